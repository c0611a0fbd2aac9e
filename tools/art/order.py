"""The ids of the tiles: a face's place in its list, for good, because maps refer to it.

New faces are appended at the end. A face no longer drawn stays listed, so that the others keep their ids.
"""

HOUSE = """
dialog sheet tooltip bubble toast rule_card clause_tag-normal clause_tag-hover card_frame-normal
card_frame-hover card_frame-selected slider_track-normal slider_track-disabled slider_fill-normal
slider_fill-disabled segment_well-normal segment_well-disabled segment_tile-normal segment_tile-disabled
segment_hover tab-normal tab-hover tab-selected tab-disabled dropdown-normal dropdown-hover dropdown-pressed
dropdown-disabled dropdown-open text_field-normal text_field-hover text_field-disabled text_field-error
list_row-normal list_row-hover list_row-pressed list_row-selected scroll_track scroll_thumb-normal
scroll_thumb-hover scroll_thumb-pressed scroll_thumb-disabled progress_track progress_fill stepper-normal
stepper-hover stepper-pressed stepper-disabled key_cap-normal key_cap-pressed button-primary-normal
button-primary-hover button-primary-pressed button-primary-disabled button-plain-normal button-plain-hover
button-plain-pressed button-plain-disabled button-good-normal button-good-hover button-good-pressed
button-good-disabled button-danger-normal button-danger-hover button-danger-pressed button-danger-disabled
button-night-normal button-night-hover button-night-pressed button-night-disabled plate plate-honey
plate-mint plate-lilac plate-rose pill wood wood-dark name-tag name-tag-active drawer drawer-tab-normal
drawer-tab-hover banner shadow halo knob knob-hover knob-pressed knob-disabled toggle-on toggle-on-hover
toggle-on-disabled toggle-off toggle-off-hover toggle-off-disabled check-on check-on-disabled check-off
check-off-disabled check-mixed check-mixed-disabled radio-on radio-on-disabled radio-off radio-off-disabled
round-primary-normal round-primary-hover round-primary-pressed round-primary-disabled round-plain-normal
round-plain-hover round-plain-pressed round-plain-disabled round-good-normal round-good-hover
round-good-pressed round-good-disabled round-danger-normal round-danger-hover round-danger-pressed
round-danger-disabled round-night-normal round-night-hover round-night-pressed round-night-disabled
tooltip-arrow bubble-tail grip glow mouse-left mouse-right mouse-wheel mouse-drag icon-bowl icon-coin
icon-fish icon-bone icon-vase icon-paw icon-crown icon-undo icon-hint icon-rules icon-settings icon-speaker
icon-replay icon-pause icon-play icon-menu icon-door icon-leaf icon-drop icon-heart icon-search icon-check
icon-cross icon-check-light icon-cross-light icon-plus icon-minus icon-back icon-dice icon-copy icon-trash
icon-pencil icon-info icon-warning icon-save icon-person icon-bot icon-clock icon-music icon-globe
icon-full-screen icon-shapes icon-speed icon-lock icon-eye icon-eye-closed icon-step icon-step-back
icon-last icon-first icon-star icon-flag icon-branch icon-link icon-mute icon-redo icon-forward
icon-arrow-left icon-arrow-right icon-arrow-up icon-arrow-down icon-fold icon-unfold icon-stats icon-share
icon-log icon-zoom icon-seat-swap icon-mail icon-curtain icon-tap icon-stop avatar-clementine avatar-mochi
avatar-biscuit avatar-sardine avatar-domino avatar-praline avatar-noisette avatar-figue avatar-plume
avatar-brume avatar-caramel avatar-rosie ring0 ring1 ring2 ring3 ring4 ring5 seat0 seat1 seat2 seat3 seat4
seat5 bot-kitten bot-cat bot-tiger cat-loaf-ginger cat-loaf-grey cat-curled-calico cat-curled-black
cat-peek-calico cat-peek-ginger lesson-cat sit-clementine sit-mochi sit-biscuit sit-sardine sit-domino
sit-praline sit-noisette sit-figue sit-plume sit-brume sit-caramel sit-rosie stroll0 stroll1 stroll2 stroll3
stroll4 stroll5 thinking0 thinking1 thinking2 thinking3 thinking4 thinking5 thinking6 thinking7 mug yarn
room curtain book podium medal1 medal2 medal3 confetti-curl1 confetti-curl2 confetti-disc1 confetti-disc2
confetti-paw1 confetti-paw2 confetti-fish1 confetti-fish2 confetti-star1 confetti-star2 confetti-leaf1
confetti-leaf2 confetti-heart1 confetti-heart2 confetti-strip1 confetti-strip2 app-icon title-room box-meow
box-meowtopia box-minicity box-neko box-isle box-closed box-glow cat-on-box-1 cat-on-box-2 logo-head
toast-good toast-warn toast-save icon-credits app-icon-small box-plain explain explain-arrow
worth-plain worth-good worth-bad title-wall title-dusk
icon-box icon-hand icon-deal icon-shuffle icon-look-through icon-split icon-flip icon-spread icon-sort icon-turn-cat
icon-whistle icon-roll icon-friends icon-calendar icon-broken icon-pin free-chest free-lid
unseen icon-hold referee-watches referee-nods referee-speaks referee-lost mark-whistle icon-position icon-aside
icon-take-up
"""

MEOW = """
green1 green2 green3 green4 green5 green6 green7 green8 green9 green10 green11 green12 green13 green14
green15 green16 green17 green18 blue1 blue2 blue3 blue4 blue5 blue6 blue7 blue8 blue9 blue10 blue11 blue12
blue13 blue14 blue15 blue16 blue17 blue18 pink1 pink2 pink3 pink4 pink5 pink6 pink7 pink8 pink9 pink10
pink11 pink12 pink13 pink14 pink15 pink16 pink17 pink18 card-back bowl bone fish vase token-back first
mini-bowl mini-bone mini-fish mini-vase well crown slot slot-active tray mat kitchen mug-blue emblem-green
emblem-blue emblem-pink stake score deck
"""

ISLE_CELLS = """
cell-1 cell-2 cell-3 cell-4 cell-5 cell-6 cell-7 cell-1-rat cell-2-rat cell-3-rat cell-4-rat cell-5-rat
cell-6-rat cell-1-blue cell-1-green cell-1-red cell-1-purple cell-2-blue cell-2-green cell-2-purple
cell-2-orange cell-4-blue cell-4-red cell-4-purple cell-4-orange cell-5-blue cell-5-green cell-5-red
cell-5-orange cell-6-green cell-6-red cell-6-purple cell-6-orange
"""

ISLE = """
t5-blue t5-blue@1 t5-blue@2 t5-blue@3 t5-green t5-green@1 t5-green@2 t5-green@3 t5-red t5-red@1 t5-red@2
t5-red@3 t5-purple t5-purple@1 t5-purple@2 t5-purple@3 t5-orange t5-orange@1 t5-orange@2 t5-orange@3 w5-blue
w5-blue@1 w5-blue@2 w5-blue@3 w5-green w5-green@1 w5-green@2 w5-green@3 w5-red w5-red@1 w5-red@2 w5-red@3
w5-purple w5-purple@1 w5-purple@2 w5-purple@3 w5-orange w5-orange@1 w5-orange@2 w5-orange@3 n6-blue
n6-blue@1 n6-blue@0m n6-blue@1m n6-green n6-green@1 n6-green@0m n6-green@1m n6-red n6-red@1 n6-red@0m
n6-red@1m n6-purple n6-purple@1 n6-purple@0m n6-purple@1m n6-orange n6-orange@1 n6-orange@0m n6-orange@1m
y5-blue y5-blue@1 y5-blue@2 y5-blue@3 y5-blue@0m y5-blue@1m y5-blue@2m y5-blue@3m y5-green y5-green@1
y5-green@2 y5-green@3 y5-green@0m y5-green@1m y5-green@2m y5-green@3m y5-red y5-red@1 y5-red@2 y5-red@3
y5-red@0m y5-red@1m y5-red@2m y5-red@3m y5-purple y5-purple@1 y5-purple@2 y5-purple@3 y5-purple@0m
y5-purple@1m y5-purple@2m y5-purple@3m y5-orange y5-orange@1 y5-orange@2 y5-orange@3 y5-orange@0m
y5-orange@1m y5-orange@2m y5-orange@3m p5-blue p5-blue@1 p5-blue@2 p5-blue@3 p5-blue@0m p5-blue@1m
p5-blue@2m p5-blue@3m p5-green p5-green@1 p5-green@2 p5-green@3 p5-green@0m p5-green@1m p5-green@2m
p5-green@3m p5-red p5-red@1 p5-red@2 p5-red@3 p5-red@0m p5-red@1m p5-red@2m p5-red@3m p5-purple p5-purple@1
p5-purple@2 p5-purple@3 p5-purple@0m p5-purple@1m p5-purple@2m p5-purple@3m p5-orange p5-orange@1
p5-orange@2 p5-orange@3 p5-orange@0m p5-orange@1m p5-orange@2m p5-orange@3m f6-blue f6-blue@1 f6-blue@2
f6-blue@3 f6-blue@0m f6-blue@1m f6-blue@2m f6-blue@3m f6-green f6-green@1 f6-green@2 f6-green@3 f6-green@0m
f6-green@1m f6-green@2m f6-green@3m f6-red f6-red@1 f6-red@2 f6-red@3 f6-red@0m f6-red@1m f6-red@2m
f6-red@3m f6-purple f6-purple@1 f6-purple@2 f6-purple@3 f6-purple@0m f6-purple@1m f6-purple@2m f6-purple@3m
f6-orange f6-orange@1 f6-orange@2 f6-orange@3 f6-orange@0m f6-orange@1m f6-orange@2m f6-orange@3m lt6-blue
lt6-blue@1 lt6-blue@2 lt6-blue@3 lt6-blue@0m lt6-blue@1m lt6-blue@2m lt6-blue@3m lt6-green lt6-green@1
lt6-green@2 lt6-green@3 lt6-green@0m lt6-green@1m lt6-green@2m lt6-green@3m lt6-red lt6-red@1 lt6-red@2
lt6-red@3 lt6-red@0m lt6-red@1m lt6-red@2m lt6-red@3m lt6-purple lt6-purple@1 lt6-purple@2 lt6-purple@3
lt6-purple@0m lt6-purple@1m lt6-purple@2m lt6-purple@3m lt6-orange lt6-orange@1 lt6-orange@2 lt6-orange@3
lt6-orange@0m lt6-orange@1m lt6-orange@2m lt6-orange@3m v5-blue v5-blue@1 v5-blue@2 v5-blue@3 v5-green
v5-green@1 v5-green@2 v5-green@3 v5-red v5-red@1 v5-red@2 v5-red@3 v5-purple v5-purple@1 v5-purple@2
v5-purple@3 v5-orange v5-orange@1 v5-orange@2 v5-orange@3 l5-blue l5-blue@1 l5-blue@2 l5-blue@3 l5-blue@0m
l5-blue@1m l5-blue@2m l5-blue@3m l5-green l5-green@1 l5-green@2 l5-green@3 l5-green@0m l5-green@1m
l5-green@2m l5-green@3m l5-red l5-red@1 l5-red@2 l5-red@3 l5-red@0m l5-red@1m l5-red@2m l5-red@3m l5-purple
l5-purple@1 l5-purple@2 l5-purple@3 l5-purple@0m l5-purple@1m l5-purple@2m l5-purple@3m l5-orange
l5-orange@1 l5-orange@2 l5-orange@3 l5-orange@0m l5-orange@1m l5-orange@2m l5-orange@3m u5-blue u5-blue@1
u5-blue@2 u5-blue@3 u5-green u5-green@1 u5-green@2 u5-green@3 u5-red u5-red@1 u5-red@2 u5-red@3 u5-purple
u5-purple@1 u5-purple@2 u5-purple@3 u5-orange u5-orange@1 u5-orange@2 u5-orange@3 z6-blue z6-blue@1
z6-blue@2 z6-blue@3 z6-blue@0m z6-blue@1m z6-blue@2m z6-blue@3m z6-green z6-green@1 z6-green@2 z6-green@3
z6-green@0m z6-green@1m z6-green@2m z6-green@3m z6-red z6-red@1 z6-red@2 z6-red@3 z6-red@0m z6-red@1m
z6-red@2m z6-red@3m z6-purple z6-purple@1 z6-purple@2 z6-purple@3 z6-purple@0m z6-purple@1m z6-purple@2m
z6-purple@3m z6-orange z6-orange@1 z6-orange@2 z6-orange@3 z6-orange@0m z6-orange@1m z6-orange@2m
z6-orange@3m s6-blue s6-blue@1 s6-blue@2 s6-blue@3 s6-blue@0m s6-blue@1m s6-blue@2m s6-blue@3m s6-green
s6-green@1 s6-green@2 s6-green@3 s6-green@0m s6-green@1m s6-green@2m s6-green@3m s6-red s6-red@1 s6-red@2
s6-red@3 s6-red@0m s6-red@1m s6-red@2m s6-red@3m s6-purple s6-purple@1 s6-purple@2 s6-purple@3 s6-purple@0m
s6-purple@1m s6-purple@2m s6-purple@3m s6-orange s6-orange@1 s6-orange@2 s6-orange@3 s6-orange@0m
s6-orange@1m s6-orange@2m s6-orange@3m x5-blue x5-green x5-red x5-purple x5-orange n5-blue n5-blue@1
n5-blue@2 n5-blue@3 n5-blue@0m n5-blue@1m n5-blue@2m n5-blue@3m n5-green n5-green@1 n5-green@2 n5-green@3
n5-green@0m n5-green@1m n5-green@2m n5-green@3m n5-red n5-red@1 n5-red@2 n5-red@3 n5-red@0m n5-red@1m
n5-red@2m n5-red@3m n5-purple n5-purple@1 n5-purple@2 n5-purple@3 n5-purple@0m n5-purple@1m n5-purple@2m
n5-purple@3m n5-orange n5-orange@1 n5-orange@2 n5-orange@3 n5-orange@0m n5-orange@1m n5-orange@2m
n5-orange@3m s4-blue s4-blue@1 s4-blue@0m s4-blue@1m s4-green s4-green@1 s4-green@0m s4-green@1m s4-red
s4-red@1 s4-red@0m s4-red@1m s4-purple s4-purple@1 s4-purple@0m s4-purple@1m s4-orange s4-orange@1
s4-orange@0m s4-orange@1m i5-blue i5-blue@1 i5-green i5-green@1 i5-red i5-red@1 i5-purple i5-purple@1
i5-orange i5-orange@1 c6-blue c6-blue@1 c6-blue@2 c6-blue@3 c6-green c6-green@1 c6-green@2 c6-green@3 c6-red
c6-red@1 c6-red@2 c6-red@3 c6-purple c6-purple@1 c6-purple@2 c6-purple@3 c6-orange c6-orange@1 c6-orange@2
c6-orange@3 common1 common2 common2@1 common3l common3l@1 common3l@2 common3l@3 common3i common3i@1 rare-i
rare-i@1 rare-o rare-t rare-t@1 rare-t@2 rare-t@3 rare-l rare-l@1 rare-l@2 rare-l@3 rare-l@0m rare-l@1m
rare-l@2m rare-l@3m rare-s rare-s@1 rare-s@0m rare-s@1m hull-blue hull-green hull-red hull-purple walls rat
map-blue map-green map-red map-purple map-orange sea shore island stone1 stone2 stone3 stone4 days day vesh
figure0 figure1 figure2 figure3 figure4 figure5 treasury card-tray bag-plank bag card151 card152 card153
card154 card155 card156 card157 card158 card159 card160 card161 card162 card163 card164 card165 card166
card167 card168 card-back emblem-blue emblem-green emblem-red emblem-purple emblem-orange icon-isle
icon-rat icon-room icon-rotate icon-mirror rats rooms families cards gain passed have have-back
coat0 coat1 coat2 coat3 coat4 coat5 plank sack
"""

MEOWTOPIA = """
marmalade1 marmalade1@1 marmalade1@2 marmalade2 marmalade2@1 marmalade2@2 marmalade3 marmalade3@1
marmalade3@2 marmalade4 marmalade4@1 marmalade4@2 marmalade5 marmalade5@1 marmalade5@2 marmalade6
marmalade6@1 marmalade6@2 pearl1 pearl1@1 pearl1@2 pearl2 pearl2@1 pearl2@2 pearl3 pearl3@1 pearl3@2 pearl4
pearl4@1 pearl4@2 pearl5 pearl5@1 pearl5@2 pearl6 pearl6@1 pearl6@2 soot1 soot1@1 soot1@2 soot2 soot2@1
soot2@2 soot3 soot3@1 soot3@2 soot4 soot4@1 soot4@2 soot5 soot5@1 soot5@2 soot6 soot6@1 soot6@2 chestnut1
chestnut1@1 chestnut1@2 chestnut2 chestnut2@1 chestnut2@2 chestnut3 chestnut3@1 chestnut3@2 chestnut4
chestnut4@1 chestnut4@2 chestnut5 chestnut5@1 chestnut5@2 chestnut6 chestnut6@1 chestnut6@2 badge-marmalade
badge-pearl badge-soot badge-chestnut tile-food tile-food@1 tile-irrigation tile-irrigation@1 tile-gold
tile-gold@1 tile-recruit tile-recruit@1 tile-fields tile-fields@1 tile-food-irrigation
tile-food-irrigation@1 tile-food-gold tile-food-gold@1 tile-food-recruit tile-food-recruit@1
tile-food-fields tile-food-fields@1 tile-irrigation-gold tile-irrigation-gold@1 tile-irrigation-recruit
tile-irrigation-recruit@1 tile-irrigation-fields tile-irrigation-fields@1 tile-gold-recruit
tile-gold-recruit@1 tile-gold-fields tile-gold-fields@1 tile-recruit-fields tile-recruit-fields@1 mark-food
mark-irrigation mark-gold mark-recruit mark-fields carrot carrot@1 cabbage cabbage@1 wheat wheat@1
strawberry strawberry@1 pumpkin pumpkin@1 stick slot1 slot2 stick@1 slot1@1 slot2@1 slot-field drop fields
sticks food ware-food coin ware-coin ware-none malus bonus phase-morning icon-morning phase-day icon-day
phase-evening icon-evening first active played cannot last-round mayor round sent score gain price need
yield supper short meadow plot sign reserve strip bed pawn0 pawn1 pawn2 pawn3 pawn4 pawn5 stone stone-fifth
icon-meowtopia icon-kittens icon-sticks icon-food icon-malus icon-sold_food icon-sold_coins
mini-carrot mini-cabbage mini-wheat mini-strawberry mini-pumpkin mini-stick mini-carrot@1 mini-cabbage@1
mini-wheat@1 mini-strawberry@1 mini-pumpkin@1 mini-stick@1
"""

MINICITY = """
hill nest larder dusk lit1 lit2 lit3 lit4 lit5 lit6 lit7 lit8 lit9 lit10 lit11 lit12 lit13 lit14 lit15 lit16
lit17 lit18 lit19 lit20 lit21 lit22 lit23 lit24 lit25 lit26 lit27 lit28 lit29 lit30 lit31 lit32 lit33 lit34
lit35 lit36 lit37 lit38 lit39 lit40 lit41 lit42 lit43 lit44 lit45 lit46 lit47 lit48 lit49 closed burrow
crate slot track strips shop food-yellow food-orange food-blue food-green food-pink food-back ant-yellow
as-yellow ant-blue as-blue ant-red as-red ant-grey as-grey ant-violet as-violet icon-minicity card-yellow
laid-card-yellow card-blue laid-card-blue card-red laid-card-red card-grey laid-card-grey card-violet
laid-card-violet card-back laid-card-back mini-card-back open run-yellow run-blue run-red run-grey
run-violet run-river reach stretch step here target take-yellow take-orange take-blue take-green take-pink
heart cube left count pip pip-full buy-beetle beetle buy-ladybird ladybird spent-ladybird buy-bumblebee
bumblebee spent-bumblebee buy-snail snail buy-orange-caterpillar orange-caterpillar buy-grasshopper
grasshopper buy-centipede centipede spent-centipede buy-exotic-caterpillar exotic-caterpillar
buy-stick-insect stick-insect spent-stick-insect buy-dragonfly dragonfly spent-dragonfly den roads
"""

NEKO = """
straight straight@1 straight@2 straight@3 straight@4 straight@5 soft-left soft-left@1 soft-left@2
soft-left@3 soft-left@4 soft-left@5 soft-right soft-right@1 soft-right@2 soft-right@3 soft-right@4
soft-right@5 hard-left hard-left@1 hard-left@2 hard-left@3 hard-left@4 hard-left@5 hard-right hard-right@1
hard-right@2 hard-right@3 hard-right@4 hard-right@5 tile-back mini-straight mini-straight@1 mini-straight@2
mini-straight@3 mini-straight@4 mini-straight@5 mini-soft-left mini-soft-left@1 mini-soft-left@2
mini-soft-left@3 mini-soft-left@4 mini-soft-left@5 mini-soft-right mini-soft-right@1 mini-soft-right@2
mini-soft-right@3 mini-soft-right@4 mini-soft-right@5 mini-hard-left mini-hard-left@1 mini-hard-left@2
mini-hard-left@3 mini-hard-left@4 mini-hard-left@5 mini-hard-right mini-hard-right@1 mini-hard-right@2
mini-hard-right@3 mini-hard-right@4 mini-hard-right@5 mini-tile-back slot next beyond picked unknown falling
wall hex-halo eye0 eye1 eye2 eye3 eye4 rat ox tiger rabbit dragon snake horse sheep monkey rooster dog boar
cat head-rat die-rat head-ox die-ox head-tiger die-tiger head-rabbit die-rabbit head-dragon die-dragon
head-snake die-snake head-horse die-horse head-sheep die-sheep head-monkey die-monkey head-rooster
die-rooster head-dog die-dog head-boar die-boar head-cat pawn0 pawn1 pawn2 pawn3 pawn4 koban first done now
balance bead floor left right beam beam-small stand bead-cat bead-fright bead-good bead-bad washi road
pointers torii board grid grid-small board-small tray plaque plaque-top plaque-here badge stairs-right
stairs-left icon-neko icon-floors dust icon-top icon-build icon-discard icon-look eye5 pawn5
"""

TOYBOX = """
toy-paw1 toy-paw2 toy-paw3 toy-paw4 toy-paw5 toy-paw6 toy-paw7 toy-paw8 toy-paw9 toy-paw10 toy-paw11
toy-paw12 toy-paw13 toy-fish1 toy-fish2 toy-fish3 toy-fish4 toy-fish5 toy-fish6 toy-fish7 toy-fish8
toy-fish9 toy-fish10 toy-fish11 toy-fish12 toy-fish13 toy-yarn1 toy-yarn2 toy-yarn3 toy-yarn4 toy-yarn5
toy-yarn6 toy-yarn7 toy-yarn8 toy-yarn9 toy-yarn10 toy-yarn11 toy-yarn12 toy-yarn13 toy-bell1 toy-bell2
toy-bell3 toy-bell4 toy-bell5 toy-bell6 toy-bell7 toy-bell8 toy-bell9 toy-bell10 toy-bell11 toy-bell12
toy-bell13 toy-joker1 toy-joker2 toy-back toy-d4 toy-d8 toy-d10 toy-d12 toy-d20 toy-d6-1 toy-d6-2 toy-d6-3
toy-d6-4 toy-d6-5 toy-d6-6 toy-d6-red-1 toy-d6-red-2 toy-d6-red-3 toy-d6-red-4 toy-d6-red-5 toy-d6-red-6
toy-d6-blue-1 toy-d6-blue-2 toy-d6-blue-3 toy-d6-blue-4 toy-d6-blue-5 toy-d6-blue-6 toy-white-king
toy-white-queen toy-white-rook toy-white-bishop toy-white-knight toy-white-pawn toy-black-king
toy-black-queen toy-black-rook toy-black-bishop toy-black-knight toy-black-pawn toy-man-white
toy-crowned-white toy-man-black toy-crowned-black toy-stone-white toy-stone-black toy-domino-0-0
toy-domino-0-0@1 toy-domino-0-0@2 toy-domino-0-0@3 toy-domino-0-1 toy-domino-0-1@1 toy-domino-0-1@2
toy-domino-0-1@3 toy-domino-0-2 toy-domino-0-2@1 toy-domino-0-2@2 toy-domino-0-2@3 toy-domino-0-3
toy-domino-0-3@1 toy-domino-0-3@2 toy-domino-0-3@3 toy-domino-0-4 toy-domino-0-4@1 toy-domino-0-4@2
toy-domino-0-4@3 toy-domino-0-5 toy-domino-0-5@1 toy-domino-0-5@2 toy-domino-0-5@3 toy-domino-0-6
toy-domino-0-6@1 toy-domino-0-6@2 toy-domino-0-6@3 toy-domino-1-1 toy-domino-1-1@1 toy-domino-1-1@2
toy-domino-1-1@3 toy-domino-1-2 toy-domino-1-2@1 toy-domino-1-2@2 toy-domino-1-2@3 toy-domino-1-3
toy-domino-1-3@1 toy-domino-1-3@2 toy-domino-1-3@3 toy-domino-1-4 toy-domino-1-4@1 toy-domino-1-4@2
toy-domino-1-4@3 toy-domino-1-5 toy-domino-1-5@1 toy-domino-1-5@2 toy-domino-1-5@3 toy-domino-1-6
toy-domino-1-6@1 toy-domino-1-6@2 toy-domino-1-6@3 toy-domino-2-2 toy-domino-2-2@1 toy-domino-2-2@2
toy-domino-2-2@3 toy-domino-2-3 toy-domino-2-3@1 toy-domino-2-3@2 toy-domino-2-3@3 toy-domino-2-4
toy-domino-2-4@1 toy-domino-2-4@2 toy-domino-2-4@3 toy-domino-2-5 toy-domino-2-5@1 toy-domino-2-5@2
toy-domino-2-5@3 toy-domino-2-6 toy-domino-2-6@1 toy-domino-2-6@2 toy-domino-2-6@3 toy-domino-3-3
toy-domino-3-3@1 toy-domino-3-3@2 toy-domino-3-3@3 toy-domino-3-4 toy-domino-3-4@1 toy-domino-3-4@2
toy-domino-3-4@3 toy-domino-3-5 toy-domino-3-5@1 toy-domino-3-5@2 toy-domino-3-5@3 toy-domino-3-6
toy-domino-3-6@1 toy-domino-3-6@2 toy-domino-3-6@3 toy-domino-4-4 toy-domino-4-4@1 toy-domino-4-4@2
toy-domino-4-4@3 toy-domino-4-5 toy-domino-4-5@1 toy-domino-4-5@2 toy-domino-4-5@3 toy-domino-4-6
toy-domino-4-6@1 toy-domino-4-6@2 toy-domino-4-6@3 toy-domino-5-5 toy-domino-5-5@1 toy-domino-5-5@2
toy-domino-5-5@3 toy-domino-5-6 toy-domino-5-6@1 toy-domino-5-6@2 toy-domino-5-6@3 toy-domino-6-6
toy-domino-6-6@1 toy-domino-6-6@2 toy-domino-6-6@3 toy-domino-back toy-domino-back@1 toy-counter-honey
toy-pawn-honey toy-dial-honey toy-counter-teal toy-pawn-teal toy-dial-teal toy-counter-plum toy-pawn-plum
toy-dial-plum toy-counter-brick toy-pawn-brick toy-dial-brick toy-counter-snow toy-pawn-snow toy-dial-snow
toy-counter-sky toy-pawn-sky toy-dial-sky toy-coin-1 toy-coin-5 toy-coin-10 toy-note-yellow toy-note-green
toy-note-pink toy-turn toy-bag toy-chess-board toy-go-board toy-felt toy-planks toy-mat
"""

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
toast-good toast-warn toast-save icon-credits app-icon-small
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

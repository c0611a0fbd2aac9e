"""Neko no Tawa, clause by clause: the box, setting up, turns, first actions, the end and the options."""

import re
from collections import Counter
from random import Random

import pytest
from neko_table import (
    OPTIONS,
    ROW,
    SEEDS,
    acting,
    all_tiles,
    begun,
    drawn,
    emptied,
    follow,
    knows,
    names,
    placed,
    short,
    tower,
    using,
    walk,
    words,
)  # fmt: skip

from meowgames.rules import CHANCE, OVER, neko
from meowgames.rules.neko.state import ANIMALS, STALE
from meowgames.rules.neko.tiles import COPIES, KINDS

EVERY_SIZE = pytest.mark.parametrize("seats", neko.SEATS)


# 1 What is in the box


@pytest.mark.clause("neko", "1.1")
def test_two_to_five_play():
    assert list(neko.SEATS) == [2, 3, 4, 5]
    for seats in (0, 1, 6):
        with pytest.raises(ValueError):
            neko.start(None, seats)


@pytest.mark.clause("neko", "1.2")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_sheet_lists_the_tiles_in_use(language):
    text = (SEEDS / f"neko.{language}.md").read_text("utf-8")
    lines = text[text.index("**1.2**") : text.index("**1.3**")].splitlines()[1:4]
    found = [int(number) for line in lines for number in re.findall(r"\b(\d+) ", line)]
    assert found == list(COPIES[1:]) and sum(COPIES) == 120
    assert KINDS[1:] == ("straight", "soft-left", "soft-right", "hard-left", "hard-right")


@pytest.mark.clause("neko", "1.2", "2.2")
@EVERY_SIZE
def test_no_tile_is_ever_lost(seats):
    for state, _ in walk(seats, 1):
        assert all_tiles(state) == 120
    counts = Counter(short([tile]) for row in state.rows for tile in row if tile)
    for made in state.towers:
        counts.update(short(made.tiles))
    for pile in (state.piles.deck, state.piles.waste):
        for kind, count in enumerate(pile[1:], 1):
            counts[short([kind])] += count
    assert counts == dict(zip("slrLR", COPIES[1:]))


@pytest.mark.clause("neko", "1.3", "1.4", "10.6")
def test_thirteen_animals_twelve_on_the_die():
    assert len(set(ANIMALS)) == 12 and "cat" not in ANIMALS
    state = begun(ROW, ROW)
    rolls = {neko.chance(state, Random(seed)) for seed in range(300)}
    assert rolls == {("roll", animal) for animal in ANIMALS}
    for wrong in ("cat", "mouse"):
        with pytest.raises(ValueError):
            neko.play(state, ("roll", wrong))
    crow = using("rooster")
    assert neko.chance(crow, Random(1))[0] == "rooster"
    with pytest.raises(ValueError):
        neko.play(crow, ("rooster", "cat"))


@pytest.mark.clause("neko", "1.6")
def test_there_is_no_end_of_koban():
    state = acting("boar", kobans=[500])
    assert follow(state, "row0.0,0 look").kobans[0] == 502


@pytest.mark.clause("neko", "1.7", "2.5")
@EVERY_SIZE
def test_seat_0_has_the_token_first_and_places_first(seats):
    state = begun(*[ROW] * seats)
    assert neko.look(state, OVER)["first0"] == ("first",)
    assert neko.turn(neko.play(state, ("roll", "rat"))) == 0


# 2 Setting up


@pytest.mark.clause("neko", "2.1")
def test_the_line_is_random_and_stays():
    first = neko.start(None, 3)
    lines = {neko.chance(first, Random(seed)) for seed in range(40)}
    assert len(lines) == 40 and all(sorted(line[1:]) == sorted(ANIMALS) for line in lines)
    orders = {state.round.line for state, _ in walk(3, 2) if state.round.line}
    assert len(orders) == 1
    picture = neko.look(begun(ROW, ROW, line=ANIMALS[::-1]), OVER)
    assert [picture[f"line{place}"] for place in range(12)] == [(animal,) for animal in ANIMALS[::-1]]


@pytest.mark.clause("neko", "2.1")
@pytest.mark.parametrize("wrong", [(), ("boar", "rat"), ("rat",), ("cat",)])
def test_impossible_lines_are_refused(wrong):
    line = ANIMALS[:11] + wrong
    with pytest.raises(ValueError):
        neko.play(neko.start(None, 2), ("line", *line))


@pytest.mark.clause("neko", "2.2", "2.4")
def test_the_deck_has_no_order_and_deals_what_it_holds():
    state = neko.play(neko.start(None, 2), ("line", *ANIMALS))
    deals = [neko.chance(state, Random(seed))[1:] for seed in range(200)]
    assert all(len(deal) == 4 for deal in deals) and len(set(deals)) > 100
    seen = Counter(sum(deals, ()))
    assert all(0.7 < seen[name] / 800 * 120 / count < 1.3 for name, count in zip(KINDS[1:], COPIES[1:]))
    for wrong in ("sss", "sssss", ""):
        with pytest.raises(ValueError):
            neko.play(state, ("deal", *names(wrong)))
    with pytest.raises(ValueError):
        neko.play(state, ("deal", "straight", "straight", "straight", "round"))


@pytest.mark.clause("neko", "2.3")
@EVERY_SIZE
def test_two_koban_each(seats):
    assert begun(*[ROW] * seats).kobans == (2,) * seats


@pytest.mark.clause("neko", "2.4")
def test_of_four_tiles_the_ends_are_seen():
    state = begun("slLr", "RRrs", "ssss")
    assert [knows(state, seat, seat) for seat in range(3)] == ["s??r", "R??s", "s??s"]
    pairs = [(seat, other) for seat in range(3) for other in range(3) if seat != other]
    assert all(knows(state, seat, other) == "????" for seat, other in pairs)


@pytest.mark.clause("neko", "2.4", "3.1")
def test_setting_up_goes_in_order():
    start = neko.start(None, 2)
    line = neko.play(start, ("line", *ANIMALS))
    one = neko.play(line, ("deal", *names(ROW)))
    two = neko.play(one, ("deal", *names(ROW)))
    outcomes = [("line", *ANIMALS), ("deal", *names(ROW)), ("roll", "rat")]
    outcomes += [("refill", "straight"), ("rooster", "rat"), ("shuffle",), ()]
    for state, right in ((start, 0), (line, 1), (one, 1), (two, 2)):
        assert neko.turn(state) == CHANCE and neko.moves(state) == []
        for number, outcome in enumerate(outcomes):
            if number != right:
                with pytest.raises(ValueError):
                    neko.play(state, outcome)


# 3 A turn


@pytest.mark.clause("neko", "3.1")
def test_the_cat_lies_on_the_animal_rolled():
    state = neko.play(begun(ROW, ROW), ("roll", "tiger"))
    assert neko.look(state, OVER)["line2"] == ("tiger", "cat")
    assert neko.look(state, OVER)["die"] == ("die-tiger",)
    state = follow(state, "ox", "rat", "row1.0,0 look", "row0.0,0 look", "skip")
    assert neko.turn(state) == CHANCE
    again, moved = neko.play(state, ("roll", "tiger")), neko.play(state, ("roll", "boar"))
    assert neko.look(again, OVER)["line2"] == ("tiger", "cat")
    assert neko.look(moved, OVER)["line2"] == ("tiger",)
    assert neko.look(moved, OVER)["line11"] == ("boar", "cat")


@pytest.mark.clause("neko", "3.2", "3.3")
@EVERY_SIZE
def test_twelve_spaces_one_pawn_each_the_cat_instead_of_the_covered(seats):
    state = neko.play(begun(*[ROW] * seats), ("roll", "tiger"))
    free = [animal for animal in ANIMALS if animal != "tiger"] + ["cat"]
    for seat in range(seats):
        assert neko.turn(state) == seat and words(state) == set(free)
        state = follow(state, free.pop())
    assert neko.look(state, OVER)["stand2"] == ("pawn0",)


@pytest.mark.clause("neko", "3.3", "10.5")
def test_pawns_are_placed_clockwise_from_the_first_player():
    state = begun(ROW, ROW, ROW)
    state = neko.play(state._replace(round=state.round._replace(first=1)), ("roll", "rat"))
    order = []
    for animal in ("boar", "dog", "cat"):
        order.append(neko.turn(state))
        state = follow(state, animal)
    assert order == [1, 2, 0] and neko.turn(state) == 0  # the cat lies on the rat, the first in line


@pytest.mark.clause("neko", "3.4")
@pytest.mark.parametrize("animal", ["monkey", "ox", "snake", "sheep"])
def test_without_a_koban_a_dear_animal_gives_nothing(animal):
    poor = acting(animal, kobans=[0], towers=[tower("ss")])
    assert neko.turn(follow(poor, "row0.0,0 look")) == 1
    assert neko.turn(follow(acting(animal, kobans=[1], towers=[tower("ss")]), "row0.0,0 look")) == 0


@pytest.mark.clause("neko", "3.4")
@pytest.mark.parametrize("animal", ["tiger", "snake", "dog"])
def test_an_animal_that_finds_nothing_gives_nothing(animal):
    assert neko.turn(using(animal)) == 1
    one = [tower("s")]
    assert neko.turn(using(animal, towers=one, waste="s")) == (1 if animal == "snake" else 0)


@pytest.mark.clause("neko", "3.5", "2.1")
@EVERY_SIZE
def test_the_line_gives_the_order_of_play(seats):
    rng = Random(seats)
    for _ in range(10):
        line = rng.sample(ANIMALS, 12)
        chosen = rng.sample([animal for animal in line if animal not in ("rooster", "dragon")], seats)
        state = placed(begun(*[ROW] * seats, line=line), *chosen, cat="rooster")
        order = []
        while neko.turn(state) != CHANCE:
            if state.stage == "act":
                order.append(neko.turn(state))
                state = follow(state, f"row{order[-1]}.0,0 look")
            else:
                state = follow(state, "skip")
        assert order == sorted(range(seats), key=lambda seat: line.index(chosen[seat]))


@pytest.mark.clause("neko", "3.6")
def test_first_the_action_then_the_refill_then_the_animal_then_the_pawn_goes_home():
    state = acting("sheep")
    assert state.stage == "act" and neko.look(state, OVER)["stand0"] == ("pawn0",)
    state = follow(state, "row0.1,0 discard")
    assert (neko.turn(state), state.stage) == (CHANCE, "refill")
    state = neko.play(state, ("refill", "straight"))
    assert (neko.turn(state), state.stage, state.power) == (0, "power", "sheep")
    assert "home0" not in neko.look(state, OVER)
    state = follow(state, "skip")
    assert (neko.turn(state), state.stage) == (1, "act")
    assert neko.look(state, OVER)["home0"] == ("pawn0",) and "stand0" not in neko.look(state, OVER)


@pytest.mark.clause("neko", "3.7")
def test_a_new_turn_begins_and_the_token_stays():
    state = follow(placed(begun(ROW, ROW), "boar", "rat", cat="tiger"), "row1.0,0 look", "row0.0,0 look")
    assert (neko.turn(state), state.stage, state.round.number, state.round.first) == (CHANCE, "roll", 2, 0)
    assert state.pawns == (-1, -1) and neko.turn(neko.play(state, ("roll", "rat"))) == 0


# 4 The first action


@pytest.mark.clause("neko", "4.1")
def test_one_of_three_things_with_one_tile():
    state = acting("boar")
    deeds = ("build", "discard", "look")
    assert words(state) == {f"row0.{slot},0 {deed}" for slot in range(4) for deed in deeds}
    assert follow(state, "row0.1,0 build").kobans[0] == 1
    sold = follow(state, "row0.1,0 discard")
    assert sold.kobans[0] == 3 and sold.stage == "refill"
    seen = follow(state, "row0.1,0 look")
    assert seen.kobans[0] == 2 + 2 and knows(seen, 0, 0) == "sL?s"  # the boar's two are in already


@pytest.mark.clause("neko", "4.1")
def test_the_fee_goes_to_the_bank():
    state = follow(acting("boar", towers=[tower("s")], cat="sheep"), "row0.0,0 build")
    assert (state.kobans, state.hoard) == ((1, 2), 0)


@pytest.mark.clause("neko", "4.2")
def test_without_a_koban_nothing_is_built():
    state = acting("boar", kobans=[0])
    assert {text.split()[1] for text in words(state)} == {"discard", "look"}
    assert neko.why_not(state, ("row0.0,0", "build")) == "4.2"


@pytest.mark.clause("neko", "4.3")
def test_unseen_tiles_may_be_built_or_discarded_and_are_seen_by_all():
    state = acting("boar", "sRLs", ROW, towers=[tower("LR")])
    assert knows(state, 0, 0) == "s??s"
    lost = follow(state, "row0.1,0 build")  # into a wall
    assert lost.kobans[0] == 1 and short(lost.towers[0].tiles) == "LR"
    assert neko.look(lost, 1)["waste-hard-right"] == ("hard-right",)
    sold = follow(state, "row0.2,0 discard")
    assert neko.look(sold, OVER)["waste-hard-left"] == ("hard-left",)
    laid = follow(acting("boar", "sRLs", ROW, towers=[tower("s")]), "row0.2,0 build")
    assert neko.look(laid, 1)["tower0.1,-1"] == ("hard-left",)


@pytest.mark.clause("neko", "4.4")
def test_discarded_tiles_lie_open():
    state = acting("boar", waste="ssLr")
    for seat in (0, 1, OVER):
        picture = neko.look(state, seat)
        assert picture["waste-straight"] == ("straight", "straight")
        assert picture["waste-hard-left"] == ("hard-left",) and "waste-soft-left" not in picture


@pytest.mark.clause("neko", "4.5", "4.6")
def test_an_emptied_row_has_no_first_action():
    state = placed(emptied(begun(ROW, ROW), 0), "boar", "rat", cat="dog")
    assert neko.turn(state) == 1
    state = follow(state, "row1.0,0 look")
    assert (neko.turn(state), state.stage, state.actor) == (CHANCE, "refill", 0)
    state = neko.play(state, ("refill", *names("slrs")))
    assert state.kobans[0] == 4 and short(state.rows[0]) == "slrs" and knows(state, 0, 0) == "????"


@pytest.mark.clause("neko", "4.6")
def test_empty_slots_are_filled_from_the_left_unseen():
    state = begun("slLr", ROW)
    row = state.rows[0]
    state = state._replace(rows=((row[0], 0, row[2], 0), state.rows[1]))
    state = follow(placed(state, "rat", "ox", cat="dog"), "row0.2,0 discard")
    with pytest.raises(ValueError):
        neko.play(state, ("refill", *names("RR")))
    state = neko.play(state, ("refill", *names("RrL")))
    assert short(state.rows[0]) == "sRrL" and knows(state, 0, 0) == "s???"


@pytest.mark.clause("neko", "4.7")
def test_a_row_stays_short_after_the_animal():
    state = follow(using("sheep", towers=[tower("s")]), "row0.0,0")
    assert short(state.rows[0]) == ".LRs" and neko.turn(state) == 1
    state = drawn(follow(state, "row1.0,0 look"), Random(1))
    while state.stage != "pawn":
        state = drawn(neko.play(state, neko.moves(state)[-1]), Random(1))
    assert state.round.number == 2 and short(state.rows[0]) == ".LRs"
    assert neko.why_not(state._replace(stage="act", turn=0, actor=0), ("row0.0,0",)) == "4.7"


@pytest.mark.clause("neko", "4.8")
def test_more_than_four_tiles_are_kept():
    state = follow(using("dog", waste="lR"), "waste-soft-left")
    assert short(state.rows[0]) == "sLRsl"
    state = state._replace(turn=0, stage="act", actor=0, power="")
    assert follow(state, "row0.0,0 look").stage != "refill"
    after = follow(state, "row0.1,0 discard")
    assert short(after.rows[0]) == "s.Rsl" and after.stage != "refill"
    assert short(follow(state, "row0.4,0 discard").rows[0]) == "sLRs"


@pytest.mark.clause("neko", "4.9")
def test_the_discard_pile_becomes_the_new_deck():
    state = acting("boar", "slLr", ROW, waste="RRR")
    state = state._replace(piles=state.piles._replace(deck=(0, 1, 0, 0, 0, 0)))
    state = emptied(state, 0, 3)
    state = follow(state, "row0.0,0 discard")
    assert neko.chance(state, Random(1)) == ("refill", "straight")  # what is left, although two are missing
    state = neko.play(state, ("refill", "straight"))
    assert (neko.turn(state), state.stage) == (CHANCE, "refill")
    assert state.piles.deck == (0, 1, 0, 0, 0, 3) and not any(state.piles.waste)
    state = neko.play(state, ("refill", "hard-right"))
    assert short(state.rows[0]) == "slLR" and state.piles.deck == (0, 1, 0, 0, 0, 2)


@pytest.mark.clause("neko", "4.10")
def test_a_known_tile_may_be_looked_at():
    state = acting("boar")
    assert knows(follow(state, "row0.0,0 look"), 0, 0) == knows(state, 0, 0)


# 8 The end


def eighth(animal: str = "boar", **wishes):
    """Seat 0 needs one tile to win, and has it."""
    return acting(animal, "slLr", ROW, towers=[tower("lrlrlrl")], **wishes)


@pytest.mark.clause("neko", "8.1")
def test_the_eighth_floor_wins_at_once():
    state = follow(eighth(), "row0.0,0 build")
    assert neko.turn(state) == OVER and neko.moves(state) == []
    assert not any(spot.startswith("next") for spot in neko.look(state, OVER))
    assert neko.score(state) == (8, 0) and neko.rank(state) == (1, 2)
    assert neko.tally(state) == {"floors": (8, 0)} and neko.clause(state) == "8.1"


@pytest.mark.clause("neko", "8.1")
def test_any_means_will_do():
    assert neko.turn(follow(eighth("sheep"), "row0.0,0 look", "row0.0,0")) == OVER
    assert neko.turn(follow(eighth("ox"), "row0.0,0 look", "row1.0,0")) == OVER
    low = tower("lrlrsllr")
    snake = using("snake", towers=[low])
    heights = {}
    for move in neko.moves(snake)[:-1]:
        after = neko.play(snake, move)
        heights[move] = after.towers[0].height
        assert (neko.turn(after) == OVER) == (heights[move] >= 8)
    assert max(heights.values()) >= 8 > low.height  # the snake lifts a tile from floor 7 to floor 8


@pytest.mark.clause("neko", "8.2")
def test_no_tile_left_ends_the_game():
    state = acting("boar", "slLr", ROW, towers=[tower("ss"), tower("lrl")])
    state = state._replace(piles=state.piles._replace(deck=(0,) * 6))
    sold = follow(state, "row0.0,0 discard")
    assert sold.stage == "refill" and sold.piles.deck == (0, 1, 0, 0, 0, 0)  # the tile comes straight back
    built = follow(state, "row0.0,0 build")
    assert neko.turn(built) == OVER and neko.rank(built) == (1, 1) and neko.clause(built) == "8.2"
    assert neko.score(built) == (3, 3)
    assert neko.turn(follow(state, "row0.0,0 look")) == 1  # nothing has to be drawn


@pytest.mark.clause("neko", "8.2", "8.3")
@pytest.mark.parametrize(
    "towers, places",
    [
        (["sss", "ss", "ss"], (1, 2, 2)),
        (["sss", "lrl", "s"], (1, 1, 3)),
        (["ssss", "lrlr", "rlr"], (2, 1, 3)),  # as tall, but half a tile hangs out
        (["lrl", "rLrs", "lrs"], (2, 1, 2)),  # as tall and stable, but one tile more
        (["", "", ""], (1, 1, 1)),
    ],
)
def test_the_tallest_then_the_most_stable_then_the_larger_tower(towers, places):
    state = begun(ROW, ROW, ROW)._replace(turn=OVER, stage="over", towers=tuple(map(tower, towers)))
    assert neko.rank(state) == places


@pytest.mark.clause("neko", "8.3")
def test_stability_is_the_difference_of_the_sides():
    wide, slim, straight = tower("ssssLssss"), tower("sssss"), tower("lrlrl")
    assert wide.height == slim.height == straight.height == 5
    assert [abs(made.lean) for made in (wide, slim, straight)] == [1, 3, 0]  # half tiles; wide has most tiles
    state = begun(ROW, ROW, ROW)._replace(turn=OVER, towers=(wide, slim, straight))
    assert neko.rank(state) == (2, 3, 1)


@pytest.mark.clause("neko", "8.4")
def test_one_tower_changes_at_a_time():
    for state, move in walk(4, 3):
        if move:
            after = neko.play(state, move)
            assert sum(old != new for old, new in zip(state.towers, after.towers)) <= 1
    assert sum(height >= 8 for height in neko.score(state)) <= 1


def idle(state, turns: int):
    """The table after so many whole turns in which nobody builds."""
    while turns and neko.turn(state) != OVER:
        if neko.turn(state) == CHANCE:
            state = neko.play(state, ("roll", "rat"))
        else:
            number = state.round.number
            wanted = ("boar", "cat") if state.stage == "pawn" else neko.moves(state)
            state = neko.play(state, next(m for m in neko.moves(state) if m[0] in wanted or m[-1] == "look"))
            turns -= state.round.number > number or neko.turn(state) == OVER
    return state


@pytest.mark.clause("neko", "8.5")
def test_thirty_turns_without_a_new_height_end_the_game():
    assert STALE == 30
    state = begun(ROW, ROW)._replace(towers=(tower("ss"), tower("s")))
    state = idle(state, 29)
    assert (state.round.number, neko.turn(state)) == (30, CHANCE)
    state = idle(state, 1)
    assert neko.turn(state) == OVER and neko.rank(state) == (1, 2) and neko.clause(state) == "8.2"


@pytest.mark.clause("neko", "8.5")
def test_a_new_greatest_height_starts_the_count_again():
    state = begun("ssss", ROW)
    state = state._replace(round=state.round._replace(still=29, record=2), towers=(tower("ss"), tower("s")))
    built = follow(placed(state, "boar", "cat", cat="rat"), "row1.0,0 build")
    assert built.round.record == 2 and built.round.still == 29  # a second floor is nothing new
    state = placed(state, "cat", "boar", cat="rat")
    state = drawn(follow(state, "row0.0,0 build"), Random(1))
    assert (state.round.record, state.round.still) == (3, -1)
    state = follow(state, "row1.0,0 look")
    assert (neko.turn(state), state.round.still, state.round.number) == (CHANCE, 0, 2)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@EVERY_SIZE
def test_every_game_ends(seats, options):
    plies = []
    for seed in range(3):
        count = sum(1 for _ in walk(seats, seed, **options))
        tame = sum(1 for _ in walk(seats, seed, wild=False, **options))
        plies += [count, tame]
    assert max(plies) < 8 * STALE * (1 + 14 * seats)


# 9 Table options


@pytest.mark.clause("neko", "9.1", "9.2", "9.3")
def test_options_and_their_defaults():
    assert neko.OPTIONS == {"sabotage": (False, True), "memory": (False, True), "expert": (False, True)}
    plain = neko.start(None, 3)
    assert plain == neko.start(None, 3, sabotage=False, memory=False, expert=False)
    for name in neko.OPTIONS:
        assert neko.start(None, 3, **{name: True}) != plain
    for wrong in ({"expert": "very"}, {"zone": 2}, {"memory": None}):
        with pytest.raises(ValueError):
            neko.start(None, 3, **wrong)


@pytest.mark.clause("neko", "9.1")
def test_sabotage_builds_on_the_owners_tower():
    state = using("ox", "ssss", "lsss", towers=[tower("s"), tower("sl")], sabotage=True)
    after = follow(state, "row1.0,0")
    assert [short(made.tiles) for made in after.towers] == ["s", "sll"]
    assert (after.kobans, after.hoard, short(after.rows[1])) == ((1, 2), 1, ".sss")
    own = follow(using("sheep", "lsss", ROW, towers=[tower("s")], sabotage=True), "row0.0,0")
    assert short(own.towers[0].tiles) == "sl"


@pytest.mark.clause("neko", "9.1")
def test_sabotage_chooses_the_entry_and_may_make_its_owner_win():
    state = follow(using("ox", "ssss", "rsss", sabotage=True), "row1.0,0")
    assert neko.turn(state) == 0 and words(state) == {"ne", "nw"}
    state = follow(state, "nw")
    assert state.towers[1].first == 2 and not state.towers[0].tiles and neko.turn(state) == 1
    win = using("ox", "ssss", "ssss", towers=[tower("s"), tower("lrlrlrl")], sabotage=True)
    win = follow(win, "row1.0,0")
    assert neko.turn(win) == OVER and neko.rank(win) == (2, 1)


# 10 Questions and answers


@pytest.mark.clause("neko", "10.1", "10.2")
def test_a_collapse_on_purpose_is_allowed_and_costs_only_its_koban():
    state = acting("boar", "sLLs", ROW, towers=[tower("sssss")])
    assert ("row0.0,0", "build") in neko.moves(state)
    state = follow(state, "row0.0,0 build")
    assert state.kobans == (1, 2) and short(state.towers[0].tiles) == "ssss"

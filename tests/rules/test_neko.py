"""Neko no Tawa, clause by clause: the box, setting up and the options."""

import re
from collections import Counter
from random import Random

import pytest
from neko_table import (
    ROW,
    SEEDS,
    acting,
    all_tiles,
    begun,
    follow,
    knows,
    names,
    short,
    tower,
    using,
    walk,
    words,
)

from meowgames.rules import CHANCE, OVER, neko
from meowgames.rules.neko.state import ANIMALS
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
    assert counts == dict(zip("slrLR", COPIES[1:], strict=True))


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
    assert all(0.7 < seen[name] / 800 * 120 / count < 1.3 for name, count in zip(KINDS[1:], COPIES[1:], strict=True))
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

"""Meowtopia, clause by clause: side B of the tiles, and the table options."""

import re
from itertools import product
from pathlib import Path
from random import Random

import pytest
from meowtopia_table import dawn, having, new, number, said, say, seen, stocked, to_the_end

from meowgames.rules import CHANCE, meowtopia

SEEDS = Path(__file__).parents[2] / "seeds"

# 11 Side B

OURS = {
    ("food", "fields"),
    ("fields", "gold"),
    ("gold", "irrigation"),
    ("irrigation", "recruit"),
    ("recruit", "food"),
}


def pairs(state) -> list[frozenset]:
    """The actions on each tile."""
    return [frozenset(seen(state, f"tile{place}")[0].split("@")[0].split("-")[1:]) for place in range(5)]


@pytest.mark.clause("meowtopia", "11.1", "11.2")
def test_our_pairs():
    tiles = pairs(new(tiles="pairs"))
    assert set(tiles) == {frozenset(pair) for pair in OURS}
    actions = sorted(action for pair in tiles for action in pair)
    assert actions == sorted(["food", "irrigation", "gold", "recruit", "fields"] * 2)


@pytest.mark.clause("meowtopia", "11.3")
def test_the_active_player_chooses_and_the_others_follow_with_the_other():
    state = new(3, tiles="pairs")
    assert {"tile-food-fields do-food", "tile-food-fields do-fields"} <= said(state)
    food = say(state, "tile-food-fields do-food")
    assert said(food) == {"marmalade1", "marmalade2", "done"} and seen(food, "doing") == ("mark-food",)
    food = say(food, "marmalade1", "done")
    assert seen(food, "doing") == ("mark-fields",)
    assert "field1.2,0" in said(food) and "pearl1" not in said(food)
    assert "field2.2,0" in said(say(food, "field1.2,0"))
    fields = say(state, "tile-food-fields do-fields", "field0.2,0", "done")
    assert said(fields) == {"pearl1", "pearl2", "pass"}
    assert number(say(fields, "pearl1"), "food1") == 6


@pytest.mark.clause("meowtopia", "11.4")
def test_an_action_may_be_left_on_its_second_tile():
    state = say(new(tiles="pairs"), "tile-food-fields do-food", "done", "pass", "feed")
    left = said(state)
    assert not any(move.startswith("tile-food-fields") for move in left)
    assert {"tile-food-recruit do-food", "tile-gold-fields do-fields"} <= left and len(left) == 8


@pytest.mark.clause("meowtopia", "11.5")
def test_luck_lays_the_actions_in_one_of_twelve_circles():
    state = new(tiles="random")
    drawn = {meowtopia.chance(state, Random(seed)) for seed in range(400)}
    assert len(drawn) == 12
    for move in drawn:
        tiles = pairs(meowtopia.play(state, move))
        assert len(set(tiles)) == 5 and all(len(pair) == 2 for pair in tiles)
        assert all(one & two for one, two in zip(tiles, tiles[1:] + tiles[:1], strict=True))
        assert len(frozenset().union(*tiles)) == 5
    assert any(set(pairs(meowtopia.play(state, move))) == {frozenset(pair) for pair in OURS} for move in drawn)


@pytest.mark.clause("meowtopia", "11.5")
def test_impossible_pairs_are_refused():
    state = new(tiles="random")
    move = meowtopia.chance(state, Random(1))
    wrong = [(), ("tiles",), move[:-1], move + move[-1:], ("tile", *move[1:]), move[:1] + move[1:2] * 5]
    wrong += [("tiles", "tile-food", "tile-irrigation", "tile-gold", "tile-recruit", "tile-fields")]
    wrong += [(*move[:-1], "nonsense"), (move[0], *reversed(move[1:]))]
    for outcome in wrong:
        with pytest.raises(ValueError):
            meowtopia.play(state, outcome)


@pytest.mark.parametrize("tiles, first_free", [*product(("pairs", "random"), (False, True))])
@pytest.mark.parametrize("seats", meowtopia.SEATS)
def test_side_b_takes_the_same_course(seats, tiles, first_free):
    state = to_the_end(new(seats, tiles=tiles, first_free=first_free), Random(seats))
    assert all(re.match(r"tile-\w+-\w+", seen(state, f"tile{place}")[0]) for place in range(5))


# 12 Table options


@pytest.mark.clause("meowtopia", "12.1", "12.2", "12.3", "12.4", "12.5")
def test_options_and_their_defaults():
    plain = new(3)
    assert {name: values[0] for name, values in meowtopia.OPTIONS.items()} == {
        "tiles": "single", "extra_food": False, "first_free": False, "ties": "shared", "length": "printed",
    }  # fmt: skip
    assert plain == new(3, tiles="single", extra_food=False, first_free=False, ties="shared", length="printed")
    for name, values in meowtopia.OPTIONS.items():
        assert all(new(3, **{name: value}) != plain for value in values[1:])
    for wrong in ({"tiles": "both"}, {"tile": "pairs"}, {"first_free": None}):
        with pytest.raises(ValueError):
            new(3, **wrong)


@pytest.mark.clause("meowtopia", "12.1")
def test_the_option_decides_the_tiles():
    assert set(pairs(new(tiles="pairs"))) == {frozenset(pair) for pair in OURS}
    drawn = new(tiles="random")
    assert meowtopia.turn(drawn) == CHANCE and not seen(drawn, "tile0")
    assert meowtopia.turn(meowtopia.play(drawn, meowtopia.chance(drawn, Random(1)))) == 0


@pytest.mark.clause("meowtopia", "12.2")
@pytest.mark.parametrize("seats", meowtopia.SEATS)
def test_extra_food_for_the_first_player(seats):
    plain, extra = new(seats), new(seats, extra_food=True)
    assert [number(extra, f"food{seat}") - number(plain, f"food{seat}") for seat in range(seats)] == [1] + [0] * (
        seats - 1
    )


@pytest.mark.clause("meowtopia", "12.3")
def test_the_first_waking_may_be_free():
    sleepers = "marmalade1 marmalade2 marmalade3"
    state = dawn(having(new(first_free=True), food=1, awake="", asleep=sleepers))
    assert seen(state, "price0") == ("price:0",)
    state = say(state, "marmalade3")
    assert number(state, "food0") == 1 and seen(state, "price0") == ("price:1",)
    state = say(state, "marmalade1")
    assert number(state, "food0") == 0 and "marmalade2" not in said(state)
    assert number(dawn(having(new(first_free=True), food=0)), "food0") == 1  # 4.1 holds all the same


@pytest.mark.clause("meowtopia", "12.4", "10.8")
def test_ties_are_shared_or_split():
    for ties, places in (("shared", (1, 1, 1)), ("kittens", (2, 1, 2))):
        state = new(3, ties=ties)
        state = having(state, 0, food=0, gold=4)
        state = having(state, 1, food=0, gold=0, awake="", asleep="pearl1 pearl2 pearl3")
        state = having(state, 2, food=0, gold=4)
        state = having(state, 0, awake="", asleep="marmalade1 marmalade2")
        state = having(state, 2, awake="", asleep="soot1 soot2")
        points = meowtopia.score(state)
        state = having(state, 1, gold=points[0] - points[1])
        assert len(set(meowtopia.score(state))) == 1
        assert meowtopia.rank(state) == places


@pytest.mark.clause("meowtopia", "12.5", "2.2")
@pytest.mark.parametrize("seats", meowtopia.SEATS)
def test_a_short_game_is_played_with_fewer_fields_and_sticks(seats):
    plain, short = new(seats), new(seats, length="short")
    for kind, whole, begun in (("fields", 34, 2 * seats), ("sticks", 32, seats)):
        assert begun < number(short, kind) < 0.7 * number(plain, kind)
        assert number(short, kind) + number(short, f"spare-{kind}") + begun == whole
    ends = [sum(to_the_end(begin, Random(seed)).round.number for seed in range(6)) for begin in (plain, short)]
    assert ends[1] < 0.7 * ends[0]


@pytest.mark.clause("meowtopia", "12.5", "9.1", "9.4")
def test_the_last_round_of_a_short_game_comes_with_its_last_field_and_takes_those_set_aside():
    state = stocked(new(length="short"), fields=1)
    spare = number(state, "spare-fields")
    state = say(state, "tile-fields", "field0.2,0")
    assert seen(state, "last") == ("last-round",) and number(state, "spare-fields") == spare
    state = say(state, "field0.3,0")
    assert number(state, "fields") == 0 and number(state, "spare-fields") == spare - 1


@pytest.mark.clause("meowtopia", "12.5")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rule_sheet_names_the_supplies_of_a_short_game(language):
    text = (SEEDS / f"meowtopia.{language}.md").read_text("utf-8")
    listed = re.search(r"\*\*12\.5\*\*.*\n((?:- .*\n)+)", text).group(1)
    found = [tuple(map(int, re.findall(r"\d+", line))) for line in listed.splitlines()]
    left = [
        (seats, *(number(new(seats, length="short"), kind) for kind in ("fields", "sticks"))) for seats in (2, 3, 4)
    ]
    assert found == [(seats, fields + 2 * seats, sticks + seats, fields, sticks) for seats, fields, sticks in left]

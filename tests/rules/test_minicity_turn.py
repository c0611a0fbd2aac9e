"""Minicity, clause by clause: moving ants, unloading and filling up."""

from collections import Counter
from random import Random

import pytest
from minicity_table import (
    distance,
    follow,
    laid,
    load,
    opened,
    options,
    room,
    settle,
    shown,
    stand,
    turn3,
)

from meowgames.rules import minicity


def lit(state) -> set[int]:
    """The chambers the ant may stop in."""
    return {int(move[7:]) for move in options(state, "chamber")}


def run_of(state, move: str) -> int:
    """How far the ant may go after this card is laid."""
    state = follow(state, move)
    start = state.ants[state.card.ant] + 1
    return max(distance(start, number) for number in lit(state))


# 5 Moving the ant


@pytest.mark.clause("minicity", "5.1", "5.2")
def test_the_example_of_runs():
    state = laid(laid(turn3("rrgg"), 0, "ygg", 5), 1, "brrr", 4)
    assert run_of(state, "card-red road-a4") == 1
    assert run_of(state, "card-grey road-a8") == 3
    assert run_of(state, "card-red road-b8") == 4
    assert run_of(state, "card-red road-b3") == 1


@pytest.mark.clause("minicity", "5.1", "10.4")
@pytest.mark.parametrize(
    "row, square, run",
    [
        ("rygr", "road-a4", 2),
        ("rygr", "road-a9", 2),
        ("rrry", "road-a4", 4),
        ("rrry", "road-a9", 1),
        ("rrrr", "road-a9", 5),
    ],
)
def test_a_run_goes_inwards_from_the_card_just_laid(row, square, run):
    state = follow(laid(turn3("rrrr"), 0, row, 5), f"card-red {square}")
    assert state.card.run == run
    lights = {int(spot[7:]) for spot, pile in minicity.look(state, 0).items() if pile[0].startswith("reach:")}
    near = {number for number in range(1, 50) if 0 < distance(13, number) <= run}
    assert lights == lit(state) == near - {9, 24, 34, 45}


@pytest.mark.clause("minicity", "5.3", "10.2")
def test_one_may_go_less_far_or_not_at_all():
    state = follow(laid(turn3("rrrr"), 0, "grr", 5), "card-red road-a8")
    assert {distance(13, number) for number in lit(state)} == {1, 2, 3} and "stay" in options(state)
    after = follow(state, "stay")
    assert after.ants == state.ants and after.now.played == 1
    river = follow(laid(turn3("rrrr"), 0, "grg", 9), "card-red road-a12", "stay")
    assert river.stage == "road"


@pytest.mark.clause("minicity", "5.4")
def test_tunnels_lead_both_ways_and_only_where_they_are_drawn():
    assert lit(follow(stand(turn3("rrrr"), red=3), "card-red road-a5")) == {2, 10}  # no tunnel from 3 to 4
    assert 3 in lit(follow(stand(turn3("rrrr"), red=10), "card-red road-a5"))
    assert 3 in lit(follow(stand(turn3("rrrr"), red=2), "card-red road-a5"))


@pytest.mark.clause("minicity", "5.5", "10.1")
def test_an_ant_walks_through_others_but_does_not_stop_there():
    state = stand(turn3("rrrr"), red=3, yellow=2, blue=10)
    one = follow(state, "card-red road-a5")
    assert lit(one) == set() and "stay" in options(one)
    assert minicity.why_not(one, ("chamber2",)) == "5.5"
    two = follow(laid(state, 0, "ry", 5), "card-red road-a4")
    assert lit(two) == {1, 11}  # 9 is Stella's


@pytest.mark.clause("minicity", "5.6")
def test_an_ant_that_stays_unloads_nothing():
    state = follow(load(turn3("rrrr"), "oooo"), "card-red road-a5")  # Poppy stands among oranges
    assert 13 not in lit(state) and minicity.why_not(state, ("chamber13",)) == "5.6"
    after = follow(state, "stay")
    assert after.stage == "card" and after.crates == state.crates


@pytest.mark.clause("minicity", "5.7")
def test_the_example_of_seven_chambers_with_one_ant():
    state = load(laid(stand(turn3("gggg"), grey=43), 0, "ygg", 5), "bb")
    state = follow(state, "card-grey road-a8")
    assert state.card.run == 3
    state = follow(state, "chamber46")  # 44, 45, 46
    state = follow(state, "card-grey road-a9")
    assert state.card.run == 4
    state = follow(state, "chamber42")  # 39, 40, 41, 42
    assert distance(43, 46) + distance(46, 42) == 7 and state.stage == "unload"


# 6 Unloading and filling up


@pytest.mark.clause("minicity", "6.1", "10.3")
def test_none_some_or_all_that_fit():
    state = follow(load(stand(turn3("yrgb"), yellow=29), "ooooy"), "card-yellow road-a5", "chamber36")
    assert options(state) == {"food-orange", "only1", "only2", "keep"}  # one place was filled before
    for move, free in (("food-orange", 0), ("only2", 1), ("only1", 2), ("keep", 3)):
        after = follow(state, move)
        assert after.free[35] == free and after.stage == "card"
        assert Counter(shown(after, "crate0"))["food-orange"] == 1 + free
        assert sum(shown(after, f"place36-{place}") == ("food-orange",) for place in range(1, 5)) == 4 - free


@pytest.mark.clause("minicity", "6.2")
def test_only_the_food_of_the_chamber():
    state = load(stand(turn3("yrgb"), yellow=10), "gyob")
    state = follow(state, "card-yellow road-a5", "chamber11")
    assert options(state) == {"food-green", "keep"}
    assert minicity.why_not(state, ("food-yellow",)) == "6.2"
    state = follow(load(stand(turn3("yrgb"), yellow=10), "yob"), "card-yellow road-a5", "chamber11")
    assert state.stage == "card"  # nothing to unload: nothing is asked


@pytest.mark.clause("minicity", "6.3")
def test_one_block_to_a_place():
    state = load(room(stand(turn3("yrgb"), yellow=44), 43, 2), "yyy")
    state = follow(state, "card-yellow road-a5", "chamber43")
    assert options(state) == {"food-yellow", "only1", "keep"}
    after = follow(state, "food-yellow")
    assert shown(after, "crate0") == ("food-yellow",) and after.free[42] == 0
    full = follow(room(load(stand(turn3("yrgb"), yellow=44), "yyy"), 43, 0), "card-yellow road-a5", "chamber43")
    assert full.stage == "card" and len(shown(full, "crate0")) == 3


@pytest.mark.clause("minicity", "6.4")
def test_only_from_the_small_compartment():
    state = load(stand(turn3("yrgb"), yellow=29), "yyyy", "oooo")
    state = follow(state, "card-yellow road-a5", "chamber36")
    assert state.stage == "card" and len(shown(state, "stock0")) == 4
    for word in ("food-orange", "stock0", "crate0"):
        assert minicity.why_not(state, (word,)) in ("3.1", "6.1", "6.7", None)
        assert not options(state, word)


@pytest.mark.clause("minicity", "6.5")
def test_only_where_the_ant_just_moved_stopped():
    state = load(stand(laid(turn3("yrgb"), 0, "yr", 5), yellow=29, red=44), "ooooyyyybbbb")
    state = follow(state, "card-yellow road-a4", "chamber43")  # through 36
    assert options(state) == {"food-yellow", "only1", "only2", "keep"} and shown(state, "chamber43") == ("here",)
    assert state.free[35] == follow(state, "food-yellow").free[35]
    assert minicity.why_not(state, ("chamber44",)) == "6.5"


@pytest.mark.clause("minicity", "6.6")
def test_not_where_that_ant_stood_when_the_turn_began():
    state = load(stand(turn3("yyrg"), yellow=36, red=22), "ooooppb")
    state = follow(state, "card-yellow road-a8", "chamber43", "card-yellow road-a9", "chamber36")
    assert state.stage == "card" and len(shown(state, "crate0")) == 7  # it came back: nothing is asked
    state = load(stand(turn3("ryrg", ["rb", "yb"]), yellow=36, red=22), "ooooppb")
    state = follow(state, "card-yellow road-a8", "chamber43", "card-red road-a5", "chamber36")
    assert "food-orange" in options(state)  # another ant may


@pytest.mark.clause("minicity", "6.7")
def test_the_compartment_must_be_filled_with_what_one_likes():
    state = load(turn3("yrgb"), "bb", "yyyyoo")
    state = follow(state, "card-yellow road-a5", "stay", "end")
    assert options(state) == {"food-yellow", "food-orange", "fill"}
    assert minicity.why_not(state, ("food-blue",)) == "6.7"
    state = follow(state, *["food-orange"] * 2)  # then only yellow is left: no question
    assert state.stage == "draw" and Counter(shown(state, "crate0")) == {
        "food-yellow": 3, "food-orange": 2, "food-blue": 2,
    }  # fmt: skip


@pytest.mark.clause("minicity", "6.7")
@pytest.mark.parametrize(
    "crate, stock, full", [("yyyyyyy", "ooyy", 7), ("yy", "oob", 5), ("yyyyy", "oooo", 7), ("", "", 0)]
)
def test_without_a_choice_nothing_is_asked(crate, stock, full):
    state = follow(load(turn3("yrgb"), crate, stock), "card-yellow road-a5", "stay", "end")
    assert state.stage == "draw" and len(shown(state, "crate0")) == full


@pytest.mark.clause("minicity", "6.8")
@pytest.mark.parametrize("cards", [1, 2, 3])
def test_the_hand_is_filled_up_to_four(cards):
    state = turn3("yrgb")
    for _ in range(cards):
        state = follow(state, sorted(options(state, "card-"))[0], "stay")
    state = state if state.stage == "draw" else follow(state, "end")
    assert len(minicity.chance(state, Random(1))) == 1 + cards
    assert len(shown(settle(state), "hand0")) == 4 and settle(state).turn == 1


@pytest.mark.clause("minicity", "6.9")
def test_the_example_of_a_whole_turn():
    state = opened(["yggb"] * 4, ["vb", "yg"])._replace(round=2)
    state = room(load(stand(state, yellow=29, grey=21), "oooyppp", None), 7, 1)
    state = follow(state, "card-yellow road-a5")
    assert lit(state) == {22, 30, 36} and state.free[35] == 4
    state = follow(state, "chamber36", "food-orange", "card-grey road-b8")
    assert state.card.run == 2 and shown(state, "chamber7") == ("reach:2",)
    state = follow(state, "chamber7")
    assert options(state) == {"food-yellow", "keep"}
    state = follow(state, "food-yellow", "card-grey road-b9")
    assert state.card.run == 3 and shown(state, "chamber5") == ("reach:2",) and state.free[4] == 3
    state = follow(state, "chamber5", "food-pink")
    assert (state.turn, state.stage, shown(state, "crate0")) == (0, "stock", ())
    assert (state.free[35], state.free[6], state.free[4]) == (1, 0, 0)
    state = follow(state, "fill")
    assert state.stage == "draw" and len(shown(state, "crate0")) == 7
    assert len(minicity.chance(state, Random(1))) == 1 + 3

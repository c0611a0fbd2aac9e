"""Minicity, clause by clause: laying cards, the river and the deck."""

from collections import Counter
from random import Random

import pytest
from minicity_table import (
    CARDS,
    count,
    follow,
    laid,
    load,
    opened,
    options,
    settle,
    shown,
    stand,
    turn3,
    walk,
)

from meowgames.rules import CHANCE, minicity

EVERY_SIZE = pytest.mark.parametrize("seats", minicity.SEATS)


# 4 Laying a card


@pytest.mark.clause("minicity", "4.1")
def test_three_cards_one_at_a_time():
    state = turn3("yrgb")
    for card in ("yellow", "red", "grey"):
        move = next(move for move in options(state, f"card-{card}"))
        state = follow(state, move)
        assert not options(state, "card-")  # the ant comes first
        state = follow(state, "stay")
    assert settle(state).turn == 1 and len(shown(state, "hand0")) == 1


@pytest.mark.clause("minicity", "4.2")
@pytest.mark.parametrize("seats, limits", [(2, (2, 3)), (3, (1, 2, 3)), (4, (1, 2, 3, 4))])
def test_limits_of_the_first_round(seats, limits):
    state = opened(["yrgb"] * seats)
    for seat, limit in enumerate(limits):
        assert (state.turn, len(shown(state, "pips"))) == (seat, limit)
        assert ("end",) not in minicity.moves(state)  # 3.2
        for played in range(limit):
            assert state.turn == seat and (not played or ("end",) in minicity.moves(state))  # up to so many
            state = settle(follow(state, sorted(options(state, "card-"))[0], "stay"))
    assert (state.turn, state.round, len(shown(state, "pips"))) == (0, 2, 3)


@pytest.mark.clause("minicity", "4.3")
def test_only_the_squares_beside_a_row_are_open():
    state = laid(turn3("yyyy"), 0, "rgrg", 5)
    squares = {"road-a4", "road-a9", "road-b5", "road-b8"}
    assert options(state) == {f"card-yellow {square}" for square in squares}
    assert {spot for spot in squares if shown(state, spot) == ("open",)} == squares
    for square in ("road-a3", "road-a5", "road-a10", "road-a12", "road-b6", "road-b1"):
        assert minicity.why_not(state, ("card-yellow", square)) == "4.3"
    state = follow(state, "card-yellow road-a9", "stay")
    assert {move.split()[-1] for move in options(state, "card-")} == {
        "road-a4",
        "road-a10",
        "road-b5",
        "road-b8",
    }


@pytest.mark.clause("minicity", "4.4")
@pytest.mark.parametrize("row, first, square", [("rgrgr", 2, "road-a1"), ("rgrgr", 7, "road-a12")])
def test_the_river_clears_its_road(row, first, square):
    state = load(laid(stand(turn3("yyrg"), yellow=29), 0, row, first), "oy", None)
    state = follow(state, f"card-yellow {square}", "chamber36")
    assert shown(state, square) == ("card-yellow",)  # it waits for the unloading
    before = state.pack.deck
    state = follow(state, "food-orange")
    assert (state.turn, state.stage) == (CHANCE, "road")
    assert Counter(shown(state, "discard")) == Counter({"card-red": 3, "card-grey": 2, "card-yellow": 1})
    fresh = minicity.play(state, ("road", "card-violet", "card-blue"))
    lain = {spot: pile[0] for spot, pile in minicity.look(fresh, 0).items() if spot.startswith("road-a")}
    assert lain == {"road-a5": "open", "road-a6": "card-violet", "road-a7": "card-blue", "road-a8": "open"}
    assert shown(fresh, "road-b6") and fresh.roads[1] == state.roads[1]
    assert fresh.pack.deck == before - count("vb", CARDS)


@pytest.mark.clause("minicity", "4.4")
def test_the_full_road_is_shown_before_it_is_cleared():
    state = follow(laid(turn3("yyrg"), 0, "rgrgr", 2), "card-yellow road-a1")
    (full,) = minicity.steps(state, ("stay",))
    assert shown(full, "road-a1") == ("card-yellow",) and shown(full, "road-a6") == ("card-red",)
    assert shown(full, "discard") == () and shown(full, "hand0") == shown(state, "hand0")
    assert list(minicity.steps(turn3("yyrg"), ("card-yellow", "road-a5"))) == []


@pytest.mark.clause("minicity", "4.5", "10.6")
def test_the_turn_goes_on_after_the_river_and_both_roads_may_be_cleared():
    state = laid(laid(turn3("yyrg"), 0, "rgrgr", 2), 1, "gr", 2)
    state = settle(follow(state, "card-yellow road-a1", "stay"))
    assert state.turn == 0 and "card-red road-b1" in options(state)
    state = settle(follow(state, "card-red road-b1", "stay"))
    assert state.turn == 0 and state.roads[1][0] == 5 and "card-grey road-a5" in options(state)


@pytest.mark.clause("minicity", "4.5")
def test_a_last_card_clears_its_road_too():
    state = laid(opened(["yyyy", "rrrr", "gggg"]), 0, "rgrgr", 2)  # the first seat may lay one card
    state = follow(state, "card-yellow road-a1", "stay")
    assert (state.turn, state.stage) == (CHANCE, "road") and state.roads[0] == (5, "")
    state = settle(state)
    assert state.turn == 1 and len(state.roads[0][1]) == 2


@pytest.mark.clause("minicity", "4.6", "10.5")
def test_cards_not_played_are_kept():
    state = follow(turn3("rrrr"), "card-red road-a5", "stay", "end")
    assert shown(state, "hand0") == ("card-red",) * 3
    assert shown(settle(state), "hand0").count("card-red") >= 3
    assert all(move[0] == "card-red" for move in minicity.moves(turn3("rrrr")))


@pytest.mark.clause("minicity", "4.7")
def test_the_discard_becomes_the_deck_the_moment_the_deck_is_empty():
    state = follow(turn3("yrgb"), "card-yellow road-a5", "stay", "card-red road-a4", "stay", "end")
    state = state._replace(pack=state.pack._replace(deck=count("r", CARDS), gone="334"))
    drawn = minicity.play(state, ("draw", "card-red", "card-grey"))
    assert drawn.pack.gone == "" and drawn.pack.deck == count("gv", CARDS)
    for wrong in (("draw", "card-grey", "card-red"), ("draw", "card-red", "card-red")):
        with pytest.raises(ValueError):
            minicity.play(state, wrong)
    empty = minicity.play(
        state._replace(pack=state.pack._replace(deck=count("rr", CARDS))), ("draw", *["card-red"] * 2)
    )
    assert empty.pack.deck == count("ggv", CARDS) and shown(empty, "discard") == ()
    for seed in range(20):
        assert minicity.play(state, minicity.chance(state, Random(seed)))


@pytest.mark.clause("minicity", "4.7")
@EVERY_SIZE
def test_the_deck_is_never_empty(seats):
    assert all(state.pack.deck for state, _ in walk(seats, 11))

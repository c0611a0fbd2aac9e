"""Minicity, clause by clause: the frame of a turn, the end of the game, and the map it is read from."""

from random import Random

import pytest
from minicity_table import (
    follow,
    load,
    opened,
    options,
    plain_level,
    settle,
    shown,
    spots_and_lines,
    stand,
    turn3,
    walk,
)

from meowgames.rules import OVER, Level, minicity
from meowgames.rules.minicity.city import city

EVERY_SIZE = pytest.mark.parametrize("seats", minicity.SEATS)


# 3 Your turn


@pytest.mark.clause("minicity", "3.1")
def test_the_course_of_a_turn():
    state = load(stand(turn3("yrgb"), yellow=29), "oooyybb")
    seen = []
    for move in ("card-yellow road-a5", "chamber36", "food-orange", "end", "food-yellow", "fill"):
        seen.append(state.stage)
        state = follow(state, move)
    assert seen == ["card", "walk", "unload", "card", "stock", "stock"] and state.stage == "draw"
    after = settle(state)
    assert (after.turn, after.stage) == (1, "card")
    assert len(shown(after, "hand0", 0)) == 4 and len(shown(after, "crate0")) == 7


@pytest.mark.clause("minicity", "3.2", "3.3")
def test_one_card_must_be_laid_then_one_may_stop():
    state = turn3("yrgb")
    assert "end" not in options(state)
    state = follow(state, "card-yellow road-a5", "stay")
    assert "end" in options(state) and "card-red road-a8" in options(state)
    assert settle(follow(state, "end")).turn == 1


# 7 The end of the game


@pytest.mark.clause("minicity", "7.1")
def test_the_game_ends_at_once_with_the_last_block():
    state = load(load(stand(turn3("yrgb"), yellow=29), "o", ""), "oo", "", seat=1)
    state = follow(state, "card-yellow road-a5", "chamber36")
    assert minicity.turn(follow(state, "keep")) == 0
    over = follow(state, "food-orange")
    assert minicity.turn(over) == OVER and minicity.moves(over) == []
    assert minicity.rank(over)[0] == 1 and minicity.rank(over)[1] == 2
    assert len(shown(over, "hand0", 0)) == 3 and "left0" in minicity.look(over, OVER)


@pytest.mark.clause("minicity", "7.2")
def test_the_others_follow_by_blocks_left():
    state = opened(["yrgb"] * 4)
    for seat, crate in enumerate(("", "yyy", "oo", "ppp")):
        state = load(state, crate, "", seat)
    assert minicity.rank(state) == (1, 3, 2, 3)


@pytest.mark.clause("minicity", "7.3")
@EVERY_SIZE
def test_the_score_counts_unloaded_blocks(seats):
    gone = [0] * seats
    for state, move in walk(seats, 7, sense=True):
        assert minicity.score(state) == tuple(gone)
        if move and state.stage == "unload" and move != ("keep",):
            gone[state.turn] += sum(state.free) - sum(minicity.play(state, move).free)
    assert max(gone) > 20
    assert tuple(map(sum, zip(*minicity.tally(state).values()))) == minicity.score(state)


@pytest.mark.clause("minicity", "7.4")
@EVERY_SIZE
def test_there_is_always_a_place_for_every_block(seats):
    hill = city(plain_level())
    for state, _ in walk(seats, 8, friends=True):
        for food in range(5):
            free = sum(state.free[chamber] for chamber in hill.rooms[food])
            lifted = state.stage == "drop" and hill.food[state.now.lifted] == food
            crates = [crate + stock for crate, stock in zip(state.crates, state.stocks)]
            assert free - lifted == sum(blocks >> 7 * food & 127 for blocks in crates)


@pytest.mark.clause("minicity", "7.5")
def test_thirty_rounds_without_unloading_end_the_game():
    state = load(load(opened(["yyyy"] * 2), "o", "oo", 0), "o", "", 1)
    rounds = 0
    while minicity.turn(state) != OVER:
        card = next(move for move in options(state, "card-"))
        state = settle(follow(state, card, "stay", "end"))
        rounds = state.round - 1
    assert rounds == 30 and minicity.rank(state) == (2, 1) and minicity.clause(state) == "7.5"
    assert minicity.stalemate(state) == ("minicity.stalemate.over", "30")


@pytest.mark.clause("minicity", "7.5")
def test_an_unloaded_block_starts_the_count_anew():
    state = load(stand(opened(["yyyy"] * 2), yellow=29), "ob", "yyyyyyyybbbb")._replace(quiet=29, round=2)
    state = follow(state, "card-yellow road-a5", "chamber36", "food-orange", "end", "fill")
    state = settle(follow(state, next(iter(options(settle(state), "card-"))), "stay", "end"))
    assert (state.turn, state.quiet, state.round) == (0, 0, 3)


@pytest.mark.clause("minicity", "7.5")
def test_people_are_warned_before_that():
    states = [turn3()._replace(quiet=quiet) for quiet in range(30)]
    said = [minicity.stalemate(state) for state in states]
    assert said[:20] == [()] * 20 and said[20] == ("minicity.stalemate", "20", "10")
    assert said[25] == ("minicity.stalemate", "25", "5") and said[29] == ("minicity.stalemate.last", "29")
    assert {minicity.stalemate(state._replace(news=True)) for state in states} == {()}


# The map


def broken(**changes) -> Level:
    """The level with some spots changed, lines left out, or one added."""
    spots, lines = spots_and_lines()
    lines = lines[changes.pop("_lines", 0) :] + changes.pop("_more", [])
    for spot, props in changes.items():
        spots[spot.replace("_", "-")] = props
    return Level("minicity", spots, tuple(lines))


@pytest.mark.parametrize(
    "level",
    [
        Level("minicity", {}),
        broken(chamber7={"food": "food-brown"}),
        broken(chamber50={"food": "food-blue"}),
        broken(zone9={}),
        broken(zone1={"start": "ant-red"}),
        broken(_lines=2),
        broken(_more=[("chamber1", "deck")]),
        broken(road_a6={}),
        broken(road_a9={"river": True}),
        broken(place1_5={}),
        broken(place1_1={}),
    ],
)
def test_a_hill_that_does_not_add_up_is_refused(level):
    with pytest.raises(ValueError):
        for seats in minicity.SEATS:
            minicity.start(level, seats)


def test_tunnels_may_touch_a_chamber_at_any_of_its_spots():
    spots, lines = spots_and_lines()
    moved = [tuple(name.replace("chamber", "zone") for name in line) for line in lines]
    moved[0] = ("place1-2", "chamber1", "zone2", "chamber2")
    assert city(Level("minicity", spots, tuple(moved))) == city(plain_level())


@EVERY_SIZE
@pytest.mark.parametrize("options", [{}, {"friends": True}, {"display": True}, {"joker": True}])
def test_every_random_game_ends(seats, options):
    states = [state for state, _ in walk(seats, 9, **options)]
    assert len(states) < 8000 and minicity.turn(states[-1]) == OVER
    assert all(bool(minicity.moves(state)) == (minicity.turn(state) >= 0) for state in states)


def test_chance_draws_only_what_is_there():
    state = minicity.start(plain_level(), 2)
    for wrong in (
        (),
        ("deal",),
        ("deal", *["card-red"] * 5),
        ("road", *["card-red"] * 4),
        ("deal", "x", "y", "z", "w"),
    ):
        with pytest.raises(ValueError):
            minicity.play(state, wrong)
    spare = state._replace(pack=state.pack._replace(deck=3))  # three yellow cards
    with pytest.raises(ValueError):
        minicity.play(spare, ("deal", *["card-yellow"] * 4))
    with pytest.raises(ValueError):
        minicity.play(state._replace(turn=OVER), ("deal", *["card-red"] * 4))
    assert minicity.chance(state, Random(1)) == minicity.chance(state, Random(1))

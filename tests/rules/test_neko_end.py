"""Neko no Tawa, clause by clause: how a game ends, and who has won then."""

from random import Random

import pytest
from neko_table import OPTIONS, ROW, acting, begun, drawn, follow, placed, tower, using, walk

from meowgames.rules import CHANCE, OVER, neko
from meowgames.rules.neko.state import STALE

EVERY_SIZE = pytest.mark.parametrize("seats", neko.SEATS)


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
            assert sum(old != new for old, new in zip(state.towers, after.towers, strict=True)) <= 1
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
    assert neko.turn(state) == OVER and neko.rank(state) == (1, 2) and neko.clause(state) == "8.5"
    picture = neko.look(state, OVER)
    assert [picture[f"home{seat}"] for seat in (0, 1)] == [("pawn0",), ("pawn1",)]
    assert not any(spot.startswith(("mark", "order", "stand", "power")) for spot in picture)  # all have acted


@pytest.mark.clause("neko", "8.5")
def test_people_are_told_that_it_nears_and_why_it_has_ended():
    state = begun(ROW, ROW)._replace(towers=(tower("ss"), tower("s")))
    said = []
    while neko.turn(state) != OVER:
        said.append(neko.stalemate(state))
        state = idle(state, 1)
    assert said[:20] == [()] * 20
    assert said[20:] == [("neko.stalemate", str(at), str(30 - at)) for at in range(20, 29)] + [
        ("neko.stalemate.last", "29")
    ]
    assert neko.stalemate(state) == ("neko.stalemate.over", "30")
    grown = begun(ROW, ROW)
    assert neko.stalemate(grown._replace(round=grown.round._replace(still=-1))) == ()
    out_of_tiles = grown._replace(turn=OVER, stage="over", round=grown.round._replace(still=25))
    assert neko.stalemate(out_of_tiles) == () and neko.clause(out_of_tiles) == "8.2"
    assert neko.stalemate(follow(eighth(), "row0.0,0 build")) == ()


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

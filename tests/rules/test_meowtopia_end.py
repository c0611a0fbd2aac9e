"""Meowtopia, clause by clause: the end of the game and scoring."""

import pytest
from meowtopia_table import dawn, farm, having, idle, new, number, said, say, seen, shop, stocked, walk

from meowgames.rules import OVER, meowtopia

THREE = "marmalade1 marmalade2 marmalade3"


def last_turn(state):
    """The state at the beginning of the last turn of a round of two."""
    return dawn(state._replace(round=state.round._replace(first=1)), 0)


# 9 The end of the game


@pytest.mark.clause("meowtopia", "9.1", "9.2")
@pytest.mark.parametrize(
    "tile, moves", [("fields", ("field0.2,0", "field1.2,0")), ("irrigation", ("edge0.3,0", "edge1.3,0"))]
)
def test_the_last_field_or_stick_brings_the_last_round(tile, moves):
    name = "fields" if tile == "fields" else "sticks"
    active = say(stocked(new(), **{name: 1}), f"tile-{tile}", moves[0])
    assert seen(active, "last") == ("last-round",) and number(active, name) == 0
    follower = say(stocked(new(), **{name: 1}), f"tile-{tile}", "done")
    assert not seen(follower, "last")
    assert seen(say(follower, moves[1]), "last") == ("last-round",)
    two = say(stocked(new(), **{name: 2}), f"tile-{tile}", moves[0])
    assert not seen(two, "last")


@pytest.mark.clause("meowtopia", "9.3")
def test_the_last_round_is_played_to_its_end():
    state = say(stocked(new(3), fields=1), "tile-fields", "field0.2,0", "done")
    assert said(state) >= {"field1.2,0", "pass"}
    state = say(state, "pass", "pass")
    assert state.stage == "supper" and "feed" in said(state)
    turns = []
    while meowtopia.turn(state) != OVER:
        turns += [state.active] if state.stage == "morning" else []
        state = meowtopia.play(state, meowtopia.moves(state)[0])
    assert sorted(set(turns)) == [1, 2] and state.round.number == 1


@pytest.mark.clause("meowtopia", "9.4", "13.7")
def test_after_the_reserve_come_those_set_aside_and_then_more():
    state = say(stocked(new(), sticks=1), "tile-irrigation", "edge0.3,0")
    assert number(state, "sticks") == 0 and number(state, "spare-sticks") == 10
    state = say(state, "edge0.-1,0", "edge1.3,0")
    assert number(state, "sticks") == 0 and number(state, "spare-sticks") == 8
    more = say(stocked(new(), sticks=-10), "tile-irrigation", "edge0.3,0")
    assert number(more, "spare-sticks") == 0 and seen(more, "edge0.3,0")
    fields = say(stocked(new(4), fields=-4), "tile-fields", "field0.2,0")
    assert number(fields, "spare-fields") == 0 and seen(fields, "field0.2,0")


@pytest.mark.clause("meowtopia", "9.5")
@pytest.mark.parametrize("seats", meowtopia.SEATS)
def test_ten_idle_rounds_end_the_game(seats):
    state = having(new(seats), farm=farm("edge0.3,0"))
    for seat in range(seats):
        state = having(state, seat, food=500)
    nine = idle(state, 9)
    assert meowtopia.turn(nine) >= 0 and nine.round.number == 10
    over = idle(nine)
    assert meowtopia.turn(over) == OVER and meowtopia.clause(over) == "9.5"
    said = [meowtopia.stalemate(one) for one in (idle(state, 6), idle(state, 7), idle(state, 8), nine, over)]
    assert said == [
        (),
        ("meowtopia.stalemate", "7", "3"),
        ("meowtopia.stalemate", "8", "2"),
        ("meowtopia.stalemate.last", "9"),
        ("meowtopia.stalemate.over", "10"),
    ]
    assert meowtopia.stalemate(stocked(nine, ending=True)) == ()  # it ends anyhow, and not for that
    active = meowtopia.turn(nine)
    busy = say(nine, "tile-irrigation", f"edge{active}.0,1", "done")
    assert meowtopia.stalemate(busy) == ()
    busy = idle(busy)
    assert meowtopia.turn(busy) >= 0 and busy.stock.idle == 0
    assert meowtopia.turn(idle(busy, 9)) >= 0 and meowtopia.turn(idle(busy, 10)) == OVER


@pytest.mark.clause("meowtopia", "9.6", "9.7")
def test_awake_kittens_bring_the_last_food_and_tiles_get_none():
    state = having(
        new(), food=9, awake="marmalade1", asleep="marmalade2", stalls=shop("marmalade3:coin1", "marmalade4")
    )
    state = stocked(last_turn(state), ending=True)
    state = say(state, "tile-food", "done", "pass")
    before = [number(state, f"food{seat}") for seat in (0, 1)]
    (night,) = meowtopia.steps(state, ("feed",))
    over = say(state, "feed")
    assert meowtopia.turn(over) == OVER and meowtopia.moves(over) == []
    assert number(over, "food0") == before[0] - number(state, "supper0") + 3
    assert number(over, "food1") == before[1] + 2
    assert not any(spot.startswith("waiting") for spot in meowtopia.look(over, OVER))
    assert meowtopia.score(night) == meowtopia.score(over)  # the running score knew


# 10 Scoring


def worth(**changes) -> int:
    """The points of seat 0 beyond those of a home with two sleepers and an empty store."""
    empty = {"food": 0, "gold": 0, "malus": 0, "awake": "", "asleep": "marmalade1 marmalade2"}
    state = having(new(), **{**empty, **changes})
    return meowtopia.score(state)[0] - meowtopia.score(having(new(), **empty))[0]


@pytest.mark.clause("meowtopia", "10.1")
def test_three_points_for_each_kitten():
    assert worth(asleep=THREE) == 3 and worth(asleep="marmalade1") == -3
    assert worth(asleep="marmalade1 marmalade2 pearl6") == 3
    assert meowtopia.score(having(new(), food=0, gold=0, awake="", asleep="marmalade1 marmalade2"))[0] == 3 * 2 + 2


@pytest.mark.clause("meowtopia", "10.2")
def test_a_point_for_each_field_beside_a_stick():
    assert worth(farm=farm("edge0.3,0")) == 1
    assert worth(farm=farm("edge0.3,0", "field0.2,0")) == 2
    assert worth(farm=farm("field0.2,0", "edge0.3,0")) == 2
    assert worth(farm=farm("field0.0,1", "field0.1,1", "edge0.1,2", "edge0.0,1", "edge0.-1,2")) == 5


@pytest.mark.clause("meowtopia", "10.3", "10.4")
def test_goods_on_merchants():
    bare = worth(stalls=shop("marmalade3"))
    assert worth(stalls=shop("marmalade3:coin4")) == bare + 12
    assert worth(stalls=shop("marmalade3:food4")) == bare + 8


@pytest.mark.clause("meowtopia", "10.5", "10.6", "10.7", "10.9")
def test_the_store_and_the_malus():
    assert worth(gold=3) == 3
    assert [worth(food=food) for food in range(6)] == [0, 0, 1, 1, 2, 2]
    assert worth(malus=2) == -6
    assert meowtopia.score(having(new(), malus=9))[0] < 0


@pytest.mark.clause("meowtopia", "10.8")
def test_the_most_points_win_and_equals_share():
    state = new(4)
    for seat, gold in enumerate((5, 9, 5, 1)):
        state = having(state, seat, gold=gold, food=0)
    assert meowtopia.rank(state) == (2, 1, 2, 4)
    ended = state._replace(turn=OVER, stage="over")
    assert [spot for spot in meowtopia.look(ended, OVER) if spot.startswith("mayor")] == ["mayor1"]


@pytest.mark.clause("meowtopia", "10.10", "9.6")
def test_the_running_score_counts_kittens_that_are_awake():
    assert worth(awake="marmalade1 marmalade2", asleep="") == 1
    assert worth(awake="marmalade1", asleep="marmalade2", food=1) == 1
    assert worth(stalls=shop("marmalade3", "marmalade4")) == 6 + 1
    state = new()
    assert number(state, "score0") == meowtopia.score(state)[0] == 3 * 2 + 2 + 1 + (5 + 2) // 2


@pytest.mark.parametrize("seats", meowtopia.SEATS)
def test_the_score_sheet_adds_up(seats):
    for state, _ in walk(seats, 7):
        assert tuple(map(sum, zip(*meowtopia.tally(state).values(), strict=True))) == meowtopia.score(state)
    for seat in range(seats):
        lines = [line for line in meowtopia.scoring(state, seat) if line[0] != "mayor"]
        assert sum(points for _, _, points in lines) == meowtopia.score(state)[seat]
        assert all(points and spots and row in meowtopia.tally(state) for row, spots, points in lines)
        picture = meowtopia.look(state, OVER)
        assert all(any(spot in picture for spot in spots) for _, spots, _ in lines)

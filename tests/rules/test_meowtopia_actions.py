"""Meowtopia, clause by clause: the five actions."""

import pytest
from meowtopia_table import dawn, farm, having, new, number, said, say, seen, stocked, walk

from meowgames.rules import OVER, meowtopia

FULL = ("edge0.-1,0", "edge0.3,0", "edge0.0,-1", "edge0.2,-1", "edge0.0,1", "edge0.2,1")
SIX = [f"marmalade{n}" for n in range(1, 7)]


def crew(awake: str, seats: int = 2, **changes):
    """The morning of seat 0 with these workers awake and nobody asleep."""
    return dawn(having(new(seats), awake=awake, asleep="", **changes))


# 6 The actions


@pytest.mark.clause("meowtopia", "6.1")
def test_the_scale_of_food():
    gained, state = [], say(crew(" ".join(SIX)), "tile-food")
    for kitten in SIX[:5]:
        before = number(state, "food0")
        state = say(state, kitten)
        gained.append(number(state, "food0") - before)
    before = number(state, "food0")
    state = say(state, SIX[5])
    assert gained + [number(state, "food0") - before] == [2, 3, 3, 4, 4, 4]


@pytest.mark.clause("meowtopia", "6.2")
def test_a_coin_for_each_kitten():
    state = say(crew("marmalade1 marmalade2 marmalade3"), "tile-gold", "marmalade1", "marmalade3", "done")
    assert number(state, "coin0") == 3


@pytest.mark.clause("meowtopia", "6.3", "6.4")
def test_a_stick_for_each_kitten_on_any_free_edge():
    state = say(new(), "tile-irrigation")
    edges = {"edge0.-1,0", "edge0.3,0", "edge0.0,-1", "edge0.2,-1", "edge0.0,1", "edge0.2,1"}
    assert said(state) == {*edges, "done"}
    state = say(state, "edge0.0,-1")
    assert number(state, "sticks") == 19 and seen(state, "edge0.0,-1") == ("stick",)
    assert said(state) == (edges - {"edge0.0,-1"}) | {"done"}
    assert seen(say(state, "edge0.3,0"), "edge0.3,0") == ("stick@1",)


@pytest.mark.clause("meowtopia", "6.5")
def test_one_stick_waters_and_more_do_not_water_more():
    dry = having(new(), farm=farm("field0.2,0"))
    assert number(dry, "yield0") == 2 and not seen(dry, "field0.2,0")[0].endswith("@1")
    state = say(dawn(dry), "tile-irrigation", "edge0.4,1")
    assert number(state, "yield0") == 3 and seen(state, "field0.2,0")[0].endswith("@1")
    again = say(state, "edge0.5,0")
    assert number(again, "yield0") == 3
    assert meowtopia.score(again)[0] - meowtopia.score(having(again, farm=state.homes[0].farm))[0] == 1


@pytest.mark.clause("meowtopia", "6.6")
def test_no_more_kittens_than_free_edges():
    state = crew("marmalade1 marmalade2 marmalade3", farm=farm(*FULL[:-1]))
    state = say(state, "tile-irrigation")
    assert said(state) == {"edge0.2,1", "done"}
    assert meowtopia.turn(say(state, "edge0.2,1")) == 1
    none = crew("marmalade1 marmalade2", farm=farm(*FULL))
    assert meowtopia.turn(say(none, "tile-irrigation")) == 1


@pytest.mark.clause("meowtopia", "6.7", "7.2", "7.6")
def test_the_example_of_dinah_freiya_and_chacha():
    state = having(new(3), 2, awake="", asleep="soot1 soot2")
    state = say(state, "tile-fields", "field0.2,0", "field0.3,0")
    assert number(state, "fields") == 17 and seen(state, "workers0") == ("marmalade1@1", "marmalade2@1")
    assert meowtopia.turn(state) == 1 and number(state, "coin1") == 1
    state = say(state, "field1.0,1")
    assert number(state, "fields") == 16 and seen(state, "workers1") == ("pearl1@1", "pearl2")
    assert seen(state, "workers2") == ("soot1", "soot2@1")  # all asleep: passing woke one
    assert meowtopia.turn(state) == 0 and state.stage == "supper"


@pytest.mark.clause("meowtopia", "6.7")
def test_a_field_lies_against_another_and_stays():
    state = say(new(), "tile-fields")
    first = {"field0.-1,0", "field0.2,0", "field0.0,-1", "field0.1,-1", "field0.0,1", "field0.1,1"}
    assert said(state) == {*first, "done"}
    state = say(state, "field0.2,0")
    assert said(state) == (first - {"field0.2,0"}) | {"field0.3,0", "field0.2,-1", "field0.2,1", "done"}


@pytest.mark.clause("meowtopia", "6.8", "10.2")
def test_a_field_against_a_stick_is_green_at_once_and_doubles_it():
    state = having(new(), farm=farm("edge0.3,0"))
    points = state.homes[0].farm.points
    state = say(dawn(state), "tile-fields", "field0.2,0")
    assert seen(state, "field0.2,0")[0].endswith("@1") and number(state, "yield0") == 3
    assert state.homes[0].farm.points == points + 1
    dry = say(state, "field0.3,0")
    assert not seen(dry, "field0.3,0")[0].endswith("@1")


@pytest.mark.clause("meowtopia", "6.9")
def test_farms_are_apart_and_have_no_rim():
    state = new()
    assert all(move == "done" or move.startswith("field0") for move in said(say(state, "tile-fields")))
    state = say(state, "tile-fields", "done")
    assert all(move == "pass" or move.startswith("field1") for move in said(state))
    for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        start = 2 if x == 1 else 1
        line = [f"field0.{x * step},{y * step}" for step in range(start, start + 31)]
        long = dawn(having(new(), farm=farm(*line)))
        assert f"field0.{x * (start + 31)},{y * (start + 31)}" in said(say(long, "tile-fields"))
        assert len({*said(say(long, "tile-irrigation"))}) > 60


@pytest.mark.clause("meowtopia", "6.10", "6.11", "6.12")
def test_a_coin_and_a_kitten_bring_a_worker_or_a_merchant():
    state = say(having(new(), gold=2), "tile-recruit")
    assert said(state) == {"worker", "merchant", "done"}
    state = say(state, "worker")
    assert number(state, "coin0") == 1 and seen(state, "nest0") == ("marmalade6", "marmalade5", "marmalade4")
    assert seen(state, "workers0") == ("marmalade1@1", "marmalade2", "marmalade3")
    state = say(state, "merchant")
    assert number(state, "coin0") == 0 and seen(state, "stalls0") == ("marmalade4@2",)
    assert seen(state, "wares0") == ("ware-none",)
    assert seen(state, "nest1") == ("pearl6", "pearl5", "pearl4", "pearl3")


@pytest.mark.clause("meowtopia", "6.11", "2.5")
@pytest.mark.parametrize("seats", meowtopia.SEATS)
def test_nobody_changes_trade(seats):
    trade: dict[str, str] = {}
    for state, _ in walk(seats, 5):
        picture = meowtopia.look(state, OVER)
        now = {}
        for seat in range(seats):
            now |= {face.partition("@")[0]: "worker" for face in picture.get(f"workers{seat}", ())}
            now |= {face.partition("@")[0]: "merchant" for face in picture.get(f"stalls{seat}", ())}
        assert all(trade.get(kitten, kind) == kind for kitten, kind in now.items())
        trade = now
    assert "merchant" in trade.values()


@pytest.mark.clause("meowtopia", "6.13", "9.1", "13.4")
def test_another_family_only_when_no_kitten_of_the_own_is_left():
    state = dawn(having(new(3), gold=9, awake=" ".join(SIX[:5]), asleep=""))
    state = say(state, "tile-recruit")
    assert said(state) == {"worker", "merchant", "done"}
    state = say(state, "merchant")  # the last of the own, then the first of another, in one action
    assert said(state) == {
        "done",
        *(f"nest{seat} {kind}" for seat in (1, 2) for kind in ("worker", "merchant")),
    }
    assert not state.stock.ending
    state = say(state, "nest2 worker")
    assert state.stock.ending and seen(state, "last") == ("last-round",)
    assert "soot3" in seen(state, "workers0") and seen(state, "nest2") == ("soot6", "soot5", "soot4")
    assert seen(state, "workers2") == ("soot1", "soot2")  # nothing is taken from a player


@pytest.mark.clause("meowtopia", "6.13", "9.2")
def test_the_reserve_may_have_been_emptied_by_another():
    state = having(having(new(), awake="marmalade1", asleep="", gold=1), 1, gold=1)
    state = having(state, 1, awake="pearl1 pearl2 marmalade2 marmalade3 marmalade4 marmalade5 marmalade6")
    state = say(dawn(state), "tile-recruit")
    assert said(state) == {"nest1 worker", "nest1 merchant", "done"}
    full = having(state, 1, awake="pearl1 pearl2 pearl3 pearl4 pearl5 pearl6")
    assert said(full) == {"worker", "merchant", "done"}
    follower = say(full, "done")
    assert said(follower) == {"nest0 worker", "nest0 merchant", "pass"}
    assert say(follower, "nest0 worker").stock.ending


@pytest.mark.clause("meowtopia", "6.14", "8.5", "10.1")
def test_a_kitten_of_another_family_is_like_an_own_one():
    plain, mixed = crew("marmalade1 marmalade2 marmalade3"), crew("marmalade1 marmalade2 pearl6")
    assert meowtopia.score(plain)[0] == meowtopia.score(mixed)[0]
    assert seen(plain, "need0") == seen(mixed, "need0") == ("need:6",)
    assert number(say(mixed, "tile-gold", "pearl6", "done"), "coin0") == 2
    evening = say(mixed, "tile-food", "done", "pass")
    assert seen(say(evening, "home pearl6"), "nest1") == ("pearl6", "pearl5", "pearl4", "pearl3")


@pytest.mark.clause("meowtopia", "6.15")
def test_nobody_recruits_without_coin_or_kitten():
    assert meowtopia.turn(say(having(new(), gold=0), "tile-recruit")) == 1
    empty = stocked(having(new(), gold=5), nests=0)
    state = say(empty, "tile-recruit")
    assert meowtopia.turn(state) == 0 and state.stage == "supper"  # seat 1 could not follow either
    assert said(say(having(new(), gold=1), "tile-recruit", "worker")) == {"worker", "merchant", "pass"}

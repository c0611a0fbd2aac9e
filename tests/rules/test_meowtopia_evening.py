"""Meowtopia, clause by clause: the evening."""

import pytest
from meowtopia_table import dawn, farm, having, new, number, said, say, seen, shop, supper, walk

from meowgames.rules import meowtopia

THREE = "marmalade1 marmalade2 marmalade3"


def hungry(food: int, awake: str = THREE, **changes):
    """The evening of seat 0 with so much food and these workers; 2 fields are green."""
    return having(supper(having(new(), awake=awake, asleep="", **changes)), food=food)


# 8 Evening


@pytest.mark.clause("meowtopia", "8.1")
def test_every_kitten_eats_two_and_only_the_active_player_pays():
    state = having(new(), awake="marmalade1", asleep="marmalade2", stalls=shop("marmalade3"), food=9)
    state = supper(state)
    assert (number(state, "need0"), number(state, "supper0")) == (6, 4)
    other = number(state, "food1")
    state = say(state, "feed")
    assert number(state, "food0") == 5 and number(state, "food1") == other + 1  # its morning came


@pytest.mark.clause("meowtopia", "8.2")
def test_the_example_of_three_kittens_and_four_green_fields():
    state = hungry(7, farm=farm("edge0.3,0", "edge0.-1,0", "field0.2,0", "field0.-1,0"))
    assert (number(state, "need0"), number(state, "yield0"), number(state, "supper0")) == (6, 4, 2)
    assert number(say(state, "feed"), "food0") == 5


@pytest.mark.clause("meowtopia", "8.3")
def test_enough_green_fields_need_no_evening_and_give_nothing_more():
    wet = farm("edge0.3,0", "edge0.-1,0", "field0.2,0", "field0.-1,0")
    for extra, fields in (((), 4), (("edge0.0,1", "field0.0,1"), 5)):
        state = having(new(), farm=farm("edge0.3,0", "edge0.-1,0", "field0.2,0", "field0.-1,0", *extra))
        assert number(state, "yield0") == fields and number(state, "supper0") == 0
        before = number(state, "food0")
        state = say(state, "tile-gold", "done", "pass")
        assert meowtopia.turn(state) == 1 and state.stage == "morning" and number(state, "food0") == before
    assert wet.points == 6


@pytest.mark.clause("meowtopia", "8.4")
def test_full_payment_is_offered_first():
    state = hungry(4)
    assert meowtopia.moves(state)[0] == ("feed",)
    assert number(say(state, "feed"), "food0") == 0
    assert ("feed",) not in meowtopia.moves(hungry(3)) and seen(hungry(3), "short0") == ("short:1",)


@pytest.mark.clause("meowtopia", "8.5", "13.5")
def test_a_kitten_sent_home_brings_three_food_and_need_not_eat():
    state = hungry(0)
    assert {"home marmalade1", "home marmalade2", "home marmalade3"} <= said(state)
    state = say(state, "home marmalade3")
    assert number(state, "food0") == 3 and number(state, "supper0") == 2 and meowtopia.turn(state) == 0
    assert seen(state, "workers0") == ("marmalade1", "marmalade2") and "marmalade3" in seen(state, "nest0")
    state = say(state, "home marmalade2")  # nothing is left to pay: the turn is over
    assert number(state, "food0") == 6 and meowtopia.turn(state) == 1
    again = say(dawn(having(state, gold=1)), "tile-recruit", "worker")
    assert seen(again, "workers0") == ("marmalade1@1", "marmalade2")


@pytest.mark.clause("meowtopia", "8.5")
def test_nobody_is_sent_home_when_nothing_is_to_be_paid():
    state = having(new(), farm=farm("edge0.3,0", "edge0.-1,0", "field0.2,0", "field0.-1,0"))
    state = say(state, "tile-gold", "done", "pass")
    assert meowtopia.turn(state) == 1 and not any(move.startswith("home") for move in said(state))


@pytest.mark.clause("meowtopia", "8.6")
def test_the_goods_of_a_merchant_sent_home_are_lost():
    state = hungry(0, "marmalade1", stalls=shop("marmalade3:coin4", "marmalade4:food2"))
    coins = number(state, "coin0")
    state = say(state, "home marmalade3")
    assert seen(state, "stalls0") == ("marmalade4@2",) and seen(state, "wares0") == ("ware-food:2",)
    assert number(state, "coin0") == coins and number(state, "food0") == 3


@pytest.mark.clause("meowtopia", "8.7")
def test_the_last_worker_stays():
    state = hungry(0, "marmalade1", stalls=shop("marmalade3"))
    assert {move for move in said(state) if move.startswith("home")} == {"home marmalade3"}
    sleeper = having(state, awake="", asleep="marmalade1")
    assert {move for move in said(sleeper) if move.startswith("home")} == {"home marmalade3"}
    two = having(state, awake="marmalade1", asleep="marmalade2")
    assert {"home marmalade1", "home marmalade2"} <= said(two)


@pytest.mark.clause("meowtopia", "8.8", "8.9", "13.6")
@pytest.mark.parametrize("food, ways", [
    (9, {"feed": (5, 0), "unfed1": (7, 1), "unfed2": (9, 2)}),
    (4, {"feed": (0, 0), "unfed1": (2, 1), "unfed2": (4, 2)}),
    (3, {"unfed1": (1, 1), "unfed2": (3, 2)}),
    (2, {"unfed1": (0, 1), "unfed2": (2, 2)}),
    (1, {"unfed2": (1, 2)}),
    (0, {"unfed2": (0, 2)}),
])  # fmt: skip
def test_who_goes_unfed_saves_two_and_brings_a_malus(food, ways):
    state = hungry(food)
    assert number(state, "supper0") == 4
    assert {move for move in said(state) if not move.startswith("home")} == set(ways)
    assert set(seen(state, "bill0")) == {f"pay-{way}:{food - left}" for way, (left, _) in ways.items()}
    for way, (left, malus) in ways.items():
        after = say(state, way)
        assert (number(after, "food0"), len(seen(after, "malus0"))) == (left, malus)
    assert "home marmalade1" in said(state)


@pytest.mark.clause("meowtopia", "8.8")
def test_an_odd_supper_can_be_left_unpaid_by_one_kitten_more():
    state = hungry(0, farm=farm("field0.2,0", "edge0.3,0"))
    assert number(state, "supper0") == 3
    assert {move for move in said(state) if not move.startswith("home")} == {"unfed2"}
    rich = having(state, food=1)
    assert {move for move in said(rich) if not move.startswith("home")} == {"unfed1", "unfed2"}
    assert number(say(rich, "unfed1"), "food0") == 0 and number(say(rich, "unfed2"), "food0") == 1


@pytest.mark.clause("meowtopia", "8.10")
@pytest.mark.parametrize("seats", meowtopia.SEATS)
def test_a_malus_stays(seats):
    most = [0] * seats
    for state, _ in walk(seats, 6):
        now = [len(seen(state, f"malus{seat}")) for seat in range(seats)]
        assert all(new >= old for new, old in zip(now, most, strict=True))
        most = now
    assert any(most)

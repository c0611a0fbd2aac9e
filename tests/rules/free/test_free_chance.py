"""The free table, chapter 4: mixing, rolling and drawing from a bag."""

from collections import Counter
from random import Random

import pytest
from freehand import do, faces, knows, lies, no, put, rules, seen

from meowgames.rules import CHANCE

PILE = "played: toy-paw1 toy-paw2 toy-paw3 toy-paw4"
DICE = ("table.0,0: toy-d8:3", "table.1,0: toy-d4:1 toy-d6-1")
BAG = "bag: toy-bell1 toy-bell2 toy-bell3 toy-d4:2 toy-counter-teal"


# 4.1 Mixing


@pytest.mark.clause("free", "4.1")
def test_a_stack_is_mixed_into_any_order():
    state = put("deck: toy-paw1 toy-paw2 toy-paw3")
    orders = Counter(faces(do(state, "deck~0+ mix", dice=number), "deck") for number in range(300))
    assert len(orders) == 6 and min(orders.values()) > 25


@pytest.mark.clause("free", "4.1")
def test_all_from_one_piece_up_is_mixed_and_the_others_stay():
    after = {faces(do(put(PILE), "played~2+ mix", dice=number), "played") for number in range(20)}
    assert after == {"toy-paw1 toy-paw2 toy-paw3 toy-paw4", "toy-paw1 toy-paw2 toy-paw4 toy-paw3"}


@pytest.mark.clause("free", "4.1")
def test_after_mixing_nobody_knows_where_a_piece_lies_but_who_sees_its_face():
    state = put("deck: toy-paw1~1 toy-paw2~7 toy-paw3@1d", "hand1: toy-bell1 toy-bell2~7", PILE.replace("paw", "fish"))
    state = do(state, "deck~0+ mix", "hand1~0+ mix", "played~0+ mix")
    assert knows(state, "deck") == [set()] * 3 and {piece.turn for piece in lies(state, "deck")} == {""}
    assert knows(state, "hand1") == [{1}, {1}] and knows(state, "played") == [{0, 1, 2}] * 4


@pytest.mark.clause("free", "4.1")
def test_what_is_not_mixed_stays_known():
    state = do(put("deck: toy-paw1~2 toy-paw2~4 toy-paw3"), "deck~1+ mix")
    assert knows(state, "deck") == [{1}, set(), set()]


@pytest.mark.clause("free", "4.1")
@pytest.mark.parametrize(
    "act", ["played mix", "played~3+ mix", "played~0+ mix:2", "bag~0+ mix", "played~0+ hand0~0+ mix"]
)
def test_one_piece_or_a_bag_is_not_mixed(act):
    assert no(put(PILE, BAG, "hand0: toy-fish1 toy-fish2"), act) == "4.1"


@pytest.mark.clause("free", "4.1")
@pytest.mark.parametrize("order", ["", "0 1 2", "0 1 2 2", "0 1 2 4", "0 1 2 03", "0 1 2 x"])
def test_mixing_neither_makes_nor_loses_a_piece(order):
    busy = rules.play(put(PILE), ("played~0+", "mix"))
    with pytest.raises(ValueError):
        rules.play(busy, ("mix", *order.split()))


# 4.2 Dice


@pytest.mark.clause("free", "4.2")
def test_each_die_shows_any_side_and_none_more_easily():
    state = put(*DICE)
    found = Counter(faces(do(state, "table.0,0 roll", dice=number), "table.0,0") for number in range(800))
    assert found.keys() == {f"toy-d8:{side}" for side in range(1, 9)} and min(found.values()) > 60
    neko = put("table.0,0: die-rat", board="neko", seats=2)
    animals = {faces(do(neko, "table.0,0 roll", dice=number), "table.0,0") for number in range(200)}
    assert len(animals) == 12 and "die-dragon" in animals


@pytest.mark.clause("free", "4.2")
def test_several_dice_are_rolled_at_once_each_by_itself():
    state = put(*DICE)
    found = Counter(
        (faces(after, "table.0,0"), faces(after, "table.1,0"))
        for after in (do(state, "table.0,0 table.1,0~0+ roll", dice=number) for number in range(900))
    )
    assert len(found) > 8 * 4 * 6 * 0.9 and all(rolled.split()[1].startswith("toy-d6-") for _, rolled in found)
    assert faces(do(state, "table.0,0 roll"), "table.1,0") == "toy-d4:1 toy-d6-1"


@pytest.mark.clause("free", "4.2")
@pytest.mark.parametrize("act", ["played roll", "table.0,0 played roll", "table.2,0 roll", "table.3,0 roll"])
def test_what_is_no_die_is_not_rolled(act):
    assert no(put(PILE, *DICE, "table.2,0: toy-man-white", "table.3,0: toy-dial-honey:2"), act) == "4.2"


@pytest.mark.clause("free", "4.2")
@pytest.mark.parametrize("outcome", ["roll", "roll toy-d8:9", "roll toy-d4:1", "roll toy-d8:1 toy-d8:2", "mix 0"])
def test_a_die_shows_one_of_its_sides(outcome):
    busy = rules.play(put(*DICE), ("table.0,0", "roll"))
    with pytest.raises(ValueError):
        rules.play(busy, tuple(outcome.split()))


# 4.3 Bags


@pytest.mark.clause("free", "4.3")
def test_what_comes_out_of_a_bag_is_drawn_by_chance():
    state = put(BAG)
    found = Counter(faces(do(state, "bag table.0,0", dice=number), "table.0,0") for number in range(500))
    assert len(found) == 5 and min(found.values()) > 60
    named = {faces(do(state, "bag~1 table.0,0", dice=number), "table.0,0") for number in range(60)}
    assert len(named) == 5  # no piece of a bag can be asked for


@pytest.mark.clause("free", "4.3")
def test_as_many_as_one_likes_come_out_to_one_other_place():
    state = put(BAG, "hand0: toy-fish1")
    three = do(state, "bag~2+ hand0")
    assert len(lies(three, "hand0")) == 4 and len(lies(three, "bag")) == 2
    assert len({faces(do(state, "bag~2+ hand0~0", dice=number), "hand0") for number in range(40)}) > 20
    assert faces(do(state, "bag~0+ table.0,0"), "table.0,0").count(" ") == 4
    turned = do(state, "bag @1d table.0,0")
    assert [(piece.turn, piece.down) for piece in lies(turned, "table.0,0")] == [("1", True)]
    assert seen(do(state, "bag hand1"), "hand1", 0) in ("toy-back", "unseen")


@pytest.mark.clause("free", "4.3")
@pytest.mark.parametrize(
    "act",
    [
        "bag hand0 table.0,0", "bag~0 bag~1 hand0", "bag hand0 and hand0 table.0,0", "hand0 table.0,0 and bag hand0",
        "bag~0 bag",
    ],
)  # fmt: skip
def test_what_comes_out_of_a_bag_is_one_draw_to_another_place(act):
    assert no(put(BAG, "hand0: toy-fish1"), act) == "4.3"


@pytest.mark.clause("free", "4.3")
def test_what_goes_into_a_bag_just_falls_in():
    state = put(BAG, "hand0: toy-fish1")
    assert no(state, "hand0 bag~0") == no(state, "hand0 @1 bag") == no(state, "hand0 @d bag") == "4.3"
    assert faces(do(state, "hand0 bag"), "bag") == " ".join(sorted([*faces(state, "bag").split(), "toy-fish1"]))


@pytest.mark.clause("free", "4.3")
@pytest.mark.parametrize("outcome", ["draw", "draw 0", "draw 0 0", "draw 0 5", "draw 0 -1", "draw 0 01", "draw 0 1 2"])
def test_a_draw_takes_as_many_pieces_of_the_bag_as_were_asked_for(outcome):
    busy = rules.play(put(BAG), ("bag~3+", "hand0"))
    assert rules.turn(busy) == CHANCE and rules.play(busy, rules.chance(busy, Random(1)))
    with pytest.raises(ValueError):
        rules.play(busy, tuple(outcome.split()))

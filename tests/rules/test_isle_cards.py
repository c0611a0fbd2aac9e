"""L'Île des Chats, clause by clause: the eighteen family cards."""

import pytest
from isle_table import HONEY, TEAL, boat, crew, crowded, ended, grid, hull, mask, without

from meowgames.rules import isle
from meowgames.rules.isle.boats import HULLS, empty
from meowgames.rules.isle.cards import CARDS
from meowgames.rules.isle.tiles import COLOURS

EVERY_HULL = pytest.mark.parametrize("name", HULLS)
EDGE = "i5-red@1 7,0; s4-red 12,0; i5-blue 1,2; x5-green 8,3"  # two red cats and a blue one at the edge


def card(number: int, *boats) -> int:
    """What a family card gives the first of these boats."""
    state = ended(*boats, *([boat()] if len(boats) < 2 else []), cards=[f"card{number}"])
    return isle.tally(state)["cards"][0]


def have(number: int, *boats) -> tuple[int, int]:
    """How far the first of these boats is with a family card."""
    return isle.progress(ended(*boats, *([boat()] if len(boats) < 2 else [])), 0, f"card{number}")


# 7 The family cards


@pytest.mark.clause("isle", "7.1")
def test_151_best_colour_at_the_edge():
    assert card(151, boat(EDGE)) == 2 and card(151, boat()) == 0
    assert card(151, boat("x5-green 8,3; x5-red 11,3")) == 0
    assert have(151, boat(EDGE)) == (2, 0)


@pytest.mark.clause("isle", "7.2")
def test_152_every_colour_at_the_edge():
    four = f"{EDGE}; i5-green@1 4,1; i5-purple@1 4,7"
    assert card(152, boat(four)) == 0 and have(152, boat(four)) == (4, 5)
    assert card(152, boat(f"{four}; i5-orange@1 9,8")) == 9


@pytest.mark.clause("isle", "7.3")
def test_153_every_two_at_the_edge():
    assert card(153, boat(EDGE)) == 1 and have(153, boat(EDGE)) == (3, 0)
    assert card(153, boat(f"{EDGE}; i5-green@1 4,1")) == 2


@pytest.mark.clause("isle", "7.4")
@EVERY_HULL
def test_154_no_rat_in_sight(name):
    rats, some = hull(name).rats, empty(hull(name))
    last = rats & -rats
    assert card(154, some._replace(free=some.free & ~rats)) == 10
    assert card(154, some._replace(free=some.free & ~rats | last)) == 0
    assert have(154, some._replace(free=some.free & ~rats | last)) == (18, 19)


@pytest.mark.clause("isle", "7.5")
@EVERY_HULL
def test_155_the_middle_row(name):
    row = {(x, 4) for x in range(22)}
    assert grid(hull(name).middle) == row and len(row) == 22
    assert card(155, without(hull().middle)) == 10
    for x in (0, 11, 21):
        assert card(155, without(hull().middle & ~mask(f"{x},4"))) == 0
    assert have(155, boat("i5-red@1 3,4")) == (5, 22)


@pytest.mark.clause("isle", "7.6", "7.19")
def test_156_no_empty_square_at_the_edge():
    edge = hull().edge
    assert card(156, without(edge)) == 12 and have(156, boat()) == (0, 44)
    for x, y in grid(edge):
        assert card(156, without(edge & ~mask(f"{x},{y}"))) == 0


@pytest.mark.clause("isle", "7.6", "7.19")
def test_the_forgotten_corner_is_at_the_edge():
    tip = mask("0,4")
    assert hull().edge & tip
    assert card(156, without(hull().edge & ~tip)) == 0 and card(156, without(hull().edge)) == 12
    assert have(151, boat("i5-red@1 0,4")) == (1, 0)


@pytest.mark.clause("isle", "7.19")
@EVERY_HULL
def test_the_edge_has_44_squares_with_a_side_on_the_rim(name):
    inside = grid(hull(name).squares)
    sides = ((1, 0), (-1, 0), (0, 1), (0, -1))
    rim = {(x, y) for x, y in inside if any((x + a, y + b) not in inside for a, b in sides)}
    assert grid(hull(name).edge) == rim and len(rim) == 44 and {(0, 4), (21, 4), (0, 3), (0, 5)} <= rim


@pytest.mark.clause("isle", "7.19")
def test_a_cat_at_the_edge_counts_once_and_a_treasure_never():
    assert have(153, boat("i5-red@1 7,0")) == (1, 0)
    assert have(153, boat("rare-i 7,0; common1 21,4")) == (0, 0)


@pytest.mark.clause("isle", "7.7", "7.20")
@pytest.mark.parametrize("cats, points", [(19, 0), (20, 10), (21, 0)])
def test_157_exactly_twenty_cats(cats, points):
    some = crew(blue=[5], green=[3, 2], red=[4], purple=[1, 1, 2], orange=[cats - 18])
    assert card(157, some) == points and have(157, some) == (cats, 20)


@pytest.mark.clause("isle", "7.8")
def test_158_three_of_each_colour():
    three = {colour: [2, 1] for colour in COLOURS}
    assert card(158, crew(**three)) == 15 and card(158, crew(**{**three, "red": [9]})) == 15
    assert card(158, crew(**{**three, "red": [1, 1]})) == 0
    assert have(158, crew(**{**three, "red": [2], "blue": [9]})) == (14, 15)


@pytest.mark.clause("isle", "7.9", "7.10", "7.11", "7.12", "7.13", "7.20")
@pytest.mark.parametrize(
    "number, colour", [(159, "blue"), (160, "green"), (161, "purple"), (162, "red"), (163, "orange")]
)
def test_exactly_five_of_a_colour(number, colour):
    assert card(number, crew(**{colour: [3, 2]})) == 9
    assert card(number, crew(**{colour: [4]})) == card(number, crew(**{colour: [5, 1]})) == 0
    others = {other: [5] for other in COLOURS if other != colour}
    assert card(number, crew(**others)) == 0 and have(number, crew(**{colour: [5, 1]})) == (6, 5)


@pytest.mark.clause("isle", "7.14")
def test_164_treasures():
    assert card(164, boat("rare-i 7,0; common1 21,4; i5-red@1 4,1")) == 4 and card(164, boat()) == 0
    assert have(164, boat("rare-i 7,0; common1 21,4; i5-red@1 4,1")) == (2, 0)


@pytest.mark.clause("isle", "7.15")
def test_165_the_largest_family_of_all():
    four, three, two = crew(blue=[4]), crew(red=[3]), crew(green=[2, 2])
    assert card(165, four, three) == 10 and card(165, three, four) == 0
    assert card(165, three, three, two) == 10 and card(165, two, two) == 0 and card(165, two, boat()) == 0
    assert have(165, three, four) == (3, 4) and have(165, two, boat()) == (0, 3)


@pytest.mark.clause("isle", "7.16")
def test_166_rats_in_sight():
    assert card(166, boat()) == 38 and card(166, without(hull().rats)) == 0
    assert isle.score(ended(boat(), boat(), cards=["card166"]))[0] == -19 - 35 + 38


@pytest.mark.clause("isle", "7.17")
def test_167_full_rooms():
    assert card(167, boat()) == 0 and card(167, crowded()) == 14
    assert card(167, without(hull().rooms[0] | hull().rooms[6])) == 4


@pytest.mark.clause("isle", "7.18")
def test_168_the_third_largest_family_again():
    assert card(168, crew(blue=[7], red=[5], green=[4], orange=[3])) == 11
    assert card(168, crew(blue=[4, 4, 4])) == 11 and card(168, crew(blue=[6, 3, 3], red=[2])) == 8
    assert card(168, crew(blue=[9, 6], red=[2, 2])) == 0
    assert have(168, crew(blue=[9, 6], red=[2, 2])) == (2, 3)


@pytest.mark.clause("isle", "1.8", "7.1")
@pytest.mark.parametrize("name", CARDS)
def test_every_card_counts_on_any_boat(name):
    for some in (boat(), boat(HONEY), crowded()):
        points = card(int(name[4:]), some, boat(TEAL, "hull-green"))
        assert 0 <= points <= 38

"""L'Île des Chats, clause by clause: rats, rooms, families, and who wins."""

import pytest
from isle_table import (
    HONEY,
    PLUM,
    TEAL,
    boat,
    crew,
    crowded,
    ended,
    follow,
    hull,
    mask,
    morning,
    slow_rows,
    walk,
    without,
)

from meowgames.rules import OVER, isle
from meowgames.rules.isle.boats import HULLS, empty
from meowgames.rules.isle.cards import CARDS
from meowgames.rules.isle.tiles import COLOURS

EVERY_HULL = pytest.mark.parametrize("name", HULLS)
EXAMPLE = """i5-orange@1 7,0; s4-orange 7,1; p5-orange 10,1; x5-orange 13,3; l5-orange@1 15,2; t5-orange 11,5;
    i5-blue@1 5,4; s4-blue 5,5; x5-blue 7,5; p5-blue 3,2; i5-red@1 14,6; s4-red 13,7;
    l5-red@1 17,3; y5-red@3 18,4"""


def rows(some) -> tuple[int, int, int]:
    """What rats, rooms and families of a boat give."""
    tally = isle.tally(ended(some, boat()))
    return tally["rats"][0], tally["rooms"][0], tally["families"][0]


# 6 Scoring


@pytest.mark.clause("isle", "6.1")
@EVERY_HULL
def test_a_rat_in_sight_costs_a_point(name):
    some, rats = empty(hull(name)), hull(name).rats
    assert rows(some)[0] == -19
    assert rows(some._replace(free=some.free & ~(rats & -rats)))[0] == -18
    assert rows(some._replace(free=some.free & ~rats))[0] == 0


@pytest.mark.clause("isle", "6.2", "9.3")
def test_a_room_is_full_when_every_square_is_covered():
    bow = ["20,3", "20,4", "21,4", "20,5"]
    assert rows(boat())[1] == -35
    assert rows(without(mask(*bow[:3])))[1] == -35
    assert rows(without(mask(*bow)))[1] == -30
    assert rows(boat("rare-t@3 20,3"))[1] == -30  # whatever the tile
    assert rows(crowded("9,3"))[1] == -5 and rows(crowded())[1] == 0


@pytest.mark.clause("isle", "6.3")
def test_seven_rooms_count_also_the_one_without_a_sign_and_those_never_entered():
    assert len(hull().rooms) == 7
    for room in hull().rooms:
        assert rows(boat()._replace(free=room))[1] == -5
        assert rows(without(room))[1] == -30


@pytest.mark.clause("isle", "6.4")
def test_a_family_hangs_together_along_sides():
    pair = "i5-red@1 5,2; s4-red 5,3"
    assert rows(boat(pair))[2] == 0
    assert rows(boat(f"{pair}; x5-red 8,3"))[2] == 8
    assert rows(boat(f"{pair}; x5-blue 8,3"))[2] == 0
    assert rows(boat("x5-red 9,3; i5-red@1 11,2; p5-red 15,3"))[2] == 0  # corners only


@pytest.mark.clause("isle", "6.4")
def test_a_cat_between_two_others_joins_them():
    assert rows(boat("i5-red@1 7,0; x5-red 8,2"))[2] == 0
    assert rows(boat("i5-red@1 7,0; x5-red 8,2; l5-red@1 10,1"))[2] == 8


@pytest.mark.clause("isle", "6.5")
@pytest.mark.parametrize(
    "cats, points", [(1, 0), (2, 0), (3, 8), (4, 11), (5, 15), (6, 20), (7, 25), (8, 30), (10, 40), (17, 75)]
)
def test_points_of_a_family(cats, points):
    assert rows(crew(purple=[cats]))[2] == points


@pytest.mark.clause("isle", "6.6")
def test_cats_count_and_not_squares_or_sides():
    some = boat("u5-red 9,3; i5-red@1 10,4")  # the bar lies in the mouth of the U: three sides
    assert [cats for _, cats in some.kin[COLOURS.index("red")]] == [2] and rows(some)[2] == 0


@pytest.mark.clause("isle", "6.7")
def test_families_of_one_colour_score_each_for_itself():
    assert rows(crew(green=[3, 3, 4, 2, 1]))[2] == 8 + 8 + 11
    assert rows(crew(green=[6]))[2] == 20


@pytest.mark.clause("isle", "6.8")
def test_treasures_belong_to_no_family_and_give_nothing():
    pair = "i5-red@1 5,2; s4-red 5,3"
    assert rows(boat(f"{pair}; rare-i 10,2; x5-red 14,1"))[2] == 0  # the treasure touches both
    assert rows(boat(f"{pair}; rare-i 10,2; common1 10,3")) == rows(boat(pair))


@pytest.mark.clause("isle", "6.9")
def test_the_example():
    some = boat(EXAMPLE)
    groups = {colour: sorted(cats for _, cats in kin) for colour, kin in zip(COLOURS, some.kin)}
    assert groups == {"blue": [4], "green": [], "red": [2, 2], "purple": [], "orange": [3, 3]}
    assert rows(some)[2] == 27


@pytest.mark.clause("isle", "6.1", "6.2", "6.4", "6.5")
@pytest.mark.parametrize(
    "text, name, expected",
    [
        (HONEY, "hull-blue", (-6, -25, 23)),
        (TEAL, "hull-green", (-6, -25, 31)),
        (PLUM, "hull-red", (-6, -20, 19)),
    ],
)
def test_boats_counted_apart(text, name, expected):
    assert rows(boat(text, name)) == expected


@pytest.mark.clause("isle", "6.1", "6.2", "6.4", "6.5", "6.6", "6.7", "6.8")
@pytest.mark.parametrize("seats, seed", [(2, 1), (3, 2), (4, 3)])
def test_a_slow_count_agrees(seats, seed):
    families = 0
    for ply, (state, _) in enumerate(walk(seats, seed, odd=0)):
        if ply % 12 == 0 or isle.turn(state) == OVER:
            for seat in range(len(state.boats)):
                found = slow_rows(state, seat)
                tally = isle.tally(state)
                assert found == tuple(tally[row][seat] for row in ("rats", "rooms", "families"))
                families += found[2] > 0
    assert families


@pytest.mark.clause("isle", "6.10")
def test_the_cards_kept_are_shown_and_added():
    state = ended(crew(blue=[5], red=[3]), boat(), cards=["card159", "card162"])
    assert isle.tally(state) == {
        "rats": (-19, -19),
        "rooms": (-35, -35),
        "families": (23, 0),
        "cards": (9, 0),
    }
    assert isle.score(state) == (-22, -54)
    for seat in (0, 1, OVER):
        picture = isle.look(state, seat)
        assert picture["card0"] == ("card159", "card162") and picture["score0"] == ("score:-22",)


@pytest.mark.clause("isle", "6.10", "6.13")
@pytest.mark.parametrize("seats", isle.SEATS)
def test_the_score_sheet_and_its_lines_add_up(seats):
    for state, _ in walk(seats, 1):
        picture, rows = isle.look(state, OVER), isle.tally(state)
        for seat in range(len(state.boats)):
            sums = dict.fromkeys(("rats", "rooms", "families", "cards"), 0)
            for row, spots, points in isle.scoring(state, seat):
                sums["cards" if row in CARDS else row] += points
                assert spots and all(spot.startswith((f"boat{seat}.", f"card{seat}")) for spot in spots)
            assert sums == {row: points[seat] for row, points in rows.items()}
            assert sum(sums.values()) == isle.score(state)[seat]
            shown = sum(sums.values()) - (sums["cards"] if isle.turn(state) != OVER else 0)
            assert picture[f"score{seat}"] == (f"score:{shown}",)
            for row in ("rats", "rooms", "families"):
                assert picture[f"{row}{seat}"] == (f"{row}:{sums[row]}",)


@pytest.mark.clause("isle", "6.11")
def test_a_score_can_be_below_zero():
    assert isle.score(ended(boat(), boat())) == (-54, -54)


@pytest.mark.clause("isle", "6.12")
def test_full_rooms_break_ties_for_every_place():
    bare, bow = boat(), hull().rooms[6]
    room = without(bow)  # a full room, five points better
    fix = room._replace(kin=crew(blue=[3]).kin)
    even = without(mask("0,5", "1,5", "1,6", "4,1", "7,3"))._replace(kin=fix.kin)  # five rats covered instead
    assert isle.score(ended(fix, even)) == (-41, -41)
    assert isle.rank(ended(fix, even)) == (1, 2) and isle.rank(ended(even, fix)) == (2, 1)
    assert isle.rank(ended(fix, fix)) == (1, 1) and isle.rank(ended(bare, fix, fix)) == (3, 1, 1)
    top = crew(red=[17])
    assert isle.rank(ended(even, top, fix, bare)) == (3, 1, 2, 4)


@pytest.mark.clause("isle", "6.13")
def test_the_score_shown_leaves_family_cards_out():
    state = ended(crew(blue=[5]), boat(), cards=["card159"])._replace(turn=0, stage="cat", day=3)
    assert isle.score(state)[0] == -54 + 15 + 9
    for seat in (0, 1, OVER):
        assert isle.look(state, seat)["score0"] == (f"score:{-54 + 15}",)


@pytest.mark.clause("isle", "2.8")
def test_the_colour_of_a_boat_favours_no_cats():
    for colour in COLOURS:
        boats = [crew(**{colour: [4]}), *(empty(hull(name)) for name in HULLS[1:])]
        boats = [some._replace(kin=boats[0].kin) for some in boats]
        assert isle.tally(ended(*boats))["families"] == (11,) * 4


def test_a_gain_is_previewed():
    state = morning("n5-blue", boats=(boat(HONEY), boat(TEAL, "hull-green"), boat(PLUM, "hull-red")))
    state = follow(state, "n5-blue")
    assert isle.preview(state, ("@2m", "boat0.9,3")) == {
        "gain": ("gain:+8",),
        "gain-families": ("families:+8",),
    }
    after = follow(state, "@2m boat0.9,3")
    assert isle.look(after, 0)["score0"] == ("score:0",)

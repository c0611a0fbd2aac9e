"""The free table, chapters 1.5 and 2: what a hand touches, and where pieces go."""

import pytest
from freehand import do, faces, knows, laid, lies, no, put, rules

from meowgames.rules import CHANCE
from meowgames.rules.free.things import HIGH, WIDE

PILE = "played: toy-paw1 toy-paw2 toy-paw3 toy-paw4"


# 1.5 What can be touched, where things can lie


@pytest.mark.clause("free", "1.5")
@pytest.mark.parametrize(
    "act",
    [
        "", "played", "hand0", "@1", "flip",  # of nothing, or nowhere to go
        "hand0 table.0,0", "nowhere hand0", "played~4 hand0", "played~4+ hand0", "table.0,0 hand0",  # not there
        "played~01 hand0", "played~-1 hand0", "played~x hand0", "played~1++ hand0", "toy-paw4 hand0",
        "played prompt", "played nowhere", "played hand3", "played hand", "played box:toy-back", "played played~x",
        "played table.97,0", "played table.0,-55", "played table.0,0,0", "played table.-0,0", "played table",
        "played deck.0,0", "played box~0", f"played played~{'9' * 5000}", "played hand0 and played", "and played hand0",
        "played wave", "played flip:1",
    ],
)  # fmt: skip
def test_what_is_not_there_cannot_be_touched_and_what_is_no_place_takes_nothing(act):
    assert no(put(PILE), act) == "1.5"


@pytest.mark.clause("free", "1.5")
@pytest.mark.parametrize("spot", "deck played bag hand0 hand2 turn1 table.0,0 table.96,54 table.-96,-54".split())
def test_a_piece_can_lie_on_places_points_in_hands_and_bags(spot):
    assert faces(do(put(PILE, "table.1,1: toy-bell1"), f"table.1,1 {spot}"), spot).split()[-1] == "toy-bell1"


@pytest.mark.clause("free", "1.5")
def test_stacks_on_two_points_never_join_even_if_they_touch():
    state = do(put(PILE, "table.1,1: toy-bell1"), "table.1,1 table.0,0", "played table.0,1")
    assert faces(state, "table.0,0") == "toy-bell1" and faces(state, "table.0,1") == "toy-paw4"
    assert (2 * WIDE + 1, 2 * HIGH + 1) == (193, 109)
    assert no(state, f"played table.{WIDE + 1},0") == no(state, f"played table.0,{-HIGH - 1}") == "1.5"


@pytest.mark.clause("free", "1.5")
def test_boards_of_squares_and_lattices_take_pieces_at_their_offsets_and_nowhere_else():
    isle = put("day1: vesh", board="isle", seats=2)
    assert faces(do(isle, "day1 boat1.21,8"), "boat1.21,8") == "vesh"
    assert [no(isle, f"day1 {spot}") for spot in ("boat1", "boat1.22,0", "boat1.0,9", "boat2.0,0")] == ["1.5"] * 4
    farm = put("table.0,0: carrot", board="meowtopia", seats=2)
    assert faces(do(farm, "table.0,0 field1.-3,2"), "field1.-3,2") == "carrot"
    assert no(farm, "table.0,0 field1") == no(farm, "table.0,0 field1.100,0") == "1.5"


# 2 Moving


@pytest.mark.clause("free", "2.1")
@pytest.mark.parametrize(
    "what, taken, left",
    [
        ("played", "4", "1 2 3"),
        ("played~3", "4", "1 2 3"),
        ("played~1", "2", "1 3 4"),
        ("played~0", "1", "2 3 4"),
        ("played~2+", "3 4", "1 2"),
        ("played~0+", "1 2 3 4", ""),
    ],
)
def test_the_top_one_from_inside_all_from_one_up_and_the_whole_stack(what, taken, left):
    after = do(put(PILE), f"{what} table.5,5")
    assert faces(after, "table.5,5").replace("toy-paw", "") == taken
    assert faces(after, "played").replace("toy-paw", "") == left


@pytest.mark.clause("free", "2.2")
@pytest.mark.parametrize(
    "target, order", [("", "1 2 3 4 0"), ("~0", "0 1 2 3 4"), ("~2", "1 2 0 3 4"), ("~4", "1 2 3 4 0")]
)
def test_on_top_underneath_and_between(target, order):
    after = do(put(PILE, "table.1,1: toy-bell1"), f"table.1,1 played{target}")
    assert faces(after, "played").replace("toy-paw", "").replace("toy-bell1", "0") == order


@pytest.mark.clause("free", "2.2")
def test_a_stack_has_no_place_higher_than_itself():
    state = put(PILE, "table.1,1: toy-bell1")
    assert no(state, "table.1,1 played~5") == no(state, "table.1,1 table.2,2~1") == "2.2"
    assert no(state, "table.1,1 played~4") is no(state, "table.1,1 table.2,2~0") is None


@pytest.mark.clause("free", "2.2")
@pytest.mark.parametrize(
    "act, order",
    [
        ("played~0 played~2", "2 1 3 4"),
        ("played~0 played~4", "2 3 4 1"),
        ("played~3 played~1", "1 4 2 3"),
        ("played~2+ played~0", "3 4 1 2"),
        ("played~0 played~2 played~4", "2 4 1 3"),
    ],
)
def test_within_its_own_stack_a_place_is_counted_before_anything_is_lifted(act, order):
    assert faces(do(put(PILE), act), "played").replace("toy-paw", "") == order


@pytest.mark.clause("free", "2.3")
def test_from_several_places_in_the_order_in_which_they_were_taken():
    state = put(PILE, "table.1,1: toy-bell1 toy-bell2", "hand0: toy-fish1")
    after = do(state, "hand0 table.1,1~0+ played~1 table.9,9")
    assert faces(after, "table.9,9") == "toy-fish1 toy-bell1 toy-bell2 toy-paw2"
    assert faces(after, "played") == "toy-paw1 toy-paw3 toy-paw4" and not lies(after, "hand0")


@pytest.mark.clause("free", "2.3")
@pytest.mark.parametrize(
    "act", ["played played hand0", "played~0+ played~2 hand0", "played~3 hand0 and played hand1", "played played flip"]
)
def test_no_piece_is_touched_twice(act):
    assert no(put(PILE), act) == "2.3"


@pytest.mark.clause("free", "2.3")
def test_in_one_go_to_several_places():
    state = put(PILE, "hand0: toy-fish1")
    after = do(state, "played~0 hand1 and played~1 hand0 @1 table.3,3 and played deck")
    assert faces(after, "hand1") == "toy-paw1" and faces(after, "played") == "toy-paw3"
    assert faces(after, "table.3,3") == "toy-paw2 toy-fish1" and faces(after, "deck") == "toy-paw4"
    assert {piece.turn for piece in lies(after, "table.3,3")} == {"1"} and after.acts == state.acts + 1
    swapped = do(state, "played~0+ hand0 and hand0 played")
    assert faces(swapped, "played") == "toy-fish1" and len(lies(swapped, "hand0")) == 4


LOOSE = ("table.0,0: toy-pawn-honey", "table.5,0: toy-bell1 toy-bell2", "table.90,50: toy-pawn-teal")


@pytest.mark.clause("free", "2.4")
def test_pieces_are_pushed_the_same_way_and_equally_far():
    after = do(put(*LOOSE), "table.0,0 table.5,0~0+ by:5,-3")
    assert faces(after, "table.5,-3") == "toy-pawn-honey" and faces(after, "table.10,-3") == "toy-bell1 toy-bell2"
    assert not lies(after, "table.0,0") and not lies(after, "table.5,0")
    onto = do(put(*LOOSE), "table.0,0 by:5,0")
    assert faces(onto, "table.5,0") == "toy-bell1 toy-bell2 toy-pawn-honey"


@pytest.mark.clause("free", "2.4")
@pytest.mark.parametrize(
    "act", ["table.0,0 by:0,0", "table.0,0 by:1", "table.0,0 by:x,1", "table.0,0 table.90,50 by:7,0",
            "table.0,0 table.90,50 by:0,5", "played by:1,1", "table.0,0 played by:1,1", "table.0,0 by:193,0"]
)  # fmt: skip
def test_nothing_is_pushed_off_the_table_nor_what_lies_on_a_place(act):
    assert no(put(*LOOSE, PILE), act) == "2.4"


@pytest.mark.clause("free", "2.5")
def test_a_stack_is_spread_the_lowest_first():
    after = do(put(PILE), "played~1+ spread:-10,5,8,-1")
    assert [faces(after, f"table.{x},{y}") for x, y in ((-10, 5), (-2, 4), (6, 3))] == [
        "toy-paw2", "toy-paw3", "toy-paw4"
    ]  # fmt: skip
    assert faces(after, "played") == "toy-paw1"


@pytest.mark.clause("free", "2.5")
@pytest.mark.parametrize(
    "act",
    [
        "played spread:0,0,1,0", "played~0+ spread:0,0,0,0", "played~0+ spread:0,0,1", "played~0+ spread",
        "played~0+ spread:90,0,3,0", "played~0+ spread:0,52,0,1", "played~0+ table.0,0 spread:0,0,1,0",
        "bag~0+ spread:0,0,1,0",
    ],
)  # fmt: skip
def test_one_piece_is_no_row_and_a_row_has_room_on_the_table(act):
    assert no(put(PILE, "table.0,0: toy-bell1", "bag: toy-bell2 toy-bell3"), act) == "2.5"


@pytest.mark.clause("free", "2.6")
def test_back_in_the_box_each_finds_its_like():
    after = do(put(PILE, "table.0,0: toy-d8:3", "table.1,0: toy-pawn-teal"), "played~2+ table.0,0 table.1,0 box")
    assert [faces(after, f"box:{name}").split()[-1] for name in ("toy-d8", "toy-pawn-teal")] == [
        "toy-d8:8", "toy-pawn-teal"
    ]  # fmt: skip
    assert faces(after, "box:toy-back").split()[-2:] == ["toy-paw3", "toy-paw4"] and faces(after, "played")


@pytest.mark.clause("free", "2.6")
def test_what_is_in_the_box_is_not_put_there_and_nothing_lies_turned_there():
    state = put(PILE)
    assert (
        no(state, "box:toy-d8 box") == no(state, "box:toy-d8~0 box:toy-d10 box") == no(state, "played @1 box") == "2.6"
    )
    assert no(state, "played box:toy-d8 box") is no(state, "box:toy-d8 table.0,0") is None


@pytest.mark.clause("free", "2.7")
@pytest.mark.parametrize(
    "act", ["played~0+ played", "played played", "played~2+ played", "played~1 played~1", "played~1 played~2",
            "played~1+ played~4", "played~0+ played~0", "table.0,0 table.0,0"]
)  # fmt: skip
def test_what_is_laid_down_where_it_lay_has_not_moved(act):
    assert no(put(PILE, "table.0,0: toy-bell1"), act) == "2.7"


@pytest.mark.clause("free", "2.7")
def test_another_order_or_another_side_is_an_act():
    state = put(PILE, "table.0,0: toy-bell1")
    assert (
        no(state, "played~0 played~1 played") is no(state, "played~1 played") is no(state, "played~2+ played~1") is None
    )
    assert no(state, "played~0+ @1 played") is no(state, "table.0,0 @d table.0,0") is None


@pytest.mark.clause("free", "2.8")
def test_what_was_laid_last_lies_above_the_others():
    state = put(PILE, "table.0,0: toy-bell1", "table.1,0: toy-bell2", "table.2,0: toy-bell3")
    after = do(state, "played table.0,0", "table.2,0 table.1,0")
    assert [spot for spot in rules.look(after, 0) if spot.startswith("table")] == ["table.0,0", "table.1,0"]
    assert [spot for spot in rules.look(do(after, "played table.0,0"), CHANCE)][-1] == "table.0,0"
    turned = do(after, "table.0,0 flip", "table.0,0 peek") if no(after, "table.0,0 peek") is None else after
    assert [spot for spot in rules.look(turned, 0) if spot.startswith("table")] == ["table.0,0", "table.1,0"]


def test_who_moves_a_piece_takes_along_who_knows_it():
    state = put("deck: toy-paw1~3 toy-paw2~2 toy-paw3", "hand1: toy-bell1")
    after = do(state, "deck~0+ table.4,4", "table.4,4~1 played", "hand1 deck")
    assert knows(after, "table.4,4") == [{0, 1}, set()] and knows(after, "played") == [{1}]
    assert knows(after, "deck") == [{1}]  # its owner had seen it


def test_every_act_makes_another_table_even_if_nothing_looks_different():
    state = do(put("table.0,0: toy-counter-teal toy-counter-teal"), "table.0,0~0 table.0,0")
    after = do(state, "table.0,0~0 table.0,0")
    assert after.places == state.places and after != state


def test_moves_are_acts_without_a_target_and_all_of_them_are_accepted():
    state = laid()
    found = rules.moves(state)
    assert ("deck~0+", "mix") in found and ("seat:1",) in found and ("seat:0",) not in found
    assert all(rules.accepts(state, move) for move in found) and len(set(found)) == len(found)

"""The free table, chapter 3: turning over, turning round, other sides."""

import pytest
from freehand import do, faces, knows, lies, no, put, seen

PILE = "played: toy-paw1 toy-paw2 toy-paw3"


@pytest.mark.clause("free", "3.1")
def test_a_piece_is_turned_over_and_back():
    state = do(put(PILE), "played flip")
    assert seen(state, "played", 1) == "toy-paw1 toy-paw2 toy-paw3@0d"  # all have seen it
    assert seen(do(state, "played flip"), "played", 1) == "toy-paw1 toy-paw2 toy-paw3"


@pytest.mark.clause("free", "3.1")
def test_of_a_stack_that_is_turned_over_the_lowest_piece_is_on_top():
    assert faces(do(put(PILE), "played~0+ flip"), "played") == "toy-paw3 toy-paw2 toy-paw1"
    assert faces(do(put(PILE), "played~1+ flip"), "played") == "toy-paw1 toy-paw3 toy-paw2"
    both = do(put(PILE, "table.0,0: toy-bell1 toy-bell2"), "played~0+ table.0,0~0+ flip")
    assert faces(both, "table.0,0") == "toy-bell2 toy-bell1" and all(piece.down for piece in lies(both, "played"))


@pytest.mark.clause("free", "3.1")
def test_a_face_down_pile_turned_over_shows_all_its_cards_to_all():
    state = put("deck: toy-paw1 toy-paw2~1")
    after = do(state, "deck~0+ flip")
    assert seen(after, "deck", -2) == "toy-paw2 toy-paw1" and knows(after, "deck") == [{0, 1, 2}] * 2


@pytest.mark.clause("free", "3.1", "3.2")
@pytest.mark.parametrize("verb, clause", [("flip", "3.1"), ("turn:1", "3.2"), ("@1", "3.2")])
def test_in_a_hand_and_in_a_bag_nothing_is_turned(verb, clause):
    state = put(PILE, "hand0: toy-bell1", "hand1: toy-bell2", "bag: toy-bell3")
    assert [no(state, f"{spot} {verb}") for spot in ("hand0", "hand1", "bag")] == [clause] * 3
    assert no(state, f"played hand0 {verb}") == clause and no(state, f"played {verb}") is None


@pytest.mark.clause("free", "3.2")
def test_a_card_is_turned_by_quarters():
    state = put(PILE)
    turned = [lies(do(state, f"played turn:{steps}"), "played")[-1].turn for steps in (1, 2, 3, -1)]
    assert turned == ["1", "2", "3", "3"]
    assert seen(do(state, "played turn:1", "played turn:1"), "played", 0).endswith("toy-paw3@2")
    assert seen(do(state, "played @3"), "played", 0).endswith("toy-paw3@3")
    assert seen(do(state, "played @3", "played @0"), "played", 0).endswith("toy-paw3")


@pytest.mark.clause("free", "3.2")
def test_what_is_drawn_in_ways_of_its_own_is_turned_through_those():
    neko = put("table.0,0: straight", board="neko", seats=2)
    assert [lies(do(neko, f"table.0,0 turn:{n}"), "table.0,0")[0].turn for n in (1, 5)] == ["1", "5"]
    isle = put("table.0,0: i5-blue", "table.1,0: n6-red@0m", "table.2,0: c6-blue", board="isle", seats=2)
    once = do(isle, "table.0,0 turn:1")
    assert lies(once, "table.0,0")[0].turn == "1" and lies(do(once, "table.0,0 turn:1"), "table.0,0")[0].turn == ""
    assert lies(do(isle, "table.1,0 turn:1"), "table.1,0")[0].turn == "1m"  # it stays mirrored
    field = put("table.0,0: carrot", board="meowtopia", seats=2)
    assert seen(do(field, "table.0,0 turn:1"), "table.0,0", 0) == "carrot@1"  # wet


@pytest.mark.clause("free", "3.2")
def test_a_way_in_which_it_lies_is_no_turn():
    state = put(PILE, "table.0,0: toy-paw4@1")
    assert [no(state, f"played {verb}") for verb in ("@0", "turn:0", "turn:4", "turn:6", "turn:x", "turn:", "@u")] == [
        "3.2"
    ] * 7
    assert no(state, "table.0,0 @1") == "3.2"
    assert no(state, "played table.0,0 @1") is no(state, "played~0+ @1") is None  # one of them is turned


@pytest.mark.clause("free", "3.2")
def test_a_hidden_piece_is_turned_as_its_back_is_so_that_the_turn_tells_nothing():
    """Of two cats that hide alike one is drawn in two ways and one in eight."""
    one = put("table.0,0: i5-blue@0d", board="isle", seats=2)
    two = put("table.0,0: y5-blue@0d", board="isle", seats=2)
    for steps in range(6):
        acts = [no(state, f"table.0,0 turn:{steps}") for state in (one, two)]
        assert acts[0] == acts[1]
        if acts[0] is None:
            assert len({lies(do(state, f"table.0,0 turn:{steps}"), "table.0,0")[0].turn for state in (one, two)}) == 1


@pytest.mark.clause("free", "3.3")
@pytest.mark.parametrize(
    "piece, side, others",
    [
        ("toy-d8:3", "toy-d8:8", ("toy-d8:3", "toy-d8:9", "toy-d8", "toy-d10:1", "")),
        ("toy-d6-2", "toy-d6-5", ("toy-d6-2", "toy-d6-7", "toy-d6-red-5")),
        ("toy-man-black", "toy-crowned-black", ("toy-man-black", "toy-crowned-white")),
        ("toy-paw1", "", ("toy-paw2", "toy-back", "toy-paw1")),
    ],
)
def test_any_side_that_is_not_up_can_be_turned_up(piece, side, others):
    state = put(f"table.0,0: {piece}")
    assert [no(state, f"table.0,0 side:{other}") for other in others] == ["3.3"] * len(others)
    if side:
        assert seen(do(state, f"table.0,0 side:{side}"), "table.0,0", 2) == side


@pytest.mark.clause("free", "3.3")
def test_several_dice_are_set_to_one_side_though_some_show_it_already():
    state = put("table.0,0: toy-d8:3", "table.1,0: toy-d8:5", "table.2,0: toy-d4:1")
    after = do(state, "table.0,0 table.1,0 side:toy-d8:5")
    assert faces(after, "table.0,0") == faces(after, "table.1,0") == "toy-d8:5"
    assert no(after, "table.0,0 table.1,0 side:toy-d8:5") == no(state, "table.0,0 table.2,0 side:toy-d8:2") == "3.3"


@pytest.mark.clause("free", "3.3")
def test_a_friend_that_is_bought_and_spent_shows_its_other_sides():
    state = put("table.0,0: buy-ladybird:6", board="minicity", seats=2)
    bought = do(state, "table.0,0 side:ladybird")
    assert faces(bought, "table.0,0") == "ladybird"
    assert faces(do(bought, "table.0,0 side:spent-ladybird", "table.0,0 side:buy-ladybird:6"), "table.0,0") == (
        "buy-ladybird:6"
    )


ASKED = ("roll", "side:toy-d8:2", "count:3", "write:x")


@pytest.mark.clause("free", "3.4")
@pytest.mark.parametrize("verb", ASKED)
@pytest.mark.parametrize("piece", ["toy-d8:3", "toy-dial-honey:1", "toy-note-pink", "toy-paw1"])
def test_what_not_all_see_is_refused_whatever_it_is(verb, piece):
    rows = [f"hand0: {piece}", f"hand1: {piece}", f"bag: {piece}", f"table.0,0: {piece.replace(':', '@0d:', 1)}"]
    rows[3] = rows[3] if ":" in piece else f"table.0,0: {piece}@0d"
    for row in rows:
        state = put(row)
        assert no(state, f"{row.partition(':')[0]} {verb}") == "3.4", row


@pytest.mark.clause("free", "3.4")
def test_what_lies_open_on_a_face_down_pile_can_be_rolled_and_set():
    state = do(put("deck: toy-paw1", "table.0,0: toy-d8:3"), "table.0,0 @u deck")
    assert no(state, "deck roll") is no(state, "deck side:toy-d8:2") is None


@pytest.mark.clause("free", "3.5")
def test_one_says_how_pieces_will_lie_else_they_stay_as_they_were():
    state = put(PILE, "table.0,0: toy-bell1@1", "table.1,0: toy-bell2@2d")
    laid = do(state, "table.0,0 played", "table.1,0 played")
    assert [(piece.turn, piece.down) for piece in lies(laid, "played")[-2:]] == [("1", False), ("2", True)]
    turned = do(state, "table.0,0 @3d played", "table.1,0 @0u played")
    assert [(piece.turn, piece.down) for piece in lies(turned, "played")[-2:]] == [("3", True), ("", False)]
    over = do(state, "table.0,0 @d played", "table.1,0 @u played")
    assert [(piece.turn, piece.down) for piece in lies(over, "played")[-2:]] == [("1", True), ("2", False)]


@pytest.mark.clause("free", "3.5")
def test_in_hands_and_on_face_down_piles_they_lie_upright():
    state = put("table.0,0: toy-bell1@1 toy-bell2@2d", "table.1,0: toy-bell3@3")
    after = do(state, "table.0,0~0+ hand1", "table.1,0 deck")
    assert [(piece.turn, piece.down) for piece in lies(after, "hand1")] == [("", False)] * 2
    assert [(piece.turn, piece.down) for piece in lies(after, "deck")] == [("", True)]
    assert lies(do(state, "table.1,0 @2 hand1"), "hand1")[0].turn == "2"

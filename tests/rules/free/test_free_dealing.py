"""The free table, chapter 7: dealing."""

import pytest
from freehand import do, faces, no, put, rules, seen

DECK = "deck: toy-paw1 toy-paw2 toy-paw3 toy-paw4 toy-paw5 toy-paw6 toy-paw7"


@pytest.mark.clause("free", "7.1")
def test_one_piece_at_a_time_from_the_top_first_to_the_player_after_the_dealer():
    state = do(put(DECK), "deck~0+ deal:2")
    assert [faces(state, f"hand{seat}") for seat in range(3)] == [
        "toy-paw5 toy-paw2", "toy-paw7 toy-paw4", "toy-paw6 toy-paw3"
    ]  # fmt: skip
    assert faces(state, "deck") == "toy-paw1"
    other = do(put(DECK, actor=2), "deck~0+ deal:1")
    assert [faces(other, f"hand{seat}") for seat in range(3)] == ["toy-paw7", "toy-paw6", "toy-paw5"]


@pytest.mark.clause("free", "7.1")
def test_everybody_sees_what_they_were_dealt_and_nobody_else_does():
    state = do(put(DECK), "deck~0+ deal:1")
    assert [seen(state, "hand1", seat) for seat in (0, 1, 2, -2)] == ["toy-back", "toy-paw7", "toy-back", "toy-back"]


@pytest.mark.clause("free", "7.1")
def test_there_must_be_enough_for_all():
    state = put(DECK)
    assert no(state, "deck~0+ deal:3") == no(state, "deck~5+ deal:1") == no(state, "deck deal:1") == "7.1"
    assert no(state, "deck~0+ deal:2") is no(state, "deck~4+ deal:1") is None
    alone = put(DECK, seats=1)
    assert no(alone, "deck~0+ deal:8") == "7.1" and faces(do(alone, "deck deal:1"), "hand0") == "toy-paw7"


@pytest.mark.clause("free", "7.1")
@pytest.mark.parametrize(
    "act", ["deck~0+ deal:0", "deck~0+ deal:-1", "deck~0+ deal", "deck~0+ deal:x", "deck~0+ deal:1,1",
            "deck~0+ hand0~0+ deal:1", "bag~0+ deal:1"]
)  # fmt: skip
def test_a_bag_is_not_dealt_nor_nothing_nor_two_stacks(act):
    state = put(DECK, "bag: toy-bell1 toy-bell2 toy-bell3", "hand0: toy-fish1 toy-fish2 toy-fish3")
    assert no(state, act) == "7.1"


@pytest.mark.clause("free", "7.1")
def test_a_hand_can_be_dealt_and_its_dealer_gets_the_last_piece():
    state = put("hand0: toy-fish1 toy-fish2 toy-fish3")
    assert [faces(do(state, "hand0~0+ deal:1"), f"hand{seat}") for seat in range(3)] == [
        "toy-fish1", "toy-fish3", "toy-fish2"
    ]  # fmt: skip


@pytest.mark.clause("free", "7.1")
@pytest.mark.parametrize("board", ["meow", "meowtopia", "minicity", "neko", "isle"])
def test_everybody_has_a_hand_at_every_table(board):
    state = put("table.0,0: toy-paw1 toy-paw2 toy-paw3", board=board)
    after = do(state, "table.0,0~0+ deal:1")
    assert all(rules.look(after, seat)[f"hand{seat}"][0].startswith("toy-paw") for seat in range(3))

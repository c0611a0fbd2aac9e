"""The free table, chapter 6: dials and notes."""

import pytest
from freehand import do, faces, no, put, rules, seen

from meowgames.rules.free.words import TEXT, spelt, unspelt

DIALS = ("table.0,0: toy-dial-honey:7", "table.1,0: toy-dial-teal:-2", "table.2,0: toy-paw1")
NOTE = "table.0,0: toy-note-pink"


@pytest.mark.clause("free", "6.1")
@pytest.mark.parametrize(
    "value, shown",
    [("12", 12), ("-5", 2), ("+5", 12), ("0", 0), ("9999", 9999), ("-9999", -9992), ("+9992", 9999), ("007", None)],
)
def test_a_dial_is_set_or_added_to_or_taken_from(value, shown):
    state = put(*DIALS)
    if shown is None:
        assert no(state, f"table.0,0 count:{value}") == "6.1"
    else:
        assert seen(do(state, f"table.0,0 count:{value}"), "table.0,0", 2) == f"toy-dial-honey:{shown}"


@pytest.mark.clause("free", "6.1")
def test_a_dial_stays_between_its_ends():
    top, low = put("table.0,0: toy-dial-honey:9999"), put("table.0,0: toy-dial-honey:-9999")
    assert no(top, "table.0,0 count:+1") == no(low, "table.0,0 count:-1") == "6.1"
    assert no(top, "table.0,0 count:-1") is no(low, "table.0,0 count:+1") is None


@pytest.mark.clause("free", "6.1")
@pytest.mark.parametrize("value", ["7", "+0", "-0", "", "+", "x", "1.5", "10000", "+99999", "\u0663", "--1", " 1"])
def test_what_it_shows_already_and_what_is_no_number_change_nothing(value):
    assert rules.why_not(put(*DIALS), ("table.0,0", f"count:{value}")) == "6.1"


@pytest.mark.clause("free", "6.1")
def test_only_dials_count_several_at_once_if_one_of_them_changes():
    state = put(*DIALS)
    assert no(state, "table.2,0 count:1") == no(state, "table.0,0 table.2,0 count:1") == "6.1"
    after = do(state, "table.0,0 table.1,0 count:+3")
    assert (faces(after, "table.0,0"), faces(after, "table.1,0")) == ("toy-dial-honey:10", "toy-dial-teal:1")
    both = do(after, "table.0,0 table.1,0 count:10")
    assert faces(both, "table.1,0") == "toy-dial-teal:10" and no(both, "table.0,0 table.1,0 count:10") == "6.1"


@pytest.mark.clause("free", "6.1")
def test_counters_of_the_games_count_too():
    assert (
        faces(do(put("table.0,0: food:3", board="meowtopia", seats=2), "table.0,0 count:-4"), "table.0,0") == "food:-1"
    )
    assert (
        faces(do(put("table.0,0: cube:30", board="minicity", seats=2), "table.0,0 count:+12"), "table.0,0") == "cube:42"
    )


@pytest.mark.clause("free", "6.2")
@pytest.mark.parametrize(
    "text", ["12", "Léa: 7, Tom: 9", "100 % ~ + @ = and", "猫 & chat\nligne", "x" * TEXT, "é" * TEXT]
)
def test_a_note_says_what_is_written_on_it(text):
    after = do(put(NOTE), f"table.0,0 write:{spelt(text)}")
    assert unspelt(seen(after, "table.0,0", 1).partition(":")[2]) == text
    again = do(after, "table.0,0 write:new")
    assert faces(again, "table.0,0") == "toy-note-pink:new" and no(again, "table.0,0 write:new") == "6.2"
    assert faces(do(again, "table.0,0 write:"), "table.0,0") == "toy-note-pink"


@pytest.mark.clause("free", "6.2")
def test_a_note_has_room_for_so_many_letters():
    assert TEXT == 200 and unspelt(spelt("x" * 300)) == "x" * 200
    assert no(put(NOTE), f"table.0,0 write:{'x' * 201}") == no(put(NOTE), f"table.0,0 write:{'%C3%A9' * 201}") == "6.2"


@pytest.mark.clause("free", "6.2")
@pytest.mark.parametrize("value", ["", "%", "%2", "%zz", "%ff", "%41", "é", "a%FF", "a b"])
def test_what_it_says_already_and_what_is_misspelt_change_nothing(value):
    assert rules.why_not(put(NOTE), ("table.0,0", f"write:{value}")) == "6.2"


@pytest.mark.clause("free", "6.2")
def test_only_notes_are_written_on():
    assert no(put(*DIALS), "table.2,0 write:x") == no(put(NOTE, DIALS[1]), "table.0,0 table.1,0 write:x") == "6.2"

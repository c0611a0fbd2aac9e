"""Whatever names, seeds and cats somebody sends: what is kept of them can be read, written and drawn."""

import json

import pytest
import tiny
from forging import forge, forge_head, reworded

from meowgames import __version__
from meowgames.play.cats import AVATARS, LONG, clean, new_seed
from meowgames.play.journal import Journal
from meowgames.play.match import Match, Setup
from meowgames.play.sharecode import from_code, to_code
from meowgames.words import Words

ODD = {
    "a\0b": "ab",
    "\ud83d half": "half",
    "caf\udce9": "caf",
    "two\nlines\tand\u2028more": "two lines and more",
    "\u202eevil": "evil",
    "\u200b": "",
    " \x7f ": "",
    "x" * 5000: "x" * LONG,
    "Zoé 2 🐈": "Zoé 2 🐈",
}


@pytest.fixture(autouse=True)
def shelf(monkeypatch):
    tiny.put_on_shelf(monkeypatch)


@pytest.mark.parametrize("text", ODD)
def test_a_name_or_seed_is_cleaned_and_cut(text):
    assert clean(text) == ODD[text] == clean(clean(text))
    assert clean(new_seed()).isprintable()


@pytest.mark.parametrize("text", ODD)
def test_a_save_with_odd_names_and_seed_opens_clean_in_its_own_file(tmp_path, text):
    path = tiny.saved(tiny.new(), tmp_path)
    forge_head(path, seats=[[text, "mochi", "person", -1], ["B", "figue", "cat", -1]], seed=text, id=text)
    data = path.read_bytes()
    found, note, journal = Journal.load(path)
    assert note is None and found.setup.seed == ODD[text] and found.setup.strangers == ()
    assert [seat.name for seat in found.seats] == [ODD[text] or "Mochi", "B"]
    assert journal.id.isprintable() and journal.id == (ODD[text] or journal.id) != ""
    found.play(("roll",))
    assert journal.add(found) is None and path.read_bytes().startswith(data)
    journal.close()
    assert tiny.same(Journal.load(path, write=False).match, found)
    assert [one.seats[0].name for one in tiny.listed(tmp_path)] == [ODD[text] or "Mochi"]


@pytest.mark.parametrize("text", [text for text in ODD if text.isascii()])
def test_a_code_falls_as_its_seed_was_sent_and_is_kept_clean(text):
    match = Match(Setup("tiny", tiny.new().setup.seats, text)).begin()
    match.play(("roll",))
    found, note, _ = from_code(to_code(match))
    assert note is None and found.moves == match.moves and found.setup.seed == ODD[text]
    again = from_code(to_code(found))
    assert again.note is None and tiny.same(again.match, found)


@pytest.mark.parametrize("text", ODD)
def test_a_code_with_odd_names_opens_clean(text):
    code = reworded(to_code(tiny.new()), lambda words: words["setup"]["seats"][0].__setitem__(0, text))
    found, note, _ = from_code(code)
    assert note is None and found.seats[0].name == (ODD[text] or "Clementine")


def test_a_code_whose_seed_no_dice_can_take_is_refused():
    code = reworded(to_code(tiny.new()), lambda words: words["setup"].update(seed="half \ud83d"))
    assert from_code(code)[:2] == (None, ("code.illegal", 1))


@pytest.mark.parametrize("colour", [True, 1.0, -1.0, 10**30, None, [], {}, "1", float("nan")])
@pytest.mark.parametrize("avatar", ["unicorn", "\0", "../mochi", "x" * 5000, ""])
def test_an_unknown_cat_and_a_colour_that_is_no_whole_number_become_known_ones(tmp_path, avatar, colour):
    seat = ["A", avatar, "person", colour]
    path = tiny.saved(tiny.new(), tmp_path)
    forge_head(path, seats=[seat, ["B", "figue", "cat", 1]])
    code = reworded(to_code(tiny.new()), lambda words: words["setup"]["seats"].__setitem__(0, seat))
    for match in (Journal.load(path, write=False).match, from_code(code).match):
        assert match.seats[0].avatar in AVATARS and type(match.seats[0].colour) is int and match.seats[0].colour == -1


@pytest.mark.parametrize(
    "change", [{"rules": True}, {"rules": 1.0}, {"rules": None}, {"seed": None}, {"seed": ["7"]}, {"seed": 7}]
)
def test_types_are_exact(tmp_path, change):
    path = tiny.saved(tiny.new(), tmp_path)
    forge_head(path, **change)
    assert Journal.load(path)[:2] == (None, ("save.setup",))
    code = reworded(to_code(tiny.new()), lambda words: words["setup"].update(change))
    assert from_code(code)[:2] == (None, ("save.setup",))


@pytest.mark.parametrize("at", [1.0, 1.5, True, "1", None, [], {}, -1, float("nan"), float("inf")])
def test_where_a_code_stands_is_a_whole_number(at):
    code = reworded(to_code(tiny.random_game()), lambda words: words.update(at=at))
    assert from_code(code)[:2] == (None, ("code.damaged",))


@pytest.mark.parametrize("number", [1.5, True, "1", None, [], -1])
def test_how_many_moves_a_code_has_is_a_whole_number(number):
    code = reworded(to_code(tiny.random_game()), lambda words: words.update(n=number))
    assert from_code(code)[:2] == (None, ("code.damaged",))


def test_a_code_that_stands_where_chance_is_to_move_goes_on_as_a_save_does(tmp_path):
    match = tiny.new()
    match.play(("roll",))
    for at, stands in ((0, 1), (1, 1), (2, 3), (3, 3), (10**30, 3)):
        code = reworded(to_code(match), lambda words, at=at: words.update(at=at))
        found, note, _ = from_code(code)
        assert note is None and found.at == stands and found.turn >= 0


LATER = "99.1.0"


@pytest.mark.parametrize(
    "change",
    [
        {"seats": [["A", "mochi", "person", -1, "a hat"], ["B", "figue", "person", -1, None]]},
        {"seats": [["A", "mochi", "lion", -1], ["B", "figue", "person", -1]]},
        {"options": {"moons": 2}},
        {"options": {"rounds": 9}},
        {"game": "chess"},
        {"started": {"day": 3}},
        {"level": 4},
    ],
)
def test_a_save_of_a_later_version_says_so(tmp_path, change):
    path = tiny.saved(tiny.new(), tmp_path)
    forge_head(path, app=LATER, **change)
    data = path.read_bytes()
    found, note, journal = Journal.load(path)
    assert (found, note, journal) == (None, ("save.later", LATER), None) and path.read_bytes() == data
    assert f"version {LATER} of the program" in Words("en")(*note) and f"version {LATER} du" in Words("fr")(*note)
    for written in (__version__, "0.0.9", "", "new", None, 7, ["9"]):
        forge_head(path, app=written)
        assert Journal.load(path, write=False).note[0] != "save.later"


def test_a_line_only_a_later_version_knows_is_told_and_what_stands_before_it_is_shown(tmp_path):
    path = tiny.saved(tiny.new(), tmp_path)
    forge_head(path, app=LATER)
    path.write_bytes(data := forge([*tiny.texts(path), "! somebody sings", "stop"]))
    found, note, journal = Journal.load(path)
    assert note == ("save.later", LATER) and tiny.same(found, tiny.new())
    assert journal.add(found) is None and journal.path != path and path.read_bytes() == data
    journal.close()


def test_a_damaged_save_of_a_later_version_is_called_damaged(tmp_path):
    path = tiny.saved(tiny.new(), tmp_path)
    forge_head(path, app=LATER)
    path.write_bytes(path.read_bytes()[:-3])
    assert Journal.load(path).note == ("save.torn", 3)


def test_a_save_of_a_later_version_that_is_understood_opens_as_any_other(tmp_path):
    path = tiny.saved(tiny.new(), tmp_path)
    forge_head(path, app=LATER, mood="sunny")
    found, note, journal = Journal.load(path)
    assert note is None and journal.path == path and tiny.same(found, tiny.new())
    assert json.loads(tiny.texts(path)[1])["mood"] == "sunny"
    journal.close()

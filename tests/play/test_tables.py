"""The last table of each game survives every file a disk can hand back; what is not known gives way to the usual."""

import json

import pytest

from meowgames import paths
from meowgames.play import length, tables
from meowgames.play.match import PERSON, Seat, Setup
from meowgames.play.tables import LUCK, Table
from meowgames.words import Words

SEATS = (Seat("Léa", "plume", PERSON, 3), Seat("", "mochi", "tiger", 0))
TABLE = Table(SEATS, 1, {"expert": True, "vases": "flat", "history": False})


@pytest.fixture
def file(home):
    return paths.tables_file()


def test_a_table_comes_back_as_it_was(file):
    assert tables.load("meow") == (None, None)
    assert tables.save("meow", TABLE) is None
    assert tables.load("meow") == (TABLE, None) and tables.load("neko") == (None, None)


def test_tables_of_other_games_stay_also_of_games_not_known_here(file):
    file.write_text('{"chess": {"seats": 7}, "neko": "?"}')
    tables.save("meow", TABLE)
    found = json.loads(file.read_text("utf-8"))
    assert found["chess"] == {"seats": 7} and found["neko"] == "?" and tables.load("meow") == (TABLE, None)


@pytest.mark.parametrize(
    "change, expected",
    [
        ({"seats": [["Léa", "unicorn", "person", 3], ["", "mochi", "tiger", 0]]}, ("clementine", PERSON, 3)),
        ({"seats": [["Léa", "plume", "lion", 3], ["", "mochi", "tiger", 0]]}, ("plume", "cat", 3)),
        ({"seats": [["Léa", "plume", "person", 9], ["", "mochi", "tiger", 0]]}, ("plume", PERSON, -1)),
        ({"seats": [["L\n", "plume", "person", 3], ["", "mochi", "tiger", 0]]}, ("plume", PERSON, 3)),
        ({"starter": 5}, ("plume", PERSON, 3)),
        ({"starter": "me"}, ("plume", PERSON, 3)),
        ({"options": {"expert": "maybe"}}, ("plume", PERSON, 3)),
        ({"options": {"dragons": True}}, ("plume", PERSON, 3)),
    ],
)
def test_what_is_not_known_here_gives_way_to_the_usual(file, change, expected):
    tables.save("meow", TABLE)
    row = json.loads(file.read_text("utf-8"))["meow"]
    file.write_text(json.dumps({"meow": {**row, **change}}))
    found, note = tables.load("meow")
    assert note == "note.tables.mended" and found.seats[0][1:] == expected and found.seats[1] == SEATS[1]
    assert found.starter == (LUCK if "starter" in change else 1)
    assert found.options == ({} if "options" in change else TABLE.options)


@pytest.mark.parametrize("row", [3, [], {}, {"seats": []}, {"seats": [[5, 6, 7]] * 2, "starter": 0, "options": {}}])
def test_a_table_that_cannot_be_laid_is_told_and_the_others_stay(file, row):
    tables.save("neko", Table(SEATS))
    rows = json.loads(file.read_text("utf-8"))
    file.write_text(json.dumps({**rows, "meow": row}))
    assert tables.load("meow") == (None, "note.tables.lost") and tables.load("neko")[1] is None


@pytest.mark.parametrize("data", [b"", b"{", b"[1]", b"\xff\xfe", b"[" * 100_000])
def test_a_broken_file_is_kept_beside_the_new_one(file, data):
    file.write_bytes(data)
    assert tables.load("meow") == (None, "note.tables.broken")
    assert file.with_name(tables.BROKEN).read_bytes() == data
    assert tables.load("meow") == (None, None)


def test_a_disk_that_refuses_is_told(file):
    file.mkdir(parents=True)
    assert tables.load("meow") == (None, "note.tables.unread")
    assert tables.save("meow", TABLE) == "note.tables.unwritable"


def test_every_note_has_words_in_both_languages():
    for language in ("en", "fr"):
        notes = ("broken", "lost", "mended", "unread", "full", "unwritable")
        assert [note for note in notes if not Words(language).has(f"note.tables.{note}")] == []


# ── minutes ──


@pytest.fixture
def counted(tmp_path):
    path = tmp_path / "length.toml"
    path.write_text("[meowtopia.2]\nprinted = 412\nshort = 190\n[meow.3]\nprinted = 5\n")
    return path


def match(game, *players, **options):
    return Setup(game, tuple(Seat(str(n), "mochi", player) for n, player in enumerate(players)), "7", options)


@pytest.mark.parametrize(
    "setup, minutes",
    [
        (match("meowtopia", PERSON, "cat"), 25),  # 412 · 3.6 s = 24.7 min, told in fives
        (match("meowtopia", PERSON, PERSON), 40),
        (match("meowtopia", "tiger", "cat"), 8),
        (match("meowtopia", PERSON, "cat", length="short"), 11),
        (match("meowtopia", PERSON, "cat", length="endless"), None),
        (match("meowtopia", PERSON, "cat", "cat"), None),
        (match("meow", "cat", "cat", "cat"), 1),
        (match("isle", PERSON, PERSON), None),
    ],
)
def test_minutes_follow_from_decisions_and_from_who_makes_them(counted, setup, minutes):
    assert length.minutes(setup, counted) == minutes


def test_without_a_count_nobody_says_how_long_it_takes(tmp_path):
    assert length.minutes(match("meow", PERSON, "cat", "cat"), tmp_path / "nowhere") is None
    (tmp_path / "broken.toml").write_text("[meow")
    assert length.minutes(match("meow", PERSON, "cat", "cat"), tmp_path / "broken.toml") is None

"""Damaged, foreign and forged saves: the match comes back as far as it is good, or not at all."""

import os
import re
from pathlib import Path
from random import Random

import pytest
import tiny
from forging import forge, head

from meowgames import paths
from meowgames.play import journal as journals
from meowgames.play import lines, saves
from meowgames.play import match as matches
from meowgames.play.journal import Journal
from meowgames.rules import find
from meowgames.words import Words


@pytest.fixture(autouse=True)
def shelf(monkeypatch):
    tiny.put_on_shelf(monkeypatch)


def test_what_chance_drew_is_taken_from_the_file_not_from_the_seed(tmp_path):
    path = tiny.saved(tiny.new(), tmp_path)
    other = ("deal", *reversed(tiny.new().moves[0][1:]))
    path.write_bytes(forge([*tiny.texts(path)[:2], " ".join(other)]))
    loaded = Journal.load(path)
    assert loaded.note is None and loaded.match.moves == [other]


def test_a_file_that_ends_before_chance_moved_goes_on_as_the_seed_says(tmp_path):
    match = tiny.new()
    match.play(("roll",))
    path = tiny.saved(match, tmp_path)
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:-1]))
    found, note, journal = Journal.load(path)
    assert note is None and tiny.same(found, match)
    journal.add(found)
    assert tiny.texts(path)[-1] == " ".join(match.moves[-1])


def test_every_truncation_gives_the_match_so_far_or_a_refusal(tmp_path):
    match = tiny.random_game()
    path = tiny.saved(match, tmp_path)
    data = path.read_bytes()
    starts = data.index(b"\n", data.index(b"\n") + 1) + 1  # where the moves begin
    best = 0
    for size in range(len(data)):
        path.write_bytes(data[:size])
        found, note, journal = Journal.load(path)
        whole = data[:size].endswith(b"\n") and size >= starts
        assert (note is None) == whole, size
        assert (found is None) == (size < starts - 1), size
        if found:
            assert tiny.prefix(found, match) and len(found.moves) >= best
            best = len(found.moves)
        if journal:
            journal.close()
        assert path.read_bytes() == data[:size]
    assert best == len(match.moves)


def test_flipped_bits_never_make_another_match(tmp_path):
    match = tiny.random_game(players=("person", "kitten"))
    path = tiny.saved(match, tmp_path)
    data, rng = path.read_bytes(), Random(11)
    for _ in range(400):
        broken = bytearray(data)
        for _ in range(rng.choice((1, 1, 1, 3))):
            broken[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
        if broken == data:
            continue
        path.write_bytes(broken)
        found, note, _ = Journal.load(path)
        assert note and note[0].startswith("save.")
        assert found is None or tiny.prefix(found, match)
        assert path.read_bytes() == broken


def test_lines_taken_out_doubled_or_swapped_are_noticed(tmp_path):
    match = tiny.random_game(rounds=4)
    path = tiny.saved(match, tmp_path)
    whole = path.read_bytes().splitlines(keepends=True)
    for number in range(len(whole) - 1):
        swapped = [*whole[:number], whole[number + 1], whole[number], *whole[number + 2 :]]
        for broken in (whole[:number] + whole[number + 1 :], whole[: number + 1] + whole[number:], swapped):
            path.write_bytes(b"".join(broken))
            found, note, _ = Journal.load(path)
            assert note and (found is None or tiny.prefix(found, match))


def test_the_note_names_the_line(tmp_path):
    match = tiny.random_game()
    path = tiny.saved(match, tmp_path)
    whole = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(whole[:4]) + whole[4].replace(b" #", b"  #") + b"".join(whole[5:]))
    found, note, _ = Journal.load(path)
    assert note == ("save.changed", 5) and tiny.prefix(found, match)
    path.write_bytes(b"".join(whole[:4]) + whole[4][:-3])
    assert Journal.load(path).note == ("save.torn", 5)
    path.write_bytes(forge([*tiny.texts(path)[:3], "lay c99"]))
    assert Journal.load(path).note == ("save.illegal", 4)


@pytest.mark.parametrize(
    "data, key",
    [
        (b"", "save.empty"),
        (b"\n\n\n", "save.foreign"),
        (b"%PDF-1.7 something else\n", "save.foreign"),
        (b"\x00\xff\xfe" * 5000, "save.foreign"),
        ("MEOWGAMES MATCH 1 #00000000\n".encode("utf-16"), "save.foreign"),
        (b"meowgames match", "save.foreign"),
        (b"meowgames match one #00000000\n", "save.foreign"),
        (b"meowgames match 2 #00000000\n{}\n", "save.future"),
        (b"meowgames match 99 !sealed otherwise\n", "save.future"),
        (b"meowgames match 1 #00000000\n", "save.changed"),
        (forge(["meowgames match 1"]), "save.torn"),
        (forge(["meowgames match 1", "no json"]), "save.setup"),
        (forge(["meowgames match 1", "[" * 100_000]), "save.setup"),
        (forge(["meowgames match 1", "[]"]), "save.setup"),
        (forge(["meowgames match 1", "{}"]), "save.setup"),
    ],
)
def test_foreign_future_and_empty_files_are_refused(tmp_path, data, key):
    path = tmp_path / "x.match"
    path.write_bytes(data)
    found, note, journal = Journal.load(path)
    assert (found, note[0], journal) == (None, key, None)
    assert path.read_bytes() == data


@pytest.mark.parametrize(
    "changes, key",
    [
        ({"game": "chess"}, "save.game"),
        ({"game": "shut"}, "save.game"),
        ({"game": ["tiny"]}, "save.game"),
        ({"game": "../tiny"}, "save.game"),
        ({"seats": []}, "save.setup"),
        ({"seats": [["A", "a", "person"]] * 7}, "save.setup"),
        ({"seats": [["A", "a", "lion"]] * 2}, "save.setup"),
        ({"seats": [["A", 5, "person"]] * 2}, "save.setup"),
        ({"seats": "no"}, "save.setup"),
        ({"options": {"rounds": 1000}}, "save.value"),
        ({"options": {"wild": 1}}, "save.value"),
        ({"options": {"bogus": True}}, "save.option"),
        ({"options": [1]}, "save.setup"),
        ({"seed": 5}, "save.setup"),
        ({"started": "yesterday"}, "save.setup"),
        ({"id": None}, "save.setup"),
        ({"rules": "new"}, "save.setup"),
        ({"rules": 99}, "save.rules"),
    ],
)
def test_an_opening_that_cannot_be_is_refused(tmp_path, changes, key):
    path = tiny.saved(tiny.new(), tmp_path)
    path.write_bytes(forge([tiny.texts(path)[0], head(path, **changes), *tiny.texts(path)[2:]]))
    found, note, journal = Journal.load(path)
    assert (found, note[0], journal) == (None, key, None)


@pytest.mark.parametrize(
    "options, english, french",
    [
        ({"bogus": True}, "option that is not known here: bogus", "option inconnue ici : bogus"),
        ({"rounds": 1000}, "rounds of this match has a value that is not known here: 1000", "rounds de cette partie"),
        ({"rounds": "long"}, "not known here: long.", "inconnue ici : long."),
        ({"rounds": "x" * 500}, "x" * 30, "x" * 30),
    ],
)
def test_an_option_or_value_that_is_not_known_is_named(tmp_path, options, english, french):
    path = tiny.saved(tiny.new(), tmp_path)
    path.write_bytes(forge([tiny.texts(path)[0], head(path, options=options), *tiny.texts(path)[2:]]))
    found, note, _ = Journal.load(path)
    assert found is None and len(note[-1]) <= lines.LONG
    assert english in Words("en")(*note) and french in Words("fr")(*note)


@pytest.mark.parametrize(
    "seats, looks, strangers",
    [
        ([("A", "mochi", 2), ("B", "figue", 0)], [("mochi", 2), ("figue", 0)], ()),
        ([("A", "unicorn", -1), ("B", "mochi", -1)], [("clementine", 0), ("mochi", 1)], ("A",)),
        ([("A", "mochi", 6), ("B", "figue", 1)], [("mochi", 0), ("figue", 1)], ("A",)),
        ([("A", "mochi", 1), ("B", "figue", 1)], [("mochi", 1), ("figue", 0)], ("B",)),
        ([("A", "mochi", "red"), ("B", "dragon", -5)], [("mochi", 0), ("clementine", 1)], ("A", "B")),
        ([("A", "mochi", True), ("B", "figue", None)], [("mochi", 0), ("figue", 1)], ("A", "B")),
    ],
)
def test_a_cat_or_colour_that_is_not_known_gives_way_to_a_usual_one(tmp_path, seats, looks, strangers):
    path = tiny.saved(tiny.new(), tmp_path)
    sent = [[name, cat, "person", colour] for name, cat, colour in seats]
    data = forge([tiny.texts(path)[0], head(path, seats=sent), *tiny.texts(path)[2:]])
    path.write_bytes(data)
    found, note, journal = Journal.load(path)
    assert note is None and found.setup.strangers == strangers
    assert list(zip([seat.avatar for seat in found.seats], found.colours)) == looks
    found.play(("stop",))
    journal.add(found)
    assert journal.path == path and path.read_bytes().startswith(data)  # what was chosen there is not forgotten


@pytest.mark.parametrize(
    "line",
    [
        "lay c99",
        "die d3",
        "< 5",
        "< -1",
        "< 1",
        "> 0",
        "> 1",
        "> 2",
        "< one",
        "<",
        "= 5 cat",
        "= -1 cat",
        "= 0 lion",
        "= 0",
        "",
        " ",
        "stop stop",
    ],
)
def test_a_forged_line_stops_the_reading(tmp_path, line):
    path = tiny.saved(tiny.new(), tmp_path)
    path.write_bytes(forge([*tiny.texts(path), line, "stop"]))
    found, note, _ = Journal.load(path)
    assert note == ("save.illegal", 4) and tiny.same(found, tiny.new())


@pytest.mark.parametrize("deal", ["deal", "deal c1 c1 c2 c3 c4", "deal c1 c2 c3 c4 c99", "die d1"])
def test_an_outcome_chance_could_not_draw_is_refused(tmp_path, deal):
    path = tiny.saved(tiny.new(), tmp_path)
    path.write_bytes(forge([*tiny.texts(path)[:2], deal]))
    assert Journal.load(path).note == ("save.illegal", 3)


def test_a_board_that_changed_is_told_and_the_file_left_alone(tmp_path):
    path = tiny.saved(tiny.new(), tmp_path)
    data = forge([tiny.texts(path)[0], head(path, level="0" * 16), *tiny.texts(path)[2:]])
    path.write_bytes(data)
    found, note, journal = Journal.load(path)
    assert note == ("save.board",) and tiny.same(found, tiny.new())
    journal.add(found)
    assert path.read_bytes() == data and journal.path != path


def test_a_damaged_match_goes_on_in_a_new_file(tmp_path):
    match = tiny.random_game(rounds=4)
    path = tiny.saved(match, tmp_path)
    data = path.read_bytes()[:-200]
    path.write_bytes(data)
    found, note, journal = Journal.load(path)
    assert note[0] == "save.torn" and list(tmp_path.iterdir()) == [path]
    found.play(("stop",))
    assert journal.add(found) is None
    journal.close()
    assert path.read_bytes() == data and len(list(tmp_path.iterdir())) == 2
    again = Journal.load(journal.path)
    assert again.note is None and tiny.same(again.match, found)
    assert again.journal.id == journal.id and again.journal.started == tiny.STARTED


def test_things_that_are_no_files(tmp_path, monkeypatch):
    assert Journal.load(tmp_path).note == ("save.unreadable",)
    assert Journal.load(tmp_path / "nowhere.match").note == ("save.missing",)
    assert Journal.load("nul\0byte").note == ("save.unreadable",)
    assert Journal.load(os.devnull).note == ("save.unreadable",)
    monkeypatch.setattr(journals, "LARGEST", 1000)
    (tmp_path / "huge.match").write_bytes(b"x" * 1001)
    assert Journal.load(tmp_path / "huge.match").note == ("save.huge",)


def test_a_map_that_is_gone_is_a_note(tmp_path, monkeypatch):
    path = tiny.saved(tiny.new(), tmp_path)

    def gone(name):
        raise paths.Missing("levels/tiny.tmx")

    monkeypatch.setattr(matches, "read_level", gone)
    found, note, _ = Journal.load(path)
    assert found is None and note[:2] == ("missing.file", Path("levels/tiny.tmx"))


def test_every_note_has_words_in_both_languages():
    source = "".join(Path(module.__file__).read_text("utf-8") for module in (lines, journals, saves))
    keys = set(re.findall(r'"(save\.[a-z]+)"', source))
    assert len(keys) > 12
    for language in ("en", "fr"):
        assert [key for key in keys if not Words(language).has(key)] == []


def test_rules_may_have_a_version_of_their_own(monkeypatch):
    assert lines.version("tiny") == 1
    monkeypatch.setattr(find("tiny"), "VERSION", 3)
    assert lines.version("tiny") == 3

"""The list of saved matches, and the trash."""

import os
import sys
from datetime import datetime

import pytest
import tiny

from meowgames.play import saves
from meowgames.play.journal import Journal
from meowgames.play.sharecode import to_code
from meowgames.words import Words


@pytest.fixture(autouse=True)
def shelf(monkeypatch):
    tiny.put_on_shelf(monkeypatch)


def test_the_list_shows_every_file_newest_first(tmp_path):
    over, going = tiny.random_game(players=("person", "kitten")), tiny.new("9")
    paths = [tiny.saved(over, tmp_path), tiny.saved(going, tmp_path)]
    paths += [tmp_path / "broken.match", tmp_path / "cut.match"]
    paths[2].write_bytes(b"\x00\x01")
    paths[3].write_bytes(paths[0].read_bytes()[:-5])
    (tmp_path / "folder.match").mkdir()
    (tmp_path / "notes.txt").write_text("not a save")
    for number, path in enumerate([*paths, tmp_path / "folder.match"]):
        os.utime(path, (1000 + number, 1000 + number))
    found = tiny.listed(tmp_path)
    assert [summary.path.name for summary in found] == [
        "folder.match",
        "cut.match",
        "broken.match",
        paths[1].name,
        paths[0].name,
    ]
    assert [summary.note and summary.note[0] for summary in found] == [
        "save.unreadable",
        "save.torn",
        "save.foreign",
        None,
        None,
    ]
    ended, running = found[4], found[3]
    assert (ended.game, ended.over, ended.plies) == ("tiny", True, over.at)
    assert ended.scores == over.rules.score(over.state) and ended.places == over.rules.rank(over.state)
    assert ended.seats == over.setup.seats and ended.when == datetime.fromtimestamp(1000).astimezone()
    assert (running.over, running.scores, running.state) == (False, (), ("tiny.left", 4))


def test_the_list_notices_a_file_that_grew(tmp_path):
    match = tiny.new()
    journal = Journal.create(match, tmp_path)
    assert [summary.plies for summary in tiny.listed(tmp_path)] == [1]
    match.play(("stop",))
    journal.add(match)
    assert [summary.plies for summary in tiny.listed(tmp_path)] == [2]


def test_the_newest_match_to_go_on_with_is_neither_over_nor_broken(tmp_path):
    assert tiny.newest(tmp_path / "nowhere") is None
    files = [tiny.saved(match, tmp_path) for match in (tiny.new("8"), tiny.new("9"), tiny.random_game())]
    files.append(tmp_path / "broken.match")
    files[-1].write_bytes(b"\x00\x01")
    for number, path in enumerate(files):
        os.utime(path, (1000 + number, 1000 + number))
    assert tiny.newest(tmp_path).path == files[1]


@pytest.mark.parametrize("year", [0, 1, 9999, 10000, 11983, -4000])
def test_a_date_no_calendar_has_hides_no_match(tmp_path, monkeypatch, year):
    path, other = tiny.saved(tiny.new("8"), tmp_path), tiny.saved(tiny.random_game(), tmp_path)
    seconds = int((year - 1970) * 365.2425 * 86400)
    real = list(saves.files(tmp_path))  # not every disk can keep such a date
    monkeypatch.setattr(saves, "files", lambda folder: [(name, seconds * 10**9, size) for name, _, size in real])
    found = tiny.newest(tmp_path)
    assert found.path == path and abs(found.when.year - min(9999, max(1, year))) <= 1
    assert Words("en").date(found.when) and {one.path for one in tiny.listed(tmp_path)} == {path, other}


@pytest.mark.skipif(sys.platform == "win32", reason="links and such names are those of other systems")
def test_odd_things_among_the_saves_hide_nothing(tmp_path):
    path = tiny.saved(tiny.new("8"), tmp_path)
    os.utime(path, (1000, 1000))
    (tmp_path / "nowhere.match").symlink_to(tmp_path / "gone")
    (tmp_path / "round.match").symlink_to(tmp_path / "round.match")
    (tmp_path / "device.match").symlink_to(os.devnull)
    (tmp_path / "folder.match").mkdir()
    os.mkfifo(tmp_path / "pipe.match")
    odd = os.fsencode(tmp_path) + b"/caf\xe9.match"
    with open(odd, "wb") as file:
        file.write(path.read_bytes())
    os.utime(odd, (2000, 2000))
    found = tiny.listed(tmp_path)
    assert {one.path.name for one in found if one.game} == {path.name, "caf\udce9.match"}
    assert {one.path.name for one in found if one.note == ("save.unreadable",)} == {
        "device.match",
        "folder.match",
        "pipe.match",
    }
    assert tiny.newest(tmp_path).path.name == "caf\udce9.match"
    assert [saves.delete(one.path) for one in found] == [None] * len(found) and tiny.listed(tmp_path) == []


def test_no_folder_is_an_empty_list(tmp_path):
    assert tiny.listed(tmp_path / "none") == []


def test_a_deleted_match_lies_in_the_trash(tmp_path):
    paths = [tiny.saved(tiny.new(), tmp_path) for _ in range(2)]
    data = paths[0].read_bytes()
    assert saves.delete(paths[0]) is None
    assert [summary.path for summary in tiny.listed(tmp_path)] == paths[1:]
    assert (tmp_path / "trash" / paths[0].name).read_bytes() == data
    os.rename(paths[1], paths[0])
    assert saves.delete(paths[0]) is None
    assert len(list((tmp_path / "trash").iterdir())) == 2
    assert saves.delete(paths[0]) == "save.undeleted"


def test_a_match_is_fetched_from_a_path_or_a_code(tmp_path):
    match = tiny.random_game()
    path = tiny.saved(match, tmp_path)
    for text in (str(path), to_code(match)):
        assert tiny.same(saves.fetch(text).match, match)
    assert saves.fetch("nowhere").note == ("save.missing",)


def test_a_damaged_file_from_elsewhere_goes_on_among_the_saves(tmp_path, home):
    path = tiny.saved(tiny.random_game(rounds=4), tmp_path)
    path.write_bytes(path.read_bytes()[:-200])
    found, _, journal = saves.fetch(str(path), write=True)
    assert journal.add(found) is None
    assert journal.path.parent == home / "saves" and list(tmp_path.iterdir()) == [path]

"""The index of the saves: it says what the files say, and reads only those that it does not know."""

import os
from pathlib import Path
from random import Random

import pytest
import tiny

from meowgames.play import index, saves
from meowgames.play.index import Index
from meowgames.play.journal import Journal
from meowgames.play.saves import KINDS
from meowgames.play.steps import Steps


@pytest.fixture(autouse=True)
def shelf(monkeypatch):
    tiny.put_on_shelf(monkeypatch)


@pytest.fixture
def folder(tmp_path):
    """A folder of matches that are over, running or broken, played one after another."""
    here = tmp_path / "saves"
    for number in range(12):
        match = tiny.random_game(str(number)) if number % 3 else tiny.new(str(number))
        path = tiny.saved(match, here)
        if number % 4 == 3:
            path.write_bytes(path.read_bytes()[: 9 * number])
        os.utime(path, (1000 + number, 1000 + number))
    return here


def plain(folder):
    """Return what the files say, each read anew."""
    files = sorted(saves.files(folder), key=lambda file: file[1], reverse=True)
    return [Steps(saves.read(Path(path), changed)).result() for path, changed, _ in files]


def forged(folder):
    """Put something else in every save, so that one which is read is seen to be; date and size stay."""
    for path in folder.iterdir():
        about = path.stat()
        path.write_bytes(b"x" * about.st_size)
        os.utime(path, ns=(about.st_atime_ns, about.st_mtime_ns))


def test_it_says_what_the_files_say(folder):
    every, found = plain(folder), Index(folder)
    assert found.whole() == every == Index(folder).whole()
    assert [list(found.listed(kind)) for kind in KINDS] == [
        [one for one in every if saves.kind(one) == kind] for kind in KINDS
    ]
    assert all(len(found.listed(kind)) > 2 for kind in KINDS)
    running = found.listed("running")
    assert running[-1] == list(running)[-1] and list(running[1:]) == list(running)[1:]
    assert running.find(running[1].path) == running[1] and running.find(folder / "none.match") is None


def test_what_is_known_is_not_read_again(folder):
    every = Index(folder).whole()
    forged(folder)
    assert Index(folder).whole() == every != plain(folder)


def test_a_file_that_changed_is_read_again_and_no_other(folder):
    Index(folder).whole()
    journal = Journal(folder)
    match = tiny.new("grows")
    journal.add(match)
    forged(folder)
    os.truncate(journal.path, 0)
    journal.path.write_bytes(tiny.saved(match, folder.parent / "other").read_bytes())
    found = Index(folder)
    assert [one.path for one in found.whole() if one.seats and one.plies == match.at] != []
    assert found.whole()[0].path == journal.path and found.newest().path == journal.path
    before = len(found.files)
    journal.path.unlink()
    assert len(found.whole()) == before - 1 and found.newest().path != journal.path


def test_what_is_on_disk_is_known_before_the_folder_is_looked_at(folder):
    newest = tiny.newest(folder)
    found = Index(folder)
    found.look()
    found.read_on(0.0)
    assert found.newest() == newest and not found.unread


def test_it_reads_a_little_at_a_time_the_last_played_first(folder):
    found, every = Index(folder), plain(folder)
    found.look()
    known, looks = [], 0
    while len(known) < len(every):
        found.read_on(0.0)
        known = [one for kind in KINDS for one in found.listed(kind)]
        assert sorted(known, key=lambda one: one.when, reverse=True) == every[: len(known)]
        looks += 1
    assert looks > 3 * len(every) and not found.unread and not found.read_on(1.0)


def test_a_broken_index_is_made_anew(folder):
    every, file = Index(folder).whole(), Index(folder).file
    good, rng = file.read_bytes(), Random("broken")
    for _ in range(40):
        bad = bytearray(good)
        bad[rng.randrange(len(bad))] ^= 1 << rng.randrange(8)
        file.write_bytes(rng.choice((bytes(bad), good[: rng.randrange(len(good))], b"", b"\xff\n#\n\n\t")))
        assert Index(folder).whole() == every
    file.unlink()
    file.mkdir()
    assert Index(folder).whole() == every


def test_what_another_version_wrote_does_not_count(folder, monkeypatch):
    Index(folder).whole()
    forged(folder)
    monkeypatch.setattr(index, "_head", lambda: b"another")
    assert all(one.note for one in Index(folder).whole())


def test_lines_about_what_is_gone_do_not_gather(folder, monkeypatch):
    monkeypatch.setattr(index, "SPARE", 5)
    path, sizes = tiny.saved(tiny.new("again"), folder), []
    for number in range(40):
        os.utime(path, (5000 + number, 5000 + number))
        assert Index(folder).whole()[0].path == path
        sizes.append(Index(folder).file.read_bytes().count(path.name.encode()))
    assert max(sizes) <= 8


def test_a_name_that_cannot_be_written_down_is_listed_all_the_same(folder):
    odd = folder / "a\tb\n#c.match"
    try:
        odd.write_bytes(next(folder.iterdir()).read_bytes())
    except OSError:
        pytest.skip("no such names here")
    assert Index(folder).whole() == Index(folder).whole() == sorted(plain(folder), key=lambda one: one.when)[::-1]
    assert odd in [one.path for one in Index(folder).whole()]


def test_a_folder_that_may_not_be_written_is_listed_all_the_same(folder, monkeypatch):
    every = plain(folder)

    def refuse(*args):
        raise PermissionError

    monkeypatch.setattr(os, "replace", refuse)
    assert Index(folder).whole() == every

"""The save: every step is on disk before it is shown, and comes back exactly."""

import errno
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
import tiny

from meowgames.play import journal as journals
from meowgames.play import saves
from meowgames.play.journal import Journal
from meowgames.play.match import Match, Seat, Setup

HERE = Path(__file__).parent


@pytest.fixture(autouse=True)
def shelf(monkeypatch):
    tiny.put_on_shelf(monkeypatch)


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_every_ply_of_a_match_comes_back(tmp_path, seed):
    match, rng = tiny.new(seed, ("person", "kitten", "person"), rounds=4), Random(seed)
    journal = Journal.create(match, tmp_path)
    while not match.over:
        match.play(match.rules.sample(match.state, rng))
        assert journal.add(match) is None
        loaded = Journal.load(journal.path, write=False)
        assert loaded.note is None and tiny.same(loaded.match, match)


def test_a_match_of_meow_comes_back_and_goes_on(tmp_path):
    match = Match(Setup("meow", (Seat("A", "mochi"), Seat("B", "figue", "cat")), "x", {"expert": True})).begin()
    rng = Random(5)
    for _ in range(20):
        match.play(match.rules.sample(match.state, rng))
    found, note, journal = Journal.load(tiny.saved(match, tmp_path))
    assert note is None and tiny.same(found, match)
    for either in (match, found):
        either.play(either.rules.moves(either.state)[0])
    journal.add(found)
    assert tiny.same(Journal.load(journal.path, write=False).match, match)


def test_the_file_says_what_happened_line_by_line(tmp_path):
    match = tiny.new(players=("person", "kitten"))
    journal = Journal.create(match, tmp_path, tiny.STARTED)
    match.play(("stop",))
    journal.add(match)
    match.jump(1)
    journal.add(match)
    match.jump(2)
    journal.add(match)
    match.seats[1] = match.seats[1]._replace(player="cat")
    journal.add(match)
    found = tiny.texts(journal.path)
    assert found[0] == "meowgames match 1"
    assert json.loads(found[1])["seats"] == [["Zoé 0", "clementine", "person", -1], ["Zoé 1", "mochi", "kitten", -1]]
    assert found[2:] == [" ".join(match.moves[0]), "stop", "< 1", "> 2", "= 1 cat"]
    assert journal.path.name == "20260305-143009-tiny-7.match"


def test_nothing_new_writes_nothing(tmp_path):
    match = tiny.random_game()
    journal = Journal.create(match, tmp_path)
    before = journal.path.read_bytes()
    assert journal.add(match) is None
    assert journal.path.read_bytes() == before


def test_a_save_never_overwrites_another(tmp_path):
    paths = [tiny.saved(tiny.new(), tmp_path) for _ in range(3)]
    assert len(set(paths)) == 3
    assert all(Journal.load(path, write=False).match for path in paths)


@pytest.mark.parametrize("seed", range(6))
def test_any_wandering_comes_back_exactly(tmp_path, seed):
    """Undo, redo, moves made again, seats handed over: written after each step or only now and then."""
    rng, match = Random(seed), tiny.new(str(seed), ("person", "person", "cat"), rounds=4)
    journal = Journal.create(match, tmp_path)
    for _ in range(60):
        what = rng.random()
        if what < 0.6 and not match.over:
            match.play(match.rules.sample(match.state, rng))
        elif what < 0.9:
            match.jump(rng.choice(match.decisions()))
        else:
            seat = rng.randrange(3)
            match.seats[seat] = match.seats[seat]._replace(player=rng.choice(["person", "kitten", "tiger"]))
        if rng.random() < 0.6:
            assert journal.add(match) is None
            assert tiny.same(Journal.load(journal.path, write=False).match, match)
    journal.add(match)
    journal.close()
    assert tiny.same(Journal.load(journal.path).match, match)


def test_the_same_move_made_again_leaves_nothing_to_redo(tmp_path):
    match = tiny.new()
    for word in ("peek", "stop", "stop"):
        match.play((word,))
    journal = Journal.create(match, tmp_path)
    match.jump(1)
    match.play(("peek",))
    journal.add(match)
    assert Journal.load(journal.path, write=False).match.redo_to() is None


def test_playing_on_after_loading_is_the_same_file(tmp_path):
    match = tiny.new()
    path = tiny.saved(match, tmp_path)
    found, note, journal = Journal.load(path)
    found.play(("roll",))
    assert note is None and journal.add(found) is None
    journal.close()
    assert journal.path == path and list(tmp_path.iterdir()) == [path]
    again = Journal.load(path)
    assert tiny.same(again.match, found) and again.journal.id == journal.id


def test_a_second_window_only_watches(tmp_path):
    match = tiny.new()
    first = Journal.create(match, tmp_path)
    found, note, journal = Journal.load(first.path)
    assert (note, journal) == (("save.locked",), None) and tiny.same(found, match)
    assert saves.delete(first.path) == "save.locked"
    first.close()
    found, note, journal = Journal.load(first.path)
    assert note is None
    assert Journal.load(first.path).note == ("save.locked",)
    journal.close()


def test_a_file_that_may_not_be_written_goes_on_elsewhere(tmp_path, monkeypatch):
    path = tiny.saved(tiny.new(), tmp_path)
    real = os.open

    def refuse(name, flags, *args, **kw):
        if flags & os.O_RDWR and Path(name) == path:
            raise PermissionError(errno.EACCES, "no")
        return real(name, flags, *args, **kw)

    monkeypatch.setattr(os, "open", refuse)
    found, note, journal = Journal.load(path, folder=tmp_path / "saves")
    assert note == ("save.readonly",)
    assert journal.add(found) is None and journal.path.parent == tmp_path / "saves"


def full(*args):
    raise OSError(errno.ENOSPC, "No space left on device")


@pytest.mark.parametrize("name", ["write", "fsync"])
def test_a_full_disk_loses_nothing(tmp_path, monkeypatch, name):
    match = tiny.new(rounds=4)
    journal = Journal.create(match, tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(journals.os, name, full)
        for move in ("peek", "roll", "stop"):
            match.play((move,))
            assert journal.add(match) == "save.full" == journal.trouble
    match.play(("roll",))
    assert journal.add(match) is None is journal.trouble
    assert tiny.same(Journal.load(journal.path, write=False).match, match)


def test_a_line_half_written_is_mended_by_the_next(tmp_path, monkeypatch):
    match, real = tiny.new(), os.write
    journal = Journal.create(match, tmp_path)

    def half(file, data):
        if len(data) < 8:
            full()
        return real(file, data[: len(data) // 2])

    with monkeypatch.context() as patch:
        patch.setattr(journals.os, "write", half)
        match.play(("roll",))
        assert journal.add(match) == "save.full"
    torn = Journal.load(journal.path, write=False)
    assert torn.note[0] == "save.torn" and tiny.prefix(torn.match, match)
    match.play(("stop",))
    assert journal.add(match) is None
    found, note, _ = Journal.load(journal.path, write=False)
    assert note is None and tiny.same(found, match)


def test_a_line_half_written_is_mended_even_if_its_move_is_taken_back(tmp_path, monkeypatch):
    match, real = tiny.new(), os.write
    journal = Journal.create(match, tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(journals.os, "write", lambda file, data: real(file, data[:3]) if len(data) > 8 else full())
        match.seats[0] = match.seats[0]._replace(player="cat")
        assert journal.add(match) == "save.full"
    match.seats[0] = match.seats[0]._replace(player="person")
    assert journal.add(match) is None
    found, note, _ = Journal.load(journal.path, write=False)
    assert note is None and tiny.same(found, match)


def test_a_folder_that_cannot_be_made_is_tried_again(tmp_path):
    blocked = tmp_path / "saves"
    blocked.write_text("in the way")
    match = tiny.new()
    journal = Journal.create(match, blocked)
    assert journal.trouble == "save.failed" and journal.path is None
    match.play(("stop",))
    assert journal.add(match) == "save.failed"
    blocked.unlink()
    assert journal.add(match) is None
    assert tiny.same(Journal.load(journal.path, write=False).match, match)


def test_a_disk_full_from_the_start_leaves_no_empty_file(tmp_path, monkeypatch):
    monkeypatch.setattr(journals.os, "write", full)
    journal = Journal.create(tiny.new(), tmp_path)
    journal.close()
    assert journal.trouble == "save.full" and list(tmp_path.iterdir()) == []


def test_a_file_taken_away_meanwhile_is_written_anew(tmp_path):
    match = tiny.new()
    journal = Journal.create(match, tmp_path)
    journal.path.rename(tmp_path / "elsewhere")
    match.play(("stop",))
    assert journal.add(match) == "save.moved"
    assert tiny.same(Journal.load(journal.path, write=False).match, match)


def appended(data):
    return data + b"stop #00000000\n"


def cut(data):
    return data[:-7]


def emptied(data):
    return b""


def altered(data):
    """As long as it was, with another letter in the middle."""
    half = len(data) // 2
    return data[:half] + bytes([data[half] ^ 1]) + data[half + 1 :]


@pytest.mark.parametrize("loaded", [False, True])
@pytest.mark.parametrize("change", [appended, cut, emptied, altered])
def test_a_save_changed_by_another_program_is_left_to_it_and_the_match_goes_on_in_a_new_file(tmp_path, change, loaded):
    match = tiny.new(rounds=4)
    match.play(("peek",))
    journal = Journal.create(match, tmp_path)
    if loaded:
        journal.close()
        match, _, journal = Journal.load(journal.path)
    first = journal.path
    match.play(("roll",))
    assert journal.add(match) is None and journal.path == first
    changed = change(first.read_bytes())
    with open(first, "r+b") as file:  # in place, as the other program did
        file.truncate(0)
        file.write(changed)
    match.play(("stop",))
    assert journal.add(match) == "save.moved" and journal.trouble is None
    match.play(("roll",))
    assert journal.add(match) is None and journal.path != first
    journal.close()
    assert first.read_bytes() == changed and len(list(tmp_path.iterdir())) == 2
    found, note, again = Journal.load(journal.path)
    assert note is None and tiny.same(found, match) and again.id == journal.id
    again.close()


def test_a_save_replaced_by_another_program_is_left_to_it(tmp_path):
    match = tiny.new()
    journal = Journal.create(match, tmp_path)
    first, older = journal.path, tmp_path / "older"
    older.write_bytes(first.read_bytes())
    match.play(("peek",))
    journal.add(match)
    os.replace(older, first)
    kept = first.read_bytes()
    match.play(("stop",))
    assert journal.add(match) == "save.moved" and journal.path != first and first.read_bytes() == kept
    assert tiny.same(Journal.load(journal.path, write=False).match, match)


def test_that_a_match_has_moved_is_told_when_it_is_on_disk(tmp_path, monkeypatch):
    match = tiny.new()
    journal = Journal.create(match, tmp_path)
    journal.path.write_bytes(b"")
    match.play(("peek",))
    with monkeypatch.context() as patch:
        patch.setattr(journals.os, "write", full)
        assert journal.add(match) == "save.full"
    assert journal.add(match) == "save.moved" and journal.add(match) is None
    assert tiny.same(Journal.load(journal.path, write=False).match, match)


def test_what_another_program_added_to_a_line_half_written_is_not_cut_off(tmp_path, monkeypatch):
    match = tiny.new()
    journal = Journal.create(match, tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(journals.os, "fsync", full)
        match.play(("roll",))
        assert journal.add(match) == "save.full"
    first = journal.path
    first.write_bytes(kept := first.read_bytes() + b"not ours")
    assert journal.add(match) == "save.moved" and first.read_bytes() == kept


@pytest.mark.skipif(sys.platform == "win32", reason="there a folder cannot be synced")
def test_the_names_of_all_folders_made_for_a_save_are_synced(tmp_path, monkeypatch):
    synced, real = [], os.fsync

    def note(file):
        synced.append(os.fstat(file))
        real(file)

    monkeypatch.setattr(os, "fsync", note)
    journal = Journal.create(tiny.new(), tmp_path / "data" / "meowgames" / "saves")
    for folder in (tmp_path, tmp_path / "data", tmp_path / "data" / "meowgames", journal.folder):
        assert any(os.path.samestat(os.stat(folder), one) for one in synced), folder


def test_a_closed_journal_says_so(tmp_path):
    match = tiny.new()
    journal = Journal.create(match, tmp_path)
    journal.close()
    match.play(("stop",))
    assert journal.add(match) == "save.failed"
    assert len(list(tmp_path.iterdir())) == 1


CHILD = """
import sys
sys.path[:0] = {path!r}
import test_journal, tiny
from meowgames.play.journal import Journal
tiny.put_on_shelf()
match = tiny.new("k", rounds=4)
journal = Journal.create(match, {folder!r})
print(journal.path, flush=True)
for _ in test_journal.wander(match):
    journal.add(match)
    print("saved", flush=True)
"""


def wander(match):
    """Play for ever, going back to the start whenever the game is over."""
    rng = Random(1)
    while True:
        if match.over:
            match.jump(1)
        else:
            match.play(match.rules.sample(match.state, rng))
        yield


@pytest.mark.parametrize("count", [1, 10, 100, 400])
def test_a_killed_program_loses_no_move_it_had_shown(tmp_path, count):
    code = CHILD.format(path=[str(HERE), str(HERE.parent), str(HERE.parents[1])], folder=str(tmp_path))
    child = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    with child:
        path = child.stdout.readline().strip()
        for _ in range(count):
            assert child.stdout.readline() == "saved\n"
        child.kill()
        count += child.stdout.read().count("saved\n")
    found, note, journal = Journal.load(path)
    assert (note is None or note[0] == "save.torn") and journal
    match = tiny.new("k", rounds=4)
    steps = wander(match)
    for _ in range(count):
        next(steps)
    if not tiny.same(found, match):  # it may have been killed between saving and showing one more step
        next(steps)
        assert tiny.same(found, match)

"""Saves under hard conditions: killed programs, damaged files, full and failing disks."""

import builtins
import contextlib
import errno
import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from tiny import newest

from meowgames import paths, settings
from meowgames.play import progress, statistics
from meowgames.play.brain import LEVELS
from meowgames.play.index import Index
from meowgames.play.journal import Journal
from meowgames.play.match import PERSON, Match
from meowgames.words import Words

from .games import any_setup

KILLS = 3  # of one match, one after another
STEPS = 40  # of a match at most before it is killed
LATE = 0.01  # seconds after which the kill comes
BREAKS = 12  # ways in which one save is broken
ERRORS = (errno.ENOSPC, errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EROFS, errno.EACCES, errno.EMFILE)
CALLS = ("open", "write", "fsync", "ftruncate", "replace", "rename", "mkdir")


class Step(NamedTuple):
    """Where a match stands, as far as a save must know it."""

    moves: tuple
    at: int
    players: tuple

    @classmethod
    def of(cls, match: Match) -> "Step":
        """Return where it stands."""
        return cls(tuple(match.moves), match.at, tuple(seat.player for seat in match.seats))

    def stands(self, steps: "list[Step]") -> bool:
        """Tell whether a match stands at one of these steps; what lies ahead may be that of another."""
        places = [(one.moves[: one.at], one.players) for one in steps]
        return (self.moves[: self.at], self.players) in places and self.moves in [one.moves for one in steps]


def wander(match: Match, rng: Random) -> Iterator[None]:
    """Play, step back and on, hand seats over, for ever: each step is one line of a save, and what chance adds."""
    while True:
        kind = rng.random()
        if match.over or kind < 0.15:
            match.jump(rng.choice(match.decisions()))
        elif kind < 0.2:
            seat = rng.randrange(len(match.seats))
            match.seats[seat] = match.seats[seat]._replace(player=rng.choice((PERSON, *LEVELS)))
        else:
            match.play(match.rules.sample(match.state, rng))
        yield


# ── kills ──


class Said(NamedTuple):
    """What a process confirmed before it was killed."""

    path: str
    steps: int = 0  # of the match
    small: int = 0  # settings
    rows: int = 0  # of the statistics
    trouble: str | None = None


def live(ours: Connection, theirs: Connection, path: str, match: Match, seed: str) -> None:
    """Play on, and confirm each thing once it is on disk: the life of the process that will be killed."""
    ours.close()  # so that the end of whoever listens is heard
    if path:
        match, _, journal = Journal.load(path, folder=paths.saves())
    else:
        journal = Journal.create(match, paths.saves())
    said = Said(str(journal.path or path))
    theirs.send(said)
    with contextlib.suppress(OSError):
        for steps, _ in enumerate(wander(match, Random(seed)), 1):
            trouble = journal.add(match)
            said = said._replace(path=str(journal.path or path), steps=steps, trouble=trouble)
            theirs.send(said)
            said = said._replace(small=steps, trouble=settings.save(settings.Settings(names=(str(steps),))))
            theirs.send(said)
            if match.over:
                trouble = statistics.record(match, paths.statistics_file(), f"{seed}/{steps}")
                said = said._replace(rows=said.rows + 1, trouble=trouble)
                theirs.send(said)


def kills(rng: Random, home: Path) -> int:  # noqa: ARG001 — the house is told of it
    """Kill a program that plays and saves, again and again: what it had confirmed is there, and it can go on.

    What it plays follows from the dice; what it is doing when it is killed is up to the machine.
    """
    match, path, rows = Match(any_setup(rng)).begin(), "", 0
    for _ in range(KILLS):
        seed = f"{rng.random()}"
        said = killed(path, match, seed, rng.randrange(STEPS), rng.random() * LATE)
        path, rows = said.path, rows + said.rows
        found, note, journal = Journal.load(path, folder=paths.saves())
        assert found and journal and (note is None or note[0] == "save.torn"), note
        journal.close()
        walk = wander(match, Random(seed))
        for _ in range(said.steps):
            next(walk)
        if Step.of(found) != Step.of(match):  # it may have been killed between saving and saying so
            next(walk)
            assert Step.of(found) == Step.of(match), f"after {said.steps} steps, {len(found.moves)} moves are there"
        chosen, note = settings.load()
        small = int(chosen.names[0]) if chosen.names else 0
        assert note is None and (not said.small or small in (said.small, said.small + 1)), (note, small, said)
        assert sum(1 for _ in statistics.read(paths.statistics_file())) >= rows
        assert newest(paths.saves()) or match.over
    return KILLS


def killed(path: str, match: Match, seed: str, steps: int, late: float) -> Said:
    """Let a process play on and kill it some time after it has confirmed so many steps; return the last it said."""
    context = get_context("fork" if sys.platform == "linux" else "spawn")
    ours, theirs = context.Pipe()
    child = context.Process(target=live, args=(ours, theirs, path, match, seed))
    child.start()
    theirs.close()
    try:
        said = ours.recv()
        while said.steps < steps and not said.trouble:
            said = ours.recv()
        time.sleep(late)
    finally:
        child.kill()
        child.join()
    with contextlib.suppress(EOFError, OSError), ours:
        while not said.trouble:
            said = ours.recv()
    assert not said.trouble, said
    return said


# ── damage ──


def damage(rng: Random, home: Path) -> int:
    """Break a save in many ways: what stands before the damage is kept, and there is a note."""
    match = Match(any_setup(rng)).begin()
    journal = Journal.create(match, home / "whole")
    assert journal.path
    steps = [(journal.path.stat().st_size, Step.of(match))]
    walk = wander(match, rng)
    for _ in range(rng.randrange(STEPS)):
        next(walk)
        assert journal.add(match) is None
        steps.append((journal.path.stat().st_size, Step.of(match)))
    journal.close()
    data = journal.path.read_bytes()
    path = home / "broken" / journal.path.name
    path.parent.mkdir()
    broken_ones = [one for _ in range(BREAKS) if (one := break_it(data, rng)) != data]
    for number, broken in enumerate(broken_ones):
        path.write_bytes(broken)
        check_broken(path, data, broken, steps, home / f"on{number}")
    check_index(home / "whole", rng)
    return len(broken_ones)


def check_index(folder: Path, rng: Random) -> None:
    """Break the index of the saves: what is listed is the same."""
    listed = Index(folder).whole()
    file = Index(folder).file
    file.write_bytes(break_it(file.read_bytes(), rng))
    assert Index(folder).whole() == listed
    assert Index(folder).whole() == listed  # and once that is written down


def check_broken(path: Path, data: bytes, broken: bytes, steps: list[tuple[int, Step]], folder: Path) -> None:
    """Load a broken save and play on: nothing before the damage is lost, the file is left alone."""
    first = next((at for at, (was, now) in enumerate(zip(data, broken)) if was != now), min(len(data), len(broken)))
    good = sum(size <= first for size, _ in steps)  # steps that stand before the damage
    assert len(Index(path.parent).whole()) == 1
    found, note, journal = Journal.load(path, folder=folder)
    opening = len(b"".join(data.splitlines(keepends=True)[:2]))
    whole = broken == data[:first] and broken.endswith(b"\n") and first >= opening  # cut between two lines
    assert note or whole, "the damage was not noticed"
    if found is None:
        assert first < opening, f"what stands before byte {first} is lost: {note}"
        return
    assert Step.of(found).stands([step for _, step in steps[max(0, good - 1) : good + 1]]), (first, good, note)
    assert journal and journal.add(found) is None
    if not found.over:
        found.play(found.rules.moves(found.state)[0])
        assert journal.add(found) is None
    journal.close()
    assert note is None or path.read_bytes() == broken
    again = Journal.load(journal.path, write=False)
    assert again.note is None and again.match and Step.of(again.match) == Step.of(found)


def break_it(data: bytes, rng: Random) -> bytes:
    """Return the bytes of a file, damaged in one of the ways in which disks, people and programs do that."""
    at, size = rng.randrange(len(data)), rng.choice((1, 2, 16, 512))
    rows = data.splitlines(keepends=True)
    row = rng.randrange(len(rows))
    kind = rng.randrange(9)
    if kind == 0:
        return data[:at]
    if kind == 1:
        return data[:at] + bytes(len(data) - at)  # a power cut leaves zeros
    if kind == 2:
        return data[:at] + bytes(min(size, len(data) - at)) + data[at + size :]
    if kind == 3:
        return data[:at] + rng.randbytes(size) + data[at:]
    if kind == 4:
        return data[:at] + data[at + size :]
    if kind == 5:
        return b"".join(rows[:row] + rows[row + 1 :])
    if kind == 6:
        return b"".join(rows[: row + 1] + rows[row:])
    if kind == 7:
        return data + rng.choice((b"\n", b"\0" * size, rng.randbytes(size), rows[row]))
    flipped = bytearray(data)
    for _ in range(rng.choice((1, 1, 3))):
        flipped[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    return bytes(flipped)


# ── disks ──


class Faults:
    """Lets calls to the disk fail at random, or do half of their work, while it is entered."""

    def __init__(self, rng: Random) -> None:
        self.rng, self.count, self.often, self.thread = rng, 0, 0.0, threading.get_ident()

    @contextlib.contextmanager
    def failing(self, often: float) -> Iterator[None]:
        """Let so large a part of all calls fail."""
        real = {name: getattr(os, name) for name in CALLS}
        self.often, opened = often, builtins.open
        try:
            for name, call in real.items():
                setattr(os, name, self.broken(name, call))
            builtins.open = self.broken("open", opened)
            yield
        finally:
            builtins.open = opened
            for name, call in real.items():
                setattr(os, name, call)

    def broken(self, name: str, call: Callable) -> Callable:
        """Return a call that fails now and then, in this thread alone."""

        def faulty(*args: Any, **kw: Any) -> Any:
            if threading.get_ident() != self.thread or self.rng.random() >= self.often:
                return call(*args, **kw)
            self.count += 1
            if name == "write" and len(args[1]) > 1 and self.rng.random() < 0.5:
                return call(args[0], args[1][: self.rng.randrange(1, len(args[1]))])
            raise OSError(self.rng.choice(ERRORS), name)

        return faulty


def disks(rng: Random, home: Path) -> int:
    """Play while the disk fails at random: what it took is there, the rest is told and comes once it can."""
    faults, match = Faults(rng), Match(any_setup(rng)).begin()
    often = rng.choice((0.05, 0.2, 0.5))
    with faults.failing(often):
        journal = Journal.create(match, home / "saves")
    since = [Step.of(match)]  # the last step that is sure to be on disk, then those made since
    taken = not journal.trouble  # whether the disk took one yet
    small = Small(rng, home)
    walk = wander(match, rng)
    for _ in range(STEPS):
        next(walk)
        with faults.failing(often):
            trouble = journal.add(match)
        assert trouble is None or all(Words(language).has(trouble) for language in settings.LANGUAGES), trouble
        since, taken = [*(since if trouble else ()), Step.of(match)], taken or not trouble
        if taken:
            check_sure(journal, since)
        small.step(faults, often)
    assert journal.add(match) is None and journal.trouble is None
    journal.close()
    found, note, _ = Journal.load(journal.path, write=False)
    assert note is None and found and Step.of(found) == Step.of(match)
    return faults.count


def check_sure(journal: Journal, since: list[Step]) -> None:
    """Hold a file against the last step that is sure to be there, and those made since."""
    found, note, _ = Journal.load(journal.path, write=False)
    assert found, f"all is lost: {note}"
    sure, now = since[0], Step.of(found)
    if len(since) == 1:
        assert note is None and now == sure, (note, len(now.moves), len(sure.moves))
    count = len(now.moves)
    near = [one.moves[:count] == now.moves and count >= shared(sure.moves, one.moves) for one in since]
    assert any(near), f"{count} moves are there, {len(sure.moves)} were sure"


def shared(one: tuple, two: tuple) -> int:
    """Return how many moves two lists begin with in common."""
    return next((ply for ply, (a, b) in enumerate(zip(one, two)) if a != b), min(len(one), len(two)))


class Small:
    """The small files: settings, lessons, statistics; each is what it was before, or what it was to become."""

    def __init__(self, rng: Random, home: Path) -> None:
        self.rng, self.home, self.count = rng, home, 0
        self.names, self.told, self.rows = (), frozenset(), 0
        self.over = Match(any_setup(rng)).begin()
        while not self.over.over:
            self.over.play(self.over.rules.sample(self.over.state, rng))

    def step(self, faults: Faults, often: float) -> None:
        """Write each while the disk fails, and read it when it does not."""
        self.count += 1
        names, told = (str(self.count),), frozenset({str(self.count)})
        file = self.home / "statistics.jsonl"
        with faults.failing(often):
            first = settings.save(settings.Settings(names=names), self.home / "settings.json")
            second = progress.save(progress.Progress(told=told), self.home / "lessons.json")
            third = statistics.record(self.over, file, str(self.count))
        chosen, note = settings.load(self.home / "settings.json")
        assert note is None and chosen.names in ((names,) if first is None else (names, self.names)), (note, chosen)
        known = progress.load(self.home / "lessons.json").told
        assert known in ((told,) if second is None else (told, self.told)), known
        rows = sum(1 for _ in statistics.read(file))
        assert rows >= self.rows + (third is None), (rows, self.rows, third)
        self.names, self.told, self.rows = chosen.names, known, rows

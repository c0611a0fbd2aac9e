"""What all finished matches add up to: running sums, kept beside their lines, so that only what is new is read."""

from __future__ import annotations

import json
import os
from collections.abc import Generator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple
from zlib import crc32

from .. import disk
from .match import PERSON
from .statistics import APART, BLOCK, PLAYERS, Row, row_of

FORMAT = 2
MANY = 50  # lines added up between two looks at the clock

Kind = tuple[str, tuple[str, ...], int]  # game, levels of the bots, seats


class Standing(NamedTuple):
    """How the people at this screen did in one kind of match."""

    game: str
    levels: tuple[str, ...]  # of the bots they met; none: among themselves
    seats: int
    played: int
    won: int  # a person alone came first
    shared: int  # a person came first with somebody else
    best: int
    mean: float


class Sum(NamedTuple):
    """What the matches of one kind add up to."""

    played: int = 0
    won: int = 0
    shared: int = 0
    best: int = -(1 << 62)
    points: int = 0
    people: int = 0  # whose points these are

    def add(self, row: Row) -> Sum:
        """Return the sum with one match more."""
        people = [seat for seat, player in enumerate(row[PLAYERS]) if player == PERSON]
        points = [row["scores"][seat] for seat in people]
        first = any(row["places"][seat] == 1 for seat in people)
        alone = row["places"].count(1) == 1
        best = max(self.best, *points)
        ended = self.won + (first and alone), self.shared + (first and not alone)
        return Sum(self.played + 1, *ended, best, self.points + sum(points), self.people + len(people))


class Sums:
    """The sums of a file of statistics; whoever shows them lets them be added up, a little at a time."""

    def __init__(self, file: Path | str):
        self.file = Path(file)
        self.kept = self.file.with_suffix(".sums")
        self.share = 0.0  # of the file that has been gone through
        self.apart: dict[str, int] = {}  # how many matches of each game do not count
        self._sums: dict[Kind, Sum] = {}
        self._size = self._seal = 0  # of the lines that are added up: bytes, checksum

    def steps(self) -> Generator[None, None, list[Standing]]:
        """Take up what was added up before, if it still holds, and add what is new."""
        with suppress(OSError), open(self.file, "rb") as lines:
            about = os.fstat(lines.fileno())
            if self._take_up() == about.st_mtime_ns and self._size == about.st_size:
                return self.standings()
            yield from self._check(lines)
            for number, line in enumerate(lines):
                if row := row_of(line):
                    self.add(row)
                if not line.endswith(b"\n"):  # it counts for now, but may not be all of it
                    return self.standings()
                self._size, self._seal = self._size + len(line), crc32(line, self._seal)
                if number % MANY == 0:
                    self.share = self._size / max(1, about.st_size)
                    yield
            self._keep(about.st_mtime_ns)
        return self.standings()

    def add(self, row: Row) -> None:
        """Add one match; those without a person do not count, nor do those that are told apart."""
        if PERSON in row[PLAYERS] and row.get(APART):
            self.apart[row["game"]] = self.apart.get(row["game"], 0) + 1
        elif PERSON in row[PLAYERS]:
            kind = row["game"], tuple(sorted(set(row[PLAYERS]) - {PERSON})), len(row[PLAYERS])
            self._sums[kind] = self._sums.get(kind, Sum()).add(row)

    def standings(self) -> list[Standing]:
        """Return how people did, by game, levels and seats."""
        return sorted(Standing(*kind, *one[:4], one.points / one.people) for kind, one in self._sums.items())

    def _check(self, lines: BinaryIO) -> Iterator[None]:
        """Go to the end of what is added up; begin anew if that is no longer what was there."""
        left, seal = self._size, 0
        while left and (block := lines.read(min(left, BLOCK))):
            left, seal = left - len(block), crc32(block, seal)
            yield
        if left or seal != self._seal:
            lines.seek(0)
            self._sums, self.apart, self._size, self._seal = {}, {}, 0, 0

    def _take_up(self) -> int:
        """Take up what is on disk, if it can be understood; return the date its lines had."""
        found = disk.words(self.kept)
        try:
            rows = {(game, tuple(levels), seats): Sum(*numbers) for game, levels, seats, *numbers in found["sums"]}
            apart = {str(game): int(many) for game, many in found["apart"].items()}
            if found["format"] == FORMAT and found["check"] == _check(found["sums"], found["apart"]):
                self._sums, self.apart, self._size, self._seal = rows, apart, int(found["size"]), int(found["seal"])
                return int(found["changed"])
        except (LookupError, TypeError, ValueError, AttributeError):
            pass
        return 0

    def _keep(self, changed: int) -> None:
        """Put what is added up on disk; if that fails, it is added up again another time."""
        sums = [[*kind, *one] for kind, one in self._sums.items()]
        about = {"size": self._size, "changed": changed, "seal": self._seal}
        found = {"check": _check(sums, self.apart), "apart": self.apart, "sums": sums}
        disk.write(self.kept, {"format": FORMAT, **about, **found})


def _check(sums: list[Any], apart: dict[str, int]) -> int:
    return crc32(json.dumps([sums, apart]).encode())

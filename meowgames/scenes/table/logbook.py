"""The log of a view: cut where undo leads and told on where redo does, as if it were written anew."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import NamedTuple

from ...play.sight import Seating, Sight
from ...rules import Move
from ...screen.table.board import Board
from ...words import Words
from . import tell


class Voice(NamedTuple):
    """All that the words of a log follow from, besides the moves: for whom it is told, and how."""

    seating: Seating
    eye: int
    words: Words
    board: Board


class Logbook:
    """What has been told of a match so far; sights are all it is told from."""

    def __init__(self, records: Callable[[int, int], Sight], voice: Callable[[], Voice]):
        self.records, self.voice = records, voice
        self.plies = 0  # it tells of so many
        self.lines: list[tell.Line] = []  # what has been told of them, and what was remarked
        self._story: list[tell.Line] = []  # what has been told of moves alone
        self._heard: Voice | None = None  # in which voice
        self._remarks: list[tuple[int, int, Move]] = []  # what is no move: ply, seat, text

    def write(self, plies: int) -> None:
        """Write it anew, of so many plies."""
        self.plies, self._story, self._heard = 0, [], self.voice()
        self.turn_to(plies)

    def turn_to(self, plies: int, most: int | None = None) -> None:
        """Tell of so many plies, of the last act at most so many lines: what was told before that act stays."""
        if self._heard != self.voice():
            return self.write(plies)
        since, told = self._begun(min(self.plies, plies) - 1), self._story
        del told[_first(told, since) :]
        told += self._tell(since, plies)
        if most is not None:
            del told[_first(told, plies - 1) + most :]  # the lines of an act stand at its last ply
        self.plies = plies
        self._put_remarks()

    def remark(self, ply: int, seat: int, said: Move) -> None:
        """Say something after a move that is no move itself: the key of a text and what it is given."""
        self._remarks.append((ply, seat, said))
        self._put_remarks()

    def forget(self, ply: int) -> None:
        """Drop what was remarked at that ply or later."""
        self._remarks = [one for one in self._remarks if one[0] < ply]

    def between(self, start: int, end: int) -> list[tell.Line]:
        """Return what it says of the moves between two plies and of what was remarked after them.

        An act that began before is told whole, as far as it has come.
        """
        first = self._begun(start) if start < end else end
        made = [one for one in self._remarks if one[0] < end and (first <= one[0] or not first)]
        return tell.remarked(self._tell(first, end), made, self.voice().words)

    def _put_remarks(self) -> None:
        made = [one for one in self._remarks if one[0] < self.plies]
        self.lines = tell.remarked(self._story, made, self.voice().words)

    def _tell(self, start: int, end: int) -> list[tell.Line]:
        """Return what is told of the moves between two plies."""
        seating, eye, words, board = self.voice()
        seen = [self.records(ply, eye) for ply in range(start, end + 1)] if start < end else []
        return list(tell.story(seating, start, seen, words, board))

    def _begun(self, ply: int) -> int:
        """Return the ply at which the act began that a move belongs to."""
        voice = self.voice()
        return tell.begun(voice.seating, ply, lambda at: self.records(at, voice.eye)) if ply > 0 else 0


def _first(lines: Sequence[tell.Line], ply: int) -> int:
    """Return how many lines stand before a ply."""
    return bisect_left(lines, ply, key=lambda line: line.ply)

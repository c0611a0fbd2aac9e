"""The end of a game counted out on the table, line by line, before the result is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...sound import Sound

EACH = 1.1  # seconds a line stays


class Counted(NamedTuple):
    """One line of the count: whose, which row of the sheet, where on the table, how many points."""

    seat: int
    row: str
    spots: tuple[str, ...]
    points: int


class Counting:
    """Goes through what each seat scores; games without a count have no lines."""

    def __init__(self, lines: Sequence[Counted], seats: int, sound: Sound):
        self.lines, self.sound = lines, sound
        self.at, self.passed = 0, 0.0
        self.totals = [0] * seats
        if lines:
            self._begin()

    @property
    def over(self) -> bool:
        """Whether everything has been counted."""
        return self.at >= len(self.lines)

    @property
    def line(self) -> Counted:
        """The line that is counted now."""
        return self.lines[self.at]

    def reached(self, row: str) -> bool:
        """Tell whether the count has come to that row."""
        return self.over or any(line.row == row for line in self.lines[: self.at + 1])

    def hurry(self) -> None:
        """Go on to the next line at once."""
        self.at, self.passed = self.at + 1, 0.0
        if not self.over:
            self._begin()

    def skip(self) -> None:
        """Count the rest in one go."""
        self.at = len(self.lines)

    def update(self, seconds: float, pace: float) -> bool:
        """Let a line be read, then go on to the next; tell whether there is more."""
        if self.over:
            return False
        self.passed += seconds
        if self.passed >= EACH * max(0.5, pace):
            self.hurry()
        return True

    def _begin(self) -> None:
        """Add up the line that is shown now."""
        self.totals[self.line.seat] += self.line.points
        self.sound.play("coin" if self.line.points >= 0 else "bone")

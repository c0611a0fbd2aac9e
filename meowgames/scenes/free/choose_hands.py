"""Whose hands are over a free table: as many people as its map has room for, those who got up are not forgotten."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...play.boards import FREE_TABLE, chairs
from ...play.cats import AVATARS
from ...play.match import Seat
from ...screen.stage import Stage
from ..menus.company import Company

USUAL = 2  # hands while nobody has chosen otherwise


class Hands:
    """The people at a free table to come; `changed` is called after every choice."""

    def __init__(self, stage: Stage, laid: str, seats: Sequence[Seat], changed: Callable[[], Any]):
        self.stage, self.changed = stage, changed
        self.wanted = len(seats) or USUAL  # how many were asked for: another table may have room for fewer
        self.away: list[Seat] = []  # who sat here while there was more room
        first = Seat(next(iter(stage.settings.names), ""), AVATARS[0])
        self.sit(laid, seats or (first,))

    @property
    def among(self) -> range:
        """How many may sit there."""
        return chairs(FREE_TABLE, self.laid)

    def sit(self, laid: str, seats: Sequence[Seat]) -> None:
        """Let people sit down at a table: as many as are wanted and fit, whoever was there before first."""
        self.laid = laid
        count = max(self.among[0], min(self.wanted, self.among[-1]))
        cats: dict[str, Seat] = {}
        for seat in (*seats, *(Seat("", cat) for cat in AVATARS)):  # a cat sits there once
            cats.setdefault(seat.avatar, seat)
        found = list(cats.values())
        self.away = [seat for seat in found[count:] if seat in seats]
        self.company = Company(self.stage, FREE_TABLE, self.changed, laid=laid)
        self.company.seat(_coloured(found[:count]), 0)

    def move(self, laid: str) -> None:
        """Let the same people sit down at another table."""
        self.sit(laid, self.everybody())
        self.changed()

    def count(self, wanted: int) -> None:
        """Let more or fewer people sit there."""
        self.wanted = wanted
        self.sit(self.laid, self.everybody())
        self.changed()

    def everybody(self) -> list[Seat]:
        """Return who sits there, then who got up."""
        return [*self.company.table({}).seats, *self.away]

    def names(self) -> list[str]:
        """Return the names that were typed."""
        return [chair.name.strip() for chair in self.company.chairs if chair.name.strip()]


def _coloured(seats: Sequence[Seat]) -> list[Seat]:
    """Return the seats with a colour that somebody before them wears left open."""
    taken: set[int] = set()
    found = []
    for seat in seats:
        found.append(seat._replace(colour=-1) if seat.colour in taken else seat)
        taken.add(seat.colour)
    return found

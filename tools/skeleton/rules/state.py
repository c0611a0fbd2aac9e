"""What there is to know of a match, and how it begins."""

from __future__ import annotations

from typing import Any, NamedTuple

from .. import Level, Options
from ..kit import agreed

SEATS = range(2, 5)  # 1.1
OPTIONS: Options = {}
VALUES = {"stone1": 1, "stone2": 2, "stone3": 3}  # 1.2


class State(NamedTuple):
    """The stones in the middle, and those each seat has taken."""

    middle: tuple[str, ...]
    won: tuple[tuple[str, ...], ...]


def start(level: Level, seats: int, **options: Any) -> State:  # noqa: ARG001 — its map says nothing to these rules
    """Return the first state: of each stone, one for every seat."""
    agreed(seats, options, SEATS, OPTIONS)
    return State(tuple(stone for stone in VALUES for _ in range(seats)), ((),) * seats)  # 1.2

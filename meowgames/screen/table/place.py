"""A place of the map, a piece that lies on one, and the squares of a shape (a polyomino) laid on a grid."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from ..paint import Box


class Place(NamedTuple):
    """A rectangle of the map: its size is its hit area, its kind says how faces lie on it."""

    name: str
    box: Box
    kind: str
    props: dict[str, Any]


class Piece(NamedTuple):
    """One face where it lies."""

    face: str
    spot: str
    index: int  # type: ignore[assignment]  # hides tuple.index, which nobody asks of a piece
    box: Box
    tilt: float = 0.0
    count: int = 1  # type: ignore[assignment]  # how many it stands for; hides tuple.count, asked by nobody
    kind: str = "pile"
    still: bool = False  # whether a touch means its spot alone, not its face


def cell_size(place: Place) -> tuple[float, float]:
    """Return the size of one square of a grid."""
    return place.box.w / place.props["columns"], place.box.h / place.props["rows"]


def turn_cell(cell: tuple[int, int], size: tuple[int, int], turn: str) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return where a square of a shape comes to lie when it is turned, and the size of the turned shape."""
    (x, y), (wide, high) = cell, size
    if "m" in turn:
        x = wide - 1 - x
    for _ in range(int(turn.strip("@m") or 0)):
        x, y, wide, high = high - 1 - y, x, high, wide
    return (x, y), (wide, high)


@cache
def turned_cells(rows: str, turn: str) -> tuple[tuple[int, int], ...]:
    """Return the squares of a shape drawn as rows of # and ., mirrored and turned as the word says."""
    lines = rows.split("/")
    size = (len(lines[0]), len(lines))
    found = [(x, y) for y, line in enumerate(lines) for x, mark in enumerate(line) if mark == "#"]
    return tuple(turn_cell(cell, size, turn)[0] for cell in found)

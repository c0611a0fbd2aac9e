"""A place of the map, a piece that lies on one, and the squares of a shape (a polyomino) laid on a grid."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from ...play.changes import orientation
from ..paint import Box

KNOWN = "d"  # after the orientation of what lies face down before one who knows it
Pair = tuple[int, int]


class Place(NamedTuple):
    """A rectangle of the map: its size is its hit area, its kind says how faces lie on it."""

    name: str
    box: Box
    kind: str
    props: dict[str, Any]


UNDER = "under"  # kind of a piece of a stack on which another lies
BAGGED = "bagged"  # kind of the piece that stands for all that is in a bag, of which nothing is seen


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
    says: str = ""  # what is written beside it, "" for how many it stands for if that is counted


def lying(face: str) -> str:
    """Return how a face lies, whichever side of it is up."""
    return orientation(face).removesuffix(KNOWN)


def cell_size(place: Place) -> tuple[float, float]:
    """Return the size of one square of a grid."""
    return place.box.w / place.props["columns"], place.box.h / place.props["rows"]


def orient_cell(cell: Pair, size: Pair, orientation: str) -> tuple[Pair, Pair]:
    """Return where a square of a shape comes to lie in that orientation, face down (d) or not, and the size then."""
    (x, y), (wide, high) = cell, size
    if "m" in orientation:
        x = wide - 1 - x
    for _ in range(int(orientation.strip("@md") or 0)):
        x, y, wide, high = high - 1 - y, x, high, wide
    return (x, y), (wide, high)


@cache
def oriented_cells(rows: str, orientation: str) -> tuple[Pair, ...]:
    """Return the squares of a shape drawn as rows of # and ., in that orientation."""
    lines = rows.split("/")
    size = (len(lines[0]), len(lines))
    found = [(x, y) for y, line in enumerate(lines) for x, mark in enumerate(line) if mark == "#"]
    return tuple(orient_cell(cell, size, orientation)[0] for cell in found)

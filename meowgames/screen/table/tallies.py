"""What is counted on a place of a free table: so many of a kind, and one by one what has a value of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from ...play.changes import art, label
from ..paint import Box
from .freely import Tiles, lies
from .place import Piece, Place

MINI = "mini-"  # before the art of a face: its small art
ROW = 4.0  # between two rows
MANY = 10  # from which on there is no room for a cross before how many there are
ROOM = 0.72  # part of the room for what is written that is kept, however small the faces become
SIZES = tuple(step / 20 for step in range(20, 5, -1))  # tried one after another until all that lies there fits


class Kind(NamedTuple):
    """What is seen as one: its face, its number on the place or among the kinds, how many, what its value is."""

    face: str
    number: int
    many: int = 1
    value: str = ""  # "" for what is counted


def lay(board: Tiles, place: Place, spot: str, faces: Sequence[str], big: bool) -> list[Piece]:
    """Lay one small face per kind with how many there are, all of them smaller if more kinds lie there than fit."""
    found = _kinds(board, faces)
    size = place.props.get("size", place.box.h)
    beside = place.props.get("step", size * 2.2) - size
    for zoom in SIZES:
        wide, high = size * zoom + beside * max(zoom, ROOM), (size + ROW) * zoom
        columns, rows = max(1, int((place.box.w + 1) // wide)), max(1, int((place.box.h + ROW * zoom) // high))
        if columns * rows >= len(found):
            break
    cross = "×" * (not big and zoom == 1.0 and max(one.many for one in found) < MANY)  # before all or before none
    out = []
    for order, one in enumerate(found):
        row, column = divmod(order, columns)
        box = Box(0, 0, *_fitted(board, one.face, size * zoom))
        box.center = place.box.x + column * wide + size * zoom / 2, place.box.y + row * high + size * zoom / 2
        kind, says = ("row", one.value) if one.value else ("tally", f"{cross}{one.many}")
        out.append(Piece(one.face, spot, one.number, box, count=one.many, kind=kind, says=says))
    return out


def _kinds(board: Tiles, faces: Sequence[str]) -> list[Kind]:
    """Return what is seen of so many pieces, in the order of the tiles; what has a value of its own comes last."""
    order = {face: number for number, face in enumerate(board.faces)}
    counts = Counter(art(face) for face in faces if not _is_valued(board, face))
    kinds = sorted(counts, key=lambda name: order.get(name, 0))
    alone = [(index, face) for index, face in enumerate(faces) if _is_valued(board, face)]
    alone.sort(key=lambda one: (order.get(art(one[1]), 0), one[0]))
    return [
        *(Kind(_small(board, name), number, counts[name]) for number, name in enumerate(kinds)),
        *(Kind(_small(board, face), index, value=label(face)) for index, face in alone),
    ]


def _is_valued(board: Tiles, face: str) -> bool:
    """Tell whether pieces that look like this one have values of their own."""
    return len(set(str(board.faces.get(art(face), {}).get("labels", "")).split())) > 1 and bool(label(face))


def _small(board: Tiles, face: str) -> str:
    """Return the small art of a face that has one and lies upright and open."""
    return MINI + face if MINI + face.partition(":")[0] in board.faces else face


def _fitted(board: Tiles, face: str, side: float) -> tuple[float, float]:
    """Return how large a face is within a square."""
    wide, high = lies(board, face)
    zoom = side / max(wide, high)
    return wide * zoom, high * zoom

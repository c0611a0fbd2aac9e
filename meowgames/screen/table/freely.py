"""Where pieces lie at a free table: at points, as large as they are, however they are turned."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from ...play.changes import art
from ...play.level import POINT as STEP
from ...play.level import odd
from ..paint import CANVAS, Box
from .place import BAGGED, UNDER, Piece, Place, lying, oriented_cells

POINT, PRINTED = "table", "print:"  # how the names of points begin, and of what belongs to the board
BESIDE = "~"  # after the name of a place: beside it, where half of a pile is while it is mixed
KIND = "free"  # a point of the table, its box as large as what lies there
HIGH = 2  # how high what lies at a point is, among the places of a map
SHOWN, LIFT = 4, 3  # faces of a stack that are seen, and how much higher each lies
SACK = 6.0  # how much larger than its place the picture of a bag is at most
ROW, SNUG = 1.3, 1.05  # how much larger than on the table a piece is at most in a row, and on a place made for it


class Tiles(Protocol):
    """What knows the tiles of faces: a board."""

    faces: dict[str, dict[str, Any]]
    backs: frozenset[str]
    scenery: list[tuple[str, Box]]

    def tile(self, face: str) -> dict[str, Any] | None:
        """Return what the tile of a face says, of that drawn for its orientation where there is one."""


def point(spot: str) -> Place:
    """Return the point of the table that is called so."""
    x, y = (int(part) for part in spot.partition(".")[2].split(","))
    return Place(spot, Box(CANVAS[0] / 2 + x * STEP, CANVAS[1] / 2 + y * STEP, 0, 0), KIND, {"z": HIGH})


def beside(place: Place | None, spot: str) -> Place | None:
    """Return the place beside another one."""
    if place is None or place.kind == KIND:  # a point beside a point is named already
        return place and place._replace(name=spot)
    return place._replace(name=spot, box=place.box.move(place.box.w * 1.05, 0))


def nearest(pos: Sequence[float]) -> str:
    """Return the name of the point nearest to a place of the table."""
    x, y = round((pos[0] - CANVAS[0] / 2) / STEP), round((pos[1] - CANVAS[1] / 2) / STEP)
    return f"{POINT}.{max(-CANVAS[0] // 2 // STEP, min(CANVAS[0] // 2 // STEP, x))}," \
           f"{max(-CANVAS[1] // 2 // STEP, min(CANVAS[1] // 2 // STEP, y))}"  # fmt: skip


def moved(spot: str, step: Sequence[int]) -> str:
    """Return the point of the table so many points to the right and below; at its edge one that is on it."""
    x, y = point(spot).box.topleft
    return nearest((x + step[0] * STEP, y + step[1] * STEP))


def lies(board: Tiles, face: str) -> tuple[float, float]:
    """Return how large a piece is on the table, as it is turned."""
    props, zoom = board.tile(face) or {}, scale(board, face)
    wide, high = (props.get(side, 100) * zoom for side in ("width", "height"))
    return (high, wide) if _crosswise(board, face) else (wide, high)


def scale(board: Tiles, face: str) -> float:
    """Return how large a piece is on the table, times what was drawn: turned as large as upright if nothing is said."""
    said = (board.tile(face) or {}).get("scale") or board.faces.get(art(face), {}).get("scale")
    return float(said or 1.0)


def _crosswise(board: Tiles, face: str) -> bool:
    """Tell whether a piece is drawn upright and lies on its side."""
    way = lying(face)
    return int(way.strip("m") or 0) % 2 == 1 and f"{art(face)}@{way}" not in board.faces


def sized(board: Tiles, place: Place, face: str) -> tuple[float, float]:
    """Return how large a face lies on a place: as large as fits, but never larger than it is; turned as upright."""
    wide, high = lies(board, face)
    if place.kind == KIND:
        return wide, high
    if "scale" in place.props:
        zoom = place.props["scale"] / scale(board, face)
    else:
        fits = (wide, high) if "thin" in place.props else lies(board, art(face))  # edges lie as they want it
        zoom = min(place.box.w / fits[0], place.box.h / fits[1], ROW if place.kind == "row" else SNUG)
    return wide * zoom, high * zoom


def lay(board: Tiles, place: Place, spot: str, faces: tuple[str, ...]) -> list[Piece]:
    """Lay faces on one another about a point."""
    out, first = [], len(faces) - min(SHOWN, len(faces))
    for index, face in enumerate(faces[first:], first):
        box = Box(0, 0, *lies(board, face))
        x, y = _off(board, face)
        box.center = place.box.x - x, place.box.y - y - LIFT * (index - first)
        out.append(Piece(face, spot, index, box, kind="pile" if index == len(faces) - 1 else UNDER))
    return out


def shows_bag(board: Tiles, place: Place) -> bool:
    """Tell whether a place is a bag that a picture of about its size shows: then nothing of what is in it is seen."""
    most = SACK * place.box.w * place.box.h
    found = (box for _, box in board.scenery if box.w * box.h <= most and box.collidepoint(place.box.center))
    return bool(place.props.get("bag")) and any(found)


def in_bag(_board: Tiles, place: Place, spot: str, faces: tuple[str, ...]) -> list[Piece]:
    """Lay what is in a bag that is seen: it is taken out wherever the bag is touched."""
    return [Piece(faces[-1], spot, len(faces) - 1, place.box, kind=BAGGED)]


def field(board: Tiles, face: str, box: Box) -> Box | None:
    """Return where the squares of a board are whose picture lies there, however it is turned; None if it has none."""
    props, way = board.faces.get(art(face), {}), lying(face)
    if "columns" not in props:
        return None
    left, top, right, low = (props.get(side, 0) * scale(board, face) for side in "ltrb")
    if way.endswith("m"):
        left, right = right, left
    for _ in range(int(way.strip("m") or 0)):
        left, top, right, low = low, left, top, right
    return Box(box.x + left, box.y + top, box.w - left - right, box.h - top - low)


def _off(board: Tiles, face: str) -> tuple[float, float]:
    """Return how far the middle of its squares is from the middle of a board's picture: that is what it lies by.

    Where the middle of a square is there, it lies by the next point, so that something can stand on that square.
    """
    box, props = Box(0, 0, *lies(board, face)), board.faces.get(art(face), {})
    squares, aside = field(board, face, box) or box, STEP * odd(props)
    return squares.centerx - box.centerx + aside, squares.centery - box.centery + aside


def ordered(wished: Sequence[str], faces: Sequence[str], lay: Callable[[tuple[str, ...]], list[Piece]]) -> list[Piece]:
    """Lay faces in the order somebody likes, those that are not among them last; each keeps its own number."""
    left, order = list(range(len(faces))), list[int]()
    for face in wished:
        found = next((index for index in left if faces[index] == face), None)
        if found is not None:
            left.remove(found)
            order.append(found)
    order += left
    laid = lay(tuple(faces[index] for index in order))
    return [piece._replace(index=order[piece.index]) for piece in laid]


def squares(board: Tiles, face: str) -> tuple[tuple[int, int], ...]:
    """Return the squares a piece covers as it lies, none for a piece that is not made of squares."""
    cells = board.faces.get(art(face), {}).get("cells")
    return oriented_cells(cells, lying(face)) if cells else ()

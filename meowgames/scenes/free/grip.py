"""What a hand takes hold of at a free table: some pieces of one place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ...play.changes import art
from ...rules import Move, Picture
from ...rules.free.things import BAG, BOX, OWNER, POINT, PRINT, zone
from ...screen.paint import Box
from ...screen.table.place import Piece
from ..table.targets import lies_at
from ..table.view import View
from .badge import badges

EVERYWHERE = Box(-1e4, -1e4, 2e4, 2e4)


class Grip(NamedTuple):
    """Some pieces that lie on one another, from the first index up to the one before the last; the last lies on top."""

    spot: str
    first: int
    last: int
    size: int  # how many lie there in all
    box: Box  # where the topmost of them is seen, in units of the table, or of the canvas if it stands in front
    front: bool = False  # lies in a panel before the table

    @property
    def words(self) -> Move:
        """How the rules call these pieces."""
        if self.last < self.size:
            return tuple(f"{self.spot}~{index}" for index in range(self.first, self.last))
        return (self.spot,) if self.first == self.size - 1 else (f"{self.spot}~{self.first}+",)

    @property
    def many(self) -> int:
        """How many pieces are taken."""
        return self.last - self.first

    @property
    def boxed(self) -> bool:
        """Whether they lie in the box."""
        return self.spot.startswith(f"{BOX}:")

    @property
    def where(self) -> tuple[str, int, int]:
        """Which pieces these are, wherever they are seen."""
        return self.spot, self.first, self.last

    def faces(self, picture: Picture) -> tuple[str, ...]:
        """Return what is seen of them, the lowest first."""
        return picture.get(self.spot, ())[self.first : self.last]

    def lies(self, picture: Picture) -> bool:
        """Tell whether they still lie there as they were taken hold of."""
        return len(picture.get(self.spot, ())) == self.size

    def top(self, many: int) -> Grip:
        """Return the topmost of all that lies there, so many of them as there are."""
        return self._replace(first=max(0, self.size - many), last=self.size)


def words(grips: Iterable[Grip]) -> Move:
    """Return how the rules call all these pieces."""
    return tuple(word for grip in grips for word in grip.words)


def of(view: View, piece: Piece) -> Grip | None:
    """Return a piece as it can be taken hold of: of what is counted the topmost of its kind; None if it is printed."""
    faces = view.picture.get(piece.spot, ())
    if piece.spot.startswith(f"{PRINT}:") or not faces:
        return None
    index = piece.index
    if piece.kind == "tally":
        alike = {piece.face, piece.face.removeprefix("mini-")}
        index = max((at for at, face in enumerate(faces) if art(face) in alike), default=len(faces) - 1)
    elif piece.kind not in ("fan", "row"):
        index = len(faces) - 1  # of a pile the top one is meant wherever it is touched
    return Grip(piece.spot, index, index + 1, len(faces), piece.box)


def whole(view: View, spot: str, box: Box) -> Grip:
    """Return all that lies on a place."""
    size = len(view.picture.get(spot, ()))
    return Grip(spot, 0, size, size, box)


def some(view: View, one: Grip, many: int) -> list[Grip]:
    """Return so many pieces where one is pointed at: it and those below it, of what lies side by side its neighbours,
    of what is counted those of its kind.
    """
    place, faces = view.board.place(one.spot), view.picture.get(one.spot, ())
    kind = place.kind if place and not one.front else ""
    if one.many > 1 or kind not in ("fan", "row", "tally"):
        return [one._replace(first=max(0, one.last - many))]
    if kind == "tally":
        order = [index for index, face in enumerate(faces) if art(face) == art(faces[one.first])][::-1]
    else:
        seen = [piece.index for piece in view.pieces() if piece.spot == one.spot]
        at = max(0, min(seen.index(one.first), len(seen) - many)) if one.first in seen else 0
        order = seen[at:]
    boxes = {piece.index: piece.box for piece in view.pieces() if piece.spot == one.spot and kind != "tally"}
    return [one._replace(first=at, last=at + 1, box=boxes.get(at, one.box)) for at in sorted(order[:many])]


def standing(view: View, board: Box) -> list[Grip]:
    """Return what stands on a board, each place whole."""
    found = {piece.spot: piece for piece in view.pieces() if piece.spot.startswith(f"{POINT}.")
             and board.collidepoint(piece.box.midbottom) and piece.box.w * piece.box.h < board.w * board.h}  # fmt: skip
    return [whole(view, spot, piece.box) for spot, piece in found.items()]


def at(view: View, there: Sequence[float]) -> tuple[Grip | None, bool]:
    """Return what lies at a place of the table, and whether its badge is meant, which is the handle of all of it."""
    for spot, box in reversed(badges(view)):
        if box.collidepoint(there) and not in_bag(view, spot):  # nobody empties a bag by a careless drag
            top = next((piece for piece in reversed(view.pieces()) if piece.spot == spot), None)
            return (whole(view, spot, top.box) if top else None), True
    bags = {spot for spot, box in badges(view) if box.collidepoint(there) and in_bag(view, spot)}
    for piece in reversed(view.pieces()):
        if lies_at(piece, there) or piece.spot in bags:
            found = of(view, piece)
            if found:
                return found, False
    return None, False


def within(view: View, band: Box) -> list[Grip]:
    """Return all that lies with its middle in a part of the table, each place whole; no hand, board or bag in it."""
    found: dict[str, Grip] = {}
    for piece in view.pieces():
        inside = band.collidepoint(piece.box.center) and band.contains(Box(piece.box).scale_by(0.5))
        if inside and of(view, piece) and zone_kind(view, piece.spot) not in (OWNER, BAG):
            found[piece.spot] = whole(view, piece.spot, piece.box)
    return list(found.values())


def everything(view: View) -> list[Grip]:
    """Return all that is not in the box, hands and boards too, each place whole; bags come last."""
    found = {piece.spot: piece for piece in view.pieces() if of(view, piece)}
    return [whole(view, spot, found[spot].box) for spot in sorted(found, key=lambda spot: in_bag(view, spot))]


def in_bag(view: View, spot: str) -> bool:
    """Tell whether a place is a bag: what comes out of it is drawn, so it is never taken together with others."""
    return zone_kind(view, spot) == BAG


def zone_kind(view: View, spot: str) -> str:
    """Return who sees what lies there, "" where nothing can lie."""
    found = zone(view.seating.level, spot, len(view.seating.seats))
    return found.kind if found else ""

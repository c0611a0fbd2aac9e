"""How pieces lie for the hand that may touch them: risen, dim, pointed at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Vector2

from ..play.changes import art
from ..screen.paint import Box
from ..screen.table.place import Piece

if TYPE_CHECKING:
    from .table import TableScene

RISE = 620.0  # canvas units a second at which a playable piece rises from the hand
SNAP = 0.62  # how far from its middle a mark is still meant, as part of its length
POINTED = 14  # how much higher the one pointed at rises


def names(piece: Piece) -> list[str]:
    """Return the words a touch of this piece may mean."""
    return [piece.spot] if piece.still else [piece.face, art(piece.face), piece.spot]


def lies_at(piece: Piece, pos: tuple[float, float]) -> bool:
    """Tell whether a piece covers that place, tilted as it lies."""
    if piece.kind == "hex":  # beyond its slanted sides lie its neighbours
        x, y = abs(pos[0] - piece.box.centerx) / piece.box.w, abs(pos[1] - piece.box.centery) / piece.box.h
        return x <= 0.5 and y + x / 2 <= 0.5
    if not piece.tilt:
        return piece.box.collidepoint(pos)
    middle = Vector2(piece.box.center)
    return piece.box.collidepoint(middle + (Vector2(pos) - middle).rotate(-piece.tilt))


def _far(piece: Piece, pos: tuple[float, float]) -> float:
    """Return how far a place is from the middle of a piece."""
    return Vector2(piece.box.center).distance_to(pos)


class Poses:
    """What the table's pieces look like to the person at the screen, worked out once a frame."""

    def __init__(self, table: TableScene):
        self.table = table
        self.heights: dict[tuple[str, int], float] = {}  # spot and index -> how far it has risen
        self.lying: list[Piece] | None = None
        self.settled: tuple | None = None  # what the poses followed from when nothing rose or sank any more
        self.marked: list[Piece] | None = None  # marks on empty spots that may be touched
        self.under: dict[tuple[float, float], Piece | None] = {}  # what lies at a place

    def forget(self) -> None:
        """Work it out anew when next asked: something may have changed."""
        self.lying = self.marked = None
        self.under = {}

    def slots(self) -> list[Piece]:
        """Return the marks on empty spots that may be touched next."""
        if self.marked is None:
            marks = self.table.offered() if self.table.mine else {}
            self.marked = [piece for piece in self.table.board.lay(marks) if self.touchable(piece)]
        return self.marked

    def all(self) -> list[Piece]:
        """Return the pieces where they are seen, bottom first."""
        if self.lying is None:
            self.lying = [self.table.pose(piece) for piece in self.table.easel.pieces] + self.slots()
        return self.lying

    def at(self, pos: tuple[float, float]) -> Piece | None:
        """Return the topmost piece there."""
        if pos not in self.under:
            there = (piece for piece in reversed(self.all()) if lies_at(piece, pos) and not self.through(piece))
            self.under[pos] = self.nearest(pos) or next(there, None)
        return self.under[pos]

    def through(self, piece: Piece) -> bool:
        """Tell whether a touch of this piece means what lies under it: a mark, not a thing."""
        place = self.table.board.place(piece.spot)
        return bool(place and place.props.get("through"))

    def nearest(self, pos: tuple[float, float]) -> Piece | None:
        """Return the mark nearest to a place, if it is near enough for the hand to mean it."""
        near = min(self.slots(), key=lambda piece: _far(piece, pos), default=None)
        return near if near and _far(near, pos) < SNAP * max(near.box.size) else None

    def touchable(self, piece: Piece) -> bool:
        """Tell whether some legal move says this piece next."""
        return self.table.mine and self.table.picker.takes(names(piece)) is not None

    def named(self, piece: Piece) -> bool:
        """Tell whether a hint or an armed move names this piece."""
        words = (self.table.hint or ()) + (self.table.armed or ())
        return any(name in words for name in names(piece))

    def lift(self, piece: Piece) -> float:
        """Return how far a piece of this spot rises when it may be played."""
        return self.table.board.place(piece.spot).props.get("lift", 0) if piece.kind == "fan" else 0

    def risen(self, piece: Piece) -> Piece:
        """Return a piece as high as it has risen."""
        height = self.heights.get((piece.spot, piece.index), 0.0)
        if not height or not self.lift(piece):
            return piece
        return piece._replace(box=Box(piece.box.x, piece.box.y - height, piece.box.w, piece.box.h))

    def look(self, piece: Piece) -> tuple[Piece, str]:
        """Return how a piece is drawn: dim if it may not be played, faint while it is in the air or in the way."""
        if self.table.hand.peek and piece.kind == "cell" and "cells" in self.table.board.faces[art(piece.face)]:
            return piece, "faint"
        held = self.table.hand.dragged
        if held and (held.spot, held.index) == (piece.spot, piece.index):
            return self.table.pose(piece), "faint"
        dim = self.lift(piece) and self.table.mine and self.table.stage.settings.show_next and not self.touchable(piece)
        return self.table.pose(piece), "dim" if dim else ""

    def update(self, seconds: float) -> bool:
        """Let what may be played rise and the rest sink; tell whether anything moved."""
        cause = self.cause()
        if cause == self.settled:
            return False
        self.settled = None
        self.forget()
        wanted = {}
        for piece in self.table.easel.pieces:
            lift = self.lift(piece)
            if lift and self.touchable(piece):
                high = self.table.hand.over(piece) or self.named(piece)
                wanted[piece.spot, piece.index] = lift + (POINTED if high else 0)
        step = RISE * seconds if self.table.stage.settings.speed else 1e9
        moved = False
        for place in wanted.keys() | self.heights.keys():
            now, goal = self.heights.get(place, 0.0), float(wanted.get(place, 0.0))
            if now != goal:
                moved = True
                self.heights[place] = min(goal, now + step) if goal > now else max(goal, now - step)
            elif not goal:
                del self.heights[place]
        if moved:
            self.forget()
        else:
            self.settled = cause
        return moved

    def cause(self) -> tuple:
        """Return all that poses follow from: while it stays the same, nothing need be worked out."""
        table, hand = self.table, self.table.hand
        pointed = hand.focus, hand.pos, tuple(table.camera.box)
        return table.easel.pieces, table.mine, table.picker, table.picker.words, table.hint, table.armed, pointed

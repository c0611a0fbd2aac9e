"""How pieces lie for the hand that may touch them: what may be played rises, the rest sinks."""

from __future__ import annotations

from collections.abc import Sequence

from ...play.changes import art
from ...screen.paint import Box
from ...screen.table.board import Board
from ...screen.table.place import Piece

RISE = 620.0  # canvas units a second at which a playable piece rises from the hand
AT_ONCE = 1e9  # seconds in which everything has risen
POINTED = 14  # how much higher the one pointed at rises
Where = tuple[str, int]  # the spot of a piece and its number there


def names(piece: Piece) -> tuple[str, ...]:
    """Return the words a touch of this piece may mean, most exact first: its spot, its face, the art of that."""
    return (piece.spot,) if piece.still else (piece.spot, piece.face, art(piece.face))


def lift(board: Board, piece: Piece) -> float:
    """Return how far a piece of this spot rises when it may be played."""
    place = board.place(piece.spot) if piece.kind == "fan" else None
    return place.props.get("lift", 0) if place else 0


class Poses:
    """How high each piece has risen from where it lies, and how high it is wanted: a tween by constant speed."""

    def __init__(self) -> None:
        self.heights: dict[Where, float] = {}
        self.wanted: dict[Where, float] = {}
        self.cause: tuple[object, ...] = ()

    def risen(self, piece: Piece) -> Piece:
        """Return a piece as high as it has risen."""
        height = self.heights.get((piece.spot, piece.index), 0.0)
        if not height or piece.kind != "fan":
            return piece
        return piece._replace(box=Box(piece.box.x, piece.box.y - height, piece.box.w, piece.box.h))

    def want(self, board: Board, pieces: Sequence[Piece], lit: frozenset[Where], high: frozenset[Where]) -> None:
        """Say which pieces are to rise, and which of them higher still."""
        if self.cause == (id(pieces), lit, high):
            return
        self.cause, self.wanted = (id(pieces), lit, high), {}
        for piece in pieces:
            where, by = (piece.spot, piece.index), lift(board, piece)
            if by and where in lit:
                self.wanted[where] = float(by + (POINTED if where in high else 0))

    def rise(self, seconds: float) -> bool:
        """Let what is wanted higher rise and the rest sink; tell whether anything moved."""
        if self.heights == self.wanted:
            return False
        for where in self.wanted.keys() | self.heights.keys():
            now, goal = self.heights.get(where, 0.0), self.wanted.get(where, 0.0)
            step = RISE * seconds
            self.heights[where] = min(goal, now + step) if goal > now else max(goal, now - step)
        self.heights = {where: height for where, height in self.heights.items() if height}
        return True

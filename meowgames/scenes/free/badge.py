"""The badge of a stack: how many lie there, and the handle of all of them."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping

from ...rules.free.things import PRINT
from ...screen.paint import HALF, INK, Box, Paint
from ...screen.table.place import Piece
from ..table.view import View

BADGE = 21.0  # radius of a badge
SMALL = 15.0  # of one on small pieces
SPREAD = ("fan", "row", "tally", "label", "cells")  # kinds of places whose pieces are seen one beside another


def stacks(view: View) -> Iterable[Piece]:
    """Yield the top piece of every stack of two or more, and the last of a rival's hand."""
    last: dict[str, Piece] = {}
    for piece in view.pieces():
        if not piece.spot.startswith(f"{PRINT}:"):
            last[piece.spot] = piece
    for spot, piece in last.items():
        place = view.board.place(spot)
        if piece.index < 1 or place is None:
            continue
        rival = spot.startswith("hand") and spot != f"hand{max(0, view.viewer)}"
        if piece.kind not in SPREAD or rival:
            yield piece


def badges(view: View) -> list[tuple[str, Box]]:
    """Return the badge of every stack: its place, and where it is."""
    return [(piece.spot, badge(piece)) for piece in stacks(view)]


def draw_badges(paint: Paint, view: View, taken: Mapping[str, int], spots: Container[str] | None = None) -> None:
    """Draw the badges of all stacks, or of some: how many lie there without those that a hand has taken."""
    for spot, box in badges(view):
        left = len(view.picture.get(spot, ())) - taken.get(spot, 0)
        if left > 1 and (spots is None or spot in spots):
            draw_badge(paint, box, left)


def badge(piece: Piece) -> Box:
    """Return where the badge of a stack is: on the upper right corner of its top piece."""
    radius = BADGE if min(piece.box.size) > 60 else SMALL
    box = Box(0, 0, 2 * radius, 2 * radius)
    inset = min(8.0, piece.box.w * 0.1)
    box.center = piece.box.right - inset, piece.box.y + inset
    return box


def draw_badge(paint: Paint, box: Box, count: int, lit: bool = False) -> None:
    """Draw a badge with a number."""
    paint.circle(box.center, box.w / 2, INK)
    paint.circle(box.center, box.w / 2 - 2.5, "#ffffff" if lit else "#f7c458")
    size = box.w * (0.62 if count < 100 else 0.48)
    at = box.centerx, box.centery - 1
    paint.text(str(count), at, size, "title", INK, "center", fit=box.w * 1.1, least=12, grow=HALF / 2)

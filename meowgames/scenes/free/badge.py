"""The badge of a stack: how many lie there, and the handle of all of them."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping

from ...rules.free.things import PRINT
from ...screen.ledger import PICTURE
from ...screen.paint import HALF, INK, Box, Paint
from ...screen.table.place import Piece
from ..table.view import View

BADGE = 21.0  # radius of a badge
SMALL = 17.0  # of one on small pieces
FREE = 0.45  # as much of a piece its badge may hide across
MANY = 100  # from which on a badge is wider than high
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
    return [(piece.spot, badge(view, piece)) for piece in stacks(view)]


def draw_badges(paint: Paint, view: View, taken: Mapping[str, int], spots: Container[str] | None = None) -> None:
    """Draw the badges of all stacks, or of some: how many lie there without those that a hand has taken."""
    for spot, box in badges(view):
        left = len(view.picture.get(spot, ())) - taken.get(spot, 0)
        if left > 1 and spots is None:
            draw_badge(paint, box, left)
        elif left > 1 and spot in (spots or ()):  # once more, over what lies there since
            with paint.ledger.speaks(paint.pixels(box), PICTURE):
                draw_badge(paint, box, left)


def badge(view: View, piece: Piece) -> Box:
    """Return where the badge of a stack is: on the upper right corner of its top piece, large for large text."""
    count, grown = len(view.picture.get(piece.spot, ())), 1 + (view.settings.text - 1) * HALF
    high = 2 * (BADGE if min(piece.box.size) > 60 else SMALL) * grown
    box = Box(0, 0, high * (1.0 if count < MANY else 1.3), high)
    inset = min(8.0, piece.box.w * 0.1)
    across = min(inset, FREE * piece.box.w - box.w / 2)  # of a small piece enough is left to take its top one by
    box.center = piece.box.right - across, piece.box.y + inset
    front = [place.box for name in ("title", "tools") if (place := view.board.places.get(name))]
    if box.collidelist(front) >= 0:  # they stand before the table
        box.centery = piece.box.bottom - inset
    return box


def draw_badge(paint: Paint, box: Box, count: int, lit: bool = False) -> None:
    """Draw a badge with a number."""
    paint.fill(box, INK, radius=box.h / 2)
    paint.fill(box.inflate(-5, -5), "#ffffff" if lit else "#f7c458", radius=box.h / 2 - 2.5)
    grown = 1 + (paint.text_size - 1) * HALF
    at, size = (box.centerx, box.centery - 1), box.h * 0.62 / grown
    paint.text(str(count), at, size, "title", INK, "center", grow=HALF)

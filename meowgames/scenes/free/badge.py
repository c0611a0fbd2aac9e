"""The badge of a stack: how many lie there, and the handle of all of them."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping

from ...rules.free.things import PRINT
from ...screen.ledger import PICTURE
from ...screen.paint import HALF, INK, Box, Paint
from ...screen.table import freely
from ...screen.table.place import BAGGED, Piece
from ..table.targets import lies_at
from ..table.view import View

BADGE = 21.0  # radius of a badge
SMALL = 17.0  # of one on small pieces
FREE = 0.45  # as much of a piece its badge may hide across and down
MANY = 100  # from which on a badge is wider than high
TAB = (250.0, 42.0)  # how far the tab of the history reaches along its upper edge, and above that
SPREAD = ("fan", "row", "tally", "label", "cells")  # kinds of places whose pieces are seen one beside another


def stacks(view: View) -> Iterable[tuple[int, Piece]]:
    """Yield the top piece of every stack of two or more, the last of a rival's hand, and what stands for a bag.

    Each comes with its number among all that lies there.
    """
    last: dict[str, tuple[int, Piece]] = {}
    for number, piece in enumerate(view.pieces()):
        if not piece.spot.startswith(f"{PRINT}:"):
            last[piece.spot] = number, piece
    for spot, (number, piece) in last.items():
        place = view.board.place(spot)
        if (piece.index < 1 and piece.kind != BAGGED) or place is None:
            continue
        rival = spot.startswith("hand") and spot != f"hand{max(0, view.viewer)}"
        if piece.kind not in SPREAD or rival:
            yield number, piece


def badges(view: View) -> list[tuple[str, Box]]:
    """Return the badge of every stack, its place and where it is, but of those over which something else lies."""
    lying, found = view.pieces(), []
    boxes = [piece.box for piece in lying]
    for number, piece in stacks(view):
        box = badge(view, piece)
        above = (lying[other] for other in box.collidelistall(boxes) if other > number)
        if not any(covers(other, piece, box) for other in above):
            found.append((piece.spot, box))
    return found


def covers(above: Piece, piece: Piece, box: Box) -> bool:
    """Tell whether what lies above a stack lies over the corner that its badge stands on."""
    corner = box.clip(piece.box)
    middle = corner.center if corner.w and corner.h else box.center
    return above.spot != piece.spot and above.kind not in (BAGGED, "label") and lies_at(above, middle)


def draw_badges(paint: Paint, view: View, taken: Mapping[str, int], spots: Container[str] | None = None) -> None:
    """Draw the badges of all stacks, or of some: how many lie there without those that a hand has taken."""
    for spot, box in badges(view):
        left = len(view.picture.get(spot, ())) - taken.get(spot, 0)
        place = view.board.place(spot)
        if left < 2 and not (left and place and freely.shows_bag(view.board, place)):
            continue
        if spots is None:
            draw_badge(paint, box, left)
        elif spot in spots:  # once more, over what lies there since
            with paint.ledger.speaks(paint.pixels(box), PICTURE):
                draw_badge(paint, box, left)


def badge(view: View, piece: Piece) -> Box:
    """Return where the badge of a stack is: on the upper right corner of its top piece, large for large text.

    Where something stands before the table it is on the lower one, or beside the piece.
    """
    count, grown = len(view.picture.get(piece.spot, ())), 1 + (view.settings.text - 1) * HALF
    high = 2 * (BADGE if min(piece.box.size) > 60 else SMALL) * grown
    box = Box(0, 0, high * (1.0 if count < MANY else 1.3), high)
    inset = min(8.0, piece.box.w * 0.1)  # of a small piece enough is left to see it, and to take its top one by
    across, down = min(inset, FREE * piece.box.w - box.w / 2), min(inset, FREE * piece.box.h - high / 2)
    down = inset if piece.kind == "fan" else down
    name = view.board.place(f"name{piece.spot[-1]}") if piece.kind == "fan" else None  # it stands above a rival's hand
    x, front, found = piece.box.right - across, [*before(view), *([name.box] if name else [])], Box(box)
    ways = (x, piece.box.y + down), (x, piece.box.bottom - down), (piece.box.right + box.w / 2, piece.box.centery)
    for found.center in ways:
        if found.collidelist(front) < 0:
            return found
    box.center = ways[0]
    return box


def before(view: View) -> list[Box]:
    """Return what stands before the table and would hide a badge: the sign, the tools, the history and its tab."""
    places = [place for name in ("title", "tools", "log") if (place := view.board.places.get(name))]
    tabs = [Box(place.box.x, place.box.y - TAB[1], TAB[0], TAB[1]) for place in places if place.name == "log"]
    return [*(place.box for place in places), *tabs]


def draw_badge(paint: Paint, box: Box, count: int, lit: bool = False) -> None:
    """Draw a badge with a number."""
    paint.fill(box, INK, radius=box.h / 2)
    paint.fill(box.inflate(-5, -5), "#ffffff" if lit else "#f7c458", radius=box.h / 2 - 2.5)
    grown = 1 + (paint.text_size - 1) * HALF
    at, size = (box.centerx, box.centery - 1), box.h * 0.62 / grown
    paint.text(str(count), at, size, "title", INK, "center", grow=HALF)

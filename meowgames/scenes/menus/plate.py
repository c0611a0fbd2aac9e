"""The plate with the title of a replay: it stands where it covers nothing of the table."""

from __future__ import annotations

from ...screen.paint import CANVAS, HALF, Box, Paint

EDGE, INSET, LEAD = 14, 18, 1.15  # from the window's edge, of the words inside, from line to line
TITLE, UNDER = 30, 21  # letters
SIGN = 54  # of its picture
GOLD, PALE, RIM = "#ffe9a8", "#fbe3bd", "#2e1d1a"


def place(paint: Paint, table: Box, top: float, title: str, under: str) -> Box:
    """Return where the plate stands: beside the table, below the doors."""
    wide = CANVAS[0] - table.right - 2 * EDGE
    return Box(table.right + EDGE, top + EDGE, wide, max(SIGN, written(paint, wide, title, under)) + 2 * INSET)


def written(paint: Paint, wide: float, title: str, under: str) -> float:
    """Return how high the words are on a plate of that width."""
    room = wide - 3 * INSET - SIGN
    high = paint.extent(title, TITLE, "title", room, LEAD, grow=HALF)[1]
    return high + (paint.extent(under, UNDER, "strong", room, LEAD, grow=HALF)[1] if under else 0)


def draw(paint: Paint, box: Box, title: str, under: str) -> None:
    """Draw the plate: its picture, and what is shown and how far it is."""
    paint.sliced("wood-dark", box)
    paint.image("icon-replay", (box.x + INSET, box.y + INSET, SIGN, SIGN))
    x, room = box.x + 2 * INSET + SIGN, box.w - 3 * INSET - SIGN
    at = (x, box.centery - written(paint, box.w, title, under) / 2)
    first = paint.text(title, at, TITLE, "title", GOLD, room=room, edge=RIM, thick=2, lead=LEAD, grow=HALF)
    paint.text(under, (x, first.bottom - 2), UNDER, "strong", PALE, room=room, lead=LEAD, grow=HALF)

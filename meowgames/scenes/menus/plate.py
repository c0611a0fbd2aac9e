"""The plate with the title of a replay: it stands where it covers nothing of the table."""

from __future__ import annotations

from ...screen.paint import CANVAS, Box, Paint
from ..table.view import View

LARGE = 1.3  # texts larger than this have the title beside the table
EDGE, INSET, LEAD = 14, 18, 1.15  # from the window's edge, of the words inside, from line to line
TITLE, UNDER = 30, 21  # letters
GOLD, PALE, RIM = "#ffe9a8", "#fbe3bd", "#2e1d1a"


def place(paint: Paint, view: View, table: Box, title: str, under: str) -> Box:
    """Return where the plate stands: in the place of the table's own title, for large texts beside the table."""
    own, zoom = view.board.places["title"].box, table.w / CANVAS[0]
    if paint.text_size <= LARGE:
        return Box(EDGE, 10, table.x + own.right * zoom - EDGE, table.y + own.bottom * zoom - 10)
    wide = table.x - 2 * EDGE
    room = wide - 2 * INSET
    high = paint.extent(title, TITLE, "title", room, LEAD, grow=False)[1]
    high += paint.extent(under, UNDER, "strong", room, LEAD)[1] if under else 0
    return Box(EDGE, 24, wide, high + 112)


def draw(paint: Paint, box: Box, title: str, under: str) -> None:
    """Draw the plate: in two lines, or wrapped below its sign."""
    paint.sliced("wood-dark", box)
    if paint.text_size > LARGE:
        paint.image("icon-replay", (box.x + INSET, box.y + 16, 54, 54))
        x, y, room = box.x + INSET, box.y + 78, box.w - 2 * INSET
        first = paint.text(title, (x, y), TITLE, "title", GOLD, room=room, edge=RIM, thick=2, lead=LEAD, grow=False)
        paint.text(under, (x, first.bottom + 4), UNDER, "strong", PALE, room=room, lead=LEAD)
        return
    paint.image("icon-replay", (box.x + 16, box.centery - 25, 50, 50))
    x, fit = box.x + 78, box.w - 92
    small = min(UNDER * paint.text_size, box.h * 0.35)
    middle, low = box.y + box.h * 0.34, box.bottom - box.h * 0.27
    paint.text(title, (x, middle), TITLE + 2, "title", GOLD, "midleft", fit=fit, edge=RIM, grow=False)
    paint.text(under, (x, low), small, "strong", PALE, "midleft", fit=fit, grow=False)

"""Looking back at a table: the log in its drawer, and what lay on it a moment ago."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..screen.paint import CANVAS, INK, LIGHT, SOFT, Box, Paint
from ..screen.table.faces import draw_piece

if TYPE_CHECKING:
    from .table import TableScene


def log_box(table: TableScene) -> Box:
    """Return the drawer as it is now: folded away, as the map draws it, or pulled up."""
    place = table.board.places.get("log")
    if not place:
        return Box(-10, -10, 0, 0)
    box = Box(place.box)
    if table.log_size == 0:
        box.y, box.h = (CANVAS[1] if box.bottom >= CANVAS[1] else box.y), 0
    elif table.log_size == 2:
        box = Box(box.x, box.y, 640, 660).clamp(Box(0, 60, CANVAS[0], CANVAS[1] - 60))
    return box


def under(table: TableScene, pos: tuple[float, float]) -> bool:
    """Tell whether the drawer lies there, so that nothing below it is meant."""
    return log_box(table).collidepoint(pos)


def tab_box(table: TableScene) -> Box:
    """Return the tab that pulls the drawer up or pushes it down."""
    box = log_box(table)
    return Box(box.x + 24, box.y - 42, 150, 46)


def draw_log(paint: Paint, table: TableScene) -> None:
    """Draw the log as a notebook in a drawer, the newest line last."""
    box, tab = log_box(table), tab_box(table)
    if box.x < 0:
        return
    hot = tab.collidepoint(table.hand.pos)
    paint.piece("drawer-tab-hover" if hot else "drawer-tab-normal", tab)
    paint.text(table.stage.words("tool.log"), (tab.centerx, tab.centery - 2), 25, "button", LIGHT, "center", fit=130)
    if table.log_size == 0:
        return
    below = 40 if box.bottom >= CANVAS[1] else 0  # a drawer at the edge of the table goes on beneath it
    paint.piece("drawer", (box.x, box.y, box.w, box.h + below))
    side = 26 * min(1.5, paint.text_size)
    inset, bottom = side + 26, box.bottom - 14.0
    room = box.w - inset - 18
    lines = table.log[: len(table.log) - table.hand.scroll] if table.hand.scroll else table.log
    with paint.clip((box.x, box.y + 8, box.w, box.h - 16)):
        for line in reversed(lines[-30:]):
            high = paint.extent(line.text, 20, "body", room=room, lead=1.2)[1]
            bottom -= high + 6
            if bottom < box.y + 8 and line is not lines[-1]:
                break
            bottom = max(bottom, box.y + 8)  # of the newest line at least the beginning is seen
            if line.seat >= 0:
                middle = bottom + paint.extent("M", 20, "body")[1] / 2
                badge = (box.x + 18, middle - side / 2, side, side)
                paint.image(f"seat{table.match.colours[line.seat]}", badge)
            tone = INK if line.seat >= 0 else SOFT
            paint.text(line.text, (box.x + inset, bottom), 20, "body", tone, room=room, lead=1.2)


# ── looking back ──


def peeked(table: TableScene) -> dict[str, tuple[str, ...]]:
    """Return what lay on the spots that hidden places of the map stand over, such as the last trick."""
    found = {}
    for place in table.board.places.values():
        over = place.props.get("over")
        if over:
            spot = table.board.absolute(place.name)
            faces = table.easel.picture.get(spot)
            if faces:
                found[over + spot[len(place.name.partition("@")[0]) :]] = faces
    return found


def can_peek(table: TableScene) -> bool:
    """Tell whether there is something to look back at."""
    return bool(table.board.places.get("peek")) and bool(peeked(table) or table.past())


def points_at_peek(table: TableScene, pos: tuple[float, float]) -> bool:
    """Tell whether the sign for looking back is pointed at."""
    return can_peek(table) and peek_box(table).collidepoint(pos) and not under(table, pos)


def peek_box(table: TableScene) -> Box:
    """Return the sign to point at for looking back."""
    return table.board.places["peek"].box


def draw_peek(paint: Paint, table: TableScene) -> None:
    """Draw the sign for looking back and, while it is pointed at, what lay there."""
    if table.hand.peek:
        paint.fill((0, 0, 1920, 1080), "#1d2448", 150)
        for piece in table.board.lay(peeked(table)):
            draw_piece(paint, piece)
        table.draw_peeked(paint)
    place, box = table.board.places["peek"], peek_box(table)
    if log_box(table).colliderect(box):
        return
    paint.piece("plate-honey" if table.hand.peek else "plate", box)
    paint.image("icon-eye", (box.x + 12, box.centery - 18, 36, 36))
    text = table.stage.words(place.props["words"])
    paint.text(text, (box.x + 56, box.centery), 22, "strong", INK, "midleft", fit=box.w - 68)

"""Pointing at things of a table: where a name lies, what glows, and what a bubble had better not hide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..play.changes import art
from ..screen.paint import CANVAS, INK, Box, Paint
from ..screen.table.faces import draw_piece
from . import drawer, foresight, furniture
from .poses import names

if TYPE_CHECKING:
    from ..rules import Move
    from .speech import Cost
    from .table import TableScene

HONEY, PAW = "#f7c458", "icon-paw"
SMALL = 40  # a thing smaller than this gets a wider ring
MANY = 8  # so many things of one name are ringed; of more, the place they lie on


def boxes(table: TableScene, name: str) -> list[Box]:
    """Return where on the canvas a spot, a face, a button or a tool is seen; what a touch would mean comes first."""
    found = meaning(table, name)
    if found:
        return [table.camera.lies(box) for box in found]
    for others in (furniture.button_boxes(table), furniture.tool_boxes(table), foresight.control_boxes(table)):
        if name in others:
            return [others[name]]
    if name == "log":
        return [drawer.log_box(table)]
    place = table.board.place(name)
    if place and place.kind not in ("hidden", "cells") and name != "prompt":
        return [table.camera.lies(box) for box in lying(table, name) or [place.box]]
    if place and place.kind != "hidden":
        return [place.box if name == "prompt" else table.camera.lies(place.box)]
    return [table.camera.lies(box) for box in lying(table, name)]


def meaning(table: TableScene, word: str) -> list[Box]:
    """Return the pieces and spots whose touch would say this word now."""
    if word not in table.picker.next():
        return []
    found = [piece.box for piece in table.poses.all() if table.picker.takes(names(piece)) == word]
    if found:
        return found
    spots = [spot for spot in table.easel.picture if word in table.meant([spot]) and word != spot]
    return [place.box for spot in spots if (place := table.board.place(spot)) and place.kind != "hidden"]


def lying(table: TableScene, name: str) -> list[Box]:
    """Return the pieces of a name on the table: all of a spot as one, of a face each."""
    pieces = [piece for piece in table.poses.all() if piece.kind != "cells"]
    here = [piece.box for piece in pieces if piece.spot == name]
    if here:
        return [here[0].unionall(here[1:])]
    each = [piece.box for piece in pieces if name in (piece.face, art(piece.face))]
    return each if len(each) <= MANY else [each[0].unionall(each[1:])]


def next_word(table: TableScene, move: Move) -> str:
    """Return what must be touched next to make a move: a word of it, or the tool that turns the piece."""
    said = table.picker.words
    rest = move[len(said) :] if move[: len(said)] == said else ()
    if not rest or not rest[0].startswith("@"):
        return rest[0] if rest else ""
    if table.picker.turn == rest[0]:
        return rest[1] if len(rest) > 1 else ""
    return "flip" if rest[0].endswith("m") != table.picker.turn.endswith("m") else "right"


def target(table: TableScene, move: Move) -> list[Box]:
    """Return where the next touch of a move goes: for a piece of squares, all squares it will cover."""
    word = next_word(table, move)
    shade = ghost(table, move)
    if shade and word == move[-1]:
        return [table.camera.lies(shade.box)]
    return boxes(table, word) if word else []


def ghost(table: TableScene, move: Move):
    """Return the piece in hand where this move would lay it, if it is one of squares."""
    face = table.hand.placing.face
    if not face or "." not in move[-1]:
        return None
    turn = next((word for word in move if word.startswith("@")), "")
    return next(iter(table.board.lay({move[-1]: (face + turn,)})), None)


def draw_ghost(paint: Paint, table: TableScene, move: Move) -> None:
    """Draw where the piece in hand should go as a faint picture of it."""
    shade = ghost(table, move)
    if shade:
        with table.camera.through(paint):
            draw_piece(paint, shade, alpha=120)


def draw_ring(paint: Paint, box: Box, pulse: float) -> None:
    """Ring a thing in honey; the ring breathes as the pulse goes from 0 to 1."""
    gap = (14 if min(box.size) < SMALL else 8) + 5 * pulse
    ring = box.inflate(2 * gap, 2 * gap).clip(Box(4, 4, CANVAS[0] - 8, CANVAS[1] - 8))
    paint.frame(ring.inflate(6, 6), INK, 9, 22)
    paint.frame(ring.inflate(2, 2), HONEY, 5, 20)


def draw_paw(paint: Paint, box: Box, pulse: float) -> None:
    """Let a paw tap beside a thing: below it where there is room, else above."""
    side = 56
    below = box.bottom + side + 30 < CANVAS[1]
    y = box.bottom + 16 + 7 * pulse if below else box.y - side - 16 - 7 * pulse
    x = min(max(box.centerx, side), CANVAS[0] - side)
    paint.circle((x, y + side / 2), side * 0.62, INK)
    paint.circle((x, y + side / 2), side * 0.62 - 3, "#fff7e6")
    paint.image(PAW, (x - side * 0.4, y + side * 0.1, side * 0.8, side * 0.8))


def changed(table: TableScene, move: Move) -> list[Box]:
    """Return where a move will change the table, so that it can be watched."""
    before, after = (table.picture(state) for state in (table.now, table.rules.play(table.now, move)))
    spots = {spot for spot in {*before, *after} if before.get(spot) != after.get(spot)}
    pieces = table.board.lay({spot: after[spot] for spot in spots if spot in after})
    gone = [place.box for spot in spots - set(after) if (place := table.board.place(spot))]
    return [table.camera.lies(box) for box in [piece.box for piece in pieces] + gone if box.h < CANVAS[1] / 2]


def costs(table: TableScene, pointed: list[Box] = ()) -> list[Cost]:
    """Return what a bubble had better not hide, and how much it matters."""
    out = [(box.inflate(40, 40), 400.0) for box in pointed]
    for piece in table.poses.all():
        if piece.kind != "cells":
            last = (piece.spot, piece.index) in table.easel.last
            worth = 12.0 if table.poses.touchable(piece) else 4.0 if last else 0.6
            out.append((table.camera.lies(piece.box), worth))
    out += [(box, 12.0) for box in furniture.button_boxes(table).values()]
    out += [(box.inflate(8, 44), 6.0) for box in furniture.tool_boxes(table).values()]
    out += [(box, 40.0) for box in foresight.control_boxes(table).values()]
    out += [(table.board.places[name].box, 3.0) for name in ("prompt", "title") if name in table.board.places]
    if table.hand.placing.face:
        out.append((table.camera.lies(table.hand.placing.grid().box), 8.0))
    return out

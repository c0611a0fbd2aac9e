"""What is shown of a move before it is made: the piece where it would lie, what it would bring, how to turn it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..play.changes import label
from ..screen.paint import INK, Box, Paint
from ..screen.table.faces import draw_piece

if TYPE_CHECKING:
    from .table import TableScene

GOOD, BAD = "#f7c458", "#d8492f"
GAIN = "gain"  # spots of a preview that say what a move would bring
CONTROLS = {"right": "turn", "flip": "flip", "drop": "check"}  # what can be done with the piece in hand


def draw_placing(paint: Paint, table: TableScene) -> None:
    """Draw the piece in hand where it would lie: ringed in honey if it may, crossed in red if it may not."""
    placing = table.hand.placing
    legal, aimed = placing.legal(), placing.aim() is not None
    with table.camera.through(paint):
        draw_piece(paint, placing.piece(), 235 if legal or not aimed else 190, "" if legal or not aimed else "dim")
        for box in placing.squares() if aimed else ():
            inner = box.inflate(-box.w * 0.1, -box.h * 0.1)
            paint.frame(inner, GOOD if legal else BAD, 3, 6)
            if not legal:
                cross = box.inflate(-box.w * 0.5, -box.h * 0.5)
                paint.line((cross.topleft, cross.bottomright), BAD, 4)
                paint.line((cross.topright, cross.bottomleft), BAD, 4)


def draw_gain(paint: Paint, table: TableScene) -> None:
    """Write beside the hand what the move pointed at would bring."""
    picture = table.preview()
    if GAIN not in picture:
        return
    words, game = table.stage.words, table.match.setup.game
    parts = [(spot, faces[0]) for spot, faces in picture.items() if spot.startswith(GAIN + "-")]
    lines = [f"{words.number(int(label(face)), signed=True)} {words(f'{game}.{spot}')}" for spot, face in parts]
    total = int(label(picture[GAIN][0]))
    wide = max([paint.extent(line, 22, "strong")[0] for line in lines], default=-14) + 110
    high = max(84, 30 * paint.text_size * len(lines) + 34)
    box = Box(0, 0, wide, high)
    anchor = table.hand.placing.piece().box if table.hand.placing.face else Box(*table.hand.pos, 1, 1)
    box.midleft = anchor.right + 24, anchor.centery
    if box.right > 1900:
        box.right = anchor.left - 24
    box.clamp_ip(Box(10, 10, 1900, 1060))
    paint.piece("bubble", box)
    tone = "#3f8a49" if total > 0 else "#a8431f" if total < 0 else INK
    paint.text(words.number(total, signed=True), (box.x + 46, box.centery), 34, "title", tone, "center", grow=False)
    y = box.centery - 15 * paint.text_size * (len(lines) - 1)
    for line in lines:
        paint.text(line, (box.x + 90, y), 22, "strong", INK, "midleft", fit=wide - 100)
        y += 30 * paint.text_size


def control_boxes(table: TableScene) -> dict[str, Box]:
    """Return the buttons for turning, mirroring and dropping the piece in hand."""
    place = table.board.places.get("placing")
    if not place or not table.hand.placing.face:
        return {}
    step = place.box.w / len(CONTROLS)
    boxes = {}
    for index, name in enumerate(CONTROLS):
        boxes[name] = Box(0, 0, 72, 72)
        boxes[name].center = place.box.x + step * (index + 0.5), place.box.y + 44
    return boxes


def draw_controls(paint: Paint, table: TableScene) -> None:
    """Draw the round buttons for the piece in hand."""
    for name, box in control_boxes(table).items():
        usable = name != "drop" or table.hand.placing.legal()
        kind = "good" if name == "drop" else "plain"
        state = "disabled" if not usable else "pressed" if table.hand.tool == name else "normal"
        if state == "normal" and box.collidepoint(table.hand.pos):
            state = "hover"
        paint.image(f"round-{kind}-{state}", box.inflate(44, 44))
        paint.image(f"icon-{CONTROLS[name]}", box.inflate(-26, -26).move(0, -3), alpha=255 if usable else 110)
        text = table.stage.words(f"tool.{name}")
        paint.text(
            text, (box.centerx, box.bottom + 14), 20, "strong", "#fff3d6", "center", fit=80, edge="#2a1712", thick=2
        )

"""What is seen of the hand: the piece that follows the mouse, where it would lie, what that would bring."""

from __future__ import annotations

from ...play.changes import label
from ...screen.paint import INK, SAFE, Box, Paint
from ...screen.table.faces import blown_up, draw_piece
from .grid import Grid
from .hand import Hand, held, zoomed
from .view import View

ZOOMED = 460  # height of an enlarged piece
GOOD, BAD = "#f7c458", "#d8492f"
GAIN = "gain"  # spots of a preview that say what a move would bring


def draw(paint: Paint, hand: Hand) -> None:
    """Draw what follows the mouse and what is looked at closely."""
    view = hand.view
    if hand.grid.face:
        draw_placing(paint, view, hand.grid)
    piece = None if hand.grid.face else held(hand)
    piece = view.manners.carried(view, piece) if piece else None
    if piece:
        box = Box(piece.box)
        box.center = hand.pos
        draw_piece(paint, piece._replace(box=box, tilt=0), alpha=235)
    near = zoomed(hand)
    if near:
        near = near._replace(box=view.camera.lies(near.box))
        large = near._replace(box=blown_up(near, ZOOMED), tilt=0, kind="pile")
        draw_piece(paint, large)
        view.manners.write(view, paint, large)


def draw_placing(paint: Paint, view: View, grid: Grid) -> None:
    """Draw the piece in hand where it would lie: ringed in honey if it may, crossed in red if it may not."""
    at = view.lights.at
    aimed, legal = bool(grid.aim(at)), bool(grid.legal(at))
    wrong = aimed and not legal
    with view.camera.through(paint):
        draw_piece(paint, grid.piece(at), 190 if wrong else 235, "dim" if wrong else "")
        for box in grid.squares(at) if aimed else ():
            paint.frame(box.inflate(-box.w * 0.1, -box.h * 0.1), GOOD if legal else BAD, 3, 6)
            if wrong:
                cross = box.inflate(-box.w * 0.5, -box.h * 0.5)
                paint.line((cross.topleft, cross.bottomright), BAD, 4)
                paint.line((cross.topright, cross.bottomleft), BAD, 4)


def draw_gain(paint: Paint, hand: Hand) -> None:
    """Write beside the hand what the move pointed at would bring."""
    view, picture = hand.view, hand.view.lights.preview
    if GAIN not in picture:
        return
    words, game = view.words, view.seating.game
    parts = [(spot, faces[0]) for spot, faces in picture.items() if spot.startswith(GAIN + "-")]
    lines = [f"{words.number(int(label(face)), signed=True)} {words(f'{game}.{spot}')}" for spot, face in parts]
    total = int(label(picture[GAIN][0]))
    wide = max([paint.extent(line, 22, "strong")[0] for line in lines], default=-14) + 110
    box = Box(0, 0, wide, max(84, 30 * paint.text_size * len(lines) + 34))
    anchor = hand.grid.piece(view.lights.at).box if hand.grid.face else Box(*hand.pos, 1, 1)
    box.midleft = anchor.right + 24, anchor.centery
    if box.right > 1900:
        box.right = anchor.left - 24
    box.clamp_ip(SAFE)
    paint.sliced("bubble", box)
    tone = "#3f8a49" if total > 0 else "#a8431f" if total < 0 else INK
    paint.text(words.number(total, signed=True), (box.x + 46, box.centery), 34, "title", tone, "center", grow=False)
    y = box.centery - 15 * paint.text_size * (len(lines) - 1)
    for line in lines:
        paint.text(line, (box.x + 90, y), 22, "strong", INK, "midleft", fit=wide - 100)
        y += 30 * paint.text_size

"""Small key caps on what the digits touch: seen while the keyboard is in use, and only where a digit acts."""

from __future__ import annotations

from pygame import Vector2

from ...screen.kit.rows import KeyCap
from ...screen.kit.widget import Look
from ...screen.paint import SAFE, Box, Paint
from .view import View

SIDE = 46  # of a cap
OVER, CLEAR = 0.45, 0.9  # how much of a cap stands out above its piece, and above one it would hide
Pos = tuple[float, float]


def draw(paint: Paint, view: View) -> None:
    """Draw the caps of all that a digit touches now; none where the mouse was used last, or a hint counts its steps."""
    if not (view.lights.keys and view.lights.mine) or view.easel.motions or view.lights.steps:
        return
    for digit, word in enumerate(view.targets.numbered(), 1):
        place = on_button(view, word) or on_table(view, word)
        if place:
            draw_cap(paint, digit, place)


def on_button(view: View, word: str) -> Pos | None:
    """Return the corner of a word's button."""
    found = (one for one in view.targets.front if one.kind == "word" and one.says == word)
    return next((one.box.topleft for one in found), None)


def on_table(view: View, word: str) -> Pos | None:
    """Return the upper edge of the piece, mark or place that a word is said by, unless the log lies over it."""
    targets = view.targets
    found = targets.saying(word) or [one for one in targets.spots if one.says == word]
    one = min(found, key=lambda one: one.box.centerx, default=None)
    if one is None:
        return None
    box, tilt = view.camera.lies(one.box), one.piece.tilt if one.piece else 0
    over = OVER if box.h > 2 * SIDE else CLEAR
    edge = Vector2(0, SIDE * (0.5 - over) - box.h / 2).rotate(tilt) + box.center
    hidden = any(log.box.collidepoint(edge) for log in targets.front if log.kind == "drawer")
    return None if hidden else (edge.x, edge.y)


def draw_cap(paint: Paint, digit: int, middle: Pos) -> None:
    """Draw the key of a digit."""
    cap, box = KeyCap(str(digit)), Box(0, 0, SIDE, SIDE)
    box.center = middle
    cap.place(paint, box.clamp(SAFE))
    with paint.sized(1.0):
        cap.draw(paint, lambda _: Look())

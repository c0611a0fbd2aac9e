"""Small key caps on what the digits touch: seen while the keyboard is in use, and only where a digit acts."""

from __future__ import annotations

from pygame import Vector2

from ...screen.kit.rows import KeyCap
from ...screen.kit.widget import Look
from ...screen.paint import SAFE, Box, Paint
from .closer import written
from .view import View

SIDE, SMALL = 46, 34  # of a cap, and of one on a small piece or button
OVER, CLEAR = 0.45, 0.95  # how much of a cap stands out above its piece, and above one it would hide


def draw(paint: Paint, view: View) -> None:
    """Draw the caps of all that a digit touches now; none where the mouse was used last, or a hint counts its steps."""
    if not (view.lights.keys and view.lights.mine) or view.easel.motions or view.lights.steps:
        return
    for digit, word in enumerate(view.targets.numbered(), 1):
        place = on_button(view, word) or on_table(view, word)
        if place:
            draw_cap(paint, digit, place)


def on_button(view: View, word: str) -> Box | None:
    """Return the corner of a word's button, beside what is written there."""
    for one in view.targets.front:
        if one.kind == "word" and one.says == word:
            side = SMALL if one.box.h < 2 * SMALL else SIDE
            ways = ((one.box.topleft, -0.1), (one.box.bottomleft, 0.1))
            places = [cap(Vector2(corner) + Vector2(-0.2, down) * side, side).clamp(SAFE) for corner, down in ways]
            return next((place for place in places if place.collidelist(written(view)) < 0), places[0])
    return None


def on_table(view: View, word: str) -> Box | None:
    """Return the edge of the piece, mark or place that a word is said by, unless the log lies over it.

    That is the upper one, or where something stands that must be read, or the table ends, the side.
    """
    targets = view.targets
    found = targets.saying(word) or [one for one in targets.spots if one.says == word]
    one = min(found, key=lambda one: one.box.centerx, default=None)
    if one is None:
        return None
    box, tilt = view.camera.lies(one.box), one.piece.tilt if one.piece else 0
    small = min(box.size) <= 2 * SIDE
    side, over = (SMALL, CLEAR) if small else (SIDE, OVER)
    up, left = Vector2(0, side * (0.5 - over) - box.h / 2), Vector2(side * (0.5 - over) - box.w / 2, 0)
    ways = [up, left, -left, up + Vector2(0, side * over)]
    places = [cap(way.rotate(tilt) + box.center, side) for way in ways]
    free = (one for one in places if SAFE.contains(one) and one.collidelist(written(view)) < 0)
    place = next(free, places[0].clamp(SAFE))
    hidden = any(log.box.collidepoint(place.center) for log in targets.front if log.kind == "drawer")
    return None if hidden else place


def cap(middle: Vector2, side: float) -> Box:
    """Return the box of a cap round its middle."""
    box = Box(0, 0, side, side)
    box.center = middle.x, middle.y
    return box


def draw_cap(paint: Paint, digit: int, box: Box) -> None:
    """Draw the key of a digit."""
    key = KeyCap(str(digit))
    key.place(paint, box)
    with paint.sized(box.h / SIDE):
        key.draw(paint, lambda _: Look())

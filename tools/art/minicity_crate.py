"""What a player of Minicity has on the desk: the crate, the track of friendship, and small signs."""

from __future__ import annotations

from .furniture import wood_panel
from .icons import icon
from .palette import darken, lighten
from .pen import INK, drop_shadow, fused, round_box, wobble
from .svg import Svg

TRACK = 20  # points at most
CRATE = (566, 146)
SLOT, SLOTS = 53, 10  # width of a slot, and how many there can be


def well(s: Svg, x: float, y: float, w: float, h: float, tone: str) -> None:
    """Draw a well cut into wood."""
    shade = s.linear(0, y, 0, y + h, (0, darken(tone, 0.35)), (0.25, tone), (1, lighten(tone, 0.12)))
    s.shape(round_box(x, y, w, h, 13), fill=shade, stroke=INK, stroke_width=2.6)
    s.line([(x + 12, y + h + 1.5), (x + w - 12, y + h + 1.5)], stroke="#ffe9c4", stroke_width=2, opacity=0.35)


def crate(s: Svg) -> None:
    """Draw a crate of 566 x 146 with room for its shadow: the small compartment above, the reserve below."""
    x, y, (w, h) = 16, 12, CRATE
    drop_shadow(s, x, y, w, h, 18, 11, 0.34)
    tone = "#b9804d"
    wood = s.linear(0, y, 0, y + h, (0, lighten(tone, 0.26)), (0.3, tone), (1, darken(tone, 0.2)))
    fused(s, [wobble(round_box(x, y, w, h, 18), 0.6, 5)], wood, 3.2)
    well(s, x + 12, y + 12, w - 24, 68, "#4b2c1e")
    well(s, x + 12, y + 90, w - 24, 46, "#e3c394")
    for cx in (x + 7, x + w - 7):
        for cy in (y + 7, y + h - 7):
            s.circle(cx, cy, 3.4, fill="#e9d3ac", stroke=INK, stroke_width=1.6)


def slot(s: Svg) -> None:
    """Draw an empty slot of the small compartment, 50 x 50."""
    s.shape(round_box(0, 0, 50, 50, 12), fill="#2a1510", opacity=0.4)
    s.shape(round_box(2, 2, 46, 46, 11), fill="none", stroke="#c9a27a", stroke_width=2.2, stroke_dasharray="7 6")


def track(s: Svg) -> None:
    """Draw the track from 0 to 20 as a paper ruler, 566 x 36."""
    w, h = 562, 32
    fused(s, [wobble(round_box(2, 2, w, h, 9), 0.4, 3)], s.linear(0, 2, 0, h, (0, "#fffdf6"), (1, "#f3dfb8")), 2)
    step = w / (TRACK + 1)
    for i in range(1, TRACK + 1):
        m = 5 if i % 5 in (0, 1) else 11
        tick = [(2 + step * i, 2 + m), (2 + step * i, 2 + h - m)]
        s.line(tick, stroke="#b98c6a", stroke_width=1.8, opacity=0.7)


def cube(s: Svg, cx: float, cy: float, r: float) -> None:
    """Draw the black cube of friendship with a heart on it."""
    top = [(cx, cy - r), (cx + r, cy - r * 0.5), (cx, cy), (cx - r, cy - r * 0.5)]
    left = [(cx - r, cy - r * 0.5), (cx, cy), (cx, cy + r * 1.05), (cx - r, cy + r * 0.5)]
    right = [(cx + r, cy - r * 0.5), (cx, cy), (cx, cy + r * 1.05), (cx + r, cy + r * 0.5)]
    s.shapes([top, left, right[::-1]], fill=INK, stroke="#fff7e6", stroke_width=3.4)
    for part, tone in ((top, "#7a6c72"), (left, "#4a3f45"), (right, "#2f262b")):
        s.shape(part, fill=tone)
    icon(s, "heart", cx - r * 0.48, cy + r * 0.3, r * 0.62, tone="#f08bb0", w=0)


def strips(s: Svg) -> None:
    """Draw what a rival's blocks lie on, 256 x 72: wood for the small compartment, paper for the reserve."""
    s.shape(round_box(1, 1, 254, 33, 9), fill="#cfa36f", stroke="#7a4d31", stroke_width=2)
    s.shape(round_box(1, 38, 254, 33, 9), fill="#f1dcb2", stroke="#9b7650", stroke_width=2)


def pip(s: Svg, full: bool) -> None:
    """Draw a small card that was laid, or may still be, 26 x 36."""
    box = round_box(2, 2, 22, 32, 6)
    if full:
        s.shape(box, fill="#f7c458", stroke=INK, stroke_width=2.6)
        return
    s.shape(box, fill="#2a1510", opacity=0.4)
    s.shape(box, fill="none", stroke="#e9d3ac", stroke_width=2.2, stroke_dasharray="5 4")


def shop(s: Svg) -> None:
    """Draw the board of 340 x 650 where friends wait, with room for its shadow: two columns of five wells."""
    wood_panel(s, 16, 16, 340, 650, 26, "#7a4d31")
    for row in range(5):
        for x in (36, 196):
            hole = round_box(x, 118 + 109 * row, 140, 100, 15)
            s.shape(hole, fill="#3a2117", opacity=0.6)
            s.shape(hole, fill="none", stroke="#2a1510", stroke_width=2.6)

"""Hands on the table: key caps and mouse pictures."""

from __future__ import annotations

from .pen import INK, dots, fused, paw_print, round_box, smooth
from .plates import cushion
from .svg import Points, Svg


def key_cap(s: Svg, x: float, y: float, w: float = 54, h: float = 54, state: str = "normal") -> None:
    """Draw a keyboard key; the program writes its legend centred on x+w/2, y+h/2-4."""
    cushion(s, x, y, w, h, 14, "#fffaf0", state, 8, 5, 5)
    down = 6 if state == "pressed" else 0
    s.shape(round_box(x + 6, y + 4 + down, w - 12, h - 19, 9), fill="none", stroke="#e3cda6", stroke_width=2)


def mouse(s: Svg, cx: float, cy: float, size: float = 72, part: str = "left") -> None:
    """Draw a mouse with the left, right or wheel part lit; 'drag' lights the left and adds an arrow."""
    with s.at(cx, cy, size / 72):
        s.line(smooth([(0, -27), (2, -34), (-3, -38)], False), stroke=INK, stroke_width=3.4)
        body = smooth(dots("0 -27, 15 -25, 22 -12, 23 6, 18 23, 0 29, -18 23, -23 6, -22 -12, -15 -25"))
        fused(s, [body], s.linear(-20, 0, 24, 0, (0, "#fffdf6"), (1, "#ead6b0")), 3)
        lit = "#f7a23f"
        if part in ("left", "drag"):
            s.shape(sorted_half(body, -1), fill=lit)
        if part == "right":
            s.shape(sorted_half(body, 1), fill=lit)
        s.line([(-22, -1), (22, -1)], stroke=INK, stroke_width=2.6)
        s.line([(0, -27), (0, -1)], stroke=INK, stroke_width=2.6)
        fused(s, [round_box(-4, -19, 8, 14, 4)], lit if part == "wheel" else "#c9bda9", 2.4)
        paw_print(s, 0, 13, 0.2, "#b98c6a")
        if part == "wheel":
            for k in (-1, 1):
                s.line([(30, k * 6 - 12), (35, k * 13 - 12), (40, k * 6 - 12)], stroke=INK, stroke_width=4)
        if part == "drag":
            s.line([(31, 4), (44, 4)], stroke=INK, stroke_width=4)
            s.line([(39, -2), (45, 4), (39, 10)], stroke=INK, stroke_width=4)


def sorted_half(body: Points, side: int) -> Points:
    """Return the upper half of the mouse body on one side, as a closed polygon."""
    part = [p for p in body if p[0] * side >= 0 and p[1] <= -1]
    part.sort(key=lambda p: p[1])
    return [(0, -26.6), *part, (side * 22.4, -1), (0, -1)]

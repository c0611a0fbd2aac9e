"""The program's own sign: the icon of its window."""

from __future__ import annotations

from .body import cat
from .head import EAR, EAR_INNER, HEAD, ear, wedge
from .icons import heart, leaf
from .palette import FURS
from .pen import INK, fused, oval, patch, round_box, smooth
from .svg import Svg


def ground(s: Svg, weight: float) -> None:
    """Draw the night-blue ground of the icon, with its glow."""
    fused(s, [round_box(10, 10, 236, 236, 58)], s.linear(0, 10, 0, 246, (0, "#4a5aa8"), (1, "#1d2448")), weight)
    s.circle(128, 72, 90, fill=s.radial(128, 72, 90, (0, "#fff0bf", 0.6), (1, "#fff0bf", 0)))
    s.line(smooth([(30, 70), (38, 40), (68, 28)], False), stroke="#fff", stroke_width=8, opacity=0.35)


def app_icon(s: Svg) -> None:
    """Draw the window icon in a 256-unit square: a cat before moon and cards."""
    ground(s, 9)
    s.circle(128, 62, 34, fill="#fff0bf")
    for a, x, tone, sign in ((-18, 76, "#4f9a55", leaf), (18, 180, "#f59dbf", heart)):
        with s.at(x, 112, 0.86, a):
            fused(s, [round_box(-38, -66, 76, 112, 14)], "#fff7e6", 6)
            with s.at(-6 if a < 0 else 6, -33, 0.74):
                sign(s, tone)
    with s.at(128, 178, 1.26):
        for points in (HEAD, ear(-1, 0, EAR), ear(1, 0, EAR)):
            s.shape(points, fill="#fffdf6", stroke="#fffdf6", stroke_width=12)
        cat(s, "ginger", "tabby", "head", "happy", None, 4)


def small_icon(s: Svg) -> None:
    """Draw the icon for 48 pixels and less: only the head, with a heavier line."""
    ground(s, 12)
    with s.at(128, 158, 1.78):
        small_head(s)


def small_head(s: Svg) -> None:
    """Draw the reduced ginger head of the smallest icons: no whiskers, big open eyes."""
    base = FURS["ginger"]
    fused(s, [ear(-1, 0, EAR), ear(1, 0, EAR), HEAD], base[0], 6.4)
    for side in (-1, 1):
        s.shape(ear(side, 0, EAR_INNER), fill="#f3a18f")
        s.ellipse(side * 22, 4, 10.5, 13, fill=INK)
        s.circle(side * 22 - 3.4, -1, 5, fill="#fff")
        s.shape(oval(side * 8, 26, 13, 10), fill=base[1])
    for x, a in ((0, 90), (-13, 82), (13, 98)):
        patch(s, HEAD, wedge(x, -40, a, 19, 10), base[2])
    s.shape(smooth([(-7, 15), (0, 13), (7, 15), (0, 23)]), fill=base[5], stroke=INK, stroke_width=2.4)
    s.line(smooth([(-11, 26), (-5, 31), (0, 24), (5, 31), (11, 26)], False), stroke=INK, stroke_width=4.4)

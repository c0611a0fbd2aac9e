"""Marks along a match: steps, flag, star and fork, each centred on 0,0 inside a 64-unit square."""

from __future__ import annotations

import math

from .icons import W, stroke_icon
from .palette import lighten
from .pen import INK, dots, fused, oval, round_box, smooth
from .svg import Svg

CREAM, HONEY, RED = "#fff7e6", "#f7c458", "#d8492f"


def step(s: Svg, twice: bool = False, reverse: bool = False) -> None:
    """Draw a step to a bar, or two of them for a leap to the end."""
    k = -1 if reverse else 1
    tip = "-22 -16, -22 -16, 0 0, 0 0, -22 16, -22 16" if twice else "-16 -19, -16 -19, 13 0, 13 0, -16 19, -16 19"
    wedge = smooth(dots(tip), steps=6)
    wedges = [[(k * (x + dx), y) for x, y in wedge] for dx in ((0, 18) if twice else (0,))]
    fused(s, [*wedges, round_box(15 if k > 0 else -22, -19, 8, 38, 4)], CREAM, W)


def star(s: Svg, tone: str = HONEY) -> None:
    """Draw a soft star."""
    spokes = [(math.radians(-90 + 36 * i), 12.5 if i % 2 else 27) for i in range(10)]
    points = smooth([(r * math.cos(a), r * math.sin(a) + 2) for a, r in spokes], steps=5)
    fused(s, [points], s.linear(0, -26, 0, 26, (0, lighten(tone, 0.5)), (1, tone)), W)


def flag(s: Svg) -> None:
    """Draw a flag at the finish."""
    s.line([(-15, 27), (-15, -25)], stroke=INK, stroke_width=8)
    s.line([(-15, 27), (-15, -25)], stroke="#c58d58", stroke_width=3.4)
    fused(
        s,
        [
            smooth(
                dots("-12 -25, -12 -25, 4 -20, 22 -25, 22 -25, 18 -10, 22 3, 22 3, 4 7, -12 2, -12 2"),
                steps=5,
            )
        ],
        RED,
        W,
    )


def branch(s: Svg) -> None:
    """Draw a path that forks: play on from here."""
    stroke_icon(
        s,
        [smooth([(-24, 14), (-8, 14), (2, 4), (8, -10), (14, -13)], False), [(-24, 14), (22, 14)]],
        CREAM,
        6,
    )
    fused(s, [[(10, -25), (27, -14), (10, -2)]], HONEY, W)
    fused(s, [oval(23, 14, 6, 6)], "#c9bda9", W * 0.9)


def link(s: Svg) -> None:
    """Draw an arrow out of a page: open."""
    fused(s, [round_box(-24, -18, 40, 42, 6)], CREAM, W)
    stroke_icon(s, [[(-4, 6), (18, -16)]], HONEY, 6)
    fused(s, [[(6, -26), (27, -27), (25, -6)]], HONEY, W)


MARKS = {
    "step": step,
    "step-back": lambda s: step(s, False, True),
    "last": lambda s: step(s, True),
    "first": lambda s: step(s, True, True),
    "star": star,
    "flag": flag,
    "branch": branch,
    "link": link,
}

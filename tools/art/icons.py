"""Icons of the games' own things, each centred on 0,0 inside a 64-unit square."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from .palette import darken, lighten
from .pen import INK, dots, fused, move, oval, ribbon, smooth
from .svg import Points, Svg

W = 2.6  # icon outline: 4 % of the icon's size


def bowl(s: Svg, tone: str = "#d8492f") -> None:
    """Draw a full food bowl with a paw on its side."""
    fused(s, [oval(-9, -7, 9, 8), oval(5, -10, 10, 9), oval(14, -5, 8, 7), oval(-1, -3, 16, 7)], "#b9774a", W)
    for x, y in ((-9, -10), (4, -14), (13, -7), (-2, -5)):
        s.ellipse(x, y, 3.6, 2.2, fill="#dca06a")
    side = smooth(dots("-23 -1, -23 -1, 0 2, 23 -1, 23 -1, 28 20, 28 20, 0 24, -28 20, -28 20"), steps=6)
    fused(s, [side], s.linear(-26, 0, 26, 0, (0, lighten(tone, 0.25)), (0.5, tone), (1, darken(tone, 0.25))), W)
    fused(s, [oval(0, -0.5, 24, 4.6)], lighten(tone, 0.35), W * 0.8)
    s.ellipse(0, 0.2, 20, 2.8, fill="#8a4f30")
    with s.at(0, 13, 0.3):
        paw(s, "#fff7e6", False)


def coin(s: Svg) -> None:
    """Draw a golden coin with a paw."""
    fused(s, [oval(1, 2.5, 25, 25)], "#b9772a", W)
    fused(
        s,
        [oval(0, 0, 25, 25)],
        s.linear(-18, -20, 18, 22, (0, "#ffe596"), (0.5, "#f7c458"), (1, "#dd9434")),
        W * 0.9,
    )
    s.circle(0, 0, 19.5, fill="none", stroke="#c9862c", stroke_width=2)
    with s.at(0, 1, 0.52):
        paw(s, "#a9651f", False)
    s.line(smooth([(-20, -7), (-15, -15), (-7, -20)], False), stroke="#fffbe6", stroke_width=3, opacity=0.9)


def fish(s: Svg, tone: str = "#5b9fd6") -> None:
    """Draw a plump fish."""
    body = smooth(dots("-28 1, -20 -11, -4 -15, 10 -9, 17 -1, 10 10, -4 15, -20 12"))
    fin = smooth(dots("13 0, 26 -14, 29 -12, 24 0, 29 13, 26 15, 13 2"))
    fused(
        s,
        [fin, smooth([(-10, -12), (-2, -23), (8, -10)]), body],
        [
            darken(tone, 0.1),
            darken(tone, 0.1),
            s.linear(0, -15, 0, 15, (0, tone), (0.55, lighten(tone, 0.3)), (1, "#fdf3df")),
        ],
        W,
    )
    s.line(smooth([(-13, -9), (-9, 0), (-13, 9)], False), stroke=INK, stroke_width=2.2, opacity=0.75)
    for x, y in ((-2, -5), (5, 0), (-2, 5), (-6, 0)):
        s.line(smooth([(x, y - 3), (x + 3, y), (x, y + 3)], False), stroke=darken(tone, 0.35), stroke_width=1.8)
    s.circle(-19, -2, 3.6, fill="#fffdf9", stroke=INK, stroke_width=1.8)
    s.circle(-19.4, -2, 1.8, fill=INK)


def fish_bone(s: Svg) -> None:
    """Draw a bare fish bone."""
    bone = "#fff7e6"
    parts = [
        ribbon([(-14, 0), (4, -1), (20, 0)], 5, 4),
        smooth([(17, 0), (27, -11), (29, -7), (25, 0), (29, 7), (27, 11)]),
    ]
    for x, h in ((-6, 11), (3, 10), (12, 7)):
        parts.append(ribbon([(x + 3, -h), (x, 0), (x + 3, h)], 4.2, 4.2))
    skull = smooth([(-29, 2), (-24, -10), (-13, -11), (-9, 0), (-13, 10), (-23, 11)])
    fused(s, parts + [skull], bone, W)
    s.line([(-22, -5), (-17, 0)], stroke=INK, stroke_width=2.4)
    s.line([(-17, -5), (-22, 0)], stroke=INK, stroke_width=2.4)
    s.line([(-26, 5), (-19, 6)], stroke=INK, stroke_width=2)


def broken_vase(s: Svg, tone: str = "#7d88b8") -> None:
    """Draw a vase cracked in two with shards on the floor."""
    with s.at(0, 1, 0.95):
        _vase(s, tone)


def _vase(s: Svg, tone: str) -> None:
    """Draw the two halves of the vase and its shards."""
    base = dots("-17 22, -21 6, -15 -4, -9 3, -3 -5, 4 3, 10 -3, 16 -6, 21 6, 17 22, 0 25")
    fused(s, [base], s.linear(-20, 0, 22, 0, (0, lighten(tone, 0.35)), (0.6, tone), (1, darken(tone, 0.25))), W)
    top = move(dots("-11 5, -12 -7, -15 -12, 13 -12, 10 -7, 14 -1, 9 4, 2 -2, -4 6"), 5, -14, 1, 22)
    fused(s, [top], lighten(tone, 0.12), W)
    fused(
        s,
        [[(-29, 24), (-24, 15), (-19, 25)], [(22, 25), (28, 17), (31, 26)]],
        [lighten(tone, 0.3), tone],
        W * 0.9,
    )
    s.line(smooth([(-18, 12), (-9, 15), (0, 12), (9, 15), (18, 12)], False), stroke="#fff7e6", stroke_width=2.6)
    s.line([(-4, 6), (-7, 12)], stroke=INK, stroke_width=1.8)


def paw(s: Svg, tone: str = "#6e5346", outline: bool = True) -> None:
    """Draw a paw print."""
    parts = [
        smooth(dots("0 -2, 11 6, 17 17, 9 24, 0 21, -9 24, -17 17, -11 6")),
        oval(-20, -1, 6.4, 8.6, -24),
        oval(-8, -15, 6.8, 9.2, -8),
        oval(8, -15, 6.8, 9.2, 8),
        oval(20, -1, 6.4, 8.6, 24),
    ]
    if outline:
        fused(s, parts, tone, W)
    else:
        for pts in parts:
            s.shape(pts, fill=tone)


def crown(s: Svg) -> None:
    """Draw a crown."""
    fused(
        s,
        [dots("-22 18, -26 -10, -12 1, 0 -18, 12 1, 26 -10, 22 18, 0 21")],
        s.linear(0, -18, 0, 20, (0, "#ffe596"), (1, "#e9a139")),
        W,
    )
    for x, y in ((-26, -12), (0, -20), (26, -12)):
        fused(s, [oval(x, y, 4, 4)], "#fff0bf", W * 0.8)
    for x, tone in ((-11, "#3a76c4"), (0, "#d8492f"), (11, "#3a76c4")):
        s.circle(x, 12, 3.4, fill=tone, stroke=INK, stroke_width=1.5)


def stroke_icon(s: Svg, lines: Sequence[Points], tone: str = "#fff7e6", width: float = 7) -> None:
    """Draw rounded strokes with an ink outline: the base of all interface glyphs."""
    for pts in lines:
        s.line(pts, stroke=INK, stroke_width=width + 2 * W)
    for pts in lines:
        s.line(pts, stroke=tone, stroke_width=width)


def arc(cx: float, cy: float, r: float, a0: float, a1: float, steps: int = 20) -> Points:
    """Return points of a circular arc between two angles in degrees."""
    return [
        (
            cx + r * math.cos(math.radians(a0 + (a1 - a0) * i / steps)),
            cy + r * math.sin(math.radians(a0 + (a1 - a0) * i / steps)),
        )
        for i in range(steps + 1)
    ]


def leaf(s: Svg, tone: str = "#3f8a49", w: float = W) -> None:
    """Draw the leaf emblem of the green suit."""
    fused(
        s,
        [
            ribbon([(-14, 24), (-9, 14), (-2, 4)], 6, 4),
            smooth(dots("-17 10, -18 -8, -4 -23, 22 -27, 25 -24, 23 2, 8 16, -10 17")),
        ],
        tone,
        w,
    )
    s.line(smooth([(-9, 14), (4, -2), (17, -18)], False), stroke="#fffdf9", stroke_width=3, opacity=0.85)
    for a, b in (((-2, 6), (-6, -6)), ((5, -3), (2, -14)), ((-2, 6), (10, 7)), ((5, -3), (17, -4))):
        s.line([a, b], stroke="#fffdf9", stroke_width=2.2, opacity=0.7)


def drop(s: Svg, tone: str = "#2f66b5", w: float = W) -> None:
    """Draw the drop emblem of the blue suit."""
    fused(s, [smooth(dots("0 -29, 0 -29, 9 -13, 19 3, 19 16, 8 26, -8 26, -19 16, -19 3, -9 -13"))], tone, w)
    s.line(smooth([(-11, 4), (-11, 12), (-5, 18)], False), stroke="#fffdf9", stroke_width=4.4, opacity=0.85)


def heart(s: Svg, tone: str = "#f59dbf", w: float = W) -> None:
    """Draw the heart emblem of the pink suit."""
    fused(
        s,
        [
            smooth(
                dots("0 -12, 0 -12, 9 -24, 22 -22, 28 -9, 23 6, 0 26, 0 26, -23 6, -28 -9, -22 -22, -9 -24"),
                steps=7,
            )
        ],
        tone,
        w,
    )
    s.line(smooth([(-19, -3), (-19, -11), (-12, -16)], False), stroke="#fffdf9", stroke_width=4.4, opacity=0.9)


ICONS = {
    "bowl": bowl,
    "coin": coin,
    "fish": fish,
    "fish_bone": fish_bone,
    "broken_vase": broken_vase,
    "paw": paw,
    "crown": crown,
    "leaf": leaf,
    "drop": drop,
    "heart": heart,
}


def icon(s: Svg, name: str, x: float, y: float, size: float, **options: Any) -> None:
    """Draw a named icon centred on x,y at a pixel size."""
    with s.at(x, y, size / 64):
        ICONS[name](s, **options)

"""Treasure tiles: common ones on sand with a rope edge, rare ones on velvet with a gold edge."""

from __future__ import annotations

import math

from .isle_cats import tile
from .isle_coats import LINE
from .isle_data import COMMON, RARE, cells_of, orient
from .isle_icons import sign
from .isle_poly import CELL, centre, outline
from .palette import darken, lighten
from .pen import INK, dots, fused, mirror
from .svg import Point, Points, Svg

GOLD = "#f7c458"
CUTS = {
    "tri": mirror(dots("0 -1.05, .98 .62")),
    "square": dots("-.55 -.9, .55 -.9, .9 -.55, .9 .55, .55 .9, -.55 .9, -.9 .55, -.9 -.55"),
    "long": mirror(dots("0 -1.05, .72 -.4, .72 .4, 0 1.05")),
    "drop": mirror(dots("0 -1.05, .45 -.35, .8 .3, .5 .85, 0 1")),
    "round": [(0.95 * math.cos(math.tau * i / 10), 0.95 * math.sin(math.tau * i / 10)) for i in range(10)],
}
GEMS = {
    "rare-i": ("#d8492f", "long"),
    "rare-o": ("#b9a6dc", "square"),
    "rare-t": ("#4f9a55", "tri"),
    "rare-l": ("#5b9fd6", "drop"),
    "rare-s": ("#f08bb0", "round"),
}
HEAPS = {
    "common1": ("coins",),
    "common2": ("chest", "coins"),
    "common3l": ("gem", "bar", "chest"),
    "common3i": ("bar", "coins", "bar"),
}


def gem(s: Svg, x: float, y: float, r: float, tone: str, cut: str) -> None:
    """Draw one faceted stone in a gold setting."""

    def scaled(k: float) -> Points:
        """Return the stone's contour, larger or smaller."""
        return [(x + a * r * k, y + b * r * k) for a, b in CUTS[cut]]

    fused(s, [scaled(1.26)], s.linear(x, y - r, x, y + r, (0, "#ffe596"), (1, "#dd9434")), LINE)
    shine = ((0, lighten(tone, 0.35)), (0.5, tone), (1, darken(tone, 0.35)))
    s.shape(scaled(1), fill=s.linear(x - r, y - r, x + r, y + r, *shine), stroke=INK, stroke_width=2.4)
    s.lines([list(pair) for pair in zip(scaled(1), scaled(0.5))], stroke="#fffdf9", stroke_width=1.8, opacity=0.5)
    s.shape(scaled(0.5), fill=lighten(tone, 0.35), opacity=0.85)
    glint = [(x - r * 0.3, y - r * 0.3), (x, y - r * 0.42), (x - r * 0.12, y - r * 0.05)]
    s.shape(glint, fill="#fffdf9", opacity=0.9)


def coins(s: Svg, x: float, y: float) -> None:
    """Draw a little heap of coins."""
    for dx, dy in ((-15, 13), (15, 14), (0, 2), (-2, 18), (9, -11)):
        cx, cy = x + dx, y + dy
        s.ellipse(cx, cy + 2.8, 17.3, 11.8, fill="#c9862c", stroke=INK, stroke_width=LINE)
        gold = s.linear(0, cy - 9, 0, cy + 9, (0, "#ffe9a0"), (1, "#f0b040"))
        s.ellipse(cx, cy, 15.6, 10.1, fill=gold)
        s.ellipse(cx, cy, 9.2, 5.5, fill="none", stroke="#c9862c", stroke_width=2)


def bar(s: Svg, x: float, y: float) -> None:
    """Draw a gold bar."""
    block = [(x - 28, y + 17), (x - 19, y - 13), (x + 19, y - 13), (x + 28, y + 17)]
    fused(s, [block], s.linear(0, y - 13, 0, y + 17, (0, "#ffe9a0"), (0.4, GOLD), (1, "#d98f2e")), LINE)
    shine = [(x - 13, y - 8), (x + 13, y - 8), (x + 16, y + 3), (x - 16, y + 3)]
    s.shape(shine, fill="#fff3c8", opacity=0.7)


def links(spots: list[Point]) -> list[list[Point]]:
    """Return the lines between neighbouring squares."""
    pairs = [(a, b) for i, a in enumerate(spots) for b in spots[i + 1 :]]
    return [[a, b] for a, b in pairs if abs(a[0] - b[0]) + abs(a[1] - b[1]) == CELL]


def rare(s: Svg, kind: str, spots: list[Point]) -> None:
    """Draw the stones of a rare treasure on their chain."""
    s.lines(links(spots), stroke=INK, stroke_width=15)
    s.lines(links(spots), stroke="#e0a33c", stroke_width=8.5)
    for x, y in spots:
        gem(s, x, y, 25, *GEMS[kind])
    if kind == "rare-o":
        sign(s, "crown", CELL, CELL, 74)


def common(s: Svg, kind: str, spots: list[Point]) -> None:
    """Draw the gold of a common treasure, strung together with pearls."""
    for (ax, ay), (bx, by) in links(spots):
        for t in (0.36, 0.5, 0.64):
            x, y = ax + (bx - ax) * t, ay + (by - ay) * t
            s.circle(x, y, 8.8, fill="#fffaf0", stroke=INK, stroke_width=LINE * 0.8)
    for (x, y), heap in zip(spots, HEAPS[kind]):
        if heap == "coins":
            coins(s, x, y - 3)
        elif heap == "bar":
            bar(s, x, y - 2)
        elif heap == "chest":
            sign(s, "chest", x, y + 2, 76)
        else:
            gem(s, x, y, 24, "#5fb6c9", "round")


def treasure_tile(kind: str, turn: str) -> Svg:
    """Return the tile of a treasure, turned."""
    rows = {**COMMON, **RARE}[kind]
    s, put = tile(rows, turn), orient(cells_of(rows), turn)
    cells = [put(cell) for cell in cells_of(rows)]
    base = "#20525c" if kind in RARE else "#efd39a"
    paint = s.linear(0, 0, s.width, s.height, (0, lighten(base, 0.25)), (1, darken(base, 0.14)))
    s.path(outline(cells, LINE / 2, 12, 6), fill=paint, stroke=INK, stroke_width=LINE)
    trim = outline(cells, 11, 9, 5)
    if kind in RARE:
        s.path(trim, fill="none", stroke=GOLD, stroke_width=5)
        rare(s, kind, [centre(cell) for cell in cells])
    else:
        s.path(trim, fill="none", stroke="#a8713f", stroke_width=6)
        s.path(trim, fill="none", stroke="#fff3d6", stroke_width=2.6, stroke_dasharray="7 8")
        common(s, kind, [centre(cell) for cell in cells])
    return s

"""Dice of 4 to 20 sides seen from above, the lamp at the top left; the program writes their numerals."""

from __future__ import annotations

import math
from collections.abc import Sequence

from .palette import darken, lighten
from .pen import INK, PRINT, dots, fused, round_box, shadow
from .svg import Points, Svg

SOLIDS = {4: "#1d7f80", 8: "#7652a6", 10: "#5aa9ee", 12: "#c85640", 20: "#f4b73c"}
CUBES = {"snow": ("#e4e9f0", INK), "red": ("#c24a33", "#fffaf0"), "blue": ("#2f66b5", "#fffaf0")}  # body and pips
# sides: middle and height of the numeral, in units in which a die is 68 wide
NUMBER = {4: (0, 7, 24), 8: (0, -3, 24), 10: (0, -3, 21), 12: (0, 0, 23), 20: (0, 2, 18)}
FACES = {1: "4", 2: "08", 3: "048", 4: "0268", 5: "02468", 6: "035268"}  # cells of a square of nine
LINE = 3.0


def ring(n: int, r: float) -> Points:
    """Return a regular polygon, its first corner up."""
    return [(r * math.sin(math.tau * i / n), -r * math.cos(math.tau * i / n)) for i in range(n)]


def shade(tone: str, x: float, y: float) -> str:
    """Return a facet's tone by where it looks: the light comes from the top left."""
    k = (-x * 0.6 - y * 0.8) / 34
    return lighten(tone, 0.34 * k) if k > 0 else darken(tone, -0.42 * k)


def solid(s: Svg, tone: str, outer: Points, facets: Sequence[Points], top: Points) -> None:
    """Draw a die: silhouette, facets at the sides, then the face that counts."""
    shadow(s, 4, 12, 36, 27, 0.5)
    fused(s, [outer], tone, LINE)
    for points in facets:
        cx, cy = (sum(p[axis] for p in points) / len(points) for axis in (0, 1))
        s.shape(points, fill=shade(tone, cx, cy), stroke=INK, stroke_width=1.6)
    light = s.linear(-16, -22, 14, 22, (0, lighten(tone, 0.55)), (1, lighten(tone, 0.24)))
    s.shape(top, fill=light, stroke=INK, stroke_width=1.8)


def d4(s: Svg, tone: str) -> None:
    """Draw a pyramid."""
    a, b, c = dots("0 -32, 33 24, -33 24")
    p, q, r = dots("0 -22, 24 19, -24 19")
    solid(s, tone, [a, b, c], [[a, b, q, p], [a, c, r, p], [c, b, q, r]], [p, q, r])


def d8(s: Svg, tone: str) -> None:
    """Draw an octahedron, one of its triangles up."""
    o = ring(6, 33)
    top = [(x * 0.96, y * 0.96) for x, y in o[::2]]
    solid(s, tone, o, [o[:3], o[2:5], [o[4], o[5], o[0]]], top)


def d10(s: Svg, tone: str) -> None:
    """Draw a die of ten kites."""
    o = dots("0 -33, 25 -20, 33 6, 16 24, 0 31, -16 24, -33 6, -25 -20")
    k = dots("0 -30, 19 6, 0 17, -19 6")
    sides = [[o[0], o[1], o[2], k[1]], [o[0], o[7], o[6], k[3]]]
    sides += [[k[1], o[2], o[3], o[4], k[2]], [k[3], o[6], o[5], o[4], k[2]]]
    solid(s, tone, o, sides, k)


def d12(s: Svg, tone: str) -> None:
    """Draw a dodecahedron, one of its pentagons up."""
    o, t = ring(10, 33), ring(5, 20)
    sides = [[t[i], o[2 * i], o[2 * i + 1], o[(2 * i + 2) % 10], t[(i + 1) % 5]] for i in range(5)]
    solid(s, tone, o, sides, t)


def d20(s: Svg, tone: str) -> None:
    """Draw an icosahedron, one of its triangles up."""
    o, t = ring(6, 34), ring(3, 25)
    sides = []
    for i in range(3):
        a, here, then = 2 * i, t[i], t[(i + 1) % 3]
        sides += [[here, o[a], o[a + 1]], [here, o[a], o[a - 1]], [here, o[a + 1], then]]
        sides.append([then, o[a + 1], o[(a + 2) % 6]])
    solid(s, tone, o, sides, t)


SHAPES = {4: d4, 8: d8, 10: d10, 12: d12, 20: d20}


def die(s: Svg, sides: int, tone: str = "") -> None:
    """Draw a die that bears numerals, centred on 0,0."""
    SHAPES[sides](s, tone or SOLIDS[sides])


def print_(s: Svg, y: float, k: float, tone: str) -> None:
    """Press the paw of the ones into a face."""
    with s.at(0, y, k):
        for px, py, rx, ry in PRINT:
            s.ellipse(px, py, rx, ry, fill=tone)


def cube(s: Svg, name: str, value: int) -> None:
    """Draw a six-sided die with its pips, its face centred on 0,-2."""
    tone, dot = CUBES[name]
    shadow(s, 3, 8, 36, 31, 0.5)
    face = round_box(-28, -30, 56, 56, 13)
    fused(s, [round_box(-28, -22, 56, 56, 13), face], [darken(tone, 0.34), tone], LINE)
    light = s.linear(-20, -30, 20, 28, (0, lighten(tone, 0.4)), (0.6, tone), (1, darken(tone, 0.06)))
    s.shape(face, fill=light)
    s.line([(-17, -25.5), (17, -25.5)], stroke="#fff", stroke_width=2.6, opacity=0.6)
    if value == 1:
        print_(s, -1, 0.62, "#d8492f" if name == "snow" else dot)
        return
    for cell in FACES[value]:
        row, column = divmod(int(cell), 3)
        s.circle(13.5 * (column - 1), 13.5 * (row - 1) - 2, 5.4, fill=dot)

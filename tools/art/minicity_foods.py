"""Minicity's five foods: each a colour and a silhouette, as a loose block and as an empty place."""

from __future__ import annotations

import math

from .minicity_data import FOODS
from .palette import darken, lighten, mix
from .pen import INK, dots, fused, move, oval, round_box, shadow, smooth
from .svg import Points, Svg


def half(r: float) -> Points:
    """Return half a disc, tilted as the slice of orange lies."""
    turns = [math.radians(a) for a in range(0, 181, 9)]
    return move([(r * math.cos(a), r * math.sin(a)) for a in turns], -3, -13, 1, -18)


SHAPES = {
    "yellow": smooth(dots("0 -28, 0 -28, 11 -12, 21 5, 17 21, 0 28, -17 21, -21 5, -11 -12")),
    "orange": half(32),
    "blue": oval(0, 1, 26, 25.5),
    "green": smooth(dots("-25 25, -25 25, -25 2, -8 -20, 26 -26, 26 -26, 21 6, 2 23")),
    "pink": smooth(dots("-10 -21, 0 -18, 10 -21, 21 -17, 25 -4, 16 13, 4 27, -4 27, -16 13, -25 -4, -21 -17")),
}


def honey(s: Svg, tone: str) -> None:
    """Draw the light in a drop of honey."""
    s.shape(move(SHAPES["yellow"], 0, 5, 0.62), fill="#f2b12a", opacity=0.5)
    s.line(smooth([(-11, 6), (-11, 14), (-6, 19)], False), stroke="#fffdf0", stroke_width=4.4)
    s.circle(-4, -8, 2.6, fill="#fffdf0")


def orange(s: Svg, tone: str) -> None:
    """Draw the flesh of a slice of orange."""
    s.shape(half(25), fill="#ffe9c4")
    for a0, a1 in ((5, 54), (64, 116), (126, 175)):
        turns = [math.radians(a) for a in range(a0, a1 + 1, 7)]
        wedge = [(0, 3)] + [(22.4 * math.cos(a), 3 + 19 * math.sin(a)) for a in turns]
        middle = math.radians((a0 + a1) / 2)
        apart = [(x + 1.5 * math.cos(middle), y + 1.5 * math.sin(middle)) for x, y in wedge]
        s.shape(move(apart, -3, -13, 1, -18), fill="#f5822f")


def blueberry(s: Svg, tone: str) -> None:
    """Draw the crown of a blueberry."""
    turns = [(math.tau * i / 10 - 1.57, 14 if i % 2 == 0 else 6.5) for i in range(10)]
    crown = [(r * math.cos(a), -7 + 0.8 * r * math.sin(a)) for a, r in turns]
    s.shape(crown, fill=darken(tone, 0.5), stroke=darken(tone, 0.5), stroke_width=2.4)
    s.circle(0, -7, 3.4, fill=lighten(tone, 0.25))
    s.line(smooth([(-19, 4), (-16, 13), (-9, 19)], False), stroke="#e6efff", stroke_width=4, opacity=0.85)


def leaf(s: Svg, tone: str) -> None:
    """Draw the veins of a leaf."""
    s.line(smooth([(-24, 24), (-6, 5), (18, -19)], False), stroke="#bfe0a4", stroke_width=3)
    veins = [[(-10, 9), (-13, -6)], [(-10, 9), (4, 13)], [(2, -3), (0, -17)], [(2, -3), (15, 1)]]
    s.lines(veins, stroke="#bfe0a4", stroke_width=2.2, opacity=0.85)
    s.line(smooth([(-19, 5), (-12, -8), (-3, -16)], False), stroke="#eafbd0", stroke_width=3.4, opacity=0.75)


def raspberry(s: Svg, tone: str) -> None:
    """Draw the beads of a raspberry and its green cap."""
    for x, y in dots("-14 -9, 0 -8, 14 -9, -8 4, 8 4, 0 16"):
        s.circle(x, y, 7.6, fill=lighten(tone, 0.18), stroke=darken(tone, 0.36), stroke_width=2)
        s.circle(x - 2.2, y - 2.4, 2.1, fill="#fff6fa")
    cap = smooth(dots("-15 -20, -6 -25, 0 -29, 6 -25, 15 -20, 5 -17, 0 -13, -5 -17"))
    s.shape(cap, fill="#7fae4d", stroke=INK, stroke_width=2.2)


INSIDE = {"yellow": honey, "orange": orange, "blue": blueberry, "green": leaf, "pink": raspberry}


def food(s: Svg, kind: str, x: float, y: float, size: float = 32, shade: bool = True) -> None:
    """Draw one block of food: a chunky piece lying there, so many units high."""
    tone, shape = FOODS[kind].main, SHAPES[kind]
    with s.at(x, y, size / 64):
        if shade:
            shadow(s, 3, 13, 33, 26, 0.5)
        lip = [(px + 0.5, py + 5) for px, py in shape]
        stops = ((0, lighten(tone, 0.3)), (0.5, tone), (1, darken(tone, 0.1)))
        fused(s, [lip, shape], [darken(tone, 0.42), s.linear(-16, -26, 18, 26, *stops)], 3.6)
        INSIDE[kind](s, tone)


def hidden(s: Svg) -> None:
    """Draw a block nobody may know yet: a small tied sack."""
    shadow(s, 3, 13, 33, 26, 0.5)
    fused(s, [smooth(dots("-11 -27, 0 -22, 11 -27, 8 -14, -8 -14"))], "#d8b47c", 3.4)
    sack = smooth(dots("-9 -14, 9 -14, 23 4, 23 19, 12 27, -12 27, -23 19, -23 4"))
    fused(s, [sack], s.linear(-20, 0, 20, 0, (0, "#efd29d"), (1, "#c1955a")), 3.4)
    s.line([(-9, -14), (9, -14)], stroke="#8a432a", stroke_width=4.4)
    s.shape(round_box(-9, 0, 18, 16, 5), fill="#b98a50", opacity=0.7)


def mini_ant(s: Svg, x: float, y: float, k: float, tone: str) -> None:
    """Draw a tiny ant seen from above: places so marked are filled at the start."""
    with s.at(x, y, k):
        s.lines([[(-6, dy - 2), (6, dy - 2)] for dy in (-3, 1, 5)], stroke=tone, stroke_width=1.6)
        for cy, rx, ry in ((-6, 3, 2.8), (-1, 2.2, 2.6), (6, 3.3, 4.6)):
            s.ellipse(0, cy, rx, ry, fill=tone)
        s.lines([[(-1, -8), (-4, -12)], [(1, -8), (4, -12)]], stroke=tone, stroke_width=1.5)


def place(s: Svg, kind: str, x: float, y: float, size: float = 32, marks: int = 0) -> None:
    """Draw an empty place: a well in the shape of its food, with no, two or three small ants."""
    tones, shape = FOODS[kind], SHAPES[kind]
    with s.at(x, y, size / 64):
        low = [(px, py + 3) for px, py in shape]
        s.shape(low, fill="none", stroke="#fffaf0", stroke_width=8, opacity=0.85)
        rim = mix(tones.main, tones.deep, 0.9)
        s.shape(shape, fill=mix(tones.main, tones.deep, 0.3), stroke=rim, stroke_width=4.4)
        s.shape(move(shape, 1, 3.4, 0.82), fill=mix(tones.main, "#fffaf0", 0.8))
        spots = {2: ((-8, 0), (8, 0)), 3: ((-8, -6), (8, -6), (0, 10))}.get(marks, ())
        down = {"yellow": 6, "pink": -4, "orange": 3}.get(kind, 0)
        for dx, dy in spots:
            mini_ant(s, dx, dy + down, 0.92 if marks == 2 else 0.8, tones.deep)

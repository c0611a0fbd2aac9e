"""The farms of Meowtopia: dry and green fields, sticks full of water, and the marks of where they may lie."""

from __future__ import annotations

import random

from .icons import icon
from .isle_island import blob
from .pen import dots, drop_shadow, fused, move, oval, ribbon, round_box, smooth, wobble
from .svg import Points, Svg

CROPS = ("carrot", "cabbage", "wheat", "strawberry", "pumpkin")
SOIL, FURROW = "#4a2c1c", "#a3764a"


# ── plants, standing on 0,0, about 22 wide ──


def carrot(s: Svg) -> None:
    """Draw a carrot in the ground."""
    fused(s, [smooth(dots("-7 -5, 0 -8, 7 -5, 5 1, 0 3, -5 1"))], "#ee8a3d", 2)
    blades = [move([(0, -6), (0, -6 - n)], 0, 0, 1, a) for a, n in ((-26, 14), (0, 18), (26, 14))]
    fused(s, [ribbon(blade, 6, 4, 2) for blade in blades], "#62ad58", 1.8)
    s.lines(blades, stroke="#8ccb72", stroke_width=3)


def cabbage(s: Svg) -> None:
    """Draw a head of cabbage."""
    leaves = [oval(-7, -6, 7, 8, -20), oval(7, -6, 7, 8, 20), oval(0, -8, 9, 9)]
    fused(s, leaves, ["#79bd68", "#79bd68", "#a9dc8e"], 2)
    s.line(smooth([(-4, -4), (0, -12), (4, -4)], False), stroke="#5a9d4e", stroke_width=1.8)


def wheat(s: Svg) -> None:
    """Draw three ears of wheat."""
    ear = smooth(dots("0 -25, 4.4 -18, 3.2 -9, 0 -7, -3.2 -9, -4.4 -18"), steps=4)
    ways = ((-2.5, -14), (0, 0), (2.5, 14))
    s.lines([move([(0, 0), (0, -12)], x, 0, 1, a) for x, a in ways], stroke="#5a8a3c", stroke_width=2.6)
    fused(s, [move(ear, x, 0, 1, a) for x, a in ways], "#f2c552", 1.8)
    s.lines([move([(0, -21), (0, -11)], x, 0, 1, a) for x, a in ways], stroke="#c48f2a", stroke_width=1.4)


def strawberry(s: Svg) -> None:
    """Draw a strawberry plant with two fruits."""
    fused(s, [oval(-7, -8, 7, 6, -20), oval(7, -8, 7, 6, 20), oval(0, -13, 7, 6)], "#62ad58", 2)
    for x, y in ((-5, -2), (5, -1)):
        fused(s, [smooth([(x - 4.4, y - 4), (x + 4.4, y - 4), (x, y + 4.4)], steps=4)], "#dc4436", 1.7)
        s.circle(x - 1, y - 2, 0.9, fill="#ffe9b0")


def pumpkin(s: Svg) -> None:
    """Draw a pumpkin with its stalk."""
    parts = [oval(-6, -6, 6, 7), oval(6, -6, 6, 7), oval(0, -6.5, 6.5, 8)]
    fused(s, parts, ["#e8852f", "#e8852f", "#f4a44c"], 2)
    s.line(smooth([(0, -13), (3, -17), (9, -18), (12, -14)], False), stroke="#4f9a55", stroke_width=3)


PLANTS = {"carrot": carrot, "cabbage": cabbage, "wheat": wheat, "strawberry": strawberry, "pumpkin": pumpkin}


# ── fields, 88 wide in a box of 100, so that sticks fit between ──


def tile(s: Svg, light: str, dark: str, soil: tuple[str, str], edge: str) -> None:
    """Draw the frame and the soil of a field."""
    drop_shadow(s, 6, 6, 88, 88, 15, 5, 0.3)
    fused(s, [wobble(round_box(6, 6, 88, 88, 15), 0.7, 3)], s.linear(0, 6, 60, 94, (0, light), (1, dark)), 3)
    earth = s.linear(0, 13, 0, 87, (0, soil[0]), (1, soil[1]))
    s.rect(13, 13, 74, 74, 11, fill=earth, stroke=edge, stroke_width=2)


def green(s: Svg, crop: str) -> None:
    """Draw a watered field full of plants."""
    tile(s, "#a6d98a", "#6fb35f", ("#94613f", "#6b4029"), SOIL)
    rows = [27 + r * 24 for r in range(3)]
    s.lines([[(20, y + 8), (50, y + 9), (80, y + 8)] for y in rows], stroke=SOIL, stroke_width=6, opacity=0.55)
    s.lines(
        [[(20, y + 8), (50, y + 9), (80, y + 8)] for y in rows],
        stroke="#7cc4ea",
        stroke_width=2.6,
        opacity=0.9,
    )
    s.lines([[(20, y + 1), (50, y), (80, y + 1)] for y in rows], stroke="#b27a51", stroke_width=6, opacity=0.6)
    rnd = random.Random(7)
    for row in range(3):
        for column in range(3):
            x, y = 27 + column * 23 + rnd.uniform(-1.2, 1.2), 34 + row * 24 + rnd.uniform(-1, 1)
            with s.at(x, y, 0.92):
                s.ellipse(1, 1, 10, 3.6, fill="#2a1712", opacity=0.28)
                PLANTS[crop](s)
    s.line(smooth([(14, 12), (50, 9.5), (84, 11)], False), stroke="#e6f7cf", stroke_width=2.4, opacity=0.8)


def dry(s: Svg, seed: int) -> None:
    """Draw a field that waits for water: cracks, stones and straw."""
    rnd = random.Random(seed * 7 + 3)
    tile(s, "#e9cfa0", "#cda36c", ("#d9b283", "#bd8f5e"), FURROW)
    rows = [29 + r * 23 for r in range(3)]
    lines = [[(20, y), (36, y + rnd.uniform(-1.5, 1.5)), (64, y + rnd.uniform(-1.5, 1.5)), (80, y)] for y in rows]
    s.lines(lines, stroke=FURROW, stroke_width=4.4, opacity=0.75)
    s.lines([[(20, y - 4), (80, y - 4)] for y in rows], stroke="#f3dcb0", stroke_width=2, opacity=0.7)
    cracks: list[Points] = []
    for x, y, way in ((30, 40, 1), (66, 62, -1), (58, 24, 1)):
        x, y = x + rnd.uniform(-4, 4), y + rnd.uniform(-3, 3)
        cracks.append([(x, y), (x + 5 * way, y + 6), (x + way, y + 10), (x + 8 * way, y + 17)])
        cracks.append([(x + 5 * way, y + 6), (x + 11 * way, y + 7)])
    s.lines(cracks, stroke="#7a5233", stroke_width=2.2)
    for x, y in ((26, 76), (74, 34)):
        fused(s, [blob(x, y, 5.4, 4.2, seed + x, 0.15)], "#c9c0b2", 1.8)
    straws = [[(x - 3, y - 8), (x, y), (x + 4, y - 6)] for x, y in ((46, 57), (72, 80))]
    s.lines(straws, stroke="#8a6a3c", stroke_width=2.2)


# ── sticks, 100 long and 30 across, centred on 0,0 ──


def lay(points: Points, upright: bool) -> Points:
    """Turn points drawn along x into the wanted direction."""
    return [(y, x) for x, y in points] if upright else points


def stick(s: Svg, upright: bool = False) -> None:
    """Draw an irrigation stick: a wooden channel full of water between two posts."""
    half, w = 47, 6.2
    s.ellipse(2, 4, *((15, 52) if upright else (52, 11)), fill="#2a1712", opacity=0.16)
    fused(s, [lay(round_box(-half, -9.5, 2 * half, 19, 5), upright)], "#c58d58", 2.8)
    for y, tone in ((-7.5, "#f3cf9b"), (8.1, "#8c5a38")):
        s.line(lay([(-half + 6, y), (half - 6, y)], upright), stroke=tone, stroke_width=2.4)
    ends = (-w, 0, w, 0) if upright else (0, -w, 0, w)
    water = s.linear(*ends, (0, "#2f78bd"), (0.5, "#4fa8e0"), (1, "#6cc3ee"))
    channel = lay(round_box(-half + 4, -w + 0.6, 2 * half - 8, 2 * w - 1.2, 4), upright)
    s.shape(channel, fill=water, stroke="#274f86", stroke_width=1.6)
    ripple = dots("-9 .6, -4 -1.8, 0 .6, 4 2.6, 9 .6")
    waves = [lay(smooth([(x + a, b) for a, b in ripple], False, 4), upright) for x in (-26, 2, 28)]
    s.lines(waves, stroke="#ffffff", stroke_width=2.2, opacity=0.85)
    for at in (-half + 1, half - 1):
        x, y = lay([(at, 0)], upright)[0]
        post = s.linear(0, y - 10, 0, y + 6, (0, "#e3b67f"), (1, "#a76f42"))
        fused(s, [round_box(x - 6.5, y - 9.5, 13, 15, 4)], post, 2.4)
        s.ellipse(x, y - 6, 4, 2, fill="#f3cf9b")


def edge_slot(s: Svg, upright: bool, points: int) -> None:
    """Mark where a stick may lie: a bar with one drop of water for each point it would count."""
    if points == 2:
        s.shape(lay(round_box(-37, -11, 74, 22, 11), upright), fill="#fff3b8", opacity=0.5)
        fused(s, [lay(round_box(-34, -8, 68, 16, 8), upright)], "#ffe07a", 2.2, "#8a5a14")
    else:
        bar = lay(round_box(-30, -7, 60, 14, 7), upright)
        s.shape(bar, fill="#fff7d8", opacity=0.85)
        s.shape(bar, fill="none", stroke="#a9761c", stroke_width=2.2, stroke_dasharray="6 4")
    for at in (-9, 9) if points == 2 else (0,):
        x, y = lay([(at, 0)], upright)[0]
        s.circle(x, y, 4.2, fill="#2f78bd", stroke="#1f3f6d", stroke_width=1.6)


def field_slot(s: Svg) -> None:
    """Mark where a field may lie, in a box of 100."""
    box = round_box(9, 9, 82, 82, 14)
    s.shape(box, fill="#fff3b8", opacity=0.55)
    s.shape(box, fill="none", stroke="#a9761c", stroke_width=3, stroke_dasharray="10 7")
    plus = [[(38, 50), (62, 50)], [(50, 38), (50, 62)]]
    s.lines(plus, stroke="#8a5a14", stroke_width=9)
    s.lines(plus, stroke="#fff7e6", stroke_width=4.4)


def drop(s: Svg) -> None:
    """Mark a field that would be watered, in a box of 100."""
    icon(s, "drop", 50, 50, 46, tone="#4f9fdc")


# ── small farms, as others see them ──


def small_field(s: Svg, watered: bool) -> None:
    """Draw a field for a small picture, in a box of 100."""
    fused(s, [round_box(9, 9, 82, 82, 16)], "#8cc96f" if watered else "#d9b283", 7)
    if watered:
        for x, y in ((36, 38), (64, 38), (36, 66), (64, 66)):
            s.circle(x, y, 8, fill="#2f6b3a")
    else:
        s.line([(40, 28), (56, 46), (42, 70)], stroke="#7a5233", stroke_width=7)


def small_stick(s: Svg, upright: bool) -> None:
    """Draw a stick for a small picture, 100 long, centred on 0,0."""
    line = lay([(-46, 0), (46, 0)], upright)
    s.line(line, stroke="#274f86", stroke_width=26)
    s.line(line, stroke="#58b4ea", stroke_width=14)


# ── the reserve ──


def field_pile(s: Svg) -> None:
    """Draw a pile of fields on y=0, 72 wide."""
    for y in (-8, -15, -22, -29):
        side = [(-36, y), (0, y + 15), (36, y), (36, y + 6), (0, y + 21), (-36, y + 6)]
        fused(s, [side], FURROW, 2.4)
        fused(s, [[(-36, y), (0, y - 15), (36, y), (0, y + 15)]], "#e2c08c", 2.2)
    lines = [[(-17 + t * 10, -32 - t * 4.2), (8 + t * 10, -21 - t * 4.2)] for t in (-1, 0, 1)]
    s.lines(lines, stroke=FURROW, stroke_width=2.4, opacity=0.9)


def stick_pile(s: Svg) -> None:
    """Draw a bundle of sticks on y=0, about 84 wide."""
    for x, y in ((0, -8), (-5, -28), (4, -48)):
        with s.at(x, y, 0.86):
            stick(s)

"""Small signs of L'Île des Chats, centred on 0,0 in a 64-unit square: emblems, room signs, rats, scores."""

from __future__ import annotations

import math
from typing import Any

from .icons import ICONS, W, arc, stroke_icon
from .isle_data import FAMILIES
from .palette import darken, lighten, mix
from .pen import INK, dots, fused, mirror, move, oval, ribbon, round_box, smooth
from .svg import Svg

HULL = smooth(dots("-29 0, -26 -12, -10 -19, 10 -18, 30 0, 30 0, 10 18, -10 19, -26 12"))
FACE = smooth(mirror(dots("0 -12, 8 -13, 17 -21, 19 -20, 22 0, 20 14, 0 20")))


def star(s: Svg, tone: str = "#6b3fa0", w: float = W) -> None:
    """Draw the star of the purple family."""
    spokes = [(math.pi * i / 5, 13 if i % 2 else 29) for i in range(10)]
    fused(s, [[(r * math.sin(a), -r * math.cos(a)) for a, r in spokes]], tone, w)
    s.line([(-5, -9), (-12, -6)], stroke="#fffdf9", stroke_width=4, opacity=0.8)


def shell(s: Svg, tone: str = "#f7ab3a", w: float = W) -> None:
    """Draw the scallop of the orange family."""
    turns = [math.radians(d) for d in range(-104, 105, 4)]
    waves = [(a, 1 + 0.06 * math.cos(a * 10)) for a in turns]
    rim = [(25 * math.sin(a) * k, 4 - 27 * math.cos(a) * k) for a, k in waves]
    fused(s, [round_box(-11, 15, 22, 12, 4), [*rim, (7, 24), (-7, 24)]], tone, w)
    ribs = [math.radians(d) for d in (-52, -26, 0, 26, 52)]
    lines = [[(3.4 * math.sin(a), 18), (21 * math.sin(a), 4 - 20 * math.cos(a))] for a in ribs]
    s.lines(lines, stroke=darken(tone, 0.42), stroke_width=3)


def moon(s: Svg) -> None:
    """Draw the moon of rooms 2 and 4, with a sleepy smile."""
    sickle = dots("10 -27, 10 -27, -14 -21, -25 0, -14 21, 10 27, 23 18, 23 18, 6 12, -2 0, 2 -14")
    fused(s, [smooth(sickle)], "#f7c458", W)
    s.line(smooth([(-17, 4), (-13, 7), (-9, 4)], False), stroke=INK, stroke_width=2.4)


def apple(s: Svg) -> None:
    """Draw the apple of room 3."""
    fruit = smooth(mirror(dots("0 -12, 12 -17, 24 -7, 22 12, 10 26, 0 23")))
    fused(s, [fruit], "#d8492f", W)
    fused(s, [smooth(dots("2 -16, 8 -28, 22 -28, 18 -18"))], "#6fae55", W * 0.9)
    s.line([(0, -12), (-2, -22)], stroke=INK, stroke_width=4)
    s.line(smooth([(-16, 2), (-15, -6), (-9, -10)], False), stroke="#fffdf9", stroke_width=4, opacity=0.85)


def corn(s: Svg) -> None:
    """Draw the corn cob of room 6."""
    tone = "#f7c458"
    with s.at(0, 0, 1, 24):
        fused(s, [smooth(mirror(dots("0 -29, 9 -22, 12 -4, 9 16, 0 24")))], tone, W)
        rows = [smooth([(-9, y), (0, y + 3), (9, y)], False) for y in (-18, -8, 2, 12)]
        s.lines([*rows, [(0, -24), (0, 18)]], stroke=darken(tone, 0.35), stroke_width=2.2)
        for k in (-1, 1):
            husk = [(k * x, y) for x, y in dots("0 28, 14 18, 20 -8, 20 -8, 8 6, 2 20")]
            fused(s, [smooth(husk)], "#6fae55", W * 0.9)


def parrot(s: Svg) -> None:
    """Draw the parrot of rooms 1 and 7."""
    fused(s, [smooth(dots("2 6, 16 16, 22 30, 22 30, 8 26, -4 14"))], "#3a76c4", W)
    fused(s, [smooth(dots("-8 -26, 8 -24, 14 -8, 14 10, 4 20, -8 16, -14 0, -18 -14"))], "#3f9a6a", W)
    fused(s, [smooth(dots("4 -8, 14 -2, 16 14, 8 18, 2 6"))], "#f7c458", W * 0.8)
    fused(s, [smooth(dots("-15 -20, -26 -14, -24 -2, -24 -2, -17 -7, -12 -10"))], "#f2a154", W * 0.9)
    s.circle(-6, -15, 5.4, fill="#fffdf9", stroke=INK, stroke_width=2)
    s.circle(-7, -15, 2.5, fill=INK)


def rat(s: Svg, tone: str = "#9a8f8c") -> None:
    """Draw a cheeky rat with a long tail."""
    tail = smooth(dots("14 18, 28 20, 29 6, 22 0"), False)
    s.line(tail, stroke=INK, stroke_width=5 + W * 1.6)
    s.line(tail, stroke="#e8a79c", stroke_width=4.6)
    fused(s, [oval(8, 9, 19, 17)], darken(tone, 0.12), W)
    ears = ((-21, -14), (7, -17))
    fused(s, [oval(x, y, 10.5, 10.5) for x, y in ears], tone, W)
    for x, y in ears:
        s.circle(x, y, 6, fill="#f2b3a8")
    fused(s, [smooth(dots("-8 -19, 7 -10, 9 4, -2 14, -16 19, -25 14, -24 0, -18 -13"))], tone, W)
    s.shape(oval(-16, 12, 9, 6, -20), fill=lighten(tone, 0.5))
    for x, y in ((-17, -1), (-3, 0)):
        s.ellipse(x, y, 4.2, 5.2, fill="#271a20")
        s.circle(x - 1.4, y - 1.8, 1.6, fill="#ffffff")
    s.circle(-20.5, 9.5, 4, fill="#e57a74", stroke=INK, stroke_width=1.8)
    s.rect(-17.5, 15.5, 5, 6, 1.4, fill="#fffdf9", stroke=INK, stroke_width=1.5)
    fused(s, [oval(-4, 24, 6.4, 4), oval(12, 25, 7, 4)], "#e8a79c", W * 0.8)


def room(s: Svg) -> None:
    """Draw a room: four walls seen from above."""
    floor = lighten("#bb8250", 0.25)
    fused(s, [round_box(-25, -22, 50, 44, 6)], "#6e4530", W)
    s.rect(-18, -15, 36, 30, 3, fill=floor)
    s.rect(2, 14, 14, 9, 1, fill=floor)
    s.lines([[(-17, y), (17, y)] for y in (-5, 5)], stroke=darken("#bb8250", 0.25), stroke_width=2)


def family(s: Svg, tone: str = "#f0955a") -> None:
    """Draw three cat heads huddled together: a family."""
    tones = (lighten(tone, 0.4), tone, mix(tone, "#fffaf0", 0.2))
    k = 0.62
    for (x, y), fill in zip(((0, -15), (-15.5, 14), (15.5, 14)), tones):
        fused(s, [move(FACE, x, y, k)], fill, W)
        for dx in (-7, 7):
            s.ellipse(x + dx * k, y - k, 3.2 * k, 4.2 * k, fill=INK)
        s.ellipse(x, y + 9 * k, 3 * k, 2 * k, fill="#c9605a")


def hand(s: Svg, tone: str = "#5b4a78") -> None:
    """Draw the dark hand with which the days end."""
    fingers = ((-13, 2, -26), (-5, -2, -8), (5, -2, 8), (13, 2, 26))
    parts = [ribbon(move([(0, 0), (0, -16), (0, -28)], x, y, 1, a), 12, 7) for x, y, a in fingers]
    parts += [oval(0, 10, 17, 15), ribbon([(-12, 14), (-24, 8), (-28, -2)], 11, 7)]
    fused(s, parts, s.linear(0, -28, 0, 26, (0, tone), (1, darken(tone, 0.35))), W)
    s.circle(0, 10, 7, fill="#ffd98a")
    s.ellipse(0, 10, 2.2, 6, fill=INK)


def rotate(s: Svg) -> None:
    """Draw a quarter-turn arrow."""
    tone = "#aedbee"
    stroke_icon(s, [arc(0, 3, 18, -20, 240)], tone, 6.4)
    fused(s, [smooth(dots("8 -13, 8 -13, 29 -12, 29 -12, 18 8, 18 8"), steps=5)], tone, W)


def mirrored(s: Svg) -> None:
    """Draw two halves mirrored about a dashed line."""
    tone = "#c3e2b5"
    s.line([(0, -26), (0, 26)], stroke=INK, stroke_width=3.4, stroke_dasharray="6 7")
    for k in (-1, 1):
        half = [(k * x, y) for x, y in dots("8 -16, 8 -16, 27 13, 27 13, 8 13, 8 13")]
        fused(s, [smooth(half, steps=5)], tone if k > 0 else lighten(tone, 0.55), W)


def chest(s: Svg) -> None:
    """Draw a treasure chest standing open on gold."""
    gold = "#f7c458"
    fused(s, [oval(-10, -8, 10, 8), oval(6, -10, 11, 9), oval(14, -6, 8, 7)], gold, W)
    fused(s, [round_box(-26, -4, 52, 28, 6)], s.linear(0, -4, 0, 24, (0, "#c58d58"), (1, "#8c5a38")), W)
    fused(s, [smooth(dots("-26 -8, -24 -24, 0 -30, 24 -24, 26 -8, 26 -8, 0 -13, -26 -8"))], "#a76f42", W)
    s.lines([[(x, -3), (x, 23)] for x in (-17, 17)], stroke=gold, stroke_width=5)
    fused(s, [round_box(-6, -2, 12, 13, 4)], gold, W * 0.8)
    s.circle(0, 4, 2.4, fill=INK)


def edge(s: Svg) -> None:
    """Draw a boat with its rim lit."""
    fused(s, [HULL], "#f7c458", W)
    s.shape([(x * 0.68 - 1, y * 0.62) for x, y in HULL], fill="#bb8250", stroke=INK, stroke_width=2)


def rows(s: Svg) -> None:
    """Draw a boat with its middle row lit."""
    fused(s, [HULL], "#bb8250", W)
    s.shape(round_box(-27, -5, 52, 10, 5), fill="#f7c458", stroke=INK, stroke_width=2)


def check(s: Svg, tone: str = "#fff7e6") -> None:
    """Draw a tick."""
    stroke_icon(s, [[(-20, 2), (-6, 16), (21, -15)]], tone, 9)


def anchor(s: Svg, tone: str = "#5d6472") -> None:
    """Draw an anchor: a boat that takes no more cats today."""
    hook = arc(0, 4, 20, 20, 160)
    stroke_icon(s, [[(0, -14), (0, 24)], [(-11, -8), (11, -8)], hook], tone, 6)
    for k in (-1, 1):
        fused(s, [[(k * 26, 4), (k * 25, 18), (k * 12, 12)]], tone, W * 0.8)
    s.circle(0, -21, 6, fill="none", stroke=INK, stroke_width=9.6)
    s.circle(0, -21, 6, fill="none", stroke=tone, stroke_width=5)


SIGNS = {
    **ICONS,
    "star": star,
    "shell": shell,
    "moon": moon,
    "apple": apple,
    "corn": corn,
    "parrot": parrot,
    "rat": rat,
    "room": room,
    "family": family,
    "hand": hand,
    "rotate": rotate,
    "mirror": mirrored,
    "chest": chest,
    "edge": edge,
    "rows": rows,
    "check": check,
    "anchor": anchor,
}


def sign(s: Svg, name: str, x: float, y: float, size: float, **options: Any) -> None:
    """Draw a sign centred on x,y at a size."""
    with s.at(x, y, size / 64):
        SIGNS[name](s, **options)


def emblem(s: Svg, name: str, x: float, y: float, size: float) -> None:
    """Draw the emblem of a cat family: drop, leaf, heart, star or shell."""
    sign(s, FAMILIES[name].emblem, x, y, size, tone=FAMILIES[name].main)

"""The island with palms and lighthouse, the days before the danger, the wooden cats of the turn order."""

from __future__ import annotations

import math
import random

from .isle_icons import sign
from .palette import SEATS, darken, lighten
from .pen import INK, dots, fused, mirror, move, oval, ribbon, round_box, shadow, smooth
from .seats import seat_badge
from .svg import Points, Svg

W = 3
LEAF = smooth(dots("0 0, 14 -12, 32 -10, 44 6, 44 6, 28 2, 12 6"))
HILL = smooth(dots("-132 22, -118 -18, -74 -44, -36 -74, 10 -84, 52 -62, 94 -44, 128 -8, 132 22, 60 34, -70 34"))
SHIP = smooth(dots("-58 -34, -58 -34, -50 -22, 0 -20, 46 -24, 66 -38, 66 -38, 52 -4, 30 5, -34 5, -50 -8"), steps=6)
SAIL = dots("-.5 0, -.5 0, .5 .04, .5 .04, .62 .6, .5 1, .5 1, .2 .85, 0 1, -.2 .85, -.5 1, -.5 1")
DIGITS = {  # the numerals on stones and buoys, 10 by 16 round 0,0; a doubled point is a corner
    1: "-3 -5, 1 -8, 1 -8, 1 8",
    2: "-4.5 -4, -2.5 -7.4, 1 -8, 4 -5.5, 3 -1.5, -4.5 8, -4.5 8, 5 8",
    3: "-4 -6.6, 0 -8, 3.8 -5.5, 2.6 -1.6, -.4 -.6, -.4 -.6, 3.6 .8, 4.6 4.2, 1 8, -4.4 6.6",
    4: "2.5 8, 2.5 -8, 2.5 -8, -5 3.5, -5 3.5, 5.5 3.5",
    5: "4 -8, 4 -8, -3 -8, -3 -8, -3.6 -1, -3.6 -1, 1 -2.4, 4.6 1.6, 3 6.4, -1 8, -4.4 6.4",
}


def digit(s: Svg, value: int, x: float, y: float, k: float, tone: str) -> None:
    """Paint a numeral by hand."""
    s.line(move(smooth(dots(DIGITS[value]), False), x, y, k), stroke=tone, stroke_width=3.1 * k)


def blob(cx: float, cy: float, rx: float, ry: float, seed: int, rough: float = 0.08, lobes: int = 9) -> Points:
    """Return an irregular hand-cut oval."""
    rnd = random.Random(seed)
    ring = [(math.tau * i / lobes, 1 + rnd.uniform(-rough, rough)) for i in range(lobes)]
    return smooth([(cx + rx * k * math.cos(a), cy + ry * k * math.sin(a)) for a, k in ring])


def palm(s: Svg, x: float, y: float, k: float, lean: float) -> None:
    """Draw a palm standing on x,y."""
    with s.at(x, y, k):
        fused(s, [ribbon([(0, 0), (lean * 0.3, -30), (lean, -58)], 12, 7)], "#a8713f", W)
        rings = [[(-4 - t * 0.06, t), (5 - t * 0.1, t - 2)] for t in (-12, -26, -40)]
        s.lines(rings, stroke="#6e4530", stroke_width=2.2)
        for a, tone in (
            (-150, "#3f8a49"),
            (-30, "#3f8a49"),
            (-100, "#5da35d"),
            (170, "#6fb35f"),
            (10, "#6fb35f"),
        ):
            fused(s, [move(LEAF, lean, -58, 0.8 if a == -100 else 1, a)], tone, W * 0.85)
        fused(s, [oval(lean - 4, -52, 5, 5), oval(lean + 5, -51, 5, 5)], "#8c5a38", 2)


def lighthouse(s: Svg, x: float, y: float, k: float) -> None:
    """Draw the striped lighthouse standing on x,y."""
    with s.at(x, y, k):
        fused(s, [[(-17, 0), (-11, -74), (11, -74), (17, 0)]], "#fffdf9", W)
        for top, foot in ((-62, -49), (-34, -21), (-6, 0)):
            half = 11 + (top + 74) * 0.081
            s.shape([(-half, top), (half, top), (half + 0.6, foot), (-half - 0.6, foot)], fill="#d8492f")
        fused(s, [round_box(-12, -92, 24, 18, 4)], "#ffe08a", W * 0.9)
        fused(s, [mirror(dots("0 -100, 4 -100, 12 -108, 15 -92"))], "#d8492f", W * 0.9)


def island(s: Svg) -> None:
    """Draw the island round 0,0, about 400 by 240, its beach free for the landing stones."""
    for grow, tone, opacity in ((1.2, "#c9f0ea", 0.45), (1.1, "#dff7f0", 0.6)):
        s.shape(blob(0, 22, 166 * grow, 88 * grow, 4, 0.06, 11), fill=tone, opacity=opacity)
    sand = s.linear(0, -60, 0, 110, (0, "#fbe8c0"), (1, "#e6c07f"))
    fused(s, [blob(0, 24, 164, 84, 4, 0.05, 11)], sand, W + 0.6)
    grass = s.linear(0, -84, 0, 36, (0, "#a6d488"), (0.55, "#7dba68"), (1, "#5da35d"))
    fused(s, [HILL], grass, W)
    sun = smooth(dots("-96 -6, -60 -34, -22 -60, 6 -70, -6 -46, -40 -18, -70 4"))
    s.shape(sun, fill="#c9e8a6", opacity=0.5)
    s.shape(ribbon(dots("34 -64, 20 -34, 38 -8, 16 26, 0 60"), 9, 20, 8), fill="#f3d9a8", opacity=0.95)
    lighthouse(s, 58, -46, 0.84)
    for x, y, k, lean in ((-92, 4, 0.95, -10), (-62, -14, 0.8, 8), (108, 8, 0.82, 12)):
        palm(s, x, y, k, lean)
    for x, y, r in ((-24, -40, 13), (-8, -48, 11), (82, -22, 12), (-112, 16, 9)):
        fused(s, [oval(x, y, r * 1.2, r)], "#4f9a55", W * 0.8)
        s.circle(x - r * 0.3, y - r * 0.3, r * 0.4, fill="#a9d98f", opacity=0.7)
    for x, y in ((-138, 62), (136, 58)):
        fused(s, [blob(x, y, 12, 8, 3)], "#b3aaa0", W * 0.8)


def stone(s: Svg, place: int) -> None:
    """Draw the landing stone of a place in the turn order, its top round 0,0."""
    fused(s, [oval(0, 13, 33, 14), round_box(-33, 0, 66, 13, 2)], "#b8ae9f", W * 0.9)
    s.shape(oval(0, 0, 33, 13), fill="#ddd4c6")
    digit(s, place, 0, 17, 0.86, "#5a4035")


def buoy(s: Svg, x: float, y: float, day: int, r: float = 22) -> None:
    """Draw the buoy of a day; the last one bears the dark hand."""
    tone = "#fff7e6" if day else "#b9a6dc"
    s.ellipse(x, y + r * 0.75, r * 1.25, r * 0.4, fill="#dff7f0", opacity=0.7)
    fused(s, [oval(x, y + 3, r, r)], darken(tone, 0.35), W * 0.9)
    s.circle(x, y, r, fill=s.linear(0, y - r, 0, y + r, (0, lighten(tone, 0.4)), (1, tone)))
    if day:
        digit(s, day, x, y, 1.1, INK)
    else:
        sign(s, "hand", x, y, r * 1.7)


def days(s: Svg, spots: Points) -> None:
    """Draw the rope from day to day with its buoys; spots are those of days 5 to 0."""
    rope = smooth(spots, False)
    s.line(rope, stroke=INK, stroke_width=7, opacity=0.7)
    s.line(rope, stroke="#f3d9a8", stroke_width=4, stroke_dasharray="9 5")
    for day, (x, y) in zip(range(5, -1, -1), spots):
        buoy(s, x, y, day)


def ship(s: Svg) -> None:
    """Draw the dark ship floating on 0,0, about 120 wide: violet sails, a watching hand."""
    s.ellipse(0, 4, 60, 9, fill="#dff7f0", opacity=0.8)
    for x, top in ((-22, -92), (20, -104)):
        s.line([(x, -20), (x, top)], stroke=INK, stroke_width=8)
        s.line([(x, -20), (x, top)], stroke="#6e4530", stroke_width=3.4)
        fused(s, [[(x, top), (x + 20, top + 5), (x, top + 11)]], "#d8492f", 2.4)
    for x, y, wide, high in ((-22, -80, 40, 46), (20, -92, 50, 58)):
        sail = smooth([(x + wide * a, y + high * b) for a, b in SAIL], steps=5)
        fused(s, [sail], s.linear(0, y, 0, y + high, (0, "#7d64a8"), (1, "#43306a")), W)
    sign(s, "hand", 22, -64, 38, tone="#2a1c3f")
    fused(s, [SHIP], s.linear(0, -36, 0, 6, (0, "#5d4a66"), (1, "#2c2038")), W)
    s.line(smooth([(-50, -14), (0, -10), (54, -16)], False), stroke="#d8492f", stroke_width=4)
    for x in (-30, -10, 10, 30):
        s.circle(x, -3, 3.2, fill="#ffd98a", stroke=INK, stroke_width=1.4)


def today(s: Svg) -> None:
    """Draw the dark ship above the buoy of the day, round 0,0; the program writes the number of the day."""
    tone = "#f7c458"
    fused(s, [oval(0, 3, 22, 22)], darken(tone, 0.35), W * 0.9)
    s.circle(0, 0, 22, fill=s.linear(0, -22, 0, 22, (0, lighten(tone, 0.4)), (1, tone)))
    with s.at(0, -18, 0.54):
        ship(s)


def figure(s: Svg, seat: str) -> None:
    """Draw a wooden cat sitting on 0,0, 64 by 100, in a seat's colour and with its badge."""
    main = SEATS[seat]["main"]
    shadow(s, 3, 0, 34, 8, 0.45)
    tail = ribbon([(16, -8), (36, -6), (38, -24), (30, -34)], 11, 8)
    body = smooth(mirror(dots("0 -54, 14 -48, 20 -28, 26 -8, 20 1, 0 2")))
    skull = smooth(mirror(dots("0 -82, 10 -80, 14 -90, 19 -95, 23 -90, 25 -72, 24 -58, 14 -49, 0 -47")))
    wood = s.linear(-26, 0, 26, 0, (0, lighten(main, 0.25)), (1, darken(main, 0.12)))
    fused(s, [tail, body, skull], [main, wood, lighten(main, 0.12)], W)
    ink = INK if seat in ("honey", "snow", "sky") else "#fff7e6"
    eyes = [smooth([(k * 15, -67), (k * 10, -70), (k * 5, -67)], False) for k in (-1, 1)]
    s.lines(eyes, stroke=ink, stroke_width=2.6)
    s.line(smooth(dots("-5 -59, -2 -57, 0 -60, 2 -57, 5 -59"), False), stroke=ink, stroke_width=2.2)
    s.circle(0, -24, 15, fill="#fff7e6", stroke=INK, stroke_width=2)
    seat_badge(s, seat, 0, -24, 24)

"""The ground of Minicity: evening sky, the hill in section, its roads between springs and the brook."""

from __future__ import annotations

import math
import random

from .body import cat
from .minicity_data import FIRST, ROADS, SQUARE, STEP, square
from .pen import dots, fused, move, ribbon, round_box, smooth
from .props import daisy
from .svg import Points, Svg

EDGE = "#33190f"  # line of everything dug into the soil
SIZE = (1920, 1080)
ROADSIDE = (290, 12, 1252, 792)  # where both roads lie
WATER, DEPTH = 794, 74  # where the brook is, and how wide
TURF = (
    "0 130, 90 124, 180 132, 262 126, 290 86, 302 40, 348 21, 426 17, 596 10, 776 15, 916 9, 1076 14,"
    "1246 10, 1406 17, 1484 21, 1530 40, 1542 86, 1572 128, 1690 134, 1800 126, 1920 132"
)
WAVE = dots("-24 0, -12 -5, 0 0, 12 5, 24 0")


def blob(cx: float, cy: float, rx: float, ry: float, seed: int, rough: float, lobes: int) -> Points:
    """Return an uneven hand-cut oval."""
    rnd = random.Random(seed)
    ring = []
    for i in range(lobes):
        k = 1 + rnd.uniform(-rough, rough)
        a = math.tau * i / lobes
        ring.append((cx + rx * k * math.cos(a), cy + ry * k * math.sin(a)))
    return smooth(ring)


def soil(s: Svg) -> None:
    """Paint earth with its layers, pebbles and the light of the galleries."""
    w, h = SIZE
    earth = ((0, "#a76a43"), (0.4, "#8c5639"), (0.74, "#6a3f2b"), (1, "#46291c"))
    s.rect(0, 0, w, h, fill=s.linear(0, 0, 0, h, *earth))
    rnd = random.Random(8)
    for k in range(5):
        line = [(w * i / 10, 210 + 128 * k + rnd.uniform(-16, 16)) for i in range(11)]
        s.shape(ribbon(line, 18, 30, 6, False), fill="#2e1810", opacity=0.1)
    tones = ("#c48a5f", "#56331f", "#a99c90", "#d9a871")
    pebbles: dict[str, list[Points]] = {tone: [] for tone in tones}
    for _ in range(200):
        x, y, r = rnd.uniform(0, w), rnd.uniform(60, h), rnd.uniform(3, 10)
        pebbles[rnd.choice(tones)].append(blob(x, y, r, r * 0.7, int(x), 0.2, 7))
    for tone, shapes in pebbles.items():
        s.shapes(shapes, fill=tone, opacity=0.42)
    light = ((0, "#ffd79a", 0.2), (0.5, "#ffd79a", 0.07), (1, "#1d0f0a", 0.34))
    s.rect(0, 0, w, h, fill=s.radial(916, 400, 900, *light))
    for x in (30, 180, 1700, 1880):
        root = ribbon([(x, 130), (x + 16, 190), (x - 8, 258), (x + 12, 320)], 11, 2, 8)
        s.shape(root, fill="#d9a871", opacity=0.6)


def brook(s: Svg) -> None:
    """Paint the desk in the deep soil and the brook above it, between banks of pebbles."""
    w, h = SIZE
    s.rect(0, WATER, w, h - WATER, fill=s.linear(0, WATER, 0, h, (0, "#5c3625"), (1, "#3a2117")))
    rnd = random.Random(5)
    x, wide, n = -20, w + 40, 32
    top = [(x + wide * i / n, WATER + 5 * math.sin(i * 1.3) + rnd.uniform(-2, 2)) for i in range(n + 1)]
    low = [(a, WATER + DEPTH + 5 * math.sin(i * 1.1 + 2) + rnd.uniform(-2, 2)) for i, (a, _) in enumerate(top)]
    band = smooth(top, False) + smooth(low, False)[::-1]
    s.shape(band, fill="#c99a66", stroke="#c99a66", stroke_width=22)
    water = s.linear(0, WATER, 0, WATER + DEPTH, (0, "#86cfdc"), (0.5, "#4d9cc6"), (1, "#2f69a8"))
    s.shape(band, fill=water, stroke=EDGE, stroke_width=4)
    s.line([(a, b + 7) for a, b in smooth(top, False)], stroke="#e8fbff", stroke_width=4, opacity=0.65)
    for opacity in (0.3, 0.42, 0.54):
        spots = [(rnd.uniform(0, w), rnd.uniform(WATER + 20, WATER + DEPTH - 12)) for _ in range(25)]
        waves = [smooth(move(WAVE, *spot), False) for spot in spots]
        s.lines(waves, stroke="#eafcff", stroke_width=3, opacity=opacity)
    for line, d in ((top, -6), (low, 7)):
        for a, b in smooth(line, False)[::5]:
            if rnd.random() < 0.6:
                stone(s, a, b + d, rnd.uniform(5, 11), rnd.choice(("#b3aaa0", "#d8c7ac", "#9c8f86")))
    foot = WATER + DEPTH
    shade = s.linear(0, foot, 0, foot + 60, (0, "#1d0f0a", 0.4), (1, "#1d0f0a", 0))
    s.rect(0, foot, w, 60, fill=shade)


def stone(s: Svg, x: float, y: float, r: float, tone: str, weight: float = 2.2) -> None:
    """Draw a pebble."""
    fused(s, [blob(x, y, r, r * 0.72, int(x), 0.13, 7)], tone, weight, EDGE)


def sky(s: Svg) -> None:
    """Paint the evening sky and the turf below it."""
    top = dots(TURF)
    line = smooth(top, False)
    air = line + [(SIZE[0], -5), (0, -5)]
    s.shape(air, fill=s.linear(0, 0, 0, 150, (0, "#f5b67c"), (0.55, "#fbd9a7"), (1, "#fff3d8")))
    for cx, cy, r in ((216, 36, 40), (262, 58, 30), (1620, 112, 34), (1840, 20, 30), (40, 14, 30)):
        s.ellipse(cx, cy, r * 1.5, r * 0.4, fill="#fffaf0", opacity=0.6)
    fused(s, [ribbon([(x, y + 3) for x, y in top], 21, 21, 6)], "#6fb35f", 3.4)
    s.line([(x, y - 2) for x, y in line], stroke="#a9d98f", stroke_width=5, opacity=0.85)
    rnd = random.Random(8)
    for _ in range(80):
        x, y = line[int(rnd.random() * (len(line) - 1))]
        if y > 104 or 436 < x < 1396:
            grass(s, x, y + 4, rnd.uniform(0.6, 1.05), rnd.choice(("#4f9a55", "#6fb35f", "#82bb72")))
    for x, y, k, tone in ((284, 92, 0.8, "#fffdf9"), (12, 130, 0.8, "#f7c458")):
        with s.at(x, y, k):
            daisy(s, tone, 1.2)


def grass(s: Svg, x: float, y: float, k: float, tone: str) -> None:
    """Draw three blades of grass."""
    blades = []
    for a, long in ((-28, 17), (0, 23), (26, 16)):
        tip = move([(0, 0), (0, -long * 0.6), (long * 0.12, -long)], x, y, k, a)
        blades.append(ribbon(tip, 5 * k, 1.2 * k, 4))
    s.shapes(blades, fill=tone)


def spring(s: Svg, cx: float, y: float, w: float, h: float) -> None:
    """Draw the pond on the hill's shoulder where a road begins."""
    bowl = dots("-.5 0, -.5 0, 0 .06, .5 0, .5 0, .36 .8, 0 1, -.36 .8")
    edge = smooth([(cx + a * w, y + b * h) for a, b in bowl], steps=6)
    s.shape(edge, fill="#c99a66", stroke="#c99a66", stroke_width=12)
    water = s.linear(0, y, 0, y + h, (0, "#86cfdc"), (1, "#3a7fb8"))
    s.shape(edge, fill=water, stroke=EDGE, stroke_width=3.6)
    for dy, k in ((8, 0.34), (17, 0.22)):
        wave = [
            (cx - w * k, y + dy),
            (cx - w * k * 0.4, y + dy - 3),
            (cx + w * k * 0.2, y + dy + 3),
            (cx + w * k, y + dy),
        ]
        s.line(smooth(wave, False), stroke="#eafcff", stroke_width=3, opacity=0.75)


def road(s: Svg, name: str) -> None:
    """Draw a road: a trodden path of twelve squares between spring and brook."""
    x, y0, y1 = ROADS[name], FIRST - 40, FIRST + 11 * STEP + 42
    path = ribbon([(x, y0), (x - 2, 250), (x + 2, 500), (x, y1)], 112, 112, 8, False)
    s.shape(path, fill=EDGE, stroke=EDGE, stroke_width=7)
    s.shape(path, fill=s.linear(x - 56, 0, x + 56, 0, (0, "#dcb27e"), (0.5, "#cf9f69"), (1, "#b98654")))
    rnd = random.Random(x)
    for _ in range(40):
        px, py, r = x + rnd.choice((-1, 1)) * rnd.uniform(46, 53), rnd.uniform(y0, y1), rnd.uniform(2, 4)
        s.ellipse(px, py, r, r * 0.7, fill=rnd.choice(("#a3744a", "#efd6a8", "#8c5a38")), opacity=0.7)
    for number in range(1, 13):
        kind = "river" if number in (1, 12) else "middle" if number in (6, 7) else "plain"
        empty(s, *square(name, number), kind)
    spring(s, x, 22, 96, 30)


def empty(s: Svg, cx: float, cy: float, kind: str) -> None:
    """Draw an empty square: plain, in the middle where two cards begin, or by the river."""
    w, h = SQUARE
    box = round_box(cx - w / 2, cy - h / 2, w, h, 12)
    river = kind == "river"
    s.shape([(a, b + 2) for a, b in box], fill="#f3d7a6", opacity=0.6)
    s.shape(box, fill="#7db7c9" if river else "#9d6f47", opacity=0.9 if river else 0.5)
    s.shape(box, fill="none", stroke="#4b2c1b", stroke_width=2.6, opacity=0.75)
    if river:
        waves = [smooth(move(WAVE, cx, cy + dy, 0.92), False) for dy in (-9, 3, 15)]
        s.lines(waves, stroke="#f2fdff", stroke_width=3.4, opacity=0.9)
        return
    for dx, dy in ((-10, 6), (-2, -4), (8, 4)):
        s.ellipse(cx + dx, cy + dy, 3.2, 4.4, fill="#5b3520", opacity=0.34)
    if kind == "middle":
        inner = round_box(cx - w / 2 + 6, cy - h / 2 + 6, w - 12, h - 12, 8)
        s.shape(inner, fill="none", stroke="#fff0cf", stroke_width=2, stroke_dasharray="6 5", opacity=0.8)


def closed(s: Svg) -> None:
    """Draw the soil that has slid over a road nobody uses, 120 x 744, a root across it."""
    s.rect(2, 2, 116, 740, 14, fill="#6d4230", opacity=0.72)
    rnd = random.Random(3)
    for _ in range(26):
        stone(
            s,
            rnd.uniform(14, 106),
            rnd.uniform(20, 724),
            rnd.uniform(4, 9),
            rnd.choice(("#8d7566", "#7a5d4a")),
            1.6,
        )
    cross = [dots("22 330, 98 414"), dots("98 330, 22 414")]
    s.lines(cross, stroke=EDGE, stroke_width=22)
    s.lines(cross, stroke="#c99a66", stroke_width=14)


def burrow(s: Svg, *coat: str) -> None:
    """Draw a cat that lives in the hill, 240 x 190."""
    s.shape(blob(120, 100, 108, 72, 4, 0.05, 11), fill="#2b150d", stroke="#1f0e08", stroke_width=5)
    s.shape(blob(120, 106, 98, 62, 4, 0.05, 11), fill="#3d2115")
    with s.at(120, 158, 0.86):
        cat(s, *coat)
    for x, y, r in ((40, 162, 13), (68, 172, 10), (184, 170, 14), (210, 160, 9)):
        stone(s, x, y, r, "#a58f7e", 2.6)


def ground(s: Svg) -> None:
    """Paint the earth, the brook and the sky."""
    soil(s)
    brook(s)
    sky(s)


def roads(s: Svg) -> None:
    """Draw both roads."""
    for name in ROADS:
        road(s, name)

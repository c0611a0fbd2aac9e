"""The curtain that falls between two players."""

from __future__ import annotations

import math

from .body import paw, paw_tone, tail
from .furniture import planks
from .palette import FURS, darken, lighten
from .pen import INK, dots, fused, oval
from .svg import Points, Svg

W, H = 1920, 1080
FLOOR = H - 62
SILK, FOLDS, SWAGS = "#a8352c", 18, 6


def sag(x: float, y: float, w: float, deep: float, steps: int = 8) -> Points:
    """Return a hanging line from x,y over a width."""
    return [(x + w * k / steps, y + deep * math.sin(math.pi * k / steps)) for k in range(steps + 1)]


def fold(s: Svg, x: float, w: float) -> None:
    """Draw one fold of silk with its golden hem."""
    hem, dark = sag(x, FLOOR, w, 7), darken(SILK, 0.42)
    silk = s.linear(x, 0, x + w, 0, (0, dark), (0.34, lighten(SILK, 0.12)), (0.6, SILK), (1, dark))
    gold = s.linear(x, 0, x + w, 0, (0, "#8f5a1c"), (0.36, "#ffdf8a"), (0.62, "#f0b94e"), (1, "#8f5a1c"))
    s.shape([(x, 0), (x + w + 1, 0), *hem[::-1]], fill=silk)
    for top, deep in ((FLOOR - 66, 20), (FLOOR - 36, 8)):
        over, under = sag(x, top, w, 5), sag(x, top + deep, w, 5)
        s.shape(over + under[::-1], fill=gold)
        for edge in (over, under):
            s.line(edge, stroke=INK, stroke_width=2.4, opacity=0.7)
    s.line(hem, stroke=INK, stroke_width=3.4)


def bow(cx: float, w: float, top: float, deep: float, first: int = 0) -> Points:
    """Return half an oval hanging below top, without its first and last points."""
    turns = [math.pi * t / 24 for t in range(first, 25 - first)]
    return [(cx + w / 2 * math.cos(a), top + deep * math.sin(a)) for a in turns]


def swag(s: Svg, cx: float, w: float) -> None:
    """Draw one bow of the valance with its golden fringe."""
    fringe = bow(cx, w, 46, 74)
    tones = (0, darken(SILK, 0.2)), (0.6, lighten(SILK, 0.1)), (1, darken(SILK, 0.25))
    fused(s, [[(cx - w / 2, -6), (cx + w / 2, -6), *fringe]], s.linear(0, 0, 0, 124, *tones), 3.4)
    for k in (0.42, 0.7):
        s.line(bow(cx, w * 0.96, 30, 74 * k, 1), stroke=darken(SILK, 0.45), stroke_width=3, opacity=0.5)
    s.line(fringe, stroke=INK, stroke_width=15)
    s.line(fringe, stroke="#f0b94e", stroke_width=9)


def tassel(s: Svg, x: float, y: float) -> None:
    """Draw a golden tassel hanging from x,y."""
    with s.at(x, y):
        gold = s.linear(-20, 0, 20, 0, (0, "#ffe08a"), (0.5, "#f0b94e"), (1, "#b9772a"))
        fused(s, [[(-13, 26), (-20, 78), (20, 78), (13, 26)]], gold, 3)
        for dx in (-8, 0, 8):
            s.line([(dx * 0.7, 34), (dx * 1.3, 76)], stroke="#9c6420", stroke_width=2.2, opacity=0.7)
        fused(s, [oval(0, 16, 15, 15)], s.radial(-5, 11, 20, (0, "#fff0bf"), (1, "#dd9434")), 3)


def feet(s: Svg) -> None:
    """Draw what shows below the hem: two cats' paws and a tail."""
    for x, fur, pattern in ((250, "ginger", "tabby"), (1690, "black", "tuxedo")):
        for dx in (-24, 24):
            paw(s, x + dx, 1027, 25, 16, paw_tone(pattern, FURS[fur]), 3.4)
    line = dots("1392 990, 1412 1034, 1466 1052, 1516 1042, 1530 1030")
    tail(s, line, FURS["grey"], "tabby", 24, 17, 3.4)


def closed_curtain(s: Svg) -> None:
    """Paint the closed curtain over the whole screen, with waiting cats behind it."""
    planks(s, 0, FLOOR - 2, W, H - FLOOR + 2, 1, "#8c5a38", 5)
    feet(s)
    for k in range(FOLDS):
        fold(s, W * k / FOLDS, W / FOLDS)
    dusk = s.linear(0, FLOOR, 0, FLOOR + 28, (0, "#1d0d0a", 0.5), (1, "#1d0d0a", 0))
    s.rect(0, FLOOR + 2, W, 26, fill=dusk)
    s.line([(W / 2, 0), (W / 2, FLOOR + 4)], stroke=INK, stroke_width=5)
    lamp = ((0, "#fff0c0", 0.14), (0.4, "#2a0d0a", 0.05), (1, "#2a0d0a", 0.62))
    s.rect(0, 0, W, H, fill=s.radial(W * 0.5, H * 0.46, W * 0.62, *lamp))
    s.rect(0, 0, W, 128, fill=s.linear(0, 0, 0, 150, (0, "#2a0d0a", 0.75), (1, "#2a0d0a", 0)))
    for k in range(SWAGS):
        swag(s, W * (k + 0.5) / SWAGS, W / SWAGS)
    for k in range(SWAGS + 1):
        tassel(s, W * k / SWAGS, 44)

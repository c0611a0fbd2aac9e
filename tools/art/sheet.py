"""The sheet that covers a box: 280 x 384, its edge crops the art."""

from __future__ import annotations

import random
from typing import Any

from .pen import INK, clip, dots, smooth
from .svg import Points, Svg

BOX_W, BOX_H = 280, 384
SHEET: Points = [(0, 0), (BOX_W, 0), (BOX_W, BOX_H), (0, BOX_H)]


def ground(s: Svg, foot: float, *stops: tuple) -> None:
    """Fill the sheet with a sky that changes down to its foot."""
    s.rect(0, 0, BOX_W, BOX_H, fill=s.linear(0, 0, 0, foot, *stops))


def crop(s: Svg, points: Points, **style: Any) -> None:
    """Draw the part of a shape that lies on the sheet."""
    part = clip(points, SHEET)
    if len(part) > 2:
        s.shape(part, **style)


def hill(s: Svg, points: str, fill: str) -> None:
    """Draw land with an ink edge across the sheet."""
    crop(s, smooth(dots(points)), fill=fill, stroke=INK, stroke_width=3)


def sun(s: Svg, x: float, y: float, r: float, tone: str, light: float) -> None:
    """Draw a small sun in its haze."""
    haze = s.radial(x, y, r, (0, "#fff3b0", light), (1, "#fff3b0", 0))
    s.circle(x, y, r, fill=haze)
    s.circle(x, y, r / 3, fill=tone)


def stars(s: Svg, count: int, x0: float, y0: float, x1: float, y1: float, seed: int = 1) -> None:
    """Scatter small stars."""
    rnd = random.Random(seed)
    for _ in range(count):
        x, y, r = rnd.uniform(x0, x1), rnd.uniform(y0, y1), rnd.uniform(1, 2.4)
        spark = [(x + r * a, y + r * b) for a, b in dots("0 -2, .6 -.6, 2 0, .6 .6, 0 2, -.6 .6, -2 0, -.6 -.6")]
        s.shape(spark, fill="#ffe9b0", opacity=rnd.uniform(0.5, 1))

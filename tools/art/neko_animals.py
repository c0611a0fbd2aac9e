"""The animals of Neko no Tawa as square tiles and on the die."""

from __future__ import annotations

import math

from . import neko_farm as farm
from . import neko_wild as wild
from .neko_icons import POWERS, koban, power
from .palette import lighten, mix
from .pen import INK, drop_shadow, fused, oval, round_box, wobble
from .svg import Svg

# name: head, pale ground, deep ground, size and offset inside the tile
ANIMALS = {
    "rat": (wild.rat, "#e3e0ee", "#c3bcd8", 0.94, 2),
    "ox": (wild.ox, "#f7e2c4", "#e3bd8c", 0.84, 6),
    "tiger": (wild.tiger, "#fdeab8", "#f3c873", 0.92, 3),
    "rabbit": (wild.rabbit, "#fbdde2", "#efb2be", 0.80, 15),
    "dragon": (wild.dragon, "#d5ecd9", "#98cfa8", 0.82, 10),
    "snake": (wild.snake, "#ecf2c8", "#cddb8c", 0.88, 0),
    "horse": (farm.horse, "#f3dccb", "#dfb394", 0.84, 3),
    "sheep": (farm.sheep, "#dbe7f5", "#b0c9e6", 0.86, 3),
    "monkey": (farm.monkey, "#f9dfc2", "#ecb684", 0.92, 2),
    "rooster": (farm.rooster, "#fde2cf", "#f5b08d", 0.84, 9),
    "dog": (farm.dog, "#e2efd2", "#b9d69c", 0.90, 5),
    "boar": (farm.boar, "#eadbe0", "#cfaebb", 0.92, 5),
    "cat": (farm.zodiac_cat, "#fff0bf", "#f7c458", 0.92, 4),
}
FACETS = ("#f6e8c4", "#e2cb98", "#cdb07a", "#dcc391", "#fbf0d2")  # of the die


def head(s: Svg, name: str, x: float = 0, y: float = 0, size: float = 100) -> None:
    """Draw an animal's head about so wide."""
    with s.at(x, y, size / 112):
        ANIMALS[name][0](s)


def tile(s: Svg, name: str) -> None:
    """Draw a square animal tile in 0..150: the head above, what it does on an indigo strip below."""
    draw, pale, deep, k, dy = ANIMALS[name]
    drop_shadow(s, 4, 4, 142, 142, 20, 6, 0.26)
    body = wobble(round_box(4, 4, 142, 142, 20), 0.6, len(name))
    fused(s, [body], s.linear(0, 0, 60, 150, (0, "#fffdf6"), (1, "#f5e2bd")), 3.6)
    art = round_box(11, 11, 128, 128, 14)
    s.shape(art, fill=s.linear(0, 11, 0, 139, (0, deep), (0.7, pale)))
    s.shape(oval(75, 58, 52, 52), fill=lighten(pale, 0.55), opacity=0.8)
    with s.at(75, 57 + dy * 0.8, k * 0.84):
        draw(s)
    strip = s.linear(0, 98, 0, 139, (0, "#3c4990"), (1, "#28326a"))
    s.shape(round_box(11, 98, 128, 41, 13), fill=strip, stroke=INK, stroke_width=3)
    s.shape(art, fill="none", stroke=mix(deep, INK, 0.55), stroke_width=2.6)
    power(s, name, 75, 118.5, 45)
    if POWERS[name][0]:
        price(s)


def price(s: Svg) -> None:
    """Draw the sign that using an animal costs a koban."""
    with s.at(26, 27, 0.5, -18):
        koban(s)
    fused(s, [oval(39, 38, 9.5, 9.5)], "#d8492f", 2.4)
    s.line([(34.5, 38), (43.5, 38)], stroke="#fffdf9", stroke_width=3.6)


def ring(x: float, y: float, r: float, step: int) -> list[tuple[float, float]]:
    """Return points round a middle, the first on top."""
    turns = [math.radians(a) for a in range(-90, 270, step)]
    return [(x + r * math.cos(a), y + r * math.sin(a)) for a in turns]


def die(s: Svg, name: str) -> None:
    """Draw the twelve-sided die in 0..140 showing an animal."""
    outer, inner = ring(70, 70, 66, 36), ring(70, 71, 45, 72)
    s.ellipse(74, 124, 58, 14, fill=s.radial(74, 124, 58, (0, "#2a1712", 0.4), (1, "#2a1712", 0), squash=0.24))
    fused(s, [outer], "#e6d3a6", 3.8)
    for i, tone in enumerate(FACETS):
        facet = [inner[i], outer[2 * i], outer[2 * i + 1], outer[(2 * i + 2) % 10], inner[(i + 1) % 5]]
        s.shape(facet, fill=tone, stroke=INK, stroke_width=2.6)
    ivory = s.radial(60, 58, 60, (0, "#fffdf3"), (1, "#fbe9c2"))
    s.shape(inner, fill=ivory, stroke="#d8492f", stroke_width=4.4)
    head(s, name, 70, 76, 58 * ANIMALS[name][3] + 4)

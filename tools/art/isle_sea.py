"""The table of L'Île des Chats: a calm sea, foam where cats wait, trays for treasures and cards."""

from __future__ import annotations

import random

from .furniture import wood_panel
from .isle_data import FAMILIES
from .isle_icons import emblem, sign
from .pen import INK, dots, fused, smooth
from .svg import Svg

WAVE = dots("-26 0, -13 -6, 0 0, 13 6, 26 0")


def sea(s: Svg, w: float = 1920, h: float = 1080) -> None:
    """Paint calm water with a chart's golden edge."""
    water = ((0, "#93d6d8"), (0.55, "#63b9cb"), (1, "#2f86b0"))
    s.rect(0, 0, w, h, fill=s.radial(w * 0.44, h * 0.3, w * 0.74, *water))
    rnd = random.Random(5)
    for part, opacity in enumerate((0.1, 0.16, 0.22)):
        waves = []
        for row in range(21):
            for col in range(14):
                x = col * 150 + (75 if row % 2 else 0) + rnd.randrange(-14, 15)
                y = row * 54 + rnd.randrange(-6, 7)
                if (row * 5 + col * 2) % 3 == part:
                    waves.append(smooth([(x + a, y + b) for a, b in WAVE], False))
        s.lines(waves, stroke="#fffdf9", stroke_width=3, opacity=opacity)
    s.rect(12, 12, w - 24, h - 24, 22, fill="none", stroke="#e9cd98", stroke_width=5)
    dusk = ((0, "#2a140e", 0), (0.5, "#2a140e", 0), (1, "#2a140e", 0.2))
    s.rect(0, 0, w, h, fill=s.radial(w * 0.46, h * 0.42, w * 0.66, *dusk))
    s.rect(0, 0, w, h, fill=s.radial(w * 0.36, h * 0.2, w * 0.5, (0, "#fff1c9", 0.16), (1, "#fff1c9", 0)))


def foam(s: Svg, w: float, h: float) -> None:
    """Draw the shallow water where a cat waits."""
    s.ellipse(w / 2, h / 2, w * 0.5, h * 0.5, fill="#d6f3ee", opacity=0.2)
    s.ellipse(w / 2, h / 2, w * 0.44, h * 0.43, fill="#d6f3ee", opacity=0.14)


def treasury(s: Svg, x: float, y: float, w: float, h: float, fence: float) -> None:
    """Draw the tray of the treasures, a dashed line between common and rare ones."""
    wood_panel(s, x, y, w, h, 24)
    line = [(fence, y + 18), (fence, y + h - 16)]
    s.line(line, stroke="#fff3d6", stroke_width=2.6, opacity=0.5, stroke_dasharray="5 7")


def bag(s: Svg, x: float, y: float, w: float, h: float) -> None:
    """Draw the plank that says what is left in the bag: a sack, then a mark for every kind of tile."""
    wood_panel(s, x, y, w, h, 16, "#8c5a38", 5)
    sack(s, x + 28, y + h / 2, 0.56)
    for k, family in enumerate(FAMILIES):
        emblem(s, family, *bag_at(k, x, y, h), 24)
    sign(s, "chest", *bag_at(5, x, y, h), 26)


def sack(s: Svg, x: float, y: float, size: float) -> None:
    """Draw a sack that is tied up."""
    with s.at(x, y, size):
        body = smooth(dots("-9 -14, 9 -14, 22 4, 22 20, 12 27, -12 27, -22 20, -22 4"))
        fused(s, [smooth(dots("-12 -27, 0 -23, 12 -27, 8 -14, -8 -14"))], "#e0bd86", 3)
        fused(s, [body], s.linear(-20, 0, 20, 0, (0, "#f0d3a0"), (1, "#c99f63")), 3)
        s.line([(-9, -14), (9, -14)], stroke=INK, stroke_width=6)
        s.line([(-9, -14), (9, -14)], stroke="#a8431f", stroke_width=2.6)


def bag_at(k: int, x: float, y: float, h: float) -> tuple[float, float]:
    """Return where the mark of a kind of tile stands on the plank of the bag."""
    return x + 60 + k * 51, y + h / 2

"""The end of a match: podium, rosettes and confetti."""

from __future__ import annotations

import math
import random

from .icons import fish, heart, leaf, paw
from .marks import star
from .palette import darken, lighten
from .pen import INK, dots, fused, oval, ribbon, round_box, shadow, smooth
from .svg import Svg

CONFETTI = ("curl", "disc", "paw", "fish", "star", "leaf", "heart", "strip")
CONFETTI_TONES = ("#d8492f", "#f7c458", "#4f9a55", "#3a76c4", "#f08bb0", "#b9a6dc")


def confetto(s: Svg, kind: str, x: float, y: float, size: float = 26, rotate: float = 0, tone: str = "#f7c458") -> None:
    """Draw one piece of confetti centred on x,y."""
    with s.at(x, y, size / 64, rotate):
        if kind == "curl":
            s.line(
                smooth([(-24, 10), (-14, -12), (-2, 10), (10, -12), (22, 8)], False),
                stroke=INK,
                stroke_width=15,
            )
            s.line(
                smooth([(-24, 10), (-14, -12), (-2, 10), (10, -12), (22, 8)], False),
                stroke=tone,
                stroke_width=8.4,
            )
        elif kind == "disc":
            fused(s, [oval(0, 0, 19, 15)], tone, 3.4)
            s.ellipse(-5, -4, 6, 4, fill="#fff", opacity=0.6)
        elif kind == "strip":
            fused(
                s,
                [smooth(dots("-11 -24, -11 -24, 9 -20, 9 -20, 12 22, 12 22, -8 25, -8 25"), steps=4)],
                tone,
                3.4,
            )
            s.shape([(-11, -24), (9, -20), (10, -2), (-10, 0)], fill="#fff", opacity=0.28)
        elif kind == "fish":
            fish(s, tone)
        else:
            {"paw": paw, "star": star, "leaf": leaf, "heart": heart}[kind](s, tone)


def medal_of(s: Svg, place: int, cx: float, cy: float, r: float) -> None:
    """Draw the rosette of a place; the program writes its number on the disc."""
    cloth = {1: "#d8492f", 2: "#3a76c4", 3: "#4f9a55"}[place]
    metal = {1: "#ffd970", 2: "#d9dee6", 3: "#e3b07c"}[place]
    k = r * 0.8
    ends = [(cx - k, cy), (cx - k, cy + r * 1.5), (cx, cy + r * 1.15), (cx + k, cy + r * 1.5), (cx + k, cy)]
    fused(s, [ends], darken(cloth, 0.2), 3)
    edge = []
    for i in range(64):
        a, d = math.tau * i / 64, r + 2.4 * math.cos(math.tau * i * 10 / 64)
        edge.append((cx + d * math.cos(a), cy + d * math.sin(a)))
    fused(s, [edge], cloth, 3)
    paint = s.radial(cx - 6, cy - 8, r, (0, "#fffdf3"), (1, metal))
    s.circle(cx, cy, r * 0.76, fill=paint, stroke=INK, stroke_width=2)


def block(s: Svg, place: int, cx: float, y: float, w: float, h: float) -> None:
    """Draw one step of the podium, standing on y, with its rosette."""
    x, top, wide = cx - w / 2, y - h, w + 12
    tone = {1: "#c58d58", 2: "#b07a4c", 3: "#a06c42"}[place]
    wood = s.linear(0, top, 0, y, (0, lighten(tone, 0.12)), (1, darken(tone, 0.28)))
    fused(s, [round_box(x, top, w, h, 7)], wood, 3.4)
    rnd = random.Random(place)
    for _ in range(int(h / 15)):
        gx, gy = x + 14 + rnd.random() * w * 0.4, top + 34 + rnd.random() * (h - 44)
        line = [(gx, gy), (gx + w * 0.24, gy + rnd.uniform(-2, 2)), (gx + w * rnd.uniform(0.3, 0.5), gy)]
        s.shape(ribbon(line, 1, 2.4, 4), fill="#5c3826", opacity=0.26)
    slab = [(x - 6, top), (x + 12, top - 24), (x + w - 12, top - 24), (x + w + 6, top)]
    light = s.linear(0, top - 24, 0, top, (0, "#f0cd9b"), (1, "#dcab73"))
    fused(s, [slab, round_box(x - 6, top, wide, 15, 5)], [light, "#bb8250"], 3.4)
    r = min(38, h * 0.3)
    medal_of(s, place, cx, top + 23 + r, r)


def podium(s: Svg, cx: float, y: float, w: float, heights: tuple[int, int, int]) -> None:
    """Draw a wooden podium standing on y: first in the middle, second left, third right."""
    shadow(s, cx, y + 2, w * 0.6, 26, 0.5)
    for place, k in ((2, -1), (3, 1), (1, 0)):
        block(s, place, cx + k * w / 3, y, w / 3 + (20 if place == 1 else 0), heights[place - 1])

"""The tokens of MEOW: round when they are good, cracked slate when they are bad."""

from __future__ import annotations

import math

from .body import cat
from .icons import icon
from .palette import darken, lighten
from .pen import INK, dots, fused, oval, paw_print, shadow
from .svg import Svg


def biscuit(s: Svg) -> None:
    """Draw the scalloped ground of a good token."""
    turns = [(math.tau * i / 96, 61 + 4.5 * math.cos(math.tau * i / 8)) for i in range(96)]
    edge = [(70 + r * math.cos(a), 70 + r * math.sin(a)) for a, r in turns]
    fused(s, [edge], s.linear(30, 10, 110, 130, (0, "#ffe9b0"), (1, "#eeb04f")), 4)
    paper = s.radial(60, 56, 52, (0, "#fffdf3"), (1, "#fbe7bd"))
    s.circle(70, 70, 48, fill=paper, stroke="#c9862c", stroke_width=2.6)


def slate(s: Svg) -> None:
    """Draw the cracked, faceted ground of a bad token."""
    turns = dots("8 64, 50 62, 92 65, 137 62, 182 65, 226 62, 272 65, 315 62")
    edge = [(70 + r * math.cos(math.radians(a)), 70 + r * math.sin(math.radians(a))) for a, r in turns]
    fused(s, [edge], s.linear(30, 10, 110, 130, (0, "#b7b2c6"), (1, "#77718f")), 4)
    inner = [(70 + (x - 70) * 0.76, 70 + (y - 70) * 0.76) for x, y in edge]
    face = s.radial(60, 56, 54, (0, "#ece8f2"), (1, "#cbc4da"))
    s.shape(inner, fill=face, stroke="#5a5372", stroke_width=2.6)
    for crack in ([(20, 44), (31, 52), (28, 60), (38, 66)], [(112, 104), (104, 96), (106, 90)]):
        s.line(crack, stroke=INK, stroke_width=2.6, opacity=0.7)


def reward(s: Svg, kind: str, good: bool, badge: bool) -> None:
    """Draw a token of 144 x 144, with an empty badge if it has a value."""
    shadow(s, 74, 84, 66, 58, 0.5)
    if good:
        biscuit(s)
    else:
        slate(s)
    icon(s, kind, 70, 66, 74)
    if badge:
        value_badge(s, 114, 114, 25, "#8cc07a" if good else "#e48a78")


def token_back(s: Svg) -> None:
    """Draw the common back of the tokens: a paw on midnight blue, neither good nor bad."""
    shadow(s, 74, 84, 66, 58, 0.5)
    fused(s, [oval(70, 70, 63, 63, count=60)], s.linear(30, 10, 110, 130, (0, "#e9d3a4"), (1, "#c08a4a")), 4)
    night = s.radial(60, 52, 66, (0, "#4a5aa8"), (1, "#232b5c"))
    s.circle(70, 70, 52, fill=night, stroke="#8a5a24", stroke_width=2.6)
    paw_print(s, 70, 68, 1.1, "#aeb8ee", 0.75)


def first_token(s: Svg) -> None:
    """Draw the first player's token: a cat's face on blue ground."""
    shadow(s, 74, 84, 66, 58, 0.5)
    rim = s.linear(30, 10, 110, 130, (0, "#ffe9b0"), (1, "#e2a13c"))
    fused(s, [oval(70, 70, 63, 63, count=60)], rim, 4)
    sky = s.radial(58, 48, 74, (0, "#8fc3f0"), (1, "#2f66b5"))
    s.circle(70, 70, 53, fill=sky, stroke="#9c6420", stroke_width=2.6)
    with s.at(70, 79, 0.74):
        cat(s, "white", "calico", "head", "happy", None, 3.6)


def value_badge(s: Svg, cx: float, cy: float, r: float, tone: str) -> None:
    """Draw the small disc on which a number is written."""
    fused(s, [oval(cx, cy + 1.5, r, r)], darken(tone, 0.3), 2.6)
    s.shape(oval(cx, cy, r, r), fill=s.linear(0, cy - r, 0, cy + r, (0, lighten(tone, 0.4)), (1, tone)))

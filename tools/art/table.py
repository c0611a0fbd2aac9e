"""Pieces of a game table shared by all games: play mat, seats, slots and drawers."""

from __future__ import annotations

import math

from .furniture import glow, planks
from .palette import darken, lighten
from .pen import fused, oval, paw_print, round_box, shadow, wobble
from .svg import Svg


def night_kitchen(s: Svg, w: float = 1920, h: float = 1080) -> None:
    """Paint MEOW's table: warm planks under a lamp, midnight all around."""
    planks(s, 0, 0, w, h, 6, "#a9713f", 12, 12)
    lamp = ((0, "#ffe9b0", 0.34), (0.36, "#ffe9b0", 0.07), (0.46, "#151a40", 0.1), (1, "#151a40", 0.78))
    s.rect(0, 0, w, h, fill=s.radial(w * 0.5, h * 0.45, w * 0.62, *lamp))


def play_mat(s: Svg, cx: float, cy: float, rx: float, ry: float, tone: str = "#303c78", trim: str = "#f7c458") -> None:
    """Lay an oval felt mat with stitched trim."""
    shadow(s, cx + 8, cy + 22, rx * 1.06, ry * 1.08, 0.6)
    fused(
        s,
        [wobble(oval(cx, cy, rx, ry, count=90), 1.6, 3)],
        s.radial(cx - rx * 0.2, cy - ry * 0.3, rx * 1.2, (0, lighten(tone, 0.16)), (1, darken(tone, 0.22))),
        4,
    )
    s.shape(
        oval(cx, cy, rx - 16, ry - 16, count=90),
        fill="none",
        stroke=trim,
        stroke_width=3.4,
        stroke_dasharray="16 11",
    )
    for i in range(12):
        a = math.tau * i / 12 + 0.26
        x, y = cx + (rx - 50) * math.cos(a), cy + (ry - 46) * math.sin(a)
        paw_print(s, x, y, 0.34, "#aeb8ee", 0.28, math.degrees(a) + 90)


def slot(s: Svg, x: float, y: float, w: float, h: float, active: bool = False) -> None:
    """Mark an empty place for a card."""
    s.shape(round_box(x, y, w, h, 18), fill="#fff7e6", opacity=0.16 if active else 0.07)
    s.shape(
        round_box(x, y, w, h, 18),
        fill="none",
        stroke="#ffe08a" if active else "#cdd3f4",
        stroke_width=4 if active else 2.6,
        stroke_dasharray="13 10",
        opacity=1 if active else 0.6,
    )


def well(s: Svg, cx: float, cy: float, r: float) -> None:
    """Draw the dark hollow that a won token leaves in its tray."""
    s.circle(cx, cy, r, fill="#3a2418", opacity=0.55)
    s.circle(cx, cy, r, fill="none", stroke="#2a1712", stroke_width=3, opacity=0.6)


def stake(s: Svg, cx: float, cy: float, r: float) -> None:
    """Draw the light on the token that the trick is about."""
    glow(s, cx, cy, r, r, "#fff0a8", 0.95)

"""The toy box's own four suits: colour, shape and lightness all differ, so that none needs a second look."""

from __future__ import annotations

from .palette import darken, lighten
from .pen import INK, dots, fused, oval, ribbon, smooth
from .svg import Svg

# suit: main, deep (values, borders), pale (ground of the court), mid; the emblem has the suit's name
CARD_SUITS = {
    "paw": {"main": "#4a3a36", "deep": "#2e2220", "pale": "#e9ddcd", "mid": "#b7a494"},
    "fish": {"main": "#2f74c0", "deep": "#1c3f80", "pale": "#d5e7f7", "mid": "#93bfe6"},
    "yarn": {"main": "#d8492f", "deep": "#96230f", "pale": "#fbdccf", "mid": "#f0a28c"},
    "bell": {"main": "#e9a92f", "deep": "#7d4f0c", "pale": "#fdeec6", "mid": "#f6d488"},
}
SHINE = "#fffdf9"


def paw(s: Svg, tone: str, w: float) -> None:
    """Draw the paw suit: one pad, four toes."""
    pads = [
        smooth(dots("0 -2, 13 4, 19 17, 13 26, 0 23, -13 26, -19 17, -13 4")),
        oval(-22, -3, 7, 10, -24),
        oval(-8.5, -18, 7.4, 10.6, -8),
        oval(8.5, -18, 7.4, 10.6, 8),
        oval(22, -3, 7, 10, 24),
    ]
    fused(s, pads, tone, w)
    s.line(smooth([(-8, 9), (-3, 5), (3, 5)], False), stroke=SHINE, stroke_width=3, opacity=0.45)


def fish(s: Svg, tone: str, w: float) -> None:
    """Draw the fish suit: standing on its tail, so that it is as tall as the others."""
    body = smooth(dots("0 -29, 0 -29, 14 -14, 16 2, 7 14, 0 17, -7 14, -16 2, -14 -14"))
    tail = smooth(dots("0 10, 0 10, 10 18, 17 29, 17 29, 0 23, -17 29, -17 29, -10 18"), steps=6)
    fused(s, [tail, body], tone, w)
    for y in (-3, 5):
        s.line(
            smooth([(y / 4 - 8.2, y), (0, y - 4), (8.2 - y / 4, y)], False),
            stroke=SHINE,
            stroke_width=2.8,
            opacity=0.75,
        )
    for x in (-6.5, 6.5):
        s.circle(x, -15, 3.2, fill=SHINE)
        s.circle(x, -15, 1.7, fill=INK)


def yarn(s: Svg, tone: str, w: float) -> None:
    """Draw the yarn suit: a ball with its end hanging out."""
    fused(s, [ribbon([(12, 18), (24, 24), (29, 14)], 5.4, 4.4), oval(-1, -2, 24, 24)], tone, w)
    light = (
        dots("-22 -6, -8 -14, 8 -24"),
        dots("-23 4, -4 -6, 16 -18"),
        dots("-18 15, 0 2, 21 -8"),
    )
    s.lines([smooth(line, False) for line in light], stroke=lighten(tone, 0.52), stroke_width=3)
    dark = (dots("-4 21, 8 10, 22 4"), dots("-14 8, -2 15, 6 20"))
    s.lines([smooth(line, False) for line in dark], stroke=darken(tone, 0.3), stroke_width=2.8)


def bell(s: Svg, tone: str, w: float) -> None:
    """Draw the bell suit: the bell of a collar."""
    body = smooth(dots("0 -22, 14 -17, 19 0, 21 11, 27 18, 27 18, -27 18, -27 18, -21 11, -19 0, -14 -17"))
    fused(s, [oval(0, 23, 6.4, 6), oval(0, -24, 6, 5.4), body], [darken(tone, 0.25), tone, tone], w)
    s.line([(-20, 11), (20, 11)], stroke=INK, stroke_width=2.6)
    s.line(smooth([(-11, 3), (-9, -8), (-4, -14)], False), stroke=SHINE, stroke_width=4, opacity=0.85)


EMBLEMS = {"paw": paw, "fish": fish, "yarn": yarn, "bell": bell}


def emblem(
    s: Svg, suit: str, x: float, y: float, size: float, rotate: float = 0, weight: float = 3, tone: str = ""
) -> None:
    """Draw a suit's emblem centred on x,y at a size; half a turn for the lower pips."""
    with s.at(x, y, size / 64, rotate):
        EMBLEMS[suit](s, tone or CARD_SUITS[suit]["main"], weight)


def ground(s: Svg, suit: str, x: float, y: float, size: float, tone: str) -> None:
    """Print only the silhouette of a suit's emblem, as a pattern on paper."""
    shapes = {
        "paw": [(0, 12, 15, 12), (-21, -3, 7, 10), (-8, -18, 7, 10), (8, -18, 7, 10), (21, -3, 7, 10)],
        "yarn": [(-1, -2, 24, 24), (22, 20, 8, 5)],
    }
    k = size / 64
    for cx, cy, rx, ry in shapes.get(suit, []):
        s.ellipse(x + k * cx, y + k * cy, k * rx, k * ry, fill=tone)
    outline = {
        "fish": "0 -29, 14 -14, 16 2, 7 14, 17 29, 0 23, -17 29, -7 14, -16 2, -14 -14",
        "bell": "0 -28, 8 -20, 15 -14, 19 0, 27 18, 8 20, 0 27, -8 20, -27 18, -19 0, -15 -14, -8 -20",
    }
    if suit in outline:
        s.shape([(x + k * a, y + k * b) for a, b in dots(outline[suit])], fill=tone)

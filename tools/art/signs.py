"""Signs on buttons, each centred on 0,0 inside a 64-unit square."""

from __future__ import annotations

import math

from .icons import W, arc, heart, stroke_icon
from .palette import lighten
from .pen import INK, dots, fused, oval, round_box, smooth
from .seats import star
from .svg import Svg

CREAM, HONEY, RED, BLUE, GREEN, WOOD = "#fff7e6", "#f7c458", "#d8492f", "#aedbee", "#6fb35f", "#c58d58"


def undo(s: Svg, tone: str = "#f7c458") -> None:
    """Draw a curved arrow back."""
    stroke_icon(s, [smooth([(-14, -8), (4, -9), (17, -1), (17, 12), (6, 19), (-8, 19)], False)], tone)
    fused(s, [smooth(dots("-27 -8, -27 -8, -10 -22, -10 -22, -9 -8, -10 6, -10 6"), steps=5)], tone, W)


def hint(s: Svg) -> None:
    """Draw a glowing light bulb with cat ears."""
    with s.at(0, 3, 0.95):
        _bulb(s)


def _bulb(s: Svg) -> None:
    """Draw the bulb of the hint icon."""
    for x0, y0, x1, y1 in ((-25, -10, -30, -12), (25, -10, 30, -12), (-22, 4, -27, 8), (22, 4, 27, 8)):
        s.line([(x0, y0), (x1, y1)], stroke=INK, stroke_width=3.4)
    glass = [
        oval(0, -8, 19, 17),
        smooth([(-18, -10), (-18, -27), (-15, -29), (-3, -20)]),
        smooth([(18, -10), (18, -27), (15, -29), (3, -20)]),
        round_box(-9, 0, 18, 14, 5),
    ]
    fused(s, glass, s.radial(-4, -12, 26, (0, "#fff9dc"), (1, "#f7c458")), W)
    fused(s, [round_box(-8, 13, 16, 11, 4)], "#b3aaa0", W)
    s.line([(-7, 18.5), (7, 18.5)], stroke=INK, stroke_width=2)
    s.line([(-5, 3), (-3, -4), (0, 1), (3, -4), (5, 3)], stroke="#c9762c", stroke_width=2.2)


def rules(s: Svg) -> None:
    """Draw an open rule book."""
    fused(s, [round_box(-28, -16, 56, 36, 5)], "#b23a5e", W)
    for side in (-1, 1):
        page = [
            (side * x, y) for x, y in smooth(dots("0 -15, 8 -20, 25 -18, 25 -18, 25 14, 25 14, 9 12, 0 17"), steps=5)
        ]
        fused(s, [page], "#fff7e6", W * 0.85)
        for y in (-10, -3, 4):
            s.line(
                smooth([(side * 6, y - 1.5), (side * 13, y - 3), (side * 20, y - 2)], False),
                stroke="#b98c6a",
                stroke_width=2.2,
            )


def settings(s: Svg, tone: str = "#b3aaa0") -> None:
    """Draw a soft-toothed gear."""
    pts = []
    for i in range(8):
        for a, r in ((-13, 18.5), (-8, 26), (8, 26), (13, 18.5)):
            t = math.radians(i * 45 + a)
            pts.append((r * math.cos(t), r * math.sin(t)))
    fused(s, [pts], s.linear(-18, -20, 18, 20, (0, lighten(tone, 0.45)), (1, tone)), W)
    fused(s, [oval(0, 0, 7.6, 7.6)], "#6e5346", W * 0.9)


def sound(s: Svg, on: bool = True) -> None:
    """Draw a speaker with waves, or with a cross when off."""
    fused(s, [[(-26, -8), (-16, -8), (-3, -20), (-3, 20), (-16, 8), (-26, 8)]], "#f7c458", W)
    if on:
        stroke_icon(s, [arc(-2, 0, 12, -42, 42)], "#fff7e6", 4.4)
        stroke_icon(s, [arc(-2, 0, 22, -42, 42)], "#fff7e6", 4.4)
    else:
        stroke_icon(s, [[(8, -9), (25, 9)], [(25, -9), (8, 9)]], "#d8492f", 5)


def replay(s: Svg) -> None:
    """Draw a film loop: a round arrow about a play mark."""
    stroke_icon(s, [arc(0, 1, 20, -50, 215)], "#aedbee", 6)
    fused(s, [smooth([(4, -22), (4, -22), (22, -26), (22, -26), (20, -8), (20, -8)], steps=5)], "#aedbee", W)
    fused(s, [smooth([(-6, -9), (-6, -9), (11, 1), (11, 1), (-6, 11), (-6, 11)], steps=5)], "#f7c458", W)


def pause(s: Svg) -> None:
    """Draw two soft bars."""
    fused(s, [round_box(-18, -20, 13, 40, 6), round_box(5, -20, 13, 40, 6)], "#fff7e6", W)


def play(s: Svg) -> None:
    """Draw a soft play triangle."""
    fused(s, [smooth([(-15, -22), (-15, -22), (22, 0), (22, 0), (-15, 22), (-15, 22)], steps=6)], "#fff7e6", W)


def menu(s: Svg) -> None:
    """Draw three soft bars."""
    fused(s, [round_box(-23, y, 46, 10, 5) for y in (-21, -5, 11)], "#fff7e6", W)


def door(s: Svg) -> None:
    """Draw a half-open door with a cat flap."""
    fused(s, [round_box(-20, -27, 40, 54, 4)], "#58372a", W)
    fused(
        s,
        [[(-17, -24), (9, -18), (9, 27), (-17, 25)]],
        s.linear(-17, 0, 9, 0, (0, "#dcab73"), (1, "#bb8250")),
        W * 0.9,
    )
    s.shape(smooth([(-11, 22), (-11, 10), (-4, 5), (3, 11), (3, 23)]), fill="#58372a")
    s.circle(5, -1, 2.6, fill="#f7c458", stroke=INK, stroke_width=1.4)


def redo(s: Svg) -> None:
    """Draw a curved arrow forward."""
    with s.at(flip=True):
        undo(s)


def arrow(s: Svg, turn: float = 0, tone: str = HONEY) -> None:
    """Draw a straight arrow; 0 points left."""
    with s.at(rotate=turn):
        stroke_icon(s, [[(-12, 0), (22, 0)]], tone, 9)
        fused(s, [smooth([(-27, 0), (-27, 0), (-7, -18), (-7, -18), (-7, 18), (-7, 18)], steps=5)], tone, W)


def chevron(s: Svg, turn: float = 0) -> None:
    """Draw a plain hook that opens or folds a list; 0 points down."""
    with s.at(rotate=turn):
        stroke_icon(s, [smooth([(-18, -9), (0, 9), (0, 9), (18, -9)], False)], CREAM, 8)


def stats(s: Svg) -> None:
    """Draw three bars on a line."""
    for x, h, tone in ((-24, 20, "#7fa6d8"), (-7, 34, HONEY), (10, 46, GREEN)):
        fused(s, [round_box(x, 22 - h, 14, h, 3)], tone, W)
    s.line([(-28, 24), (28, 24)], stroke=INK, stroke_width=5)


def share(s: Svg) -> None:
    """Draw three beads on two threads."""
    stroke_icon(s, [[(-16, 0), (16, -17)], [(-16, 0), (16, 17)]], CREAM, 4)
    for x, y, tone in ((-17, 0, HONEY), (16, -17, BLUE), (16, 17, "#f59dbf")):
        fused(s, [oval(x, y, 9.5, 9.5)], tone, W)


def log(s: Svg) -> None:
    """Draw a notebook with rings."""
    fused(s, [round_box(-19, -26, 42, 52, 6)], CREAM, W)
    for y in (-14, -4, 6, 16):
        s.line([(-6, y), (15, y)], stroke="#b98c6a", stroke_width=3)
    s.line([(-11, -24), (-11, 24)], stroke=RED, stroke_width=2, opacity=0.6)
    for y in (-17, 0, 17):
        fused(s, [round_box(-27, y - 3, 14, 6, 3)], "#b3aaa0", W * 0.8)


def zoom(s: Svg) -> None:
    """Draw a magnifying glass over a plus."""
    stroke_icon(s, [[(9, 9), (23, 23)]], WOOD, 8)
    fused(s, [oval(-6, -6, 19, 19)], WOOD, W)
    fused(s, [oval(-6, -6, 13, 13)], s.linear(-18, -18, 8, 8, (0, "#f4fbff"), (1, BLUE)), W * 0.8)
    for line in ([(-13, -6), (1, -6)], [(-6, -13), (-6, 1)]):
        s.line(line, stroke=INK, stroke_width=4.4)


def swap(s: Svg) -> None:
    """Draw two arrows passing each other: places change."""
    for y, k, tone in ((-11, 1, HONEY), (12, -1, BLUE)):
        stroke_icon(s, [[(-k * 22, y), (k * 8, y)]], tone, 7)
        head = [(k * 26, y), (k * 26, y), (k * 6, y - 13), (k * 6, y - 13), (k * 6, y + 13), (k * 6, y + 13)]
        fused(s, [smooth(head, steps=5)], tone, W)


def mail(s: Svg) -> None:
    """Draw a sealed letter: paste a match."""
    fused(s, [round_box(-27, -19, 54, 40, 5)], CREAM, W)
    s.line([(-24, -15), (0, 6), (24, -15)], stroke=INK, stroke_width=3)
    fused(s, [oval(0, 7, 7, 7)], RED, W * 0.9)


def curtain(s: Svg) -> None:
    """Draw a drawn curtain: hidden hands."""
    fused(s, [round_box(-25, -18, 50, 42, 4)], s.linear(-25, 0, 25, 0, (0, "#c9604a"), (1, "#a8352c")), W)
    for x in (-13, 0, 13):
        s.line(smooth([(x, -14), (x + 2, 4), (x, 22)], False), stroke="#6d2113", stroke_width=3, opacity=0.7)
    fused(s, [round_box(-29, -26, 58, 10, 5)], HONEY, W)


def tap(s: Svg) -> None:
    """Draw a touching paw with rings: what may be touched next."""
    stroke_icon(s, [arc(0, -6, 21, 200, 340)], HONEY, 4)
    fused(s, [smooth(dots("-9 27, -9 27, -9 -2, -9 -10, 0 -17, 9 -10, 9 27, 9 27"), steps=5)], CREAM, W)
    s.ellipse(0, -7, 4, 5, fill="#f3958a")


def thanks(s: Svg) -> None:
    """Draw a heart on a rosette: the people behind the games."""
    fused(
        s,
        [[(-15, 4), (-20, 27), (-9, 23), (-2, 29), (2, 12)], [(15, 4), (20, 27), (9, 23), (2, 29), (-2, 12)]],
        RED,
        W,
    )
    fused(s, [star(10, 24, 20.5)], HONEY, W)
    with s.at(0, 1, 0.5):
        heart(s, "#f08bb0", 4)


SIGNS = {
    "undo": undo,
    "hint": hint,
    "rules": rules,
    "settings": settings,
    "speaker": sound,
    "replay": replay,
    "pause": pause,
    "play": play,
    "menu": menu,
    "door": door,
    "mute": lambda s: sound(s, False),
    "redo": redo,
    "forward": lambda s: arrow(s, 180),
    "arrow-left": lambda s: arrow(s, 0, CREAM),
    "arrow-right": lambda s: arrow(s, 180, CREAM),
    "arrow-up": lambda s: arrow(s, 90, CREAM),
    "arrow-down": lambda s: arrow(s, -90, CREAM),
    "fold": lambda s: chevron(s, 180),
    "unfold": chevron,
    "stats": stats,
    "share": share,
    "log": log,
    "zoom": zoom,
    "seat-swap": swap,
    "mail": mail,
    "curtain": curtain,
    "tap": tap,
    "credits": thanks,
}

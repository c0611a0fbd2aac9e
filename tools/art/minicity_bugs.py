"""Five insect friends of Minicity, and what all of them share; each is 200 x 150 round 0, 0."""

from __future__ import annotations

import math

from .icons import icon
from .pen import INK, dots, fused, move, oval, patch, ribbon, shadow, smooth, volume
from .svg import Svg

W = 3.2  # of outlines


def eyes(s: Svg, x: float, y: float, gap: float = 13, r: float = 9, look: tuple[float, float] = (1, 0.5)) -> None:
    """Draw the family's big white eyes."""
    for side in (-1, 1):
        cx = x + side * gap
        s.ellipse(cx, y, r, r * 1.16, fill="#fffdf9", stroke=INK, stroke_width=2.4)
        s.ellipse(cx + look[0], y + look[1], r * 0.58, r * 0.74, fill="#271a20")
        s.circle(cx + look[0] - r * 0.2, y + look[1] - r * 0.3, r * 0.25, fill="#ffffff")
        s.circle(cx + look[0] + r * 0.22, y + look[1] + r * 0.32, r * 0.12, fill="#ffffff")


def grin(s: Svg, x: float, y: float, w: float = 7, cheeks: float = 17, wide: bool = False) -> None:
    """Draw a smile and two blushing cheeks."""
    if wide:
        jaw = smooth([(x - w, y), (x - w, y), (x, y + 1), (x + w, y), (x + w, y), (x, y + w * 1.2)])
        s.shape(jaw, fill="#7d2f3a", stroke=INK, stroke_width=2.3)
    else:
        s.line(smooth([(x - w, y), (x, y + w * 0.6), (x + w, y)], False), stroke=INK, stroke_width=2.6)
    for side in (-1, 1):
        s.ellipse(x + side * cheeks, y - 1, 5.4, 3.6, fill="#ff7f7a", opacity=0.55)


def feelers(s: Svg, x: float, y: float, spread: float, rise: float, curl: float, tone: str, tip: float = 4) -> None:
    """Draw two antennae."""
    for side in (-1, 1):
        pts = [
            (x + side * spread * 0.5, y),
            (x + side * spread, y - rise * 0.7),
            (x + side * (spread + curl), y - rise),
        ]
        s.line(smooth(pts, False), stroke=INK, stroke_width=4)
        fused(s, [oval(pts[-1][0], pts[-1][1], tip, tip)], tone, 2)


def beetle(s: Svg) -> None:
    """Draw a golden-green scarab hugging a shining ball."""
    shadow(s, 0, 58, 84, 10, 0.32)
    for pts in (
        [(-30, 30), (-58, 34), (-66, 54)],
        [(-34, 10), (-64, 6), (-76, 24)],
        [(40, 30), (58, 40), (62, 56)],
    ):
        s.line(smooth(pts, False), stroke=INK, stroke_width=7)
    shell = smooth(dots("-6 -46, 30 -40, 52 -10, 50 26, 28 52, -6 56, -38 46, -52 18, -46 -18, -28 -40"))
    fused(s, [shell], s.linear(-40, -44, 44, 56, (0, "#8fd0a0"), (0.45, "#2f8f7a"), (1, "#1f5a6b")), W)
    s.line(smooth([(0, -42), (4, 6), (0, 54)], False), stroke=INK, stroke_width=3)
    for x in (-24, 26):
        s.line(smooth([(x, -28), (x * 1.2, 6), (x, 38)], False), stroke="#16485a", stroke_width=2.6, opacity=0.6)
    s.line(smooth([(-38, -12), (-34, -26), (-22, -36)], False), stroke="#eafff0", stroke_width=5, opacity=0.8)
    head = smooth(dots("0 -58, 26 -50, 34 -28, 22 -12, 0 -8, -22 -12, -34 -28, -26 -50"))
    horn = smooth(dots("-8 -52, -8 -52, -4 -70, 8 -74, 8 -74, 4 -62, 9 -52, 9 -52"))
    fused(s, [horn, head], ["#d9a23c", "#2c7a72"], W)
    volume(s, head, strength=0.3)
    eyes(s, 0, -34, 13, 9.5, (2, 2))
    grin(s, 0, -18, 6, 20)
    ball = oval(66, 32, 25, 25)
    fused(s, [ball], s.radial(58, 22, 34, (0, "#fff3b0"), (0.6, "#f7c458"), (1, "#d68f2c")), W)
    icon(s, "heart", 66, 33, 30, tone="#e2647f")
    s.line(smooth([(34, 10), (44, 18), (48, 28)], False), stroke=INK, stroke_width=7)


def ladybird(s: Svg) -> None:
    """Draw a ladybird on a leaf."""
    leaf = smooth(dots("-96 52, -50 34, 20 34, 92 22, 92 22, 66 60, 0 72, -60 66"))
    fused(s, [leaf], "#7cb85f", W)
    s.line(smooth([(-84, 54), (0, 52), (80, 30)], False), stroke="#3f7a3a", stroke_width=3)
    for x in (-36, 0, 34):
        s.line([(x, 34), (x - 5, 50)], stroke=INK, stroke_width=7)
    shell = smooth(dots("-44 38, -44 38, -46 4, -26 -34, 10 -48, 46 -34, 62 2, 60 38, 60 38, 8 42"))
    fused(s, [shell], s.linear(-30, -40, 50, 44, (0, "#f77c5c"), (0.5, "#dc3f30"), (1, "#a8261f")), W)
    s.line(smooth([(-6, -44), (14, -6), (18, 40)], False), stroke=INK, stroke_width=3)
    for x, y, r in ((34, -16, 10), (44, 16, 8.5), (26, 26, 7), (-4, 22, 9.5), (6, -14, 7)):
        s.ellipse(x, y, r, r * 1.06, fill="#3a2226")
    s.line(smooth([(-10, -34), (8, -42), (26, -38)], False), stroke="#fff0e0", stroke_width=5, opacity=0.7)
    feelers(s, -44, -32, 12, 28, 8, "#57393c")
    head = oval(-44, -4, 31, 30)
    fused(s, [head], "#57393c", W)
    volume(s, head, strength=0.25)
    eyes(s, -46, -8, 13, 10, (-1, 1))
    s.line(smooth([(-53, 11), (-46, 16), (-39, 11)], False), stroke="#fff3e0", stroke_width=2.8)
    for x in (-66, -25):
        s.ellipse(x, 9, 5.4, 3.6, fill="#ff8f86", opacity=0.8)


def glass_wing(s: Svg, turn: float, long: float, wide: float) -> None:
    """Draw a clear wing with its veins, turned about the dragonfly's chest."""
    edge = dots("0 0, .4 -1, .85 -1, 1 0, .8 .7, .35 .5")
    wing = move(smooth([(x * long, y * wide) for x, y in edge]), 10, 4, 1, turn)
    s.shape(wing, fill="#eefbff", opacity=0.85)
    s.shape(wing, fill="none", stroke=INK, stroke_width=3)
    veins = [[(6, 0), (long * 0.86, k * wide)] for k in (-0.15, 0.15)]
    s.lines([move(vein, 10, 4, 1, turn) for vein in veins], stroke="#6fa9b8", stroke_width=1.8)
    s.shape(move(oval(long * 0.86, -wide * 0.3, 7, 4.4), 10, 4, 1, turn), fill="#5fb6c9", opacity=0.9)


def dragonfly(s: Svg) -> None:
    """Draw a dragonfly resting on a reed."""
    s.line(smooth([(-80, 74), (-60, 30), (-64, -30)], False), stroke="#5f9150", stroke_width=6)
    fused(s, [oval(-64, -40, 8, 20, 4)], "#9a6a41", 2.6)
    for turn, long, wide in ((-58, 84, 17), (-22, 88, 17), (-122, 72, 16), (-158, 66, 15)):
        glass_wing(s, turn, long, wide)
    tail = ribbon(dots("14 10, 46 34, 72 48, 92 52"), 22, 9)
    chest = oval(12, 8, 20, 17, 30)
    fused(s, [tail, chest], "#2a93a6", W)
    for x, y, a in ((40, 30, 32), (54, 38, 28), (68, 46, 20), (80, 49, 10)):
        s.line(move([(0, -7), (0, 7)], x, y, 1, a), stroke="#f7c458", stroke_width=4)
    volume(s, chest, strength=0.3)
    head = oval(-20, -6, 27, 25)
    fused(s, [head], "#37a7b3", W)
    volume(s, head, strength=0.25)
    for side in (-1, 1):
        fused(s, [oval(-20 + side * 16, -18, 14, 15.5)], "#fffdf9", 2.6)
        s.ellipse(-20 + side * 15, -16, 8, 10, fill="#1f5a6b")
        s.circle(-20 + side * 15 - 2.6, -20, 3.4, fill="#ffffff")
    grin(s, -20, 8, 6, 17, True)


def bumblebee(s: Svg) -> None:
    """Draw a plump fuzzy bumblebee with a basket-yellow belly."""
    for x0, y0, r in ((-78, 44, 3), (-66, 52, 2.4), (-52, 52, 2.4)):
        s.circle(x0, y0, r, fill="#c9862c", opacity=0.6)
    for rot, x, y, k in ((-30, 24, -30, 1), (-62, 2, -34, 0.9)):
        wing = move(smooth(dots("0 0, 24 -20, 56 -18, 66 0, 48 15, 18 13")), x, y, k, rot)
        s.shape(wing, fill="#f2fbff", opacity=0.9)
        s.shape(wing, fill="none", stroke=INK, stroke_width=3)
        s.line(move([(10, -1), (52, -2)], x, y, k, rot), stroke="#9fc3d4", stroke_width=2)
    ring = [
        (
            14 + (56 + 2.4 * (i % 2)) * math.cos(math.tau * i / 56),
            10 + (46 + 2.4 * (i % 2)) * math.sin(math.tau * i / 56),
        )
        for i in range(56)
    ]
    fused(s, [[(66, 8), (80, 14), (66, 20)], ring], ["#3d2b24", "#f7c245"], W)
    inner = oval(14, 10, 55, 45)
    for x in (24, 54):
        band = [(x, -50), (x + 16, -50), (x + 20, 10), (x + 16, 70), (x, 70), (x + 5, 10)]
        patch(s, band, inner, "#57392b")
    volume(s, inner, strength=0.3)
    for x in (-6, 16, 36):
        s.line([(x, 52), (x - 3, 64)], stroke=INK, stroke_width=6)
    feelers(s, -36, -22, 11, 26, 8, "#57392b")
    head = oval(-36, 4, 30, 28)
    fused(s, [head], "#5f4032", W)
    volume(s, head, strength=0.25)
    eyes(s, -38, -1, 12, 9.6, (-1, 1))
    s.path("M-45 15Q-38 18 -31 15Q-33 24 -38 24Q-43 24 -45 15Z", fill="#f28c8c", stroke=INK, stroke_width=2)
    for x in (-58, -18):
        s.ellipse(x, 13, 5.4, 3.6, fill="#ff8f86", opacity=0.85)

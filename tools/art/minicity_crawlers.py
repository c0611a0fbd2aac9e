"""The other insect friends of Minicity: those that crawl, jump and pretend to be twigs."""

from __future__ import annotations

import math
from collections.abc import Sequence

from .minicity_bugs import W, eyes, feelers, grin
from .palette import darken, lighten
from .pen import INK, dots, fused, move, oval, ribbon, shadow, smooth, volume
from .svg import Svg

Ring = tuple[float, float, float]  # middle and radius of one part of a body


def chain(s: Svg, parts: Sequence[Ring], tones: Sequence[str], feet: str, head: Ring, skin: str) -> None:
    """Draw a chain of plump segments from tail to head."""
    shadow(s, 0, 60, 92, 10, 0.32)
    for x, y, r in parts:
        for dx in (-7, 7):
            fused(s, [oval(x + dx, y + r + 1, 5, 6)], feet, 2.4)
    for i, (x, y, r) in enumerate(parts):
        seg = oval(x, y, r, r * 0.98)
        fused(s, [seg], tones[i % len(tones)], W)
        volume(s, seg, strength=0.26)
    x, y, r = head
    face = oval(x, y, r, r * 0.95)
    fused(s, [face], skin, W)
    volume(s, face, strength=0.26)


def orange_caterpillar(s: Svg) -> None:
    """Draw a chubby orange caterpillar."""
    feelers(s, -50, -34, 12, 24, 6, "#c9541d")
    chain(
        s,
        [(72, 32, 20), (44, 28, 23), (12, 32, 24), (-20, 28, 25)],
        ["#ef8a2e", "#f7a64a"],
        "#8f4a1c",
        (-50, -6, 33),
        "#f59a3e",
    )
    for x, y in ((72, 20), (44, 14), (12, 17)):
        s.ellipse(x, y, 8, 4.4, fill="#ffe0b0", opacity=0.85)
    eyes(s, -52, -12, 14, 10.6, (-1, 1))
    grin(s, -52, 8, 7, 21, True)


def exotic_caterpillar(s: Svg) -> None:
    """Draw an exotic caterpillar: turquoise and magenta, tufts, rings and a feather crest."""
    for x, y, a in ((80, 8, 30), (56, -16, 12), (28, -22, 0), (0, -14, -10)):
        tip = move([(0, 4), (2, -9), (0, -22)], x, y + 8, 1, a)
        s.line(tip, stroke=INK, stroke_width=4)
        fused(s, [oval(tip[-1][0], tip[-1][1], 7, 7)], "#f7c458", 2.2)
    for d, tone in ((-34, "#5fb6c9"), (-12, "#f7c458"), (10, "#e25a9a"), (32, "#5fb6c9")):
        plume = move(smooth(dots("0 0, -7 -18, 0 -36, 7 -18")), -48, -32, 1, d)
        fused(s, [plume], tone, 2.2)
    chain(
        s,
        [(86, 38, 15), (66, 26, 19), (42, 16, 21), (14, 16, 23), (-14, 26, 24)],
        ["#3fa9a4", "#d9568f"],
        "#5a2f6b",
        (-48, -2, 33),
        "#49b5ae",
    )
    for x, y, r in ((66, 26, 7), (42, 16, 8), (14, 16, 9), (-12, 26, 7)):
        s.circle(x + 3, y, r, fill="#ffe08a", stroke=INK, stroke_width=2)
        s.circle(x + 3, y, r * 0.45, fill="#3d2b6b")
    eyes(s, -50, -8, 14, 10.6, (-1, 1))
    for side in (-1, 1):
        s.line([(-50 + side * 22, -19), (-50 + side * 28, -24)], stroke=INK, stroke_width=2.6)
    grin(s, -50, 12, 7, 21)


def grasshopper(s: Svg) -> None:
    """Draw a grasshopper ready to spring."""
    shadow(s, 4, 62, 84, 9, 0.32)
    tone = "#76b043"
    s.line(smooth([(-14, 34), (-24, 46), (-20, 62)], False), stroke=INK, stroke_width=6)
    s.line(smooth([(6, 36), (2, 50), (8, 62)], False), stroke=INK, stroke_width=6)
    body = smooth(dots("-38 10, -10 -2, 40 6, 88 30, 92 38, 50 42, 0 44, -32 34"))
    fused(s, [body], s.linear(0, 0, 0, 44, (0, lighten(tone, 0.2)), (1, "#dbe69a")), W)
    wing = smooth(dots("-18 6, 20 -6, 66 12, 96 34, 96 34, 50 30, 4 24"))
    fused(s, [wing], "#4f8f3a", W * 0.9)
    for dy in (0, 7):
        s.line(
            smooth([(-4, 8 + dy), (30, 6 + dy), (72, 22 + dy * 0.6)], False),
            stroke="#a9d07a",
            stroke_width=2.2,
        )
    thigh = ribbon([(8, 30), (30, -8), (50, -46)], 24, 9)
    s.line(smooth([(50, -46), (66, 10), (78, 60)], False), stroke=INK, stroke_width=10)
    s.line(smooth([(50, -46), (66, 10), (78, 60)], False), stroke=darken(tone, 0.05), stroke_width=5)
    s.line([(78, 60), (92, 62)], stroke=INK, stroke_width=6)
    fused(s, [thigh], lighten(tone, 0.12), W)
    for t in (0.25, 0.45, 0.65):
        x, y = 8 + 42 * t, 30 - 76 * t
        s.line(move([(-7, 0), (7, 3)], x, y, 1, -20), stroke=darken(tone, 0.35), stroke_width=2.4, opacity=0.7)
    for pts in ([(-60, -34), (-72, -60), (-92, -66)], [(-46, -36), (-42, -62), (-24, -72)]):
        s.line(smooth(pts, False), stroke=INK, stroke_width=3.6)
    head = smooth(dots("-50 -38, -26 -32, -18 -8, -26 16, -48 28, -70 18, -80 -6, -72 -30"))
    fused(s, [head], lighten(tone, 0.1), W)
    volume(s, head, strength=0.26)
    eyes(s, -50, -12, 14.5, 10.6, (-1, 0))
    grin(s, -50, 9, 7, 20)


def snail(s: Svg) -> None:
    """Draw a snail with a honey-and-rose spiral house."""
    shadow(s, 0, 60, 92, 9, 0.32)
    for x0, dx in ((-58, -12), (-36, 8)):
        s.line(smooth([(x0, 0), (x0 + dx * 0.4, -24), (x0 + dx, -42)], False), stroke=INK, stroke_width=13)
        s.line(smooth([(x0, 4), (x0 + dx * 0.4, -24), (x0 + dx, -42)], False), stroke="#e8c79a", stroke_width=7)
    foot = smooth(dots("-84 26, -76 2, -50 -10, -24 0, -16 30, 40 36, 92 44, 98 56, 70 60, -40 60, -74 54"))
    fused(s, [foot], s.linear(0, -10, 0, 60, (0, "#f6dcb4"), (1, "#dcb07c")), W)
    shell = oval(28, -2, 48, 46)
    fused(s, [shell], s.radial(14, -18, 66, (0, "#f9b9a0"), (0.6, "#d9705c"), (1, "#a3423f")), W)
    spiral = [
        (30 + (40 - i * 1.05) * math.cos(0.5 + i * 0.34), 0 + (38 - i * 1.0) * math.sin(0.5 + i * 0.34))
        for i in range(36)
    ]
    s.line(spiral, stroke="#fbe3bd", stroke_width=7, opacity=0.9)
    s.line(spiral, stroke="#7d2f33", stroke_width=3)
    volume(s, shell, strength=0.2)
    for x in (-70, -28):
        fused(s, [oval(x, -48, 12, 13)], "#fffdf9", 2.4)
        s.ellipse(x - 1, -46, 6.6, 8.4, fill="#271a20")
        s.circle(x - 3.4, -49.5, 2.8, fill="#ffffff")
    grin(s, -52, 22, 8, 19)


def centipede(s: Svg) -> None:
    """Draw a centipede in an arch, every foot in a red boot."""
    shadow(s, 0, 64, 92, 8, 0.3)
    spine = smooth(dots("92 40, 70 18, 42 16, 18 30, -8 32, -30 12, -44 -8"), False, 6)
    marks = spine[::4]
    for x, y in marks[:-1]:
        for d in (-5, 6):
            s.line(
                smooth([(x + d * 0.4, y + 8), (x + d, y + 20), (x + d - 2, 58)], False),
                stroke=INK,
                stroke_width=4,
            )
            fused(
                s,
                [smooth([(x + d - 10, 63), (x + d - 6, 54), (x + d + 1, 53), (x + d + 2, 63)])],
                "#d8492f",
                2,
            )
    for i, (x, y) in enumerate(marks):
        seg = oval(x, y, 16.5, 16)
        fused(s, [seg], "#d98a4a" if i % 2 else "#b9643a", W)
        volume(s, seg, strength=0.25)
    feelers(s, -48, -44, 13, 22, 9, "#b9643a")
    head = oval(-48, -18, 33, 30)
    fused(s, [head], "#cf7a44", W)
    volume(s, head, strength=0.28)
    eyes(s, -50, -23, 14, 10.4, (-1, 1))
    grin(s, -50, -4, 7, 21, True)


LEAF = smooth(dots("0 0, 10 -8, 24 -6, 32 0, 32 0, 22 7, 8 6"))
TWIGS = [  # the legs of the stick insect
    dots("10 14, 34 -12, 44 56"),
    dots("36 24, 62 4, 74 55"),
    dots("-14 4, -6 34, -20 56"),
    dots("56 30, 84 24, 92 54"),
    dots("0 10, 12 40, 8 57"),
    dots("-20 0, -46 26, -58 57"),
]


def stick_insect(s: Svg) -> None:
    """Draw a stick insect pretending to be a twig."""
    tone = "#a8b65a"
    fused(s, [ribbon(dots("-98 62, -30 56, 40 62, 98 54"), 13, 9)], "#9a6a41", W)
    fused(s, [move(LEAF, x, 57, 1, a) for x, a in ((-76, -60), (74, -120), (34, -50))], "#86b85a", 2.4)
    s.lines(TWIGS, stroke=INK, stroke_width=8.4)
    s.lines(TWIGS, stroke=darken(tone, 0.1), stroke_width=3.6)
    body = ribbon(dots("-40 -12, 0 8, 50 26, 88 36"), 19, 9)
    fused(s, [body], s.linear(0, 0, 0, 40, (0, lighten(tone, 0.3)), (1, tone)), W)
    for x, y in ((-14, 2), (14, 13), (42, 23), (66, 30)):
        s.line(move([(0, -8), (0, 8)], x, y, 1, 22), stroke=darken(tone, 0.4), stroke_width=2.6)
    for pts in ([(-62, -36), (-80, -58), (-96, -62)], [(-44, -38), (-34, -62), (-14, -70)]):
        s.line(smooth(pts, False), stroke=INK, stroke_width=4)
    fused(
        s,
        [move(smooth(dots("0 0, 8 -11, 24 -12, 36 -2, 36 -2, 24 7, 8 6")), -52, -40, 1, -62)],
        "#86b85a",
        2.6,
    )
    head = oval(-52, -16, 29, 26, -8)
    fused(s, [head], lighten(tone, 0.12), W)
    volume(s, head, strength=0.26)
    eyes(s, -54, -20, 13, 10, (1, 0))
    grin(s, -54, -2, 6, 18)

"""Props and little creatures that dress the scenes."""

from __future__ import annotations

import math
import random

from .palette import darken, lighten, mix
from .pen import INK, dots, fused, mirror, move, oval, ribbon, round_box, shadow, smooth, volume
from .sheet import crop
from .svg import Svg

W = 3


def ant_load(s: Svg, hat: str | None, load: str | None) -> None:
    """Draw what an ant wears and carries."""
    if hat == "crown":
        fused(s, [dots("-42 -58, -46 -76, -36 -68, -28 -80, -20 -69, -12 -76, -14 -56")], "#f7c458", W * 0.9)
    if hat == "helmet":
        shell = smooth(dots("-48 -52, -40 -66, -26 -70, -12 -62, -7 -48, -28 -54"))
        fused(s, [shell], "#f7c458", W * 0.9)
    if load == "seed":
        fused(s, [smooth([(-12, -62), (6, -78), (26, -70), (20, -54), (0, -50)])], "#f3d9a8", W)
        s.line(smooth([(-8, -60), (8, -66), (22, -66)], False), stroke="#b9774a", stroke_width=2.4)
    if load == "leaf":
        fused(s, [smooth(dots("-20 -60, 0 -88, 40 -92, 44 -84, 30 -62, 6 -52"))], "#6fb35f", W)
        s.line(smooth([(-14, -60), (10, -70), (36, -84)], False), stroke="#245c36", stroke_width=2.4)


def ant(s: Svg, tone: str, hat: str | None = None, load: str | None = None) -> None:
    """Draw a friendly ant walking left, about 110 wide, feet on y=0."""
    shadow(s, 4, 1, 58, 7, 0.3)
    legs = [
        smooth(dots(leg), False) for leg in ("8 -24, 16 -14, 10 0", "-4 -24, -8 -12, -14 0", "14 -24, 30 -16, 32 0")
    ]
    for leg in legs:
        s.line([(x + 7, y - 1) for x, y in leg], stroke=darken(tone, 0.5), stroke_width=5)
    for feeler in ([(-32, -56), (-42, -74), (-56, -76)], [(-22, -58), (-22, -78), (-34, -88)]):
        s.line(smooth(feeler, False), stroke=INK, stroke_width=4)
        s.circle(*feeler[-1], 4.6, fill=INK)
    rear, mid = oval(36, -30, 25, 19, -10), oval(4, -28, 15, 12)
    face = smooth(dots("-50 -34, -44 -54, -26 -60, -9 -48, -8 -28, -22 -15, -42 -18"))
    fused(s, [rear, mid, face], tone, W)
    volume(s, rear)
    volume(s, face)
    for x in (30, 42):
        ring = smooth([(x - 3, -46), (x + 3, -30), (x - 1, -14)], False)
        s.line(ring, stroke=darken(tone, 0.35), stroke_width=3, opacity=0.6)
    for leg in legs:
        s.line(leg, stroke=INK, stroke_width=5)
    for x in (-40, -21):
        s.ellipse(x, -40, 8, 9.4, fill="#fffdf9", stroke=INK, stroke_width=2.4)
        s.ellipse(x - 1.5, -39, 4.4, 5.6, fill="#271a20")
        s.circle(x - 3, -41.5, 1.9, fill="#fff")
    s.line(smooth([(-38, -26), (-32, -22), (-25, -25)], False), stroke=INK, stroke_width=2.6)
    for x in (-46, -14):
        s.ellipse(x, -29, 4.6, 3, fill="#ff8a7a", opacity=0.5)
    ant_load(s, hat, load)


def yarn(s: Svg, tone: str = "#d8492f", r: float = 34) -> None:
    """Draw a ball of yarn resting on y=0."""
    shadow(s, 4, 1, r * 1.2, 8, 0.35)
    ball = oval(0, -r, r, r)
    fused(s, [ball], tone, W)
    for k, (a, flip) in enumerate(((0.85, 1), (0.5, 1), (0.15, 1), (0.7, -1), (0.3, -1))):
        arcs = [
            (-r * 0.9 + r * 1.8 * t, -r + flip * r * (a * math.sin(math.pi * t) - 0.25 + 0.1 * k))
            for t in (0.08, 0.25, 0.5, 0.75, 0.92)
        ]
        arcs = [(x, y) for x, y in arcs if (x * x + (y + r) ** 2) < r * r * 0.95]
        if len(arcs) > 2:
            s.line(
                smooth(arcs, False),
                stroke=darken(tone, 0.32) if k % 2 else lighten(tone, 0.35),
                stroke_width=3,
                opacity=0.8,
            )
    volume(s, ball, strength=0.35)


def mug(s: Svg, tone: str = "#f9e9cc") -> None:
    """Draw a steaming mug of tea resting on y=0."""
    shadow(s, 8, 1, 62, 9, 0.4)
    s.line(smooth([(38, -66), (64, -62), (62, -30), (36, -24)], False), stroke=INK, stroke_width=18)
    s.line(
        smooth([(38, -66), (64, -62), (62, -30), (36, -24)], False),
        stroke=darken(tone, 0.08),
        stroke_width=11,
    )
    body = smooth(dots("-42 -84, -42 -84, 42 -84, 42 -84, 39 -20, 26 -1, -26 -1, -39 -20"), steps=6)
    fused(s, [body], s.linear(-42, 0, 42, 0, (0, lighten(tone, 0.5)), (0.6, tone), (1, darken(tone, 0.2))), W)
    fused(s, [oval(0, -84, 42, 9)], "#fff7e6", W)
    s.ellipse(0, -83, 36, 6.4, fill="#a8562f")
    with s.at(-4, -42, 0.5):
        for x, y, rx, ry in (
            (0, 12, 16, 13),
            (-20, -2, 6.4, 8.4),
            (-8, -15, 6.6, 9),
            (8, -15, 6.6, 9),
            (20, -2, 6.4, 8.4),
        ):
            s.ellipse(x, y, rx, ry, fill="#d8492f", opacity=0.85)
    for x, k in ((-14, 0), (6, 10), (20, -4)):
        s.line(
            smooth([(x, -98), (x + 8, -116 - k), (x - 4, -134 - k), (x + 5, -150 - k)], False),
            stroke="#fffdf9",
            stroke_width=6,
            opacity=0.5,
        )


def pot_plant(s: Svg, seed: int = 2, pot: str = "#cf6b45") -> None:
    """Draw a leafy plant in a clay pot resting on y=0."""
    shadow(s, 4, 1, 62, 10, 0.4)
    rnd = random.Random(seed)
    for i in range(9):
        a, n = -160 + i * 17.5, rnd.uniform(78, 108)
        leaf = smooth([(n * x, y) for x, y in dots("0 0, .3 -15, .7 -15, 1 0, 1 0, .7 13, .3 12")])
        tone = mix("#4f9a55", "#8cc07a", rnd.random() * 0.8)
        fused(s, [move(leaf, 0, -72, 1, a)], tone, W)
        vein = move([(8, 0), (n * 0.85, 0)], 0, -72, 1, a)
        s.line(vein, stroke=darken(tone, 0.4), stroke_width=2.4, opacity=0.7)
    clay = s.linear(-40, 0, 40, 0, (0, lighten(pot, 0.25)), (0.6, pot), (1, darken(pot, 0.3)))
    fused(s, [[(-40, -66), (40, -66), (30, -1), (-30, -1)]], clay, W)
    rim = s.linear(-46, 0, 46, 0, (0, lighten(pot, 0.35)), (1, darken(pot, 0.1)))
    fused(s, [round_box(-46, -82, 92, 22, 8)], rim, W)


def cloud(s: Svg, x: float, y: float, w: float, tone: str, opacity: float) -> None:
    """Draw a puffy cloud about w wide; it may drift over the edge of its sheet."""
    for dx, dy, r in ((-0.32, 0.06, 0.17), (-0.1, -0.06, 0.22), (0.16, -0.02, 0.2), (0.36, 0.07, 0.14)):
        crop(s, oval(x + dx * w, y + dy * w, r * w, r * w), fill=tone, opacity=opacity)
    crop(s, round_box(x - 0.46 * w, y + 0.04 * w, 0.94 * w, 0.18 * w, 0.09 * w), fill=tone, opacity=opacity)


def cat_house(s: Svg, wall: str, roof: str) -> None:
    """Draw a cottage whose roof has cat ears, 86 wide; the ground is y=0."""
    shadow(s, 4, 1, 60.2, 8, 0.3)
    fused(s, [round_box(17.2, -98, 13.8, 34.4, 4)], "#c98d6a", W)
    plaster = s.linear(-34.4, 0, 34.4, 0, (0, lighten(wall, 0.4)), (1, darken(wall, 0.12)))
    fused(s, [round_box(-37.8, -53.3, 75.7, 53.3, 8)], plaster, W)
    half = dots("0 -84.3, 17.2 -86, 36.1 -101.5, 40.4 -99.8, 43 -70.5, 51.6 -47.3, 51.6 -47.3, 0 -41.3")
    tiles = s.linear(0, -96.3, 0, -53.3, (0, lighten(roof, 0.25)), (1, darken(roof, 0.12)))
    fused(s, [smooth(mirror(half), steps=6)], tiles, W)
    for y in (-56.8, -68.8):
        row = smooth([(-39.6, y), (0, y + 3.4), (39.6, y)], False)
        s.line(row, stroke=darken(roof, 0.35), stroke_width=2.4, opacity=0.5)
    door = dots("-11.2 -1, -11.2 -1, -11.2 -24.5, 0 -34.1, 11.2 -24.5, 11.2 -1, 11.2 -1")
    fused(s, [smooth(door)], "#8c5a38", W * 0.8)
    for x in (-24.9, 24.9):
        s.circle(x, -27.7, 7.3, fill="#ffe08a", stroke=INK, stroke_width=2.4)
        s.line([(x, -34.6), (x, -20.8)], stroke=INK, stroke_width=1.8)


def tree(s: Svg, tone: str) -> None:
    """Draw a round blossom tree standing on y=0."""
    shadow(s, 3, 1, 38, 7, 0.3)
    fused(s, [ribbon([(0, 0), (-2, -26), (2, -50)], 16, 9)], "#8c5a38", W)
    puffs = [oval(-22, -62, 24, 21), oval(22, -62, 24, 21), oval(0, -82, 27, 25), oval(0, -58, 24, 18)]
    fused(s, puffs, tone, W)
    s.circle(-8, -84, 18, fill="#fff", opacity=0.25)
    for x, y in ((-26, -60), (-8, -66), (14, -80), (26, -58), (4, -52), (-12, -90)):
        s.circle(x, y, 3.2, fill=lighten(tone, 0.6))


def daisy(s: Svg, tone: str, stem: float = 22) -> None:
    """Draw a flower with its stem on y=0."""
    s.line(smooth([(0, 0), (2, -stem * 0.5), (0, -stem)], False), stroke="#356243", stroke_width=3.4)
    turns = (0.3, 1.56, 2.8, 4.07, 5.3)
    petals = [oval(8 * math.cos(a), -stem - 3 + 8 * math.sin(a), 5.6, 5.6) for a in turns]
    fused(s, petals, tone, 2)
    s.circle(0, -stem - 3, 4.6, fill="#f7c458", stroke=INK, stroke_width=1.6)


def boat(s: Svg, sail: str = "#fff7e6", stripe: str = "#d8492f", hull: str = "#a86a3f") -> None:
    """Draw a small sailing boat floating on y=0, without its crew."""
    s.line([(6, -20), (6, -132)], stroke=INK, stroke_width=9)
    s.line([(6, -20), (6, -132)], stroke="#bb8250", stroke_width=4)
    fused(s, [smooth(dots("14 -126, 14 -126, 60 -84, 74 -40, 74 -40, 14 -42, 14 -42"), steps=6)], sail, W)
    for a in (0.34, 0.66):
        y = -126 + 84 * a
        s.line([(17, y), (20 + 56 * a, y + 6)], stroke=stripe, stroke_width=10)
    fused(s, [[(6, -132), (30, -140), (6, -148)]], stripe, W * 0.8)
    body = smooth(dots("-66 -34, -66 -34, 0 -24, 78 -36, 78 -36, 58 2, 0 8, -46 2"), steps=6)
    fused(s, [body], s.linear(0, -34, 0, 8, (0, lighten(hull, 0.2)), (1, darken(hull, 0.25))), W)
    s.line(smooth([(-58, -20), (0, -11), (70, -22)], False), stroke="#fff7e6", stroke_width=4.4, opacity=0.85)


def lantern(s: Svg, tone: str = "#ffd37a") -> None:
    """Draw a paper lantern hanging from 0,0."""
    s.line([(0, 0), (0, 14)], stroke=INK, stroke_width=2.6)
    s.circle(0, 36, 40, fill=s.radial(0, 36, 40, (0, tone, 0.6), (1, tone, 0)))
    fused(
        s,
        [smooth([(-14, 16), (14, 16), (21, 36), (14, 56), (-14, 56), (-21, 36)])],
        s.radial(0, 36, 26, (0, "#fff3c8"), (1, "#e8693f")),
        2.6,
    )
    for y in (26, 36, 46):
        s.line(
            smooth([(-19, y - 1), (0, y + 2), (19, y - 1)], False),
            stroke="#a83a22",
            stroke_width=1.8,
            opacity=0.6,
        )
    s.rect(-9, 11, 18, 6, 2, fill=INK)
    s.rect(-9, 54, 18, 6, 2, fill=INK)

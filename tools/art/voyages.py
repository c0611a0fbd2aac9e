"""Box covers far away: a tower in the sky, an island in the sea."""

from __future__ import annotations

import math

from .body import cat
from .icons import icon
from .palette import lighten
from .pen import INK, dots, fused, mirror, oval, round_box, smooth
from .props import boat, cloud, lantern, tree
from .sheet import BOX_W, crop, ground, stars, sun
from .svg import Svg


def roof(s: Svg, cx: float, y: float, w: float, h: float, tone: str = "#303c78") -> None:
    """Draw one sweeping tower roof with gold tips."""
    half = w / 2
    right = "0 -1, .45 -1, .45 -1, .66 -.34, 1 -.1, 1 -.1, .8 .2, 0 .12"
    points = smooth([(cx + half * a, y + h * b) for a, b in mirror(dots(right))], steps=6)
    fused(s, [points], s.linear(0, y - h, 0, y, (0, lighten(tone, 0.22)), (1, tone)), 3)
    for k in (-0.5, -0.25, 0, 0.25, 0.5):
        rib = [(cx + half * k * 0.8, y - h * 0.86), (cx + half * k * 1.25, y - h * 0.06)]
        s.line(rib, stroke="#8d98d6", stroke_width=2, opacity=0.6)
    for side in (-1, 1):
        fused(s, [oval(cx + side * half, y - h * 0.16, 4, 4)], "#f7c458", 2)


def storey(s: Svg, y: float, w: float) -> None:
    """Draw one floor of the tower, standing on y, under its roof."""
    body = w * 0.56
    wall = s.linear(140 - body / 2, 0, 140 + body / 2, 0, (0, "#ee6a48"), (1, "#b83a26"))
    fused(s, [round_box(140 - body / 2, y - 40, body, 40, 3)], wall, 3)
    s.rect(140 - body * 0.2, y - 26, body * 0.4, 26, 5, fill="#fff0bf", stroke=INK, stroke_width=2.4)
    s.line([(140, y - 26), (140, y)], stroke=INK, stroke_width=2)
    s.line([(140 - body * 0.2, y - 13), (140 + body * 0.2, y - 13)], stroke=INK, stroke_width=1.6)
    for x in (140 - body * 0.38, 140 + body * 0.38):
        s.line([(x, y - 34), (x, y - 2)], stroke="#8a2a1a", stroke_width=4)
    roof(s, 140, y - 36, w, 24)


def cover_neko(s: Svg) -> None:
    """Paint Neko no Tawa: a vermilion and indigo tower climbing into the sky."""
    ground(s, 384, (0, "#2f3f86"), (0.4, "#7d78b8"), (0.7, "#f6b59a"), (1, "#fde3bd"))
    s.circle(196, 176, 60, fill="#e8573a")
    s.circle(196, 176, 60, fill=s.linear(0, 116, 0, 236, (0, "#ff9d6a", 0.8), (1, "#e8573a", 0)))
    stars(s, 12, 6, 80, 274, 130, 5)
    for x, y, w, opacity in ((40, 214, 120, 0.9), (250, 232, 130, 0.9), (236, 122, 80, 0.7)):
        cloud(s, x, y, w, "#fff1e0", opacity)
    for row in range(3):
        for col in range(6):
            x, y = col * 56 + (28 if row % 2 else 0), 354 + row * 14
            for r, tone in ((28, "#303c78"), (20, "#fde3bd"), (12, "#303c78")):
                crop(s, oval(x, y, r, r), fill=tone)
    floors = [(352, 150), (298, 126), (247, 105.8), (199, 88.9)]
    for y, w in floors:
        storey(s, y, w)
    for y, w in floors[:2]:
        for side in (-1, 1):
            with s.at(140 + side * w * 0.44, y - 38, 0.42):
                lantern(s)
    for x, y, k, fur, pattern, mood, extra in (
        (140, 139, 0.44, "grey", "tabby", "proud", "hachimaki"),
        (52, 362, 0.62, "white", "calico", "happy", None),
        (226, 364, 0.6, "black", "solid", "curious", "hachimaki"),
    ):
        with s.at(x, y, k):
            cat(s, fur, pattern, "sitting", mood, extra)


def waves(s: Svg, y: float, tone: str, high: float, long: float, phase: float = 0) -> None:
    """Draw one band of sea with a foam line."""
    top = [(x, y + high * math.sin(x / long * math.tau + phase)) for x in range(-10, 296, 6)]
    crop(s, top + [(300, y + 200), (-10, y + 200)], fill=tone)
    s.line([p for p in top if 2 < p[0] < BOX_W - 2], stroke="#fffdf9", stroke_width=3, opacity=0.7)


def island(s: Svg) -> None:
    """Draw the island with its lighthouse, trees and one waiting cat."""
    land = s.linear(0, 170, 0, 236, (0, "#8cc07a"), (0.6, "#6fae62"), (1, "#f3d9a8"))
    shore = smooth(dots("84 226, 110 196, 150 178, 196 170, 238 186, 276 222, 276 232, 180 238"))
    s.shape(shore, fill=land, stroke=INK, stroke_width=3)
    fused(s, [[(198, 174), (202, 122), (222, 122), (227, 176)]], "#fffdf9", 2.8)
    for y in (136, 156):
        s.line([(202 - (y - 130) * 0.05, y), (224 + (y - 130) * 0.04, y)], stroke="#d8492f", stroke_width=8)
    fused(s, [round_box(200, 106, 24, 16, 4)], "#ffe08a", 2.6)
    fused(s, [dots("197 106, 201 92, 208 99, 216 99, 223 92, 227 106")], "#d8492f", 2.6)
    for x, y, k in ((166, 190, 0.5), (252, 206, 0.44), (100, 222, 0.36)):
        with s.at(x, y, k):
            tree(s, "#4f9a55")
    with s.at(128, 222, 0.44):
        cat(s, "rose", "solid", "sitting", "happy", None)


def cover_isle(s: Svg) -> None:
    """Paint L'Ile des Chats: an island, a lighthouse, and boats to rescue cats."""
    ground(s, 230, (0, "#6ec3dc"), (1, "#fdf0d0"))
    sun(s, 66, 128, 60, "#ffe08a", 0.95)
    cloud(s, 236, 104, 74, "#fffdf9", 1)
    waves(s, 216, "#5fb6c9", 3, 60)
    island(s)
    waves(s, 236, "#3f9cc0", 5, 56, 1)
    with s.at(48, 262, 0.42):
        boat(s, "#fde3ea", "#7c4f94", "#8c5a38")
    waves(s, 268, "#3483b4", 6, 52, 2)
    with s.at(158, 346, 1.12):
        boat(s)
    with s.at(122, 318, 0.74):
        cat(s, "ginger", "tabby", "peek", "happy", "sailor")
    waves(s, 344, "#2a68a6", 7, 48, 0.4)
    waves(s, 366, "#22548e", 6, 50, 2.2)
    with s.at(236, 366, 0.6, -16):
        icon(s, "fish", 0, 0, 60)
    for x, y in ((112, 100), (138, 116), (150, 92)):
        gull = smooth([(x - 9, y - 3), (x - 4, y - 7), (x, y), (x + 4, y - 7), (x + 9, y - 3)], False)
        s.line(gull, stroke=INK, stroke_width=2.6)

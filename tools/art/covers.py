"""Box covers near home: cards in a kitchen, a spring village, an ant hill."""

from __future__ import annotations

import random

from .body import cat
from .icons import icon
from .pen import INK, dots, fused, oval, ribbon, round_box, smooth
from .props import ant, cat_house, cloud, daisy, tree
from .sheet import crop, ground, hill, stars, sun
from .svg import Svg


def kitchen_window(s: Svg) -> None:
    """Draw the moonlit window of the kitchen and the light it throws."""
    fused(s, [round_box(86, 96, 108, 118, 12)], "#7d5a48", 3)
    s.rect(94, 104, 92, 102, 6, fill=s.linear(0, 104, 0, 206, (0, "#141a3a"), (1, "#4a5aa8")))
    stars(s, 10, 98, 108, 182, 170)
    s.circle(150, 146, 50, fill=s.radial(150, 146, 50, (0, "#fff0bf", 0.7), (1, "#fff0bf", 0)))
    s.circle(150, 146, 23, fill="#fff0bf")
    s.circle(142, 140, 4, fill="#f0d48c")
    s.circle(157, 152, 5.4, fill="#f0d48c")
    s.line([(140, 104), (140, 206)], stroke="#7d5a48", stroke_width=5)
    s.line([(94, 155), (186, 155)], stroke="#7d5a48", stroke_width=5)
    beam = s.linear(0, 206, 0, 384, (0, "#fff0bf", 0.28), (1, "#fff0bf", 0))
    s.shape([(94, 206), (186, 206), (260, 384), (20, 384)], fill=beam)


def kitchen_shelves(s: Svg) -> None:
    """Draw two shelves with their pots."""
    for x in (43, 237):
        fused(s, [round_box(x - 36, 132, 72, 9, 4)], "#8c5a38", 2.6)
    fused(s, [round_box(16, 104, 22, 28, 6)], "#d8694a", 2.4)
    fused(s, [round_box(44, 110, 22, 22, 8)], "#7fb8b4", 2.4)
    vase = smooth(dots("216 132, 212 116, 220 106, 220 98, 232 98, 232 106, 240 116, 236 132"))
    fused(s, [vase], "#b9a6dc", 2.4)
    fused(s, [round_box(246, 112, 18, 20, 6)], "#f7c458", 2.4)


def cover_meow(s: Svg) -> None:
    """Paint MEOW: card-playing cats in a midnight kitchen."""
    ground(s, 384, (0, "#232b5c"), (0.6, "#39438a"), (1, "#2a2750"))
    kitchen_window(s)
    kitchen_shelves(s)
    for x, y, k, fur, pattern, mood, extra in (
        (62, 322, 0.86, "ginger", "tabby", "mischief", "chef"),
        (218, 322, 0.86, "seal", "siamese", "smug", "bow"),
        (140, 330, 1.04, "black", "tuxedo", "wink", "collar"),
    ):
        with s.at(x, y, k):
            cat(s, fur, pattern, "peek", mood, extra)
    s.rect(0, 326, 280, 58, fill=s.linear(0, 326, 0, 384, (0, "#c58d58"), (0.25, "#a76f42"), (1, "#6e4530")))
    s.line([(2, 326), (278, 326)], stroke=INK, stroke_width=4)
    s.line([(2, 333), (278, 333)], stroke="#ffe3b5", stroke_width=2.4, opacity=0.5)
    for a, tone, name in ((-26, "#4f9a55", "leaf"), (0, "#2f66b5", "drop"), (26, "#f08bb0", "heart")):
        with s.at(140 + a * 1.2, 342 + abs(a) * 0.3, 0.95, a):
            fused(s, [round_box(-19, -32, 38, 56, 7)], "#fff7e6", 2.6)
            icon(s, name, 0, -5, 27, tone=tone)
    for x in (98, 182):
        fused(s, [oval(x, 364, 14, 11)], "#fff6ea", 3)
        for k in (-4, 4):
            s.line([(x + k, 366), (x + k, 372)], stroke=INK, stroke_width=2)
    icon(s, "bowl", 36, 352, 46)
    icon(s, "fish_bone", 244, 356, 46)


def cover_meowtopia(s: Svg) -> None:
    """Paint Meowtopia: a spring meadow with a village of cat-eared cottages."""
    ground(s, 250, (0, "#8fd0ec"), (1, "#fdf3d6"))
    sun(s, 224, 104, 70, "#ffdf7a", 0.9)
    for x, y, w, opacity in ((62, 116, 88, 1), (166, 92, 55, 0.9)):
        cloud(s, x, y, w, "#fffdf9", opacity)
    hill(s, "-40 210, 40 172, 110 196, 180 164, 320 200, 320 420, -40 420", "#a9d39d")
    for x, y, k in ((28, 196, 0.42), (254, 190, 0.46), (120, 200, 0.36)):
        with s.at(x, y, k):
            tree(s, "#8cc07a")
    houses = ((74, 212, 0.62, "#fff1d6", "#e08a5c"), (196, 206, 0.7, "#fde3ea", "#7fa6d8"))
    for x, y, k, wall, roof in houses:
        with s.at(x, y, k):
            cat_house(s, wall, roof)
    meadow = s.linear(0, 226, 0, 384, (0, "#8cc07a"), (1, "#4f9a55"))
    hill(s, "-40 250, 60 226, 150 244, 220 228, 320 246, 320 420, -40 420", meadow)
    path = "150 240, 150 262, 120 292, 140 330, 96 400, 230 400, 196 330, 168 292, 172 262, 160 240"
    crop(s, smooth(dots(path)), fill="#f6dfae", opacity=0.95)
    with s.at(60, 296, 0.95):
        tree(s, "#f7b3c8")
    with s.at(222, 292, 0.98):
        cat_house(s, "#fff7e6", "#d8694a")
    with s.at(146, 364, 0.82):
        cat(s, "white", "calico", "walking", "happy", "flower")
    for spot, k, tones in (
        ("26 362, 252 366", 1, ("#fffdf9", "#fffdf9")),
        ("52 376, 226 378", 0.8, ("#f7b3c8", "#f7c458")),
        ("18 330, 262 330", 0.6, ("#f7c458", "#f7b3c8")),
    ):
        for (x, y), tone in zip(dots(spot), tones):
            with s.at(x, y, k):
                daisy(s, tone)


def tunnel(s: Svg, points: str, width: float = 19) -> None:
    """Dig a gallery in the soil."""
    line = smooth(dots(points), False)
    s.line(line, stroke="#4a2c22", stroke_width=width + 6)
    s.line(line, stroke="#7d4f38", stroke_width=width)


def chamber(s: Svg, x: float, y: float, rx: float, ry: float, glow: str) -> None:
    """Dig a room in the soil, lit by a lamp."""
    s.shape(oval(x, y, rx + 3, ry + 3), fill="#4a2c22")
    s.shape(oval(x, y, rx, ry), fill=s.linear(0, y - ry, 0, y + ry, (0, "#6d4331"), (1, "#a87350")))
    s.circle(x, y - ry * 0.2, rx, fill=s.radial(x, y - ry * 0.2, rx, (0, glow, 0.55), (1, glow, 0)))


def soil(s: Svg) -> None:
    """Paint the ground in section, with turf and pebbles."""
    earth = s.linear(0, 120, 0, 384, (0, "#a0663f"), (0.45, "#7f4c33"), (1, "#50301f"))
    hill(s, "-40 150, 50 134, 120 132, 140 112, 168 132, 240 140, 330 146, 330 430, -40 430", earth)
    for turf in ("-20 149, 50 134, 118 133", "168 132, 240 140, 300 143"):
        crop(s, ribbon(dots(turf), 11), fill="#6fb35f")
    rnd = random.Random(4)
    for _ in range(34):
        x, y = rnd.uniform(0, 280), rnd.uniform(165, 384)
        pebble = oval(x, y, rnd.uniform(2, 6), rnd.uniform(2, 4), rnd.uniform(0, 90))
        crop(s, pebble, fill=rnd.choice(("#c48a5f", "#5c3826", "#b3aaa0")), opacity=0.45)


def cover_minicity(s: Svg) -> None:
    """Paint Minicity: the ant hill in section, busy under a meadow."""
    ground(s, 140, (0, "#f9c98f"), (1, "#fdf0d0"))
    cloud(s, 50, 100, 60, "#fff7e6", 0.9)
    soil(s)
    tunnel(s, "142 116, 140 150, 112 176, 84 194")
    tunnel(s, "138 156, 168 190, 204 200")
    tunnel(s, "84 204, 76 246, 110 276, 138 300")
    tunnel(s, "212 212, 222 258, 190 288, 150 306")
    chamber(s, 70, 208, 52, 30, "#ffd98a")
    chamber(s, 212, 214, 54, 32, "#ffd98a")
    chamber(s, 140, 324, 92, 44, "#ffe6a8")
    for x, y, tone in (
        (38, 228, "#f3d9a8"),
        (54, 232, "#e0a95f"),
        (46, 218, "#fbe7bd"),
        (62, 224, "#d98a4a"),
    ):
        fused(s, [oval(x, y, 9, 7, 20)], tone, 2.2)
    fused(s, [round_box(216, 222, 36, 14, 6)], "#b9a6dc", 2.4)
    fused(s, [round_box(216, 214, 13, 12, 5)], "#fff7e6", 2.2)
    for x, y, k, tone, hat, load in (
        (88, 234, 0.44, "#b45f3c", None, "seed"),
        (190, 240, 0.44, "#c47a3f", "helmet", None),
        (148, 362, 0.92, "#a8453a", "crown", None),
        (74, 356, 0.42, "#8a4a34", None, None),
        (222, 352, 0.42, "#8a4a34", None, "leaf"),
        (112, 134, 0.5, "#b45f3c", None, "leaf"),
    ):
        with s.at(x, y, k):
            ant(s, tone, hat, load)
    for x, y, k in ((20, 146, 0.9), (36, 142, 0.7), (252, 146, 1), (232, 142, 0.7)):
        with s.at(x, y, k):
            daisy(s, "#fffdf9", 26)


def cover_plain(s: Svg) -> None:
    """Paint a plain carton: a strip of tape, string both ways, and a paw on its label."""
    s.rect(0, 0, 280, 384, fill=s.linear(0, 0, 0, 384, (0, "#dcb37c"), (1, "#c1925c")))
    s.rect(112, 0, 56, 384, fill="#f3dcae", opacity=0.5)
    for line in ([(0, 236), (280, 236)], [(140, 80), (140, 384)]):
        s.line(line, stroke=INK, stroke_width=9)
        s.line(line, stroke="#e8573a", stroke_width=4)
    fused(s, [oval(140, 236, 74, 74, count=60)], "#fff8e4", 4)
    icon(s, "paw", 140, 236, 96)

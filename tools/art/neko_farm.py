"""Heads of the other six animals of Neko no Tawa's line and of the cat, about 112 wide on 0,0."""

from __future__ import annotations

import math

from .body import cat
from .neko_muzzles import W, both, cheeks, eyes, muzzle_mouth, smile
from .palette import darken
from .pen import INK, dots, fused, mirror, oval, ribbon, smooth, volume
from .svg import Svg


def horse(s: Svg) -> None:
    """Draw the horse: long face with a blaze and a dark forelock."""
    base = "#c07a45"
    mane = [smooth(dots("-20 -50, -46 -44, -56 -12, -50 26, -34 18, -24 -20"))]
    fused(s, mane, "#5a3626", W)
    ears = both(smooth(dots("12 -40, 22 -66, 30 -70, 36 -56, 34 -36")))
    skull = smooth(mirror(dots("0 -50, 24 -46, 36 -30, 36 -6, 29 14, 31 34, 20 48, 0 51")))
    fused(s, ears + [skull], base, W)
    for pts in both(smooth(dots("20 -46, 25 -60, 30 -54, 29 -42"))):
        s.shape(pts, fill="#eda59a")
    volume(s, skull, strength=0.26)
    s.shape(smooth(dots("0 -34, 7 -14, 9 12, 0 26, -9 12, -7 -14")), fill="#fff3df")
    fused(s, [smooth(mirror(dots("0 18, 18 18, 29 30, 22 46, 0 49")))], "#f2d5bb", W * 0.75)
    for pts in both(oval(14, 29, 4, 5.4, 16)):
        s.shape(pts, fill="#7a3f36")
    smile(s, 38, 10, 4)
    eyes(s, 22, -12, "#6b4a2e", 0.84)
    cheeks(s, 28, 8, 8)
    lock = smooth(dots("-16 -50, 0 -64, 20 -52, 15 -34, 8 -42, 2 -28, -6 -42, -13 -32"))
    fused(s, [lock], "#5a3626", W * 0.85)


def sheep(s: Svg) -> None:
    """Draw the sheep: a cloud of wool round a dreamy face."""
    wool = [oval(0, -2, 44, 42)]
    wool += [oval(44 * math.cos(a), -4 + 38 * math.sin(a), 17, 16) for a in (math.tau * k / 10 for k in range(10))]
    fused(s, both(smooth(dots("40 -6, 60 -16, 70 -6, 62 6, 46 8"))), "#f0cdb0", W)
    fused(s, wool, "#fff8ea", W)
    for a in range(10):
        x, y = 40 * math.cos(a * math.tau / 10 + 0.3), -4 + 34 * math.sin(a * math.tau / 10 + 0.3)
        s.line(smooth([(x - 5, y + 3), (x, y - 3), (x + 5, y + 2)], False), stroke="#d9c3a4", stroke_width=2.6)
    fused(s, both(ribbon(dots("34 -26, 54 -34, 62 -20, 52 -8, 44 -16"), 13, 5)), "#d9b27a", W * 0.9)
    muzzle = smooth(mirror(dots("0 -22, 22 -20, 30 -4, 27 16, 15 32, 0 35")))
    fused(s, [muzzle], "#f6d9bf", W * 0.85)
    puff = [oval(-14, -28, 13, 11), oval(14, -28, 13, 11), oval(0, -32, 15, 13)]
    fused(s, puff, "#fff8ea", W * 0.8)
    for pts in puff:
        s.shape(pts, fill="#fff8ea")
    eyes(s, 15.5, 0, "#7a9ab8", 0.74, "open")
    cheeks(s, 22, 14, 8)
    s.shape(smooth(dots("-5 14, 0 13, 5 14, 0 19")), fill="#c9767a", stroke=INK, stroke_width=1.8)
    muzzle_mouth(s, 21, 7)


def monkey(s: Svg) -> None:
    """Draw the monkey: heart-shaped pale face and big side ears."""
    base = "#a86f48"
    fused(s, both(oval(50, 0, 17, 19)), base, W)
    for pts in both(oval(51, 1, 10, 12)):
        s.shape(pts, fill="#f6cfae")
    skull = smooth(mirror(dots("0 -44, 6 -50, 14 -43, 34 -34, 47 -10, 46 16, 34 34, 16 42, 0 43")))
    fused(s, [skull], base, W)
    volume(s, skull, strength=0.24)
    mask = smooth(mirror(dots("0 -12, 10 -24, 28 -24, 37 -8, 34 8, 35 22, 22 36, 0 38")))
    s.shape(mask, fill="#fbdcb9", stroke=darken(base, 0.25), stroke_width=2.2)
    eyes(s, 18, -4, "#8a5a2e", 0.86, "open", (0.5, -0.2))
    cheeks(s, 29, 13, 9)
    for pts in both(oval(4, 12.5, 2.1, 2.9)):
        s.shape(pts, fill=INK)
    s.path(
        "M-16 20Q0 26 16 20Q13 35 0 35Q-13 35 -16 20Z",
        fill="#8a2f3a",
        stroke=INK,
        stroke_width=2.6,
        stroke_linejoin="round",
    )
    s.path("M-8 31Q0 26 8 31Q4 34.5 0 34.5Q-4 34.5 -8 31Z", fill="#f28c8c")


def rooster(s: Svg) -> None:
    """Draw the rooster: scarlet comb and wattles, golden beak."""
    fused(s, [oval(-16, -44, 12, 15, -24), oval(3, -52, 13, 16), oval(21, -43, 11, 14, 26)], "#e0452f", W)
    skull = smooth(mirror(dots("0 -40, 24 -35, 38 -14, 42 12, 50 36, 30 44, 0 46")))
    fused(s, [skull], "#fff5e2", W)
    volume(s, skull, strength=0.22)
    for x, y in ((-34, 36), (-18, 41), (18, 41), (34, 36)):
        s.line(smooth([(x - 7, y - 4), (x, y + 3), (x + 7, y - 4)], False), stroke="#e0a24a", stroke_width=3)
    fused(s, both(smooth(dots("3 18, 14 20, 14 36, 7 41, 2 32"))), "#e0452f", 2.6)
    eyes(s, 21, -5, "#e8893a", 0.9)
    cheeks(s, 32, 11, 9)
    fused(
        s,
        [smooth(dots("-14 6, 0 0, 14 6, 14 6, 0 24, 0 24, -14 6"))],
        s.linear(0, 0, 0, 24, (0, "#ffd45e"), (1, "#e8932f")),
        W * 0.8,
    )
    s.line(smooth([(-10, 9), (0, 13), (10, 9)], False), stroke=INK, stroke_width=2.4)


def dog(s: Svg) -> None:
    """Draw the dog: a smiling shiba with curled cheeks."""
    base = "#e59a50"
    ears = both(smooth(dots("12 -32, 22 -54, 34 -64, 42 -60, 46 -40, 46 -18, 30 -14")))
    skull = smooth(mirror(dots("0 -40, 24 -38, 42 -24, 50 -2, 57 16, 44 32, 22 42, 0 43")))
    fused(s, ears + [skull], base, W)
    for pts in both(smooth(dots("24 -40, 34 -53, 39 -46, 40 -30, 31 -32"))):
        s.shape(pts, fill="#fbe3c6")
    volume(s, skull, strength=0.22)
    for pts in both(smooth(dots("12 8, 28 12, 48 12, 52 18, 40 31, 20 39, 0 41, 0 14"))):
        s.shape(pts, fill="#fff3df")
    for pts in both(oval(17, -17, 6.4, 4.4, -12)):
        s.shape(pts, fill="#fff3df")
    eyes(s, 21, -1, "#7a4a28", 0.82)
    cheeks(s, 38, 15, 9)
    s.path(
        "M-10 24Q0 28 10 24Q9 40 0 40Q-9 40 -10 24Z",
        fill="#8a2f3a",
        stroke=INK,
        stroke_width=2.4,
        stroke_linejoin="round",
    )
    s.path("M-6 33Q0 28 6 33Q5 46 0 46Q-5 46 -6 33Z", fill="#f28c8c", stroke=INK, stroke_width=1.8)
    muzzle_mouth(s, 21, 14)
    fused(s, [smooth(dots("-9 10, 0 8, 9 10, 6 16, 0 19, -6 16"))], "#4a3330", 2.2)
    s.ellipse(-2.6, 11.6, 2.6, 1.5, fill="#ffffff", opacity=0.7)


def boar(s: Svg) -> None:
    """Draw the boar: striped brow, big snout and two proud tusks."""
    base = "#6f5a55"
    fused(s, [smooth(dots("-22 -34, -14 -54, -6 -42, 2 -58, 9 -42, 19 -52, 23 -34"))], "#4a3a38", W)
    ears = both(smooth(dots("18 -30, 34 -54, 46 -56, 50 -40, 42 -20")))
    skull = smooth(mirror(dots("0 -38, 26 -35, 44 -18, 51 6, 46 26, 26 40, 0 42")))
    fused(s, ears + [skull], base, W)
    for pts in both(smooth(dots("30 -36, 40 -48, 45 -42, 40 -28"))):
        s.shape(pts, fill="#e39a92")
    volume(s, skull, strength=0.28)
    for x in (-10, 0, 10):
        s.shape(ribbon([(x, -35), (x * 0.8, -24), (x * 0.6, -15)], 5.4, 2, 5), fill="#b8967c")
    eyes(s, 24, -6, "#d9a13c", 0.84)
    cheeks(s, 39, 12, 9)
    fused(s, both(smooth(dots("21 30, 29 34, 38 24, 38 10, 34 10, 30 20, 22 22"))), "#fff6dc", W * 0.8)
    fused(s, [oval(0, 21, 25, 17)], "#e3a491", W * 0.85)
    for pts in both(oval(9, 20, 4.6, 6.6)):
        s.shape(pts, fill="#6d332f")
    s.ellipse(-9, 11, 8, 3, fill="#ffffff", opacity=0.35)


def zodiac_cat(s: Svg) -> None:
    """Draw the lazy cat of the legend."""
    cat(s, "grey", "tabby", "head", "asleep", "hachimaki")

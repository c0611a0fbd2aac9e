"""Heads of the first six animals of Neko no Tawa's line, about 112 wide on 0,0."""

from __future__ import annotations

from .neko_muzzles import W, both, cheeks, eyes, muzzle_mouth, smile
from .palette import darken
from .pen import INK, clip, dots, fused, mirror, move, oval, ribbon, round_box, smooth, volume
from .svg import Svg


def rat(s: Svg) -> None:
    """Draw the rat: big round ears, buck teeth, sly look."""
    base = "#9aa0b4"
    skull = smooth(mirror(dots("0 -34, 24 -31, 42 -14, 46 6, 34 24, 16 38, 0 43")))
    ears = both(oval(38, -36, 27, 27))
    fused(s, ears + [skull], base, W)
    for pts in both(oval(39, -35, 18, 18)):
        s.shape(pts, fill="#f3a9a4")
    volume(s, skull, strength=0.26)
    s.shape(oval(0, 27, 21, 15), fill="#e4e4ec")
    eyes(s, 20, -3, "#8a5a3a", 0.86, "open", (0.6, 0))
    cheeks(s, 32, 15, 9)
    fused(s, [round_box(-6, 32, 6, 10, 2), round_box(0, 32, 6, 10, 2)], "#fffdf9", 2)
    muzzle_mouth(s, 29, 10)
    fused(s, [oval(0, 21, 7.4, 5.6)], "#f08b92", 2.4)
    for side in (-1, 1):
        for y, d in ((22, -4), (27, 2), (32, 8)):
            s.line([(side * 25, y), (side * 52, y + d)], stroke=INK, stroke_width=2, opacity=0.8)


def ox(s: Svg) -> None:
    """Draw the ox: curved horns, broad pale muzzle, brass ring."""
    base = "#8a5f47"
    fused(
        s,
        both(smooth(dots("22 -26, 40 -36, 52 -48, 50 -64, 56 -66, 66 -48, 58 -28, 38 -14"))),
        "#f3e2bd",
        W,
    )
    ears = both(smooth(dots("40 -16, 58 -22, 70 -12, 60 0, 44 0")))
    skull = smooth(mirror(dots("0 -40, 26 -38, 42 -22, 44 4, 38 26, 22 40, 0 43")))
    fused(s, ears + [skull], base, W)
    for pts in both(oval(57, -11, 8, 5, -10)):
        s.shape(pts, fill="#eda59a")
    volume(s, skull, strength=0.26)
    s.shape(smooth(dots("0 -40, 13 -34, 9 -16, 0 -10, -9 -16, -13 -34")), fill="#f6ead2")
    eyes(s, 22, -8, "#6b4a2e", 0.86)
    cheeks(s, 35, 8, 9)
    fused(s, [oval(0, 27, 31, 18)], "#f3cdb2", W * 0.8)
    for pts in both(oval(13, 22, 4, 5.4, -14)):
        s.shape(pts, fill="#7a3f36")
    smile(s, 33, 10, 4)
    s.line(dots("-5 25, -7 34, 0 40, 7 34, 5 25"), stroke=INK, stroke_width=7)
    s.line(smooth(dots("-5 25, -7 34, 0 40, 7 34, 5 25"), False), stroke="#f7c458", stroke_width=3.6)


def tiger(s: Svg) -> None:
    """Draw the tiger: round ears, stripes and a king's mark on the brow."""
    base = "#f0973c"
    skull = smooth(mirror(dots("0 -41, 26 -38, 46 -20, 52 2, 58 16, 50 24, 46 33, 24 42, 0 43")))
    ears = both(oval(38, -36, 17, 17))
    fused(s, ears + [skull], base, W)
    for pts in both(oval(38, -35, 10, 10)):
        s.shape(pts, fill="#fff1dc")
    volume(s, skull, strength=0.24)
    for pts in both(oval(44, 22, 12, 10)):
        s.shape(clip(pts, dots("-60 -60, 60 -60, 60 60, -60 60")), fill="#fff1dc", opacity=0.9)
    for pts in both(oval(10, 25, 17, 13)):
        s.shape(pts, fill="#fff6e6")
    for y, w in ((-33, 10), (-25, 13), (-17, 9)):
        s.line([(-w, y), (w, y)], stroke="#4a2d22", stroke_width=4.6)
    s.line([(0, -33), (0, -17)], stroke="#4a2d22", stroke_width=4.2)
    for side in (-1, 1):
        for x, y, x2, y2 in ((54, 4, 39, 6), (57, 15, 43, 15), (50, 27, 38, 24), (43, -22, 33, -15)):
            s.shape(
                ribbon([(side * x, y), (side * (x + x2) / 2, (y + y2) / 2 - 1), (side * x2, y2)], 6, 1.6, 5),
                fill="#4a2d22",
            )
    eyes(s, 23, 1, "#e0b13d", 0.92, "open")
    muzzle_mouth(s, 24, 12)
    for side in (-1, 1):
        s.shape(
            [(side * 7, 28.5), (side * 12, 28), (side * 9.6, 35)],
            fill="#fffdf9",
            stroke=INK,
            stroke_width=1.8,
        )
    fused(s, [smooth(dots("-8 14, 0 12.5, 8 14, 6 18, 0 22, -6 18"))], "#d9706f", 2.2)


def rabbit(s: Svg) -> None:
    """Draw the rabbit: tall ears, one folded, rosy cheeks."""
    base = "#fff3ea"
    left = smooth(dots("-8 -24, -32 -40, -38 -72, -28 -86, -16 -76, -8 -46"))
    right = smooth(
        dots("8 -24, 14 -56, 24 -80, 38 -86, 54 -72, 58 -52, 52 -46, 42 -56, 38 -62, 34 -40, 26 -24"),
    )
    skull = smooth(mirror(dots("0 -36, 26 -32, 44 -12, 50 10, 42 28, 22 39, 0 41")))
    fused(s, [left, right, skull], base, W)
    s.shape(smooth(dots("-14 -32, -27 -46, -31 -70, -26 -77, -19 -70, -14 -48")), fill="#f6a9b4")
    s.shape(smooth(dots("16 -34, 21 -58, 30 -76, 38 -78, 33 -62, 28 -38")), fill="#f6a9b4")
    volume(s, skull, strength=0.2)
    eyes(s, 22, 0, "#c4546a", 0.92)
    cheeks(s, 36, 17, 12)
    fused(s, [round_box(-5, 28, 5, 9, 2), round_box(0, 28, 5, 9, 2)], "#fffdf9", 2)
    muzzle_mouth(s, 23, 10)
    fused(s, [smooth(dots("-6 14, 0 12.8, 6 14, 0 20"))], "#f0808c", 2.2)


def dragon(s: Svg) -> None:
    """Draw the dragon: jade scales, golden antlers, long whiskers."""
    base = "#3f9a78"
    for side in (-1, 1):
        horn = [(side * 18, -32), (side * 26, -52), (side * 38, -62), (side * 46, -74)]
        twig = [(side * 30, -56), (side * 30, -68), (side * 26, -76)]
        fused(s, [ribbon(horn, 11, 5), ribbon(twig, 7, 4)], "#f7c458", W * 0.9)
    mane = [
        smooth(
            [
                (sd * 30, -34),
                (sd * 58, -40),
                (sd * 50, -24),
                (sd * 68, -14),
                (sd * 52, -4),
                (sd * 64, 14),
                (sd * 42, 16),
            ],
        )
        for sd in (-1, 1)
    ]
    fused(s, mane, "#e2693f", W)
    skull = smooth(mirror(dots("0 -38, 24 -36, 40 -22, 44 -2, 40 14, 34 32, 18 42, 0 43")))
    fused(s, [skull], base, W)
    volume(s, skull, strength=0.24)
    for x, y in ((0, -30), (-11, -24), (11, -24), (0, -18)):
        s.line(
            smooth([(x - 6, y - 2), (x, y + 4), (x + 6, y - 2)], False),
            stroke=darken(base, 0.4),
            stroke_width=2.4,
            opacity=0.8,
        )
    for pts in both(ribbon([(11, -15), (22, -21), (36, -16)], 6, 3)):
        s.shape(pts, fill="#fff1c4", stroke=INK, stroke_width=1.8)
    eyes(s, 21, -3, "#f0b93f", 0.88)
    snout = smooth(mirror(dots("0 8, 18 10, 31 18, 30 32, 16 39, 0 40")))
    fused(s, [snout], "#bfe3b4", W * 0.8)
    for pts in both(oval(14, 18, 5, 4, -14)):
        s.shape(pts, fill=darken(base, 0.5))
    s.line(smooth(dots("-22 27, -10 32, 0 30, 10 32, 22 27"), False), stroke=INK, stroke_width=2.8)
    for side in (-1, 1):
        s.shape(
            [(side * 13, 31), (side * 18, 29.5), (side * 16, 36)],
            fill="#fffdf9",
            stroke=INK,
            stroke_width=1.8,
        )
        whisker = [(side * 28, 20), (side * 46, 20), (side * 54, 32), (side * 64, 30)]
        s.shape(ribbon(whisker, 6.4, 4), fill=INK)
        s.shape(ribbon(whisker, 3.2, 1.4), fill="#f7c458")


def snake(s: Svg) -> None:
    """Draw the snake: a green coil with a lifted head and forked tongue."""
    base = "#8fbf4f"
    coil = [
        ribbon(dots("-34 40, 0 47, 38 40, 46 26, 24 18"), 22, 22),
        ribbon(dots("24 18, -14 18, -42 24, -40 38"), 22, 20),
    ]
    fused(s, coil, darken(base, 0.08), W)
    neck = ribbon([(16, 26), (30, 4), (12, -18)], 26, 28)
    head = smooth(mirror(dots("0 -48, 22 -46, 38 -32, 42 -14, 28 2, 0 8")))
    head = [(x - 4, y - 2) for x, y in head]
    s.line([(-4, 2), (-4, 18)], stroke=INK, stroke_width=8)
    s.line([(-12, 26), (-4, 16), (4, 26)], stroke=INK, stroke_width=7)
    fused(s, [neck, head], base, W)
    s.line([(-4, 4), (-4, 18)], stroke="#e0533f", stroke_width=4)
    s.line([(-12, 26), (-4, 16), (4, 26)], stroke="#e0533f", stroke_width=3.2)
    s.shape(clip(oval(-4, 2, 30, 13), dots("-60 -10, 60 -10, 60 5, -60 5")), fill="#e4f0b4")
    volume(s, head, strength=0.24)
    for x, y in ((-4, -40), (-16, -36), (8, -36), (-4, -31)):
        s.shape(move(dots("0 -5, 5 0, 0 5, -5 0"), x, y), fill="#4f8a35")
    for x, y in ((-24, 42), (-6, 46), (14, 45), (32, 40), (-28, 22), (-8, 18), (12, 18)):
        s.shape(move(dots("0 -5, 6 0, 0 5, -6 0"), x, y), fill="#4f8a35")
    with s.at(-4, -14):
        eyes(s, 21, -3, "#f0c04c", 0.86, "slit")
        cheeks(s, 30, 10, 8)
        smile(s, 11, 12, 4)

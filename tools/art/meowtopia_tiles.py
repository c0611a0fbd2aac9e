"""The action tiles of Meowtopia: one action or two, free or used up, and the small marks of the actions."""

from __future__ import annotations

from .body import cat
from .icons import icon
from .meowtopia_farm import stick
from .meowtopia_tokens import gold, polar
from .palette import darken, lighten, mix
from .pen import INK, clip, dots, drop_shadow, fused, oval, ribbon, round_box, shadow, smooth, wobble
from .svg import Points, Svg

SIZE = (200, 208)
# action: pale and deep tone, pattern of its ground
ACTIONS = {
    "food": ("#f9cf9a", "#e58b45", "dots"),
    "irrigation": ("#c4e4f4", "#4f97cf", "ripples"),
    "gold": ("#dccff0", "#8e76c2", "sparks"),
    "recruit": ("#fbd3de", "#dd6f95", "hearts"),
    "fields": ("#d3ecb9", "#67a554", "leaves"),
}
MOTIFS: dict[str, Points] = {
    "dots": oval(0, 0, 4, 4, 0, 12),
    "ripples": ribbon(dots("-11 0, -5 -4, 0 0, 5 4, 11 0"), 3, 3, 4),
    "sparks": [polar(45 * i, 2 if i % 2 else 6) for i in range(8)],
    "hearts": smooth(dots("0 -2, 0 -2, 4 -6, 7 -2, 0 6, 0 6, -7 -2, -4 -6"), steps=3),
    "leaves": smooth(dots("-6 4, -5 -4, 6 -6, 4 4"), steps=3),
}
BAG = smooth(dots("-14 -72, 14 -72, 20 -58, 42 -26, 34 -2, 0 1, -34 -2, -42 -26, -20 -58"))
NECK = smooth(dots("-24 -94, -10 -88, 0 -94, 10 -88, 24 -94, 15 -72, -15 -72"))
WICKER = smooth(dots("-50 -40, -50 -40, 50 -40, 50 -40, 42 0, 42 0, -42 0, -42 0"), steps=5)
MOUND = smooth(dots("-64 0, -56 -24, -20 -36, 24 -36, 58 -24, 66 0, 0 5"))
SPROUT = [ribbon([(0, 0), (0, -12)], 4, 3), oval(-7, -15, 7, 4.6, 24), oval(7, -17, 7, 4.6, -24)]


def motif(s: Svg, window: Points, pattern: str, tone: str) -> None:
    """Scatter an action's own pattern inside a convex window."""
    x0, x1 = min(p[0] for p in window), max(p[0] for p in window)
    y0, y1 = min(p[1] for p in window), max(p[1] for p in window)
    found = []
    for row in range(int((y1 - y0 - 14) // 24) + 1):
        for column in range(int((x1 - x0) // 34) + 1):
            x, y = x0 + 14 + 17 * (row % 2) + 34 * column, y0 + 14 + 24 * row
            part = clip([(x + a, y + b) for a, b in MOTIFS[pattern]], window)
            if len(part) > 2:
                found.append(part)
    s.shapes(found, fill=tone, opacity=0.26)


# ── the pictures of the actions, standing on 0,0, about 130 wide and 110 high ──


def meal(s: Svg) -> None:
    """Draw a full bowl and a fish."""
    shadow(s, 4, 0, 62, 9, 0.35)
    icon(s, "bowl", -2, -36, 106)
    with s.at(28, -84, 1, -28):
        icon(s, "fish", 0, 0, 58)


def water(s: Svg) -> None:
    """Draw a stick under three drops."""
    shadow(s, 2, -2, 66, 8, 0.3)
    with s.at(-2, -22, 1.26, -9):
        stick(s)
    for x, y, size in ((-26, -74, 40), (14, -92, 52), (46, -62, 32)):
        icon(s, "drop", x, y, size, tone="#4f9fdc")


def purse(s: Svg) -> None:
    """Draw a bag of coins."""
    shadow(s, 2, 0, 62, 9, 0.35)
    with s.at(-12, 0):
        leather = s.linear(-40, 0, 40, 0, (0, "#c98a5c"), (0.5, "#a9683f"), (1, "#84492a"))
        fused(s, [NECK, BAG], leather, 3)
        cord = smooth([(-18, -70), (0, -66), (18, -70)], False)
        s.line(cord, stroke=INK, stroke_width=10)
        s.line(cord, stroke="#f7c458", stroke_width=5)
        icon(s, "paw", 0, -30, 40, tone="#f3d9a8")
    for x, y, k in ((40, -18, 0.42), (26, -46, 0.36), (56, -44, 0.32)):
        with s.at(x, y, k):
            gold(s)


def newcomer(s: Svg) -> None:
    """Draw a kitten in a basket with a plus sign."""
    shadow(s, 2, 0, 66, 9, 0.35)
    with s.at(0, -38, 0.78):
        cat(s, "cream", "tabby", "peek", "curious", None, 3.6, 1)
    fused(s, [WICKER], s.linear(-50, 0, 50, 0, (0, "#e6b878"), (1, "#c08a4c")), 3)
    s.lines([[(-46, y), (46, y)] for y in (-28, -15)], stroke="#8c5a38", stroke_width=3, opacity=0.75)
    s.lines([[(x, -37), (x * 0.9, -3)] for x in (-30, -10, 10, 30)], stroke="#8c5a38", stroke_width=2, opacity=0.5)
    fused(s, [oval(side * 26, -40, 12, 8) for side in (-1, 1)], "#f9dcae", 3)
    with s.at(50, -84):
        fused(s, [oval(0, 0, 19, 19)], "#fff7e6", 2.8)
        s.lines([[(-9, 0), (9, 0)], [(0, -9), (0, 9)]], stroke="#3f8a49", stroke_width=6)


def soil(s: Svg) -> None:
    """Draw a mound with sprouts and a spade."""
    shadow(s, 2, 2, 72, 9, 0.35)
    fused(s, [MOUND], s.linear(0, -36, 0, 4, (0, "#a06b45"), (1, "#714629")), 3)
    rows = [smooth([(-half, y + 3), (0, y - 2), (half, y + 3)], False) for y, half in ((-22, 44), (-8, 56))]
    s.lines(rows, stroke="#4a2c1c", stroke_width=3, opacity=0.6)
    for x, y in ((-36, -20), (-8, -24), (-22, -4), (10, -6)):
        with s.at(x, y):
            fused(s, SPROUT, "#79c25f", 2.4)
    with s.at(42, -10, 0.9, 14):
        fused(s, [ribbon([(0, -28), (0, -88)], 7, 7), ribbon([(-12, -91), (12, -91)], 8, 8)], "#c58d58", 3)
        fused(s, [smooth(dots("-14 -32, 14 -32, 14 -6, 0 10, 0 10, -14 -6"))], "#b9c0c8", 3)
        s.line([(-4, -26), (-4, -8)], stroke="#ffffff", stroke_width=3, opacity=0.7)


EMBLEMS = {"food": meal, "irrigation": water, "gold": purse, "recruit": newcomer, "fields": soil}


# ── tiles ──


def body(s: Svg) -> None:
    """Draw the wooden back and the paper face of a tile."""
    drop_shadow(s, 2, 2, 196, 204, 26, 8, 0.32)
    fused(s, [wobble(round_box(3, 8, 194, 198, 26), 0.6, 4)], "#a9774a", 3.4)
    paper = s.linear(0, 0, 80, 200, (0, "#fffdf6"), (0.6, "#fff4de"), (1, "#f3dfba"))
    fused(s, [wobble(round_box(3, 3, 194, 196, 26), 0.6, 4)], paper, 0.5, "#a9774a")


def single(s: Svg, name: str) -> None:
    """Draw a tile of one action: its picture above, room for its name below."""
    pale, deep, pattern = ACTIONS[name]
    body(s)
    window = round_box(14, 14, 172, 134, 18)
    s.shape(window, fill=s.linear(0, 14, 0, 148, (0, pale), (1, lighten(pale, 0.4))))
    motif(s, window, pattern, deep)
    s.shape(window, fill=s.radial(100, 76, 92, (0, "#fffdf0", 0.85), (1, "#fffdf0", 0)))
    s.shape(clip(oval(100, 164, 118, 42, 0, 48), window), fill=mix(pale, deep, 0.42))
    s.shape(window, fill="none", stroke=darken(deep, 0.35), stroke_width=3)
    with s.at(100, 139):
        EMBLEMS[name](s)


def double(s: Svg, first: str, second: str) -> None:
    """Draw a tile of two actions, parted by a diagonal from the top right to the bottom left."""
    body(s)
    window = round_box(14, 14, 172, 180, 18)
    halves = ((first, (-26, -26), (64, 66)), (second, (226, 234), (136, 146)))
    for name, corner, (x, y) in halves:
        pale, deep, pattern = ACTIONS[name]
        half = clip(window, [(190, 10), (10, 198), corner])
        s.shape(half, fill=s.linear(0, 14, 0, 194, (0, pale), (1, lighten(pale, 0.25))))
        motif(s, half, pattern, deep)
        s.circle(x, y, 50, fill=s.radial(x, y, 50, (0, "#fffdf0", 0.9), (1, "#fffdf0", 0)))
    s.line([(183, 17), (17, 191)], stroke=INK, stroke_width=9)
    s.line([(183, 17), (17, 191)], stroke="#f7c458", stroke_width=3.6)
    s.shape(window, fill="none", stroke=INK, stroke_width=3)
    for name, x, y in ((first, 68, 100), (second, 134, 186)):
        with s.at(x, y, 0.68):
            EMBLEMS[name](s)


def used(s: Svg, names: tuple[str, ...]) -> None:
    """Draw the bed of a tile that was used in this round, with the marks of its actions."""
    s.rect(6, 8, 188, 192, 26, fill="#4a5d36", opacity=0.2)
    s.rect(6, 11, 188, 189, 26, fill="#eaf3d4", opacity=0.55)
    s.rect(6, 8, 188, 192, 26, fill="none", stroke="#5f7d49", stroke_width=3, stroke_dasharray="11 9")
    for index, name in enumerate(names):
        with s.at(44 + 46 * index, 44, 0.44):
            mark(s, name)


def mark(s: Svg, name: str) -> None:
    """Draw an action as a round mark in a circle of 100 centred on 0,0."""
    pale, deep, _ = ACTIONS[name]
    fused(s, [oval(0, 0, 46, 46, 0, 40)], s.linear(0, -46, 0, 46, (0, lighten(pale, 0.4)), (1, pale)), 4)
    s.circle(0, 0, 41, fill="none", stroke=deep, stroke_width=4)
    if name == "recruit":
        with s.at(0, 6, 0.5):
            cat(s, "cream", "tabby", "head", "content", None, 5.4, 1)
    elif name == "fields":
        with s.at(0, 24, 2.1):
            fused(s, SPROUT, "#62ad4c", 2.4)
    else:
        sign = {"food": "bowl", "irrigation": "drop", "gold": "coin"}[name]
        icon(s, sign, 0, 0, 64, **({"tone": "#4f9fdc"} if sign == "drop" else {}))

"""Things cats wear: drawn around a head centred on 0,0 and 112 wide."""

from __future__ import annotations

from .pen import INK, WEIGHT, dots, fused, oval, ribbon, round_box, smooth
from .svg import Svg

GOLD = "#f7c458"


def collar(s: Svg, w: float, tone: str = "#d8492f") -> None:
    """Draw a collar with a little bell under the chin."""
    band = ribbon([(-31, 39), (-16, 46.5), (0, 48.5), (16, 46.5), (31, 39)], 9, 9)
    fused(s, [band], tone, w)
    s.line(smooth([(-28, 38.5), (-14, 44.6), (0, 46)], False), stroke="#fff", stroke_width=2, opacity=0.4)
    fused(s, [oval(0, 53, 8.5, 8.5)], GOLD, w * 0.85)
    s.circle(-2.6, 50.4, 2.2, fill="#fff6d8")
    s.line([(-5, 54), (5, 54)], stroke=INK, stroke_width=1.8)
    s.circle(0, 56.8, 1.7, fill=INK)


def bow(s: Svg, w: float, tone: str = "#f08bb0") -> None:
    """Draw a ribbon bow on one ear."""
    with s.at(31, -41, 1, 18):
        fused(
            s,
            [
                smooth([(0, 0), (-12, -11), (-20, -9), (-20, 9), (-12, 11)]),
                smooth([(0, 0), (12, -11), (20, -9), (20, 9), (12, 11)]),
            ],
            tone,
            w,
        )
        fused(s, [oval(0, 0, 5.6, 6.6)], "#fde3ea", w * 0.8)
        s.line([(-14, -5), (-9, -1)], stroke="#fff", stroke_width=2.2, opacity=0.7)


def scarf(s: Svg, w: float, tone: str = "#3a76c4") -> None:
    """Draw a knitted scarf round the neck."""
    fused(s, [smooth([(14, 42), (30, 40), (34, 70), (30, 80), (18, 80), (16, 60)])], tone, w)
    fused(s, [ribbon([(-40, 36), (-20, 46), (0, 49), (20, 46), (40, 36)], 17, 17)], tone, w)
    for x, y in ((-29, 42), (-13, 48), (4, 49), (21, 46)):
        s.line([(x - 2, y - 6), (x + 2, y + 6)], stroke="#fffdf9", stroke_width=3, opacity=0.75)
    for x in (20, 25, 30):
        s.line([(x, 72), (x, 78)], stroke="#fffdf9", stroke_width=2, opacity=0.75)


def crown(s: Svg, w: float) -> None:
    """Draw a small golden crown."""
    pts = dots("-24 -38, -27 -60, -14 -50, 0 -67, 14 -50, 27 -60, 24 -38, 0 -35")
    fused(s, [pts], s.linear(0, -66, 0, -36, (0, "#ffe08a"), (1, "#eaa53a")), w)
    for x, y in ((-27, -61), (0, -68), (27, -61)):
        fused(s, [oval(x, y, 4, 4)], "#fff0bf", w * 0.8)
    for x, tone in ((-13, "#3a76c4"), (0, "#d8492f"), (13, "#3a76c4")):
        s.circle(x, -44, 3.2, fill=tone, stroke=INK, stroke_width=1.4)


def chef(s: Svg, w: float) -> None:
    """Draw a puffy chef's hat."""
    puff = [
        oval(-18, -66, 17, 15),
        oval(18, -66, 17, 15),
        oval(0, -74, 20, 17),
        round_box(-21, -66, 42, 30, 5),
    ]
    fused(s, puff, "#fffdf9", w)
    for x in (-10, 0, 10):
        s.line([(x, -56), (x * 0.9, -44)], stroke="#d9cbb6", stroke_width=2.2)
    s.line(smooth([(-21, -41), (0, -38), (21, -41)], False), stroke="#d8492f", stroke_width=4)


def straw(s: Svg, w: float) -> None:
    """Draw a wide straw hat with a red band."""
    fused(s, [smooth([(-26, -40), (-24, -62), (0, -70), (24, -62), (26, -40)])], "#f3cf86", w)
    fused(s, [oval(0, -38, 52, 9)], s.linear(-50, 0, 50, 0, (0, "#fbe0a0"), (1, "#dfae5c")), w)
    s.line(smooth([(-25, -46), (0, -42.5), (25, -46)], False), stroke="#d8492f", stroke_width=6)
    for x in (-36, -18, 18, 36):
        s.line([(x, -40), (x * 1.12, -35)], stroke="#c9963f", stroke_width=1.6)


def sailor(s: Svg, w: float) -> None:
    """Draw a tilted sailor's cap."""
    with s.at(-8, -2, 1, -10):
        fused(s, [smooth([(-28, -46), (-34, -62), (0, -72), (34, -62), (28, -46)])], "#fffdf9", w)
        fused(s, [ribbon([(-29, -44), (0, -39), (29, -44)], 10, 10)], "#303c78", w)
        s.circle(0, -58, 4.4, fill="#d8492f", stroke=INK, stroke_width=1.8)


def hachimaki(s: Svg, w: float) -> None:
    """Draw a knotted festival headband with a red dot."""
    fused(
        s,
        [ribbon([(44, -22), (58, -34), (66, -30)], 9, 5), ribbon([(44, -20), (60, -18), (66, -8)], 9, 5)],
        "#fffdf9",
        w,
    )
    fused(s, [ribbon([(-45, -21), (-22, -28), (0, -30), (22, -28), (45, -21)], 10, 10)], "#fffdf9", w)
    s.circle(0, -30, 4.4, fill="#d8492f")


def glasses(s: Svg, w: float) -> None:
    """Draw round reading glasses."""
    for x in (-23, 23):
        s.circle(x, 4, 17.5, fill="#fff", opacity=0.22)
        s.circle(x, 4, 17.5, fill="none", stroke=INK, stroke_width=w * 0.9)
        s.line([(x - 11, 0), (x - 5, -7)], stroke="#fff", stroke_width=2.6, opacity=0.85)
    s.line(smooth([(-6, 3), (0, 0.5), (6, 3)], False), stroke=INK, stroke_width=w * 0.9)


def flower(s: Svg, w: float) -> None:
    """Draw a daisy tucked behind one ear."""
    with s.at(-33, -36, 1, 10):
        fused(
            s,
            [
                oval(9 * x, 9 * y, 6.6, 6.6)
                for x, y in ((0, -1), (0.95, -0.31), (0.59, 0.81), (-0.59, 0.81), (-0.95, -0.31))
            ],
            "#fffdf9",
            w * 0.85,
        )
        s.circle(0, 0, 5.4, fill=GOLD, stroke=INK, stroke_width=1.8)


def leaf(s: Svg, w: float) -> None:
    """Draw a leaf balanced on the head."""
    with s.at(4, -42, 1, -16):
        fused(s, [smooth([(0, 2), (8, -12), (26, -16), (30, -14), (26, -2), (12, 6)])], "#6fb35f", w)
        s.line(smooth([(1, 2), (12, -4), (24, -11)], False), stroke="#245c36", stroke_width=2)


def patch_eye(s: Svg, w: float) -> None:
    """Draw a pirate's eye patch."""
    s.line(smooth([(-50, 6), (-22, -10), (10, -26), (34, -33)], False), stroke=INK, stroke_width=w * 0.9)
    fused(s, [smooth([(-38, -8), (-22, -14), (-7, -10), (-8, 8), (-22, 18), (-36, 8)])], "#4a3a44", w * 0.8)
    s.line([(-30, -4), (-24, -7)], stroke="#fff", stroke_width=2.4, opacity=0.5)


def party(s: Svg, w: float) -> None:
    """Draw a striped party hat."""
    fused(s, [smooth(dots("-17 -38, -17 -38, 0 -80, 0 -80, 17 -38, 17 -38, 0 -34"))], "#b9a6dc", w)
    s.line([(-12, -48), (10, -56)], stroke="#fffdf9", stroke_width=4)
    s.line([(-15, -39), (13, -47)], stroke="#f7c458", stroke_width=4)
    fused(s, [oval(0, -81, 6, 6)], GOLD, w * 0.8)


def cap(s: Svg, w: float) -> None:
    """Draw a peaked cap with a golden button."""
    crown = smooth(dots("-27 -36, -27 -50, -14 -61, 0 -64, 14 -61, 27 -50, 27 -36"))
    fused(s, [crown], s.linear(-26, -60, 26, -36, (0, "#566299"), (1, "#303c78")), w)
    fused(s, [smooth(dots("-30 -36, 0 -44, 30 -36, 38 -29, 0 -33, -38 -29"))], GOLD, w)
    s.circle(0, -52, 5.4, fill=GOLD, stroke=INK, stroke_width=1.8)


WARDROBE = {
    "collar": collar,
    "bow": bow,
    "scarf": scarf,
    "crown": crown,
    "chef": chef,
    "straw": straw,
    "sailor": sailor,
    "hachimaki": hachimaki,
    "glasses": glasses,
    "flower": flower,
    "leaf": leaf,
    "eyepatch": patch_eye,
    "party": party,
    "cap": cap,
}


def wear(s: Svg, names: str | None, x: float = 0, y: float = 0, weight: float = WEIGHT, scale: float = 1) -> None:
    """Put one accessory, or several given as 'a+b', on a head at x,y."""
    if names:
        with s.at(x, y, scale):
            for name in names.split("+"):
                WARDROBE[name](s, weight)

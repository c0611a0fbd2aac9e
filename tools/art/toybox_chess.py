"""The toy box's chess men: cats turned of light and of dark wood, each known by hat and outline."""

from __future__ import annotations

from collections.abc import Sequence

from .palette import lighten
from .pen import INK, dots, fused, mirror, move, oval, round_box, shadow, smooth
from .svg import Points, Svg

KINDS = ("king", "queen", "rook", "bishop", "knight", "pawn")
# side: wood, its shade, the carving, what is set off, the bishop's cap
SIDES = {
    "white": ("#fbe7c4", "#e2b777", INK, "#e2b777", "#fffaf0"),
    "black": ("#5d4663", "#3b2b45", "#f7c458", "#8d76a0", "#b9a6dc"),
}
LINE = 2.8
MUZZLE = smooth(mirror(dots("0 -15, 7 -14, 13 -21, 17 -22, 19 -10, 21 1, 18 10, 9 15, 0 16")))  # a small cat's head
KNIGHT = (
    "-15 -14, -15 -14, -15 -28, -6 -38, -20 -37, -27 -43, -25 -52, -12 -60, -7 -76, -1 -66, 12 -60, 20 -42, 20 -14, "
    "20 -14"
)
HEIGHT = {"bishop": -50, "queen": -54, "king": -56}  # of the neck of those who stand tall


def turned(s: Svg, parts: Sequence[Points], side: str) -> None:
    """Draw turned parts as one silhouette, lit from the left."""
    wood, shadow_tone, *_ = SIDES[side]
    paints = []
    for part in parts:
        xs = [x for x, _ in part]
        stops = ((0, lighten(wood, 0.35)), (0.45, wood), (1, shadow_tone))
        paints.append(s.linear(min(xs), 0, max(xs), 0, *stops))
    fused(s, parts, paints, LINE)


def foot(half: float) -> list[Points]:
    """Return the two steps every man stands on."""
    return [round_box(-half, -9, 2 * half, 10, 5), round_box(-half + 4, -16, 2 * half - 8, 9, 4.5)]


def mug(s: Svg, y: float, k: float, tone: str, shut: bool = False) -> None:
    """Carve a cat's face."""
    with s.at(0, y, k):
        for side in (-1, 1):
            if shut:
                lid = smooth([(side * 8 - 4, -1), (side * 8, 2.4), (side * 8 + 4, -1)], False)
                s.line(lid, stroke=tone, stroke_width=2.4)
            else:
                s.ellipse(side * 8, 0, 2.9, 3.9, fill=tone)
            s.line([(side * 13, 6), (side * 19, 5)], stroke=tone, stroke_width=1.3, opacity=0.7)
            s.line(smooth([(0, 7.4), (side * 3, 9.6), (side * 6, 8)], False), stroke=tone, stroke_width=1.8)
        s.shape([(-2.6, 4.4), (2.6, 4.4), (0, 7)], fill="#d9706f", stroke=tone, stroke_width=1)


def pawn(s: Svg, side: str) -> None:
    """Draw the kitten."""
    body = smooth(mirror([(0, -32), (8, -26), (12, -14), (0, -12)]))
    turned(s, [*foot(20), body, move(MUZZLE, 0, -34, 0.84)], side)
    mug(s, -34, 0.84, SIDES[side][2])


def rook(s: Svg, side: str) -> None:
    """Draw the tower with ears."""
    top = dots("-19 -43, -19 -66, -10 -55, -4.5 -55, 0 -61, 4.5 -55, 10 -55, 19 -66, 19 -43")
    turned(s, [*foot(23), dots("-15 -14, -13 -44, 13 -44, 15 -14"), top], side)
    rings = [[(-12.6, y), (12.6, y - 3)] for y in (-21, -28, -35)]
    s.lines(rings, stroke=SIDES[side][3], stroke_width=2.6)
    mug(s, -50, 0.66, SIDES[side][2])


def knight(s: Svg, side: str) -> None:
    """Draw the cat in profile, with its mane."""
    tone = SIDES[side][2]
    turned(s, [*foot(23), smooth(dots(KNIGHT), steps=6)], side)
    s.shape(smooth(dots("-4 -60, -6 -68, 0 -61")), fill="#f3958a")
    s.ellipse(-11, -50.5, 2.9, 3.7, fill=tone)
    s.shape(dots("-26.4 -46, -22.6 -48.4, -22.8 -44"), fill="#d9706f")
    s.lines([[(-16, -43), (-7, -44.5)], [(-16, -39), (-7, -38)]], stroke=tone, stroke_width=1.3, opacity=0.7)
    mane = [smooth([(18.8, y), (13, y + 1), (8, y + 5)], False) for y in (-52, -43, -34)]
    s.lines(mane, stroke=SIDES[side][3], stroke_width=2.8)


def mitre(s: Svg, y: float, tone: str) -> None:
    """Put on the bishop's cap."""
    cap = dots("-12 -15, -12 -15, -13 -26, 0 -40, 0 -40, 13 -26, 12 -15, 12 -15, 0 -12")
    with s.at(0, y):
        fused(s, [smooth(cap)], tone, LINE)
        s.line([(4, -33), (-1, -24)], stroke=INK, stroke_width=2.6)
        s.line(smooth([(-11, -18), (0, -15), (11, -18)], False), stroke="#d8492f", stroke_width=3)


def gold(s: Svg) -> str:
    """Return the paint of crowns."""
    return s.linear(0, -42, 0, -10, (0, "#ffe9a6"), (1, "#eaa53a"))


def queens_crown(s: Svg, y: float) -> None:
    """Put on a crown of four points with pearls."""
    points = dots("-14 -14, -19 -30, -9 -23, -5 -34, 0 -24, 5 -34, 9 -23, 19 -30, 14 -14, 0 -11")
    with s.at(0, y):
        fused(s, [points], gold(s), LINE)
        for x, up in dots("-19 -31, -5 -35, 5 -35, 19 -31"):
            fused(s, [oval(x, up, 2.6, 2.6)], "#f08bb0", 1.6)


def kings_crown(s: Svg, y: float) -> None:
    """Put on a crown that bears a fish."""
    points = dots("-14 -14, -17 -29, -6 -23, 0 -28, 6 -23, 17 -29, 14 -14, 0 -11")
    fish = dots("0 -43, 0 -43, 5 -37, 3.6 -31, 6.6 -26, 6.6 -26, -6.6 -26, -6.6 -26, -3.6 -31, -5 -37")
    with s.at(0, y):
        fused(s, [points], gold(s), LINE)
        fused(s, [smooth(fish)], "#7fb6e6", 2)


def tall(s: Svg, kind: str, side: str) -> None:
    """Draw bishop, queen or king: the same cat under another hat."""
    up = HEIGHT[kind]
    body = smooth(mirror([(0, up + 8), (9, up + 12), (12, -30), (18, -15), (0, -13)]))
    turned(s, [*foot(23), body, oval(0, up + 12, 15, 5), move(MUZZLE, 0, up - 4, 0.9)], side)
    mug(s, up - 4, 0.9, SIDES[side][2], kind == "king")
    if kind == "bishop":
        mitre(s, up, SIDES[side][4])
    elif kind == "queen":
        queens_crown(s, up)
    else:
        kings_crown(s, up)


def man(s: Svg, kind: str, side: str) -> None:
    """Draw a chess man standing on 0,0: pawn 56, rook 66, knight 76, bishop 90, queen 89, king 99 high."""
    shadow(s, 3, 0, 29, 8, 0.5)
    if kind in HEIGHT:
        tall(s, kind, side)
    else:
        {"pawn": pawn, "rook": rook, "knight": knight}[kind](s, side)

"""The small pieces of Meowtopia: food, coins, malus, the clock, pawns and the mayor's medal."""

from __future__ import annotations

import math

from .icons import bowl, coin, paw
from .meowtopia_gear import PAPER
from .palette import SEATS, darken, lighten
from .pen import INK, dots, fused, mirror, move, oval, ribbon, round_box, shadow, smooth, wobble
from .seats import seat_badge
from .svg import Point, Points, Svg

CRACKER = smooth(dots("-19 0, -11 -9, 2 -10, 11 -2, 20 -9, 20 -9, 18 0, 20 9, 20 9, 11 2, 2 10, -11 9"), steps=5)
SLATE = ((8, 46), (50, 44), (92, 47), (137, 44), (182, 47), (226, 44), (272, 47), (315, 44))
CAT_PAWN = mirror(dots("0 -78, 8 -78, 12 -80, 20 -89, 23 -88, 25 -72, 26 -60, 19 -48, 0 -43"))


def polar(angle: float, radius: float) -> Point:
    """Return the point at an angle, in degrees, and a distance from 0,0."""
    return radius * math.cos(math.radians(angle)), radius * math.sin(math.radians(angle))


def cracker(s: Svg) -> None:
    """Draw one fish-shaped cracker, 40 wide, centred on 0,0."""
    fused(s, [CRACKER], s.linear(0, -10, 0, 10, (0, lighten("#d98f4f", 0.3)), (1, "#d98f4f")), 2.8)
    s.circle(-10, -2, 2, fill=INK)
    gills = [smooth([(x, -4), (x + 2, 0), (x, 4)], False, 4) for x in (-1, 5)]
    s.lines(gills, stroke=darken("#d98f4f", 0.4), stroke_width=1.8)


def food(s: Svg) -> None:
    """Draw a food token in a circle of 100 centred on 0,0."""
    shadow(s, 3, 9, 52, 46, 0.5)
    edge = [polar(a, 45 * (1 + 0.055 * math.cos(math.radians(a * 10)))) for a in range(0, 360, 5)]
    fused(s, [move(edge, 1, 5)], darken("#e9b061", 0.25), 3.4)
    fused(s, [edge], s.linear(-30, -40, 30, 40, (0, "#ffe9b8"), (1, "#e9b061")), 3.4)
    cream = s.radial(-8, -10, 40, (0, "#fffdf3"), (1, "#fbe7bd"))
    s.circle(0, 0, 35, fill=cream, stroke=darken("#e9b061", 0.15), stroke_width=2.4)
    with s.at(0, 0, 1.25, -18):
        cracker(s)


def gold(s: Svg) -> None:
    """Draw a gold coin in a circle of 100 centred on 0,0."""
    shadow(s, 3, 8, 50, 44, 0.45)
    with s.at(0, 0, 1.62):
        coin(s)


def malus(s: Svg) -> None:
    """Draw the malus in a square of 100 centred on 0,0: cracked slate with an empty bowl."""
    shadow(s, 3, 9, 52, 46, 0.5)
    edge = [polar(a, r) for a, r in SLATE]
    fused(s, [edge], s.linear(-30, -40, 30, 40, (0, "#b7b2c6"), (1, "#77718f")), 3.4)
    face = s.radial(-6, -10, 40, (0, "#ece8f2"), (1, "#cbc4da"))
    s.shape([(x * 0.76, y * 0.76) for x, y in edge], fill=face, stroke="#5a5372", stroke_width=2.2)
    cracks = [dots("-37 -19, -29 -13, -31 -7, -24 -3"), dots("31 26, 25 20, 27 14")]
    s.lines(cracks, stroke=INK, stroke_width=2.4, opacity=0.7)
    side = dots("-21 -2, -21 -2, 0 2, 21 -2, 21 -2, 25 15, 25 15, 0 20, -25 15, -25 15")
    tin = s.linear(-24, 0, 24, 0, (0, "#c9c3d6"), (0.5, "#9b94b0"), (1, "#736c8c"))
    fused(s, [smooth(side, steps=6)], tin, 2.8)
    fused(s, [oval(0, -2, 21.5, 6.5)], "#7d7695", 2.4)
    s.ellipse(0, -0.6, 16, 4, fill="#4a4460")
    s.line(smooth([(-9, 13), (0, 8), (9, 13)], False), stroke=INK, stroke_width=2.6)
    for x in (-9, 9):
        s.circle(x, 5.5, 2, fill=INK)
    wisps = [smooth(dots(t), False) for t in ("-4 -12, -8 -18, -2 -22, -5 -28", "8 -12, 4 -17, 9 -21, 6 -26")]
    s.lines(wisps, stroke="#5a5372", stroke_width=2.6, opacity=0.8)


def clock(s: Svg) -> None:
    """Draw the first player's piece in a square of 100: a cat-eared alarm clock that wakes the village."""
    shadow(s, 2, 42, 40, 8, 0.4)
    for x in (-20, 20):
        fused(s, [ribbon([(x * 0.8, 28), (x * 1.2, 41)], 8, 6)], "#8c5a38", 3)
    ear = dots("8 -26, 18 -44, 29 -50, 34 -44, 36 -18")
    shell = oval(0, 2, 37, 36, 0, 48)
    fused(s, [smooth([(side * x, y) for x, y in ear]) for side in (-1, 1)] + [shell], "#d8492f", 3.4)
    s.shape(shell, fill=s.linear(-30, -30, 30, 36, (0, "#ee7d58"), (0.5, "#d8492f"), (1, "#a93420")))
    for side in (-1, 1):
        s.shape(smooth([(side * 19, -33), (side * 27, -42), (side * 31, -30)]), fill="#f8b9ae")
    s.circle(0, 3, 27, fill=s.radial(-8, -6, 36, (0, "#fffdf3"), (1, "#fbe3b8")), stroke=INK, stroke_width=2.6)
    hours = [move([polar(a, 20 if a % 90 == 0 else 22), polar(a, 24)], 0, 3) for a in range(0, 360, 30)]
    s.lines(hours, stroke=INK, stroke_width=2)
    s.line([(0, 3), (0, -14)], stroke=INK, stroke_width=3.6)
    s.line([(0, 3), (12, 9)], stroke="#d8492f", stroke_width=3.6)
    s.circle(0, 3, 3.6, fill=INK)
    s.line(smooth([(-31, -8), (-25, -20), (-14, -28)], False), stroke="#ffffff", stroke_width=3.4, opacity=0.65)


def pawn(s: Svg, seat: str) -> None:
    """Draw a seat's pawn on y=0: a turned wooden cat 56 wide and 92 high."""
    tone = SEATS[seat]["main"]
    shadow(s, 3, 1, 34, 7, 0.45)
    base = smooth(dots("-27 -8, -27 -8, -24 2, 0 4, 24 2, 27 -8, 27 -8, 0 -4"), steps=5)
    body = smooth(mirror(dots("0 -46, 13 -43, 17 -26, 24 -8, 22 -2, 0 1")))
    wood = s.linear(-26, 0, 26, 0, (0, lighten(tone, 0.45)), (0.4, tone), (1, darken(tone, 0.25)))
    fused(s, [base, body, smooth(CAT_PAWN)], wood, 3.2)
    s.line([(-20, -64), (-18, -76)], stroke="#ffffff", stroke_width=3.4, opacity=0.6)
    eyes = [smooth([(x - 5, -62), (x, -66), (x + 5, -62)], False) for x in (-9, 9)]
    s.lines(eyes, stroke=INK, stroke_width=2.6)
    s.line(smooth(dots("-5 -56, -2 -53.5, 0 -56, 2 -53.5, 5 -56"), False), stroke=INK, stroke_width=2)
    s.circle(0, -22, 12, fill=PAPER, stroke=INK, stroke_width=2)
    seat_badge(s, seat, 0, -22, 18)


def stone(s: Svg, mark: bool) -> None:
    """Draw one step of the score track, 44 wide; every fifth carries a honey ring."""
    fused(s, [wobble(oval(0, 2, 21, 16.8), 1, 5)], "#9b9184", 2.4)
    light = s.linear(-21, -21, 21, 21, (0, "#f2ece2"), (1, "#cdc3b5"))
    s.shape(wobble(oval(0, 0, 21, 16.4), 1, 5), fill=light)
    if mark:
        s.ellipse(0, 0, 17.2, 13, fill="none", stroke="#e0a63a", stroke_width=3)


def medal(s: Svg) -> None:
    """Draw the mayor's medal on its ribbon in a box of 120 × 170 centred on 0,0."""
    sash = dots("-36 -84, -36 -84, 0 -80, 36 -84, 36 -84, 17 -8, 17 -8, -17 -8, -17 -8")
    fused(s, [smooth(sash, steps=6)], PAPER, 3)
    for side, tone in ((-1, "#4f9a55"), (1, "#d8492f")):
        s.shape([(side * 34, -82), (side * 13, -81), (side * 6, -8), (side * 16, -8)], fill=tone)
    shadow(s, 4, 36, 56, 50, 0.45)
    petals: list[Points] = [move(oval(*polar(a, 44), 13, 13), 0, 28) for a in range(0, 360, 30)]
    fused(s, petals, "#fff0c4", 3)
    metal = s.linear(-30, -6, 30, 66, (0, "#ffe9a0"), (0.5, "#f7c458"), (1, "#d98f2f"))
    fused(s, [oval(0, 28, 42, 42, 0, 60)], metal, 3)
    s.circle(
        0,
        28,
        33,
        fill=s.radial(-8, 18, 40, (0, "#fff4c8"), (1, "#eeb04f")),
        stroke="#b9772a",
        stroke_width=2.4,
    )
    with s.at(0, 32, 0.78):
        paw(s, "#a9561f", False)
    crown = dots("-15 6, -18 -10, -8 -3, 0 -15, 8 -3, 18 -10, 15 6")
    fused(s, [crown], "#ffdf7a", 2.8)


def tag(s: Svg, w: float, h: float, tone: str = PAPER) -> None:
    """Draw a small paper tag."""
    s.rect(2, 4, w - 4, h - 5, h / 2 - 3, fill="#2a1712", opacity=0.25)
    s.rect(2, 2, w - 4, h - 6, h / 2 - 3, fill=tone, stroke=INK, stroke_width=2.4)


def tick(s: Svg, good: bool) -> None:
    """Draw a round tick or a round cross in a box of 40 centred on 0,0."""
    fused(s, [oval(0, 0, 16, 16)], "#5da35d" if good else "#c9513d", 2.6)
    lines = [dots("-7 0, -1.5 6, 7.5 -6")] if good else [dots("-6 -6, 6 6"), dots("-6 6, 6 -6")]
    s.lines(lines, stroke="#fffdf9", stroke_width=4.8)


def supper_bowl(s: Svg) -> None:
    """Draw a full bowl in a box of 64 centred on 0,0."""
    bowl(s, "#d8492f")


def corner(s: Svg, x: float, y: float, r: float, tone: str = "#f7c458") -> None:
    """Draw a small round badge for a number."""
    fused(s, [oval(x, y + 1.5, r, r)], darken(tone, 0.3), 2.6)
    s.circle(x, y, r, fill=s.linear(0, y - r, 0, y + r, (0, lighten(tone, 0.4)), (1, tone)))


def pocket(s: Svg, w: float, h: float) -> None:
    """Draw a shallow green bed for a small farm."""
    s.shape(round_box(0, 0, w, h, 18), fill="#d9ebc0", stroke="#a9c98c", stroke_width=2.2)

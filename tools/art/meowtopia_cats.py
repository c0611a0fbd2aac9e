"""The kittens of Meowtopia: at work, asleep on a cushion, or behind a market stall."""

from __future__ import annotations

from .body import coat_body, paw, paw_tone, tail
from .clothes import wear
from .head import head
from .meowtopia_gear import LOW, PAPER, kerchief, night_cap, sun_hat, tool, zed
from .meowtopia_kin import Kitten
from .palette import SEATS, darken, lighten
from .pen import (
    INK,
    WEIGHT,
    clip,
    dots,
    drop_shadow,
    fused,
    mirror,
    oval,
    ribbon,
    round_box,
    shadow,
    smooth,
    volume,
)
from .seats import seat_badge
from .svg import Svg

TILE = (132, 150)  # a worker's tile; its kitten reaches 26 above it
BODY = smooth(mirror(dots("0 -66, 19 -61, 26 -44, 34 -24, 37 -9, 30 1, 14 2, 0 2")))
CURLED = smooth(dots("-58 -28, -48 -60, -20 -78, 20 -82, 52 -66, 68 -38, 58 -16, 14 -11, -46 -13"))
PAD = smooth(dots("-80 -14, -70 -28, 0 -33, 70 -28, 80 -14, 70 1, 0 5, -70 1"))
UPPER = clip(
    smooth(mirror(dots("0 -60, 24 -56, 38 -34, 43 -8, 43 8, 26 10, 0 10"))),
    dots("-70 -90, 70 -90, 70 2, -70 2"),
)
BIB = smooth(dots("-20 -30, -20 -30, 20 -30, 20 -30, 25 2, 25 2, -25 2, -25 2"), steps=5)
FRONT = smooth(dots("-80 -46, -80 -46, 80 -46, 80 -46, 76 0, 76 0, -76 0, -76 0"), steps=5)
STARS = ((0.2, 0.2, 2.6), (0.42, 0.13, 2), (0.88, 0.5, 2.1), (0.14, 0.44, 1.8), (0.66, 0.3, 1.8))


def worker(s: Svg, kitten: Kitten, weight: float = WEIGHT) -> None:
    """Draw a kitten at work on y=0: straw hat, kerchief and its own tool."""
    _, seat, fur, pattern, mood, trait, gear = kitten
    tone, toe, low = SEATS[seat]["main"], paw_tone(pattern, fur), gear in LOW
    shadow(s, 6, 1, 70, 10, 0.34)
    tail(s, dots("-20 -10, -46 -8, -60 -22, -56 -42, -64 -56"), fur, pattern, 15, 11, weight)
    fused(s, [BODY], fur[0], weight)
    coat_body(s, pattern, fur, BODY, "sitting")
    volume(s, BODY, strength=0.26)
    for x in (-17, 17):
        paw(s, x, -4, 13, 8, toe, weight)
    with s.at(52 if low else 60, -2, 0.86 if low else 0.98, 3):
        tool(s, gear, weight)
    with s.at(0, -92):
        kerchief(s, weight, tone)
        head(s, fur, pattern, mood, weight, 1)
        if trait != "flower":
            wear(s, trait, 0, 0, weight)
        sun_hat(s, weight, tone)
        if trait == "flower":
            wear(s, trait, 2, -10, weight)
    arm = "25 -40, 38 -46, 50 -50" if low else "27 -40, 42 -44, 58 -48"
    fused(s, [ribbon(dots(arm), 15, 13)], fur[0], weight)
    x, y = dots(arm)[-1]
    paw(s, x + 1, y, 9.8, 8.8, toe, weight, toes=False)


def sleeper(s: Svg, kitten: Kitten, weight: float = WEIGHT) -> None:
    """Draw a kitten asleep on its cushion on y=0, nightcap on."""
    _, seat, fur, pattern, *_ = kitten
    tone = SEATS[seat]["main"]
    shadow(s, 4, 2, 96, 12, 0.4)
    silk = s.linear(0, -32, 0, 6, (0, lighten(tone, 0.35)), (0.6, tone), (1, darken(tone, 0.2)))
    fused(s, [PAD], silk, weight)
    seam = smooth([(-74, -11), (0, -3), (74, -11)], False)
    s.line(seam, stroke=PAPER, stroke_width=2.4, opacity=0.7)
    fused(s, [CURLED], fur[0], weight)
    coat_body(s, pattern, fur, CURLED, "curled")
    volume(s, CURLED, strength=0.3)
    with s.at(-22, -50, 0.98, -6):
        head(s, fur, pattern, "asleep", weight)
        night_cap(s, weight, tone)
    tail(s, dots("66 -32, 56 -16, 28 -13, 0 -14, -14 -19"), fur, pattern, 17, 13, weight)
    paw(s, -52, -17, 13, 8, paw_tone(pattern, fur), weight)


def merchant(s: Svg, kitten: Kitten, weight: float = WEIGHT) -> None:
    """Draw a kitten behind its market stall on y=0, 180 wide and 200 high."""
    _, seat, fur, pattern, mood, trait, _ = kitten
    shadow(s, 6, 2, 96, 11, 0.4)
    s.rect(-66, -176, 132, 130, 6, fill="#a3714a")
    s.rect(-66, -176, 132, 130, 6, fill=s.radial(0, -100, 80, (0, "#ffe9b0", 0.55), (1, "#ffe9b0", 0)))
    for x in (-70, 70):
        fused(s, [round_box(x - 4.5, -170, 9, 160, 3)], "#a76f42", weight)
    with s.at(0, -46, 0.88):
        fused(s, [UPPER], fur[0], weight * 1.15)
        volume(s, UPPER, strength=0.3)
        fused(s, [BIB], PAPER, weight * 0.8)
        with s.at(0, -52):
            head(s, fur, pattern, "proud" if mood == "grumpy" else mood, weight * 1.15, 1)
            wear(s, trait, 0, 0, weight * 1.15)
    counter(s, weight)
    for side in (-1, 1):
        paw(s, side * 22, -52, 11, 8, paw_tone(pattern, fur), weight)
    fused(s, [oval(0, -20, 17, 15)], PAPER, weight * 0.8)
    seat_badge(s, seat, 0, -20, 24)
    awning(s, SEATS[seat]["main"], weight)


def counter(s: Svg, weight: float) -> None:
    """Draw the front and the board of a stall."""
    fused(s, [FRONT], s.linear(0, -46, 0, 0, (0, "#cf9a63"), (1, "#a76f42")), weight)
    gaps = [[(x, -39), (x * 0.97, -4)] for x in (-48, -24, 24, 48)]
    s.lines(gaps, stroke="#7a4c30", stroke_width=2, opacity=0.5)
    fused(s, [round_box(-88, -54, 176, 14, 5)], s.linear(0, -54, 0, -40, (0, "#f0c896"), (1, "#cf9a63")), weight)


def awning(s: Svg, tone: str, weight: float) -> None:
    """Draw a striped market awning with scalloped flaps."""
    top, low, narrow, wide, stripes = -200, -160, 74, 90, 7
    for i in range(stripes):
        a, b = (-narrow + 2 * narrow * (i + k) / stripes for k in (0, 1))
        c, d = (-wide + 2 * wide * (i + k) / stripes for k in (0, 1))
        mid, q = (c + d) / 2, (d - c) * 0.3
        lap = [
            (a, top),
            (b, top),
            (d, low),
            (mid + q, low + 9),
            (mid, low + 12),
            (mid - q, low + 9),
            (c, low),
        ]
        fill = tone if i % 2 == 0 else PAPER
        cloth = s.linear(0, top, 0, low + 12, (0, lighten(fill, 0.22)), (1, darken(fill, 0.08)))
        fused(s, [lap], cloth, weight)
    s.line([(-70, top + 3), (70, top + 3)], stroke="#ffffff", stroke_width=2.4, opacity=0.6)


def ground(s: Svg, awake: bool, seat: str) -> None:
    """Draw the paper tile under a kitten: a meadow's morning when awake, a starry dusk when asleep."""
    w, h, m, tones = *TILE, 7.3, SEATS[seat]
    drop_shadow(s, 0, 0, w, h, 20, 7, 0.3)
    frame = s.linear(0, 0, w, h, (0, lighten(tones["main"], 0.35)), (1, tones["main"]))
    fused(s, [round_box(0, 0, w, h, 20)], frame, 3)
    window = round_box(m, m, w - 2 * m, h - 2 * m, 15.6)
    if awake:
        s.shape(window, fill=s.linear(0, m, 0, h, (0, "#bfe3f2"), (0.5, "#f3f7df"), (1, "#d6ecbc")))
        s.shape(clip(oval(w * 0.5, h * 1.02, w * 0.72, h * 0.34, 0, 48), window), fill="#9ccc83")
    else:
        s.shape(window, fill=s.linear(0, m, 0, h, (0, "#39457f"), (0.6, "#5a609c"), (1, "#7a76a8")))
        for x, y, r in STARS:
            s.circle(w * x, h * y, r, fill="#ffe9b0", opacity=0.9)
    s.shape(window, fill="none", stroke=tones["deep"], stroke_width=1.8, opacity=0.7)


def tile(s: Svg, kitten: Kitten, awake: bool) -> None:
    """Draw a worker's tile whose kitten breaks the frame."""
    ground(s, awake, kitten.seat)
    if awake:
        with s.at(61, 141, 0.86):
            worker(s, kitten, 3.5)
    else:
        zed(s, 98, 30, 17)
        zed(s, 115, 12, 11)
        with s.at(67, 137, 0.76):
            sleeper(s, kitten, 3.8)
    fused(s, [oval(12, 139, 15, 15)], PAPER, 2.4, INK)
    seat_badge(s, kitten.seat, 12, 139, 22)

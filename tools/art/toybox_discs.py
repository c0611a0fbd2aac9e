"""What is flat and round in the toy box: draughtsmen, stones, counters, coins, and the dial that shows a number."""

from __future__ import annotations

from .palette import SEATS, darken, lighten, mix
from .pen import INK, dots, fused, move, oval, paw_print, shadow, smooth
from .seats import outline
from .svg import Svg

DRAUGHTS = {"white": "#fbe7c4", "black": "#8f3a2c"}
STONES = {"white": ("#fffaf0", "#b79f86", "#fff"), "black": ("#4b4150", "#8f8298", "#837690")}
COINS = {1: ("#d08a55", 20), 5: ("#c6cdd6", 23), 10: ("#f2b63c", 27)}  # worth: metal and radius
PALE = "#fffaf0"


def disc(s: Svg, tone: str, r: float, lip: float, weight: float) -> None:
    """Draw a disc seen from above, its face centred on 0,-2 and its edge showing below."""
    fused(s, [oval(0, lip - 2, r, r), oval(0, -2, r, r)], [darken(tone, 0.34), tone], weight)
    s.circle(0, -2, r, fill=s.linear(-r / 2, -r, r * 0.6, r, (0, lighten(tone, 0.4)), (0.7, tone)))


def draughtsman(s: Svg, side: str, crowned: bool = False) -> None:
    """Draw a piece of draughts, 56 wide; a king is two pieces high and wears a crown."""
    tone = DRAUGHTS[side]
    shadow(s, 2, 6, 31, 29, 0.45)
    if crowned:
        disc(s, tone, 27, 6, 2.8)
    with s.at(0, -6 if crowned else 0):
        disc(s, tone, 27, 6, 2.8)
        s.circle(0, -2, 20.5, fill="none", stroke=darken(tone, 0.32), stroke_width=2.2)
        if crowned:
            with s.at(0, -4, 0.5):
                crown = dots("-24 18, -28 -12, -13 0, 0 -20, 13 0, 28 -12, 24 18")
                fused(s, [crown], s.linear(0, -20, 0, 18, (0, "#ffe9a6"), (1, "#eaa53a")), 4)
        else:
            paw_print(s, 0, -2, 0.52, darken(tone, 0.42) if side == "white" else "#f3c5a8")


def stone(s: Svg, side: str) -> None:
    """Draw a stone, 54 wide: a sleeping cat's head seen from above; small it is simply a stone."""
    tone, ink, light = STONES[side]
    shadow(s, 2, 5, 30, 27, 0.45)
    ears = [smooth([(k * 8, -20), (k * 17, -29), (k * 21, -28), (k * 24, -14)]) for k in (-1, 1)]
    body = oval(0, 0, 27, 26.4, count=48)
    fused(s, [*ears, body], tone, 2.4)
    s.shape(body, fill=s.radial(-9, -10, 44, (0, light), (0.5, tone), (1, darken(tone, 0.22))))
    for k in (-1, 1):
        s.line(smooth([(k * 10 - 5, 0), (k * 10, 4), (k * 10 + 5, 0)], False), stroke=ink, stroke_width=2.6)
    s.shape([(-2.6, 7), (2.6, 7), (0, 10)], fill="#e58f86")


def counter(s: Svg, seat: str) -> None:
    """Draw a counter, 56 wide: a colour and its mark."""
    tones = SEATS[seat]
    shadow(s, 2, 6, 31, 28, 0.45)
    disc(s, tones["main"], 27, 5, 2.8)
    s.circle(0, -2, 19.5, fill=lighten(tones["main"], 0.72), stroke=tones["deep"], stroke_width=2)
    s.shape(move(outline(tones["badge"]), 0, -2, 0.5), fill=tones["deep"])


def coin(s: Svg, worth: int) -> None:
    """Draw a coin: copper, silver or gold, the larger the more it is worth."""
    tone, r = COINS[worth]
    shadow(s, 2, 4, r * 1.12, r * 1.06, 0.45)
    disc(s, tone, r, 5, 2.6)
    metal = s.linear(-r, -r, r, r, (0, lighten(tone, 0.55)), (0.6, tone), (1, darken(tone, 0.1)))
    s.circle(0, -2, r, fill=metal)
    s.circle(0, -2, r - 4.4, fill="none", stroke=darken(tone, 0.3), stroke_width=1.8)


def dial(s: Svg, seat: str) -> None:
    """Draw a wooden dial with ears, 90 wide: a ring of its colour round the number, its mark at the foot."""
    tones, wood = SEATS[seat], "#c58d58"
    shadow(s, 2, 9, 42, 39, 0.45)
    ears = [smooth([(k * 9, -29), (k * 25, -41), (k * 29, -40), (k * 33, -14), (k * 22, -8)]) for k in (-1, 1)]
    plate, edge = oval(0, 3, 38, 37, count=48), oval(0, 8, 38, 37, count=48)
    paint = s.linear(-30, -40, 30, 40, (0, lighten(wood, 0.4)), (0.5, wood), (1, darken(wood, 0.14)))
    fused(s, [edge, *ears, plate], [darken(wood, 0.42), paint, paint, paint], 3)
    for k in (-1, 1):
        s.shape(smooth([(k * 17, -29), (k * 25, -35.5), (k * 28, -35), (k * 31, -20)]), fill=mix("#f3958a", wood, 0.2))
    ring = s.linear(-24, -26, 24, 30, (0, lighten(tones["main"], 0.28)), (1, tones["main"]))
    s.circle(0, 3, 33, fill=ring, stroke=INK, stroke_width=2)
    s.circle(0, 3, 25.5, fill="#fffdf6", stroke=tones["deep"], stroke_width=2.4)
    fused(s, [oval(0, 33, 12, 12)], lighten(tones["main"], 0.72), 2.2)
    s.shape(move(outline(tones["badge"]), 0, 33, 0.33), fill=tones["deep"])

"""The toy box's playing cards of pips, their jokers and their back; the program writes the values."""

from __future__ import annotations

from .body import cat
from .cards import CARD_H, CARD_W, card_base
from .palette import lighten, mix
from .pen import INK, dots, fused, oval, ribbon, round_box, smooth
from .svg import Svg
from .toybox_court import court, ruff
from .toybox_suits import CARD_SUITS, emblem

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
COLUMNS = {"L": 106, "M": 150, "R": 194}
ROWS = {"t": 98, "q": 134, "u": 154, "a": 173, "m": 210, "b": 247, "v": 266, "w": 286, "e": 322}
PIPS = {
    "2": "Mt Me",
    "3": "Mt Mm Me",
    "4": "Lt Rt Le Re",
    "5": "Lt Rt Mm Le Re",
    "6": "Lt Rt Lm Rm Le Re",
    "7": "Lt Rt Mu Lm Rm Le Re",
    "8": "Lt Rt Mu Lm Rm Mv Le Re",
    "9": "Lt Rt La Ra Mm Lb Rb Le Re",
    "10": "Lt Rt Mq La Ra Lb Rb Mw Le Re",
}


def corners(s: Svg, suit: str) -> None:
    """Draw the small emblems under the value and, turned by half, above the other one."""
    emblem(s, suit, 45, 102, 36)
    emblem(s, suit, CARD_W - 45, CARD_H - 102, 36, 180)


def pips(s: Svg, suit: str, rank: str) -> None:
    """Draw an ace or as many emblems as the card counts."""
    tones = CARD_SUITS[suit]
    if rank == "A":
        s.circle(150, 210, 92, fill=tones["pale"], opacity=0.85)
        dashes = {"stroke": tones["main"], "stroke_width": 3, "stroke_dasharray": "10 8"}
        s.circle(150, 210, 80, fill="none", opacity=0.8, **dashes)
        emblem(s, suit, 150, 210, 112, weight=2.4)
        return
    places = PIPS[rank].split()
    for place in places:
        x, y = COLUMNS[place[0]], ROWS[place[1]]
        emblem(s, suit, x, y, 62 if len(places) < 7 else 54, 180 if y > 211 else 0, 2.9)


def card(s: Svg, suit: str, rank: str) -> None:
    """Draw any face of the four suits in its 300 x 420 space."""
    card_base(s)
    if rank in "JQK":
        court(s, suit, rank)
    else:
        pips(s, suit, rank)
    corners(s, suit)


def bells_cap(s: Svg) -> None:
    """Put on the joker's cap: two horns with a bell each, over a head at 0,0."""
    horn = dots("2 -34, 2 -34, 6 -66, 30 -84, 52 -70, 52 -70, 38 -58, 38 -34, 38 -34")
    for side, tone in ((-1, "#d8492f"), (1, "#2f74c0")):
        fused(s, [smooth([(side * x, y) for x, y in horn])], tone, 3.3)
        fused(s, [oval(side * 55, -66, 7.4, 7.4)], "#f7c458", 2.8)
    fused(s, [ribbon([(-42, -32), (0, -26), (42, -32)], 11, 11)], "#f7c458", 3.3)


def joker(s: Svg, red: bool) -> None:
    """Draw a joker: a kitten in a cap with two bells, all four suits around it."""
    card_base(s)
    window = round_box(28, 28, 244, 364, 20)
    top, middle = ("#f0a28c", "#fdeec6") if red else ("#8fbbe8", "#e9ddcd")
    s.shape(window, fill=s.linear(28, 28, 272, 392, (0, top), (0.5, middle), (1, "#fff7e6")))
    for x, y, suit in ((66, 78, "paw"), (234, 78, "fish"), (66, 350, "yarn"), (234, 350, "bell")):
        emblem(s, suit, x, y, 50)
    with s.at(150, 318, 1.12):
        fur, pattern, mood = ("cream", "tabby", "happy") if red else ("smoke", "tuxedo", "mischief")
        cat(s, fur, pattern, "sitting", mood, None, 3.3, 1)
        with s.at(0, -112):
            bells_cap(s)
            ruff(s, 3.3, "#f7c458")
    s.shape(window, fill="none", stroke=INK, stroke_width=4)


def back(s: Svg, tone: str = "#1d7f80") -> None:
    """Draw the back: a knitted ground with a ball of yarn, unlike the backs of the other games."""
    card_base(s)
    knit = s.linear(0, 20, 0, 400, (0, lighten(tone, 0.14)), (1, mix(tone, "#12303a", 0.4)))
    s.shape(round_box(22, 22, 256, 376, 20), fill=knit)
    stitches = [
        [(37 + 42 * i, 38 + 42 * j), (46 + 42 * i, 50 + 42 * j), (55 + 42 * i, 38 + 42 * j)]
        for i in range(6)
        for j in range(9)
    ]
    s.lines(stitches, stroke="#d9f0ea", stroke_width=4, opacity=0.24)
    s.circle(150, 210, 74, fill=mix(tone, "#12303a", 0.5))
    s.circle(150, 210, 66, fill="#fff0d2", stroke="#f9e9cc", stroke_width=4)
    emblem(s, "yarn", 150, 211, 96, weight=2.6)
    s.shape(round_box(33, 33, 234, 354, 14), fill="none", stroke="#f7c458", stroke_width=3)

"""The court of the toy box's cards: knave, queen and king are cats of the family looking over their suit's ledge."""

from __future__ import annotations

from .body import cat, paw, paw_tone
from .clothes import crown
from .palette import FURS, lighten, mix
from .pen import INK, dots, fused, oval, ribbon, round_box, smooth
from .svg import Svg
from .toybox_suits import CARD_SUITS, emblem, ground

LINE = 3.3
# suit: coats of knave, queen and king
COATS = {
    "paw": (("black", "tuxedo"), ("grey", "tabby"), ("smoke", "solid")),
    "fish": (("cream", "spotted"), ("seal", "siamese"), ("brown", "tabby")),
    "yarn": (("ginger", "tabby"), ("white", "calico"), ("ginger", "tuxedo")),
    "bell": (("cream", "solid"), ("white", "solid"), ("brown", "masked")),
}
MOODS = {"J": "wink", "Q": "content", "K": "proud"}


def feather_cap(s: Svg, w: float, tone: str) -> None:
    """Put on the knave's cap with a feather."""
    with s.at(2, -3, 1, -8):
        fused(s, [ribbon([(10, -50), (26, -72), (46, -74)], 13, 5)], "#fffdf9", w)
        s.line(smooth([(12, -52), (27, -70), (42, -73)], False), stroke="#b98c6a", stroke_width=2)
        fused(s, [smooth(dots("-23 -36, -25 -52, -10 -62, 10 -61, 23 -51, 23 -36"))], tone, w)
        fused(s, [ribbon([(-25, -36), (0, -31), (25, -36)], 10, 10)], lighten(tone, 0.45), w)


def tiara(s: Svg, w: float, tone: str) -> None:
    """Put on the queen's tiara: low, with one jewel."""
    band = "-30 -36, -30 -36, -27 -49, -27 -49, -13 -45, 0 -62, 0 -62, 13 -45, 27 -49, 27 -49, 30 -36, 30 -36, 0 -31"
    fused(s, [smooth(dots(band), steps=5)], s.linear(0, -62, 0, -32, (0, "#fff0bf"), (1, "#f0b94e")), w)
    fused(s, [oval(0, -44, 5.4, 6.4)], tone, w * 0.7)
    for x in (-27, 27):
        fused(s, [oval(x, -50, 3.6, 3.6)], "#fffdf9", w * 0.7)


def ruff(s: Svg, w: float, tone: str) -> None:
    """Put on a court collar, under the chin of a head at 0,0."""
    for x, y in dots("-34 36, -22 44, -8 48, 8 48, 22 44, 34 36"):
        fused(s, [oval(x, y, 10, 9)], "#fffdf9", w * 0.8)
    fused(s, [oval(0, 50, 6.6, 6.6)], tone, w * 0.8)


def hat(s: Svg, rank: str, tone: str) -> None:
    """Put on what tells the three ranks apart without a letter: feather cap, tiara or crown."""
    if rank == "J":
        feather_cap(s, LINE, tone)
    elif rank == "Q":
        tiara(s, LINE, tone)
    else:
        crown(s, LINE)


def ledge(s: Svg, suit: str) -> None:
    """Hang the cloth of a suit over the foot of the window."""
    tones = CARD_SUITS[suit]
    cloth = dots("74 300, 226 300, 226 366, 222 375, 212 380, 88 380, 78 375, 74 366")
    foot = mix(tones["main"], tones["deep"], 0.5)
    s.shape(cloth, fill=s.linear(0, 300, 0, 380, (0, lighten(tones["main"], 0.1)), (1, foot)))
    s.line([(74, 301), (226, 301)], stroke=INK, stroke_width=4)
    s.line([(82, 311), (218, 311)], stroke="#fff7e6", stroke_width=2.6, opacity=0.7, stroke_dasharray="9 7")


def court(s: Svg, suit: str, rank: str) -> None:
    """Draw the window of knave, queen or king with the cat in it."""
    tones = CARD_SUITS[suit]
    window = round_box(74, 40, 152, 340, 18)
    s.shape(window, fill=s.linear(0, 40, 0, 380, (0, tones["mid"]), (0.5, tones["pale"]), (1, tones["pale"])))
    s.shape(window, fill=s.radial(150, 190, 130, (0, "#fffdf0", 0.95), (1, "#fffdf0", 0)))
    print_tone = mix(tones["mid"], tones["main"], 0.3)
    for x, y in dots("98 70, 150 70, 202 70, 124 112, 176 112, 98 154, 202 154, 98 238, 202 238"):
        ground(s, suit, x, y, 17, print_tone)
    fur, pattern = COATS[suit]["JQK".index(rank)]
    with s.at(150, 300, 1.18):
        cat(s, fur, pattern, "peek", MOODS[rank], None, LINE)
        with s.at(0, -58):
            hat(s, rank, tones["main"])
    ledge(s, suit)
    for side in (-1, 1):
        paw(s, 150 + side * 42, 301, 17, 12, paw_tone(pattern, FURS[fur]), 3.6)
    s.circle(150, 350, 25, fill="#fff7e6", stroke=INK, stroke_width=3)
    emblem(s, suit, 150, 350, 34)
    s.shape(window, fill="none", stroke=tones["deep"], stroke_width=4)

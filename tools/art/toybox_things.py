"""What else lies in the toy box: pawns, notes, a bag, and the lucky cat that tells whose turn it is."""

from __future__ import annotations

from .body import cat
from .palette import SEATS, darken, lighten, mix
from .pen import INK, WEIGHT, dots, fused, mirror, move, oval, paw_print, ribbon, shadow, smooth
from .seats import outline
from .svg import Svg
from .toybox_chess import MUZZLE

NOTES = {"yellow": "#ffeaa0", "green": "#cfe8c4", "pink": "#f9cfd6"}
NOTE = (150, 130)
LUCKY = ("#fff8ee", "#ffffff", "#ee9a4d", "#5f5260", "#6fb3dc", "#f0948f")  # its coat


def pawn(s: Svg, seat: str) -> None:
    """Draw a pawn standing on 0,0, 66 high: a cat with its mark on the belly."""
    tones = SEATS[seat]
    shadow(s, 2, 1, 26, 8, 0.5)
    body = smooth(mirror(dots("0 -40, 9 -36, 21 -8, 22 -2, 17 1, 0 1")))
    stops = ((0, lighten(tones["main"], 0.42)), (0.5, tones["main"]), (1, mix(tones["main"], tones["deep"], 0.25)))
    fused(s, [body, move(MUZZLE, 0, -44, 0.92)], s.linear(-22, -60, 22, 0, *stops), 3)
    mark = "#4a5566" if seat == "snow" else "#fffaf0"
    s.shape(move(outline(tones["badge"]), 0, -13, 0.36), fill=mark)
    for k in (-1, 1):
        eye = INK if seat in ("honey", "snow", "sky") else "#fffaf0"
        s.ellipse(k * 7.4, -44, 2.5, 3.4, fill=eye)


def note(s: Svg, tone: str) -> None:
    """Draw a note to write on, from 0,0, one corner turned up."""
    w, h = NOTE
    m, fold = 2.6, 22
    right, foot = w - m, h - m
    sheet = [(m, m), (right, m), (right, foot - fold), (right - fold, foot), (m, foot)]
    fused(s, [sheet], s.linear(0, 0, w * 0.4, h, (0, lighten(tone, 0.35)), (1, tone)), m)
    s.rect(m, m, w - 2 * m, 16, fill=darken(tone, 0.1), opacity=0.55)
    flap = [(right - fold, foot), (right - fold + 2, foot - fold + 2), (right, foot - fold)]
    fused(s, [flap], darken(tone, 0.16), 2.2)


def lucky(s: Svg) -> None:
    """Draw the lucky cat on its cushion, one paw up, standing on 0,0 and 203 high."""
    shadow(s, 3, 2, 80, 11)
    cushion = smooth(dots("-66 0, -74 -10, -62 -20, 0 -24, 62 -20, 74 -10, 66 0, 0 5"))
    fused(s, [cushion], s.linear(0, -22, 0, 4, (0, "#e4674c"), (1, "#b8382a")), WEIGHT)
    seam = smooth([(-64, -9), (0, -4), (64, -9)], False)
    s.line(seam, stroke="#f7c458", stroke_width=3, stroke_dasharray="7 6")
    with s.at(0, -14):
        fused(s, [ribbon([(34, -60), (58, -84), (56, -122)], 24, 21)], LUCKY[0], WEIGHT)
        cat(s, LUCKY, "calico", "sitting", "happy", "collar", WEIGHT)
        fused(s, [oval(55, -128, 16, 15)], LUCKY[0], WEIGHT)
        for x, y in ((46, -133), (55, -137), (64, -133)):
            s.circle(x, y, 3.2, fill="#f3958a")
        s.ellipse(55, -123, 6, 5, fill="#f3958a")


def bag(s: Svg, tone: str = "#8f5a9c") -> None:
    """Draw a cloth bag standing on 0,0, 90 high: pieces are drawn from it unseen."""
    shadow(s, 3, 1, 45, 10, 0.5)
    body = smooth(dots("-16 -62, -34 -40, -42 -14, -30 1, 30 1, 42 -14, 34 -40, 16 -62"))
    neck = smooth(dots("-16 -60, -26 -84, -10 -78, 0 -88, 10 -78, 26 -84, 16 -60"))
    cloth = s.linear(-40, -60, 40, 0, (0, lighten(tone, 0.36)), (0.5, tone), (1, darken(tone, 0.2)))
    fused(s, [neck, body], [darken(tone, 0.1), cloth], 3)
    fused(s, [ribbon([(-17, -61), (0, -57), (17, -61)], 7, 7)], "#f7c458", 2.4)
    paw_print(s, 0, -26, 0.7, lighten(tone, 0.5), 0.8)

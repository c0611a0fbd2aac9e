"""The heads on the tiles: the house's cat heads written short, because there are hundreds of them."""

from __future__ import annotations

import math
from functools import cache

from .face import EXPRESSIONS, EYE_X, EYE_Y, mouth, nose
from .head import EAR, EAR_INNER, HEAD, ear, wedge
from .isle_data import Kin
from .palette import Fur, darken, lighten, mix
from .pen import INK, dots, oval, patch, smooth
from .svg import Points, Svg

TUFT = dots("18 -29, 26 -39, 28 -33, 33 -37, 35 -29, 41 -24, 30 -20")
WHISKERS = "37 17 50 12 63 11, 38 22 51 21.5 65 23, 36 27 48 30 59 34".split(", ")


def lit(s: Svg, tone: str, x: float, y: float, w: float, h: float, strength: float) -> str:
    """Return the paint of a round thing under the lamp: glow at the top left, shade at the bottom right."""
    glow, shade = mix(tone, "#fff3d6", strength * 0.9), mix(tone, "#7a3b3b", strength)
    stops = ((0, glow), (0.38, tone), (0.55, tone), (1, shade))
    return s.radial(round(x + w * 0.36), round(y + h * 0.29), round(max(w, h) * 0.95), *stops)


@cache
def ears(tilt: float) -> tuple[Points, Points, Points, Points]:
    """Return both ears and what is seen inside them, all running the same way round."""
    pairs = ((ear(-1, tilt, shape)[::-1], ear(1, tilt, shape)) for shape in (EAR, EAR_INNER))
    return tuple(one for pair in pairs for one in pair)


def skull(s: Svg, kin: Kin, tilt: float, weight: float) -> tuple[Points, Points]:
    """Draw head and ears, and return the ears."""
    base = kin.fur[0]
    left, right, _, _ = ears(tilt)
    s.shapes([left, right, HEAD], fill="none", stroke=INK, stroke_width=weight * 2)
    s.shapes([left, right], fill=kin.fur[2] if kin.coat == "masked" else base)
    s.shape(HEAD, fill=lit(s, base, -57, -41, 114, 84, 0.26))
    return left, right


def marks(s: Svg, kin: Kin, left: Points, right: Points) -> None:
    """Paint the coat on a head."""
    light, dark, deep = kin.fur[1:4]
    if kin.coat == "tabby":
        brow = [wedge(x, -38, a, long, 8.2) for x, a, long in ((0, 90, 17), (-11.5, 82, 13), (11.5, 98, 13))]
        s.shapes([*brow, *(wedge(54 * k, y, 90 + 90 * k, 12, 6.4) for k in (-1, 1) for y in (9, 18.5))], fill=dark)
    elif kin.coat == "spotted":
        for x, y in dots("-12 -28, 2 -33, 14 -26, 0 -21, -43 7, -38 -7, 40 -5, 44 8"):
            s.circle(x, y, 3.9, fill=dark)
    elif kin.coat == "calico":
        patch(s, HEAD, oval(-34, -26, 33, 30, -24), dark)
        patch(s, left, oval(-34, -40, 40, 40), dark)
        patch(s, HEAD, oval(40, -30, 25, 25, 20), deep)
        patch(s, right, oval(36, -40, 40, 40), deep)
    elif kin.coat == "tuxedo":
        patch(s, HEAD, smooth(dots("0 -27, 4 -14, 8 4, 12 24, -12 24, -8 4, -4 -14")), light)
        patch(s, HEAD, oval(0, 35, 30, 20), light)
    else:
        patch(s, HEAD, oval(0, -34, 62, 44), dark)
        patch(s, HEAD, smooth([(0, -20), (9, 6), (14, 30), (-14, 30), (-9, 6)]), light)


def half(x: float, y: float, rx: float, ry: float, lid: float) -> str:
    """Return as path data the part of an oval below a heavy lid."""
    wide = rx * math.sqrt(max(0.0, 1 - (lid / ry) ** 2))
    left, right, top = (f"{v:.1f}" for v in (x - wide, x + wide, y + lid))
    return f"M{left} {top}A{rx:.1f} {ry:.1f} 0 1 0 {right} {top}z"


def open_eye(s: Svg, side: int, heavy: bool, fur: Fur, look: tuple[float, float]) -> None:
    """Draw an eye that is open, or half closed by a heavy lid."""
    x, y, iris = side * EYE_X, EYE_Y, fur[4]
    paint = s.linear(0, -11, 0, 17, (0, darken(iris, 0.4)), (0.5, iris), (1, lighten(iris, 0.5)))
    if heavy:
        px = x + look[0] * 3.2
        for cx, rx, ry, fill in ((x, 14.5, 16.1, INK), (x, 12.8, 14.4, paint), (px, 7.6, 9.6, "#271a20")):
            s.path(half(cx, y, rx, ry, -3.4), fill=fill)
        s.circle(px + 3.2, y + 4.4, 2.4, fill="#fff", opacity=0.9)
        s.lines([[(x - 15.4, y - 3), (x + 15.4, y - 3)]], stroke=INK, stroke_width=3.4)
        return
    px, py = x + look[0] * 2.5, y + look[1] * 2.5
    s.ellipse(x, y, 14.5, 16.1, fill=INK)
    s.ellipse(x, y + 0.6, 12.6, 13.8, fill=paint)
    s.ellipse(px, py, 8.8, 10.8, fill="#271a20")
    s.circle(px - 3.4, py - 5, 4.1, fill="#fff")
    s.circle(px + 3.6, py + 5.2, 2.1, fill="#fff", opacity=0.85)
    s.line([(x + side * 12.3, y - 6.5), (x + side * 16.8, y - 9)], stroke=INK, stroke_width=2.4)


def eyes(s: Svg, mood: str, fur: Fur) -> None:
    """Draw both eyes."""
    left, right, _, _, _, lx, ly = EXPRESSIONS[mood]
    shut = []
    for side, kind in ((-1, left), (1, right)):
        x, y = side * EYE_X, EYE_Y
        if kind == "arc_up":
            shut.append(f"M{x - 11} {y + 5}q11-22 22 0")
        elif kind == "arc_down":
            shut.append(f"M{x - 11} {y}q11 17 22 0")
        else:
            open_eye(s, side, kind == "half", fur, (lx, ly))
    if shut:
        s.path("".join(shut), fill="none", stroke=INK, stroke_width=3.4)


def head(s: Svg, kin: Kin, mood: str, weight: float) -> None:
    """Draw a head of the house, centred on 0,0 and 100 wide."""
    fur, (_, _, lips, tilt, _, _, _) = kin.fur, EXPRESSIONS[mood]
    marks(s, kin, *skull(s, kin, tilt, weight))
    pink = mix("#f39a94", fur[0], 0.22)
    s.shapes(ears(tilt)[2:], fill=pink)
    s.shapes([[(k * x, y) for x, y in TUFT] for k in (-1, 1)], fill=lighten(fur[0], 0.35))
    for side in (-1, 1):
        s.ellipse(side * 7.4, 24, 13, 10.2, fill=fur[1])
    for side in (-1, 1):
        s.ellipse(side * 37, 20, 8, 5.2, fill="#ff7f7a", opacity=0.38)
    eyes(s, mood, fur)
    mouth(s, lips)
    nose(s, fur[5])
    hairs = ["M{} {}Q{} {} {} {}".format(*hair.split()) for hair in WHISKERS]
    hairs += ["M-{} {}Q-{} {}-{} {}".format(*hair.split()) for hair in WHISKERS]
    s.path("".join(hairs), fill="none", stroke=INK, stroke_width=1.5, opacity=0.85)

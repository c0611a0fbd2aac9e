"""What the kittens of Meowtopia wear and work with: straw hats, nightcaps, kerchiefs and garden tools."""

from __future__ import annotations

from .palette import lighten
from .pen import INK, WEIGHT, dots, fused, oval, ribbon, round_box, smooth
from .svg import Points, Svg

PAPER, WOOD, STEEL = "#fff7e6", "#c58d58", "#b9c0c8"
BRIM = dots("-54 -37, -30 -45, 0 -46, 30 -45, 54 -37, 32 -29, 0 -27, -32 -29")
CAP = dots("-34 -31, -30 -50, -6 -70, 28 -74, 56 -58, 66 -36, 56 -34, 44 -44, 34 -32")
HANDLE = dots("-20 -26, -14 -58, 14 -58, 20 -26")
GRIP = dots("-12 -34, -16 -58, 14 -60, 14 -36")


def sun_hat(s: Svg, w: float, band: str) -> None:
    """Draw a straw hat with a band in the family's colour, worn a little askew."""
    with s.at(-3, 1, 1, -5):
        crown = smooth(dots("-25 -40, -23 -60, 0 -67, 23 -60, 25 -40"))
        fused(s, [crown], s.linear(-24, 0, 24, 0, (0, "#fbdf9c"), (1, "#e2b25e")), w)
        fused(s, [smooth(BRIM)], s.linear(-50, 0, 50, 0, (0, "#fde6ae"), (1, "#dca957")), w)
        s.shape(ribbon([(-24.5, -46), (0, -43), (24.5, -46)], 8, 8, caps=False), fill=band)
        straws = [[(x, -40), (x * 1.1, -33)] for x in (-38, -22, 22, 38)]
        s.lines(straws, stroke="#bd8a35", stroke_width=1.6)


def night_cap(s: Svg, w: float, tone: str) -> None:
    """Draw a floppy nightcap whose tip falls over one ear."""
    fused(s, [smooth(CAP)], s.linear(-30, -60, 50, -30, (0, lighten(tone, 0.28)), (1, tone)), w)
    for x, y in ((-8, -50), (14, -58), (38, -56)):
        s.circle(x, y, 3.4, fill=PAPER, opacity=0.85)
    fused(s, [ribbon(dots("-37 -27, -18 -35, 0 -37, 18 -35, 37 -27"), 12, 12)], PAPER, w)
    fused(s, [oval(61, -32, 9, 9)], PAPER, w)


def kerchief(s: Svg, w: float, tone: str) -> None:
    """Draw the family's neckerchief under the chin."""
    cloth = dots("-22 38, -22 38, 0 45, 22 38, 22 38, 3 66, -3 66")
    fused(s, [smooth(cloth, steps=6)], tone, w * 0.9)
    s.line(smooth([(-16, 43), (0, 49), (16, 43)], False), stroke="#ffffff", stroke_width=2, opacity=0.5)


def zed(s: Svg, x: float, y: float, size: float) -> None:
    """Draw one soft z as a shape."""
    k = size / 2
    points = [(x - k, y - k), (x + k, y - k), (x - k, y + k), (x + k, y + k)]
    s.line(points, stroke=INK, stroke_width=size * 0.62)
    s.line(points, stroke=PAPER, stroke_width=size * 0.3)


# ── garden tools, standing on y=0 at x=0, about 130 high ──


def shaft(s: Svg, top: float, w: float) -> None:
    """Draw a wooden shaft."""
    fused(s, [ribbon([(0, -2), (0, top)], 6.4, 6.4)], WOOD, w)
    s.line([(-1.4, -6), (-1.4, top + 4)], stroke="#ffe3b5", stroke_width=1.6, opacity=0.8)


def hoe(s: Svg, w: float) -> None:
    """Draw a hoe."""
    shaft(s, -122, w)
    fused(s, [smooth(dots("-4 -126, -4 -126, 16 -126, 26 -112, 22 -108, 8 -114, -4 -114"))], STEEL, w)


def rake(s: Svg, w: float) -> None:
    """Draw a rake."""
    shaft(s, -116, w)
    teeth = [ribbon([(x, -118), (x, -132)], 4.4, 4) for x in (-15, -7.5, 0, 7.5, 15)]
    fused(s, [*teeth, ribbon([(-17, -116), (17, -116)], 6.5, 6.5)], STEEL, w)


def spade(s: Svg, w: float) -> None:
    """Draw a spade."""
    shaft(s, -98, w)
    fused(s, [smooth(dots("-12 -98, 12 -98, 13 -118, 0 -134, 0 -134, -13 -118"))], STEEL, w)
    s.line([(0, -104), (0, -122)], stroke="#ffffff", stroke_width=2.4, opacity=0.7)


def broom(s: Svg, w: float) -> None:
    """Draw a broom."""
    shaft(s, -92, w)
    fused(s, [smooth(dots("-8 -92, 8 -92, 17 -126, 14 -130, -14 -130, -17 -126"))], "#f0c877", w)
    s.lines([[(x * 0.6, -98), (x * 1.3, -126)] for x in (-8, 0, 8)], stroke="#b9853a", stroke_width=1.8)
    s.line([(-9, -98), (9, -98)], stroke="#d8492f", stroke_width=5)


def handle(s: Svg, line: Points, tone: str, w: float) -> None:
    """Draw a bent handle."""
    s.line(smooth(line, False), stroke=INK, stroke_width=5 + 2 * w)
    s.line(smooth(line, False), stroke=tone, stroke_width=5)


def can(s: Svg, w: float) -> None:
    """Draw a watering can."""
    handle(s, GRIP, "#8fbbe8", w)
    tin = s.linear(-19, 0, 19, 0, (0, "#a9cdf0"), (0.5, "#6fa3da"), (1, "#477fbd"))
    spout = smooth(dots("15 -8, 15 -8, 32 -38, 38 -38, 22 -4"))
    fused(s, [spout, round_box(-19, -42, 37, 42, 8)], ["#6fa3da", tin], w)
    fused(s, [oval(35, -40, 9, 5, 30)], "#a9cdf0", w * 0.9)


def basket(s: Svg, w: float) -> None:
    """Draw a basket of fruit."""
    handle(s, HANDLE, WOOD, w)
    fruit = [oval(-9, -31, 9, 8), oval(9, -32, 9, 8), oval(0, -36, 8, 8)]
    fused(s, fruit, ["#d8492f", "#ee9a4d", "#7fb35f"], w)
    wicker = dots("-24 -28, -24 -28, 24 -28, 24 -28, 19 0, 19 0, -19 0, -19 0")
    fused(s, [smooth(wicker, steps=5)], "#d39c5e", w)
    s.lines([[(-21, y), (21, y)] for y in (-20, -10)], stroke="#8c5a38", stroke_width=2.4, opacity=0.8)


TOOLS = {"hoe": hoe, "rake": rake, "spade": spade, "broom": broom, "can": can, "basket": basket}
LOW = ("can", "basket")  # carried low, without a shaft


def tool(s: Svg, name: str, w: float = WEIGHT) -> None:
    """Draw a garden tool by name."""
    TOOLS[name](s, w)

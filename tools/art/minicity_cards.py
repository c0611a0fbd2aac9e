"""Minicity's cards: in the hand, laid on a road, from behind, and the squares where they may go."""

from __future__ import annotations

from .minicity_ants import bust, pawn
from .minicity_data import ANTS, SQUARE
from .minicity_weave import emblem, weave
from .palette import lighten, mix
from .pen import INK, dots, fused, round_box, shadow, smooth, wobble
from .svg import Svg

CARD = (300, 420)
TILE = (176, 110)
LEDGE = smooth(dots("22 336, 60 326, 104 334, 150 325, 196 334, 240 326, 278 336"), False)


def stock(s: Svg, w: float, h: float, r: float, rim: float) -> None:
    """Draw the white stock of a card; its outline stays inside the picture."""
    m = rim + 1.2
    edge = wobble(round_box(m, m, w - 2 * m, h - 2 * m, r), 0.6, 4)
    fused(s, [edge], s.linear(0, 0, w * 0.3, h, (0, "#fffdf6"), (1, "#f7e8c8")), rim)


def card(s: Svg, name: str) -> None:
    """Draw a card, 300 x 420: an ant on its pattern, its emblem, a ledge to write its name on."""
    ant = ANTS[name]
    stock(s, *CARD, 30, 4.6)
    window = round_box(22, 22, 256, 376, 20)
    s.shape(window, fill=s.linear(0, 22, 0, 398, (0, lighten(ant.pale, 0.4)), (1, mix(ant.pale, ant.main, 0.16))))
    weave(s, ant.pattern, window, 46, mix(ant.pale, ant.main, 0.34), 0.7)
    light = ((0, "#fffdf3", 0.95), (0.6, "#fffdf3", 0.6), (1, "#fffdf3", 0))
    s.circle(150, 190, 120, fill=s.radial(150, 190, 120, *light))
    shadow(s, 154, 322, 84, 14, 0.4)
    with s.at(152, 324, 1.62 if name == "violet" else 1.82):
        pawn(s, name, 3, False)
    ledge = LEDGE + dots("278 378, 272 390, 258 398, 42 398, 28 390, 22 378")
    s.shape(ledge, fill=s.linear(0, 326, 0, 398, (0, mix(ant.deep, ant.main, 0.3)), (1, ant.deep)))
    s.line(LEDGE, stroke=INK, stroke_width=4.4)
    s.shape(window, fill="none", stroke=ant.deep, stroke_width=4.6)
    tab = wobble(round_box(14, 14, 78, 84, 24), 0.6, 3)
    fused(s, [tab], s.linear(0, 14, 0, 98, (0, ant.deep), (1, mix(ant.deep, ant.main, 0.35))), 4.2)
    emblem(s, ant.emblem, 53, 56, 56)


def laid(s: Svg, name: str) -> None:
    """Draw a card as it lies on a road, 176 x 110: its emblem at the left, the ant's head beside it."""
    ant = ANTS[name]
    stock(s, *TILE, 18, 4.4)
    window = round_box(11, 11, 154, 88, 11)
    ground = ((0, mix(ant.pale, ant.main, 0.12)), (1, mix(ant.pale, ant.main, 0.5)))
    s.shape(window, fill=s.linear(0, 11, 0, 99, *ground))
    weave(s, ant.pattern, window, 27, mix(ant.pale, ant.main, 0.78), 0.55)
    tab = s.linear(0, 11, 0, 99, (0, mix(ant.deep, ant.main, 0.25)), (1, ant.deep))
    s.shape(round_box(11, 11, 56, 88, 11), fill=tab)
    emblem(s, ant.emblem, 39, 55, 48)
    down = {"star": 69, "lamp": 62, "glasses": 60}.get(ant.emblem, 65)
    with s.at(116, down, 0.82 if ant.emblem == "star" else 0.94):
        bust(s, name, 3.8)
    s.shape(window, fill="none", stroke=ant.deep, stroke_width=4)


def crawler(s: Svg, tone: str) -> None:
    """Draw an ant seen from above, centred on 0, 0."""
    for dy in (-20, 2, 24):
        legs = [[(k * 6, dy * 0.5 - 2), (k * 30, dy - 8), (k * 42, 4 + dy * 1.5)] for k in (-1, 1)]
        s.lines([smooth(leg, False) for leg in legs], stroke=tone, stroke_width=7)
    feelers = [[(k * 8, -46), (k * 16, -60), (k * 32, -64)] for k in (-1, 1)]
    s.lines([smooth(feeler, False) for feeler in feelers], stroke=tone, stroke_width=6)
    for y, rx, ry in ((-38, 22, 19), (-4, 15, 15), (36, 25, 31)):
        s.ellipse(0, y, rx, ry, fill=tone)


def back(s: Svg) -> None:
    """Draw the back of the cards, 300 x 420: an ant on a golden coin, in terracotta."""
    stock(s, *CARD, 30, 4.6)
    window = round_box(22, 22, 256, 376, 20)
    clay = s.linear(0, 22, 0, 398, (0, "#c26b44"), (1, "#8a432a"))
    s.shape(window, fill=clay, stroke="#5a2817", stroke_width=4.6)
    weave(s, "dots", round_box(30, 30, 240, 360, 14), 44, "#e39a6c", 0.45)
    coin(s, 150, 210)
    s.shape(round_box(34, 34, 232, 352, 13), fill="none", stroke="#f7c458", stroke_width=3)


def laid_back(s: Svg) -> None:
    """Draw a card that lies face down on a road, 176 x 110."""
    stock(s, *TILE, 18, 4.4)
    window = round_box(11, 11, 154, 88, 11)
    clay = s.linear(0, 11, 0, 99, (0, "#c26b44"), (1, "#8a432a"))
    s.shape(window, fill=clay, stroke="#5a2817", stroke_width=4)
    weave(s, "dots", round_box(14, 14, 148, 82, 9), 27, "#e39a6c", 0.45)
    with s.at(88, 55, 0.46):
        coin(s, 0, 0)


def coin(s: Svg, x: float, y: float) -> None:
    """Draw the golden coin of the backs."""
    s.circle(x, y, 88, fill="#6b331f")
    gold = s.radial(x - 15, y - 20, 96, (0, "#fff0bf"), (1, "#f0b94e"))
    s.circle(x, y, 78, fill=gold, stroke="#f9e9cc", stroke_width=4)
    with s.at(x, y):
        crawler(s, "#7a3b22")


def end(s: Svg, fill: float = 0.8) -> None:
    """Draw a square where a card may be laid, 90 x 56."""
    w, h = SQUARE
    box = round_box(3, 3, w - 6, h - 6, 11)
    s.shape(box, fill="#fff3c4", opacity=fill)
    s.shape(box, fill="none", stroke=INK, stroke_width=6)
    s.shape(box, fill="none", stroke="#f7b93c", stroke_width=3.4, stroke_dasharray="11 7")


def run(s: Svg, name: str) -> None:
    """Draw a square with the emblem of the ant that would walk, or the waves of the river."""
    end(s, 1)
    if name == "river":
        for dy in (-9, 1, 11):
            wave = [(10, dy), (18, dy - 5), (27, dy), (36, dy + 5), (44, dy)]
            s.line([(x, y + 28) for x, y in smooth(wave, False)], stroke="#2f7fae", stroke_width=4)
    else:
        emblem(s, ANTS[name].emblem, 28, 28, 30, ANTS[name].main, INK)

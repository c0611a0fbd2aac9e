"""Pawns, first-player token, torii and the balance of Neko no Tawa."""

from __future__ import annotations

from .neko_icons import fan
from .neko_rooms import whole
from .palette import SEATS, darken, lighten, mix
from .pen import INK, dots, drop_shadow, fused, oval, ribbon, round_box, shadow, smooth
from .seats import seat_badge
from .svg import Svg

OK, FALL = "#4f9a55", "#d8492f"
DARK = ("plum", "teal", "brick")  # seats on whose pawn ink is not seen


def pawn(s: Svg, seat: str) -> None:
    """Draw a wooden cat 100 tall standing on 0,0, the seat's badge on its belly."""
    main = SEATS[seat]["main"]
    shadow(s, 3, 0, 40, 8, 0.45)
    body = whole("0 -62, 16 -58, 24 -40, 33 -18, 32 -4, 18 2, 0 3")
    skull = whole("0 -92, 16 -91, 29 -82, 33 -68, 27 -55, 12 -49, 0 -48")
    tail = ribbon(dots("24 -8, 40 -12, 44 -28, 37 -38"), 11, 8)
    ear, lining = (
        smooth(dots("8 -86, 17 -101, 26 -107, 31 -96, 32 -76")),
        smooth(dots("16 -89, 20 -97, 25 -100, 27 -86")),
    )
    coat = s.linear(-30, -100, 30, 0, (0, lighten(main, 0.34)), (0.45, main), (1, darken(main, 0.16)))
    fused(s, [tail, body, ear, flipped(ear), skull], [darken(main, 0.1), coat, coat, coat, coat], 3.4)
    s.shape(lining, fill=mix("#f6a9a0", main, 0.25))
    s.shape(flipped(lining), fill=mix("#f6a9a0", main, 0.25))
    s.line(smooth(dots("-24 -72, -20 -82, -10 -88"), False), stroke="#fff", stroke_width=3, opacity=0.55)
    fused(s, [oval(0, -23, 20, 19)], "#fff7e6", 2.4)
    seat_badge(s, seat, 0, -23, 30)
    for side in (-1, 1):
        s.ellipse(side * 13, -70, 6.4, 7.4, fill="#fffdf9", stroke=INK, stroke_width=2)
        s.ellipse(side * 12.4, -69.4, 3.6, 5, fill="#2e1d1a")
        s.circle(side * 12.4 - 1.3, -72, 1.5, fill="#fff")
    s.shape(smooth(dots("-3.4 -61.5, 0 -62.5, 3.4 -61.5, 0 -58.5")), fill="#f08b8b", stroke=INK, stroke_width=1.4)
    mouth = smooth(dots("-6.5 -57, -3.5 -55, 0 -57.4, 3.5 -55, 6.5 -57"), False)
    s.line(mouth, stroke="#fff7e6" if seat in DARK else INK, stroke_width=2.2)


def flipped(points: list) -> list:
    """Return points mirrored left to right."""
    return [(-x, y) for x, y in points]


def first_token(s: Svg) -> None:
    """Draw the first player's lacquered disc with a fan, in 0..100."""
    shadow(s, 53, 60, 48, 44, 0.45)
    fused(s, [oval(50, 53, 46, 46)], "#7d2418", 3.4)
    lacquer = s.linear(10, 4, 90, 96, (0, "#f0795a"), (0.5, "#d8492f"), (1, "#b23522"))
    fused(s, [oval(50, 50, 46, 46)], lacquer, 3.4)
    s.circle(50, 50, 38, fill="none", stroke="#f7c458", stroke_width=3)
    fan(s, 50, 53, 62)


def torii(s: Svg) -> None:
    """Draw the gate where the line begins, in 0..110, its golden arrow upwards."""
    shadow(s, 56, 104, 50, 9, 0.4)
    posts = [dots("26 36, 38 36, 36 104, 22 104"), dots("72 36, 84 36, 88 104, 74 104")]
    fused(s, [*posts, round_box(16, 42, 78, 11, 4)], FALL, 3.4)
    fused(s, [dots("50 30, 60 30, 60 46, 50 46")], FALL, 3)
    beam = smooth(dots("2 10, 2 10, 30 18, 55 20, 80 18, 108 10, 108 10, 102 29, 55 33, 8 29"), steps=5)
    fused(s, [beam], s.linear(0, 10, 0, 32, (0, "#4a5594"), (1, "#28326a")), 3.4)
    for x in (22, 74):
        s.rect(x + 1, 95, 13, 9, 2, fill=INK)
    with s.at(55, 78, 1, -90):
        arrow = dots("26 0, 2 -20, 2 -9, -20 -9, -20 9, 2 9, 2 20")
        fused(s, [arrow], s.linear(0, -18, 0, 18, (0, "#ffe596"), (1, "#f0b13c")), 3.2)


def stand(s: Svg) -> None:
    """Draw the foot on which the balance tips, its edge on 0,0."""
    fused(s, [[(-30, 40), (0, 2), (30, 40)]], s.linear(0, 0, 0, 40, (0, "#e0694a"), (1, "#a5331f")), 3)


def beam(s: Svg, w: float = 500, h: float = 26, most: float = 1.5, reach: float = 2.0) -> None:
    """Draw the ruler of the balance on 0,0: green in the middle, hatched red where a tower falls."""
    unit = w / 2 / (reach + 0.25)
    bar = round_box(-w / 2, -h / 2, w, h, h / 2)
    drop_shadow(s, -w / 2, -h / 2, w, h, h / 2, 6, 0.3)
    fused(s, [bar], "#e9d5a4", 3)
    s.rect(-unit * (most + 0.25), -h / 2, unit * (2 * most + 0.5), h, 0, fill="#f7dd9a")
    s.rect(-unit * 0.75, -h / 2, unit * 1.5, h, 0, fill="#a9d39d")
    for side in (-1, 1):
        a = side * unit * (most + 0.25)
        s.shape(round_box(min(a, side * w / 2), -h / 2, w / 2 - abs(a), h, h * 0.46), fill=FALL)
        s.rect(min(a, a + side * 14), -h / 2, 14, h, 0, fill=FALL)
        marks = [a + side * (7 + 13 * k) for k in range(3)]
        hatch = [[(q - 5, h / 2 - 3), (q + 5, -h / 2 + 3)] for q in marks]
        s.lines(hatch, stroke="#fff3d2", stroke_width=3.6, opacity=0.85)
        s.line([(a, -h / 2), (a, h / 2)], stroke=INK, stroke_width=3)
    s.shape(bar, fill="none", stroke=INK, stroke_width=3)
    ticks = [[(i * unit / 2, h / 2 - 1), (i * unit / 2, h / 2 - (7 if i % 2 else 12))] for i in range(-3, 4)]
    s.lines(ticks, stroke=INK, stroke_width=2.4, opacity=0.75)


def small_beam(s: Svg, w: float = 120, most: float = 1.5, reach: float = 2.0) -> None:
    """Draw the ruler of a rival's balance on 0,0."""
    unit = w / 2 / (reach + 0.25)
    fused(s, [round_box(-w / 2, -5, w, 10, 5)], FALL, 2)
    s.rect(-unit * (most + 0.25), -5, unit * (2 * most + 0.5), 10, 0, fill="#f7dd9a")
    s.rect(-unit * 0.75, -5, unit * 1.5, 10, 0, fill="#9cc98a")
    s.line([(0, -5), (0, 5)], stroke=INK, stroke_width=2)


def stairs(s: Svg, way: int) -> None:
    """Draw the stone stairs to the first storey (R = 100 on 0,0), on the left for 1, on the right for -1."""
    for k, (wide, high) in enumerate(((52, 14), (36, 30), (20, 46))):
        step = round_box(-62 * way - wide, 100 - high, 2 * wide, 18, 7)
        fused(s, [step], lighten("#b3aaa0", 0.15 * k), 4)

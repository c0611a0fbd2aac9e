"""The boards of the toy box, and its table: light planks, a green felt, and the strip for one's own hand."""

from __future__ import annotations

from typing import Any

from .furniture import planks
from .palette import darken, lighten
from .pen import INK, drop_shadow, fused, round_box, wobble
from .plates import OUTLINE, cut_box, sheen
from .svg import Svg

SQUARE, STEP = 60, 50  # canvas units of a square of the chess board, and from line to line of the go board
CHESS = {"l": 32, "t": 30, "r": 38, "b": 44}  # what the picture has around the squares, in canvas units
GO = {"l": 20, "t": 18, "r": 26, "b": 34}  # and around the cells, in whose middles the lines cross
FELT, MAT = (1868, 716), (1020, 260)
RIM = 24
LINE = "#6a4326"


def chess_board(s: Svg) -> None:
    """Draw a board of eight by eight from 0,0, with a carved rim and a stud in each of its corners."""
    m, n, rim = 26, SQUARE * 8, "#6e4530"
    frame = round_box(-m, -m, n + 2 * m, n + 2 * m, 18)
    drop_shadow(s, -m, -m, n + 2 * m, n + 2 * m, 20, 12, 0.34)
    stops = ((0, lighten(rim, 0.28)), (0.5, rim), (1, darken(rim, 0.24)))
    fused(s, [wobble(frame, 0.6, 3)], s.linear(-m, -m, n, n, *stops), OUTLINE)
    s.rect(-3, -3, n + 6, n + 6, 5, fill=INK)
    s.rect(0, 0, n, n, fill="#b9794a")
    for row in range(8):
        for column in range(8):
            tone = "#b9794a" if (row + column) % 2 else "#f4deb0"
            light = lighten(tone, (row * 5 + column * 3) % 7 / 60)
            s.rect(column * SQUARE, row * SQUARE, SQUARE, SQUARE, fill=light)
    for x in (-m / 2, n + m / 2):
        for y in (-m / 2, n + m / 2):
            s.circle(x, y, 5, fill="#f7c458", stroke=INK, stroke_width=2)


def go_board(s: Svg, count: int = 9) -> None:
    """Draw a go board of so many lines; its first cell begins at 0,0, its first crossing lies in the middle of that."""
    m, side, tone = 12, STEP * count, "#e6bd7c"
    whole = side + 2 * m
    drop_shadow(s, -m, -m, whole, whole, 14, 12, 0.34)
    parts = [wobble(round_box(-m, y - m, whole, whole, 12), 0.6, 3) for y in (8, 0)]
    wood = s.linear(-m, -m, side, side, (0, lighten(tone, 0.3)), (1, darken(tone, 0.06)))
    fused(s, parts, ["#9c6b3c", wood], OUTLINE)
    first, last = STEP / 2, side - STEP / 2
    middle = [first + STEP * i for i in range(1, count - 1)]
    inner = [[(first, v), (last, v)] for v in middle] + [[(v, first), (v, last)] for v in middle]
    s.lines(inner, stroke=LINE, stroke_width=1.8)
    s.rect(first, first, last - first, last - first, fill="none", stroke=LINE, stroke_width=2.6)
    for a in (2, count // 2, count - 3):
        for b in (2, count // 2, count - 3):
            s.circle(first + STEP * a, first + STEP * b, 4.2, fill=LINE)


def planks_ground(s: Svg, w: float = 1920, h: float = 1080) -> None:
    """Paint the room's table: light planks under a lamp at the top left."""
    planks(s, 0, 0, w, h, 6, "#b9804d", 21, 11)
    s.rect(0, 0, w, h, fill=s.radial(w * 0.36, h * 0.25, w * 0.5, (0, "#fff1c9", 0.2), (1, "#fff1c9", 0)))
    dusk = ((0, "#2a140e", 0), (0.6, "#2a140e", 0), (1, "#2a140e", 0.4))
    s.rect(0, 0, w, h, fill=s.radial(w * 0.48, h * 0.45, w * 0.68, *dusk))


def stitches(s: Svg, x: float, y: float, w: float, h: float, r: float, **style: Any) -> None:
    """Sew a dashed seam along the inside of a cloth."""
    s.shape(round_box(x, y, w, h, r), fill="none", **style)


def felt(s: Svg, tone: str = "#3c6f5c") -> None:
    """Lay the green felt with its stitched trim, from RIM,RIM."""
    w, h = FELT
    x = y = RIM
    s.shape(round_box(x + 4, y + 12, w, h, 74), fill="#2a1712", opacity=0.28)
    light = s.radial(x + w * 0.4, y + h * 0.26, w * 0.76, (0, lighten(tone, 0.16)), (1, darken(tone, 0.24)))
    fused(s, [round_box(x, y, w, h, 70)], light, 4)
    thread = {"stroke": "#f7d58a", "stroke_width": 3.2, "stroke_dasharray": "16 11", "opacity": 0.8}
    stitches(s, x + 15, y + 15, w - 30, h - 30, 57, **thread)


def mat(s: Svg, tone: str = "#6e4530", cloth: str = "#303c78") -> None:
    """Lay the strip for one's own hand, from RIM,RIM: indigo felt in a wooden rim; it can be cut in nine."""
    w, h = MAT
    x = y = RIM
    drop_shadow(s, x, y, w, h, 26, 10, 0.3)
    fused(s, [cut_box(x, y, w, h, 26, 2)], sheen(s, y, h, tone, 24, 0.22, 0), OUTLINE)
    s.line([(x + 26, y + 3.5), (x + w - 26, y + 3.5)], stroke="#ffe9c4", stroke_width=2, opacity=0.45)
    bed = cut_box(x + 15, y + 15, w - 30, h - 30, 17, 2, 0.3)
    s.shape(bed, fill=darken(cloth, 0.34), stroke=INK, stroke_width=2.4)
    s.shape(
        bed, fill=s.linear(0, y + 15, 0, y + 55, (0, darken(cloth, 0.3)), (0.5, darken(cloth, 0.1)), (1, "#2a3469"))
    )
    thread = {"stroke": "#f7c458", "stroke_width": 2.4, "stroke_dasharray": "12 9", "opacity": 0.7}
    stitches(s, x + 25, y + 25, w - 50, h - 50, 13, **thread)

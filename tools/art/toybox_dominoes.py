"""The toy box's dominoes, drawn for every quarter turn: the lip stays below and the light above."""

from __future__ import annotations

from .pen import INK, fused, paw_print, round_box, smooth
from .svg import Svg
from .toybox_chess import MUZZLE
from .toybox_dice import FACES

LONG, SHORT = 112, 56
BONE = ("#c79f6a", "#fffdf9", "#fff3da", "#f1dab0")  # of the edge, then of the face from light to shade
WOOD = ("#553220", "#b57f56", "#94603c", "#7d4e30")
EDGE, LIP = 2.4, 5  # outline, and what is seen of the lower edge
TONES = ("#3d2b24", "#c24a33", "#1d7f80", "#5f3d8c", "#2f66b5", "#356243", "#7d4f0c")  # of a number's pips


def body(s: Svg, lying: bool, tones: tuple[str, ...]) -> tuple[float, float]:
    """Draw a bare domino that fills the picture around 0,0 and return the width and height of its face."""
    w, h = (LONG, SHORT) if lying else (SHORT, LONG)
    wide, high = w - 2 * EDGE, h - 2 * EDGE - LIP
    face = round_box(-wide / 2, EDGE - h / 2, wide, high, 10)
    fused(s, [[(x, y + LIP) for x, y in face], face], tones[:2], EDGE)
    s.shape(face, fill=s.linear(-w / 3, -h / 2, w / 3, h / 2, *zip((0, 0.6, 1), tones[1:])))
    return wide, high


def turned(x: float, y: float, quarter: int) -> tuple[float, float]:
    """Return a point turned clockwise by so many quarters."""
    for _ in range(quarter):
        x, y = -y, x
    return x, y


def pips(s: Svg, number: int, cx: float, cy: float, quarter: int) -> None:
    """Draw the pips of one half, turned with it."""
    for cell in FACES[number] if number else "":
        row, column = divmod(int(cell), 3)
        x, y = turned(column - 1, row - 1, quarter)
        s.circle(cx + 14.4 * x, cy + 13.6 * y, 5.1, fill=TONES[number])


def domino(s: Svg, a: int, b: int, quarter: int = 0) -> None:
    """Draw a domino centred on 0,0; a lies above b before it is turned clockwise by so many quarters."""
    lying = quarter % 2 == 1
    body(s, lying, BONE)
    middle = -LIP / 2
    for k in (-1, 1):
        ends = [turned(k * 20.5, 0, quarter), turned(k * 9, 0, quarter)]
        s.line(
            [(x * (0.9 if lying else 1), y * (0.9 if lying else 1) + middle) for x, y in ends],
            stroke=INK,
            stroke_width=2.4,
        )
    with s.at(0, middle + 1, 0.32):
        fused(s, [MUZZLE], "#f7c458", 6)
    for number, side in ((a, -1), (b, 1)):
        x, y = turned(0, side * (27.2 if lying else 26.4), quarter)
        pips(s, number, x, y + middle, quarter)


def back(s: Svg, lying: bool = False) -> None:
    """Draw what all dominoes look like from behind: dark wood, a cat asleep, a paw on either side."""
    wide, high = body(s, lying, WOOD)
    middle = -LIP / 2
    frame = round_box(5.5 - wide / 2, middle + 5.5 - high / 2, wide - 11, high - 11, 6)
    s.shape(frame, fill="none", stroke="#f7d58a", stroke_width=1.8, opacity=0.8)
    with s.at(0, middle + 1.5, 0.66):
        fused(s, [MUZZLE], s.linear(0, -20, 0, 16, (0, "#ffe9b0"), (1, "#e8b04c")), 3)
        for k in (-1, 1):
            s.line(smooth([(k * 8 - 4, -1), (k * 8, 2.4), (k * 8 + 4, -1)], False), stroke=INK, stroke_width=2.4)
            s.line(smooth([(0, 7.4), (k * 3, 9.6), (k * 6, 8)], False), stroke=INK, stroke_width=1.8)
        s.shape([(-2.6, 4.4), (2.6, 4.4), (0, 7)], fill="#d9706f")
    for k in (-1, 1):
        x, y = (k * 32, middle) if lying else (0, middle + k * 31)
        paw_print(s, x, y, 0.34, "#f7d58a", 0.75)

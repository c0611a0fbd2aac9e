"""Signs of the free table, each centred on 0,0 inside a 64-unit square."""

from __future__ import annotations

from .icons import W, arc, stroke_icon
from .pen import INK, dots, fused, move, oval, paw_print, ribbon, round_box, smooth
from .svg import Svg
from .toybox_chess import MUZZLE

CREAM, HONEY, RED, BLUE, GREEN = "#fff7e6", "#f7c458", "#d8492f", "#7fb6e6", "#6fb35f"
NIGHT, CRATE, BERRY = "#3b488c", "#6e4530", "#b23a5e"
HEART = smooth(dots("0 -5, 0 -5, 4 -9, 7 -4, 0 6, 0 6, -7 -4, -4 -9"))


def slip(s: Svg, x: float, y: float, w: float, h: float, tone: str = CREAM, rotate: float = 0) -> None:
    """Draw a little card."""
    with s.at(x, y, 1, rotate):
        fused(s, [round_box(-w / 2, -h / 2, w, h, 4)], tone, W)


def box(s: Svg) -> None:
    """Draw the open box: all that is not on the table."""
    flap = dots("-24 -4, -30.5 -19, -2 -13.5, 0 -4")
    fused(s, [flap, [(-x, y) for x, y in flap]], "#e2b777", W)
    fused(s, [round_box(-24, -6, 48, 31, 4)], s.linear(0, -6, 0, 26, (0, "#dcab73"), (1, "#b57b48")), W)
    s.ellipse(0, 13, 7, 5.4, fill=CRATE)
    for x, y in dots("-8.5 6, -3 2.6, 3 2.6, 8.5 6"):
        s.ellipse(x, y, 2.4, 3.2, fill=CRATE)


def hand(s: Svg) -> None:
    """Draw cards drawn to one's hand."""
    slip(s, -11, -6, 22, 34, "#f3d9a8", -18)
    slip(s, 8, -7, 22, 34, CREAM, 12)
    paw(s)


def paw(s: Svg) -> None:
    """Draw the paw that holds."""
    toes = dots("-15 11, -5.4 7, 5.4 7, 15 11")
    fused(s, [oval(0, 20, 20, 9.5), *(oval(x, y, 6.2, 7.4) for x, y in toes)], "#fde3bd", W)
    for x, y in toes:
        s.ellipse(x, y, 2.9, 3.6, fill="#f3958a")
    s.ellipse(0, 21, 9, 4.8, fill="#f3958a")


def hold(s: Svg) -> None:
    """Draw the paw that lies on what is carried."""
    with s.at(0, -21, 1.32):
        paw(s)


def deal(s: Svg) -> None:
    """Draw a card flying to each side."""
    for x, y, turn in ((-18.5, -11, -26), (18.5, -11, 26), (0, -16, 0)):
        slip(s, x, y, 17, 24, CREAM, turn)
    slip(s, 0, 13, 22, 29, NIGHT)
    s.circle(0, 13, 5.4, fill=HONEY)


def shuffle(s: Svg) -> None:
    """Draw two crossing arrows."""
    for k, tone in ((-1, HONEY), (1, RED)):
        way = smooth([(-26, -14 * k), (-10, -14 * k), (8, 14 * k), (15, 14 * k)], False)
        stroke_icon(s, [way], tone, 8)
    for y, tone in ((-14, HONEY), (14, RED)):
        fused(s, [[(13, y - 11), (28, y), (13, y + 11)]], tone, W)


def look(s: Svg) -> None:
    """Draw a fan under an eye: look through."""
    for x, turn in ((-14, -22), (0, 0), (14, 22)):
        slip(s, x, 10 + abs(turn) * 0.1, 19, 28, CREAM, turn)
    with s.at(0, -14, 0.62):
        lids = smooth(dots("-28 0, -28 0, -14 -15, 0 -19, 14 -15, 28 0, 28 0, 14 15, 0 19, -14 15"))
        fused(s, [lids], "#fffdf6", W * 1.5)
        s.circle(0, 0, 13, fill=GREEN)
        s.circle(0, 0, 7, fill=INK)
        s.circle(-3, -4, 3, fill="#fff")


def split(s: Svg) -> None:
    """Draw a stack cut in two."""
    for x in (-14, 14):
        slip(s, x, 0, 21, 34, NIGHT)
        s.circle(x, 0, 5, fill=HONEY)
    s.line([(0, -28), (0, 28)], stroke=RED, stroke_width=3.6, stroke_dasharray="6 6")


def flip(s: Svg) -> None:
    """Draw a card that turns over."""
    fused(s, [dots("-23 -17, -3 -23, -3 23, -23 17")], NIGHT, W)
    fused(s, [dots("3 -23, 23 -17, 23 17, 3 23")], CREAM, W)
    s.circle(-13, 0, 4.6, fill=HONEY)
    s.shape(move(HEART, 13, 1), fill=RED)


def spread(s: Svg) -> None:
    """Draw cards laid out in a row."""
    for x in (-19, -6.5, 6, 18.5):
        slip(s, x, 0, 20, 36)
    s.shape(move(HEART, 18.5, 1), fill=RED)


def sort(s: Svg) -> None:
    """Draw three cards that grow, and the arrow they follow."""
    for x, h, tone in ((-19, 22, BLUE), (0, 32, HONEY), (19, 42, RED)):
        fused(s, [round_box(x - 8, 12 - h, 16, h, 4)], CREAM, W)
        s.circle(x, 12 - h / 2, 4.2, fill=tone)
    stroke_icon(s, [[(-24, 22), (14, 22)]], HONEY, 5)
    fused(s, [[(12, 14), (26, 22), (12, 30)]], HONEY, 2.2)


def turn_cat(s: Svg) -> None:
    """Draw the cat that tells whose turn it is, one paw up."""
    with s.at(-0.5, 0, 0.94):
        fused(s, [ribbon([(18, 8), (24, -10), (20, -24)], 12, 12)], "#fffaf0", W)
        fused(s, [move(MUZZLE, -4, 2, 1.25)], "#fffaf0", W)
        for x in (-13, 5):
            s.line(smooth([(x - 5, 3), (x, -2), (x + 5, 3)], False), stroke=INK, stroke_width=3)
        s.shape([(-7, 9), (-1, 9), (-4, 12)], fill="#f08b88")
        fused(s, [oval(-4, 25, 5.4, 5.4)], HONEY, 2)


def whistle(s: Svg, tone: str = RED) -> None:
    """Draw the referee's whistle."""
    fused(s, [round_box(-6, -15, 34, 16, 5), oval(-7, 6, 18, 18)], tone, W)
    fused(s, [oval(-7, 6, 7, 7)], "#fff0d2", W * 0.8)
    s.line([(0, -11), (20, -11)], stroke="#fff", stroke_width=3, opacity=0.6)
    s.line(smooth([(-20, -10), (-28, -20), (-16, -26)], False), stroke=INK, stroke_width=3.2)


def roll(s: Svg) -> None:
    """Draw a die that turns."""
    with s.at(3, 5, 0.84, 14):
        fused(s, [round_box(-20, -20, 40, 40, 9)], "#fffdf6", W * 1.1)
        for x, y in dots("-9 -9, 9 9, 0 0, 9 -9, -9 9"):
            s.circle(x, y, 3.8, fill=INK)
    stroke_icon(s, [arc(0, 2, 27, 170, 290)], HONEY, 5)


def friends(s: Svg) -> None:
    """Draw two cats side by side."""
    for x, y, k, tone in ((11.5, -5, 0.88, "#a9adb8"), (-10, 7, 0.96, "#f2a154")):
        fused(s, [move(MUZZLE, x, y, k)], tone, W)
        for side in (-1, 1):
            s.ellipse(x + side * 7.4 + (2 if x > 0 else 0), y, 2.6, 3.6, fill=INK)
    s.shape([(-12.4, 13), (-7.6, 13), (-10, 16)], fill="#d9706f")


def calendar(s: Svg) -> None:
    """Draw a calendar leaf."""
    fused(s, [round_box(-24, -20, 48, 46, 6)], CREAM, W)
    s.shape(round_box(-24, -20, 48, 15, 5), fill=RED)
    s.line([(-24, -5), (24, -5)], stroke=INK, stroke_width=2.4)
    for x in (-12, 12):
        s.line([(x, -26), (x, -15)], stroke=INK, stroke_width=5)
    paw_print(s, 0, 11, 0.46, RED)


def broken(s: Svg) -> None:
    """Draw a torn table with a warning."""
    fused(s, [dots("-26 -12, -4 -12, -9 -2, -2 6, -8 18, -26 18")], "#e2b777", W)
    fused(s, [dots("8 -12, 26 -12, 26 18, 4 18, 10 7, 2 -2")], "#e2b777", W)
    fused(s, [dots("14 -26, 25 -6, 3 -6")], HONEY, W * 0.9)
    s.line([(14, -19), (14, -13)], stroke=INK, stroke_width=3)
    s.circle(14, -9.4, 1.8, fill=INK)


def pin(s: Svg) -> None:
    """Draw a pin: it stays where it is."""
    with s.at(3, -3, 1, 34):
        s.line([(0, 6), (0, 30)], stroke=INK, stroke_width=4.4)
        fused(s, [smooth(dots("-7 -12, 7 -12, 9 0, 17 8, 17 8, -17 8, -17 8, -9 0"))], RED, W)
        fused(s, [round_box(-13, -25, 26, 12, 6)], RED, W)
        s.line([(-6, -20), (5, -20)], stroke="#fff", stroke_width=3, opacity=0.6)


def position(s: Svg) -> None:
    """Draw a table with pieces on it under a bookmark: how it lies, to come back to."""
    fused(s, [round_box(-27, -14, 54, 38, 5)], "#e2b777", W)
    s.rect(-22, -9, 44, 28, 3, fill="none", stroke="#b57b48", stroke_width=2)
    for x, y, tone in ((-13, -1, BLUE), (-3, 11, HONEY)):
        fused(s, [oval(x, y, 6, 6)], tone, W * 0.9)
    fused(s, [dots("6 -28, 22 -28, 22 13, 14 6, 6 13")], RED, W)
    s.line([(10.5, -23), (10.5, 2)], stroke="#fff", stroke_width=2.6, opacity=0.5)


def tome(s: Svg) -> None:
    """Draw the rule book, shut."""
    fused(s, [round_box(-17, -15, 37, 34, 4)], CREAM, W)
    for y in (11.5, 15):
        s.line([(-10, y), (17, y)], stroke="#b98c6a", stroke_width=1.8)
    fused(s, [round_box(-20, -19, 38, 28, 4)], BERRY, W)
    s.line([(-13, -17), (-13, 7)], stroke="#7e2342", stroke_width=2.6)
    paw_print(s, 3, -5.5, 0.4, "#fbe0a0")


def aside(s: Svg) -> None:
    """Draw the rule book laid aside."""
    with s.at(-6, -7.5, 0.9, -12):
        tome(s)
    stroke_icon(s, [[(-16, 21), (12, 21)]], HONEY, 6)
    fused(s, [dots("10 11, 28 21, 10 31")], HONEY, W)


def take_up(s: Svg) -> None:
    """Draw the rule book taken up again."""
    with s.at(-7, 4, 0.92):
        tome(s)
    stroke_icon(s, [[(19, 24), (19, -8)]], HONEY, 6)
    fused(s, [dots("9 -8, 19 -27, 29 -8")], HONEY, W)


TOYS = {
    "box": box,
    "hand": hand,
    "deal": deal,
    "shuffle": shuffle,
    "look-through": look,
    "split": split,
    "flip": flip,
    "spread": spread,
    "sort": sort,
    "turn-cat": turn_cat,
    "whistle": whistle,
    "roll": roll,
    "friends": friends,
    "calendar": calendar,
    "broken": broken,
    "pin": pin,
    "hold": hold,
    "position": position,
    "aside": aside,
    "take-up": take_up,
}

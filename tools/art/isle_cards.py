"""Family cards: one frame, eighteen pictures, and their back; the program writes points and words."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from .cards import card_base
from .isle_data import FAMILIES
from .isle_head import head
from .isle_icons import emblem, sign
from .palette import darken, lighten
from .pen import INK, dots, round_box, smooth
from .svg import Svg
from .tokens import value_badge

SEA, EMBER, PEACH = "#aedbee", "#f3c8b4", "#fbd9a7"
RIM = dots("-76 6, -34 -46, 14 -52, 52 -28, 82 6, 52 40, 14 64, -34 58")


def heads(s: Svg, *places: tuple[float, float, float, str, str]) -> None:
    """Draw cat heads: each at x,y and a scale, of a family and in a mood."""
    for x, y, k, family, mood in places:
        with s.at(x, y, k):
            head(s, FAMILIES[family], mood, 3.4 / k**0.5)


def edge_one(s: Svg) -> None:
    """Draw the edge of a boat and the five emblems: cats of one colour."""
    sign(s, "edge", 0, -16, 200)
    for family, x in zip(FAMILIES, (-78, -39, 0, 39, 78)):
        emblem(s, family, x, 84, 40)


def edge_all(s: Svg) -> None:
    """Draw every emblem at the edge of a boat."""
    sign(s, "edge", 0, 6, 200)
    for family, (x, y) in zip(FAMILIES, dots("-78 2, -34 -44, 44 -40, 44 52, -34 56")):
        emblem(s, family, x, y, 48)


def edge_two(s: Svg) -> None:
    """Draw two cats at the edge of a boat."""
    sign(s, "edge", 0, 6, 200)
    heads(s, (-36, -46, 0.56, "orange", "happy"), (34, -44, 0.56, "blue", "content"))


def edge_full(s: Svg) -> None:
    """Draw paws all along the edge of a boat."""
    sign(s, "edge", 0, 6, 200)
    for x, y in RIM:
        sign(s, "paw", x, y, 34, tone="#6e4530")


def row_full(s: Svg) -> None:
    """Draw paws along the middle row of a boat."""
    sign(s, "rows", 0, 6, 200)
    for x in (-60, -20, 20, 60):
        sign(s, "paw", x, 6, 30, tone="#6e4530")


def no_rat(s: Svg) -> None:
    """Draw a rat struck out."""
    sign(s, "rat", 0, 10, 170)
    for tone, wide in ((INK, 26), ("#d8492f", 17)):
        s.circle(0, 8, 88, fill="none", stroke=tone, stroke_width=wide)
        s.line([(-60, -52), (60, 68)], stroke=tone, stroke_width=wide)


def rats(s: Svg) -> None:
    """Draw two rats in plain sight."""
    sign(s, "rat", 52, -26, 110)
    sign(s, "rat", -26, 10, 170)


def twenty(s: Svg) -> None:
    """Draw a crowd of cats."""
    heads(
        s,
        (-62, -34, 0.62, "blue", "content"),
        (62, -34, 0.62, "red", "happy"),
        (0, -44, 0.7, "green", "wink"),
        (-44, 36, 0.74, "purple", "content"),
        (44, 36, 0.74, "orange", "happy"),
    )


def three_each(s: Svg) -> None:
    """Draw every emblem three times."""
    for family, (x, y) in zip(FAMILIES, dots("-78 30, -42 -36, 42 -36, 78 30, 0 62")):
        for dx, dy in ((-15, 4), (15, 4), (0, -20)):
            emblem(s, family, x + dx, y + dy, 38)


def five(s: Svg, family: str) -> None:
    """Draw one cat of a family with its emblem."""
    heads(s, (0, 4, 1.18, family, "happy"))
    emblem(s, family, 82, 62, 62)


def chest(s: Svg) -> None:
    """Draw a treasure chest."""
    sign(s, "chest", 0, 6, 180)


def rooms(s: Svg) -> None:
    """Draw rooms, three of them filled."""
    for x, y in dots("-48 -38, 48 -38, -48 48, 48 48"):
        sign(s, "room", x, y, 92)
    for x, y in dots("-48 -38, 48 -38, -48 48"):
        sign(s, "check", x, y, 60, tone="#a9d98f")


def kin(s: Svg, top: float) -> None:
    """Draw a family of three."""
    sides = [(-52, top - 16, 0.82, "orange", "content"), (52, top - 16, 0.82, "orange", "wink")]
    heads(s, *sides, (0, top + 34, 0.82, "orange", "happy"))


def largest(s: Svg) -> None:
    """Draw a family with a crown."""
    kin(s, 6)
    sign(s, "crown", 0, -2, 58)


def third(s: Svg) -> None:
    """Draw a family above a podium whose third step shines."""
    kin(s, -24)
    for x, high in ((0, 44), (-46, 32), (46, 22)):
        tone = "#f7c458" if x > 0 else "#fff7e6"
        s.rect(x - 23, 104 - high, 46, high, 5, fill=tone, stroke=INK, stroke_width=4)


CARDS: dict[int, tuple[str, str, Callable[[Svg], None]]] = {  # number: points, ground tone, picture
    151: ("1×", SEA, edge_one),
    152: ("9", SEA, edge_all),
    153: ("1×", SEA, edge_two),
    154: ("10", EMBER, no_rat),
    155: ("10", SEA, row_full),
    156: ("12", SEA, edge_full),
    157: ("10", PEACH, twenty),
    158: ("15", PEACH, three_each),
    159: ("9", "#cfe2fa", partial(five, family="blue")),
    160: ("9", "#dff0c4", partial(five, family="green")),
    161: ("9", "#e2d6f2", partial(five, family="purple")),
    162: ("9", "#f8d0c4", partial(five, family="red")),
    163: ("9", "#fde6bd", partial(five, family="orange")),
    164: ("2×", "#fbe7a8", chest),
    165: ("10", PEACH, largest),
    166: ("2×", EMBER, rats),
    167: ("2×", "#ecd2a4", rooms),
    168: ("×2", PEACH, third),
}


def card(s: Svg, number: int) -> None:
    """Draw a family card, 300 x 420: points on the disc at 54,54, words on the paper below 270."""
    _, tone, picture = CARDS[number]
    card_base(s)
    window = round_box(22, 22, 256, 240, 20)
    s.shape(window, fill=s.linear(0, 22, 0, 262, (0, lighten(tone, 0.35)), (1, tone)))
    s.shape(window, fill=s.radial(150, 140, 130, (0, "#fffdf0", 0.85), (1, "#fffdf0", 0)))
    waves = [smooth([(30 + 15 * i, y + (3 if i % 2 else -3)) for i in range(17)], False) for y in (236, 250)]
    s.lines(waves, stroke="#3a76c4", stroke_width=3, opacity=0.3)
    with s.at(160, 150, 0.9):
        picture(s)
    s.shape(window, fill="none", stroke=darken(tone, 0.5), stroke_width=4.4)
    value_badge(s, 54, 54, 38, "#f7c458")


def back(s: Svg) -> None:
    """Draw the back of the family cards: a family on the sea."""
    card_base(s)
    sea = s.linear(0, 22, 0, 398, (0, "#5fb6c9"), (1, "#2a68a6"))
    s.shape(round_box(22, 22, 256, 376, 20), fill=sea)
    spots = [(52 + col * 49 + (24 if row % 2 else 0), 52 + row * 40) for row in range(9) for col in range(5)]
    ripples = [[(x - 14, y), (x - 7, y - 5), (x, y), (x + 7, y + 5), (x + 14, y)] for x, y in spots if x < 262]
    s.lines([smooth(r, False) for r in ripples], stroke="#fffdf9", stroke_width=3, opacity=0.35)
    s.circle(150, 210, 78, fill="#fff7e6", stroke=INK, stroke_width=5)
    sign(s, "family", 150, 214, 118)
    s.shape(round_box(33, 33, 234, 354, 14), fill="none", stroke="#f3d9a8", stroke_width=3.4)

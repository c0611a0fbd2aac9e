"""What the table of the example shows: snacks, mice, crumbs, finds, a die of cheese, a moon, and the larder itself."""

from __future__ import annotations

from collections.abc import Callable

from .furniture import planks, wood_panel
from .palette import SEATS, darken, lighten, mix
from .pen import INK, dots, fused, move, oval, ribbon, round_box, shadow, smooth
from .seats import outline
from .svg import Svg
from .toybox_suits import CARD_SUITS, bell, paw

CHEESE, HOLE = "#f6c544", "#d9962a"
PIPS = {1: "4", 2: "08", 3: "048", 4: "0268", 5: "02468", 6: "035268"}  # cells of three by three
SHELVES = (110, 300, 490)  # how far below the edge of the board the squares of each shelf lie
FIRST, STEP, ACROSS = 122, 176, 6  # the first square of a shelf, from one to the next, how many there are
BOARD = (1124, 610)
SNACK, NOISE = (4, 8, 12, 16), (6, 13)  # squares where one draws a snack; where the cat hears something


def squares() -> list[tuple[int, int]]:
    """Return where on the board the middle of each square lies, from the hole below to the cheese above."""
    found = []
    for row, y in enumerate(reversed(SHELVES)):
        line = [(FIRST + STEP * at, y) for at in range(ACROSS)]
        found += line[::-1] if row % 2 else line
    return found


def cheese(s: Svg) -> None:
    """Draw a wedge of cheese, 80 wide, around 0,0."""
    fused(s, [[(-40, 6), (26, -26), (40, -8), (40, 4)], [(-40, 6), (40, 2), (40, 28), (-40, 28)]],
          [lighten(CHEESE, 0.4), CHEESE], 2.6)  # fmt: skip
    for x, y, r in ((-22, 17, 5), (2, 12, 6.5), (24, 20, 4.5), (30, 9, 3)):
        s.circle(x, y, r, fill=HOLE)


def milk(s: Svg) -> None:
    """Draw a bottle of milk."""
    bottle = smooth(dots("-9 -38, -9 -38, -9 -22, -21 -6, -21 34, -21 34, 21 34, 21 34, 21 -6, 9 -22, 9 -38, 9 -38"))
    fused(s, [bottle, round_box(-12, -44, 24, 10, 4)], ["#fdfdfb", "#3f7fb8"], 2.6)
    s.rect(-19, -2, 38, 22, 3, fill="#b9d9f0")
    s.line([(-13, 26), (-13, -4)], stroke="#fff", stroke_width=4)


def jam(s: Svg) -> None:
    """Draw a jar of jam under its cloth."""
    fused(s, [round_box(-27, -20, 54, 54, 12)], s.linear(-27, 0, 27, 0, (0, "#e05a5a"), (1, "#a8283a")), 2.6)
    fused(s, [smooth(dots("-30 -14, -22 -34, 0 -40, 22 -34, 30 -14, 14 -20, 0 -15, -14 -20"))], "#f3ead9", 2.6)
    s.rect(-17, -6, 34, 22, 4, fill="#fff7e6")


def bread(s: Svg) -> None:
    """Draw a loaf with three cuts."""
    loaf = smooth(dots("-40 10, -34 -14, -8 -24, 20 -22, 40 -4, 38 20, 10 28, -28 26"))
    fused(s, [loaf], s.linear(0, -26, 0, 28, (0, "#e9b36a"), (1, "#b8743a")), 2.6)
    for x in (-20, 2, 23):
        s.line([(x - 5, -14), (x + 6, 6)], stroke="#fbe3b8", stroke_width=5)


def berries(s: Svg) -> None:
    """Draw two cherries on one stem."""
    s.lines([[(-16, 6), (4, -36)], [(20, 10), (4, -36)]], stroke="#5d8a3c", stroke_width=4)
    fused(s, [oval(-18, 16, 17, 17), oval(20, 20, 17, 17)], "#cf3340", 2.6)
    fused(s, [smooth(dots("4 -36, 20 -44, 36 -34, 20 -28"))], "#7fb04f", 2.4)
    for x, y in ((-24, 10), (14, 14)):
        s.circle(x, y, 4, fill="#fff", opacity=0.6)


SNACKS: dict[str, Callable[[Svg], None]] = {
    "snack-cheese": cheese, "snack-milk": milk, "snack-jam": jam, "snack-bread": bread, "snack-berries": berries,
}  # fmt: skip


def card(s: Svg, snack: Callable[[Svg], None]) -> None:
    """Draw a card, 132 by 185: its number is written by the program."""
    fused(s, [round_box(4, 4, 124, 177, 14)], s.linear(0, 0, 60, 185, (0, "#fffdf6"), (1, "#f5e2bd")), 2.6)
    s.circle(66, 104, 48, fill="#f3dfb4", opacity=0.8)
    with s.at(66, 106, 0.95):
        snack(s)


def card_back(s: Svg) -> None:
    """Draw its back: a larder door with a heart."""
    fused(s, [round_box(4, 4, 124, 177, 14)], "#6b7f4e", 2.6)
    for x in (14, 49, 84):
        s.rect(x, 14, 33, 157, 5, fill=s.linear(x, 0, x + 33, 0, (0, "#94a86f"), (1, "#7c9159")))
    s.circle(66, 92, 30, fill="#fff0d2", stroke=INK, stroke_width=2.4)
    with s.at(66, 92, 0.5):
        cheese(s)


def mouse(s: Svg, seat: str) -> None:
    """Draw a mouse standing on 0,0, 66 high, its mark on the belly."""
    tones = SEATS[seat]
    shadow(s, 2, 1, 24, 7, 0.5)
    s.line(smooth([(12, -6), (26, -10), (22, -26)], False), stroke=INK, stroke_width=5)
    body = smooth(dots("0 -46, 14 -38, 20 -14, 16 0, 0 2, -16 0, -20 -14, -14 -38"))
    paint = s.linear(-20, -60, 20, 0, (0, lighten(tones["main"], 0.4)), (1, mix(tones["main"], tones["deep"], 0.2)))
    ears = [oval(k * 13, -56, 10, 10) for k in (-1, 1)]
    fused(s, [*ears, body, oval(0, -44, 15, 14)], paint, 2.6)
    for k in (-1, 1):
        s.circle(k * 13, -56, 5.4, fill="#f3aca2")
        s.circle(k * 5.6, -46, 2.6, fill=INK if seat in ("honey", "snow", "sky") else "#fffaf0")
    s.circle(0, -38, 2.6, fill="#f3958a")
    mark = "#4a5566" if seat == "snow" else "#fffaf0"
    s.shape(move(outline(tones["badge"]), 0, -15, 0.34), fill=mark)


def die(s: Svg, value: int) -> None:
    """Draw a die of cheese with that many holes, its face centred on 0,-2."""
    shadow(s, 3, 8, 36, 31, 0.5)
    face = round_box(-28, -30, 56, 56, 9)
    fused(s, [round_box(-28, -22, 56, 56, 9), face], [HOLE, s.linear(-20, -30, 20, 28, (0, "#ffe08a"), (1, CHEESE))], 3)
    for cell in PIPS[value]:
        row, column = divmod(int(cell), 3)
        s.circle(15 * (column - 1), 15 * (row - 1) - 2, 6, fill="#a96a1c")


def crumb(s: Svg) -> None:
    """Draw a crumb, 40 wide."""
    shadow(s, 2, 4, 18, 14, 0.4)
    shape = smooth(dots("-14 2, -10 -10, 2 -14, 14 -8, 16 4, 6 12, -8 11"))
    fused(s, [shape], s.linear(0, -14, 0, 12, (0, "#f3cf8d"), (1, "#c98d4c")), 2.4)
    for x, y in ((-4, -3), (6, -5), (3, 5)):
        s.circle(x, y, 1.8, fill="#a96a3c")


def find(s: Svg, name: str) -> None:
    """Draw what a mouse finds behind the jars, 54 wide: a button, a marble or a thimble."""
    shadow(s, 2, 6, 26, 22, 0.4)
    if name == "button":
        fused(s, [oval(0, 0, 23, 23)], s.radial(-8, -8, 34, (0, "#f19a8c"), (1, "#b5412b")), 2.6)
        s.circle(0, 0, 16, fill="none", stroke="#8a2d1b", stroke_width=2)
        for x, y in ((-5, -5), (5, -5), (-5, 5), (5, 5)):
            s.circle(x, y, 3, fill="#5c1a0e")
    elif name == "marble":
        fused(s, [oval(0, 0, 22, 22)], s.radial(-8, -8, 32, (0, "#e6f4ff"), (0.5, "#5aa9ee"), (1, "#1f568f")), 2.6)
        s.line(smooth([(-14, 6), (-2, -2), (12, 8)], False), stroke="#fff6c9", stroke_width=5)
    else:
        cup = smooth(dots("-12 -20, 0 -25, 12 -20, 12 -20, 19 18, 19 18, 0 23, -19 18, -19 18, -12 -20"))
        fused(s, [cup], s.linear(-18, 0, 18, 0, (0, "#f4f6f8"), (1, "#98a4b3")), 2.6)
        for x, y in ((-6, -10), (6, -10), (0, -2), (-9, 3), (9, 3)):
            s.circle(x, y, 2, fill="#6d7a8a")


def sack(s: Svg) -> None:
    """Draw the flour sack in which the finds are, standing on 0,0, 96 high."""
    shadow(s, 3, 1, 45, 10, 0.5)
    body = smooth(dots("-16 -62, -36 -40, -44 -12, -32 1, 32 1, 44 -12, 36 -40, 16 -62"))
    neck = smooth(dots("-16 -60, -28 -86, -10 -80, 0 -90, 10 -80, 28 -86, 16 -60"))
    cloth = s.linear(-40, -60, 40, 0, (0, "#f3e3c3"), (1, "#c9a878"))
    fused(s, [neck, body, ribbon([(-17, -61), (0, -57), (17, -61)], 7, 7)], ["#d9bd8f", cloth, "#b5412b"], 2.8)
    with s.at(0, -26, 0.42):
        cheese(s)


def moon(s: Svg) -> None:
    """Draw the dial of the hours, 100 wide: a moon whose number is written by the program."""
    shadow(s, 2, 8, 46, 42, 0.45)
    fused(s, [oval(0, 5, 44, 44), oval(0, 0, 44, 44)], ["#20305c", "#3d5596"], 3)
    s.circle(0, 0, 34, fill=s.radial(-10, -10, 48, (0, "#fffdf0"), (1, "#f7dd8d")), stroke=INK, stroke_width=2)
    for x, y in ((-37, -14), (-30, 24), (33, -20), (36, 16), (0, -39), (2, 39)):
        s.circle(x, y, 2.6, fill="#ffe9a8")


def larder(s: Svg) -> None:
    """Draw the larder from 0,0: three shelves, a square for each step, a hole to begin at, a cheese to reach."""
    wide, high = BOARD
    wood_panel(s, 14, 8, wide - 40, high - 38, 26, "#7d4f33", 5)
    for y in SHELVES:
        planks(s, 34, y + 52, wide - 80, 22, 1, "#b98152", y, 5)
        s.rect(34, y + 74, wide - 80, 8, fill=INK, opacity=0.3)
    places = squares()
    for (ax, ay), (bx, by) in zip(places, places[1:]):
        s.line([(ax, ay), (bx, by)], stroke="#f3dfb4", stroke_width=7, stroke_dasharray="3 16", opacity=0.8)
    for number, (x, y) in enumerate(places, 1):
        tone = "#d5e7f7" if number in SNACK else "#f6d488" if number in NOISE else "#fff7e6"
        s.circle(x, y + 3, 47, fill=darken("#7d4f33", 0.4))
        s.circle(x, y, 46, fill=tone, stroke=INK, stroke_width=3)
        with s.at(x, y, 0.9 if number not in (1, len(places)) else 1):
            _on_square(s, number, len(places))


def _on_square(s: Svg, number: int, last: int) -> None:
    """Draw what a square says: the hole, the cheese, a snack to draw, a noise that the cat hears."""
    if number == 1:
        s.shape([(x, min(y, 18)) for x, y in oval(0, 4, 26, 30)], fill="#2e1d1a")
    elif number == last:
        cheese(s)
    elif number in SNACK:
        fused(s, [round_box(-17, -24, 34, 48, 6)], "#94a86f", 2.4)
        s.circle(0, 0, 9, fill="#fff0d2")
    elif number in NOISE:
        bell(s, CARD_SUITS["bell"]["main"], 2.6)
    else:
        with s.at(0, 0, 0.5):
            paw(s, "#d9b98a", 0.1)

"""What is laid on or beside Neko no Tawa's tiles: their back, the glowing hex, cracks, walls, marks of who has seen."""

from __future__ import annotations

import math

from .icons import paw
from .neko_icons import glance
from .neko_tiles import CREAM, R, hexagon
from .palette import SEATS
from .pen import INK, fused, move, oval, round_box
from .seats import seat_badge
from .svg import Svg

DASH = "20 13"
CRACKS = (
    [(-18, -94), (-8, -60), (-26, -34), (-2, -6), (-16, 26), (8, 54), (0, 96)],
    [(-2, -6), (34, -18), (52, 4), (86, -4)],
    [(-26, -34), (-56, -22), (-84, -40)],
    [(8, 54), (40, 44), (58, 58)],
)
CHIPS = ((-84, -60, 20, "#303c78"), (80, -72, -30, "#d5553a"), (84, 40, 50, "#8c6a54"), (-80, 34, -20, "#f7c458"))
FALL = "#d8492f"


def tile_back(s: Svg, fine: bool = True) -> None:
    """Draw the back all floor tiles share: indigo waves and a golden paw."""
    fused(s, [hexagon(R - 3)], s.linear(0, -90, 0, 90, (0, "#44519a"), (1, "#242e62")), 3.6)
    if fine:
        s.shape(hexagon(R * 0.84, 6), fill="#303c78")
        for r, opacity in ((17, 0.5), (11, 0.42), (5, 0.36)):
            arcs = [
                [(x + r * math.cos(a * 0.3927), y - r * math.sin(a * 0.3927)) for a in range(9)] for x, y in waves()
            ]
            s.lines(arcs, stroke="#8d98d6", stroke_width=2.4, opacity=opacity)
        s.shape(hexagon(R * 0.84, 6), fill="none", stroke="#f7c458", stroke_width=3)
    r = 42 if fine else 54
    s.circle(0, 0, r + 5, fill="#1d2448")
    s.circle(0, 0, r, fill=s.linear(-20, -40, 20, 40, (0, "#fff0bf"), (1, "#f0b94e")), stroke=INK, stroke_width=2.6)
    with s.at(0, 0, 1.15 if fine else 1.5):
        paw(s, "#8a4a1c", False)


def waves() -> list[tuple[float, float]]:
    """Return where the waves of the back are."""
    places = [(col * 36 + 18 * (row % 2), 64 - row * 30) for row in range(5) for col in range(-3, 4)]
    return [(x, y) for x, y in places if math.hypot(x, y * 0.9) <= 66]


def halo(s: Svg, tone: str = "#ffe48a") -> None:
    """Draw the light round a hex."""
    for i in range(6):
        s.shape(hexagon(R + 2 + i * 4, 12), fill=tone, opacity=0.2)


def next_hex(s: Svg) -> None:
    """Draw the glowing hex where the next tile goes."""
    halo(s)
    s.shape(hexagon(R - 2), fill="#fff7d8", opacity=0.6)
    s.shape(hexagon(R - 6), fill="none", stroke="#c9761c", stroke_width=6, stroke_dasharray=DASH)


def beyond(s: Svg) -> None:
    """Draw the dotted hex to which a path would lead."""
    s.shape(hexagon(R - 8, 9), fill="#fffdf0", opacity=0.3)
    s.shape(hexagon(R - 8, 9), fill="none", stroke="#8a6a3a", stroke_width=5, stroke_dasharray="5 17", opacity=0.9)


def slot(s: Svg) -> None:
    """Draw the well in which a tile of a row lies."""
    s.shape(hexagon(R, 9), fill="#3a2418", opacity=0.5)


def unknown(s: Svg) -> None:
    """Draw the riddle that stands for a tile nobody has told about."""
    s.shape(hexagon(R - 3), fill="#c9cdea")
    s.shape(hexagon(R * 0.82, 6), fill="#e3e5f5")
    s.shape(hexagon(R - 5), fill="none", stroke="#303c78", stroke_width=6, stroke_dasharray=DASH)


def picked(s: Svg) -> None:
    """Draw the ring round a tile that the animal in use has touched."""
    for tone, wide in ((INK, 16), ("#7fd08a", 10)):
        s.shape(hexagon(R - 8, 9), fill="none", stroke=tone, stroke_width=wide)


def falling(s: Svg) -> None:
    """Draw cracks, chips and an alarming rim over a tile that is about to fall."""
    for points in CRACKS:
        s.line(points, stroke=CREAM, stroke_width=8, opacity=0.9)
    s.lines(CRACKS, stroke=INK, stroke_width=5)
    s.shape(hexagon(R - 5), fill="none", stroke="#fffdf0", stroke_width=10)
    s.shape(hexagon(R - 5), fill="none", stroke=FALL, stroke_width=8, stroke_dasharray=DASH)
    for x, y, a, tone in CHIPS:
        fused(s, [move([(-11, -7), (9, -10), (12, 6), (-5, 11)], x, y, 1, a)], tone, 3)


def blocked(s: Svg) -> None:
    """Draw the sign over a tile that leads into a wall: bricks across, and a dashed rim."""
    s.shape(hexagon(R - 5), fill="#a5331f", opacity=0.35)
    s.shape(hexagon(R - 5), fill="none", stroke="#fffdf0", stroke_width=10)
    s.shape(hexagon(R - 5), fill="none", stroke=FALL, stroke_width=8, stroke_dasharray=DASH)
    bricks = [round_box(x, y, 34, 20, 3) for x, y in ((-54, -32), (-17, -32), (20, -32), (-36, -9), (2, -9))]
    bricks += [round_box(x, 14, 34, 20, 3) for x in (-54, -17, 20)]
    fused(s, bricks, "#e8a27f", 4)


def eye(s: Svg, seat: str) -> None:
    """Draw the mark that a player has seen a tile: an eye on a tag of their colour, badge beside it."""
    fused(s, [round_box(-27, -18, 54, 36, 18)], SEATS[seat]["main"], 3.4)
    s.shape(round_box(-22, -14, 44, 28, 14), fill="#fff7e6")
    glance(s, -5, 0, 30, "#fffdf6")
    seat_badge(s, seat, 17, 4, 22)


def check(s: Svg) -> None:
    """Draw the green seal of a turn that is over."""
    fused(s, [oval(0, 0, 20, 20)], "#4f9a55", 3)
    s.line([(-9, 0), (-2, 8), (10, -8)], stroke="#fffdf9", stroke_width=6)


def dust(s: Svg) -> None:
    """Draw a puff of plaster dust with chips in it, about 120 wide."""
    for i in range(7):
        a = math.tau * i / 7
        s.circle(34 * math.cos(a), 16 * math.sin(a), 20 - (i * 5) % 8, fill="#fff7e6", opacity=0.85)
    for x, y, a, tone in ((-30, -20, 20, "#303c78"), (24, -28, -30, "#d5553a"), (6, 8, 50, "#f7c458")):
        fused(s, [move([(-8, -5), (7, -7), (9, 5), (-4, 8)], x, y, 1, a)], tone, 2.6)

"""Koban, fan, pagoda and the pictograms of Neko no Tawa's thirteen powers, cream on indigo."""

from __future__ import annotations

import math

from .icons import arc
from .pen import INK, dots, fused, move, oval, ribbon, round_box, smooth
from .svg import Svg

CREAM, GOLD = "#fff3d2", "#ffd45e"


def mini_hex(s: Svg, x: float, y: float, r: float, tone: str = CREAM, ink: str = INK, w: float = 3.0) -> None:
    """Draw a plain little floor tile."""
    pts = [(x + r * math.cos(math.radians(a)), y + r * math.sin(math.radians(a))) for a in range(30, 390, 60)]
    s.shape(pts, fill=ink, stroke=ink, stroke_width=w * 2, stroke_linejoin="round")
    s.shape(pts, fill=tone, stroke=tone, stroke_width=1.5, stroke_linejoin="round")


def koban(s: Svg, shade: bool = True) -> None:
    """Draw a koban, the oval gold coin, centred on 0,0 (44 x 64)."""
    if shade:
        fused(s, [oval(1.6, 3.4, 21, 30)], "#a9651f", 3)
    fused(
        s,
        [oval(0, 0, 21, 30)],
        s.linear(-16, -26, 16, 28, (0, "#fff0a8"), (0.45, "#f9c94f"), (1, "#dd9434")),
        2.8,
    )
    s.shape(oval(0, 0, 16.5, 25), fill="none", stroke="#c9862c", stroke_width=2.2)
    for y in range(-16, 20, 6):
        if abs(y + 1) > 6:
            e = 15.5 * math.sqrt(max(0, 1 - (y / 25) ** 2)) - 3
            s.line([(-e, y), (e, y)], stroke="#c9862c", stroke_width=1.8, opacity=0.75)
    s.circle(0, -1, 8.4, fill="#f7c458", stroke="#a9651f", stroke_width=2)
    for a, b in ((-4.2, -1.4), (-1.5, -4.2), (1.6, -4.2), (4.3, -1.4)):
        s.circle(a, b - 0.6, 1.5, fill="#a9651f")
    s.ellipse(0, 2, 3.2, 2.6, fill="#a9651f")
    s.line(smooth([(-14, -12), (-10, -20), (-3, -25)], False), stroke="#fffbe6", stroke_width=3, opacity=0.9)


def small_koban(s: Svg, x: float, y: float, r: float, tilt: float = 14) -> None:
    """Draw a simple koban for strips and badges."""
    fused(
        s,
        [oval(x, y, r * 0.68, r, tilt)],
        s.linear(x - r, y - r, x + r, y + r, (0, "#fff0a8"), (1, "#eda73c")),
        2.8,
    )
    s.shape(oval(x, y, r * 0.42, r * 0.7, tilt), fill="none", stroke="#b9722a", stroke_width=2.4)


def glance(s: Svg, x: float, y: float, w: float, tone: str = CREAM) -> None:
    """Draw an open eye."""
    h = w * 0.62
    lid = smooth(
        [
            (x - w / 2, y),
            (x - w / 2, y),
            (x - w * 0.2, y - h * 0.46),
            (x + w * 0.2, y - h * 0.46),
            (x + w / 2, y),
            (x + w / 2, y),
            (x + w * 0.2, y + h * 0.46),
            (x - w * 0.2, y + h * 0.46),
        ],
    )
    fused(s, [lid], tone, 3)
    s.circle(x, y, h * 0.34, fill="#2f66b5", stroke=INK, stroke_width=2.2)
    s.circle(x - h * 0.08, y - h * 0.1, h * 0.1, fill="#ffffff")


def arrow(
    s: Svg, x0: float, y0: float, x1: float, y1: float, tone: str = GOLD, width: float = 6, head: float = 9
) -> None:
    """Draw a short fat arrow."""
    a = math.degrees(math.atan2(y1 - y0, x1 - x0))
    tip = move([(head, 0), (-head * 0.5, -head), (-head * 0.5, head)], x1, y1, 1, a)
    s.line([(x0, y0), (x1, y1)], stroke=INK, stroke_width=width + 5)
    s.shape(tip, fill=INK, stroke=INK, stroke_width=5, stroke_linejoin="round")
    s.line([(x0, y0), (x1, y1)], stroke=tone, stroke_width=width)
    s.shape(tip, fill=tone)


def swap(s: Svg, x: float, y: float, k: float = 1.0, vertical: bool = False) -> None:
    """Draw two opposite arrows."""
    with s.at(x, y, k, 90 if vertical else 0):
        arrow(s, -13, -8, 9, -8, GOLD, 5, 8)
        arrow(s, 13, 8, -9, 8, GOLD, 5, 8)


def die(s: Svg, x: float, y: float, r: float) -> None:
    """Draw a little twelve-sided die."""
    out = [(x + r * math.cos(math.radians(a)), y + r * math.sin(math.radians(a))) for a in range(-90, 270, 36)]
    mid = [
        (x + r * 0.58 * math.cos(math.radians(a)), y + r * 0.58 * math.sin(math.radians(a)))
        for a in range(-90, 270, 72)
    ]
    fused(s, [out], CREAM, 3)
    for i, (a, b) in enumerate(mid):
        s.line([(a, b), out[2 * i]], stroke=INK, stroke_width=2.2)
    s.shape(mid, fill="#e86a4c", stroke=INK, stroke_width=2.2)


def fan(s: Svg, x: float, y: float, w: float, tone: str = "#fff7e6") -> None:
    """Draw the first-player fan: cream paper, red sun, indigo ribs; its pivot is below x,y."""
    k = w / 100
    with s.at(x, y, k):
        leaf = [(62 * math.cos(math.radians(a)), 34 + 82 * -math.sin(math.radians(a))) for a in range(22, 159, 8)]
        inner = [(22 * math.cos(math.radians(a)), 34 + 28 * -math.sin(math.radians(a))) for a in range(158, 21, -8)]
        for a in range(22, 160, 17):
            s.line(
                [(0, 40), (30 * math.cos(math.radians(a)), 34 - 36 * math.sin(math.radians(a)))],
                stroke=INK,
                stroke_width=8,
            )
            s.line(
                [(0, 40), (30 * math.cos(math.radians(a)), 34 - 36 * math.sin(math.radians(a)))],
                stroke="#c98a4c",
                stroke_width=3.4,
            )
        fused(s, [leaf + inner], s.linear(0, -48, 0, 20, (0, "#fffdf6"), (1, tone)), 3.6)
        s.circle(0, -20, 17, fill="#d8492f")
        for a in range(39, 158, 17):
            p = (24 * math.cos(math.radians(a)), 34 - 31 * math.sin(math.radians(a)))
            q = (61 * math.cos(math.radians(a)), 34 - 81 * math.sin(math.radians(a)))
            s.line([p, q], stroke="#8a6a4a", stroke_width=2, opacity=0.5)
        fused(s, [oval(0, 40, 7, 7)], "#f7c458", 3)
        s.line(smooth([(2, 46), (8, 56), (4, 66)], False), stroke="#d8492f", stroke_width=5)


def i_cat(s: Svg) -> None:
    """First-player fan."""
    fan(s, 0, -3, 50)


def i_boar(s: Svg) -> None:
    """Two koban from the bank."""
    small_koban(s, -17, 0, 24)
    small_koban(s, 17, 0, 24)


def i_rat(s: Svg) -> None:
    """All the koban lying on the rat."""
    small_koban(s, -24, 4, 20, 30)
    small_koban(s, 0, 4, 20, 4)
    small_koban(s, -12, -4, 20, 14)
    arrow(s, 22, -14, 40, -14, GOLD, 5, 8)
    arrow(s, 22, 10, 40, 10, GOLD, 5, 8)


def i_rooster(s: Svg) -> None:
    """One koban, then the die."""
    small_koban(s, -28, 0, 23)
    die(s, 20, 0, 25)


def i_dog(s: Svg) -> None:
    """A tile out of the discard."""
    mini_hex(s, -22, 10, 17, "#d9a58c")
    mini_hex(s, -22, 3, 17, "#e9795a")
    arrow(s, 4, 0, 24, 0)
    mini_hex(s, 50, 0, 19)


def i_horse(s: Svg) -> None:
    """Look at a tile."""
    mini_hex(s, 26, 0, 22)
    glance(s, -22, 0, 46)


def i_rabbit(s: Svg) -> None:
    """Exchange with a player, two seen by both."""
    mini_hex(s, -44, 0, 19)
    swap(s, 0, 0, 1.15)
    mini_hex(s, 44, 0, 19, "#f6a9b4")


def i_monkey(s: Svg) -> None:
    """Look at two, exchange one."""
    glance(s, -40, 0, 42)
    swap(s, 4, 0, 1.05)
    mini_hex(s, 46, 0, 19)


def i_ox(s: Svg) -> None:
    """Build a tile of somebody else."""
    s.circle(-38, -9, 9, fill="#f6a9b4", stroke=INK, stroke_width=2.8)
    fused(s, [smooth(dots("-54 22, -50 4, -38 0, -26 4, -22 22"))], "#f6a9b4", 2.8)
    mini_hex(s, 0, 2, 18)
    arrow(s, 38, 20, 38, -8, GOLD, 7, 12)


def i_sheep(s: Svg) -> None:
    """Build one of one's tiles."""
    mini_hex(s, -20, 2, 22)
    arrow(s, 26, 20, 26, -8, GOLD, 7, 12)


def i_tiger(s: Svg) -> None:
    """Tear down a tile and what follows."""
    mini_hex(s, -12, 0, 24)
    for dx in (-14, 0, 14):
        s.shape(ribbon([(dx - 6, -24), (dx - 12, 0), (dx - 22, 24)], 3, 10, 6), fill=INK)
        s.shape(ribbon([(dx - 6, -22), (dx - 12, 0), (dx - 21, 21)], 1.5, 5, 6), fill="#ff8a5c")
    arrow(s, 36, -18, 36, 8, "#ff8a5c", 7, 12)


def i_dragon(s: Svg) -> None:
    """One tile of everybody, shuffled."""
    for x in (-46, 46):
        mini_hex(s, x, 0, 18, CREAM if x < 0 else "#9fd6b0")
    for a0, a1 in ((200, 330), (20, 150)):
        pts = arc(0, 0, 18, a0, a1)
        s.line(pts, stroke=INK, stroke_width=10)
        s.line(pts, stroke=GOLD, stroke_width=5)
        (px, py), (qx, qy) = pts[-2], pts[-1]
        tip = move([(10, 0), (-5, -9), (-5, 9)], qx, qy, 1, math.degrees(math.atan2(qy - py, qx - px)))
        s.shape(tip, fill=GOLD, stroke=INK, stroke_width=2.6, stroke_linejoin="round")


def i_snake(s: Svg) -> None:
    """Swap two consecutive storeys of the tower."""
    mini_hex(s, -24, 9, 16, "#cfe28a")
    mini_hex(s, -9, -13, 16)
    swap(s, 32, 0, 1.1, True)


# what an animal does, and whether it is paid for
POWERS = {
    "cat": (False, i_cat),
    "boar": (False, i_boar),
    "rat": (False, i_rat),
    "rooster": (False, i_rooster),
    "dog": (False, i_dog),
    "horse": (False, i_horse),
    "rabbit": (False, i_rabbit),
    "monkey": (True, i_monkey),
    "ox": (True, i_ox),
    "tiger": (False, i_tiger),
    "dragon": (False, i_dragon),
    "snake": (True, i_snake),
    "sheep": (True, i_sheep),
}


def power(s: Svg, name: str, x: float, y: float, h: float) -> None:
    """Draw the pictogram of a power centred on x,y at a pixel height."""
    with s.at(x, y, h / 62):
        POWERS[name][1](s)


def pagoda(s: Svg) -> None:
    """Draw the sign for floors reached (64-unit icon): two roofs and a finial."""
    fused(s, [round_box(-13, 4, 26, 20, 2), round_box(-9, -14, 18, 16, 2)], "#e0694a", 2.6)
    s.rect(-4, 11, 8, 13, 2, fill="#fff0bf", stroke=INK, stroke_width=2)
    for y, w, h in ((6, 27, 11), (-12, 21, 11)):
        roof = smooth(
            [
                (-w, y),
                (-w, y),
                (-w * 0.6, y - h * 0.45),
                (-w * 0.34, y - h),
                (-w * 0.34, y - h),
                (w * 0.34, y - h),
                (w * 0.34, y - h),
                (w * 0.6, y - h * 0.45),
                (w, y),
                (w, y),
                (0, y + 3),
            ],
            steps=5,
        )
        fused(s, [roof], "#3c4990", 2.6)
    s.line([(0, -23), (0, -29)], stroke=INK, stroke_width=5)
    s.circle(0, -28, 3.4, fill="#ffd45e", stroke=INK, stroke_width=2)


def chevron(s: Svg, x: float, y: float, angle: float, size: float = 9, tone: str = "#d8492f") -> None:
    """Draw a small pointer between two tiles of the line."""
    tip = move([(size * 1.15, 0), (-size * 0.85, -size), (-size * 0.3, 0), (-size * 0.85, size)], x, y, 1, angle)
    s.shape(tip, fill="#fff7e6", stroke="#fff7e6", stroke_width=7, stroke_linejoin="round")
    s.shape(tip, fill=tone, stroke=INK, stroke_width=2.2, stroke_linejoin="round")

"""The title room: wallpaper, window, shelf and fairy lights."""

from __future__ import annotations

import random

from .furniture import planks
from .palette import darken, lighten
from .pen import INK, dots, fused, oval, paw_print, ribbon, round_box, smooth
from .svg import Points, Svg


def wallpaper(s: Svg, w: int, h: int, tone: str = "#f6dfb8", bold: float = 1) -> None:
    """Paint warm striped wallpaper with a faint paw sprig; a bold below 1 keeps the pattern back."""
    s.rect(0, 0, w, h, fill=s.linear(0, 0, 0, h, (0, lighten(tone, 0.25)), (1, darken(tone, 0.08))))
    for x in range(0, w, 120):
        s.rect(x, 0, 60, h, fill="#e9bd86", opacity=0.2 * bold)
    for row in range(h // 120 + 1):
        for col in range(w // 120 + 1):
            x, y = 30 + col * 120, 60 + row * 120 + 60 * (col % 2)
            if y < h:
                paw_print(s, x, y, 0.26, "#d59a5f", 0.3 * bold, 18 if col % 2 else -18)


def dusk(s: Svg, x: float, y: float, w: float, h: float) -> None:
    """Paint the evening sky over roofs that a window shows."""
    sky = s.linear(0, y, 0, y + h, (0, "#2f3f86"), (0.55, "#8d7fc0"), (1, "#f9b994"))
    s.rect(x, y, w, h, 10, fill=sky, stroke=INK, stroke_width=3)
    rnd = random.Random(8)
    for _ in range(16):
        sx, sy = x + 12 + rnd.random() * (w - 24), y + 12 + rnd.random() * h * 0.5
        s.circle(sx, sy, rnd.uniform(1.2, 2.6), fill="#fff3c8", opacity=0.9)
    mx, my = x + w * 0.7, y + h * 0.27
    s.circle(mx, my, 62, fill=s.radial(mx, my, 62, (0, "#fff0bf", 0.75), (1, "#fff0bf", 0)))
    s.circle(mx, my, 27, fill="#fff3cd")
    s.circle(mx - 9, my - 5, 5, fill="#f3dc9c")
    s.circle(mx + 8, my + 9, 6.5, fill="#f3dc9c")
    town = dots(".16 .68, .3 .8, .42 .8, .42 .7, .48 .7, .48 .74, .62 .64, .8 .78")
    roofs = [(x + w * a, y + h * b) for a, b in town]
    left, right = (
        [(x + 3, y + h - 3), (x + 3, y + h * 0.78)],
        [(x + w - 3, y + h * 0.74), (x + w - 3, y + h - 3)],
    )
    s.shape(left + roofs + right, fill="#3b3467")
    for a, b in ((0.14, 0.84), (0.2, 0.84), (0.56, 0.82), (0.64, 0.82), (0.74, 0.88)):
        s.rect(x + w * a, y + h * b, 9, 11, 2, fill="#ffd98a")


def window(s: Svg, x: float, y: float, w: float, h: float) -> None:
    """Draw a window on a starry dusk."""
    s.shape(round_box(x + 8, y + 12, w, h, 20), fill="#3a2014", opacity=0.22)
    fused(s, [round_box(x, y, w, h, 20)], s.linear(x, y, x + w, y + h, (0, "#dcab73"), (1, "#a76f42")), 3.4)
    dusk(s, x + 18, y + 18, w - 36, h - 36)
    upright = [(x + w / 2, y + 18), (x + w / 2, y + h - 18)]
    across = [(x + 18, y + h / 2), (x + w - 18, y + h / 2)]
    for bar in (upright, across):
        s.line(bar, stroke=INK, stroke_width=15)
        s.line(bar, stroke="#c58d58", stroke_width=9)
    sill = s.linear(0, y + h - 6, 0, y + h + 18, (0, "#e8be8a"), (1, "#a76f42"))
    fused(s, [round_box(x - 16, y + h - 6, w + 32, 24, 9)], sill, 3.4)


def curtain(s: Svg, x: float, y: float, h: float, k: int, tone: str = "#c9604a") -> None:
    """Draw one gathered curtain; k is 1 where it hangs to the right of x, -1 to the left."""

    def hang(points: Points) -> Points:
        """Return points of the cloth where it hangs: pixels aside, fractions down."""
        return [(x + k * a, y + h * b) for a, b in points]

    edge = "0 0, 0 0, 74 0, 74 0, 66 .36, 24 .62, 34 .84, 46 1, 46 1, -10 1, -10 1, -6 .5"
    tones = ((0, darken(tone, 0.15)), (0.5, lighten(tone, 0.15)), (1, tone))
    fused(s, [smooth(hang(dots(edge)), steps=7)], s.linear(x, 0, x + k * 80, 0, *tones), 3.2)
    for a in (0.25, 0.5, 0.75):
        crease = hang([(74 * a, 6 / h), (62 * a, 0.36), (6 + 16 * a, 0.6)])
        s.line(smooth(crease, False), stroke=darken(tone, 0.4), stroke_width=2.6, opacity=0.5)
    fused(s, [ribbon(hang([(-8, 0.62), (10, 0.645), (27, 0.62)]), 13)], "#f7c458", 3)


def shelf(s: Svg, x: float, y: float, w: float, thick: float = 46) -> None:
    """Draw a sturdy shelf with brackets; its top edge is at y."""
    foot = y + thick
    for bx in (x + 150, x + w - 150):
        bracket = dots("-16 0, -16 0, 16 0, 16 0, 13 50, 0 76, -13 50")
        wood = s.linear(bx - 16, 0, bx + 16, 0, (0, "#a76f42"), (1, "#6e4530"))
        fused(s, [smooth([(bx + a, foot + b) for a, b in bracket])], wood, 3.2)
    shade = s.linear(0, foot, 0, foot + 60, (0, "#3a2014", 0.4), (1, "#3a2014", 0))
    s.rect(x + 6, foot, w - 12, 60, fill=shade)
    top = s.linear(0, y - 18, 0, y + 12, (0, "#eec793"), (1, "#cf9a63"))
    fused(s, [round_box(x, y - 18, w, 30, 8)], top, 3.4)
    front = s.linear(0, y, 0, foot, (0, "#c58d58"), (1, "#8c5a38"))
    fused(s, [round_box(x, y + 6, w, thick - 6, 8)], front, 3.4)
    rnd = random.Random(5)
    for _ in range(16):
        gx, gy = x + 20 + rnd.random() * (w - 420), y + 12 + rnd.random() * (thick - 18)
        line = [(gx, gy), (gx + 120, gy + rnd.uniform(-2, 2)), (gx + rnd.uniform(200, 380), gy)]
        s.shape(ribbon(line, 1, 2.6, 5), fill="#5c3826", opacity=0.28)
    s.line([(x + 10, y - 13), (x + w - 10, y - 13)], stroke="#fff3d6", stroke_width=2.6, opacity=0.7)


def fairy_lights(s: Svg, points: Points, tones: tuple[str, ...] = ("#ffd66b", "#f59a8c", "#9fd3e6", "#b9dca6")) -> None:
    """Hang a string of coloured bulbs along a line."""
    line = smooth(points, False, 14)
    s.line(line, stroke=INK, stroke_width=3, opacity=0.8)
    for n, (x, y) in enumerate(line[4::7]):
        tone = tones[n % len(tones)]
        s.circle(x, y + 16, 44, fill=s.radial(x, y + 16, 44, (0, tone, 0.5), (1, tone, 0)))
        fused(s, [oval(x, y + 18, 9.5, 12.5)], tone, 2.4)
        s.rect(x - 5, y + 1, 10, 8, 2, fill=INK)
        s.circle(x - 3, y + 13, 3, fill="#fff", opacity=0.85)


def picture(s: Svg, x: float, y: float, w: float, h: float, mat: str = "#fff7e6") -> None:
    """Draw an empty picture frame on the wall."""
    s.shape(round_box(x + 6, y + 9, w, h, 10), fill="#3a2014", opacity=0.2)
    fused(s, [round_box(x, y, w, h, 10)], s.linear(x, y, x + w, y + h, (0, "#bb8250"), (1, "#8c5a38")), 3.2)
    s.rect(x + 14, y + 14, w - 28, h - 28, 5, fill=mat, stroke=INK, stroke_width=2.6)


def sideboard(s: Svg, y: float, w: float, h: float) -> None:
    """Draw the wooden sideboard below the shelf, which carries the buttons."""
    planks(s, 0, y, w, h, 2, "#a76f42", 9)
    s.rect(0, y - 12, w, 22, fill=s.linear(0, y - 12, 0, y + 10, (0, "#e3b67f"), (1, "#b98050")))
    s.line([(0, y - 12), (w, y - 12)], stroke=INK, stroke_width=3.4)
    s.line([(0, y + 10), (w, y + 10)], stroke=INK, stroke_width=3)
    s.line([(0, y - 8), (w, y - 8)], stroke="#fff3d6", stroke_width=2.4, opacity=0.7)


def title_wall(s: Svg, w: int = 1920, h: int = 1080) -> None:
    """Paint the wall of the title room and the sideboard before it; both go on beside a wider window."""
    wallpaper(s, w, h)
    s.rect(0, 380, w, 500, fill=s.linear(0, 380, 0, 860, (0, "#6e3d22", 0), (1, "#6e3d22", 0.2)))
    sideboard(s, 902, w, h - 902)


def title_room(s: Svg, w: int = 1920) -> None:
    """Paint what hangs and stands in the empty title room."""
    window(s, 86, 66, 250, 282)
    curtain(s, 62, 40, 330, 1)
    curtain(s, 360, 40, 330, -1)
    fused(
        s,
        [ribbon([(30, 38), (211, 34), (392, 38)], 13, 13), oval(26, 38, 11, 11), oval(396, 38, 11, 11)],
        "#8c5a38",
        3,
    )
    fairy_lights(s, dots("400 24, 680 66, 960 30, 1240 66, 1520 24, 1720 52, 1896 14"))
    shelf(s, 40, 756, w - 80)


def evening(s: Svg, w: float = 1920, h: float = 1080) -> None:
    """Lay the evening light over a finished room: a lamp above its middle, warm dusk in the corners."""
    light = ((0, "#fff1c9", 0.1), (0.5, "#fff1c9", 0), (0.52, "#2a140e", 0), (1, "#2a140e", 0.34))
    s.rect(0, 0, w, h, fill=s.radial(w * 0.46, h * 0.42, w * 0.66, *light))

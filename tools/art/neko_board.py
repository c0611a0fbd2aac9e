"""The ground of Neko no Tawa: washi paper and waves, the guide boards with their sky and hexes, the line's road."""

from __future__ import annotations

import math
import random

from .furniture import wood_panel
from .neko_icons import chevron
from .neko_tiles import hexagon
from .pen import INK, clip, drop_shadow, fused, move, ribbon, round_box, wobble
from .svg import Points, Svg

SKY = ((0, "#b9bfe6"), (0.3, "#dcd9ee"), (0.68, "#fdebd8"), (1, "#f9cfb0"))
CLOUDS = ((-3.1, 9.2, 1.0), (2.9, 4.4, 1.05), (-3.0, 3.0, 0.8), (3.2, 11.1, 0.8))  # tiles from the axis, R above ground
FLOORS = 8
# where the twelve animals lie: a horseshoe, from its lower left clockwise
LINE = [(86, 656), (86, 554), (86, 452), (89, 350), (145, 247), (246, 194)]
LINE += [(594 - x, y) for x, y in reversed(LINE)]


def ground(s: Svg, w: float = 1920, h: float = 1080) -> None:
    """Paint the table: paper with fibres in it and a foot of waves."""
    s.rect(0, 0, w, h, fill=s.linear(0, 0, 0, h, (0, "#e9dff0"), (0.42, "#fdeedd"), (1, "#f6c9a8")))
    rnd = random.Random(11)
    for _ in range(110):
        fibre = [(0, 0), (18, rnd.uniform(-8, 8)), (40, 0)]
        at, size, turn = (rnd.uniform(0, w), rnd.uniform(0, h)), rnd.uniform(0.5, 1.3), rnd.uniform(0, 180)
        s.shape(ribbon(move(fibre, *at, size, turn), 1.6, 0.8, 5), fill="#c98d6a", opacity=0.26)
    r = w / 30
    tones = ((1, "#fdeedd"), (0.92, "#303c78"), (0.7, "#fdeedd"), (0.62, "#3f4c90"), (0.36, "#fdeedd"))
    for row in range(4):
        for col in range(-1, 17):
            x, y = col * 2 * r + (r if row % 2 else 0), h - r * 0.55 + row * r * 0.55
            for k, tone in tones:
                s.circle(x, y, r * k, fill=tone)
    dusk = ((0, "#2a140e", 0), (0.5, "#2a140e", 0), (1, "#2a140e", 0.18))
    s.rect(0, 0, w, h, fill=s.radial(w * 0.46, h * 0.42, w * 0.66, *dusk))


def road(s: Svg) -> None:
    """Draw the pale road on which the line of animals lies, and the pointers between them."""
    arch = [(297 - 211 * math.cos(math.radians(a)), 380 - 192 * math.sin(math.radians(a))) for a in range(0, 181, 5)]
    track = [(86, 700), *arch, (508, 700)]
    s.line(track, stroke="#6b4a7d", stroke_width=58, opacity=0.1)
    s.line(track, stroke="#fffaf0", stroke_width=50, opacity=0.75)
    s.line(track, stroke="#d8492f", stroke_width=3, stroke_dasharray="2 12", opacity=0.9)


def pointers(s: Svg) -> None:
    """Draw which way the line runs, between its animals."""
    for (ax, ay), (bx, by) in zip(LINE, LINE[1:]):
        chevron(s, (ax + bx) / 2, (ay + by) / 2, math.degrees(math.atan2(by - ay, bx - ax)), 7.5)


def hexes(r: float, floors: int = FLOORS, reach: int = 11) -> list[Points]:
    """Return the hexes of a guide whose axis is x = 0 and whose ground is y = 0."""
    found = []
    for floor in range(1, floors + 1):
        for across in range(-reach, reach + 1):
            if (across + floor) % 2:
                x, y = across * r * math.sqrt(3) / 2, -r - (floor - 1) * 1.5 * r
                found.append(hexagon(r * 0.985, r * 0.08, x, y))
    return found


def grid(s: Svg, r: float, thick: float, opacity: float) -> None:
    """Draw the faint hexes of a guide."""
    s.shapes(hexes(r), fill="none", stroke="#7d6f9c", stroke_width=thick, opacity=opacity)


def board(s: Svg, x: float, y: float, w: float, h: float, r: float, soil: float) -> None:
    """Draw a guide board: a gilt frame, the evening sky with its low sun, the soil with waves."""
    drop_shadow(s, x, y, w, h, 24, 10, 0.26)
    frame = s.linear(x, y, x + w, y + h, (0, "#f7cd78"), (1, "#f4b73c"))
    fused(s, [wobble(round_box(x, y, w, h, 24), 0.7, 4)], frame, 3)
    sky = round_box(x + 9, y + 9, w - 18, h - 18, 17)
    s.shape(sky, fill=s.linear(0, y, 0, y + h, *SKY), stroke="#7d4f0c", stroke_width=2.4)
    axis, tile = x + w / 2, r * math.sqrt(3)
    sx, sy, sr = axis + tile * 2.55, soil - r * 5.6, r * 1.9
    s.circle(sx, sy, sr, fill=s.linear(0, sy - sr, 0, sy + sr, (0, "#f8b08a"), (1, "#ee7c58")), opacity=0.75)
    for cx, cy, k in CLOUDS:
        for dx, dy, length in ((0, 0, 1.5), (0.5, 0.24, 1.7), (-0.3, 0.48, 1.3)):
            wide = length * k * tile
            px = max(x + 15, min(axis + (cx + dx * k - 0.8) * tile, x + w - 15 - wide))
            s.rect(px, soil - cy * r + dy * k * r, wide, r * 0.2 * k, r * 0.1 * k, fill="#fffaf0", opacity=0.75)
    foot(s, x + 9, soil, w - 18, y + h - 9 - soil)


def foot(s: Svg, x: float, y: float, w: float, h: float) -> None:
    """Draw the soil of the large guide board: turf over indigo waves."""
    below = [(x - 2, y), (x + w + 2, y), (x + w + 2, y + h + 2), (x - 2, y + h + 2)]
    s.shape(
        clip(round_box(x, y - 60, w, h + 60, 17), below), fill=s.linear(0, y, 0, y + h, (0, "#3f4c90"), (1, "#28326a"))
    )
    arcs = []
    for row in range(3):
        for col in range(int(w / 52) + 1):
            cx, cy = x + col * 52 + (26 if row % 2 else 0), y + h - 2 - row * 26
            if x + 29 < cx < x + w - 29:
                arcs += [
                    [(cx + k * math.cos(a * 0.349), cy - k * math.sin(a * 0.349)) for a in range(10)]
                    for k in (24, 16, 8)
                ]
    s.lines(arcs, stroke="#8d98d6", stroke_width=2.2, opacity=0.22)
    s.rect(x, y, w, 13, 0, fill=s.linear(0, y, 0, y + 13, (0, "#8fae6e"), (1, "#5d7d50")))
    s.line([(x, y + 13), (x + w, y + 13)], stroke=INK, stroke_width=2.4)
    s.line([(x + 1, y), (x + w - 1, y)], stroke=INK, stroke_width=3.4)
    blades = [x + 10 + i * 26 + (i * 37 % 11) for i in range(int(w / 26))]
    s.lines([[(at - 3, y - 1), (at - 5, y - 8)] for at in blades], stroke="#5d7d50", stroke_width=2.6)
    s.lines([[(at + 1, y - 1), (at + 2, y - 10)] for at in blades], stroke="#7f9a63", stroke_width=2.6)


def small_board(s: Svg, w: float = 212, h: float = 220, soil: float = 30) -> None:
    """Draw a rival's guide board: sky and soil, its frame drawn in the player's colour by the program."""
    s.shape(round_box(2, 2, w - 4, h - 4, 12), fill=s.linear(0, 0, 0, h, *SKY), stroke=INK, stroke_width=2)
    y = h - soil
    below = [(0, y), (w, y), (w, h), (0, h)]
    s.shape(clip(round_box(3, 3, w - 6, h - 6, 11), below), fill=s.linear(0, y, 0, h, (0, "#3f4c90"), (1, "#28326a")))
    s.rect(3, y, w - 6, 5, 0, fill="#7f9a63")
    s.line([(3, y), (w - 3, y)], stroke=INK, stroke_width=2.2)


def plaque(s: Svg, tone: str, pale: str, pointer: bool = False) -> None:
    """Draw the plaque of a floor, 34 across on 0,0."""
    if pointer:
        fused(s, [[(15, -8), (28, 0), (15, 8)]], tone, 2.4)
    s.circle(0, 1.5, 19.4, fill=INK)
    s.circle(0, 0, 17, fill=s.linear(0, -17, 0, 17, (0, pale), (1, tone)))


def tray(s: Svg, w: float, h: float) -> None:
    """Draw the wooden tray of one's own row."""
    wood_panel(s, 24, 24, w - 48, h - 48, 30, "#8c5a38")

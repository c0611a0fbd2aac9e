"""The squares of the boats as Tiled shows them: the floor of a room, a rat or a treasure map on it."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from .icons import drop, heart, leaf
from .palette import darken, lighten
from .pen import INK, fused, oval, round_box
from .svg import Points, Svg

Face = tuple[str, Svg, dict[str, Any]]
SIDE = 100
FLOORS = {1: "#e2b67e", 2: "#d9a76c", 3: "#edc993", 4: "#d9a76c", 5: "#cf9a63", 6: "#e2b67e", 7: "#edc993"}
TONES = {"blue": "#5b97e0", "green": "#8cc665", "red": "#bf3626", "purple": "#6b3fa0", "orange": "#f7ab3a"}
RATS = (1, 2, 3, 4, 5, 6)  # rooms with a rat on some boat
MAPS = {  # colours of the treasure maps that lie in a room of some boat
    1: ("blue", "green", "red", "purple"),
    2: ("blue", "green", "purple", "orange"),
    4: ("blue", "red", "purple", "orange"),
    5: ("blue", "green", "red", "orange"),
    6: ("green", "red", "purple", "orange"),
}


def cell(room: int, rat: bool = False, colour: str = "") -> Svg:
    """Return one square of a room's floor with what is drawn on it."""
    s = Svg(SIDE, SIDE)
    tone = FLOORS[room]
    s.rect(0, 0, SIDE, SIDE, fill=tone)
    for y in (34, 67):
        s.line([(3, y), (97, y)], stroke=darken(tone, 0.3), stroke_width=2, opacity=0.4)
    s.rect(1.5, 1.5, 97, 97, fill="none", stroke=darken(tone, 0.4), stroke_width=3, opacity=0.6)
    if rat:
        draw_rat(s)
    if colour:
        draw_map(s, colour)
    return s


def draw_rat(s: Svg) -> None:
    """Draw a rat that looks to the left."""
    grey = "#9a948f"
    s.ellipse(52, 80, 32, 7, fill="#2a1712", opacity=0.3)
    s.line([(76, 68), (90, 60), (88, 44)], stroke="#d98f8a", stroke_width=6)
    fused(s, [oval(56, 58, 28, 20), oval(28, 62, 16, 12)], grey, 3.4)
    for x in (34, 44):
        fused(s, [oval(x, 44, 9, 9)], lighten(grey, 0.3), 3)
    s.circle(24, 59, 3, fill=INK)
    s.circle(12, 64, 3.4, fill="#d98f8a")


def draw_map(s: Svg, colour: str) -> None:
    """Draw a treasure map: paper with a family's emblem on its colour."""
    fused(s, [round_box(8, 8, 84, 84, 9)], "#f6e2b8", 3.4)
    s.circle(50, 50, 33, fill=lighten(TONES[colour], 0.62), stroke=darken(TONES[colour], 0.2), stroke_width=4.4)
    with s.at(50, 50, 0.8):
        EMBLEMS[colour](s, TONES[colour])


def star(s: Svg, tone: str) -> None:
    """Draw the emblem of the purple family."""
    fused(s, [_spokes(10, lambda i: 13 if i % 2 else 28)], tone)


def shell(s: Svg, tone: str) -> None:
    """Draw the emblem of the orange family."""
    rim = _spokes(24, lambda i: 24 if i % 2 else 28)
    fused(s, [[(7, 24), (-7, 24), *rim[17:], *rim[:8]]], tone)
    for x in (-18, 0, 18):
        s.line([(x / 5, 18), (x, -12)], stroke=darken(tone, 0.4), stroke_width=3)


def _spokes(count: int, far: Any) -> Points:
    """Return points round the middle, each as far out as told."""
    turns = [math.tau * i / count for i in range(count)]
    return [(far(i) * math.sin(a), -far(i) * math.cos(a)) for i, a in enumerate(turns)]


EMBLEMS = {"blue": drop, "green": leaf, "red": heart, "purple": star, "orange": shell}


def faces() -> Iterator[Face]:
    """Yield every kind of square that some boat has."""
    for room in FLOORS:
        yield f"cell-{room}", cell(room), {"room": room}
    for room in RATS:
        yield f"cell-{room}-rat", cell(room, rat=True), {"room": room, "rat": True}
    for room, colours in MAPS.items():
        for colour in colours:
            yield f"cell-{room}-{colour}", cell(room, colour=colour), {"room": room, "map": colour}

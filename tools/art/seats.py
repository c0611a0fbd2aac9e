"""Who sits where: the badge and the portrait ring of each seat, told by colour and by shape."""

from __future__ import annotations

import math

from .palette import SEATS, lighten
from .pen import INK, dots, fused, oval, shadow, smooth, wobble
from .svg import Points, Svg

SIZE = 160  # a portrait and its ring share this square
RADIUS = 66  # of the ring's outer edge
INNER = 0.84  # of the radius: where the picture begins


def star(points: int, outer: float, inner: float, turn: float = -90) -> Points:
    """Return a star polygon centred on 0,0."""
    spokes = [(math.radians(turn + 180 * i / points), inner if i % 2 else outer) for i in range(2 * points)]
    return [(r * math.cos(a), r * math.sin(a)) for a, r in spokes]


def outline(badge: str) -> Points:
    """Return the silhouette of a badge, about 56 wide, centred on 0,0."""
    if badge == "sun":
        return star(12, 27, 21, -75)
    if badge == "wave":
        crest = dots("-26 10, -22 -12, -6 -24, 14 -20, 20 -6, 8 -6, 2 2, 10 12, 27 12")
        return smooth([*crest, (20, 24), (-12, 25)])
    if badge == "moon":
        back = dots("8 -26, 8 -26, -14 -20, -24 0, -14 21, 8 26, 22 18, 22 18")
        return smooth([*back, (4, 12), (-3, 0), (2, -14)])
    if badge == "house":
        return [(-22, 24), (-22, -6), (0, -26), (22, -6), (22, 24)]
    if badge == "mountain":
        peaks = dots("-28 22, -28 22, -10 -14, -4 -14, 4 -2, 10 -8, 14 -8, 28 22, 28 22")
        return smooth(peaks, steps=5)
    return [(x, y + 3) for x, y in star(5, 30, 12.5)]


def seat_badge(s: Svg, seat: str, x: float, y: float, size: float) -> None:
    """Draw a seat's badge centred on x,y."""
    tones = SEATS[seat]
    with s.at(x, y, size / 64):
        paint = s.linear(0, -26, 0, 26, (0, lighten(tones["main"], 0.3)), (1, tones["main"]))
        fused(s, [outline(tones["badge"])], paint, 3)


def hoop(s: Svg, outer: Points, inner: Points, **style: str) -> None:
    """Fill the band between two closed contours."""
    s.path(s.track(outer) + s.track(inner), fill_rule="evenodd", **style)


def ring(s: Svg, seat: str, cx: float, cy: float, r: float) -> None:
    """Draw the ring that lies around a portrait, empty in the middle, with the seat's badge."""
    tones = SEATS[seat]
    outer, inner = wobble(oval(cx, cy, r, r, count=48), 0.6, 7), oval(cx, cy, r * INNER, r * INNER, count=48)
    s.shape(outer, fill="none", stroke=INK, stroke_width=7)
    light, main = lighten(tones["main"], 0.4), tones["main"]
    hoop(s, outer, inner, fill=s.linear(cx - r, cy - r, cx + r, cy + r, (0, light), (1, main)))
    s.shape(inner, fill="none", stroke=tones["deep"], stroke_width=2.4)
    seat_badge(s, seat, cx + r * 0.78, cy - r * 0.66, r * 0.6)


def ring_shadow(s: Svg, cx: float, cy: float, r: float) -> None:
    """Draw the soft shadow of a portrait on the table."""
    shadow(s, cx + 2, cy + r * 0.16, r * 1.12, r * 1.02, 0.45)

"""What is seen in the walls of Neko no Tawa's storeys: windows, lanterns, paper doors."""

from __future__ import annotations

import math

from .pen import INK, dots, fused, mirror, oval, round_box, smooth
from .svg import Svg


def window(s: Svg, x: float, y: float, r: float, cat: bool) -> None:
    """Draw a round moon window with a lattice, or with a cat looking out."""
    fused(s, [oval(x, y, r, r)], "#6d2418", 2.6)
    s.circle(x, y, r * 0.82, fill=s.radial(x - r * 0.2, y - r * 0.2, r, (0, "#fff6cf"), (1, "#ffd98a")))
    if cat:
        with s.at(x, y + r * 0.3, r / 48):
            watcher(s)
    else:
        bars = []
        for k in (-0.3, 0.3):
            e = r * 0.8 * math.sqrt(1 - k * k)
            bars += [[(x + r * k, y - e), (x + r * k, y + e)], [(x - e, y + r * k), (x + e, y + r * k)]]
        s.lines(bars, stroke="#8a3a22", stroke_width=2.2)
    s.circle(x, y, r * 0.84, fill="none", stroke=INK, stroke_width=2)


def watcher(s: Svg) -> None:
    """Draw a dark cat's head with bright eyes, 64 wide on 0,0."""
    ear = smooth(dots("-29 -8, -30 -36, -24 -38, -8 -22"))
    for points in (ear, [(-x, y) for x, y in ear], oval(0, 0, 32, 26)):
        s.shape(points, fill="#4a3346")
    for e in (-12, 12):
        s.ellipse(e, -1, 5.4, 6.4, fill="#ffe48a")
        s.ellipse(e, -1, 2.4, 5.4, fill="#2e1d1a")
    s.shape([(-4, 9), (4, 9), (0, 13)], fill="#e58f86")


def lamp(s: Svg, x: float, y: float, r: float) -> None:
    """Draw a small paper lantern that fits a circle."""
    s.circle(x, y, r * 1.25, fill=s.radial(x, y, r * 1.25, (0, "#ffe9a0", 0.75), (1, "#ffe9a0", 0)))
    s.line([(x, y - r), (x, y - r * 0.6)], stroke=INK, stroke_width=2.4)
    paper = s.radial(x, y, r * 0.8, (0, "#fff6d0"), (1, "#f2a95a"))
    fused(s, [oval(x, y + r * 0.08, r * 0.56, r * 0.66)], paper, 2.2)
    ribs = [[(x - r * 0.5, y + r * k), (x + r * 0.5, y + r * k)] for k in (-0.2, 0.2)]
    s.lines(ribs, stroke="#b9561d", stroke_width=1.6, opacity=0.8)


def shoji(s: Svg, x: float, y: float, r: float) -> None:
    """Draw a small paper door that fits a circle."""
    w, h = r * 1.25, r * 1.4
    paper = s.linear(0, y - h / 2, 0, y + h / 2, (0, "#fff3c4"), (1, "#f9cf7e"))
    fused(s, [round_box(x - w / 2, y - h / 2, w, h, 3)], paper, 2.8)
    s.line([(x, y - h / 2), (x, y + h / 2)], stroke=INK, stroke_width=2.2)
    rungs = [[(x - w / 2, y + h * k), (x + w / 2, y + h * k)] for k in (-0.18, 0.16)]
    s.lines(rungs, stroke="#8a3a22", stroke_width=1.8)


def bead(s: Svg, r: float = 30, tone: str = "#fff7e6") -> None:
    """Draw the cat's head that rides on the balance, its middle on 0,0."""
    with s.at(0, 0, r / 30):
        ear = smooth(dots("-27 -6, -28 -32, -22 -35, -6 -20"))
        fused(s, [ear, [(-x, y) for x, y in ear], oval(0, 0, 30, 25)], tone, 4)
        for e in (-11, 11):
            s.ellipse(e, -1, 4.4, 5.6, fill=INK)
        s.shape([(-4, 7), (4, 7), (0, 11)], fill="#e0786f")


def whole(right: str) -> list:
    """Return a smooth closed contour from its right half, written as points."""
    return smooth(mirror(dots(right)))

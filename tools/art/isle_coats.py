"""Coats and tails of the five families: what tells them apart without their colour."""

from __future__ import annotations

import math

from .head import wedge
from .isle_data import Cell, Kin
from .isle_poly import Frame, Stops, centre, frame, heading, spine, strip, tube, widths
from .palette import Fur, lighten, mix
from .pen import INK, dots, move, oval, patch, smooth
from .svg import Points, Svg

LINE = 3.4  # outline: 1.8 pixels where a square has 53
NECK = 10  # points of the spine under the head
TAILS = {  # from inside the rump outwards, along the square of the tail
    "curl": dots("24 0, 62 4, 96 18, 126 12, 131 -12, 110 -23, 94 -10"),
    "plume": dots("24 0, 60 8, 92 8, 122 -4, 138 -22"),
    "tuft": dots("24 0, 58 10, 84 2, 100 -12, 112 -8"),
    "zigzag": dots("24 0, 58 4, 78 -24, 98 22, 128 -18"),
}
TUFT = smooth(dots("-20 0, -6 -17, 10 -20, 32 -4, 32 -4, 30 2, 10 20, -6 17"))


def foot(s: Svg, x: float, y: float, angle: float, long: float, wide: float, fill: str) -> None:
    """Draw a paw whose toes point along an angle: one of the four ways of the grid."""
    level = abs(math.cos(math.radians(angle))) > 0.5
    rx, ry = (long, wide) if level else (wide, long)
    s.ellipse(x, y, rx + LINE / 2, ry + LINE / 2, fill=fill, stroke=INK, stroke_width=LINE)
    toes = [move([(long * 0.25, wide * k), (long * 0.85, wide * k)], x, y, 1, angle) for k in (-0.36, 0.36)]
    s.lines(toes, stroke=INK, stroke_width=LINE * 0.62)


def inked(s: Svg, line: Points, stops: Stops, fill: str) -> None:
    """Draw a band along a line with its outline outside, as one path."""
    s.shape(tube(line, stops, LINE / 2), fill=fill, stroke=INK, stroke_width=LINE)


def tail(s: Svg, kin: Kin, root: Cell, cell: Cell) -> None:
    """Draw the tail that tells the family."""
    angle = heading(cell, root)
    if kin.tail == "bob":
        bob(s, kin.fur, root, angle)
        return
    line = move(TAILS[kin.tail], *centre(root), 1, angle)
    if kin.tail == "zigzag":
        zigzag(s, kin.fur, line)
        return
    soft = spine(smooth(line, False, 10), 0.1, 5)
    {"curl": curl, "plume": plume, "tuft": tuft}[kin.tail](s, kin.fur, soft, angle)


def zigzag(s: Svg, fur: Fur, line: Points) -> None:
    """Draw the purple family's tail: a lightning with a pale tip."""
    for tone, wide in ((INK, 21 + 2 * LINE), (fur[2], 21)):
        s.line(line, stroke=tone, stroke_width=wide)
    (ax, ay), (bx, by) = line[-2:]
    s.line([((ax + bx * 2) / 3, (ay + by * 2) / 3), (bx, by)], stroke=fur[1], stroke_width=21)


def bob(s: Svg, fur: Fur, root: Cell, angle: float) -> None:
    """Draw the orange family's short tail, and the hind legs it stretches instead."""
    at = centre(root)
    for k in (-1, 1):
        leg = move([(18, 24 * k), (70, 27 * k), (118, 26 * k)], *at, 1, angle)
        inked(s, spine(leg), ((0, 38), (1, 25)), fur[0])
        foot(s, *move([(124, 26 * k)], *at, 1, angle)[0], angle, 15, 14, fur[1])
    x, y = move([(66, 0)], *at, 1, angle)[0]
    puff = [(14 + 3 * math.cos(7 * a), a) for a in (math.tau * i / 42 for i in range(42))]
    ball = [(r * math.cos(a) * 1.15, r * math.sin(a) * 1.45) for r, a in puff]
    s.shape(move(ball, x, y, 1, angle), fill=fur[1], stroke=INK, stroke_width=LINE)


def curl(s: Svg, fur: Fur, line: Points, angle: float) -> None:
    """Draw the blue family's ringed tail."""
    inked(s, line, ((0, 26), (1, 17)), fur[0])
    points = frame(line)
    rings = [points[int(t * (len(points) - 1))] for t in (0.34, 0.5, 0.66, 0.82)]
    bars = [[(x - nx * 8, y - ny * 8), (x + nx * 8, y + ny * 8)] for x, y, nx, ny in rings]
    s.lines(bars, stroke=fur[2], stroke_width=7, stroke_linecap="butt")
    s.circle(*line[-1], 8.6, fill=fur[2])


def plume(s: Svg, fur: Fur, line: Points, angle: float) -> None:
    """Draw the green family's tail, broad as a leaf."""
    inked(s, line, ((0, 22), (0.2, 26), (0.62, 52), (1, 6)), mix(fur[0], fur[1], 0.25))
    s.shape(tube(line, ((0, 8), (0.25, 8), (0.65, 20), (1, 2))), fill=fur[2], opacity=0.85)


def tuft(s: Svg, fur: Fur, line: Points, angle: float) -> None:
    """Draw the red family's thin tail with its tuft."""
    inked(s, line, ((0, 18), (1, 11)), fur[0])
    end = move(TUFT, *line[-1], 1.05, angle + 18)
    s.shape(end, fill=mix(fur[2], fur[0], 0.2), stroke=INK, stroke_width=LINE)
    shine = move(smooth([(-8, -6), (4, -9), (16, -6)], False), *line[-1], 1, angle + 18)
    s.line(shine, stroke=lighten(fur[0], 0.4), stroke_width=4)


def stripes(points: Frame, wide: list[float]) -> list[Points]:
    """Return a tabby's stripes: from both edges inwards, long and short in turn."""
    out = []
    for k, i in enumerate(range(NECK, len(points) - 3, 5)):
        x, y, nx, ny = points[i]
        angle = math.degrees(math.atan2(ny, nx))
        for side, turn in ((-1, 0), (1, 180)):
            w = (wide[i] / 2 - 3.6) * side
            out.append(wedge(x + nx * w, y + ny * w, angle + turn, 25 if k % 2 else 18, 12.5))
    return out


def coat(s: Svg, kin: Kin, line: Points, stops: Stops, body: Points) -> None:
    """Paint a coat along the spine, so that stripes and spots follow the cat round every corner."""
    light, dark, deep = kin.fur[1:4]
    points = frame(line)
    wide = widths(len(points), stops)
    last = len(points) - 1
    if kin.coat == "tabby":
        s.shapes(stripes(points, wide), fill=dark)
    elif kin.coat == "spotted":
        for k, i in enumerate(range(NECK, last + 1, 5)):
            x, y, nx, ny = points[i]
            for share in (-0.28, 0.28) if k % 2 else (0,):
                s.circle(x + nx * wide[i] * share, y + ny * wide[i] * share, 8.9, fill=dark)
    elif kin.coat == "calico":
        for j, t in enumerate((0.42, 0.72, 0.98)):
            i = min(last, max(NECK, int(t * last)))
            x, y, nx, ny = points[i]
            share = wide[i] * (0.21 if j % 2 else -0.21)
            angle = math.degrees(math.atan2(nx, -ny)) + 10
            patch(s, body, oval(x + nx * share, y + ny * share, 38, 27, angle), deep if j % 2 else dark)
    elif kin.coat == "tuxedo":
        s.shape(strip(line[NECK - 4 :], stops, 0.36, 0.96), fill=light)
        patch(s, body, oval(*line[min(last, 9)], 34, 34), light)
    else:
        s.shape(tube(line[NECK - 2 :], ((0, 20), (0.25, 44), (0.8, 48), (1, 30))), fill=dark)


def belly(s: Svg, kin: Kin, round_it: Points, cx: float, cy: float, hx: float, hy: float) -> None:
    """Paint a coat on a stout belly round cx,cy, turned towards the head at hx,hy."""
    light, dark, deep = kin.fur[1:4]
    angle = math.degrees(math.atan2(hy - cy, hx - cx))
    if kin.coat == "tabby":
        rays = []
        for k, (x, y) in enumerate(round_it[:: len(round_it) // 17]):
            a = math.degrees(math.atan2(cy - y, cx - x))
            if math.cos(math.radians(a + 180 - angle)) < 0.55:
                rays.append(wedge(x, y, a, 32 if k % 2 else 22, 13))
        s.shapes(rays, fill=dark)
    elif kin.coat == "spotted":
        for q in range(-2, 3):
            for p in range(-2, 3):
                x, y = cx + p * 33 + (16 if q % 2 else 0), cy + q * 31
                if math.hypot(x - cx, y - cy) < 76 and math.hypot(x - hx, y - hy) > 62:
                    s.circle(x, y, 9.3, fill=dark)
    elif kin.coat == "calico":
        for a, d, rx, ry, tone in ((200, 44, 46, 34, dark), (80, 56, 36, 30, deep), (300, 52, 34, 26, deep)):
            x, y = move([(d, 0)], cx, cy, 1, angle + a)[0]
            patch(s, round_it, oval(x, y, rx, ry, angle + a + 60), tone)
    elif kin.coat == "tuxedo":
        x, y = move([(58, 0)], cx, cy, 1, angle)[0]
        patch(s, round_it, oval(x, y, 58, 42, angle), light)
    else:
        ux, uy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        saddle = [(cx + (x - cx) * 0.6 - ux * 20, cy + (y - cy) * 0.6 - uy * 20) for x, y in round_it]
        s.shape(saddle, fill=dark)

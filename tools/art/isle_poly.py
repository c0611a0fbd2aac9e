"""Shapes made of squares: their rounded contour, and bands of changing width that run along them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache

from .isle_data import Cell
from .svg import Point, Points, joined, num

CELL = 100
Stops = tuple[tuple[float, float], ...]  # position from 0 to 1, width there
Frame = list[tuple[float, float, float, float]]  # a point and its normal


def centre(cell: Cell) -> Point:
    """Return the middle of a square."""
    return (cell[0] + 0.5) * CELL, (cell[1] + 0.5) * CELL


def loop(cells: Sequence[Cell]) -> list[Cell]:
    """Return the corners of the grid round a shape, clockwise."""
    edges: dict[Cell, list[Cell]] = {}
    for x, y in cells:
        round_it = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1), (x, y)]
        for a, b in zip(round_it, round_it[1:]):
            edges.setdefault(a, []).append(b)
    for a in list(edges):
        for b in list(edges[a]):
            if a in edges.get(b, []):
                edges[a].remove(b)
                edges[b].remove(a)
    start = min(a for a in edges if edges[a])
    found, came, here = [start], start, edges[start][0]
    while here != start:
        found.append(here)
        way = (here[0] - came[0], here[1] - came[1])
        ahead = max(edges[here], key=lambda b: way[0] * (b[1] - here[1]) - way[1] * (b[0] - here[0]))
        came, here = here, ahead
    return found


def outline(cells: Sequence[Cell], inset: float, outer: float, inner: float) -> str:
    """Return as path data the contour of a shape, drawn in by inset, its outer and inner corners rounded."""
    corners, out = loop(cells), []
    for i, (x, y) in enumerate(corners):
        (px, py), (nx, ny) = corners[i - 1], corners[(i + 1) % len(corners)]
        (ax, ay), (bx, by) = (x - px, y - py), (nx - x, ny - y)
        cross = ax * by - ay * bx
        if cross:
            r = outer if cross > 0 else inner
            cx, cy = x * CELL - (ay + by) * inset, y * CELL + (ax + bx) * inset
            bend = joined([num(v, 1) for v in (ax * r, ay * r, (ax + bx) * r, (ay + by) * r)])
            out.append(f"{'L' if out else 'M'}{joined([num(cx - ax * r, 1), num(cy - ay * r, 1)])}q{bend}")
    return "".join(out) + "z"


def spine(points: Points, radius: float = 38, step: float = 5) -> Points:
    """Return evenly spaced points along a line whose corners are rounded."""
    dense = [points[0]]
    for (ax, ay), (bx, by), (cx, cy) in zip(points, points[1:], points[2:]):
        da, dc = math.hypot(bx - ax, by - ay) or 1, math.hypot(cx - bx, cy - by) or 1
        ra, rc = min(radius / da, 0.5), min(radius / dc, 0.5)
        for k in range(9):
            t, u = k / 8, 1 - k / 8
            dense.append(
                (
                    bx + u * u * ra * (ax - bx) + t * t * rc * (cx - bx),
                    by + u * u * ra * (ay - by) + t * t * rc * (cy - by),
                )
            )
    return paced([*dense, points[-1]], step)


def paced(dense: Points, step: float) -> Points:
    """Return the points met when walking along a line in equal steps."""
    out, carry = [dense[0]], 0.0
    for (ax, ay), (bx, by) in zip(dense, dense[1:]):
        length = math.hypot(bx - ax, by - ay)
        while length > 0 and carry + length >= step:
            t = (step - carry) / length
            ax, ay = ax + (bx - ax) * t, ay + (by - ay) * t
            length = math.hypot(bx - ax, by - ay)
            out.append((ax, ay))
            carry = 0.0
        carry += length
    return out


def frame(line: Points) -> Frame:
    """Return every point of a line with its normal."""
    out, n = [], len(line)
    for i, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(0, i - 2)], line[min(n - 1, i + 2)]
        length = math.hypot(bx - ax, by - ay) or 1
        out.append((x, y, -(by - ay) / length, (bx - ax) / length))
    return out


@cache
def widths(count: int, stops: Stops) -> list[float]:
    """Return that many widths, eased from stop to stop."""
    out: list[float] = []
    for i in range(count):
        t = i / max(1, count - 1)
        for (t0, w0), (t1, w1) in zip(stops, stops[1:]):
            if t <= t1:
                k = (t - t0) / (t1 - t0)
                out.append(w0 + (w1 - w0) * k * k * (3 - 2 * k))
                break
    return out


def strip(line: Points, stops: Stops, near: float, far: float) -> Points:
    """Return the part of a band along a line that lies between two shares of its width."""
    points = frame(line)
    wide = widths(len(points), stops)
    one = [(x + nx * w / 2 * far, y + ny * w / 2 * far) for (x, y, nx, ny), w in zip(points, wide)]
    two = [(x + nx * w / 2 * near, y + ny * w / 2 * near) for (x, y, nx, ny), w in zip(points, wide)]
    return one + two[::-1]


def tube(line: Points, stops: Stops, grow: float = 0) -> Points:
    """Return a closed band along a line with round ends, all round wider by grow."""
    stops = tuple((t, w + 2 * grow) for t, w in stops)
    edge = strip(line, stops, -1, 1)
    half = len(edge) // 2
    wide = widths(half, stops)
    return [
        *edge[:half],
        *cap(line[-1], edge[half - 1], wide[-1] / 2),
        *edge[half:],
        *cap(line[0], edge[-1], wide[0] / 2),
    ]


def cap(middle: Point, begin: Point, radius: float) -> Points:
    """Return one round end of a band."""
    a0 = math.atan2(begin[1] - middle[1], begin[0] - middle[0])
    angles = [a0 - math.pi * k / 9 for k in range(1, 9)]
    return [(middle[0] + radius * math.cos(a), middle[1] + radius * math.sin(a)) for a in angles]


def heading(cell: Cell, root: Cell) -> float:
    """Return the angle in degrees from one square to its neighbour."""
    return math.degrees(math.atan2(cell[1] - root[1], cell[0] - root[0]))

"""Turns dense polygons into few curves, so that they are written short and stay round at any size."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import cache

Spot = tuple[int, int]  # a point on the writing grid
Vector = tuple[float, float]
SPANS = (20, 14, 10, 8, 6, 4, 3, 2, 1)  # how many points one curve may try to follow
CORNER = 0.85  # cosine of the turn from which a point is a corner
BULGE = 2800.0  # eight times what rounding off may add between two points


def unit(x: float, y: float) -> Vector:
    """Return a vector shortened to length one."""
    length = math.sqrt(x * x + y * y) or 1.0
    return x / length, y / length


def slope(a: Spot, b: Spot, c: Spot) -> Vector:
    """Return the direction in which a curve leaves a on its way through b and c."""
    d = math.dist(a, b)
    e = d + math.dist(b, c)
    k, m = d * d, e * e
    return unit((b[0] - a[0]) * m - (c[0] - a[0]) * k, (b[1] - a[1]) * m - (c[1] - a[1]) * k)


def breaks(points: Sequence[Spot], closed: bool) -> list[int]:
    """Return the indices where the line has a corner, ends, or runs straight for long."""
    n = len(points)
    sides = [math.dist(points[i], points[(i + 1) % n]) for i in range(n)]
    out = []
    for i in range(n):
        if not closed and i in (0, n - 1):
            out.append(i)
            continue
        (ax, ay), (bx, by), (cx, cy) = points[i - 1], points[i], points[(i + 1) % n]
        before, after = sides[i - 1], sides[i]
        along = (bx - ax) * (cx - bx) + (by - ay) * (cy - by)
        aside = abs((bx - ax) * (cy - by) - (by - ay) * (cx - bx))
        straight = max(before, after) > max(3000.0, 3.2 * min(before, after))
        if straight or along < CORNER * before * after or aside > BULGE * min(before, after):
            out.append(i)
    return out


def shares(points: Sequence[Spot]) -> list[float]:
    """Return each point's share of the way from first to last."""
    way = [0.0]
    for a, b in zip(points, points[1:]):
        way.append(way[-1] + math.dist(a, b))
    return [w / way[-1] for w in way]


def cubic(marks: Sequence[Spot], share: Sequence[float], t0: Vector, t1: Vector) -> tuple[Vector, Vector]:
    """Return the two handles of the curve from first to last mark that comes closest to all of them."""
    (px, py), (qx, qy) = marks[0], marks[-1]
    c00 = c01 = c11 = x0 = x1 = 0.0
    for (mx, my), u in zip(marks, share):
        v = 1 - u
        b1, b2 = 3 * u * v * v, 3 * u * u * v
        ax, ay, bx, by = t0[0] * b1, t0[1] * b1, t1[0] * b2, t1[1] * b2
        near, far = v * v * v + b1, u * u * u + b2
        rx, ry = mx - px * near - qx * far, my - py * near - qy * far
        c00 += ax * ax + ay * ay
        c01 += ax * bx + ay * by
        c11 += bx * bx + by * by
        x0 += ax * rx + ay * ry
        x1 += bx * rx + by * ry
    span = math.dist(marks[0], marks[-1])
    det = c00 * c11 - c01 * c01
    a, b = (x0 * c11 - x1 * c01) / det if det else 0, (c00 * x1 - c01 * x0) / det if det else 0
    if not (0.02 * span < a < 3 * span and 0.02 * span < b < 3 * span):
        a = b = span / 3
    return (px + t0[0] * a, py + t0[1] * a), (qx + t1[0] * b, qy + t1[1] * b)


def miss(marks: Sequence[Spot], share: list[float], h0: Vector, h1: Vector) -> float:
    """Return how far the curve misses its marks at worst, and move the shares to the nearest points."""
    (px, py), (qx, qy), worst = marks[0], marks[-1], 0.0
    for i in range(1, len(marks) - 1):
        u = share[i]
        v = 1 - u
        a, b, c, d = v * v * v, 3 * u * v * v, 3 * u * u * v, u * u * u
        dx = a * px + b * h0[0] + c * h1[0] + d * qx - marks[i][0]
        dy = a * py + b * h0[1] + c * h1[1] + d * qy - marks[i][1]
        gap = dx * dx + dy * dy
        if gap > worst:
            worst = gap
        e, f, g = 3 * v * v, 6 * u * v, 3 * u * u
        tx = e * (h0[0] - px) + f * (h1[0] - h0[0]) + g * (qx - h1[0])
        ty = e * (h0[1] - py) + f * (h1[1] - h0[1]) + g * (qy - h1[1])
        size = tx * tx + ty * ty
        if size:
            share[i] = min(1.0, max(0.0, u - (dx * tx + dy * ty) / size))
    return math.sqrt(worst)


def bend(run: Sequence[Spot], t0: Vector, t1: Vector, slack: float) -> tuple[Spot, ...] | None:
    """Return one curve along the run, or one straight step, if there is one within the slack."""
    (ax, ay), (bx, by) = run[0], run[-1]
    if (ax, ay) == (bx, by):  # a whole loop needs more than one
        return None
    if max(abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) for x, y in run) <= 10 * math.dist(run[0], run[-1]):
        return (run[-1],)
    share = shares(run)
    for _ in range(2):
        h0, h1 = cubic(run, share, t0, t1)
        gap = miss(run, share, h0, h1)
        if gap <= slack:
            return (round(h0[0]), round(h0[1])), (round(h1[0]), round(h1[1])), run[-1]
        if gap > 3 * slack:
            return None
    return None


def fit(run: Sequence[Spot], t0: Vector, t1: Vector, slack: float) -> Iterator[tuple[Spot, ...]]:
    """Yield curves, as long as they may be, that follow the run within the slack."""
    i, last = 0, len(run) - 1
    while i < last:
        for j in sorted({min(i + size, last) for size in SPANS}, reverse=True):
            leave = t1
            if j < last:
                (ax, ay), (bx, by) = run[j - 1], run[j + 1]
                leave = unit(ax - bx, ay - by)
            piece = bend(run[i : j + 1], t0, leave, slack) if j > i + 1 else (run[j],)
            if piece:
                yield piece
                i, t0 = j, (-leave[0], -leave[1])
                break


def ends(run: Sequence[Spot], seam: Vector | None) -> tuple[Vector, Vector]:
    """Return the directions into a run from both its ends; seam is that of a loop without corners."""
    if seam:
        return seam, (-seam[0], -seam[1])
    return slope(*run[:3]), slope(*run[:-4:-1])


@cache
def curves(points: tuple[Spot, ...], closed: bool, slack: float) -> tuple[tuple[Spot, ...], ...]:
    """Return the line after its first point in pieces: one spot for a straight step, three for a curve."""
    n = len(points)
    if n < 5:
        return tuple((p,) for p in points[1:])
    cuts, out = breaks(points, closed), []
    seam = None
    if closed:
        if cuts == [0] or not cuts:
            seam = unit(points[1][0] - points[-1][0], points[1][1] - points[-1][1]) if not cuts else None
            cuts = [0]
        if cuts[0] != 0:
            cuts = [0, *cuts]
        cuts.append(n)
    loop = (*points, points[0])
    for a, b in zip(cuts, cuts[1:]):
        run = loop[a : b + 1]
        if len(run) < 3:
            out.append((run[-1],))
        else:
            out += fit(run, *ends(run, seam), slack)
    return tuple(out)

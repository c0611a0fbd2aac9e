"""Points, curves and brushes: the hand that draws every shape of the kit."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from functools import cache

from .svg import Point, Points, Svg

INK = "#3d2b24"
WEIGHT = 3.2  # outline of a figure whose head is 100 units wide
PRINT = ((0, 12, 16, 12), (-20, -2, 6, 8), (-8, -15, 6.4, 9), (8, -15, 6.4, 9), (20, -2, 6, 8))  # a paw


def dots(text: str) -> Points:
    """Read points written as 'x y, x y'."""
    return [(float(x), float(y)) for x, y in (pair.split() for pair in text.split(","))]


def smooth(points: Points, closed: bool = True, steps: int = 8) -> Points:
    """Return dense points of a Catmull-Rom curve through the given points."""
    n, out = len(points), []
    spans = n if closed else n - 1
    for i in range(spans):
        if closed:
            p0, p1, p2, p3 = (points[(i + k) % n] for k in (-1, 0, 1, 2))
        else:
            p0, p1, p2, p3 = (points[max(0, min(n - 1, i + k))] for k in (-1, 0, 1, 2))
        if p1 == p2:  # a doubled point is a corner
            continue
        for s in range(steps):
            t = s / steps
            out.append(
                tuple(
                    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
                    for a, b, c, d in zip(p0, p1, p2, p3)
                )
            )
    if not closed:
        out.append(points[-1])
    return out


def mirror(right: Points) -> Points:
    """Return a closed contour from its right half, listed from top centre to bottom centre."""
    left = [(-x, y) for x, y in reversed(right) if abs(x) > 0.01]
    return list(right) + left


def move(
    points: Points, dx: float = 0, dy: float = 0, scale: float = 1, rotate: float = 0, flip: bool = False
) -> Points:
    """Return points scaled, rotated in degrees, then moved."""
    a = math.radians(rotate)
    ca, sa = math.cos(a), math.sin(a)
    out = []
    for x, y in points:
        x, y = (-x if flip else x) * scale, y * scale
        out.append((dx + x * ca - y * sa, dy + x * sa + y * ca))
    return out


def oval(cx: float, cy: float, rx: float, ry: float, rotate: float = 0, count: int = 36) -> Points:
    """Return the points of an ellipse."""
    ring = [(rx * math.cos(math.tau * i / count), ry * math.sin(math.tau * i / count)) for i in range(count)]
    return move(ring, cx, cy, 1, rotate)


def round_box(x: float, y: float, w: float, h: float, r: float, sag: float = 0.0, steps: int = 7) -> Points:
    """Return a rounded rectangle whose sides bulge by sag, so that it looks cut by hand."""
    pts = []
    for cx, cy, start in (
        (x + w - r, y + r, -90),
        (x + w - r, y + h - r, 0),
        (x + r, y + h - r, 90),
        (x + r, y + r, 180),
    ):
        for i in range(steps + 1):
            a = math.radians(start + 90 * i / steps)
            pts.append((cx + r * math.cos(a), cy + r * math.sin(a)))
        if sag and (h if start in (-90, 90) else w) - 2 * r > 40:
            mid = {
                -90: (x + w + sag, y + h * 0.5),
                0: (x + w * 0.5, y + h + sag),
                90: (x - sag, y + h * 0.5),
                180: (x + w * 0.5, y - sag),
            }
            a0, b0 = pts[-1], mid[start]
            nxt = {-90: (x + w, y + h - r), 0: (x + r, y + h), 90: (x, y + r), 180: (x + w - r, y)}[start]
            for i in range(1, 8):
                t = i / 8
                bulge = math.sin(math.pi * t)
                pts.append(
                    (
                        a0[0] + (nxt[0] - a0[0]) * t + (b0[0] - (a0[0] + nxt[0]) / 2) * bulge,
                        a0[1] + (nxt[1] - a0[1]) * t + (b0[1] - (a0[1] + nxt[1]) / 2) * bulge,
                    )
                )
    return pts


def wobble(points: Points, amount: float = 0.6, seed: int = 1) -> Points:
    """Return points nudged by a slow, repeatable tremble."""
    rnd = random.Random(seed)
    a, b, c = (rnd.uniform(0, math.tau) for _ in range(3))
    n = len(points)
    return [
        (
            x + amount * math.sin(a + i * math.tau * 3 / n) + amount * 0.5 * math.sin(c + i * math.tau * 7 / n),
            y + amount * math.sin(b + i * math.tau * 4 / n),
        )
        for i, (x, y) in enumerate(points)
    ]


def ribbon(points: Points, start: float, end: float | None = None, steps: int = 8, caps: bool = True) -> Points:
    """Return a closed band of changing width along a smooth open line, with round ends."""
    end = start if end is None else end
    line = smooth(points, closed=False, steps=steps)
    n, left, right = len(line), [], []
    for i, (x, y) in enumerate(line):
        ax, ay = line[max(0, i - 1)]
        bx, by = line[min(n - 1, i + 1)]
        length = math.hypot(bx - ax, by - ay) or 1
        nx, ny = -(by - ay) / length, (bx - ax) / length
        half = (start + (end - start) * i / (n - 1)) / 2
        left.append((x + nx * half, y + ny * half))
        right.append((x - nx * half, y - ny * half))

    def cap(centre: Point, begin: Point, radius: float, clockwise: float) -> Points:
        """Return the points of one round end."""
        a0 = math.atan2(begin[1] - centre[1], begin[0] - centre[0])
        return [
            (
                centre[0] + radius * math.cos(a0 + clockwise * math.pi * k / 7),
                centre[1] + radius * math.sin(a0 + clockwise * math.pi * k / 7),
            )
            for k in range(1, 7)
        ]

    tip = cap(line[-1], left[-1], end / 2, -1) if caps else []
    tail = cap(line[0], right[0], start / 2, -1) if caps else []
    return left + tip + right[::-1] + tail


def clip(subject: Points, window: Points) -> Points:
    """Return the part of a polygon inside a convex window."""
    return list(_clipped(tuple(subject), tuple(window)))


@cache
def _clipped(subject: tuple[Point, ...], window: tuple[Point, ...]) -> Points:
    """Cut a polygon along one side of the window after another (Sutherland-Hodgman)."""
    area = sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(window, window[1:] + window[:1]))
    if area < 0:
        window = window[::-1]
    out = list(subject)
    for (ax, ay), (bx, by) in zip(window, window[1:] + window[:1]):
        if not out:
            return []
        src, out = out, []
        side = [(bx - ax) * (y - ay) - (by - ay) * (x - ax) for x, y in src]
        for i, (x, y) in enumerate(src):
            (px, py), ps, cs = src[i - 1], side[i - 1], side[i]
            if (ps < 0) != (cs < 0):
                t = ps / (ps - cs)
                out.append((px + (x - px) * t, py + (y - py) * t))
            if cs >= 0:
                out.append((x, y))
    return out


def patch(s: Svg, subject: Points, window: Points, fill: str, opacity: float = 1) -> None:
    """Paint the part of subject that lies inside a convex window."""
    part = clip(subject, window)
    if len(part) > 2:
        s.shape(part, fill=fill, opacity=opacity)


def fused(s: Svg, shapes: Sequence[Points], fills: str | Sequence[str], weight: float = WEIGHT, ink: str = INK) -> None:
    """Draw several shapes as one silhouette: all outlines first, then all fills."""
    for pts in shapes:
        s.shape(pts, fill="none", stroke=ink, stroke_width=weight * 2)
    fills = fills if isinstance(fills, (list, tuple)) else [fills] * len(shapes)
    for pts, fill in zip(shapes, fills):
        s.shape(pts, fill=fill)


def bounds(points: Points) -> tuple[float, float, float, float]:
    """Return min x, min y, max x, max y."""
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return min(xs), min(ys), max(xs), max(ys)


def volume(s: Svg, points: Points, light: str = "#fff3d6", shade: str = "#7a3b3b", strength: float = 0.3) -> None:
    """Add the kit's light: warm glow from the top left, warm shade at the bottom right."""
    x0, y0, x1, y1 = bounds(points)
    w, h = x1 - x0, y1 - y0
    stops = ((0, light, strength * 0.9), (0.38, light, 0), (0.55, shade, 0), (1, shade, strength))
    s.shape(points, fill=s.radial(x0 + w * 0.36, y0 + h * 0.29, max(w, h) * 0.95, *stops))


def shadow(s: Svg, cx: float, cy: float, rx: float, ry: float, strength: float = 0.35, tone: str = "#2a1712") -> None:
    """Draw a soft contact shadow."""
    s.ellipse(
        cx,
        cy,
        rx,
        ry,
        fill=s.radial(cx, cy, rx, (0, tone, strength), (0.55, tone, strength * 0.6), (1, tone, 0), squash=ry / rx),
    )


def drop_shadow(
    s: Svg,
    x: float,
    y: float,
    w: float,
    h: float,
    r: float,
    depth: float = 8,
    strength: float = 0.22,
    tone: str = "#2a1712",
) -> None:
    """Draw the soft shadow of a card or panel lying on the table: stacked translucent boxes."""
    layers = 5
    for i in range(layers):
        grow = depth * (1 - i / layers) * 0.7
        s.rect(
            x - grow + depth * 0.25,
            y - grow + depth * 0.75,
            w + 2 * grow,
            h + 2 * grow,
            r + grow,
            fill=tone,
            opacity=strength / layers * 1.5,
        )


def paw_print(s: Svg, x: float, y: float, k: float, tone: str, opacity: float = 1, rotate: float = 0) -> None:
    """Stamp a flat paw print."""
    with s.at(x, y, k, rotate):
        for px, py, rx, ry in PRINT:
            s.ellipse(px, py, rx, ry, fill=tone, opacity=opacity)

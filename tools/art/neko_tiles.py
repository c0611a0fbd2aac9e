"""Neko no Tawa's floor tiles: a storey of a tower, upright in a pointed hexagon of R = 100 on 0,0, in six headings."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache

from .icons import paw
from .neko_rooms import lamp, shoji, window
from .palette import darken, lighten
from .pen import INK, fused, move, oval, ribbon
from .svg import Point, Points, Svg

R = 100
APOTHEM = R * math.sqrt(3) / 2
TURNS = {"straight": 0, "soft-left": 60, "soft-right": -60, "hard-left": 120, "hard-right": -120}
CREAM = "#fff3d2"
VERMILION, INDIGO, STONE, LACQUER = "#d5553a", "#303c78", "#8c6a54", "#a5331f"
ROOFS, PILLARS = (60, 120), (0, 180)  # the sides above and beside; the others are footings
RIM = 3.6


def ray(angle: float, length: float) -> Point:
    """Return the point at a compass angle (0 = east, counter-clockwise) on the page."""
    return length * math.cos(math.radians(angle)), -length * math.sin(math.radians(angle))


def hexagon(r: float = R, fillet: float = 9, cx: float = 0, cy: float = 0) -> Points:
    """Return a pointed hexagon with softly rounded corners."""
    points, cut = [], fillet / r
    corners = [ray(30 + 60 * i, r) for i in range(6)]
    for i, (x, y) in enumerate(corners):
        (ax, ay), (bx, by) = corners[i - 1], corners[(i + 1) % 6]
        p, q = (x + (ax - x) * cut, y + (ay - y) * cut), (x + (bx - x) * cut, y + (by - y) * cut)
        for k in range(5):
            t = k / 4
            a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
            points.append((cx + a * p[0] + b * x + c * q[0], cy + a * p[1] + b * y + c * q[1]))
    return points


def walk(heading: float, turn: float, steps: int = 24) -> Points:
    """Return the cat's way from the side where it enters to the side where it leaves."""
    a, d = ray(heading + 180, APOTHEM), ray(heading + turn, APOTHEM)
    k = 0.2 if abs(turn) == 120 else 0.4
    out = []
    for i in range(steps + 1):
        t = i / steps
        near, far = (1 - t) ** 3 + 3 * t * (1 - t) ** 2 * k, t**3 + 3 * t * t * (1 - t) * k
        out.append((near * a[0] + far * d[0], near * a[1] + far * d[1]))
    return out


def along(line: Points, part: float) -> tuple[float, float, float]:
    """Return place and direction of a walk at a part of its length."""
    run = [0.0]
    for a, b in zip(line, line[1:]):
        run.append(run[-1] + math.dist(a, b))
    goal = part * run[-1]
    i = max(j for j in range(len(line) - 1) if run[j] <= goal + 1e-9)
    (ax, ay), (bx, by) = line[i], line[i + 1]
    k = (goal - run[i]) / ((run[i + 1] - run[i]) or 1)
    return ax + (bx - ax) * k, ay + (by - ay) * k, math.degrees(math.atan2(by - ay, bx - ax))


def side(angle: float, inner: float, outer: float, a: float = -0.5, b: float = 0.5) -> Points:
    """Return the part of one side between two sizes of the hexagon, from part a to part b of its length."""
    out = []
    for size, ends in ((outer, (a, b)), (inner, (b, a))):
        mid, edge = ray(angle, size * math.sqrt(3) / 2), ray(angle + 90, size)
        out += [(mid[0] + edge[0] * k, mid[1] + edge[1] * k) for k in ends]
    return out


@cache
def free_spots(heading: int, turn: int, count: int = 3, room: float = 66, clear: float = 31) -> list[tuple]:
    """Return the largest free circles (x, y, radius) beside the walk, biggest first."""
    line, spots = walk(heading, turn), []
    normals = [ray(angle, 1) for angle in range(0, 360, 60)]
    free = []
    for x in range(-80, 81, 4):
        for y in range(-80, 81, 4):
            gap = min(room - (x * p + y * q) for p, q in normals)
            if gap > 8:
                free.append((min(gap, min(math.dist((x, y), p) for p in line) - clear), x, y))
    for _ in range(count):
        r, x, y = max((round(gap, 3), x, y) for gap, x, y in free)
        if r < 8:
            break
        r = min(r, 27)
        spots.append((x, y, r))
        free = [(min(gap, math.dist((u, v), (x, y)) - r - 3), u, v) for gap, u, v in free]
    return spots


def roof(s: Svg, angle: int, piece: Points, inner: float, fine: bool) -> None:
    """Draw a side as tiled eaves with a golden edge."""
    x, y = ray(angle, APOTHEM)
    s.shape(piece, fill=s.linear(x, y, x * 0.7, y * 0.7, (0, lighten(INDIGO, 0.24)), (1, INDIGO)))
    if fine:
        cuts = [side(angle, inner, R - 4, k, k) for k in (-0.34, -0.12, 0.1, 0.32)]
        s.lines([[cut[0], cut[2]] for cut in cuts], stroke="#9aa5de", stroke_width=2.6, opacity=0.8)
        s.line(side(angle, inner + 5, inner + 5)[2:], stroke="#f7c458", stroke_width=3.2)


def pillar(s: Svg, angle: int, piece: Points, inner: float, fine: bool) -> None:
    """Draw a side as a lacquered pillar with brass bands."""
    x = ray(angle, APOTHEM)[0]
    stops = ((0, darken(LACQUER, 0.1)), (0.5, lighten(LACQUER, 0.14)), (1, darken(LACQUER, 0.2)))
    s.shape(piece, fill=s.linear(x, 0, x * 0.78, 0, *stops))
    if fine:
        s.shapes([side(angle, inner, R - 4, k - 0.04, k + 0.04) for k in (-0.3, 0.3)], fill="#f7c458")


def footing(s: Svg, angle: int, piece: Points, inner: float, fine: bool) -> None:
    """Draw a side as a course of stones."""
    x, y = ray(angle, APOTHEM)
    s.shape(piece, fill=s.linear(x * 0.75, y * 0.75, x, y, (0, lighten(STONE, 0.3)), (1, darken(STONE, 0.1))))
    if fine:
        cuts = [side(angle, inner, R - 4, k, k) for k in (-0.3, 0.0, 0.3)]
        s.lines([[cut[0], cut[2]] for cut in cuts], stroke=INK, stroke_width=2.2, opacity=0.55)


def wall(s: Svg, angle: int, fine: bool) -> None:
    """Draw one closed side of the building: roof above, pillar beside, footing below."""
    inner = R * (0.73 if angle in ROOFS else 0.82)
    draw = roof if angle in ROOFS else pillar if angle in PILLARS else footing
    draw(s, angle, side(angle, inner, R - 4), inner, fine)
    s.line(side(angle, inner, inner)[2:], stroke=INK, stroke_width=3.4)


def house(s: Svg, kind: str, heading: int, fine: bool) -> None:
    """Draw walls and windows: a cat looks out beside a hard turn, a moon window says a soft one."""
    fused(s, [hexagon(R - 3)], "#7d2c1e", RIM)
    s.shape(hexagon(R * 0.82, 6), fill=s.linear(0, -80, 0, 80, (0, "#b8402b"), (0.35, VERMILION), (1, "#e0694a")))
    for angle in range(0, 360, 60):
        wall(s, angle, fine)
    if not fine:
        return
    s.shape(hexagon(R * 0.8, 6), fill=s.linear(0, -80, 0, -20, (0, "#3a1210", 0.42), (1, "#3a1210", 0)))
    for i, (x, y, r) in enumerate(free_spots(heading, TURNS[kind])):
        if kind == "straight" or (i and r > 15):
            shoji(s, x, y, min(r, 19)) if r > 11 else lamp(s, x, y, r + 2)
        elif i == 0:
            window(s, x, y, min(r, 27), kind.startswith("hard"))
        else:
            lamp(s, x, y, r)


def storey(s: Svg, kind: str, heading: int, fine: bool = True) -> None:
    """Draw a storey that the path enters with a heading; the plain one is for small towers."""
    turn = TURNS[kind]
    doors = ((heading + 180) % 360, (heading + turn) % 360)
    house(s, kind, heading, fine)
    line, width = walk(heading, turn), 46 if fine else 58
    short = [tuple(c * 0.965 for c in line[0])] + line[1:-1] + [tuple(c * 0.965 for c in line[-1])]
    if fine:
        s.shape(band([(x + 2.5, y + 5) for x, y in short], width + 4), fill="#3a1210", opacity=0.3)
    s.shape(band(short, width + 2 * RIM), fill=INK)
    s.shape(band(line, width), fill=CREAM)
    if fine:
        edges = [[beside(line, i, k * (width / 2 - 4)) for i in range(1, len(line) - 1)] for k in (-1, 1)]
        s.lines(edges, stroke="#d9a24e", stroke_width=2.4, stroke_linecap="butt")
        brass(s, doors)
        prints(s, line, turn)
    else:
        big_prints(s, line)
    s.shape(hexagon(R - 3), fill="none", stroke=INK, stroke_width=RIM)
    for angle in doors:  # the rim is open where the path goes through
        k = width / 2 / R
        s.line(side(angle, R - 1.6, R - 1.6, -k, k)[:2], stroke=CREAM, stroke_width=RIM * 2, stroke_linecap="butt")
        sill = side(angle, R - 0.5, R - 0.5, -k - 0.03, k + 0.03)[:2]
        s.line(sill, stroke="#a8652c", stroke_width=2.2 if fine else 3, stroke_linecap="butt")


def band(line: Points, width: float) -> Points:
    """Return a band with flat ends along dense points."""
    return ribbon(line, width, width, 1, False)


def beside(line: Points, i: int, d: float) -> Point:
    """Return point i of a line pushed sideways."""
    (ax, ay), (bx, by) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
    n = math.dist((ax, ay), (bx, by)) or 1
    return line[i][0] - (by - ay) / n * d, line[i][1] + (bx - ax) / n * d


def brass(s: Svg, doors: Sequence[int]) -> None:
    """Draw brass knobs beside the doors, and golden finials on ridge and eaves where no door is in the way."""
    for angle in doors:
        for k in (-1, 1):
            x, y = side(angle, R * 0.86, R * 0.86, k * 0.31, k * 0.31)[0]
            fused(s, [oval(x, y, 5.4, 5.4)], "#f7c458", 2.4)
    for corner, sides in ((90, (60, 120)), (30, (0, 60)), (150, (120, 180))):
        if len(set(sides) & set(doors)) < 2:
            x, y = ray(corner, R * 0.87)
            fused(s, [move([(0, -8.5), (7.5, 0), (0, 8.5), (-7.5, 0)], x, y)], "#ffd45e", 2.4)


def prints(s: Svg, line: Points, turn: float) -> None:
    """Draw paw prints and the arrow at the exit."""
    stops = {0: (0.07, 0.24, 0.41, 0.58), 60: (0.07, 0.25, 0.43, 0.61), 120: (0.07, 0.30, 0.53)}[abs(turn)]
    for i, part in enumerate(stops):
        x, y, a = along(line, part)
        off = 7.5 if i % 2 else -7.5
        nx, ny = -math.sin(math.radians(a)) * off, math.cos(math.radians(a)) * off
        with s.at(x + nx, y + ny, 0.40, a + 90):
            paw(s, "#5a2a1e", False)
    x, y, a = along(line, 0.86)
    s.shape(move([(13, 0), (-6, -15), (-2, 0), (-6, 15)], x, y, 1, a), fill="#d8492f", stroke=INK, stroke_width=2.6)


def big_prints(s: Svg, line: Points) -> None:
    """Draw the walk as it reads when it is tiny: two dots and a large arrow."""
    for part in (0.14, 0.36):
        x, y, _ = along(line, part)
        s.circle(x, y, 9, fill="#5a2a1e")
    x, y, a = along(line, 0.72)
    s.shape(move([(26, 0), (-12, -24), (-4, 0), (-12, 24)], x, y, 1, a), fill="#d8492f", stroke=INK, stroke_width=5)

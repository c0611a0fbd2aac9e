"""The words of an SVG as they count, what moves its shapes, and their points.

Points are those that lines join, and for curves the control points between which they lie.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping

from .own_xml import Node

PER_INCH = 96
UNITS = {"": 1.0, "px": 1.0, "pt": PER_INCH / 72, "pc": PER_INCH / 6, "mm": PER_INCH / 25.4, "cm": PER_INCH / 2.54,
         "in": float(PER_INCH)}  # fmt: skip
SHAPES = frozenset(("path", "rect", "circle", "ellipse", "line", "polyline", "polygon"))
GROUPS = frozenset(("svg", "g"))  # what these say goes for all that is in them
ZOOMS = (1e-4, 1e4)  # how much smaller or larger than it says something may be drawn
OFF = 1e9  # nothing is moved further
BLANK = " \t\n\r\v\f"
PLAIN = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
NUM = r"[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?"
NUMBERS = re.compile(NUM, re.ASCII)
LENGTH = re.compile(rf"\s*({NUM})\s*(%|[a-z]*)", re.ASCII)
MOVE = re.compile(r"[\s,]*(matrix|translate|scale|rotate|skewX|skewY)\s*\(([^()]*)", re.ASCII)
BETWEEN = re.compile(r"(?:[\s,]|px|deg)*", re.ASCII)  # the numbers of a move
MANY = {"matrix": (6,), "translate": (1, 2), "scale": (1, 2), "rotate": (1, 3), "skewX": (1,), "skewY": (1,)}
COMMANDS = re.compile(r"([MZLHVCSQTA])([^MZLHVCSQTA]*)", re.IGNORECASE)
ARC = re.compile(r"[\s,]*+".join([rf"((?>{NUM}))"] * 3 + ["([01])"] * 2 + [rf"((?>{NUM}))"] * 2), re.ASCII)
COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2}

Point = tuple[float, float]
Matrix = tuple[float, float, float, float, float, float]


def numbers(text: str) -> list[float]:
    """Return the numbers of a text."""
    return [float(one) for one in NUMBERS.findall(text)]


def length(text: str, whole: float) -> float:
    """Return a length in units of the drawing, a part of a hundred of the whole; 0 where there is none."""
    found = LENGTH.match(text)
    if not found:
        return 0.0
    return float(found[1]) * (whole / 100 if found[2] == "%" else UNITS.get(found[2], float(PER_INCH)))


def spoken(said: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Yield the words of an element as they count, one after another: its own, and those of its style."""
    for key, value in said.items():
        if key == "style":
            yield from styled(value)
        else:
            yield key, value


def styled(text: str) -> Iterator[tuple[str, str]]:
    """Yield the words of a style, or of a rule of a sheet."""
    for part in text.split(";"):
        word, _, value = part.partition(":")
        if word.strip(BLANK):
            yield word.strip(BLANK), value.strip(f":{BLANK}")


# ── where an element moves what is in it ──


def times(one: Matrix, other: Matrix) -> Matrix:
    """Return what moves a point as the second does, and then the first."""
    a, b, c, d, e, f = one
    p, q, r, s, t, u = other
    return a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f


def matrix(text: str) -> Matrix:
    """Return what a transform says."""
    found: Matrix = PLAIN
    for move in moves(text):
        found = times(found, move)
    return found


def moves(text: str) -> Iterator[Matrix]:
    """Yield what a transform says, one move after another; ValueError where it is not written as it should be."""
    *parts, rest = text.split(")")
    if rest.strip(f",{BLANK}") not in ("", "none"):
        raise ValueError(text)
    for part in parts:
        found = MOVE.fullmatch(part)
        said = numbers(found[2]) if found else []
        if not found or len(said) not in MANY[found[1]] or not BETWEEN.fullmatch(NUMBERS.sub("", found[2])):
            raise ValueError(text)
        yield _matrix(found[1], [*(said * 2 if found[1] == "scale" else said), *[0.0] * 6])


def beyond(moved: Matrix) -> bool:
    """Tell whether something that is moved so is drawn too small, too large or too far off."""
    zoom, far = max(map(abs, moved[:4])), max(map(abs, moved[4:]))
    return not (far <= OFF and (zoom == 0 or ZOOMS[0] <= zoom <= ZOOMS[1]))


def _matrix(name: str, said: list[float]) -> Matrix:
    one, two, three = said[:3]
    if name == "matrix":
        return one, two, three, said[3], said[4], said[5]
    if name == "translate":
        return 1, 0, 0, 1, one, two
    if name == "scale":
        return one, 0, 0, two, 0, 0
    turn = math.radians(one)
    if name == "rotate":
        sin, cos = math.sin(turn), math.cos(turn)
        return times(times((1, 0, 0, 1, two, three), (cos, sin, -sin, cos, 0, 0)), (1, 0, 0, 1, -two, -three))
    return (1, 0, math.tan(turn), 1, 0, 0) if name == "skewX" else (1, math.tan(turn), 0, 1, 0, 0)


def moved(point: Point, moves: Matrix) -> Point:
    """Return where a point comes to lie."""
    a, b, c, d, e, f = moves
    x, y = point
    return a * x + c * y + e, b * x + d * y + f


# ── the lines of a shape ──


def lines(node: Node, wide: float, high: float) -> Iterator[list[Point]]:
    """Yield the lines of a shape, each as the points it joins; closed ones come back to their first."""
    across = {key: length(node.said.get(key, ""), wide) for key in ("x", "width", "cx", "x1", "x2")}
    down = {key: length(node.said.get(key, ""), high) for key in ("y", "height", "cy", "y1", "y2")}
    if node.tag == "path":
        yield from path(node.said.get("d", ""))
    elif node.tag in ("polyline", "polygon"):
        found = numbers(node.said.get("points", ""))
        points = list(zip(found[::2], found[1::2]))
        yield points + points[: node.tag == "polygon"]
    elif node.tag == "line":
        yield [(across["x1"], down["y1"]), (across["x2"], down["y2"])]
    elif node.tag == "rect":
        yield _around(across["x"], down["y"], across["width"], down["height"])
    else:
        one, other = (length(node.said.get(key, node.said.get("r", "")), max(wide, high)) for key in ("rx", "ry"))
        yield _around(across["cx"] - one, down["cy"] - other, 2 * one, 2 * other)


def _around(x: float, y: float, wide: float, high: float) -> list[Point]:
    return [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high), (x, y)]


def path(text: str) -> Iterator[list[Point]]:
    """Yield the lines of a path."""
    points: list[Point] = []
    last, before = (0.0, 0.0), ""  # the last control point, and the command it was of
    for letter, said in COMMANDS.findall(text):
        command = letter.upper()
        if command == "Z":
            yield points + points[:1]
            points = points[:1]
        for group in _groups(command, said):
            here = points[-1] if points else (0.0, 0.0)
            new = _reached(command, group, here, letter.islower())
            if command in "ST":
                again = before in ("CS" if command == "S" else "QT")
                new.insert(0, (2 * here[0] - last[0], 2 * here[1] - last[1]) if again else here)
            if command == "M":
                yield points
                points, command = new, "L"  # what follows it are lines
            else:
                points += new
            last, before = new[-2:][0], command
    yield points


def _groups(command: str, said: str) -> list[list[float]]:
    """Return the numbers of a command, as many together as it takes at a time."""
    if command == "A":
        return [[float(one) for one in found] for found in ARC.findall(said)]
    count, found = COUNTS.get(command, 0), numbers(said)
    return [found[at : at + count] for at in range(0, len(found) - count + 1, count)] if count else []


def _reached(command: str, said: list[float], here: Point, relative: bool) -> list[Point]:
    """Return the points that follow: those on which a curve leans, and where it ends."""
    x, y = here if relative else (0.0, 0.0)
    if command == "H":
        return [(x + said[0], here[1])]
    if command == "V":
        return [(here[0], y + said[0])]
    if command == "A":
        return _arc(here, said, (x + said[5], y + said[6]))
    return [(x + one, y + other) for one, other in zip(said[::2], said[1::2])]


def _arc(here: Point, said: list[float], end: Point) -> list[Point]:
    """Return what an arc lies between: the smaller one in the disc over its chord, the larger one in two of it."""
    one, other, half = abs(said[0]), abs(said[1]), math.dist(here, end) / 2
    if not one or not other:
        return [end]
    turn = math.radians(said[2])
    x, y = (here[0] - end[0]) / 2, (here[1] - end[1]) / 2
    across, down = math.cos(turn) * x + math.sin(turn) * y, math.cos(turn) * y - math.sin(turn) * x
    large = 2 * max(one, other) * max(1.0, math.hypot(across / one, down / other))  # it grows until it meets both ends
    reach = large if said[3] else min(large, half * max(one, other) / min(one, other))
    x, y = (here[0] + end[0]) / 2, (here[1] + end[1]) / 2
    return [(x - reach, y - reach), (x + reach, y + reach), (x - reach, y + reach), (x + reach, y - reach), end]

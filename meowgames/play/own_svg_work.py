"""How long a drawing takes to be drawn at most, told by how many edges of each shape a line of pixels meets.

What draws it (nanosvg) goes through a shape line by line and keeps the edges it meets in order, one swap at a time:
where all of them cross, that takes the square of their number. Curves count as what their control points span.
"""

from __future__ import annotations

import math
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from .own_svg_path import (
    GROUPS,
    PLAIN,
    SHAPES,
    Matrix,
    Point,
    length,
    lines,
    matrix,
    moved,
    numbers,
    spoken,
    styled,
    times,
)
from .own_xml import Node

PIXELS = 1024  # of the larger side, at which it is asked how long it takes
SWAP = 1e-9  # seconds of each swap of two edges
LINES = 5 * PIXELS  # in which a shape as high as that is gone through
PIXEL, TONE = 4e-9, 9e-9  # seconds of a pixel of a shape, and of one where there are gradients
POINTED = 4.0  # how much longer than half its line a corner may be, where nothing is said
FAR = 1e9  # nothing that is drawn lies further off
WIDE = 4 * PIXELS  # pixels of the widest line
DASHES = 200_000  # strokes of all dashed lines
EIGHT = 8  # lengths of a dashed line that count
LOST = 1e-6  # part of the way from the corner: a dash that is shorter there is none, and none would follow it
MADE = 1e-7  # seconds of an edge that is made and put in order, wherever it lies
MOST_MADE = 3_000_000  # edges of a shape: each is kept until it is drawn
BENT = 1024  # parts in which a curve is drawn at most
FLAT = 0.25  # pixels by which those may be off
INHERITED = ("fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linejoin", "stroke-miterlimit")
CURVES = re.compile("[CSQTA]", re.IGNORECASE)
Said = Mapping[str, str]
Dashes = tuple[float, float] | None  # strokes and gaps on average, and the longest; None of a whole line


class View(NamedTuple):
    """What is seen of a drawing: where that begins, its size, and the sides of its picture as parts of the larger."""

    x: float
    y: float
    wide: float
    high: float
    across: float
    down: float


class Pen(NamedTuple):
    """How the line of a shape is drawn: half its width, its dashes on average and the longest, its corners."""

    half: float
    dash: float
    longest: float
    pointed: float


class Edges:
    """How many edges of a shape each line of pixels meets, and from where to where they reach."""

    def __init__(self, view: View):
        self.view, self.step = view, view.high / (LINES * view.down)
        self.steps: dict[int, float] = defaultdict(float)  # line -> how many more are met from there on
        self.left, self.right = math.inf, -math.inf

    def add(self, one: float, other: float, weight: float = 1.0) -> None:
        """Count an edge from one height to another."""
        top, step = self.view.y, self.step
        first, last = int((one - top) // step), int((other - top) // step)
        if one != other:
            self.steps[min(first, last)] += weight
            self.steps[max(first, last) + 1] -= weight

    def reach(self, points: Sequence[Point], half: float) -> None:
        """Note how far it reaches to both sides."""
        self.left = min(self.left, min(x for x, _ in points) - half)
        self.right = max(self.right, max(x for x, _ in points) + half)

    def seconds(self, pixel: float) -> float:
        """Return how long this takes at most, so long each pixel."""
        view, most, swaps, lines, met, before = self.view, LINES * self.view.down, 0.0, 0.0, 0.0, 0
        for line in sorted(self.steps):
            high = max(0.0, min(line, most) - max(before, 0))
            swaps += met * met * high
            lines += high if met > 0.5 else 0.0
            met, before = met + self.steps[line], line
        part = max(0.0, min(self.right, view.x + view.wide) - max(self.left, view.x)) / view.wide
        return swaps * SWAP + lines / 5 * part * view.across * PIXELS * pixel


class Work:
    """Adds up how long the shapes of a drawing take at most."""

    def __init__(self, root: Node, size: tuple[float, float]):
        self.view = view = seen(root, size)
        self.whole = max(view.wide, view.high)
        self.zoom = PIXELS * max(view.across / view.wide, view.down / view.high)  # pixels of a unit
        self.dashes = 0.0
        self.pixel = TONE if any("Gradient" in node.tag for node in root.walk()) else PIXEL
        self.sheet: dict[str, list[str]] = {}  # what classes say, whichever shapes are of them
        for node in root.walk():
            for rule in node.text.split("}") if node.tag == "style" else ():
                for key, text in styled(rule.partition("{")[2]):
                    self.sheet.setdefault(key, []).append(text)
        self.width = max((length(one, self.whole) for one in self.sheet.get("stroke-width", ())), default=None)
        self.dashing = shortest(map(self.dashed, self.sheet.get("stroke-dasharray", ())))
        self.pointed = max((one for one in numbers(" ".join(self.sheet.get("stroke-miterlimit", ())))), default=None)
        self.lined = any(one != "none" for one in self.sheet.get("stroke", ()))
        self.joins = set(self.sheet.get("stroke-linejoin", ()))
        stops = [node for node in root.walk() if node.tag not in GROUPS | SHAPES and "class" in node.said]
        self.coloured = {"class": "stop"} if stops else {}  # what such a one says goes for all that follows

    def shapes(self, node: Node, said: Said, moves: Matrix) -> Iterator[tuple[Node, float]]:
        """Yield each shape in an element with the seconds it takes."""
        mine, turned = said, moves
        if node.tag in GROUPS or node.tag in SHAPES:
            mine = {**said, **{word: text for word, text in spoken(node.said) if word in (*INHERITED, "class")}}
            for word, text in spoken(node.said):
                turned = times(turned, matrix(text)) if word == "transform" else turned
        if node.tag in SHAPES:
            yield node, self.shape(node, {**self.coloured, **mine}, turned)
        for child in node.children:
            yield from self.shapes(child, *((mine, turned) if node.tag in GROUPS else (said, moves)))

    def shape(self, node: Node, said: Said, moves: Matrix) -> float:
        """Return the seconds of a shape: of what it encloses, and of its line."""
        drawn = [[moved(point, moves) for point in line] for line in lines(node, self.view.wide, self.view.high)]
        drawn = [line for line in drawn if len(line) > 1]
        if not all(abs(x) < FAR and abs(y) < FAR for line in drawn for x, y in line):
            return math.inf
        area, edge, pen = Edges(self.view), Edges(self.view), self.pen(said, moves)
        for line in drawn:
            area.reach(line, 0.0)
            edge.reach(line, pen.half * pen.pointed if pen else 0.0)
            for (_, one), (_, other) in pairwise([*line, line[0]]):
                area.add(one, other)
            if pen:
                trace(edge, line, pen)
        made = self.made(node, drawn, pen) if drawn else 0.0
        if made > MOST_MADE or pen and pen.half * 2 * self.zoom > WIDE:
            return math.inf
        filled = said.get("fill", "") != "none" or "class" in said and "fill" in self.sheet
        return area.seconds(self.pixel) * filled + edge.seconds(self.pixel) + made * MADE

    def made(self, node: Node, drawn: Sequence[Sequence[Point]], pen: Pen | None) -> float:
        """Return how many edges are made of the lines of a shape at most, seen or not."""
        legs = [math.dist(one, other) for line in drawn for one, other in pairwise(line)]
        bent = node.tag in ("circle", "ellipse", "rect") or bool(CURVES.search(node.said.get("d", "")))
        made = sum(min(BENT, 1 + math.sqrt(leg * self.zoom / FLAT)) for leg in legs) if bent else float(len(legs))
        if not pen:
            return made
        half = max(pen.half * self.zoom, FLAT)
        corner = 2 + math.pi / (2 * math.acos(half / (half + FLAT)))
        dashes = sum(legs) / pen.dash + len(legs) if pen.dash else 0.0
        self.dashes += dashes
        reach = abs(self.view.x) + abs(self.view.y) + max(abs(at) for line in drawn for point in line for at in point)
        if self.dashes > DASHES or dashes and pen.longest <= LOST * reach:
            return math.inf
        return 3 * made + 2 * corner * (len(legs) + len(drawn) + dashes)

    def pen(self, said: Said, moves: Matrix) -> Pen | None:
        """Return with what a shape is drawn, None if it has no line; the widest of all that classes say."""
        own = length(said["stroke-width"], self.whole) if "stroke-width" in said else None
        wide = max((abs(one) for one in (own, self.width) if one is not None), default=1.0)
        if not wide or said.get("stroke", "none") == "none" and not self.lined:
            return None
        a, b, c, d, *_ = moves
        zoom = (math.hypot(a, c) + math.hypot(b, d)) / 2
        dash, longest = shortest((self.dashed(said.get("stroke-dasharray", "")), self.dashing)) or (0.0, 0.0)
        tips = numbers(said.get("stroke-miterlimit", ""))
        pointed = max((one for one in (*tips, self.pointed) if one is not None), default=POINTED)
        joins = self.joins | ({said["stroke-linejoin"]} if "stroke-linejoin" in said else set())
        if joins and joins <= {"round", "bevel"}:
            pointed = 1.0
        return Pen(wide * zoom / 2, dash * zoom, longest * zoom, max(1.0, pointed))

    def dashed(self, written: str) -> Dashes:
        """Return how long the strokes and gaps of a dashed line are, and the longest; None if it is not dashed."""
        found = [abs(length(one, self.whole)) for one in written.replace(",", " ").split()[:EIGHT]]
        return (sum(found) / len(found), max(found)) if sum(found) * 1e6 > 1 else None  # less is drawn as a whole line


def costly(root: Node, size: tuple[float, float], most: float) -> Node | None:
    """Return the shape with which a drawing of that size may take longer than so many seconds, None if none does."""
    spent = 0.0
    try:
        for node, more in Work(root, size).shapes(root, {}, PLAIN):
            spent += more
            if not spent <= most:
                return node
    except (ArithmeticError, ValueError):  # numbers beyond all measure
        return root
    return None


def seen(root: Node, size: tuple[float, float]) -> View:
    """Return what is seen of a drawing: its view, and what of the picture may lie beside that."""
    said = numbers(root.said.get("viewBox", ""))
    x, y, wide, high = said if len(said) == 4 else (0.0, 0.0, *size)
    across, down = max(wide, high * size[0] / size[1]), max(high, wide * size[1] / size[0])
    left, top, most = x + wide - across, y + high - down, max(size)
    parts = (2 * across - wide) / across, (2 * down - high) / down
    return View(left, top, 2 * across - wide, 2 * down - high, size[0] / most * parts[0], size[1] / most * parts[1])


def shortest(found: Iterable[Dashes]) -> Dashes:
    """Return the shortest that dashes may be of all these, None if there are none."""
    known = [one for one in found if one]
    return (min(mean for mean, _ in known), min(longest for _, longest in known)) if known else None


def trace(edges: Edges, line: Sequence[Point], pen: Pen) -> None:
    """Count the edges of a line that is drawn with a pen: its sides, corners, ends, and the ends of its dashes."""
    legs = [(one, other) for one, other in pairwise(line) if one != other]
    normals = []
    for (x0, y0), (x1, y1) in legs:
        far, high = math.hypot(x1 - x0, y1 - y0), abs(y1 - y0)
        x, y = (y0 - y1) / far * pen.half, (x1 - x0) / far * pen.half
        normals.append((x, y))
        edges.add(y0 + y, y1 + y)
        edges.add(y0 - y, y1 - y)
        if pen.dash:
            part = min(1.0, 2 * pen.half / (high + 2 * pen.half))
            edges.add(min(y0, y1) - pen.half, max(y0, y1) + pen.half, (far / pen.dash + 2) * part)
    closed = len(legs) > 1 and line[0] == line[-1]
    for at in range(0 if closed else 1, len(legs)):
        _corner(edges, legs[at][0][1], normals[at - 1], normals[at], pen)
    for _, y in () if closed else (line[0], line[-1]):
        edges.add(y - pen.half, y + pen.half, 2)


def _corner(edges: Edges, y: float, one: Point, other: Point, pen: Pen) -> None:
    """Count the edges with which two parts of a line are joined, on both sides."""
    x, tip = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
    size = math.hypot(x, tip)
    if size < pen.half / 100:
        edges.add(y - pen.half, y + pen.half, 4)
        return
    tip *= min(pen.half * pen.pointed, pen.half**2 / size) / size
    low, high = min(one[1], other[1], tip), max(one[1], other[1], tip)
    edges.add(y + low, y + high, 2)
    edges.add(y - high, y - low, 2)

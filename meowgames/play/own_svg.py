"""Looks through an SVG before anybody draws it: its size, nothing from elsewhere, no more than can be drawn."""

from __future__ import annotations

import re

from .own_file import Trouble, Where, shown
from .own_png import SIDE
from .own_svg_path import NUMBERS, UNITS, style
from .own_svg_work import SHAPES, costly, mean
from .own_xml import NUMBER, Node, read

BYTES = 1 << 20  # of one file
BANNED = frozenset(
    ("script", "image", "use", "symbol", "foreignObject", "text", "flowRoot", "iframe", "video", "audio", "set")
    + ("handler", "listener", "feImage", "animate", "animateMotion", "animateTransform", "font-face-uri", "tref")
)
TOLD = {"text": "own.svg.text", "flowRoot": "own.svg.text", "image": "own.svg.image", "use": "own.svg.use"}
MOST_SHAPES = 2000
MOST_NUMBERS = 40_000  # in all paths of a drawing; the richest of the house has 27,000
PATH_NUMBERS = 8_000  # in one path: what crosses itself takes ever longer
FAR = 1e6
DASHES = 200_000  # strokes of a dashed line, at most
SECONDS = 1.0  # to draw one on a machine of today, at most
LENGTH = re.compile(rf"\s*({NUMBER.pattern})\s*([a-z]*)\s*", re.ASCII)
ELSEWHERE = re.compile(r"url\((?!\s*['\"]?\s*#)|@import|expression\(|javascript:", re.IGNORECASE)
DASHED = re.compile(r"dasharray\s*:([^;}]*)")


def size(name: str, data: bytes) -> tuple[int, int]:
    """Return how wide and high a drawing is; Trouble where it cannot be drawn, or not by itself."""
    try:
        written = data.decode("utf-8").rstrip()
    except UnicodeDecodeError:
        raise Trouble("own.svg.letters", shown(name), at=Where(shown(name))) from None
    found = read(name, data, "svg")
    if not written.endswith("</svg>"):
        raise Trouble("own.svg.end", shown(name), at=Where(shown(name), written.count("\n") + 1))
    shapes = numbers = 0
    dash = 0.0
    for node in found.walk():
        _check(node, node is found)
        for written in DASHED.findall(node.text) if node.tag == "style" else ():
            dash = min(dash or FAR, mean(written) or FAR)
        shapes += node.tag in SHAPES
        numbers += len(NUMBERS.findall(node.said.get("d", "") + node.said.get("points", "")))
        if shapes > MOST_SHAPES or numbers > MOST_NUMBERS:
            raise Trouble("own.svg.much", shown(name), at=node.at)
    _dashes(found, dash, [0.0])
    sides = _size(found)
    rich = costly(found, sides, SECONDS)
    if rich:
        raise Trouble("own.svg.much", shown(name), at=rich.at)
    return sides


def _check(node: Node, top: bool) -> None:
    """Refuse what draws nothing of its own: what fetches, repeats or runs something, or cannot be drawn."""
    tag = node.tag.rpartition(":")[2]
    if tag in BANNED or tag == "svg" and not top:
        raise Trouble(TOLD.get(tag, "own.svg.element"), tag, at=node.at)
    if tag == "style" and (ELSEWHERE.search(node.text) or "\\" in node.text):
        raise Trouble("own.svg.elsewhere", tag, at=node.at)
    for key, value in node.said.items():
        name = key.rpartition(":")[2]
        if name.startswith("on") or key == "xml:base" or name in ("href", "src") and not value.startswith("#"):
            raise Trouble("own.svg.elsewhere", shown(key), at=node.at)
        if ELSEWHERE.search(value) or name == "style" and "\\" in value:
            raise Trouble("own.svg.elsewhere", shown(key), at=node.at)
        if ">" in value or "<" in value:
            raise Trouble("own.xml.comment", at=node.at)
    if len(NUMBERS.findall(node.said.get("d", "") + node.said.get("points", ""))) > PATH_NUMBERS:
        raise Trouble("own.svg.much", shown(node.at.file), at=node.at)


def _dashes(node: Node, dash: float, sum_of: list[float]) -> None:
    """Refuse dashed lines of so many strokes that drawing them would never end."""
    written = style(node.said).get("stroke-dasharray", node.said.get("stroke-dasharray", ""))
    dash = mean(written) if written else dash
    if dash and node.tag in SHAPES:
        keys = ("d", "points", "x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "x1", "y1", "x2", "y2")
        numbers = [abs(float(one)) for key in keys for one in NUMBERS.findall(node.said.get(key, ""))]
        sum_of[0] += len(numbers) * 2 * max(numbers, default=0.0) / dash
        if not sum_of[0] <= DASHES:
            raise Trouble("own.svg.much", shown(node.at.file), at=node.at)
    for child in node.children:
        _dashes(child, dash, sum_of)


def _size(root: Node) -> tuple[int, int]:
    """Return the size that a drawing says of itself, that of its view where it says none."""
    view = [float(one) for one in NUMBERS.findall(root.said.get("viewBox", ""))]
    sides = []
    for key, index in (("width", 2), ("height", 3)):
        found = LENGTH.fullmatch(root.said.get(key, ""))
        if found and found[2] in UNITS:
            sides.append(float(found[1]) * UNITS[found[2]])
        elif len(view) == 4 and not found:
            sides.append(view[index])
        else:
            raise Trouble("own.svg.size", shown(root.at.file), at=root.at)
    wide, high = (round(min(side, FAR)) for side in sides)
    if not (0 < wide <= SIDE and 0 < high <= SIDE):
        raise Trouble("own.picture.size", shown(root.at.file), wide, high, SIDE, at=root.at)
    if view and not all(0 < side < FAR for side in view[2:4]):
        raise Trouble("own.svg.size", shown(root.at.file), at=root.at)
    return wide, high

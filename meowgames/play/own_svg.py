"""Looks through an SVG before anybody draws it: its size, nothing from elsewhere, no more than can be drawn."""

from __future__ import annotations

import re

from .own_file import Trouble, Where, shown
from .own_png import SIDE
from .own_svg_path import NUMBERS, SHAPES, UNITS, ZOOMS
from .own_svg_said import SPELT, understood
from .own_svg_work import costly
from .own_xml import NUMBER, Node, read

BYTES = 1 << 20  # of one file
BANNED = frozenset(
    ("script", "image", "use", "symbol", "foreignObject", "text", "flowRoot", "iframe", "video", "audio", "set")
    + ("handler", "listener", "feImage", "animate", "animateMotion", "animateTransform", "font-face-uri", "tref")
)
TOLD = {"text": "own.svg.text", "flowRoot": "own.svg.text", "image": "own.svg.image", "use": "own.svg.use"}
MOST_SHAPES = 2000
MOST_NUMBERS = 40_000  # in all paths of a drawing; the richest of the house has 27,000
PATH_NUMBERS = 8_000  # in one path, and letters of it: what crosses itself takes ever longer
FAR = 1e6
SECONDS = 1.0  # to draw one on a machine of today, at most
SIZE = re.compile(rf"({NUMBER.pattern})\s*+([a-z]*)", re.ASCII)
PARTLY = re.compile(rf"{NUMBER.pattern}%|auto|", re.ASCII)  # a size that follows from the view
ELSEWHERE = re.compile(r"url\((?!\s*+['\"]?\s*+#)|@import|expression\(|javascript:", re.IGNORECASE)
LETTER = re.compile("[a-zA-Z]")
WRITTEN = re.compile(rb"^[^<]*<\?xml[^<>]*?encoding\s*=\s*[\"']([\w.-]*)", re.ASCII)
KNOWN = frozenset((b"utf-8", b"us-ascii", b"ascii", b"iso-8859-1", b"latin1", b"windows-1252"))


def size(name: str, data: bytes) -> tuple[int, int]:
    """Return how wide and high a drawing is; Trouble where it cannot be drawn, or not by itself."""
    try:
        written = data.decode("utf-8").rstrip()
    except UnicodeDecodeError:
        raise Trouble("own.svg.letters", shown(name), at=Where(shown(name))) from None
    form = WRITTEN.match(data[:200])
    if form and form[1].lower() not in KNOWN:
        raise Trouble("own.svg.letters", shown(name), at=Where(shown(name), 1))
    spelt = SPELT.search(data) if b"&#" in data else None
    if spelt:
        raise Trouble("own.svg.spelt", at=Where(shown(name), data.count(b"\n", 0, spelt.end()) + 1))
    found = read(name, data, "svg")
    if not written.endswith("</svg>"):
        raise Trouble("own.svg.end", shown(name), at=Where(shown(name), written.count("\n") + 1))
    shapes = numbers = 0
    for node in found.walk():
        _check(node, node is found)
        line = node.said.get("d", "") + node.said.get("points", "")
        parts = max(len(NUMBERS.findall(line)), len(LETTER.findall(line)))
        shapes, numbers = shapes + (node.tag in SHAPES), numbers + parts
        if shapes > MOST_SHAPES or numbers > MOST_NUMBERS or parts > PATH_NUMBERS:
            raise Trouble("own.svg.much", shown(name), at=node.at)
    sides = _size(found)
    understood(found)
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


def _size(root: Node) -> tuple[int, int]:
    """Return the size that a drawing says of itself, that of its view where it says none."""
    view = [float(one) for one in NUMBERS.findall(root.said.get("viewBox", ""))]
    sides = []
    for key, index in (("width", 2), ("height", 3)):
        said = root.said.get(key, "").strip()
        found = SIZE.fullmatch(said)
        if found and found[2] in UNITS:
            sides.append(float(found[1]) * UNITS[found[2]])
        elif len(view) == 4 and PARTLY.fullmatch(said):
            sides.append(view[index])
        else:
            raise Trouble("own.svg.size", shown(root.at.file), at=root.at)
    wide, high = (round(min(side, FAR)) for side in sides)
    if not (0 < wide <= SIDE and 0 < high <= SIDE):
        raise Trouble("own.picture.size", shown(root.at.file), wide, high, SIDE, at=root.at)
    zooms = [side / seen if seen > 0 else 0.0 for side, seen in zip((wide, high), view[2:4])]
    if view and not all(ZOOMS[0] <= zoom <= ZOOMS[1] for zoom in zooms):
        raise Trouble("own.svg.size", shown(root.at.file), at=root.at)
    if view and "none" in root.said.get("preserveAspectRatio", "") and not 0.9 < zooms[0] / zooms[1] < 1.1:
        raise Trouble("own.svg.size", shown(root.at.file), at=root.at)
    return wide, high

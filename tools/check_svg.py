"""Says what in an SVG file the program's rasteriser would draw wrongly, or not at all."""

from __future__ import annotations

import math
import re
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

SPACE = "{http://www.w3.org/2000/svg}"
LINK = "{http://www.w3.org/1999/xlink}href"
SHAPES = {"path", "rect", "circle", "ellipse", "line", "polyline", "polygon"}
GRADIENTS = {"linearGradient", "radialGradient"}
KNOWN = SHAPES | GRADIENTS | {"svg", "g", "defs", "stop", "title", "desc"}
BANNED = {  # attribute or style property: what becomes of it
    "clip-path": "is ignored",
    "mask": "is ignored",
    "filter": "is ignored",
    "marker": "is ignored",
    "marker-start": "is ignored",
    "marker-mid": "is ignored",
    "marker-end": "is ignored",
    "paint-order": "is ignored",
    "mix-blend-mode": "is ignored",
    "visibility": "is ignored",
    "spreadMethod": "is ignored",
    "fx": "is ignored",
    "fy": "is ignored",
    "class": "is better written as attributes",
}
COLOURS = ("fill", "stroke", "stop-color")
NAMES = {"none", "red", "green", "blue", "yellow", "cyan", "magenta", "black", "grey", "gray", "white"}
NUMBER = r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?"
COLOUR = re.compile(r"#[0-9a-fA-F]{3}(?:[0-9a-fA-F]{3})?|rgb\(\s*[\d.]+%?(?:\s*,\s*[\d.]+%?){2}\s*\)")
PAINT = re.compile(r"url\(#([^)]+)\)")
Look = dict[str, str]  # attributes by name
Matrix = tuple[float, float, float, float]  # the turning and stretching part of a transform


def look(node: ET.Element) -> Look:
    """Return an element's attributes with those of its style laid over them."""
    out = {key: value.strip() for key, value in node.attrib.items() if key != "style"}
    for part in node.get("style", "").split(";"):
        key, colon, value = part.partition(":")
        if colon:
            out[key.strip()] = value.strip()
    return out


def times(m: Matrix, n: Matrix) -> Matrix:
    """Return the product of two transforms."""
    return (
        m[0] * n[0] + m[2] * n[1],
        m[1] * n[0] + m[3] * n[1],
        m[0] * n[2] + m[2] * n[3],
        m[1] * n[2] + m[3] * n[3],
    )


def matrix(text: str) -> Matrix:
    """Return the turning and stretching part of a transform attribute."""
    out: Matrix = (1, 0, 0, 1)
    for name, inner in re.findall(r"(\w+)\s*\(([^)]*)\)", text):
        v = [float(n) for n in re.findall(NUMBER, inner)]
        if name == "scale" and v:
            out = times(out, (v[0], 0, 0, v[1] if len(v) > 1 else v[0]))
        elif name == "matrix" and len(v) == 6:
            out = times(out, (v[0], v[1], v[2], v[3]))
        elif name == "rotate" and v:
            a = math.radians(v[0])
            out = times(out, (math.cos(a), math.sin(a), -math.sin(a), math.cos(a)))
        elif name == "skewX" and v:
            out = times(out, (1, 0, math.tan(math.radians(v[0])), 1))
        elif name == "skewY" and v:
            out = times(out, (1, math.tan(math.radians(v[0])), 0, 1))
    return out


def even(m: Matrix) -> bool:
    """Say whether a transform stretches alike in all directions."""
    a, b, c, d = m
    size = max(a * a + b * b, c * c + d * d)
    return abs(a * a + b * b - c * c - d * d) <= 1e-6 * size and abs(a * c + b * d) <= 1e-6 * size


def number(text: str | None) -> float:
    """Return the number a length begins with, 1 where there is none."""
    found = re.match(NUMBER, (text or "").strip())
    return float(found.group()) if found else 1.0


def of_colour(tag: str, at: Look, ids: set[str]) -> Iterator[str]:
    """Yield faults of an element's colours."""
    for key in COLOURS:
        value = at.get(key)
        if value is None:
            continue
        paint = PAINT.fullmatch(value)
        if paint and paint.group(1) not in ids:
            yield f"{tag}: {key} asks for {value}, which is not in the file"
        elif not paint and value not in NAMES and not COLOUR.fullmatch(value):
            yield f"{tag}: {key} {value} is drawn grey or without its opacity; write #rrggbb"


def of_gradient(tag: str, at: Look) -> Iterator[str]:
    """Yield faults of a gradient."""
    if "href" in at:
        yield f"{tag}: a plain href is not followed; write xlink:href"
    if at.get("gradientUnits") == "userSpaceOnUse" or LINK in at:
        return
    for key in ("x1", "y1", "x2", "y2", "cx", "cy", "r"):
        value = at.get(key, "")
        if value and not value.endswith("%") and number(value) != 0:
            yield f"{tag}: {key}={value} in objectBoundingBox units is drawn flat; write % or userSpaceOnUse"


def of_shape(tag: str, at: Look, ink: Look, m: Matrix) -> Iterator[str]:
    """Yield faults of a shape that inherits ink and stands under a transform."""
    stroke = ink.get("stroke", "none") != "none" and number(ink.get("stroke-width")) > 0
    if stroke and not even(m):
        yield f"{tag}: a stroke under an uneven scale or skew gets the wrong width"
    if stroke and ink.get("fill", "black") != "none" and number(at.get("opacity")) < 1:
        yield f"{tag}: opacity with both fill and stroke shows where they overlap; use fill-opacity"
    letters = re.sub(r"[^A-Za-z]", "", re.sub(r"[eE][-+]?\d", "", at.get("d", "")))
    if re.search(r"[Tt][Ss]", letters):
        yield f"{tag}: an S right after a T bends the wrong way"


def of_node(node: ET.Element, ids: set[str], ink: Look, m: Matrix, top: bool = False) -> Iterator[str]:
    """Yield faults of an element and of all inside it."""
    tag, at = node.tag.replace(SPACE, ""), look(node)
    if tag not in KNOWN or (tag == "svg" and not top):
        yield f"<{tag}> cannot be drawn"
        return
    for key in at:
        if key in BANNED:
            yield f"{tag}: {key} {BANNED[key]}"
    if tag == "g" and number(at.get("opacity")) < 1:
        yield "g: opacity of a group is laid on each shape alone"
    yield from of_colour(tag, at, ids)
    ink = {**ink, **{key: at[key] for key in ("fill", "stroke", "stroke-width") if key in at}}
    m = times(m, matrix(at.get("transform", "")))
    if tag in GRADIENTS:
        yield from of_gradient(tag, at)
    elif tag in SHAPES:
        yield from of_shape(tag, at, ink, m)
    for child in node:
        yield from of_node(child, ids, ink, m)


def faults(path: Path | str) -> list[str]:
    """Return what is wrong with an SVG file, one sentence each; an empty list means that it can be drawn."""
    try:
        root = ET.parse(path).getroot()
    except (ET.ParseError, OSError, UnicodeError) as error:
        return [f"cannot be read as XML: {error}"]
    if root.tag != SPACE + "svg":
        return ["is not an SVG file"]
    out = []
    for key in ("width", "height"):
        if not re.fullmatch(r"\d*\.?\d+(px)?", root.get(key, "")) or number(root.get(key)) <= 0:
            out.append(f"svg: {key} must be given as a number above 0")
    ids = {node.get("id", "") for node in root.iter()}
    return out + list(of_node(root, ids, {}, (1, 0, 0, 1), True))


def main(paths: list[str]) -> int:
    """Check the named files and print their faults."""
    found = [f"{path}: {fault}" for path in paths for fault in faults(path)]
    print("\n".join(found) if found else f"{len(paths)} files can be drawn")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

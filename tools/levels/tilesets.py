"""Checks a tileset: one tile per face, its art on disk in the size it claims, its references alive."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from meowgames.rules.free.words import TAKEN

from . import parts

TYPE = re.compile(r"[a-z0-9_-]+(@\d+m?)?")  # a face, or its art drawn for one orientation
FACES = ("back", "mark", "mini")  # properties that name another face
PIECES = ("many", "labels", "as")  # those of what a free table lays


def faults(path: Path, sounds: Path) -> Iterator[str]:
    """Yield what is wrong with a tileset; sounds is the folder its tiles' sounds lie in."""
    try:
        root = parts.read(path)
    except parts.Broken as error:
        yield str(error)
        return
    yield from parts.faults(root)
    tiles = root.findall("tile")
    for name, count in Counter(tile.get("type") for tile in tiles).items():
        if name and count > 1:
            yield f"the type {name} is given to {count} tiles"
    for number, count in Counter(tile.get("id") for tile in tiles).items():
        if count > 1:
            yield f"the id {number} is given to {count} tiles"
    known = faces(path.parent)
    for tile in tiles:
        yield from _of_tile(tile, path.parent, known, sounds)
    for image in root.findall("image"):  # one picture for all tiles, as cells may have
        yield from _of_image("its picture", image, path.parent)


def _of_tile(tile: ET.Element, folder: Path, known: set[str], sounds: Path) -> Iterator[str]:
    name, image = tile.get("type"), tile.find("image")
    if not name:
        yield f"tile {tile.get('id')} has no type, so no face is called by it"
    elif not TYPE.fullmatch(name):
        yield f"the type {name} has other letters than a-z, 0-9, _ and -"
    if image is not None:
        yield from _of_image(f"the face {name}", image, folder)
    props = tile.findall("properties/property")
    if name and name.partition("@")[0] in TAKEN and any(prop.get("name") in PIECES for prop in props):
        yield f"the piece {name} is called like a word of the free table"
    for prop in props:
        key, value = prop.get("name"), prop.get("value", "")
        if key in FACES and value not in known:
            yield f"the face {name} has {key}={value}, but no tileset has that face"
        if key == "sound" and not (sounds / f"{value}.ogg").exists():
            yield f"the face {name} has sound={value}, but there is no such sound"


def _of_image(name: str, image: ET.Element, folder: Path) -> Iterator[str]:
    """Yield what is wrong with the art of a tile: missing, or of another size."""
    source = image.get("source", "")
    path = folder / source
    if not source or not path.exists():
        yield f"{name} shows {source or 'no picture'}, which does not exist"
        return
    if path.suffix != ".svg":
        yield f"{name} shows {source}, which is no SVG"
        return
    try:
        svg = parts.read(path)
    except parts.Broken:
        return  # the art's own check says so
    for side in ("width", "height"):
        drawn, said = svg.get(side, "").removesuffix("px"), image.get(side)
        if not _same(drawn, said):
            yield f"{name} has the {side} {said}, but {source} is drawn with {drawn or 'none'}"


def _same(one: str | None, two: str | None) -> bool:
    try:
        return float(one or "") == float(two or "")
    except ValueError:
        return False


def faces(folder: Path) -> set[str]:
    """Return every face any tileset of that folder has."""
    return {tile.get("type", "") for path in sorted(folder.glob("*.tsx")) for tile in tiles(path)}


def tiles(path: Path) -> list[ET.Element]:
    """Return the tiles of a tileset, none where it cannot be read."""
    try:
        return parts.read(path).findall("tile")
    except parts.Broken:
        return []


def art(folder: Path) -> set[Path]:
    """Return every file the tilesets of that folder name."""
    return {
        (folder / image.get("source", "")).resolve()
        for path in folder.glob("*.tsx")
        for tile in tiles(path)
        for image in tile.findall("image")
    }

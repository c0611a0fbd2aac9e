"""Reads the boards drawn in Tiled: once, for rules and screen alike."""

from __future__ import annotations

import logging
import os
from collections.abc import Collection, Sequence
from functools import cache
from typing import Any

from .. import paths
from ..rules import Level
from .cats import COLOURS

SEATS_LAYER = "seats"  # layers seats2 .. seats6 hold the places that depend on the size of the table
AREA = "area"  # room for what the screen draws: no spot of the board, whatever lies under it


@cache
def read_map(name: str) -> Any:
    """Return the Tiled map of that name, its art named but not yet drawn."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    logging.getLogger("pytmx").setLevel(logging.CRITICAL)
    import pytmx  # here, because it imports pygame where it can

    path = paths.need(paths.data("levels", f"{name}.tmx"))
    try:
        return pytmx.TiledMap(str(path))
    except Exception as error:  # pytmx raises bare Exception, XML and value errors alike
        raise paths.Missing(path, str(error)) from error


@cache
def read_level(name: str) -> Level:
    """Return the pixel-free board of a game: its own map and the cell maps named after it."""
    spots: dict[str, dict[str, Any]] = {}
    tiled = read_map(name)
    lines = []
    for group in tiled.objectgroups:
        for thing in group:
            if getattr(thing, "points", None):
                lines.append(thing)
            elif thing.name and thing.type != AREA:
                spots.setdefault(thing.name, {"kind": thing.type, **thing.properties})
    for path in sorted(paths.data("levels").glob(f"{name}_*.tmx")):
        spots |= read_cells(path.stem)
    strung = tuple(_strung(line, tiled) for line in lines)
    return Level(name, spots, strung, dict(tiled.properties), read_level)


def read_cells(name: str) -> dict[str, dict[str, Any]]:
    """Return every filled cell of a map's tile layers as a spot with its tile's properties."""
    tiled, spots = read_map(name), {}
    for layer in tiled.layers:
        if not hasattr(layer, "data"):
            continue
        for x, y, gid in layer.iter_data():
            if gid:
                props = dict(tiled.tile_properties.get(gid) or {})
                kind = props.pop("type", None)
                kept = {key: props[key] for key in props if key not in _TILE_FIELDS}
                spots[f"{layer.name}.{x},{y}"] = {"kind": kind, **kept}
    return spots


@cache
def read_faces(name: str) -> dict[str, dict[str, Any]]:
    """Return every face of a map's tilesets: its properties, with source, width and height of its art."""
    faces = {}
    folder = paths.data("levels")
    for props in read_map(name).tile_properties.values():
        if props.get("type") and props.get("source"):
            face = {key: value for key, value in props.items() if key not in ("id", "frames", "trans")}
            face["source"] = os.path.normpath(folder / props["source"])
            face["width"], face["height"] = int(face["width"]), int(face["height"])
            faces[face.pop("type")] = face
    return faces


@cache
def roles(name: str) -> dict[str, dict[int, str]]:
    """Return what exists once per seat: what it is for its seat -> seat colour -> face."""
    found: dict[str, dict[int, str]] = {}
    for face, props in read_faces(name).items():
        if "seat" in props:
            found.setdefault(props.get("role") or face.rstrip("0123456789"), {})[props["seat"]] = face
    return found


@cache
def palette(name: str) -> tuple[int, ...]:
    """Return the seat colours in which everything of a seat is drawn."""
    return tuple(colour for colour in COLOURS if all(colour in drawn for drawn in roles(name).values()))


def looks(colours: Sequence[int], drawn: Collection[int]) -> list[int]:
    """Return the colour each player is drawn in: their own, or where that is not drawn one that nobody wears."""
    spare = [colour for colour in drawn if colour not in colours]
    return [colour if colour in drawn or not spare else spare.pop(0) for colour in colours]


@cache
def hides(name: str) -> bool:
    """Tell whether a game has faces with a back, without reading all of its map."""
    drawn = paths.need(paths.data("levels", f"{name}.tsx"))
    return b'name="back"' in drawn.read_bytes()


@cache
def backs(name: str) -> dict[str, str]:
    """Return which face hides which: art name -> the art of its back."""
    return {face: props["back"] for face, props in read_faces(name).items() if props.get("back")}


_TILE_FIELDS = frozenset({"id", "source", "trans", "width", "height", "frames", "colliders"})


def _strung(line: Any, tiled: Any) -> tuple[str, ...]:
    """Return the spots a polyline passes through, in its order."""
    named = []
    for x, y in line.points:
        for thing in tiled.objects:
            within = thing.x <= x <= thing.x + thing.width and thing.y <= y <= thing.y + thing.height
            if within and thing.name and thing.type != AREA and not getattr(thing, "points", None):
                named.append(thing.name)
                break
    return tuple(named)

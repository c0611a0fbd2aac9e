"""Reads the boards drawn in Tiled: once, for rules and screen alike."""

from __future__ import annotations

import logging
import math
import os
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from .. import paths
from ..rules import Level
from . import own_map
from .cats import COLOURS
from .own_house import of_squares
from .own_map import OWN

SEATS_LAYER = "seats"  # layers seats2 .. seats6 hold the places that depend on the size of the table
FREE = "free-"  # how the name of a board begins when it is laid as a free table
TOYS = "toybox"  # the board of the toys, whose pieces are at hand at every free table
FREE_LAYERS = ("free", "pieces")  # what a map says of the free table alone
AREA = "area"  # room for what the screen draws: no spot of the board, whatever lies under it
NUMBERS = frozenset("z walk tilt lift angle sag gap sink margin thin".split())  # words of a place that count
SIZES = frozenset("scale step size dx dy across down".split())  # and those that are more than nothing
SQUARES = frozenset(("columns", "rows"))  # the same, of a ground with squares
COUNTED = ("id", "gid", "firstgid", "x", "y", "width", "height", "tilewidth", "tileheight", "tilecount")
FREE_WORDS = frozenset("zone bag sign rest stack holds mixed down".split())  # of a place, for the free table
FREE_FACES = frozenset("many labels as roll counter note group print back seat role".split())  # of a tile, the same
POINT = 10  # canvas units from one point of a free table to the next
TABLE = (1920, 1080)
FAR = 1e5  # beyond this nothing lies on any table


def laid(name: str) -> str:
    """Return whose map a board is: at a free table, that of the game or the toys that are laid there."""
    return name.removeprefix(FREE)


@cache
def read_map(name: str) -> Any:
    """Return the Tiled map of that name, its art named but not yet drawn."""
    if name.startswith(FREE):
        return read_map(laid(name))
    if name.startswith(OWN):
        return own_map.drawn(name)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    logging.getLogger("pytmx").setLevel(logging.CRITICAL)
    import pytmx  # here, because it imports pygame where it can

    path = paths.need(paths.data("levels", f"{name}.tmx"))
    try:
        tiled = pytmx.TiledMap(str(path))
        wrong = next(_faults(tiled), None)
    except Exception as error:  # pytmx raises bare Exception, XML and value errors alike
        file, said = _culprit(path, error)
        raise paths.Missing(file, said) from error
    if wrong:
        raise paths.Missing(path, wrong)
    return tiled


def _culprit(path: Path, error: Exception) -> tuple[Path, str]:
    """Return which file makes a map unreadable, one of its tilesets or itself, and what is wrong with it."""
    files = [path]
    for file in files:
        try:
            root = ElementTree.parse(file).getroot()
        except (OSError, ValueError, ElementTree.ParseError) as fault:
            return file, said_of(fault)
        if file is path:
            files += [path.with_name(one.get("source", "")) for one in root.iter("tileset") if one.get("source")]
        wrong = next(_no_numbers(root), None)
        if wrong:
            return file, wrong
    return path, said_of(error)


def _no_numbers(root: ElementTree.Element) -> Iterator[str]:
    """Yield what should be a number in a file of Tiled and is none."""
    for one in root.iter():
        said = [(key, one.get(key, "0")) for key in COUNTED]
        if one.tag == "property" and one.get("type") in ("int", "float"):
            said.append((one.get("name", ""), one.get("value", "")))
        for key, value in said:
            try:
                float(value)
            except ValueError:
                yield f"{one.tag} {one.get('name') or one.get('id') or ''}: {key} cannot be {value or 'nothing'}"


def _faults(tiled: Any) -> Iterator[str]:
    """Yield what no table could be laid by: places without a size, words that should be numbers, unknown tiles."""
    for thing in tiled.objects:
        name = f"object {thing.id} {thing.name or ''}".strip()
        if not all(math.isfinite(side) and abs(side) < FAR for side in (thing.x, thing.y, thing.width, thing.height)):
            yield f"{name} lies nowhere"
        if min(thing.width, thing.height) < 0:
            yield f"{name} is smaller than nothing"
        if thing.gid and not (tiled.tile_properties.get(thing.gid) or {}).get("type"):
            yield f"{name} shows a tile that has no type"
        for word in (NUMBERS | SIZES | (SQUARES if thing.type == "cells" else set())) & set(thing.properties):
            value = thing.properties[word]
            if not isinstance(value, (int, float)) or not abs(value) < FAR or (word not in NUMBERS and value <= 0):
                yield f"{name}: {word} cannot be {value}"


def file_of(name: str) -> Path:
    """Return the file a board is read from; for one of several maps a name that stands for all of them."""
    name = laid(name)
    if name.startswith(OWN):
        return own_map.drawn(name).file
    several = any(paths.data("levels").glob(f"{name}_*.tmx"))
    return paths.data("levels", f"{name}*.tmx" if several else f"{name}.tmx")


def said_of(error: Exception) -> str:
    """Return what an error says, as a part of a sentence."""
    return f"there is no {error}" if isinstance(error, KeyError) else str(error) or type(error).__name__


@cache
def read_level(name: str) -> Level:
    """Return the pixel-free board of a game: its own map and the cell maps named after it."""
    if name.startswith(FREE):
        return _free_level(name)
    spots: dict[str, dict[str, Any]] = {}
    tiled = read_map(name)
    lines = []
    for group in tiled.objectgroups:
        for thing in group if group.name not in FREE_LAYERS else ():
            if getattr(thing, "points", None):
                lines.append(thing)
            elif thing.name and thing.type != AREA:
                spots.setdefault(thing.name, {"kind": thing.type, **thing.properties})
    for path in sorted(paths.data("levels").glob(f"{name}_*.tmx")):
        spots |= read_cells(path.stem)
    strung = tuple(_strung(line, tiled) for line in lines)
    return Level(name, spots, strung, dict(tiled.properties), read_level)


def _free_level(name: str) -> Level:
    """Return a board as a free table needs it: with the words for it, and with what its tiles say of pieces."""
    own, said = read_level(laid(name)), _free_words(laid(name))
    for seat in [spot.removeprefix("panel@") for spot in said if spot.startswith("panel@")]:
        said.setdefault(f"hand@{seat}", {"kind": "fan", "zone": "owner"})
        said.setdefault(f"turn@{seat}", {"kind": "one"})  # where the cat sits that says whose turn it is
    spots = {spot: {**own.spots.get(spot, {}), **words} for spot, words in said.items()}
    spots |= {spot: dict(words) for spot, words in own.spots.items() if spot not in spots}
    tiles = read_faces(name).items()
    faces = {face: {key: words[key] for key in FREE_FACES & words.keys()} for face, words in tiles}
    return Level(name, spots, own.lines, {**own.props, "pieces": _lying(laid(name))}, read_level, faces)


def _lying(name: str) -> tuple[tuple[str, int, int, int], ...]:
    """Return what a map lays on the table: face, point across and down from its middle, quarters it is turned."""
    found, tiled = [], read_map(name)
    for group in tiled.objectgroups:
        for thing in group if group.name == "pieces" else ():
            face = tiled.tile_properties[thing.gid]["type"]
            x, y = middle(name, face, thing)
            across, down = round((x - TABLE[0] / 2) / POINT), round((y - TABLE[1] / 2) / POINT)
            found.append((face, across, down, round(thing.rotation / 90) % 4))
    return tuple(found)


def middle(name: str, face: str, thing: Any) -> tuple[float, float]:
    """Return by which point a laid tile lies: by its middle, or that of its squares, for pieces stand on those."""
    props = read_faces(name)[face]
    x, y = of_squares(props, (props["width"], props["height"]), thing)
    aside = POINT * odd(props)
    return min(x + aside, TABLE[0]), min(y + aside, TABLE[1])


def odd(props: Mapping[str, Any]) -> bool:
    """Tell whether a board has a square in its middle, so that it has to lie by the point beside that."""
    return props.get("columns", 0) % 2 == props.get("rows", 0) % 2 == 1


def _free_words(name: str) -> dict[str, dict[str, Any]]:
    """Return every place of a map with its kind and its words for the free table, those of one seat for all seats."""
    found: dict[str, dict[str, Any]] = {}
    for group in read_map(name).objectgroups:
        size = group.name.removeprefix(SEATS_LAYER) if group.name.startswith(SEATS_LAYER) else ""
        for thing in group if group.name != "views" else ():
            if thing.name and thing.type != AREA and not getattr(thing, "points", None):
                words = {word: thing.properties[word] for word in FREE_WORDS & set(thing.properties)}
                spot = found.setdefault(thing.name, {"kind": thing.type})
                spot.update(words, kind=thing.type if group.name in FREE_LAYERS else spot["kind"])
                if size and "@" not in thing.name:
                    spot["tables"] = (*spot.get("tables", ()), int(size))  # which have it
    for name, said in found.items():
        stem, at, _ = name.partition("@")
        first = found.get(f"{stem}@0", {}) if at else {}
        said.update({word: first[word] for word in FREE_WORDS & first.keys()})
    return found


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
    if name.startswith(FREE):
        return {**read_faces(TOYS), **read_faces(laid(name))}
    faces = {}
    folder = paths.data("levels")
    for props in read_map(name).tile_properties.values():
        if props.get("type") and props.get("source"):
            face = {key: value for key, value in props.items() if key not in ("id", "frames", "trans")}
            face["source"] = os.path.normpath(folder / props["source"])
            try:
                face["width"], face["height"] = int(face["width"]), int(face["height"])
            except (KeyError, TypeError, ValueError):
                raise paths.Missing(folder / f"{name}.tsx", f"{props['type']} has no size") from None
            if not (0 < face["width"] < FAR and 0 < face["height"] < FAR):
                raise paths.Missing(
                    folder / f"{name}.tsx", f"{props['type']} is {face['width']} wide, {face['height']} high"
                )
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
    if laid(name).startswith(OWN):
        return bool(backs(laid(name)))
    drawn = paths.need(paths.data("levels", f"{laid(name)}.tsx"))
    return b'name="back"' in drawn.read_bytes()


@cache
def backs(name: str) -> dict[str, str]:
    """Return which face hides which: art name -> the art of its back."""
    return {face: props["back"] for face, props in read_faces(name).items() if props.get("back")}


def forget() -> None:
    """Drop every board that was read: a table of one's own has been drawn anew."""
    for kept in (read_map, read_level, read_faces, roles, palette, hides, backs):
        kept.cache_clear()


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

"""What the house lays where the map of a table of one's own says nothing: its ground, its furniture, its seats."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from .. import paths
from .own_xml import Node, read

TOYS = "toybox"  # whose map is taken as it is
SEATS = range(1, 7)
TAGS = ("panel", "portrait", "name")  # what every player has
WIDE = 1000  # scenery of the toys that is wider is their ground; what is not stands under some piece of theirs
BIG = "big-"  # how the name of a place begins that lies elsewhere for large text


class Thing(NamedTuple):
    """An object of a map: a place with its kind and its words, or a tile by its number."""

    id: int
    name: str
    type: str
    x: float
    y: float
    width: float
    height: float
    rotation: float
    gid: int
    properties: Mapping[str, Any]


@dataclass(frozen=True)
class Layer:
    """Objects of a map that belong together."""

    name: str
    things: tuple[Thing, ...]

    def __iter__(self) -> Iterator[Thing]:
        return iter(self.things)


class House(NamedTuple):
    """The furniture and the seats of the toys, the ground they lie on, all faces of the house and what they say."""

    furniture: tuple[Thing, ...]
    seats: Mapping[int, tuple[Thing, ...]]
    ground: tuple[tuple[str, Thing], ...]
    faces: Mapping[str, Mapping[str, Any]]


@cache
def house() -> House:
    """Return what the map of the toys says."""
    root = _read(f"{TOYS}.tmx", "map")
    faces: dict[int, str] = {}
    said: dict[str, dict[str, Any]] = {}
    for node in root.all("tileset"):
        first = node.whole("firstgid", 1, 1 << 28)
        for tile in _read(node.said["source"], "tileset").all("tile"):
            faces[first + tile.whole("id", 0, 1 << 28)] = tile.said["type"]
            said[tile.said["type"]] = _words(tile)
    layers = {layer.said.get("name", ""): layer.all("object") for layer in root.all("objectgroup")}
    seats = {number: tuple(map(_thing, layers[f"seats{number}"])) for number in SEATS}
    ground = [(faces[one.whole("gid", 1, 1 << 28)], _thing(one)) for one in layers["scenery"]]
    things = [(face, thing._replace(y=thing.y - thing.height)) for face, thing in ground if thing.width > WIDE]
    return House(tuple(map(_thing, layers["furniture"])), seats, tuple(things), said)


def furniture(named: Collection[str]) -> Layer:
    """Return the furniture that a map lacks; a place for large text goes with the usual one."""
    lacking = [one for one in house().furniture if one.name.removeprefix(BIG) not in named and one.name not in named]
    return Layer("furniture", tuple(lacking))


def seats(number: int) -> Layer:
    """Return the places of a table of that many players."""
    return Layer(f"seats{number}", house().seats[number])


def of_squares(said: Mapping[str, Any], size: tuple[int, int], thing: Any) -> tuple[float, float]:
    """Return where the middle of a laid tile of that size is, beside its rims if it is a ground of squares."""
    left, top, right, low = (said.get(side, 0) if said.get("columns") else 0 for side in "ltrb")
    wide, high = thing.width / size[0], thing.height / size[1]
    return thing.x + (thing.width + (left - right) * wide) / 2, thing.y + (thing.height + (top - low) * high) / 2


def _read(name: str, tag: str) -> Node:
    """Return one of our own files."""
    return read(name, paths.need(paths.data("levels", name)).read_bytes(), tag)


def _thing(node: Node) -> Thing:
    """Return an object of our own map as it stands there."""
    x, y, width, height = (node.number(side, 4096) for side in ("x", "y", "width", "height"))
    name, kind = node.said.get("name", ""), node.said.get("type", "")
    return Thing(0, name, kind, x, y, width, height, 0.0, 0, _words(node))


def _words(node: Node) -> dict[str, Any]:
    """Return what an element of our own says."""
    found = (one for box in node.all("properties") for one in box.all("property"))
    return {one.said["name"]: VALUES.get(one.said.get("type", ""), str)(one.said["value"]) for one in found}


VALUES: Mapping[str, Any] = {"int": int, "float": float, "bool": lambda text: text.lower() == "true"}

"""The map of a table of one's own, read with suspicion; where it says nothing it is as usual."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from . import own_house
from .cats import clean
from .own_file import Folder, Stamp, Trouble, Where, folder_of, listing, plain, shown, stamp
from .own_house import SEATS, TAGS, Layer
from .own_layers import PICTURED, Layers
from .own_laying import Settled, settle
from .own_tiles import BYTES, Pictures, Tile, tiles
from .own_words import MAP_WORDS, said
from .own_xml import Node, read

OWN = "own-"  # how the name of a board begins that is a table of one's own
CANVAS = (1920, 1080)
FIRST = "table.tmx"  # is laid, where there are several maps
EDGE = 5  # canvas units a piece may lie beyond the edge: half of a point
HOUSE = PICTURED + (1 << 20)  # numbers of the house's own tiles
SEATED = re.compile(r"(.*?)[0-9]")


@dataclass(frozen=True, eq=False)
class Drawn:
    """A map as rules and screen read it, and what a list says of it."""

    file: Path
    title: str
    objectgroups: Sequence[Layer]
    tile_properties: Mapping[int, dict[str, Any]]
    seats: range
    pieces: int
    properties: Mapping[str, Any] = field(default_factory=dict)

    @property
    def objects(self) -> list[own_house.Thing]:
        """Every object of every layer."""
        return [thing for layer in self.objectgroups for thing in layer]


class Kept(NamedTuple):
    """What was read of a folder, and what it was read from."""

    seen: Mapping[Path, Stamp]
    found: Drawn | Trouble


_kept: dict[Path, Kept] = {}
_titles: dict[str, str] = {}  # of boards that could be laid when they were read last


def drawn(name: str) -> Drawn:
    """Return the map of the board of that name; Trouble where there is none that can be laid."""
    folder = folder_of(name.removeprefix(OWN))
    if folder is None:
        raise gone(name)
    found = look(folder)
    if isinstance(found, Trouble):
        raise found
    return found


def gone(name: str) -> Trouble:
    """Return what is said of a board whose folder does not lie there."""
    found = shown(name.removeprefix(OWN))
    return Trouble("own.gone", found, table=found)


def title(name: str) -> str:
    """Return what the board of that name is called, as it was read last; its folder's name where that is not known."""
    try:
        return _titles.get(name) or drawn(name).title
    except Trouble:
        return shown(name.removeprefix(OWN))


def look(folder: Path) -> Drawn | Trouble:
    """Return what is in a folder; it is read again only where a file has changed."""
    old = _kept.get(folder)
    if old and all(now(path, folder) == was for path, was in old.seen.items()):
        return old.found
    opened = Folder(folder)
    try:
        found: Drawn | Trouble = _read(opened)
    except Trouble as trouble:
        found = Trouble(trouble.reason, *trouble.gaps, at=trouble.at, table=shown(folder.name))
    except Exception:  # what nobody foresaw of one table must not hide the others
        found = Trouble("own.unread", table=shown(folder.name))
    if isinstance(found, Drawn):
        _titles[OWN + opened.name] = found.title
    _kept[folder] = Kept(opened.seen, found)
    return found


def now(path: Path, folder: Path) -> Stamp:
    """Return what tells whether a file that was read has changed, or whether the folder has other maps."""
    return listing(path) if path == folder else stamp(path)


def _read(folder: Folder) -> Drawn:
    """Return what the map of a folder says."""
    maps = folder.maps()
    if not plain(folder.name):
        raise Trouble("own.folder.name", shown(folder.name))
    if not folder.at_home():
        raise Trouble("own.folder.link", shown(folder.name))
    if not maps:
        raise Trouble("own.map.none")
    file = next((path for path in maps if path.name == FIRST), maps[0])
    at = Where(shown(file.name))
    file = folder.find(folder.path, file.name, (".tmx",), "own.map", at)
    root = read(at.file, folder.take(file, BYTES, at), "map")
    pictures = Pictures(folder)
    known = tiles(root, pictures, own_house.house())
    layers = Layers(known, pictures, _grid(root))
    layers.walk(root)
    _seats(layers)
    _on_the_table(layers)
    counted = settle([tile for gid, tile in known.items() if gid < PICTURED], layers.pieces, layers.spots[0].values())
    groups = [_holding(layer, counted) for layer in layers.layers]
    numbers = sorted(layers.seats) or list(SEATS)
    seats = range(numbers[0], numbers[-1] + 1)
    groups += [own_house.furniture(layers.spots[0]), *(own_house.seats(n) for n in seats if n not in layers.seats)]
    ground = [] if _covered(groups) else own_house.house().ground
    faces = _faces(known, counted, hash(tuple(folder.seen.values())))
    faces |= {HOUSE + number: {"type": face} for number, (face, _) in enumerate(ground)}
    title = clean(str(said(root, MAP_WORDS, lenient=True).get("title", ""))) or folder.name
    return Drawn(
        file, title, [_ground(ground), *groups], faces, seats, counted.many,
    )  # fmt: skip


def _grid(root: Node) -> tuple[int, int]:
    """Return how large a square of the map is; Trouble where the map is no table."""
    if root.said.get("orientation", "orthogonal") != "orthogonal":
        raise Trouble("own.map.slanted", shown(root.said["orientation"]), at=root.at)
    if root.said.get("infinite", "0") != "0":
        raise Trouble("own.map.endless", at=root.at)
    wide, high = root.whole("tilewidth", 1, 4096), root.whole("tileheight", 1, 4096)
    across, down = root.whole("width", 1, 4096) * wide, root.whole("height", 1, 4096) * high
    if (across, down) != CANVAS:
        raise Trouble("own.map.size", across, down, *CANVAS, at=root.at)
    return wide, high


def _seats(layers: Layers) -> None:
    """Refuse a table at which somebody has no place, and names that could be those of two places."""
    for number, at in layers.seats.items():
        named = layers.spots[number]
        for seat in range(number):
            lacking = next((f"{tag}@{seat}" for tag in TAGS if f"{tag}@{seat}" not in named), None)
            if lacking:
                raise Trouble("own.seat.missing", number, seat, lacking, at=at)
    stems = {name.partition("@")[0] for group in layers.spots.values() for name in group if "@" in name}
    for name, found in layers.spots[0].items():
        alike = SEATED.fullmatch(name)
        if alike and alike[1] in stems:
            raise Trouble("own.spot.like", name, f"{alike[1]}@{name[-1]}", at=found.at)


def _on_the_table(layers: Layers) -> None:
    """Refuse pieces that lie beside the table."""
    for tile, (thing, at) in layers.pieces:
        x, y = own_house.of_squares(tile.words, (tile.width, tile.height), thing)
        if not (-EDGE < x < CANVAS[0] + EDGE and -EDGE < y < CANVAS[1] + EDGE):
            raise Trouble("own.piece.off", tile.face, at=at)


def _holding(layer: Layer, counted: Settled) -> Layer:
    """Return a layer whose places hold what was counted."""
    return Layer(layer.name, tuple(
        thing._replace(properties={**thing.properties, "holds": counted.holds[thing.name]})
        if thing.properties.get("holds") else thing for thing in layer
    ))  # fmt: skip


def _covered(groups: Sequence[Layer]) -> bool:
    """Tell whether scenery covers the whole table."""
    tiles = (thing for layer in groups if layer.name != "pieces" for thing in layer if thing.gid)
    return any((thing.x, thing.y, thing.width, thing.height) == (0, 0, *CANVAS) for thing in tiles)


def _ground(found: Sequence[tuple[str, own_house.Thing]]) -> Layer:
    """Return the ground of the house as a layer."""
    return Layer("scenery", tuple(thing._replace(gid=HOUSE + number) for number, (_, thing) in enumerate(found)))


def _faces(known: Mapping[int, Tile], counted: Settled, stamp: int) -> dict[int, dict[str, Any]]:
    """Return what each tile says, with its picture, its size, and a stamp that changes when some file does."""
    return {
        gid: {"type": tile.face, "source": str(tile.source), "width": tile.width, "height": tile.height,
              "stamp": stamp, **counted.words.get(tile.face, {})}
        for gid, tile in known.items()
    }  # fmt: skip

"""The layers of a map of one's own: each thing in them is a place, a piece or scenery, or it is refused."""

from __future__ import annotations

import base64
import binascii
import math
import re
import zlib
from collections.abc import Iterator
from typing import Any, NamedTuple

from .own_file import Trouble, Where, shown
from .own_house import SEATS, TAGS, Layer, Thing
from .own_tiles import LAST, Pictures, Tile
from .own_words import ON_LATTICES, SPOT_WORDS, said, spot_name
from .own_xml import WHOLE, Node

FAR = 8192  # beyond this nothing lies on any table
LAYERS, OBJECTS, CELLS, FILLED = 60, 3000, 65_536, 4000  # FILLED: squares of tile layers that show something
PIECES, VIEWS = "pieces", "views"  # layers
SEATED = re.compile(r"seats([1-6])")
TAGGED = re.compile(rf"({'|'.join((*TAGS, 'hand', 'turn'))})([0-9])")
ALONE = ("title", "tools", "prompt", "buttons", "log")  # there is one of each, called by its kind
KINDS = ("one", "pile", "row", "fan", "tally", "lattice", "hex", "cells", "view", *ALONE, *TAGS)
PLAIN = {"hand": "fan", "turn": "one"}  # whoever has none gets one of this kind
GRIDS = ("lattice", "cells")  # nothing lies there but at an offset
SHAPES = ("ellipse", "point", "polygon", "polyline", "text", "capsule")
PICTURED = LAST * 2  # numbers of what image layers show


class Found(NamedTuple):
    """A thing of the map, and where it stands in its file."""

    thing: Thing
    at: Where


class Laid(NamedTuple):
    """A tile in the layer of pieces."""

    tile: Tile
    found: Found


class Layers:
    """What the layers of a map hold, sorted."""

    def __init__(self, tiles: dict[int, Tile], pictures: Pictures, grid: tuple[int, int]):
        self.tiles, self.pictures, self.grid = tiles, pictures, grid
        self.layers: list[Layer] = []
        self.spots: dict[int, dict[str, Found]] = {0: {}}  # those for all, then those of each number of seats
        self.seats: dict[int, Where] = {}
        self.first: dict[str, Thing] = {}  # of the places with one name, at all seats and tables
        self.pieces: list[Laid] = []
        self.count = self.objects = self.filled = self.cells = 0

    def walk(self, node: Node, x: float = 0.0, y: float = 0.0, seen: bool = True) -> None:
        """Go through the layers in their order; a group moves and hides what is in it."""
        for one in node.all("layer", "objectgroup", "imagelayer", "group"):
            self.count += 1
            if self.count > LAYERS:
                raise Trouble("own.much.layers", LAYERS, at=one.at)
            right, down = x + one.number("offsetx", FAR), y + one.number("offsety", FAR)
            shows = seen and one.said.get("visible", "1") != "0"
            if one.tag == "group":
                self.walk(one, right, down, shows)
            elif one.tag == "objectgroup":
                self._objects(one, right, down, shows)
            elif one.tag == "layer":
                things = list(self._squares(one, right, down))
                self.layers += [Layer("scenery", tuple(things))] if shows else []
            elif one.first("image") and shows:
                self.layers.append(Layer("scenery", (self._picture(one, right, down),)))

    # ── objects ──

    def _objects(self, node: Node, x: float, y: float, seen: bool) -> None:
        """Take in a layer of objects."""
        name, things = node.said.get("name", "").strip().lower(), []
        seats = SEATED.fullmatch(name)
        if name.startswith("seats") and not seats:
            raise Trouble("own.layer.seats", shown(name), SEATS[0], SEATS[-1], at=node.at)
        number = int(seats[1]) if seats else 0
        if seats:
            self.seats.setdefault(number, node.at)
            self.spots.setdefault(number, {})
        for one in node.all("object"):
            self.objects += 1
            if self.objects > OBJECTS:
                raise Trouble("own.much.objects", OBJECTS, at=one.at)
            found = self._object(one, name, number, x, y)
            if name == PIECES or not found.gid or seen and one.said.get("visible", "1") != "0":
                things.append(found)
        self.layers.append(Layer(name, tuple(things)))

    def _object(self, node: Node, layer: str, seats: int, x: float, y: float) -> Thing:
        """Return an object as what it is there."""
        if "template" in node.said:
            raise Trouble("own.object.template", at=node.at)
        shape = next((shape.tag for shape in node.all(*SHAPES)), None)
        if shape:
            raise Trouble("own.object.text" if shape == "text" else "own.object.shape", shape, at=node.at)
        if "gid" not in node.said:
            if layer == PIECES:
                raise Trouble("own.piece.tile", shown(node.said.get("name", "")), at=node.at)
            return self._spot(node, layer, seats, x, y)
        tile = self._tile(node.whole("gid", 1, (1 << 32) - 1), node.at)
        thing = placed(node, tile, x, y)
        if layer == PIECES and "@" in tile.face:
            raise Trouble("own.piece.turned", tile.face, tile.face.partition("@")[0], at=node.at)
        if layer == PIECES:
            self.pieces.append(Laid(tile, Found(thing, node.at)))
        elif thing.rotation:
            raise Trouble("own.object.turned", tile.face, at=node.at)
        elif {"many", "labels", "roll", "counter", "note"} & tile.words.keys():
            raise Trouble("own.piece.scenery", tile.face, shown(layer), at=node.at)
        return thing

    def _tile(self, gid: int, at: Where) -> Tile:
        """Return the tile of a number; Trouble where no tileset has it, or it is flipped."""
        if gid >= LAST:
            raise Trouble("own.object.flipped", at=at)
        if gid not in self.tiles:
            raise Trouble("own.object.tile", gid, at=at)
        return self.tiles[gid]

    def _spot(self, node: Node, layer: str, seats: int, x: float, y: float) -> Thing:
        """Return a place."""
        name, kind = node.said.get("name", ""), node.said.get("type") or node.said.get("class") or ""
        if not name:
            raise Trouble("own.spot.nameless", at=node.at)
        name = spot_name(name, node.at)
        if kind and kind not in KINDS:
            raise Trouble("own.spot.unknown", name, shown(kind), at=node.at)
        box = [node.number(side, FAR) for side in ("x", "y", "width", "height")]
        if not min(box[2:]) > 0:
            raise Trouble("own.spot.size", name, at=node.at)
        if node.number("rotation", 1e6) % 360:
            raise Trouble("own.object.turned", name, at=node.at)
        words = said(node, ON_LATTICES if kind == "lattice" else SPOT_WORDS)
        self._suits(name, kind, layer, seats, words, node.at)
        thing = Thing(0, name, kind, box[0] + x, box[1] + y, box[2], box[3], 0.0, 0, words)
        other = self.spots[seats].get(name) or self.spots[0].get(name) or self._seated(name, seats)
        if other:
            raise Trouble("own.spot.twice", name, other.at.line, at=node.at)
        first = self.first.setdefault(name.rstrip("012345") if "@" in name else name, thing)
        if _steps(kind) != _steps(first.type):
            raise Trouble("own.spot.alike", name, kind or "pile", first.name, first.type or "pile", at=node.at)
        self.spots[seats][name] = Found(thing, node.at)
        return thing

    def _seated(self, name: str, seats: int) -> Found | None:
        """Return a place of that name of some number of seats, for one that is the same for all."""
        return None if seats else next((known[name] for known in self.spots.values() if name in known), None)

    def _suits(self, name: str, kind: str, layer: str, seats: int, words: dict[str, Any], at: Where) -> None:
        """Refuse what does not go with the kind of a place, its name or its layer; say what goes without saying."""
        stem, _, seat = name.partition("@")
        alike = TAGGED.fullmatch(name)
        if alike:
            raise Trouble("own.spot.like", name, f"{alike[1]}@{alike[2]}", at=at)
        if seat and not seats:
            raise Trouble("own.spot.seat", name, SEATS[0], SEATS[-1], at=at)
        if seat and int(seat) >= seats:
            raise Trouble("own.spot.far", name, seats, at=at)
        if kind in TAGS and (stem != kind or not seat):
            raise Trouble("own.spot.called", name, kind, f"{kind}@0", at=at)
        if (name in ALONE or stem in TAGS) and kind != stem:
            raise Trouble("own.spot.kind", name, stem, at=at)
        if seat and stem in PLAIN and _steps(kind):
            raise Trouble("own.spot.kind", name, PLAIN[stem], at=at)
        if kind in ALONE and kind != "buttons" and name != kind:
            raise Trouble("own.spot.called", name, kind, kind, at=at)
        if (kind == "view") != (layer == VIEWS):
            raise Trouble("own.spot.view", name, VIEWS, at=at)
        if kind == "cells" and not {"columns", "rows"} <= words.keys():
            raise Trouble("own.spot.squares", name, at=at)
        if words.get("holds") and (seat or kind in GRIDS):
            raise Trouble("own.holds.seat" if seat else "own.holds.grid", name, kind, at=at)
        if words.get("holds") and seats:
            raise Trouble("own.holds.some", name, seats, at=at)
        if words.get("zone") == "owner" and not seat:
            raise Trouble("own.spot.owner", name, f"{name}@0", at=at)
        if stem == "hand" and seat:
            words.setdefault("zone", "owner")
        if kind == "title":
            words["icon"] = "icon-box"

    # ── pictures ──

    def _picture(self, node: Node, x: float, y: float) -> Thing:
        """Return what an image layer shows as scenery."""
        image = node.first("image") or node
        source, width, height = self.pictures.find(self.pictures.folder.path, image)
        wide, high = image.number("width", FAR, width), image.number("height", FAR, height)
        if min(wide, high) <= 0:
            raise Trouble("own.object.size", shown(source.name), at=image.at)
        gid = PICTURED + len(self.tiles)
        none: dict[str, Any] = {}
        self.tiles[gid] = Tile(f"scenery.{gid - PICTURED}", source, width, height, (wide, high), none, image.at,
                               (0.0, 0.0), (0.0, 0.0))  # fmt: skip
        return Thing(0, "", "", x, y, wide, high, 0.0, gid, none)

    def _squares(self, node: Node, x: float, y: float) -> Iterator[Thing]:
        """Yield what a layer of tiles shows, as scenery."""
        wide, high = node.whole("width", 1, 1000), node.whole("height", 1, 1000)
        self.cells += wide * high
        if self.cells > CELLS:
            raise Trouble("own.much.cells", CELLS, at=node.at)
        across, down = self.grid
        for at, gid in enumerate(numbers(node, wide * high)):
            if gid:
                self.filled += 1
                if self.filled > FILLED:
                    raise Trouble("own.much.cells", FILLED, at=node.at)
                tile = self._tile(gid, node.at)
                left, low = at % wide * across + x, (at // wide + 1) * down + y
                yield Thing(0, "", "", left + tile.offset[0], low - tile.drawn[1] + tile.offset[1],
                            *tile.drawn, 0.0, gid, {})  # fmt: skip


def _steps(kind: str) -> str:
    """Return the kind of a place with which others of its name have to agree, since its pieces are named by it."""
    return kind if kind in (*GRIDS, "buttons") else ""


def placed(node: Node, tile: Tile, x: float, y: float) -> Thing:
    """Return a tile where its middle is, its upper left corner as if it were not turned."""
    wide, high = (node.number(side, FAR, usual) for side, usual in zip(("width", "height"), tile.drawn))
    if not min(wide, high) > 0:
        raise Trouble("own.object.size", tile.face, at=node.at)
    turn = node.number("rotation", 1e6)
    angle = math.radians(turn)
    across, down = wide * (0.5 - tile.aligned[0]), high * (0.5 - tile.aligned[1])
    middle = (
        node.number("x", FAR) + x + across * math.cos(angle) - down * math.sin(angle) + tile.offset[0],
        node.number("y", FAR) + y + across * math.sin(angle) + down * math.cos(angle) + tile.offset[1],
    )
    left, top, gid = middle[0] - wide / 2, middle[1] - high / 2, node.whole("gid", 1, LAST)
    return Thing(0, "", "", left, top, wide, high, turn % 360, gid, {})


def numbers(node: Node, count: int) -> list[int]:
    """Return the tiles of a layer by their numbers, exactly so many; what is packed is never unpacked any further."""
    data = node.first("data")
    if data is None:
        raise Trouble("own.data", at=node.at)
    if data.first("chunk"):
        raise Trouble("own.map.endless", at=data.at)
    form, packed = data.said.get("encoding", ""), data.said.get("compression", "")
    if form == "csv":
        found = [cell.strip() for cell in data.text.split(",")]
        if not all(map(WHOLE.fullmatch, found)):
            raise Trouble("own.data", at=data.at)
        cells = [int(cell) for cell in found]
    elif form == "base64":
        cells = _unpacked(data, packed, count)
    elif not form:
        cells = [one.whole("gid", 0, (1 << 32) - 1, 0) for one in data.all("tile")]
    else:
        raise Trouble("own.data", at=data.at)
    if len(cells) != count or min(cells) < 0:
        raise Trouble("own.data.count", len(cells), count, at=data.at)
    return cells


def _unpacked(data: Node, packed: str, count: int) -> list[int]:
    """Return the numbers that are written as letters, packed or not."""
    try:
        found = base64.b64decode("".join(data.text.split()), validate=True)
        if packed in ("zlib", "gzip"):
            found = zlib.decompressobj(zlib.MAX_WBITS | 32).decompress(found, count * 4 + 1)
        elif packed:
            raise Trouble("own.data.packed", shown(packed), at=data.at)
    except (binascii.Error, ValueError, zlib.error):
        raise Trouble("own.data", at=data.at) from None
    if len(found) != count * 4:
        raise Trouble("own.data.count", len(found) // 4, count, at=data.at)
    return [int.from_bytes(found[at : at + 4], "little") for at in range(0, len(found), 4)]

"""The tilesets of a table of one's own: each tile a picture of its own, with the name by which rules call it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from . import own_png, own_svg
from .own_file import Folder, Trouble, Where, again, shown
from .own_house import House
from .own_words import COUNT, PIECE, TILE_WORDS, face_name, said
from .own_xml import Node, read

BYTES = 2 << 20  # of a map or tileset
SETS = 20
TILES = 500
PIXELS = 64 << 20  # of all pictures together
LAST = 1 << 28  # of the numbers of tiles: what is above says how one is flipped
PICTURES = (".svg", ".png")
KNOWN = 4000  # pictures of which it is remembered that they can be drawn
ALIGNED = {
    "unspecified": (0.0, 1.0), "bottomleft": (0.0, 1.0), "bottom": (0.5, 1.0), "bottomright": (1.0, 1.0),
    "left": (0.0, 0.5), "center": (0.5, 0.5), "right": (1.0, 0.5),
    "topleft": (0.0, 0.0), "top": (0.5, 0.0), "topright": (1.0, 0.0),
}  # fmt: skip  # which part of a tile lies at the point a map gives it


_fine: set[bytes] = set()  # digests of pictures that can be drawn


class Tile(NamedTuple):
    """One tile: the face the rules name, its picture, what it says, where that stands."""

    face: str
    source: Path
    width: int
    height: int
    drawn: tuple[float, float]  # how large Tiled draws it
    words: dict[str, Any]
    at: Where
    aligned: tuple[float, float]
    offset: tuple[float, float]


class Pictures:
    """The pictures of a table: each is looked through once."""

    def __init__(self, folder: Folder):
        self.folder, self.pixels = folder, 0
        self.sizes: dict[Path, tuple[int, int]] = {}

    def find(self, home: Path, image: Node) -> tuple[Path, int, int]:
        """Return the file an element shows, and its size."""
        source, at = image.said.get("source", ""), image.at
        if image.first("data"):
            raise Trouble("own.picture.inside", at=at)
        path = self.folder.find(home, source, PICTURES, "own.picture", at)
        if path not in self.sizes:
            self.sizes[path] = self._measure(path, at)
        return path, *self.sizes[path]

    def _measure(self, path: Path, at: Where) -> tuple[int, int]:
        form = _form(path)
        data = self.folder.take(path, form.BYTES, at)
        wide, high = form.size(path.name, data)
        _remember(data)
        self.pixels += wide * high
        if self.pixels > PIXELS:
            raise Trouble("own.much.pixels", PIXELS >> 20, at=at)
        return wide, high


def picture(path: Path, home: Path) -> bytes:
    """Return what a picture of a table in that folder holds now; Trouble where it may not be drawn any more."""
    form = _form(path)
    try:
        data = again(path, form.BYTES)
        if _digest(data) not in _fine:
            form.size(path.name, data)
            _remember(data)
    except Trouble as trouble:
        raise Trouble(trouble.reason, *trouble.gaps, at=trouble.at, table=shown(home.name)) from None
    return data


def _form(path: Path) -> Any:
    """Return what looks through such a picture."""
    return own_png if path.suffix.lower() == ".png" else own_svg


def _digest(data: bytes) -> bytes:
    return blake2b(data, digest_size=16).digest()


def _remember(data: bytes) -> None:
    """Remember that a picture can be drawn."""
    if len(_fine) >= KNOWN:
        _fine.clear()
    _fine.add(_digest(data))


def tiles(root: Node, pictures: Pictures, house: House) -> dict[int, Tile]:
    """Return the tiles of all tilesets of a map by their numbers."""
    found: dict[int, Tile] = {}
    faces: dict[str, Tile] = {}
    for count, node in enumerate(root.all("tileset")):
        if count >= SETS:
            raise Trouble("own.much.sets", SETS, at=node.at)
        first = node.whole("firstgid", 1, LAST)
        for number, tile in _of_set(node, pictures):
            if first + number in found:
                raise Trouble("own.tileset.numbers", first + number, at=node.at)
            if tile.face in faces:
                other = faces[tile.face].at
                raise Trouble("own.tile.twice", tile.face, other.file, other.line, at=tile.at)
            if tile.face in house.faces:
                raise Trouble("own.name.taken", tile.face, f"my-{tile.face}", at=tile.at)
            faces[tile.face] = found[first + number] = tile
            if len(found) > TILES:
                raise Trouble("own.much.tiles", TILES, at=tile.at)
    _refer({tile.face: tile for tile in found.values()}, house)
    return found


def _of_set(node: Node, pictures: Pictures) -> Iterator[tuple[int, Tile]]:
    """Yield the tiles of one tileset, of a file of its own or not."""
    home, source = pictures.folder.path, node.said.get("source")
    if source is not None:
        path = pictures.folder.find(home, source, (".tsx",), "own.tileset", node.at)
        node = read(path.name, pictures.folder.take(path, BYTES, node.at), "tileset")
        home = path.parent
        if "source" in node.said:
            raise Trouble("own.tileset.chain", shown(source), at=node.at)
    sheet = node.first("image")
    if sheet:
        raise Trouble("own.tileset.sheet", shown(sheet.said.get("source", "")), at=sheet.at)
    aligned = ALIGNED.get(node.said.get("objectalignment", "unspecified"), ALIGNED["unspecified"])
    shift = node.first("tileoffset")
    offset = (shift.number("x", 4096), shift.number("y", 4096)) if shift else (0.0, 0.0)
    for one in node.all("tile"):
        yield one.whole("id", 0, LAST), _tile(one, home, pictures, aligned, offset)


def _tile(
    node: Node, home: Path, pictures: Pictures, aligned: tuple[float, float], offset: tuple[float, float]
) -> Tile:
    """Return one tile; Trouble where it has no name, no picture, or says what cannot be."""
    image = node.first("image")
    if image is None:
        raise Trouble("own.tile.picture", node.whole("id", 0, LAST), at=node.at)
    name = node.said.get("type") or node.said.get("class") or ""
    if not name:
        raise Trouble("own.tile.type", shown(image.said.get("source", "")), at=node.at)
    face, words = face_name(name, node.at), said(node, TILE_WORDS)
    whole, turned, _ = face.partition("@")
    odd = sorted((PIECE | COUNT | {"as"}) & words.keys()) if turned else ()
    if odd:
        raise Trouble("own.tile.turned", face, whole, odd[0], at=node.at)
    source, width, height = pictures.find(home, image)
    drawn = image.number("width", own_png.SIDE, width), image.number("height", own_png.SIDE, height)
    part = node.number("width", own_png.SIDE, drawn[0]), node.number("height", own_png.SIDE, drawn[1])
    if node.said.get("x", "0") != "0" or node.said.get("y", "0") != "0" or part != drawn:
        raise Trouble("own.tile.part", face, at=node.at)
    if min(drawn) <= 0:
        raise Trouble("own.picture.size", shown(source.name), *map(round, drawn), own_png.SIDE, at=image.at)
    if words.get("columns") or words.get("rows"):
        _of_squares(face, words, width, height, node.at)
    return Tile(face, source, width, height, drawn, words, node.at, aligned, offset)


def _of_squares(face: str, words: dict[str, Any], width: int, height: int, at: Where) -> None:
    """Refuse a ground of squares without a side, or without room for squares beside its rims."""
    sides = [words.setdefault(side, 0) for side in "ltrb"]
    if not (words.get("columns") and words.get("rows")):
        raise Trouble("own.tile.squares", face, at=at)
    if sides[0] + sides[2] >= width or sides[1] + sides[3] >= height:
        raise Trouble("own.tile.rims", face, at=at)


def _refer(found: Mapping[str, Tile], house: House) -> None:
    """Refuse a back or another side of a piece that is no tile."""
    for tile in found.values():
        back, whole = tile.words.get("back"), tile.words.get("as")
        if back and back not in found and back not in house.faces:
            raise Trouble("own.tile.other", tile.face, "back", back, at=tile.at)
        if whole and (whole not in found or whole == tile.face or found[whole].words.get("as")):
            raise Trouble("own.tile.other", tile.face, "as", whole, at=tile.at)

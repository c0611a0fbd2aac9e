"""Checks a map: Tiled, the reader and the game must see the same table in it."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from meowgames.play.level import FREE_LAYERS, SEATS_LAYER
from meowgames.rules.free.things import LAID
from meowgames.rules.free.words import TAKEN

from . import parts

CANVAS = (1920, 1080)
TURNED = 0xF0000000  # the bits of a gid that say how its tile is flipped
FREE = FREE_LAYERS[0]
SPOTS = LAID | {"hidden"}  # kinds of what the words of a free table may name
SHAPES = ("ellipse", "point", "text", "polygon")


def faults(path: Path) -> Iterator[str]:
    """Yield what is wrong with a map; one with an underscore in its name holds cells, not a table."""
    try:
        root = parts.read(path)
    except parts.Broken as error:
        yield str(error)
        return
    table = "_" not in path.stem
    yield from parts.faults(root)
    yield from _of_shape(root, table)
    yield from _of_layers(root, table)
    yield from _of_names(root)
    yield from _of_ids(root)
    yield from _of_tiles(root, path.parent)
    for thing in root.iter("object"):
        yield from _of_object(thing)


def _of_shape(root: ET.Element, table: bool) -> Iterator[str]:
    """Yield faults of the whole map."""
    if root.get("orientation") != "orthogonal":
        yield f"the map is {root.get('orientation')}: only orthogonal maps are read"
    if root.get("infinite", "0") != "0":
        yield "the map is infinite: give it a fixed size"
    across = [int(root.get(side, 0)) * int(root.get(f"tile{side}", 0)) for side in ("width", "height")]
    if table and tuple(across) != CANVAS:
        yield f"the map is {across[0]}×{across[1]}: a table is {CANVAS[0]}×{CANVAS[1]}"


def _of_layers(root: ET.Element, table: bool) -> Iterator[str]:
    """Yield faults of layers: what the game would not draw, or would draw elsewhere than Tiled does."""
    for layer in root.iter():
        name = layer.get("name")
        if layer.tag in ("group", "imagelayer") or (table and layer.tag == "layer"):
            yield f"the layer {name} is of a kind the game does not draw ({layer.tag})"
        if layer.tag == "layer":
            yield from _of_data(layer)
        for key in ("offsetx", "offsety"):
            offset = float(layer.get(key, 0)) if layer.tag in ("layer", "objectgroup") else 0.0
            if offset % 1:
                yield f"the layer {name} has {key}={offset:g}: only whole pixels are read"
            elif offset and layer.tag == "objectgroup":
                yield f"the layer {name} has {key}={offset:g}, which the game ignores: move its objects"
        by_height = layer.tag == "objectgroup" and layer.get("draworder") != "index"
        if by_height and len(layer.findall("object[@gid]")) > 1:
            yield f"the layer {name} is drawn by height in Tiled: set its drawing order to manual"


def _of_data(layer: ET.Element) -> Iterator[str]:
    """Yield faults of how a tile layer is written."""
    name, data = layer.get("name"), layer.find("data")
    if data is None or data.get("encoding") != "csv" or data.get("compression"):
        how = "nothing" if data is None else data.get("compression") or data.get("encoding") or "XML"
        yield f"the layer {name} is stored as {how}: set the map's tile layer format to CSV"
        return
    cells = [cell for cell in (data.text or "").split(",") if cell.strip()]
    if len(cells) != int(layer.get("width", 0)) * int(layer.get("height", 0)):
        yield f"the layer {name} has {len(cells)} cells, not {layer.get('width')}×{layer.get('height')}"
    elif not all(cell.strip().isdecimal() for cell in cells):
        yield f"the layer {name} has cells that are no numbers"


def _of_names(root: ET.Element) -> Iterator[str]:
    """Yield names given twice, of which the last would silently win, and names no seat can have."""
    groups = root.findall("objectgroup")
    base = [group for group in groups if not seats_of(group) and group.get("name") != FREE]
    seen = Counter(_named(base))
    free = Counter(_named([group for group in groups if group.get("name") == FREE]))  # these may say a name anew
    for name, count in [*seen.items(), *free.items()]:
        if count > 1:
            yield f"the name {name} is given to {count} objects"
    for group in groups:
        if not seats_of(group):
            continue
        for name, count in Counter(_named([group])).items():
            if count + seen[name] > 1:  # one table sees its own layer and those for all
                yield f"the name {name} is given to {count + seen[name]} objects in {group.get('name')}"
            seat = name.partition("@")[2]
            if seat.isdecimal() and int(seat) >= seats_of(group):
                yield f"the name {name} belongs to no seat of {group.get('name')}"
    layers = [layer.get("name") for layer in root if layer.tag in ("layer", "objectgroup")]
    for name, count in Counter(layers).items():
        if count > 1:
            yield f"{count} layers are called {name}"


def seats_of(group: ET.Element) -> int:
    """Return the table size a layer is for, 0 where it is for all."""
    number = group.get("name", "").removeprefix(SEATS_LAYER)
    return int(number) if number.isdecimal() and number != group.get("name") else 0


def _named(groups: list[ET.Element]) -> list[str]:
    return [thing.get("name", "") for group in groups for thing in group.iter("object") if thing.get("name")]


def _of_ids(root: ET.Element) -> Iterator[str]:
    """Yield ids given twice, and a next id that is already taken: Tiled would mix the objects up."""
    numbers = [int(thing.get("id", 0)) for thing in root.iter("object")]
    for number, count in Counter(numbers).items():
        if count > 1:
            yield f"the id {number} is given to {count} objects"
    if numbers and int(root.get("nextobjectid", 0)) <= max(numbers):
        yield f"nextobjectid is {root.get('nextobjectid')}, but there is an object {max(numbers)}"


def _of_object(thing: ET.Element) -> Iterator[str]:
    """Yield faults of one object: what the reader takes for a plain upright rectangle must be one."""
    name = parts.called(thing)
    for shape in SHAPES:
        if thing.find(shape) is not None:
            yield f"{name} is drawn as {shape}, but read as a rectangle: draw a rectangle"
    if float(thing.get("rotation", 0)):
        yield f"{name} is rotated, which the game does not follow: give it the property tilt"
    if thing.find("polyline") is None and not any(thing.find(shape) is not None for shape in SHAPES):
        if float(thing.get("width", 0)) <= 0 or float(thing.get("height", 0)) <= 0:
            yield f"{name} has no size"
        if not thing.get("gid") and not thing.get("name"):
            yield f"{name} has no name, so nothing can lie on it"
        if thing.get("name") in TAKEN and thing.get("type", "") in SPOTS:
            yield f"{name} is called like a word of the free table"


def _of_tiles(root: ET.Element, folder: Path) -> Iterator[str]:
    """Yield faults of the tilesets a map names and of the tiles it takes from them."""
    faces: dict[int, str] = {}  # gid -> the type of its tile
    single: set[int] = set()  # gids of tiles with a picture each
    for tileset in root.findall("tileset"):
        first, source = int(tileset.get("firstgid", 0)), tileset.get("source")
        try:
            found = parts.read(folder / source) if source else tileset
        except parts.Broken as error:
            yield f"its tileset {source} {error}"
            continue
        if not source and found.find("tile/objectgroup") is not None:
            yield f"the tileset {found.get('name')} has collision shapes: save it as a file of its own"
        mine = {first + number: face for number, face in _numbered(found).items()}
        if faces.keys() & mine.keys():
            yield f"the tileset {source} begins at {first}, inside another: set firstgid further on"
        for face in sorted(set(filter(None, mine.values())) & set(faces.values())):
            yield f"the face {face} is in two tilesets of the map"
        faces |= mine
        single |= mine.keys() if found.find("image") is None else set()
    for owner, gid in _used(root):
        plain = gid & ~TURNED
        if plain not in faces:
            yield f"{owner} shows tile {plain}, which no tileset has"
        elif gid != plain and plain in single:
            yield f"{owner} shows {faces[plain] or plain} flipped, which is not read: draw it that way"


def _numbered(tileset: ET.Element) -> dict[int, str]:
    """Return the type of every tile of a tileset by its number; one cut from a sheet need not be listed."""
    listed = {int(tile.get("id", 0)): tile.get("type", "") for tile in tileset.findall("tile")}
    if tileset.find("image") is None:
        return listed
    return {**dict.fromkeys(range(int(tileset.get("tilecount", 0))), ""), **listed}


def _used(root: ET.Element) -> Iterator[tuple[str, int]]:
    """Yield every tile a map shows, each kind of it once per layer, and what shows it."""
    for thing in root.iter("object"):
        if thing.get("gid"):
            yield parts.called(thing), int(thing.get("gid", 0))
    for layer in root.iter("layer"):
        cells = {cell.strip() for cell in (layer.findtext("data") or "").split(",")}
        for cell in sorted(cells - {"0", ""}):
            if cell.isdecimal():
                yield f"the layer {layer.get('name')}", int(cell)

"""The table as drawn in Tiled: where a spot lies for this viewer, how faces lie on it, what a touch names."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from ...play.changes import art, orientation
from ...play.level import AREA, FREE, FREE_LAYERS, SEATS_LAYER, read_faces, read_level, read_map
from ...rules import Picture
from ..paint import CANVAS, LARGE, Box
from . import freely, growth, hands, tallies
from .dress import dress
from .ground import Ground
from .place import UNDER, Piece, Place, cell_size, lying, oriented_cells

KEPT = "kept"  # the place of the map that stays in sight: the hand one plays from
NEAR = "near-"  # before the name of what stands elsewhere while the table is seen from near
BIG = "big-"  # before the name of a place that lies elsewhere for large text
ABOVE = ("tools", "title", "prompt", "placing", "gains")  # what stands above or below what is looked at
RIM = 0.14  # of what is looked at, seen round it
SEAT = re.compile(r"^(.*?)(\d+)$")  # hand3: the hand of seat 3


class Laid(NamedTuple):
    """The pieces of a spot, and what they follow from: its faces, its place, its share of a strip."""

    cause: tuple[Any, ...]
    pieces: list[Piece]


class Board:
    """The map of a game for a table of that size, seen from one seat."""

    def __init__(self, game: str, seats: int, viewer: int = 0, text: float = 1.0):
        self.game, self.seats, self.viewer, self.big = game, seats, viewer, text > LARGE
        self.free = game.startswith(FREE)  # whether anything may lie anywhere
        self.faces = read_faces(game)
        self.backs = frozenset(props["back"] for props in self.faces.values() if props.get("back"))
        self.places: dict[str, Place] = {}
        self.scenery: list[tuple[str, Box]] = []
        self.ground = Ground((game, seats), self.scenery)
        self.views: list[Place] = []
        self.found: dict[str, Place | None] = {}  # spots already looked up
        self.worn_by: tuple[tuple[Sequence[int], Picture | None], dict[str, str]] = (((), None), {})
        self.orders: dict[str, tuple[str, ...]] = {}  # how somebody likes the faces of a hand to lie
        self.lying: dict[str, Laid] = {}  # what was laid last; what stays keeps its pieces
        self.fits: dict[tuple[float, ...], growth.Fit] = {}  # how lattices are seen, by their rectangle
        self.spans: dict[str, growth.Span] = {}  # rows that share a strip
        tiled = read_map(game)
        for layer in tiled.objectgroups:
            other = layer.name.startswith(SEATS_LAYER) and layer.name != f"{SEATS_LAYER}{seats}"
            if other or layer.name in FREE_LAYERS[self.free :]:  # what is laid at a free table is no scenery
                continue
            for thing in layer:
                self._take(tiled, layer.name, thing)
        self.places = roomier(self.places, self.big)
        if self.free:
            hands.furnish(self.places, read_level(game).spots)
        self.views = [view for one in self.views for view in self._placed(one)]

    def _take(self, tiled: Any, layer: str, thing: Any) -> None:
        box = Box(thing.x, thing.y, thing.width, thing.height)
        if thing.gid and self.free and thing.properties.get("sign"):
            return  # what a game writes on it is not laid
        if thing.gid:
            self.scenery.append((tiled.tile_properties[thing.gid]["type"], box))
        elif layer == "views":
            self.views.append(Place(thing.name, box, "view", dict(thing.properties)))
        elif thing.name and not getattr(thing, "points", None):
            self.places[thing.name] = Place(thing.name, box, thing.type or "pile", dict(thing.properties))

    def _placed(self, view: Place) -> list[Place]:
        """Return a view as it goes: one of a place goes there, if the table has that for so many seats."""
        of = view.props.get("of")
        place = self.places.get(of) if of else None
        if not place:
            return [] if of else [view]
        return [view._replace(box=self.around(place), props={"rival": not place.name.endswith("@0")})]

    def around(self, place: Place) -> Box:
        """Return what is seen when a place is looked at: all that its map says, with its player's tag beside it."""
        seat = place.name.partition("@")[2]
        box = self.places.get(f"{place.props.get('view')}@{seat}", place).box
        panel = self.places.get(f"panel@{seat}")
        part = panel is not None and panel.box.contains(box) and panel.box != box
        box = box if part or panel is None else box.union(panel.box)
        around = box.inflate(box.w * RIM, box.h * RIM)
        return around.clip(panel.box) if panel and part else around

    def owner(self, box: Box) -> int:
        """Return the seat whose panel a part of the table shows most of."""
        panels = [self.at(f"panel{seat}").box.clip(box) for seat in range(self.seats)]
        return max(range(self.seats), key=lambda seat: panels[seat].w * panels[seat].h)

    def stands(self, name: str, near: bool) -> Place | None:
        """Return where what stands before the table has its place; from near that may be another one."""
        return (self.places.get(NEAR + name) if near else None) or self.places.get(name)

    @property
    def kept(self) -> Box | None:
        """The part of the table that stays where it is while the rest is seen from near."""
        return self.places[KEPT].box if KEPT in self.places else None

    def room(self) -> Box:
        """Return the part of the canvas that is free for what is looked at from near: below tools, above the prompt."""
        found = [self.stands(name, near=True) for name in (*ABOVE, KEPT)]
        boxes = [place.box for place in found if place]
        top = max((box.bottom for box in boxes if box.bottom < CANVAS[1] * 0.4), default=0)
        low = min((box.y for box in boxes if box.y > CANVAS[1] * 0.6), default=CANVAS[1])
        return Box(20, top, CANVAS[0] - 40, low - top)

    def dress(self, colours: Sequence[int], picture: Picture | None = None) -> dict[str, str]:
        """Return how faces are drawn that belong to a seat, given each player's colour and what lies on the table."""
        cause, found = self.worn_by  # of the last picture
        if cause[0] != colours or cause[1] is not picture:
            found = dress(self.game, colours, picture or {})
            self.worn_by = (colours, picture), found
        return found

    def arrange(self, spot: str, faces: tuple[str, ...] | None) -> bool:
        """Let the faces of a spot lie in that order, the others last, or as they came; tell if it is new."""
        changed = self.orders.get(spot) != faces
        self.orders = {name: order for name, order in self.orders.items() if name != spot}
        if faces is not None:
            self.orders[spot] = faces
        return changed

    def make_room(self, picture: Picture) -> None:
        """Make room for a picture before it is laid: what has grown is seen smaller."""
        fits = self.fits | growth.fits(self.drawn, picture)
        if fits != self.fits:
            self.found = {spot: place for spot, place in self.found.items() if "." not in spot}
        self.fits, self.spans = fits, growth.spans(self.places.values(), self.absolute, picture)

    def foreseen(self, spot: str, picture: Picture) -> list[Piece]:
        """Return the pieces of a place as they would lie in another picture; nothing of it is kept."""
        kept = dict(self.lying), self.orders, self.spans
        self.orders, self.spans = {}, growth.spans(self.places.values(), self.absolute, picture)
        laid = self.lay({spot: picture[spot]})
        self.lying, self.orders, self.spans = kept
        return laid

    def drawn(self, name: str) -> Place | None:
        """Return the place of the map that is called so for this viewer."""
        return self.places.get(name) or self.places.get(self.relative(name))

    def place(self, spot: str) -> Place | None:
        """Return where a spot lies for the viewer; a dotted name is an offset from a drawn spot."""
        if spot not in self.found:
            self.found[spot] = self._find(spot)
        return self.found[spot]

    def at(self, spot: str) -> Place:
        """Return where a spot lies that the map must have."""
        found = self.place(spot)
        if found is None:
            raise KeyError(spot)
        return found

    def _find(self, spot: str) -> Place | None:
        if spot.endswith(freely.BESIDE):
            return freely.beside(self.place(spot.removesuffix(freely.BESIDE)), spot)
        spot = spot.removeprefix(freely.PRINTED)
        base, _, offset = spot.partition(".")
        if self.free and base == freely.POINT and offset:
            return freely.point(spot)
        found = self.drawn(base)
        if found is None or not offset:
            return found
        x, y = (float(part) for part in offset.split(","))
        if found.kind == "cells":
            wide, high = cell_size(found)
            return Place(spot, Box(found.box.x + x * wide, found.box.y + y * high, wide, high), "cell", found.props)
        if found.kind == "hidden":
            return found
        (wide, high), fit = growth.steps(found), self.fits.get(tuple(found.box)) or growth.home(found)
        across, down = growth.face_size(found, x)
        box = Box(0, 0, across * wide * fit.zoom, down * high * fit.zoom)
        middle, sink = found.box.center, found.props.get("sink", 0) * high  # how much lower than its spot it lies
        box.center = middle[0] + (x * wide - fit.x) * fit.zoom, middle[1] + (y * high + sink - fit.y) * fit.zoom
        return Place(spot, box, found.props.get("lay", "one"), found.props)

    def relative(self, spot: str) -> str:
        """Return how the map calls a seat's spot: hand3 is hand@1 for the seat before it."""
        match = SEAT.match(spot)
        if not match:
            return spot
        return f"{match[1]}@{(int(match[2]) - self.viewer) % self.seats}"

    def lay(self, picture: Picture) -> list[Piece]:
        """Return every face where it lies, bottom first."""
        pieces: list[tuple[float, Piece]] = []
        for spot, faces in picture.items():
            place = self.place(spot)
            if place and faces and place.kind != "hidden":
                order = self.orders.get(spot)
                cause, laid = (faces, place, self.spans.get(place.name), order), self.lying.get(spot)
                if laid is None or laid.cause != cause:
                    laid = Laid(cause, self._laid(place, spot, faces))
                self.lying[spot] = laid
                height = place.props.get("z", 0)
                pieces += [(height, piece) for piece in laid.pieces]
        return [piece for _, piece in sorted(pieces, key=lambda one: one[0])]

    def _laid(self, place: Place, spot: str, faces: tuple[str, ...]) -> list[Piece]:
        worn = self.worn(place, faces)
        if self.free and freely.shows_bag(self, place):
            laid = freely.in_bag(self, place, spot, worn)
        elif spot in self.orders:
            laid = freely.ordered(self.orders[spot], worn, lambda shown: LAYOUTS[place.kind](self, place, spot, shown))
        else:
            laid = LAYOUTS.get(place.kind, _pile)(self, place, spot, worn)
        return [piece._replace(still=True) for piece in laid] if place.props.get("still") else laid

    def worn(self, place: Place, faces: tuple[str, ...]) -> tuple[str, ...]:
        """Return faces as they are drawn on a place: where it wears "laid", laid-card is the art of a card."""
        look = place.props.get("wears")
        if not look:
            return faces
        return tuple(f"{look}-{face}" if f"{look}-{art(face)}" in self.faces else face for face in faces)

    def ratio(self, face: str) -> float:
        """Return width over height of a face's art."""
        props = self.tile(face)
        return props["width"] / props["height"] if props else 1.0

    def tile(self, face: str) -> dict[str, Any] | None:
        """Return the properties of a face's art, of that drawn for its orientation where there is one."""
        return self.faces.get(f"{art(face)}@{lying(face)}") or self.faces.get(art(face))

    def sized(self, place: Place, face: str) -> tuple[float, float]:
        """Return how large a face lies on a place: as large as fits, but never larger than it was drawn."""
        drawn = self.tile(face)
        if self.free:
            return (hands if place.kind == "fan" else freely).sized(self, place, face)
        if drawn and "scale" in place.props:  # pieces of one game that must keep their sizes beside one another
            return drawn["width"] * place.props["scale"], drawn["height"] * place.props["scale"]
        ratio = self.ratio(face)
        high = place.box.h if place.kind == "fan" else min(place.box.h, place.box.w / ratio)
        high = min(high, drawn["height"]) if drawn else high
        return high * ratio, high

    def spots(self, pos: tuple[float, float]) -> list[str]:
        """Name the spots that lie there."""
        there = (place for place in self.places.values() if place.box.collidepoint(pos))
        return [self.absolute(place.name) for place in there if place.kind not in FURNITURE]

    def absolute(self, name: str) -> str:
        """Return the seat's own name of a place of the map."""
        stem, at, seat = name.partition("@")
        return f"{stem}{(int(seat) + self.viewer) % self.seats}" if at else name


def roomier(places: dict[str, Place], big: bool) -> dict[str, Place]:
    """Return places as they lie for text of usual size, or for large text where the map says it otherwise."""
    out = {name: place for name, place in places.items() if not name.startswith(BIG)}
    for name, place in places.items():
        home = out.get(name.removeprefix(BIG))
        if big and home and name.startswith(BIG):
            out[home.name] = home._replace(box=place.box, props=home.props | place.props)
    return out


def _spread(place: Place, count: int, wide: float) -> tuple[float, float]:
    """Return the first centre and the step of a row that fits its place."""
    step = min(place.props.get("step", wide * 1.06), (place.box.w - wide) / max(1, count - 1))
    if place.props.get("anchor") == "midleft":
        return place.box.x + wide / 2, step
    return place.box.centerx - step * (count - 1) / 2, step


def _fan(board: Board, place: Place, spot: str, faces: tuple[str, ...]) -> list[Piece]:
    """Lay faces along a gentle arc."""
    if board.free:
        return hands.lay(board, place, spot, faces)
    wide, high = board.sized(place, faces[0])
    start, step = _spread(place, len(faces), wide)
    angle, sag = place.props.get("angle", 2.7), place.props.get("sag", 3.0)
    out = []
    for index, face in enumerate(faces):
        t = index - (len(faces) - 1) / 2
        box = Box(0, 0, wide, high)
        box.center = start + step * index, place.box.centery + t * t * sag
        out.append(Piece(face, spot, index, box, t * angle, kind="fan"))
    return out


def _row(board: Board, place: Place, spot: str, faces: tuple[str, ...]) -> list[Piece]:
    """Lay faces side by side."""
    sizes = [board.sized(place, face) for face in (faces if board.free else faces[:1] * len(faces))]
    wide, k = max(size[0] for size in sizes), 1.0
    if place.props.get("whole"):  # all are to be seen: rather smaller than over one another
        k = min(1.0, place.box.w / (wide * (1.06 * len(faces) - 0.06)))
        wide *= k
    start, step = board.spans.get(place.name) or _spread(place, len(faces), wide)
    out = []
    for index, (face, size) in enumerate(zip(faces, sizes, strict=True)):
        box = Box(0, 0, size[0] * k, size[1] * k)
        box.center = start + step * index, place.box.centery
        out.append(Piece(face, spot, index, box, kind="row"))
    return out


def _pile(board: Board, place: Place, spot: str, faces: tuple[str, ...]) -> list[Piece]:
    """Lay faces on one another, the topmost few a little apart."""
    tilt, lift = place.props.get("tilt", 0), place.props.get("lift", 3)
    out = []
    for index, face in enumerate(faces[-4:]):
        wide, high = board.sized(place, face)
        box = Box(0, 0, wide, high)
        anchor = place.props.get("anchor", "center")
        setattr(box, anchor, getattr(place.box, anchor))
        box.y -= lift * index
        kind = UNDER if board.free and index < len(faces[-4:]) - 1 else place.kind
        out.append(Piece(face, spot, len(faces[:-4]) + index, box, tilt, kind=kind))
    return out


def _tally(board: Board, place: Place, spot: str, faces: tuple[str, ...]) -> list[Piece]:
    """Lay one small face per kind, with how many there are."""
    if board.free:
        return tallies.lay(board, place, spot, faces, board.big)
    counts = Counter(art(face) for face in faces)
    order = [name for name in board.faces if name in counts]
    wide = place.props.get("size", place.box.h)
    step = place.props.get("step", wide * 2.2)
    columns = max(1, int((place.box.w + 1) // step))
    out = []
    for index, name in enumerate(order):
        small = f"mini-{name}" if f"mini-{name}" in board.faces else name
        row, column = divmod(index, columns)
        box = Box(place.box.x + step * column, place.box.y + row * (wide + 4), wide, wide)
        out.append(Piece(small, spot, index, box, count=counts[name], kind="tally"))
    return out


def _cells(board: Board, place: Place, spot: str, faces: tuple[str, ...]) -> list[Piece]:
    """Lay a ground with a grid: its tile's l, t, r, b say what its picture has round the grid."""
    props = board.faces[art(faces[0])]
    scale = place.box.w / (props["width"] - props["l"] - props["r"])
    x, y = place.box.x - props["l"] * scale, place.box.y - props["t"] * scale
    return [Piece(faces[0], spot, 0, Box(x, y, props["width"] * scale, props["height"] * scale), kind="cells")]


def _cell(board: Board, place: Place, spot: str, faces: tuple[str, ...]) -> list[Piece]:
    """Lay faces on a square of a grid; one of several squares has that square as the corner of its box."""
    out = []
    for index, face in enumerate(faces):
        squares = oriented_cells(board.faces.get(art(face), {}).get("cells", "#"), orientation(face))
        wide = (1 + max(x for x, _ in squares)) * place.box.w
        high = (1 + max(y for _, y in squares)) * place.box.h
        out.append(Piece(face, spot, index, Box(place.box.x, place.box.y, wide, high), kind="cell"))
    return out


def _label(_board: Board, place: Place, spot: str, faces: tuple[str, ...]) -> list[Piece]:
    """Write a face that is only words."""
    return [Piece(faces[-1], spot, len(faces) - 1, place.box, kind="label")]


LAYOUTS = {
    "fan": _fan,
    "row": _row,
    "pile": _pile,
    "one": _pile,
    "hex": _pile,
    "tally": _tally,
    "label": _label,
    "cells": _cells,
    "cell": _cell,
    freely.KIND: freely.lay,
}
FURNITURE = frozenset(
    ("placing", "portrait", "panel", "bed", "name", "label", "prompt", "tools")
    + ("log", "title", "buttons", "ending", "sign", "peek", "past", "hidden", AREA)
)

"""What can lie on a free table, and what its places keep secret: all that the map and its tiles say of it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from .. import SHELF, Level, Rules, find

PUBLIC, OWNER, NOBODY, BAG = "public", "owner", "nobody", "bag"
BOX, POINT, PRINT = "box", "table", "print"  # how the names of wells, of points and of what is printed begin
WIDE, HIGH = 96, 54  # points of the table left and right of its middle, above and below it
FAR = 99  # steps a place may lie off its spot
UNSEEN = "unseen"  # what is seen of a piece that has no back of its own
LAID = frozenset(("one", "pile", "row", "fan", "tally", "lattice", "hex", "cells", "cell", "", None))
OFFSET = re.compile(r"(-?[0-9]{1,2}),(-?[0-9]{1,2})")
SEATED = re.compile(r"^(.*?)([0-9])$")


def game_of(level: Level) -> Rules | None:
    """Return the rules of the game whose board this is, None for toys and tables of one's own."""
    name = level.name.removeprefix("free-")
    return find(name) if SHELF.get(name) else None


class Thing(NamedTuple):
    """What the tile of a piece says of it; its art is its name."""

    art: str
    back: str  # what others see of it while it is hidden
    well: str  # where it lies in the box with its like, "" for its art
    many: int  # so many are in the box
    labels: tuple[str, ...]  # what is written on each of them, () for nothing
    sides: tuple[str, ...]  # all its faces, itself the first, () if it has but one
    rolls: bool
    counter: bool
    note: bool


class Zone(NamedTuple):
    """Who sees what lies on a place."""

    kind: str
    seat: int = -1  # whose hand it is


@cache
def things(level: Level) -> Mapping[str, Thing]:
    """Return every piece of a table by its art, and by each other side it has."""
    faces = level.faces
    sides: dict[str, list[str]] = {}
    for face, said in faces.items():
        if said.get("as"):
            sides.setdefault(said["as"], [said["as"]]).append(face)
    found = {}
    for art, said in faces.items():
        if "many" in said or "labels" in said:
            labels = tuple(str(said.get("labels", "")).split())
            drawn, counter = _sides(said, labels, sides.get(art, [art])), bool(said.get("counter") and not labels)
            found[art] = Thing(
                art, said.get("back", UNSEEN), said.get("group", ""), len(labels) or said["many"], labels, drawn,
                bool(said.get("roll") and drawn), counter, bool(said.get("note") and not labels and not counter),
            )  # fmt: skip
    for face, said in faces.items():
        if said.get("as") in found:
            found[face] = found[said["as"]]
    return found


def _sides(said: Mapping[str, Any], labels: Sequence[str], drawn: Sequence[str]) -> tuple[str, ...]:
    """Return all faces of a piece, () if it has but one: pieces with several labels would forget theirs on another."""
    if len(set(labels)) > 1:
        return ()
    art = drawn[0]
    if len(drawn) > 1:
        return (f"{art}:{labels[0]}" if labels else art, *drawn[1:])
    return () if labels else tuple(f"{art}:{number}" for number in range(1, int(said.get("roll", 0)) + 1))


def point(x: int, y: int) -> str:
    """Return the name of a point of the table."""
    return f"{POINT}.{x},{y}"


def art(face: str) -> str:
    """Return the art of a face, without what is written on it."""
    return face.partition(":")[0]


def label(face: str) -> str:
    """Return what is written on a face."""
    return face.partition(":")[2]


QUARTERS = ("", "1", "2", "3")


@cache
def _drawn_ways(level: Level) -> Mapping[str, tuple[str, ...]]:
    """Return the ways each art is drawn to lie, beside the usual one, of those that are drawn in several."""
    found: dict[str, list[str]] = {}
    for face in [face for face in level.faces if "@" in face and level.faces[face] is not None]:  # looked up, so read
        found.setdefault(face.partition("@")[0], []).append(face.partition("@")[2])
    return {art: tuple(sorted(ways, key=lambda way: (way.endswith("m"), way))) for art, ways in found.items()}


@cache
def _hidden_ways(level: Level, back: str) -> tuple[str, ...]:
    """Return the ways in which pieces are drawn that hide behind this back, which itself is drawn in one."""
    found = [_drawn_ways(level).get(art, ()) for art, thing in things(level).items() if thing.back == back != UNSEEN]
    return max(found, key=len, default=())


@cache
def turns(level: Level, name: str) -> tuple[str, ...]:
    """Return how a piece of this art, or one that hides behind it, can be turned: as it is drawn, else by quarters."""
    drawn = _drawn_ways(level).get(name) or _hidden_ways(level, name)
    return ("", *drawn) if drawn else QUARTERS


@cache
def ways(level: Level, name: str) -> tuple[str, ...]:
    """Return how a face is seen to lie, however it is turned: a back only the usual way if its pieces are drawn so."""
    return turns(level, name) if name in _drawn_ways(level) or not _hidden_ways(level, name) else ("",)


@cache
def stock(level: Level) -> tuple[str, ...]:
    """Return every piece there is, as it lies in the box, sorted."""
    found = []
    for name, thing in things(level).items():
        if name == thing.art:
            found += [f"{name}:{text}" for text in thing.labels] or [whole(thing)] * thing.many
    return tuple(sorted(found))


@cache
def printed_faces(level: Level) -> frozenset[str]:
    """Return every face that belongs to a board and is no piece."""
    return frozenset(face for face, said in level.faces.items() if said.get("print"))


def whole(thing: Thing) -> str:
    """Return the face of a piece that says nothing yet: a dial at zero, an empty note, the highest side of a die."""
    if thing.counter:
        return f"{thing.art}:0"
    return thing.sides[-1] if thing.sides and ":" in thing.sides[-1] else thing.art


def boxed(level: Level, face: str) -> str:
    """Return the face with which a piece lies in the box again: what was turned, counted or written is forgotten."""
    thing = things(level)[art(face)]
    if not thing.labels:
        return whole(thing)
    return face if face in {f"{thing.art}:{text}" for text in thing.labels} else f"{thing.art}:{thing.labels[0]}"


@cache
def words_of(level: Level, name: str) -> Mapping[str, Any] | None:
    """Return what the map says of a place by the name of its spot, None where there is no such place to lay on."""
    found = SEATED.match(name)
    spots = level.spots
    own = spots.get(f"{found[1]}@0") if found else None
    said = own if own is not None and found and f"{found[1]}@{found[2]}" in spots else spots.get(name)
    if said is None or "@" in name or said.get("kind") not in LAID or said.get("sign"):
        return None
    return said


@cache
def zone(level: Level, spot: str, seats: int) -> Zone | None:
    """Return who sees what lies there, None where nothing can lie."""
    base, dot, offset = spot.partition(".")
    if base.startswith(f"{BOX}:"):
        known = base[len(BOX) + 1 :] in wells(level) and not dot
        return Zone(PUBLIC) if known else None
    step = OFFSET.fullmatch(offset) if dot else None
    if dot and (not step or f"{int(step[1])},{int(step[2])}" != offset):
        return None
    if base == POINT:
        near = step and abs(int(step[1])) <= WIDE and abs(int(step[2])) <= HIGH
        return Zone(PUBLIC) if near else None
    said = words_of(level, base)
    if said is None or (said.get("kind") in ("lattice", "cells")) != bool(dot):
        return None
    if seats not in said.get("tables", (seats,)):
        return None
    if said.get("kind") == "cells" and step and not _on(said, int(step[1]), int(step[2])):
        return None
    seat = SEATED.match(base)
    own = int(seat[2]) if seat and f"{seat[1]}@0" in level.spots else -1
    if own >= seats:
        return None
    if said.get("bag"):
        return Zone(BAG)
    kind = said.get("zone", PUBLIC)
    return Zone(kind, own if kind == OWNER else -1)


def _on(said: Mapping[str, Any], x: int, y: int) -> bool:
    return 0 <= x < said.get("columns", FAR) and 0 <= y < said.get("rows", FAR)


@cache
def wells(level: Level) -> tuple[str, ...]:
    """Return the wells of the box: one for each sort of piece, one for each back, one for each group."""
    found: dict[str, None] = {}
    for name, thing in things(level).items():
        if name == thing.art:
            found |= dict.fromkeys((thing.well or name, thing.back))
    return tuple(found)


@cache
def backs(level: Level) -> frozenset[str]:
    """Return every back that some pieces have as their own."""
    return frozenset(thing.back for thing in things(level).values()) - {UNSEEN}


def well(level: Level, face: str, open_to_all: bool) -> str:
    """Return the well of a piece: with its like, or with all of its back where not everybody knows which it is."""
    thing = things(level)[art(face)]
    return f"{BOX}:{(thing.well or thing.art) if open_to_all else thing.back}"


@cache
def drawn_spots(level: Level, seats: int) -> tuple[str, ...]:
    """Return every drawn spot on which pieces can lie, without offsets, in the order of the map."""
    found: dict[str, None] = {}
    for name in level.spots:
        stem, at, _ = name.partition("@")
        names = [f"{stem}{seat}" for seat in range(seats)] if at else [name]
        found |= dict.fromkeys(spot for spot in names if zone(level, spot, seats))
    return tuple(found)


@cache
def lattices(level: Level, seats: int) -> tuple[str, ...]:
    """Return every spot at whose offsets pieces can lie: lattices and grids of squares."""
    found: dict[str, None] = {}
    for name in level.spots:
        stem, at, _ = name.partition("@")
        names = [f"{stem}{seat}" for seat in range(seats)] if at else [name]
        found |= dict.fromkeys(spot for spot in names if zone(level, f"{spot}.0,0", seats) and spot != POINT)
    return tuple(found)

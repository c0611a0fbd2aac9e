"""What lies on a table: the pieces of a picture, each with the place it lies on, without the marks of the house."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from .. import Level, Picture
from .boats import AT, HULLS
from .cards import CARDS
from .luck import SHARE
from .state import DAYS
from .tiles import CATS, COLOUR, COLOURS, COMMON, ORIENTATIONS, ORIENTED, RARE, TREASURES

FIGURES = 6  # a free table has some for more seats than this game has
DIGITS = 3  # no heap has more pieces than so many digits say
KINDS: Mapping[str, str] = {
    **dict.fromkeys(CATS, "cat"),
    **dict.fromkeys(COMMON, "common"),
    **dict.fromkeys(RARE, "rare"),
    **dict.fromkeys(CARDS, "card"),
    **dict.fromkeys(HULLS, "hull"),
    **{f"figure{seat}": "figure" for seat in range(FIGURES)},
    "vesh": "vesh",
    "bag": "bag",
}
MARKS = frozenset((
    *(f"map-{colour}" for colour in COLOURS), "rat", "rats", "rooms", "families", "score", "passed", "have",
    "have-back", "given", "slot",
))  # fmt: skip
HEAPED = {"common": "stock", "rare": "stock", "bag": "tally"}  # where a face says how many of its kind there are


class Thing(NamedTuple):
    """A piece, or a heap of equal ones, where it lies."""

    spot: str
    place: str  # the sort of place, "" where this game has none
    kind: str  # the sort of piece, "" for what is none of this game
    name: str
    way: str  # how a tile is turned
    many: int


@cache
def places(seats: int) -> Mapping[str, str]:
    """Return which sort of place each spot of a table for so many is."""
    found = {spot: "square" for spot in AT if int(spot[4]) < seats}
    for place, many in (
        ("boat", seats),
        ("card", seats),
        ("order", seats),
        ("shore", SHARE * seats),
        ("day", DAYS + 1),
    ):
        found |= {f"{place}{number}": place for number in range(many)}
    found |= dict.fromkeys(TREASURES, "stock")
    found |= {f"bag-{name}": "tally" for name in (*COLOURS, "rare")}
    return found | {"bag": "bag", "held": "held", "gone": "gone"}


def things(seats: int, picture: Picture) -> Iterator[Thing]:
    """Yield every piece of a picture; where the bag lies open, it is not counted too."""
    known = places(seats)
    for spot, faces in picture.items():
        place = known.get(spot, "")
        if place == "tally" and "bag" in picture:
            continue
        for face in faces:
            name = face.partition(":")[0].partition("@")[0]
            if name not in MARKS:
                yield _thing(spot, place, name, face)


@lru_cache(maxsize=8192)
def _thing(spot: str, place: str, name: str, face: str) -> Thing:
    """Return what a face of this name is on this spot."""
    kind, text = KINDS.get(name, ""), face.partition(":")[2]
    way, many = f"@{face.partition(':')[0].partition('@')[2] or 0}", 1
    if text or kind == "bag":
        counted = text.isascii() and text.isdecimal() and len(text) <= DIGITS
        kind, many = (kind, int(text)) if counted and HEAPED.get(kind) == place else ("", 1)
    if not kind or way not in ORIENTATIONS:
        return Thing(spot, place, "", face, "@0", 1)
    if name in ORIENTED:
        way = ORIENTED[name][way].orientation  # 4.1: ways that look the same are one
    return Thing(spot, place, kind, name, way, many)


def pieces(level: Level, seats: int, picture: Picture) -> Picture:  # noqa: ARG001 — the places are the same on all
    """Return what a hand can move of a picture, each hand, heap and corner sorted, and the shore as one place."""
    found: dict[str, list[str]] = {}
    heaps = Counter[str]()
    for spot, place, kind, name, way, many in things(seats, picture):
        if place == "gone" and kind not in ("cat", "") or place == kind == "hull":
            continue  # what else is in the box takes no part
        if place == "bag" and kind in ("cat", "rare"):
            heaps[_tally(name)] += many
        elif place == "tally" and kind or place == "stock" and name == spot:
            heaps[spot] += many
        elif place == "square" and way != "@0":
            found.setdefault(spot, []).append(name + way)
        else:
            found.setdefault("shore0" if place == "shore" else spot, []).append(name)  # 3.14
    for spot, many in heaps.items():
        if many:
            face = spot if spot in TREASURES else "bag"
            found.setdefault(spot, []).append(f"{face}:{many}")
    return {spot: tuple(sorted(faces)) for spot, faces in found.items()}


def _tally(tile: str) -> str:
    """Return the place that counts the tiles in the bag like this one."""
    return f"bag-{COLOURS[COLOUR[tile]] if tile in COLOUR else 'rare'}"

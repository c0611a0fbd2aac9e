"""What a hand can move of a picture: which piece may lie where, and how it is read without the marks of the house."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from .. import Level, Picture, Spots
from .families import BIT, MASKS
from .farm import REACH
from .tiles import NAMES
from .view import ASLEEP, CROPS, USED, WARES

GONE = "gone"  # what lies in the box is no part of the game
TILES = len(NAMES[0])
SET = {frozenset(names): kind for kind, names in enumerate(NAMES)}  # the tiles that are played with -> their set
HEAPS = {"fields": "fields", "sticks": "sticks", "waiting": "bonus", "food": "food", "coin": "coin"}  # -> their number
NO_WARE = WARES[0]
SORTS = {
    **dict.fromkeys(BIT, "kitten"), **dict.fromkeys((name for names in NAMES for name in names), "tile"),
    **dict.fromkeys(CROPS, "field"), **{name: name for name in ("stick", "malus", "first", "food", "coin", "bonus")},
    "fields": "heap", "sticks": "heap", **dict.fromkeys(WARES.values(), "ware"),
}  # fmt: skip
ART = {"field": CROPS[0], "edge": "stick"}  # what stands for all that lies there
# Which sort lies on which place, then the clause of that place and of that sort.
HOLDS = {
    "nest": "kitten", "workers": "kitten", "stalls": "kitten", "tile": "tile", "waiting": "bonus", "first": "first",
    "wares": "ware", "food": "food", "coin": "coin", "malus": "malus", "field": "field", "edge": "stick",
}  # fmt: skip
CLAUSES = {
    "fields": "2.1", "sticks": "2.1", "nest": "2.6", "workers": "1.2", "stalls": "1.2", "tile": "2.8",
    "waiting": "3.3", "first": "1.6", "wares": "4.8", "food": "1.5", "coin": "1.5", "malus": "8.8", "field": "6.7",
    "edge": "6.4",
}  # fmt: skip
ASTRAY = {
    "kitten": "1.2", "tile": "2.8", "field": "6.7", "stick": "6.4", "heap": "2.1", "malus": "8.8", "first": "1.6",
    "food": "1.5", "coin": "1.5", "bonus": "3.3", "ware": "4.8",
}  # fmt: skip
NOWHERE = "1.1"  # the clause of what is no piece of the game and lies on no place of it
MARKS = ("phase", "round", "doing", "sent", "last", "idle", "served", "fresh", "spare-fields", "spare-sticks")
OWN = ("nest", "workers", "stalls", "wares", "food", "coin", "malus", "first")  # places every seat has
TAGS = ("score", "mayor", "meals", "need", "yield", "supper", "short", "price", "bill", "active", "played")
FACE = re.compile(r"([a-z-]+[0-9]?)(?:@([1-3]))?(?::([0-9]{1,5}))?")
OFFSET = re.compile(r"(field|edge)([0-9])\.(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)")

Place = tuple[str, int, int]  # what sort of place, whose or which, and where on its farm


@lru_cache(maxsize=1 << 12)
def place(spot: str, seats: int) -> Place:
    """Return what sort of place a spot is, whose it is, and which square or edge of a farm."""
    if spot in MARKS:
        return "mark", 0, 0
    if spot in ("fields", "sticks", GONE):
        return spot, 0, 0
    name, number = spot[:-1], spot[-1:]
    if number in tuple("01234")[:TILES] and name in ("tile", "waiting", "taker"):
        return "mark" if name == "taker" else name, int(number), 0
    if number in tuple("0123")[:seats] and name in (*OWN, *TAGS):
        return name if name in OWN else "mark", int(number), 0
    found = OFFSET.fullmatch(spot)
    at = found and int(found[2]) < seats and _on_farm(found[1], int(found[3]), int(found[4]))
    return (found[1], int(found[2]), at) if found and at else ("", 0, 0)


def _on_farm(name: str, x: int, y: int) -> int:
    """Return the number of a square or an edge, 0 for none: those at the rim and beyond it are never used."""
    if name == "field":
        inside = max(abs(x), abs(y)) < REACH
        return (y + REACH) * (2 * REACH + 1) + x + REACH if inside else 0
    inside = max(abs(x), abs(y)) < 2 * REACH - 1 and (x + y) & 1 == 1
    return 2 * ((y // 2 + REACH) * (2 * REACH + 1) + x // 2 + REACH) + (y & 1) if inside else 0


@lru_cache(maxsize=1 << 12)
def read(face: str) -> tuple[str, str, str, str]:
    """Return which sort of piece a face is, its art, how it lies and what is written on it; "" for no piece."""
    found = FACE.fullmatch(face)
    if not found or found[1] not in SORTS:
        return "", "", "", ""
    return SORTS[found[1]], found[1], found[2] or "", found[3] or ""


@lru_cache(maxsize=1 << 12)
def fault(spot: str, face: str, seats: int) -> str:
    """Return the clause that a face breaks by lying on this spot, "" for none."""
    where, index, _ = place(spot, seats)
    sort, art, lies, text = read(face)
    if where in ("mark", GONE):
        own = where == GONE or spot.startswith("spare-") and art == spot.removeprefix("spare-")
        return "" if own else ASTRAY.get(_claimed(face), "")
    if not where or not sort:
        return ASTRAY.get(_claimed(face)) or CLAUSES.get(where, NOWHERE)
    if where in ("fields", "sticks"):
        one = sort == ("field" if where == "fields" else "stick")
        return "" if (one and not text) or (art == where and text and not lies) else ASTRAY[sort]
    if sort != HOLDS[where]:
        return ASTRAY[sort]
    if bool(text) != (sort in ("food", "coin", "bonus") or (sort == "ware" and art != NO_WARE)):
        return CLAUSES[where]
    if sort == "kitten":
        return _kitten(where, index, BIT[art], lies, seats)
    return CLAUSES[where] if where == "tile" and lies not in ("", USED[1:]) else ""


def _claimed(face: str) -> str:
    """Return which sort a face says it is, whatever else is written on it."""
    return SORTS.get(face.partition(":")[0].partition("@")[0], "")


def _kitten(where: str, index: int, kitten: int, lies: str, seats: int) -> str:
    """Return the clause that a kitten breaks by being there."""
    if not kitten & sum(MASKS[:seats]):
        return "2.6"
    if where == "nest":
        return "" if kitten & MASKS[index] else "6.14"
    return "6.11" if where == "workers" and lies not in ("", ASLEEP[1:]) else ""


def clause_of(spot: str) -> str:
    """Return the clause of the pieces that lie on a spot."""
    where, _, _ = place(spot, len(MASKS))
    return CLAUSES.get(where, NOWHERE)


def total(faces: Iterable[str]) -> int:
    """Return the numbers on faces together; a piece without a number counts one."""
    return sum([int(text) if text else 1 for _, _, _, text in map(read, faces)])


def tile_places(picture: Picture) -> tuple[int, tuple[int, ...]]:
    """Return which set of tiles lies there and the place in it of each, −1 and as they lie if they are no set."""
    lying = [picture.get(f"tile{at}", ()) for at in range(TILES)]
    names = [read(faces[0])[1] for faces in lying if len(faces) == 1]
    kind = SET.get(frozenset(names), -1) if len(names) == TILES else -1
    return kind, tuple([NAMES[kind].index(name) for name in names]) if kind >= 0 else tuple(range(TILES))


def pieces(level: Level, seats: int, picture: Picture) -> Picture:  # noqa: ARG001 — farms need no board
    """Return what a hand can move of a picture, without the marks of the house; sorted where order says nothing."""
    _, order = tile_places(picture)  # the tiles may lie side by side in any order
    found: Spots = {}
    for spot, faces in picture.items():
        where, index, _ = place(spot, seats)
        if where == GONE:
            continue
        odd = tuple([face for face in faces if fault(spot, face, seats)]) if where else faces
        good = () if where in ("", "mark") else _plain(where, [face for face in faces if face not in odd])
        if odd or good:
            found[f"{where}{order[index]}" if where in ("tile", "waiting") else spot] = good + odd
    return found


def _plain(where: str, faces: list[str]) -> tuple[str, ...]:
    """Return the faces of a place as they lie in any picture of the same position."""
    if where in HEAPS:
        count = total(faces)
        return (f"{HEAPS[where]}:{count}",) if count else ()
    if where in ART:
        return (ART[where],) * len(faces)
    kept = []
    for face in faces:
        _, art, lies, text = read(face)
        if where == "wares":
            kept += [f"{art}:{text}"] if text.strip("0") else []
        else:
            kept.append(art + (ASLEEP if lies and where in ("workers", "tile") else ""))
    return tuple(sorted(kept))

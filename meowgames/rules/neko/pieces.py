"""What a hand can move of a picture: pieces without the marks of the house, where they lie as the rules see it."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from .. import Level, Picture
from .state import ANIMALS, CAT, SLOTS, WASTE, WASTE_KIND
from .tiles import KIND
from .tower import MIDDLE, STRIDE

GONE = "gone"  # what a free table has in its box
DECK, BACK = "deck", "tile-back"
PLACES = range(len(ANIMALS))  # of the line
KIND_NAMES = "|".join(KIND)

# The marks of the house, by the stem of the spot on which they lie; whatever else lies there is no mark.
MARKS = {
    stem: re.compile(faces)
    for stem, faces in {
        "order": "pawn[0-4]", "task": "head-[a-z]+", "mark": "done|now", "power": "using:[a-z]+",
        "floor": "floor:[0-9]+", "balance": "balance:[+-][0-9]+", "left": "left:[0-9]*½?", "right": "right:[0-9]*½?",
        "next": "next", "fate": "wall|falling", "beyond": "beyond", "bead": "bead:[+-][0-9]+",
        "slot": "slot", "pick": "picked", "eyes": "eye[0-4]", "maybe": KIND_NAMES,
        "past": "(?:turn|record|still):-?[0-9]+|(?:shown|back|batch):[0-9.]+",
    }.items()
}  # fmt: skip
SPOT = re.compile(r"([a-z][a-z-]*?)(0|[1-9][0-9]*)?(?:\.(0|-?[1-9][0-9]*),(0|-?[1-9][0-9]*))?")
COUNTED = re.compile(rf"(?:{DECK}|{BACK}):([0-9]{{1,3}})")  # a heap with its number written on it
TURNED = re.compile(r"@[1-5]m?")
HEAPS = {"pawn": "stand", "koban": "hoard", "animal": "line", CAT: "line"}  # where what lies on an animal is kept


class Spot(NamedTuple):
    """The parts of a spot's name."""

    stem: str
    number: int  # -1 if it has none
    at: tuple[int, int] | None = None  # its offset


@lru_cache(maxsize=4096)
def spot_of(name: str) -> Spot:
    """Take the name of a spot apart."""
    found = SPOT.fullmatch(name) if len(name) < STRIDE else None
    if not found:
        return Spot(name, -1)
    stem, number, across, down = found.groups()
    return Spot(stem, int(number) if number else -1, (int(across), int(down)) if across else None)


@lru_cache(maxsize=4096)
def kind_of(face: str) -> str:
    """Return what a piece is: tile, animal, cat, die, pawn, koban or first; "" for what the game does not have."""
    if face in KIND or face == BACK:
        return "tile"
    if face in ANIMALS:
        return "animal"
    if face in (CAT, "koban", "first"):
        return face
    if face.startswith("die-") and face[4:] in ANIMALS:
        return "die"
    return "pawn" if re.fullmatch("pawn[0-9]", face) else ""


@lru_cache(maxsize=4096)
def bare(face: str) -> str:
    """Return a face without its orientation."""
    name, at, turn = face.partition("@")
    return name if TURNED.fullmatch(at + turn) else face


def pieces(level: Level | None, seats: int, picture: Picture) -> Picture:  # noqa: ARG001 — the board says nothing
    """Return what a hand can move of a picture, without the marks of the house; sorted, because no order matters."""
    found: dict[str, list[str]] = {}
    for spot, faces in picture.items():
        if spot == GONE:
            continue
        stem = spot_of(spot).stem
        marks = MARKS.get(stem)
        if spot == DECK:
            many, faces = _heaped(faces)
            found[spot] = [f"{BACK}:{many}"] * bool(many)
        for face in faces:
            if not marks or not marks.fullmatch(face):
                where, what = placed(spot, face)
                found.setdefault(where, []).append(what)
    return {spot: tuple(sorted(faces)) for spot, faces in found.items() if faces}


def _heaped(faces: tuple[str, ...]) -> tuple[int, tuple[str, ...]]:
    """Return how many tiles lie in the deck, counted or one by one, and what else lies there."""
    many, others = 0, list[str]()
    for face, copies in Counter(faces).items():
        number = COUNTED.fullmatch(face)
        if number:
            many += copies * int(number[1])
        elif kind_of(bare(face)) == "tile":
            many += copies  # 2.2: nobody knows in what order they lie
        else:
            others += [face] * copies
    return many, tuple(others)


@lru_cache(maxsize=8192)
def placed(spot: str, face: str) -> tuple[str, str]:
    """Return where a piece counts as lying, and its face there: only on towers does it matter how it is turned."""
    stem, number, _ = spot_of(spot)
    name = bare(face)
    kind = kind_of(name)
    if stem == "tower" and kind == "tile":
        return spot, face
    if stem in ("line", "stand", "hoard") and number in PLACES and kind in HEAPS:
        return f"{HEAPS[kind]}{number}", name  # on the animal is beside it
    if spot in WASTE_KIND and name in KIND:
        return WASTE[KIND[name]], name  # 4.4: in the middle
    return spot, name if kind else face


def lies_well(spot: Spot, kind: str, seats: int) -> bool:
    """Tell whether such a piece can lie on a spot of this table."""
    stem, number, at = spot
    if stem in ("row", "tower"):
        if kind != "tile" or not 0 <= number < seats or at is None:
            return False
        across, down = at
        return across in SLOTS and not down if stem == "row" else abs(across) < MIDDLE and -STRIDE < down <= 0
    if at is not None or kind not in HOLDS.get(stem, ()):
        return False
    if stem in HEAPS.values():
        return number in PLACES
    return 0 <= number < seats if stem in ("home", "koban", "first") else number < 0


HOLDS = {
    "line": ("animal", CAT), "stand": ("pawn",), "hoard": ("koban",), "home": ("pawn",), "koban": ("koban",),
    "first": ("first",), "die": ("die",), DECK: ("tile",), **dict.fromkeys(WASTE_KIND, ("tile",)),
}  # fmt: skip

# The clauses that are broken by a piece where it cannot lie, and by what is no piece on a spot.
ASTRAY = {"tile": "1.2", "animal": "2.1", CAT: "3.1", "die": "1.4", "pawn": "1.5", "koban": "1.6", "first": "1.7"}
STRANGE = {
    "line": "2.1", "stand": "3.3", "hoard": "6.2", "home": "3.6", "koban": "1.6", "first": "1.7", "die": "1.4",
    "deck": "2.2", "row": "2.4", "tower": "5.2", "next": "5.2", "beyond": "5.2", "fate": "5.4", "floor": "5.12",
    "balance": "5.7", "bead": "5.7", "left": "5.6", "right": "5.6", "slot": "4.6", "eyes": "7.2", "maybe": "7.4",
    "pick": "7.2", "power": "6.1", "order": "3.5", "task": "3.5", "mark": "3.5", "past": "8.5",
    **dict.fromkeys(WASTE_KIND, "4.4"),
}  # fmt: skip


def clause_of(spot: str) -> str:
    """Return the clause that is about a spot."""
    return STRANGE.get(spot_of(spot).stem, "1.1")

"""What the marks of the house say in a picture: a table put up by hand has none of them, and any may be missing."""

from __future__ import annotations

from typing import NamedTuple

from .. import Picture
from .families import BIT, FAMILIES
from .state import STALE
from .tiles import ACTIONS

PARTS = ("morning", "day", "evening", "over")  # of a turn, and what follows the last one
HIGH = 5  # digits of a number that is read


class Marks(NamedTuple):
    """The marks of a picture; what it does not say is "", −1, empty or nothing."""

    part: str  # of the day, or over
    round: int
    active: tuple[int, ...]  # seats marked to have their turn
    takers: tuple[int, ...]  # seat by tile
    doing: int  # an action
    sent: int
    price: int
    served: int  # set of merchants
    fresh: int  # set of kittens
    last: bool
    idle: int  # as in the reserve of the state


def marks(seats: int, picture: Picture, tiles: tuple[str, ...]) -> Marks:
    """Return what the marks of a picture say, where the tiles lie on these spots."""
    doing = _said(picture, "doing", "mark-")
    takers = [_said(picture, f"taker{spot[-1]}", "badge-") for spot in tiles]
    part = _part(seats, picture)
    return Marks(
        part,
        _number(picture, "round"),
        tuple([seat for seat in range(seats) if picture.get(f"active{seat}") == ("active",)]),
        tuple([FAMILIES.index(name) if name in FAMILIES else -1 for name in takers]),
        ACTIONS.index(doing) if doing in ACTIONS else -1,
        _number(picture, "sent"),
        max([_number(picture, f"price{seat}", "price") for seat in range(seats)]),
        _kittens(picture, "served"),
        _kittens(picture, "fresh"),
        picture.get("last") == ("last-round",),
        _idle(picture, part),
    )


def _said(picture: Picture, spot: str, start: str) -> str:
    """Return what the one face on a spot says behind this start, "" if it says nothing."""
    faces = picture.get(spot, ())
    return faces[0].removeprefix(start) if len(faces) == 1 and faces[0].startswith(start) else ""


def _number(picture: Picture, spot: str, name: str = "") -> int:
    """Return the number a mark says, −1 if it says none."""
    said = _said(picture, spot, f"{name or spot}:")
    return int(said) if said.isascii() and said.isdigit() and len(said) <= HIGH else -1


def _part(seats: int, picture: Picture) -> str:
    """Return what part of the day it is; all is over when there is a mayor."""
    said = _said(picture, "phase", "phase-")
    mayor = any(picture.get(f"mayor{seat}") == ("mayor",) for seat in range(seats))
    return said if said in PARTS[:-1] else PARTS[-1] if mayor else ""


def _idle(picture: Picture, part: str) -> int:
    """Return the rounds since a field or a stick was taken; a table without marks is at the beginning of none."""
    said = _number(picture, "idle")
    return min(said, STALE if part == PARTS[-1] else STALE - 1) if part or said >= 0 else 0


def _kittens(picture: Picture, mark: str) -> int:
    """Return the kittens that are marked so."""
    names = {face.removeprefix(f"{mark}:") for face in picture.get(mark, ())}
    return sum([BIT.get(name, 0) for name in names])

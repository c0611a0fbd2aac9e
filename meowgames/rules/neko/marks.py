"""What the house has written into a picture of the game: who knows a tile, what is in hand, what has been."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from .. import Picture
from .pieces import spot_of
from .state import STALE
from .tiles import BATCH, KIND, KINDS, SEEN, SHOWN
from .tower import START, Tower, cell_spot, sides
from .view import halves

Tile = tuple[int, int]  # seat and slot
NUMBER = re.compile(r"(turn|record|still):(-?[0-9]{1,6})")
OF_TILE = re.compile(r"(shown|back|batch):((?:[0-9]{1,3}\.){1,2}[0-9]{1,3})")
HELD = re.compile(r"[a-z]+:([a-z]+)")


class Marks(NamedTuple):
    """The marks of a picture; a table put up by hand has none of them."""

    there: bool
    acts: bool  # whether a pawn acts
    over: bool  # whether no tower grows on: the game is over
    using: str  # the animal in use, "" if none is
    order: dict[int, str]  # seat -> the animal its pawn stands on, or stood on in this turn
    waits: int  # seat whose first tile waits for its heading, -1 if none does
    picked: tuple[Tile, ...]
    back: Tile | None  # what the rabbit's user gave back
    shown: tuple[tuple[int, ...], ...]  # to whom, and the seat and slot of the tile
    batches: dict[tuple[int, ...], int]  # seat and slot of a tile -> its batch, of those that can be the same tiles
    turn: int
    record: int
    still: int


def marks_of(picture: Picture, seats: int) -> Marks:
    """Return the marks of a picture; those that make no sense count as missing."""
    past = picture.get("past", ())
    numbers = {found[1]: int(found[2]) for found in map(NUMBER.fullmatch, past) if found}
    tiles = [found for found in map(OF_TILE.fullmatch, past) if found]
    named = [(found[1], tuple(map(int, found[2].split(".")))) for found in tiles]
    back = [numbers for what, numbers in named if what == "back" and len(numbers) == 2]
    parts = {spot: spot_of(spot) for spot in picture}
    there = bool(past) or any(part.stem == "floor" for part in parts.values())
    held = [found[1] for found in map(HELD.fullmatch, picture.get("power", ())) if found]
    return Marks(
        there=there,
        acts=any(part.stem == "mark" and "now" in picture[spot] for spot, part in parts.items()),
        over=there and not any(part.stem == "next" for part in parts.values()),
        using=held[0] if held else "",
        order=dict(_order(picture, seats)),
        waits=max((seat for seat in range(seats) if _waits(picture, seat)), default=-1),
        picked=tuple(sorted((part.number, part.at[0]) for part in parts.values() if part.stem == "pick" and part.at)),
        back=(back[0][0], back[0][1]) if back else None,
        shown=tuple(numbers for what, numbers in named if what == "shown" and len(numbers) == 3),
        batches={tuple(rest): batch for what, (batch, *rest) in named if what == "batch" and len(rest) == 2},
        turn=max(0, numbers.get("turn", 0)),
        record=max(0, numbers.get("record", 0)),
        still=min(max(-1, numbers.get("still", 0)), STALE),
    )


def _order(picture: Picture, seats: int) -> Iterator[tuple[int, str]]:
    """Yield the seats in the strip of order, each with its animal."""
    for number in range(seats):
        pawn, task = picture.get(f"order{number}", ()), picture.get(f"task{number}", ())
        if len(task) == 1 and pawn in [(f"pawn{seat}",) for seat in range(seats)]:
            yield int(pawn[0].removeprefix("pawn")), task[0].removeprefix("head-")


def _waits(picture: Picture, seat: int) -> bool:
    """Tell whether a seat's path is still to begin where its first tile lies."""
    return "next" in picture.get(cell_spot("next", seat, START), ()) and cell_spot("tower", seat, START) in picture


def tiles_of(picture: Picture, rows: tuple[tuple[int, ...], ...], marks: Marks) -> tuple[tuple[int, ...], ...]:
    """Return rows of kinds as tiles that say who has seen them and with which others they were shuffled."""
    found, batches, everybody = [], Batches(), (1 << len(rows)) - 1
    shown = {(seat, slot): 0 for _, seat, slot in marks.shown}
    for who, seat, slot in marks.shown:
        shown[seat, slot] |= 1 << who if who < len(rows) else 0
    for seat, row in enumerate(rows):
        tiles = []
        for slot, kind in enumerate(row):
            eyes = picture.get(f"eyes{seat}.{slot},0", ())
            seen = sum(1 << other for other in range(len(rows)) if f"eye{other}" in eyes)
            maybe = picture.get(f"maybe{seat}.{slot},0", ())
            batch = 0 if seen == everybody else batches.of(kind, maybe, marks.batches.get((seat, slot), -1))  # 7.4
            tile = kind | seen << SEEN | (shown.get((seat, slot), 0) & seen) << SHOWN | batch << BATCH
            tiles.append(tile if kind else 0)
        found.append(tuple(tiles))
    return tuple(found)


class Batches:
    """The batches of tiles that are not from this deck, told apart by what the tiles of each can be."""

    def __init__(self) -> None:
        self.left: list[tuple[tuple[str, ...], int, Counter[str]]] = []

    def of(self, kind: int, maybe: tuple[str, ...], label: int) -> int:
        """Return the number of the batch of a tile that can be any of these; 0 is the deck."""
        if KINDS[kind] not in maybe or not set(maybe) <= KIND.keys():
            return 0
        for number, (kinds, name, left) in enumerate(self.left, 1):
            if kinds == maybe and name == label and left[KINDS[kind]]:
                left[KINDS[kind]] -= 1
                return number
        self.left.append((maybe, label, Counter(maybe)))
        return self.of(kind, maybe, label)


def weighed(picture: Picture, towers: tuple[Tower, ...]) -> bool:
    """Tell whether towers lean as the picture says, as far as it does."""
    for seat, tower in enumerate(towers):
        left, right = sides(tower)
        said = {
            f"balance{seat}": f"balance:{tower.lean:+}",
            f"left{seat}": f"left:{halves(left)}",
            f"right{seat}": f"right:{halves(right)}",
        }
        if any(picture.get(spot, (face,)) != (face,) for spot, face in said.items()):
            return False
    return True

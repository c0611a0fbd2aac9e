"""A moment of the game, and what was agreed before it."""

from __future__ import annotations

from typing import Any, NamedTuple

from .. import CHANCE, Level, Options
from ..kit import agreed
from .boats import Boat, hulls
from .tiles import BAG, COMMON, COMMONS, RARE

SEATS = range(2, 5)
OPTIONS: Options = {"auto_pass": (True, False)}
DAYS = 5


class Table(NamedTuple):
    """What was agreed before the game."""

    level: Level
    seats: int
    auto: bool  # who can take nothing passes without being asked


class State(NamedTuple):
    """A moment of the game."""

    turn: int
    stage: str  # boats, cards, give, draw, cat, place, treasure, lay or over
    boats: tuple[Boat, ...]
    shore: tuple[str, ...]  # cats round the island by slot, "" where one was taken
    held: str  # the tile in hand; it still lies in its slot or stock until it is placed
    stock: tuple[int, ...]  # treasures that can be had, common ones first
    passed: int  # set of the seats that passed today
    day: int  # where Vesh's boat is: 5 to 1, 0 when it has arrived
    order: tuple[int, ...]  # seats in the order of the island
    bag: tuple[str, ...]  # tiles not drawn yet, sorted
    cards: tuple[tuple[str, ...], ...]  # family cards each seat holds
    given: tuple[str, ...]  # the card each seat gave back, "" before
    table: Table


def start(level: Level, seats: int, **options: Any) -> State:
    """Return the first state: chance is to hand out the boats."""
    chosen = agreed(seats, options, SEATS, OPTIONS)
    hulls(level)  # a level without boats is refused here
    stock = (COMMONS[seats],) * len(COMMON) + (0,) * len(RARE)  # 2.2
    order, cards, given = tuple(range(seats)), ((),) * seats, ("",) * seats
    table = Table(level, seats, chosen["auto_pass"])
    return State(CHANCE, "boats", (), (), "", stock, 0, DAYS, order, BAG, cards, given, table)

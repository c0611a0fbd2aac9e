"""What a moment of the game is made of, and the first one."""

from __future__ import annotations

from typing import NamedTuple

from .. import CHANCE, Level
from ..kit import agreed, new, replaced
from .families import MASKS
from .farm import Farm, first_farm
from .tiles import ACTIONS, OURS, SETS

SEATS = range(2, 5)  # 1.1
OPTIONS = {
    "tiles": ("single", "pairs", "random"),
    "extra_food": (False, True),
    "first_free": (False, True),
    "ties": ("shared", "kittens"),
    "length": ("printed", "short"),
}
BOX = (34, 32)  # 1.3: fields and sticks there are
SUPPLY = {2: (22, 22), 3: (25, 25), 4: (30, 28)}  # 2.1: those that are played with
SHORT = {2: (12, 10), 3: (17, 14), 4: (22, 18)}  # 12.5: the same in a short game
MEAL = 2  # 8.1: food a kitten eats in the evening
NOTHING, EATS, SAVES = range(3)  # what a merchant takes: nothing yet, food, coins
STALE = 10  # 9.5: rounds without a field or a stick after which the game ends
UNKNOWN = -1  # the kind of a table whose pairs are still to be drawn


class Stall(NamedTuple):
    """A merchant."""

    kitten: int
    good: int  # NOTHING, EATS or SAVES
    amount: int  # how much of it the merchant has been given


class Home(NamedTuple):
    """What a seat has; a set of kittens is an int, and so is a kitten."""

    food: int
    gold: int
    malus: int
    awake: int  # workers
    asleep: int  # workers
    stalls: tuple[Stall, ...]  # in the order hired
    farm: Farm


class Stock(NamedTuple):
    """The common reserve."""

    fields: int  # below 0: so many were taken from those set aside
    sticks: int  # the same
    nests: int  # set of the kittens nobody has
    idle: int  # whole rounds since a field or stick was taken, −1 if one was taken in this round
    ending: bool  # this round is the last


class Table(NamedTuple):
    """What was agreed before the game."""

    kind: int  # place in SETS of the tiles that are played with, or UNKNOWN
    first_free: bool
    kittens: bool  # ties are split by kittens, then by irrigated fields
    short: bool  # with a smaller reserve


class Round(NamedTuple):
    """All that changes only when a tile is taken or a round ends."""

    takers: tuple[int, ...]  # per tile: the seat that took it in this round, −1 if none did
    bonus: tuple[int, ...]  # per tile: the food that waits on it
    first: int  # seat that begins this round
    number: int  # which round this is, from 1
    table: Table


class State(NamedTuple):
    """A moment of the game."""

    turn: int
    stage: str  # draw, morning, work, follow, supper, night or over; nobody decides at night
    homes: tuple[Home, ...]
    active: int  # seat whose turn of the round it is
    tile: int  # place of the tile in use, −1 before one is taken
    action: int  # what the seat to act may do with it
    sent: int  # kittens sent so far with it
    spent: int  # set of merchants served this morning, or of kittens hired with this tile
    price: int  # food for waking the next kitten
    stock: Stock
    round: Round


def start(level: Level | None, seats: int, **options: object) -> State:  # noqa: ARG001 — farms need no board
    """Return the first state: morning for seat 0, or chance is to pair the actions."""
    chosen = agreed(seats, options, SEATS, OPTIONS)
    kind = {"single": 0, "pairs": SETS.index(OURS), "random": UNKNOWN}[chosen["tiles"]]
    table = Table(kind, chosen["first_free"], chosen["ties"] == "kittens", chosen["length"] == "short")
    farm = first_farm()
    two = [mask & -mask | (mask & -mask) << 1 for mask in MASKS[:seats]]
    homes = tuple(Home(4, 1, 0, kittens, 0, (), farm) for kittens in two)  # 2.3
    if chosen["extra_food"]:  # 12.2
        homes = (homes[0]._replace(food=5), *homes[1:])
    fields, sticks = supply(table, seats)
    stock = Stock(fields - 2 * seats, sticks - seats, sum(MASKS[:seats]) - sum(two), 0, False)  # 2.1
    none = (-1,) * len(ACTIONS)
    begin = State(CHANCE, "draw", homes, 0, -1, -1, 0, 0, 0, stock, Round(none, (0,) * 5, 0, 1, table))
    return begin if kind == UNKNOWN else dawn(homes, 0, stock, begin.round)


def supply(table: Table, seats: int) -> tuple[int, int]:
    """Return the fields and sticks that a table is played with, those on farms included."""
    return (SHORT if table.short else SUPPLY)[seats]  # 2.1, 12.5


def dawn(homes: tuple[Home, ...], seat: int, stock: Stock, lap: Round) -> State:
    """Begin a seat's turn: how many kittens are asleep now sets the price of waking for the whole morning."""
    food, gold, malus, awake, asleep, stalls, farm = homes[seat]
    price = 0
    if not asleep:  # 4.1
        homes = replaced(homes, seat, new(Home, (food + 1, gold, malus, awake, asleep, stalls, farm)))
    elif asleep & asleep - 1 and not lap.table.first_free:  # 4.2, 4.3, 12.3
        price = 1
    return new(State, (seat, "morning", homes, seat, -1, -1, 0, 0, price, stock, lap))


def crowd(home: Home) -> int:
    """Return how many kittens a seat has."""
    return (home.awake | home.asleep).bit_count() + len(home.stalls)


def alert(home: Home) -> int:
    """Return how many kittens of a seat are awake, merchants among them."""
    return home.awake.bit_count() + len(home.stalls)


def supper(home: Home) -> int:
    """Return the food that a seat has to pay in the evening."""
    _, _, _, awake, asleep, stalls, farm = home
    kittens = (awake | asleep).bit_count() + len(stalls)
    return max(0, MEAL * kittens - len(farm.cells) + len(farm.dry))  # 8.1, 8.2

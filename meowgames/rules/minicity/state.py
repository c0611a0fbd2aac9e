"""A moment of the game, and what was agreed before it."""

from __future__ import annotations

from typing import Any, NamedTuple

from .. import CHANCE, Level, Options
from ..kit import agreed
from .city import city, prepared
from .goods import DECK, FEW, PLAYS, SHARES, SHOP, SHORT, kinds, pack, total

SEATS = range(2, 5)
OPTIONS: Options = {
    "friends": (False, True),
    "return": (False, True),
    "quick": ("off", "colour", "five"),
    "display": (False, True),
    "joker": (False, True),
    "length": ("printed", "short"),
}
OPEN = 3  # cards of the display
PLAIN, HIDDEN, JOKER = 0, 1, 2  # how the card just laid lies: as it is, face down, or as another colour


class Table(NamedTuple):
    """What was agreed before the game."""

    level: Level
    seats: int
    friends: bool
    back: bool  # an ant may unload where it stood when the turn began
    quick: str
    display: bool
    joker: bool
    length: str


class Laid(NamedTuple):
    """What the card just laid does."""

    ant: int  # the ant it moves
    run: int  # how far at most
    end: int  # where it lies: twice its road, plus one if it is the road's last card
    guise: int  # PLAIN, HIDDEN or JOKER


class Turn(NamedTuple):
    """What has happened in the turn of one seat."""

    seat: int
    played: int  # cards laid
    began: tuple[int, ...]  # where the ants stood when the turn began
    bought: bool
    resume: str  # the stage that goes on once a friend has helped
    lifted: int  # the chamber from which a ladybird took a block
    returned: int  # the food of which a bumblebee put a block back
    due: int  # the seat that chance deals to next, or the road on which it lays cards


class Pack(NamedTuple):
    """The cards nobody holds: those to be drawn and those that are done with."""

    deck: int
    gone: str  # the discard from bottom to top, a letter for each card
    open: tuple[int, ...]  # colours of the display, -1 where a card was taken
    seen: tuple[int, ...]  # per seat: cards that everybody saw it take and nobody saw it lay


class Club(NamedTuple):
    """What the seats have of friends, and what is for sale."""

    points: tuple[int, ...]
    owned: tuple[int, ...]  # friends of each seat
    spent: tuple[int, ...]  # of those, the friends turned over
    shop: int  # friends for sale


class State(NamedTuple):
    """A moment of the game, what changes often first; counts of several kinds are one number, see goods."""

    turn: int
    stage: str  # deal, road, open, draw, card, call, toss, walk, unload, graze, drop, swap, stock, pick, over
    card: Laid
    now: Turn
    club: Club
    ants: tuple[int, ...]  # the chamber of each
    hands: tuple[int, ...]
    roads: tuple[tuple[int, str], ...]  # square of the first card, then the cards as letters
    pack: Pack
    crates: tuple[int, ...]  # small compartments
    stocks: tuple[int, ...]  # reserves
    free: tuple[int, ...]  # free places of each chamber
    news: bool  # whether a block was unloaded in this round
    round: int  # 0 while the table is set up
    quiet: int  # whole rounds in a row before this one without an unloaded block
    table: Table


NO_CARD = Laid(-1, 0, 0, PLAIN)


def start(level: Level, seats: int, **options: Any) -> State:
    """Return the first state: chance is to deal the first hand."""
    chosen = agreed(seats, options, SEATS, OPTIONS)
    ants, none = city(level).starts, (0,) * seats  # 2.2
    table = Table(level, seats, *chosen.values())
    stocks, free = (pack(share(table)),) * seats, prepared(level, seats)
    club = Club(none, none, none, SHOP if chosen["friends"] else 0)
    return State(
        CHANCE, "deal", NO_CARD, Turn(0, 0, ants, False, "", 0, 0, 0), club, ants, none, (),
        Pack(DECK, "", (), none), none, stocks, free, False, 0, 0, table,
    )  # fmt: skip


def share(table: Table) -> tuple[int, ...]:
    """Return how many blocks of each food a player of this table begins with."""
    return (SHORT if table.length == "short" else SHARES)[table.seats]  # 2.4, 9.7


def top(state: State) -> str:
    """Return the letter of the card just laid."""
    _, row = state.roads[state.card.end >> 1]
    return row[-1] if state.card.end & 1 else row[0]


def limit(state: State) -> int:
    """Return how many cards may be laid in this turn."""
    if state.round > 1:
        return PLAYS  # 4.1
    return state.now.seat + (2 if state.table.seats == 2 else 1)  # 4.2


def left(state: State, seat: int) -> int:
    """Return the blocks of a seat that are not unloaded yet."""
    return total(state.crates[seat] + state.stocks[seat])


def done(state: State, seat: int) -> bool:
    """Tell whether a seat has reached the goal."""
    blocks, quick = state.crates[seat] + state.stocks[seat], state.table.quick
    if quick == "off":
        return not blocks  # 7.1
    if quick == "five":
        return total(blocks) <= FEW  # 9.3
    return len(kinds(blocks)) < 2  # 9.2

"""A moment of a free table: what lies where, whose hand is over it, and what chance owes."""

from __future__ import annotations

from typing import Any, NamedTuple

from .. import Level, Options
from ..kit import agreed
from .things import drawn_spots, game_of, lattices, printed_faces, stock, turns, wells

SEATS = range(1, 7)
OFF, WHISPERS, STRICT = MOODS = ("off", "whispers", "strict")  # how a referee watches
ASK, PAW, HAND = LUCKS = ("ask", "paw", "hand")  # who draws for chance: the referee, or whoever sits there
OPTIONS: Options = {"laid": (True, False), "remember": (True, False)}


class Piece(NamedTuple):
    """One piece where it lies: which face it has, how it is turned, whether it lies face down, who knows it."""

    face: str
    turn: str  # quarters or sixths, then m: the orientation without its @
    down: bool
    known: int  # set of seats


class Table(NamedTuple):
    """What was agreed before."""

    level: Level
    seats: int
    laid: bool  # as the game begins; else all is in the box
    remember: bool  # who has once seen a piece goes on seeing it
    options: tuple[tuple[str, Any], ...]  # those of the game that is laid


class Watch(NamedTuple):
    """What the referee knows of the game that is played by hand at this table."""

    mood: str = OFF
    thread: tuple[Any, ...] = ()  # the state of the game, alone in a tuple; () while it is lost
    waived: tuple[str, ...] = ()  # clauses that were let be, in that order
    luck: str = ASK  # who draws for chance


Place = tuple[str, tuple[Piece, ...]]  # its spot, and what lies there, bottom first


class State(NamedTuple):
    """A moment at the table."""

    table: Table
    places: tuple[Place, ...]  # the one touched last is the last, and drawn above the others
    prints: tuple[tuple[str, tuple[str, ...]], ...]  # what is printed on the board
    actor: int  # the seat whose hand is over the table
    wait: tuple[Any, ...]  # what chance owes, () if nothing
    acts: int  # how many there were: so no state is like the one before it
    watch: Watch = Watch()


def start(level: Level, seats: int, **options: Any) -> State:
    """Return the empty table: chance is to lay it."""
    own = {name: options.pop(name) for name in OPTIONS if name in options}
    chosen, game = agreed(seats, own, SEATS, OPTIONS), game_of(level)
    if game:
        game.start(level, seats, **options)  # what it cannot start with is refused here
    elif options:
        raise ValueError(f"nothing is known of {' '.join(options)}")
    stock(level), wells(level), drawn_spots(level, seats), lattices(level, seats)  # all that is read of the board
    turns(level, ""), printed_faces(level)
    table = Table(level, seats, chosen["laid"], chosen["remember"], tuple(sorted(options.items())))
    return State(table, (), (), 0, ("lay",), 0)


def everybody(state: State) -> int:
    """Return the set of all seats."""
    return (1 << state.table.seats) - 1


def eyes(state: State, seat: int) -> int:
    """Return the set of seats that must know a piece for somebody to know it: who watches knows what all know.

    Of what one player alone knows nobody who watches knows anything: somebody else may join.
    """
    return 1 << seat if seat >= 0 else everybody(state) if state.table.seats > 1 else 1 << state.table.seats

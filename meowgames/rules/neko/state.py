"""What a moment of the game consists of, the first one, and the names of everything a hand can touch."""

from __future__ import annotations

from typing import NamedTuple

from .. import CHANCE, Level, Move
from ..kit import agreed
from .tiles import COPIES, KINDS, NONE, marks
from .tower import EMPTY, Tower

ANIMALS = (
    "rat", "ox", "tiger", "rabbit", "dragon", "snake", "horse", "sheep", "monkey", "rooster", "dog", "boar",
)  # fmt: skip
CAT = "cat"
SEATS = range(2, 6)  # 1.1
OPTIONS = {"sabotage": (False, True), "memory": (False, True), "expert": (False, True)}  # 9.1, 9.2, 9.3
PURSE = 2  # 2.3: koban of a seat at the start
STALE = 30  # 8.5: turns without a new greatest height that end the game


class Table(NamedTuple):
    """What was agreed before the game."""

    seats: int
    sabotage: bool
    memory: bool
    expert: bool
    marks: tuple[int, ...]  # per seat: the seen and shown bits of a tile it looks at; the last entry is everybody's


class Round(NamedTuple):
    """All that seldom changes while the players act."""

    table: Table
    line: tuple[str, ...]  # the animals from the direction marker on
    number: int  # which turn this is, 0 before the first
    cat: int  # place in the line on which the cat lies, -1 before the first turn
    first: int  # seat that has the first-player token
    die: str  # the animal rolled last
    record: int  # greatest height of the game so far
    still: int  # whole turns in a row without a new greatest height; -1 if this turn brought one


class Piles(NamedTuple):
    """The tiles in the middle, counted by kind."""

    deck: tuple[int, ...]
    waste: tuple[int, ...]  # discarded and destroyed tiles
    batch: int  # batch of what is drawn from this deck
    batches: int  # how many batches there have been


class State(NamedTuple):
    """A moment of the game."""

    turn: int
    stage: str  # line, deal, roll, pawn, act, enter, refill, rooster, power, shuffle or over
    towers: tuple[Tower, ...]
    rows: tuple[tuple[int, ...], ...]  # face-down tiles by slot
    kobans: tuple[int, ...]
    pawns: tuple[int, ...]  # place in the line of each seat's pawn, -1 if it has none
    actor: int  # seat whose pawn is resolved, -1 while pawns are placed
    power: str  # the animal in use, "" before
    picks: tuple[int, ...]  # chosen so far with the animal in use, see animals.py; at enter: a kind and whose tower
    hoard: int  # koban on the rat
    piles: Piles
    round: Round


def start(level: Level | None, seats: int, **options: object) -> State:  # noqa: ARG001 — towers need no board
    """Return the first state: chance is to lay out the line of animals."""
    chosen = agreed(seats, options, SEATS, OPTIONS)
    table = Table(seats, **chosen, marks=marks(seats, chosen["memory"]))
    towers = (EMPTY[chosen["expert"]],) * seats
    begin = Round(table, (), 0, -1, 0, "", 0, 0)
    return State(CHANCE, "line", towers, ((),) * seats, (PURSE,) * seats, (-1,) * seats, -1, "", (), 0,
                 Piles(COPIES, NONE, 0, 1), begin)  # fmt: skip


# ── the words of moves ──

# A row can hold every tile there is, so every slot has its words.
SLOTS = range(sum(COPIES))
PLAYERS = range(5)
ROW_MOVES: tuple[tuple[Move, ...], ...] = tuple(tuple((f"row{seat}.{slot},0",) for slot in SLOTS) for seat in PLAYERS)
SLOT = {word: (seat, slot) for seat in PLAYERS for slot, (word,) in enumerate(ROW_MOVES[seat])}
WASTE = tuple(f"waste-{name}" for name in KINDS)
WASTE_KIND = {word: kind for kind, word in enumerate(WASTE) if kind}
BUILD, DISCARD, LOOK = "build", "discard", "look"
SKIP: Move = ("skip",)
DONE: Move = ("done",)
ENTRIES: dict[Move, int] = {("ne",): 1, ("nw",): 2}  # 5.3: the heading each word stands for

# What can be done with the tile of each seat's slot as a first action, without and with a koban (4.2).
POOR_DEEDS, RICH_DEEDS = (
    tuple(tuple([(*word, deed) for deed in deeds] for word in ROW_MOVES[seat]) for seat in PLAYERS)
    for deeds in ((DISCARD, LOOK), (BUILD, DISCARD, LOOK))
)
Moves = list[Move]

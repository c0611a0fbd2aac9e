"""A moment of the game, and what was agreed before it."""

from __future__ import annotations

from typing import Any, NamedTuple

from .. import CHANCE, Level, Options
from ..kit import agreed
from .cards import deck
from .tokens import TOKENS

SEATS = range(2, 7)
OPTIONS: Options = {"expert": (False, True), "vases": ("pairs", "flat"), "history": (False, True)}


class Table(NamedTuple):
    """What was agreed before the game."""

    seats: int
    cards: int  # set of the cards that take part
    flat: bool
    history: bool


class Round(NamedTuple):
    """All that stays as it is while a trick is played."""

    table: Table
    number: int  # 1 to 3, 0 before the first row is laid out
    row: tuple[str, ...]  # this round's tokens from left to right
    hidden: tuple[str, ...]  # tokens not laid out yet, sorted
    past: tuple[int, ...]  # cards played in earlier rounds, a set for each
    lead: int  # seat that leads this trick
    takers: tuple[int, ...]  # who won the tokens of the row so far
    won: tuple[tuple[str, ...], ...]  # tokens per seat in the order won
    played: int  # set of the cards of this round's finished tricks
    last: tuple[int, ...]  # cards of the last finished trick in the order played
    last_lead: int


class State(NamedTuple):
    """A moment of the game; a set of cards is an int, and so is a card."""

    turn: int
    hands: tuple[int, ...]
    trick: tuple[int, ...]  # cards on the table in the order played
    lacks: tuple[int, ...]  # per seat: cards of the colours it has shown it lacks this round
    round: Round


def start(level: Level | None, seats: int, **options: Any) -> State:  # noqa: ARG001 — its cards need no board
    """Return the first state: chance is to lay out the first row."""
    chosen = agreed(seats, options, SEATS, OPTIONS)
    table = Table(seats, deck(seats, chosen["expert"]), chosen["vases"] == "flat", chosen["history"])
    begin = Round(table, 0, (), tuple(sorted(TOKENS)), (), 0, (), ((),) * seats, 0, (), 0)
    return State(CHANCE, (0,) * seats, (), (0,) * seats, begin)


def dealing(state: State) -> bool:
    """Tell whether chance is to deal cards, because a fresh row lies there, rather than to lay one out."""
    return len(state.round.takers) < len(state.round.row)


def holder(state: State) -> int:
    """Return the seat that has the first-player token."""
    return max(state.round.number - 1, 0) % len(state.hands)  # 2.3, 5.3

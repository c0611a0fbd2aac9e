"""What is shown before it is done: who would win the trick, and the full trick before it is taken."""

from __future__ import annotations

from collections.abc import Iterator

from .. import Move, Picture
from ..kit import replaced
from .cards import BIT, MOVE_BIT, best
from .moves import moves
from .state import State


def preview(state: State, words: Move) -> Picture:
    """Return the crown for the seat to act if this card would win the trick as it lies."""
    if words not in moves(state):
        return {}
    card = BIT[words[0]]
    return {f"crown{state.turn}": ("crown",)} if best((*state.trick, card)) == card else {}


def steps(state: State, move: Move) -> Iterator[State]:
    """Yield the full trick as it lies before its token is taken, when this card completes it."""
    seat, hands, trick, lacks, lap = state
    if seat >= 0 and len(trick) + 1 == len(hands):
        card = MOVE_BIT[move]
        yield State(seat, replaced(hands, seat, hands[seat] ^ card), trick + (card,), lacks, lap)

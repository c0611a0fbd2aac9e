"""Which clause forbids a touch."""

from __future__ import annotations

from .. import Move
from ..kit import reason
from .cards import BIT
from .moves import moves
from .state import State

# The clause that answers a touch on something that is no card of one's own.
_REASONS = {
    "card-back": "2.6", "hand": "2.6", "token-back": "2.2", "pile": "2.2", "deck": "2.7", "first": "5.3",
    "bowl": "4.9", "bone": "4.9", "fish": "4.9", "vase": "4.9", "row": "4.9", "stake": "4.9", "seat": "4.9",
    "won": "4.12", "trick": "3.8", "crown": "4.1", "last": "4.11", "lastwon": "4.11", "seen": "8.3",
    "score": "6.11",
}  # fmt: skip


def why_not(state: State, words: Move) -> str | None:
    """Return the clause that forbids the touch."""
    if state.turn < 0 or not words or words in moves(state):
        return None
    card = BIT.get(words[-1])
    if card is None:
        return reason(words[-1], _REASONS)
    if card & state.hands[state.turn]:
        return "3.5"
    if card in state.trick:
        return "3.8"
    return "4.11" if card in state.round.last or card & state.round.played else "2.6"

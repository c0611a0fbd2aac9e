"""Which clause forbids a touch."""

from __future__ import annotations

from .. import Move
from ..kit import number, reason, stem
from .cards import BIT, GREEN, ONES, best
from .flow import winner
from .moves import moves
from .state import State, holder

# The clause that answers a touch on something that is no card of one's own.
_REASONS = {
    "card-back": "2.6", "hand": "2.6", "token-back": "2.2", "pile": "2.2", "deck": "2.7",
    "bowl": "4.9", "bone": "4.9", "fish": "4.9", "vase": "4.9", "row": "4.9", "stake": "4.9", "seat": "4.9",
    "won": "4.12", "last": "4.11", "seen": "8.3", "score": "6.11",
}  # fmt: skip


def why_not(state: State, words: Move) -> str | None:
    """Return the clause that forbids the touch."""
    if state.turn < 0 or not words or words in moves(state):
        return None
    card = BIT.get(words[-1])
    if card is None:
        return _place(state, words[-1])
    if card & state.hands[state.turn]:
        return "3.5"
    if card in state.trick:
        return "3.8"
    return "4.11" if card in state.round.last or card & state.round.played else "2.6"


def _place(state: State, word: str) -> str | None:
    """Return why this place, or what is no card, cannot be touched."""
    name, seat = stem(word), number(word)
    if name == "hand" and seat == state.turn:
        return None  # its cards know better
    if name == "trick":
        turns = (seat - state.round.lead) % len(state.hands)
        return "3.8" if turns < len(state.trick) else "3.1"
    if name in ("crown", "lastwon"):
        return _won(state, name, seat)
    if name == "first":
        return "5.3" if seat in (-1, holder(state)) else None
    return reason(word, _REASONS)


def _won(state: State, name: str, seat: int) -> str | None:
    """Return why the best card of a trick is the best, if the crown lies there."""
    lap = state.round
    lead, trick = (lap.lead, state.trick) if name == "crown" else (lap.last_lead, lap.last)
    if not trick or seat not in (-1, winner(lead, trick, len(state.hands))):
        return None
    card = best(trick)
    if card & ONES and card << 17 in trick:
        return "4.4"
    return "4.2" if card & GREEN else "4.1"

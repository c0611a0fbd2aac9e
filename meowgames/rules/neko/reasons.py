"""Why something cannot be touched: the clause of the rule sheet that says so."""

from __future__ import annotations

from .. import Move
from ..kit import leads, reason, stem
from .moves import moves
from .state import ANIMALS, BUILD, CAT, DISCARD, LOOK, SLOT, WASTE_KIND, State
from .tiles import KIND
from .view import clause

# The clause that answers a touch on something that is never part of a move.
_REASONS = {
    "deck": "4.6", "tile-back": "7.1", "unknown": "7.1", "die": "3.1", "first": "3.7", "koban": "2.3",
    "hoard": "6.5", "pawn": "3.3", "stand": "3.3", "home": "3.3", "line": "3.3", "order": "3.5",
    "task": "3.5", "head": "3.5", "mark": "3.5", "done": "3.6", "now": "3.6", "next": "5.2", "beyond": "5.2",
    "balance": "5.7", "bead": "5.7", "fate": "5.7", "falling": "5.7", "left": "5.6", "right": "5.6",
    "floor": "5.12", "wall": "5.4", "eye": "7.2", "eyes": "7.2", "maybe": "7.4", "skip": "6.1", "ne": "5.3",
    "nw": "5.3", "slot": "4.7",
}  # fmt: skip


def why_not(state: State, words: Move) -> str | None:
    """Return the clause that forbids the last of these words after the others, None if nothing does."""
    if state.turn < 0 or not words or leads(words, moves(state)):
        return None
    word = words[-1]
    if word in ANIMALS or word == CAT:
        return _no_animal(state, word)
    if word in SLOT:
        return _no_tile(state, words)
    if word in (BUILD, DISCARD, LOOK):
        return "4.2" if state.stage == "act" and word == BUILD and len(words) > 1 else "4.1"
    name = stem(word)
    if name == "tower" or name in KIND:
        return _no_hex(state)
    if word in WASTE_KIND:
        return "6.10" if state.power == "dog" else "4.4"
    if name in ("pick", "picked"):
        return clause(state)
    return reason(word, _REASONS)


def _no_animal(state: State, animal: str) -> str:
    """Return why a pawn cannot go to this animal."""
    if state.stage != "pawn":
        return "3.6"
    lap = state.round
    covered = animal != CAT and lap.line[lap.cat] == animal
    return "3.2" if covered else "3.3"


def _no_tile(state: State, words: Move) -> str:
    """Return why this tile of a row cannot be touched."""
    seat, slot = SLOT[words[-1]]
    row = state.rows[seat] if seat < len(state.rows) else ()
    if state.stage == "pawn":
        return "3.3"
    if slot >= len(row) or not row[slot]:
        return "4.7"
    if state.stage == "act":
        return "4.1"
    return clause(state)


def _no_hex(state: State) -> str:
    """Return why this hex or floor tile cannot be touched."""
    if state.stage == "power" and state.power in ("tiger", "snake"):
        return clause(state)
    return "5.2"

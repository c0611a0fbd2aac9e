"""Why something cannot be touched: the clause of the rule sheet that says so."""

from __future__ import annotations

from .. import Move
from ..kit import leads, number, reason, stem
from .moves import moves
from .state import ANIMALS, BUILD, CAT, DISCARD, LOOK, SLOT, WASTE_KIND, State
from .tiles import KIND
from .view import clause

# The clause that answers a touch on something that is never part of a move.
_REASONS = {
    "deck": "4.6", "tile-back": "7.1", "unknown": "7.1", "die": "3.1", "koban": "1.6",
    "order": "3.5", "task": "3.5", "head": "3.5", "mark": "3.5", "done": "3.6", "now": "3.6",
    "balance": "5.7", "bead": "5.7", "fate": "5.7", "falling": "5.7", "left": "5.6", "right": "5.6",
    "floor": "5.12", "wall": "5.4", "eye": "7.2", "skip": "6.1", "ne": "5.3", "nw": "5.3",
}  # fmt: skip
# The same for what lies over a tile or slot of a row.
_IN_ROWS = {"slot": "4.7", "eyes": "7.2", "maybe": "7.4"}
_PAWNS = ("pawn", "stand", "home")
_HEXES = ("tower", "next", "beyond")


def why_not(state: State, words: Move) -> str | None:
    """Return the clause that forbids the last of these words after the others, None if nothing does."""
    if state.turn < 0 or not words or leads(words, moves(state)):
        return None
    word = words[-1]
    name = stem(word)
    if word in ANIMALS or word == CAT or name == "line":
        return _no_animal(state, word)
    if word in SLOT:
        return _no_tile(state, word)
    if name in _IN_ROWS:
        return _IN_ROWS[name] if "." in word else None
    if name in _HEXES or name in KIND:
        return _no_hex(state, number(word) if name in _HEXES else state.turn)
    if word in (BUILD, DISCARD, LOOK):
        return "4.2" if state.stage == "act" and word == BUILD and len(words) > 1 else "4.1"
    if word in WASTE_KIND:
        return "6.10" if state.power == "dog" else "4.1" if len(words) > 1 else "4.4"
    if name in ("pick", "picked"):
        return _asked(state) if "." in word or name == "picked" else None
    if name in _PAWNS:
        return "3.3" if state.stage == "pawn" else "3.6"
    if name == "first":
        return "3.7" if number(word) in (-1, state.round.first) else None
    if name == "hoard":
        return "6.5" if number(word) == state.round.line.index("rat") else None
    return reason(word, _REASONS)


def _asked(state: State) -> str:
    """Return the clause of what has to be done first."""
    power, picks, sabotage = state.power, state.picks, state.round.table.sabotage
    if state.stage == "enter":
        return "9.1" if sabotage and picks[1] != state.actor else "5.3"
    if state.stage == "power" and power == "ox" and sabotage:
        return "9.1"
    if state.stage == "power" and power == "rabbit" and picks and picks[1] == 1:
        return "6.13"
    return clause(state)


def _no_animal(state: State, word: str) -> str | None:
    """Return why a pawn cannot go to this animal, or to this place in the line."""
    if state.stage != "pawn":
        return "3.6"
    lap = state.round
    if word.startswith("line"):
        return "3.3" if number(word) in state.pawns else None  # else the animal or the cat there knows better
    return "3.2" if word != CAT and lap.line[lap.cat] == word else "3.3"


def _no_tile(state: State, word: str) -> str:
    """Return why this tile of a row cannot be touched."""
    seat, slot = SLOT[word]
    row = state.rows[seat] if seat < len(state.rows) else ()
    return "4.7" if slot >= len(row) or not row[slot] else _asked(state)


def _no_hex(state: State, seat: int) -> str:
    """Return why this hex or floor tile of a seat's tower cannot be touched."""
    if state.stage != "act" and state.power not in ("sheep", "ox"):
        return _asked(state)
    if state.stage == "enter" or state.round.table.sabotage and state.power == "ox" or seat != state.turn:
        return _asked(state)
    if state.stage == "act" and not state.kobans[seat]:
        return "4.2"
    return "5.2" if state.towers[seat].tiles else "5.3"

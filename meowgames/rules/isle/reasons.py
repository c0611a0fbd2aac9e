"""Which clause forbids a touch."""

from __future__ import annotations

from .. import Move
from ..kit import reason
from .boats import AT, anchors, fits
from .state import State
from .tiles import COLOUR, ORIENTED, RARE, TREASURES

# The clause that answers a touch on something that is never part of a move.
_REASONS = {
    "hull": "3.4", "boat": "3.4", "rat": "6.1", "rats": "6.1", "rooms": "6.2", "families": "6.4",
    "map": "5.1", "score": "6.13", "card": "2.6", "figure": "3.12", "order": "3.12", "passed": "3.6",
    "day": "3.12", "vesh": "3.12", "bag": "2.3", "shore": "3.5", "held": "3.10", "pass": "3.4", "back": "3.10",
    "skip": "5.5",
}  # fmt: skip


def why_not(state: State, words: Move) -> str | None:
    """Return the clause that forbids the touch, None if nothing does."""
    if state.turn < 0 or not words:
        return None
    word = words[-1]
    name = word.partition(":")[0].partition("@")[0]
    if len(words) > 1 and state.held:
        return _misplaced(state, words[0], word, name)
    if name in COLOUR:
        return _no_cat(state, name)
    if name in TREASURES:
        return _no_treasure(state, name)
    if _asked(state, word):
        return None
    return reason(word, _REASONS)


def _asked(state: State, word: str) -> bool:
    """Tell whether a move without cat, treasure or square may begin with this word now."""
    stage = state.stage
    if stage == "give":
        return word in state.cards[state.turn]
    if stage in ("place", "lay"):
        return word == "back" or word in ORIENTED[state.held]
    return word == ("pass" if stage == "cat" else "skip")


def _no_cat(state: State, cat: str) -> str | None:
    """Return why this cat cannot be taken now."""
    if state.stage == "give":
        return "2.6"
    if cat not in state.shore:
        return "4.8"
    if state.stage != "cat":
        return "3.10" if state.stage == "place" else "5.5"
    return None if fits(state.boats[state.turn], cat) else "3.8"


def _no_treasure(state: State, tile: str) -> str | None:
    """Return why this treasure cannot be taken now."""
    if state.stage != "treasure":
        return "5.4" if state.stage == "lay" else "5.1"
    if not state.stock[TREASURES.index(tile)]:
        return "5.3" if tile in RARE else "2.2"
    return None if fits(state.boats[state.turn], tile) else "5.4"


def _misplaced(state: State, orientation: str, spot: str, name: str) -> str | None:
    """Return why the tile in hand, oriented like this, cannot lie there."""
    seat = state.turn
    if spot == "back":
        return None
    if name in COLOUR and name not in state.shore:
        return "4.3"
    if spot not in AT:
        return "4.2" if name.startswith(("hull", "boat")) else why_not(state, (spot,)) or "4.2"
    if spot[:5] != f"boat{seat}":
        return "4.9"
    boat, way, corner = state.boats[seat], ORIENTED[state.held].get(orientation), AT[spot]
    if way is None:
        return "4.1"
    if anchors(boat, way) >> corner & 1:
        return None
    mask = way.mask << corner
    if mask & ~boat.hull.squares:
        return "4.2"
    return "4.3" if mask & ~boat.free else "4.6"

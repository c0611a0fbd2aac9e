"""Which clause forbids a touch."""

from __future__ import annotations

from .. import Move
from ..kit import number, reason, stem
from .boats import AT, anchors, fits
from .state import State
from .tiles import COLOUR, ORIENTED, RARE, TREASURES

# The clause that answers a touch on something that is never part of a move.
_REASONS = {
    "hull": "3.4", "rat": "6.1", "rats": "6.1", "rooms": "6.2", "families": "6.4", "map": "5.1", "score": "6.13",
    "card-back": "2.6", "figure": "3.12", "order": "3.12", "passed": "3.6", "day": "3.12", "vesh": "3.12",
    "bag": "2.3", "held": "3.10", "pass": "3.4", "back": "3.10", "skip": "5.5",
}  # fmt: skip
# What has to be done first, by stage.
_ASKED = {"give": "2.6", "cat": "3.4", "place": "3.4", "treasure": "5.1", "lay": "5.4"}


def why_not(state: State, words: Move) -> str | None:
    """Return the clause that forbids the touch, None if nothing does."""
    if state.turn < 0 or not words:
        return None
    word = words[-1]
    name = word.partition(":")[0].partition("@")[0]
    if len(words) > 1 and state.held:
        return _misplaced(state, words[0], word)
    if word in AT:
        return _square(state, word)
    if name in COLOUR:
        return _no_cat(state, name)
    if name in TREASURES:
        return "4.8" if "@" in word else _no_treasure(state, name)
    return None if _asked(state, word) else _place(state, word)


def _asked(state: State, word: str) -> bool:
    """Tell whether a move without cat, treasure or square may begin with this word now."""
    stage = state.stage
    if stage == "give":
        return word in state.cards[state.turn]
    if stage in ("place", "lay"):
        return word == "back" or word in ORIENTED[state.held]
    return word == ("pass" if stage == "cat" else "skip")


def _place(state: State, word: str) -> str | None:
    """Return why this place, or what is neither cat nor treasure, cannot be touched."""
    name, at, stage = stem(word), number(word), state.stage
    if name == "boat":
        return _ASKED[stage] if at == state.turn or stage == "give" else "4.9"
    if name == "shore":
        empty = at >= len(state.shore) or state.shore[at] in ("", state.held)
        return _ASKED[stage] if empty else None  # else the cat there knows better
    if name == "card":
        if at == state.turn:
            return None  # its cards know better
        return "6.10" if word in state.cards[state.turn] else "2.6"
    if name == "passed" and not state.passed >> max(0, at) & 1:
        return None
    return reason(word, _REASONS)


def _square(state: State, spot: str) -> str | None:
    """Return why a square of a boat cannot be touched with empty hands."""
    seat, corner = number(spot), AT[spot]
    boat = state.boats[seat]
    drawn = boat.free & (boat.hull.rats | sum(boat.hull.maps)) & 1 << corner
    tile = any(tile.corner == corner for tile in boat.tiles)
    if tile and not drawn:
        return "4.8"
    if seat != state.turn:
        return "4.9"
    return None if drawn else _ASKED[state.stage]  # a rat or a map knows better, or a tile beside it


def _no_cat(state: State, cat: str) -> str | None:
    """Return why this cat cannot be taken now."""
    if state.stage == "give":
        return "2.6"
    if cat not in state.shore:
        return "4.8"
    if state.stage in ("treasure", "lay"):
        return "5.5"
    if not fits(state.boats[state.turn], cat):
        return "3.8"
    return "3.10" if state.stage == "place" else None


def _no_treasure(state: State, tile: str) -> str | None:
    """Return why this treasure cannot be taken now."""
    if not state.stock[TREASURES.index(tile)]:
        return "5.3" if tile in RARE else "2.2"
    if state.stage not in ("treasure", "lay"):
        return "5.1"
    if not fits(state.boats[state.turn], tile):
        return "5.4"
    return "3.10" if state.stage == "lay" else None


def _misplaced(state: State, orientation: str, spot: str) -> str | None:
    """Return why the tile in hand, oriented like this, cannot lie there."""
    seat = state.turn
    if spot == "back":
        return None
    if stem(spot) == "boat" and number(spot) != seat:
        return "4.9"
    if spot.partition("@")[0] in COLOUR and spot.partition("@")[0] not in state.shore:
        return "4.3"
    if spot not in AT:
        return "4.2" if spot.startswith(("hull", "boat")) else why_not(state, (spot,)) or "4.2"
    boat, way, corner = state.boats[seat], ORIENTED[state.held].get(orientation), AT[spot]
    if way is None:
        return "4.1"
    if anchors(boat, way) >> corner & 1:
        return None
    mask = way.mask << corner
    if mask & ~boat.hull.squares:
        return "4.2"
    return "4.3" if mask & ~boat.free else "4.6"

"""What is shown before a choice and on the way to what comes of it: places, what a move would bring or cost, nights."""

from __future__ import annotations

from collections.abc import Iterator

from .. import Move, Picture, Spots
from ..kit import replaced
from .families import BIT
from .farm import cell_at, edge_at, edge_spot, field_spot, sides, worth_of
from .flow import PLAY
from .homes import effect
from .moves import moves
from .points import parts
from .state import Home, State, crowd
from .tiles import FIELDS, IRRIGATION
from .view import along, crop, supper_sum
from .wishes import meant, shortcuts


def preview(state: State, words: Move) -> Picture:
    """Return what this move would bring; before a place is chosen, all places where something may be laid."""
    if state.turn < 0:
        return {}
    seat = state.turn
    before = state.homes[seat]
    if len(words) == 1 and words[0] in shortcuts(state):
        return _gains(before, _sent(state, words), seat)
    if words not in moves(state):
        return _slots(state) if not words or len(words) == 1 and words[0] in BIT else {}
    after = effect(state, words)
    return _laid(before, after, seat, words[-1]) | _gains(before, after, seat)


def _sent(state: State, words: Move) -> Home:
    """Return the home of the seat to act after all the kittens were sent that a word means."""
    seat = state.turn
    for move in meant(state, words)[0]:
        state = state._replace(homes=replaced(state.homes, seat, effect(state, move)), sent=state.sent + 1)
    return state.homes[seat]


def _slots(state: State) -> Spots:
    """Return the places where something may be laid now; an edge says what a stick counts there."""
    seat = state.turn
    farm = state.homes[seat].farm
    if state.stage not in ("work", "follow"):
        return {}
    if state.action == FIELDS:
        return {field_spot(seat, cell): ("slot-field",) for cell in farm.open}
    if state.action == IRRIGATION:
        return {edge_spot(seat, edge): (along(f"slot{worth_of(farm, edge)}", edge),) for edge in farm.free}
    return {}


def _laid(before: Home, after: Home, seat: int, word: str) -> Spots:
    """Return the field or stick where it would lie, and a drop on each field that it would water."""
    if word.startswith("field"):
        cell = cell_at(word)
        return {word: (crop(cell, cell not in after.farm.dry),)}
    if not word.startswith("edge"):
        return {}
    edge = edge_at(word)
    found: Spots = {word: (along("stick", edge),)}
    return found | {field_spot(seat, cell): ("drop",) for cell in sides(edge) if cell in before.farm.dry}


def _gains(before: Home, after: Home, seat: int) -> Spots:
    """Return what the points, the tokens and the supper would change by."""
    gains = {
        "food": after.food - before.food,
        "coins": after.gold - before.gold,
        "kittens": crowd(after) - crowd(before),
        "malus": after.malus - before.malus,
    }
    found: Spots = {}
    total = sum(parts(after)) - sum(parts(before))
    if total or any(gains.values()):
        found["gain"] = (f"gain:{total:+}",)
        found |= {f"gain-{name}": (f"gain:{gain:+}",) for name, gain in gains.items() if gain}
    was, will = supper_sum(before), supper_sum(after)
    if was != will:  # the whole sum: a part of it alone would not add up
        found |= {f"{name}{seat}": (f"{name}:{count}",) for name, count in will.items()}
    return found


def steps(state: State, move: Move) -> Iterator[State]:
    """Yield what is seen before anything happens that nobody chose, so that one home changes at a time.

    Others pass who cannot follow, the next seat is given food, the tiles are laid out again, the game is over.
    """
    seen: list[State] = []
    PLAY[state.stage](state, move, seen)
    yield from seen

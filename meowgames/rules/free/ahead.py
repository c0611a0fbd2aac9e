"""What is shown on the way of an act: a pile that is being mixed."""

from __future__ import annotations

from collections.abc import Iterator

from .. import Move
from .reasons import beside
from .state import State
from .things import POINT

ASIDE = 14  # points beside a pile


def steps(state: State, move: Move) -> Iterator[State]:
    """Show the upper half of a pile beside it before it is mixed, for of backs nothing else would move."""
    if not state.wait or state.wait[0] != "mix" or move[0] != "mix":
        return
    _, spot, first, last = state.wait
    half = (first + last + 1) // 2
    lying = dict(state.places)
    found = lying[spot]
    lying[spot] = (*found[:half], *found[last:])
    lying[aside(spot)] = found[half:last]
    yield state._replace(places=tuple(lying.items()))


def aside(spot: str) -> str:
    """Return the place beside a place, where half of a pile is held while it is mixed."""
    if spot.startswith(f"{POINT}."):
        return beside(spot, (ASIDE, 0)) + "~"
    return f"{spot}~"

"""Who is how high, and who wins."""

from __future__ import annotations

from ..kit import places
from .state import State


def score(state: State) -> tuple[int, ...]:
    """Return the height of each seat's tower."""
    return tuple([tower.height for tower in state.towers])  # 5.12


def rank(state: State) -> tuple[int, ...]:
    """Return the places: by height, then balance, then tiles; equals share one."""
    marks = [(tower.height, -abs(tower.lean), len(tower.tiles)) for tower in state.towers]  # 8.2, 8.3
    return places(marks)


def tally(state: State) -> dict[str, tuple[int, ...]]:
    """Return the score sheet: the floors of each tower."""
    return {"floors": score(state)}

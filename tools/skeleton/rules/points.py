"""What is won: points, places and the score sheet."""

from __future__ import annotations

from ..kit import places
from .state import VALUES, State


def score(state: State) -> tuple[int, ...]:
    """Return the points per seat."""
    return tuple(sum(VALUES[stone] for stone in stones) for stones in state.won)  # 3.2


def rank(state: State) -> tuple[int, ...]:
    """Return the places; equals share."""
    return places(score(state))  # 3.2


def tally(state: State) -> dict[str, tuple[int, ...]]:
    """Return the score sheet."""
    return {"stones": score(state)}

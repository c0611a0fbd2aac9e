"""Nobody wins at a free table."""

from __future__ import annotations

from .state import State


def score(state: State) -> tuple[int, ...]:
    """Return no points for anybody."""
    return (0,) * state.table.seats


def rank(state: State) -> tuple[int, ...]:
    """Return that all are first."""
    return (1,) * state.table.seats

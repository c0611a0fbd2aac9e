"""What the tokens won are worth: the score sheet and the places."""

from __future__ import annotations

from ..kit import places
from .state import State
from .tokens import parts


def score(state: State) -> tuple[int, ...]:
    """Return the points per seat, as if the game ended now."""
    flat = state.round.table.flat
    return tuple([sum(parts(tokens, flat)) for tokens in state.round.won])


def rank(state: State) -> tuple[int, ...]:
    """Return the places; equal points share one."""
    return places(score(state))  # 6.9


def tally(state: State) -> dict[str, tuple[int, ...]]:
    """Return the score sheet: its rows add up to the points."""
    columns = [parts(tokens, state.round.table.flat) for tokens in state.round.won]
    return dict(zip(("bowls", "bones", "fish", "vases"), zip(*columns)))

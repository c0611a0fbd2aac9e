"""Whose turn it is, and what a move does."""

from __future__ import annotations

from .. import OVER, Move
from ..kit import replaced
from .state import State


def turn(state: State) -> int:
    """Return the seat to act, or OVER."""
    return sum(map(len, state.won)) % len(state.won) if state.middle else OVER  # 2.1, 3.1


def play(state: State, move: Move) -> State:
    """Let the seat to act take a stone."""
    at, seat = state.middle.index(move[0]), turn(state)
    won = replaced(state.won, seat, (*state.won[seat], move[0]))
    return State(state.middle[:at] + state.middle[at + 1 :], won)  # 2.1

"""Whose turn comes next, and the end of a day."""

from __future__ import annotations

from .. import CHANCE, OVER
from ..kit import new
from .moves import can_take
from .state import State


def onward(state: State) -> State:
    """Let the next seat on the island that has not passed choose a cat, or end the day."""
    return choose(state, state.order.index(state.turn) + 1)


def choose(state: State, place: int) -> State:
    """Let the first seat that may choose a cat do so, from this place in the order of the island on, or end the day."""
    _, _, boats, shore, _, stock, passed, day, order, bag, cards, given, table = state
    if any(shore):
        for step in range(len(order)):
            seat = order[(place + step) % len(order)]
            if passed >> seat & 1:  # 3.7
                continue
            if table.auto and not can_take(boats[seat], shore):  # 3.9
                passed |= 1 << seat
                continue
            return new(State, (seat, "cat", boats, shore, "", stock, passed, day, order, bag, cards, given, table))
    return _dusk(state)


def _dusk(state: State) -> State:
    """End the day: what is left leaves the game, Vesh sails on, the first figure goes last."""
    day, order = state.day - 1, state.order[1:] + state.order[:1]  # 3.12
    seat, stage = (CHANCE, "draw") if day else (OVER, "over")  # 3.13
    return state._replace(turn=seat, stage=stage, shore=(), held="", passed=0, day=day, order=order)  # 3.11

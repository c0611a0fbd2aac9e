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
    """Let the first seat choose that may, from this place in the order of the island on."""
    order, passed, auto, shore = state.order, state.passed, state.table.auto, state.shore
    if any(shore):
        for step in range(len(order)):
            seat = order[(place + step) % len(order)]
            if passed >> seat & 1:  # 3.7
                continue
            if auto and not can_take(state.boats[seat], shore):  # 3.9
                passed |= 1 << seat
                continue
            return new(State, (seat, "cat", state[2], state[3], "", state[5], passed) + state[7:])
    return _dusk(state)


def _dusk(state: State) -> State:
    """End the day: what is left leaves the game, Vesh sails on, the first figure goes last."""
    day, order = state.day - 1, state.order[1:] + state.order[:1]  # 3.12
    seat, stage = (CHANCE, "draw") if day else (OVER, "over")  # 3.13
    return state._replace(turn=seat, stage=stage, shore=(), held="", passed=0, day=day, order=order)  # 3.11

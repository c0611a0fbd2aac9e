"""What chance draws: where the actions stand in the circle, when a table plays with random pairs."""

from __future__ import annotations

from random import Random

from .. import Move
from ..kit import drawn, pick
from .state import State, dawn
from .tiles import NAMES


def chance(state: State, rng: Random) -> Move:  # noqa: ARG001 — there is one draw only
    """Draw one of the twelve circles of actions."""
    return ("tiles", *pick(NAMES[1:], rng))  # 11.5


def befall(state: State, move: Move) -> State:
    """Return the state after chance drew these tiles, refusing any that are no circle of actions."""
    names = drawn(state.turn, "tiles", move)
    if names not in NAMES[1:]:
        raise ValueError(f"{' '.join(move)} is no circle of actions")
    lap = state.round
    table = lap.table._replace(kind=NAMES.index(names))
    return dawn(state.homes, 0, state.stock, lap._replace(table=table))

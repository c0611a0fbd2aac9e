"""Filling the small compartment from the reserve."""

from __future__ import annotations

from .. import Move
from ..kit import replaced
from .goods import FOOD_OF, UNIT, capacity, proposal, total
from .state import State

FILL, DONE = ("fill",), ("done",)


def vacancy(state: State) -> int:
    """Return how many blocks the small compartment of the seat can still take from its reserve."""
    seat = state.now.seat
    return min(capacity(state.club.owned[seat]) - total(state.crates[seat]), total(state.stocks[seat]))


def stocked(state: State, move: Move) -> State:
    """Return the state with one more block, or all that are proposed, in the small compartment."""
    if move == DONE:
        return state
    return filled(state) if move == FILL else added(state, UNIT[FOOD_OF[move[0]]])


def filled(state: State) -> State:
    """Return the state with the small compartment filled as proposed."""
    seat = state.now.seat
    return added(state, proposal(state.crates[seat], state.stocks[seat], vacancy(state)))


def added(state: State, blocks: int) -> State:
    """Move these blocks from the reserve into the small compartment."""
    seat = state.now.seat
    crates = replaced(state.crates, seat, state.crates[seat] + blocks)
    return state._replace(crates=crates, stocks=replaced(state.stocks, seat, state.stocks[seat] - blocks))

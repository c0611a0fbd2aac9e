"""Who is ahead, and who has won."""

from __future__ import annotations

from ..kit import places
from .goods import BITS, DIGIT, FOODS
from .state import State, done, left, share


def score(state: State) -> tuple[int, ...]:
    """Return how many blocks each seat has unloaded."""
    whole = sum(share(state.table))
    return tuple([whole - left(state, seat) for seat in range(state.table.seats)])  # 7.3


def rank(state: State) -> tuple[int, ...]:
    """Return the places: whoever reached the goal, then those with the fewest blocks left."""
    return places([(done(state, seat), -left(state, seat)) for seat in range(state.table.seats)])  # 7.2


def tally(state: State) -> dict[str, tuple[int, ...]]:
    """Return how many blocks of each food were unloaded: the rows add up to the points."""
    rows = {}
    for kind, (food, whole) in enumerate(zip(FOODS, share(state.table))):
        blocks = [crate + stock for crate, stock in zip(state.crates, state.stocks)]
        rows[food] = tuple([whole - (count >> BITS * kind & DIGIT) for count in blocks])
    return rows

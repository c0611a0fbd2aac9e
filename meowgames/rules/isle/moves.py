"""What the seat to act may do: take a cat or a treasure, place it, put it back, pass."""

from __future__ import annotations

from collections.abc import Sequence

from .. import Move
from .boats import Boat, fits, placements
from .state import State
from .tiles import TREASURES

PASS, BACK, SKIP = ("pass",), ("back",), ("skip",)


def moves(state: State) -> list[Move]:
    """List what the seat to act may do."""
    seat, stage = state.turn, state.stage
    if seat < 0:
        return []
    if stage in ("place", "lay"):
        return [*placements(state.boats[seat], state.held, seat), BACK]  # 3.10
    if stage == "give":
        return [(card,) for card in state.cards[seat]]  # 2.5
    if stage == "treasure":
        return [*((tile,) for tile in bounty(state.boats[seat], state.stock)), SKIP]  # 5.5
    boat = state.boats[seat]
    return [*((cat,) for cat in state.shore if cat and fits(boat, cat)), PASS]  # 3.4, 3.8


def bounty(boat: Boat, stock: Sequence[int]) -> list[str]:
    """List the treasures that can be had and that fit."""
    return [tile for tile, left in zip(TREASURES, stock) if left and fits(boat, tile)]  # 5.3, 5.4


def can_take(boat: Boat, shore: Sequence[str]) -> bool:
    """Tell whether some cat ashore fits."""
    for cat in shore:  # noqa: SIM110 — any() is slower, and playouts live on this
        if cat and fits(boat, cat):
            return True
    return False

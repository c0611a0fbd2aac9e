"""The cards the seat to act may play."""

from __future__ import annotations

from .. import Move
from .cards import MOVES_OF, SUIT, SUIT_MOVES, SUIT_SHIFT
from .state import State


def moves(state: State) -> list[Move]:
    """List the cards the seat to act may play."""
    seat, hands, trick, _, _ = state
    if seat < 0:
        return []
    hand = hands[seat]
    if trick:
        led = trick[0]
        follow = hand & SUIT[led]
        if follow:  # 3.5
            low, high = SUIT_MOVES[led]
            follow >>= SUIT_SHIFT[led]
            return low[follow & 511] + high[follow >> 9]
    a, b, c, d, e, f = MOVES_OF
    return [
        *a[hand & 511],
        *b[hand >> 9 & 511],
        *c[hand >> 18 & 511],
        *d[hand >> 27 & 511],
        *e[hand >> 36 & 511],
        *f[hand >> 45],
    ]

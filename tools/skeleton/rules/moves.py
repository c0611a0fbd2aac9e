"""What may be done."""

from __future__ import annotations

from .. import Move
from .state import State


def moves(state: State) -> list[Move]:
    """List every stone that can be taken."""
    return [(stone,) for stone in dict.fromkeys(state.middle)]  # 2.1

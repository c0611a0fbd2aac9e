"""What a hand means by one touch that is several moves."""

from __future__ import annotations

from .. import BACK, Move, Plan
from .flow import play
from .moves import moves
from .state import State


def meant(state: State, words: Move) -> list[Plan]:
    """Return how another cat or treasure is taken instead of the one in hand."""
    if state.turn < 0 or state.stage not in ("place", "lay") or len(words) != 1:
        return []
    wanted = words[0].partition("@")[0]
    again = play(state, BACK)
    return [(BACK, (wanted,))] if wanted != state.held and (wanted,) in moves(again) else []

"""What chance does: nothing yet."""

# ruff: noqa: ARG001 — where nothing is drawn, nothing is looked at
from __future__ import annotations

from random import Random

from .. import Move
from .state import State


def chance(state: State, rng: Random) -> Move:
    """Draw one outcome; it is never asked for in this game."""
    raise ValueError("it is never chance's turn")

"""Why something cannot be touched: the clause that forbids it."""

# ruff: noqa: ARG001 — what was taken stays taken, whatever else lies there
from __future__ import annotations

from .. import Move
from .state import State


def why_not(state: State, words: Move) -> str | None:
    """Return the clause that forbids the touch."""
    return "2.2" if words and words[-1].startswith("won") else None

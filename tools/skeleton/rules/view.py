"""What is seen and said of a state."""

# ruff: noqa: ARG001 — an open game looks the same from every seat
from __future__ import annotations

from .. import Picture, Spots, Text
from .points import score
from .state import State


def look(state: State, seat: int) -> Picture:
    """Return what a seat sees: everything."""
    picture: Spots = {"middle": state.middle}
    for s, points in enumerate(score(state)):
        picture |= {f"won{s}": state.won[s], f"score{s}": (f"score:{points}",)}  # 2.2
    return {spot: faces for spot, faces in picture.items() if faces}


def prompt(state: State, seat: int) -> Text:
    """Return what the seat to act is asked."""
    return ("pebble.prompt",)


def status(state: State) -> Text:
    """Return how many stones are left."""
    return ("pebble.status", str(len(state.middle)))


def clause(state: State) -> str:
    """Return the clause that matters now."""
    return "2.1" if state.middle else "3.2"

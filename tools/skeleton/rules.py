"""Pebble: stones are taken in turn until none is left; the rule sheet is seeds/pebble.en.md."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from . import OVER, Level, Move, Options, Picture, Spots
from .kit import places, replaced

SEATS = range(2, 5)  # 1.1
OPTIONS: Options = {}
VALUES = {"stone1": 1, "stone2": 2, "stone3": 3}  # 1.2


class State(NamedTuple):
    """The stones in the middle, and those each seat has taken."""

    middle: tuple[str, ...]
    won: tuple[tuple[str, ...], ...]


def start(level: Level, seats: int) -> State:
    """Return the first state: of each stone, one for every seat."""
    return State(tuple(stone for stone in VALUES for _ in range(seats)), ((),) * seats)  # 1.2


def turn(state: State) -> int:
    """Return the seat to act, or OVER."""
    return sum(map(len, state.won)) % len(state.won) if state.middle else OVER  # 2.1, 3.1


def moves(state: State) -> list[Move]:
    """List every stone that can be taken."""
    return [(stone,) for stone in dict.fromkeys(state.middle)]


def chance(state: State, rng: Random) -> Move:
    """Nothing is drawn in this game."""
    raise ValueError("it is never chance's turn")


def play(state: State, move: Move) -> State:
    """Let the seat to act take a stone."""
    at, seat = state.middle.index(move[0]), turn(state)
    won = replaced(state.won, seat, (*state.won[seat], move[0]))
    return State(state.middle[:at] + state.middle[at + 1 :], won)  # 2.1


def score(state: State) -> tuple[int, ...]:
    """Return the points per seat."""
    return tuple(sum(VALUES[stone] for stone in stones) for stones in state.won)  # 3.2


def rank(state: State) -> tuple[int, ...]:
    """Return the places; equals share."""
    return places(score(state))  # 3.2


def look(state: State, seat: int) -> Picture:
    """Return what a seat sees: everything."""
    picture: Spots = {"middle": state.middle}
    for s, points in enumerate(score(state)):
        picture |= {f"won{s}": state.won[s], f"score{s}": (f"score:{points}",)}  # 2.2
    return {spot: faces for spot, faces in picture.items() if faces}


def tally(state: State) -> dict[str, tuple[int, ...]]:
    """Return the score sheet."""
    return {"stones": score(state)}


def prompt(state: State, seat: int) -> tuple[str, ...]:
    """Return what the seat to act is asked."""
    return ("pebble.prompt",)


def status(state: State) -> tuple[str, ...]:
    """Return how many stones are left."""
    return ("pebble.status", str(len(state.middle)))


def clause(state: State) -> str:
    """Return the clause that matters now."""
    return "2.1" if state.middle else "3.2"


def why_not(state: State, words: Move) -> str | None:
    """Return the clause that forbids the touch."""
    return "2.2" if words and words[-1].startswith("won") else None

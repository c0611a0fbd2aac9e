"""The contract between a game's rules and the house: pure functions over immutable states."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from random import Random
from types import SimpleNamespace
from typing import Any, Protocol

CHANCE, OVER = -1, -2  # answers of turn() that are not a seat
State = Any  # an immutable, hashable value owned by its rules
Move = tuple[str, ...]  # names in the order a hand touches them
Picture = Mapping[str, tuple[str, ...]]  # spot -> faces lying on it, bottom first

# The shelf: every game of the collection, and whether it can be played yet.
SHELF = {"meow": True, "meowtopia": True, "minicity": True, "neko": True, "isle": True}


@dataclass(frozen=True, eq=False)
class Level:
    """A board as drawn in Tiled, without its pixels."""

    name: str
    spots: Mapping[str, Mapping[str, Any]]  # spot -> its Tiled properties; its type is "kind"
    lines: tuple[tuple[str, ...], ...] = ()  # spots strung together by a polyline
    props: Mapping[str, Any] = field(default_factory=dict)
    loader: Callable[[str], Level] | None = None  # finds this level by name in another process

    def __reduce__(self):
        """Travel by name, so that tables cached per level survive the trip to the thinking process."""
        if self.loader:
            return self.loader, (self.name,)
        return Level, (self.name, self.spots, self.lines, self.props)


class Rules(Protocol):
    """A module with these names at its top level is a game."""

    SEATS: range  # how many may sit down
    OPTIONS: Mapping[str, tuple]  # variant -> its values, default first; the set-up screen shows them

    def start(self, level: Level, seats: int, **options) -> State:
        """Return the first state; seat 0 starts. All that is ever read of the level is looked up here."""

    def turn(self, state: State) -> int:
        """Return the seat to act, CHANCE or OVER."""

    def moves(self, state: State) -> list[Move]:
        """List every legal move of that seat; empty only when OVER or CHANCE."""

    def chance(self, state: State, rng: Random) -> Move:
        """Draw one outcome when it is CHANCE's turn."""

    def play(self, state: State, move: Move) -> State:
        """Return the new state; ValueError for an outcome CHANCE could not have drawn."""

    def score(self, state: State) -> tuple[int, ...]:
        """Return the points per seat."""

    def rank(self, state: State) -> tuple[int, ...]:
        """Return the places with the game's own tie-breaks; equals share."""

    def look(self, state: State, seat: int) -> Picture:
        """Return all that this seat may see; OVER: what is public; CHANCE: everything."""


class Extras:
    """What a game may add, and what holds if it does not; each is called with the game's rules first."""

    def guess(rules, state: State, seat: int, rng: Random) -> State:
        """Return a random state this seat cannot tell from the real one."""
        return state

    def told(rules, state: State, move: Move, seat: int) -> Move:
        """Return the move, made in this state, as this seat may hear it."""
        return move

    def preview(rules, state: State, words: Move) -> Picture:
        """Return what is laid over the table while these words are in hand."""
        return {}

    def as_if(rules, state: State, seat: int) -> State:
        """Return the state as if it were this seat's turn, for trying pieces while others think."""
        return state

    def sample(rules, state: State, rng: Random) -> Move:
        """Return a random legal move, in wide games without listing them all."""
        found = rules.moves(state)
        return found[int(rng.random() * len(found))]

    def steps(rules, state: State, move: Move) -> Iterator[State]:
        """Yield the states to show on the way to the one this move makes."""
        return iter(())

    def likely(rules, state: State) -> list[Move] | None:
        """Return the moves worth a brain's time, None for all."""
        return None

    def worth(rules, state: State, seat: int) -> float:
        """Return a brain's opinion of this state for this seat, 0 to 1."""
        points = rules.score(state)
        best = max(p for s, p in enumerate(points) if s != seat)
        return 0.5 + 0.5 * (points[seat] - best) / (abs(points[seat]) + abs(best) + 10)

    def because(rules, state: State, move: Move) -> tuple:
        """Return why a hint proposes this move, as far as the seat to act may know: text key, arguments."""
        return ()

    def tally(rules, state: State) -> dict[str, tuple[int, ...]]:
        """Return the score sheet, row by row; called when OVER."""
        return {}

    def why_not(rules, state: State, words: Move) -> str | None:
        """Return the clause that forbids the last of these words after the others."""
        return None

    def prompt(rules, state: State, seat: int) -> tuple:
        """Return what this seat is asked now: text key, then arguments."""
        return ("prompt.turn",)

    def status(rules, state: State) -> tuple:
        """Return how far the game is, for everybody: text key, then arguments."""
        return ()

    def clause(rules, state: State) -> str | None:
        """Return the clause that matters now, where the rule sheet opens."""
        return None


@cache
def find(game: str) -> SimpleNamespace:
    """Return a game's rules with every extra filled in."""
    module = import_module(f"{__name__}.{game}")
    rules = SimpleNamespace(name=game)
    for name, default in vars(Extras).items():
        if not name.startswith("_"):
            setattr(rules, name, _bound(default, rules))
    for name, value in vars(module).items():
        if not name.startswith("_"):
            setattr(rules, name, value)
    return rules


def _bound(default: Callable, rules: SimpleNamespace) -> Callable:
    """Return a default extra that knows the rules it completes."""
    return lambda *args: default(rules, *args)


def playable() -> list[str]:
    """Return the names of the games that can be played, in shelf order."""
    return [game for game, built in SHELF.items() if built]

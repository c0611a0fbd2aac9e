"""The contract between a game's rules and the house: pure functions over immutable states."""

# ruff: noqa: ARG001, ARG002 — what holds by default need not look at everything it is given
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

CHANCE, OVER = -1, -2  # answers of turn() that are not a seat
State = Any  # an immutable, hashable value owned by its rules
Move = tuple[str, ...]  # names in the order a hand touches them
Plan = tuple[Move, ...]  # moves of one seat that are made in a row
Picture = Mapping[str, tuple[str, ...]]  # spot -> faces lying on it, bottom first
Spots = dict[str, tuple[str, ...]]  # a picture in the making
Text = tuple[Any, ...]  # a text key, then what fills its gaps; () for nothing to say
Options = Mapping[str, tuple[Any, ...]]  # variant -> its values, default first
Scored = tuple[str, tuple[str, ...], int]  # a row of the score sheet, the spots it is about, its points

BACK: Move = ("back",)  # puts down again what a move of the same seat took into its hand

NEW = "new"  # of a game on the shelf: playable, while lesson, strength, box art, music or golden files may be missing

# The shelf: every game of the collection, and whether it can be played yet.
SHELF: dict[str, bool | str] = {
    "meow": True,
    "meowtopia": True,
    "minicity": True,
    "neko": True,
    "isle": True,
}


class Heard(NamedTuple):
    """One move as one seat gets it: who made it, its words as that seat is told them, what it saw before and after."""

    by: int  # a seat, or CHANCE, of which only the kind of draw is told
    words: Move
    before: Picture
    after: Picture


class Told(NamedTuple):
    """One sentence of the log: a text, then what came of it."""

    seat: int  # whom it is about, CHANCE for nobody
    text: Text  # {who} in it is that seat; a str is a name (seat1: who sits there), a list is named one by one
    so: tuple[Text, ...] = ()
    then: bool = False  # whether it belongs to the round, day or turn that begins with it


class Ask(NamedTuple):
    """A question that a picture leaves open, when a table is stood up."""

    what: str  # an option, or what a text asks for; its answer is given back under this name
    answers: tuple[Any, ...]  # more than one: values of that option, else words with a text; seat1 is who sits there


class Broken(NamedTuple):
    """The clause that a picture breaks, so that no state looks like it."""

    clause: str
    spots: tuple[str, ...] = ()  # where that is seen


@dataclass(frozen=True, eq=False)
class Level:
    """A board as drawn in Tiled, without its pixels."""

    name: str
    spots: Mapping[str, Mapping[str, Any]]  # spot -> its Tiled properties; its type is "kind"
    lines: tuple[tuple[str, ...], ...] = ()  # spots strung together by a polyline
    props: Mapping[str, Any] = field(default_factory=dict)
    loader: Callable[[str], Level] | None = None  # finds this level by name in another process
    faces: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)  # at a free table: what its tiles say

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel by name, so that tables cached per level survive the trip to the thinking process."""
        if self.loader:
            return self.loader, (self.name,)
        return Level, (self.name, self.spots, self.lines, self.props, None, self.faces)


def silent(rules: Rules, state: State) -> Text:
    """Say nothing of a state."""
    return ()


def silent_on_words(rules: Rules, state: State, words: Move) -> Text:
    """Say nothing of the first words of a move."""
    return ()


def silent_on_move(rules: Rules, state: State, move: Move) -> Text:
    """Say nothing of a move."""
    return ()


def never_stood(rules: Rules, level: Level, seats: int, picture: Picture, **asked: Any) -> State | Broken | Ask:
    """Say that no table can be stood up."""
    return Broken("")


def as_pictured(rules: Rules, level: Level, seats: int, picture: Picture) -> Picture:
    """Return a picture as it is, as though all of it could be moved by hand."""
    return picture


class Rules:
    """The rules of one game as the house asks for them: what every game has, and extras with what holds by default."""

    name: str
    SEATS: range  # how many may sit down
    OPTIONS: Options  # the set-up screen shows them
    start: Callable[..., State]  # (level, seats, **options): the first state; all read of the level is looked up here
    turn: Callable[[State], int]  # the seat to act, CHANCE or OVER
    moves: Callable[[State], list[Move]]  # every legal move of that seat; empty only when OVER or CHANCE
    chance: Callable[[State, Random], Move]  # draws one outcome when it is CHANCE's turn
    play: Callable[[State, Move], State]  # the new state; ValueError for an outcome CHANCE could not have drawn
    score: Callable[[State], tuple[int, ...]]  # the points per seat
    rank: Callable[[State], tuple[int, ...]]  # the places with the game's own tie-breaks; equals share
    look: Callable[[State, int], Picture]  # all that this seat may see; OVER: what is public; CHANCE: everything

    # What it may say beside that, as text keys with what fills their gaps; () for nothing.
    stalemate = silent  # that the game will end soon unless something happens at last, or has ended for that
    follow_up = silent_on_words  # what is asked once these words are said, or once `meant` has several plans for them
    objection = silent_on_words  # why the last of these words cannot be said just now, shorter than its clause
    deed = silent_on_move  # what a hint calls this move, then the things it names
    because = silent_on_move  # why a hint proposes it, as far as the seat to act may know

    # A table put up by hand: `stand` returns the state that looks like a picture of everything, else the clause that it
    # breaks, or the next question; `pieces` what a hand can move, without the marks of the house, sorted where order
    # says nothing.
    stand = never_stood
    pieces = as_pictured

    OPEN: bool = False  # whether there are more moves than can be listed, so that only `accepts` knows them all
    VERSION: int = 1  # raised when a change of the rules makes old matches play differently

    def __init__(self, name: str, module: object):
        # What its module says becomes plain attributes, so that calling it costs no more than in the module.
        vars(self).update({part: value for part, value in vars(module).items() if part in PARTS})
        self.name = name

    def accepts(self, state: State, move: Move) -> bool:
        """Tell whether a move is legal here; only where moves are too many to list is that more than a look."""
        return move in self.moves(state)

    def guess(self, state: State, seat: int, rng: Random) -> State:
        """Return a random state this seat cannot tell from the real one."""
        return state

    def steps(self, state: State, move: Move) -> Iterator[State]:
        """Yield the states to show on the way to the one this move makes."""
        return iter(())

    def way(self, level: Level, start: str, end: str) -> tuple[str, ...]:
        """Return the spots a piece passes from one spot of the board to another, () if it goes straight."""
        return ()

    def preview(self, state: State, words: Move) -> Picture:
        """Return what is laid over the table while these words are in hand."""
        return {}

    def as_if(self, state: State, seat: int) -> State:
        """Return the state as if it were this seat's turn, for trying pieces while others think."""
        return state

    def masked(self, state: State, seat: int) -> State:
        """Return the state without what this seat knows and not all do, for previews while others look on.

        None if nothing may be shown beforehand.
        """
        return state

    def meant(self, state: State, words: Move) -> list[Plan]:
        """Return the moves that the last of these words means after the others, where it means several in a row.

        More than one plan is a question: which of them. None is what every other word means: itself.
        """
        return []

    def shortcuts(self, state: State) -> Move:
        """Return words of no move that `meant` understands now; each is a button."""
        return ()

    def obvious(self, state: State) -> Move | None:
        """Return the move nearly everybody would make here, so that a person need not be asked."""
        return None

    def told(self, state: State, move: Move, seat: int) -> Move:
        """Return the move, made in this state, as this seat may hear it."""
        return move

    def why_not(self, state: State, words: Move) -> str | None:
        """Return the clause that forbids the last of these words after the others; None leaves it to a wider name."""
        return None

    def prompt(self, state: State, seat: int) -> Text:
        """Return what this seat is asked now."""
        return ("prompt.turn",)

    def status(self, state: State) -> Text:
        """Return how far the game is, for everybody."""
        return ()

    def goes_on(self, heard: Heard, last: Heard) -> bool:
        """Tell whether a move belongs to the same act as the one before it, so that one sentence tells of both."""
        return "held" in heard.before

    def story(self, act: Sequence[Heard]) -> list[Told] | None:
        """Return what the log says of the moves of one act so far; None lets the house name what was touched."""
        return None

    def clause(self, state: State) -> str | None:
        """Return the clause that matters now, where the rule sheet opens."""
        return None

    def clause_of(self, state: State, move: Move) -> str | None:
        """Return the clause by which a move is made; where none is said, the one that matters now."""
        return self.clause(state)

    def progress(self, state: State, seat: int, card: str) -> tuple[int, int]:
        """Return how many a seat has of what a card counts, and how many it asks for, 0 if each one counts."""
        return 0, 0

    def tally(self, state: State) -> dict[str, tuple[int, ...]]:
        """Return the score sheet, row by row; called when OVER."""
        return {}

    def scoring(self, state: State, seat: int) -> list[Scored]:
        """Return a seat's score line by line, to be counted out on the table; called when OVER."""
        return []

    def sample(self, state: State, rng: Random) -> Move:
        """Return a random legal move, in wide games without listing them all."""
        found = self.moves(state)
        return found[int(rng.random() * len(found))]

    def likely(self, state: State) -> list[Move] | None:
        """Return the moves worth a brain's time, None for all."""
        return None

    def worth(self, state: State, seat: int) -> float:
        """Return a brain's opinion of this state for this seat, 0 to 1."""
        points = self.score(state)
        best = max(p for s, p in enumerate(points) if s != seat)
        return 0.5 + 0.5 * (points[seat] - best) / (abs(points[seat]) + abs(best) + 10)


PARTS = {part for part in (*Rules.__annotations__, *vars(Rules)) if not part.startswith("_")}


@cache
def find(game: str) -> Rules:
    """Return the rules of a game."""
    return Rules(game, import_module(f"{__name__}.{game}"))


def playable() -> list[str]:
    """Return the names of the games that can be played, in shelf order."""
    return [game for game, built in SHELF.items() if built]


def whole() -> list[str]:
    """Return the names of those that lack nothing, in shelf order."""
    return [game for game in playable() if SHELF[game] != NEW]

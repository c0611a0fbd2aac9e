"""A match is a list of moves (event sourcing): play, undo, redo and replay are that one list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import NamedTuple

from .. import paths
from ..rules import CHANCE, OVER, Level, Move, Rules, State, find
from .cats import COLOURS
from .changes import reveals
from .level import FREE, backs, file_of, looks, palette, read_level, said_of
from .position import Position, Unstandable, stood

PERSON = "person"
ANYBODY = -9  # whoever asks for an undo, where it does not matter who does


class Seat(NamedTuple):
    """Who sits there: a person, or a bot of some level."""

    name: str
    avatar: str
    player: str = PERSON
    colour: int = -1  # which of the six seat colours is theirs; -1 is that of the seat, or the first that is free


def worn(board: str, seats: Sequence[Seat]) -> list[int]:
    """Return the seat colour of each player: the chosen one, else that of their seat or one that is free."""
    found = {number: seat.colour for number, seat in enumerate(seats) if seat.colour >= 0}
    for number in range(len(seats)):
        if number not in found:
            taken = set(found.values())
            found[number] = next(colour for colour in (number, *COLOURS) if colour not in taken)
    return looks([found[number] for number in range(len(seats))], palette(board))


@dataclass(frozen=True)
class Setup:
    """All that must be known before the first move."""

    game: str
    seats: tuple[Seat, ...]
    seed: str
    options: Mapping[str, object] = field(default_factory=dict)
    strangers: tuple[str, ...] = field(default=(), compare=False)  # whose cat or colour is not known here
    laid: str = ""  # at a free table: whose map and pieces
    position: Position | None = None  # where a match begins that goes on from a table put up by hand

    @property
    def board(self) -> str:
        """The name of the board: map, faces and level are read by it."""
        return FREE + self.laid if self.laid else self.game

    def rematch(self, seed: str) -> Setup:
        """Return the next match of the same table: the start moves one seat on."""
        return replace(self, seats=self.seats[1:] + self.seats[:1], seed=seed, strangers=(), position=None)


def _started(rules: Rules, level: Level, setup: Setup) -> State:
    """Return the first state; Missing names the map if the rules do not find in it what they need."""
    try:
        first = rules.start(level, len(setup.seats), **setup.options)
        if setup.position:
            return stood(setup.game, len(setup.seats), setup.options, setup.position, level)
        return first
    except Unstandable:
        raise
    except (LookupError, ValueError, TypeError, AttributeError, ArithmeticError) as error:
        raise paths.Missing(file_of(level.name), said_of(error)) from error


class Match:
    """The moves made so far and the states they led to; `at` is where we stand in them."""

    def __init__(self, setup: Setup, luck: Sequence[Move] = ()):
        self.luck = luck  # what chance draws first, in a prepared match
        self.rules = find(setup.game)
        self.level = read_level(setup.board)
        self.setup = setup
        self.seats = list(setup.seats)
        self.states: list[State] = [_started(self.rules, self.level, setup)]
        self.moves: list[Move] = []
        self.drawn = [0]  # how often chance had drawn at each of those states
        self.at = 0

    @property
    def state(self) -> State:
        """The state where we stand."""
        return self.states[self.at]

    @property
    def turn(self) -> int:
        """The seat to act where we stand, or OVER."""
        return self.rules.turn(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended where we stand."""
        return self.turn == OVER

    @property
    def colours(self) -> list[int]:
        """The seat colour of each player."""
        return worn(self.setup.board, self.seats)

    def begin(self) -> Match:
        """Let chance deal what lies before the first decision, and return the match itself."""
        self.draw_luck()
        return self

    def by(self, ply: int) -> int:
        """Return who made the move of that ply: a seat or CHANCE."""
        return self.rules.turn(self.states[ply])

    def person(self, seat: int) -> bool:
        """Tell whether a person plays that seat."""
        return seat >= 0 and self.seats[seat].player == PERSON

    def people(self) -> list[int]:
        """Return the seats played by persons."""
        return [seat for seat in range(len(self.seats)) if self.person(seat)]

    def play(self, move: Move) -> int:
        """Make a legal move, drop what was undone, let chance draw; return the ply of the move."""
        if not self.rules.accepts(self.state, move):
            raise ValueError(f"{' '.join(move)} is not legal here")
        ply = self.at
        self.add(move)
        self.draw_luck()
        return ply

    def add(self, move: Move) -> None:
        """Append one move, a player's or chance's, without asking whether a hand could make it."""
        after = self.rules.play(self.state, move)
        del self.states[self.at + 1 :], self.moves[self.at :], self.drawn[self.at + 1 :]
        self.drawn.append(self.drawn[self.at] + (self.turn == CHANCE))
        self.states.append(after)
        self.moves.append(move)
        self.at += 1

    def draw_luck(self) -> None:
        """Let chance take its turns; its dice depend on the seed and on how often it drew before."""
        while self.turn == CHANCE:
            drawn = self.drawn[self.at]
            forced = self.luck[drawn] if drawn < len(self.luck) else ()
            self.add(forced or self.rules.chance(self.state, Random(f"{self.setup.seed}/{drawn}")))

    def jump(self, ply: int) -> None:
        """Stand elsewhere in the list; what lies ahead can be redone until another move is made."""
        self.at = max(0, min(ply, len(self.moves)))

    def decisions(self) -> list[int]:
        """Return the plies at which a player decided or the game was over: where a reader can stop."""
        return [ply for ply in range(len(self.states)) if self.rules.turn(self.states[ply]) != CHANCE]

    def undo_to(self, policy: str, seat: int = ANYBODY, at: int | None = None) -> int | None:
        """Return the ply a seat's undo goes back to from there: free, fair or never; free is fair among several."""
        people, here = self.people(), self.at if at is None else at
        if self.rules.OPEN:  # everybody's hand is over the table, so undo is everybody's
            return next((ply for ply in range(here - 1, -1, -1) if self.by(ply) != CHANCE), None)
        if policy == "never" or not people:
            return None
        if policy == "fair" or len(people) > 1:
            return self.fair_undo(seat, here)
        return next((ply for ply in range(here - 1, -1, -1) if self.by(ply) in people), None)

    def fair_undo(self, seat: int = ANYBODY, at: int | None = None) -> int | None:
        """Return the ply before that seat's last move if nobody moved, nothing was drawn or revealed since."""
        ply = (self.at if at is None else at) - 1
        if ply < 0 or not self.person(self.by(ply)) or seat not in (ANYBODY, self.by(ply)):
            return None
        by = self.by(ply)
        before, after = (self.rules.look(self.states[p], by) for p in (ply, ply + 1))
        return None if reveals(before, after, backs(self.setup.board)) else ply

    def redo_to(self, at: int | None = None) -> int | None:
        """Return the ply redo would go on to from there: the next one at which a person decides or the game ends."""
        people = self.people()
        ahead = range((self.at if at is None else at) + 1, len(self.states))
        stops = (ply for ply in ahead if self.by(ply) in people or self.by(ply) == OVER)
        return next(stops, ahead[-1] if ahead else None)

    def puts_back(self, move: Move) -> bool:
        """Tell whether a move only undoes the last one of the same seat, as putting down what was just taken does."""
        if not self.at or self.by(self.at - 1) != self.turn:
            return False
        return self.rules.play(self.state, move) == self.states[self.at - 1]

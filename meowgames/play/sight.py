"""What one pair of eyes gets of a match: who sits where, and a sight for every move; never a state."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

from ..rules import CHANCE, OVER, Heard, Level, Move, Picture, Rules, State
from ..rules.free import watching
from .changes import label
from .match import PERSON, Match, Seat


class Seating(NamedTuple):
    """All that is known of a table before anything lies on it."""

    game: str
    seats: tuple[Seat, ...]
    colours: tuple[int, ...]
    options: Mapping[str, Any]
    level: Level
    board: str  # whose map, faces and names: the game's own, but at a free table of what is laid

    @property
    def people(self) -> list[int]:
        """The seats played by persons."""
        return [number for number, seat in enumerate(self.seats) if seat.player == PERSON]


class Sight(NamedTuple):
    """What one eye sees and hears of one moment of a match."""

    picture: Picture
    turn: int  # the seat to act, or OVER
    status: tuple[str, ...] = ()  # how far the game is: text key, then arguments
    prompt: tuple[str, ...] = ()  # what this eye is asked, if its seat is to act
    by: int = OVER  # who made the move that led here
    told: Move = ()  # that move, as this eye may hear it
    stalemate: tuple[str, ...] = ()  # that the game ends soon if nothing happens, or has ended so: the same
    heard: Heard | None = None  # at a refereed table: that move as the game tells of it


Glance = Callable[[int], Sight]  # an eye -> what it sees of one moment, asked when that is shown


LATELY: deque[tuple[Rules, State, int, Sight]] = deque(maxlen=24)  # looked at of late: made once


def seating(match: Match) -> Seating:
    """Return who sits at the table of a match now."""
    setup = match.setup
    return Seating(setup.game, tuple(match.seats), tuple(match.colours), setup.options, match.level, setup.board)


def sight(match: Match, ply: int, eye: int) -> Sight:
    """Return what an eye sees after so many moves, and how it hears of the last of them."""
    seen = _sight(match, match.states[ply], eye)
    if not ply:
        return seen
    before, move = match.states[ply - 1], match.moves[ply - 1]
    heard = watching.heard(before, move, match.states[ply], eye) if match.rules.OPEN else None
    return seen._replace(by=match.by(ply - 1), told=_told(match, ply - 1, eye), heard=heard)


def glance(match: Match, state: State) -> Glance:
    """Return what can be seen of a state that is no moment of the match: one that is only tried."""
    return lambda eye: _sight(match, state, eye)


def points(match: Match) -> tuple[int, ...]:
    """Return the points of the seats: while a match runs, those that everybody at its table knows."""
    rules, state, seats = match.rules, match.state, range(len(match.seats))
    picture = {} if match.over else rules.look(state, OVER)
    if all(f"score{seat}" in picture for seat in seats):
        return tuple(int(label(picture[f"score{seat}"][0])) for seat in seats)
    return rules.score(state if match.over else rules.guess(state, OVER, Random(0)))


def on_the_way(match: Match, ply: int) -> Iterator[Glance]:
    """Yield the moments to be seen on the way of a move, such as a finished trick."""
    for state in match.rules.steps(match.states[ply], match.moves[ply]):
        yield _passing(match, ply, state)


def _passing(match: Match, ply: int, state: State) -> Glance:
    by = match.by(ply)
    return lambda eye: _seen(match, state, eye)._replace(by=by, told=_told(match, ply, eye))


def _sight(match: Match, state: State, eye: int) -> Sight:
    seen = _seen(match, state, eye)
    return seen._replace(prompt=match.rules.prompt(state, eye)) if eye == seen.turn >= 0 else seen


def _seen(match: Match, state: State, eye: int) -> Sight:
    """Return what an eye sees while nobody is asked anything: a moment on the way is no decision."""
    rules = match.rules
    for game, known, looked, seen in LATELY:  # by identity: a state is long to compare
        if known is state and looked == eye and game is rules:
            return seen
    seen = Sight(rules.look(state, eye), rules.turn(state), rules.status(state), stalemate=rules.stalemate(state))
    LATELY.append((rules, state, eye, seen))
    return seen


def _told(match: Match, ply: int, eye: int) -> Move:
    """Return a move as an eye may hear it; of what chance drew, only what kind of draw it was."""
    move = match.moves[ply]
    return move[:1] if match.by(ply) == CHANCE else match.rules.told(match.states[ply], move, eye)

"""Every game at every table and with every option, each a random match to hold the contract against."""

from functools import cache
from importlib import import_module
from random import Random
from types import ModuleType
from typing import NamedTuple

import pytest

from meowgames.play.boards import boards, chairs
from meowgames.play.level import read_level
from meowgames.rules import CHANCE, OVER, find, playable

BOUND = 20_000  # plies no match may need; a random one of Minicity took 5,383
ACTS = 150  # acts at a free table
DEAR = 30  # plies of a match at which the dear checks are made
TRIES = 12  # outcomes of chance among which one is looked for that a seat cannot tell from another
DICE = 6  # no game throws more dice at once, so longer outcomes draw from pieces there is one of


class Case(NamedTuple):
    """One way to set a game up."""

    game: str
    seats: int
    options: tuple = ()
    luck: str = ""  # another one, another match
    laid: str = ""  # at a free table: whose pieces

    @property
    def board(self) -> str:
        """The board it is played on."""
        return f"free-{self.laid}" if self.laid else self.game

    def __str__(self) -> str:
        words = [self.board, str(self.seats), *(f"{name}={value}" for name, value in self.options), self.luck]
        return "-".join(filter(None, words))


class Walk(NamedTuple):
    """A random match, state by state."""

    rules: object
    states: list
    moves: list


def own(game: str) -> ModuleType:
    """What a game brings for these tests in its own <game>_table.py: pieces, POSITIONS and, once whole, STAGES."""
    return import_module(f"{game}_table")


def cases() -> list[Case]:
    """The defaults at every seat count, then each other value of an option once."""
    found = [Case(game, seats) for game in playable() for seats in find(game).SEATS]
    for game in playable():
        counts = list(find(game).SEATS)
        options = [(name, value) for name, values in find(game).OPTIONS.items() for value in values[1:]]
        found += [Case(game, counts[i % len(counts)], (option,)) for i, option in enumerate(options, 1)]
    return found


def free_cases() -> list[Case]:
    """Every free table: laid and with all in the box, at every seat count, and once without remembering."""
    found = [Case("free", seats, (), "", laid) for laid in boards() for seats in chairs("free", laid)]
    found += [case._replace(options=(("laid", False),)) for case in found]
    return [*found, Case("free", 3, (("remember", False),), "", "meow")]


@cache
def line(case: Case) -> Walk:
    """Play a whole match at random; at a free table, which never ends, for a while."""
    rules, rng = find(case.game), Random(str(case))
    states, moves = [rules.start(read_level(case.board), case.seats, **dict(case.options))], []
    while rules.turn(states[-1]) != OVER and len(moves) < (ACTS if rules.OPEN else BOUND):
        state = states[-1]
        if rules.turn(state) == CHANCE:
            move = rules.chance(state, rng)
        elif rules.OPEN:
            move = rules.sample(state, rng)
        else:
            found = rules.moves(state)
            move = found[int(rng.random() * len(found))]
        moves.append(move)
        states.append(rules.play(state, move))
    assert rules.OPEN or rules.turn(states[-1]) == OVER, "the match does not end"
    return Walk(rules, states, moves)


@cache
def dear(case: Case) -> list[int]:
    """Some thirty plies of that match, its first and its last among them."""
    last = len(line(case).moves)
    return sorted({0, last, *Random(f"{case}/dear").sample(range(last), min(DEAR, last))})


def decisions(case: Case) -> list:
    """The states among the dear ones at which somebody decides."""
    rules, states, _ = line(case)
    return [states[ply] for ply in dear(case) if rules.turn(states[ply]) >= 0]


def views(case: Case) -> list[int]:
    """Everybody who may look."""
    return [*range(case.seats), CHANCE, OVER]


def shown(rules, state, move) -> list:
    """The states on the way, and the one the move makes."""
    return [*rules.steps(state, move), rules.play(state, move)]


def heard(rules, state, move, seat: int) -> list:
    """All that a seat hears and sees of a move."""
    return [rules.told(state, move, seat), *(rules.look(after, seat) for after in shown(rules, state, move))]


def alike(rules, state, move, other, seat: int, rng: Random):
    """A move in the other state that the seat cannot tell from this one made in the state, None if there is none.

    It is another move if there is one.
    """
    told, known = rules.told(state, move, seat), heard(rules, state, move, seat)
    chance = rules.turn(state) == CHANCE
    tries = [*(rules.chance(other, rng) for _ in range(TRIES)), move] if chance else rules.moves(other)
    good = [one for one in tries if rules.told(other, one, seat) == told]
    rng.shuffle(good)
    for one in sorted(good, key=lambda one: one == move):
        try:
            if heard(rules, other, one, seat) == known:
                return one
        except ValueError:  # chance finds no such card in the other deck
            continue
    return None


def twin(rules, state, move, other, seat: int, rng: Random):
    """The state that such a move makes, None if there is none."""
    found = alike(rules, state, move, other, seat, rng)
    return None if found is None else rules.play(other, found)


def asked(rules, state, seat: int) -> list:
    """All that the house tells the seat to act: it must not depend on what the seat cannot see."""
    moves = rules.moves(state)
    picture = rules.look(state, seat)
    touches = sorted({*picture, *(face for faces in picture.values() for face in faces)})
    starts = sorted({move[:end] for move in moves for end in range(1, len(move) + 1)})
    found = [moves, rules.likely(state), rules.prompt(state, seat), rules.clause(state)]
    found.append([rules.preview(state, words) for words in starts])
    found.append([rules.why_not(state, (word,)) for word in touches])
    found.append([rules.why_not(state, words[:-1] + (word,)) for words in starts[:3] for word in touches])
    found.append([rules.told(state, move, seat) for move in moves])
    found.append([rules.follow_up(state, words) for words in starts])
    found.append([rules.deed(state, move) for move in moves])
    return found


every_table = pytest.mark.parametrize("case", free_cases(), ids=str)
every_case = pytest.mark.parametrize("case", cases(), ids=str)

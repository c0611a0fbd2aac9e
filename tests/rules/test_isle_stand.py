"""L'Île des Chats: each moment of a match is stood up from its picture, and a damaged picture does no harm."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from cases import Case
from isle_table import LEVEL, NUMBERS, walk
from standing import HURTS, by_hand, goes_on, hurt, options, stood, stood_by_hand, survives

from meowgames.play.level import read_level
from meowgames.rules import CHANCE, OVER, Broken, isle

CASES = [Case("isle", seats) for seats in isle.SEATS] + [Case("isle", 2, (("auto_pass", False),))]
every_case = pytest.mark.parametrize("case", CASES, ids=str)


def matches(case: Case, count: int, every: int, odd: float = 0.15) -> Iterator[Any]:
    """Some states of some matches in which more is passed than is wise."""
    for seed in range(count):
        for ply, (state, _) in enumerate(walk(case.seats, seed, odd, **options(case))):
            if ply % every == 0 or state.turn == OVER:
                yield state._replace(table=state.table._replace(level=read_level("isle")))


@every_case
def test_every_moment_of_a_match_can_be_stood_up_from_its_picture(case):
    stages = {stood(case, state).stage for state in matches(case, 3, 4)}
    assert stages >= {"boats", "cat", "place", "treasure", "over"}


@every_case
def test_a_table_stood_up_goes_on_like_the_one_it_looks_like(case):
    for number, state in enumerate(matches(case, 2, 53)):
        goes_on(case, state, stood(case, state), 60, Random(number))


@every_case
def test_a_table_put_up_by_hand_needs_no_marks(case):
    for number, state in enumerate(matches(case, 2, 17)):
        stood_by_hand(case, state, Random(number))


@every_case
def test_a_guess_can_be_made_from_a_table_stood_up(case):
    for number, state in enumerate(matches(case, 1, 23)):
        found = stood(case, state)
        for seat in range(case.seats):
            guess = isle.guess(found, seat, Random(number))
            assert isle.look(guess, seat) == isle.look(found, seat)
            assert isle.guess(isle.guess(found, seat, Random(99)), seat, Random(number)) == guess
            assert guess == isle.guess(state, seat, Random(number))._replace(boats=guess.boats)


@pytest.mark.parametrize("way", HURTS)
def test_a_damaged_picture_names_a_clause_or_is_what_it_looks_like(way):
    rng, broken, tried = Random(way), 0, 0
    for case in CASES:
        for state in matches(case, 1, 13):
            for picture in (isle.look(state, CHANCE), by_hand(case, state, rng)):
                found = survives(case, state, hurt(picture, rng, way))
                assert not isinstance(found, Broken) or found.clause in NUMBERS
                broken, tried = broken + isinstance(found, Broken), tried + 1
    assert broken > tried / 4  # the others hit a mark of the house, or are another honest position


def test_the_pieces_are_the_same_with_marks_and_without():
    for case in CASES:
        for number, state in enumerate(matches(case, 1, 9)):
            plain = isle.pieces(LEVEL, case.seats, by_hand(case, state, Random(number)))
            assert plain == isle.pieces(LEVEL, case.seats, isle.look(state, CHANCE))
            assert not any(
                face.startswith(("rat:", "rats", "map-", "score", "have")) for face in sum(plain.values(), ())
            )

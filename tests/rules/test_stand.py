"""Every picture can be stood up: all games at all tables with all options, at some plies of a random match."""

from random import Random

import pytest
from cases import DEAR, Case, cases, dear, line
from sitting import seats
from standing import HURTS, by_hand, goes_on, hurt, stood, stood_by_hand, survives

from meowgames.paths import data
from meowgames.play.level import read_level
from meowgames.play.match import Match, Setup
from meowgames.play.position import of_state
from meowgames.rules import CHANCE, Broken, find, whole
from meowgames.rules.standing import WHOLE, Answers, Out

every_whole = pytest.mark.parametrize("case", [case for case in cases() if case.game in whole()], ids=str)

FEW, ON = 6, 20  # plies of a match at which that is tried; plies two states go on side by side
RARE = 0.01  # the share of moments that no box has the pieces for


def few(case: Case, count: int = FEW) -> list:
    """Some states of the random match of a case, its first and its last among them."""
    states, plies = line(case).states, dear(case)
    return [states[ply] for ply in plies[:: max(1, len(plies) // count)]]


@every_whole
def test_a_state_stands_up_from_its_picture(case):
    for state in few(case):
        stood(case, state)


@every_whole
def test_a_table_that_was_stood_up_plays_on_like_the_one_it_shows(case):
    for state in few(case, 2):
        goes_on(case, state, stood(case, state), ON, Random(str(case)))


@every_whole
def test_no_damage_raises_an_exception(case):
    damaged(case, few(case, 3))


def damaged(case: Case, states: list) -> None:
    """Hurt the pictures of these states in every way."""
    rng, rules = Random(str(case)), find(case.game)
    for state in states:
        picture = rules.look(state, CHANCE)
        for way in HURTS:
            survives(case, state, hurt(picture, rng, way))


@every_whole
def test_a_table_put_up_by_hand_stands_up_too(case):
    put_up(case, few(case))


def put_up(case: Case, states: list) -> int:
    """Put these states up by hand and stand them up; return how many no box has the pieces for."""
    rng, rules, level, short = Random(str(case)), find(case.game), read_level(case.game), 0
    for state in states:
        try:
            picture = by_hand(case, state, rng)
        except ValueError:  # the box holds too few counters
            short += 1
            continue
        look = rules.look(state, CHANCE)
        assert rules.pieces(level, case.seats, picture) == rules.pieces(level, case.seats, look)
        stood_by_hand(case, state, rng)
    return short


@pytest.mark.parametrize("game", whole())
def test_the_box_rarely_holds_too_few_pieces(game):
    found, tried = 0, 0
    for case in [case for case in cases() if case.game == game]:
        states = few(case)
        found, tried = found + put_up(case, states), tried + len(states)
    assert found <= RARE * tried


@every_whole
def test_a_match_goes_on_from_a_position_with_the_same_seat_and_pieces(case):
    rules, level = find(case.game), read_level(case.game)
    for state in few(case, 3):
        try:
            kept = of_state(case.game, case.seats, dict(case.options), state, Random(str(case)))
        except ValueError:
            continue
        setup = Setup(case.game, seats(case.seats), "another", dict(case.options), position=kept)
        match = Match(setup)
        assert match.turn == rules.turn(state)
        both = [rules.pieces(level, case.seats, rules.look(one, CHANCE)) for one in (state, match.state)]
        assert both[0] == both[1]


@pytest.mark.slow
@every_whole
def test_all_of_this_holds_at_thirty_plies(case):
    states = few(case, DEAR)
    for number, state in enumerate(states):
        found = stood(case, state)
        if number % 6 == 0:
            goes_on(case, state, found, 60, Random(number))
    damaged(case, states)
    put_up(case, states)


def test_what_can_be_answered_by_nothing_breaks_a_clause():
    answers, sizes = Answers({}), {"size": ("small", "large")}
    for ask, clause in (
        (lambda: answers.ask("size", [], "4.2"), "4.2"),
        (lambda: answers.options(sizes, size=[]), WHOLE),
    ):
        with pytest.raises(Out) as out:
            ask()
        assert out.value.args == (Broken(clause),)
    assert answers.options(sizes, size=["large"]) == {"size": "large"}
    assert all(f"**{WHOLE}**" in data("seeds", f"{game}.en.md").read_text("utf-8") for game in whole())

"""Whole matches at a refereed table: played by drags and words alone, the referee never loses the thread."""

from collections import Counter
from random import Random

import pytest
from cases import Case, line
from sliding import fated, in_step, lucky, made, nodded, plan_of, refereed

from meowgames.play import referee
from meowgames.rules import BACK, CHANCE, OVER, find, free, playable
from meowgames.rules.free.state import HAND, PAW

LONG = 2_000  # plans no match needs
SHORT = 12  # of a match that is only begun


def tables() -> list[Case]:
    """Every game at its smallest and its largest table, its options in turn."""
    found = []
    for game in playable():
        rules = find(game)
        options = [(name, value) for name, values in rules.OPTIONS.items() for value in values[1:]]
        found += [Case(game, rules.SEATS[0], tuple(options[:1])), Case(game, rules.SEATS[-1], tuple(options[-1:]))]
    return found


each_table = pytest.mark.parametrize("case", tables(), ids=str)


def begun(case: Case, luck: str = PAW):
    """A refereed table on which a match has begun."""
    rules = find(case.game)
    state = next(state for state in line(case).states if rules.turn(state) >= 0)
    return in_step(refereed(case, state, Random(str(case)), luck))


def turn(table) -> int:
    """The seat the game waits for."""
    return find(table.table.level.name.removeprefix("free-")).turn(table.watch.thread[0])


def played(case: Case, most: int, luck: str = PAW) -> tuple[object, Counter[str]]:
    """A table after so many random plans of people, and what the referee made of what they did."""
    table, rng, notes = begun(case, luck), Random(f"{case}/played"), Counter[str]()
    for _ in range(most):
        while turn(table) == CHANCE:
            table, notes["fated"] = fated(table, rng), notes["fated"] + 1
        if turn(table) == OVER:
            break
        table = in_step(lucky(made(table, plan_of(table, rng), notes), rng))
        assert table.actor == turn(table) or turn(table) < 0
    return table, notes


@each_table
def test_the_referee_follows_what_hands_do_from_the_start(case):
    _, notes = played(case, SHORT)
    assert notes[referee.NOD] > 2


@pytest.mark.slow
@each_table
def test_the_referee_follows_a_whole_match_played_by_drags_and_words(case):
    table, notes = played(case, LONG)
    assert turn(table) == OVER
    assert notes[referee.NOD] > 3 * notes[referee.ASKS]


@pytest.mark.slow
@pytest.mark.parametrize("game", playable())
def test_what_chance_would_draw_can_be_drawn_by_hand_all_through_a_match(game):
    case = Case(game, find(game).SEATS[0])
    turns = [find(game).turn(state) for state in line(case).states]
    draws = CHANCE in turns[next(at for at, seat in enumerate(turns) if seat >= 0) :]
    table, notes = played(case, LONG, HAND)
    assert turn(table) == OVER and (notes["fated"] > 2) == draws


@each_table
def test_bots_move_at_the_same_table_by_saying_what_they_do(case):
    table, rng, notes, rules = begun(case), Random(f"{case}/bots"), Counter[str](), find(case.game)
    for _ in range(SHORT):
        if turn(table) == OVER:
            break
        if turn(table):  # only the first seat has a hand
            move = rules.sample(table.watch.thread[0], rng)
            table = nodded(table, (move,), "say")
        else:
            (thread,) = table.watch.thread
            plan = plan_of(table, rng) if BACK not in rules.moves(thread) else (rules.sample(thread, rng),)
            table = made(table, plan, notes) if BACK not in rules.moves(thread) else nodded(table, plan, "say")
        table = in_step(lucky(table, rng))
    assert free.turn(table) == max(0, turn(table)) or turn(table) < 0

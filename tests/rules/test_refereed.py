"""Whole matches at a refereed table: played by drags and words alone, the referee never loses the thread."""

from collections import Counter
from random import Random

import pytest
from cases import Case, cases, line
from sliding import fated, in_step, lucky, made, nodded, plan_of, refereed
from straying import is_legal, judged, stray

from meowgames.paths import data
from meowgames.play import referee
from meowgames.rules import BACK, CHANCE, OVER, find, free, whole
from meowgames.rules.free.state import HAND, PAW

LONG = 2_000  # plans no match needs
SHORT = 12  # of a match that is only begun


def tables() -> list[Case]:
    """Every game at its smallest and its largest table, its options in turn."""
    found = []
    for game in whole():
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
@pytest.mark.parametrize("game", whole())
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


# ── wrong drags ──


def moments(game: str, count: int):
    """Refereed tables at moments of random matches at which somebody decides, nothing in hand."""
    rules, rng = find(game), Random(game)
    cases_of = [case for case in cases() if case.game == game]
    while count:
        case = rng.choice(cases_of)
        state = rng.choice(line(case).states)
        if rules.turn(state) >= 0 and BACK not in rules.moves(state):
            try:
                yield refereed(case, state, rng)
            except ValueError:  # no box holds so many counters
                continue
            count -= 1


def strays(game: str, count: int) -> Counter[str]:
    """What the referee makes of drags that no legal move shows; each is waived too, and that leads somewhere."""
    rng, notes = Random(f"{game}/strays"), Counter[str]()
    sheet = data("seeds", f"{game}.en.md").read_text("utf-8")
    for table in moments(game, count):
        drag = stray(table, rng)
        if drag is None or is_legal(table, drag):
            continue
        found = judged(table, drag)
        notes[found.kind] += 1
        assert (found.kind == referee.OBJECTS) == bool(found.clause)
        if found.clause:
            assert f"**{found.clause}**" in sheet
            after = free.play(drag.after, (f"waive:{found.clause}",))
            assert after.watch.waived == (found.clause,)
            assert not after.watch.thread or in_step(after)
    return notes


def holds(notes: Counter[str]) -> None:
    """Nine in ten wrong drags are told their clause; what else is a question, a beginning or another legal way."""
    assert notes[referee.OBJECTS] >= 0.9 * notes.total()
    assert notes[referee.STILL] == notes[referee.FATE] == 0


@pytest.mark.parametrize("game", whole())
def test_a_wrong_drag_is_told_its_clause(game):
    notes = strays(game, 60)
    assert notes.total() > 40
    holds(notes)


@pytest.mark.slow
@pytest.mark.parametrize("game", whole())
def test_many_wrong_drags_are_told_their_clauses(game):
    notes = strays(game, 200)
    assert notes.total() > 150
    holds(notes)

"""Bots: legal, deterministic, blind to secrets, and each level worth its name."""

from dataclasses import replace
from itertools import islice
from random import Random
from types import SimpleNamespace

import pytest

from meowgames.play.brain import LEVELS, REST, Brain, Budget, choose, judge, think
from meowgames.play.level import read_level
from meowgames.rules import BACK, CHANCE, OVER, Rules, find, playable

pytestmark = pytest.mark.slow
QUICK = Budget(playouts=60, depth=4, noise=0.0, cap=9.0)
GAMES = [(game, seats) for game in playable() for seats in find(game).SEATS]


def rules_of(**parts) -> Rules:
    """A small game out of functions, completed as the shelf would do it."""
    return Rules("toy", SimpleNamespace(**parts))


def nim() -> Rules:
    """Take one to three; who takes the last wins: (seat, left)."""
    return rules_of(
        turn=lambda state: state[0] if state[1] else OVER,
        chance=None,
        moves=lambda state: [(f"take{n}",) for n in range(1, min(3, state[1]) + 1)],
        play=lambda state, move: (1 - state[0], state[1] - int(move[0][4:])),
        score=lambda state: (0, 0) if state[1] else (state[0], 1 - state[0]),
        rank=lambda state: (2 - state[0], 1 + state[0]),
    )


def urn() -> Rules:
    """Bet that a die falls low or high, twice, alone against the bank; a loaded die falls low."""
    rules = rules_of(
        turn=lambda state: OVER if len(state) == 4 else (CHANCE if len(state) % 2 else 0),
        moves=lambda state: [("high",), ("low",)],
        chance=lambda state, rng: ("six",) if rng.random() < 0.25 else ("one",),
        play=lambda state, move: state + move,
    )
    wins = {("high", "six"), ("low", "one")}
    rules.score = lambda state: (sum(pair in wins for pair in zip(state[::2], state[1::2])), 1)
    rules.rank = lambda state: (1, 2) if rules.score(state)[0] > 1 else (2, 1)
    return rules


def deals(game: str, seats: int, seed: str, plies: int):
    """Yield the states at which somebody decides in a random match."""
    rules, rng = find(game), Random(seed)
    state = rules.start(read_level(game), seats)
    for _ in range(plies):
        while rules.turn(state) == CHANCE:
            state = rules.play(state, rules.chance(state, rng))
        if rules.turn(state) == OVER:
            return
        yield state
        state = rules.play(state, rules.sample(state, rng))


def compete(game: str, levels: list, seed: str) -> tuple[int, ...]:
    """The points when these levels play; None plays at random."""
    rules, rng = find(game), Random(seed)
    state, deal = rules.start(read_level(game), len(levels)), 0
    while rules.turn(state) != OVER:
        seat = rules.turn(state)
        if seat == CHANCE:
            move, deal = rules.chance(state, Random(f"{seed}/{deal}")), deal + 1
        else:
            move = choose(rules, state, seat, levels[seat], rng) if levels[seat] else rules.sample(state, rng)
        state = rules.play(state, move)
    return rules.score(state)


def ahead(game: str, level, other, seats: int, deals: int) -> float:
    """How many points one level makes more than another, seated alternately, each deal from both sides."""
    total = 0.0
    for number in range(deals):
        for flip in (0, 1):
            levels = [(level, other)[(seat + flip) % 2] for seat in range(seats)]
            points = compete(game, levels, f"{game}{number}")
            total += sum(points[flip::2]) - sum(points[1 - flip :: 2])
    return total / (deals * seats)


@pytest.mark.parametrize("left", [5, 6, 7, 9, 10, 11])
def test_the_searcher_finds_the_winning_move(left):
    deep = replace(QUICK, playouts=1500, depth=20)
    assert choose(nim(), (0, left), 0, deep, Random("nim")) == (f"take{left % 4}",)


def test_the_searcher_weighs_chance():
    assert choose(urn(), (), 0, replace(QUICK, playouts=200), Random("urn")) == ("low",)


def test_a_short_horizon_is_judged_by_worth():
    rules = nim()
    rules.worth = lambda state, seat: 1.0 if (seat == 0) == (state[1] == 48) else 0.0
    assert choose(rules, (0, 50), 0, replace(QUICK, playouts=3, depth=0), Random("far")) == ("take2",)


def test_only_likely_moves_are_thought_about():
    rules = nim()
    rules.likely = lambda state: [("take2",)] if state == (0, 7) else None
    assert all(choose(rules, (0, 7), 0, QUICK, Random(seed)) == ("take2",) for seed in range(5))


def test_rewards_go_to_the_winners_and_are_shared():
    rules = nim()
    rules.worth = lambda state, seat: 0.5
    lost, won, chance = judge(rules, (0, 0), 2)
    assert lost < 0.5 < won and chance == 0.0
    rules.rank = lambda state: (1, 1)
    assert judge(rules, (0, 0), 2)[:2] == [0.5, 0.5]
    assert judge(rules, (0, 3), 2)[:2] == [0.5, 0.5]


@pytest.mark.parametrize("game,seats", GAMES)
def test_every_level_plays_legally_and_the_same_again(game, seats):
    rules = find(game)
    for number, state in enumerate(islice(deals(game, seats, f"legal{seats}", 40), 0, None, 13)):
        seat = rules.turn(state)
        for name, level in LEVELS.items():
            small = replace(level, playouts=min(level.playouts, 25))
            first, again = (choose(rules, state, seat, small, Random(number)) for _ in range(2))
            assert first in rules.moves(state), name
            assert first == again, name


@pytest.mark.parametrize("game,seats", GAMES)
def test_a_bot_cannot_see_what_its_seat_cannot(game, seats):
    rules = find(game)
    differ = 0
    for number, state in enumerate(islice(deals(game, seats, f"blind{seats}", 60), 0, None, 9)):
        seat = rules.turn(state)
        other = rules.guess(state, seat, Random("another world"))
        differ += other != state
        seen = [list(think(rules, world, seat, QUICK, Random(number))) for world in (state, other)]
        assert seen[0] == seen[1]
    assert differ or rules.look(state, 0) == rules.look(state, CHANCE)


def test_thinking_yields_at_once_and_then_once_a_playout():
    game = playable()[0]
    state = next(deals(game, 2, "yield", 1))
    rules = rules_of(**{**vars(find(game)), "play": None})  # the first answer needs no look ahead
    assert next(think(rules, state, 0, QUICK, Random(1))) in rules.moves(state)
    count = sum(1 for _ in think(find(game), state, 0, replace(QUICK, playouts=5), Random(1)))
    assert 2 <= count <= 6


def test_a_forced_move_needs_no_thought():
    assert list(think(nim(), (0, 1), 0, QUICK, Random(1))) == [("take1",)]


def test_thinking_stops_when_the_choice_is_settled():
    rules = nim()
    rules.worth = lambda state, seat: float((seat == 0) == (state[1] == 2))
    count = sum(1 for _ in think(rules, (0, 3), 0, replace(QUICK, playouts=1000, depth=0), Random(1)))
    assert count < 900


def test_kittens_beat_chance_at_meow():
    assert ahead("meow", LEVELS["kitten"], None, 4, 10) > 4


def test_cats_beat_kittens_at_meow():
    assert ahead("meow", replace(LEVELS["cat"], playouts=100, depth=5), LEVELS["kitten"], 4, 4) > 5


def two_part() -> Rules:
    """Seat 0 names two digits, then seat 1 one: state is what was said, the best is 9 and 9."""
    rules = rules_of(
        turn=lambda state: (0, 0, 1, OVER)[len(state)],
        chance=None,
        moves=lambda state: [(str(n),) for n in range(10)],
        play=lambda state, move: state + move,
        look=lambda state, seat: {"said": state},
        score=lambda state: (sum(map(int, state[:2])), 9),
        rank=lambda state: (1, 2) if sum(map(int, state[:2])) > 9 else (2, 1),
    )
    rules.guesses = 0

    def guess(state, seat, rng):
        rules.guesses += 1
        return state

    rules.guess = guess
    return rules


def test_a_long_turn_is_thought_over_at_its_start():
    rules, rng = two_part(), Random("long")
    brain = Brain(rules, replace(QUICK, playouts=4000))
    first = brain.choose((), 0, rng)
    spent, rules.guesses = rules.guesses, 0
    second = brain.choose(first, 0, rng)
    assert rules.guesses < spent / REST and first + second == ("9", "9")


def test_another_table_is_thought_over_anew():
    rules, rng = two_part(), Random("other")
    brain = Brain(rules, replace(QUICK, playouts=4000))
    first = brain.choose((), 0, rng)
    rules.guesses = 0
    assert brain.choose(("1",) if first != ("1",) else ("2",), 0, rng) == ("9",)
    assert rules.guesses > 100
    rules.guesses = 0
    brain.choose((), 0, rng)  # undone: the same question once more
    assert rules.guesses > 100


@pytest.mark.parametrize("game", playable())
def test_a_few_plans_can_be_had_and_change_nothing_of_what_is_played(game):
    rules, rng, seen = find(game), Random("plans"), 0
    state = rules.start(read_level(game), rules.SEATS[0])
    asked, alone = (Brain(rules, QUICK) for _ in range(2))
    for ply in range(60):
        if rules.turn(state) == OVER:  # of a short game another match will do
            state = rules.start(read_level(game), rules.SEATS[0])
        seat = rules.turn(state)
        if seat < 0 or ply < 30:
            state = rules.play(state, rules.chance(state, rng) if seat == CHANCE else rules.sample(state, rng))
            continue
        move = asked.choose(state, seat, Random(ply))
        plans = asked.plans(seat, 3, Random(ply))
        assert move == alone.choose(state, seat, Random(ply)) == plans[0][0]
        assert len({plan[0] for plan in plans}) == len(plans) <= 3
        for first, *others in plans:
            after = rules.play(asked.world, first)
            assert first in rules.moves(state) and len(others) == (rules.turn(after) == seat)
            assert all(other in rules.moves(after) and other != BACK for other in others)
        seen += len(plans)
        state = rules.play(state, move)
    assert seen > 12


def test_the_levels_keep_within_their_time():
    assert LEVELS["tiger"].cap <= 2.0 and LEVELS["cat"].cap <= 0.7 and LEVELS["kitten"].cap < LEVELS["cat"].cap

"""Moments of random matches stood up from their pictures, whole, put up by hand and damaged."""

from __future__ import annotations

from pathlib import Path
from random import Random

import standing
from cases import BOUND, Case

from meowgames.play.level import read_level
from meowgames.rules import CHANCE, OVER, find

from .games import any_case

SHARE = 0.25  # of the moments of a match that are stood up
ON, PLIES = 0.01, 40  # how often that goes on beside the true one, and for how long
HAND = 0.3  # how often it is put up by hand too


def stands(rng: Random, home: Path) -> int:  # noqa: ARG001 — every case gets a folder
    """Stand up moments of a random match; count them."""
    case, found = any_case(rng), 0
    rules = find(case.game)
    state = rules.start(read_level(case.game), case.seats, **dict(case.options))
    for _ in range(BOUND):
        if rng.random() < SHARE or rules.turn(state) == OVER:
            stand(case, state, rng)
            found += 1
        if rules.turn(state) == OVER:
            break
        state = rules.play(
            state, rules.chance(state, rng) if rules.turn(state) == CHANCE else any_move(case, state, rng)
        )
    return found


def any_move(case: Case, state: object, rng: Random) -> tuple[str, ...]:
    """Return a random move: sampled as bots do, or plainly any."""
    rules = find(case.game)
    return rules.sample(state, rng) if rng.random() < 0.5 else rng.choice(rules.moves(state))


def stand(case: Case, state: object, rng: Random) -> None:
    """Hold one moment to the laws of standing up."""
    rules, level = find(case.game), read_level(case.game)
    found, look = standing.stood(case, state), rules.look(state, CHANCE)
    standing.survives(case, state, standing.hurt(look, rng))
    if rng.random() < ON:
        standing.goes_on(case, state, found, PLIES, rng)
    if rng.random() > HAND:
        return
    try:
        picture = standing.by_hand(case, state, rng)
    except ValueError as error:
        assert "left for" in str(error), error  # the box holds too few
        return
    assert rules.pieces(level, case.seats, picture) == rules.pieces(level, case.seats, look), "a hand lays other pieces"
    standing.stood_by_hand(case, state, rng)

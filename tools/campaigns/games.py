"""Random matches of every game: held to the contract, and two by two to what a seat may know."""

from pathlib import Path
from random import Random
from typing import Any

import pairs as shown
from cases import Case, asked, dear, line
from laws import LAWS
from sitting import seats

from meowgames.play.match import Match, Setup
from meowgames.rules import OVER, find, playable

OFTEN = 0.3  # how often an option has another value than the usual one
LATEST = 90  # plies at most before a pair is looked at
TWINS = 3  # that one match is held against
TRIES = 40  # matches begun until there is a secret in one


def any_case(rng: Random) -> Case:
    """Return any game at any table with any options."""
    game = rng.choice(playable())
    rules = find(game)
    options = [(name, rng.choice(values)) for name, values in rules.OPTIONS.items() if rng.random() < OFTEN]
    return Case(game, rng.choice(rules.SEATS), tuple(options), f"{rng.random():.12f}")


def any_setup(rng: Random, people: tuple = (0,)) -> Setup:
    """Return any table as the house sets it up."""
    case = any_case(rng)
    return Setup(case.game, seats(case.seats, people), case.luck, dict(case.options))


def moves(rng: Random, home: Path) -> int:  # noqa: ARG001 — every case gets a folder
    """Hold a random match to every law of the contract; count its moves."""
    case = any_case(rng)
    try:
        for law in LAWS:
            law(case)
        return len(line(case).moves)
    finally:
        for kept in (line, dear):
            kept.cache_clear()


def pairs(rng: Random, home: Path) -> int:  # noqa: ARG001 — every case gets a folder
    """Hold all that a seat gets of a match against what it gets of others that it cannot tell from it."""
    for _ in range(TRIES):
        one = shown.played(any_setup(rng), rng, rng.randrange(2, LATEST))
        others = [other for _ in range(TWINS) if one and (other := shown.guessed(one, rng))]
        if others:
            break
    else:
        return 0
    looks, screens = known(one), list(shown.alone(one, few=True))
    for other in others:
        for what, look in known(other).items():
            assert look == looks[what], f"{what} of {one.setup} after {one.at} moves"
        shown.compare(screens, list(shown.alone(other, few=True)))
    return len(others)


def known(match: Match) -> dict[str, Any]:
    """Return all that the rules let seat 0 know."""
    rules = match.rules
    return {
        "told": [rules.told(match.states[ply], match.moves[ply], 0) for ply in range(match.at)],
        "looks": [rules.look(match.state, eye) for eye in (0, OVER)],
        "prompts, previews and reasons": asked(rules, match.state, 0),
    }

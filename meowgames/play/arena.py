"""Bots against each other without a window: for reports, and for a terminal without a display."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter, process_time
from typing import Any

from .brain import LEVELS, Brain, Budget
from .match import Match, Seat, Setup

RANDOM = "random"  # plays any legal move: the measure of all others
Result = dict[str, Any]


def play_one(
    game: str,
    bots: Sequence[str],
    options: Mapping[str, Any],
    seed: str,
    levels: Mapping[str, Budget] = LEVELS,
    thoughts: Mapping[str, list[float]] | None = None,
) -> Match:
    """Return a finished match; the same seed gives the same deals, dice and thoughts; note how long they took."""
    seats = tuple(Seat(f"{bot.capitalize()} {number}", bot, bot) for number, bot in enumerate(bots, 1))
    match = Match(Setup(game, seats, seed, options)).begin()
    brains = [Brain(match.rules, levels[bot]) if bot != RANDOM else None for bot in bots]
    dice = [Random(f"{seed}/{bot}/{seat}") for seat, bot in enumerate(bots)]
    while not match.over:
        seat, brain = match.turn, brains[match.turn]
        start = process_time()
        state, rng = match.state, dice[seat]
        move = brain.choose(state, seat, rng) if brain else rng.choice(match.rules.moves(state))
        if thoughts:
            thoughts[bots[seat]].append(process_time() - start)
        match.play(move)
    return match


@dataclass
class Tally:
    """What one kind of bot came to in one deal, seen from every seat it took."""

    points: list[float] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    thoughts: list[float] = field(default_factory=list)  # seconds of each, on one core


def play_deal(
    game: str,
    bots: Sequence[str],
    options: Mapping[str, Any],
    seed: str,
    levels: Mapping[str, Budget] = LEVELS,
) -> dict[str, Tally]:
    """Play one deal as often as there are seats, everybody one seat further each time, so that luck weighs less."""
    found = {bot: Tally() for bot in bots}
    for further in range(len(bots)):
        seated = [*bots[further:], *bots[:further]]
        match = play_one(game, seated, options, seed, levels, {bot: found[bot].thoughts for bot in bots})
        points, places = match.rules.score(match.state), match.rules.rank(match.state)
        for seat, bot in enumerate(seated):
            found[bot].points.append(points[seat])
            found[bot].places.append(places[seat])
    return found


def play_all(
    game: str, bots: Sequence[str], options: Mapping[str, Any], seeds: Sequence[int]
) -> Iterator[tuple[list[Result], float]]:
    """Yield after each match all results so far and the moves per second, thinking included."""
    results: list[Result] = []
    plies, start = 0, perf_counter()
    for seed in seeds:
        match = play_one(game, bots, options, str(seed))
        plies += match.at
        results.append(_result(match, bots))
        yield results, plies / (perf_counter() - start)


def told(result: Result) -> str:
    """Return one match as a line."""
    scores, places = (" ".join(map(str, result[name])) for name in ("scores", "places"))
    return f"seed {result['seed']}: scores {scores}; places {places}; {result['plies']} plies"


def summed(results: Sequence[Result], speed: float) -> Iterator[str]:
    """Yield what all matches come to, seat by seat."""
    games = len(results)
    for seat, bot in enumerate(results[0]["bots"]):
        mean = sum(result["scores"][seat] for result in results) / games
        place = sum(result["places"][seat] for result in results) / games
        first = sum(result["places"][seat] == 1 for result in results)
        yield (f"seat {seat}, {bot}: mean score {mean:.1f}, mean place {place:.2f}, first in {first} of {games}")
    plies = sum(result["plies"] for result in results)
    yield f"{games} matches, {plies} plies, {speed:.0f} moves per second"


def _result(match: Match, bots: Sequence[str]) -> Result:
    rules, state = match.rules, match.state
    return {
        "seed": match.setup.seed,
        "bots": list(bots),
        "scores": list(rules.score(state)),
        "places": list(rules.rank(state)),
        "plies": match.at,
    }

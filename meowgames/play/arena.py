"""Bots against each other without a window: for reports, and for a terminal without a display."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from time import perf_counter
from typing import Any

from .brain import LEVELS, choose
from .match import Match, Seat, Setup

Result = dict[str, Any]


def play_one(game: str, bots: Sequence[str], options: Mapping[str, Any], seed: str) -> Match:
    """Return a finished match; the same seed gives the same deals, dice and thoughts."""
    seats = tuple(Seat(f"{bot.capitalize()} {number}", bot, bot) for number, bot in enumerate(bots, 1))
    match = Match(Setup(game, seats, seed, options))
    minds = [Random(f"{seed}/{bot}/{seat}") for seat, bot in enumerate(bots)]
    while not match.over:
        seat = match.turn
        match.play(choose(match.rules, match.state, seat, LEVELS[bots[seat]], minds[seat]))
    return match


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
        yield (f"seat {seat}, {bot}: mean score {mean:.1f}, mean place {place:.2f}, "
               f"first in {first} of {games}")
    plies = sum(result["plies"] for result in results)
    yield f"{games} matches, {plies} plies, {speed:.0f} moves per second"


def _result(match: Match, bots: Sequence[str]) -> Result:
    rules, state = match.rules, match.state
    return {"seed": match.setup.seed, "bots": list(bots), "scores": list(rules.score(state)),
            "places": list(rules.rank(state)), "plies": match.at}

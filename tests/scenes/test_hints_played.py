"""What a hint shows is what playing it does, by Enter as by a touch of what it marks."""

from random import Random

import pygame
import pytest
from looking import key
from sitting import seated, seats, spin
from test_hints import Thinks

from meowgames.play.match import Match, Setup
from meowgames.scenes.table import hints, lamps

# Spots on which a hint lays what will lie there: all that is neither a sign nor tilted before it lies.
SURE = {"meow": ("crown",), "meowtopia": ("edge", "coin", "food", "supper"), "minicity": ("crate", "place", "road-")}
FILL = ("fill",)


def lying(match, plan):
    """Yield what the seat to act sees while playing a plan, move by move."""
    rules, seat, state = match.rules, match.turn, match.state
    for move in hints.played(match, plan):
        for moment in (*rules.steps(state, move), rules.play(state, move)):
            yield rules.look(moment, seat)
        state = rules.play(state, move)


@pytest.mark.parametrize("game", SURE)
def test_what_a_hint_lays_over_the_table_will_lie_there(game):
    match, rng, shown = Match(Setup(game, seats(2), "ghosts")).begin(), Random("ghosts"), set()
    while match.at < 120 and not match.over:
        legal = match.rules.moves(match.state)
        chosen = match.rules.sample(match.state, rng)
        for move in {chosen, *rng.sample(legal, min(4, len(legal))), *({FILL} & set(legal))}:
            pictures = list(lying(match, (move,)))
            for spot, faces in lamps.ghost(match, (move,)).items():
                if spot.startswith(SURE[game]):
                    shown.add((spot, faces))
                    assert any(sorted(picture.get(spot, ())) == sorted(faces) for picture in pictures), (move, spot)
        match.play(chosen)
    assert len(shown) > 10 or game == "meow" and shown


def test_the_first_filling_is_played_as_its_hint_shows_it(home):
    match = Match(Setup("minicity", seats(2), "C", {"friends": True})).begin()
    plain = match.rules.look(match.rules.play(match.state, FILL), 0)["crate0"]
    table = seated(match, Thinks())
    table.play.hint.show([(FILL,)])
    spin(table)
    shown = table.view.lights.preview["crate0"]
    assert sorted(shown) != sorted(plain), "here the hand wants other blocks than a mirror of the reserve"
    reason = match.rules.because(match.state, FILL)
    assert bool(reason) == (len(set(shown)) == 5)
    table.stage.event(key(pygame.K_RETURN))
    spin(table)
    assert match.rules.look(match.state, 0)["crate0"] == shown and match.at > 1

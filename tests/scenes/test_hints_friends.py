"""Hints at a table with friends: the log says who asked."""

from random import Random

import pytest
from sitting import seated, seats
from test_hints import Thinks

from meowgames.play.match import Match, Setup
from meowgames.scenes.table.targets import TOOL


@pytest.mark.parametrize("people, told", [((0, 1), 1), ((0,), 0)])
def test_friends_read_in_the_log_who_asked_for_a_hint(home, people, told):
    match, rng = Match(Setup("isle", seats(2, people), "log")).begin(), Random("log")
    while match.turn != 0 or match.at < 12:
        match.play(match.rules.sample(match.state, rng))
    table = seated(match, Thinks(), hold_to_show=())
    table.play.sit(0)

    def lines():
        return [line.text for line in table.view.log if "hint" in line.text]

    table.hud.press(TOOL + "hint")
    table.hud.press(TOOL + "hint")  # another is no second question
    assert lines() == ["Léa asks for a hint"] * told
    table.play.sit(1)
    assert lines() == ["Léa asks for a hint"] * told
    table.play.sit(0)
    table.play.jump(match.at - 2)
    assert lines() == [], "what was asked later has not been asked yet"

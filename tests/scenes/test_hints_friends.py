"""Hints at a table with friends: the log says who asked."""

from random import Random

import pygame
import pytest
from looking import key
from sitting import seated, seats, spin
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


def test_a_hint_asked_for_by_mouse_waits_until_the_secrets_are_held_open(home):
    match = Match(Setup("isle", seats(2, (0, 1)), "shut")).begin()
    while match.turn != 0:
        match.play(match.rules.moves(match.state)[0])
    table = seated(match, Thinks(), hold_to_show=("isle",))
    table.play.sit(0)
    hint = table.play.hint
    for _ in range(2):  # also one that was found already
        table.hud.press(TOOL + "hint")
        spin(table)
        assert table.view.eye != 0 and hint.asked and not hint.open
        table.stage.event(key(pygame.K_SPACE))
        spin(table)
        assert table.view.eye == 0 and hint.open
        table.stage.event(pygame.event.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0, unicode=" "))
        spin(table)
        assert not hint.open

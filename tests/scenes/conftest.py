"""Somebody at a window without a screen, for the tests that need one."""

import pytest
from menus import Floor
from playing import Player

from meowgames.rules import OVER
from meowgames.scenes.doors import Doors


@pytest.fixture(scope="module")
def chair():
    player = Player()
    yield player
    player.stage.quit()
    player.stage.settle()


@pytest.fixture
def player(chair, home):
    return chair.sit_down()


@pytest.fixture
def tables(monkeypatch):
    """Note the matches that are started instead of opening their tables; lessons are not opened at all."""
    started = []

    def start(doors, setup, luck=(), then=(), before=OVER):
        started.append(setup)
        return Floor(doors.stage)

    monkeypatch.setattr(Doors, "lesson", lambda doors, game, at=None: None)
    monkeypatch.setattr(Doors, "table", start)
    return started

"""What the map calls silent: the scene is told of it, and nobody hears, sees or reads that it changed."""

import pytest

from meowgames.play.level import backs, read_level
from meowgames.rules import playable
from meowgames.screen.table.board import Board
from meowgames.screen.table.easel import Easel

TOLD = {
    "isle": ({"progress0": ("have:1/5",)}, {"progress0": ("have:2/5", "have:0")}),
    "minicity": ({"source": ("from:crate",)}, {"source": ("from:stock",), "mover": ("ant:2",), "room0": ("slots:8",)}),
    "neko": ({}, {"power": ("using:ox",)}),
    "meowtopia": ({"meals0": ("meals:2",)}, {"meals0": ("meals:3",), "meals1": ("meals:2",)}),
}
PIECE = {
    "isle": ("held", "s4-blue"),
    "minicity": ("discard", "card-red"),
    "neko": ("die", "die-ox"),
    "meowtopia": ("active0", "active"),
}


def easel(game: str) -> tuple[Easel, list]:
    """An easel, and all that it says has changed."""
    heard: list = []
    return Easel(Board(game, 2), backs(game), heard.extend), heard


@pytest.mark.parametrize("game", TOLD)
def test_a_silent_change_makes_no_sound_and_no_motion_and_leaves_the_last_move_marked(game):
    shown, heard = easel(game)
    before, after = TOLD[game]
    spot, face = PIECE[game]
    shown.set(before)
    shown.show({**before, spot: (face,)})
    assert [change.face for change in heard] == [face] and shown.last == {(spot, 0)}
    shown.hurry()
    shown.show({**after, spot: (face,)})
    assert len(heard) == 1 and not shown.motions and shown.last == {(spot, 0)}
    assert shown.picture == {**after, spot: (face,)}


@pytest.mark.parametrize("game", TOLD)
def test_a_silent_change_does_not_push_out_what_is_heard(game):
    shown, heard = easel(game)
    before, after = TOLD[game]
    spot, face = PIECE[game]
    shown.set(before)
    shown.show({**after, spot: (face,)})
    assert [change.target for change in heard] == [(spot, 0)]


def test_no_silent_place_writes_into_the_log():
    silent = [props for game in playable() for props in read_level(game).spots.values() if props.get("silent")]
    assert silent and not any("log" in props for props in silent)

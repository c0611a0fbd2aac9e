"""A question stands above its scene, and is answered."""

import pygame
import pytest
from looking import click, faults, key, make_stage
from workbench import LONG

from meowgames.scenes.menus.ask import AskScene
from meowgames.screen.paint import CANVAS
from meowgames.screen.stage import Scene


class Floor(Scene):
    """A scene for a question to stand on."""

    def draw(self, paint):
        paint.fill((0, 0, *CANVAS), "#ffffff")


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_a_question_traps_the_focus_and_esc_is_harmless(text):
    stage, heard = make_stage(text=text), []
    ask = AskScene(
        stage,
        "Leave?",
        LONG * 6,
        [("Stay", "primary", None), ("Leave", "plain", lambda: heard.append("left"))],
    )
    stage.push(Floor(stage))
    stage.push(ask)
    stage.settle()
    stage.draw()
    assert faults(ask.form) == [] and ask.form.box.contains(ask.form.root.box)
    assert ask.form.focus.key == "answer0"
    for _ in range(5):
        stage.event(key(pygame.K_TAB))
        assert ask.form.focus.key in ("answer0", "answer1")
    click(stage, (5, 5))
    assert stage.top is ask
    stage.event(key(pygame.K_ESCAPE))
    assert heard == [] and isinstance(stage.top, Floor)


def test_a_question_answered_goes_and_then_acts():
    stage, heard = make_stage(), []
    stage.push(Floor(stage))
    stage.push(
        AskScene(
            stage,
            "Leave?",
            "now",
            [("Stay", "plain", None), ("Leave", "primary", lambda: heard.append("left"))],
        )
    )
    stage.settle()
    stage.event(key(pygame.K_RIGHT))
    stage.event(key(pygame.K_RETURN))
    assert heard == ["left"] and isinstance(stage.top, Floor)

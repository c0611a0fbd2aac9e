"""What a lesson answers: what is missing of a tile laid wrong, what comes before Next, and only what can be done."""

import pygame
import pytest
from learners import GAMES, bubble
from looking import Still, key, make_stage, mouse

from meowgames.play import lesson as lessons
from meowgames.screen.kit.widgets import Label


def step_at(game, say, language="en"):
    """Return the table of a lesson where it says something, at rest and heard."""
    course = lessons.read(game)
    at = next(at for at in course.captioned() if course.parts[at[0]].steps[at[1]].say == say)
    stage = make_stage(language=language)
    stage.mind = Still()
    stage.push(stage.doors.lesson(game, at))
    stage.settle()
    for _ in range(3):
        stage.update(0.8)
    return stage.top


def lay(table, orientation, square):
    """Lay the tile in hand there by keyboard, and place it."""
    table.hand.grid.show()
    table.hand.grid.lie((orientation, square))
    table.stage.update(0.01)
    table.stage.event(key(pygame.K_RETURN))
    table.stage.update(0.01)
    return table.play.answer


def said(table):
    """Return all that the cat says."""
    bubble(table).form.ready()
    todo, found = [bubble(table).form.root], []
    while todo:
        one = todo.pop()
        found += [one.text] if isinstance(one, Label) else []
        todo += one.parts()
    return found


@pytest.mark.parametrize(
    ("language", "square", "way"),
    [("en", "boat0.1,4", "1 square right"), ("fr", "boat0.5,3", "3 cases à gauche et 1 case plus bas")],
)
def test_a_tile_beside_its_place_is_told_the_way_and_no_praise(home, language, square, way):
    table = step_at("isle", "rotate", language)
    lesson = table.play
    lesson.pupil.hear(lesson.stage.words("lesson.praise.0"))
    assert way in lay(table, "@2", square)
    assert lesson.pupil.praise not in said(table) and lesson.answer in said(table)
    assert (lesson.answer_clause == "4.3") == (square == "boat0.1,4"), "a tile that overlaps is told the clause"


@pytest.mark.parametrize(("way", "missing"), [("@0", "turn"), ("@0m", "flip")])
def test_a_tile_that_lies_otherwise_is_told_to_turn_or_flip(home, way, missing):
    table = step_at("isle", "tidy", "fr")
    ways = {move[0]: move for move in table.play.picker.moves}
    assert lay(table, way, ways[way][1]) == table.stage.words(f"lesson.{missing}")


@pytest.mark.parametrize(("game", "say", "kind", "hand"), [
    ("isle", "take", "do", "mouse"), ("isle", "alone", "solve", "mouse"), ("meow", "lead", "do", "keys"),
])  # fmt: skip
def test_next_says_what_comes_before_it(home, game, say, kind, hand):
    table = step_at(game, say)
    way = table.overlays[0].way.find("next").box.center
    clicks = [mouse(what, way) for what in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)]
    for event in clicks if hand == "mouse" else [key(pygame.K_RETURN)]:
        table.stage.event(event)
    assert table.play.answer == table.stage.words(f"lesson.early.{kind}") and table.play.phase == "act"


@pytest.mark.parametrize("game", GAMES)
def test_the_prompt_of_a_lesson_offers_nothing_that_cannot_be_done(home, game):
    course = lessons.read(game)
    led = next(step for part in course.parts for step in part.steps if step.do and step.say and step.do[0][0] != "@")
    table = step_at(game, led.say)
    assert table.play.prompt() == table.stage.words("prompt.you", table.stage.words("lesson.prompt.do"))

"""How long a lesson takes follows from what is read in it and done in it."""

from pathlib import Path

import pytest

from meowgames.play import lesson as lessons
from meowgames.play.lesson import Course, Part, Step
from meowgames.play.reading import PRESSED, THOUGHT, TOUCHED, WORDS, minutes
from meowgames.rules import playable
from meowgames.words import Words

README = Path(__file__).parents[2] / "README.md"


def course(*steps):
    return Course("meow", (Part("one", 2, "A", steps=steps),))


def test_words_are_read_at_a_steady_pace():
    assert minutes(course(Step("x")), lambda key: "word " * (WORDS // 2)) == 1
    assert minutes(course(Step("x")), lambda key: "word " * (WORDS * 3)) == 4


def test_what_is_pressed_touched_and_solved_takes_its_time():
    said = {"talk": Step("x"), "do": Step("x", do=("a",)), "solve": Step("x", solve=(("a",),))}
    for kind, each in (("talk", PRESSED), ("do", TOUCHED), ("solve", THOUGHT)):
        assert minutes(course(*[said[kind]] * 40), lambda key: "") == -(-40 * each // 60)


def test_it_is_rounded_up_and_never_nothing():
    assert minutes(course(Step("x")), lambda key: "one") == 1


@pytest.mark.parametrize("game", [*filter(lessons.has, playable()), "free"])
def test_every_lesson_is_measured_in_the_language_of_its_reader(game):
    found = [minutes(lessons.read(game), Words(language)) for language in ("en", "fr")]
    assert all(9 <= one <= 11 for one in found) if game in playable() else found == [2, 2]
    assert [Words(language)(f"lesson.minutes.{game}") for language in ("en", "fr")] == [str(one) for one in found]
    assert "a guided match of about ten minutes" in README.read_text("utf-8")

"""How long a lesson takes: what is read at a steady pace, what is pressed and touched, what is watched."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import ceil

from .lesson import Course

WORDS = 180  # words read in a minute
PRESSED, TOUCHED = 1.5, 5.0  # seconds to go on, and to find what is to be touched and touch it
THOUGHT = 20.0  # seconds a riddle is thought about
WATCHED, SHOWN = 2.6, 0.8  # seconds a move takes that is shown, and one that is shown quickly
PER_STEP = {"talk": PRESSED, "do": TOUCHED, "solve": THOUGHT, "act": TOUCHED, "bot": WATCHED, "fast": 0.0}


def minutes(course: Course, said: Callable[[str], str]) -> int:
    """Return how many minutes a lesson takes in the language of these texts, rounded up."""
    return max(1, ceil(sum(_seconds(course, said)) / 60))


def _seconds(course: Course, said: Callable[[str], str]) -> Iterator[float]:
    for part in course.parts:
        for step in part.steps:
            yield len(said(course.key(step.say)).split()) * 60 / WORDS if step.say else 0.0
            yield PER_STEP[step.kind] + SHOWN * len(step.fast)
            yield PRESSED if step.say and step.kind in ("bot", "fast") else 0.0

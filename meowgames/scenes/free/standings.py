"""What is asked of a table that is stood up, as people say it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...play.match import Seat
from ...rules import Ask, find
from ...words import Words


def question(words: Words, game: str, ask: Ask) -> str:
    """Return a question; of an option what it is called."""
    if ask.what in find(game).OPTIONS:
        return words(f"{game}.option.{ask.what}")
    return words(f"{game}.ask.{ask.what}")


def answers(words: Words, game: str, ask: Ask, seats: Sequence[Seat]) -> list[tuple[Any, str]]:
    """Return its answers, and what each is called: a seat by who sits there."""
    return [(answer, _called(words, game, ask.what, answer, seats)) for answer in ask.answers]


def _called(words: Words, game: str, what: str, answer: Any, seats: Sequence[Seat]) -> str:
    if isinstance(answer, str) and answer.startswith("seat") and answer[4:].isdecimal():
        return seats[int(answer[4:])].name
    if what in find(game).OPTIONS:
        return words(f"{game}.option.{what}.{answer}")
    return words(f"{game}.ask.{what}.{answer}")

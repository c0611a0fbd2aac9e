"""Taking the rules up at a table put up by hand: what has to be asked, what was answered, and what comes of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from ..rules import Ask, Broken, State, find
from ..rules.free.standing import pictured
from .level import read_level
from .position import agreed


class Question(NamedTuple):
    """What a table leaves open: its name, what may be answered, and what was, None if nothing was yet."""

    what: str
    answers: tuple[Any, ...]
    given: Any = None


class Outcome(NamedTuple):
    """Everything that was asked, and the moment of the game that follows, or the clause that is broken."""

    asked: tuple[Question, ...]
    state: State = None
    broken: Broken | None = None

    def answers(self) -> dict[str, Any]:
        """Return all that was answered."""
        return {one.what: one.given for one in self.asked if one.given is not None}


def outcome(game: str, table: Any, options: Mapping[str, Any], given: Mapping[str, Any]) -> Outcome:
    """Ask a table on until it is a moment of the game, breaks a clause, or nobody has answered yet.

    Of the options only those are asked that the pieces leave open; what was agreed at the table is their answer at
    first.
    """
    rules, level, picture = find(game), read_level(game), pictured(table)
    usual, said, asked = agreed(game, options), dict[str, Any](), list[Question]()
    while True:
        found = rules.stand(level, table.table.seats, picture, **said)
        if isinstance(found, Broken):
            return Outcome(_sorted(rules.OPTIONS, asked), broken=found)
        if not isinstance(found, Ask):
            return Outcome(_sorted(rules.OPTIONS, asked), found)
        answer = next((one[found.what] for one in (given, usual) if one.get(found.what) in found.answers), None)
        asked.append(Question(*found, answer))
        if answer is None or found.what in said:
            return Outcome(_sorted(rules.OPTIONS, asked))
        said[found.what] = answer


def _sorted(options: Mapping[str, Any], asked: list[Question]) -> tuple[Question, ...]:
    """Return what was asked, the options of the game first."""
    return tuple(sorted(asked, key=lambda one: one.what not in options))

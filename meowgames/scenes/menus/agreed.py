"""What is agreed before a match: the length and the options of a game, and the seed of the deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Protocol

from ...play.length import OPTION, minutes
from ...play.match import Setup
from ...rules import Rules
from ...screen.kit.cards import Card
from ...screen.kit.choices import Choice, Segments
from ...screen.kit.field import Field
from ...screen.kit.layout import Column, Row
from ...screen.kit.rows import ClauseTag
from ...screen.kit.widgets import Heading, Label, RoundButton, Toggle
from ...screen.stage import Stage

LONGEST = 16  # letters of a seed


class Options(Protocol):
    """What is asked of a game's options: what is chosen so far, and to choose otherwise."""

    game: str

    @property
    def stage(self) -> Stage: ...
    @property
    def options(self) -> dict[str, Any]: ...
    def choose(self, name: str, value: Any) -> None: ...
    def read(self, clause: str | None = None) -> None: ...


class Terms(Options, Protocol):
    """What this sheet asks of a set-up beside that."""

    rules: Rules
    seed: str

    def setup(self) -> Setup: ...
    def sow(self, text: str) -> None: ...
    def roll(self) -> None: ...


def sheet(terms: Terms, above: Sequence[Any] = ()) -> Column:
    """Return the lengths of the game as cards, what is said then, every other option, and the seed."""
    words, options = terms.stage.words, terms.rules.OPTIONS
    parts = [option(terms, name, values) for name, values in options.items() if name != OPTION]
    dice = RoundButton("icon-dice", terms.roll, key="dice", side=70)
    seed = Column([
        Label(words("setup.seed")),
        Row([Field(terms.seed, terms.sow, key="seed", limit=LONGEST, wide=240), dice], gap=16),
        Label(words("setup.seed.why"), "note"),
    ], gap=8)  # fmt: skip
    first = [_length(terms, options[OPTION])] if OPTION in options else []
    rest = [Heading(words("setup.agreed")), Column([*parts, seed], gap=18, rules=True)]
    return Column([*first, *above, *rest], gap=14)


def _length(terms: Terms, values: tuple) -> Column:
    """Return the lengths this game can have as large cards, each with the minutes it takes."""
    words, key, now = terms.stage.words, f"{terms.game}.option.{OPTION}", terms.setup()
    cards = []
    for value in values:
        long = minutes(replace(now, options={**now.options, OPTION: value}))
        cards.append(
            Card(
                _value(terms, key, value),
                lambda value=value: terms.choose(OPTION, value),
                f"option-{OPTION}={value}",
                terms.options[OPTION] == value,
                big=words("setup.min", long) if long else "",
                align="center",
            )
        )
    return Column([Heading(words(key)), Row(cards, gap=14), _why(terms, OPTION)], gap=12)


def option(terms: Options, name: str, values: tuple) -> Column:
    """Return an option of a game with what it changes: a switch, or its values side by side."""
    words, key, why = terms.stage.words, f"{terms.game}.option.{name}", _why(terms, name)
    if set(values) == {False, True}:
        toggle = Toggle(terms.options[name], lambda value: terms.choose(name, value), key=f"option-{name}")
        return Column([Row([Label(words(key), stretch=1), toggle]), why], gap=4)
    choices = [Choice(value, _value(terms, key, value)) for value in values]
    row = Segments(choices, terms.options[name], lambda value: terms.choose(name, value), f"option-{name}")
    return Column([Label(words(key)), row, why], gap=8)


def _why(terms: Options, name: str) -> Any:
    """Return what an option changes, with its clause if it has one."""
    words, key = terms.stage.words, f"{terms.game}.option.{name}"
    why = Label(words(f"{key}.why"), "small", stretch=1)
    if not words.has(f"{key}.clause"):
        return why
    clause = words(f"{key}.clause")
    return Row([ClauseTag(clause, lambda: terms.read(clause), key=f"clause-{name}"), why], middle=False)


def _value(terms: Options, key: str, value: Any) -> str:
    words = terms.stage.words
    return words(f"{key}.{value}") if words.has(f"{key}.{value}") else str(value)

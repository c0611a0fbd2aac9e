"""Set-up: who sits where, what is agreed, and the seed of the deal."""

from __future__ import annotations

from typing import Any

import pygame

from ...play import lesson as lessons
from ...play import progress
from ...play.cats import new_seed
from ...play.match import Setup
from ...rules import find
from ...screen.kit.choices import Choice, Segments
from ...screen.kit.field import Field
from ...screen.kit.layout import Column, Row
from ...screen.kit.rows import ClauseTag
from ...screen.kit.widgets import Button, Heading, Image, Label, RoundButton, Toggle
from ...screen.paint import Paint
from ...screen.stage import Scene, Stage
from .company import LONGEST, Company
from .newcomer import never_played
from .page import Page, sheets


class SetupScene(Scene):
    """Fills the seats of a game and starts it."""

    def __init__(self, stage: Stage, game: str, seed: str | None = None, level: str | None = None):
        super().__init__(stage)
        self.game, self.rules = game, find(game)
        self.started = False
        self.unknown = never_played(game)
        self.defaults(level or "cat")
        self.seed = seed or self.seed
        self.page = Page(stage, self._head, self._body, self._foot, first="start")

    def refresh(self) -> None:
        self.page.refresh()

    def enter(self) -> None:
        if self.unknown:
            self.stage.warn(progress.save(progress.load().telling(self.game)))
        if self.started:  # back from the table: the next deal is another
            self.started, self.seed = False, new_seed()
        self.page.refresh()

    def draw(self, paint: Paint) -> None:
        self.page.draw(paint)

    def event(self, event: pygame.event.Event) -> None:
        self.page.event(event)

    # ── what is chosen ───────────────────────────────────────────────────────────────────────────────────

    def defaults(self, level: str = "cat") -> None:
        """Seat one person and two bots, with the rules of the box."""
        self.company = Company(self.stage, self.game, self.refresh, level)
        self.options: dict[str, Any] = {name: values[0] for name, values in self.rules.OPTIONS.items()}
        self.seed = new_seed()

    def setup(self) -> Setup:
        """Return the match as it stands, seats moved round so that whoever starts sits first."""
        seed = self.seed.strip() or new_seed()
        return Setup(self.game, self.company.seats(seed), seed, dict(self.options))

    def start(self) -> None:
        """Remember the people's names and open the table."""
        people = self.company.people()
        known = [name for name in self.stage.settings.names if name not in people]
        if people:
            self.stage.change(names=tuple(people + known)[:12])
        self.started = True
        self.stage.push(self.stage.doors.table(self.setup()))

    # ── the page ─────────────────────────────────────────────────────────────────────────────────────────

    def _head(self) -> tuple[str, str]:
        words, seats = self.stage.words, self.rules.SEATS
        count = words("setup.players", seats[0], seats[-1])
        about = (words(f"{self.game}.title"), words(f"{self.game}.tagline"), count)
        return words("setup.title"), " · ".join(about)

    def _foot(self) -> tuple[list, list]:
        words = self.stage.words
        left = [
            Button(words("setup.rules"), self._read, icon="icon-rules", key="rules"),
            Button(words("setup.defaults"), self._again, icon="icon-undo", key="defaults"),
        ]
        if lessons.has(self.game):
            known = progress.load()
            text = words("lesson.resume.long" if self.game in known.places else "lesson.learn")
            icon = "icon-check" if self.game in known.done else "icon-paw"
            left.insert(0, Button(text, self._learn, icon=icon, key="learn"))
        return left, [Button(words("setup.start"), self.start, "primary", "icon-play", key="start")]

    def _body(self) -> Any:
        agreed = ("agreed", self._agreed(), 576, None)
        return sheets(self.stage, ("players", self.company.sheet(self._new()), 1184, "cat-loaf-ginger"), agreed)

    def _learn(self) -> None:
        self.stage.push(self.stage.doors.lesson(self.game))

    def _new(self) -> list[Any]:
        """Return what is said to somebody who never played this game, once."""
        if not self.unknown:
            return []
        text = self.stage.words("setup.learn.new")
        button = Button(self.stage.words("lesson.learn"), self._learn, "good", key="learn-new", role="control")
        return [Row([Image("lesson-cat", (78, 96)), Label(text, stretch=1), button], gap=20)]

    def _read(self, clause: str | None = None) -> None:
        self.stage.push(self.stage.doors.rules(self.game, clause))

    def _again(self) -> None:
        self.defaults()
        self.page.refresh()

    # ── the rules of this match ──────────────────────────────────────────────────────────────────────────

    def _agreed(self) -> Column:
        words = self.stage.words
        parts = [self._option(name, values) for name, values in self.rules.OPTIONS.items()]
        dice = RoundButton("icon-dice", self._roll, key="dice", side=70)
        seed = Column([
            Label(words("setup.seed")),
            Row([Field(self.seed, self._seed, key="seed", limit=LONGEST, wide=240), dice], gap=16),
            Label(words("setup.seed.why"), "note"),
        ], gap=8)  # fmt: skip
        return Column([Heading(words("setup.agreed")), Column([*parts, seed], gap=18, rules=True)], gap=14)

    def _option(self, name: str, values: tuple) -> Column:
        words, key = self.stage.words, f"{self.game}.option.{name}"
        why: Any = Label(words(f"{key}.why"), "small", stretch=1)
        if words.has(f"{key}.clause"):
            clause = words(f"{key}.clause")
            why = Row([ClauseTag(clause, lambda: self._read(clause), key=f"clause-{name}"), why], middle=False)
        if set(values) == {False, True}:
            toggle = Toggle(self.options[name], lambda value: self._choose(name, value), key=f"option-{name}")
            return Column([Row([Label(words(key), stretch=1), toggle]), why], gap=4)
        choices = [Choice(value, self._value(key, value)) for value in values]
        row = Segments(choices, self.options[name], lambda value: self._choose(name, value), f"option-{name}")
        return Column([Label(words(key)), row, why], gap=8)

    def _value(self, key: str, value: Any) -> str:
        words = self.stage.words
        return words(f"{key}.{value}") if words.has(f"{key}.{value}") else str(value)

    def _choose(self, name: str, value: Any) -> None:
        self.options[name] = value
        self.page.refresh()

    def _seed(self, text: str) -> None:
        self.seed = text

    def _roll(self) -> None:
        self.seed = new_seed()
        self.page.refresh()

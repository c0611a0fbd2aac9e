"""Set-up: who sits where, what is agreed, and the seed of the deal; it opens with the last table of the game."""

from __future__ import annotations

from typing import Any

import pygame

from ...play import lesson as lessons
from ...play import progress, tables
from ...play.cats import clean, new_seed
from ...play.length import minutes
from ...play.match import Setup
from ...rules import find
from ...screen.kit.field import Field
from ...screen.kit.layout import Column, Paper, Row
from ...screen.kit.rows import Plate
from ...screen.kit.widgets import Button, Image, Label
from ...screen.paint import Paint
from ...screen.stage import Scene, Stage
from ...screen.table.ahead import prepare
from ...settings import BIG, TEXTS
from . import agreed, chairs
from .company import Company
from .newcomer import learning_minutes, never_played
from .page import Page, sheets


class SetupScene(Scene):
    """Fills the seats of a game and starts it; like: a match whose players and rules it opens with."""

    def __init__(
        self, stage: Stage, game: str, seed: str | None = None, level: str | None = None, like: Setup | None = None
    ):
        super().__init__(stage)
        self.game, self.rules = game, find(game)
        self.started = False
        self.unknown = never_played(game)
        self.last, note = tables.load(game)
        stage.warn(note)
        self.page = Page(stage, self._head, self._body, self._foot, first="start", aside=self._aside)
        self.defaults(level or "cat")
        if like:
            self._lay(tables.Table(like.seats, options=like.options))
        elif self.last and not level:
            self._lay(self.last)
        self.seed = seed or self.seed

    def refresh(self) -> None:
        self.page.refresh()

    def enter(self) -> None:
        if self.unknown:
            self.stage.warn(progress.save(progress.load().telling(self.game)))
        if self.started:  # back from the table: the next deal is another
            self.started, self.seed = False, new_seed()
        self.page.refresh()
        prepare(self.stage.paint, self.game, len(self.company.chairs), self.stage.settings.text)

    def draw(self, paint: Paint) -> None:
        self.page.draw(paint)

    def event(self, event: pygame.event.Event) -> None:
        escape = event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE
        form, unfolded = self.page.form, self.company.unfolded
        if escape and not form.popup and isinstance(form.focus, Field):  # who writes a name has done so
            form.take("start")
        elif escape and unfolded is not None and not form.popup:  # what is open is closed first
            self.company.unfold(unfolded)
        else:
            self.page.event(event)

    # ── what is chosen ───────────────────────────────────────────────────────────────────────────────────

    def defaults(self, level: str = "cat") -> None:
        """Seat one person and two bots, with the rules of the box."""
        self.company = Company(self.stage, self.game, self._changed, level)
        self.options: dict[str, Any] = {name: values[0] for name, values in self.rules.OPTIONS.items()}
        self.seed = new_seed()
        self.page.refresh()

    def again(self) -> None:
        """Lay the last table once more, ready to start."""
        if self.last:
            self._lay(self.last)
            self.page.form.take("start")

    def setup(self) -> Setup:
        """Return the match as it stands, seats moved round so that whoever starts sits first."""
        seed = clean(self.seed) or new_seed()
        return Setup(self.game, self.company.seats(seed), seed, dict(self.options))

    def start(self) -> None:
        """Remember the table and the people's names, and open the match."""
        people = self.company.people()
        known = [name for name in self.stage.settings.names if name not in people]
        if people:
            self.stage.change(names=tuple(people + known)[:12])
        self.started, self.last = True, self.company.table(self.options)
        self.stage.warn(tables.save(self.game, self.last))
        self.stage.push(self.stage.doors.table(self.setup()))

    def _lay(self, table: tables.Table) -> None:
        usual = {name: values[0] for name, values in self.rules.OPTIONS.items()}
        self.options = usual | dict(table.options)
        self.company.fill(table.seats, table.starter)

    def _changed(self) -> None:
        """Show what was chosen for the seats, all of one that has been unfolded."""
        before = self.page.form.find("unfolded") is not None
        self.page.refresh()
        prepare(self.stage.paint, self.game, len(self.company.chairs), self.stage.settings.text)
        if self.company.unfolded is not None and not before:
            self.page.form.show("unfolded", top=False)

    # ── the page ─────────────────────────────────────────────────────────────────────────────────────────

    def _head(self) -> tuple[str, str]:
        words, seats = self.stage.words, self.rules.SEATS
        count = words("setup.players", seats[0], seats[-1])
        about = (words(f"{self.game}.title"), words(f"{self.game}.tagline"), count)
        return words("setup.title"), " · ".join(about)

    def _foot(self) -> tuple[list, list]:
        words = self.stage.words
        left = [
            Button(words("setup.rules"), self.read, icon="icon-rules", key="rules"),
            Button(words("setup.defaults"), self.defaults, icon="icon-undo", key="defaults"),
        ]
        if lessons.has(self.game):
            known = progress.load()
            text = words("lesson.resume.long" if self.game in known.places else "lesson.learn")
            icon = "icon-check" if self.game in known.done else "icon-paw"
            left.insert(0, Button(text, self._learn, icon=icon, key="learn"))
        start = Button(words("setup.start"), self.start, "primary", "icon-play", key="start")
        return left, [*(self._minutes() if self._roomy else ()), start]

    def _body(self) -> Any:
        above = self._new() + ([self._last()] if self._big and self.last else [])
        players = ("players", chairs.sheet(self.company, above), 1184, "cat-loaf-ginger")
        at = 0.64 if self.last else 0.86  # where nothing hides the cat
        return sheets(
            self.stage,
            players,
            ("agreed", agreed.sheet(self, [] if self._roomy else self._minutes()), 576, None),
            cat_at=at,
        )

    @property
    def _big(self) -> bool:
        return self.stage.settings.text >= BIG

    @property
    def _roomy(self) -> bool:
        """Whether the sideboard has room for more than its buttons."""
        return self.stage.settings.text < TEXTS[2]

    def _learn(self) -> None:
        self.stage.push(self.stage.doors.lesson(self.game))

    def _new(self) -> list[Any]:
        """Return what is said to somebody who never played this game, once."""
        if not self.unknown:
            return []
        words = self.stage.words
        text = words("setup.learn.new", learning_minutes(self.game, words))
        button = Button(self.stage.words("lesson.learn"), self._learn, "good", key="learn-new", role="control")
        return [Row([Image("lesson-cat", (78, 96)), Label(text, stretch=1), button], gap=20)]

    def _aside(self) -> Paper | None:
        """Return the last table in its corner; where text is big it lies above the seats."""
        return self._last() if self.last and not self._big else None

    def _last(self) -> Paper:
        words, seats = self.stage.words, self.last.seats if self.last else ()
        faces = [Image(f"avatar-{seat.avatar}", (58, 58), seat.colour) for seat in seats]
        said = Column([Label(words("setup.last"), "sub"), Label(words.many("setup.seated", len(seats)), "note")], gap=0)
        button = Button(words("setup.again"), self.again, key="again", role="sub", least_high=68)
        row = Row([said, Row(faces, gap=8, stretch=0), button], gap=30)
        return Paper(row, pad=18, face="plate", stretch=0)

    def _minutes(self) -> list[Any]:
        """Return how many play and how long that will take, if anybody knows."""
        setup = self.setup()
        long, words = minutes(setup), self.stage.words
        if long is None:
            return []
        said = words("setup.about", words.many("setup.seated", len(setup.seats)), words.many("setup.minutes", long))
        return [Plate(said, "icon-clock")]

    def read(self, clause: str | None = None) -> None:
        """Open the rule sheet, at a clause if told."""
        self.stage.push(self.stage.doors.rules(self.game, clause))

    # ── the rules of this match ──────────────────────────────────────────────────────────────────────────

    def choose(self, name: str, value: Any) -> None:
        """Agree on an option."""
        self.options[name] = value
        self.page.refresh()

    def sow(self, text: str) -> None:
        """Take the seed as it is typed."""
        self.seed = text

    def roll(self) -> None:
        """Take another seed."""
        self.seed = new_seed()
        self.page.refresh()

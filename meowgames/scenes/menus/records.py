"""Statistics: how the people at this screen did, by game, opponents and number of players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

import pygame

from ... import paths
from ...play import statistics
from ...play.brain import LEVELS
from ...play.statistics import Standing
from ...screen.kit import roles
from ...screen.kit.layout import Column
from ...screen.kit.widget import Look, Widget
from ...screen.kit.widgets import Button, Heading, Label
from ...screen.paint import INK, RED, SOFT, Paint
from ...screen.stage import Scene, Stage
from .page import Page, sheets

COLUMNS = ("against", "seats", "played", "won", "shared", "best", "mean")
RULE = "#dcc6a2"


class RecordsScene(Scene):
    """The numbers behind all finished matches."""

    music = "title"

    def __init__(self, stage: Stage):
        super().__init__(stage)
        self.lines: list[Standing] = []
        self.page = Page(stage, self._head, self._body, self._foot, first="done")

    def enter(self) -> None:
        """Count again."""
        self.lines = statistics.summary(statistics.read(paths.statistics_file()))
        self.page.refresh()

    def refresh(self) -> None:
        """Follow a change of language or text size."""
        self.page.refresh()

    def event(self, event: pygame.event.Event) -> None:
        """Hand events to the page."""
        self.page.event(event)

    def draw(self, paint: Paint) -> None:
        """Draw the page."""
        self.page.draw(paint)

    def _head(self) -> tuple[str, str]:
        return self.stage.words("records.title"), self.stage.words("records.sub")

    def _foot(self) -> tuple[list, list]:
        return [], [Button(self.stage.words("records.done"), self.stage.pop, "primary", "icon-check-light", key="done")]

    def _body(self) -> Any:
        words = self.stage.words
        parts: list[Any] = []
        for game, group in groupby(self.lines, key=lambda line: line.game):
            found = list(group)
            total = words("records.all", sum(line.played for line in found), sum(line.won for line in found))
            parts += [Heading(words(f"{game}.title"), "icon-stats"), Label(total, "note"), Ledger(words, found)]
        empty = [Label(words("records.none"), "prose", stretch=1)]
        return sheets(self.stage, ("list", Column(parts or empty, gap=18), 1800, None))


class Ledger(Widget):
    """A table of numbers: a head, then a row for each kind of match; columns are as wide as their words."""

    stretch = 1.0

    def __init__(self, words: Any, lines: Sequence[Standing]):
        self.words = words
        self.head = [words(f"records.{column}") for column in COLUMNS]
        self.rows = [self._row(line) for line in lines]

    def _row(self, line: Standing) -> list[str]:
        words = self.words
        levels = [level for level in LEVELS if level in line.levels]
        met = ", ".join(words(f"level.{level}") for level in levels) or words("records.people")
        counts = [words.number(count) for count in (line.seats, line.played, line.won, line.shared, line.best)]
        return [met, *counts, words.number(round(line.mean, 1))]

    def wish(self, paint: Paint) -> float:
        return sum(self._wides(paint))

    def measure(self, paint: Paint, _width: float) -> float:
        return (len(self.rows) + 1) * self._high(paint)

    def draw(self, paint: Paint, _look: Callable[[Any], Look]) -> None:
        wides = self._wides(paint)
        shrink = min(1.0, self.box.w / sum(wides))
        spare = max(0.0, self.box.w - sum(wides)) / len(wides)
        high, y = self._high(paint), self.box.y
        for number, cells in enumerate([self.head, *self.rows]):
            x = self.box.x
            for column, (text, wide) in enumerate(zip(cells, wides)):
                room = wide * shrink + spare
                role, tone = ("note", SOFT) if not number else ("number" if column else "strong", INK)
                tone = RED if number and COLUMNS[column] == "won" else tone
                at, anchor = (x + room / 2, "center") if column else (x, "midleft")
                roles.write(paint, text, role, (at, y + high / 2), tone, anchor=anchor, fit=room - 16)
                x += room
            y += high
            paint.fill((self.box.x, y - 1, self.box.w, 3 if not number else 2), INK if not number else RULE)

    def _wides(self, paint: Paint) -> list[float]:
        rows = [self.head, *self.rows]
        return [
            max(roles.extent(paint, row[column], "note" if row is self.head else "number")[0] for row in rows) + 40
            for column in range(len(COLUMNS))
        ]

    def _high(self, paint: Paint) -> float:
        return max(56, roles.extent(paint, "X", "number")[1] + 14)

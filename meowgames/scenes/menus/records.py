"""Statistics: how the people at this screen did, by game, opponents and number of players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

import pygame

from ... import paths
from ...play.brain import LEVELS
from ...play.steps import Steps
from ...play.sums import Standing, Sums
from ...screen.kit import roles
from ...screen.kit.layout import Column
from ...screen.kit.widget import Look, Widget
from ...screen.kit.widgets import Button, Heading, Label
from ...screen.paint import INK, RED, SOFT, Paint
from ...screen.stage import Scene, Stage
from .page import Page, sheets

COLUMNS = ("against", "seats", "played", "won", "shared", "best", "mean")
RULE = "#dcc6a2"
AT_ONCE, IN_A_FRAME = 0.02, 0.006  # seconds given to counting: before the page is seen, and after
TOLD = 0.01  # of what is counted, between two times that is told


class RecordsScene(Scene):
    """The numbers behind all finished matches."""

    music = "title"

    def __init__(self, stage: Stage):
        super().__init__(stage)
        self.lines: list[Standing] = []
        self.sums = Sums(paths.statistics_file())
        self.adding: Steps[list[Standing]] | None = None  # while there is something to be added up
        self.shown = 0.0  # the share of it that was last told
        self.page = Page(stage, self._head, self._body, self._foot, first="done")

    def enter(self) -> None:
        """Count again."""
        self.sums, self.shown = Sums(paths.statistics_file()), 0.0
        self.adding = Steps(self.sums.steps())
        self._add(self.adding, AT_ONCE)
        self.page.refresh()

    def update(self, seconds: float) -> bool:
        """Go on counting, but not while pictures of the page are waited for."""
        return bool(self.adding and seconds) and self._add(self.adding, IN_A_FRAME)

    def _add(self, adding: Steps[list[Standing]], seconds: float) -> bool:
        """Go on counting for so long; tell whether there is something new to show."""
        if adding.go_on(seconds):
            self.adding, self.lines = None, adding.result()
        elif self.sums.share < self.shown + TOLD:
            return False
        self.shown = self.sums.share
        self.page.refresh()
        return True

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
        if self.adding:
            said = Label(words("records.counting", round(100 * self.shown)), "prose", stretch=1)
            return sheets(self.stage, ("list", Column([said]), 1800, None))
        parts: list[Any] = []
        lines = {game: list(group) for game, group in groupby(self.lines, key=lambda line: line.game)}
        for game in sorted({*lines, *self.sums.apart}):
            found, apart = lines.get(game, []), self.sums.apart.get(game, 0)
            total = [words("records.all", sum(line.played for line in found), sum(line.won for line in found))]
            total += [words.many("records.apart", apart)] if apart else []
            parts += [Heading(words(f"{game}.title"), "icon-stats"), Label(" · ".join(total), "note", stretch=1)]
            parts += [Ledger(words, found)] if found else []
        empty = [Label(words("records.none"), "prose", stretch=1)]
        return sheets(self.stage, ("list", Column(parts or empty, gap=18), 1800, None))


class Ledger(Widget):
    """A table of numbers: a head, then a row for each kind of match; columns are as wide as their words."""

    stretch = 1.0

    def __init__(self, words: Any, lines: Sequence[Standing]):
        self.words = words
        self.head = [words(f"records.{column}") for column in COLUMNS]
        self.rows = [self._row(line) for line in lines]
        self.wides: dict[tuple[float, float], list[float]] = {}

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
        paint.brush.group(("ledger", id(self)), (self, tuple(self.box)), lambda: self._draw(paint))

    def _draw(self, paint: Paint) -> None:
        wides = self._wides(paint)
        shrink = min(1.0, self.box.w / sum(wides))
        spare = max(0.0, self.box.w - sum(wides)) / len(wides)
        high = self._high(paint)
        for number, cells in enumerate([self.head, *self.rows]):
            x, y = self.box.x, self.box.y + number * high
            if not paint.pixels((x, y, self.box.w, high)).colliderect(paint.surface.get_clip()):
                continue
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
        """Return how wide each column would be, measured once for each size of text."""
        mark = paint.scale, paint.text_size
        if mark not in self.wides:
            rows = [self.head, *self.rows]
            self.wides[mark] = [
                max(roles.extent(paint, row[column], "note" if row is self.head else "number")[0] for row in rows) + 40
                for column in range(len(COLUMNS))
            ]
        return self.wides[mark]

    def _high(self, paint: Paint) -> float:
        return max(56, roles.extent(paint, "X", "number")[1] + 14)

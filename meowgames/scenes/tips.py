"""Tips in first matches: what has just happened for the first time is said once, beside the play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from ..paths import Missing
from ..play import lesson as lessons
from ..play import progress
from ..play.lesson import Lesson, Tip
from ..screen.kit.layout import Column, Gap, Row
from ..screen.kit.rows import ClauseTag
from ..screen.kit.widgets import Button, Label
from ..screen.paint import Box, Paint
from . import guiding
from .speech import ASIDE, Bubble

if TYPE_CHECKING:
    from .table import TableScene


class Tips:
    """Watches a person's own pictures of a match; the lesson cat says what is new in them, once for ever."""

    def __init__(self, table: TableScene):
        self.table, self.stage, self.game = table, table.stage, table.match.setup.game
        self.lesson = self._lesson()
        self.told = progress.load().told
        self.tip: Tip | None = None
        self.since = -1  # the ply it was told at
        self.bubble = Bubble(self.stage, self._words, self._costs, ASIDE)

    def _lesson(self) -> Lesson | None:
        try:
            return lessons.read(self.game) if lessons.has(self.game) else None
        except Missing:  # a match is played without tips rather than not at all
            return None

    def notice(self, ply: int) -> None:
        """Look what a move has changed for the viewer; a tip stays until their own next move."""
        table, me = self.table, self.table.viewer
        if self.tip and ply > self.since and table.match.by(ply) == me:
            self.hush()
        if self.tip or not self.lesson or not self.stage.settings.tips:
            return
        if not table.match.person(me) or table.eye != me:
            return
        before, after = (table.rules.look(table.match.states[at], me) for at in (ply, ply + 1))
        for tip in self.lesson.tips:
            if self.lesson.key(tip.say) not in self.told and tip.fires(before, after, me):
                self.say(tip, ply)
                return

    def say(self, tip: Tip, ply: int) -> None:
        """Say a tip, and remember that it was said."""
        key = self.lesson.key(tip.say)
        self.told |= {key}
        self.tip, self.since = tip, ply
        self.stage.warn(progress.save(progress.load().telling(key)))
        self.stage.sound.play("mrrp_2")
        self.bubble.refresh()

    def hush(self) -> None:
        """Say nothing more of it."""
        if self.tip:
            self.tip = None
            self.bubble.refresh()
            self.stage.dirty = True

    @property
    def heard(self) -> bool:
        """Whether a tip stands there for the one who looks."""
        return self.tip is not None and self.table.eye == self.table.viewer

    def stop(self) -> None:
        """Give no more tips; the options bring them back."""
        self.hush()
        self.stage.change(tips=False)

    def refresh(self) -> None:
        """Follow a change of language or text size."""
        self.bubble.refresh()

    def event(self, event: pygame.event.Event) -> bool:
        """Take what is meant for the bubble: a click on it has it go away, the rest is play."""
        if not self.heard:
            return False
        if self.bubble.event(event):
            return True
        pressed = event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button == 1
        if pressed and self.bubble.over(event.pos):
            if event.type == pygame.MOUSEBUTTONUP:
                self.hush()
            return True
        return False

    def draw(self, paint: Paint) -> None:
        """Draw the bubble; what is for one pair of eyes is not said to another."""
        if self.heard:
            self.bubble.draw(paint)

    def _words(self) -> Any | None:
        if not self.tip:
            return None
        words, clause = self.stage.words, self.tip.clause
        tag = [ClauseTag(clause, self.read, key="clause")] if clause else []
        stop = Button(words("tip.stop"), self.stop, key="stop", role="control", least_high=50)
        close = Button(words("tip.close"), self.hush, key="close", role="control", least_high=50)
        said = Label(words(self.lesson.key(self.tip.say)), "speech", stretch=1)
        return Column([said, Row([*tag, Gap(stretch=1), stop, close], gap=14)], gap=12)

    def read(self) -> None:
        """Open the rules where they speak of it."""
        self.stage.push(self.stage.doors.rules(self.game, self.tip.clause))

    def _costs(self) -> list[tuple[Box, float]]:
        """Return what must stay free: what may be touched most of all, then the rest of the table."""
        return guiding.costs(self.table)

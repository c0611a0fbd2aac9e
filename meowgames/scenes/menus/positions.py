"""The positions that were kept: opened free or with the rules, copied, renamed, deleted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame

from ... import paths
from ...play import positions
from ...play.match import PERSON, Match
from ...play.positions import Filed
from ...rules import OVER
from ...screen.kit.layout import Column, Paper, Row, Split
from ...screen.kit.roll import Roll
from ...screen.kit.rows import ListRow
from ...screen.kit.scroll import Scroll
from ...screen.kit.widgets import Button, Heading, Image, Label
from ...screen.paint import RED, Paint
from ...screen.stage import Scene, Stage
from ...settings import BIG
from ..table import tell
from ..table.view import View
from . import aside, named
from .page import Page
from .thumbnail import Thumbnail


class PositionsScene(Scene):
    """Lists every position on disk; the chosen one is shown beside the list."""

    music = "title"

    def __init__(self, stage: Stage):
        super().__init__(stage)
        self.here: list[Filed] = []
        self.chosen: Filed | None = None
        self.match: Match | None = None  # the chosen one as it lies, None if it cannot be laid
        self.view: View | None = None
        self.page = Page(stage, self._head, self._body, self._foot)

    def enter(self) -> None:
        """Look at the folder again."""
        self.here = positions.listed(paths.positions())
        path = self.chosen.path if self.chosen else None
        usable = next((one for one in self.here if one.kept), next(iter(self.here), None))
        self.choose(next((one for one in self.here if one.path == path), usable))

    def refresh(self) -> None:
        """Follow a change of language or text size."""
        self.page.refresh()

    def event(self, event: pygame.event.Event) -> None:
        """Hand events to the page; Delete asks, Ctrl+V opens a code."""
        if self.page.event(event) or event.type != pygame.KEYDOWN:
            return
        if event.key == pygame.K_DELETE:
            self.ask_delete()
        elif event.key == pygame.K_v and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self.stage.push(self.stage.doors.code())

    def draw(self, paint: Paint) -> None:
        """Draw the page."""
        self.page.draw(paint)

    # ── what is done ──

    def choose(self, one: Filed | None) -> None:
        """Show a position beside the list, as everybody at its table would see it."""
        self.chosen, self.view = one, None
        match = self.match = positions.laid(one.kept) if one and one.kept else None
        if match:
            view = self.view = self.stage.doors.view(match, 0, lambda: OVER)
            view.lay(lambda eye: view.sights(match.at, eye))
        self.page.refresh()

    def pick(self, one: Filed) -> None:
        """Choose a row; the chosen one is opened."""
        if self.chosen and one.path == self.chosen.path:
            self.open()
        else:
            self.choose(one)

    def open(self) -> None:
        """Open the chosen position with the rules if some belong to it, else free."""
        if self.chosen and self.chosen.kept and self.match:
            self.take_up() if self.chosen.kept.game else self.free()

    def free(self) -> None:
        """Open it as a free table."""
        if self.chosen and self.chosen.kept:
            aside.show_free(self.stage, self.chosen.kept)

    def take_up(self) -> None:
        """Go on from it by the rules."""
        if self.chosen and self.chosen.kept:
            self.stage.push(self.stage.doors.take_up(kept=self.chosen.kept))

    def copy(self) -> None:
        """Copy it as a text."""
        if self.chosen and self.chosen.kept:
            aside.copy_text(self.stage, self.chosen.kept)

    def rename(self) -> None:
        """Call it otherwise."""
        if self.chosen:
            aside.rename(self.stage, self.chosen, self.enter)

    def ask_delete(self) -> None:
        """Ask before a position is thrown away."""
        if not self.chosen:
            return
        words, path = self.stage.words, self.chosen.path
        name = self.chosen.kept.name if self.chosen.kept else path.name
        answers = [
            (words("library.keep"), "primary", None),
            (words("library.delete"), "danger", lambda: self.delete(path)),
        ]
        self.stage.push(self.stage.doors.ask(words("position.delete"), words("position.delete.why", name), answers))

    def delete(self, path: Path) -> None:
        """Throw a position away; say so where that fails."""
        self.stage.warn(positions.delete(path))
        self.enter()

    # ── the page ──

    def _head(self) -> tuple[str, str]:
        return self.stage.words("position.list"), self.stage.words("position.all")

    def _foot(self) -> tuple[list, list]:
        words, kept = self.stage.words, self.chosen.kept if self.chosen else None
        good = bool(self.match)
        left = [
            Button(
                words("library.delete"), self.ask_delete, icon="icon-trash", key="delete", enabled=bool(self.chosen)
            ),
            Button(words("position.rename"), self.rename, icon="icon-pencil", key="rename", enabled=bool(kept)),
            Button(words("position.copy"), self.copy, icon="icon-share", key="copy", enabled=good),
        ]
        free = Button(words("position.free"), self.free, icon="icon-aside", key="free", enabled=good)
        if kept and not kept.game:
            return left, [Button(free.text, self.free, "primary", "icon-aside", key="free", enabled=good)]
        ruled = Button(words("position.ruled"), self.take_up, "primary", "icon-take-up", key="ruled", enabled=good)
        return left, [free, ruled]

    def _body(self) -> Any:
        words, here = self.stage.words, self.here
        empty = Label(words("position.none"), "prose", stretch=1)
        if self.stage.settings.text >= BIG:
            rows = Roll(len(here), lambda number: self._row(here[number]), 10, key="rows") if here else empty
            detail = [Paper(self._detail(self.chosen))] if self.chosen else []
            return Scroll(Column([Paper(rows), *detail], gap=28), key="list")
        rows = Roll(len(here), lambda number: self._row(here[number]), 6, key="rows") if here else empty
        aside = self._detail(self.chosen) if self.chosen else Column([], gap=0)
        left = Paper(Scroll(rows, key="list"), pad=26)
        return Split([left, Paper(Scroll(aside, key="detail"), pad=30, cat="cat-curled-calico")], (1188, 580), gap=32)

    def _row(self, one: Filed) -> ListRow:
        words, chosen, key = self.stage.words, one is self.chosen, f"row-{one.path.name}"
        if not one.kept:
            parts = [Label(one.path.name, "strong"), Label(words(*(one.note or ("",))), "note", stretch=1)]
            icon = Image("icon-warning", (64, 64))
            return ListRow(Row([icon, Column(parts, gap=2)], gap=24), lambda: self.choose(one), chosen, key)
        setup = one.kept.setup
        about = Column([
            Label(one.kept.name, "sub", stretch=1),
            Label(f"{tell.board_title(words, setup.laid)} · {words.date(one.when)}", "note", stretch=1),
        ], gap=0)  # fmt: skip
        faces = Row([Image(f"avatar-{seat.avatar}", (62, 62), seat.colour) for seat in setup.seats], 4, stretch=0)
        parts = [Image(named.picture(setup.game, setup.laid), (100, 120)), about, faces]
        return ListRow(Row(parts, gap=24), lambda: self.pick(one), chosen, key)

    def _detail(self, one: Filed) -> Column:
        words = self.stage.words
        if not one.kept:
            note = Label(words(*(one.note or ("",))), "prose", stretch=1)
            return Column([Heading(one.path.name, "icon-warning", "sub"), note], gap=18)
        setup = one.kept.setup
        parts: list[Any] = [Thumbnail(self.view), Heading(one.kept.name, stretch=1)]
        parts.append(Label(tell.board_title(words, setup.laid), "control", stretch=1))
        if not self.match:
            parts.append(Label(words("position.unlaid"), "small", RED, stretch=1))
        seats = [self._seat(seat.name, seat.colour, seat.player) for seat in setup.seats]
        return Column([*parts, Column(seats, gap=14, rules=True), Label(words("position.open"), "note", stretch=1)])

    def _seat(self, name: str, colour: int, player: str) -> Row:
        words = self.stage.words
        who = words("player.person") if player == PERSON else words(f"level.{player}")
        badge = Image(f"seat{max(0, colour)}", (40, 40))
        return Row([badge, Label(name, "strong", stretch=1, most=220), Label(who, "note", most=240)], gap=14)

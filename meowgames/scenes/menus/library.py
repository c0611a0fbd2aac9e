"""The saved matches: go on with one, watch one again, throw one away, or fetch one from a code."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame

from ... import paths
from ...play import index, saves
from ...play.index import Listed
from ...play.journal import Loaded, peruse
from ...play.match import PERSON, Match
from ...play.saves import BROKEN, FINISHED, KINDS, RUNNING, Summary
from ...play.sight import points
from ...play.statistics import apart_of
from ...play.steps import Steps
from ...rules import OVER
from ...screen.kit import roles
from ...screen.kit.choices import Choice, Tabs
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
from . import named
from .page import Page
from .share import share
from .thumbnail import Thumbnail

AT_ONCE, IN_A_FRAME = 0.015, 0.004  # seconds given to reading: before the list is seen, and after
OFTEN = 0.25  # seconds between two looks of a list that grows


class LibraryScene(Scene):
    """Lists every match on disk; the chosen one is shown beside the list."""

    music = "title"

    def __init__(self, stage: Stage):
        super().__init__(stage)
        self.index = index.of(paths.saves())
        self.lists: dict[str, Listed] = {}
        self.news, self.since = 0, 0.0  # what the index had to tell when the lists were laid out, how long ago
        self.tab = RUNNING
        self.chosen: Summary | None = None
        self.opening: Steps[Loaded] | None = None  # while the chosen one is being read
        self.match: Match | None = None  # the chosen one as it stands
        self.view: View | None = None  # and its table
        self.page = Page(stage, self._head, self._body, self._foot)

    def enter(self) -> None:
        """Look at the folder again: a match may have gone on meanwhile."""
        self.index = index.of(paths.saves())
        self.index.look()
        self.index.read_on(AT_ONCE)
        kept, self.chosen = self.chosen, None
        self._list(kept)

    def _list(self, kept: Summary | None) -> None:
        """Lay out what is known by now; what was chosen is kept if it is still there."""
        self.news, self.since = self.index.news, 0.0
        self.lists = {kind: self.index.listed(kind) for kind in KINDS}
        if not self.lists[self.tab]:
            self.tab = next((tab for tab, them in self.lists.items() if them), RUNNING)
        here = self.lists[self.tab]
        again = here.find(kept.path) if kept else None
        self.choose(again or next(iter(here), None))

    def update(self, seconds: float) -> bool:
        """Read on: the chosen match first, then what the lists do not know yet."""
        if not seconds:  # pictures of this page are waited for
            return False
        if self.opening:
            return self._open(self.opening)
        self.index.read_on(IN_A_FRAME)
        self.since += seconds
        grown = self.news < self.index.news and (self.since > OFTEN or not self.index.unread)
        if grown:
            self._list(self.chosen)
        return grown

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
            self.paste()

    def draw(self, paint: Paint) -> None:
        """Draw the page."""
        self.page.draw(paint)

    # ── choosing ──

    def show_tab(self, tab: str) -> None:
        """Turn to another list."""
        self.tab = tab
        self.choose(next(iter(self.lists[tab]), None))

    def choose(self, one: Summary | None) -> None:
        """Show a match beside the list, as everybody at its table sees it; a long one is there a little later."""
        if one is None or one != self.chosen:
            self.chosen, self.match, self.view = one, None, None
            self.opening = Steps(peruse(one.path)) if one and one.game else None
        self.page.refresh()

    def _open(self, steps: Steps[Loaded]) -> bool:
        """Read on in the chosen match; tell whether it can be shown now."""
        if self.page.form.laid is None or not steps.go_on(IN_A_FRAME):  # the list is seen first
            return False
        match, self.opening = steps.result().match, None
        if match:
            self.match, at = match, match.at
            view = self.view = self.stage.doors.view(match, next(iter(match.people()), 0), lambda: OVER)
            view.lay(lambda eye: view.sights(at, eye))
        self.page.refresh()
        return True

    def pick(self, one: Summary) -> None:
        """Choose a row; the chosen one is opened."""
        if self.chosen and one.path == self.chosen.path:
            self.open()
        else:
            self.choose(one)

    def open(self) -> None:
        """Go on with the chosen match, or watch it if it is over."""
        if self.chosen and self.chosen.game:
            self.stage.push(self.stage.doors.file(self.chosen.path, self.chosen.over))

    def watch(self) -> None:
        """Watch the chosen match as far as it goes."""
        if self.chosen:
            self.stage.push(self.stage.doors.file(self.chosen.path, replay=True))

    def ask_delete(self) -> None:
        """Ask before a match is thrown away."""
        if not self.chosen:
            return
        words, path = self.stage.words, self.chosen.path
        name = named.title(words, self.chosen.game, self.chosen.laid) if self.chosen.game else path.name
        text = words("library.delete.why", name, words.date(self.chosen.when))
        answers = [
            (words("library.keep"), "primary", None),
            (words("library.delete"), "danger", lambda: self.delete(path)),
        ]
        self.stage.push(self.stage.doors.ask(words("library.delete.ask"), text, answers))

    def delete(self, path: Path) -> None:
        """Throw a match away; say so where that fails."""
        self.stage.warn(saves.delete(path))
        self.enter()

    def copy(self) -> None:
        """Copy the chosen match as a code."""
        match = saves.fetch(str(self.chosen.path)).match if self.chosen else None
        if match:
            share(self.stage, match)

    def paste(self) -> None:
        """Ask for a code."""
        self.stage.push(self.stage.doors.code())

    # ── the page ──

    def _head(self) -> tuple[str, str]:
        left = len(self.index.unread)
        return self.stage.words("library.title"), self.stage.words.many("library.reading", left) if left else ""

    def _foot(self) -> tuple[list, list]:
        words, good = self.stage.words, bool(self.chosen and self.chosen.game)
        left = [
            Button(
                words("library.delete"),
                self.ask_delete,
                icon="icon-trash",
                key="delete",
                enabled=bool(self.chosen),
            ),
            Button(words("result.share"), self.copy, icon="icon-share", key="copy", enabled=good),
            Button(words("library.paste"), self.paste, icon="icon-mail", key="paste"),
            Button(words("position.list"), self._positions, icon="icon-position", key="positions"),
        ]
        over = self.tab == FINISHED
        text, icon = (words("library.watch"), "icon-replay") if over else (words("library.continue"), "icon-play")
        right = [Button(text, self.open, "primary", icon, key="open", enabled=good)]
        if self.tab == RUNNING and self.stage.settings.text < BIG:
            right.insert(0, Button(words("library.watch"), self.watch, icon="icon-replay", key="watch", enabled=good))
        return left, right

    def _positions(self) -> None:
        self.stage.push(self.stage.doors.library(positions=True))

    def _body(self) -> Any:
        words, here = self.stage.words, self.lists.get(self.tab, [])
        tabs = [
            Choice(tab, words(f"library.{tab}"), None, str(len(them)))
            for tab, them in self.lists.items() if them or tab != BROKEN
        ]  # fmt: skip
        empty = Label(words(f"library.none.{self.tab}"), "prose", stretch=1) if self.tab != BROKEN else Label("")
        head = Tabs(tabs, self.tab, self.show_tab, key="tabs") if tabs else Label("")
        if self.stage.settings.text >= BIG:
            parts = [head, self._rows(here, 10) if here else empty]
            detail = [Paper(self._detail())] if self.chosen else []
            return Scroll(Column([Paper(Column(parts, gap=10)), *detail], gap=28), key="list")
        left = Column([head, Paper(Scroll(self._rows(here, 6) if here else empty, key="list"), pad=26)], gap=-4)
        detail = Column([], gap=0) if not self.chosen else self._detail()
        return Split([left, Paper(Scroll(detail, key="detail"), pad=30, cat="cat-curled-calico")], (1188, 580), gap=32)

    def _rows(self, here: Listed, gap: float) -> Roll:
        return Roll(len(here), lambda number: self._row(here[number]), gap, key="rows")

    def _row(self, one: Summary) -> ListRow:
        words, chosen = self.stage.words, bool(self.chosen and self.chosen.path == one.path)
        key = f"row-{one.path.name}"
        if not one.game:
            parts = [
                Label(one.path.name, "strong"),
                Label(words(*one.note), "note"),
                Label(words.date(one.when), "note"),
            ]
            icon = Image("icon-warning", (64, 64))
            return ListRow(Row([icon, Column(parts, gap=2)], gap=24), lambda: self.choose(one), chosen, key)
        about = Column([
            Label(named.title(words, one.game, one.laid), "sub"),
            Label(standing(words, one), "control"),
            Label(words.date(one.when), "note"),
        ], gap=0)  # fmt: skip
        faces = Row(
            [Image(f"avatar-{seat.avatar}", (62, 62), one.colours[at]) for at, seat in enumerate(one.seats)],
            4,
            stretch=0,
        )
        parts = [Image(named.picture(one.game, one.laid), (100, 120)), about, faces]
        if one.note:
            parts.insert(2, Image("icon-warning", (44, 44)))
        return ListRow(Row(parts, gap=24), lambda: self.pick(one), chosen, key)

    def _detail(self) -> Column:
        words, one = self.stage.words, self.chosen
        if not one.game:
            return Column(
                [Heading(one.path.name, "icon-warning", "sub"), Label(words(*one.note), "prose", stretch=1)],
                gap=18,
            )
        parts: list[Any] = [Thumbnail(self.view), Heading(named.title(words, one.game, one.laid))]
        parts += [
            Label(standing(words, one), "control"),
            Column([self._seat(at, one) for at in range(len(one.seats))], gap=14, rules=True),
        ]
        if self.match and not self.match.rules.OPEN:  # nothing can be laid by the seed of a free table
            parts.append(Label(words("library.seed", self.match.setup.seed), "note"))
        if self.match and (apart := apart_of(self.match)):
            parts.append(Label(words(f"result.{apart}"), "note", stretch=1))
        if one.note:
            parts.append(Label(words(*one.note), "small", RED, stretch=1))
        if not one.over and self.stage.settings.text >= BIG:  # there is no room for it on the sideboard
            parts.append(Button(words("library.watch"), self.watch, icon="icon-replay", key="watch"))
        return Column(parts, gap=14)

    def _seat(self, at: int, one: Summary) -> Row:
        words, seat = self.stage.words, one.seats[at]
        who = words("player.person") if seat.player == PERSON else words(f"level.{seat.player}")
        if one.over:
            who = words("library.place", one.places[at])
        elif self.match and self.match.turn == at:
            who = f"{who}, {words('library.turn')}"
        told = self.match and not self.match.rules.OPEN  # it has been read, and there is something to be won
        known = words.number(points(self.match)[at]) if self.match and told else ""
        side = 40 * roles.half(self.stage.paint)
        return Row([
            Image(f"seat{one.colours[at]}", (side, side)),
            Label(seat.name, "strong", stretch=1, most=220), Label(who, "note", most=240),
            Label(known, "number", RED),
        ], gap=14)  # fmt: skip


def standing(words: Any, one: Summary) -> str:
    """Return how far a match is, or who won it; of a free table how many sit there too."""
    if one.over:
        return ending(words, one)
    said = tell.spoken(words, one.game, one.state)
    return " · ".join((words.many("setup.seated", len(one.seats)), said)) if one.laid else said


def ending(words: Any, one: Summary) -> str:
    """Return who won a match that is over."""
    names = [seat.name for seat, place in zip(one.seats, one.places) if place == 1]
    if len(names) == 1:
        return words("result.won", names[0])
    return words("result.shared", ", ".join(names[:-1]), names[-1])

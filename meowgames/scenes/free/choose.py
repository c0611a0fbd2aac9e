"""Choosing a free table: what is laid, how, and for whom; it opens with what was laid last."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any

import pygame

from ... import paths
from ...play import progress, tables
from ...play.boards import FREE_TABLE, is_known, variants
from ...play.cats import new_seed
from ...play.changes import art
from ...play.level import TOYS, read_faces
from ...play.match import Match, Setup
from ...play.steps import Steps
from ...rules import OVER
from ...rules.free.things import stock
from ...screen.kit.field import Field
from ...screen.kit.widgets import Button
from ...screen.paint import Paint
from ...screen.stage import Scene, Stage
from ...screen.table.ahead import prepare
from ...settings import BIG
from ..menus.newcomer import learning_minutes
from ..menus.page import Page
from ..table.view import View
from . import choose_sheets as sheets
from .choose_hands import Hands
from .choose_own import AT_ONCE, Shelf, drawn, said
from .choose_referee import Moods

IN_A_FRAME = 0.004  # seconds given to the small table


class ChooseScene(Scene):
    """Lays a free table: a game, the toys, or a table of one's own."""

    music = "title"

    def __init__(self, stage: Stage, like: Setup | None = None):
        super().__init__(stage)
        self.page = Page(stage, self._head, self._body, self._foot, first="lay")
        self.shelf = Shelf(stage)
        self.chosen: dict[str, Any] = {}  # every option that was ever chosen here, whatever it belongs to
        self.seed, self.started = new_seed(), False
        self.view: View | None = None  # the table as it will be laid
        self.opening: Steps[None] | None = None  # while it is being laid
        self.shown: tuple[Any, ...] = ()  # what it was laid for
        self.unfolded: int | None = None  # the seat that was shown whole last
        self.pieces, self.trouble = 0, ""  # how many there are, or why it cannot be laid
        last, note = (None, None) if like else tables.load(FREE_TABLE)
        stage.warn(note)
        seats, options = (like.seats, like.options) if like else (last.seats, last.options) if last else ((), {})
        self.laid = like.laid if like else last.laid if last else TOYS
        self._note(options)
        self.moods = Moods(last.moods if last else {})
        self.hands = Hands(stage, self.laid, seats, self._changed)

    # ── what the stage calls ──

    def enter(self) -> None:
        """Look which own tables there are; back from a table the next one is laid otherwise."""
        if self.started:
            self.started, self.seed = False, new_seed()
        self.shelf.look(AT_ONCE)
        self._check()

    def leave(self) -> None:
        """Read no own table any more."""
        self.shelf.close()

    def refresh(self) -> None:
        """Follow a change of language or text size."""
        self.shelf.write()
        self.page.refresh()

    def update(self, seconds: float) -> bool:
        """List what was read of own tables; lay the small table, a step in each frame, once the page is seen."""
        listed = self.shelf.update(seconds)
        if listed:
            self.page.refresh() if self.shelf.reader else self._check()
        if not self.opening or not seconds or self.page.form.laid is None or not self.opening.go_on(IN_A_FRAME):
            return listed
        self.opening = None
        self.page.refresh()
        return True

    def event(self, event: pygame.event.Event) -> None:
        """Hand events to the page; Esc leaves a name, then folds up what is open, then goes back."""
        if event.type == pygame.WINDOWFOCUSGAINED:  # somebody may have drawn meanwhile
            self.shelf.look()
            return
        escape = event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE
        form, company = self.page.form, self.hands.company
        if escape and isinstance(form.focus, Field):
            form.take("lay")
        elif escape and company.unfolded is not None:
            company.unfold(company.unfolded)
        else:
            self.page.event(event)

    def draw(self, paint: Paint) -> None:
        """Draw the page."""
        self.page.draw(paint)

    # ── what is chosen ──

    @property
    def options(self) -> dict[str, Any]:
        """Every option of what is laid."""
        return {name: self.chosen.get(self._key(name), values[0]) for name, values in self._known().items()}

    def setup(self) -> Setup:
        """Return the table as it will be laid."""
        return Setup(FREE_TABLE, self.hands.company.seats(self.seed), self.seed, self.options, laid=self.laid)

    def choose(self, laid: str) -> None:
        """Choose what is laid; say why where that cannot be laid any more, and keep what was chosen."""
        if laid == self.laid:
            return
        try:
            drawn(laid)
        except paths.Missing as error:
            self.stage.toast(said(self.stage.words, error), "icon-warning")
            self.shelf.look()
            return
        self.laid = laid
        self.hands.move(laid)

    def agree(self, name: str, value: Any) -> None:
        """Choose an option."""
        self.chosen[self._key(name)] = value
        self._changed()

    def lay_at_once(self, laid: str) -> None:
        """Choose something and lay it."""
        self.choose(laid)
        if self.laid == laid:
            self.lay()

    def lay(self) -> None:
        """Remember what was chosen, and open the table; say so if it cannot be laid any more."""
        setup, names = self.setup(), self.hands.names()
        try:
            drawn(self.laid)
            watched = self.moods.moves(self.laid, setup.options)
            table = self.stage.doors.table(setup, then=watched, before=0)  # who lays it sits there, the first of all
        except paths.Missing as error:
            self.trouble = said(self.stage.words, error)
            self.stage.toast(self.trouble, "icon-warning")
            self.page.refresh()
            return
        if names:
            others = [name for name in self.stage.settings.names if name not in names]
            self.stage.change(names=tuple(names + others)[:12])
        last = self.hands.company.table(setup.options)
        kept = tables.Table(last.seats, 0, setup.options, self.laid, self.moods.chosen)
        self.stage.warn(tables.save(FREE_TABLE, kept))
        self.started = True
        self.stage.push(table)

    def _known(self) -> dict[str, tuple[Any, ...]]:
        return dict(variants(FREE_TABLE, self.laid))

    def _key(self, name: str) -> str:
        """Return under which key an option is kept: those of a game beside its name."""
        return name if name in variants(FREE_TABLE, TOYS) else f"{self.laid}.{name}"

    def _note(self, options: Mapping[str, Any]) -> None:
        self.chosen |= {self._key(name): value for name, value in options.items()}

    # ── tables of one's own ──

    def _check(self) -> None:
        """See whether what is chosen can still be laid, and is still what it was."""
        if not is_known(FREE_TABLE, self.laid):
            self.choose(TOYS)
        self._changed()

    # ── the table as it will be laid ──

    def _changed(self) -> None:
        """Show what was chosen, all of a seat that has been unfolded; what would lie otherwise is laid anew."""
        setup, company, form = self.setup(), self.hands.company, self.page.form
        read = drawn(setup.laid) if is_known(FREE_TABLE, setup.laid) else None
        looks = setup.laid, setup.options, setup.seed, [(chair.avatar, chair.colour) for chair in company.chairs], read
        if looks != self.shown:
            self.shown, self.opening = looks, Steps(self._steps(setup))
            prepare(self.stage.paint, setup.board, len(setup.seats), self.stage.settings.text)
        self.page.refresh()
        if company.unfolded not in (None, self.unfolded):
            form.show("unfolded", top=False)
        self.unfolded = company.unfolded

    def _steps(self, setup: Setup) -> Generator[None, None, None]:
        """Lay it, step by step."""
        try:
            drawn(self.laid)
            match = Match(setup)
            yield
            match.begin()
            yield
            view = self.stage.doors.view(match, 0, lambda: OVER)
            view.lay(lambda eye: view.sights(match.at, eye))
            own = read_faces(setup.laid)  # beside them the toys lie in every box
            self.view, self.trouble = view, ""
            self.pieces = sum(art(face) in own for face in stock(match.level))
        except paths.Missing as error:
            self.view, self.pieces, self.trouble = None, 0, said(self.stage.words, error)

    # ── the page ──

    def _head(self) -> tuple[str, str]:
        return self.stage.words("free.title"), self.stage.words("choose.under")

    def _body(self) -> Any:
        return sheets.both(self)

    def _foot(self) -> tuple[list, list]:
        words = self.stage.words
        left = [
            _learn_button(self.stage),
            Button(words("choose.make"), lambda: self.shelf.make(self.choose), icon="icon-pencil", key="make"),
            Button(words("position.list"), self._positions, icon="icon-position", key="positions"),
            Button(words("choose.folder"), lambda: self.shelf.show(paths.tables()), icon="icon-unfold", key="folder"),
        ]
        lay = Button(words("choose.lay"), self.lay, "primary", "icon-play", key="lay", enabled=not self.trouble)
        return left, [lay]

    def _positions(self) -> None:
        self.stage.push(self.stage.doors.library(positions=True))

    def read(self, game: str, clause: str | None) -> None:
        """Open a rule sheet at a clause."""
        self.stage.push(self.stage.doors.rules(game, clause))


def _learn_button(stage: Stage) -> Button:
    """Return the way to the lesson of the hand; it says how long that takes, or that it was begun."""
    words, known, game = stage.words, progress.load(), FREE_TABLE
    text = words("lesson.resume" if game in known.places else "lesson.learn")
    if game not in known.places and stage.settings.text < BIG:
        text = words("lesson.minutes", learning_minutes(game, words))
    icon = "icon-check" if game in known.done else "icon-paw"
    return Button(text, lambda: stage.push(stage.doors.lesson(game)), icon=icon, key="learn")

"""Taking up the rules: what the pieces of a free table cannot say is asked, then the match goes on from there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pygame

from ...play import positions
from ...play.cats import new_seed
from ...play.match import PERSON, Setup
from ...play.position import Position, Unstandable
from ...play.positions import Kept
from ...play.taking_up import Outcome, Question, outcome
from ...rules import CHANCE, OVER, find
from ...screen.kit.choices import Choice, Segments
from ...screen.kit.dropdown import Dropdown
from ...screen.kit.layout import Column, Pairs, Row
from ...screen.kit.rows import Plate
from ...screen.kit.widgets import Button, Heading, Image, Label
from ...screen.paint import RED, Paint
from ...screen.stage import Scene, Stage
from ...settings import BIG
from ..table import tell
from ..table.view import View
from . import agreed, aside
from .levels import players
from .page import Page, sheets
from .thumbnail import Thumbnail

Show = Callable[[Sequence[str]], object]


class TakeUpScene(Scene):
    """Asks what a position leaves open, and who plays; then it is a match. show: lights places of its table."""

    def __init__(self, stage: Stage, kept: Kept, before: int = OVER, show: Show | None = None):
        super().__init__(stage)
        self.kept, self.before, self.show = kept, before, show
        self.game, self.rules = kept.game, find(kept.game)
        self.seats = [seat.player for seat in kept.setup.seats]
        self.given: dict[str, Any] = dict(kept.position.asked)
        self.view: View | None = None
        self.table = positions.laid(kept)
        if self.table:
            view = self.view = stage.doors.view(self.table, 0, lambda: OVER)
            view.lay(lambda eye: view.sights(self.table.at, eye))
        self.found = self._ask()
        self.page = Page(stage, self._head, self._body, self._foot, first="go")

    def refresh(self) -> None:
        """Follow a change of language or text size."""
        self.page.refresh()

    enter = refresh

    def event(self, event: pygame.event.Event) -> None:
        """Hand events to the page."""
        self.page.event(event)

    def draw(self, paint: Paint) -> None:
        """Draw the page."""
        self.page.draw(paint)

    # ── what is asked ──

    @property
    def options(self) -> dict[str, Any]:
        """What is agreed by now."""
        usual = {name: values[0] for name, values in self.rules.OPTIONS.items()}
        answers = {name: one for name, one in self.found.answers().items() if name in usual}
        return usual | positions.agreed(self.kept) | answers

    def choose(self, name: str, value: Any) -> None:
        """Answer a question; what follows from it is asked at once."""
        self.given[name] = value
        self.found = self._ask()
        self.page.refresh()

    def seat(self, index: int, player: str) -> None:
        """Give a seat to a person or a bot."""
        self.seats[index] = player
        self.page.refresh()

    def read(self, clause: str | None = None) -> None:
        """Open the rule sheet, at a clause if told."""
        self.stage.push(self.stage.doors.rules(self.game, clause))

    def _ask(self) -> Outcome:
        if self.table is None:
            return Outcome(())
        return outcome(self.game, self.table.state, positions.agreed(self.kept), self.given)

    # ── what comes of it ──

    def setup(self) -> Setup:
        """Return the match that goes on from here."""
        asked = {name: one for name, one in self.found.answers().items() if name not in self.rules.OPTIONS}
        position = Position(self.kept.position.words, tuple(asked.items()))
        seats = (seat._replace(player=who) for seat, who in zip(self.kept.setup.seats, self.seats, strict=True))
        return replace(
            positions.ruled_setup(self.kept, tuple(seats), new_seed()), options=self.options, position=position
        )

    def go_on(self) -> None:
        """Begin the match there; the free table stays among the saved games."""
        setup, stage = self.setup(), self.stage
        alone = [seat for seat, who in enumerate(self.seats) if who == PERSON]
        stays = self.before if self.before in alone else OVER
        try:
            table = stage.doors.table(setup, before=stays)
        except Unstandable:
            stage.warn("save.position")
            return
        stage.home()
        stage.push(table)
        if self.show and stays == OVER and len(alone) == 1 and len(self.seats) > 1:  # somebody else sat there
            stage.push(stage.doors.curtain(table.match, alone[0], lambda: None))

    def light(self) -> None:
        """Go back to the table, where what breaks the clause is lit for a while."""
        spots = self.found.broken.spots if self.found.broken else ()
        if self.show:
            self.stage.pop()
            self.show(spots)
        elif table := aside.show_free(self.stage, self.kept):
            table.real.lit.show(spots)
        self.stage.toast(self._refused(), "icon-rules")

    # ── the page ──

    def _head(self) -> tuple[str, str]:
        words = self.stage.words
        title, name = words(f"{self.game}.title"), self.kept.name
        return words("takeup.title"), name if title in name else " · ".join(filter(None, (title, name)))

    def _foot(self) -> tuple[list, list]:
        words, good = self.stage.words, self.found.state is not None
        left = [Button(words("setup.rules"), self.read, icon="icon-rules", key="rules")]
        return left, [Button(words("takeup.go"), self.go_on, "primary", "icon-take-up", key="go", enabled=good)]

    def _body(self) -> Any:
        asked = ("asked", Column(self._asked(), gap=20), 1184, "cat-loaf-ginger")
        return sheets(self.stage, asked, ("seats", Column(self._seats(), gap=18), 576, None))

    def _asked(self) -> list[Any]:
        words = self.stage.words
        parts: list[Any] = [Heading(words("takeup.asked"))]
        rows = [self._row(one) for one in self.found.asked]
        if self.table is None:
            return [*parts, Label(words("position.unlaid"), "prose", RED, stretch=1)]
        if self.found.broken:
            return [*self._broken(), *([*parts, Column(rows, gap=18, rules=True)] if rows else [])]
        if not rows:
            parts.append(Label(words("takeup.nothing"), "prose", stretch=1))
        else:
            parts.append(Column(rows, gap=18, rules=True))
        if self.found.state is not None:
            parts.append(Plate(self._moment(), "icon-check"))
        return parts

    def _row(self, one: Question) -> Any:
        """Return a question with its answers side by side."""
        if one.what in self.rules.OPTIONS:
            return agreed.option(self, one.what, one.answers)
        key = f"{self.game}.ask.{one.what}"
        choices = [Choice(answer, self._answer(key, answer)) for answer in one.answers]
        row = Segments(choices, one.given, lambda value: self.choose(one.what, value), f"ask-{one.what}")
        return Column([Label(self.stage.words(key)), row], gap=8)

    def _answer(self, key: str, answer: Any) -> str:
        words, seats = self.stage.words, self.kept.setup.seats
        who = str(answer).removeprefix("seat")
        if str(answer).startswith("seat") and who.isdecimal() and int(who) < len(seats):
            return seats[int(who)].name
        return words(f"{key}.{answer}") if words.has(f"{key}.{answer}") else str(answer)

    def _refused(self) -> str:
        clause = self.found.broken.clause if self.found.broken else ""
        words = self.stage.words
        return tell.reason(words, self.game, clause) if clause else words("takeup.unlike", words(f"{self.game}.title"))

    def _broken(self) -> list[Any]:
        """Return why these pieces are no moment of the game, and the ways to see it."""
        words, broken = self.stage.words, self.found.broken
        acts: list[Any] = []
        if broken and broken.clause:
            text = words("takeup.clause", broken.clause)
            acts.append(Button(text, lambda: self.read(broken.clause), icon="icon-rules", key="clause", role="sub"))
        if broken and broken.spots:
            acts.append(Button(words("takeup.show"), self.light, icon="icon-eye", key="show", role="sub"))
        about = Label(self._refused(), "prose", RED, stretch=1)
        return [Heading(words("takeup.broken"), "icon-warning"), about, *([Row(acts, gap=20)] if acts else [])]

    def _moment(self) -> str:
        """Return which moment of the game this is."""
        words, state = self.stage.words, self.found.state
        turn = self.rules.turn(state)
        key = {CHANCE: "takeup.chance", OVER: "takeup.over"}.get(turn, "takeup.turn")
        who = self.kept.setup.seats[turn].name if turn >= 0 else ""
        status = tell.spoken(words, self.game, self.rules.status(state))
        return " · ".join(filter(None, (status, words(key, who))))

    def _seats(self) -> list[Any]:
        words, setup = self.stage.words, self.kept.setup
        choices, rows = players(words, self.game), []
        colours = self.table.colours if self.table else [seat.colour for seat in setup.seats]
        for index, seat in enumerate(setup.seats):
            face = Image(f"avatar-{seat.avatar}", (64, 64), colours[index])
            name = Row([face, Label(seat.name, "strong", most=260)], gap=16, stretch=0)
            who = Dropdown(choices, self.seats[index], lambda one, at=index: self.seat(at, one), key=f"player{index}")
            rows.append((name, who))
        found: list[Any] = [Heading(words("pause.seats")), Pairs(rows, gap=12, rules=False, share=0.55)]
        note = Label(words("takeup.kept" if self.show else "takeup.apart"), "note", stretch=1)
        small = [] if self.stage.settings.text >= BIG else [Thumbnail(self.view)]
        return [*small, *found, note]

"""The referee cat before the table: what it objects to, asks and offers, in a bubble; what lies wrong is ringed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from ...play.level import laid
from ...play.referee import ASKS, LOST, OBJECTS
from ...rules import Ask, Broken
from ...rules.free.state import HAND, OFF, PAW
from ...screen.kit.form import Form
from ...screen.kit.layout import Column, Gap, Row
from ...screen.kit.rows import ClauseTag
from ...screen.kit.widget import Widget
from ...screen.kit.widgets import Button, Label
from ...screen.paint import LIGHT, RED, Box, Paint
from ...screen.stage import Stage
from ..table import clear, tell
from ..table.speech import Bubble
from ..table.targets import TOOL, Target
from ..table.view import View
from . import standings, telling
from .play import FreePlay

STOP = TOOL + "referee-"  # before the names of the buttons of the bubble
MOODS = {OBJECTS: "referee-speaks", ASKS: "referee-speaks", LOST: "referee-lost"}
NOWHERE = Box(-9, -9, 0, 0)


class Speaker:
    """Says what the referee has to say, and takes the answer."""

    def __init__(self, stage: Stage, view: View, play: FreePlay):
        self.stage, self.view, self.play = stage, view, play
        self.referee = play.referee
        self.spoke: tuple[object, ...] = ()  # what it spoke of when it was last built
        self.bubble = Bubble(stage, self._words, self._keeps, list, cat=self._cat)

    # ── what it says ──

    def _spoken(self) -> tuple[object, ...]:
        """Return all that its words follow from; () while it has nothing to say."""
        one = self.referee
        if not one.on or self.view.eye != self.view.viewer or self.view.easel.busy:
            return ()
        if one.objects:
            return one.verdict.kind, one.verdict.clause, one.verdict.plans
        if one.question is not None:
            return ("question", one.question)
        return ("draws",) if one.draws else ("offers",) if one.offers else ()

    def follow(self) -> None:
        """Say something else once there is something else to say."""
        spoken = self._spoken()
        if spoken != self.spoke:
            self.spoke = spoken
            self.bubble.refresh()
            self.stage.redraw()

    def _cat(self) -> str:
        one = self.referee
        if one.objects:
            return MOODS[one.verdict.kind]
        return "referee-lost" if one.question is not None else "referee-nods"

    def _words(self, _least: bool) -> Any | None:
        if not self.spoke:
            return None
        parts: dict[object, Callable[[], list[Any]]] = {
            OBJECTS: self._objection, ASKS: self._choice, LOST: self._lost, "question": self._question,
            "draws": self._draws, "offers": self._offer,
        }  # fmt: skip
        return Column(parts[self.spoke[0]](), gap=12)

    def _objection(self) -> list[Any]:
        words, one = self.stage.words, self.referee
        clause = one.verdict.clause
        return [
            Label(words("referee.throat"), "note"),
            Label(self._sentence(clause), "speech", stretch=1),
            Label(words("referee.house"), "note", stretch=1),
            self._row(
                self._tag(clause),
                self._button("back", one.take_back, "primary"),
                self._button("let", one.let_be),
            ),
        ]

    def _choice(self) -> list[Any]:
        words, one = self.stage.words, self.referee
        plans = one.verdict.plans
        named = zip(plans, telling.called(one, plans), strict=True)
        chosen = [
            Button(name, partial(one.nod, plan), key=f"plan{at}", role="control", least_high=50)
            for at, (plan, name) in enumerate(named)
        ]
        back = self._button("back", one.take_back)
        return [Label(words("referee.which"), "speech", stretch=1), Row(chosen, gap=12), self._row(back)]

    def _lost(self) -> list[Any]:
        one = self.referee
        buttons = self._button("back", one.take_back, "primary"), self._button("on", one.let_be)
        return [Label(self.stage.words("referee.lost"), "speech", stretch=1), self._row(*buttons)]

    def _question(self) -> list[Any]:
        """Return what it must know to find the thread, or what lies wrong."""
        words, one = self.stage.words, self.referee
        rest = self._button("rest", partial(one.set_mood, OFF))
        if isinstance(one.question, Broken):
            clause = one.question.clause
            about = [Label(words("referee.wrong"), "note"), Label(self._sentence(clause), "speech", stretch=1)]
            return [*about, self._row(self._tag(clause), rest)]
        assert isinstance(one.question, Ask)
        match, game = self.play.match, laid(self.view.seating.board)
        named = standings.answers(words, game, one.question, match.seats)
        rows = [
            Button(name, partial(one.answer, answer), key=f"answer{at}", role="control", least_high=50)
            for at, (answer, name) in enumerate(named)
        ]
        said = standings.question(words, game, one.question)
        return [
            Label(words("referee.asks"), "note"),
            Label(said, "speech", stretch=1),
            Row(rows, gap=12),
            self._row(rest),
        ]

    def _draws(self) -> list[Any]:
        one = self.referee
        buttons = (
            self._button("draw.hand", partial(one.set_luck, HAND)),
            self._button("draw.paw", partial(one.set_luck, PAW), "primary"),
        )
        return [Label(self.stage.words("referee.draws"), "speech", stretch=1), self._row(*buttons)]

    def _offer(self) -> list[Any]:
        one = self.referee
        buttons = (
            self._button("offer.no", partial(one.settle, False)),
            self._button("offer.yes", partial(one.settle, True), "primary"),
        )
        return [Label(self.stage.words("referee.offer"), "speech", stretch=1), self._row(*buttons)]

    def _sentence(self, clause: str) -> str:
        """Return what a clause of the game says, without its number."""
        said = tell.reason(self.stage.words, laid(self.view.seating.board), clause)
        return said.partition("  ")[2] or said

    def _tag(self, clause: str) -> Widget:
        game = laid(self.view.seating.board)
        return ClauseTag(clause, lambda: self.stage.push(self.stage.doors.rules(game, clause)), key="clause")

    def _button(self, name: str, act: Callable[[], Any], kind: str = "plain") -> Widget:
        text = self.stage.words(f"referee.{name}")
        return Button(text, act, kind, key=name, role="control", least_high=56)

    def _row(self, *kids: Widget) -> Widget:
        return Row([Gap(stretch=1), *kids], gap=14, align="right")

    # ── where it stands, and what is said to it ──

    def _keeps(self) -> list[Box]:
        """Return what it must not hide: what lies wrong, too."""
        return clear.keeps(self.view) + self.wrong()

    def wrong(self) -> list[Box]:
        """Return where lies what it objects to, or what keeps it from finding the thread."""
        one = self.referee
        spots: tuple[str, ...] = one.verdict.spots if one.objects else ()
        if isinstance(one.question, Broken):
            spots = one.question.spots
        found = [piece.box for piece in self.view.pieces() if piece.spot in spots]
        places = [place.box for spot in spots if (place := self.view.board.place(spot)) and place.box]
        return [self.view.camera.lies(box) for box in found or places]

    def event(self, event: pygame.event.Event) -> bool:
        """Take what is meant for the bubble; Esc takes back what it objects to."""
        self.follow()
        if not self.spoke:
            return False
        if self.bubble.event(event):
            return True
        pressed = event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button == 1
        return bool(pressed and self.bubble.over(event.pos))

    def stops(self) -> list[Target]:
        """Return the buttons of the bubble as the keyboard can stand on them."""
        return [Target((STOP + one.key,), "", one.box, "tip", True, 0.0) for one in self._buttons() if one.key]

    def press(self, name: str) -> bool:
        """Press the button the keyboard stands on; tell whether it is one of these."""
        found = next((one for one in self._buttons() if name == f"{STOP}{one.key}"), None)
        if found:
            found.go(self.bubble.form)
        return found is not None

    def _buttons(self) -> list[Widget]:
        self.follow()
        form: Form = self.bubble.form
        form.ready()
        return form.order() if self.spoke else []

    def update(self, _seconds: float) -> bool:
        """Follow what the referee has to say, and keep out of the way of what is touched."""
        self.follow()
        return bool(self.spoke) and self.bubble.follow(self.view.targets)

    def refresh(self) -> None:
        """Follow a change of language or text size."""
        self.bubble.refresh()

    def lies(self) -> Box:
        """Return where the cat and its bubble are."""
        return self.bubble.box if self.spoke else Box(NOWHERE)

    def draw(self, paint: Paint) -> None:
        """Draw rings round what lies wrong, and the cat with its bubble."""
        self.follow()
        for box in self.wrong() if self.spoke else ():
            paint.dashes(box.inflate(8, 8), LIGHT, 10, 7)
            paint.dashes(box.inflate(8, 8), RED, 10, 4)
            side = min(44.0, box.h)
            paint.image("mark-whistle", (box.right - side * 0.6, box.y - side * 0.4, side, side))
        if not self.spoke:
            return
        self.bubble.draw(paint)
        for one in self.stops():
            if self.view.lights.focus in one.names:
                paint.ring(one.box, 20)

"""How a referee watches: its mood, who draws for chance, who plays, and which rules were let be."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from ...play.level import laid
from ...play.match import PERSON
from ...rules.free.state import HAND, MOODS, OFF, PAW
from ...rules.free.watching import HELD
from ...rules.free.words import WAIVE
from ...screen.kit.choices import Choice, Segments
from ...screen.kit.dropdown import Dropdown
from ...screen.kit.form import Form
from ...screen.kit.layout import Column, Pairs, Row
from ...screen.kit.rows import ClauseTag
from ...screen.kit.scroll import Scroll
from ...screen.kit.widgets import Button, Heading, Image, Label
from ...screen.paint import Paint
from ...screen.stage import Scene, Stage
from ..menus.dialog import Dialog, draw_veil
from ..menus.levels import players
from .play import FreePlay


class RefereeScene(Scene):
    """A dialog above a free table; Esc goes back to it."""

    opaque = False

    def __init__(self, stage: Stage, play: FreePlay, seated: Callable[[], None]):
        super().__init__(stage)
        self.play, self.referee, self.seated = play, play.referee, seated
        self.form = Form(stage, self._build, first="mood")

    def refresh(self) -> None:
        """Follow a change of language or text size."""
        self.form.refresh()

    enter = refresh

    def event(self, event: pygame.event.Event) -> None:
        """Hand events to the form; Esc goes back."""
        if not self.form.event(event) and event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.stage.pop()

    def draw(self, paint: Paint) -> None:
        """Draw the dialog over the dimmed table."""
        draw_veil(paint)
        self.form.draw(paint)

    # ── what it shows ──

    def _build(self) -> Dialog:
        words, one = self.stage.words, self.referee
        moods = [Choice(mood, words(f"referee.mood.{mood}")) for mood in MOODS]
        mood = one.watch.mood
        rows: list[tuple[Any, Any]] = [
            (Label(words("referee.mood")), Segments(moods, mood, self._mood, "mood")),
            (Label(""), Label(words(f"referee.mood.{mood}.why"), "note", stretch=1)),
        ]
        if one.on:
            draws = [Choice(PAW, words("referee.luck.paw")), Choice(HAND, words("referee.luck.hand"))]
            luck = Segments(draws, one.watch.luck, self._luck, "luck")
            rows += [(Label(words("referee.luck")), luck), *self._seats()]
        parts: list[Any] = [Pairs(rows, gap=14, rules=False, share=0.34)]
        if one.watch.waived:
            game = laid(self.play.view.seating.board)
            kept: list[Any] = []
            for at, clause in enumerate(one.watch.waived):
                again = partial(self._hold, clause)
                text = words("referee.hold", clause)
                tag = ClauseTag(clause, partial(self._read, game, clause), key=f"waived{at}")
                kept.append(Row([tag, Button(text, again, key=f"hold{at}", role="control", least_high=50)], gap=14))
            parts += [Heading(words("referee.waived"), role="sub"), *kept]
        buttons = [Button(words("referee.done"), self.stage.pop, "primary", key="done", role="button")]
        if one.on and one.thread is not None:
            buttons.append(Button(words("referee.anew"), self._anew, key="anew", role="button"))
        body = Scroll(Column(parts, gap=20), key="body")
        return Dialog(words("referee.title"), Column([body, Row(buttons, gap=24, align="center")], gap=24), 1100)

    def _seats(self) -> list[tuple[Any, Any]]:
        """Return a row for each seat: a person, or a bot that moves its pieces by the rules."""
        words, match = self.stage.words, self.play.match
        game = laid(self.play.view.seating.board)
        choices = players(words, game)
        rows = []
        for index, seat in enumerate(match.seats):
            face = Image(f"avatar-{seat.avatar}", (56, 56), match.colours[index])
            name = Row([face, Label(seat.name, "strong", most=260)], gap=16, stretch=0)
            rows.append((name, Dropdown(choices, seat.player, partial(self._seat, index), key=f"player{index}")))
        return rows

    # ── what it does ──

    def _mood(self, mood: str) -> None:
        self.referee.set_mood(mood)
        if mood == OFF:
            self._all_persons()
        self.form.refresh()

    def _luck(self, luck: str) -> None:
        self.referee.set_luck(luck)
        self.form.refresh()

    def _seat(self, index: int, player: str) -> None:
        match = self.play.match
        match.seats[index] = match.seats[index]._replace(player=player)
        self.seated()
        self.form.refresh()

    def _all_persons(self) -> None:
        """Give the seats of bots to persons: without a referee no bot can tell what is played."""
        match = self.play.match
        if len(match.people()) < len(match.seats):
            match.seats[:] = [seat._replace(player=PERSON) for seat in match.seats]
            self.seated()

    def _hold(self, clause: str) -> None:
        """Let a clause that was let be hold again."""
        self.play.commit((f"{WAIVE}:{HELD}{clause}",))
        self.form.refresh()

    def _anew(self) -> None:
        self.stage.pop()
        self.referee.ask_anew()

    def _read(self, game: str, clause: str) -> None:
        self.stage.push(self.stage.doors.rules(game, clause, self.referee.watch.waived))

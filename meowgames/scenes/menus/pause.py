"""The pause: go on, look things up, hand a seat to a bot or back, share, or leave."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame

from ...play.cats import new_seed
from ...play.match import Seat
from ...rules import CHANCE, OVER, Move
from ...rules.free.words import SEAT
from ...screen.kit.dropdown import Dropdown
from ...screen.kit.form import Form
from ...screen.kit.layout import Column, Pairs, Row, Split
from ...screen.kit.scroll import Scroll
from ...screen.kit.widgets import Button, Heading, Image, Label
from ...screen.paint import RED, Paint
from ...screen.stage import Scene, Stage
from ...settings import BIG
from ..table import tell
from ..table.play import Play
from . import aside, comers, named
from .dialog import Dialog, draw_veil
from .levels import players
from .share import share


class PauseScene(Scene):
    """A dialog above the table; Esc goes back to it."""

    opaque = False

    def __init__(self, stage: Stage, play: Play, seated: Callable[[], None]):
        super().__init__(stage)
        self.play, self.match, self.seated = play, play.match, seated
        self.form = Form(stage, self._build, first="resume")

    def refresh(self) -> None:
        """Follow a change of language or text size."""
        self.form.refresh()

    enter = refresh

    def event(self, event: pygame.event.Event) -> None:
        """Hand events to the buttons; Esc resumes."""
        if not self.form.event(event) and event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.stage.pop()

    def draw(self, paint: Paint) -> None:
        """Draw the dialog over the dimmed table."""
        draw_veil(paint)
        self.form.draw(paint)

    # ── what it shows ──

    def _build(self) -> Dialog:
        words, setup = self.stage.words, self.match.setup
        game = setup.game
        status = tell.spoken(words, game, self.match.rules.status(self.match.state))
        parts = [self._acts(), self._seats()]
        body = Column(parts, gap=30) if self.stage.settings.text >= BIG else Split(parts, (520, 760), gap=44)
        resume = Button(words("pause.resume"), self.stage.pop, "primary", "icon-play", key="resume", role="button")
        leave = [
            Button(words("pause.leave"), self.stage.home, icon="icon-door", key="leave"),
            Button(words("pause.quit"), self.ask_quit, icon="icon-cross", key="quit"),
        ]
        title = f"{words('pause.title')} · {named.title(words, game, setup.laid)} · {status}"
        return Dialog(
            title,
            Column([Scroll(body, key="body"), Row([resume, *leave], gap=24, align="center")], gap=26),
            1400,
        )

    def _acts(self) -> Column:
        words, play, game = self.stage.words, self.play, self.match.setup.game
        acts: list[tuple[str, str, Callable[[], Any], bool]] = [
            ("undo", "icon-undo", self.undo, play.tools["undo"].usable()),
            ("rules", "icon-rules", lambda: self.stage.push(self.stage.doors.rules(game, play.clause())), True),
            ("options", "icon-settings", self.open_options, True),
            ("share", "icon-share", lambda: share(self.stage, self.match), True),
            ("again", "icon-replay", self.ask_again, True),
            ("new", "icon-dice", self.new, True),
            *aside.acts(self.stage, play),
        ]
        if self.match.over:
            acts.insert(0, ("result", "icon-crown", self.result, True))
        return Column(
            [
                Button(
                    words(tell.own(words, game, f"pause.{key}")),
                    act,
                    icon=icon,
                    key=key,
                    enabled=usable,
                    stretch=1,
                    role="sub",
                    least_high=66,
                )
                for key, icon, act, usable in acts
            ],
            gap=12,
        )

    def _seats(self) -> Column:
        words = self.stage.words
        choices, rows = players(words, self.match.setup.game), []
        for index, seat in enumerate(self.match.seats):
            name = Row(
                [
                    Image(f"avatar-{seat.avatar}", (64, 64), self.match.colours[index]),
                    Label(seat.name, "strong", most=260),
                ],
                gap=16,
                stretch=0,
            )
            choose = Dropdown(choices, seat.player, lambda who, i=index: self.hand_over(i, who), key=f"player{index}")
            rows.append((name, choose))
        parts: list[Any] = [
            Heading(words("pause.seats"), role="sub"),
            self._comers() if self.match.rules.OPEN else Pairs(rows, gap=12, rules=False, share=0.55),
        ]
        path, trouble = self.play.journal.path, self.play.journal.trouble
        if trouble:
            parts.append(Label(words(trouble), "small", RED, stretch=1))
        elif path:
            parts.append(Label(words("pause.saved", path.name), "small", stretch=1))
        return Column(parts, gap=16)

    # ── what it does ──

    def undo(self) -> None:
        """Take back and go on."""
        self.stage.pop()
        self.play.tools["undo"].use()

    def open_options(self) -> None:
        """Open the settings."""
        self.stage.push(self.stage.doors.options())

    def _comers(self) -> Column:
        """Return who sits at a free table, with what lets them come and go."""
        return comers.column(self.stage, self.match, self.play.view.viewer, self.hand_on, self.lay_for)

    def hand_on(self, seat: int) -> None:
        """Pass the table on to somebody."""
        self.stage.pop()
        self.play.commit((f"{SEAT}:{seat}",))

    def lay_for(self, seats: tuple[Seat, ...], lay: Move, turn: int, before: int, said: Move) -> None:
        """Let the table go on for others, as it lies, and say who came or left; the match that was stays on disk.

        Who sat before the old table sits before this one, unless it is they who left.
        """
        setup = replace(self.match.setup, seats=seats, seed=new_seed(), strangers=())
        then = [(f"{SEAT}:{turn}",)] if turn else []
        table = self.stage.doors.table(setup, (lay,), [*then, *aside.refereed(self.play)], before)
        table.view.logbook.remark(table.match.at - 1, CHANCE, said)
        self.stage.home()
        self.stage.push(table)
        if before == OVER and len(seats) == 1:  # to one who is alone nothing is secret, but whoever goes looks on
            self.stage.push(self.stage.doors.curtain(table.match, 0, lambda: None))

    def hand_over(self, index: int, player: str) -> None:
        """Give a seat to a bot, or back to a person."""
        self.match.seats[index] = self.match.seats[index]._replace(player=player)
        self.seated()
        self.form.refresh()

    def result(self) -> None:
        """Show the result again."""
        self.stage.swap(self.stage.doors.result(self.match, self.play.journal))

    def ask_again(self) -> None:
        """Ask before the same deal is dealt anew; this match stays on disk."""
        words = self.stage.words
        again, why = (tell.own(words, self.match.setup.game, key) for key in ("pause.again", "pause.again.why"))
        answers = [(words("pause.stay"), "primary", None), (words(again), "plain", self.again)]
        self.stage.push(self.stage.doors.ask(words(again), words(why), answers))

    def again(self) -> None:
        """Deal the same cards to the same seats once more; a table that lay otherwise at first, as it lay."""
        first = self.match.moves[:1] if self.match.rules.OPEN else ()
        self.stage.home()
        self.stage.push(self.stage.doors.table(self.match.setup, first, aside.refereed(self.play)))

    def new(self) -> None:
        """Set up another match of this game with the same players; this one stays on disk."""
        now = replace(self.match.setup, seats=tuple(self.match.seats))
        self.stage.home()
        doors = self.stage.doors
        self.stage.push(doors.free(like=now) if now.laid else doors.setup(now.game, like=now))

    def ask_quit(self) -> None:
        """Ask before the program ends."""
        words = self.stage.words
        answers = [(words("pause.stay"), "primary", None), (words("pause.quit"), "plain", self.stage.quit)]
        self.stage.push(self.stage.doors.ask(words("pause.quit"), words("pause.quit.why"), answers))

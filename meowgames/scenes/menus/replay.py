"""Watching a match again: step, play, jump along its line, and play on from anywhere."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pygame

from ... import paths
from ...play import lines, saves
from ...play.journal import Journal
from ...play.match import PERSON, Match
from ...play.sight import Glance, on_the_way
from ...rules import CHANCE, OVER
from ...screen.kit.choices import Choice, Segments
from ...screen.kit.form import Form
from ...screen.kit.layout import Column, Gap, Row
from ...screen.kit.widgets import Button, Image, RoundButton
from ...screen.paint import HALF, SOFT, Box, Paint
from ...screen.stage import Scene, Stage
from ...settings import BIG
from ..table import tell
from ..table.drawing import draw_small
from . import named, plate
from .share import share
from .timeline import Marks, Timeline, Tray, above

BEAT, SEEN = 0.9, 1.1  # seconds between two moves, and of a state on the way, at speed 1
RATES = (0.5, 1.0, 2.0, 4.0)
SAID = 3  # lines of the log in the bubble
STEPS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_PAGEUP: -10, pygame.K_PAGEDOWN: 10}
ENDS = {pygame.K_HOME: 0, pygame.K_END: 10**9}
FASTER = {pygame.K_UP: 1, pygame.K_DOWN: -1}


class ReplayScene(Scene):
    """A match as it was played, on its own table."""

    def __init__(self, stage: Stage, match: Match, journal: Journal | None = None, path: Path | None = None):
        super().__init__(stage)
        self.source, self.music = match, named.music(match.setup)
        self.open = match.over  # whether all hands are
        self.match = lines.until(match)
        self.view = stage.doors.view(self.match, next(iter(match.people()), 0), lambda: self.eye)
        self.stops = self.match.decisions()
        self.marks = Marks(self.match, self.stops, self.view.board)
        self.when = played(journal, path)
        self.index, self.rate = 0, 1.0
        self.playing, self.waited = False, 0.0
        self.form = Form(stage, self._build, first="play")
        self.seek(0)

    def refresh(self) -> None:
        """Follow a change of language, text size or pace."""
        self.view.dress(self.stage.words, self.stage.settings, self.view.seating)
        self.form.refresh()

    # ── where it stands ──

    def seek(self, index: int, glide: bool = False) -> None:
        """Stand at another stop; the next one and the one before can be shown as moves."""
        index, before = max(0, min(len(self.stops) - 1, index)), self.index
        self.view.hurry(1 / self.rate)
        self.view.easel.drop()
        self.index, self.waited = index, 0.0
        self.match.jump(self.stops[index])
        if glide and index == before + 1:
            self._show(self.stops[before], self.stops[index])
        elif not glide or index != before:
            self.view.lay(self._moment(self.match.at), glide and index == before - 1)
        self.form.refresh()

    def _moment(self, ply: int) -> Glance:
        return lambda eye: self.view.sights(ply, eye)

    def _show(self, start: int, end: int) -> None:
        """Show the moves between two plies; who acts at the end of them is lit at once."""
        last = self.view.sights(end, OVER)

        def lit(glance: Glance) -> Glance:
            return lambda eye: glance(eye)._replace(turn=last.turn, status=last.status)

        for ply in range(start, end):
            for glance in on_the_way(self.match, ply):
                self.view.repeat(lit(lambda _, look=glance: look(self.eye)), SEEN / self.rate)
            self.view.repeat(lit(self._moment(ply + 1)), 0.0)

    @property
    def eye(self) -> int:
        """Whose eyes look: those that see everything, or everybody's."""
        return CHANCE if self.open else OVER

    def step(self, by: int) -> None:
        """Go some stops on or back and stay there."""
        self.playing = False
        self.seek(self.index + by, glide=True)

    def jump(self, index: int) -> None:
        """Go straight to a stop and stay there."""
        self.playing = False
        self.seek(index)

    def play(self) -> None:
        """Play on, or stop; from the end it begins anew."""
        self.playing = not self.playing
        if self.playing and self.index == len(self.stops) - 1:
            self.seek(0)
        self.waited = BEAT
        self.form.refresh()

    def set_rate(self, rate: float) -> None:
        """Play faster or slower."""
        self.rate = rate
        self.view.hurry(1 / rate)
        self.form.refresh()

    def show_hands(self) -> None:
        """Turn all hands over, once the match has ended: one that goes on keeps its secrets."""
        self.open = self.source.over and not self.open
        self.view.lay(self._moment(self.match.at))
        self.form.refresh()

    def update(self, seconds: float) -> bool:
        """Let pieces move, and the next move follow."""
        moved = self.view.easel.update(seconds)
        if not self.playing or self.view.easel.busy or self.stage.top is not self:
            return moved
        self.waited += seconds
        if self.waited * self.rate >= BEAT:
            if self.index == len(self.stops) - 1:
                self.play()
            else:
                self.seek(self.index + 1, glide=True)
        return True

    def play_on(self) -> None:
        """Begin a new match with the moves up to here; the old one stays as it is."""
        old, seats = self.source.setup, list(self.source.seats)
        if not self.source.people():
            seats[0] = seats[0]._replace(player=PERSON)
        match = Match(replace(old, seats=tuple(seats), strangers=()))
        for move in self.match.moves[: self.match.at]:
            match.add(move)
        match.draw_luck()
        journal = Journal.create(match, paths.saves())
        self.stage.home()
        self.stage.push(self.stage.doors.seat(match, journal))
        note = journal.trouble or "replay.branched"
        self.stage.toast(self.stage.words(note), "icon-warning" if journal.trouble else "icon-branch")

    # ── events ──

    def event(self, event: pygame.event.Event) -> None:
        """Step with left and right, up and down set the speed, Space plays, Esc leaves; the rest goes to buttons."""
        if event.type == pygame.KEYDOWN and self._key(event.key):
            return
        if not self.form.event(event) and event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.stage.pop()

    def _key(self, key: int) -> bool:
        if key in STEPS:
            self.step(STEPS[key])
        elif key in ENDS:
            self.jump(ENDS[key])
        elif key in FASTER:
            at = RATES.index(self.rate) + FASTER[key]
            self.set_rate(RATES[max(0, min(len(RATES) - 1, at))])
        elif key == pygame.K_SPACE:
            self.play()
        elif key == pygame.K_h:
            self.show_hands()
        else:
            return False
        return True

    # ── what is seen ──

    def said(self, index: int) -> str:
        """Return how far the match is at a stop."""
        game = self.match.setup.game
        return tell.spoken(self.stage.words, game, self.match.rules.status(self.match.states[self.stops[index]]))

    def caption(self) -> str:
        """Return what happened on the way to this stop, as the log tells it."""
        start = self.stops[self.index - 1] if self.index else 0
        told = [line.text for line in self.view.logbook.between(start, self.stops[self.index])]
        return "\n".join(told[-SAID:])

    def _build(self) -> Tray:
        words = self.stage.words
        line = Timeline(self.marks, len(self.stops), self.index, self.jump, self.said)
        hands, eye = ("replay.hide", "icon-eye-closed") if self.open else ("replay.show", "icon-eye")
        over, done = self.source.over, self.match.over
        show = Button(words(hands), self.show_hands, icon=eye, key="hands", role="control", enabled=over)
        on = Button(words("replay.branch"), self.play_on, "good", "icon-branch", key="branch", enabled=not done)
        give = Button(words("result.share"), self.share, icon="icon-share", key="share", role="control")
        leave = Button(words("replay.leave"), self.stage.pop, icon="icon-door", key="leave", role="control")
        below, beside = [show, on], [give, leave]
        if self.stage.settings.text >= BIG:  # short words leave the table more height
            below, beside = beside, below
        row = Row([self._moves(), self._speed(), Gap(stretch=1), *below], gap=26)
        return Tray(Column([line, row], gap=14), Row(beside, gap=16, align="right"))

    def _moves(self) -> Row:
        first, last = self.index == 0, self.index == len(self.stops) - 1
        buttons: tuple[tuple[str, str, Callable[[], None], bool], ...] = (
            ("first", "icon-first", lambda: self.jump(0), not first),
            ("back", "icon-step-back", lambda: self.step(-1), not first),
            ("play", "icon-pause" if self.playing else "icon-play", self.play, len(self.stops) > 1),
            ("next", "icon-step", lambda: self.step(1), not last),
            ("last", "icon-last", lambda: self.jump(len(self.stops) - 1), not last),
        )
        kinds = {"play": "primary"}
        parts = [
            RoundButton(icon, act, kind=kinds.get(key, "plain"), key=key, enabled=usable, side=72)
            for key, icon, act, usable in buttons
        ]
        return Row(parts, gap=12, stretch=0, wraps=False)

    def _speed(self) -> Row:
        rates = [Choice(rate, self.stage.words(f"replay.rate.{rate:g}")) for rate in RATES]
        choose = Segments(rates, self.rate, self.set_rate, "rate", stretch=0)
        return Row([Image("icon-speed", (44, 44)), choose], gap=12, stretch=0, wraps=False)

    def share(self) -> None:
        """Copy the whole match as a code."""
        share(self.stage, self.source)

    def draw(self, paint: Paint) -> None:
        """Draw the table above the tray, then what tells about it."""
        self.form.ready()
        tray = self.form.root.body_box
        self.view.board.ground.draw_bare(paint)
        table = above(tray)
        draw_small(paint, self.view, table, ground=False)
        plate.draw(paint, self.plate(paint), *self.titles())
        self._bubble(paint, tray)
        self.form.draw(paint)

    def titles(self) -> tuple[str, str]:
        """Return what is watched, and how far it is."""
        words, setup = self.stage.words, self.match.setup
        title = " · ".join((words("replay.title"), named.title(words, setup.game, setup.laid)))
        return title, " · ".join(filter(None, (self.said(self.index), words.date(self.when) if self.when else "")))

    def plate(self, paint: Paint) -> Box:
        """Return where the title stands."""
        tray = self.form.root
        return plate.place(paint, above(tray.body_box), tray.doors.box.bottom, *self.titles())

    def _bubble(self, paint: Paint, tray: Box) -> None:
        """Let a cat on the tray's edge say what happened, in the room beside the table."""
        wide, high = paint.natural("cat-loaf-grey")
        paint.image("cat-loaf-grey", (1880 - wide, tray.y - high + 10, wide, high))
        text, left = self.caption(), above(tray).right + 14
        if not text:
            return
        room = 1900 - left - 56
        size = paint.extent(text, 22, "strong", room, grow=HALF)
        box = Box(0, 0, size[0] + 56, size[1] + 40)
        box.bottomright = 1900, tray.y - high - 12
        paint.sliced("bubble", box)
        paint.image("bubble-tail", (1880 - wide, box.bottom - 14, 64, 48), 60, look="mirror")
        paint.text(text, (box.x + 28, box.centery), 22, "strong", SOFT, "midleft", room, grow=HALF)


def played(journal: Journal | None, path: Path | None) -> datetime | None:
    """Return when a match was played, as far as its journal or file knows."""
    if journal:
        return journal.started
    try:
        return saves.date(path.stat().st_mtime_ns) if path else None
    except OSError:
        return None

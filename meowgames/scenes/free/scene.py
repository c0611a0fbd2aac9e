"""The free table: a match whose rules accept everything a hand can do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from ...play.match import Match
from ...rules import SHELF
from ...screen.keys import act_of
from ...screen.paint import Box, Paint
from ...screen.stage import Stage
from ..table import drawing, tell
from ..table.play import Play, Tool
from ..table.turns import Turns
from ..table.view import View
from . import deeds, lines
from . import draw as drawn
from .acting import Acting
from .crate import CRATE, Crate, Tray
from .deeds import Subject
from .grip import in_bag
from .hand import FreeHand
from .keyboard import FreeKeyboard
from .lines import Line
from .manners import FreeManners
from .menu import FreeMenu
from .play import FreePlay
from .sentence import sentence
from .strip import Strip


class FreeTurns(Turns):
    """The table is handed on, and nothing thinks."""

    def warm(self) -> None:
        """Nobody is asked to think here."""


class FreeScene(Acting):
    """A free table: what is pointed at can be carried, and a menu, keys and the box do the rest."""

    keys = "free"
    manners = FreeManners
    plays: type[Play] = FreePlay
    hands = FreeHand
    keyboards = FreeKeyboard

    def __init__(self, stage: Stage, match: Match, sit: Callable[[View], Play], turns: type[Turns] = FreeTurns):
        self.menu: FreeMenu | None = None
        self.crate: Crate | None = None
        self.tray: Tray | None = None
        super().__init__(stage, match, sit, turns)
        self.music = match.setup.laid if SHELF.get(match.setup.laid) else "title"
        self.hand.offer_menu = self.open_menu
        self.explaining.top = lambda: stage.top is self and not self.menu and not self.hand.held.grips
        self.view.manners.hand = self.hand  # type: ignore[attr-defined]
        self.overlays.append(Strip(stage, self.view, self.hand, self.sort))

    # ── what is asked for ──

    def open_rules(self) -> None:
        """Open the rules of the game whose pieces lie here; after a refusal, and among toys, those of the table."""
        laid, refused = self.match.setup.laid, self.play.refused
        game = laid if SHELF.get(laid) and not refused else self.match.setup.game
        self.stage.push(self.stage.doors.rules(game, refused))

    def _acts(self) -> dict[str, Tool]:
        acts = super()._acts()
        return acts | {
            "box": Tool(self.toggle_box),
            "look": Tool(self.look_through),
            "offer": Tool(self.open_menu),
        }

    # ── the box, the menu, looking through ──

    def toggle_box(self) -> None:
        """Open the box, or close it."""
        if self.crate:
            self.close_box()
            return
        self.crate = Crate(self.stage, self.view, self.home_of_box(), self.close_box)
        self._show(self.crate)

    def home_of_box(self) -> Box:
        """Return where the box stands: on the side of the hand that does not write."""
        return CRATE

    def close_box(self) -> None:
        """Close the box."""
        self._hide(self.crate)
        self.crate = None

    def look_through(self) -> None:
        """Look through the stack that is pointed at: who does so says it, and nobody is told what was seen."""
        subject = self.subject()
        if not subject or subject.one.size < 2 or self.hand.held.grips:
            return
        secret = self.free_play.can(*deeds.look(subject)) or in_bag(self.view, subject.one.spot)
        if secret and not self.play_act(*deeds.look(subject)):
            return  # nobody looks into a bag
        self.close_tray()
        self.tray = Tray(self.stage, self.view, subject.one.spot, self.close_tray)
        self._show(self.tray)

    def close_tray(self) -> None:
        """Close the pile again."""
        self._hide(self.tray)
        self.tray = None

    def _show(self, panel: Crate | Tray) -> None:
        self.overlays.append(panel)
        self.hand.panels.append(panel)
        self.stage.sound.play("page")
        self.hud.refresh()

    def _hide(self, panel: Crate | Tray | None) -> None:
        if panel in self.overlays:
            self.overlays.remove(panel)
            self.hand.panels.remove(panel)
            self.stage.sound.play("drop")
            self.hud.refresh()

    def open_menu(self) -> None:
        """Ask what can be done with what is picked or pointed at, else with the table."""
        if not self.free_play.free or self.hand.held.grips:
            return
        subject = self.subject()
        if subject and self.hand.pointed and self.hand.picks:
            mine = any(pick.spot == self.hand.pointed.spot for pick in self.hand.picks)
            if not mine:
                self.hand.picks = []
                subject = self.subject()
        found = lines.of(self.free_play, subject) if subject else lines.of_table(self.free_play)
        if not found:
            return
        at = self.view.camera.lies(subject.one.box) if subject and not subject.one.front else None
        about = at or (subject.one.box if subject else Box(*self.hand.pos, 1, 1))
        seats, size = len(self.match.seats), subject.one.size if subject else 0
        acts = self.say, partial(self.choose, subject), self.close_menu
        self.menu = FreeMenu(self.stage, self.called(subject), found, about, *acts, seats, size)
        self.overlays.append(self.menu)
        self.stage.sound.play("pick")

    def close_menu(self) -> None:
        """Close the menu."""
        if self.menu in self.overlays:
            self.overlays.remove(self.menu)
        self.menu = None
        self.stage.redraw()

    def called(self, subject: Subject | None) -> str:
        """Return what a menu is about: what it is, and how many."""
        words, board = self.stage.words, self.view.seating.board
        if subject is None:
            return words("free.table")
        if subject.stacked or len(subject.grips) > 1:
            count = sum(grip.many for grip in subject.grips) if len(subject.grips) > 1 else subject.one.size
            return words.many("free.menu.stack", count)
        name = tell.face_name(words, board, sentence_face(subject.faces[-1]))
        return name[:1].upper() + name[1:]

    def say(self, line: Line) -> str:
        """Return what a line of a menu is called."""
        words = self.stage.words
        gaps = [self._gap(gap) for gap in line.gaps]
        return words(f"free.menu.{line.name}", *gaps)

    def _gap(self, gap: object) -> str:
        text = str(gap)
        seat = text.removeprefix("seat")
        if seat != text and seat.isdecimal():
            return self.match.seats[int(seat)].name
        return tell.face_name(self.stage.words, self.view.seating.board, text)

    def choose(self, subject: Subject | None, line: Line, number: int) -> None:
        """Do what a line of the menu says."""
        then = {
            "look": self.look_through, "write": self.write, "sort": self.sort, "open": self.toggle_box,
            "all": self.hand.pick_all, "pass": self.pass_on, "clear": self.clear,
        }.get(line.then)  # fmt: skip
        if subject:
            self.hand.pointed = subject.one if not self.hand.picks else self.hand.pointed
        if then:
            then()
        else:
            self.play_act(*line.move(number))

    # ── what the stage calls ──

    def event(self, event: pygame.event.Event) -> None:
        """Hand events to whoever speaks, the last first, then to the hand."""
        self.notice(event)
        if self.explaining.event(event):
            return
        if event.type == pygame.KEYDOWN and act_of(event, "free") == "back" and self.hand.held.grips:
            self.put_back()  # before anything that is open closes
            return
        for overlay in reversed(self.overlays):
            if overlay.event(event):
                self.hand.look()
                return
        if event.type == pygame.KEYDOWN:
            self.keyboard.down(event)
        elif event.type == pygame.KEYUP:
            self.keyboard.up(event)
        else:
            self.hand.event(event)

    def update(self, seconds: float) -> bool:
        """Let pieces move; a pile that is gone is looked through no more."""
        if self.tray and not self.view.picture.get(self.tray.spot):
            self.close_tray()
        moved = super().update(seconds)
        if self.stage.top is self:
            self.real.said = sentence(self.view, self.hand)
        return moved

    def draw_all(self, paint: Paint) -> None:
        """Draw it from the ground up, the hand above all."""
        drawing.draw(paint, self.view)
        drawn.draw_lights(paint, self.view, self.hand)
        self.caption.draw(paint)
        self.hud.draw(paint)
        for overlay in self.overlays if self.stage.top is self else ():
            overlay.draw(paint)
        self.explaining.draw(paint)
        drawn.draw_close(paint, self.view, self.hand, self.explaining.covers())
        drawn.draw_held(paint, self.view, self.hand)

    def put_back(self) -> bool:
        """Put back what is held, let go of what was picked, close what is open; tell whether there was something."""
        hand = self.hand
        if hand.let() or hand.number:
            hand.number = 0
            hand.look()
            return True
        if self.menu:
            self.close_menu()
            return True
        if self.tray:
            self.close_tray()
            return True
        if self.crate:
            self.close_box()
            return True
        picked = bool(hand.picks)
        hand.picks = []
        return picked

    def holds(self) -> bool:
        """Tell whether something in hand can be put back."""
        return bool(self.hand.held.grips or self.hand.picks)

    def idle(self) -> bool:
        """Tell whether the camera may go where it likes: never by itself."""
        return False


def sentence_face(face: str) -> str:
    """Return a face as it is called, however it lies."""
    name, colon, label = face.partition(":")
    return name.partition("@")[0] + colon + label

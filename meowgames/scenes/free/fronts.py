"""What is opened before a free table: the menu of a thing, the box, a pile that is looked through."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ...rules.free.things import OWNER
from ...screen.paint import Box
from ...screen.stage import Stage
from ..table import phrases, tell
from ..table.hud import HUD, Overlay
from ..table.play import Tool
from . import deeds, lines
from .acting import Acting
from .crate import CRATE, Crate, Tray
from .deeds import Subject
from .grip import in_bag
from .landing import zone_of
from .lines import Line
from .menu import FreeMenu


class Fronts:
    """Opens and closes them; one of each at most."""

    def __init__(self, stage: Stage, hud: HUD, acting: Acting, overlays: list[Overlay]):
        self.stage, self.hud, self.acting, self.overlays = stage, hud, acting, overlays
        self.view, self.hand, self.play = acting.view, acting.hand, acting.play
        self.menu: FreeMenu | None = None
        self.crate: Crate | None = None
        self.tray: Tray | None = None

    def tools(self) -> dict[str, Tool]:
        """Return what has a key."""
        return {"box": Tool(self.toggle_box), "look": Tool(self.look_through), "offer": Tool(self.open_menu)}

    def close(self) -> bool:
        """Close what was opened last of these; tell whether anything was open."""
        for opened, close in ((self.menu, self.close_menu), (self.tray, self.close_tray), (self.crate, self.close_box)):
            if opened:
                close()
                return True
        return False

    def look(self) -> None:
        """Close a pile that is gone: it is looked through no more."""
        if self.tray and not self.view.picture.get(self.tray.spot):
            self.close_tray()

    def toggle_box(self) -> None:
        """Open the box, or close it."""
        if self.crate:
            self.close_box()
            return
        self.crate = Crate(self.stage, self.hand, CRATE, self.close_box)
        self._show(self.crate)

    def close_box(self) -> None:
        """Close the box."""
        self._hide(self.crate)
        self.crate = None

    def look_through(self, about: Subject | None = None) -> None:
        """Look through a stack, or that pointed at: who does so says it, and nobody is told what was seen."""
        subject = about or self.acting.subject()
        if not subject or subject.one.size < 2 or self.hand.grasp.held.grips:
            return
        secret = self.play.can(*deeds.look(subject)) or in_bag(self.view, subject.one.spot)
        there = zone_of(self.view, subject.one.spot)
        if secret and there and there.kind == OWNER and there.seat != self.view.viewer:
            words, name = self.stage.words, self.play.match.seats[there.seat].name
            yes = words("free.pry.yes"), "plain", partial(self._open_tray, subject, secret)
            answers = [(words("free.pry.no"), "primary", None), yes]
            self.stage.push(self.stage.doors.ask(words("free.pry.title", name), words("free.pry.text"), answers))
        else:
            self._open_tray(subject, secret)

    def _open_tray(self, subject: Subject, secret: bool) -> None:
        """Look through a stack; of a secret one all are told."""
        if secret and not self.acting.act(*deeds.look(subject)):
            return  # nobody looks into a bag
        self.close_tray()
        self.tray = Tray(self.stage, self.hand, subject.one.spot, self.close_tray)
        self._show(self.tray)

    def close_tray(self) -> None:
        """Close the pile again."""
        self._hide(self.tray)
        self.tray = None

    def _show(self, panel: Crate | Tray) -> None:
        self.overlays.append(panel)
        self.hand.panels.append(panel)
        first = panel.stops_for_keys()[:1] if self.hand.keyed or self.hand.focus else []
        for stop in first:  # who opened it by key stands in it
            self.hand.stand(panel.bring(stop))
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
        if not self.play.free or self.hand.grasp.held.grips:
            return
        subject = self.acting.subject()
        pointed, picks = self.hand.pointed, self.hand.grasp.picks
        if subject and pointed and picks and not any(pick.spot == pointed.spot for pick in picks):
            self.hand.grasp.unpick()
            subject = self.acting.subject()
        found = lines.of(self.play, subject) if subject else lines.of_table(self.play)
        if not found:
            return
        at = self.view.camera.lies(subject.one.box) if subject and not subject.one.front else None
        about = at or (subject.one.box if subject else Box(*self.hand.pos, 1, 1))
        seats, size = len(self.play.match.seats), subject.one.size if subject else 0
        acts = self.say, self._gap, partial(self.choose, subject), self.close_menu
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
            faces = subject.faces if len(subject.grips) > 1 else subject.whole.faces(self.view.picture)
            return phrases.some(words, board, len(faces), faces)
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
            return self.play.match.seats[int(seat)].name
        return tell.face_name(self.stage.words, self.view.seating.board, text)

    def choose(self, subject: Subject | None, line: Line, number: int) -> None:
        """Do what a line of the menu says."""
        acting = self.acting
        ways: dict[str, Callable[[], object]] = {
            "look": partial(self.look_through, subject), "write": partial(acting.write, subject),
            "sort": acting.sort, "open": self.toggle_box, "all": acting.hand.grasp.pick_all,
            "pass": acting.pass_on, "clear": acting.clear,
        }  # fmt: skip
        then = ways.get(line.then)
        if then:
            then()
        else:
            acting.act(*line.move(number))


def sentence_face(face: str) -> str:
    """Return a face as it is called, however it lies."""
    name, colon, label = face.partition(":")
    return name.partition("@")[0] + colon + label

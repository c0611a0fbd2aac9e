"""The referee cat before the table: what it objects to, asks and offers, in a bubble; what lies wrong is ringed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from ...play.referee import ASKS, LOST, OBJECTS
from ...rules import Broken
from ...rules.free.things import PRINT
from ...screen.kit.form import Form
from ...screen.kit.widget import Widget
from ...screen.paint import INK, LIGHT, RED, Box, Paint
from ...screen.stage import Stage
from ..table import clear, pointing
from ..table.speech import Bubble
from ..table.targets import Target
from ..table.view import View
from . import strip, telling
from .hand import FreeHand
from .keyboard import STOP
from .play import FreePlay
from .remarks import ENDS, FIRST, LIST, Remarks, Spoken

WAITS = (OBJECTS, ASKS, LOST)  # what waits to be taken back or let be
MOODS = {OBJECTS: "referee-speaks", ASKS: "referee-speaks", LOST: "referee-lost", LIST: "referee-watches"}
NOWHERE = Box(-9, -9, 0, 0)
MANY = 3  # pieces of a place that are ringed one by one
BADGE, HONEY = 46.0, "#f7c458"  # across the number of a move, where it would be made


class Speaker:
    """Says what the referee has to say, and takes the answer."""

    def __init__(self, stage: Stage, view: View, play: FreePlay, hand: FreeHand, busy: Callable[[], bool]):
        self.stage, self.view, self.play, self.hand = stage, view, play, hand
        self.busy = busy  # whether something else is open that Esc closes first
        self.referee, self.remarks = play.referee, Remarks(stage, view, play)
        self.spoke: Spoken = ()  # what it spoke of when it was last built
        costs = partial(pointing.costs, view)
        self.bubble = Bubble(stage, self._words, self._keeps, costs, spared=self._lying, cat=self._cat)

    # ── what it says ──

    def follow(self) -> None:
        """Say something else once there is something else to say; who plays by keys stands on the first answer."""
        spoken = self.remarks.spoken()
        if spoken == self.spoke:
            return
        self.spoke, hand = spoken, self.hand
        self.bubble.refresh()
        self.stage.redraw()
        if spoken and spoken[0] == LIST and self.bubble.folded:
            self.bubble.unfold()  # who asked for it reads it, whatever lies beneath
        stands = bool(hand.focus and hand.focus.startswith(STOP))
        if spoken and (self.view.lights.keys or stands) and not hand.grasp.held.grips:
            hand.stand("".join((STOP, "mark" if self.bubble.folded else FIRST[spoken[0]])))
        elif stands and not spoken:
            hand.stand(hand.pos)

    def _cat(self) -> str:
        kind = self.spoke[0] if self.spoke else ""
        if self.referee.question is not None and kind not in MOODS:
            return "referee-lost"
        return MOODS.get(kind, "referee-nods")

    def _words(self, _least: bool) -> Any | None:
        return self.remarks.body(self.spoke) if self.spoke else None

    # ── where it stands, and what is said to it ──

    def _keeps(self) -> list[Box]:
        """Return what it must not hide: what lies wrong or is meant, and one's own hand, too."""
        own, view = strip.lies(self.view, self.hand), self.view
        found = [box for box, _ in self.meant()] + ([own] if own else [])
        return clear.keeps(view) + self.wrong() + found

    def wrong(self) -> list[Box]:
        """Return where lies what it objects to, or what keeps it from finding the thread."""
        one = self.referee
        spots: tuple[str, ...] = one.verdict.spots if one.objects else ()
        if isinstance(one.question, Broken):
            spots = one.question.spots
        found: list[Box] = []
        for spot in spots:
            lying, place = (
                [piece.box for piece in self.view.pieces() if piece.spot == spot],
                self.view.board.place(spot),
            )
            if not 0 < len(lying) <= MANY and place and place.box:  # of a whole hand its place
                lying = [place.box.unionall(lying)]
            found += lying
        return [self.view.camera.lies(box) for box in found]

    def event(self, event: pygame.event.Event) -> bool:
        """Take what is meant for the bubble; Esc takes back what it objects to, if nothing else is open."""
        self.follow()
        if not self.spoke or self.hand.pressed:  # a drag that ends over the bubble ends on the table
            return False
        if self.bubble.event(event):
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE and not self.busy():
            return self._escape()
        pressed = event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button == 1
        if not pressed or not self.bubble.over(event.pos):
            return False
        if event.type == pygame.MOUSEBUTTONUP:  # beside its buttons: it makes room
            self.bubble.shrink()
        return True

    def _escape(self) -> bool:
        """Take back what it objects to, close what is only read; tell whether there was anything."""
        kind = self.spoke[0]
        if kind in WAITS and not self.bubble.folded:
            self.referee.take_back()
        elif kind in (ENDS, LIST) and not self.bubble.folded:
            next(one for one in self._buttons() if one.key == "close").go(self.bubble.form)
        elif not self.bubble.fold():
            folded = self.bubble.folded
            self.bubble.shrink()
            return not folded
        return True

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

    def _lying(self) -> list[Box]:
        """Return where pieces lie: where there is room beside them, they are all seen."""
        view = self.view
        return [view.camera.lies(piece.box) for piece in view.pieces() if not piece.spot.startswith(PRINT)]

    def meant(self) -> list[tuple[Box, str]]:
        """Return where moves among which it lets choose would be made, and the number of each."""
        plans, found = self.remarks.plans(self.spoke), list[tuple[Box, str]]()
        for at, plan in enumerate(plans):
            box = telling.where(self.view, plan, plans)
            found += [(self.view.camera.lies(box), str(at + 1))] if box else []
        return found

    def numbers(self) -> list[tuple[Box, str]]:
        """Return those that only their number tells apart."""
        return self.meant() if telling.alike(self.referee, self.remarks.plans(self.spoke)) else []

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
            paint.image("mark-whistle", (box.x - side * 0.4, box.y - side * 0.4, side, side))
        if not self.spoke:
            return
        for box, number in self.numbers():
            middle = box.centerx, box.y + min(box.h / 2, BADGE / 2)
            paint.circle(middle, BADGE / 2, INK)
            paint.circle(middle, BADGE / 2 - 3, HONEY)
            paint.text(number, (middle[0], middle[1] - 1), 28, "button", INK, "center", grow=False)
        self.bubble.draw(paint)
        for one in self.stops():
            if self.view.lights.focus in one.names:
                paint.ring(one.box, 20)

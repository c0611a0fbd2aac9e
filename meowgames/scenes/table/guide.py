"""What the cat of a lesson must know of the table it speaks over; a free table has ways of its own."""

from __future__ import annotations

import pygame

from ...screen.paint import Box
from ...screen.room import Cost
from . import pointing
from .hand import Hand
from .lesson import Lesson, go_on
from .view import View


class Guide:
    """Where things are that are pointed at, whether one can go on, and what the hand is about."""

    def __init__(self, view: View, lesson: Lesson, hand: Hand):
        self.view, self.lesson, self.hand = view, lesson, hand

    @property
    def open(self) -> bool:
        """Whether one can go on now: once it was read."""
        return self.lesson.phase == "read" and not self.lesson.busy

    def go_on(self) -> None:
        """Go on."""
        go_on(self.lesson)

    def on_nothing(self) -> bool:
        """Tell whether Enter would touch nothing: the keyboard stands nowhere, no tile is in hand, nothing is asked."""
        hand = self.hand
        asked = hand.play.armed or any(one.kind == "word" for one in self.view.targets.front)
        return not (hand.focus or hand.grid.face or asked)

    def carries(self, _event: pygame.event.Event) -> bool:
        """Tell whether an event is one of a hand that carries something past the cat, so that it must not stop it."""
        return False

    def notice(self) -> None:
        """See what was done that is no move."""

    def boxes(self, name: str) -> list[Box]:
        """Return where something that is pointed at is seen."""
        return pointing.boxes(self.view, name)

    def costs(self) -> list[Cost]:
        """Return what the cat had better not hide, and how much it matters."""
        return pointing.costs(self.view)

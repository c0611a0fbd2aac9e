"""One's own hand at a free table: a felt strip at the lower edge, what it is for, and the button that sorts it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from ...screen.paint import CANVAS, HALF, INK, Box, Paint
from ...screen.stage import Stage
from ..table.targets import TOOL, Target
from ..table.view import View
from .hand import FreeHand

SORT = TOOL + "sort"
SIDE = 68.0  # of the button
RIM, ABOVE = 14.0, 14.0  # of the wood round the felt, and how far it reaches above the cards
EMPTY = 34.0  # how high it is with nothing in it
FELT, WOOD, THREAD = "#2c3166", "#6b3f2c", "#f7c458"
FEW = 2  # cards from which on there is something to sort


def lies(view: View, hand: FreeHand) -> Box | None:
    """Return where the strip is on the table: low while it is empty, raised while something is held."""
    place = view.board.place(f"hand{view.viewer}") if view.viewer >= 0 else None
    if place is None or place.kind != "fan":
        return None
    top = place.box.y - ABOVE
    if not view.picture.get(f"hand{view.viewer}"):
        top = max(top, CANVAS[1] - (EMPTY + 56 if hand.held.grips else EMPTY))
    return Box(place.box.x + 8, top, place.box.w - 16, CANVAS[1] + 60 - top)


def draw(paint: Paint, view: View, hand: FreeHand) -> None:
    """Draw rim and felt; an empty one says what it is."""
    box = lies(view, hand)
    if box is None:
        return
    lit = hand.landing is not None and hand.landing.spot == f"hand{view.viewer}"
    paint.fill(box.inflate(6, 6), INK, radius=18)
    paint.fill(box, WOOD, radius=16)
    felt = box.inflate(-2 * RIM, -2 * RIM)
    paint.fill(felt, "#3d4488" if lit else FELT, radius=10)
    paint.dashes(felt.inflate(-8, -8), THREAD, 8, 2.5)
    if not view.picture.get(f"hand{view.viewer}"):
        at = box.centerx, (box.y + CANVAS[1]) / 2 + 2
        text = view.words("free.hand")
        paint.text(text, at, 20, "strong", "#fff3d6", "center", edge="#2a1712", thick=2, grow=HALF)


class Strip:
    """The button that sorts one's own hand, before the table."""

    def __init__(self, stage: Stage, view: View, hand: FreeHand, sort: Callable[[], object]):
        self.stage, self.view, self.hand, self.sort = stage, view, hand, sort
        self.pos = (-99.0, -99.0)

    @property
    def button(self) -> Box | None:
        """Where it is: at the right end of the strip, while there is something to sort."""
        box, view = lies(self.view, self.hand), self.view
        few = len(view.picture.get(f"hand{view.viewer}", ())) < FEW
        if box is None or few or view.eye != view.viewer or not view.camera.whole:
            return None
        right, left = (Box(x - SIDE / 2, box.y - SIDE / 2, SIDE, SIDE) for x in (box.right - 6, box.x + 6))
        others = [piece.box for piece in view.pieces() if piece.spot != f"hand{view.viewer}"]
        return right if right.collidelist(others) < 0 else left

    def event(self, event: pygame.event.Event) -> bool:
        """Take a click on the button."""
        if event.type == pygame.MOUSEMOTION:
            self.pos = event.pos
        button = self.button
        hit = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and button and button.collidepoint(event.pos)
        if hit and not self.hand.held.grips:
            self.sort()
            return True
        return False

    def stops(self) -> list[Target]:
        """Return the button, where the keyboard can stand on it."""
        button = self.button
        return [Target((SORT, "sort"), "", button, "tool", True, 6.0)] if button else []

    def press(self, name: str) -> bool:
        """Press the button by key."""
        if name == SORT:
            self.sort()
        return name == SORT

    def update(self, _seconds: float) -> bool:
        """Nothing of it changes by itself."""
        return False

    def refresh(self) -> None:
        """Nothing of it is kept."""

    def lies(self) -> Box:
        """Return where it is."""
        return self.button or Box(0, 0, 0, 0)

    def draw(self, paint: Paint) -> None:
        """Draw the button."""
        button = self.button
        if button is None:
            return
        state = "hover" if button.collidepoint(self.pos) else "normal"
        paint.image(f"round-plain-{state}", button.inflate(34, 34))
        paint.image("icon-sort", button.inflate(-22, -22).move(0, -3))
        if self.view.lights.focus == SORT:
            paint.ring(button, SIDE / 2)

"""One's own hand at a free table: a felt strip at the lower edge, what it is for, and the button that sorts it."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, radians, sin

import pygame

from ...screen.paint import CANVAS, HALF, INK, Box, Paint
from ...screen.stage import Stage
from ...screen.table.place import Place
from ..table.hud import HUD
from ..table.targets import LOG, TOOL, Target
from ..table.view import View
from .hand import FreeHand

SORT = TOOL + "sort"
RIM, ABOVE = 14.0, 14.0  # of the wood round the felt, and how far it reaches above the cards
EMPTY, RAISED, SHORT = 34.0, 90.0, 330.0  # how high it is with nothing in it and while something is held; how wide then
ASIDE = 12.0  # between it and what stands beside it
TAB, LAP = 36.0, 12.0  # the height of what stands on its upper edge, and how much of that lies over the rim
FELT, LIT, WOOD, THREAD = "#2c3166", "#3d4488", "#6b3f2c", "#f7c458"
FEW = 2  # cards from which on there is something to sort
SORTS = 46.0  # the height of the button
PALE = "#e3e6fb"
TELLS = 20  # the size of what is written on its edge


def lies(view: View, hand: FreeHand) -> Box | None:
    """Return where the strip is on the table: short and low while it is empty, raised while something is held."""
    place = view.board.place(f"hand{view.viewer}") if view.viewer >= 0 else None
    if place is None or place.kind != "fan":
        return None
    if view.picture.get(f"hand{view.viewer}"):
        found, top = reach(view, place), place.box.y - ABOVE
    elif hand.grasp.held.grips:
        found, top = Box(place.box), max(place.box.y - ABOVE, CANVAS[1] - RAISED)
    else:
        found, top = Box(0, 0, min(place.box.w, SHORT), 0), CANVAS[1] - EMPTY
        found.centerx = place.box.centerx
    return Box(found.x, top, found.w, CANVAS[1] + 60 - top)


def reach(view: View, place: Place) -> Box:
    """Return how far to the left and right the strip reaches under one's cards, clear of what stands beside it."""
    left, right = place.box.x, place.box.right
    for piece in view.pieces():
        if piece.spot == f"hand{view.viewer}":
            turn = abs(radians(piece.tilt))
            half = (piece.box.w * cos(turn) + piece.box.h * sin(turn)) / 2 + RIM + 4
            left, right = min(left, piece.box.centerx - half), max(right, piece.box.centerx + half)
    for name in (f"panel{view.viewer}", "log"):
        beside = view.board.place(name)
        if beside and beside.box.bottom > place.box.y:
            if beside.box.centerx < place.box.x:
                left = max(left, beside.box.right + ASIDE)
            elif beside.box.centerx > place.box.right:
                right = min(right, beside.box.x - ASIDE)
    return Box(left, place.box.y, right - left, place.box.h)


def draw(paint: Paint, view: View, hand: FreeHand) -> None:
    """Draw rim and felt; one with cards says that nobody else sees them, an empty one what it is."""
    box = lies(view, hand)
    if box is None:
        return
    lit = hand.landing is not None and hand.landing.spot == f"hand{view.viewer}"
    paint.fill(box.inflate(6, 6), INK, radius=18)
    paint.fill(box, WOOD, radius=16)
    felt = box.inflate(-2 * RIM, -2 * RIM)
    paint.fill(felt, LIT if lit else FELT, radius=10)
    if lit or view.picture.get(f"hand{view.viewer}"):
        paint.dashes(felt.inflate(-8, -8), THREAD, 8, 4 if lit else 2.5)
    if view.picture.get(f"hand{view.viewer}"):
        draw_tab(paint, view, box)
    else:
        at = box.centerx, (box.y + CANVAS[1]) / 2 + 2
        text = view.words("free.hand")
        paint.text(text, at, TELLS, "strong", "#fff3d6", "center", edge="#2a1712", thick=2, grow=HALF)


def draw_tab(paint: Paint, view: View, box: Box) -> None:
    """Say on the upper edge that only its owner sees what lies there; where there is no room an eye says it."""
    text, high = view.words("free.hand.own"), TAB * (1 + (paint.text_size - 1) * HALF)
    icon, wide = high * 0.78, paint.extent(text, TELLS, "strong", grow=HALF)[0]
    told = wide + icon + 60 < box.w - button(paint, view, box).w - 60
    tab = Box(box.x + 22, box.y + LAP - high, icon + 32 + (wide + 10 if told else 0), high)
    paint.fill(tab.inflate(6, 6), INK, radius=13)
    paint.fill(tab, PALE, radius=10)
    paint.image("icon-eye-closed", (tab.x + 14, tab.centery - icon / 2, icon, icon))
    if told:
        at = tab.x + 24 + icon, tab.centery - 1
        paint.text(text, at, TELLS, "strong", "#33408a", "midleft", grow=HALF)


def button(paint: Paint, view: View, box: Box) -> Box:
    """Return where the button that sorts stands: on the upper edge of the strip, at its right end."""
    high = SORTS * (1 + (paint.text_size - 1) * HALF)
    wide = high + 22 + paint.extent(view.words("free.sort"), 22, "button", grow=HALF)[0]
    return Box(box.right - wide - 22, box.y + LAP - high + 2, wide, high)


class Strip:
    """The button that sorts one's own hand, before the table."""

    def __init__(self, stage: Stage, view: View, hud: HUD, hand: FreeHand, sort: Callable[[], object]):
        self.stage, self.view, self.hud, self.hand, self.sort = stage, view, hud, hand, sort
        self.pos = (-99.0, -99.0)

    @property
    def button(self) -> Box | None:
        """Where it is, while there is something to sort."""
        box, view = lies(self.view, self.hand), self.view
        few = len(view.picture.get(f"hand{view.viewer}", ())) < FEW
        if box is None or few or view.eye != view.viewer or not view.camera.whole:
            return None
        found = button(self.stage.paint, view, box)
        log = self.hud.form.find(LOG) if self.hud.size == 2 else None
        if log and log.box.colliderect(found) and log.box.x - ASIDE - found.w > box.x:
            found.right = log.box.x - ASIDE  # a history that is pulled up pushes it aside
        return None if log and log.box.colliderect(found) else found

    def event(self, event: pygame.event.Event) -> bool:
        """Take a click on the button."""
        if event.type == pygame.MOUSEMOTION:
            self.pos = event.pos
        button = self.button
        hit = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and button and button.collidepoint(event.pos)
        if hit and not self.hand.grasp.held.grips:
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
        paint.sliced(f"button-plain-{'hover' if button.collidepoint(self.pos) else 'normal'}", button)
        side = button.h * 0.66
        paint.image("icon-sort", (button.x + 12, button.centery - side / 2 - 2, side, side))
        at = button.x + 18 + side, button.centery - 3
        paint.text(self.view.words("free.sort"), at, 22, "button", INK, "midleft", grow=HALF)
        if self.view.lights.focus == SORT:
            paint.ring(button, 14)

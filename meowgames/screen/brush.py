"""Puts pictures and shapes on a surface of pixels: at once, or on a list that a canvas compares and shows.

Such a list is a display list; what has not changed is handed over as it was (retained mode).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from itertools import islice
from typing import Any, NamedTuple

import pygame

from . import sprites
from .art import Art
from .budget import Absent
from .canvas import Canvas
from .ledger import Ledger
from .sprites import Sprite

GLIDING, ROUGH, NEAR = "gliding", "rough", "near"  # asides of a table on the way to another view, and there
VEILED = "veiled"  # the aside of a scene that a veil lifts from
MANY = 24  # groups that one frame leaves out and another may want again


class Group(NamedTuple):
    """What was drawn for a cause; it need not be drawn anew while that is the same."""

    sprites: list[Sprite]
    letters: list[tuple[pygame.Surface, pygame.Rect]]
    inner: dict[Hashable, tuple[Any, Any]]  # groups and sheets within it


class Brush:
    """A surface, the art that is put on it, and the list of a frame while one is made."""

    def __init__(self, art: Art, look: Callable[[], tuple[Any, ...]]):
        self.art, self.ledger, self.look = art, Ledger(), look
        self.surface: pygame.Surface = pygame.Surface((1, 1))
        self.asides: dict[str, Canvas] = {}
        self.settings: list[tuple[Any, ...]] = []  # those of late, so that equal ones are compared once
        self.notes: list[Sprite] | None = None  # what is drawn, where that is listed and not drawn at once
        self.last: dict[Hashable, tuple[Any, Any]] = {}  # of the last frame: name -> cause, group or sheet
        self.now: dict[Hashable, tuple[Any, Any]] = {}  # and this one
        self.before: dict[Hashable, tuple[Any, Any]] = {}  # what a frame left out that showed something else
        self.hasty = False  # whether the last frame was to be rough

    def aim(self, surface: pygame.Surface) -> None:
        """Draw on this surface from now on."""
        self.surface = surface
        self.forget()

    def forget(self) -> None:
        """Let go of what was left out of the last frame: nobody has come back to it."""
        self.before = {}

    @contextmanager
    def on(self, surface: pygame.Surface) -> Iterator[None]:
        """Draw at once on another surface for a while."""
        home, self.surface, self.notes = (self.surface, self.notes), surface, None
        try:
            yield
        finally:
            self.surface, self.notes = home

    def setting(self) -> tuple[Any, ...]:
        """Return what all that is drawn depends on; the same object again if it is the same."""
        where = self.ledger.owners[-1], tuple(self.surface.get_clip()), self.surface.get_size()
        now = (*where, *self.look())
        for known in self.settings:
            if known == now:
                return known
        self.settings = [now, *self.settings[:23]]
        return now

    def listed(self, draw: Callable[[], None]) -> list[Sprite]:
        """Return what draws, from the bottom up, instead of drawing it."""
        self.now = {}
        found = self.noted(draw)
        self.last |= self.now  # a frame that is not shown may lack what the one before had
        if not self.art.budget.late:
            left = len(self.last) - len(self.now)
            if left > MANY:  # a near view, a menu: one may come back from it
                self.before = {name: self.last[name] for name in self.last.keys() - self.now.keys()}
            self.last = self.now
        return found

    def noted(self, draw: Callable[[], None]) -> list[Sprite]:
        """Return what draws, without anything to compare it with."""
        found: list[Sprite] = []
        self.notes = found
        try:
            draw()
        finally:
            self.notes = None
        return found

    def group(
        self, name: Hashable, cause: tuple[Any, ...], draw: Callable[[], None], setting: tuple[Any, ...] | None = None
    ) -> None:
        """Draw something; where a frame is listed, hand over what was listed last if its cause is the same.

        One of very many, whose setting is given, is listed in a later frame if this one has no time left for it.
        """
        if self.notes is None:
            draw()
            return
        many, setting = setting is not None, setting or self.setting()
        key, cause = (name, id(setting)), (cause, setting)
        known = self.last.get(key) or self.before.get(key)
        if known is not None and known[0] == cause:
            self.now[key] = known
            if known[1].inner:
                self.now |= known[1].inner
            self.notes += known[1].sprites
            self.ledger.put_again(known[1].letters)
            return
        if self.art.budget.over():
            return
        start, letters, count = len(self.notes), len(self.ledger.put), len(self.now)
        if self.art.budget.whole(partial(self._in_time, draw) if many else draw):
            inner = dict(islice(self.now.items(), count, None)) if len(self.now) > count else {}
            self.now[key] = cause, Group(self.notes[start:], self.ledger.since(letters), inner)

    def _in_time(self, draw: Callable[[], None]) -> None:
        with suppress(Absent):
            self.art.budget.make(draw)

    def roughly(self, draw: Callable[[], None]) -> None:
        """Draw something roughly on purpose; what it becomes is roughly drawn once more, and finely after that."""
        self.hasty = True
        draw()

    def instead(self, draw: Callable[[], None], roughly: Callable[[], None]) -> None:
        """Draw something; while not all of it is there yet, let it be drawn roughly and tried again."""
        if self.notes is None:
            draw()
            return
        start, letters = len(self.notes), len(self.ledger.put)
        hasty, self.hasty = self.hasty, False
        with self.art.patience() as comes:
            if not comes and not hasty and self.art.budget.tried(draw):
                return
        del self.notes[start:], self.ledger.put[letters:]
        if self.art.budget.over():  # both would be too much for one frame
            self.hasty = True
            return
        self.art.budget.stand_in()
        roughly()

    def sheet(self, name: Hashable, cause: tuple[Any, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return what is made for one frame after another, the last one if its cause is the same."""
        known, made = self.last.get(name), []
        if known is not None and known[0] == cause:
            made = [known[1]]
        elif not self.art.budget.whole(lambda: made.append(make())):
            return made[0]
        self.now[name] = cause, made[0]
        return made[0]

    def backdrop(
        self, name: str, box: pygame.Rect, cause: tuple[Any, ...], fill: Callable[[pygame.Surface], Any]
    ) -> None:
        """Fill a part of the window with what changes with its cause; memory for so large a sheet is used again."""
        sheet = self.aside(name, self.surface.get_size())
        sheet.fill(box, cause, fill)
        self.shape(box, sprites.laid, sheet.surface, (0, 0), sheet.turn)

    def flatten(self, name: str) -> None:
        """Let all that was listed so far be one sheet, on which only changes are drawn: more will change above it."""
        if self.notes is None or self.art.budget.late:
            return
        wide, high = self.surface.get_size()
        sheet = self.aside(name, (wide, high))
        sheet.draw(self.notes.copy())
        what = sprites.laid, sheet.surface, (0, 0), sheet.turn
        self.notes[:] = [Sprite(what, (0, 0), 255, (0, 0, wide, high))]

    def aside(self, name: str, size: tuple[int, int]) -> Canvas:
        """Return a sheet to draw on beside the frame, the same again for the same size."""
        found = self.asides.get(name)
        if found is None or found.surface.get_size() != size:
            found = self.asides[name] = Canvas()
            found.aim(pygame.Surface(size, 0, self.surface))
        return found

    def put(self, image: pygame.Surface, at: tuple[int, int], alpha: int = 255) -> None:
        """Put a surface of pixels with its corner there."""
        if self.notes is None:
            sprites.blit(self.surface, image, at, alpha)
            return
        box = self.surface.get_clip().clip((at, image.get_size()))
        if box.w and box.h and alpha > 0:
            self.notes.append(Sprite(image, at, alpha, (box.x, box.y, box.w, box.h)))

    def shape(self, box: pygame.Rect, draw: sprites.Draws, *given: Any) -> None:
        """Draw a shape that keeps within a box of pixels."""
        if self.notes is None:
            draw(self.surface, *given)
            return
        box = self.surface.get_clip().clip(box)
        if box.w and box.h:
            self.notes.append(Sprite((draw, *given), (0, 0), 255, (box.x, box.y, box.w, box.h)))

    def make(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface | None:
        """Return a surface that is kept or made now; nothing while what it is made of is not there yet."""
        try:
            return self.art.memo(key, make)
        except Absent:
            return None

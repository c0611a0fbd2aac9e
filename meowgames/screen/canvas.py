"""What a frame is drawn on: the window, or above 1440 lines fewer; only changes are drawn (dirty rectangles)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame
from pygame import Rect

from . import sprites as drawn
from .boxes import differing, joined
from .sprites import Sprite

MOST_LINES = 1440  # a window with more is drawn on fewer lines, unless it is to be sharp
LINES = 1080
MUCH = 0.2  # of the surface: where so much changes at once, something large moves
STRIPS, FINELY = 9, 2  # of a window that was enlarged in haste, and how many of them a frame enlarges finely
RIM = 2  # pixels round a box that its enlarged edge depends on


class Canvas:
    """The surface frames are drawn on, the window that shows it, and the sprites that lie there now."""

    def __init__(self) -> None:
        self.window = self.surface = pygame.Surface((1, 1))
        self.turn = 0  # grows with every frame that changes what is drawn
        self.cause: tuple[Any, ...] = ()  # of what it was filled with beside any frame
        self.zoom = 1.0  # pixels of the window for one of the surface
        self.coarse: list[Rect] = []  # what was enlarged in haste
        self.size = (0, 0)  # of what was drawn last
        self.lies: Sequence[Sprite] | None = None  # None: nobody knows what the window shows

    def aim(self, window: pygame.Surface, sharp: bool = True) -> None:
        """Draw for this window from now on."""
        wide, high = window.get_size()
        self.window, self.lies, self.coarse = window, None, []
        self.zoom = high / LINES if high > MOST_LINES and not sharp else 1.0
        small = (max(1, round(wide / self.zoom)), max(1, round(high / self.zoom)))
        self.surface = window if self.zoom == 1.0 else pygame.Surface(small, 0, window)

    def picture(self, frame: Sequence[Sprite]) -> pygame.Surface | None:
        """Return a frame that was shown as one picture, whatever size the window has by now; nothing without one."""
        if not frame or not min(self.size):
            return None
        sheet = pygame.Surface(self.size, 0, self.surface)
        drawn.draw(sheet, frame, sheet.get_rect())
        return sheet

    def filled(self, picture: pygame.Surface) -> list[Sprite]:
        """Return a frame that is one picture, stretched over everything."""
        whole = self.surface.get_rect()
        return [Sprite(pygame.transform.scale(picture, whole.size), (0, 0), 255, (0, 0, whole.w, whole.h))]

    def forget(self) -> None:
        """Draw all of the next frame: the window may show something else."""
        self.lies = None

    def draw(self, frame: Sequence[Sprite]) -> list[Rect]:
        """Draw what a frame changes; return where, in pixels of the surface."""
        whole = self.surface.get_rect()
        self.size = whole.size
        found = [Rect(whole)] if self.lies is None else joined(differing(self.lies, frame), whole)
        boxes = [sprite.box for sprite in frame] if found else []
        for box in found:
            self._draw(frame, boxes, box)
        self.lies, self.turn = frame, self.turn + bool(found)
        return found

    def fill(self, box: Rect, cause: tuple[Any, ...], fill: Callable[[pygame.Surface], Any]) -> None:
        """Fill a part of the surface beside any frame, unless that was done for the same cause."""
        if self.cause != cause:
            self.cause, self.turn = cause, self.turn + 1
            fill(self.surface.subsurface(box))

    def show(self, frame: Sequence[Sprite]) -> None:
        """Draw a frame and let it be seen."""
        found = self.draw(frame)
        if self.surface is not self.window:
            found = self._enlarge(found)
        if found:
            pygame.display.update(found)

    def _enlarge(self, found: list[Rect]) -> list[Rect]:
        """Copy boxes to the window; where nearly all changes, quickly, and finely strip by strip once it does not."""
        wide, high = self.surface.get_size()
        large = sum(box.w * box.h for box in found) > MUCH * wide * high
        boxes = found if large else [*self.coarse[:FINELY], *found]
        self.coarse = self.coarse[FINELY:]
        if large:
            tall = -(-high // STRIPS)
            self.coarse = [Rect(0, y, wide, min(tall, high - y)) for y in range(0, high, tall)]
        return [self._enlarged(box, large) for box in boxes]

    def _draw(self, frame: Sequence[Sprite], boxes: list[drawn.Place], box: Rect) -> None:
        """Draw a box upwards from the last sprite that hides all below it."""
        there, first = box.collidelistall(boxes), 0
        for at in range(len(there) - 1, -1, -1):
            if Rect(boxes[there[at]]).contains(box) and frame[there[at]].opaque:
                first = at
                break
        drawn.draw(self.surface, [frame[at] for at in there[first:]], box)

    def _enlarged(self, box: Rect, quickly: bool) -> Rect:
        """Copy a box to the window, enlarged; return where that is."""
        whole, goal = self.surface.get_rect(), self._in_window(box)
        if quickly:
            pygame.transform.scale(self.surface.subsurface(box), goal.size, self.window.subsurface(goal))
        else:
            around = box.inflate(2 * RIM, 2 * RIM).clip(whole)
            part = self._in_window(around)
            sheet = pygame.transform.smoothscale(self.surface.subsurface(around), part.size)
            self.window.blit(sheet, goal, goal.move(-part.x, -part.y))
        return goal

    def _in_window(self, box: Rect) -> Rect:
        """Return the pixels of the window that show a box."""
        zoom, window = self.zoom, self.window.get_rect()
        x, y, right, low = (round(side * zoom) for side in (box.left, box.top, box.right, box.bottom))
        if box.right == self.surface.get_width():
            right = window.w
        if box.bottom == self.surface.get_height():
            low = window.h
        return Rect(x, y, max(1, right - x), max(1, low - y)).clip(window)


def many_lines() -> bool:
    """Tell whether the window has more lines than are drawn unless it is to be sharp."""
    return pygame.display.get_surface() is not None and pygame.display.get_window_size()[1] > MOST_LINES

"""What stands in lists: rows, clause tags, key caps and plates."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from ..paint import INK, Box, Paint
from . import roles
from .widget import Looks, Widget

ARROWS = {"←": (-1, 0), "→": (1, 0), "↑": (0, -1), "↓": (0, 1)}


@dataclass(eq=False)
class ListRow(Widget):
    """A row to choose: whatever lies in it, with a wash under the mouse and honey when selected."""

    kid: Widget
    act: Callable[[], Any] | None = None
    selected: bool = False
    key: str | None = None
    pad: float = 18
    enabled: bool = True
    stretch: float = 1
    rule: bool = True  # whether a fine line is drawn under it

    radius = 18.0

    @property
    def focusable(self) -> bool:
        """Whether there is something to choose."""
        return self.act is not None

    def parts(self) -> tuple[Widget, ...]:
        return (self.kid,)

    def wish(self, paint: Paint) -> float:
        return self.kid.wish(paint) + 2 * self.pad + 8

    def least(self, paint: Paint) -> float:
        return self.kid.least(paint) + 2 * self.pad + 8

    def measure(self, paint: Paint, width: float) -> float:
        return max(64, self.kid.measure(paint, width - 2 * self.pad - 8) + 20)

    def place(self, paint: Paint, box: Box) -> None:
        self.box = Box(box)
        wide = box.w - 2 * self.pad - 8
        high = self.kid.measure(paint, wide)
        self.kid.place(paint, Box(box.x + self.pad + 8, box.centery - high / 2, wide, high))

    def draw(self, paint: Paint, look: Looks) -> None:
        state = "selected" if self.selected else look(self).state()
        if state != "normal" or self.rule:
            paint.sliced(f"list_row-{state}", self.box)
        self.kid.draw(paint, look)


@dataclass(eq=False)
class ClauseTag(Widget):
    """A clause's number on a little tag; pressed, it opens the rules there."""

    number: str
    act: Callable[[], Any] | None = None
    key: str | None = None
    enabled: bool = True

    radius = 10.0

    @property
    def focusable(self) -> bool:
        """Whether it leads somewhere."""
        return self.act is not None

    def wish(self, paint: Paint) -> float:
        return max(84, roles.extent(paint, self.number, "tag")[0] + 1.4 * self.measure(paint, 0))

    def measure(self, paint: Paint, _width: float) -> float:
        return max(40, roles.extent(paint, self.number, "tag")[1] + 8)

    def draw(self, paint: Paint, look: Looks) -> None:
        paint.grown(f"clause_tag-{'hover' if look(self).hover else 'normal'}", self.box)
        hole = self.box.h * 0.85
        where = (self.box.x + hole + (self.box.w - hole - 14) / 2, self.box.centery - 1)
        roles.write(paint, self.number, "tag", where, anchor="center")


@dataclass(eq=False)
class KeyCap(Widget):
    """A key of the keyboard; arrows are drawn."""

    text: str

    def wish(self, paint: Paint) -> float:
        if self.text in ARROWS:
            return self.measure(paint, 0)
        return max(50, roles.extent(paint, self.text, "caption")[0] + 32)

    def measure(self, paint: Paint, _width: float) -> float:
        return max(50, roles.extent(paint, "X", "caption")[1] + 22)

    def draw(self, paint: Paint, _look: Looks) -> None:
        paint.grown("key_cap-normal", self.box)
        middle = (self.box.centerx, self.box.centery - 5)
        if self.text in ARROWS:
            way, long = pygame.Vector2(ARROWS[self.text]), self.box.h * 0.2
            tip = middle + way * long
            wings = [tip - way.rotate(angle) * long * 0.95 for angle in (-42, 42)]
            paint.line((middle - way * long, tip), INK, self.box.h * 0.08)
            paint.line((wings[0], tip, wings[1]), INK, self.box.h * 0.08)
        else:
            roles.write(paint, self.text, "caption", middle, anchor="center")


@dataclass(eq=False)
class Plate(Widget):
    """A strip of paper around a few words, so that they can lie on wood."""

    text: str
    icon: str | None = None
    face: str = "pill"
    role: str = "control"

    def wish(self, paint: Paint) -> float:
        return roles.extent(paint, self.text, self.role)[0] + 52 + self._icon(paint)

    def least(self, paint: Paint) -> float:
        return roles.word(paint, self.text, self.role) + 52 + self._icon(paint)

    def measure(self, paint: Paint, width: float) -> float:
        room = max(1, width - 44 - self._icon(paint))
        return max(54, roles.extent(paint, self.text, self.role, room)[1] + 20)

    def draw(self, paint: Paint, _look: Looks) -> None:
        paint.sliced(self.face, self.box)
        aside = self._icon(paint)
        if self.icon:
            side = aside - 10
            paint.image(self.icon, (self.box.x + 18, self.box.centery - side / 2, side, side))
        room = self.box.w - 44 - aside
        where = (self.box.x + 22 + aside + room / 2, self.box.centery - 1)
        roles.write(paint, self.text, self.role, where, anchor="center", room=room, align="center")

    def _icon(self, paint: Paint) -> float:
        return roles.size(paint, self.role) * 1.4 + 10 if self.icon else 0


def keys(texts: Sequence[str]) -> list[KeyCap]:
    """Return the caps of a key combination."""
    return [KeyCap(text) for text in texts]


@dataclass(eq=False)
class DashedRow(Widget):
    """An empty place to fill: a dashed strip with a picture, words, and a badge at its end."""

    text: str
    act: Callable[[], Any]
    icon: str
    badge: str | None = None
    key: str | None = None
    stretch: float = 1

    focusable = True

    def wish(self, paint: Paint) -> float:
        return roles.extent(paint, self.text, "strong")[0] + 3 * self.measure(paint, 0)

    def least(self, paint: Paint) -> float:
        return roles.word(paint, self.text, "strong") + 3 * self.measure(paint, 0)

    def measure(self, paint: Paint, _width: float) -> float:
        return max(80, roles.extent(paint, self.text, "strong")[1] + 36)

    def draw(self, paint: Paint, look: Looks) -> None:
        seen, box = look(self), self.box
        paint.fill(box, "#fbd9a7" if seen.hover else "#fdf0d6", radius=22)
        paint.dashes(box, "#a9743f", 22)
        side = box.h * 0.5
        paint.image(self.icon, (box.x + 28, box.centery - side / 2, side, side))
        room = box.w - 2 * (side + 60)
        roles.write(paint, self.text, "strong", (box.x + side + 52, box.centery), anchor="midleft", fit=room)
        if self.badge:
            paint.image(self.badge, (box.right - side - 28, box.centery - side / 2, side, side))

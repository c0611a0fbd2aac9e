"""What is picked by its looks: cards with a few words, pictures in a circle, and the tray that holds them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..paint import INK, RED, Box, Paint
from . import roles
from .layout import Paper
from .widget import Looks, Widget

HONEY, WASH, PAPER = "#f5c04a", "#ffe3a6", "#ffefcb"  # round what is chosen, under the mouse, in a tray
IN = 16  # between a card's edge and its words


@dataclass(eq=False)
class Card(Widget):
    """One choice of a few: a name, perhaps with a picture, then something large and a line about it."""

    text: str
    act: Callable[[], Any]
    key: str | None = None
    chosen: bool = False
    icon: str | None = None
    big: str = ""
    sub: str = ""
    align: str = "left"
    stretch: float = 1

    focusable = True
    tall = True  # as high as those beside it
    radius = 16.0

    def wish(self, paint: Paint) -> float:
        return max(self.least(paint), 190 * roles.half(paint))

    def least(self, paint: Paint) -> float:
        wide = [roles.word(paint, text, role) for text, role in self._lines()]
        return max(wide[0] + self._icon(paint), *wide) + 2 * IN + 2

    def measure(self, paint: Paint, width: float) -> float:
        return sum(self._highs(paint, width)) + 2 * IN

    def draw(self, paint: Paint, look: Looks) -> None:
        seen = look(self)
        paint.sliced("plate-honey" if self.chosen or seen.pressed else "plate", self.box)
        if seen.hover and not self.chosen:
            paint.fill(self.box.inflate(-10, -10), WASH, radius=12)
        y, aside = self.box.y + IN, self._icon(paint)
        if self.icon:
            side = aside - 10
            middle = y + self._highs(paint, self.box.w)[0] / 2
            paint.image(self.icon, (self.box.x + IN, middle - side / 2, side, side))
        for (text, role), high in zip(self._lines(), self._highs(paint, self.box.w), strict=True):
            self._write(paint, text, role, Box(self.box.x + IN + aside, y, self.box.w - 2 * IN - aside, high))
            y, aside = y + high, 0

    def _write(self, paint: Paint, text: str, role: str, room: Box) -> None:
        at, anchor = (room.midleft, "midleft") if self.align == "left" else (room.center, "center")
        tone = RED if role == "number" else None
        roles.write(paint, text, role, at, tone, anchor=anchor, room=room.w, align=self.align)

    def _lines(self) -> list[tuple[str, str]]:
        return [(self.text, "control"), (self.big, "number"), (self.sub, "caption")]

    def _highs(self, paint: Paint, width: float) -> list[float]:
        rooms = [width - 2 * IN - self._icon(paint), width - 2 * IN, width - 2 * IN]
        highs = [
            roles.extent(paint, text, role, max(1, room))[1] if text else 0.0
            for (text, role), room in zip(self._lines(), rooms, strict=True)
        ]
        return [max(highs[0], self._icon(paint) - 10), *highs[1:]]

    def _icon(self, paint: Paint) -> float:
        return roles.size(paint, "control") * 1.9 + 10 if self.icon else 0


@dataclass(eq=False)
class Pick(Widget):
    """A picture to pick from among others; one that somebody else has is grey, and can be swapped for one's own."""

    face: str
    act: Callable[[], Any]
    key: str | None = None
    chosen: bool = False
    taken: bool = False
    side: float = 56

    focusable = True
    radius = 34.0

    def wish(self, paint: Paint) -> float:
        return self.side * roles.half(paint)

    def measure(self, paint: Paint, _width: float) -> float:
        return self.wish(paint)

    def draw(self, paint: Paint, look: Looks) -> None:
        seen, wide = look(self), self.box.w / 2
        if self.chosen:
            paint.circle(self.box.center, wide + 5, INK)
            paint.circle(self.box.center, wide + 2, HONEY)
        elif seen.hover:
            paint.circle(self.box.center, wide + 4, WASH)
        box = self.box.inflate(-4, -4) if self.chosen else self.box
        paint.image(self.face, box, look="dim" if self.taken else "", alpha=130 if self.taken else 255)


@dataclass(eq=False)
class Tray(Paper):
    """A frame round something that stays in line with what lies above and below it: the frame stands out sideways."""

    pad: float = 12
    out: float = 13

    def wish(self, paint: Paint) -> float:
        return self.kid.wish(paint)

    def least(self, paint: Paint) -> float:
        return self.kid.least(paint)

    def measure(self, paint: Paint, width: float) -> float:
        return self.kid.measure(paint, width) + 2 * self.pad

    def place(self, paint: Paint, box: Box) -> None:
        self.box = Box(box)
        self.kid.place(paint, box.inflate(0, -2 * self.pad))

    def draw(self, paint: Paint, look: Looks) -> None:
        box = self.box.inflate(2 * self.out, 0)
        paint.fill(box, INK, radius=20)
        paint.fill(box.inflate(-5, -5), PAPER, radius=18)
        self.kid.draw(paint, look)

"""A player's portrait that can be changed: the cat, the ring of the seat and a pencil."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ...screen.kit import roles
from ...screen.kit.widget import Look, Widget
from ...screen.paint import INK, Paint


@dataclass(eq=False)
class Portrait(Widget):
    """A cat in the ring of its player's colour; a press asks for another."""

    avatar: str
    colour: int
    act: Callable[[], Any]
    key: str | None = None
    side: float = 78

    focusable = True
    radius = 50.0

    def wish(self, paint: Paint) -> float:
        return self.side * roles.half(paint)

    def measure(self, paint: Paint, _width: float) -> float:
        return self.wish(paint)

    def draw(self, paint: Paint, look: Callable[[Any], Look]) -> None:
        seen = look(self)
        box = self.box.inflate(6, 6) if seen.hover else self.box
        paint.image(f"avatar-{self.avatar}", box)
        paint.image(f"ring{self.colour}", box)
        side = box.w * 0.3
        centre = (box.right - side * 0.55, box.bottom - side * 0.5)
        paint.circle(centre, side * 0.62, INK)
        paint.circle(centre, side * 0.62 - 2.6, "#ffd98a" if seen.hover else "#fff1d2")
        paint.image("icon-pencil", (centre[0] - side * 0.45, centre[1] - side * 0.45, side * 0.9, side * 0.9))

"""A table drawn small, in a frame."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from ...screen.kit.widget import Look, Widget
from ...screen.paint import CANVAS, Box, Paint
from ..table.drawing import draw_small
from ..table.view import View


@dataclass(eq=False)
class Thumbnail(Widget):
    """The table of a match in a frame, as large as its place is wide; an empty one until it has been read."""

    view: View | None
    stretch: float = 1

    def wish(self, _paint: Paint) -> float:
        return 520

    def measure(self, _paint: Paint, width: float) -> float:
        return min(width, 900) * CANVAS[1] / CANVAS[0]

    def draw(self, paint: Paint, _look: Callable[[Any], Look]) -> None:
        wide = self.box.h * CANVAS[0] / CANVAS[1]
        frame = Box(self.box.centerx - wide / 2, self.box.y, wide, self.box.h)
        paint.sliced("card_frame-normal", frame)
        if self.view:
            inside, cause = frame.inflate(-24, -24 * CANVAS[1] / CANVAS[0]), (self.view, tuple(frame))
            with paint.sized(1.0):
                table = partial(draw_small, paint, self.view, inside)
                paint.brush.instead(partial(paint.brush.group, ("small", id(self)), cause, table), lambda: None)

"""The part of the table that is looked at: all of it, a view the map names, or what wheel and drag chose.

It follows its goal by a part of what is left, the same part in equal times (exponential smoothing).
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from ..paint import CANVAS, Box, Paint
from .place import Place

WHOLE = Box(0, 0, *CANVAS)
STEP, NEAREST = 1.25, 3.0  # how much one notch of the wheel zooms, and how near one can come
EASE = 9.0  # how fast the camera follows, per second


class Camera:
    """A rectangle over the table that the window shows; it glides to where it was sent."""

    def __init__(self, views: Sequence[Place] = ()):
        self.views = [WHOLE] + [view.box for view in views]
        self.box, self.goal = Box(WHOLE), Box(WHOLE)

    @property
    def whole(self) -> bool:
        """Whether the whole table is shown."""
        return self.box == WHOLE

    def seen(self, pos: Sequence[float]) -> tuple[float, float]:
        """Return which place of the table lies at a place of the canvas."""
        zoom = self.box.w / CANVAS[0]
        return self.box.x + pos[0] * zoom, self.box.y + pos[1] * zoom

    def lies(self, box: Box) -> Box:
        """Return where on the canvas a box of the table is seen."""
        zoom = CANVAS[0] / self.box.w
        return Box((box.x - self.box.x) * zoom, (box.y - self.box.y) * zoom, box.w * zoom, box.h * zoom)

    def zoom(self, pos: Sequence[float], notches: int) -> None:
        """Come nearer or go back; what lies under the mouse stays under it."""
        x, y = self.seen(pos)
        wide = min(CANVAS[0], max(CANVAS[0] / NEAREST, self.goal.w / STEP**notches))
        high = wide * CANVAS[1] / CANVAS[0]
        self.send(Box(x - pos[0] / CANVAS[0] * wide, y - pos[1] / CANVAS[1] * high, wide, high))

    def pan(self, x: float, y: float) -> None:
        """Push the table along, in canvas units, at once."""
        zoom = self.box.w / CANVAS[0]
        self.send(self.goal.move(-x * zoom, -y * zoom))
        self.box = Box(self.goal)

    def next(self) -> None:
        """Go on to the next view of the map, and round to the whole table."""
        fitted = [fit(view) for view in self.views]
        at = fitted.index(self.goal) if self.goal in fitted else -1
        self.send(fitted[(at + 1) % len(fitted)])

    def reset(self) -> bool:
        """Show the whole table; tell whether something else was to be shown."""
        near = self.goal != WHOLE
        self.send(Box(WHOLE))
        return near

    def stand(self, box: Box) -> None:
        """Show a rectangle at once, even one that reaches beyond the table."""
        self.box, self.goal = Box(box), Box(box)

    def send(self, box: Box) -> None:
        """Glide to a rectangle inside the table."""
        self.goal = box.clamp(WHOLE)

    def update(self, seconds: float, pace: float) -> bool:
        """Follow; tell whether the view has moved."""
        if self.box == self.goal:
            return False
        part = 1 - math.exp(-EASE * seconds / pace) if pace else 1.0
        near = Box(*(a + (b - a) * part for a, b in zip(self.box, self.goal, strict=True)))
        close = max(abs(a - b) for a, b in zip(near, self.goal, strict=True)) < 0.5
        self.box = Box(self.goal) if close else near
        return True

    @contextmanager
    def through(self, paint: Paint) -> Iterator[None]:
        """Draw the table as the camera sees it; what stands round it is drawn without."""
        scale, zoom, (x, y) = paint.scale, CANVAS[0] / self.box.w, paint.offset
        corner = round(x - self.box.x * scale * zoom), round(y - self.box.y * scale * zoom)
        with paint.seen(scale * zoom, corner):
            yield


def fit(box: Box) -> Box:
    """Return the smallest rectangle of the canvas' shape around a box."""
    wide = max(box.w, box.h * CANVAS[0] / CANVAS[1], CANVAS[0] / NEAREST)
    wide = min(wide, CANVAS[0])
    out = Box(0, 0, wide, wide * CANVAS[1] / CANVAS[0])
    out.center = box.center
    return out.clamp(WHOLE)

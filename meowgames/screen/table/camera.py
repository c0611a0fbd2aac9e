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
LEAST = 1.1  # how much nearer a view must bring something to be one
EASE = 9.0  # how fast the camera follows, per second


class Camera:
    """A rectangle over the table that the window shows; it glides to where it was sent.

    Part of the table may be kept where it is, in front of what is seen from near: the hand one plays from.
    """

    def __init__(self, views: Sequence[Place] = (), kept: Box | None = None, room: Box = WHOLE):
        self.kept, self.room = kept, room
        self.views = [view for view in views if self.nearer(view.box) >= LEAST]
        self.box, self.goal = Box(WHOLE), Box(WHOLE)
        self.shown: Box | None = None  # somebody else's place that is looked at for a moment

    @property
    def whole(self) -> bool:
        """Whether the whole table is shown."""
        return self.box == WHOLE

    @property
    def near(self) -> bool:
        """Whether it was sent nearer than the whole table."""
        return self.goal != WHOLE

    @property
    def wide(self) -> float:
        """How much of the table's width is seen once it has arrived: as finely is drawn what it glides over."""
        return self.goal.w

    @property
    def visits(self) -> bool:
        """Whether somebody else's place is looked at for a moment."""
        return self.shown is not None

    @property
    def glides(self) -> bool:
        """Whether it is on its way to where it was sent."""
        return self.box != self.goal

    def keeps(self, pos: Sequence[float]) -> bool:
        """Tell whether a place of the table stays where it is while the rest is seen from near."""
        return self.kept is not None and not self.whole and self.kept.collidepoint(pos)

    def seen(self, pos: Sequence[float]) -> tuple[float, float]:
        """Return which place of the table lies at a place of the canvas."""
        return (pos[0], pos[1]) if self.keeps(pos) else self._through(pos)

    def _through(self, pos: Sequence[float]) -> tuple[float, float]:
        zoom = self.box.w / CANVAS[0]
        return self.box.x + pos[0] * zoom, self.box.y + pos[1] * zoom

    def lies(self, box: Box) -> Box:
        """Return where on the canvas a box of the table is seen."""
        if self.keeps(box.center):
            return Box(box)
        zoom = CANVAS[0] / self.box.w
        return Box((box.x - self.box.x) * zoom, (box.y - self.box.y) * zoom, box.w * zoom, box.h * zoom)

    def zoom(self, pos: Sequence[float], notches: int) -> None:
        """Come nearer or go back; what lies under the mouse stays under it."""
        x, y = self._through(pos)
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
        framed = [WHOLE] + [self.frame(view.box, view.props.get("rival", False)) for view in self.views]
        at = framed.index(self.goal) if self.goal in framed else 0
        at = (at + 1) % len(framed)
        view = self.views[at - 1] if at else None
        self.send(framed[at], view.box if view and view.props.get("rival") else None)

    def frame(self, box: Box, middle: bool) -> Box:
        """Return what to show so that a box is seen as large as fits between what stands before the table.

        In the very middle it may be beyond the edge of the table that is seen beside it.
        """
        zoom = self.nearer(box)
        out = Box(0, 0, CANVAS[0] / zoom, CANVAS[1] / zoom)
        out.topleft = box.centerx - self.room.centerx / zoom, box.centery - self.room.centery / zoom
        return out if middle else out.clamp(WHOLE)

    def nearer(self, box: Box) -> float:
        """Return how many times larger than on the whole table a box can be seen."""
        return max(1.0, min(self.room.w / box.w, self.room.h / box.h, NEAREST))

    def visit(self, box: Box) -> None:
        """Look at somebody else's place for a moment."""
        self.send(self.frame(box, True), box)

    def come_back(self) -> bool:
        """Come back from somebody else's place; tell whether it was there."""
        return self.visits and self.reset()

    def reset(self) -> bool:
        """Show the whole table; tell whether something else was to be shown."""
        near = self.goal != WHOLE
        self.send(Box(WHOLE))
        return near

    def stand(self, box: Box) -> None:
        """Show a rectangle at once, even one that reaches beyond the table."""
        self.box, self.goal = Box(box), Box(box)

    def send(self, box: Box, shown: Box | None = None) -> None:
        """Glide to a rectangle inside the table, or one round somebody else's place, which may lie at its edge."""
        self.goal, self.shown = box.clamp(WHOLE) if shown is None else Box(box), shown

    def update(self, seconds: float, pace: float) -> bool:
        """Follow; tell whether the view has moved."""
        if not self.glides:
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

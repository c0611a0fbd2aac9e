"""The lesson cat and its speech bubble: it sits where it hides nothing that matters now."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

import pygame

from ...screen.kit import roles
from ...screen.kit.form import Form
from ...screen.kit.widget import Look, Widget
from ...screen.paint import CANVAS, INK, Box, Paint
from ...screen.stage import Stage

Looks = Callable[[Any], Look]
Cost = tuple[Box, float]  # what had better be seen, and how much it matters
CAT, TAIL, PAD, RIM = "lesson-cat", "bubble-tail", 30, 14
ROOM = Box(RIM, RIM, CANVAS[0] - 2 * RIM, CANVAS[1] - 2 * RIM)
WIDTHS, NARROW = (560, 720, 960), (440, 560)  # of a bubble in text of usual size, and of one that stays aside
ANYWHERE = (0, 0.25, 0.5, 0.75, 1), (0, 0.08, 0.3, 0.5, 0.7, 0.92, 1)  # parts of the spare room left of and above it
ASIDE = (0, 1), (0.3, 0.5, 0.7, 0.92, 1)
HIGHEST = 0.82  # of the canvas: a bubble higher than this says too much at once


class Speech(Widget):
    """A bubble around some words, and the cat that says them at its left."""

    def __init__(self, body: Any, room: Callable[[Paint, Speech], Box]):
        self.body, self.room = body, room

    def parts(self) -> tuple:
        return (self.body,)

    def side(self, paint: Paint) -> float:
        """Return how wide the cat sits beside its words."""
        return paint.natural(CAT)[0] * 0.92

    def size(self, paint: Paint, wide: float) -> tuple[float, float]:
        """Return how large cat and bubble are if the words may be that wide."""
        high = self.body.measure(paint, wide - 2 * PAD) + 2 * PAD - 8
        return wide + self.side(paint), max(high, paint.natural(CAT)[1])

    def place(self, paint: Paint, _box: Box) -> None:
        self.box = self.room(paint, self)
        left = self.box.x + self.side(paint)
        self.paper = Box(left, self.box.y, self.box.right - left, self.box.h)
        self.body.place(paint, self.paper.inflate(-2 * PAD, -2 * PAD + 8))

    def draw(self, paint: Paint, look: Looks) -> None:
        paint.sliced("bubble", self.paper)
        wide, high = paint.natural(TAIL)
        low = self.box.bottom - 74
        paint.image(TAIL, (self.paper.x - wide * 0.52, low - high / 2, wide * 0.72, high * 0.72))
        wide, high = paint.natural(CAT)
        paint.image(CAT, (self.box.x - 8, self.box.bottom - high, wide, high))
        self.body.draw(paint, look)


@dataclass(eq=False)
class Dots(Widget):
    """How far one is: a dot for each part, filled as far as one has come."""

    count: int
    at: int

    def wish(self, paint: Paint) -> float:
        return self.count * 22 * roles.half(paint)

    def measure(self, paint: Paint, _width: float) -> float:
        return 22 * roles.half(paint)

    def draw(self, paint: Paint, _look: Looks) -> None:
        step = self.box.w / max(1, self.count)
        for index in range(self.count):
            middle = (self.box.x + step * (index + 0.5), self.box.centery)
            paint.circle(middle, step * 0.32, INK)
            if index > self.at:
                paint.circle(middle, step * 0.32 - 2.5, "#fff7e6")
            elif index == self.at:
                paint.circle(middle, step * 0.32 - 2.5, "#f7c458")


class Bubble:
    """Holds what the cat says: built anew when it says something else, placed where it is least in the way."""

    def __init__(
        self,
        stage: Stage,
        words: Callable[[], Any | None],
        costs: Callable[[], Iterable[Cost]],
        shares: tuple[Sequence[float], Sequence[float]] = ANYWHERE,
        where: Box | None = None,
    ):
        self.stage, self.words, self.costs, self.shares = stage, words, costs, shares
        self.where = where  # where it last was
        self.form = Form(stage, self._build)

    @property
    def box(self) -> Box:
        """Where cat and bubble are; nowhere while nothing is said."""
        self.form.ready()
        return self.form.root.box if isinstance(self.form.root, Speech) else Box(-9, -9, 0, 0)

    def refresh(self) -> None:
        """Say something else, and look for a place again."""
        self.form.refresh()

    def draw(self, paint: Paint) -> None:
        """Draw cat and bubble, if it says something."""
        self.form.draw(paint)

    def event(self, event: pygame.event.Event) -> bool:
        """Take what is meant for the buttons of the bubble; a press beside them is swallowed, not taken."""
        if event.type not in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return False
        return self.form.event(event) and event.type != pygame.MOUSEMOTION

    def over(self, pos: Sequence[float]) -> bool:
        """Tell whether the bubble lies there."""
        return self.box.collidepoint(pos)

    def _build(self) -> Any:
        body = self.words()
        return Speech(body, self._room) if body else Silence()

    def _room(self, paint: Paint, speech: Speech) -> Box:
        """Return the place that hides least, as near to the last one as that allows."""
        costs = [(box.left, box.top, box.right, box.bottom, weight) for box, weight in self.costs()]
        best = (1e18, ROOM)
        for wide in NARROW if self.shares is ASIDE else WIDTHS:
            size = speech.size(paint, min(ROOM.w - speech.side(paint), wide * (1 + (paint.text_size - 1) * 0.55)))
            too_high = max(0.0, size[1] - HIGHEST * CANVAS[1])
            for x, y in product(*self.shares):
                box = Box(0, 0, *size)
                box.topleft = ROOM.x + (ROOM.w - box.w) * x, ROOM.y + max(0, ROOM.h - box.h) * y
                worth = hidden(box, costs) + too_high * 1e6
                worth += box.h * 4 + (distance(box, self.where) * 2 if self.where else 0)
                best = min(best, (worth, box), key=lambda pair: pair[0])
        self.where = best[1]
        return Box(best[1])


class Silence(Widget):
    """Nothing said."""

    def place(self, _paint: Paint, _box: Box) -> None:
        self.box = Box(-9, -9, 0, 0)


def hidden(box: Box, costs: Sequence[tuple[float, ...]]) -> float:
    """Return how much a box at that place would hide: areas by what they matter."""
    left, top, right, bottom = box.left, box.top, box.right, box.bottom
    worth = 0.0
    for x, y, x2, y2, weight in costs:  # written out, for it is asked hundreds of times for one place
        wide = (x2 if x2 < right else right) - (x if x > left else left)
        high = (y2 if y2 < bottom else bottom) - (y if y > top else top)
        if wide > 0 and high > 0:
            worth += wide * high * weight
    return worth


def distance(one: Box, two: Box) -> float:
    """Return how far the middles of two boxes are apart."""
    return pygame.Vector2(one.center).distance_to(two.center)

"""A list of any length: rows are made when they come into sight, and let go when they leave it (a virtual list)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from ..paint import CANVAS, Box, Paint
from .widget import Looks, Widget, walk

Mark = tuple[float, float, float]  # what the height of a row follows from: width, scale, text size


@dataclass
class Sizes:
    """How high rows are: as high as the first, as far as is known."""

    usual: float = 0.0
    known: dict[int, float] = field(default_factory=dict)
    more: dict[int, float] = field(default_factory=dict)  # how much higher those are that are unlike the first

    def learn(self, number: int, high: float) -> None:
        """Take up how high a row is."""
        self.known[number] = high
        if high != self.usual:
            self.more[number] = high - self.usual

    def top(self, number: int, gap: float) -> float:
        """Return how far down a row begins."""
        return number * (self.usual + gap) + sum(more for row, more in self.more.items() if row < number)


@dataclass(eq=False)
class Roll(Widget):
    """Rows one under the other, each made by its number."""

    count: int
    make: Callable[[int], Widget]
    gap: float = 6
    key: str | None = None
    stretch: float = 1
    rows: dict[int, Widget] = field(default_factory=dict)  # those that are made
    focus: int = -1  # the row that has the focus is kept, also out of sight
    grew: bool = False  # whether rows that came into sight were of another height than was thought
    sizes: dict[Mark, Sizes] = field(default_factory=dict)
    placed: dict[int, Mark] = field(default_factory=dict)  # the rows that have a place

    def parts(self) -> tuple[Widget, ...]:
        return tuple(self.rows.values())

    def wish(self, paint: Paint) -> float:
        return self._row(0).wish(paint) if self.count else 0

    def least(self, paint: Paint) -> float:
        return self._row(0).least(paint) if self.count else 0

    def measure(self, paint: Paint, width: float) -> float:
        return max(0.0, self._sizes(paint, width).top(self.count, self.gap) - self.gap)

    def place(self, paint: Paint, box: Box) -> None:
        self.box, before = Box(box), self.measure(paint, box.w)
        sizes, numbers = self._sizes(paint, box.w), range(self.count)
        first = bisect_left(numbers, -box.y, key=lambda number: sizes.top(number + 1, self.gap))
        last = first
        while last < self.count and box.y + sizes.top(last, self.gap) < CANVAS[1]:
            self._measure(paint, box.w, last)
            last += 1
        seen = {*range(first - 1, last + 1), self.focus}.intersection(numbers)  # with those that Tab goes on to
        self.rows = {number: self._row(number) for number in sorted(seen)}
        self.placed = {number: self._put(paint, number) for number in self.rows}
        self.grew = self.measure(paint, box.w) != before

    def draw(self, paint: Paint, look: Looks) -> None:
        for row in self.rows.values():
            if paint.pixels(row.box).colliderect(paint.surface.get_clip()):
                cause = row, tuple(row.box), *(look(one) for one, _ in walk(row))
                paint.brush.group(("row", id(row)), cause, partial(row.draw, paint, look))

    def hold(self, part: Widget) -> None:
        """Keep the row that has the focus: Tab goes on from there."""
        self.focus = next((number for number, row in self.rows.items() if row is part), self.focus)

    def inherit(self, old: Roll) -> None:
        self.focus = old.focus

    def _row(self, number: int) -> Widget:
        if number not in self.rows:
            self.rows[number] = self.make(number)
        return self.rows[number]

    def _put(self, paint: Paint, number: int) -> Mark:
        """Give a row its place; one that is as wide as it should be is only moved."""
        mark, row = self._mark(paint, self.box.w), self.rows[number]
        top = self.box.y + self._sizes(paint, self.box.w).top(number, self.gap)
        if self.placed.get(number) == mark and row.box.x == self.box.x:
            row.move(top - row.box.y)
        else:
            row.place(paint, Box(self.box.x, top, self.box.w, self._measure(paint, self.box.w, number)))
        return mark

    def _measure(self, paint: Paint, width: float, number: int) -> float:
        sizes = self._sizes(paint, width)
        if number not in sizes.known:
            sizes.learn(number, self._row(number).measure(paint, width))
        return sizes.known[number]

    def _sizes(self, paint: Paint, width: float) -> Sizes:
        mark = self._mark(paint, width)
        if mark not in self.sizes:
            self.sizes[mark] = Sizes(self._row(0).measure(paint, width) if self.count else 0.0)
        return self.sizes[mark]

    def _mark(self, paint: Paint, width: float) -> Mark:
        return width, paint.scale, paint.text_size

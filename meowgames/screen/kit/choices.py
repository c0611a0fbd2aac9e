"""One of a few choices, all in sight: segments and tabs."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import pygame

from ..paint import INK, Box, Paint
from . import roles
from .roles import GREY
from .widget import Holder, Looks, Pos, Widget


class Choice(NamedTuple):
    """One thing to choose: what it means, what it is called, and perhaps a picture and a line about it."""

    value: Any
    text: str
    icon: str | None = None
    sub: str = ""


@dataclass(eq=False)
class Chooser(Widget):
    """What holds one of some choices and tells its act when another is taken."""

    choices: Sequence[Choice]
    value: Any
    act: Callable[[Any], Any]
    key: str | None = None

    focusable = True

    def choose(self, index: int, form: Holder) -> None:
        """Take the choice of that index and tell it, if it is another."""
        value = self.choices[index].value
        if value != self.value:
            form.sound("click")
            self.value = value
            self.act(value)

    def go(self, form: Holder) -> None:
        """Go on to the next choice, after the last to the first."""
        values = [choice.value for choice in self.choices]
        self.choose((values.index(self.value) + 1) % len(values) if self.value in values else 0, form)

    def on_key(self, event: pygame.event.Event, form: Holder) -> bool:
        """Let left and right go through the choices."""
        step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key)
        if step is None:
            return False
        values = [choice.value for choice in self.choices]
        index = values.index(self.value) + step if self.value in values else 0
        if 0 <= index < len(values):
            self.choose(index, form)
        return True


@dataclass(eq=False)
class Cells(Chooser):
    """Choices that lie side by side, each pressed for itself."""

    over: int | None = field(default=None, init=False)  # the cell under the mouse when it was pressed

    def cell_at(self, _pos: Pos, _paint: Paint, /) -> int | None:
        """Return the index of the choice there."""
        return None

    def hovered(self, pos: Pos, form: Holder) -> None:
        self.over = self.cell_at(pos, form.stage.paint)

    press = hovered

    def release(self, pos: Pos, form: Holder) -> None:
        index = self.cell_at(pos, form.stage.paint)
        if index is not None and index == self.over:
            self.choose(index, form)


@dataclass(eq=False)
class Segments(Cells):
    """A few choices side by side, the chosen one raised; they flow into more rows when the text is big."""

    enabled: bool = True
    stretch: float = 1

    def wish(self, paint: Paint) -> float:
        return (self._cell(paint) + 18) * len(self.choices)

    def least(self, paint: Paint) -> float:
        return self._cell(paint) * min(2, len(self.choices))

    def measure(self, paint: Paint, width: float) -> float:
        return self._high(paint) * math.ceil(len(self.choices) / self._columns(paint, width))

    def draw(self, paint: Paint, look: Looks) -> None:
        state = "" if self.enabled else "disabled"
        shape = paint.grown if self.cell(paint, 0).h == self.box.h else paint.sliced
        shape(f"segment_well-{state or 'normal'}", self.box)
        seen = look(self)
        for index, choice in enumerate(self.choices):
            cell, chosen = self.cell(paint, index), choice.value == self.value
            if chosen:
                paint.grown(f"segment_tile-{state or 'normal'}", (cell.x + 4, cell.y + 4, cell.w - 8, cell.h - 7))
            elif seen.hover and self.over == index:
                paint.grown("segment_hover", (cell.x + 5, cell.y + 6, cell.w - 10, cell.h - 12))
            where = (cell.centerx, cell.centery - (3 if chosen else 1))
            tone = None if self.enabled else GREY
            roles.write(paint, choice.text, "control", where, tone, anchor="center", room=cell.w - 16, align="center")
        self._lines(paint)

    def cell(self, paint: Paint, index: int) -> Box:
        """Return where one of the choices lies."""
        columns = self._columns(paint, self.box.w)
        rows = math.ceil(len(self.choices) / columns)
        mine = columns if (index // columns + 1) * columns <= len(self.choices) else len(self.choices) % columns
        wide, high = self.box.w / mine, self.box.h / rows
        return Box(self.box.x + index % columns * wide, self.box.y + index // columns * high, wide, high)

    def cell_at(self, pos: Pos, paint: Paint) -> int | None:
        return next((i for i in range(len(self.choices)) if self.cell(paint, i).collidepoint(pos)), None)

    def _cell(self, paint: Paint) -> float:
        return max((roles.extent(paint, choice.text, "control")[0] for choice in self.choices), default=0) + 26

    def _high(self, paint: Paint) -> float:
        return max(64, roles.extent(paint, "X", "control")[1] + 28)

    def _columns(self, paint: Paint, width: float) -> int:
        """Return how many fit side by side, evenly over the rows."""
        most = max(1, min(len(self.choices), int((width + 0.5) // self._cell(paint))))
        return math.ceil(len(self.choices) / math.ceil(len(self.choices) / most))

    def _lines(self, paint: Paint) -> None:
        values = [choice.value for choice in self.choices]
        chosen = values.index(self.value) if self.value in values else -2
        for index in range(1, len(values)):
            cell = self.cell(paint, index)
            if cell.x > self.box.x + 1 and index not in (chosen, chosen + 1):
                paint.fill((cell.x - 1, cell.y + 16, 2.4, cell.h - 32), "#b98a58")


@dataclass(eq=False)
class Tabs(Cells):
    """Folder tabs standing on a sheet; a count can follow each name."""

    stretch: float = 0

    radius = 14.0

    def wish(self, paint: Paint) -> float:
        return sum(self._widths(paint)) + 4 * (len(self.choices) - 1)

    def least(self, paint: Paint) -> float:
        return max(self._widths(paint))

    def measure(self, paint: Paint, width: float) -> float:
        return self._high(paint) * len(set(cell.y for cell in self._cells(paint, width)))

    def draw(self, paint: Paint, look: Looks) -> None:
        seen = look(self)
        for index, (choice, cell) in enumerate(zip(self.choices, self._cells(paint, self.box.w), strict=True)):
            cell = cell.move(self.box.topleft)
            chosen = choice.value == self.value
            state = "selected" if chosen else "hover" if seen.hover and self.over == index else "normal"
            paint.grown(f"tab-{state}", cell)
            where, tone = (cell.x + 28, cell.centery + (2 if chosen else 5)), None
            said = roles.write(paint, choice.text, "sub", where, tone, anchor="midleft")
            if choice.sub:
                high = roles.extent(paint, choice.sub, "caption")[1]
                radius = max(18.0, high * 0.62)
                middle = (said.right + 16 + radius, cell.centery + (2 if chosen else 5))
                paint.circle(middle, radius, INK)
                paint.circle(middle, radius - 3, "#f9cf73" if chosen else "#fff1d2")
                roles.write(paint, choice.sub, "caption", middle, anchor="center")

    def ring(self) -> Box:
        return self.box.inflate(-16, -16)

    def cell_at(self, pos: Pos, paint: Paint) -> int | None:
        cells = self._cells(paint, self.box.w)
        return next((i for i, cell in enumerate(cells) if cell.move(self.box.topleft).collidepoint(pos)), None)

    def _widths(self, paint: Paint) -> list[float]:
        out = []
        for choice in self.choices:
            count = max(36.0, 1.24 * roles.extent(paint, choice.sub, "caption")[1]) + 16 if choice.sub else 0
            out.append(roles.extent(paint, choice.text, "sub")[0] + 56 + count)
        return out

    def _high(self, paint: Paint) -> float:
        return max(66, roles.extent(paint, "X", "sub")[1] + 26)

    def _cells(self, paint: Paint, width: float) -> list[Box]:
        """Return where the tabs stand, from the corner of all."""
        cells, x, y, high = [], 0.0, 0.0, self._high(paint)
        for wide in self._widths(paint):
            if x and x + wide > width + 0.5:
                x, y = 0.0, y + high
            cells.append(Box(x, y, min(wide, width), high))
            x += wide + 4
        return cells

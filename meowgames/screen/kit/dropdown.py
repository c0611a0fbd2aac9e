"""One of many choices: a drop-down and the list it opens."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from ..paint import Box, Paint
from . import roles
from .choices import Choice, Chooser
from .layout import Column, Row
from .roles import GREY
from .rows import ListRow
from .scroll import Scroll
from .widget import Holder, Looks, Popup, Widget
from .widgets import Image, Label

PAD = 16  # between the list's edge and its rows


@dataclass(eq=False)
class Dropdown(Chooser):
    """One of many choices; the list opens below or above, inside the canvas."""

    enabled: bool = True
    stretch: float = 0
    opened: bool = field(default=False, init=False)

    def wish(self, paint: Paint) -> float:
        wide = max((roles.extent(paint, choice.text, "strong")[0] for choice in self.choices), default=0)
        return wide + 40 + self._cap(paint) + self._icon(paint)

    def measure(self, paint: Paint, _width: float) -> float:
        return max(64, roles.extent(paint, "X", "strong")[1] + 30)

    def draw(self, paint: Paint, look: Looks) -> None:
        state = "open" if self.opened else look(self).state(self.enabled)
        paint.grown(f"dropdown-{state}", self.box)
        down = 4 if state in ("open", "pressed") else 0
        middle, x = self.box.centery - 4 + down, self.box.x + 22
        chosen = next((choice for choice in self.choices if choice.value == self.value), self.choices[0])
        if chosen.icon:
            side = self._icon(paint) - 12
            paint.image(chosen.icon, (x, middle - side / 2, side, side), look="" if self.enabled else "dim")
            x += side + 12
        tone = None if self.enabled else GREY
        roles.write(
            paint,
            chosen.text,
            "strong",
            (x, middle),
            tone,
            anchor="midleft",
            fit=self.box.right - self._cap(paint) - x,
        )

    def go(self, form: Holder) -> None:
        form.sound("click")
        self.opened = True
        menu = Menu(self, form)
        form.open(menu)
        form.take(f"{self.key}={self.value}")

    def on_key(self, event: pygame.event.Event, form: Holder) -> bool:
        if event.key == pygame.K_DOWN and event.mod & pygame.KMOD_ALT:
            self.go(form)
            return True
        return super().on_key(event, form)

    def shut(self) -> None:
        """Hear that its list is gone."""
        self.opened = False

    def _cap(self, paint: Paint) -> float:
        """Return the width of the end with the arrow, which grows with the height."""
        return self.measure(paint, 0) * 1.15

    def _icon(self, paint: Paint) -> float:
        return roles.size(paint, "strong") * 1.8 + 12 if any(choice.icon for choice in self.choices) else 0


class Menu(Popup):
    """The open list of a drop-down, inside the canvas wherever the drop-down lies."""

    def __init__(self, owner: Dropdown, form: Holder):
        self.owner: Dropdown = owner
        self.form = form
        self.rows = Column([self._row(choice) for choice in owner.choices], gap=4)
        self.list = Scroll(self.rows)

    def parts(self) -> tuple[Widget, ...]:
        return (self.list,)

    def wish(self, paint: Paint) -> float:
        return self.list.wish(paint) + 2 * PAD

    def measure(self, paint: Paint, width: float) -> float:
        return self.rows.measure(paint, width - 2 * PAD) + 2 * PAD

    def place(self, paint: Paint, box: Box) -> None:
        """Lie below the drop-down, or above it where there is more room."""
        at = self.owner.box
        wide = min(box.w - 40, max(at.w, self.wish(paint)))
        high = self.measure(paint, wide)
        below, above = box.bottom - 16 - at.bottom, at.top - 16 - box.top
        down = high <= below or below >= above
        high = min(high, below if down else above)
        x = max(box.left + 20, min(at.left, box.right - 20 - wide))
        self.box = Box(x, at.bottom + 6 if down else at.top - 6 - high, wide, high)
        self.list.place(paint, self.box.inflate(-2 * PAD, -2 * PAD))

    def draw(self, paint: Paint, look: Looks) -> None:
        paint.sliced("sheet", self.box)
        self.list.draw(paint, look)

    def closed(self) -> None:
        """Tell the drop-down that its list is gone."""
        self.owner.shut()

    def _row(self, choice: Choice) -> ListRow:
        words: Widget = Label(choice.text, "strong", stretch=1)
        if choice.sub:
            words = Column([words, Label(choice.sub, "note", most=420, stretch=1)], gap=0)
        side = (62 if choice.sub else 40) * roles.half(self.form.stage.paint)
        kid = Row([Image(choice.icon, (side, side)), words]) if choice.icon else words
        chosen = choice.value == self.owner.value
        last = choice is self.owner.choices[-1]
        key = f"{self.owner.key}={choice.value}"
        return ListRow(kid, lambda: self._take(choice), chosen, key, rule=not last)

    def _take(self, choice: Choice) -> None:
        self.form.close()
        self.owner.choose(self.owner.choices.index(choice), self.form)

"""The base class of all widgets, and what one may ask of its form."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any, NamedTuple, Protocol

import pygame

from ..paint import Box, Paint, sees
from ..stage import Stage

Pos = tuple[float, float]
HANGS = 160  # canvas units that a widget may hang over its box: a shadow, a cat on its edge


class Look(NamedTuple):
    """How a widget is being touched."""

    hover: bool = False
    pressed: bool = False
    focus: bool = False

    def state(self, enabled: bool = True) -> str:
        """Return the name of the state as the art spells it."""
        return "disabled" if not enabled else "pressed" if self.pressed else "hover" if self.hover else "normal"


class Holder(Protocol):
    """What a widget may ask of the form that holds it: a protocol, so that widgets need not know forms."""

    stage: Stage

    def sound(self, kind: str) -> None:
        """Let a small sound be heard."""

    def layout(self) -> None:
        """Give every widget its place anew."""

    def take(self, target: Widget | str | None) -> None:
        """Give a widget, or the one of that key, the focus."""

    def open(self, popup: Popup) -> None:
        """Show a widget above all others until it is closed."""

    def close(self) -> None:
        """Take the open list away."""


class Widget:
    """Something on a form: it is measured, placed, drawn and touched."""

    box = Box(0, 0, 0, 0)
    key: str | None = None  # by which focus and scroll survive a rebuild
    enabled: bool = True
    stretch: float = 0.0  # share of spare width it takes
    window: Box | None = None  # what can be seen of its parts, where that is less than all
    radius: float = 20.0  # of the focus ring
    ringed: bool = False  # whether the ring shows also after a click
    act: Callable[..., Any] | None  # what a click asks for: no value here, or dataclasses would take it for theirs

    @property
    def focusable(self) -> bool:
        """Whether it can be clicked and reached by Tab."""
        return False

    @property
    def tall(self) -> bool:
        """Whether it takes spare height."""
        return False

    def parts(self) -> tuple[Widget, ...]:
        """Return the widgets inside."""
        return ()

    def wish(self, _paint: Paint, /) -> float:
        """Return the width it would like to have."""
        return 0

    def least(self, paint: Paint, /) -> float:
        """Return the width below which it would break."""
        return self.wish(paint)

    def measure(self, _paint: Paint, _width: float, /) -> float:
        """Return how high it is at that width."""
        return 0

    def place(self, _paint: Paint, box: Box, /) -> None:
        """Take a place on the canvas."""
        self.box = Box(box)

    def move(self, down: float, /) -> None:
        """Lie that much farther down, with all that lies in it."""
        self.box = self.box.move(0, down)
        for part in self.parts():
            part.move(down)

    def draw(self, paint: Paint, look: Looks, /) -> None:
        """Draw it and what lies in it."""
        draw_seen(paint, look, self.parts())

    def cause(self, _look: Looks, /) -> tuple[Any, ...] | None:
        """Return all that its looks follow from: equal ones look alike; None where it is drawn anew in every frame."""
        return None

    def catches(self, pos: Pos) -> bool:
        """Tell whether a click there is for this widget."""
        return self.focusable and self.enabled and self.box.collidepoint(pos)

    def ring(self) -> Box:
        """Return what the focus ring goes around."""
        return self.box

    def hovered(self, pos: Pos, form: Holder, /) -> None:
        """Take the mouse moving over it."""

    def press(self, pos: Pos, form: Holder, /) -> None:
        """Take the button going down."""

    def drag(self, pos: Pos, form: Holder, /) -> None:
        """Take the mouse moving while the button is down."""

    def release(self, pos: Pos, form: Holder, /) -> None:
        """Take the button coming up: inside, it is a click."""
        if self.catches(pos):
            self.go(form)

    def go(self, form: Holder, /) -> None:
        """Do what a click or Enter asks for."""
        form.sound("click")
        if self.act:
            self.act()

    def on_key(self, _event: pygame.event.Event, _form: Holder, /) -> bool:
        """Take a key while focused; tell whether it was of use."""
        return False

    def on_text(self, _text: str, _form: Holder, /) -> bool:
        """Take typed text while focused."""
        return False

    def hold(self, part: Widget, /) -> None:
        """Hear that the focus is on a part of it."""

    def inherit(self, old: Any, /) -> None:
        """Go on where the widget of the same key and class stood before a rebuild."""


class Popup(Widget):
    """A widget that lies above all others until it is closed; its owner opened it."""

    owner: Widget

    def closed(self) -> None:
        """Hear that it is gone."""


Looks = Callable[[Widget], Look]


def walk(top: Widget, trail: tuple[Widget, ...] = ()) -> Iterator[tuple[Widget, tuple[Widget, ...]]]:
    """Yield every widget with those it lies in, in reading order."""
    yield top, trail
    for part in top.parts():
        yield from walk(part, (*trail, top))


def draw_seen(paint: Paint, look: Looks, widgets: Iterable[Widget]) -> None:
    """Draw those widgets of which something may be seen; far below the end of a list nothing is."""
    for one in widgets:
        if not one.box.h or sees(paint, one.box, HANGS):
            cause, drawn = one.cause(look), partial(one.draw, paint, look)
            if cause is None:
                drawn()
            else:
                paint.brush.group(("widget", type(one), one.key), (tuple(one.box), *cause), drawn)

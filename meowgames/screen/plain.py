"""What every widget has in common, filled in where a widget does not say otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from .paint import Box, Paint

if TYPE_CHECKING:
    from .form import Form


class Look(NamedTuple):
    """How a widget is being touched."""

    hover: bool = False
    pressed: bool = False
    focus: bool = False

    def state(self, enabled: bool = True) -> str:
        """Return the name of the state as the art spells it."""
        return "disabled" if not enabled else "pressed" if self.pressed else "hover" if self.hover else "normal"


class Plain:
    """What holds for a widget that does not say otherwise; see `widget`."""

    box = Box(0, 0, 0, 0)
    key: str | None = None  # by which focus and scroll survive a rebuild
    focusable = False
    enabled = True
    stretch = 0.0  # share of spare width it takes
    tall = False  # whether it takes spare height
    window: Box | None = None  # what can be seen of its parts, where that is less than all
    radius = 20.0  # of the focus ring
    ringed = False  # whether the ring shows also after a click

    def parts(self) -> tuple:
        """Return the widgets inside."""
        return ()

    def least(self, paint: Paint) -> float:
        """Return the width below which it would break."""
        return self.wish(paint)

    def place(self, paint: Paint, box: Box) -> None:
        """Take a place on the canvas."""
        self.box = Box(box)

    def catches(self, pos: tuple[float, float]) -> bool:
        """Tell whether a click there is for this widget."""
        return self.focusable and self.enabled and self.box.collidepoint(pos)

    def ring(self) -> Box:
        """Return what the focus ring goes around."""
        return self.box

    def hovered(self, pos: tuple[float, float], form: Form) -> None:
        """Take the mouse moving over it."""

    def press(self, pos: tuple[float, float], form: Form) -> None:
        """Take the button going down."""

    def drag(self, pos: tuple[float, float], form: Form) -> None:
        """Take the mouse moving while the button is down."""

    def release(self, pos: tuple[float, float], form: Form) -> None:
        """Take the button coming up: inside, it is a click."""
        if self.catches(pos):
            self.go(form)

    def go(self, form: Form) -> None:
        """Do what a click or Enter asks for."""
        form.sound("click")
        if self.act:
            self.act()

    def on_key(self, event: pygame.event.Event, form: Form) -> bool:
        """Take a key while focused; tell whether it was of use."""
        return False

    def on_text(self, text: str, form: Form) -> bool:
        """Take typed text while focused."""
        return False

    def inherit(self, old: Any) -> None:
        """Go on where the widget of the same key stood before a rebuild."""


def widget(cls: type) -> type:
    """Fill in what a widget class does not say from Plain, as a game's rules are filled in from Extras."""
    for name, value in vars(Plain).items():
        if not name.startswith("__") and name not in vars(cls):
            setattr(cls, name, value)
    return cls


def walk(top: Any, trail: tuple = ()) -> Iterator[tuple[Any, tuple]]:
    """Yield every widget with those it lies in, in reading order."""
    yield top, trail
    for part in top.parts():
        yield from walk(part, (*trail, top))

"""A number that is slid: the slider with its paw knob."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pygame

from ..paint import Box, Paint
from . import roles
from .roles import GREY
from .widget import Holder, Looks, Pos, Widget

KNOB = 46
STEPS = {
    pygame.K_LEFT: -1,
    pygame.K_RIGHT: 1,
    pygame.K_MINUS: -1,
    pygame.K_PLUS: 1,
    pygame.K_KP_MINUS: -1,
    pygame.K_KP_PLUS: 1,
    pygame.K_PAGEDOWN: -10,
    pygame.K_PAGEUP: 10,
}


@dataclass(eq=False)
class Slider(Widget):
    """A number between low and high; live hears every step of a drag, act only where it ends."""

    value: float
    act: Callable[[float], Any]
    low: float = 0
    high: float = 100
    step: float = 1
    say: Callable[[float], str] = "{:g}".format
    live: Callable[[float], Any] | None = None
    key: str | None = None
    enabled: bool = True
    stretch: float = 1

    focusable = True
    radius = 22.0

    def wish(self, paint: Paint) -> float:
        return 300 + self._aside(paint)

    def least(self, paint: Paint) -> float:
        return 200 + self._aside(paint)

    def measure(self, paint: Paint, _width: float) -> float:
        return max(64, roles.extent(paint, "X", "number")[1])

    def draw(self, paint: Paint, look: Looks) -> None:
        seen, groove, knob = look(self), self._groove(paint), self.ring()
        state = "normal" if self.enabled else "disabled"
        paint.sliced(f"slider_track-{state}", groove)
        done = knob.centerx - groove.x
        if done > 28:
            paint.sliced(f"slider_fill-{state}", (groove.x, groove.y, done, groove.h))
        touched = seen.state(self.enabled)
        face = "knob" if touched == "normal" else f"knob-{touched}"
        wide, high = (side * roles.half(paint) for side in paint.natural(face))
        paint.image(face, (knob.centerx - wide / 2, knob.centery - high / 2, wide, high))
        tone = None if self.enabled else GREY
        roles.write(paint, self.say(self.value), "number", (self.box.right, self.box.centery), tone, anchor="midright")

    def place(self, paint: Paint, box: Box) -> None:
        self.box = Box(box)
        self.groove, self.knob = self._groove(paint), KNOB * roles.half(paint)

    def ring(self) -> Box:
        """Return the knob."""
        part = (self.value - self.low) / (self.high - self.low)
        middle = self.groove.x + 9 + (self.groove.w - 18) * part
        return Box(middle - self.knob / 2, self.box.centery - self.knob / 2, self.knob, self.knob)

    def press(self, pos: Pos, form: Holder) -> None:
        self.drag(pos, form)

    def drag(self, pos: Pos, _form: Holder) -> None:
        part = (pos[0] - self.groove.x - 9) / max(1.0, self.groove.w - 18)
        if self._set(self.low + part * (self.high - self.low)) and self.live:
            self.live(self.value)

    def release(self, _pos: Pos, form: Holder) -> None:
        form.sound("click")
        self.act(self.value)

    def go(self, form: Holder) -> None:
        """Enter changes nothing on a slider."""

    def on_key(self, event: pygame.event.Event, _form: Holder) -> bool:
        ends = {pygame.K_HOME: self.low, pygame.K_END: self.high}
        if event.key not in STEPS and event.key not in ends:
            return False
        wanted = ends[event.key] if event.key in ends else self.value + STEPS[event.key] * self.step
        if self._set(wanted):
            self.act(self.value)
        return True

    def inherit(self, old: Slider) -> None:
        self.groove, self.knob = old.groove, old.knob

    def _set(self, wanted: float) -> bool:
        steps = round((wanted - self.low) / self.step)
        before = self.value
        self.value = max(self.low, min(self.high, self.low + steps * self.step))
        return self.value != before

    def _aside(self, paint: Paint) -> float:
        return max(roles.extent(paint, self.say(end), "number")[0] for end in (self.low, self.high)) + 34

    def _groove(self, paint: Paint) -> Box:
        return Box(self.box.x + 14, self.box.centery - 9, max(40, self.box.w - 14 - self._aside(paint)), 18)

"""Numbers that are slid or stepped: the slider with its paw knob, and the stepper."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pygame

from . import roles
from .paint import Box, Paint
from .plain import Look, widget
from .roles import GREY

if TYPE_CHECKING:
    from .form import Form

Looks = Callable[[Any], Look]
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


@widget
@dataclass(eq=False)
class Slider:
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

    def measure(self, paint: Paint, width: float) -> float:
        return max(64, roles.extent(paint, "X", "number")[1])

    def draw(self, paint: Paint, look: Looks) -> None:
        seen, groove, knob = look(self), self._groove(paint), self.ring()
        state = "normal" if self.enabled else "disabled"
        paint.piece(f"slider_track-{state}", groove)
        done = knob.centerx - groove.x
        if done > 28:
            paint.piece(f"slider_fill-{state}", (groove.x, groove.y, done, groove.h))
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

    def press(self, pos: tuple[float, float], form: Form) -> None:
        self.drag(pos, form)

    def drag(self, pos: tuple[float, float], form: Form) -> None:
        part = (pos[0] - self.groove.x - 9) / max(1.0, self.groove.w - 18)
        if self._set(self.low + part * (self.high - self.low)) and self.live:
            self.live(self.value)

    def release(self, pos: tuple[float, float], form: Form) -> None:
        form.sound("click")
        self.act(self.value)

    def go(self, form: Form) -> None:
        """Enter changes nothing on a slider."""

    def on_key(self, event: pygame.event.Event, form: Form) -> bool:
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


@widget
@dataclass(eq=False)
class Stepper:
    """A whole number with a minus and a plus."""

    value: int
    act: Callable[[int], Any]
    low: int
    high: int
    say: Callable[[int], str] = str
    key: str | None = None
    enabled: bool = True
    stretch: float = 0
    side: int = 0  # which cushion is held: -1 or 1

    focusable = True

    def wish(self, paint: Paint) -> float:
        ends = max(roles.extent(paint, self.say(end), "number")[0] for end in (self.low, self.high))
        return max(204, ends + 160)

    def measure(self, paint: Paint, width: float) -> float:
        return max(64, roles.extent(paint, "X", "number")[1] + 18)

    def draw(self, paint: Paint, look: Looks) -> None:
        state = look(self).state(self.enabled)
        paint.grown(f"stepper-{state}", self.box)
        tone = None if self.enabled else GREY
        where = (self.box.centerx, self.box.centery - 3)
        roles.write(paint, self.say(self.value), "number", where, tone, anchor="center", fit=self.box.w - 140)

    def press(self, pos: tuple[float, float], form: Form) -> None:
        self.side = self._side(pos)

    def release(self, pos: tuple[float, float], form: Form) -> None:
        if self.box.collidepoint(pos) and self._side(pos) == self.side:
            self._step(self.side, form)

    def go(self, form: Form) -> None:
        """Enter goes up, and from the top back to the bottom."""
        self._step(1 if self.value < self.high else self.low - self.value, form)

    def on_key(self, event: pygame.event.Event, form: Form) -> bool:
        step = STEPS.get(event.key)
        if step:
            self._step(step, form)
        return step is not None

    def _side(self, pos: tuple[float, float]) -> int:
        return -1 if pos[0] < self.box.x + 80 else 1 if pos[0] > self.box.right - 80 else 0

    def _step(self, by: int, form: Form) -> None:
        wanted = max(self.low, min(self.high, self.value + by))
        if wanted != self.value:
            form.sound("click")
            self.value = wanted
            self.act(wanted)

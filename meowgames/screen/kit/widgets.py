"""What is read and what is pressed: labels, headings, images, buttons and switches."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..paint import INK, LIGHT, SEAT_TONES, Box, Paint
from . import roles
from .roles import GREY
from .widget import Holder, Looks, Widget

Act = Callable[[], Any]
GAP = 14  # between a picture and the words it stands for
LIP, SINK = 7, 5  # how far a button's face stands above the table, and sinks when pressed
BRIGHT = ("primary", "good", "danger", "night")  # kinds whose words are light with an ink edge


@dataclass(eq=False)
class Label(Widget):
    """Words that wrap."""

    text: str
    role: str = "label"
    tone: str | None = None
    align: str = "left"
    stretch: float = 0
    wide: float = 0  # a width it asks for at least
    most: float | None = None  # a width it asks for at most: longer texts wrap

    def wish(self, paint: Paint) -> float:
        natural = roles.extent(paint, self.text, self.role)[0] + 1
        return max(self.wide, min(natural, self.most or natural))

    def least(self, paint: Paint) -> float:
        return min(self.wish(paint), max(roles.word(paint, self.text, self.role) + 1, 180))

    def measure(self, paint: Paint, width: float) -> float:
        return roles.extent(paint, self.text, self.role, max(1, width))[1] if self.text else 0

    def draw(self, paint: Paint, _look: Looks) -> None:
        x = {"left": self.box.left, "center": self.box.centerx, "right": self.box.right}[self.align]
        anchor = {"left": "topleft", "center": "midtop", "right": "topright"}[self.align]
        roles.write(
            paint,
            self.text,
            self.role,
            (x, self.box.y),
            self.tone,
            anchor=anchor,
            room=self.box.w,
            align=self.align,
        )


@dataclass(eq=False)
class Heading(Widget):
    """The name of a sheet or a part of it, with a picture before it if told."""

    text: str
    icon: str | None = None
    role: str = "heading"
    stretch: float = 0

    def wish(self, paint: Paint) -> float:
        return roles.extent(paint, self.text, self.role)[0] + 1 + self._indent(paint)

    def least(self, paint: Paint) -> float:
        return roles.word(paint, self.text, self.role) + 1 + self._indent(paint)

    def measure(self, paint: Paint, width: float) -> float:
        return roles.extent(paint, self.text, self.role, max(1, width - self._indent(paint)))[1]

    def draw(self, paint: Paint, _look: Looks) -> None:
        indent = self._indent(paint)
        if self.icon:
            side = indent - 12
            first = roles.extent(paint, "X", self.role)[1]
            paint.image(self.icon, (self.box.x, self.box.y + (first - side) / 2, side, side))
        roles.write(
            paint,
            self.text,
            self.role,
            (self.box.x + indent, self.box.y),
            anchor="topleft",
            room=self.box.w - indent,
        )

    def _indent(self, paint: Paint) -> float:
        return roles.size(paint, self.role) * 1.25 + 12 if self.icon else 0


@dataclass(eq=False)
class Image(Widget):
    """A face of the tilesets as large as fits its size."""

    face: str
    size: tuple[float, float]
    seat: int | None = None  # whose ring lies over a portrait
    dim: bool = False

    def wish(self, _paint: Paint) -> float:
        return self.size[0]

    def measure(self, _paint: Paint, width: float) -> float:
        return self.size[1] * min(1.0, width / self.size[0])

    def draw(self, paint: Paint, _look: Looks) -> None:
        natural = paint.natural(self.face)
        part = min(self.box.w / natural[0], self.box.h / natural[1])
        wide, high = natural[0] * part, natural[1] * part
        box = (self.box.centerx - wide / 2, self.box.centery - high / 2, wide, high)
        paint.image(self.face, box, look="dim" if self.dim else "")
        if self.seat is not None:
            paint.image(f"ring{self.seat % len(SEAT_TONES)}", box)


@dataclass(eq=False)
class Button(Widget):
    """A cushion that does something; it grows with its words."""

    text: str
    act: Act | None = None
    kind: str = "plain"
    icon: str | None = None
    sub: str = ""
    key: str | None = None
    role: str | None = None
    enabled: bool = True
    stretch: float = 0
    least_high: float = 72

    focusable = True
    radius = 28.0

    def wish(self, paint: Paint) -> float:
        wide = max(roles.extent(paint, self.text, self._role())[0], roles.extent(paint, self.sub, "note")[0])
        return max(96, wide + self._icon(paint) + 66)

    def least(self, paint: Paint) -> float:
        return max(96, roles.word(paint, self.text, self._role()) + self._icon(paint) + 66)

    def measure(self, paint: Paint, width: float) -> float:
        return max(self._least_high(), sum(self._heights(paint, width)) + 28)

    def draw(self, paint: Paint, look: Looks) -> None:
        seen = look(self)
        paint.sliced(f"button-{self.kind}-{seen.state(self.enabled)}", self.box)
        middle = self.box.y + (self.box.h - LIP) / 2 + (SINK if seen.pressed else 0)
        aside, room = self._icon(paint), self._room(paint, self.box.w)
        lines = [(self.text, self._role()), (self.sub, "note")]
        wide = max(roles.extent(paint, text, role, room)[0] for text, role in lines)
        x = self.box.centerx - (wide + aside - (0 if self.text else GAP)) / 2
        if self.icon:
            side = aside - GAP
            paint.image(self.icon, (x, middle - side / 2, side, side), look="" if self.enabled else "dim")
        edge = INK if self.kind in BRIGHT and self.enabled else None
        tone = GREY if not self.enabled else LIGHT if edge else None
        align = "left" if self.sub else "center"
        y = middle - sum(self._heights(paint, self.box.w)) / 2
        for (text, role), high in zip(lines, self._heights(paint, self.box.w), strict=True):
            at = (x + aside + (wide / 2 if align == "center" else 0), y + high / 2)
            anchor = "center" if align == "center" else "midleft"
            roles.write(paint, text, role, at, tone, anchor=anchor, room=room, edge=edge, align=align)
            y += high

    def _role(self) -> str:
        return self.role or ("primary" if self.kind == "primary" else "button")

    def _least_high(self) -> float:
        return 86 if self._role() == "primary" else self.least_high

    def _icon(self, paint: Paint) -> float:
        return roles.size(paint, self._role()) * 1.3 + GAP if self.icon else 0

    def _room(self, paint: Paint, width: float) -> float:
        return max(1, width - self._icon(paint) - 50)

    def _heights(self, paint: Paint, width: float) -> tuple[float, float]:
        room = self._room(paint, width)
        high = roles.extent(paint, self.text, self._role(), room)[1] if self.text else 0
        return high, roles.extent(paint, self.sub, "note", room)[1] if self.sub else 0


@dataclass(eq=False)
class RoundButton(Widget):
    """A round cushion with a picture, and its name below."""

    icon: str
    act: Act | None = None
    caption: str = ""
    kind: str = "plain"
    key: str | None = None
    enabled: bool = True
    side: float = 76

    focusable = True
    radius = 38.0

    def wish(self, paint: Paint) -> float:
        return max(self.side, roles.extent(paint, self.caption, "caption")[0] + 1 if self.caption else 0)

    def measure(self, paint: Paint, width: float) -> float:
        under = roles.extent(paint, self.caption, "caption", max(1, width))[1] + 4 if self.caption else 0
        return self.side + under

    def draw(self, paint: Paint, look: Looks) -> None:
        seen, disc = look(self), self.ring()
        paint.sliced(f"round-{self.kind}-{seen.state(self.enabled)}", disc)
        side = self.side * 0.62
        down = SINK if seen.pressed else 0
        box = (disc.centerx - side / 2, disc.centery - side / 2 - 3 + down, side, side)
        paint.image(self.icon, box, look="" if self.enabled else "dim")
        if self.caption:
            below = (self.box.centerx, disc.bottom + 4)
            roles.write(paint, self.caption, "caption", below, anchor="midtop", room=self.box.w, align="center")

    def ring(self) -> Box:
        return Box(self.box.centerx - self.side / 2, self.box.y, self.side, self.side)


@dataclass(eq=False)
class Toggle(Widget):
    """On or off: the cat is awake or asleep."""

    value: bool
    act: Callable[[bool], Any]
    key: str | None = None
    enabled: bool = True

    focusable = True
    radius = 26.0

    def wish(self, paint: Paint) -> float:
        return 104 * roles.half(paint)

    def measure(self, paint: Paint, _width: float) -> float:
        return 64 * roles.half(paint)  # the hit area is higher than the switch

    def draw(self, paint: Paint, look: Looks) -> None:
        seen = look(self)
        state = "-disabled" if not self.enabled else "-hover" if seen.hover else ""
        face = ("toggle-on" if self.value else "toggle-off") + state
        wide, high = (side * self.box.h / 64 for side in paint.natural(face))
        paint.image(face, (self.ring().centerx - wide / 2, self.box.centery - high / 2, wide, high))

    def ring(self) -> Box:
        grow = self.box.h / 64
        return Box(self.box.x, self.box.centery - 26 * grow, 104 * grow, 52 * grow)

    def go(self, form: Holder) -> None:
        form.sound("click")
        self.value = not self.value
        self.act(self.value)

"""Containers, laid out in two passes (measure, place): columns, rows that wrap, label and control, paper, halves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..paint import Box, Paint
from .widget import Looks, Widget, draw_seen

RULE = "#dcc6a2"  # the fine line between rows


@dataclass(eq=False)
class Gap(Widget):
    """Empty room: so high, or all that is spare."""

    high: float = 0
    tall: bool = False
    stretch: float = 0

    def measure(self, _paint: Paint, _width: float) -> float:
        return self.high


@dataclass(eq=False)
class Column(Widget):
    """Widgets one under the other; rules draws fine lines between them."""

    kids: Sequence[Widget]
    gap: float = 14
    align: str = "left"
    rules: bool = False
    stretch: float = 1
    key: str | None = None

    def parts(self) -> tuple[Widget, ...]:
        return tuple(self.kids)

    @property
    def tall(self) -> bool:
        """Whether something inside takes spare height."""
        return any(kid.tall for kid in self.kids)

    def wish(self, paint: Paint) -> float:
        return max((kid.wish(paint) for kid in self.kids), default=0)

    def least(self, paint: Paint) -> float:
        return max((kid.least(paint) for kid in self.kids), default=0)

    def measure(self, paint: Paint, width: float) -> float:
        high = sum(kid.measure(paint, self._wide(paint, kid, width)) for kid in self.kids)
        return high + self.gap * max(0, len(self.kids) - 1)

    def place(self, paint: Paint, box: Box) -> None:
        self.box = Box(box)
        sizes = [(wide := self._wide(paint, kid, box.w), kid.measure(paint, wide)) for kid in self.kids]
        tall = [kid for kid in self.kids if kid.tall]
        spare = box.h - sum(high for _, high in sizes) - self.gap * max(0, len(sizes) - 1)
        y = box.y
        for kid, (wide, high) in zip(self.kids, sizes, strict=True):
            high += spare / len(tall) if kid.tall else 0
            kid.place(paint, Box(box.x + _shift(self.align, box.w - wide), y, wide, max(0, high)))
            y += max(0, high) + self.gap

    def draw(self, paint: Paint, look: Looks) -> None:
        super().draw(paint, look)
        for kid in self.kids[1:] if self.rules else ():
            y = kid.box.y - self.gap / 2
            paint.fill((self.box.x, y - 1, self.box.w, 2), RULE)

    def _wide(self, paint: Paint, kid: Widget, width: float) -> float:
        return width if kid.stretch else min(width, kid.wish(paint))


def _shift(align: str, spare: float) -> float:
    return {"left": 0, "center": spare / 2, "right": spare}[align]


@dataclass(eq=False)
class Row(Widget):
    """Widgets side by side: they share spare width, give way when it is tight, and wrap when it is gone."""

    kids: Sequence[Widget]
    gap: float = 20
    align: str = "left"
    middle: bool = True  # whether lower ones are centred on the line
    stretch: float = 1
    wraps: bool = True  # whether it gives way where it is tight

    def parts(self) -> tuple[Widget, ...]:
        return tuple(self.kids)

    def wish(self, paint: Paint) -> float:
        return sum(kid.wish(paint) for kid in self.kids) + self.gap * max(0, len(self.kids) - 1)

    def least(self, paint: Paint) -> float:
        if not self.wraps:
            return self.wish(paint)
        return max((kid.least(paint) for kid in self.kids), default=0)

    def measure(self, paint: Paint, width: float) -> float:
        lines = [self._widths(paint, line, width) for line in self._lines(paint, width)]
        highs = [max(kid.measure(paint, wide) for kid, wide in line) for line in lines]
        return sum(highs) + self.gap * 0.6 * max(0, len(highs) - 1)

    def place(self, paint: Paint, box: Box) -> None:
        self.box = Box(box)
        y = box.y
        lines = [self._widths(paint, line, box.w) for line in self._lines(paint, box.w)]
        for line in lines:
            highs = [kid.measure(paint, wide) for kid, wide in line]
            high = max(highs) if len(lines) > 1 else max(box.h, *highs)
            used = sum(wide for _, wide in line) + self.gap * (len(line) - 1)
            x = box.x + _shift(self.align, box.w - used)
            for (kid, wide), own in zip(line, highs, strict=True):
                down = (high - own) / 2 if self.middle and not kid.tall else 0
                kid.place(paint, Box(x, y + down, wide, high if kid.tall else own))
                x += wide + self.gap
            y += high + self.gap * 0.6

    def _lines(self, paint: Paint, width: float) -> list[list[Widget]]:
        """Return who shares a line: as many as fit at their least."""
        lines: list[list[Widget]] = []
        used = 0.0
        for kid in self.kids:
            least = min(width, kid.least(paint))
            if lines and used + self.gap + least <= width + 0.5:
                lines[-1].append(kid)
                used += self.gap + least
            else:
                lines.append([kid])
                used = least
        return lines

    def _widths(self, paint: Paint, line: list[Widget], width: float) -> list[tuple[Widget, float]]:
        """Return each one's width: its wish plus its share of what is spare, or its part of what there is."""
        room = width - self.gap * (len(line) - 1)
        wishes = [kid.wish(paint) for kid in line]
        leasts = [min(room, kid.least(paint)) for kid in line]
        spare = room - sum(wishes)
        if spare >= 0:
            shares = sum(kid.stretch for kid in line)
            return [
                (kid, wish + (spare * kid.stretch / shares if shares else 0))
                for kid, wish in zip(line, wishes, strict=True)
            ]
        give = sum(wishes) - sum(leasts)
        part = min(1.0, -spare / give) if give > 0 else 0
        return [(kid, wish - part * (wish - least)) for kid, wish, least in zip(line, wishes, leasts, strict=True)]


@dataclass(eq=False)
class Pairs(Widget):
    """Rows of label and control: controls begin on one line, or go below their labels where it is narrow."""

    rows: Sequence[tuple[Widget, Widget]]
    gap: float = 20
    aside: float = 26  # between label and control
    rules: bool = True
    share: float = 0.45  # of the width, at most, for the labels
    stretch: float = 1

    def parts(self) -> tuple[Widget, ...]:
        return tuple(one for row in self.rows for one in row)

    def wish(self, paint: Paint) -> float:
        first = max((label.wish(paint) for label, _ in self.rows), default=0)
        return first + self.aside + max((control.wish(paint) for _, control in self.rows), default=0)

    def least(self, paint: Paint) -> float:
        return max((one.least(paint) for one in self.parts()), default=0)

    def measure(self, paint: Paint, width: float) -> float:
        return self._set(paint, Box(0, 0, width, 0), False)

    def place(self, paint: Paint, box: Box) -> None:
        self.box = Box(box)
        self._set(paint, box, True)

    def draw(self, paint: Paint, look: Looks) -> None:
        for index, (label, control) in enumerate(self.rows):
            if index and self.rules:
                top = min(label.box.y, control.box.y) - self.gap / 2
                paint.fill((self.box.x, top - 1, self.box.w, 2), RULE)
            draw_seen(paint, look, (label, control))

    def _set(self, paint: Paint, box: Box, placing: bool) -> float:
        """Work down the rows, placing them if told; return the height."""
        first = min(box.w * self.share, max((label.wish(paint) for label, _ in self.rows), default=0))
        room = box.w - first - self.aside
        tight = any(control.least(paint) > room + 0.5 for _, control in self.rows)
        tight = tight or any(label.least(paint) > first + 0.5 for label, _ in self.rows)
        y = box.y
        for label, control in self.rows:
            own = box.w if tight else room
            wide = own if control.stretch else min(own, control.wish(paint))
            high, other = label.measure(paint, box.w if tight else first), control.measure(paint, wide)
            if tight:
                halves = (Box(box.x, y, box.w, high), Box(box.x, y + high + 8, wide, other))
                used = high + 8 + other
            else:
                used = max(high, other)
                middle = y + used / 2
                halves = (
                    Box(box.x, middle - high / 2, first, high),
                    Box(box.x + first + self.aside, middle - other / 2, wide, other),
                )
            if placing:
                label.place(paint, halves[0])
                control.place(paint, halves[1])
            y += used + self.gap
        return max(0, y - box.y - self.gap)


@dataclass(eq=False)
class Paper(Widget):
    """A sheet of paper around something, with a cat sitting on it if told."""

    kid: Widget
    pad: float = 32
    cat: str | None = None
    cat_at: float = 0.78  # how far along the upper edge it sits
    face: str | None = "sheet"
    stretch: float = 1
    key: str | None = None

    def parts(self) -> tuple[Widget, ...]:
        return (self.kid,)

    @property
    def tall(self) -> bool:
        """Whether what lies on it takes spare height."""
        return self.kid.tall

    def wish(self, paint: Paint) -> float:
        return self.kid.wish(paint) + 2 * self.pad

    def least(self, paint: Paint) -> float:
        return self.kid.least(paint) + 2 * self.pad

    def measure(self, paint: Paint, width: float) -> float:
        return self.kid.measure(paint, width - 2 * self.pad) + 2 * self.pad

    def place(self, paint: Paint, box: Box) -> None:
        self.box = Box(box)
        self.kid.place(paint, box.inflate(-2 * self.pad, -2 * self.pad))

    def draw(self, paint: Paint, look: Looks) -> None:
        if self.cat:
            wide, high = paint.natural(self.cat)
            paint.image(
                self.cat,
                (self.box.x + self.cat_at * self.box.w - wide / 2, self.box.y - high + 6, wide, high),
            )
        if self.face:
            paint.sliced(self.face, self.box)
        self.kid.draw(paint, look)


@dataclass(eq=False)
class Split(Widget):
    """Widgets side by side in fixed shares of the width, all as high as the place."""

    kids: Sequence[Widget]
    shares: Sequence[float]
    gap: float = 28
    stretch: float = 1
    tall: bool = True

    def parts(self) -> tuple[Widget, ...]:
        return tuple(self.kids)

    def wish(self, paint: Paint) -> float:
        return sum(kid.wish(paint) for kid in self.kids) + self.gap * (len(self.kids) - 1)

    def measure(self, paint: Paint, width: float) -> float:
        return max(kid.measure(paint, wide) for kid, wide in zip(self.kids, self._widths(width), strict=True))

    def place(self, paint: Paint, box: Box) -> None:
        self.box = Box(box)
        x = box.x
        for kid, wide in zip(self.kids, self._widths(box.w), strict=True):
            kid.place(paint, Box(x, box.y, wide, box.h))
            x += wide + self.gap

    def _widths(self, width: float) -> list[float]:
        room = width - self.gap * (len(self.kids) - 1)
        return [room * share / sum(self.shares) for share in self.shares]

"""The lines of a history: each leads back to where it was told, and says what cannot be undone in anybody's head."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ...screen import text as letters
from ...screen.kit.widget import Looks
from ...screen.paint import HALF, INK, SOFT, Box, Paint
from .rows import LEAD, Row
from .tell import Line, Mark
from .view import View

NOW, LATER, APRICOT = "#fff0b8", "#a08c78", "#f8d79f"  # where one stands, what was taken back, what is pointed at
DASHES, SHEET, CROSSED = "#c9402a", "#fbe3d6", "#8a2d1b"  # of a border: its dashes, its plate and what stands on that
PLATE, INSET, AIR = 18, 8, 14  # letters of a plate, what is free at its ends, and beside it
STROKE = 7  # how much of a row its dashes take
PALE = 110  # the badge of what was taken back


class Stand(NamedTuple):
    """How a line stands in its history."""

    now: bool = False  # the last that was done
    later: bool = False  # taken back, to be done again
    mark: Mark | None = None  # what was left to chance or seen there: a border, which is not crossed unasked


class Moment(Row):
    """A line of a history; pointed at it shows where it leads: back to before it, or on to what was taken back."""

    def __init__(self, view: View, key: str, line: Line, act: Callable[[], object], stand: Stand):
        super().__init__(view, key, line.text, line.seat, act)
        self.stand = stand

    def room(self, paint: Paint, wide: float) -> float:
        return wide - 2 * self.side(paint) - 26  # the arrow stands at its end

    def measure(self, paint: Paint, width: float) -> float:
        high = super().measure(paint, width)
        if not self.stand.mark:
            return high
        below = 0.0 if self.beside(paint, width) else self.plate(paint)[1] + 2
        return high + below + STROKE

    def plate(self, paint: Paint) -> tuple[float, float]:
        """Return how large the plate of a border is."""
        said = self.stand.mark.text if self.stand.mark else ""
        wide, high = paint.extent(said, PLATE, "strong", grow=HALF)
        return wide + high + 2 * INSET + 4, high + 4

    def lines(self, paint: Paint, wide: float) -> tuple[str, ...]:
        """Return its words as they are broken into lines."""
        room = max(1, round(self.room(paint, wide) * paint.scale))
        return letters.wrap(self.text, "body", paint.text_pixels(self.size), room)

    def beside(self, paint: Paint, wide: float) -> bool:
        """Tell whether the plate has room beside the last line of the words; else it stands below them."""
        lines = self.lines(paint, wide)
        room = self.room(paint, wide) + (self.side(paint) + 4) * (len(lines) > 1)  # the arrow is beside the first
        return paint.extent(lines[-1], self.size)[0] + AIR + self.plate(paint)[0] <= room

    def cause(self, look: Looks) -> tuple[Any, ...]:
        return *super().cause(look), self.stand

    def tones(self, lit: bool) -> tuple[str, int]:
        return (SOFT if lit else LATER, PALE) if self.stand.later else super().tones(lit)

    def write(self, paint: Paint, where: tuple[float, float], tone: str) -> None:
        *above, last = self.lines(paint, self.box.w)
        if above and self.stand.mark and self.beside(paint, self.box.w):  # the last line ends before the plate
            room = self.room(paint, self.box.w)
            paint.text("\n".join(above), where, self.size, "body", tone, room=room, lead=LEAD)
            step = round(paint.text_pixels(self.size) * LEAD) / paint.scale
            paint.text(last, (where[0], where[1] + len(above) * step), self.size, "body", tone)
        else:
            super().write(paint, where, tone)

    def draw_ground(self, paint: Paint, lit: bool) -> None:
        box = Box(self.box)
        if self.stand.mark:
            box.h -= STROKE
        if self.stand.now:
            paint.fill(box, INK, radius=12)
            paint.fill(box.inflate(-4, -4), APRICOT if lit else NOW, radius=10)
        elif lit:
            paint.fill(box, APRICOT, radius=12)
        if self.stand.mark:
            self.draw_border(paint, self.stand.mark)
        if lit:
            at = self.badge(paint)
            arrow = "icon-redo" if self.stand.later else "icon-undo"
            paint.image(arrow, (box.right - 6 - at.w, at.y, at.w, at.h))

    def draw_border(self, paint: Paint, mark: Mark) -> None:
        """Draw dashes below a line, and on them a plate that says what happened."""
        wide, high = self.plate(paint)
        right, low = self.box.right, self.box.bottom
        alone = len(self.lines(paint, self.box.w)) == 1 and self.beside(paint, self.box.w)
        plate = Box(right - 12 - (self.side(paint) + 4) * alone - wide, low - high, wide, high)
        paint.line([(self.box.x + 6, low - 3), (right - 6, low - 3)], DASHES, 2.6, (9, 7))
        paint.fill(plate, DASHES, radius=plate.h / 2)
        paint.fill(plate.inflate(-4, -4), SHEET, radius=plate.h / 2 - 2)
        side = plate.h - 8
        paint.image(mark.icon, (plate.x + INSET, plate.centery - side / 2, side, side))
        at = plate.x + INSET + side + 4, plate.centery - 1
        paint.text(mark.text, at, PLATE, "strong", CROSSED, "midleft", grow=HALF)

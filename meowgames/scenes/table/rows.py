"""The rows of a log: its lines, the headings above them, how far undo reaches; each is made when it is asked for."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from typing import Any

from ...screen.kit.widget import Looks, Widget
from ...screen.paint import HALF, INK, PAPER, SOFT, Box, Paint
from .targets import LOG
from .view import View

ROW, PART = LOG + "-", LOG + "+"  # before the number of a line: its own row, and the heading above it
AGAIN = LOG + ">"  # the same, of one that was taken back
SIZE, LEAST, LEAD, GAP = 20, 8, 1.2, 8
TIED, GLOW = "#f0d5a2", "#ffe9a8"  # of a heading, and of the row that is pointed at


class Row(Widget):
    """One line of the log, or the heading of a part of it."""

    ringed = True

    def __init__(self, view: View, key: str, text: str, seat: int, act: Callable[[], object], note: str = ""):
        self.view, self.key, self.text, self.seat, self.act, self.note = view, key, text, seat, act, note
        self.head = key.startswith(PART)
        self.shut, self.size = bool(note), SIZE

    def side(self, paint: Paint) -> float:
        """Return how large its badge or chevron is."""
        return 26 * min(1.5, paint.text_size)

    def room(self, paint: Paint, wide: float) -> float:
        """Return how wide its text may be."""
        return wide - self.side(paint) - 34

    def measure(self, paint: Paint, width: float) -> float:
        style = "strong" if self.head else "body"
        return paint.extent(self.text, self.size, style, room=self.room(paint, width), lead=LEAD)[1] + GAP

    def fit(self, paint: Paint, width: float, high: float) -> int:
        """Return how large it can be written in that room: smaller where it is too long for a small drawer."""
        sizes = range(SIZE, LEAST, -1)
        return next((size for size in sizes if self.sized(size).measure(paint, width) <= high), LEAST)

    def sized(self, size: int) -> Row:
        """Write it that large."""
        self.size = size
        return self

    def catches(self, pos: tuple[float, float]) -> bool:
        return self.box.collidepoint(pos)

    def cause(self, look: Looks) -> tuple[Any, ...]:
        colour = self.view.seating.colours[self.seat] if self.seat >= 0 else -1
        written = self.text, self.size, self.note, self.shut, self.head, colour
        return *written, look(self).hover, self.view.lights.focus == self.key

    def badge(self, paint: Paint) -> Box:
        """Return where its badge or chevron is: beside its first line."""
        side = self.side(paint)
        return Box(self.box.x + 6, self.box.y + GAP / 2 + (paint.extent("M", self.size)[1] - side) / 2, side, side)

    def tones(self, lit: bool) -> tuple[str, int]:  # noqa: ARG002 — a line of a history fades less while pointed at
        """Return the colour of its letters, and how dense its badge is."""
        return INK if self.head or self.seat >= 0 else SOFT, 255

    def draw(self, paint: Paint, look: Looks) -> None:
        box, at = self.box, self.badge(paint)
        lit = look(self).hover or self.view.lights.focus == self.key
        tone, dense = self.tones(lit)
        self.draw_ground(paint, lit)
        if self.head:
            chevron(paint, at, self.shut)
        elif self.seat >= 0:
            paint.image(f"seat{self.view.seating.colours[self.seat]}", at, alpha=dense)
        self.write(paint, (at.right + 10, box.y + GAP / 2), tone)
        if self.view.lights.focus == self.key:
            paint.ring(box, 12, 3)

    def write(self, paint: Paint, where: tuple[float, float], tone: str) -> None:
        """Write its words, and beside them how many lines are folded away, where there is room."""
        style, room = "strong" if self.head else "body", self.room(paint, self.box.w)
        paint.text(self.text, where, self.size, style, tone, room=room, lead=LEAD)
        wide = paint.extent(self.text, self.size, style)[0]
        if self.note and wide + 20 + paint.extent(self.note, self.size)[0] <= room:
            paint.text(self.note, (where[0] + wide + 20, where[1]), self.size, "body", SOFT)

    def draw_ground(self, paint: Paint, lit: bool) -> None:
        """Draw what its words stand on: a heading is tied, what is pointed at glows."""
        if self.head or lit:
            paint.fill(self.box, INK, radius=12)
            paint.fill(self.box.inflate(-3, -3), GLOW if lit else TIED, radius=11)


class Border(Widget):
    """A dashed line between two rows that says how far undo reaches."""

    head, text = False, ""

    def __init__(self, said: str, shut: bool):
        self.said, self.tone, self.icon = said, *(("#a8321f", "icon-lock") if shut else ("#2c6e2f", "icon-undo"))
        self.size = SIZE

    def fit(self, _paint: Paint, _width: float, _high: float) -> int:
        """Return how large it is written: as usual."""
        return SIZE

    def sized(self, size: int) -> Border:
        """Write it that large."""
        self.size = size
        return self

    def measure(self, paint: Paint, _width: float) -> float:
        return paint.extent(self.said, self.size, "strong", grow=HALF)[1] + GAP + 4

    def cause(self, _look: Looks) -> tuple[Any, ...]:
        return self.said, self.icon, self.size

    def draw(self, paint: Paint, _look: Looks) -> None:
        box, wide = self.box, paint.extent(self.said, self.size, "strong", grow=HALF)[0]
        side = box.h - GAP - 4
        chip = Box(0, 0, min(box.w, wide + side + 40), box.h - 4)
        chip.center = box.center
        paint.line([(box.x + 6, box.centery), (box.right - 6, box.centery)], self.tone, 2.6, (9, 7))
        paint.fill(chip, self.tone, radius=chip.h / 2)
        paint.fill(chip.inflate(-4, -4), PAPER, radius=chip.h / 2 - 2)
        paint.image(self.icon, (chip.x + 12, chip.centery - side / 2, side, side))
        at, fit = (chip.x + side + 20, chip.centery - 1), chip.w - side - 32
        paint.text(self.said, at, self.size, "strong", self.tone, "midleft", fit=fit, least=LEAST, grow=HALF)


def chevron(paint: Paint, box: Box, shut: bool) -> None:
    """Draw the sign of a heading: to the side while its lines are folded away, else down to them."""
    x, y, reach = box.centerx, box.centery, box.w * 0.2
    points = ((-0.6, -1), (0.6, 0), (-0.6, 1)) if shut else ((-1, -0.6), (0, 0.6), (1, -0.6))
    paint.line([(x + dx * reach, y + dy * reach) for dx, dy in points], INK, 3.4)


class Rows:
    """All rows there are, in runs: a long log is known by its numbers, and a row is made when it is asked for."""

    def __init__(self) -> None:
        self.ends: list[int] = []  # the number of rows up to the end of each run
        self.makers: list[Callable[[int], Row | Border]] = []
        self.heads: dict[str, int] = {}  # where the first heading of a part is

    def __len__(self) -> int:
        return self.ends[-1] if self.ends else 0

    def __getitem__(self, at: int) -> Row | Border:
        if not 0 <= at < len(self):
            raise IndexError(at)
        run = bisect_right(self.ends, at)
        return self.makers[run](at - (self.ends[run - 1] if run else 0))

    def add(self, count: int, make: Callable[[int], Row | Border]) -> None:
        """Add a run of so many rows, made by their number in it."""
        if count > 0:
            self.makers.append(make)
            self.ends.append(len(self) + count)

    def put(self, row: Row | Border) -> None:
        """Add a row that is there already."""
        self.add(1, lambda _at: row)

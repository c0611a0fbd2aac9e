"""What is pressed where a free table is chosen: boxes, the strips of own tables, and the number of players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from ...screen.kit import roles
from ...screen.kit.cards import WASH
from ...screen.kit.layout import Row
from ...screen.kit.sliders import STEPS
from ...screen.kit.widget import Holder, Look, Pos, Widget
from ...screen.paint import HALF, INK, SOFT, Box, Paint
from ..menus.shelf import draw_name

Looks = Callable[[Any], Look]
HONEY, ROSE, TORN = "#fff3cf", "#fbe3d6", "#c9402a"  # under what is chosen; under and beside what is broken
COVER, CHEST = 186, 330  # how wide the picture of a box is, and the tile of the chest
NAME, ABOUT = (28, "button", INK, HALF), (22, "strong", SOFT, 1.0)  # letters below a box, and below the chest
LEAD = 1.15  # from line to line
IN = 12  # between the edge of a tile and what lies on it
KNOB, NUMBER = 62, 76  # width of a stepper's cushions, and of the number between them


class Chosen(Widget):
    """Something that can be laid: a press chooses it, pressed once more or by Enter it is laid at once."""

    radius = 22.0
    good = True  # whether it can be laid at all
    act: Callable[[], Any]
    twice: Callable[[], Any]  # lays it

    def __init__(self, key: str, chosen: bool, act: Callable[[], Any], twice: Callable[[], Any]):
        self.key, self.chosen, self.act, self.twice = key, chosen, act, twice
        self.touched = False  # whether the last press of the mouse was here

    @property
    def focusable(self) -> bool:
        """Whether it can be laid."""
        return self.good

    def release(self, pos: Pos, form: Holder) -> None:
        if self.catches(pos):
            form.sound("click")
            again, self.touched = self.touched and self.chosen, True
            (self.twice if again else self.act)()

    def go(self, form: Holder) -> None:
        form.sound("click")
        self.twice()

    def on_key(self, event: pygame.event.Event, form: Holder) -> bool:
        """Let Space choose without laying."""
        if event.key == pygame.K_SPACE:
            form.sound("click")
            self.act()
        return bool(event.key == pygame.K_SPACE)

    def inherit(self, old: Chosen) -> None:
        self.touched = old.touched and self.chosen

    def plate(self, paint: Paint, look: Looks) -> None:
        """Draw the paper it lies on: honey round what is chosen."""
        seen = look(self)
        if self.chosen:
            paint.sliced("plate-honey", self.box.inflate(14, 14))
        paint.sliced("plate", self.box)
        if seen.hover or self.chosen:
            paint.fill(self.box.inflate(-10, -10), WASH if seen.hover else HONEY, radius=14)


class Tile(Chosen):
    """A box or a chest, with its name below."""

    tall = True  # as high as those beside it
    stretch = 1.0

    def __init__(
        self,
        key: str,
        chosen: bool,
        act: Callable[[], Any],
        twice: Callable[[], Any],
        face: str,
        text: str,
        printed: str = "",
        word: str = "",
        tall: bool = True,
    ):
        super().__init__(key, chosen, act, twice)
        self.face, self.text, self.printed = face, text, printed
        self.word = word or text  # what must fit: the same for all that stand in a row
        self.tall = tall
        self.letters: tuple[float, str, str, float] = NAME if printed else ABOUT

    def wish(self, paint: Paint) -> float:
        return max(self.least(paint), 214 * roles.half(paint)) if self.printed else self.least(paint)

    def least(self, paint: Paint) -> float:
        least = 150 * roles.half(paint) if self.printed else CHEST
        return max(least, max(self._extent(paint, word)[0] for word in self.word.split()) + 2 * IN + 2)

    def measure(self, paint: Paint, width: float) -> float:
        return self._picture(paint, width)[1] + self._words(paint, width) + 3 * IN + 6

    def draw(self, paint: Paint, look: Looks) -> None:
        self.plate(paint, look)
        wide, high = self._picture(paint, self.box.w)
        whole = Box(self.box.centerx - wide / 2, self.box.y + IN, wide, high)
        paint.image(self.face, whole)
        if self.printed:
            draw_name(paint, self.face, self.printed, whole, wide * 0.72)
        at, room = (self.box.centerx, (whole.bottom + self.box.bottom - 6) / 2), self.box.w - 2 * IN
        size, font, tone, grow = self.letters
        paint.text(self.text, at, size, font, tone, "center", room, align="center", lead=LEAD, grow=grow)

    def _picture(self, paint: Paint, width: float) -> tuple[float, float]:
        """Return how large the picture is."""
        natural = paint.natural(self.face)
        most = COVER * roles.half(paint) if self.printed else CHEST
        part = min(width - 2 * IN, most) / natural[0]
        return natural[0] * part, natural[1] * part

    def _words(self, paint: Paint, width: float) -> float:
        return self._extent(paint, self.text, max(1, width - 2 * IN))[1]

    def _extent(self, paint: Paint, text: str, room: float | None = None) -> tuple[float, float]:
        size, font, _, grow = self.letters
        return paint.extent(text, size, font, room, LEAD, grow)


class OwnRow(Chosen):
    """A table of one's own: its picture, name and a line about it; a broken one is red and cannot be chosen."""

    stretch = 1.0

    def __init__(
        self, key: str, chosen: bool, act: Callable[[], Any], twice: Callable[[], Any], kids: Sequence[Any], good: bool
    ):
        super().__init__(key, chosen, act, twice)
        self.row, self.good = Row(kids, gap=22), good

    def parts(self) -> tuple[Widget, ...]:
        return (self.row,)

    def wish(self, paint: Paint) -> float:
        return self.row.wish(paint) + 44

    def least(self, paint: Paint) -> float:
        return self.row.least(paint) + 44

    def measure(self, paint: Paint, width: float) -> float:
        return max(90, self.row.measure(paint, width - 44) + 20)

    def place(self, paint: Paint, box: Box) -> None:
        self.box = Box(box)
        high = self.row.measure(paint, box.w - 44)
        self.row.place(paint, Box(box.x + 26, box.centery - 2 - high / 2, box.w - 44, high))

    def draw(self, paint: Paint, look: Looks) -> None:
        self.plate(paint, look)
        if not self.good:
            paint.fill(self.box.inflate(-8, -8), ROSE, radius=16)
            paint.fill((self.box.x + 9, self.box.y + 11, 8, self.box.h - 24), TORN, radius=4)
        self.row.draw(paint, look)


@dataclass(eq=False)
class Stepper(Widget):
    """A small number between a minus and a plus."""

    value: int
    among: range
    act: Callable[[int], Any]
    key: str | None = None
    over: int = 0  # which cushion is under the mouse: -1, 1, or neither

    focusable = True
    radius = 20.0

    def wish(self, paint: Paint) -> float:
        return (2 * KNOB + NUMBER) * roles.half(paint)

    def measure(self, paint: Paint, _width: float) -> float:
        return 60 * roles.half(paint)

    def draw(self, paint: Paint, look: Looks) -> None:
        seen = look(self)
        paint.grown("stepper-normal", self.box)
        wide = self.box.w * KNOB / (2 * KNOB + NUMBER)
        for way, left in ((-1, self.box.x), (1, self.box.right - wide)):
            touched = seen if self.over == way else Look()
            with paint.clip((left, self.box.y, wide, self.box.h)):
                paint.grown(f"stepper-{touched.state(self.value + way in self.among)}", self.box)
        tone = INK if len(self.among) > 1 else SOFT
        roles.write(paint, str(self.value), "number", self.box.move(0, -3).center, tone, anchor="center")

    def way(self, pos: Pos) -> int:
        """Return which cushion lies there: -1 for minus, 1 for plus, 0 for none."""
        wide = self.box.w * KNOB / (2 * KNOB + NUMBER)
        return -1 if pos[0] < self.box.x + wide else 1 if pos[0] > self.box.right - wide else 0

    def hovered(self, pos: Pos, _form: Holder) -> None:
        self.over = self.way(pos)

    press = hovered

    def release(self, pos: Pos, form: Holder) -> None:
        if self.catches(pos) and self.way(pos) == self.over:
            self.step(self.over, form)

    def go(self, form: Holder) -> None:
        """Enter goes on to the next number, after the last to the first."""
        self.step(1 if self.value + 1 in self.among else self.among[0] - self.value, form)

    def on_key(self, event: pygame.event.Event, form: Holder) -> bool:
        """Let left and right, minus and plus change it."""
        step = STEPS.get(event.key, 0)
        if abs(step) != 1:
            return False
        self.step(step, form)
        return True

    def step(self, by: int, form: Holder) -> None:
        """Change the number, as far as it may go."""
        if by and self.value + by in self.among:
            form.sound("click")
            self.value += by
            self.act(self.value)

    def inherit(self, old: Stepper) -> None:
        self.over = old.over

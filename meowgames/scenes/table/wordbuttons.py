"""The buttons of words: cushions, large ones with a picture, small discs, and what a game draws itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...screen.kit.widget import Looks, Widget
from ...screen.paint import HALF, INK, LIGHT, SMALLEST, SOFT, Box, Paint
from . import buttons
from .view import View

Act = Callable[[], object]
DISC = 64  # across a round button
ONE_LINE = 0.8  # a text that need not shrink below this part of its size stays on one line


class WordButton(Widget):
    """A word of the game without a place on the table; what ends something is written smaller."""

    ringed = True

    def __init__(self, slot: buttons.Slot, texts: tuple[str, str], icon: str, view: View, waits: bool, act: Act):
        self.slot, self.words, self.view, self.act = slot, slot.words, view, act
        self.waits = waits  # whether it was said or unfolded and the next touch is awaited
        self.text, self.note = texts
        self.icon = slot.face or icon
        self.key = self.name = slot.stem or slot.words[0]

    @property
    def says(self) -> str:
        """The word a click says, "" where it only unfolds others or takes a word back."""
        return "" if self.slot.stem or self.waits else self.words[0]

    def catches(self, pos: tuple[float, float]) -> bool:
        return self.box.collidepoint(pos)

    def cause(self, look: Looks) -> tuple[Any, ...]:
        slot = self.slot
        shown = slot.place.props.get("round"), slot.face, slot.main, slot.ends, self.text, self.note, self.icon
        return *shown, self.waits, look(self), self.view.lights.focus in (self.key, *self.words)

    def draw(self, paint: Paint, look: Looks) -> None:
        seen, stood = look(self), self.view.lights.focus in (self.key, *self.words)
        state = "pressed" if seen.pressed or self.waits else "hover" if seen.hover or stood else "normal"
        if self.slot.place.props.get("round"):
            self._round(paint, state)
        elif self.slot.face:
            self._wide(paint, state)
        else:
            self._plain(paint, state)
        if stood:
            paint.ring(self.disc() if self.slot.place.props.get("round") else self.box, 26)

    def disc(self) -> Box:
        """Where the disc of a round one lies; its words stand below."""
        return Box(self.box.centerx - DISC / 2, self.box.y, DISC, DISC)

    def _plain(self, paint: Paint, state: str) -> None:
        """Draw a cushion with its word, below a picture if it has one."""
        box, ends = self.box, self.slot.ends
        paint.sliced(f"button-plain-{state}", box)
        room = Box(box.x + 13, box.y + 4, box.w - 26, box.h - 12)
        if self.icon:
            wide, high = paint.natural(self.icon)
            part = min(1.0, box.h * 0.46 / high)
            middle = box.y + box.h * 0.33
            paint.image(self.icon, (box.centerx - wide * part / 2, middle - high * part / 2, wide * part, high * part))
            room = Box(room.x, box.y + box.h * 0.54, room.w, box.h * 0.36)
        write_in(paint, self.text, room, 25 if ends else 30, INK)

    def _wide(self, paint: Paint, state: str) -> None:
        """Draw a cushion with a picture before its words; the main one is large and bright."""
        box, main = self.box, self.slot.main
        paint.sliced(f"button-{'primary' if main else 'plain'}-{state}", box)
        side = min(box.h - 32, box.w * 0.2)
        paint.image(self.icon, (box.x + 16, box.centery - side / 2 - 4, side, side))
        left = box.x + side + 26
        room = Box(left, box.y + 8, box.right - 16 - left, box.h - 24)
        if self.note:
            below = Box(room.x, room.y + room.h * 0.56, room.w, room.h * 0.44)
            write_in(paint, self.note, below, 20, SOFT, "strong", anchor="midleft")
            room.h *= 0.58
        write_in(
            paint,
            self.text,
            room,
            36 if main else 27,
            LIGHT if main else INK,
            edge=INK if main else None,
            anchor="midleft",
        )

    def _round(self, paint: Paint, state: str) -> None:
        """Draw a small disc with a picture, its word below."""
        disc = self.disc()
        paint.image(f"round-plain-{state}", disc.inflate(40, 40))
        paint.image(self.icon, disc.inflate(-22, -22).move(0, -3))
        room = Box(self.box.x, disc.bottom + 4, self.box.w, self.box.bottom - disc.bottom - 4)
        write_in(paint, self.text, room, 20, "#fff3d6", "strong", edge="#17384c", anchor="midtop")


class WordButtons(Widget):
    """The buttons of all words without a place, laid as the map says."""

    def __init__(self, kids: Sequence[WordButton]):
        self.kids = kids

    def parts(self) -> tuple[WordButton, ...]:
        return tuple(self.kids)

    def place(self, paint: Paint, box: Box) -> None:
        self.box = box
        found = buttons.boxes(paint, [kid.slot for kid in self.kids], [kid.text for kid in self.kids])
        for kid, part in zip(self.kids, found, strict=True):
            kid.place(paint, part)


class Drawn(Widget):
    """A word whose button its game draws itself, in front of the table."""

    ringed = True

    def __init__(self, word: str, box: Box, view: View, act: Callable[[], object]):
        self.word, self.home, self.view, self.act = word, box, view, act
        self.key = f"drawn:{word}"

    def catches(self, pos: tuple[float, float]) -> bool:
        return self.box.collidepoint(pos)

    def place(self, _paint: Paint, _box: Box) -> None:
        self.box = self.home

    def draw(self, paint: Paint, look: Looks) -> None:
        if self.view.lights.focus == self.word:
            paint.ring(self.box, 18, gap=2)
        elif look(self).hover:  # no ring: that is where the keyboard stands
            paint.frame(self.box.inflate(4, 4), "#f7c458", 4, 18)


def write_in(
    paint: Paint,
    text: str,
    box: Box,
    size: float,
    tone: str,
    font: str = "button",
    edge: str | None = None,
    anchor: str = "center",
) -> None:
    """Write as large as the reader likes and the box lets, on several lines if that helps."""
    size *= 1 + (paint.text_size - 1) * HALF
    narrow = size * box.w / max(1.0, paint.extent(text, size, font, grow=False)[0])
    if text and size > narrow >= size * ONE_LINE:
        size = narrow
    least = SMALLEST * (1 + (paint.text_size - 1) * HALF)
    while size > least and not _fits(paint, text, size, font, box):
        size -= 1
    at = {"center": box.center, "midtop": box.midtop, "midleft": box.midleft, "midright": box.midright}[anchor]
    align = {"midleft": "left", "midright": "right"}.get(anchor, "center")
    paint.text(text, at, size, font, tone, anchor, box.w, edge=edge, thick=2, align=align, lead=1.1, grow=False)


def _fits(paint: Paint, text: str, size: float, font: str, box: Box) -> bool:
    """Tell whether a text has room without breaking a word."""
    high = paint.extent(text, size, font, box.w, 1.1, False)[1]
    return high <= box.h and all(paint.extent(word, size, font, grow=False)[0] <= box.w for word in text.split(" "))

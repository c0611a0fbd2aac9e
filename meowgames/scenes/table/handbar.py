"""What stands before the table beside the hand: the bar of a held tile, and the line of what was done unasked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...screen.kit.widget import Looks, Widget
from ...screen.paint import HALF, INK, LIGHT, Box, Paint
from .play import Tool
from .view import View

SIZE, CAP = 30, 22  # of the words on a button, and on a key cap
ICON, GAP, PAD = 40, 10, 14
HIGH = 46  # of a key cap
WORDS, LEAD, IN, BUTTON = 24, 1.1, 20, 62  # of what was done unasked: its size, its margin, its button's height


class HandButton(Widget):
    """One thing that can be done with a held tile: its word, its picture and its keys as far as there is room."""

    ringed = True

    def __init__(self, view: View, key: str, icon: str, text: str, caps: Sequence[str], tool: Tool, kind: str):
        self.view, self.name, self.icon, self.text, self.caps = view, key, icon, text, caps
        self.key = key
        self.act, self.usable, self.kind = tool.use, tool.usable, kind
        self.pictured = self.capped = True

    @property
    def hit(self) -> Box:
        """What a click may hit."""
        return self.box

    def catches(self, pos: tuple[float, float]) -> bool:
        return self.box.collidepoint(pos)

    def show(self, pictured: bool, capped: bool) -> None:
        """Leave out the picture or the keys where there is no room for them."""
        self.pictured, self.capped = pictured, capped

    def wish(self, paint: Paint) -> float:
        wide = paint.extent(self.text, SIZE, "button", grow=HALF)[0] + 2 * (PAD + 8)
        if self.pictured and self.icon:
            wide += ICON + 6
        if self.capped:
            wide += 8 + sum(self._cap(paint, cap) + 4 for cap in self.caps)
        return wide

    def draw(self, paint: Paint, look: Looks) -> None:
        usable, stood = self.usable(), self.view.lights.focus == self.name
        seen = look(self)
        paint.sliced(f"button-{self.kind}-{seen.state(usable)}", self.box)
        caps = 8 + sum(self._cap(paint, cap) + 4 for cap in self.caps) if self.capped else 0
        icon = ICON + 6 if self.pictured and self.icon else 0
        room = self.box.w - 2 * PAD - caps - icon
        text = min(room, paint.extent(self.text, SIZE, "button", grow=HALF)[0])
        x = self.box.centerx - (text + caps + icon) / 2
        y = self.box.centery - 4
        if icon:
            paint.image(f"icon-{self.icon}", (x, y - ICON / 2, ICON, ICON), alpha=255 if usable else 110)
        tone = LIGHT if self.kind in ("good", "primary") and usable else INK
        alpha = 255 if usable else 140
        paint.text(
            self.text, (x + icon, y), SIZE, "button", tone, "midleft", fit=room, least=SIZE - 6, grow=HALF, alpha=alpha
        )
        x += icon + text + 10
        for cap in self.caps if self.capped else ():
            box = Box(x, y - HIGH / 2, self._cap(paint, cap), HIGH)
            paint.grown("key_cap-normal", box)
            paint.text(cap, (box.centerx, box.centery - 4), CAP, "strong", INK, "center", grow=HALF)
            x = box.right + 4
        if stood:
            paint.ring(self.box, 26)

    @staticmethod
    def _cap(paint: Paint, text: str) -> float:
        return max(HIGH, paint.extent(text, CAP, "strong", grow=HALF)[0] + 26)


class HandBar(Widget):
    """The buttons of a held tile, always in the same order: in a row, in two rows if words are large."""

    def __init__(self, kids: Sequence[HandButton], place: Box):
        self.kids, self.spread = kids, place

    def parts(self) -> tuple[HandButton, ...]:
        return tuple(self.kids)

    def place(self, paint: Paint, _box: Box) -> None:
        self.box = Box(self.spread)
        for pictured, capped in ((True, True), (False, True), (True, False), (False, False)):
            for kid in self.kids:
                kid.show(pictured, capped)
            if sum(kid.wish(paint) for kid in self.kids) + GAP * (len(self.kids) + 1) <= self.box.w:
                self._row(paint, self.kids, self.box)
                return
        high = self.box.h
        self.box.y, self.box.h = self.box.y - high + 8, 2 * high - 8
        half = (len(self.kids) + 1) // 2
        self._row(paint, self.kids[:half], Box(self.box.x, self.box.y, self.box.w, high))
        self._row(paint, self.kids[half:], Box(self.box.x, self.box.y + high - 8, self.box.w, high))

    def _row(self, paint: Paint, kids: Sequence[HandButton], box: Box) -> None:
        wishes = [kid.wish(paint) for kid in kids]
        spare = (box.w - sum(wishes) - GAP * (len(kids) + 1)) / max(1, len(kids))
        x = box.x + GAP
        for kid, wide in zip(kids, wishes, strict=True):
            kid.place(paint, Box(x, box.y + 8, wide + spare, box.h - 14))
            x += wide + spare + GAP

    def draw(self, paint: Paint, look: Looks) -> None:
        paint.sliced("wood", self.box)
        super().draw(paint, look)


class AsideButton(Widget):
    """A small button on the line of what was done unasked."""

    ringed = True

    def __init__(self, view: View, key: str, text: str, act: Callable[[], object]):
        self.view, self.name, self.key, self.text, self.act = view, key, key, text, act

    @property
    def hit(self) -> Box:
        """What a click may hit."""
        return self.box

    def catches(self, pos: tuple[float, float]) -> bool:
        return self.box.collidepoint(pos)

    def wish(self, paint: Paint) -> float:
        return paint.extent(self.text, 24, "button", grow=HALF)[0] + 44

    def draw(self, paint: Paint, look: Looks) -> None:
        paint.sliced(f"button-plain-{look(self).state()}", self.box)
        at = (self.box.centerx, self.box.centery - 4)
        paint.text(self.text, at, 24, "button", INK, "center", fit=self.box.w - 16, least=20, grow=HALF)
        if self.view.lights.focus == self.name:
            paint.ring(self.box, 22)


class AsideLine(Widget):
    """Tells what was done without asking, with the button that takes it back or asks after all."""

    above = False  # whether the words stand above the button

    def __init__(self, said: str, kid: AsideButton, place: Box):
        self.said, self.kid, self.spread = said, kid, place

    def parts(self) -> tuple[AsideButton, ...]:
        return (self.kid,)

    def place(self, paint: Paint, _box: Box) -> None:
        wish, button = self.kid.wish(paint), max(BUTTON, 15 * paint.text_size + 43)
        wide, room = paint.extent(self.said, WORDS, "strong", grow=HALF)[0], self.spread.w - 2 * IN
        self.above = wide + wish + IN > room  # the words stand above the button
        words = paint.extent(self.said, WORDS, "strong", room, LEAD, HALF)[1] + 12 if self.above else 0
        self.box = Box(0, 0, max(min(wide, room), wish) if self.above else wide + wish + IN, button + words)
        self.box.w += 2 * IN
        self.box.center = self.spread.center
        self.box.bottom = min(self.box.bottom, self.spread.bottom)  # what needs more lines grows upwards
        wish = min(wish, self.box.w - 12)
        at = self.box.centerx - wish / 2 if self.above else self.box.right - IN / 2 - wish
        self.kid.place(paint, Box(at, self.box.bottom - button + 5, wish, button - 8))

    def draw(self, paint: Paint, look: Looks) -> None:
        paint.sliced("plate-mint", self.box)
        if self.above:
            at, room = (self.box.centerx, self.box.y + 8), self.box.w - 2 * IN
            paint.text(self.said, at, WORDS, "strong", INK, "midtop", room=room, lead=LEAD, grow=HALF, align="center")
        else:
            at = (self.box.x + IN, self.box.centery - 1)
            paint.text(self.said, at, WORDS, "strong", INK, "midleft", grow=HALF)
        super().draw(paint, look)

"""The widgets that stand before a table: round tools, the prompt, the sign of a visit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...screen.kit.widget import Looks, Widget
from ...screen.paint import HALF, INK, Box, Paint
from .drawer import Drawer
from .drawing import draw_portrait
from .play import Tool
from .view import View

TOOL_SIDE = 64  # of a round tool
TOOL_WORD, TOOL_LEAST, APART = 19, 18, 6  # size of its word, and how far from the next it stands if it can
PILL = 64  # how high the prompt is with one line
STEPS = 8  # pictures of a paw that thinks
ASKED, BESIDE = 28, 110  # size of a prompt, and what its sign needs beside the words
LEFT = 480  # how much room there must be left of what stands before the table


class RoundTool(Widget):
    """A round button with a picture, and its word below."""

    ringed = True  # it stays down while the mouse holds it, wherever that goes

    def __init__(self, view: View, key: str, icon: str, text: str, tool: Tool, kind: str, rim: int):
        self.view, self.name, self.icon, self.text = view, key, icon, text
        self.key = key
        self.act, self.usable = tool.use, tool.usable
        self.kind, self.rim = kind, rim
        self.slot = self.box

    def pin(self, slot: Box) -> None:
        """Take a place: a disc, and its word below."""
        side = min(TOOL_SIDE, slot.w)
        self.box = Box(slot.centerx - side / 2, slot.y, side, side)
        self.slot = slot

    @property
    def hit(self) -> Box:
        """What a click may hit: its word too."""
        return self.slot

    def catches(self, pos: tuple[float, float]) -> bool:
        return self.hit.collidepoint(pos)

    def cause(self, look: Looks) -> tuple[Any, ...]:
        shown = self.icon, self.text, self.kind, self.rim, tuple(self.slot)
        return *shown, self.usable(), look(self), self.view.lights.focus == self.name

    def draw(self, paint: Paint, look: Looks) -> None:
        usable, seen = self.usable(), look(self)
        paint.image(f"round-{self.kind}-{seen.state(usable)}", self.box.inflate(self.rim, self.rim))
        inset = -self.rim / 2 - 4
        paint.image(f"icon-{self.icon}", self.box.inflate(inset, inset).move(0, -3), alpha=255 if usable else 110)
        at, tone = (self.slot.centerx, self.slot.bottom), "#fff3d6"
        room = max(self.slot.w - APART, needs(paint, self.text))
        how: dict[str, Any] = {"fit": room, "least": TOOL_LEAST, "edge": "#2a1712", "thick": 2, "grow": HALF}
        paint.text(self.text, at, TOOL_WORD, "strong", tone, "midbottom", **how)
        if self.view.lights.focus == self.name:
            paint.ring(self.box, self.box.w / 2)


class Toolbar(Widget):
    """RoundTool buttons spread over their place, each with the room its word needs, in two rows if words are large.

    None leaves a gap.
    """

    def __init__(self, slots: Sequence[RoundTool | None], place: Box):
        self.slots, self.spread = slots, place
        self.kids = [kid for kid in slots if kid]

    def parts(self) -> tuple[RoundTool, ...]:
        return tuple(self.kids)

    def place(self, paint: Paint, _box: Box) -> None:
        self.box = self.spread
        for kid, box in zip(self.slots, slots(paint, self.box, [kid.text if kid else "" for kid in self.slots])):
            if kid:
                kid.pin(box)


def slots(paint: Paint, box: Box, texts: Sequence[str]) -> list[Box]:
    """Return the room of each tool: as much as its word needs, in two rows if words are large; gaps get the rest."""
    wides = [max(TOOL_SIDE - 4, needs(paint, text) + 3) for text in texts]
    gaps = texts.count("")
    if gaps:
        wides = [wide + APART - 3 if text else wide for wide, text in zip(wides, texts, strict=True)]
        left = box.w - sum(wide for wide, text in zip(wides, texts, strict=True) if text)
        wides = [wide if text else left / gaps for wide, text in zip(wides, texts, strict=True)]
    high, apart = TOOL_SIDE + paint.extent("M", TOOL_WORD, "strong", grow=HALF)[1], APART * len(wides)
    tall = box.h >= 2 * high  # there is room for two rows, so words need not stand close
    half = len(wides) if gaps or sum(wides) + apart * tall <= box.w else (len(wides) + 1) // 2
    out = list[Box]()
    for row in (wides[:half], wides[half:]):
        x, spare = box.x, (box.w - sum(row)) / max(1, len(row))
        for wide in row:
            out.append(Box(x, box.y + 8 + (high + 6) * (len(out) >= half), wide + spare, high))
            x += wide + spare
    return out


def needs(paint: Paint, text: str) -> float:
    """Return how wide a tool's word is at least."""
    return paint.extent(text, TOOL_LEAST, "strong", grow=HALF)[0]


class Sign(Widget):
    """Whose place is looked at from near and how to come back, on a paper in the middle of its room."""

    def __init__(self, text: str, avatar: str, colour: int, room: Box):
        self.text, self.avatar, self.colour, self.room = text, avatar, colour, room

    def place(self, paint: Paint, _box: Box) -> None:
        wide, high = paint.extent(self.text, 25, "strong")
        self.box = Box(0, 0, min(self.room.w, wide + 96), high + 22)
        self.box.midtop = self.room.midtop

    def draw(self, paint: Paint, _look: Looks) -> None:
        paint.sliced("plate-honey", self.box)
        draw_portrait(paint, Box(self.box.x + 12, self.box.centery - 25, 50, 50), self.avatar, self.colour)
        at = self.box.x + 68, self.box.centery - 1
        paint.text(self.text, at, 25, "strong", INK, "midleft", fit=self.box.w - 88)


class Prompt(Widget):
    """Says whose turn it is and what is asked, or what is being shown again."""

    def __init__(
        self,
        view: View,
        said: Callable[[], str],
        paw: Callable[[], int],
        box: Box,
        spare: float,
        log: Drawer | None,
    ):
        self.view, self.said, self.paw = view, said, paw
        self.home, self.spare, self.log = box, spare, log

    def place(self, _paint: Paint, _box: Box) -> None:
        self.box = self.home

    def cause(self, _look: Looks) -> tuple[Any, ...]:
        log = (tuple(self.log.box), self.log.size) if self.log else ()
        covers = tuple(tuple(box) for box in self._covers())
        return *self._says(), self.view.seating.game, self.view.board.big, self.spare, log, covers

    def _covers(self) -> Sequence[Box]:
        """Return what stands before the table."""
        return self.view.manners.covers() if self.view.manners.covers else ()

    def _says(self) -> tuple[str, str]:
        """Return what it says, and the picture before that."""
        view = self.view
        if view.said:
            return view.said, "icon-replay"
        paw = self.paw()
        return self.said(), f"thinking{paw % STEPS}" if paw >= 0 else view.manners.icon(view)

    def draw(self, paint: Paint, _look: Looks) -> None:
        text, icon = self._says()
        if not text:
            return
        room = self.home.w + self.spare - BESIDE
        size, wide, high = self._fitted(paint, text, room)
        box = Box(0, 0, max(380, wide + 120), max(min(self.home.h, PILL), high + 20))
        box.midbottom = self.home.midbottom  # what needs more lines grows upwards
        if self.home.h <= PILL:
            box.center = self.home.center
        if self.log and self.log.box.colliderect(box) and self.log.box.x > box.w + 20:
            box.right = self.log.box.x - 12  # a drawer pulled up pushes it aside
        elif self.log and self.log.size == 2 and self.log.box.colliderect(box):
            left = self.log.box.right + 12
            size, wide, high = self._fitted(paint, text, min(room, self.home.right - left - BESIDE))
            box = Box(left, box.y, wide + 120, max(box.h, high + 20))
        for cover in self._covers():
            if cover.colliderect(box) and cover.x > LEFT:  # what stands in front leaves it the room beside
                size, wide, high = self._fitted(paint, text, min(room, cover.x - BESIDE - 40))
                box = Box(cover.x - wide - 140, box.y, wide + 120, max(box.h, high + 20))
        paint.sliced("pill" if "pill" in paint.art.faces else "plate", box)
        if icon.startswith("thinking"):
            paint.image(icon, (box.x + 14, box.centery - 34, 58, 60))
        elif icon:
            paint.image(icon, (box.x + 20, box.centery - 22, 44, 44))
        at = (box.x + 76, box.centery - 1)
        paint.text(text, at, size, "strong", INK, "midleft", room=wide + 2, lead=1.15, grow=HALF)

    def _fitted(self, paint: Paint, text: str, room: float) -> tuple[float, float, float]:
        """Return size, width and height of the words: on as many lines as there is room for, else a little smaller."""
        for size in (ASKED, 26, 24, 22, *((20,) if self.view.board.big else ())):
            wide, high = paint.extent(text, size, "strong", room, 1.15, HALF)
            if high + 16 <= self.home.h:
                break
        return size, wide, high

"""The lesson cat and its speech bubble: it sits where it hides nothing that matters now, or shrinks to a mark."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from ...screen import room
from ...screen.kit import roles
from ...screen.kit.form import Form
from ...screen.kit.layout import Row
from ...screen.kit.widget import Look, Widget
from ...screen.paint import INK, Box, Paint, written
from ...screen.room import ROOM, Cost
from ...screen.stage import Stage
from .targets import Targets

Looks = Callable[[Any], Look]
CAT, TAIL, PAD = "lesson-cat", "bubble-tail", 30
WIDTHS = (330, 365, 400, 470, 560, 640, 720, 840, 960, 1120, 1300)  # of a bubble in text of usual size
NARROW = (360, 440, 520, 600)  # of one that stays aside
RIM = 24  # what a bubble's rim and shadow take, both sides together
HIGHEST = 0.82  # of the canvas: a bubble higher than this says too much at once
MARK = 104  # the side of the small cat that has something to say


class Speech(Widget):
    """A bubble around some words, and the cat that says them at its left; where it is tight the cat stays away."""

    def __init__(self, body: Any, room: Callable[[Paint, Speech], Box], cat: str = CAT, spares: bool = False):
        self.body, self.room, self.cat = body, room, cat  # "" where the cat stays away
        self.spares = spares  # whether it lies on nothing that is rather spared

    def parts(self) -> tuple:
        return (self.body,)

    def side(self, paint: Paint) -> float:
        """Return how wide the cat sits beside its words."""
        return paint.natural(self.cat)[0] * 0.92 if self.cat else 0.0

    def size(self, paint: Paint, wide: float) -> tuple[float, float]:
        """Return how large cat and bubble are if the words may be that wide."""
        high = self.body.measure(paint, wide - 2 * PAD) + 2 * PAD - 8
        return wide + self.side(paint), max(high, paint.natural(self.cat)[1] if self.cat else 0)

    def row(self, paint: Paint, wraps: bool = False) -> float:
        """Return how wide it must be for none of its rows to wrap, or for what may not give way in them."""
        rows = [kid.least(paint) if wraps else kid.wish(paint) for kid in self.body.parts() if isinstance(kid, Row)]
        return max(rows, default=0) + 2 * PAD

    def place(self, paint: Paint, _box: Box) -> None:
        self.box = self.room(paint, self)
        left = self.box.x + self.side(paint)
        self.paper = Box(left, self.box.y, self.box.right - left, self.box.h)
        self.body.place(paint, self.paper.inflate(-2 * PAD, -2 * PAD + 8))

    def draw(self, paint: Paint, look: Looks) -> None:
        paint.sliced("bubble", self.paper)
        if self.cat:
            wide, high = paint.natural(TAIL)
            low = self.box.bottom - 74
            paint.image(TAIL, (self.paper.x - wide * 0.52, low - high / 2, wide * 0.72, high * 0.72))
            wide, high = paint.natural(self.cat)
            paint.image(self.cat, (self.box.x - 8, self.box.bottom - high, wide, high))
        with paint.ledger.speaks(paint.pixels(self.box.inflate(RIM, RIM))):
            self.body.draw(paint, look)


class Mark(Widget):
    """A small cat that has something to say where there is no room for it: a click or Enter lets it speak."""

    key = "mark"
    focusable = True
    radius = 24.0

    def __init__(self, act: Callable[[], Any], room: Callable[[Paint], Box], cat: str = CAT):
        self.act, self.room, self.cat = act, room, cat

    def place(self, paint: Paint, _box: Box) -> None:
        self.box = self.room(paint)

    def draw(self, paint: Paint, look: Looks) -> None:
        seen = look(self)
        paint.sliced("bubble", self.box.inflate(-12, -12))
        wide, high = paint.natural(self.cat)
        tall = self.box.h * (0.86 if seen.hover or seen.focus else 0.78)
        cat = Box(0, 0, tall * wide / high, tall)
        cat.midbottom = self.box.centerx, self.box.bottom - 8
        paint.image(self.cat, cat)
        disc = (self.box.right - 18, self.box.y + 18)
        paint.circle(disc, 19, INK)
        paint.circle(disc, 16, "#f7c458")
        paint.text("!", (disc[0], disc[1] - 1), 26, "button", INK, "center", grow=False)


@dataclass(eq=False)
class Dots(Widget):
    """How far one is: a dot for each part, filled as far as one has come."""

    count: int
    at: int

    def wish(self, paint: Paint) -> float:
        return self.count * 22 * roles.half(paint)

    def measure(self, paint: Paint, _width: float) -> float:
        return 22 * roles.half(paint)

    def draw(self, paint: Paint, _look: Looks) -> None:
        step = self.box.w / max(1, self.count)
        for index in range(self.count):
            middle = (self.box.x + step * (index + 0.5), self.box.centery)
            paint.circle(middle, step * 0.32, INK)
            if index > self.at:
                paint.circle(middle, step * 0.32 - 2.5, "#fff7e6")
            elif index == self.at:
                paint.circle(middle, step * 0.32 - 2.5, "#f7c458")


class Bubble:
    """Holds what the cat says: built anew when it says something else, placed where nothing that matters is hidden.

    Where there is no such place the cat waits as a mark; whoever opens it reads over the table and folds it again.
    """

    def __init__(
        self,
        stage: Stage,
        words: Callable[[bool], Any | None],  # what is said; True asks for the least of it
        keeps: Callable[[], Sequence[Box]],
        costs: Callable[[], Iterable[Cost]],
        widths: Sequence[float] = WIDTHS,
        where: Box | None = None,
        spared: Callable[[], Sequence[Box]] = tuple,  # what had rather be seen too, if there is room elsewhere
        cat: Callable[[], str] = lambda: CAT,  # who speaks
    ):
        self.cat = cat
        self.stage, self.words, self.keeps, self.costs, self.widths = stage, words, keeps, costs, widths
        self.where, self.spared = where, spared  # where it last was
        self.open = False  # whether it was opened although there is no room
        self.small = False  # whether it is a mark whatever room there is
        self.listed: tuple[object, ...] = (None, None)  # what could be touched when it last made room
        self.found: tuple[object, Box | None] = (None, None)  # where there was room, and for what
        self.form = Form(stage, self._build)

    @property
    def box(self) -> Box:
        """Where cat and bubble are; nowhere while nothing is said."""
        self.form.ready()
        return self.form.root.box if isinstance(self.form.root, (Speech, Mark)) else Box(-9, -9, 0, 0)

    @property
    def folded(self) -> bool:
        """Whether only the mark is there."""
        self.form.ready()
        return isinstance(self.form.root, Mark)

    def refresh(self) -> None:
        """Say something else, and look for a place again."""
        self.open = self.small = False
        self.form.refresh()

    def unfold(self) -> None:
        """Let the cat speak although it is in the way, until it is folded."""
        self.open, self.small = True, False
        self.form.refresh()
        self.stage.redraw()

    def shrink(self) -> None:
        """Be only a mark from now on, until it is opened."""
        self.open, self.small = False, True
        self.form.refresh()
        self.stage.redraw()

    def fold(self) -> bool:
        """Fold what was opened; tell whether it was."""
        was = self.open
        if was:
            self.refresh()
            self.stage.redraw()
        return was

    def follow(self, targets: Targets) -> bool:
        """Move out of the way once other things can be touched; tell whether it had to."""
        if self.listed[0] is targets.pieces and self.listed[1] is targets.front:
            return False
        self.listed = targets.pieces, targets.front
        if self.open or self.box.w <= 0 or self.box.collidelist(list(self.keeps())) < 0:
            return False
        self.form.refresh()
        return True

    def draw(self, paint: Paint) -> None:
        """Draw cat and bubble, if it says something."""
        self.form.draw(paint)

    def event(self, event: pygame.event.Event) -> bool:
        """Take what is meant for the buttons of the bubble; a press beside them is swallowed, not taken."""
        if event.type not in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return False
        return self.form.event(event) and event.type != pygame.MOUSEMOTION

    def over(self, pos: Sequence[float]) -> bool:
        """Tell whether the bubble lies there."""
        return self.box.collidepoint(pos)

    def _build(self) -> Widget:
        for spares in (True, False) if self.spared() else (False,):
            for least in (False, True):
                body = self.words(least)
                if body is None:
                    return Silence()
                speech = Speech(body, self._room, cat="" if least else self.cat(), spares=spares)
                if self.small:
                    break
                if self._find(speech, room.find) or (self.open and not spares):
                    return speech
        return Mark(self.unfold, self._corner, self.cat())

    def _find(self, speech: Speech, find: Callable[..., Box | None]) -> Box | None:
        """Return where there is room for it, looked for once for the same words; its rows wrap only if they must."""
        paint = self.stage.paint
        mark = speech, find, paint.scale, paint.text_size
        if self.found[0] != mark:
            keeps, costs = [*self.keeps(), *(self.spared() if speech.spares else ())], list(self.costs())
            widths = [speech.row(paint)] + ([] if speech.spares else [speech.row(paint, wraps=True)])
            tried = (find(self._sizes(speech, wide), keeps, costs, self.where, sits=True) for wide in widths)
            self.found = mark, next((box for box in tried if box), None)
        return self.found[1]

    def _sizes(self, speech: Speech, least: float) -> list[tuple[float, float]]:
        """Return how large it may be, the words no narrower than told."""
        paint = self.stage.paint
        grow, most = 1 + (paint.text_size - 1) * 0.4, ROOM.w - speech.side(paint)
        sizes = [speech.size(paint, min(most, max(least, wide * grow))) for wide in self.widths]
        return [size for size in dict.fromkeys(sizes) if size[1] <= HIGHEST * ROOM.h] or sizes[-1:]

    def _room(self, _paint: Paint, speech: Speech) -> Box:
        """Return the free place that hides least, as near to the last one as that allows."""
        found = self._find(speech, room.find) or self._find(speech, room.least) or Box(ROOM)
        self.where = found
        return Box(found)

    def _corner(self, paint: Paint) -> Box:
        """Return a free place for the mark, off all letters if it can be."""
        size, keeps, costs = [(MARK, MARK)], list(self.keeps()), list(self.costs())
        found = room.find(size, keeps + written(paint, [ROOM]), costs, self.where) or room.find(
            size, keeps, costs, self.where
        )
        return found or room.least(size, keeps, costs, self.where)


class Silence(Widget):
    """Nothing said."""

    def place(self, _paint: Paint, _box: Box) -> None:
        self.box = Box(-9, -9, 0, 0)

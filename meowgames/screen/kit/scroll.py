"""A window on something higher than its place: bar, wheel, dragging, and the focused part always in view."""

from __future__ import annotations

from dataclasses import dataclass

from ..paint import Box, Paint
from .roll import Roll
from .widget import Holder, Looks, Pos, Widget, walk

BAR = 22  # how wide the groove is
ASIDE = 18  # between content and groove
EDGE = 14  # room around the content in which focus rings and shadows still show


@dataclass(eq=False)
class Scroll(Widget):
    """Shows as much of its content as fits, and lets it slide."""

    kid: Widget
    key: str | None = None
    most: float | None = None  # the greatest height it asks for
    tall: bool = True
    stretch: float = 1
    offset: float = 0
    full: float = 0  # height of the content
    grabbed: float = 0  # where in the thumb the mouse holds it

    def parts(self) -> tuple[Widget, ...]:
        return (self.kid,)

    def wish(self, paint: Paint) -> float:
        return self.kid.wish(paint)

    def least(self, paint: Paint) -> float:
        return self.kid.least(paint)

    def measure(self, paint: Paint, width: float) -> float:
        if self.most is None:
            return 0 if self.tall else self.kid.measure(paint, width)
        return min(self.most, self.kid.measure(paint, width))

    def place(self, paint: Paint, box: Box) -> None:
        self._lay(paint, box)
        if any(isinstance(one, Roll) and one.grew for one, _ in walk(self.kid)):
            self._lay(paint, box)

    def _lay(self, paint: Paint, box: Box) -> None:
        self.box = Box(box)
        wide = box.w
        self.full = self.kid.measure(paint, wide)
        if self.slides:
            wide -= BAR + ASIDE
            self.full = self.kid.measure(paint, wide)
        self.offset = max(0.0, min(self.offset, self.full - box.h))
        self.window = box.inflate(2 * EDGE, EDGE)
        self.kid.place(paint, Box(box.x, box.y - self.offset, wide, max(self.full, box.h)))

    def draw(self, paint: Paint, look: Looks) -> None:
        with paint.clip(self.window or self.box), paint.ledger.rolls():
            self.kid.draw(paint, look)
        if self.slides:
            paint.sliced("scroll_track", self.groove)
            state = look(self).state()
            thumb = self.thumb
            paint.sliced(f"scroll_thumb-{state}", thumb)
            wide, high = paint.natural("grip")
            paint.image("grip", (thumb.centerx - wide / 2, thumb.centery - high / 2, wide, high))

    # ── sliding ──────────────────────────────────────────────────────────────────────────────────────────

    @property
    def slides(self) -> bool:
        """Whether there is more than can be seen."""
        return self.full > self.box.h + 1

    @property
    def groove(self) -> Box:
        """Where the bar lies."""
        return Box(self.box.right - BAR, self.box.y, BAR, self.box.h)

    @property
    def thumb(self) -> Box:
        """Where the thumb lies in the bar."""
        groove = self.groove
        high = max(56.0, groove.h * groove.h / max(1.0, self.full))
        down = (groove.h - high) * self.offset / max(1.0, self.full - self.box.h)
        return Box(groove.x, groove.y + down, BAR, high)

    def scroll(self, by: float) -> bool:
        """Slide by so many canvas units; tell whether anything moved. The form lays out again."""
        before = self.offset
        self.offset = max(0.0, min(before + by, self.full - self.box.h))
        return abs(self.offset - before) > 0.5

    def reveal(self, box: Box) -> None:
        """Slide as little as it takes to see that place."""
        over, under = box.top - EDGE - self.box.top, box.bottom + EDGE - self.box.bottom
        if under > 0:
            self.scroll(min(over, under))
        elif over < 0:
            self.scroll(over)

    def catches(self, pos: Pos) -> bool:
        """Only the bar is for clicks; its hit area is wider than it looks."""
        return self.slides and self.groove.inflate(24, 0).collidepoint(pos)

    def press(self, pos: Pos, form: Holder) -> None:
        thumb = self.thumb
        if thumb.inflate(24, 0).collidepoint(pos):
            self.grabbed = pos[1] - thumb.y
        else:
            self.grabbed = thumb.h / 2
            self.drag(pos, form)

    def drag(self, pos: Pos, form: Holder) -> None:
        groove, thumb = self.groove, self.thumb
        part = (pos[1] - self.grabbed - groove.y) / max(1.0, groove.h - thumb.h)
        if self.scroll(part * (self.full - self.box.h) - self.offset):
            form.layout()

    def release(self, pos: Pos, form: Holder) -> None:
        pass

    def inherit(self, old: Scroll) -> None:
        self.offset = old.offset

"""The card of a hint, where the prompt stands: what to do, the clause, one reason, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product

from pygame import Vector2

from ...screen.kit.rows import ClauseTag
from ...screen.kit.widget import Looks, Widget
from ...screen.paint import INK, SAFE, Box, Paint
from ...screen.stage import Stage
from . import hints, lamps
from .handbar import SIZE, HandButton
from .hints import Advice
from .play import Play, Tool
from .targets import ADVICE
from .view import View, stands

DEED, WHY = 30, 22  # sizes of what to do and of the reason
LEAD = 1.1  # between the lines of what to do
NARROW = 0.88  # what to do may be written so much smaller before all of it is
SMALL = 0.84  # size of the words on buttons that stand beside the text: that needs the room
PAD, GAP, INSET, TIGHT = 12, 10, 16, 6
BULB = 26  # radius of the lamp
COLUMN = 2 * BULB + 14
LEAST = 56  # height of a button
ROOM = 170  # least width of a text
WIDE, HIGH, RISE = 916, 92, 60  # where a map has no place for it
CAPS = {"play": ("key.enter",), "another": ("H",), "close": ("key.esc",)}


class ReasonCard(Widget):
    """Tells a plan in words; what it holds is laid in two rows, one or three, as large as its place lets it be."""

    def __init__(
        self, view: View, said: Advice, tag: ClauseTag | None, kids: Sequence[HandButton], spread: Box, rise: float
    ):
        self.view, self.said, self.tag, self.kids = view, said, tag, kids
        self.spread, self.rise = spread, rise  # its place, and how much higher it may grow
        self.size = 1.0  # of its texts
        self.deed = self.why = Box(0, 0, 0, 0)
        self.beside: Sequence[Widget] = ()  # what it must not hide

    def avoid(self, beside: Sequence[Widget]) -> None:
        """End before these, which have their places already."""
        self.beside = beside

    def parts(self) -> tuple[Widget, ...]:
        return (*([self.tag] if self.tag else []), *self.kids)

    def place(self, paint: Paint, _box: Box) -> None:
        for one in self.beside:
            if one.box.colliderect(self.spread) and one.box.x > self.spread.centerx - WIDE / 2:
                self.spread = Box(self.spread.x, self.spread.y, one.box.x - 26 - self.spread.x, self.spread.h)
        self.box = self.spread
        ways = (self._two, self._one, self._three)
        for size, rise, capped, lay in product(_sizes(paint.text_size), (0, self.rise), (True, False), ways):
            with paint.sized(size):
                for kid in self.kids:
                    kid.show(False, capped)
                high = lay(paint)
                if high and high <= self.spread.h + rise:
                    self._take(paint, size, lay, high)
                    return
        self._take(paint, size, lambda paint: self._one(paint, tight=True), self.spread.h)  # it is written narrower

    def _take(self, paint: Paint, size: float, lay: Callable[[Paint], float], high: float) -> None:
        """Take a place so high, grown upwards, and lay everything there."""
        high, self.size = max(high, self.spread.h), size
        self.box = Box(self.spread.x, self.spread.bottom - high, self.spread.w, high)
        with paint.sized(size):
            lay(paint)

    # ── three ways to lay it; each returns the height it takes, 0 if it is too narrow ──

    def _two(self, paint: Paint) -> float:
        """Lay what to do above the reason, as it is best read."""
        *first, another, close = self.kids
        button, tag = self._button(paint), self._tag(paint)
        column = max(kid.wish(paint) for kid in (another, close))
        wide = [kid.wish(paint) for kid in first]
        room = self.box.w - 2 * PAD - COLUMN - tag - GAP - column
        below = self.box.w - 2 * PAD - sum(wide) - GAP * (1 + len(wide)) - column
        if self._wide(paint) > room or below < ROOM:
            return 0
        lower = max(button, self._why(paint, below - 2 * INSET) + 12)
        x, y, right = self.box.x + PAD, self.box.y + PAD, self.box.right - PAD
        self.deed = Box(x + COLUMN, y, room, button)
        self._pin(paint, Box(right - column - GAP - tag, y, tag, button))
        close.place(paint, Box(right - column, y, column, button))
        y += button + GAP
        another.place(paint, Box(right - column, y + (lower - button) / 2, column, button))
        self.why = Box(x, y, below, lower)
        for kid, w in zip(first, wide, strict=True):
            kid.place(paint, Box(right - column - GAP - w, y + (lower - button) / 2, w, button))
        return 2 * PAD + button + GAP + lower

    def _one(self, paint: Paint, tight: bool = False) -> float:
        """Lay everything side by side, the reason under what to do and under the tag; a long text has several lines."""
        button, tag = LEAST, self._tag(paint)
        with paint.sized(SMALL):
            wide = [kid.wish(paint) for kid in self.kids]
        room = self.box.w - 2 * PAD - COLUMN - tag - sum(wide) - GAP * len(wide)
        if not tight and room < ROOM:
            return 0
        deed, why = self._high(paint, room), self._why(paint, room + tag)
        if tight and deed + why > self.spread.h:
            deed = self._high(paint, 0)
        y, x = self.box.centery - (deed + why) / 2 - 1, self.box.right - PAD
        self.deed = Box(self.box.x + PAD + COLUMN, y, room, deed)
        self.why = Box(self.deed.x, y + deed, room + tag, why)
        for kid, w in zip(reversed(self.kids), reversed(wide), strict=True):
            kid.place(paint, Box(x - w, self.box.centery - button / 2, w, button))
            x -= w + GAP
        self._pin(paint, Box(x - tag, y, tag, deed))
        return max(button + PAD, deed + why + TIGHT)

    def _three(self, paint: Paint) -> float:
        """Lay what to do, the reason and the buttons one under another: for large texts."""
        button, tag, wide = self._button(paint), self._tag(paint), [kid.wish(paint) for kid in self.kids]
        room = self.box.w - 2 * PAD - COLUMN - tag - GAP
        spare = (self.box.w - 2 * PAD - sum(wide) - GAP * (len(wide) - 1)) / len(wide)
        if spare < 0 or self._wide(paint) > room:
            return 0
        upper = max(2 * BULB, paint.extent(self.said.deed, DEED, "button")[1])
        why = self._why(paint, self.box.w - 2 * PAD - 2 * INSET) + 12 if self.said.reason else 0
        x, y = self.box.x + PAD, self.box.y + PAD
        self.deed = Box(x + COLUMN, y, room, upper)
        self._pin(paint, Box(self.box.right - PAD - tag, y, tag, upper))
        self.why = Box(x, y + upper + GAP, self.box.w - 2 * PAD, why)
        y = self.box.bottom - PAD - button
        for kid, w in zip(self.kids, wide, strict=True):
            kid.place(paint, Box(x, y, w + spare, button))
            x += w + spare + GAP
        return 2 * PAD + upper + GAP + why + (GAP if why else 0) + button

    # ── what they measure ──

    def _button(self, paint: Paint) -> float:
        return max(LEAST, paint.extent("M", SIZE, "button")[1] + 18)

    def _tag(self, paint: Paint) -> float:
        return self.tag.wish(paint) + GAP if self.tag else 0

    def _pin(self, paint: Paint, box: Box) -> None:
        """Hang the tag of the clause into the middle of a box."""
        if self.tag:
            high = min(box.h, self.tag.measure(paint, 0))
            self.tag.place(paint, Box(box.x + GAP, box.centery - high / 2, box.w - GAP, high))

    def _wide(self, paint: Paint) -> float:
        return NARROW * paint.extent(self.said.deed, DEED, "button")[0]

    def _high(self, paint: Paint, room: float) -> float:
        """Return how high what to do is written: on one line as long as that has room."""
        long = room and self._wide(paint) > room
        return paint.extent(self.said.deed, DEED, "button", room if long else None, LEAD)[1]

    def _why(self, paint: Paint, room: float) -> float:
        return paint.extent(self.said.reason, WHY, "strong", max(60, room), 1.15)[1] if self.said.reason else 0

    # ── drawing ──

    def draw(self, paint: Paint, look: Looks) -> None:
        paint.sliced("plate", self.box)
        beside = self.why.x == self.deed.x  # the lamp stands beside both
        lamp = Vector2(self.box.x + PAD + BULB, self.box.centery if beside else self.deed.centery)
        lamps.draw_lamp(paint, lamp, radius=BULB)
        with paint.sized(self.size):
            at, wide = (self.deed.x, self.deed.centery - 1), self.deed.w
            folds = self._high(paint, 0) < self._high(paint, wide) <= self.deed.h
            room, fit = (wide, None) if folds else (None, wide)
            paint.text(self.said.deed, at, DEED, "button", INK, "midleft", room, fit, lead=LEAD)
            if self.said.reason:
                self._draw_why(paint, 0 if beside else INSET)
            if self.tag:
                self.tag.draw(paint, look)
        with paint.sized(SMALL if beside else self.size):
            for kid in self.kids:
                kid.draw(paint, look)
        if self.tag and self.view.lights.focus == self.tag.key:
            paint.ring(self.tag.box, 12)

    def _draw_why(self, paint: Paint, inset: float) -> None:
        if inset:
            paint.sliced("plate-mint", self.why.inflate(-8, -8))
        room, at = self.why.w - 2 * inset, (self.why.x + inset, self.why.centery - 1)
        paint.text(self.said.reason, at, WHY, "strong", "#245c36", "midleft", room=max(60, room), lead=1.15)


def _sizes(wanted: float) -> Iterator[float]:
    """Yield sizes of text, the one that is wanted first, down to the smallest that can be read."""
    while wanted > 0.75:
        yield wanted
        wanted -= 0.05
    yield 0.7


def card(stage: Stage, view: View, play: Play, acts: Mapping[str, Tool]) -> list[ReasonCard]:
    """Return the card of the hint that is shown, if one is."""
    hint, words = play.hint, stage.words
    if not hint.open:
        return []
    plan, clause = hint.plan, play.clause()
    said = Advice(words("hint.all"), words("hint.round"))
    if plan:
        said = hints.advice(words, play.match, plan, view.board.dress(view.seating.colours))
    tag = ClauseTag(f"§ {clause}", acts["rules"].use, ADVICE + "clause") if plan and clause else None
    uses: dict[str, Callable[[], object]] = {"another": acts["hint"].use, "close": hint.close}
    uses = {"play": lambda: play.make(plan)} | uses  # it stays where it is when there is nothing more to play
    kids = []
    for name, use in uses.items():
        caps = [words(cap) if words.has(cap) else cap for cap in CAPS[name]]
        kind = "primary" if name == "play" else "plain"
        tool = Tool(use, lambda: bool(plan)) if name == "play" else Tool(use)
        kids.append(HandButton(view, ADVICE + name, "", words(f"hint.{name}"), caps, tool, kind))
    place, prompt = stands(view, "hint"), stands(view, "prompt")
    box = Box(place.box) if place else Box(0, 0, WIDE, HIGH)
    if prompt and not place:
        box.midbottom = prompt.box.midbottom
    return [ReasonCard(view, said, tag, kids, box.clamp(SAFE), place.props.get("rise", 0) if place else RISE)]

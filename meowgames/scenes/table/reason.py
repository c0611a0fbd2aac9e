"""The card of a hint, where the prompt stands: what to do, the clause, one reason, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product

from pygame import Vector2

from ...screen import room
from ...screen.kit.rows import ClauseTag
from ...screen.kit.widget import Looks, Widget
from ...screen.paint import HALF, INK, SAFE, Box, Paint
from ...screen.stage import Stage
from . import clear, hints, lamps, pointing
from .handbar import SIZE, HandButton
from .hints import Advice
from .play import Play, Tool
from .targets import ADVICE, Step
from .view import View, stands

DEED, WHY = 30, 22  # sizes of what to do and of the reason
LEAD = 1.1  # between the lines of what to do
SMALL = 0.84  # size of the words on buttons that stand beside the text: that needs the room
PAD, GAP, INSET, TIGHT = 12, 10, 16, 6
BULB = 26  # radius of the lamp
COLUMN = 2 * BULB + 14
LEAST = 56  # height of a button
ROOM = 170  # least width of a text
WIDTHS = (380, 440, 520, 600, 700, 800, 920, 1100)  # tried where it looks for a place
WIDE, HIGH, RISE = 916, 92, 60  # where a map has no place for it
CAPS = {"play": ("key.enter",), "another": ("H",), "close": ("key.esc",)}


class ReasonCard(Widget):
    """Tells a plan in words; what it holds is laid in two rows, one or three, as large as its place lets it be."""

    def __init__(
        self,
        view: View,
        said: Advice,
        tag: ClauseTag | None,
        kids: Sequence[HandButton],
        spread: Box,
        rise: float,
        steps: Sequence[Step] = (),
    ):
        self.view, self.said, self.tag, self.kids = view, said, tag, kids
        self.spread, self.rise = spread, rise  # its place, and how much higher it may grow
        self.steps = steps  # what it marks
        self.size = self.reader = 1.0  # of its texts, and as the reader wants them
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
        self.box, self.reader = self.spread, paint.text_size
        ways = (self._two, self._one, self._three)
        for size, rise, capped, lay in product(_sizes(paint.text_size), (0, self.rise), (True, False), ways):
            with paint.sized(size, self.reader):
                for kid in self.kids:
                    kid.show(False, capped)
                high = lay(paint)
            if high and high <= self.spread.h + rise:
                high = max(high, self.spread.h)
                self._take(paint, size, lay, Box(self.spread.x, self.spread.bottom - high, self.spread.w, high))
                return
        self._go_elsewhere(paint)

    def _take(self, paint: Paint, size: float, lay: Callable[[Paint], float], box: Box) -> None:
        """Take a place and lay everything there."""
        self.box, self.size = box, size
        with paint.sized(size, self.reader):
            lay(paint)

    def _go_elsewhere(self, paint: Paint) -> None:
        """Take the place that hides nothing that matters now: large texts need more room than the prompt has."""
        kept, lying = keeps(self.view, self.steps, self.beside), list(pointing.costs(self.view))
        size, sizes = 1 + (self.reader - 1) * HALF, []
        with paint.sized(size, self.reader):
            for wide in WIDTHS:
                self.box = Box(0, 0, wide, 0)
                sizes.append((wide, self._tall(paint)))
        given = [one for one in sizes if one[1]], kept, lying, self.spread
        self._take(paint, size, self._tall, room.find(*given) or room.least(*given))

    # ── four ways to lay it; each returns the height it takes, 0 if it is too narrow ──

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

    def _one(self, paint: Paint) -> float:
        """Lay everything side by side, the reason under what to do and under the tag; a long text has several lines."""
        button, tag = LEAST, self._tag(paint)
        with paint.sized(SMALL, self.reader):
            wide = [kid.wish(paint) for kid in self.kids]
        room = self.box.w - 2 * PAD - COLUMN - tag - sum(wide) - GAP * len(wide)
        if room < ROOM:
            return 0
        deed, why = self._high(paint, room), self._why(paint, room + tag)
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

    def _tall(self, paint: Paint) -> float:
        """Lay what to do and the reason on as many lines as they need, and below them tag and buttons in rows."""
        wide, button = self.box.w - 2 * PAD, self._button(paint)
        lower: list[tuple[Widget, float]] = [(kid, kid.wish(paint)) for kid in self.kids]
        lower = [*([(self.tag, self.tag.wish(paint))] if self.tag else []), *lower]
        if max(wish for _, wish in lower) > wide or self._word(paint) > wide - COLUMN:
            return 0
        upper = max(2 * BULB, self._high(paint, wide - COLUMN))
        x, y = self.box.x + PAD, self.box.y + PAD
        self.deed = Box(x + COLUMN, y, wide - COLUMN, upper)
        self.why = Box(x, y + upper + GAP, wide, self._why(paint, wide - 2 * INSET) + 12)
        y = self.why.bottom + GAP
        for widget, wish in lower:
            if x + wish > self.box.x + PAD + wide:
                x, y = self.box.x + PAD, y + button + GAP
            high = widget.measure(paint, 0) if widget is self.tag else button
            widget.place(paint, Box(x, y + (button - high) / 2, wish, high))
            x += wish + GAP
        return y + button + PAD - self.box.y

    # ── what they measure ──

    def _word(self, paint: Paint) -> float:
        """Return how wide the longest word of what to do is."""
        return max(paint.extent(word, DEED, "button")[0] for word in self.said.deed.split())

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
        return paint.extent(self.said.deed, DEED, "button")[0]

    def _high(self, paint: Paint, room: float) -> float:
        """Return how high what to do is written: on one line as long as that has room."""
        long = room and self._wide(paint) > room
        return paint.extent(self.said.deed, DEED, "button", room if long else None, LEAD)[1]

    def _why(self, paint: Paint, room: float) -> float:
        return paint.extent(self.said.reason, WHY, "strong", max(60, room), 1.15)[1] if self.said.reason else 0

    # ── drawing ──

    def draw(self, paint: Paint, look: Looks) -> None:
        with paint.ledger.speaks(paint.pixels(self.box)):
            self._draw(paint, look)

    def _draw(self, paint: Paint, look: Looks) -> None:
        paint.sliced("plate", self.box)
        beside = self.why.x == self.deed.x  # the lamp stands beside both
        lamp = Vector2(self.box.x + PAD + BULB, self.box.centery if beside else self.deed.centery)
        lamps.draw_lamp(paint, lamp, radius=BULB)
        with paint.sized(self.size, self.reader):
            at, wide = (self.deed.x, self.deed.centery - 1), self.deed.w
            folds = self._high(paint, 0) < self._high(paint, wide) <= self.deed.h
            room, fit = (wide, None) if folds else (None, wide)
            paint.text(self.said.deed, at, DEED, "button", INK, "midleft", room, fit, lead=LEAD)
            if self.said.reason:
                self._draw_why(paint, 0 if beside else INSET)
            if self.tag:
                with paint.ledger.of(self.tag.key or ""):
                    self.tag.draw(paint, look)
        with paint.sized(SMALL if beside else self.size, self.reader):
            for kid in self.kids:
                with paint.ledger.of(kid.name):
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


def keeps(view: View, steps: Sequence[Step], beside: Sequence[Widget]) -> list[Box]:
    """Return what the card must not hide: all that must stay in sight, what it marks, the buttons of words."""
    own = [one.box for one in view.targets.front if one.names[0].startswith(ADVICE)]
    seen = [*clear.touchable(view), *clear.players(view), *view.manners.spread(view)]
    signs = [place.box for name, place in view.board.places.items() if place.kind == "sign" or name.endswith("-sign")]
    marked = [one.box if one.front else view.camera.lies(one.box) for one in steps]
    marked = [box.inflate(2 * BULB, 4 * BULB) for box in marked]  # and its lamp
    return [box for box in seen if box not in own] + signs + marked + [one.box for one in beside]


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
    # it stays where it is when there is nothing more to play
    uses = {"play": lambda: play.make(hints.played(play.match, plan))} | uses
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
    rise = place.props.get("rise", 0) if place else RISE
    steps = [*lamps.steps(view, play.match, plan), *lamps.about(view, play.match, plan)] if plan else []
    return [ReasonCard(view, said, tag, kids, box.clamp(SAFE), rise, steps)]

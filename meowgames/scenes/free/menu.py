"""The menu of a thing on a free table: one level, beside what it is about, never over it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from ...screen.keys import act_of, digit
from ...screen.kit.form import Form
from ...screen.kit.rows import KeyCap
from ...screen.kit.widget import Holder, Looks, Pos, Widget
from ...screen.ledger import CARD
from ...screen.paint import HALF, INK, SAFE, SOFT, Box, Paint, fill_shape
from ...screen.stage import Stage
from ..table.hud import Overlay
from ..table.targets import Target
from .lines import LIKELY, Line

WIDE, PAD, POINTER = 520.0, 16.0, 22.0
LARGE, SMALL = (28, 58.0, 46.0), (24, 50.0, 36.0)  # size of the words, height of the line, side of its picture
CAP = 38.0
STEP = 44.0  # the side of a button that counts
NAMED = 4.6  # of these sides from button to button where names stand between them


class MenuLine(Widget):
    """One line: picture, words, key; one that counts has two buttons and the number between them."""

    radius = 14.0

    def __init__(self, line: Line, text: str, told: str, note: Callable[[int], str], large: bool,
                 act: Callable[[Line, int], object], names: Sequence[str] = (), cap: str = ""):  # fmt: skip
        self.line, self.text, self.told, self.note, self.large = line, text, told, note, large
        self.names = names  # what is shown instead of the numbers from one on
        self.cap = cap  # what its key is called
        self.number = line.dial.start if line.dial else 0
        self.key = f"line-{line.name}-{'-'.join(map(str, line.gaps))}"
        self.chosen = act
        self.less, self.more = Box(0, 0, 0, 0), Box(0, 0, 0, 0)

    @property
    def focusable(self) -> bool:
        return True

    def grow(self, paint: Paint) -> float:
        """Return how much larger it is for large text."""
        return 1 + (paint.text_size - 1) * HALF

    def measure(self, paint: Paint, _width: float) -> float:
        size, high, _ = LARGE if self.large else SMALL
        words = paint.extent("M", size, "button", grow=HALF)[1] + 14
        below = paint.extent("M", 19, "strong", grow=HALF)[1] if self.line.dial and self.line.dial.note else 0
        return max(high, words + below)

    def count(self, step: int) -> None:
        """Count up or down."""
        dial = self.line.dial
        if dial:
            self.number = max(dial.least, min(dial.most, self.number + step))

    def set(self, number: int) -> None:
        """Take a number as it is typed."""
        dial = self.line.dial
        if dial:
            self.number = max(dial.least, min(dial.most, number))

    def go(self, form: Holder) -> None:
        form.sound("click")
        self.chosen(self.line, self.number)

    def release(self, pos: Pos, form: Holder) -> None:
        for box, step in ((self.less, -1), (self.more, 1)):
            if box.collidepoint(pos):
                self.count(step)
                form.sound("hover")
                return
        if self.catches(pos):
            self.go(form)

    def place(self, paint: Paint, box: Box) -> None:
        self.box = Box(box)
        if self.line.dial:
            side = STEP * self.grow(paint)
            self.more = Box(box.right - side - 12, box.centery - side / 2, side, side)
            self.less = self.more.move(-(NAMED if self.names else 2.9) * side, 0)

    def draw(self, paint: Paint, look: Looks) -> None:
        seen, box = look(self), self.box
        if seen.hover or seen.focus:
            paint.sliced("list_row-hover", box.inflate(-8, -4))
        size, _, side = LARGE if self.large else SMALL
        side *= self.grow(paint)
        paint.image(self.line.icon, (box.x + 20, box.centery - side / 2, side, side))
        x, right = box.x + 34 + max(side, LARGE[2] * self.grow(paint)), box.right - 16
        if self.line.dial:
            right = self._draw_dial(paint) - 12
        elif self.line.cap:
            right = self._draw_cap(paint) - 12
        if self.told:
            wide = paint.extent(self.told, 20, "strong", grow=HALF)[0]
            paint.image("icon-speaker", (right - wide - 32, box.centery - 13, 26, 26))
            paint.text(self.told, (right, box.centery), 20, "strong", "#a8321f", "midright", grow=HALF)
            right -= wide + 40
        note = self.note(self.number) if self.line.dial and self.line.dial.note else ""
        middle = box.centery - (paint.extent(note, 19, "strong", grow=HALF)[1] / 2 if note else 1)
        paint.text(self.text, (x, middle), size, "button", INK, "midleft", fit=right - x, least=18, grow=HALF)
        if note:
            below = middle + paint.extent("M", size, "button", grow=HALF)[1] / 2
            paint.text(note, (x, below), 19, "strong", SOFT, "topleft", fit=right - x, least=18, grow=HALF)

    def _draw_dial(self, paint: Paint) -> float:
        field = Box(self.less.centerx, self.less.y + 3, self.more.centerx - self.less.centerx, self.less.h - 6)
        paint.fill(field, INK, radius=6)
        paint.fill(field.inflate(-5, -5), "#ffffff", radius=4)
        for box, upright in ((self.less, False), (self.more, True)):
            paint.sliced("button-plain-normal", box)
            (x, y), arm = box.move(0, -3).center, box.w * 0.2
            paint.line(((x - arm, y), (x + arm, y)), INK, 5)
            if upright:
                paint.line(((x, y - arm), (x, y + arm)), INK, 5)
        at = (self.less.right + self.more.x) / 2, self.box.centery - 1
        said, size = (self.names[self.number - 1], 22) if self.names else (str(self.number), 28)
        paint.text(said, at, size, "title", INK, "center", fit=field.w - self.less.w - 8, least=16, grow=HALF)
        return self.less.x

    def _draw_cap(self, paint: Paint) -> float:
        cap, high = KeyCap(self.cap), CAP * self.grow(paint)
        wide = max(high, paint.extent(self.cap, 22, "strong", grow=HALF)[0] + 26)
        box = Box(self.box.right - 14 - wide, self.box.centery - high / 2, wide, high)
        cap.place(paint, box)
        paint.grown("key_cap-normal", box)
        paint.text(self.cap, (box.centerx, box.centery - 3), 20, "strong", INK, "center", grow=HALF)
        return box.x


class Sheet(Widget):
    """The paper with its title and its lines, pointing to what it is about."""

    def __init__(self, title: str, lines: Sequence[MenuLine], about: Box):
        self.title, self.lines, self.about = title, lines, about

    def parts(self) -> tuple[MenuLine, ...]:
        return tuple(self.lines)

    def place(self, paint: Paint, _box: Box) -> None:
        wide = min(SAFE.w, WIDE * (1 + (paint.text_size - 1) * HALF))
        head = paint.extent("M", 22, "strong", grow=HALF)[1] + 18
        highs = [line.measure(paint, wide) for line in self.lines]
        rule = 10 if len(self.lines) > LIKELY else 0
        box = Box(0, 0, wide, head + sum(highs) + rule + 2 * PAD)
        box.midleft = self.about.right + POINTER, self.about.centery
        if box.right > SAFE.right:
            box.midright = self.about.x - POINTER, self.about.centery
        self.box = box.clamp(SAFE)
        y = self.box.y + PAD + head
        for number, (line, high) in enumerate(zip(self.lines, highs, strict=True)):
            y += rule if number == LIKELY else 0
            line.place(paint, Box(self.box.x, y, wide, high))
            y += high

    def draw(self, paint: Paint, look: Looks) -> None:
        box = self.box
        paint.sliced("plate", box)
        at = box.x + 26, box.y + PAD + 4
        paint.text(self.title, at, 22, "strong", SOFT, fit=box.w - 52, least=18, grow=HALF)
        if len(self.lines) > LIKELY:
            y = self.lines[LIKELY].box.y - 5
            paint.line([(box.x + 22, y), (box.right - 22, y)], "#d9c3a0", 2.5)
        super().draw(paint, look)


class FreeMenu(Overlay):
    """The open menu: a click, a key or a digit chooses; anything else closes it."""

    def __init__(
        self, stage: Stage, title: str, lines: Sequence[Line], about: Box, say: Callable[[Line], str],
        call: Callable[[object], str], choose: Callable[[Line, int], object], close: Callable[[], object],
        seats: int, size: int,
    ):  # fmt: skip
        self.stage, self.title, self.lines, self.about = stage, title, lines, about
        self.say, self.call, self.choose, self.close = say, call, choose, close
        self.seats, self.size = seats, size
        self.form = Form(stage, self._build, first=None)
        self.typed = ""

    def _build(self) -> Sheet:
        words = self.stage.words

        def note(number: int) -> str:
            return words("free.menu.deal.note", number * self.seats, self.size, self.size - number * self.seats)

        told = words("free.menu.told")
        kids = []
        for at, line in enumerate(self.lines):
            names = [self.call(name) for name in line.dial.names] if line.dial else ()
            cap = words(key) if words.has(key := f"key.{line.cap.lower()}") else line.cap
            heard = told if line.told else ""
            kids.append(MenuLine(line, self.say(line), heard, note, at < LIKELY, self._chosen, names, cap))
        return Sheet(self.title, kids, self.about)

    def _chosen(self, line: Line, number: int) -> None:
        self.close()
        self.choose(line, number)

    @property
    def kids(self) -> Sequence[MenuLine]:
        """Its lines."""
        self.form.ready()
        sheet = self.form.root
        return sheet.lines if isinstance(sheet, Sheet) else ()

    def event(self, event: pygame.event.Event) -> bool:
        """Take whatever is done while it is open."""
        self.form.ready()
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.MOUSEBUTTONDOWN:
            if not self.form.root.box.collidepoint(event.pos):
                self.close()
                return event.button == 1
            return event.button != 1 or self.form.event(event) or True
        if event.type in (pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL):
            self.form.event(event)
            return True
        if event.type == pygame.MOUSEMOTION:
            self.form.event(event)
        elif event.type == pygame.KEYUP and event.key == pygame.K_SPACE:
            self.close()  # its title may name what was held open
        return False  # whatever key is let go, the table must know

    def _key(self, event: pygame.event.Event) -> bool:
        dials = [kid for kid in self.kids if kid.line.dial]
        number, act = digit(event), act_of(event, "free")
        if act == "back":
            self.close()
        elif number is not None or (event.unicode == "0" and self.typed):
            self.typed = (self.typed + (event.unicode or str(number)))[-3:]
            for kid in dials[:1]:
                kid.set(int(self.typed) if self.typed.isdecimal() else number or 0)
                self.form.take(kid, keyed=True)
        elif found := self._called(event):
            self._chosen(found.line, found.number)
        elif event.key in (pygame.K_LEFT, pygame.K_RIGHT) and isinstance(self.form.focus, MenuLine):
            self.form.focus.count(1 if event.key == pygame.K_RIGHT else -1)
        else:
            self.form.event(event)
        self.stage.redraw()
        return True

    def _called(self, event: pygame.event.Event) -> MenuLine | None:
        """Return the line whose key was pressed."""
        cap = "Del" if event.key == pygame.K_DELETE else pygame.key.name(event.key).upper()
        signs = {cap, getattr(event, "unicode", "").upper()}
        return next((kid for kid in self.kids if kid.line.cap in signs - {""}), None)

    # ── what a table asks of whatever speaks over it ──

    def stops(self) -> list[Target]:
        return []

    def press(self, _name: str) -> bool:
        return False

    def update(self, _seconds: float) -> bool:
        return False

    def draw(self, paint: Paint) -> None:
        with paint.ledger.speaks(paint.pixels(self.lies()), CARD):
            self.form.draw(paint)
        sheet = self.form.root.box
        if sheet.w and sheet.collidepoint(sheet.centerx, self.about.centery):
            left = sheet.x > self.about.centerx
            x = sheet.x + 3 if left else sheet.right - 3
            tip = x - POINTER + 4 if left else x + POINTER - 4
            y = self.about.centery
            shape = ((x, y - 14), (tip, y), (x, y + 14))
            paint.line(shape, INK, 6)
            fill_shape(paint, shape, "#fff7e6")

    def refresh(self) -> None:
        self.form.refresh()

    def lies(self) -> Box:
        self.form.ready()
        return Box(self.form.root.box)

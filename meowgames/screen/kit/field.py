"""A line of text to type: caret, selection, clipboard, and a limit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pygame

from ..ledger import FIELD
from ..paint import INK, SOFT, Paint
from . import roles
from .roles import GREY
from .widget import Holder, Looks, Pos, Widget

CARET, CHOSEN = "#b9561d", "#ffd66b"
IN = 20  # between the edge and the first letter
SEEN = 300  # letters on either side of the caret that are measured and drawn: more than any field is wide
MOST = 10_000  # letters that are taken at once: more were not meant for a field


@dataclass(eq=False)
class Field(Widget):
    """One line that can be typed; act hears every change, done hears Enter."""

    value: str
    act: Callable[[str], Any]
    done: Callable[[], Any] | None = None
    key: str | None = None
    limit: int = 24
    hint: str = ""
    filled: bool = False  # whether the hint is what an empty field stands for
    icon: str | None = None
    aside: str = ""  # a few words at the right end
    error: bool = False
    enabled: bool = True
    stretch: float = 1
    wide: float = 252
    caret: int = -1
    mark: int = -1  # the other end of what is selected

    focusable = True
    ringed = True
    radius = 18.0

    def __post_init__(self) -> None:
        if self.caret < 0:
            self.caret = self.mark = len(self.value)

    def wish(self, paint: Paint) -> float:
        return max(self.wide, self._left(paint) + roles.size(paint, "strong") * 8 + IN + self._aside(paint))

    def measure(self, paint: Paint, _width: float) -> float:
        return max(64, roles.extent(paint, "X", "strong")[1] + 24)

    def draw(self, paint: Paint, look: Looks) -> None:
        seen = look(self)
        state = "disabled" if not self.enabled else "error" if self.error else "hover" if seen.hover else "normal"
        paint.grown(f"text_field-{state}", self.box)
        left, middle = self.box.x + self._left(paint), self.box.centery - 1
        if self.icon:
            side = roles.size(paint, "strong") * 1.35
            paint.image(self.icon, (self.box.x + IN - 4, middle - side / 2, side, side))
        if self._aside(paint):
            roles.write(paint, self.aside, "note", (self.box.right - IN, middle), anchor="midright")
        room = self.box.right - IN - self._aside(paint) - left
        with paint.clip((left - 4, self.box.y, room + 10, self.box.h)), paint.ledger.of(FIELD):
            self._draw_text(paint, left - self._shift(paint, room), middle, seen.focus)

    def _draw_text(self, paint: Paint, x: float, middle: float, focused: bool) -> None:
        high = roles.size(paint, "strong") * 1.25
        start, end = self._chosen()
        if focused and start < end:
            a, b = self._width(paint, start), self._width(paint, end)
            paint.fill((x + a, middle - high / 2, b - a, high), CHOSEN, radius=6)
        tone = GREY if not self.enabled else INK
        if self.value:
            first, last = self._near()
            roles.write(paint, self.value[first:last], "strong", (x, middle), tone, anchor="midleft")
        elif self.hint:
            tone = SOFT if focused or not self.filled else tone
            roles.write(paint, self.hint, "strong", (x, middle), tone, anchor="midleft")
        if focused:
            at = x + self._width(paint, self.caret) + 1
            paint.line(((at, middle - high / 2 + 2), (at, middle + high / 2)), CARET, 3.4)
            top = middle - high / 2 + 2
            paint.line(((at - 5, top - 5), (at, top), (at + 5, top - 5)), CARET, 3)

    # ── mouse and keys ───────────────────────────────────────────────────────────────────────────────────

    def press(self, pos: Pos, form: Holder) -> None:
        self.caret = self.mark = self._letter(pos[0], form.stage.paint)

    def drag(self, pos: Pos, form: Holder) -> None:
        self.caret = self._letter(pos[0], form.stage.paint)

    def release(self, pos: Pos, form: Holder) -> None:
        """Typing begins where the caret stands."""

    def go(self, _form: Holder) -> None:
        if self.done:
            self.done()

    def on_text(self, text: str, form: Holder) -> bool:
        self._put(text, form)
        return True

    def on_key(self, event: pygame.event.Event, form: Holder) -> bool:
        control = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
        if control and not event.mod & pygame.KMOD_ALT:  # AltGr types letters and arrives as Ctrl+Alt
            return self._control(event.key, form)
        moves = {
            pygame.K_LEFT: self.caret - 1,
            pygame.K_RIGHT: self.caret + 1,
            pygame.K_HOME: 0,
            pygame.K_END: len(self.value),
        }
        if event.key in moves:
            self.caret = max(0, min(len(self.value), moves[event.key]))
            if not event.mod & pygame.KMOD_SHIFT:
                self.mark = self.caret
        elif event.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self._erase(-1 if event.key == pygame.K_BACKSPACE else 1)
        else:
            typed = getattr(event, "unicode", "")
            return bool(typed and typed.isprintable())  # it arrives again as text
        return True

    def _control(self, key: int, form: Holder) -> bool:
        start, end = self._chosen()
        if key == pygame.K_a:
            self.select()
        elif key in (pygame.K_c, pygame.K_x):
            copy(self.value[start:end])
            if key == pygame.K_x:
                self._put("", form)
        elif key == pygame.K_v:
            self._put(pasted(), form)
        else:
            return False
        return True

    def select(self) -> None:
        """Select all of it, so that typing puts something else in its place."""
        self.mark, self.caret = 0, len(self.value)

    def inherit(self, old: Field) -> None:
        self.caret, self.mark = min(old.caret, len(self.value)), min(old.mark, len(self.value))

    # ── the text ─────────────────────────────────────────────────────────────────────────────────────────

    def _chosen(self) -> tuple[int, int]:
        return min(self.caret, self.mark), max(self.caret, self.mark)

    def _near(self) -> tuple[int, int]:
        """Return the first and last of the letters that may be seen."""
        return max(0, self.caret - SEEN), min(len(self.value), self.caret + SEEN)

    def _put(self, text: str, form: Holder) -> None:
        """Type in place of what is selected, as much as the limit lets in; a whole book is refused."""
        if len(text) > MOST:
            form.sound("refuse")
            form.stage.warn("field.long", form.stage.words.number(MOST))
            return
        start, end = self._chosen()
        text = "".join(letter for letter in text if letter.isprintable())
        text = text[: max(0, self.limit - (len(self.value) - (end - start)))]
        self._become(self.value[:start] + text + self.value[end:], start + len(text))

    def _erase(self, way: int) -> None:
        start, end = self._chosen()
        if start == end:
            start, end = (max(0, start - 1), end) if way < 0 else (start, end + 1)
        self._become(self.value[:start] + self.value[end:], start)

    def _become(self, value: str, caret: int) -> None:
        changed, self.value, self.caret, self.mark = value != self.value, value, caret, caret
        if changed:
            self.act(value)

    def _width(self, paint: Paint, letters: int) -> float:
        """Return how far behind the first letter that may be seen so many letters reach."""
        first, last = self._near()
        text = self.value[first : max(first, min(letters, last))]
        return roles.extent(paint, text, "strong")[0] if text else 0

    def _left(self, paint: Paint) -> float:
        return IN + (roles.size(paint, "strong") * 1.35 + 6 if self.icon else 0)

    def _aside(self, paint: Paint) -> float:
        wide = roles.extent(paint, self.aside, "note")[0] + 14 if self.aside else 0
        return wide if wide < self.box.w * 0.4 else 0  # the typed text comes first

    def _shift(self, paint: Paint, room: float) -> float:
        """Return how far a text longer than its field slides so that the caret shows."""
        return max(0.0, self._width(paint, self.caret) + 6 - room)

    def _letter(self, x: float, paint: Paint) -> int:
        left = self.box.x + self._left(paint)
        x += self._shift(paint, self.box.right - IN - self._aside(paint) - left) - left
        first, last = self._near()
        return min(range(first, last + 1), key=lambda at: abs(self._width(paint, at) - x))


def copy(text: str) -> bool:
    """Put a text on the clipboard; tell whether it could."""
    try:
        pygame.scrap.put_text(text)
        return True
    except (pygame.error, AttributeError, ValueError):
        return False


def pasted() -> str:
    """Return the text on the clipboard, empty where there is none."""
    try:
        return pygame.scrap.get_text() or ""
    except (pygame.error, AttributeError, ValueError):
        return ""

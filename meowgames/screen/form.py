"""The tree of widgets a scene shows: laid out, drawn, and led through by mouse and keyboard alike."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pygame

from .paint import CANVAS, Box, Paint
from .plain import Look, walk
from .stage import Stage

ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
PAGES = {pygame.K_PAGEUP: -0.9, pygame.K_PAGEDOWN: 0.9, pygame.K_HOME: -1e6, pygame.K_END: 1e6}
WHEEL = 90  # canvas units a notch of the wheel scrolls


class Form:
    """Holds a tree of widgets and who in it is hovered, pressed and focused."""

    def __init__(self, stage: Stage, build: Callable[[], Any], box: Box | None = None, first: str | None = None):
        self.stage, self.build, self.first = stage, build, first
        self.box = box or Box(0, 0, *CANVAS)
        self.root: Any = None
        self.popup: Any = None  # drawn above all and asked first: an open list
        self.focus: Any = None
        self.hover: Any = None
        self.pressed: Any = None
        self.mouse: tuple[float, float] | None = None
        self.keys = False  # whether the keyboard was used last: then the focus is shown
        self.laid: tuple | None = None  # scale and text size of the layout

    # ── what scenes call ─────────────────────────────────────────────────────────────────────────────────

    def refresh(self) -> None:
        """Build the tree anew before it is next used: something shown has changed."""
        self.laid = None

    def draw(self, paint: Paint) -> None:
        """Draw the tree, the focus ring and what is open above them."""
        self.ready()
        for top in (self.root, self.popup):
            if top:
                top.draw(paint, self.look)
                self._ring(paint, top)

    def event(self, event: pygame.event.Event) -> bool:
        """Take an event in canvas units; tell whether it was of use."""
        self.ready()
        takes = {
            pygame.MOUSEMOTION: self._motion,
            pygame.MOUSEBUTTONDOWN: self._down,
            pygame.MOUSEBUTTONUP: self._up,
            pygame.MOUSEWHEEL: self._wheel,
            pygame.KEYDOWN: self._key,
            pygame.TEXTINPUT: self._text,
        }.get(event.type)
        return bool(takes and takes(event))

    def find(self, key: str | None) -> Any:
        """Return the widget of that key."""
        self.ready()
        tops = [top for top in (self.popup, self.root) if top and key is not None]
        return next((one for top in tops for one, _ in walk(top) if one.key == key), None)

    def take(self, target: Any) -> None:
        """Give a widget, or the one of that key, the focus and bring it into view."""
        target = self.find(target) if isinstance(target, str) else target
        if target is None:
            return
        self.focus = target
        scrolls = [one for one in self._trail(target) if hasattr(one, "reveal")]
        for scroll in reversed(scrolls):
            scroll.reveal(target.ring())
            self.layout()

    def show(self, key: str) -> None:
        """Scroll until the widget of that key is at the top of what can be seen."""
        target = self.find(key)
        for scroll in reversed([one for one in self._trail(target) if hasattr(one, "reveal")]):
            scroll.scroll(target.box.top - scroll.box.top - 12)
            self.layout()

    def open(self, popup: Any) -> None:
        """Show a widget above all others until it is closed."""
        self.popup = popup
        self.layout()

    def close(self) -> None:
        """Take the open list away."""
        if self.popup:
            self.popup.closed()
            self.focus = self.popup.owner
            self.popup = None

    def sound(self, kind: str) -> None:
        """Let a small sound be heard."""
        self.stage.sound.play(kind, pygame.time.get_ticks() / 1000)

    # ── the tree ─────────────────────────────────────────────────────────────────────────────────────────

    def ready(self) -> None:
        """Build and lay out what is stale."""
        mark = (self.stage.paint.scale, self.stage.paint.text_size)
        if self.laid is None or self.root is None:
            self.laid = mark
            self._rebuild()
        elif self.laid != mark:
            self.laid = mark
            self.layout()

    def layout(self) -> None:
        """Give every widget its place."""
        paint = self.stage.paint
        self.root.place(paint, self.box)
        if self.popup:
            self.popup.place(paint, self.box)
        if self.mouse:
            self.hover = self.at(self.mouse)

    def _rebuild(self) -> None:
        old = {one.key: one for one, _ in walk(self.root) if one.key} if self.root else {}
        index = self._index(self.focus)
        self.root, self.popup, self.hover = self.build(), None, None
        new = {one.key: one for one, _ in walk(self.root) if one.key}
        for key, one in new.items():
            if type(old.get(key)) is type(one):
                one.inherit(old[key])
        self.layout()
        order = self.order()
        if self.focus:
            kept = new.get(self.focus.key)
            if kept not in order:
                kept = order[min(index, len(order) - 1)] if order else None
            self.focus = kept
        elif new.get(self.first) in order:
            self.take(new[self.first])
        self.pressed = new.get(self.pressed.key) if self.pressed else None

    def _index(self, target: Any) -> int:
        order = self.order() if self.root else []
        return next((i for i, one in enumerate(order) if one is target), 0)

    def order(self) -> list:
        """Return what can be focused now, in the order Tab walks."""
        return [one for one, _ in walk(self.popup or self.root) if one.focusable and one.enabled]

    def at(self, pos: tuple[float, float]) -> Any:
        """Return the innermost widget that a click there is for."""
        found = None
        for one, trail in walk(self.popup or self.root):
            if one.catches(pos) and all(t.window is None or t.window.collidepoint(pos) for t in trail):
                found = one
        return found

    def look(self, one: Any) -> Look:
        """Return how a widget is being touched."""
        over = one is self.hover and one.enabled
        held = one is self.pressed and (over or one.ringed)
        return Look(over, held, one is self.focus and (self.keys or one.ringed))

    def _trail(self, target: Any) -> tuple:
        for top in (self.popup, self.root):
            for one, trail in walk(top) if top else ():
                if one is target:
                    return trail
        return ()

    def _ring(self, paint: Paint, top: Any) -> None:
        if self.focus is None or not (self.keys or self.focus.ringed):
            return
        trail = self._trail(self.focus)
        if top is not self.focus and top not in trail:
            return
        with ExitStack() as clips:
            for one in trail:
                if one.window is not None:
                    clips.enter_context(paint.clip(one.window))
            paint.ring(self.focus.ring(), self.focus.radius)

    # ── the mouse ────────────────────────────────────────────────────────────────────────────────────────

    def _motion(self, event: pygame.event.Event) -> bool:
        self.mouse = tuple(event.pos)
        if self.pressed:
            self.pressed.drag(self.mouse, self)
        before, self.hover = self.hover, self.at(self.mouse)
        if self.hover:
            self.hover.hovered(self.mouse, self)
        return self.hover is not before or self.pressed is not None

    def _down(self, event: pygame.event.Event) -> bool:
        if event.button != 1:
            return False
        self.mouse, self.keys = tuple(event.pos), False
        target = self.at(self.mouse)
        if self.popup and target is None and not self.popup.box.collidepoint(self.mouse):
            self.close()
            return True
        self.hover = self.pressed = target
        if target:
            if target.focusable:
                self.focus = target
            target.press(self.mouse, self)
        return target is not None

    def _up(self, event: pygame.event.Event) -> bool:
        target, self.pressed = self.pressed, None
        if event.button != 1 or target is None:
            return False
        self.mouse = tuple(event.pos)
        target.release(self.mouse, self)
        return True

    def _wheel(self, event: pygame.event.Event) -> bool:
        if self.mouse is None:
            return False
        under = [one for one, _ in walk(self.popup or self.root) if hasattr(one, "scroll")]
        for one in reversed([one for one in under if one.box.collidepoint(self.mouse)]):
            if one.scroll(-event.y * WHEEL):
                self.layout()
                return True
        return False

    # ── the keyboard ─────────────────────────────────────────────────────────────────────────────────────

    def _key(self, event: pygame.event.Event) -> bool:
        if self.popup and event.key == pygame.K_ESCAPE:
            self.close()
            return True
        if event.key == pygame.K_TAB:
            self._walk(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True
        if event.key in ARROWS or event.key in ENTER:
            self.keys = True
        if self.focus and self.focus.on_key(event, self):
            return True
        if event.key in ENTER and not event.mod & (pygame.KMOD_ALT | pygame.KMOD_CTRL):
            if self.focus is None:
                return False
            self.focus.go(self)
            return True
        if event.key in ARROWS:
            self._steer(*ARROWS[event.key])
            return True
        return event.key in PAGES and self._turn(PAGES[event.key])

    def _text(self, event: pygame.event.Event) -> bool:
        return bool(self.focus and self.focus.on_text(event.text, self))

    def _walk(self, step: int) -> None:
        self.keys = True
        if self.popup:
            self.close()
        order = self.order()
        if order:
            known = any(one is self.focus for one in order)
            at = self._index(self.focus) + step if known else (0 if step > 0 else -1)
            self.take(order[at % len(order)])

    def _steer(self, dx: int, dy: int) -> None:
        """Move the focus to the nearest widget in a direction."""
        order = self.order()
        if self.focus is None or not any(one is self.focus for one in order):
            self.take(order[0] if order else None)
            return
        here = self.focus.box
        best = min(
            ((way, index) for index, one in enumerate(order) if (way := _way(here, one.box, dx, dy)) is not None),
            default=None,
        )
        if best:
            self.take(order[best[1]])

    def _turn(self, pages: float) -> bool:
        """Scroll by pages: what holds the focus, or the first that can."""
        scrolls = [one for one, _ in walk(self.popup or self.root) if hasattr(one, "scroll")]
        mine = [one for one in self._trail(self.focus) if hasattr(one, "scroll")] if self.focus else []
        for one in mine[::-1] + scrolls:
            if one.scroll(pages * one.box.h):
                self.layout()
                return True
        return False


def _way(here: Box, there: Box, dx: int, dy: int) -> float | None:
    """Return how far a box lies in a direction, None if it does not; sideways counts double."""
    if here == there:
        return None
    if dx:
        along = there.left - here.right if dx > 0 else here.left - there.right
        aside = max(0, there.top - here.bottom, here.top - there.bottom)
    else:
        along = there.top - here.bottom if dy > 0 else here.top - there.bottom
        aside = max(0, there.left - here.right, here.left - there.right)
    centre = (there.centerx - here.centerx) * dx + (there.centery - here.centery) * dy
    if along < -8 or centre <= 0:
        return None
    return max(0, along) + 2 * aside + 0.01 * centre

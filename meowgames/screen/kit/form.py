"""The tree of widgets a scene shows: laid out, drawn, and led through by mouse and keyboard alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pygame

from ..keys import ARROWS, PRESS, act_of
from ..paint import CANVAS, Box, Paint
from ..stage import Stage
from . import tree
from .scroll import Scroll
from .widget import Look, Popup, Pos, Widget, walk

PAGES = {pygame.K_PAGEUP: -0.9, pygame.K_PAGEDOWN: 0.9, pygame.K_HOME: -1e6, pygame.K_END: 1e6}
WHEEL = 90  # canvas units a notch of the wheel scrolls


class Form:
    """Holds a tree of widgets and who in it is hovered, pressed and focused."""

    def __init__(self, stage: Stage, build: Callable[[], Widget], box: Box | None = None, first: str | None = None):
        self.stage, self.build, self.first = stage, build, first
        self.box = box or Box(0, 0, *CANVAS)
        self.root = Widget()
        self.popup: Popup | None = None  # drawn above all and asked first: an open list
        self.focus: Widget | None = None
        self.hover: Widget | None = None
        self.pressed: Widget | None = None
        self.mouse: Pos | None = None
        self.keys = False  # whether the keyboard was used last: then the focus is shown
        self.laid: tuple[float, float] | None = None  # scale and text size of the layout; None: to be built anew

    # ── what scenes call ─────────────────────────────────────────────────────────────────────────────────

    def refresh(self) -> None:
        """Build the tree anew before it is next used: something shown has changed."""
        self.laid = None

    def draw(self, paint: Paint) -> None:
        """Draw the tree, the focus ring and what is open above them; one laid out anew perhaps in the next frame."""
        if paint.art.budget.enough(self.ready):
            return
        shown = self.focus if self.focus and (self.keys or self.focus.ringed) else None
        for top in (self.root, self.popup):
            if top:
                top.draw(paint, self.look)
                above = tree.trail([top], shown) if shown else ()
                if shown and (above or shown is top):
                    tree.draw_ring(paint, shown, above)

    def event(self, event: pygame.event.Event) -> bool:
        """Take an event in canvas units; tell whether it was of use."""
        self.ready()
        if event.type == pygame.TEXTINPUT:
            return bool(self.focus and self.focus.on_text(event.text, self))
        takes = {
            pygame.MOUSEMOTION: self._motion,
            pygame.MOUSEBUTTONDOWN: self._down,
            pygame.MOUSEBUTTONUP: self._up,
            pygame.MOUSEWHEEL: self._wheel,
            pygame.KEYDOWN: self._key,
        }.get(event.type)
        return bool(takes and takes(event))

    def find(self, key: str | None) -> Any:
        """Return the widget of that key, None if there is none; whoever asks knows its class."""
        self.ready()
        tops = self._tops() if key is not None else []
        return next((one for top in tops for one, _ in walk(top) if one.key == key), None)

    def take(self, target: Widget | str | None, keyed: bool = False) -> None:
        """Give a widget, or the one of that key, the focus and bring it into view; keyed: let its ring be seen."""
        found: Widget | None = self.find(target) if isinstance(target, str) else target
        if found is None:
            return
        self.focus, self.keys = found, self.keys or keyed
        tree.tell(self._tops(), found)
        for scroll in tree.scrolls(tree.trail(self._tops(), found)):
            scroll.reveal(found.ring())
            self.layout()

    def show(self, key: str, top: bool = True) -> None:
        """Scroll until the widget of that key is at the top of what can be seen, or just until it is seen."""
        target = self.find(key)
        for scroll in tree.scrolls(tree.trail(self._tops(), target)):
            if top:
                scroll.scroll(target.box.top - scroll.box.top - 12)
            else:
                scroll.reveal(target.box)
            self.layout()

    def open(self, popup: Popup) -> None:
        """Show a widget above all others until it is closed."""
        self.popup = popup
        self.layout()

    def close(self) -> None:
        """Take the open list away."""
        if self.popup:
            self.popup.closed()
            self.focus = self.popup.owner
            self.popup = None

    def let_go(self) -> None:
        """Forget what was held down: it may have been let go where nobody listened."""
        self.pressed = None

    def sound(self, kind: str) -> None:
        """Let a small sound be heard."""
        self.stage.sound.play(kind, pygame.time.get_ticks() / 1000)

    # ── the tree ─────────────────────────────────────────────────────────────────────────────────────────

    def ready(self) -> None:
        """Build and lay out what is stale."""
        mark = (self.stage.paint.scale, self.stage.paint.text_size)
        if self.laid is None:
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
        """Build the tree anew; a widget takes over from the old one of its key (keyed reconciliation)."""
        old, index = tree.keyed(self.root), tree.index(self.order(), self.focus)
        self.root, self.popup, self.hover = self.build(), None, None
        new = tree.keyed(self.root)
        for key, one in new.items():
            if type(old.get(key)) is type(one):
                one.inherit(old[key])
        self.layout()
        order, new = self.order(), tree.keyed(self.root)  # with what was made for its place
        first = new.get(self.first or "")
        if self.focus:
            kept = new.get(self.focus.key or "")
            ahead = reversed(order[: index + 1])  # a field begins to be typed in only if it is meant
            near = next((one for one in ahead if self.keys or not one.ringed), None)
            self.focus = kept if kept in order else near
        elif first in order:
            self.take(first)
        self.pressed = new.get(self.pressed.key or "") if self.pressed else None

    def _tops(self) -> list[Widget]:
        """Return the trees there are, the one asked first before the other."""
        return [self.popup, self.root] if self.popup else [self.root]

    def order(self) -> list[Widget]:
        """Return what can be focused now, in the order Tab walks."""
        return tree.order(self._tops()[0])

    def at(self, pos: Pos) -> Widget | None:
        """Return the innermost widget that a click there is for."""
        return tree.at(self._tops()[0], pos)

    def look(self, one: Widget) -> Look:
        """Return how a widget is being touched."""
        over = one is self.hover and one.enabled
        held = one is self.pressed and (over or one.ringed)
        return Look(over, held, one is self.focus and (self.keys or one.ringed))

    # ── the mouse ────────────────────────────────────────────────────────────────────────────────────────

    def _motion(self, event: pygame.event.Event) -> bool:
        self.mouse = (event.pos[0], event.pos[1])
        if self.pressed:
            self.pressed.drag(self.mouse, self)
        before, self.hover = self.hover, self.at(self.mouse)
        if self.hover:
            self.hover.hovered(self.mouse, self)
        return self.hover is not before or self.pressed is not None

    def _down(self, event: pygame.event.Event) -> bool:
        if event.button != 1:
            return False
        self.mouse, self.keys = (event.pos[0], event.pos[1]), False
        target = self.at(self.mouse)
        if self.popup and target is None and not self.popup.box.collidepoint(self.mouse):
            self.close()
            return True
        self.hover = self.pressed = target
        if target:
            if target.focusable:
                self.focus = target
                tree.tell(self._tops(), target)
            target.press(self.mouse, self)
        return target is not None

    def _up(self, event: pygame.event.Event) -> bool:
        target, self.pressed = self.pressed, None
        if event.button != 1 or target is None:
            return False
        self.mouse = (event.pos[0], event.pos[1])
        target.release(self.mouse, self)
        return True

    def _wheel(self, event: pygame.event.Event) -> bool:
        mouse = self.mouse
        if mouse is None:
            return False
        found = tree.scrolls(one for one, _ in walk(self._tops()[0]) if one.box.collidepoint(mouse))
        return self._slide((one, -event.y * WHEEL) for one in found)

    def _slide(self, wanted: Iterable[tuple[Scroll, float]]) -> bool:
        """Scroll the first that can; tell whether one could."""
        moved = any(scroll.scroll(by) for scroll, by in wanted)
        if moved:
            self.layout()
        return moved

    # ── the keyboard ─────────────────────────────────────────────────────────────────────────────────────

    def _key(self, event: pygame.event.Event) -> bool:
        if self.popup and event.key == pygame.K_ESCAPE:
            self.close()
            return True
        if event.key == pygame.K_TAB:
            self.keys = True
            self.close()
            self.take(tree.after(self.order(), self.focus, -1 if event.mod & pygame.KMOD_SHIFT else 1))
            return True
        blind = self.focus is not None and not self.keys and not self.focus.ringed
        if event.key in ARROWS or event.key in PRESS:
            self.keys = True
        if event.key == pygame.K_SPACE and blind:  # it is a letter too: first let it be seen what it would press
            return True
        if self.focus and self.focus.on_key(event, self):
            return True
        act = act_of(event, "menus")  # no field has taken it for a letter
        if act == "keys":
            self.stage.show_keys()
            return True
        if act in ("more", "less"):
            self.stage.resize_text(1 if act == "more" else -1)
            return True
        if event.key in PRESS and not event.mod & (pygame.KMOD_ALT | pygame.KMOD_CTRL):
            if self.focus is None:
                return False
            self.focus.go(self)
            return True
        if event.key in ARROWS:
            self.take(tree.beside(self.order(), self.focus, *ARROWS[event.key]))
            return True
        return event.key in PAGES and self._leaf(PAGES[event.key])

    def _leaf(self, pages: float) -> bool:
        """Scroll by pages: what holds the focus, or the first that can."""
        mine = tree.scrolls(tree.trail(self._tops(), self.focus))
        rest = tree.scrolls(one for one, _ in walk(self._tops()[0]))[::-1]
        return self._slide((one, pages * one.box.h) for one in mine + rest)

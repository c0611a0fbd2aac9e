"""What dialogs share: the veil over the scene below, and a paper with a title in the middle of the canvas."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...screen.kit import roles
from ...screen.kit.widget import Look, Widget
from ...screen.paint import LIGHT, Box, Paint
from ...screen.surround import veil

STRIP, PAD = 84, 44  # the wooden strip of the title; the margin of the paper
VEIL = "#2a1712"

Answer = tuple[str, str, "Callable[[], Any] | None"]  # words, kind of button, what it does


def draw_veil(paint: Paint) -> None:
    """Dim what lies below a dialog."""
    veil(paint, VEIL, 120)


class Dialog(Widget):
    """A paper with a wooden strip for its title, in the middle of the canvas, a cat looking over its edge."""

    def __init__(self, title: str, body: Any, least_wide: float = 760, cat: str | None = "cat-peek-ginger"):
        self.title, self.body, self.least_wide, self.cat = title, body, least_wide, cat

    def parts(self) -> tuple:
        return (self.body,)

    def place(self, paint: Paint, box: Box) -> None:
        title = roles.extent(paint, self.title, "heading")[0] + 2 * PAD
        buttons = self.body.kids[-1].wish(paint) + 2 * PAD + 20
        wide = min(1500, max(self.least_wide * (1 + (paint.text_size - 1) * 0.6), title, buttons))
        words = self.body.kids[0].kid.measure(paint, wide - 2 * PAD)
        rest = self.body.measure(paint, wide - 2 * PAD)
        high = min(box.h - 180, STRIP + 2 * PAD + words + rest)
        self.box = Box(box.centerx - wide / 2, box.centery - high / 2 + 30, wide, high)
        inside = Box(self.box.x + PAD, self.box.y + STRIP + 34, wide - 2 * PAD, high - STRIP - 34 - PAD)
        self.body.place(paint, inside)

    def draw(self, paint: Paint, look: Callable[[Any], Look]) -> None:
        if self.cat:
            wide, high = paint.natural(self.cat)
            paint.image(self.cat, (self.box.right - 90 - wide, self.box.y - high + 8, wide, high))
        paint.sliced("dialog", self.box)
        where = (self.box.x + PAD, self.box.y + STRIP / 2)
        roles.write(paint, self.title, "heading", where, LIGHT, anchor="midleft", fit=self.box.w - 2 * PAD)
        self.body.draw(paint, look)

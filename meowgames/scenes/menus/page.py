"""The frame all menu screens share: a room, a header with a way back, a body, buttons on the sideboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from ...screen.kit.form import Form
from ...screen.kit.layout import Column, Gap, Paper, Row, Split
from ...screen.kit.scroll import Scroll
from ...screen.kit.widget import Widget
from ...screen.kit.widgets import Label, RoundButton
from ...screen.paint import CANVAS, Box, Paint
from ...screen.stage import Stage
from ...screen.surround import draw_room
from ...settings import BIG

LEFT, WIDE = 60, 1800  # the margin of menu screens and what is left between
TOP, BOTTOM = 146, 944  # the body, where header and buttons are of usual size
SIDEBOARD = 1027  # the middle of the sideboard


class Page:
    """A menu screen: its functions are asked again whenever something shown has changed."""

    def __init__(
        self,
        stage: Stage,
        head: Callable[[], tuple[str, str]],
        body: Callable[[], Any],
        foot: Callable[[], tuple[Sequence[Any], Sequence[Any]]],
        back: Callable[[], Any] | None = None,
        first: str | None = None,
        aside: Callable[[], Widget | None] = lambda: None,
    ):
        self.stage, self.back = stage, back or stage.pop
        self.head, self.body, self.foot, self.aside = head, body, foot, aside
        self.form = Form(stage, self._build, first=first)

    def refresh(self) -> None:
        """Show what has changed."""
        self.form.refresh()

    def draw(self, paint: Paint) -> None:
        """Draw the room and everything in it."""
        draw_room(paint, "room")
        self.form.draw(paint)

    def event(self, event: pygame.event.Event) -> bool:
        """Take an event; Esc goes back."""
        if self.form.event(event):
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.back()
            return True
        return False

    def _build(self) -> Any:
        title, under = self.head()
        words = [Label(title, "title")] + ([Label(under, "note")] if under else [])
        button = RoundButton("icon-back", self.back, key="back")
        left, right = self.foot()
        aside = self.aside()
        return Desk(
            Row([button, Column(words, gap=0), *([aside] if aside else [])], gap=26),
            self.body(),
            Row([*left, Gap(stretch=1), *right], gap=24),
        )


class Desk(Widget):
    """Header, body and sideboard of a menu screen."""

    def __init__(self, head: Any, body: Any, foot: Any):
        self.head, self.body, self.foot = head, body, foot

    def parts(self) -> tuple:
        return (self.head, self.body, self.foot)

    def place(self, paint: Paint, box: Box) -> None:
        self.box = Box(box)
        high = self.head.measure(paint, WIDE)
        self.head.place(paint, Box(LEFT, max(10, 76 - high / 2), WIDE, high))
        low = self.foot.measure(paint, WIDE)
        y = min(SIDEBOARD - low / 2, CANVAS[1] - 10 - low)
        self.foot.place(paint, Box(LEFT, y, WIDE, low))
        top = max(TOP, self.head.box.bottom + 16)
        self.body.place(paint, Box(LEFT, top, WIDE, min(BOTTOM, y - 24) - top))


def sheets(stage: Stage, *parts: tuple[str, Any, float, str | None], cat_at: float = 0.86) -> Any:
    """Return sheets (key, content, share, cat) side by side, each scrolling; in a column if text is big."""
    if stage.settings.text < BIG or len(parts) == 1:
        kids = [Paper(Scroll(kid, key), cat=cat, cat_at=cat_at) for key, kid, _, cat in parts]
        return Split(kids, [share for _, _, share, _ in parts])
    return Scroll(Column([Paper(kid, cat=None) for _, kid, _, _ in parts], gap=28), parts[0][0])

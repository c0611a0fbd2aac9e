"""The list of keys on one paper, laid over whatever is shown."""

from __future__ import annotations

from typing import Any

import pygame

from ...screen.keys import LISTED, LISTED_FREE
from ...screen.kit.form import Form
from ...screen.kit.layout import Column, Row, Split
from ...screen.kit.scroll import Scroll
from ...screen.kit.widgets import Button
from ...screen.paint import Paint
from ...screen.stage import Scene, Stage
from ...settings import BIG
from .dialog import Dialog, draw_veil
from .keys import key_list


class KeysScene(Scene):
    """A dialog that lists the keys; Esc, or asking for it again, goes back to what lies below."""

    opaque, aside = False, True

    def __init__(self, stage: Stage):
        super().__init__(stage)
        free = any(scene.keys == "free" for scene in stage.scenes)
        self.rows = LISTED_FREE if free else LISTED
        self.form = Form(stage, self._build, first="close")

    def refresh(self) -> None:
        """Follow a change of language or text size."""
        self.form.refresh()

    def event(self, event: pygame.event.Event) -> None:
        """Hand events to the button; Esc closes."""
        if not self.form.event(event) and event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.stage.pop()

    def draw(self, paint: Paint) -> None:
        """Draw the paper over what lies below, dimmed."""
        draw_veil(paint)
        self.form.draw(paint)

    def _build(self) -> Dialog:
        words, half = self.stage.words, (len(self.rows) + 1) // 2
        parts: list[Any] = [key_list(words, self.rows[:half]), key_list(words, self.rows[half:])]
        wide = self.stage.settings.text < BIG
        body = Split(parts, (1, 1), gap=56) if wide else Column(parts, gap=18)
        close = Button(words("keys.close"), self.stage.pop, "primary", "icon-check-light", key="close", role="button")
        title = words("options.keys")
        return Dialog(title, Column([Scroll(body, key="keys"), Row([close], gap=24, align="center")], gap=26), 1500)

"""A question above the scene that asks it; the harmless answer has the focus, and Esc."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from ...screen.kit.form import Form
from ...screen.kit.layout import Column, Row
from ...screen.kit.scroll import Scroll
from ...screen.kit.widgets import Button, Label
from ...screen.paint import Paint
from ...screen.stage import Scene, Stage
from .dialog import Answer, Dialog, draw_veil


class AskScene(Scene):
    """A dialog: choosing closes it, then does what was chosen."""

    opaque = False

    def __init__(self, stage: Stage, title: str, text: str, choices: Sequence[Answer], harmless: int = 0):
        super().__init__(stage)
        self.title, self.text, self.choices, self.harmless = title, text, choices, harmless
        self.form = Form(stage, self._build, first=f"answer{harmless}")

    def refresh(self) -> None:
        self.form.refresh()

    def draw(self, paint: Paint) -> None:
        draw_veil(paint)
        self.form.draw(paint)

    def event(self, event: pygame.event.Event) -> None:
        if self.form.event(event):
            return
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._answer(self.choices[self.harmless][2])

    def _answer(self, act: Callable[[], Any] | None) -> None:
        self.stage.pop()
        if act:
            act()

    def _build(self) -> Any:
        buttons = [
            Button(words, lambda act=act: self._answer(act), kind, key=f"answer{index}", role="button")
            for index, (words, kind, act) in enumerate(self.choices)
        ]
        words = Scroll(Label(self.text), key="words")
        return Dialog(self.title, Column([words, Row(buttons, gap=24, align="center")], gap=30))

"""Writing something down: on a note, or the name of whoever joins."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from ...play.cats import LONG
from ...rules.free.words import TEXT
from ...screen.kit.field import Field
from ...screen.kit.form import Form
from ...screen.kit.layout import Column, Row
from ...screen.kit.scroll import Scroll
from ...screen.kit.widgets import Button, Label
from ...screen.paint import Paint
from ...screen.stage import Scene, Stage
from .dialog import Dialog, draw_veil

MOST = dict.fromkeys(("free.join", "position.keep", "position.rename"), LONG)  # letters, where not those of a note
OFFERED = ("free.join", "position.keep")  # the text is what it is called if nothing is typed


class WritingScene(Scene):
    """Asks for some words; Enter takes them."""

    opaque = False

    def __init__(self, stage: Stage, text: str, act: Callable[[str], object], key: str = "free.write"):
        super().__init__(stage)
        self.offered = text if key in OFFERED else ""  # the name of whoever types none
        self.text, self.act, self.key = "" if self.offered else text, act, key
        self.form = Form(stage, self._build, first="text")

    def refresh(self) -> None:
        """Follow a change of language or text size."""
        self.form.refresh()

    def event(self, event: pygame.event.Event) -> None:
        """Hand events to field and buttons; Esc goes back."""
        if not self.form.event(event) and event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.stage.pop()

    def draw(self, paint: Paint) -> None:
        """Draw the question over the dimmed table."""
        draw_veil(paint)
        self.form.draw(paint)

    def write(self, text: str) -> None:
        """Take what is typed."""
        self.text = text

    def done(self) -> None:
        """Take it as it is."""
        self.stage.pop()
        self.act(self.text.strip() or self.offered)

    def _build(self) -> Dialog:
        words, key = self.stage.words, self.key
        hint = self.offered or words(f"{key}.hint")
        field = Field(self.text, self.write, self.done, "text", MOST.get(key, TEXT), hint, filled=bool(self.offered))
        buttons = [
            Button(words("free.write.cancel"), self.stage.pop, key="cancel"),
            Button(words(f"{key}.done"), self.done, "primary", "icon-pencil", key="done", role="button"),
        ]
        body = Column([Label(words(f"{key}.why"), stretch=1), field], gap=20)
        return Dialog(
            words(key), Column([Scroll(body, key="words"), Row(buttons, gap=24, align="center")], gap=30), 900
        )

"""A match from a share code: pasted, checked, and shown."""

from __future__ import annotations

import pygame

from ...play import positions
from ...play.sharecode import from_code, looks_like_code
from ...screen.kit.field import MOST, Field, pasted
from ...screen.kit.form import Form
from ...screen.kit.layout import Column, Row
from ...screen.kit.scroll import Scroll
from ...screen.kit.widgets import Button, Label
from ...screen.paint import RED, Paint
from ...screen.stage import Scene, Stage
from .aside import offer
from .dialog import Dialog, draw_veil


class CodeScene(Scene):
    """Asks for a share code; what lies on the clipboard is filled in if it looks like one."""

    opaque = False

    def __init__(self, stage: Stage):
        super().__init__(stage)
        text = "".join(pasted()[: MOST * 2].split())
        self.code = text if looks_like_code(text) and len(text) <= MOST else ""
        self.wrong = ""  # what is wrong with it
        self.form = Form(stage, self._build, first="code")

    def enter(self) -> None:
        """Select what was filled in, so that pasting by habit puts the code in its place, not behind it."""
        if self.code:
            self.form.find("code").select()

    def refresh(self) -> None:
        """Follow a change of language or text size."""
        self.form.refresh()

    def event(self, event: pygame.event.Event) -> None:
        """Hand events to field and buttons; Esc closes."""
        if not self.form.event(event) and event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.stage.pop()

    def draw(self, paint: Paint) -> None:
        """Draw the dialog over what lies below."""
        draw_veil(paint)
        self.form.draw(paint)

    def write(self, text: str) -> None:
        """Take what is typed or pasted."""
        self.code, self.wrong = text, ""
        self.form.refresh()

    def open(self, replay: bool) -> None:
        """Show the match of the code; of a wrong one it is said what is wrong, and it can be mended."""
        found, note = from_code(self.code)[:2]
        if found and (kept := positions.of_text(found)):
            self.stage.pop()
            offer(self.stage, kept)
            return
        scene = None if note else self.stage.doors.file(self.code, replay)
        if scene:
            self.stage.pop()
            self.stage.push(scene)
        elif note:
            self.wrong = self.stage.words(*note)
            self.form.refresh()

    def _build(self) -> Dialog:
        words = self.stage.words
        field = Field(
            self.code,
            self.write,
            lambda: self.open(False),
            "code",
            MOST,
            words("library.code.hint"),
            error=bool(self.wrong),
        )
        there = bool(self.code.strip())
        buttons = [
            Button(words("library.cancel"), self.stage.pop, key="cancel"),
            Button(
                words("library.watch"),
                lambda: self.open(True),
                icon="icon-replay",
                key="watch",
                enabled=there,
            ),
            Button(
                words("library.continue"),
                lambda: self.open(False),
                "primary",
                "icon-play",
                key="open",
                role="button",
                enabled=there,
            ),
        ]
        said = [Label(self.wrong, "strong", RED, stretch=1)] if self.wrong else []
        body = Column([Label(words("library.code.why"), stretch=1), field, *said], gap=20)
        return Dialog(
            words("library.code"),
            Column([Scroll(body, key="words"), Row(buttons, gap=24, align="center")], gap=30),
            1000,
        )

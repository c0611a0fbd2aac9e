"""Credits: who made the games, whose typefaces and libraries are used, and what this is not."""

from __future__ import annotations

from typing import Any

import pygame

from ...rules import SHELF
from ...screen.kit.layout import Column, Row
from ...screen.kit.widgets import Button, Heading, Image, Label
from ...screen.paint import Paint
from ...screen.stage import Scene, Stage
from .page import Page, sheets
from .shelf import cover

FONTS = ("fredoka", "nunito")
LIBRARIES = ("pygame", "pytmx", "platformdirs")


class CreditsScene(Scene):
    """Names those the collection owes its games to."""

    def __init__(self, stage: Stage):
        super().__init__(stage)
        self.page = Page(stage, self._head, self._body, self._foot, first="done")

    def refresh(self) -> None:
        self.page.refresh()

    def draw(self, paint: Paint) -> None:
        self.page.draw(paint)

    def event(self, event: pygame.event.Event) -> None:
        self.page.event(event)

    def _head(self) -> tuple[str, str]:
        return self.stage.words("credits.title"), self.stage.words("credits.under")

    def _foot(self) -> tuple[list, list]:
        return [], [Button(self.stage.words("credits.done"), self.stage.pop, "primary", "icon-check-light", key="done")]

    def _body(self) -> Any:
        return sheets(
            self.stage, ("games", self._games(), 1030, "cat-curled-calico"), ("rest", self._rest(), 742, None)
        )

    def _games(self) -> Column:
        words = self.stage.words
        rows = [
            Row([Image(cover(game), (76, 104)), Column([
                Label(words(f"{game}.title"), "sub"), Label(words(f"credits.{game}")),
                Label(words(f"credits.{game}.house"), "note"),
            ], gap=0)], gap=26)  # fmt: skip
            for game in SHELF
        ]  # fmt: skip
        return Column([Heading(words("credits.games"), "icon-crown"), Column(rows, gap=20, rules=True)], gap=14)

    def _rest(self) -> Column:
        words = self.stage.words
        parts = [Heading(words("credits.own"), "icon-paw"), Label(words("credits.unofficial"))]
        parts += [Label(words("credits.art"), "note"), Heading(words("credits.fonts"), "icon-pencil")]
        parts += [Label(words(f"credits.font.{name}")) for name in FONTS]
        parts += [
            Label(words("credits.fonts.licence"), "note"),
            Heading(words("credits.libraries"), "icon-heart"),
        ]
        parts += [Label(words(f"credits.library.{name}")) for name in LIBRARIES]
        return Column(parts, gap=9)

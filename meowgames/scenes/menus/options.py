"""Options: everything a player can choose once for all games; each change holds at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame

from ...play.boards import FREE_TABLE
from ...play.level import hides
from ...rules import playable
from ...screen.canvas import many_lines
from ...screen.kit.choices import Choice, Segments
from ...screen.kit.dropdown import Dropdown
from ...screen.kit.layout import Column, Gap, Pairs, Row
from ...screen.kit.rows import KeyCap
from ...screen.kit.sliders import Slider
from ...screen.kit.widgets import Button, Heading, Image, Label, Toggle
from ...screen.paint import Paint
from ...screen.stage import Scene, Stage
from ...settings import CONFIRM, LANGUAGES, PACES, TEXTS, UNDO, Settings
from .keys import key_list
from .page import Page, sheets

LABELS = ("language", "text", "full_screen", "sharp", "pace", "marks", "music", "sound", "mute")
KEPT = ("language", "window", "place", "names")  # what a reset leaves alone


class OptionsScene(Scene):
    """The options screen."""

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
        return self.stage.words("options.title"), self.stage.words("options.saved")

    def _foot(self) -> tuple[list, list]:
        words = self.stage.words
        reset = Button(words("options.reset"), self._ask_reset, icon="icon-undo", key="reset")
        return [reset], [Button(words("options.done"), self.stage.pop, "primary", "icon-check-light", key="done")]

    def _body(self) -> Any:
        left = Column([self._screen(), self._sound()], gap=18)
        right = Column([self._game(), self._keys()], gap=22)
        return sheets(self.stage, ("left", left, 1070, None), ("right", right, 702, "cat-loaf-grey"))

    # ── the parts ────────────────────────────────────────────────────────────────────────────────────────

    def _screen(self) -> Column:
        words, now = self.stage.words, self.stage.settings
        tongues = [Choice(code, words(f"language.{code}"), "icon-globe") for code in LANGUAGES]
        sizes = [Choice(size, words("percent", round(size * 100))) for size in TEXTS]
        paces = [Choice(pace, words(f"options.pace.{name}")) for name, pace in PACES.items()]
        hint = Row([Toggle(now.full_screen, self._set("full_screen"), key="full_screen"), KeyCap("F11"),
                    Label(words("options.full_screen.key"), "note", stretch=1)], gap=16)  # fmt: skip
        sharp = Row([Toggle(now.sharp, self._set("sharp"), key="sharp"),
                     Label(words("options.sharp.note"), "note", stretch=1)], gap=16)  # fmt: skip
        rows = (
            ("language", Dropdown(tongues, now.language, self._set("language"), key="language")),
            (
                "text",
                Segments(sizes, min(TEXTS, key=lambda size: abs(size - now.text)), self._set("text"), "text"),
            ),
            ("full_screen", hint),
            *((("sharp", sharp),) if many_lines() else ()),
            (
                "pace",
                Segments(paces, min(PACES.values(), key=lambda pace: abs(pace - now.pace)), self._set("pace"), "pace"),
            ),
            ("marks", self._marks()),
        )
        return Column([Heading(words("options.screen"), "icon-full-screen"), self._pairs(rows)], gap=8)

    def _marks(self) -> Row:
        now = self.stage.settings
        badges = [Image(f"seat{seat}", (38, 38), dim=not now.marks) for seat in range(6)]
        return Row([Toggle(now.marks, self._set("marks"), key="marks"), Row(badges, gap=8, stretch=0)], gap=28)

    def _sound(self) -> Column:
        words, now = self.stage.words, self.stage.settings
        rows = (
            ("music", self._volume("music", now.music)),
            ("sound", self._volume("sound", now.sound)),
            ("mute", Toggle(now.mute, self._set("mute"), key="mute")),
        )
        return Column([Heading(words("options.sounds"), "icon-speaker"), self._pairs(rows)], gap=8)

    def _volume(self, name: str, now: float) -> Slider:
        def live(value: float) -> None:
            self.stage.sound.apply(replace(self.stage.settings, **{name: value / 100}))

        def act(value: float) -> None:
            self.stage.change(**{name: value / 100})

        muted = self.stage.settings.mute
        return Slider(round(now * 100), act, say=self._percent, live=live, key=name, enabled=not muted)

    def _percent(self, value: float) -> str:
        return self.stage.words("percent", round(value))

    def _game(self) -> Column:
        words, now = self.stage.words, self.stage.settings
        toggles = [
            (Label(words(f"options.{name}"), stretch=1), Toggle(getattr(now, name), self._set(name), key=name))
            for name in ("obvious", "show_next", "show_last", "close_up", "tips")
        ]
        rows = [Row([label, Gap(stretch=1), toggle]) for label, toggle in toggles]
        rows.append(self._held())
        parts = [self._policy("confirm", CONFIRM, now.confirm), self._policy("undo", UNDO, now.undo), *rows]
        return Column([Heading(words("options.game"), "icon-paw"), Column(parts, gap=14, rules=True)], gap=8)

    def _held(self) -> Column:
        """The games in which one's own secrets are seen only while they are held open, of all that have secrets."""
        words, now = self.stage.words, self.stage.settings.hold_to_show
        games = [
            Row(
                [
                    Label(words(f"{game}.title"), "note", stretch=1),
                    Toggle(game in now, self._hold(game), key=f"hold.{game}"),
                ]
            )
            for game in (*filter(hides, playable()), FREE_TABLE)
        ]
        return Column([Label(words("options.hold_to_show")), *games], gap=8)

    def _policy(self, name: str, values: tuple[str, ...], now: str) -> Column:
        words = self.stage.words
        choices = [Choice(value, words(f"options.{name}.{value}")) for value in values]
        why = Label(words(f"options.{name}.{now}.why"), "note")
        return Column([Label(words(f"options.{name}")), Segments(choices, now, self._set(name), name), why], gap=8)

    def _keys(self) -> Column:
        words = self.stage.words
        return Column([Heading(words("options.keys"), "icon-pencil"), key_list(words)], gap=16)

    def _pairs(self, rows: tuple[tuple[str, Any], ...]) -> Pairs:
        words, paint = self.stage.words, self.stage.paint
        wide = max(Label(words(f"options.{name}")).wish(paint) for name in LABELS)  # all controls begin on one line
        return Pairs([(Label(words(f"options.{name}"), wide=wide), control) for name, control in rows], gap=12)

    # ── changes ──────────────────────────────────────────────────────────────────────────────────────────

    def _hold(self, game: str) -> Callable[[bool], None]:
        def change(value: bool) -> None:
            others = [one for one in self.stage.settings.hold_to_show if one != game]
            self.stage.change(hold_to_show=(*others, game) if value else tuple(others))

        return change

    def _set(self, name: str) -> Callable[[Any], None]:
        return lambda value: self.stage.change(**{name: value})

    def _ask_reset(self) -> None:
        words = self.stage.words
        choices = [
            (words("options.reset.keep"), "plain", None),
            (words("options.reset"), "primary", self._reset),
        ]
        self.stage.push(self.stage.doors.ask(words("options.reset.ask"), words("options.reset.text"), choices))

    def _reset(self) -> None:
        fresh = vars(Settings())
        self.stage.change(**{name: value for name, value in fresh.items() if name not in KEPT})

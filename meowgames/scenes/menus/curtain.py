"""The curtain between two people at one screen: it hides everything until the next one says so."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pygame

from ...play.match import Match
from ...screen.budget import Absent
from ...screen.keys import PRESS, act_of
from ...screen.kit import roles
from ...screen.kit.form import Form
from ...screen.kit.layout import Column, Gap, Row
from ...screen.kit.rows import KeyCap
from ...screen.kit.scroll import Scroll
from ...screen.kit.widget import Look, Widget
from ...screen.kit.widgets import Button, Image, Label, RoundButton
from ...screen.paint import Box, Paint
from ...screen.stage import Scene, Stage
from ...screen.surround import draw_room, opaque, spread, unclipped
from ...screen.table.easel import ease
from ...settings import BIG
from ..table import tell

SECONDS = 0.42  # the curtain takes to part
WIDE, FACE = 900, 128  # of the card, and the portrait's radius


class CurtainScene(Scene):
    """Hands the screen to the next person; only Space, Enter or the button opens it."""

    def __init__(
        self, stage: Stage, match: Match, seat: int, lift: Callable[[], Any], back: Callable[[], Any] | None = None
    ):
        super().__init__(stage)
        self.match, self.seat, self.lift, self.back = match, seat, lift, back
        self.parted: float | None = None  # seconds since it began to open
        self.form = Form(stage, self._build, first="open")

    def enter(self) -> None:
        """Let it be heard that the turn has passed."""
        self.stage.sound.play("curtain")

    def refresh(self) -> None:
        """Follow a change of language or text size."""
        self.form.refresh()

    def event(self, event: pygame.event.Event) -> None:
        """Take what opens it; Esc asks whether to leave."""
        if self.parted is not None:
            return
        key = event.key if event.type == pygame.KEYDOWN else None
        focus = self.form.focus.key if self.form.focus else None
        if key in PRESS and focus not in ("menu", "undo"):
            self.open()
        elif key is not None and act_of(event) == "undo":
            self.take_back()
        elif not self.form.event(event) and key == pygame.K_ESCAPE:
            self.ask()

    def open(self) -> None:
        """Let the curtain part; what lies behind is public until it is gone."""
        self.stage.sound.play("curtain")
        if not self.stage.settings.pace:
            self._gone()
            return
        self.parted, self.opaque = 0.0, False

    def take_back(self) -> None:
        """Give the screen back to who has just moved, who takes the move back: nobody has seen anything yet."""
        if self.back:
            self.stage.pop()
            self.back()

    def update(self, seconds: float) -> bool:
        """Let it part, then give the screen to its new viewer."""
        if self.parted is None:
            return False
        self.parted += seconds
        if self.parted >= SECONDS * self.stage.settings.pace:
            self._gone()
        return True

    def _gone(self) -> None:
        self.stage.pop()
        self.lift()

    def ask(self) -> None:
        """Ask whether to go on later."""
        words = self.stage.words
        answers = [
            (words("curtain.stay"), "primary", None),
            (words("curtain.leave"), "plain", self.stage.home),
        ]
        self.stage.push(self.stage.doors.ask(words("curtain.ask"), words("curtain.kept"), answers))

    def draw(self, paint: Paint) -> None:
        """Draw the cloth and the card, or the two halves on their way."""
        if self.parted is None:
            draw_room(paint, "curtain")
            self.form.draw(paint)
            return
        with unclipped(paint), suppress(Absent):
            cloth = spread(paint, ("curtain",), lambda size: opaque(paint, "curtain", size))
            wide, high = cloth.get_size()
            half = wide // 2
            away = round(half * ease(self.parted / (SECONDS * max(0.01, self.stage.settings.pace))))
            paint.brush.put(cloth.subsurface((0, 0, half, high)), (-away, 0))
            paint.brush.put(cloth.subsurface((half, 0, wide - half, high)), (half + away, 0))

    def _build(self) -> Notice:
        words, game = self.stage.words, self.match.setup.game
        name = self.match.seats[self.seat].name
        status = tell.spoken(words, game, self.match.rules.status(self.match.state))
        side = 70 * roles.half(self.stage.paint)
        parts = [
            KeyCap(words("key.space")),
            Label(words("curtain.or"), "note"),
            Image("mouse-left", (side * 1.24, side)),
        ]
        keys = Row(parts, gap=14, stretch=0)
        undo = [Button(words("curtain.undo"), self.take_back, icon="icon-undo", key="undo")] if self.back else []
        body = Column(
            [
                Label(words("curtain.pass", name), "title", align="center", stretch=1),
                Label(words(tell.own(words, game, "curtain.ceiling")), "label", align="center", stretch=1),
                Gap(8),
                Button(
                    words(tell.own(words, game, "curtain.open"), name),
                    self.open,
                    "primary",
                    "icon-eye",
                    key="open",
                    role="button",
                    least_high=100,
                ),
                *([keys] if not undo or self.stage.settings.text < BIG else []),  # the button has room before its keys
                Label(status, "note", align="center", stretch=1),
                *undo,
            ],
            gap=16,
            align="center",
        )
        menu = RoundButton("icon-pause", self.ask, key="menu")
        return Notice(self.match.seats[self.seat].avatar, self.match.colours[self.seat], body, menu)


class Notice(Widget):
    """The paper before the curtain, the portrait of whoever is next on its upper edge."""

    def __init__(self, avatar: str, colour: int, body: Column, menu: RoundButton):
        self.avatar, self.colour, self.menu = avatar, colour, menu
        self.content = body
        self.words = Scroll(body, key="words")
        self.sheet = Box(0, 0, 0, 0)

    def parts(self) -> tuple:
        return (self.words, self.menu)

    def place(self, paint: Paint, box: Box) -> None:
        self.box = Box(box)
        wide = WIDE * (1 + (paint.text_size - 1) * 0.5)
        high = min(box.h - 270, self.content.measure(paint, wide - 88) + 88 + FACE)
        top = box.centery - high / 2 + 60
        self.sheet = Box(box.centerx - wide / 2, top, wide, high)
        self.words.place(paint, Box(self.sheet.x + 44, top + FACE + 24, wide - 88, high - FACE - 24 - 40))
        self.menu.place(paint, Box(1762, 152, 76, 76))

    def draw(self, paint: Paint, look: Callable[[Any], Look]) -> None:
        card = self.sheet
        paint.sliced("sheet", card)
        wide, high = paint.natural("cat-peek-calico")
        paint.image("cat-peek-calico", (card.x + 44, card.y - high + 14, wide, high))
        face = Box(0, 0, 2 * FACE, 2 * FACE)
        face.center = card.centerx, card.y + 20
        paint.image("glow", face.inflate(110, 110), alpha=170)
        paint.image(f"avatar-{self.avatar}", face)
        paint.image(f"ring{self.colour}", face)
        self.words.draw(paint, look)
        self.menu.draw(paint, look)

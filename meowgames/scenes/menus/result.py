"""The result: podium and confetti, the score sheet, how the scores grew, and what to do next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from ...play.cats import new_seed
from ...play.journal import Journal
from ...play.match import Match, Setup
from ...play.statistics import apart_of
from ...screen.kit import roles
from ...screen.kit.form import Form
from ...screen.kit.layout import Column, Paper, Row
from ...screen.kit.scroll import Scroll
from ...screen.kit.widget import Look, Widget
from ...screen.kit.widgets import Button, Label
from ...screen.paint import CANVAS, HALF, INK, LIGHT, RED, SMALLEST, Box, Paint
from ...screen.stage import Scene, Stage
from ...screen.surround import draw_room
from ..table import tell
from .confetti import FALL, FLOOR, confetti, draw_confetti
from .page import SIDEBOARD
from .scores import Chart, ScoreGrid, ranked
from .share import share

STEPS = (262, 214, 172, 138, 108, 84)  # height of the block of each place
LEFT, ROOM = 450, 780  # the middle of the podium and its width


class ResultScene(Scene):
    """How a match ended."""

    def __init__(self, stage: Stage, match: Match, journal: Journal | None):
        super().__init__(stage)
        self.match, self.journal = match, journal
        self.places = match.rules.rank(match.state)
        self.passed: float | None = None  # seconds of confetti so far
        self.paper = confetti(match.setup.seed)
        self.form = Form(stage, self._build, first="rematch")

    def enter(self) -> None:
        """Cheer or sigh, once."""
        if self.passed is None:
            self.passed = 0.0 if self.stage.settings.pace else FALL
            people = self.match.people()
            won = not people or any(self.places[seat] == 1 for seat in people)
            self.stage.sound.play("win" if won else "lose")

    def refresh(self) -> None:
        """Follow a change of language or text size."""
        self.form.refresh()

    def event(self, event: pygame.event.Event) -> None:
        """Hand events to the buttons; Esc goes back to the table."""
        if not self.form.event(event) and event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.stage.pop()

    def update(self, seconds: float) -> bool:
        """Let the confetti fall."""
        if self.passed is None or self.passed >= FALL:
            return False
        self.passed += seconds
        return True

    # ── what to do next ──

    def rematch(self) -> None:
        """Play again at once: the start moves one seat on."""
        old = self.match.setup
        setup = Setup(old.game, tuple(self.match.seats), old.seed, old.options).rematch(new_seed())
        self.stage.home()
        self.stage.push(self.stage.doors.table(setup))

    def replay(self) -> None:
        """Watch the match again."""
        self.stage.push(self.stage.doors.replay(self.match, self.journal))

    def _build(self) -> Sideboard:
        words = self.stage.words
        grid = ScoreGrid(self.match, words, self.stage.paint.art.faces)
        papers = [Paper(part, pad=30) for part in (grid, Chart(self.match, words))]
        why = tell.spoken(words, self.match.setup.game, self.match.rules.stalemate(self.match.state))
        if why:
            papers.insert(0, Paper(Label(why, "note", stretch=1), pad=30))
        if apart := apart_of(self.match):
            papers.insert(0, Paper(Label(words(f"result.{apart}"), "note", stretch=1), pad=30))
        sheets = Scroll(Column(papers, gap=26), key="sheets")
        buttons = [
            Button(words("result.rematch"), self.rematch, "primary", "icon-play", key="rematch", role="button"),
            Button(words("result.replay"), self.replay, icon="icon-replay", key="replay"),
            Button(words("result.share"), lambda: share(self.stage, self.match), icon="icon-share", key="share"),
            Button(words("result.table"), self.stage.pop, icon="icon-eye", key="table"),
            Button(words("result.menu"), self.stage.home, icon="icon-door", key="menu"),
        ]
        return Sideboard(sheets, Row(buttons, gap=20, align="right"))

    # ── what is seen ──

    def draw(self, paint: Paint) -> None:
        """Draw the room, the podium and its cats, then the sheets."""
        draw_room(paint, "room")
        glow = Box(0, 0, 900, 900)
        glow.center = LEFT, 480
        paint.image("glow", glow, alpha=120)
        self._podium(paint)
        self._banner(paint)
        self.form.draw(paint)
        if self.passed is not None and self.passed < FALL:
            draw_confetti(paint, self.paper, self.passed)

    def _banner(self, paint: Paint) -> None:
        words, first = self.stage.words, [seat for seat in ranked(self.match) if self.places[seat] == 1]
        names = [self.match.seats[seat].name for seat in first]
        text = words("result.won", names[0])
        if len(names) > 1:
            text = words("result.shared", ", ".join(names[:-1]), names[-1])
        paint.sliced("banner", (LEFT - 320, 62, 640, 92))
        paint.text(text, (LEFT, 106), 54, "title", LIGHT, "center", fit=540, least=40, edge=INK, thick=4, grow=0)
        said = f"{words(f'{self.match.setup.game}.title')} · {self.match.setup.seed}"
        wide, high = paint.extent(said, 24, "strong", grow=HALF)
        paint.sliced("pill", (LEFT - wide / 2 - 28, 176, wide + 56, high + 18))
        paint.text(said, (LEFT, 184 + high / 2), 24, "strong", INK, "center", grow=HALF)

    def _podium(self, paint: Paint) -> None:
        """Draw a block for every seat, as high as its place, the best in the middle; equals stand level."""
        order: list[int] = []
        for index, seat in enumerate(ranked(self.match)):
            order.insert(0 if index % 2 else len(order), seat)
        wide = min(196.0, ROOM / len(order))
        left = LEFT - wide * len(order) / 2
        boxes = {seat: Box(left + wide * i, 0, wide, 0) for i, seat in enumerate(order)}
        for seat in sorted(order, key=lambda seat: -self.places[seat]):
            box, place = boxes[seat], self.places[seat]
            box.h = STEPS[min(place, len(STEPS)) - 1]
            box.bottom = FLOOR
            self._block(paint, box, place)
            self._name(paint, box, seat)
            self._cat(paint, box, seat)

    def _block(self, paint: Paint, box: Box, place: int) -> None:
        paint.sliced("wood", box.inflate(2, 0))
        top = Box(box.x - 7, box.y - 16, box.w + 14, 30)
        paint.fill(top.inflate(6, 6), INK, radius=10)
        paint.fill(top, "#d9a76c", radius=8)
        paint.fill((top.x + 3, top.y + 2, top.w - 6, 12), "#f0cd9b", radius=6)
        side = min(84.0, box.w * 0.5, (box.h - 34 - plate_high(paint)) * 96 / 116)
        if place <= 3 and side > 30:
            medal = Box(box.centerx - side / 2, box.y + 22, side, side * 116 / 96)
            paint.image(f"medal{place}", medal)
            at = (medal.centerx, medal.y + medal.h * 0.4)
            paint.text(str(place), at, max(roles.least(paint), side * 0.46), "title", INK, "center", grow=0)

    def _name(self, paint: Paint, box: Box, seat: int) -> None:
        name, points = self.match.seats[seat].name, self.match.rules.score(self.match.state)[seat]
        high = plate_high(paint) / 2
        pill = Box(box.x + 5, FLOOR - 6 - 2 * high, box.w - 10, 2 * high)
        paint.sliced("plate", pill)
        how: dict[str, Any] = {"fit": pill.w - 10, "least": SMALLEST, "grow": HALF}
        paint.text(name, (pill.centerx, pill.y + high * 0.56), 24, "strong", INK, "center", **how)
        said = self.stage.words.number(points)
        paint.text(said, (pill.centerx, pill.y + high * 1.42), 26, "title", RED, "center", **how)

    def _cat(self, paint: Paint, box: Box, seat: int) -> None:
        face = f"sit-{self.match.seats[seat].avatar}"
        natural, first = paint.natural(face), self.places[seat] == 1
        grow = min(1.15 if first else 0.98, box.w * 1.16 / natural[0])
        wide, high = natural[0] * grow, natural[1] * grow
        cat = Box(box.centerx - wide / 2 + 8 * grow, box.y + 8 - high, wide, high)
        paint.image(face, cat)
        if first:
            side = 92 * grow
            paint.image("icon-crown", (cat.x + wide * 0.42 - side / 2, cat.y - side * 0.2, side, side))


def plate_high(paint: Paint) -> float:
    """Return how high the plate with a player's name and points is."""
    return 2 * paint.extent("X", 24, "strong", grow=HALF)[1]


class Sideboard(Widget):
    """The sheets at the right, the buttons on the sideboard."""

    def __init__(self, sheets: Scroll, row: Row):
        self.sheets, self.row = sheets, row

    def parts(self) -> tuple:
        return (self.sheets, self.row)

    def place(self, paint: Paint, box: Box) -> None:
        self.box = Box(box)
        high = self.row.measure(paint, 1800)
        y = min(SIDEBOARD - high / 2, CANVAS[1] - 8 - high)
        self.row.place(paint, Box(60, y, 1800, high))
        left = 960 - 80 * (paint.text_size - 1)  # large text needs the room
        self.sheets.place(paint, Box(left, 52, 1860 - left, min(952, y - 20) - 52))

    def draw(self, paint: Paint, look: Callable[[Any], Look]) -> None:
        self.sheets.draw(paint, look)
        self.row.draw(paint, look)

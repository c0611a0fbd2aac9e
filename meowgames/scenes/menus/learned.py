"""After a lesson: the game can be played now, with kittens first; or another lesson, or the title."""

from __future__ import annotations

import pygame

from ...play import lesson as lessons
from ...rules import playable
from ...screen.kit.form import Form
from ...screen.kit.layout import Column, Row
from ...screen.kit.widgets import Button, Label
from ...screen.paint import INK, LIGHT, Box, Paint
from ...screen.room import ROOM
from ...screen.surround import draw_room
from ...screen.stage import Scene, Stage
from ..table.speech import Speech
from .confetti import FALL, confetti, draw_confetti
from .dialog import Answer

BANNER = Box(540, 90, 840, 108)


class LearnedScene(Scene):
    """The lesson cat is proud, and says what can be done next."""

    def __init__(self, stage: Stage, game: str):
        super().__init__(stage)
        self.game = game
        self.passed: float | None = None  # seconds of confetti so far
        self.paper = confetti(game)
        self.form = Form(stage, self._build, first="play")

    def enter(self) -> None:
        """Cheer, once."""
        if self.passed is None:
            self.passed = 0.0 if self.stage.settings.pace else FALL
            self.stage.sound.play("win")

    def refresh(self) -> None:
        """Follow a change of language or text size."""
        self.form.refresh()

    def event(self, event: pygame.event.Event) -> None:
        """Hand events to the buttons; Esc goes to the title."""
        if not self.form.event(event) and event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.stage.home()

    def update(self, seconds: float) -> bool:
        """Let the confetti fall."""
        if self.passed is None or self.passed >= FALL:
            return False
        self.passed += seconds
        return True

    def draw(self, paint: Paint) -> None:
        """Draw the room, the banner and the cat with what it says."""
        draw_room(paint, "room")
        paint.sliced("banner", BANNER)
        title = self.stage.words("learned.title")
        paint.text(title, BANNER.center, 58, "title", LIGHT, "center", fit=BANNER.w - 90, edge=INK, thick=4, grow=False)
        self.form.draw(paint)
        if self.passed is not None and self.passed < FALL:
            draw_confetti(paint, self.paper, self.passed)

    def _build(self) -> Speech:
        words = self.stage.words
        title = words(f"{self.game}.title")
        play = Button(words("learned.play"), self.play, "primary", "icon-play", key="play", role="button")
        others = Button(words("learned.other"), self.choose, icon="icon-rules", key="other")
        home = Button(words("learned.home"), self.stage.home, icon="icon-door", key="home")
        said = [Label(words("learned.text", title), "speech", stretch=1), Row([play, others, home], gap=20)]
        return Speech(Column(said, gap=26), middle)

    def play(self) -> None:
        """Set up a first match against kittens."""
        self.stage.home()
        self.stage.push(self.stage.doors.setup(self.game, level="kitten"))

    def choose(self) -> None:
        """Ask which lesson to take up next."""
        words = self.stage.words
        games = [game for game in playable() if lessons.has(game) and game != self.game]
        answers: list[Answer] = [(words(f"{game}.title"), "plain", lambda g=game: self.learn(g)) for game in games]
        answers.append((words("learned.stay"), "primary", None))
        title, text = words("learned.other"), words("learned.which")
        self.stage.push(self.stage.doors.ask(title, text, answers, harmless=len(answers) - 1))

    def learn(self, game: str) -> None:
        """Take up the lesson of another game."""
        self.stage.home()
        self.stage.push(self.stage.doors.lesson(game))


def middle(paint: Paint, speech: Speech) -> Box:
    """Return a place in the middle of the room for what is said there."""
    wide, high = speech.size(paint, 1000 * (1 + (paint.text_size - 1) * 0.5))
    box = Box(0, 0, wide, high)
    box.center = ROOM.centerx, 560
    return box.clamp(ROOM)

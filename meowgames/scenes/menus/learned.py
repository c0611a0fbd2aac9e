"""After a lesson: the game can be played now, with kittens first; or another lesson, or the title."""

from __future__ import annotations

import pygame

from ...play import lesson as lessons
from ...play.boards import FREE_TABLE
from ...rules import playable
from ...screen.kit.form import Form
from ...screen.kit.layout import Column, Gap, Paper, Row
from ...screen.kit.scroll import Scroll
from ...screen.kit.widget import Looks, Widget
from ...screen.kit.widgets import Button, Heading, Image, Label
from ...screen.paint import INK, LIGHT, Box, Paint
from ...screen.stage import Scene, Stage
from ...screen.surround import draw_room
from .confetti import FALL, confetti, draw_confetti
from .dialog import Answer
from .shelf import Chest, GameBox, Stand

BANNER = Box(1000, 40, 800, 108)
CAT, SCALE = "cat-on-box-1", 1.62  # who lies on the box, and how much larger than on the shelf it stands here
BOX = Box(170, 262, 524, 650)
TAG = Box(300, 936, 264, 44)
CHEST = Box(132, 420, 620, 429)  # what stands there instead of a box when a free table can be laid
SHEET, ROW = Box(850, 182, 1000, 750), Box(740, 950, 1120, 110)


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
        """Draw the room, the banner, the game's box and what one knows now."""
        draw_room(paint, "room")
        paint.image("glow", BOX.inflate(420, 420), alpha=130)
        paint.sliced("banner", BANNER)
        title = self.stage.words("learned.title")
        paint.text(
            title,
            BANNER.center,
            58,
            "title",
            LIGHT,
            "center",
            fit=BANNER.w - 90,
            least=44,
            edge=INK,
            thick=4,
            grow=False,
        )
        self.form.draw(paint)
        if self.passed is not None and self.passed < FALL:
            draw_confetti(paint, self.paper, self.passed)

    def _build(self) -> Ready:
        words = self.stage.words
        title, free = words(f"{self.game}.title"), self.game == FREE_TABLE
        box = Chest(title, self.play) if free else self._box()
        begin = words("learned.lay" if free else "learned.play")
        play = Button(begin, self.play, "primary", "icon-play", key="play", role="button")
        others = Button(words("learned.other"), self.choose, icon="icon-rules", key="other")
        home = Button(words("learned.home"), self.stage.home, icon="icon-door", key="home")
        text = words("learned.text.free") if free else words("learned.text", title)
        said = Row([Image("lesson-cat", (104, 128)), Label(text, "speech", stretch=1)], gap=24)
        sheet = Paper(
            Column([said, Gap(6), Heading(words("learned.known"), role="sub"), *self._known()], gap=24), pad=36
        )
        return Ready(box, Scroll(sheet, key="sheet"), Row([play, others, home], gap=20, align="right"))

    def _box(self) -> GameBox:
        """Return the box of the game, a proud cat on it."""
        wide, high = self.stage.paint.natural(CAT)
        cat = Box(BOX.centerx - wide * SCALE / 2, BOX.y - high * SCALE * 0.8, wide * SCALE, high * SCALE)
        return GameBox(self.game, True, Stand(BOX, TAG, cat, CAT, SCALE), self.stage.words, self.play)

    def _known(self) -> list[Widget]:
        """Return the parts of the lesson, each ticked."""
        course, words = lessons.read(self.game), self.stage.words
        names = [words(course.key(f"part.{part.name}")) for part in course.parts]
        return [Row([Image("icon-check", (48, 48)), Label(name, "sub", stretch=1)], gap=18) for name in names]

    def play(self) -> None:
        """Set up a first match against kittens, or lay a free table."""
        doors = self.stage.doors
        self.stage.home()
        self.stage.push(doors.free() if self.game == FREE_TABLE else doors.setup(self.game, level="kitten"))

    def choose(self) -> None:
        """Ask which lesson to take up next."""
        words = self.stage.words
        games = [game for game in (*playable(), FREE_TABLE) if lessons.has(game) and game != self.game]
        answers: list[Answer] = [(words(f"{game}.title"), "plain", lambda g=game: self.learn(g)) for game in games]
        answers.append((words("learned.stay"), "primary", None))
        title, text = words("learned.other"), words("learned.which")
        self.stage.push(self.stage.doors.ask(title, text, answers, harmless=len(answers) - 1))

    def learn(self, game: str) -> None:
        """Take up the lesson of another game."""
        self.stage.home()
        self.stage.push(self.stage.doors.lesson(game))


class Ready(Widget):
    """The game's box at the left, the sheet beside it, the buttons on the sideboard."""

    def __init__(self, box: GameBox | Chest, sheet: Scroll, row: Row):
        self.shown, self.sheet, self.row = box, sheet, row

    def parts(self) -> tuple[Widget, ...]:
        return (self.row, self.sheet, self.shown)

    def place(self, paint: Paint, box: Box) -> None:
        self.box = Box(box)
        high = self.row.measure(paint, ROW.w)
        self.row.place(paint, Box(ROW.x, min(ROW.centery - high / 2, box.bottom - 8 - high), ROW.w, high))
        self.sheet.place(paint, Box(SHEET.x, SHEET.y, SHEET.w, min(SHEET.bottom, self.row.box.y - 18) - SHEET.y))
        self.shown.place(paint, CHEST)  # a box knows where it stands

    def draw(self, paint: Paint, look: Looks) -> None:
        for one in (self.shown, self.sheet, self.row):
            one.draw(paint, look)

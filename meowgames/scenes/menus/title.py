"""The title: a room with the shelf of games, and the way to everything else."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from ... import paths
from ...play import index, progress
from ...play import lesson as lessons
from ...play.level import read_faces
from ...play.saves import Summary
from ...rules import SHELF, playable
from ...screen.kit.form import Form
from ...screen.kit.layout import Paper, Row
from ...screen.kit.rows import Plate
from ...screen.kit.widget import Widget, walk
from ...screen.kit.widgets import Button, Image, Label, RoundButton
from ...screen.paint import Paint
from ...screen.stage import Scene, Stage
from ...screen.table.board import Board
from ...settings import BIG
from ..table import tell
from . import named
from .newcomer import learning_minutes, new_here
from .shelf import Chest, Front, GameBox, LearnTag, Plaque, Riser, draw_logo, stands

NEEDED = ("logo", "buttons", "wall-statistics", "wall-credits", "chest")  # places without which there is no title
AT_ONCE, IN_A_FRAME = 0.02, 0.004  # seconds given to the index of the saves: before the title is seen, and after
RISE = 8.0  # how fast a box is lifted: the whole way in an eighth of a second


class TitleScene(Scene):
    """The first screen: pick a box, go on with a match, or look around."""

    music = "title"

    def __init__(self, stage: Stage):
        super().__init__(stage)
        self.board = Board("house", 0)
        for name in NEEDED:
            if name not in self.board.places:
                raise paths.Missing(paths.data("levels", "house.tmx"), f"there is no place called {name}")
        self.index = index.of(paths.saves())
        self.waiting: Summary | None = None  # the match to go on with
        self.learned = progress.Progress()  # how far the lessons are
        self.offering = False  # whether the cat offers a lesson to somebody who is new here
        self.form = Form(stage, self._build, first="continue")

    def enter(self) -> None:
        """Look which match and which lessons wait; whoever has begun something needs no offer any more."""
        self.index = index.of(paths.saves())
        self.index.look()
        self.index.read_on(AT_ONCE)
        self.learned = progress.load()
        self._wait()

    def _wait(self) -> None:
        """Show the match to go on with, as far as is known by now."""
        self.waiting = self.index.newest()
        if self.offering and (self.waiting or not self.learned.fresh):
            self.stop_offering()
        elif not self.offering:
            self.offering = new_here(self.learned)
        self.form.refresh()

    def refresh(self) -> None:
        """Follow a change of language or text size."""
        self.form.refresh()

    def event(self, event: pygame.event.Event) -> None:
        """Hand events to boxes and buttons; Esc asks whether to leave."""
        if not self.form.event(event) and event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.ask_quit()

    def update(self, seconds: float) -> bool:
        """Let the box that is pointed at rise and the others sink; look on which match waits."""
        learned = seconds > 0 and self.index.read_on(IN_A_FRAME)  # not while pictures of the title are waited for
        waits = learned and self.index.newest() != self.waiting
        if waits:
            self._wait()
        self.form.ready()
        step = RISE * seconds if self.stage.settings.pace else 1.0
        risers = [one for one, _ in walk(self.form.root) if isinstance(one, Riser)]
        return any([one.move(self.form.look(one), step) for one in risers]) or waits

    def draw(self, paint: Paint) -> None:
        """Draw the room, the logo, and what stands on shelf and sideboard."""
        self.board.ground.draw(paint)
        draw_logo(paint, self.board.places["logo"].box)
        self.form.draw(paint)
        if not paint.art.budget.late:  # first it is seen
            paint.art.draw_ahead("maps", read_maps)

    # ── what stands there ──

    def _build(self) -> Front:
        words, places = self.stage.words, self.board.places
        boxes: list[GameBox | LearnTag] = []
        found = stands(list(SHELF), places)
        for game, built in SHELF.items():
            boxes.append(GameBox(game, bool(built), found[game], words, lambda g=game: self.pick(g)))
            if built and lessons.has(game):
                boxes.append(self._learn(boxes[-1]))
        wall = [
            Plaque("icon-stats", words("title.statistics"), self.open_records, "statistics"),
            Plaque("icon-credits", words("title.credits"), self.open_credits, "credits"),
        ]
        first = self._offer() if self.offering else self._first()
        chest = Chest(words("free.title"), self.open_free)
        return Front(places, boxes, [*wall, chest], Row([first, self._others()], gap=30, align="center"))

    def _learn(self, box: GameBox) -> LearnTag:
        words, game = self.stage.words, box.game
        text = words("lesson.resume" if game in self.learned.places else "lesson.learn")
        long = learning_minutes(game, words)
        if long and game not in self.learned.places and not self._large:
            text = words("lesson.minutes", long)
        return LearnTag(box, text, game in self.learned.done, lambda: self.learn(game), self.offering)

    @property
    def _large(self) -> bool:
        """Whether text is so large that only the most needful is written."""
        return self.stage.settings.text >= BIG

    def _offer(self) -> Paper:
        """Return what is said to somebody who is new here, on the sideboard: logo, cats and boxes stay free."""
        words = self.stage.words
        long = [learning_minutes(game, words) for game, built in SHELF.items() if built and lessons.has(game)]
        span = "\N{EN DASH}".join(str(number) for number in sorted({min(long), max(long)}))
        said: list[Widget] = [] if self._large else [Image("lesson-cat", (66, 82))]
        said.append(Label(words("offer.text", span), "speech", stretch=1))
        later = Button(words("offer.later"), self.stop_offering, key="later", role="control", least_high=54)
        said.append(Row([later], wraps=False, stretch=0))
        return Paper(Row(said, gap=20), pad=16, face="plate")

    def _first(self) -> Button | Plate:
        words, found = self.stage.words, self.waiting
        if found is None:
            return Plate(words("title.choose"), "icon-paw")
        seated = words.many("setup.seated", len(found.seats))
        far = seated if found.laid else tell.spoken(words, found.game, found.state)
        said = named.title(words, found.game, found.laid) + ("" if self._large else f" · {far}")
        return Button(words("title.continue"), self.go_on, "primary", "icon-play", said, key="continue")

    def _others(self) -> Row:
        """Return the ways to everything else: as words, or as pictures while there is much to say."""
        words = self.stage.words
        doors: tuple[tuple[str, str, Callable[[], None]], ...] = (
            ("settings", "icon-settings", self.open_options),
            ("saves", "icon-replay", self.open_library),
            ("quit", "icon-door", self.stage.quit),
        )
        if self.offering:
            small = "" if self._large else "title."
            kids: list[Widget] = [
                RoundButton(icon, act, small and words(small + key), key=key) for key, icon, act in doors
            ]
        elif self._large:
            kids = [Button(words(f"title.{key}"), act, key=key, role="way") for key, _, act in doors]
        else:
            kids = [Button(words(f"title.{key}"), act, icon=icon, key=key) for key, icon, act in doors]
        return Row(kids, gap=24, wraps=False, stretch=0)

    # ── where it leads ──

    def pick(self, game: str) -> None:
        """Open a box, or say kindly that it is still asleep."""
        if SHELF[game]:
            self.stage.push(self.stage.doors.setup(game))
        else:
            self.stage.toast(self.stage.words("title.asleep", self.stage.words(f"{game}.title")), "icon-clock")

    def learn(self, game: str) -> None:
        """Take up the lesson of a game."""
        self.stage.push(self.stage.doors.lesson(game))

    def offer(self) -> None:
        """Let the cat speak as to somebody who is new here."""
        self.offering = True
        self.form.refresh()

    def stop_offering(self) -> None:
        """Offer no lesson any more; the signs under the boxes stay."""
        self.offering = False
        self.stage.warn(progress.save(progress.load().telling(progress.OFFER)))
        self.form.refresh()

    def go_on(self) -> None:
        """Go on with the match that waits."""
        if self.waiting:
            self.stage.push(self.stage.doors.file(self.waiting.path))

    def open_free(self) -> None:
        """Open the chest: what can be laid as a free table."""
        self.stage.push(self.stage.doors.free())

    def open_options(self) -> None:
        """Open the settings."""
        self.stage.push(self.stage.doors.options())

    def open_library(self) -> None:
        """Open the saved matches."""
        self.stage.push(self.stage.doors.library())

    def open_records(self) -> None:
        """Open the statistics."""
        self.stage.push(self.stage.doors.records())

    def open_credits(self) -> None:
        """Say who made what."""
        self.stage.push(self.stage.doors.credits())

    def ask_quit(self) -> None:
        """Ask before leaving the program."""
        words = self.stage.words
        answers = [(words("title.stay"), "primary", None), (words("title.quit"), "plain", self.stage.quit)]
        self.stage.push(self.stage.doors.ask(words("title.quit.title"), words("title.quit.text"), answers))


def read_maps() -> tuple[()]:
    """Read the maps of all games while somebody chooses one, so that its set-up opens at once; draw nothing."""
    for game in playable():
        read_faces(game)
    return ()

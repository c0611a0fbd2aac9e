"""The doors of the house: the one module that knows every scene; it makes them, whoever asks pushes or swaps."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from .. import paths
from ..play import lesson as lessons
from ..play import positions, progress, saves
from ..play.cats import AVATARS
from ..play.journal import Journal
from ..play.lesson import Pupil
from ..play.level import read_faces
from ..play.match import Match, Setup
from ..play.positions import Kept
from ..play.sharecode import looks_like_code
from ..play.sight import seating, sight
from ..rules import OVER, Move
from ..screen.stage import Scene, Stage
from .free.choose import ChooseScene
from .free.lesson import BEFORE, FreeGuide, FreeLesson
from .free.moods import RefereeScene
from .free.play import FreePlay
from .menus.ask import AskScene
from .menus.code import CodeScene
from .menus.credits import CreditsScene
from .menus.curtain import CurtainScene
from .menus.dialog import Answer
from .menus.keycard import KeysScene
from .menus.learned import LearnedScene
from .menus.library import LibraryScene
from .menus.options import OptionsScene
from .menus.pause import PauseScene
from .menus.positions import PositionsScene
from .menus.records import RecordsScene
from .menus.replay import ReplayScene
from .menus.result import ResultScene
from .menus.rules import RulesScene
from .menus.setup import SetupScene
from .menus.take_up import TakeUpScene
from .menus.title import TitleScene
from .menus.writing import WritingScene
from .table.bubble import LessonBubble
from .table.guide import Guide
from .table.lesson import Lesson, LessonTurns, broken, go_back
from .table.play import Play, Tool
from .table.scene import TableScene
from .table.tips import Tips
from .table.view import View


@dataclass(eq=False)
class Doors:
    """Makes the scenes of one stage; a door that cannot open says why and returns None."""

    stage: Stage

    # ── menus ──

    def title(self) -> Scene:
        """Return the first screen."""
        return TitleScene(self.stage)

    def setup(self, game: str, seed: str | None = None, level: str | None = None, like: Setup | None = None) -> Scene:
        """Return the set-up of a game, with that seed, those bots, or the players and rules of a match if given."""
        return SetupScene(self.stage, game, seed, level, like)

    def free(self, like: Setup | None = None) -> Scene:
        """Return the choice of a free table, as one was laid if given."""
        return ChooseScene(self.stage, like)

    def options(self) -> Scene:
        """Return the options."""
        return OptionsScene(self.stage)

    def keys(self) -> Scene:
        """Return the list of keys."""
        return KeysScene(self.stage)

    def library(self, positions: bool = False) -> Scene:
        """Return the saved matches, or the positions that were kept."""
        return PositionsScene(self.stage) if positions else LibraryScene(self.stage)

    def take_up(self, play: Play | None = None, kept: Kept | None = None) -> Scene:
        """Return what is asked before a free table, or a position that was kept, goes on by the rules."""
        if not isinstance(play, FreePlay):
            assert kept
            return TakeUpScene(self.stage, kept)
        before = positions.who_looks(play.view.viewer, play.view.eye)
        return TakeUpScene(self.stage, kept or positions.of_match(play.match), before, play.lit.show)

    def code(self) -> Scene:
        """Return the question for a share code."""
        return CodeScene(self.stage)

    def records(self) -> Scene:
        """Return the statistics."""
        return RecordsScene(self.stage)

    def credits(self) -> Scene:
        """Return who made what."""
        return CreditsScene(self.stage)

    def rules(self, game: str, clause: str | None = None, waived: Sequence[str] = ()) -> Scene:
        """Return a game's rule sheet, open at that clause; what was let be at a table is crossed out."""
        return RulesScene(self.stage, game, clause, waived)

    def write(self, text: str, act: Callable[[str], object], key: str = "free.write") -> Scene:
        """Return the question for some words: those of a note, or what the key asks for."""
        return WritingScene(self.stage, text, act, key)

    def ask(self, title: str, text: str, answers: Sequence[Answer], harmless: int = 0) -> Scene:
        """Return a question with its answers."""
        return AskScene(self.stage, title, text, answers, harmless)

    # ── matches ──

    def table(
        self, setup: Setup, luck: Sequence[Move] = (), then: Sequence[Move] = (), before: int = OVER
    ) -> TableScene:
        """Return the table of a new match, which is on disk before it is shown.

        Chance may be told what it draws first, and some moves may be made then. No curtain falls for a seat that sits
        before it already.
        """
        match = Match(setup, luck).begin()
        for move in then:
            match.play(move)
        table = _kept(self, match, Journal.create(match, paths.saves()))
        if before != OVER:
            table.play.sit(before)
            table.turns.whisper(before)
        return table

    def seat(self, match: Match, journal: Journal, tips: bool = True) -> TableScene:
        """Return the table of a match that has been started or loaded."""
        stage = self.stage
        kind = scene_of(match.setup.game)
        table = kind(stage, match, lambda view: kind.plays(stage, match, journal, view))
        if tips:
            Tips(stage, table.view, table.overlays)
        return table

    def view(self, match: Match, viewer: int, eye: Callable[[], int]) -> View:
        """Return the table of a match to be looked at from one seat, with whatever eyes are asked for then."""
        stage, manners = self.stage, scene_of(match.setup.game).manners()
        stage.paint.art.learn(read_faces(match.setup.board))
        given = manners, stage.words, stage.settings, stage.sound, viewer
        return View(seating(match), lambda ply, _: sight(match, ply, eye()), *given)

    def file(self, source: Path | str, replay: bool = False) -> Scene | None:
        """Return the match of a file or code: its table, or its replay if wanted or over."""
        text = str(source)
        code = looks_like_code(text) and not os.path.exists(text)
        match, note, journal = saves.fetch(text, write=not replay)
        self.stage.warn(*(note or ()))
        if match is None:
            return None
        if match.setup.strangers:
            self.stage.warn("save.looks", ", ".join(match.setup.strangers))
        if replay or match.over or not (journal or code):
            if journal:
                journal.close()
            return self.replay(match, path=None if code else Path(text))
        return _kept(self, match, journal or Journal.create(match, paths.saves()))

    def replay(self, match: Match, journal: Journal | None = None, path: Path | None = None) -> Scene:
        """Return a match to be watched again."""
        return ReplayScene(self.stage, match, journal, path)

    def result(self, match: Match, journal: Journal | None) -> Scene:
        """Return how a match ended."""
        return ResultScene(self.stage, match, journal)

    def pause(self, play: Play, seated: Callable[[], None]) -> Scene:
        """Return the pause of a match; seated is called when a seat was given to a bot or back."""
        return PauseScene(self.stage, play, seated)

    def referee(self, play: FreePlay, seated: Callable[[], None]) -> Scene:
        """Return how the referee of a free table watches; seated is called when a seat was given to a bot or back."""
        return RefereeScene(self.stage, play, seated)

    def curtain(self, match: Match, seat: int, lift: Callable[[], Any], back: Callable[[], Any] | None = None) -> Scene:
        """Return the curtain that falls before a seat's secrets are shown; back takes the last move back, if it may."""
        return CurtainScene(self.stage, match, seat, lift, back)

    # ── lessons ──

    def lesson(self, game: str, at: tuple[int, int] | None = None) -> Scene | None:
        """Return a game's lesson at that part and step, or where it was left."""
        start = at or progress.load().places.get(game, (0, 0))
        try:
            return self.part(Pupil(lessons.read(game), start))
        except (paths.Missing, ValueError) as error:
            if getattr(error, "path", lessons.where(game)) != lessons.where(game):
                raise  # not the lesson is broken but its map
            broken(self.stage, game, getattr(error, "why", "") or str(error))
            return None

    def part(self, pupil: Pupil) -> Scene:
        """Return the table of the part a pupil stands in, played as far as their step."""
        stage, part, game = self.stage, pupil.part, pupil.course.game
        first, *cats = [(stage.words(f"avatar.{cat}"), cat) for cat in AVATARS]
        learner = next(iter(stage.settings.names), first[0])  # the name last used, else that of the first cat
        names = [(learner, first[1]), *(cat for cat in cats if cat[0] != learner)]
        match = lessons.begin(game, part, names)
        lessons.go(match, part, pupil.at[1])
        journal = Journal(paths.saves())  # nothing is ever written to it
        leads, guides = (FreeLesson, FreeGuide) if match.rules.OPEN else (Lesson, Guide)
        lesson: list[Any] = []

        def sit(view: View) -> Play:
            lesson.append(leads(stage, match, journal, view, pupil))
            return lesson[0]

        table = scene_of(game)(stage, match, sit, LessonTurns)
        bubble = LessonBubble(stage, guides(table.view, lesson[0], table.hand))
        table.overlays.insert(0, bubble)  # what opens at a free table stands before the cat
        table.acts["menu"] = Tool(bubble.pause)
        table.acts[BEFORE] = Tool(lambda: go_back(lesson[0]), lambda: pupil.before() is not None)
        return table

    def learned(self, game: str) -> Scene:
        """Return what follows a lesson."""
        return LearnedScene(self.stage, game)


def _kept(doors: Doors, match: Match, journal: Journal) -> TableScene:
    """Return the table of a match; say so if the disk keeps nothing of it."""
    if journal.trouble:
        doors.stage.warn(journal.trouble)
    try:
        return doors.seat(match, journal)
    except Exception:
        journal.close()  # held, it could only be watched next time
        raise


def scene_of(game: str) -> type[TableScene]:
    """Return the scene that wraps a game's rules, found by the game's name."""
    return import_module(f"{__package__}.games.{game}").TABLE

"""Pictures of every scene, rendered without a window: to look at, to compare, and for the manual."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from .. import paths
from ..play import lesson as lessons
from ..play import statistics
from ..play.index import Index
from ..play.journal import Journal
from ..play.level import read_faces
from ..play.match import PERSON, Match, Seat, Setup
from ..rules import SHELF, Move, Plan, State, find, playable
from ..screen.art import Art
from ..screen.paint import BACKDROP, Paint
from ..screen.stage import Scene, Stage
from ..settings import Settings
from ..sound import Sound
from .doors import Doors
from .free import choose_shots, referee_shots, table_shots
from .menus import position_shots
from .table import hints
from .table.tips import Tips

SEED = "CHAT-4827"
WHEN = datetime(2026, 11, 12, 18, 42)
NAMES = ("Léa", "Mochi", "Biscuit", "Sardine", "Figue", "Plume")
CATS = ("clementine", "mochi", "biscuit", "sardine", "figue", "plume")
BOTS = ("cat", "kitten", "tiger")
MIDDLE = (720.0, 620.0)  # of a table: where the mouse rests
MOVES = 60  # that a hint may be about
LONGEST = 5000  # decisions after which a match is taken as it is


class Shot(NamedTuple):
    """One picture: its name, its scenes from the lowest up, and what is done to the top one before."""

    name: str
    scenes: Callable[[], list[Scene]]
    arrange: Callable[[Any], None] = lambda _scene: None


class Still:
    """A mind that never thinks: pictures do not wait for bots."""

    busy = False
    plans: list[Plan] = []

    def warm(self) -> None:
        """Do nothing."""

    drop = close = warm

    def ask(self, game: str, state: State, seat: int, level: str, seed: str, few: int = 0) -> None:
        """Forget the question."""

    def poll(self) -> Move | None:
        """Have no answer."""


def render(
    folder: Path | str, size: tuple[int, int] = (1920, 1080), language: str = "en", text: float = 1.0
) -> list[Path]:
    """Write pictures of every scene and every game at several moments, the same each time."""
    folder = Path(folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OSError(f"The folder {folder} cannot be made: {error.strerror or error}.") from error
    with borrowed_home():
        studio = Studio(size, language, text)
        furnish()
        return [studio.take(shot, folder) for shot in every(studio)]


def every(studio: Studio) -> Iterator[Shot]:
    """Yield every shot there is."""
    yield from menus(studio)
    for game in playable():
        yield from games(studio, game)
    replayed = table_shots.Laid("", *table_shots.EVENING)
    yield Shot("free-table-replay", lambda: [studio.stage.doors.replay(table_shots.match(replayed))], halfway)
    six = table_shots.Laid("", choose_shots.like("meow", 6))
    two = table_shots.Laid("", choose_shots.like("isle", 2), (), referee_shots.followed)
    yield Shot("free-table-referee", lambda: refereed(studio.stage, two))
    waived = ("1.3", "1.5")
    yield Shot("free-table-referee-rules", lambda: [studio.stage.doors.rules("isle", "1.5", waived)])
    yield Shot("free-table-pause", lambda: paused(studio.stage, table_shots.match(six)))
    for one in (*table_shots.every(), *referee_shots.every()):
        yield Shot(one.name, lambda o=one: [table(studio.stage, table_shots.match(o))], one.arranged)


class Studio:
    """A stage of its own, on which one shot after another is put up."""

    def __init__(self, size: tuple[int, int], language: str, text: float = 1.0):
        pygame.font.init()
        art = Art()
        art.learn(read_faces("house"))
        paint = Paint(art)
        self.film = pygame.Surface(size)
        paint.aim(self.film)
        self.stage = Stage(Settings(language=language, text=text, pace=0.0), Sound(), Still(), paint, Doors)

    @contextmanager
    def put_up(self, shot: Shot) -> Iterator[Stage]:
        """Put up the scenes one above the other and draw them; take them down in the end."""
        stage = self.stage
        for scene in shot.scenes():
            stage.push(scene)
            stage.settle()
            read_on(scene)
        shot.arrange(stage.top)
        stage.update(0.0)
        self.film.fill(BACKDROP)
        stage.draw()
        yield stage
        stage.toasts.clear()
        stage.quit()
        stage.settle()

    def take(self, shot: Shot, folder: Path) -> Path:
        """Write the picture of a shot."""
        path = folder / f"{shot.name}.png"
        with self.put_up(shot):
            try:
                pygame.image.save(self.film, str(path))
            except (OSError, pygame.error) as error:
                raise OSError(f"The picture {path} cannot be written: {error}.") from error
        print(path.name, flush=True)
        return path


# ── what is shown ──


def menus(studio: Studio) -> Iterator[Shot]:
    """Yield the scenes that belong to no game."""
    doors, words, game = studio.stage.doors, studio.stage.words, playable()[0]
    answers = [(words("title.stay"), "primary", None), (words("title.quit"), "plain", None)]
    question = doors.ask(words("title.quit.title"), words("title.quit.text"), answers)
    yield Shot("title", lambda: [doors.title()])
    yield Shot("title-offer", lambda: [doors.title()], offering)
    yield Shot("ask", lambda: [doors.title(), question])
    yield Shot("options", lambda: [doors.options()])
    yield Shot("keys", lambda: [doors.title(), doors.keys()])
    yield Shot("credits", lambda: [doors.credits()])
    yield Shot("statistics", lambda: [doors.records()])
    yield Shot("saves", lambda: [doors.library()])
    yield Shot("code", lambda: [doors.library(), doors.code()])
    yield Shot("setup", lambda: [doors.setup(game, SEED)])
    for name, like, arrange in choose_shots.SHOTS:
        yield Shot(name, lambda like=like: [doors.free(like)], arrange)
    for name, scenes in position_shots.every(studio.stage, played):
        yield Shot(name, scenes)


def games(studio: Studio, game: str) -> Iterator[Shot]:
    """Yield every moment of a game, at every number of seats."""
    stage, doors, rules = studio.stage, studio.stage.doors, find(game)
    few, usual = rules.SEATS[0], min(4, rules.SEATS[-1])
    yield Shot(f"{game}-rules", lambda: [doors.rules(game)])
    for seats in rules.SEATS:
        yield Shot(f"{game}-{seats}-opening", lambda s=seats: [table(stage, played(game, s, 0.0))], resting)
        yield Shot(f"{game}-{seats}-middle", lambda s=seats: [table(stage, played(game, s, 0.5))], resting)
        yield Shot(f"{game}-{seats}-choice", lambda s=seats: [table(stage, played(game, s, 0.5))], choosing)
        yield Shot(f"{game}-{seats}-end", lambda s=seats: [doors.result(played(game, s, 1.0), None)])
    for name, arrange, part in SPOKEN:
        yield Shot(f"{game}-{usual}-{name}", lambda p=part: [table(stage, played(game, usual, p))], arrange)
    yield Shot(f"{game}-{few}-hint", lambda: [table(stage, played(game, few, 0.5))], hinting)
    yield Shot(f"{game}-{usual}-replay", lambda: [doors.replay(played(game, usual, 1.0))], halfway)
    yield Shot(f"{game}-{usual}-pause", lambda: paused(stage, played(game, usual, 0.5)))
    if lessons.has(game):
        for kind in ("do", "solve"):
            yield Shot(f"{game}-lesson-{kind}", lambda k=kind: [doors.lesson(game, first(game, k))])
        yield Shot(f"{game}-lesson-end", lambda: [doors.learned(game)])
    shared = played(game, few, 0.5, people=few)
    yield Shot(f"{game}-{few}-curtain", lambda: [doors.curtain(shared, max(0, shared.turn), lambda: None)])


def played(game: str, seats: int, part: float, people: int = 1) -> Match:
    """Return a match of bots' moves, as far as told and at the first person's turn."""
    players = [PERSON if seat < people else BOTS[seat % len(BOTS)] for seat in range(seats)]
    match = Match(Setup(game, tuple(Seat(*seat) for seat in zip(NAMES, CATS, players)), SEED)).begin()
    rng = Random(f"{SEED}/{seats}")
    while not match.over and len(match.moves) < LONGEST:
        match.play(match.rules.sample(match.state, rng))
    stops = [ply for ply in match.decisions() if match.by(ply) == 0 or part == 1]
    match.jump(stops[min(len(stops) - 1, int(part * len(stops)))])
    del match.states[match.at + 1 :], match.moves[match.at :]
    return match


def table(stage: Stage, match: Match) -> Any:
    """Return the table of a match that writes nothing."""
    return stage.doors.seat(match, Journal(paths.saves(), "shot", WHEN), tips=False)


def refereed(stage: Stage, one: table_shots.Laid) -> list[Scene]:
    """Return a refereed table with the dialog of the referee above it."""
    below = table(stage, table_shots.match(one))
    one.arranged(below)
    return [below, stage.doors.referee(below.real, below.turns.seats_changed)]


def paused(stage: Stage, match: Match) -> list[Scene]:
    """Return a table with the pause screen above it."""
    below = table(stage, match)
    return [below, stage.doors.pause(below.real, below.turns.seats_changed)]


def choosing(scene: Any) -> None:
    """Let the person at the table hold what they touched first: a piece to place, or a card to confirm."""
    move = scene.play.picker.moves[0]
    scene.hand.look()
    touched = [one for one in scene.view.targets.pieces if one.says == move[0]]
    resting(scene, touched[0].box.center if touched else MIDDLE)
    if len(move) == 1:
        scene.play.arm((move,))
    elif scene.play.picker.takes(move[:1]):
        scene.play.touch(move[:1], move[:1])


def resting(scene: Any, pos: tuple[float, float] = MIDDLE) -> None:
    """Let the mouse rest on the table."""
    scene.event(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))


def hinting(scene: Any) -> None:
    """Let a hint be read: its words are the longest of those that some moves would have."""
    match, words, play = scene.match, scene.stage.words, scene.play
    plans = hints.advise(words, match, [(move,) for move in match.rules.moves(match.state)[:MOVES]])
    said = {plan: hints.advice(words, match, plan, {}) for plan in plans}
    resting(scene)
    play.hint.show([max(plans, key=lambda plan: len(said[plan].deed) + len(said[plan].reason))])


def explaining(scene: Any) -> None:
    """Let the mouse rest on the first thing that can be touched until it is explained."""
    scene.play.put_back()  # nothing is explained while a tile is in hand
    scene.hand.look()
    lit = [one for one in scene.view.targets.pieces if one.says] or scene.view.targets.pieces
    explained(scene, scene.view.camera.lies(lit[0].box).center)


def introducing(scene: Any) -> None:
    """Let it rest on the picture of the person who plays until that is explained."""
    scene.play.put_back()
    place = scene.view.board.place("portrait0")
    explained(scene, place.box.center if place else MIDDLE)


def explained(scene: Any, pos: tuple[float, float]) -> None:
    """Let the mouse rest at a place until what lies there is explained."""
    resting(scene, pos)
    for _ in range(3):
        scene.update(0.5)


def tipping(scene: Any) -> None:
    """Let the longest tip of a first match be told."""
    tips, words = Tips(scene.stage, scene.view, scene.overlays), scene.stage.words
    course = tips.course
    if course and course.tips:
        key = max((course.key(tip.say) for tip in course.tips), key=lambda key: len(words(key)))
        tips.say(next(tip for tip in course.tips if course.key(tip.say) == key), key, scene.view.latest - 1)
    resting(scene)


def halfway(scene: Any) -> None:
    """Let a replay stand in its middle."""
    scene.jump(len(scene.stops) // 2)


def offering(scene: Any) -> None:
    """Let the cat of the title speak as to somebody who is new here."""
    scene.offer()


def first(game: str, kind: str) -> tuple[int, int]:
    """Return the first step of that kind in a game's lesson."""
    parts = lessons.read(game).parts
    return next((at, n) for at, part in enumerate(parts) for n, step in enumerate(part.steps) if step.kind == kind)


SPOKEN = (  # what is said over a table, and how far its match is then
    ("hint", hinting, 0.5),
    ("explain", explaining, 0.5),
    ("player", introducing, 0.5),
    ("tip", tipping, 0.0),
)


# ── the borrowed home ──


@contextmanager
def borrowed_home() -> Iterator[None]:
    """Keep saves and statistics in a folder that is gone afterwards."""
    before = os.environ.get("MEOWGAMES_HOME")
    with tempfile.TemporaryDirectory() as home:
        os.environ["MEOWGAMES_HOME"] = home
        try:
            yield
        finally:
            os.environ.pop("MEOWGAMES_HOME")
            if before is not None:
                os.environ["MEOWGAMES_HOME"] = before


def read_on(scene: Scene) -> None:
    """Let a list that reads a little at a time come to its end, so that its picture is the same each time."""
    while getattr(scene, "opening", None) or getattr(scene, "adding", None):
        scene.page.form.ready()
        scene.update(1.0)


def furnish() -> None:
    """Put a few matches and results there, all of the same day."""
    for game in (game for game in SHELF if game in playable()):
        for index, seats in enumerate(find(game).SEATS):
            for part in (0.4, 1.0):
                match = played(game, seats, part)
                journal = Journal.create(match, paths.saves(), WHEN)
                journal.close()
                stamp = WHEN.timestamp() - 3600 * index
                os.utime(journal.path, (stamp, stamp))
                statistics.record(match, paths.statistics_file(), f"{game}{seats}", WHEN)
    statistics.record(played("meow", 4, 1.0), paths.statistics_file(), "apart", WHEN, statistics.POSITION)
    position_shots.furnish(played("meow", 4, 0.5), paths.positions(), WHEN)
    Index(paths.saves()).whole()  # so that every picture of the lists is the same

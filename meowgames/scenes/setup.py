"""Set-up: who sits where, what is agreed, and the seed of the deal."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pygame

from ..play import lesson as lessons
from ..play import progress
from ..play.brain import LEVELS
from ..play.match import PERSON, Seat, Setup
from ..rules import find
from ..screen.kit.choices import Choice, Segments
from ..screen.kit.dropdown import Dropdown
from ..screen.kit.field import Field
from ..screen.kit.layout import Column, Row
from ..screen.kit.rows import ClauseTag, DashedRow
from ..screen.kit.widgets import Button, Heading, Image, Label, RoundButton, Toggle
from ..screen.paint import Paint
from ..screen.stage import Scene, Stage
from .newcomer import never_played
from .page import Page, sheets
from .portrait import Portrait
from .rules import RulesScene
from .tell import level_name
from .tips import remember

AVATARS = (
    "clementine", "mochi", "biscuit", "sardine", "domino", "praline",
    "noisette", "figue", "plume", "brume", "caramel", "rosie",
)  # fmt: skip
SEED_WORDS = (
    "CHAT",
    "MIAOU",
    "PATTE",
    "NEKO",
    "MEOW",
    "YARN",
    "FISH",
    "PURR",
    "BOWL",
    "LUNE",
    "SIESTE",
    "TIGRE",
)
LUCK = -1  # who starts: nobody chosen
LONGEST = 16  # letters of a name


@dataclass
class Place:
    """A seat while it is being filled."""

    avatar: str
    name: str = ""
    mind: str = "cat"
    level: str = "cat"  # the bot it was or will be


class SetupScene(Scene):
    """Fills the seats of a game and starts it."""

    def __init__(self, stage: Stage, game: str):
        super().__init__(stage)
        self.game, self.rules = game, find(game)
        self.places: list[Place] = []
        self.starter, self.seed = LUCK, ""
        self.options: dict[str, Any] = {}
        self.started = False
        self.unknown = never_played(game)
        self.defaults()
        self.page = Page(stage, self._head, self._body, self._foot, first="start")

    def refresh(self) -> None:
        self.page.refresh()

    def enter(self) -> None:
        if self.unknown:
            remember(self.stage, progress.load().telling(self.game))
        if self.started:  # back from the table: the next deal is another
            self.started, self.seed = False, new_seed()
        self.page.refresh()

    def draw(self, paint: Paint) -> None:
        self.page.draw(paint)

    def event(self, event: pygame.event.Event) -> None:
        self.page.event(event)

    # ── what is chosen ───────────────────────────────────────────────────────────────────────────────────

    def defaults(self) -> None:
        """Seat one person and two bots, with the rules of the box."""
        count = min(max(3, self.rules.SEATS[0]), self.rules.SEATS[-1])
        self.places = [Place(avatar) for avatar in AVATARS[:count]]
        self.places[0].mind = PERSON
        self.places[0].name = next(iter(self.stage.settings.names), "")
        self.options = {name: values[0] for name, values in self.rules.OPTIONS.items()}
        self.starter, self.seed = LUCK, new_seed()

    def add(self) -> None:
        """Seat one more bot, with a cat that is still free."""
        if len(self.places) < self.rules.SEATS[-1]:
            taken = [place.avatar for place in self.places]
            self.places.append(Place(next(avatar for avatar in AVATARS if avatar not in taken)))
            self.page.refresh()

    def remove(self, index: int) -> None:
        """Take a seat away."""
        if len(self.places) > self.rules.SEATS[0]:
            del self.places[index]
            if self.starter != LUCK:
                self.starter = LUCK if self.starter == index else self.starter - (self.starter > index)
            self.page.refresh()

    def sit(self, index: int, mind: str) -> None:
        """Give a seat to a person or a bot; the first free remembered name comes with a person."""
        place = self.places[index]
        if place.mind != PERSON:
            place.level = place.mind
        place.mind = mind
        if mind == PERSON and not place.name:
            used = {other.name for other in self.places}
            place.name = next((name for name in self.stage.settings.names if name not in used), "")
        elif mind != PERSON and place.name in self.stage.settings.names:
            place.name = ""
        self.page.refresh()

    def dress(self, index: int) -> None:
        """Go on to the next cat nobody else wears."""
        place, taken = self.places[index], {other.avatar for other in self.places}
        at = AVATARS.index(place.avatar)
        place.avatar = next(cat for cat in AVATARS[at + 1 :] + AVATARS[:at] if cat not in taken)
        self.page.refresh()

    def names(self) -> list[str]:
        """Return a name for every seat: an empty one is the cat's, an equal one gets a number."""
        out: list[str] = []
        for place in self.places:
            name = place.name.strip() or self.stage.words(f"avatar.{place.avatar}")
            again, number = name, 2
            while again in out:
                again, number = f"{name} {number}", number + 1
            out.append(again)
        return out

    def setup(self) -> Setup:
        """Return the match as it stands, turned so that whoever starts sits first."""
        seed = self.seed.strip() or new_seed()
        count = len(self.places)
        first = random.Random(f"{seed}/start").randrange(count) if self.starter == LUCK else self.starter
        named = enumerate(zip(self.names(), self.places))
        seats = [Seat(name, place.avatar, place.mind, number) for number, (name, place) in named]
        return Setup(self.game, tuple(seats[first:] + seats[:first]), seed, dict(self.options))

    def start(self) -> None:
        """Remember the people's names and open the table."""
        from .table import open_table  # here, because the table knows the menus too

        people = [name for name, place in zip(self.names(), self.places) if place.mind == PERSON]
        known = [name for name in self.stage.settings.names if name not in people]
        if people:
            self.stage.change(names=tuple(people + known)[:12])
        self.started = True
        open_table(self.stage, self.setup())

    # ── the page ─────────────────────────────────────────────────────────────────────────────────────────

    def _head(self) -> tuple[str, str]:
        words, seats = self.stage.words, self.rules.SEATS
        count = words("setup.players", seats[0], seats[-1])
        about = (words(f"{self.game}.title"), words(f"{self.game}.tagline"), count)
        return words("setup.title"), " · ".join(about)

    def _foot(self) -> tuple[list, list]:
        words = self.stage.words
        left = [
            Button(words("setup.rules"), self._read, icon="icon-rules", key="rules"),
            Button(words("setup.defaults"), self._again, icon="icon-undo", key="defaults"),
        ]
        if lessons.has(self.game):
            known = progress.load()
            text = words("lesson.resume.long" if self.game in known.places else "lesson.learn")
            icon = "icon-check" if self.game in known.done else "icon-paw"
            left.insert(0, Button(text, self._learn, icon=icon, key="learn"))
        return left, [Button(words("setup.start"), self.start, "primary", "icon-play", key="start")]

    def _body(self) -> Any:
        agreed = ("agreed", self._agreed(), 576, None)
        return sheets(self.stage, ("players", self._players(), 1184, "cat-loaf-ginger"), agreed)

    def _learn(self) -> None:
        from .lesson import open_lesson  # here, because lessons know the cats of this screen

        open_lesson(self.stage, self.game)

    def _new(self) -> list[Any]:
        """Return what is said to somebody who never played this game, once."""
        if not self.unknown:
            return []
        text = self.stage.words("setup.learn.new")
        button = Button(self.stage.words("lesson.learn"), self._learn, "good", key="learn-new", role="control")
        return [Row([Image("lesson-cat", (78, 96)), Label(text, stretch=1), button], gap=20)]

    def _read(self, clause: str | None = None) -> None:
        self.stage.push(RulesScene(self.stage, self.game, clause))

    def _again(self) -> None:
        self.defaults()
        self.page.refresh()

    def _players(self) -> Column:
        words = self.stage.words
        parts: list[Any] = [self._row(index, place) for index, place in enumerate(self.places)]
        rest: list[Any] = []
        if len(self.places) < self.rules.SEATS[-1]:
            rest.append(DashedRow(words("setup.add"), self.add, "icon-plus", f"seat{len(self.places) % 6}", "add"))
        names = self.names()
        whom = [Choice(LUCK, words("setup.luck"), "icon-dice")]
        whom += [Choice(i, name, f"avatar-{place.avatar}") for i, (name, place) in enumerate(zip(names, self.places))]
        starts = Dropdown(whom, self.starter, self._begin, key="starter")
        head = Row([Heading(words("setup.seats"), stretch=1), Label(words("setup.starts")), starts], gap=22)
        return Column([*self._new(), head, Column(parts, gap=16, rules=True), *rest], gap=16)

    def _begin(self, starter: int) -> None:
        self.starter = starter
        self.page.refresh()

    def _row(self, index: int, place: Place) -> Row:
        words, count = self.stage.words, len(self.places)
        portrait = Portrait(place.avatar, index, lambda: self.dress(index), key=f"face{index}")
        hint = words(f"avatar.{place.avatar}")
        name = Field(
            place.name,
            lambda text: self._name(place, text),
            key=f"name{index}",
            limit=LONGEST,
            hint=hint,
            filled=True,
        )
        minds = [Choice(True, words("setup.person")), Choice(False, words("setup.bot"))]
        kind = Segments(minds, place.mind == PERSON, self._sits(index, place), f"mind{index}", stretch=0)
        parts: list[Any] = [portrait, name, kind, self._level(index, place)]
        if count > self.rules.SEATS[0]:
            parts.append(RoundButton("icon-cross", lambda: self.remove(index), key=f"remove{index}", side=64))
        return Row(parts, gap=18)

    def _sits(self, index: int, place: Place) -> Callable[[bool], None]:
        return lambda person: self.sit(index, PERSON if person else place.level)

    def _level(self, index: int, place: Place) -> Any:
        words = self.stage.words
        levels = [
            Choice(level, words(f"level.{level}"), f"bot-{level}", level_name(words, self.game, level))
            for level in LEVELS
        ]
        choice = Dropdown(levels, place.mind, lambda level: self.sit(index, level), key=f"level{index}", stretch=1)
        if place.mind == PERSON:  # as wide as the choice would be, so that the rows stay in line
            wide = choice.wish(self.stage.paint)
            return Label(words("setup.person.why"), "note", stretch=1, wide=wide, most=wide)
        return choice

    def _name(self, place: Place, text: str) -> None:
        place.name = text
        self.page.refresh()

    # ── the rules of this match ──────────────────────────────────────────────────────────────────────────

    def _agreed(self) -> Column:
        words = self.stage.words
        parts = [self._option(name, values) for name, values in self.rules.OPTIONS.items()]
        dice = RoundButton("icon-dice", self._roll, key="dice", side=70)
        seed = Column([
            Label(words("setup.seed")),
            Row([Field(self.seed, self._seed, key="seed", limit=LONGEST, wide=240), dice], gap=16),
            Label(words("setup.seed.why"), "note"),
        ], gap=8)  # fmt: skip
        return Column([Heading(words("setup.agreed")), Column([*parts, seed], gap=18, rules=True)], gap=14)

    def _option(self, name: str, values: tuple) -> Column:
        words, key = self.stage.words, f"{self.game}.option.{name}"
        why: Any = Label(words(f"{key}.why"), "small", stretch=1)
        if words.has(f"{key}.clause"):
            clause = words(f"{key}.clause")
            why = Row([ClauseTag(clause, lambda: self._read(clause), key=f"clause-{name}"), why], middle=False)
        if set(values) == {False, True}:
            toggle = Toggle(self.options[name], lambda value: self._choose(name, value), key=f"option-{name}")
            return Column([Row([Label(words(key), stretch=1), toggle]), why], gap=4)
        choices = [Choice(value, self._value(key, value)) for value in values]
        row = Segments(choices, self.options[name], lambda value: self._choose(name, value), f"option-{name}")
        return Column([Label(words(key)), row, why], gap=8)

    def _value(self, key: str, value: Any) -> str:
        words = self.stage.words
        return words(f"{key}.{value}") if words.has(f"{key}.{value}") else str(value)

    def _choose(self, name: str, value: Any) -> None:
        self.options[name] = value
        self.page.refresh()

    def _seed(self, text: str) -> None:
        self.seed = text

    def _roll(self) -> None:
        self.seed = new_seed()
        self.page.refresh()


def new_seed() -> str:
    """Return a seed that can be read aloud."""
    return f"{random.choice(SEED_WORDS)}-{random.randrange(1000, 10000)}"

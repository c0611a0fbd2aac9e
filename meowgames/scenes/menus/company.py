"""Who sits round the table: the seats of a set-up while they are being filled, and the sheet they are shown on."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ...play.brain import LEVELS
from ...play.cats import AVATARS
from ...play.match import PERSON, Seat
from ...rules import find
from ...screen.kit.choices import Choice, Segments
from ...screen.kit.dropdown import Dropdown
from ...screen.kit.field import Field
from ...screen.kit.layout import Column, Row
from ...screen.kit.rows import DashedRow
from ...screen.kit.widgets import Heading, Label, RoundButton
from ...screen.stage import Stage
from .levels import level_name
from .portrait import Portrait

LUCK = -1  # who starts: nobody chosen
LONGEST = 16  # letters of a name


@dataclass(frozen=True)
class Chair:
    """A seat while it is being filled."""

    avatar: str
    name: str = ""
    player: str = "cat"
    level: str = "cat"  # the bot it was or will be


class Company:
    """The seats of a game to come: one person and two bots at first; `changed` is called after every choice."""

    def __init__(self, stage: Stage, game: str, changed: Callable[[], Any], level: str = "cat"):
        self.stage, self.game, self.changed = stage, game, changed
        self.fewest, self.most = find(game).SEATS[0], find(game).SEATS[-1]
        self.starter = LUCK
        count = min(max(3, self.fewest), self.most)
        self.chairs = [Chair(avatar, player=level, level=level) for avatar in AVATARS[:count]]
        self.chairs[0] = Chair(AVATARS[0], next(iter(stage.settings.names), ""), PERSON)

    # ── what is chosen ──

    def add(self) -> None:
        """Seat one more bot, with a cat that is still free."""
        if len(self.chairs) < self.most:
            taken = [chair.avatar for chair in self.chairs]
            self.chairs.append(Chair(next(avatar for avatar in AVATARS if avatar not in taken)))
            self.changed()

    def remove(self, index: int) -> None:
        """Take a seat away."""
        if len(self.chairs) > self.fewest:
            del self.chairs[index]
            if self.starter != LUCK:
                self.starter = LUCK if self.starter == index else self.starter - (self.starter > index)
            self.changed()

    def sit(self, index: int, player: str) -> None:
        """Give a seat to a person or a bot; the first free remembered name comes with a person."""
        chair, names = self.chairs[index], self.stage.settings.names
        level, name = (chair.level if chair.player == PERSON else chair.player), chair.name
        if player == PERSON and not name:
            used = {other.name for other in self.chairs}
            name = next((name for name in names if name not in used), "")
        elif player != PERSON and name in names:
            name = ""
        self._fill(index, player=player, level=level, name=name)

    def dress(self, index: int) -> None:
        """Go on to the next cat nobody else wears."""
        chair, taken = self.chairs[index], {other.avatar for other in self.chairs}
        at = AVATARS.index(chair.avatar)
        self._fill(index, avatar=next(cat for cat in AVATARS[at + 1 :] + AVATARS[:at] if cat not in taken))

    def _fill(self, index: int, **chosen: str) -> None:
        self.chairs[index] = replace(self.chairs[index], **chosen)
        self.changed()

    def start_with(self, starter: int) -> None:
        """Let a seat start, or luck decide."""
        self.starter = starter
        self.changed()

    # ── what comes of it ──

    def names(self) -> list[str]:
        """Return a name for every seat: an empty one is the cat's, an equal one gets a number."""
        out: list[str] = []
        for chair in self.chairs:
            name = chair.name.strip() or self.stage.words(f"avatar.{chair.avatar}")
            again, number = name, 2
            while again in out:
                again, number = f"{name} {number}", number + 1
            out.append(again)
        return out

    def people(self) -> list[str]:
        """Return the names of those who are no bots."""
        return [name for name, chair in zip(self.names(), self.chairs) if chair.player == PERSON]

    def seats(self, seed: str) -> tuple[Seat, ...]:
        """Return the seats, moved round so that whoever starts sits first."""
        count = len(self.chairs)
        first = random.Random(f"{seed}/start").randrange(count) if self.starter == LUCK else self.starter
        named = enumerate(zip(self.names(), self.chairs))
        seats = [Seat(name, chair.avatar, chair.player, number) for number, (name, chair) in named]
        return tuple(seats[first:] + seats[:first])

    # ── the sheet ──

    def sheet(self, above: Sequence[Any] = ()) -> Column:
        """Return what is said above, who starts, a row for every seat, and one more to be filled if the game has it."""
        words = self.stage.words
        rows: list[Any] = [self._row(index, chair) for index, chair in enumerate(self.chairs)]
        rest: list[Any] = []
        if len(self.chairs) < self.most:
            rest.append(DashedRow(words("setup.add"), self.add, "icon-plus", f"seat{len(self.chairs) % 6}", "add"))
        faces = [f"avatar-{chair.avatar}" for chair in self.chairs]
        whom = [Choice(LUCK, words("setup.luck"), "icon-dice")]
        whom += [Choice(index, name, face) for index, (name, face) in enumerate(zip(self.names(), faces))]
        starts = Dropdown(whom, self.starter, self.start_with, key="starter")
        head = Row([Heading(words("setup.seats"), stretch=1), Label(words("setup.starts")), starts], gap=22)
        return Column([*above, head, Column(rows, gap=16, rules=True), *rest], gap=16)

    def _row(self, index: int, chair: Chair) -> Row:
        words = self.stage.words
        portrait = Portrait(chair.avatar, index, lambda: self.dress(index), key=f"face{index}")
        name = Field(
            chair.name,
            lambda text: self._fill(index, name=text),
            key=f"name{index}",
            limit=LONGEST,
            hint=words(f"avatar.{chair.avatar}"),
            filled=True,
        )
        players = [Choice(True, words("setup.person")), Choice(False, words("setup.bot"))]
        kind = Segments(players, chair.player == PERSON, self._sits(index, chair), f"player{index}", stretch=0)
        parts: list[Any] = [portrait, name, kind, self._level(index, chair)]
        if len(self.chairs) > self.fewest:
            parts.append(RoundButton("icon-cross", lambda: self.remove(index), key=f"remove{index}", side=64))
        return Row(parts, gap=18)

    def _sits(self, index: int, chair: Chair) -> Callable[[bool], None]:
        return lambda person: self.sit(index, PERSON if person else chair.level)

    def _level(self, index: int, chair: Chair) -> Any:
        words = self.stage.words
        levels = [
            Choice(level, words(f"level.{level}"), f"bot-{level}", level_name(words, self.game, level))
            for level in LEVELS
        ]
        choice = Dropdown(levels, chair.player, lambda level: self.sit(index, level), key=f"level{index}", stretch=1)
        if chair.player == PERSON:  # as wide as the choice would be, so that the rows stay in line
            wide = choice.wish(self.stage.paint)
            return Label(words("setup.person.why"), "note", stretch=1, wide=wide, most=wide)
        return choice

"""Who sits round the table: the seats of a set-up while they are being filled."""

from __future__ import annotations

import random
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ...play.boards import chairs
from ...play.cats import AVATARS
from ...play.level import FREE, palette
from ...play.match import PERSON, Seat, worn
from ...play.tables import LUCK, Table
from ...screen.stage import Stage


@dataclass(frozen=True)
class Chair:
    """A seat while it is being filled."""

    avatar: str
    colour: int
    name: str = ""
    player: str = "cat"
    level: str = "cat"  # the bot it was or will be


class Company:
    """The seats of a game to come: one person and two bots at first; `changed` is called after every choice."""

    def __init__(self, stage: Stage, game: str, changed: Callable[[], Any], level: str = "cat", laid: str = ""):
        self.stage, self.game, self.changed = stage, game, changed
        self.board, seats = FREE + laid if laid else game, chairs(game, laid)
        self.fewest, self.most = seats[0], seats[-1]
        self.starter, self.palette = LUCK, palette(self.board)
        self.unfolded: int | None = None  # the seat whose cat, colour and level are being chosen
        count = min(max(3, self.fewest), self.most)
        self.chairs = [Chair(AVATARS[at], self.palette[at], player=level, level=level) for at in range(count)]
        self.chairs[0] = Chair(AVATARS[0], self.palette[0], next(iter(stage.settings.names), ""), PERSON)

    # ── a table that was laid before ──

    def fill(self, seats: Sequence[Seat], starter: int = LUCK) -> None:
        """Seat those who sat at another table, and show them."""
        self.seat(seats, starter)
        self.changed()

    def seat(self, seats: Sequence[Seat], starter: int = LUCK) -> None:
        """Seat those who sat at another table; who is called like their cat goes by no name of their own."""
        self.starter, self.unfolded = starter, None
        self.chairs = [
            Chair(seat.avatar, colour, self._own_name(seat), seat.player)
            for seat, colour in zip(seats, worn(self.board, seats), strict=True)
        ]

    def table(self, options: Mapping[str, Any]) -> Table:
        """Return this table as it can be laid again."""
        seats = (Seat(chair.name.strip(), chair.avatar, chair.player, chair.colour) for chair in self.chairs)
        return Table(tuple(seats), self.starter, dict(options))

    def _own_name(self, seat: Seat) -> str:
        return "" if seat.name == self.stage.words(f"avatar.{seat.avatar}") else seat.name

    # ── what is chosen ──

    def add(self) -> None:
        """Seat one more bot, with a cat and a colour that are still free."""
        if len(self.chairs) < self.most:
            cats, colours = {chair.avatar for chair in self.chairs}, {chair.colour for chair in self.chairs}
            cat = next(cat for cat in AVATARS if cat not in cats)
            self.chairs.append(Chair(cat, next(colour for colour in self.palette if colour not in colours)))
            self.changed()

    def remove(self, index: int) -> None:
        """Take a seat away."""
        if len(self.chairs) > self.fewest:
            del self.chairs[index]
            self.unfolded = None
            if self.starter != LUCK:
                self.starter = LUCK if self.starter == index else self.starter - (self.starter > index)
            self.changed()

    def unfold(self, index: int) -> None:
        """Show what can be chosen for a seat, and for no other; fold it up if it is shown."""
        self.unfolded = None if self.unfolded == index else index
        self.changed()

    def sit(self, index: int, player: str) -> None:
        """Give a seat to a person or a bot; the first free remembered name comes with a person."""
        chair, names = self.chairs[index], self.stage.settings.names
        level, name = (chair.level if chair.player == PERSON else chair.player), chair.name
        if player == PERSON and not name:
            used = {_bare(other) for at, other in enumerate(self.names()) if at != index}
            name = next((name for name in names if _bare(name) not in used), "")
        elif player != PERSON and name in names:
            name = ""
        self._fill(index, player=player, level=level, name=name)

    def rename(self, index: int, name: str) -> None:
        """Call somebody otherwise."""
        self._fill(index, name=name)

    def dress(self, index: int, avatar: str) -> None:
        """Give a seat this cat; who had it gets theirs."""
        self._swap(index, "avatar", avatar)

    def colour(self, index: int, colour: int) -> None:
        """Give a seat this colour; who had it gets theirs."""
        self._swap(index, "colour", colour)

    def start_with(self, starter: int) -> None:
        """Let a seat start, or luck decide."""
        self.starter = starter
        self.changed()

    def _fill(self, index: int, **chosen: Any) -> None:
        self.chairs[index] = replace(self.chairs[index], **chosen)
        self.changed()

    def _swap(self, index: int, what: str, wanted: Any) -> None:
        mine = getattr(self.chairs[index], what)
        for at, chair in enumerate(self.chairs):
            if getattr(chair, what) == wanted:
                self.chairs[at] = replace(chair, **{what: mine})
        self._fill(index, **{what: wanted})

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
        named = zip(self.names(), self.chairs)
        seats = [Seat(name, chair.avatar, chair.player, chair.colour) for name, chair in named]
        return tuple(seats[first:] + seats[:first])


def _bare(name: str) -> str:
    """Return a name without accents and capitals: Clémentine and clementine are easily taken for each other."""
    return "".join(
        letter for letter in unicodedata.normalize("NFD", name.casefold()) if not unicodedata.combining(letter)
    )

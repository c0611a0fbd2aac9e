"""The seats of a set-up as they are shown: a row each, and below one of them all that can be chosen for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ...play.brain import LEVELS
from ...play.cats import AVATARS
from ...play.match import PERSON
from ...play.tables import LUCK
from ...screen.kit import roles
from ...screen.kit.cards import Card, Pick, Tray
from ...screen.kit.choices import Choice, Segments
from ...screen.kit.dropdown import Dropdown
from ...screen.kit.field import Field
from ...screen.kit.layout import Column, Row
from ...screen.kit.widget import Holder
from ...screen.kit.widgets import Button, Heading, Image, Label, RoundButton
from .company import Chair, Company
from .levels import level_name
from .portrait import Portrait

LONGEST = 16  # letters of a name
ROW = 6  # cats side by side


@dataclass(eq=False)
class Fold(Dropdown):
    """A drop-down whose choices lie open below its row."""

    pull: Callable[[], Any] | None = None
    open: bool = False

    def __post_init__(self) -> None:
        self.opened = self.open

    def go(self, form: Holder) -> None:
        form.sound("click")
        if self.pull:
            self.pull()


def sheet(company: Company, above: Sequence[Any] = ()) -> Column:
    """Return what is said above, who starts, and a row for every seat, one of them unfolded."""
    rows: list[Any] = []
    for index, chair in enumerate(company.chairs):
        row = _row(company, index, chair)
        if company.unfolded == index:
            row = Tray(Column([row, _choices(company, index, chair)], gap=12, rules=True), key="unfolded")
        rows.append(row)
    return Column([*above, _head(company), Column(rows, gap=14, rules=True)], gap=14)


def _head(company: Company) -> Row:
    words = company.stage.words
    add: list[Any] = []
    if len(company.chairs) < company.most:
        add.append(Button(words("setup.add"), company.add, icon="icon-plus", key="add", role="control", least_high=64))
    faces = [f"avatar-{chair.avatar}" for chair in company.chairs]
    whom = [Choice(LUCK, words("setup.luck"), "icon-dice")]
    whom += [Choice(index, name, face) for index, (name, face) in enumerate(zip(company.names(), faces))]
    starts = Dropdown(whom, company.starter, company.start_with, key="starter")
    who = Row([Label(words("setup.starts")), starts], gap=18, align="right")
    return Row([Heading(words("setup.seats")), *add, who], gap=26)


def _row(company: Company, index: int, chair: Chair) -> Row:
    words = company.stage.words
    portrait = Portrait(chair.avatar, chair.colour, lambda: company.unfold(index), key=f"face{index}")
    name = name_field(company, index, chair)
    players = [Choice(True, words("setup.person")), Choice(False, words("setup.bot"))]
    kind = Segments(players, chair.player == PERSON, _sits(company, index, chair), f"player{index}", stretch=0)
    parts: list[Any] = [portrait, name, kind, _level(company, index, chair)]
    if len(company.chairs) > company.fewest:
        parts.append(RoundButton("icon-cross", lambda: company.remove(index), key=f"remove{index}", side=64))
    return Row(parts, gap=18)


def name_field(company: Company, index: int, chair: Chair) -> Field:
    """Return where somebody's name is typed; an empty one is that of the cat."""
    return Field(
        chair.name,
        lambda text: company.rename(index, text),
        key=f"name{index}",
        limit=LONGEST,
        hint=company.stage.words(f"avatar.{chair.avatar}"),
        filled=True,
    )


def _sits(company: Company, index: int, chair: Chair) -> Callable[[bool], None]:
    return lambda person: company.sit(index, PERSON if person else chair.level)


def _level(company: Company, index: int, chair: Chair) -> Any:
    words = company.stage.words
    levels = [Choice(level, words(f"level.{level}"), f"bot-{level}") for level in LEVELS]
    choice = Fold(
        levels,
        chair.player,
        lambda level: company.sit(index, level),
        key=f"level{index}",
        stretch=1,
        pull=lambda: company.unfold(index),
        open=company.unfolded == index,
    )
    if chair.player == PERSON:  # as wide as the choice would be, so that the rows stay in line
        wide = choice.wish(company.stage.paint)
        return Label(words("setup.person.why"), "note", stretch=1, wide=wide, most=wide)
    return choice


# ── what can be chosen for a seat ──


def _choices(company: Company, index: int, chair: Chair) -> Row:
    found = looks(company, index, chair)
    if chair.player == PERSON:
        grow = roles.half(company.stage.paint)
        return Row([found, Image(f"sit-{chair.avatar}", (200 * grow, 230 * grow))], gap=120, middle=True)
    return Row([found, _levels(company, index, chair)], gap=36, middle=False)


def looks(company: Company, index: int, chair: Chair) -> Column:
    """Return every cat and every colour; those of the others are grey."""
    words = company.stage.words
    cats = [
        Pick(
            f"avatar-{cat}",
            lambda cat=cat: company.dress(index, cat),
            f"cat{index}={cat}",
            cat == chair.avatar,
            any(other.avatar == cat for other in company.chairs if other is not chair),
        )
        for cat in AVATARS
    ]
    colours = [
        Pick(
            f"seat{colour}",
            lambda colour=colour: company.colour(index, colour),
            f"colour{index}={colour}",
            colour == chair.colour,
            any(other.colour == colour for other in company.chairs if other is not chair),
            side=46,
        )
        for colour in company.palette
    ]
    lines = [Row(cats[at : at + ROW], gap=16, wraps=False) for at in range(0, len(cats), ROW)]
    return Column([
        Label(words("setup.cat"), "control"), *lines,
        Label(words("setup.colour"), "control"), Row(colours, gap=26, wraps=False),
        Label(words("setup.taken"), "small", most=480 * roles.half(company.stage.paint)),
    ], gap=8, stretch=0)  # fmt: skip


def _levels(company: Company, index: int, chair: Chair) -> Column:
    """Return how strong a bot may be, as it was measured."""
    words = company.stage.words
    cards = [
        Card(
            words(f"level.{level}"),
            lambda level=level: company.sit(index, level),
            f"level{index}={level}",
            level == chair.player,
            f"bot-{level}",
            sub=level_name(words, company.game, level),
        )
        for level in LEVELS
    ]
    return Column([Label(words("setup.level"), "control"), Row(cards, gap=14)], gap=14)

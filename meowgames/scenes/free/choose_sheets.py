"""The two sheets on which a free table is chosen: what can be laid, and how it will be laid."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

from ...play.boards import FREE_TABLE, variants
from ...play.level import TOYS
from ...rules import find, playable
from ...rules.free.state import MOODS
from ...screen.kit import roles
from ...screen.kit.cards import Tray
from ...screen.kit.choices import Choice, Segments
from ...screen.kit.layout import Column, Paper, Row, Split
from ...screen.kit.roll import Roll
from ...screen.kit.scroll import Scroll
from ...screen.kit.widgets import Button, Heading, Image, Label
from ...screen.paint import RED
from ...screen.stage import Stage
from ...settings import BIG
from ..menus import agreed, chairs, named
from ..menus.page import Page
from ..menus.portrait import Portrait
from ..menus.shelf import cover
from ..menus.thumbnail import Thumbnail
from ..table import tell
from ..table.view import View
from .choose_boxes import OwnRow, Stepper, Tile
from .choose_hands import Hands
from .choose_own import Own, Shelf
from .choose_referee import Moods

LAID, REMEMBER = "laid", "remember"  # options of the free table
FACE = 62  # of a small portrait
BESIDE = 4  # own tables that stand beside the chest: it is as high as they are
BROWN = "#8a2d1b"  # what is said of a broken table


class Choosing(Protocol):
    """What the sheets ask of the screen: what is chosen so far, and to choose otherwise."""

    stage: Stage
    laid: str
    shelf: Shelf
    hands: Hands
    view: View | None
    moods: Moods
    page: Page
    pieces: int
    trouble: str

    @property
    def options(self) -> dict[str, Any]: ...
    def choose(self, laid: str) -> None: ...
    def lay_at_once(self, laid: str) -> None: ...
    def agree(self, name: str, value: Any) -> None: ...
    def read(self, game: str, clause: str | None) -> None: ...


def both(scene: Choosing) -> Any:
    """Return the sheets side by side, or where text is big one below the other."""
    left, right = shelf(scene), terms(scene)
    above = [Thumbnail(scene.view), _name(scene)]
    if scene.stage.settings.text >= BIG:
        papers = [Paper(left), Paper(Column([*above, right], gap=14))]
        return Scroll(Column(papers, gap=28), "shelf")
    aside = Paper(Column([*above, Scroll(right, "terms")], gap=12), 26, "cat-loaf-grey", 0.82)
    return Split([Paper(Scroll(left, "shelf"), 28), aside], (1216, 556))


# ── what can be laid ──


def shelf(scene: Choosing) -> Column:
    """Return the boxes of the games, the toy box, and the own tables."""
    words = scene.stage.words
    names = {game: words(f"{game}.title") for game in playable()}
    boxes = [
        Tile(f"lay-{game}", *_acts(scene, game), cover(game), name, name, " ".join(names.values()))
        for game, name in names.items()
    ]
    toys = Column([Heading(words("toybox.title")), _toys(scene)], gap=12, stretch=0)
    own = Column([_own_head(scene), _own(scene)], gap=10)
    below = Row([toys, own], gap=36, middle=False)
    return Column([Heading(words("choose.games")), Row(boxes, gap=18), below], gap=16)


def _toys(scene: Choosing) -> Tile:
    text = scene.stage.words("toybox.about")
    return Tile(f"lay-{TOYS}", *_acts(scene, TOYS), named.CHEST, text, tall=len(scene.shelf.own) <= BESIDE)


def _acts(scene: Choosing, laid: str) -> tuple[bool, Callable[[], Any], Callable[[], Any]]:
    return scene.laid == laid, lambda: scene.choose(laid), lambda: scene.lay_at_once(laid)


def _own_head(scene: Choosing) -> Row:
    words = scene.stage.words
    return Row([Heading(words("choose.own")), Label(words("choose.own.where"), "note")], gap=20)


def _own(scene: Choosing) -> Any:
    if not scene.shelf.own:
        return Label(scene.stage.words("choose.own.none"), "prose", stretch=1)
    return Roll(len(scene.shelf.own), lambda number: _strip(scene, scene.shelf.own[number]), 10, key="own")


def _strip(scene: Choosing, one: Own) -> OwnRow:
    tone = None if one.good else BROWN
    side = 60 * roles.half(scene.stage.paint)
    said = Column([Label(one.title, "sub", tone, stretch=1), Label(one.about, "note", tone, stretch=1)], gap=0)
    kids: list[Any] = [Image("icon-box" if one.good else "icon-broken", (side, side)), said]
    if not one.good:
        text, act = scene.stage.words("choose.show"), lambda: scene.shelf.show(one.folder)
        kids.append(Button(text, act, key=f"show-{one.laid}", role="control", least_high=56))
    return OwnRow(f"lay-{one.laid}", *_acts(scene, one.laid), kids, one.good)


# ── how it will be laid ──


@dataclass
class Terms:
    """The options of one game, as their sheet asks for them."""

    scene: Choosing
    game: str

    @property
    def stage(self) -> Stage:
        """Who says what they are called."""
        return self.scene.stage

    @property
    def options(self) -> dict[str, Any]:
        """What is chosen."""
        return self.scene.options

    def choose(self, name: str, value: Any) -> None:
        """Choose otherwise."""
        self.scene.agree(name, value)

    def read(self, clause: str | None = None) -> None:
        """Open the rule sheet of the game."""
        self.scene.read(self.game, clause)


def terms(scene: Choosing) -> Column:
    """Return all that is agreed before the table is laid."""
    words = scene.stage.words
    ways = [Choice(True, words("choose.laid")), Choice(False, words("choose.boxed"))]
    how = Segments(ways, scene.options[LAID], lambda value: scene.agree(LAID, value), LAID)
    parts: list[Any] = [_players(scene), *_referee(scene)]
    parts.append(agreed.option(Terms(scene, FREE_TABLE), REMEMBER, (True, False)))
    for name, values in variants(FREE_TABLE, scene.laid).items():
        if name not in find(FREE_TABLE).OPTIONS and scene.options[LAID]:  # they say how the game begins
            parts.append(agreed.option(Terms(scene, scene.laid), name, values))
    return Column([how, Column(parts, gap=18, rules=True)], gap=16)


def _referee(scene: Choosing) -> list[Any]:
    """Return how a referee will watch, where the game can be refereed."""
    words, mood = scene.stage.words, scene.moods.of(scene.laid, scene.options)
    if mood is None:
        return []

    def choose(other: str) -> None:
        scene.moods.choose(scene.laid, other)
        scene.page.refresh()

    row = Segments([Choice(one, words(f"choose.referee.{one}")) for one in MOODS], mood, choose, "referee")
    why = Label(words(f"referee.mood.{mood}.why"), "note", stretch=1)
    return [Column([Label(words("choose.referee")), row, why], gap=8)]


def _name(scene: Choosing) -> Any:
    """Return what is laid and how many pieces it has, or why it cannot be laid."""
    words = scene.stage.words
    name = Heading(tell.board_title(words, scene.laid), stretch=1)
    if scene.trouble:
        return Column([name, Label(scene.trouble, "control", RED, stretch=1)], gap=4)
    many = words.many("choose.pieces", scene.pieces) if scene.pieces else ""
    return Row([name, Label(many, "note")], gap=16)


def _players(scene: Choosing) -> Column:
    """Return how many play, and who: a small portrait each, below them all that can be chosen for one."""
    words, hands, company = scene.stage.words, scene.hands, scene.hands.company
    number = Stepper(len(company.chairs), hands.among, hands.count, "players")
    faces = [
        Portrait(chair.avatar, chair.colour, partial(company.unfold, at), f"face{at}", FACE)
        for at, chair in enumerate(company.chairs)
    ]
    parts: list[Any] = [Row([Label(words("setup.seats"), stretch=1), number]), Row(faces, gap=14)]
    if company.unfolded is not None:
        at, chair = company.unfolded, company.chairs[company.unfolded]
        about = [chairs.name_field(company, at, chair), chairs.looks(company, at, chair)]
        parts.append(Tray(Column(about, gap=12), key="unfolded"))
    return Column(parts, gap=12)

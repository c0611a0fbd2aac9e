"""The faces of Minicity: the hill and its chambers, foods, ants, cards, friends, and signs of a move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from . import minicity_crate as desk
from . import minicity_hill as hill
from . import minicity_nest as nest
from .icons import icon
from .minicity_ants import PAWN, bust, pawn
from .minicity_cards import CARD, TILE, back, card, end, laid, laid_back, run
from .minicity_data import ANTS, FOODS, rooms
from .minicity_foods import food, hidden
from .minicity_friends import FRIENDS, disc, medal, tile
from .svg import Svg

Face = tuple[str, Svg, dict[str, Any]]
NUMBER = {"label_tone": "#4a2f12", "label_font": "title"}
BADGE = {**NUMBER, "label_x": 0.5, "label_y": 0.48, "label_size": 0.52, "label_room": 0.7}
TAG = {
    **NUMBER,
    "label_x": 0.68,
    "label_y": 0.5,
    "label_size": 0.36,
    "label_room": 0.4,
    "label_font": "strong",
}


def grounds() -> Iterator[Face]:
    """Yield the table and what lies under the pieces."""
    s = Svg(*hill.SIZE, slack=0.3)
    hill.ground(s)
    yield "hill", s, {}
    s = Svg(*hill.ROADSIDE[2:], hill.ROADSIDE)
    hill.roads(s)
    yield "roads", s, {}
    for name, draw in (("nest", nest.nest), ("larder", nest.larder), ("dusk", nest.dusk)):
        s = Svg(*nest.AREA[2:], nest.AREA, 0.16)
        draw(s)
        yield name, s, {}
    for number, room in rooms().items():
        yield f"lit{number}", nest.lit(room), {}
    for name, size, draw in (
        ("closed", (120, 744), hill.closed),
        ("burrow", (240, 190), lambda s: hill.burrow(s, "black", "tuxedo", "peek", "curious")),
        ("den", (240, 190), lambda s: hill.burrow(s, "white", "calico", "peek", "happy")),
        ("crate", (598, 178), desk.crate),
        ("slot", (50, 50), desk.slot),
        ("track", (566, 36), desk.track),
        ("strips", (256, 72), desk.strips),
        ("shop", (372, 682), desk.shop),
    ):
        s = Svg(*size)
        draw(s)
        yield name, s, {}


def blocks() -> Iterator[Face]:
    """Yield the foods."""
    box = (-42, -42, 84, 84)
    for kind in FOODS:
        s = Svg(66, 66, box)
        food(s, kind, 0, 0, 64)
        yield f"food-{kind}", s, {"back": "food-back", "sound": "place_wood"}
    s = Svg(66, 66, box)
    hidden(s)
    yield "food-back", s, {"sound": "place_wood"}


def ants() -> Iterator[Face]:
    """Yield pawns and heads."""
    for name in ANTS:
        s = Svg(65, 110, PAWN)
        pawn(s, name, 4)
        yield f"ant-{name}", s, {"sound": "dig"}
        s = Svg(64, 64, (-64, -76, 128, 128))
        bust(s, name)
        yield f"as-{name}", s, {}
    s = Svg(64, 64, (-58, -66, 116, 116))
    bust(s, "yellow")
    yield "icon-minicity", s, {}


def cards() -> Iterator[Face]:
    """Yield cards as they are held and as they lie on a road, and the squares where they may go."""
    props = {"plain": True, "shadow": True, "sound": "card_slide"}
    for name in ANTS:
        s = Svg(250, 350, (0, 0, *CARD))
        card(s, name)
        yield f"card-{name}", s, {"back": "card-back", **props}
        s = Svg(*TILE)
        laid(s, name)
        yield f"laid-card-{name}", s, props
    s = Svg(250, 350, (0, 0, *CARD))
    back(s)
    yield "card-back", s, props
    s = Svg(*TILE)
    laid_back(s)
    yield "laid-card-back", s, props
    s = Svg(90, 56)
    end(s)
    yield "open", s, {"slot": True}
    for name in (*ANTS, "river"):
        s = Svg(90, 56)
        run(s, name)
        number = {**NUMBER, "label_x": 0.7, "label_y": 0.5, "label_size": 0.38, "label_room": 0.4}
        yield f"run-{name}", s, {**number, "solid": True}


def signs() -> Iterator[Face]:
    """Yield what says how far, how many, and what a choice would bring."""
    for name, tone in (("reach", "#f7c458"), ("stretch", "#d9a3e0"), ("step", "#f7c458")):
        s = Svg(34, 34)
        nest.badge(s, tone)
        yield name, s, {**BADGE, "solid": True}
    for name, draw in (("here", nest.pointer), ("target", nest.plus)):
        s = Svg(34, 34)
        draw(s)
        yield name, s, {"solid": True}
    for kind in FOODS:
        s = Svg(48, 26)
        nest.tag(s, 48, 26)
        food(s, kind, 16, 12, 18, False)
        yield f"take-{kind}", s, {**TAG, "solid": True}
    s = Svg(48, 26)
    nest.tag(s, 48, 26)
    icon(s, "heart", 16, 13, 18, tone="#f08bb0")
    yield "heart", s, {**TAG, "solid": True}
    s = Svg(72, 36)
    desk.cube(s, 18, 17, 15)
    yield "cube", s, {**TAG, "sound": "coin"}
    s = Svg(96, 48)
    yield "left", s, {**BADGE, "label_tone": "#a8431f", "label_size": 0.4}
    s = Svg(48, 48)
    disc(s, 24, 23, 19, "#f7c458")
    yield "count", s, {**BADGE, "label_size": 0.42, "label_room": 0.9}
    for name in ("pip", "pip-full"):
        s = Svg(26, 36)
        desk.pip(s, name == "pip-full")
        yield name, s, {}


def friends() -> Iterator[Face]:
    """Yield the friends: for sale, as medals, and turned over."""
    price = {**NUMBER, "label_x": 0.147, "label_y": 0.19, "label_size": 0.16, "label_room": 0.2}
    for name, friend in FRIENDS.items():
        s = Svg(150, 112)
        tile(s, name)
        yield f"buy-{name}", s, {**price, "shadow": True, "sound": "purr"}
        for prefix in ("", "spent-") if friend.once else ("",):
            s = Svg(72, 72, (-36, -36, 72, 72))
            medal(s, name, bool(prefix))
            yield prefix + name, s, {"sound": "mrrp_1"}


def faces() -> Iterator[Face]:
    """Yield every face of the game."""
    yield from grounds()
    yield from blocks()
    yield from ants()
    yield from cards()
    yield from signs()
    yield from friends()

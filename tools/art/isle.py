"""The faces of L'Île des Chats: cats and treasures in every orientation, boats, island, cards and marks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from . import isle_cards as deck
from . import isle_hull, isle_island, isle_sea
from .isle_cats import cat_tile
from .isle_data import COMMON, FAMILIES, RARE, SHAPES, ways
from .isle_gems import treasure_tile
from .isle_icons import emblem, sign
from .palette import SEATS
from .pen import INK
from .svg import Svg
from .tokens import value_badge

Face = tuple[str, Svg, dict[str, Any]]
GRID = (2200, 900)  # the squares of a boat
VALUE = {"label_x": 0.18, "label_y": 0.127, "label_size": 0.15, "label_room": 0.21, "label_tone": "#3d2b24"}
COUNT = {"label_x": 0.65, "label_y": 0.5, "label_size": 0.25, "label_room": 0.7, "label_font": "strong"}
DAYS = [(27 + 54 * i, 46 + 10 * ((i - 2.5) / 2.5) ** 2) for i in range(6)]  # the buoys of days 5 to 0


def named(name: str, orientation: str) -> str:
    """Return what an oriented face is called; one that lies as it was cut has its plain name."""
    return name if orientation == "@0" else name + orientation


def said(props: dict[str, Any], orientation: str) -> dict[str, Any]:
    """Return what a tileset says of a face: once, of the one that lies as it was cut."""
    return props if orientation == "@0" else {}


def tiles() -> Iterator[Face]:
    """Yield cats and treasures in all the ways they can be laid."""
    for shape, body in SHAPES.items():
        for family in FAMILIES:
            for orientation in ways(body.rows):
                props = {"cells": body.rows, "mark": f"emblem-{family}", "sound": "place_wood"}
                name, picture = named(f"{shape}-{family}", orientation), cat_tile(shape, family, orientation)
                yield name, picture, said(props, orientation)
    for kind, rows in {**COMMON, **RARE}.items():
        for orientation in ways(rows):
            props = said({"cells": rows, "sound": "coin"}, orientation)
            yield named(kind, orientation), treasure_tile(kind, orientation), props


def boats() -> Iterator[Face]:
    """Yield hulls and what lies on their squares."""
    x, y, w, h = isle_hull.BOX
    margins = {"l": -x, "t": -y, "r": w + x - GRID[0], "b": h + y - GRID[1]}
    for name in isle_hull.PAINT:
        s = Svg(w, h, isle_hull.BOX, 0.4)
        isle_hull.boat(s, name)
        yield name, s, {**margins, "coat": "coat"}
    for number, seat in enumerate(SEATS):
        s = Svg(w, h, isle_hull.BOX, 0.4)
        isle_hull.coat(s, seat)
        yield f"coat{number}", s, {"seat": number}
    s = Svg(w, h, isle_hull.BOX)
    isle_hull.overlay(s)
    yield "walls", s, margins
    s = Svg(100, 100)
    isle_hull.rat_square(s)
    yield "rat", s, {"cells": "#"}
    for family in FAMILIES:
        s = Svg(100, 100)
        isle_hull.treasure_map(s, family)
        yield f"map-{family}", s, {"cells": "#"}


def shores() -> Iterator[Face]:
    """Yield the sea, the island and all that stands in it."""
    s = Svg(1920, 1080)
    isle_sea.sea(s)
    yield "sea", s, {}
    s = Svg(160, 108)
    isle_sea.foam(s, 160, 108)
    yield "shore", s, {}
    s = Svg(400, 260, (-206, -140, 412, 268))
    isle_island.island(s)
    yield "island", s, {}
    for place in range(1, 5):
        s = Svg(76, 50, (-38, -17, 76, 50))
        isle_island.stone(s, place)
        yield f"stone{place}", s, {}
    s = Svg(324, 92)
    isle_island.days(s, DAYS)
    yield "days", s, {}
    s = Svg(90, 108, (-45, -80, 90, 108))
    isle_island.today(s)
    here = {"label_x": 0.5, "label_y": 0.79, "label_size": 0.27, "sound": "water"}
    yield "day", s, here
    s = Svg(90, 84, (-72, -112, 144, 134.4))
    isle_island.ship(s)
    yield "vesh", s, {"sound": "water"}
    for k, seat in enumerate(SEATS):
        s = Svg(80, 110, (-36, -102, 80, 110))
        isle_island.figure(s, seat)
        yield f"figure{k}", s, {"seat": k, "sound": "place_wood"}


def trays() -> Iterator[Face]:
    """Yield what holds treasures, cards and the numbers of the bag."""
    s = Svg(976, 130)
    isle_sea.treasury(s, 24, 24, 928, 82, 391)
    yield "treasury", s, {}
    s = Svg(564, 384)
    isle_sea.wood_panel(s, 24, 24, 516, 336, 26, "#6e4530")
    yield "card-tray", s, {}
    s = Svg(410, 88)
    isle_sea.bag(s, 24, 24, 362, 40)
    yield "bag-plank", s, {}
    s = Svg(410, 88)
    isle_sea.wood_panel(s, 24, 24, 362, 40, 16, "#8c5a38", 5)
    yield "plank", s, {}  # where nobody sees into the bag
    s = Svg(58, 60, (-29, -31, 58, 60))
    isle_sea.sack(s, 0, 0, 0.96)
    yield "sack", s, {}
    s = Svg(40, 28)
    number = {"label_x": 0.5, "label_y": 0.5, "label_size": 0.55, "label_room": 1.0, "label_font": "strong"}
    yield "bag", s, {**number, "label_tone": "#fff3d6"}


def cards() -> Iterator[Face]:
    """Yield the family cards and their back."""
    for number, (points, _, _) in deck.CARDS.items():
        s = Svg(250, 350, (0, 0, 300, 420), 0.16)
        deck.card(s, number)
        props = {"back": "card-back", "label": points, "shadow": True, "sound": "card_slide"}
        yield f"card{number}", s, {**props, **VALUE}
    s = Svg(250, 350, (0, 0, 300, 420))
    deck.back(s)
    yield "card-back", s, {"shadow": True, "sound": "card_slide"}


def marks() -> Iterator[Face]:
    """Yield emblems, icons, the counters of a player's points, and the sign of who takes no more today."""
    for family in FAMILIES:
        s = Svg(64, 64, (-34, -34, 68, 68))
        emblem(s, family, 0, 0, 64)
        yield f"emblem-{family}", s, {}
    for name, art in (
        ("isle", "family"),
        ("rat", "rat"),
        ("room", "room"),
        ("rotate", "rotate"),
        ("mirror", "mirror"),
    ):
        s = Svg(64, 64, (-34, -34, 68, 68))
        sign(s, art, 0, 0, 64)
        yield f"icon-{name}", s, {}
    for name, art in (("rats", "rat"), ("rooms", "room"), ("families", "family")):
        s = Svg(88, 36)
        sign(s, art, 17, 18, 32)
        yield name, s, {**COUNT, "label_tone": "#5a4035"}
    s = Svg(88, 36)
    card_sign(s)
    yield "cards", s, {**COUNT, "label_tone": "#5a4035"}
    s = Svg(64, 64)
    value_badge(s, 32, 31, 27, "#8cc07a")
    yield "gain", s, {"label_x": 0.5, "label_y": 0.48, "label_size": 0.44, "label_room": 0.8}
    s = Svg(72, 72)
    s.circle(36, 38, 31, fill="#2a1712", opacity=0.3)
    s.circle(36, 35, 31, fill="#fff7e6", stroke=INK, stroke_width=3)
    sign(s, "anchor", 36, 35, 46)
    yield "passed", s, {"sound": "water"}
    for name, props in (("have", {"back": "have-back"}), ("have-back", {})):
        yield name, Svg(40, 28), props  # never drawn: how far one is with a card, told to whoever may know


def card_sign(s: Svg) -> None:
    """Draw two small cards, for the points that cards bring."""
    for x, a in ((13, -12), (23, 10)):
        with s.at(x, 18, 1, a):
            s.rect(-8, -12, 16, 24, 3, fill="#fff7e6", stroke=INK, stroke_width=1.8)
    sign(s, "paw", 23, 18, 13)


def faces() -> Iterator[Face]:
    """Yield every face of the game."""
    yield from tiles()
    yield from boats()
    yield from shores()
    yield from trays()
    yield from cards()
    yield from marks()

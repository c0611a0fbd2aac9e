"""The faces of Meowtopia: kittens, action tiles, fields, sticks, tokens and the village they lie in."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from . import meowtopia_cats as cats
from . import meowtopia_farm as farm
from . import meowtopia_land as land
from . import meowtopia_tiles as tiles
from . import meowtopia_tokens as tokens
from .body import cat
from .meowtopia_kin import SEAT_OF, kittens
from .palette import SEATS
from .pen import INK
from .props import cat_house
from .seats import seat_badge
from .svg import Svg

Face = tuple[str, Svg, dict[str, Any]]
COUNT = {"label_x": 0.72, "label_y": 0.5, "label_size": 0.3, "label_room": 0.5, "label_font": "strong"}
BADGE = {"label_x": 0.78, "label_y": 0.76, "label_size": 0.3, "label_room": 0.4}
SLACK = 0.22  # kittens are many and small: their curves may be a little looser


def families() -> Iterator[Face]:
    """Yield every kitten awake, asleep (@1) and as a merchant (@2)."""
    for seat, family in enumerate(SEAT_OF):
        for number, kitten in enumerate(kittens(family), 1):
            for way in ("", "@1", "@2"):
                s = Svg(142, 180, (-6, -24, 142, 180), SLACK)
                if way == "@2":
                    s = Svg(146, 180, (-74, -172, 150, 184), SLACK)
                    with s.at(0, 0, 0.82):
                        cats.merchant(s, kitten, 3.5)
                else:
                    cats.tile(s, kitten, not way)
                sound = {"": "mrrp_1", "@1": "purr", "@2": "place_wood"}[way]
                props = {"seat": seat, "role": f"kitten{number}{way}", "sound": sound}
                yield f"{family}{number}{way}", s, props
    for seat, (family, colour) in enumerate(SEAT_OF.items()):
        s = Svg(64, 64)
        s.circle(32, 34, 28, fill="#2a1712", opacity=0.25)
        s.circle(32, 32, 28, fill="#fff7e6", stroke=INK, stroke_width=3)
        seat_badge(s, colour, 32, 32, 42)
        yield f"badge-{family}", s, {"seat": seat, "role": "badge", "sound": "place_stone"}


def actions() -> Iterator[Face]:
    """Yield the action tiles of both sides, free and used up (@1), and the marks of the actions."""
    for names in [(name,) for name in tiles.ACTIONS] + list(combinations(tiles.ACTIONS, 2)):
        name = "-".join(("tile", *names))
        s = Svg(*tiles.SIZE, slack=SLACK)
        (tiles.single if len(names) == 1 else tiles.double)(s, *names)
        yield name, s, {"sound": "place_wood"}
        s = Svg(*tiles.SIZE, slack=SLACK)
        tiles.used(s, names)
        yield f"{name}@1", s, {}
    for name in tiles.ACTIONS:
        s = Svg(64, 64, (-52, -52, 104, 104))
        tiles.mark(s, name)
        yield f"mark-{name}", s, {}


def farms() -> Iterator[Face]:
    """Yield fields dry and green (@1), sticks and the marks of where they may lie, across and upright (@1)."""
    for number, crop in enumerate(farm.CROPS):
        s = Svg(120, 120, (0, 0, 100, 100))
        farm.dry(s, number)
        yield crop, s, {"sound": "dig"}
        s = Svg(120, 120, (0, 0, 100, 100), SLACK)
        farm.green(s, crop)
        yield f"{crop}@1", s, {"sound": "plant"}
    for way, view in (("", (-55, -18, 110, 36)), ("@1", (-18, -55, 36, 110))):
        size = (132, 43) if not way else (43, 132)
        s = Svg(*size, view)
        farm.stick(s, bool(way))
        yield f"stick{way}", s, {"sound": "water"}
        for points in (1, 2):
            s = Svg(*size, view)
            farm.edge_slot(s, bool(way), points)
            yield f"slot{points}{way}", s, {"slot": True}
    s = Svg(120, 120, (0, 0, 100, 100))
    farm.field_slot(s)
    yield "slot-field", s, {"slot": True}
    s = Svg(120, 120, (0, 0, 100, 100))
    farm.drop(s)
    yield "drop", s, {}


def small_farms() -> Iterator[Face]:
    """Yield fields and sticks as they lie on the small farms of others."""
    for way in ("", "@1"):
        for crop in farm.CROPS:
            s = Svg(60, 60, (0, 0, 100, 100))
            farm.small_field(s, bool(way))
            yield f"mini-{crop}{way}", s, {"sound": "plant" if way else "dig"}
        s = Svg(*((66, 22) if not way else (22, 66)), (-55, -18, 110, 36) if not way else (-18, -55, 36, 110))
        farm.small_stick(s, bool(way))
        yield f"mini-stick{way}", s, {"sound": "water"}


def stocks() -> Iterator[Face]:
    """Yield what is counted: reserve, food, coins, malus, goods and waiting food."""
    for name, pile in (("fields", farm.field_pile), ("sticks", farm.stick_pile)):
        s = Svg(150, 72)
        with s.at(46, 62, 0.84 if name == "fields" else 0.8):
            pile(s)
        yield name, s, {**COUNT, "label_tone": "#fff3d6", "label_font": "title", "label_x": 0.78}
    for name, token in (("food", tokens.food), ("coin", tokens.gold)):
        s = Svg(110, 56)
        with s.at(28, 27, 0.5):
            token(s)
        yield name, s, {**COUNT, "label_tone": "#5a4035", "sound": "coin" if name == "coin" else "bowl_tink"}
        s = Svg(76, 42)
        tokens.tag(s, 76, 42)
        with s.at(22, 20, 0.3):
            token(s)
        yield f"ware-{name}", s, {**COUNT, "label_x": 0.66, "label_size": 0.36, "sound": "coin"}
    s = Svg(76, 42)
    tokens.tag(s, 76, 42)
    s.circle(38, 20, 4, fill="#a08469")
    yield "ware-none", s, {}
    s = Svg(100, 100, (-52, -52, 108, 108))
    tokens.malus(s)
    yield "malus", s, {"sound": "bone"}
    s = Svg(72, 72, (-52, -52, 110, 110))
    tokens.food(s)
    tokens.corner(s, 34, 32, 22)
    yield "bonus", s, {**BADGE, "sound": "bowl_tink"}


def turns() -> Iterator[Face]:
    """Yield what tells whose turn it is, what part of the day, who begins and who has won."""
    for name in land.PHASES:
        s = Svg(636, 98)
        land.phases(s, name, 612, 74)
        yield f"phase-{name}", s, {"sound": "turn_bell"}
        s = Svg(64, 64, (-34, -34, 68, 68))
        land.phase(s, name)
        yield f"icon-{name}", s, {}
    s = Svg(72, 72, (-54, -54, 108, 108))
    tokens.clock(s)
    yield "first", s, {"sound": "turn_bell"}
    s = Svg(40, 40, (-20, -20, 40, 40))
    s.circle(0, 0, 16, fill="#ffe08a", stroke="#c9862c", stroke_width=3)
    yield "active", s, {}
    for name, good in (("played", True), ("cannot", False)):
        s = Svg(40, 40, (-20, -20, 40, 40))
        tokens.tick(s, good)
        yield name, s, {}
    s = Svg(262, 52)
    land.banner(s, 262, 52)
    yield "last-round", s, {"sound": "turn_bell"}
    s = Svg(120, 170, (-60, -88, 120, 170))
    tokens.medal(s)
    yield "mayor", s, {"sound": "win_fanfare"}


def numbers() -> Iterator[Face]:
    """Yield the faces that are little more than a number."""
    for name in ("round", "sent", "score", "gain"):
        yield name, Svg(96, 48), {"label_x": 0.5, "label_y": 0.5, "label_size": 0.4, "label_tone": "#a8431f"}
    s = Svg(76, 42)
    tokens.tag(s, 76, 42, "#ffe9a8")
    with s.at(22, 20, 0.3):
        tokens.food(s)
    yield "price", s, {**COUNT, "label_x": 0.66, "label_size": 0.36}
    for name in ("need", "yield", "supper", "short"):
        s = Svg(64, 64, (-32, -32, 64, 64))
        sum_sign(s, name)
        yield name, s, {**COUNT}


def sum_sign(s: Svg, name: str) -> None:
    """Draw one part of the evening's sum in a box of 64 centred on 0,0."""
    if name == "need":
        with s.at(0, 6, 0.5):
            cat(s, "ginger", "tabby", "head", "yum", None, 5, 1)
    elif name == "yield":
        with s.at(-31, -31, 0.62):
            farm.green(s, "carrot")
    elif name == "supper":
        tokens.supper_bowl(s)
    else:
        with s.at(0, 0, 0.6):
            tokens.malus(s)


def village() -> Iterator[Face]:
    """Yield the ground and what stands on it."""
    s = Svg(1920, 1080)
    land.meadow(s)
    yield "meadow", s, {}
    s = Svg(1412, 516)
    land.plot(s, 12, 12, 1388, 492)
    yield "plot", s, {}
    s = Svg(364, 270)
    land.sign(s, 12, 12, 340, 200)
    yield "sign", s, {}
    s = Svg(370, 224)
    land.reserve(s, 12, 12, 346, 200)
    yield "reserve", s, {}
    s = Svg(400, 98)
    land.strip(s, 376, 74)
    yield "strip", s, {}
    s = Svg(84, 84, (-2, -2, 84, 84))
    tokens.pocket(s, 80, 80)
    yield "bed", s, {"l": 24, "t": 24, "r": 24, "b": 24, "rim": 2}
    for number, seat in enumerate(SEATS):
        s = Svg(64, 104, (-32, -96, 64, 104))
        tokens.pawn(s, seat)
        yield f"pawn{number}", s, {"seat": number}
    for name, marked in (("stone", False), ("stone-fifth", True)):
        s = Svg(50, 44, (-25, -22, 50, 44))
        tokens.stone(s, marked)
        yield name, s, {}


def icons() -> Iterator[Face]:
    """Yield the small pictures of the title and of the rows of the score sheet."""
    s = Svg(64, 64, (-54, -106, 112, 112))
    cat_house(s, "#fff1d6", "#d8694a")
    yield "icon-meowtopia", s, {}
    s = Svg(64, 64, (-66, -64, 132, 132))
    cat(s, "cream", "tabby", "head", "content", None, 4.4, 1)
    yield "icon-kittens", s, {}
    s = Svg(64, 64, (-56, -56, 112, 112))
    with s.at(0, 0, 1, -24):
        farm.stick(s)
    yield "icon-sticks", s, {}
    for name, token in (("food", tokens.food), ("malus", tokens.malus)):
        s = Svg(64, 64, (-54, -52, 108, 108))
        token(s)
        yield f"icon-{name}", s, {}
    for name, token in (("food", tokens.food), ("coins", tokens.gold)):
        s = Svg(64, 64, (-54, -52, 108, 108))
        stall(s, token)
        yield f"icon-sold_{name}", s, {}


def stall(s: Svg, token: Any) -> None:
    """Draw a token under a small awning."""
    with s.at(0, 18, 0.72):
        token(s)
    with s.at(0, 66, 0.58):
        cats.awning(s, "#d8492f", 4)


def faces() -> Iterator[Face]:
    """Yield every face of the game."""
    yield from families()
    yield from actions()
    yield from farms()
    yield from stocks()
    yield from turns()
    yield from numbers()
    yield from village()
    yield from icons()
    yield from small_farms()

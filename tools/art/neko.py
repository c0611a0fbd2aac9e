"""The faces of Neko no Tawa: storeys in every heading, animals, die, pawns, koban, and the table they lie on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from . import neko_animals as animals
from . import neko_board as land
from . import neko_pieces as pieces
from . import neko_signs as signs
from .icons import crown, paw
from .neko_icons import glance, koban, pagoda, small_koban
from .neko_rooms import bead
from .neko_tiles import TURNS, storey
from .palette import SEATS
from .pen import fused, oval, round_box
from .svg import Svg

Face = tuple[str, Svg, dict[str, Any]]
VIEW = (-91.66, -104, 183.32, 208)  # what is seen of a hexagon of R = 100
LARGE, SMALL = (104, 118), (52, 59)
PLAYERS = list(SEATS)
SLACK = 0.16  # tiles are many and small: their curves may be a little looser
NUMBER = {"label_x": 0.72, "label_y": 0.5, "label_size": 0.3, "label_room": 0.5, "label_font": "title"}


def tiles() -> Iterator[Face]:
    """Yield the five kinds of floor tiles as they lie in the six headings, for large and for small towers."""
    for size, name, fine in ((LARGE, "", True), (SMALL, "mini-", False)):
        for kind in TURNS:
            for turn in range(6):
                s = Svg(*size, VIEW, SLACK)
                storey(s, kind, (60 - 60 * turn) % 360, fine)
                props = {"back": f"{name}tile-back", "sound": "place_wood"}
                yield f"{name}{kind}" + (f"@{turn}" if turn else ""), s, {} if turn else props
        s = Svg(*size, VIEW, SLACK)
        signs.tile_back(s, fine)
        yield f"{name}tile-back", s, {"sound": "card_slide"}


def marks() -> Iterator[Face]:
    """Yield what is laid on the hexes of towers and rows."""
    for name, draw in (
        ("slot", signs.slot),
        ("next", signs.next_hex),
        ("beyond", signs.beyond),
        ("picked", signs.picked),
    ):
        s = Svg(*LARGE, VIEW)
        draw(s)
        yield name, s, {"solid": True} if name == "beyond" else {}
    s = Svg(*LARGE, VIEW)
    signs.unknown(s)
    yield "unknown", s, {"label": "?", "label_x": 0.5, "label_y": 0.5, "label_size": 0.5, "label_tone": "#303c78"}
    s = Svg(*LARGE, VIEW)
    signs.falling(s)
    yield "falling", s, {"solid": True, "sound": "collapse"}
    s = Svg(*LARGE, VIEW)
    signs.blocked(s)
    yield "wall", s, {"solid": True, "sound": "place_stone"}
    s = Svg(136, 154, (-119.2, -135.2, 238.4, 270.4))
    signs.halo(s)
    yield "hex-halo", s, {}
    for seat, colour in enumerate(PLAYERS):
        s = Svg(60, 42, (-30, -21, 60, 42))
        signs.eye(s, colour)
        yield f"eye{seat}", s, {"seat": seat}


def line() -> Iterator[Face]:
    """Yield the animals, their heads and the die."""
    for name in animals.ANIMALS:
        s = Svg(150, 150, (-4, -4, 158, 158), SLACK)
        animals.tile(s, name)
        yield name, s, {"sound": "meow" if name == "cat" else "place_wood"}
    for name in animals.ANIMALS:
        s = Svg(80, 80, (-72, -84, 144, 144), SLACK)
        with s.at(0, -2, 0.96):
            animals.ANIMALS[name][0](s)
        yield f"head-{name}", s, {}
        if name != "cat":
            s = Svg(116, 116, (0, 0, 142, 142), SLACK)
            animals.die(s, name)
            yield f"die-{name}", s, {"sound": "dice_roll"}


def tokens() -> Iterator[Face]:
    """Yield pawns, koban, the first player's token and what the order of play is told by."""
    for seat, colour in enumerate(PLAYERS):
        s = Svg(96, 96, (-60, -114, 120, 120))
        pieces.pawn(s, colour)
        yield f"pawn{seat}", s, {"seat": seat, "sound": "place_wood"}
    s = Svg(64, 64, (-36, -35, 72, 72))
    koban(s)
    yield "koban", s, {"sound": "coin"}
    s = Svg(72, 72, (-2, -2, 106, 106))
    pieces.first_token(s)
    yield "first", s, {"sound": "turn_bell"}
    s = Svg(40, 40, (-24, -24, 48, 48))
    signs.check(s)
    yield "done", s, {}
    s = Svg(132, 72)
    s.shape(round_box(3, 3, 126, 66, 16), fill="none", stroke="#e0a93a", stroke_width=4)
    yield "now", s, {}
    yield "balance", Svg(40, 40), {"label_x": 0.5, "label_y": 0.5}
    yield "bead", Svg(40, 40), {"label_x": 0.5, "label_y": 0.5}


def numbers() -> Iterator[Face]:
    """Yield the faces that say how high and how far out a tower is."""
    s = Svg(104, 56)
    with s.at(30, 29, 0.86):
        pagoda(s)
    yield "floor", s, {**NUMBER, "label_tone": "#a8431f"}
    for name in ("left", "right"):
        s = Svg(136, 52)
        fused(s, [round_box(4, 4, 128, 44, 22)], "#fff7e6", 3)
        yield name, s, {**NUMBER, "label_x": 0.8, "label_size": 0.2, "label_room": 0.4}


def balance() -> Iterator[Face]:
    """Yield the parts of the balance."""
    s = Svg(540, 60, (-270, -30, 540, 60))
    pieces.beam(s)
    yield "beam", s, {}
    s = Svg(128, 18, (-64, -9, 128, 18))
    pieces.small_beam(s)
    yield "beam-small", s, {}
    s = Svg(72, 46, (-36, 0, 72, 46))
    pieces.stand(s)
    yield "stand", s, {}
    for name, tone in (("bead-cat", "#fff7e6"), ("bead-fright", "#ffc9b4")):
        s = Svg(56, 56, (-36, -40, 72, 72))
        bead(s, 30, tone)
        yield name, s, {}
    for name, tone in (("bead-good", "#4f9a55"), ("bead-bad", "#d8492f")):
        s = Svg(44, 44, (-22, -22, 44, 44))
        s.circle(0, 0, 18, fill="#fffdf0", opacity=0.9)
        with s.at(0, -1, 0.34):
            paw(s, tone, False)
        s.circle(0, 0, 18, fill="none", stroke=tone, stroke_width=4, stroke_dasharray="8 6")
        yield name, s, {}


def table() -> Iterator[Face]:
    """Yield the ground and what is fixed on it."""
    s = Svg(1920, 1080)
    land.ground(s)
    yield "washi", s, {}
    s = Svg(620, 740)
    land.road(s)
    yield "road", s, {}
    s = Svg(620, 740)
    land.pointers(s)
    yield "pointers", s, {}
    s = Svg(66, 66, (-4, 0, 118, 118))
    pieces.torii(s)
    yield "torii", s, {}
    s = Svg(880, 866)
    land.board(s, 20, 20, 840, 826, 54, 740)
    yield "board", s, {}
    s = Svg(1124, 678, (-562, -677, 1124, 678))
    land.grid(s, 54, 1.6, 0.2)
    yield "grid", s, {}
    s = Svg(304, 184, (-152, -183.6, 304, 184))
    land.grid(s, 14.6, 1.1, 0.22)
    yield "grid-small", s, {}
    s = Svg(212, 220)
    land.small_board(s)
    yield "board-small", s, {}
    s = Svg(548, 190)
    land.tray(s, 548, 190)
    yield "tray", s, {}
    plain, gold, red = ("#fff7e6", "#fffdf6"), ("#f7c458", "#ffe9a8"), ("#c04530", "#e58a70")
    for name, tones in (("plaque", plain), ("plaque-top", gold), ("plaque-here", red)):
        s = Svg(64, 44, (-22, -22, 64, 44))
        land.plaque(s, *tones, name == "plaque-here")
        yield name, s, {}
    s = Svg(44, 44, (-22, -22, 44, 44))
    fused(s, [oval(0, 0, 18, 18)], "#fff7e6", 2.6)
    yield "badge", s, {}
    for name, way in (("stairs-right", 1), ("stairs-left", -1)):
        s = Svg(120, 59, (-124, 0, 248, 122))
        pieces.stairs(s, way)
        yield name, s, {}


def icons() -> Iterator[Face]:
    """Yield the small pictures of the title, the score sheet and the buttons."""
    s = Svg(64, 64, (-106, -106, 212, 212))
    storey(s, "soft-left", 60)
    yield "icon-neko", s, {}
    s = Svg(64, 64, (-34, -36, 68, 68))
    pagoda(s)
    yield "icon-floors", s, {}
    s = Svg(140, 72, (-70, -60, 140, 120))
    signs.dust(s)
    yield "dust", s, {}
    s = Svg(64, 64, (-36, -36, 72, 72))
    crown(s)
    yield "icon-top", s, {}


def actions() -> Iterator[Face]:
    """Yield the pictures of the three things that can be done with a tile."""
    for name, kind, sign in (("build", "straight", "-"), ("discard", "hard-left", "+")):
        s = Svg(92, 56)
        with s.at(28, 28, 0.26):
            storey(s, kind, 60, False)
        small_koban(s, 66, 27, 19)
        fused(s, [oval(82, 40, 9.5, 9.5)], "#d8492f" if sign == "-" else "#4f9a55", 2.4)
        s.line([(77.5, 40), (86.5, 40)], stroke="#fffdf9", stroke_width=3.4)
        if sign == "+":
            s.line([(82, 35.5), (82, 44.5)], stroke="#fffdf9", stroke_width=3.4)
        yield f"icon-{name}", s, {}
    s = Svg(92, 56)
    glance(s, 46, 28, 66, "#fffdf6")
    yield "icon-look", s, {}


def faces() -> Iterator[Face]:
    """Yield every face of the game."""
    yield from tiles()
    yield from marks()
    yield from line()
    yield from tokens()
    yield from numbers()
    yield from balance()
    yield from table()
    yield from icons()
    yield from actions()

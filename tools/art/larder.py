"""The example of an own table: its pictures, its tileset and its map, which need nothing that lies elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from . import larder_things as things
from .body import cat
from .palette import SEATS
from .svg import Svg
from .tileset import Tile, kind
from .toybox_things import note

Face = tuple[str, Svg, dict[str, Any]]
PICTURES = "pictures"  # the folder beside the map
BOARD_AT = (70, 152)  # where the larder lies on the table
INK_TONE = "#5b3a1e"
CARD = {"back": "snack-back", "shadow": True, "sound": "card_slide"}
NUMBER = {"label_x": 0.2, "label_y": 0.15, "label_size": 0.26, "label_room": 0.3, "label_tone": INK_TONE}


def cards() -> Iterator[Face]:
    """Yield the snacks, five of each with a number, and their back."""
    for name, snack in things.SNACKS.items():
        s = Svg(132, 185)
        things.card(s, snack)
        yield name, s, {**CARD, **NUMBER, "labels": "1 1 2 2 3"}
    s = Svg(132, 185)
    things.card_back(s)
    yield "snack-back", s, {"shadow": True}


def small() -> Iterator[Face]:
    """Yield mice, crumbs, finds, the sides of the die, the moon, and a slip of paper to write on."""
    for seat in SEATS:
        s = Svg(60, 72, (-30, -69, 60, 72))
        things.mouse(s, seat)
        yield f"mouse-{seat}", s, {"many": 1, "sound": "place_wood"}
    s = Svg(44, 40, (-20, -18, 44, 40))
    things.crumb(s)
    yield "crumb", s, {"many": 24, "sound": "place_stone"}
    for name in ("button", "marble", "thimble"):
        s = Svg(56, 60, (-27, -28, 56, 60))
        things.find(s, name)
        yield f"find-{name}", s, {"many": 4, "group": "finds", "sound": "place_stone"}
    for value in things.PIPS:
        s = Svg(72, 76, (-34, -35, 72, 76))
        things.die(s, value)
        yield f"nibble-{value}", s, {"roll": 6, "sound": "dice_roll"} if value == 1 else {"as": "nibble-1"}
    s = Svg(100, 104, (-48, -48, 100, 104))
    things.moon(s)
    number = {"label_x": 0.48, "label_y": 0.46, "label_size": 0.4, "label_room": 0.6, "label_tone": INK_TONE}
    yield "hour", s, {"counter": True, "label": "0", **number}
    s = Svg(120, 104)
    with s.at(0, 0, 0.8):
        note(s, "#fff3b8")
    words = {"label_x": 0.5, "label_y": 0.52, "label_size": 0.16, "label_room": 0.86, "label_tone": INK_TONE}
    yield "slip", s, {"many": 1, "note": True, "shadow": True, "sound": "page", **words}


def large() -> Iterator[Face]:
    """Yield the cat, asleep and awake, and what stands there: the sack and the larder."""
    for name, pose, mood in (("cat-asleep", "curled", "asleep"), ("cat-awake", "sitting", "curious")):
        s = Svg(150, 140, (-110, -195, 220, 205))
        cat(s, "smoke", "tuxedo", pose, mood, "collar" if name == "cat-awake" else None)
        yield name, s, {"as": "cat-asleep"} if name == "cat-awake" else {"many": 1}
    s = Svg(130, 135, (-49, -97, 100, 104))
    things.sack(s)
    yield "sack", s, {}
    s = Svg(*things.BOARD)
    things.larder(s)
    yield "larder", s, {}


def faces() -> Iterator[Face]:
    """Yield every tile in the order of its number."""
    yield from cards()
    yield from small()
    yield from large()


# ── the map ──


HEAD = (
    '<?xml version="1.0" encoding="UTF-8"?>\n<map version="1.8" tiledversion="1.8.2" orientation="orthogonal" '
    'renderorder="right-down" width="16" height="9" tilewidth="120" tileheight="120" infinite="0" nextlayerid="{}" '
    'nextobjectid="{}">\n <properties>\n  <property name="title" value="Snack race"/>\n </properties>\n'
    ' <tileset firstgid="1" source="table.tsx"/>\n'
)


class Map:
    """The lines of a map, its layers and objects numbered as they come."""

    def __init__(self, tiles: list[Tile]):
        self.tiles = {tile.face: (number, tile) for number, tile in enumerate(tiles, 1)}
        self.lines: list[str] = []
        self.layers = self.objects = 0

    def layer(self, name: str) -> None:
        """Begin a layer."""
        self.close()
        self.layers += 1
        self.lines.append(f' <objectgroup id="{self.layers}" name="{name}" draworder="index">')

    def close(self) -> None:
        """End the last one."""
        self.lines += [" </objectgroup>"] if self.layers else []

    def tile(self, face: str, x: float, y: float) -> None:
        """Lay a tile with its middle there."""
        number, tile = self.tiles[face]
        self.objects += 1
        left, low = round(x - tile.width / 2, 1), round(y + tile.height / 2, 1)
        size = f'width="{tile.width}" height="{tile.height}"'
        self.lines.append(f'  <object id="{self.objects}" gid="{number}" x="{left:g}" y="{low:g}" {size}/>')

    def spot(self, name: str, lies: str, box: tuple[float, float, float, float], **words: Any) -> None:
        """Draw a place round a middle: how things lie there, and its words."""
        self.objects += 1
        x, y, w, h = box
        head = f'  <object id="{self.objects}" name="{name}" type="{lies}" x="{x - w / 2:g}" y="{y - h / 2:g}"'
        self.lines.append(f'{head} width="{w:g}" height="{h:g}"{"" if words else "/"}>')
        if words:
            said = (f'    <property name="{word}"{kind(value)} value="{str(value).lower()}"/>'
                    for word, value in sorted(words.items()))  # fmt: skip
            self.lines += ["   <properties>", *said, "   </properties>", "  </object>"]

    def text(self) -> str:
        """Return the whole map."""
        self.close()
        return HEAD.format(self.layers + 1, self.objects + 1) + "\n".join(self.lines) + "\n</map>\n"


def table(tiles: list[Tile]) -> str:
    """Return the map of the example."""
    drawn = Map(tiles)
    left, top = BOARD_AT
    wide, high = things.BOARD
    drawn.layer("scenery")
    drawn.tile("larder", left + wide / 2, top + high / 2)
    drawn.tile("sack", 1622, 268)
    drawn.layer("spots")
    for number, (x, y) in enumerate(things.squares(), 1):
        drawn.spot(f"step-{number}", "row", (left + x, top + y, 150, 80))
    drawn.spot("deck", "pile", (1296, 266, 132, 186), zone="nobody", holds="snack-back", mixed=True)
    drawn.spot("eaten", "pile", (1452, 266, 132, 186))
    drawn.spot("sack", "pile", (1616, 296, 62, 62), bag=True, holds="finds")
    drawn.spot("crumbs", "pile", (1770, 268, 64, 64), holds="24*crumb")
    drawn.layer("pieces")
    drawn.tile("nibble-1", 1276, 470)
    drawn.tile("nibble-1", 1366, 470)
    drawn.tile("hour", 1490, 470)
    drawn.tile("cat-asleep", 1640, 470)
    drawn.tile("slip", 1796, 470)
    for at, seat in enumerate(SEATS):
        drawn.tile(f"mouse-{seat}", 1270 + 96 * at, 640)
    return drawn.text()

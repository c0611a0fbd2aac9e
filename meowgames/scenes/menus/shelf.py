"""What the title is made of: boxes on a shelf, buttons on the wall, and the letters of the logo."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from ... import paths
from ...play.level import read_faces
from ...screen.kit import roles
from ...screen.kit.widget import Look, Widget
from ...screen.ledger import PICTURE
from ...screen.paint import INK, LIGHT, Box, Paint
from ...screen.table.place import Place
from ...words import Words

Looks = Callable[[Any], Look]
ROOM = (16, 22)  # what the picture of a box has to the left and above of the box itself, for lid and shadow
FOOT = 864  # no sign reaches lower, lest it meets the buttons
LIFT, STEP = 16, 3  # canvas units a box rises when it is pointed at, and the chest
LETTERS = (  # of the logo: letter, tone, how far it dances off the line
    ("m", "#e8573a", 0), ("e", "#f29b3f", -8), ("", "", 0), ("w", "#5da35d", -4), ("g", "#3a8fb0", 6),
    ("a", "#4a63b5", -2), ("m", "#8a5bb0", 4), ("e", "#d85f8f", -6), ("s", "#e8573a", 2),
)  # fmt: skip
TALL, HEAD, SPACE = 142, 132, 22  # size of the letters, room for the cat's head, gap between the words


class Stand(NamedTuple):
    """Where a box stands, where its tag hangs, which cat lies on it, and how large all that is."""

    box: Box
    tag: Box
    cat: Box | None = None
    face: str = ""  # the cat's
    scale: float = 1.0


def cover(game: str) -> str:
    """Return the picture of a game's box: a plain one while none is drawn for it."""
    return f"box-{game}" if f"box-{game}" in read_faces("house") else "box-plain"


def stands(games: Sequence[str], places: Mapping[str, Place]) -> dict[str, Stand]:
    """Return where each box stands: where the map says, or closer together while one has no place there."""
    found = {game: _stand(game, places) for game in games if {f"box-{game}", f"tag-{game}"} <= set(places)}
    if len(found) == len(games):
        return found
    if len(found) < 2:
        raise paths.Missing(paths.data("levels", "house.tmx"), "there are no two places box-NAME and tag-NAME of games")
    drawn = sorted(found.values(), key=lambda stand: stand.box.x)
    first, step, scale = drawn[0], drawn[1].box.x - drawn[0].box.x, len(drawn) / len(games)
    shelf = enumerate(found.get(game, first._replace(cat=None)) for game in games)
    lefts = [first.box.x + step * scale * at for at in range(len(games))]
    return {game: _closer(stand, lefts[at], scale) for game, (at, stand) in zip(games, shelf)}


def _stand(game: str, places: Mapping[str, Place]) -> Stand:
    cat = places.get(f"cat-{game}")
    seated = (cat.box, cat.props["face"]) if cat and "face" in cat.props else ()
    return Stand(places[f"box-{game}"].box, places[f"tag-{game}"].box, *seated)


def _closer(stand: Stand, left: float, scale: float) -> Stand:
    """Return a stand that is smaller and begins farther left, its foot on the same board."""

    def moved(old: Box, foot: float) -> Box:
        x, y = left + (old.x - stand.box.x) * scale, foot + (old.y - foot) * scale
        return Box(x, y, old.w * scale, old.h * scale)

    tag = moved(stand.tag, stand.tag.y)
    tag.h = stand.tag.h  # its words stay as large as they are
    cat = moved(stand.cat, stand.box.bottom) if stand.cat else None
    return Stand(moved(stand.box, stand.box.bottom), tag, cat, stand.face, scale)


class Riser(Widget):
    """What rises while it is pointed at: each frame a little."""

    focusable = True
    risen = 0.0

    def move(self, look: Look, step: float) -> bool:
        """Rise while pointed at, sink otherwise; tell whether it moved."""
        before = self.risen
        self.risen = min(1.0, before + step) if look.hover or look.focus else max(0.0, before - step)
        return self.risen != before

    def inherit(self, old: Riser) -> None:
        self.risen = old.risen


class GameBox(Riser):
    """A game's box: lifted and lit when pointed at; closed ones sleep under a band."""

    radius = 14.0

    def __init__(self, game: str, built: bool, stand: Stand, words: Words, act: Callable[[], Any]):
        self.game, self.built, self.act = game, built, act
        self.key, self.cover = f"box-{game}", cover(game)
        self.stand, self.tag = stand, stand.tag
        self.title, self.tagline = words(f"{game}.title"), words(f"{game}.tagline")

    def place(self, _paint: Paint, _box: Box) -> None:
        self.box = Box(self.stand.box)

    def ring(self) -> Box:
        return self.box.move(0, -LIFT * self.risen)

    def draw(self, paint: Paint, _look: Looks) -> None:
        box, stand = self.ring(), self.stand
        wide, high = (side * stand.scale for side in paint.natural(self.cover))
        whole = Box(box.x - ROOM[0] * stand.scale, box.y - ROOM[1] * stand.scale, wide, high)
        if self.risen:
            glow = Box(0, 0, *(side * stand.scale for side in paint.natural("box-glow")))
            glow.center = box.centerx + 6 * stand.scale, box.centery
            paint.image("box-glow", glow, alpha=round(255 * self.risen))
        paint.image(self.cover, whole)
        draw_name(paint, self.cover, self.title, whole, self.box.w - 22)
        if not self.built:
            paint.image("box-closed", whole)
        if stand.cat:
            paint.image(stand.face, stand.cat.move(0, -LIFT * self.risen))
        self._tag(paint)

    def paper(self, paint: Paint) -> Box:
        """Return the tag on the shelf's edge; it grows with its words."""
        wide, high = paint.extent(self.tagline, tag_size(paint), "strong", grow=False)
        box = Box(0, 0, max(self.tag.w, min(self.box.w + 20, wide + 28)), max(self.tag.h, high + 6))
        box.midtop = self.tag.midtop
        return box

    def _tag(self, paint: Paint) -> None:
        box = self.paper(paint)
        paint.sliced("plate", box)
        where, least = (box.centerx, box.centery - 1), roles.least(paint)
        fit = {"fit": box.w - 20, "least": least}
        paint.text(self.tagline, where, tag_size(paint), "strong", anchor="center", **fit, grow=False)


class LearnTag(Widget):
    """A sign under a game's tag that leads to its lesson; a done one is ticked, an offered one is bright."""

    focusable = True
    radius = 24.0

    def __init__(self, over: GameBox, text: str, done: bool, act: Callable[[], Any], bright: bool = False):
        self.over, self.text, self.done, self.act, self.bright = over, text, done, act, bright
        self.key = f"learn-{over.game}"

    def place(self, paint: Paint, _box: Box) -> None:
        size = learn_size(paint)
        wide, high = paint.extent(self.text, size, "button", grow=False)
        self.box = Box(0, 0, max(140, wide + (high + 52 if self.done else 44)), max(46, high + 8))
        self.box.midtop = self.over.tag.centerx, self.over.paper(paint).bottom + 6
        self.box.bottom = min(self.box.bottom, FOOT)

    def draw(self, paint: Paint, look: Looks) -> None:
        kind = "primary" if self.bright else "plain"
        paint.sliced(f"button-{kind}-{look(self).state()}", self.box)
        x, y = self.box.centerx, self.box.centery - 4
        if self.done:
            side = self.box.h * 0.62
            paint.image("icon-check", (self.box.x + 14, y - side / 2, side, side))
            x += side / 2 + 2
        tone, edge = (LIGHT, INK) if self.bright else (INK, None)
        paint.text(self.text, (x, y), learn_size(paint), "button", tone, "center", edge=edge, grow=False)


@dataclass(eq=False)
class Plaque(Widget):
    """A small round button on the wall with its name below, never wider than its place."""

    icon: str
    caption: str
    act: Callable[[], Any]
    key: str

    focusable = True
    radius = 36.0

    @property
    def stands(self) -> str:
        """The place of the map where it hangs."""
        return f"wall-{self.key}"

    def ring(self) -> Box:
        return Box(self.box.centerx - 36, self.box.y, 72, 72)

    def draw(self, paint: Paint, look: Looks) -> None:
        disc, seen = self.ring(), look(self)
        paint.sliced(f"round-plain-{seen.state()}", disc)
        paint.image(self.icon, disc.inflate(-28, -28).move(0, 2 if seen.pressed else -3))
        where, fit = (self.box.centerx, disc.bottom + 18), self.box.w + 10
        roles.write(paint, self.caption, "caption", where, anchor="center", fit=fit, least=roles.least(paint))


class Chest(Riser):
    """The chest with a cat in it, the door to the free table: lifted and lit when pointed at; its name is on it."""

    radius = 26.0
    key = stands = "chest"

    def __init__(self, text: str, act: Callable[[], Any]):
        self.text, self.act = text, act

    def draw(self, paint: Paint, look: Looks) -> None:
        seen, box = look(self), self.box.move(0, -STEP * self.risen)
        if self.risen:
            glow = self.box.inflate(0.3 * self.box.w, 0.3 * self.box.h)
            paint.image("box-glow", glow, alpha=round(255 * self.risen))
        paint.image("free-chest", box)
        size = 26 + 7 * (paint.text_size - 1)
        wide, high = paint.extent(self.text, size, "button", grow=False)
        sign = Box(0, 0, max(176, wide + 44), max(54, high + 12))
        sign.midbottom = box.centerx, box.bottom - 36
        paint.sliced(f"button-plain-{seen.state()}", sign)
        paint.text(self.text, (sign.centerx, sign.centery - 4), size, "button", INK, "center", grow=False)


class Front(Widget):
    """Everything that can be pressed on the title, where the map says."""

    def __init__(
        self,
        places: Mapping[str, Place],
        boxes: Sequence[GameBox | LearnTag],
        doors: Sequence[Plaque | Chest],
        row: Any,
    ):
        self.places, self.boxes, self.doors, self.row = places, boxes, doors, row

    def parts(self) -> tuple:
        return (*self.boxes, *self.doors, self.row)

    def place(self, paint: Paint, box: Box) -> None:
        self.box = Box(box)
        for one in self.boxes:
            one.place(paint, box)
        for door in self.doors:
            door.place(paint, self.places[door.stands].box)
        board = self.places["buttons"].box
        high = self.row.measure(paint, board.w)
        self.row.place(paint, Box(board.x, min(board.centery - high / 2, box.bottom - 6 - high), board.w, high))


def tag_size(paint: Paint) -> float:
    """Return the size of the words on a tag: they grow a little less, for the shelf is short."""
    return 20 + 11 * (paint.text_size - 1)


def learn_size(paint: Paint) -> float:
    """Return the size of the words on a sign that leads to a lesson."""
    return 24 + 7 * (paint.text_size - 1)


def draw_name(paint: Paint, cover: str, title: str, whole: Box, room: float) -> None:
    """Write the title on a cover, where its tile says."""
    props, part = paint.art.props(cover), whole.w / paint.natural(cover)[0]
    at = whole.x + props["label_x"] * whole.w, whole.y + props["label_y"] * whole.h
    how: dict[str, Any] = {"fit": room, "edge": INK, "thick": 5 * part, "grow": False}
    for drop, tone in ((5 * part, INK), (0, props["label_tone"])):
        with paint.ledger.of(PICTURE):  # printed on the box
            paint.text(title, (at[0], at[1] + drop), props["label_size"] * whole.w, "title", tone, "center", **how)


def draw_logo(paint: Paint, box: Box) -> None:
    """Write the name of the house: rainbow letters edged in cream and ink, a cat's head for the O."""
    wides = [paint.extent(letter, TALL, "title", grow=False)[0] + 9 if letter else HEAD for letter, _, _ in LETTERS]
    starts, x = [], box.centerx - (sum(wides) + SPACE) / 2
    for index, wide in enumerate(wides):
        starts.append(x)
        x += wide + (SPACE if index == 3 else 0)
    with paint.ledger.of(PICTURE):
        for edge, thick, drop in ((INK, 14, 8), (INK, 14, 0), (LIGHT, 9, 0)):
            for (letter, tone, dance), left in zip(LETTERS, starts):
                where = (left - thick, box.y + dance - thick + drop)
                paint.text(letter, where, TALL, "title", tone, edge=edge, thick=thick, grow=False)
    head = starts[2]
    paint.image("logo-head", (head - 66, box.y - 32, *paint.natural("logo-head")))

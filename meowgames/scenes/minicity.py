"""Minicity's table: chambers light up where an ant could go, and friends say what they do."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import groupby, pairwise
from math import dist

from ..play.changes import art, label
from ..play.journal import Journal
from ..play.level import read_map
from ..play.match import Match
from ..rules import Move, Picture
from ..rules.minicity.ahead import trail
from ..rules.minicity.goods import FOODS, FRIENDS, PRICES
from ..screen.paint import INK, SOFT, Box, Paint
from ..screen.stage import Stage
from ..screen.table.place import Piece
from . import furniture, minicity_desk, tell, tools
from .table import TableScene

BANDS = {"yellow": "#f0c02f", "blue": "#4a9ade", "red": "#cf3a30", "grey": "#9aa0a8", "violet": "#5a2b8a"}
LIT = ("reach", "stretch", "here", "target")  # faces on chambers that light them
RIM = 20  # how far the light of a chamber reaches beyond it
AREA = (414, 24, 1004, 770)  # where all chambers lie
NAME = 0.87  # where a card's ledge is, as a part of its height
LAYING, FILLING = ("unload", "card", "walk"), ("stock", "graze", "swap")


@cache
def tunnels() -> dict[frozenset[str], tuple[tuple[float, float], ...]]:
    """Return the line of the tunnel between two chambers, as the map draws it."""
    found = {}
    for thing in read_map("minicity").objects:
        if (thing.name or "").startswith("tunnel"):
            pair = thing.name.removeprefix("tunnel").split("-")
            found[frozenset(f"chamber{number}" for number in pair)] = tuple((x, y) for x, y in thing.points)
    return found


class MinicityScene(TableScene):
    """An ant-hill."""

    def __init__(self, stage: Stage, match: Match, journal: Journal):
        super().__init__(stage, match, journal)
        self.easel.way = self.walked

    def walked(self, start: Piece, end: Piece) -> list[tuple[float, float]]:
        """Return the way of an ant from chamber to chamber; what else moves flies straight."""
        rooms = self.rules.way(self.match.level, start.spot, end.spot)
        if not rooms:
            return []
        points = self.through(rooms)
        up = points[0][1] - start.box.centery
        return [(x, y - up) for x, y in points]

    # ── what the hand means ──

    def pose(self, piece: Piece) -> Piece:
        """Let blocks be touched only where they may be taken from, and the cube stand on its number."""
        seat, stage = max(0, self.viewer), self.now.stage
        asked = bool(self.picker.words)
        if piece.spot == f"stock{seat}" and (stage in LAYING or asked):
            return piece._replace(still=True)
        if piece.spot == f"crate{seat}" and stage in FILLING:
            return piece._replace(still=True)
        if piece.spot == f"points{seat}":
            return minicity_desk.on_track(piece)
        return super().pose(piece)

    def meant(self, names: list[str]) -> list[str]:
        """Return what is meant besides: the chamber where the ant stopped stands for its blocks."""
        here = any(self.easel.picture.get(name) == ("here",) for name in names)
        return [word for word in self.picker.next() if word in FOODS] if here else []

    def touch(self, names: list[str]) -> None:
        """Take a touch, of a chamber also as that of its food."""
        super().touch(names + self.meant(names))

    def pointed(self) -> Move:
        """Return the words of what is pointed at: a button too, else what is in hand already."""
        if not self.mine:
            return ()
        tool = None if self.hand.focus else furniture.tool_at(self, self.hand.pos)
        if tool and tool.startswith(tools.WORD):
            return self.picker.saying(tool.removeprefix(tools.WORD))
        meant = () if self.hand.focus else tuple(self.meant(self.hand.named(self.hand.spot)))
        return super().pointed() or meant or self.picker.words

    def preview(self) -> Picture:
        """Return what is laid over the table; new blocks of a crate lie behind those it has."""
        picture = super().preview()
        crate = f"crate{self.match.turn}"
        if crate not in picture:
            return picture
        have, more = list(self.easel.picture.get(crate, ())), list(picture[crate])
        for face in have:
            if face in more:
                more.remove(face)
        return {**picture, crate: tuple(have + more)}

    def carried(self, piece: Piece) -> Piece | None:
        """Let a card be as small as it will lie, and let the square it is over show the run."""
        laid = f"laid-{art(piece.face)}"
        if laid not in self.board.faces:
            return piece
        if any(spot in self.preview() for spot in self.board.spots(self.hand.spot)):
            return None
        return piece._replace(face=laid, box=Box(self.board.place("road-a1").box), kind="one")

    def prompt_icon(self) -> str:
        """Show the head of the ant that moves."""
        ant = self.now.card.ant
        return f"as-{list(BANDS)[ant]}" if ant >= 0 else super().prompt_icon()

    # ── beneath the pieces ──

    def draw_beneath(self, paint: Paint) -> None:
        """Draw desks and shop, the runs of cards, the light in the chambers and the way through them."""
        minicity_desk.draw(paint, self)
        self.draw_runs(paint)
        lit = self.lit()
        if lit:
            paint.image("dusk", AREA)
        for spot in lit:
            box = self.board.place(spot).box
            paint.image(f"lit{spot.removeprefix('chamber')}", box.inflate(2 * RIM, 2 * RIM))
        self.draw_way(paint)

    def lit(self) -> list[str]:
        """Return the chambers that shine: where an ant, a block or a helper may go."""
        both = {**self.easel.picture, **self.preview()}
        found = [spot for spot, faces in both.items() if spot.startswith("chamber") and art(faces[-1]) in LIT]
        return sorted(found, key=lambda spot: int(spot.removeprefix("chamber")))

    def draw_runs(self, paint: Paint) -> None:
        """Tie neighbouring cards of one colour together."""
        for road in "ab":
            squares = [f"road-{road}{number}" for number in range(1, 13)]
            laid = [(self.easel.picture.get(square, ("",))[0], square) for square in squares]
            for face, run in groupby(laid, key=lambda pair: pair[0]):
                boxes = [self.board.place(square).box for _, square in run]
                tone = BANDS.get(face.removeprefix("card-"))
                if tone and len(boxes) > 1:
                    band = boxes[0].unionall(boxes[1:]).inflate(14, 10)
                    paint.fill(band, tone, radius=15)
                    paint.frame(band, INK, 3, 15)

    def draw_way(self, paint: Paint) -> None:
        """Draw the way of the ant to the chamber that is pointed at."""
        rooms = trail(self.now, self.pointed()) if self.mine else ()
        if len(rooms) < 2:
            return
        points = self.through(rooms)
        paint.line(points, INK, 11)
        paint.line(points, "#ffe08a", 6, (13, 9))
        paint.dashes(self.board.place(rooms[-1]).box.inflate(4, 4), "#d8492f", 42, 4)

    def through(self, rooms: Sequence[str]) -> list[tuple[float, float]]:
        """Return the line an ant walks from the first of these chambers to the last."""
        points = [self.foot(rooms[0])]
        for one, two in pairwise(rooms):
            line = list(tunnels()[frozenset((one, two))])
            if dist(line[0], self.board.place(one).box.center) > 30:
                line.reverse()
            points += line[1:] if two != rooms[-1] else line[1:-1]
        return [*points, self.foot(rooms[-1])]

    def foot(self, room: str) -> tuple[float, float]:
        """Return where an ant stands in a chamber."""
        box = self.board.place(room.replace("chamber", "zone")).box
        return box.centerx, box.bottom - 10

    # ── above the pieces ──

    def write_on(self, paint: Paint, piece: Piece) -> None:
        """Write the name of its ant on a card."""
        kind, _, colour = art(piece.face).partition("-")
        if kind == "card" and colour in BANDS and piece.box.h > 80:
            name = self.stage.words(f"minicity.ant-{colour}")
            at = piece.box.centerx, piece.box.y + piece.box.h * NAME
            paint.text(name, at, piece.box.w * 0.16, "button", "#fffdf6", "center", grow=False)

    def draw_game(self, paint: Paint) -> None:
        """Write on cards, dim dear friends, carry the ladybird's block, say what a friend does."""
        points = self.now.club.points[max(0, self.viewer)]
        for piece in self.poses.all():
            if piece.spot.startswith("shop-") and not piece.index and int(label(piece.face)) > points:
                paint.fill(piece.box.inflate(-8, -8), "#4a3a4e", 110, 12)
            elif piece.kind == "fan" and self.easel.landed(piece.spot):
                self.write_on(paint, piece)
        held = self.easel.picture.get("held")
        if held and self.mine:
            x, y = self.hand.spot
            paint.image(held[0], (x - 30, y - 30, 60, 60))
        if not self.hand.dragged:
            self.draw_friend(paint)

    def draw_friend(self, paint: Paint) -> None:
        """Say who the friend under the hand is and what it does."""
        piece = next((piece for piece in self.poses.all() if self.hand.over(piece)), None)
        name = art(piece.face).removeprefix("buy-").removeprefix("spent-") if piece else ""
        if name not in FRIENDS:
            return
        words, text = self.stage.words, self.stage.words(f"minicity.help.{name}")
        title = tell.face_name(words, "minicity", name)
        high = 46 + paint.extent(title, 28, "button")[1] + paint.extent(text, 24, "body", 330)[1]
        box = Box(0, 0, 540, max(170, high))
        box.midright = piece.box.left - 18, piece.box.centery
        if box.x < 10:
            box.midleft = piece.box.right + 18, piece.box.centery
        box.clamp_ip(Box(10, 10, 1900, 776))  # clear of the prompt
        paint.piece("plate", box)
        paint.image(f"buy-{name}", (box.x + 18, box.centery - 56, 150, 112))
        price = (box.x + 40, box.centery - 35)
        paint.text(str(PRICES[name]), price, 24, "title", INK, "center", grow=False)
        first = paint.text(title, (box.x + 186, box.y + 20), 28, "button", INK, fit=336)
        paint.text(text, (box.x + 186, first.bottom + 4), 24, "body", SOFT, room=336)


TABLE = MinicityScene

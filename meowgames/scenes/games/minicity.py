"""Minicity's table: chambers light up where an ant could go, and friends say what they do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import groupby, pairwise
from math import dist

from ...play.changes import art, label
from ...play.level import read_map
from ...rules import Picture, find
from ...rules.minicity.goods import COLOURS, FOODS
from ...screen.paint import INK, Box, Paint
from ...screen.table.place import Piece
from ..table.scene import TableScene
from ..table.targets import Target
from ..table.things import Thing, Worth
from ..table.view import Manners, View
from . import minicity_desk, minicity_worth

BANDS = {"yellow": "#f0c02f", "blue": "#4a9ade", "red": "#cf3a30", "grey": "#9aa0a8", "violet": "#5a2b8a"}
LIT = ("reach", "stretch", "here", "target")  # faces on chambers that light them
MARKS = (*LIT, "heart", *(food.replace("food", "take") for food in FOODS))  # what stands in and over a chamber
RIM = 20  # how far the light of a chamber reaches beyond it
NAME = 0.87  # where a card's ledge is, as a part of its height


@cache
def tunnels() -> dict[frozenset[str], tuple[tuple[float, float], ...]]:
    """Return the line of the tunnel between two chambers, as the map draws it."""
    found = {}
    for thing in read_map("minicity").objects:
        if (thing.name or "").startswith("tunnel"):
            pair = thing.name.removeprefix("tunnel").split("-")
            found[frozenset(f"chamber{number}" for number in pair)] = tuple((x, y) for x, y in thing.points)
    return found


class MinicityManners(Manners):
    """An ant-hill."""

    ground = staticmethod(minicity_desk.lay)

    def way(self, view: View, start: Piece, end: Piece) -> Sequence[tuple[float, float]]:
        """Return the way of an ant from chamber to chamber; what else moves flies straight."""
        rooms = find("minicity").way(view.seating.level, start.spot, end.spot)
        if not rooms:
            return ()
        points = self.through(view, rooms)
        up = points[0][1] - start.box.centery
        return [(x, y - up) for x, y in points]

    # ── what the hand means ──

    def pose(self, view: View, piece: Piece) -> Piece:
        """Let blocks be touched only where they may be taken from, the cube stand on its number, pips with who acts."""
        seat, source = max(0, view.viewer), label(view.picture.get("source", ("",))[0])
        if piece.spot == "pips":
            return minicity_desk.with_actor(view, piece)
        if piece.spot == f"stock{seat}" and (source == "crate" or view.lights.words):
            return piece._replace(still=True)
        if piece.spot == f"crate{seat}" and source == "stock":
            return piece._replace(still=True)
        return minicity_desk.on_track(view, piece) if piece.spot == f"points{seat}" else piece

    def means(self, view: View, target: Target, at: tuple[float, float] | None) -> tuple[str, ...]:
        """Let the chamber where the ant stopped stand for its blocks."""
        here = not target.says and any(view.picture.get(name) == ("here",) for name in target.names)
        return tuple([word for word in view.targets.next if word in FOODS][:1]) if here else ()

    def pale(self, view: View, piece: Piece) -> bool:
        """Let the marks of where a rival could go be no more than a shade."""
        return view.viewer != view.seen.turn and piece.spot.startswith(("chamber", "tag")) and art(piece.face) in MARKS

    def carried(self, view: View, piece: Piece) -> Piece | None:
        """Let a card be as small as it will lie, and let the square it is over show the run."""
        laid, square = f"laid-{art(piece.face)}", view.board.place("road-a1")
        if laid not in view.board.faces or not square:
            return piece
        under = view.board.spots(view.lights.at)
        if any(
            spot in view.lights.preview or spot.replace("chamber", "steps") in view.lights.preview for spot in under
        ):
            return None
        return piece._replace(face=laid, box=Box(square.box), kind="one")

    def icon(self, view: View) -> str:
        """Show the head of the ant that moves."""
        mover = view.picture.get("mover")
        return f"as-{COLOURS[int(label(mover[0]))]}" if mover else super().icon(view)

    def part(self, view: View, target: Target, at: tuple[float, float]) -> tuple[Sequence[str], Target]:
        """Let all that lies in a chamber mean the chamber."""
        return minicity_worth.part(view, target, at)

    def gaps(self, view: View, thing: Thing) -> Mapping[str, object]:
        """Say how many places a chamber has."""
        return minicity_worth.gaps(view, thing)

    def worth(self, view: View, thing: Thing) -> Worth | None:
        """Say what chambers, blocks and friends are worth now."""
        return minicity_worth.worth(view, thing)

    # ── beneath the pieces ──

    def beneath(self, view: View, paint: Paint) -> None:
        """Draw desks and shop, the runs of cards, the light in the chambers and the way through them."""
        minicity_desk.draw(paint, view)
        self.draw_runs(view, paint)
        lit = self.lit(view)
        if lit:
            paint.image("dusk", view.board.at("hill").box)
        for spot in lit:
            box = view.board.at(spot).box
            paint.image(f"lit{spot.removeprefix('chamber')}", box.inflate(2 * RIM, 2 * RIM))
        self.draw_way(view, paint)

    def lit(self, view: View) -> list[str]:
        """Return the chambers that shine: where an ant, a block or a helper of the person at the screen may go."""
        both = {**view.picture, **view.lights.preview} if view.viewer == view.seen.turn else {}
        found = [spot for spot, faces in both.items() if spot.startswith("chamber") and art(faces[-1]) in LIT]
        return sorted(found, key=lambda spot: int(spot.removeprefix("chamber")))

    def draw_runs(self, view: View, paint: Paint) -> None:
        """Tie neighbouring cards of one colour together."""
        for squares in [line for line in view.seating.level.lines if line and line[0].startswith("road-")]:
            laid = [(view.picture.get(square, ("",))[0], square) for square in squares]
            for face, run in groupby(laid, key=lambda pair: pair[0]):
                boxes = [view.board.at(square).box for _, square in run]
                tone = BANDS.get(face.removeprefix("card-"))
                if tone and len(boxes) > 1:
                    band = boxes[0].unionall(boxes[1:]).inflate(14, 10)
                    paint.fill(band, tone, radius=15)
                    paint.frame(band, INK, 3, 15)

    def draw_way(self, view: View, paint: Paint) -> None:
        """Draw the way of the ant to the chamber that is pointed at."""
        rooms = walked(view.lights.preview) if view.lights.mine else []
        if len(rooms) < 2:
            return
        points = self.through(view, rooms)
        paint.line(points, INK, 11)
        paint.line(points, "#ffe08a", 6, (13, 9))
        paint.dashes(view.board.at(rooms[-1]).box.inflate(4, 4), "#d8492f", 42, 4)

    def through(self, view: View, rooms: Sequence[str]) -> list[tuple[float, float]]:
        """Return the line an ant walks from the first of these chambers to the last."""
        points = [foot(view, rooms[0])]
        for one, two in pairwise(rooms):
            line = list(tunnels()[frozenset((one, two))])
            if dist(line[0], view.board.at(one).box.center) > 30:
                line.reverse()
            points += line[1:] if two != rooms[-1] else line[1:-1]
        return [*points, foot(view, rooms[-1])]

    # ── above the pieces ──

    def write(self, view: View, paint: Paint, piece: Piece) -> None:
        """Write the name of its ant on a card."""
        kind, _, colour = art(piece.face).partition("-")
        if kind == "card" and colour in BANDS and piece.box.h > 80:
            name = view.words(f"minicity.ant-{colour}")
            at = piece.box.centerx, piece.box.y + piece.box.h * NAME
            paint.text(name, at, piece.box.w * 0.16, "button", "#fffdf6", "center", grow=False)

    def above(self, view: View, paint: Paint) -> None:
        """Write on cards, dim dear friends, carry the ladybird's block."""
        dear = view.picture.get(f"dear{max(0, view.viewer)}", ())
        for piece in (*view.pieces(), *view.lights.marks):
            if not piece.index and piece.spot.replace("shop-", "dear-") in dear:
                paint.fill(piece.box.inflate(-8, -8), "#4a3a4e", 110, 12)
        for piece in view.easel.readable(view.pieces()):
            if piece.kind == "fan":
                self.write(view, paint, piece)
        held = view.picture.get("held")
        if held and view.lights.mine:
            x, y = in_hand(view)
            paint.image(held[0], (x - 30, y - 30, 60, 60))


def in_hand(view: View) -> tuple[float, float]:
    """Return where the block in hand is seen: where mouse or keyboard points, over the crate until a key has led it."""
    if view.lights.keys and not view.targets.stood_on(view.lights.focus):
        return view.board.at(f"crate{max(0, view.viewer)}").box.midtop
    return view.lights.at


def walked(preview: Picture) -> list[str]:
    """Return the chambers an ant would pass, as a preview numbers its steps."""
    steps = {int(label(face)): spot for spot, faces in preview.items() for face in faces if art(face) == "step"}
    return [steps[number].replace("steps", "chamber") for number in sorted(steps)]


def foot(view: View, room: str) -> tuple[float, float]:
    """Return where an ant stands in a chamber."""
    box = view.board.at(room.replace("chamber", "zone")).box
    return box.centerx, box.bottom - 10


class MinicityScene(TableScene):
    """Minicity on its table."""

    manners = MinicityManners


TABLE = MinicityScene

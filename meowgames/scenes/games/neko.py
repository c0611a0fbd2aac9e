"""Neko no Tawa's table: towers on their guides, the balance that tips, tiles that rise, cracks and dust."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...play.changes import Change, art, label
from ...rules import Move
from ...screen.paint import SAFE, Box, Paint
from ...screen.table.place import Piece
from ..table import closer, drawing, tell
from ..table.scene import TableScene
from ..table.targets import Target
from ..table.things import Thing, Worth
from ..table.view import Manners, View
from . import neko_guide, neko_line, neko_worth

RISE = 20  # how much higher a chosen tile lies
SLIDE = 7.0  # half tiles a second at which the bead slides
DUST = 0.8  # seconds dust hangs in the air
CRACK, LEAN = 0.5, 7  # seconds until a cracked storey tips, and how far it does
FATES = ("falling", "wall")


class NekoManners(Manners):
    """A street of towers."""

    def __init__(self) -> None:
        self.leans: dict[int, float] = {}  # where each bead is, on its way to where it belongs
        self.dust: list[tuple[tuple[float, float], float]] = []  # where a storey fell, and how long ago
        self.cracked = 0.0  # seconds a tower has been about to fall

    # ── what the hand means ──

    def means(self, view: View, target: Target, at: tuple[float, float] | None) -> tuple[str, ...]:
        """With a tile in hand, let the glowing hex mean to build."""
        return self.deed(view, target, "build", f"next{view.viewer}.")

    def drops(self, view: View, target: Target) -> tuple[str, ...]:
        """Let a tile that is dragged to the tower be built, and to the discard pile be discarded."""
        return self.deed(view, target, "build", f"tower{view.viewer}") or self.deed(view, target, "discard", "waste-")

    def deed(self, view: View, target: Target, word: str, spot: str) -> tuple[str, ...]:
        """Return a word that may be said now, if a spot of that name is touched while a tile is in hand."""
        if not view.lights.mine or not view.lights.words or word not in view.targets.next:
            return ()
        return (word,) if any(name.startswith(spot) for name in target.names) else ()

    def lays(self, view: View, move: Move) -> bool:
        """Tell whether a move builds a tile of one's own row."""
        return move[-1] == "build"

    def pose(self, view: View, piece: Piece) -> Piece:
        """Let the chosen tile rise, the storey that breaks tip, and small tiles be drawn finely from near."""
        if piece.spot in view.lights.words and piece.spot.startswith("row"):
            piece = piece._replace(box=piece.box.move(0, -RISE))
        if piece.spot.startswith(("tower", "fate")) and self.tipped(view, piece.spot):
            side = 1 if piece.box.centerx > view.board.at(piece.spot.partition(".")[0]).box.centerx else -1
            piece = piece._replace(tilt=side * self.tipped(view, piece.spot))
        if piece.face == "done":
            pawn = view.board.at(piece.spot.replace("mark", "order")).box
            piece = piece._replace(box=Box(pawn.right - 20, pawn.bottom - 30, 30, 30))
        if piece.face.startswith("mini-") and view.camera.wide < 1200:
            piece = piece._replace(face=piece.face.removeprefix("mini-"))
        return piece

    def tipped(self, view: View, spot: str) -> float:
        """Return how many degrees a storey has tipped that is about to fall."""
        fate = view.picture.get(f"fate{spot.removeprefix('tower').removeprefix('fate')}", ())
        if fate != ("falling",) or not view.settings.pace:
            return 0.0
        return LEAN * max(0.0, min(1.0, (self.cracked - CRACK) / CRACK))

    def icon(self, view: View) -> str:
        """Show the head of the animal in use."""
        power = label(view.picture.get("power", ("",))[0])
        return f"head-{power}" if f"head-{power}" in view.board.faces else super().icon(view)

    def part(self, view: View, target: Target, at: tuple[float, float]) -> tuple[Sequence[str], Target]:
        """Call the ox by what it does at this table."""
        return neko_worth.part(view, target, at)

    def gaps(self, view: View, thing: Thing) -> Mapping[str, object]:
        """Say whose pawn or eye it is."""
        return neko_worth.gaps(view, thing)

    def worth(self, view: View, thing: Thing) -> Worth | None:
        """Say what animals, koban and the balance are worth now."""
        return neko_worth.worth(view, thing)

    # ── what moves by itself ──

    def lean(self, view: View, seat: int) -> float:
        """Return where the bead of a seat's balance is now, in half tiles."""
        return self.leans.get(seat, leaning(view, seat))

    def tick(self, view: View, seconds: float) -> bool:
        """Let time pass: beads slide, dust settles, cracked storeys tip."""
        moved = self.slide(view, seconds) | bool(self.dust)
        self.dust = [(at, age + seconds) for at, age in self.dust if age + seconds < DUST]
        falling = any(faces == ("falling",) for spot, faces in view.picture.items() if spot.startswith("fate"))
        self.cracked = self.cracked + seconds if falling else 0.0
        return moved or 0 < self.cracked < 3 * CRACK

    def slide(self, view: View, seconds: float) -> bool:
        """Let the beads slide; tell whether one did."""
        step = SLIDE * seconds if view.settings.pace else 1e9
        moved = False
        for seat in range(len(view.seating.seats)):
            if f"balance{seat}" in view.picture:
                goal = leaning(view, seat)
                now = self.leans.get(seat, goal)
                self.leans[seat] = now + max(-step, min(step, goal - now))
                moved = moved or now != goal
        return moved

    def heard(self, view: View, found: list[Change]) -> None:
        """Raise dust where storeys fell."""
        if view.settings.pace:
            left = [change.source[0] for change in found if change.source and change.source[0].startswith("tower")]
            self.dust += [(view.board.at(spot).box.center, 0.0) for spot in left if gone(spot, found)]

    # ── what is drawn ──

    def beneath(self, view: View, paint: Paint) -> None:
        """Draw the guides, the order of play and the light of the hexes where towers go on."""
        neko_guide.draw(paint, view, self.lean)
        neko_line.draw_strip(paint, view)
        chosen = view.lights.mine and view.lights.words  # only then it can be clicked
        for piece in (*view.pieces(), *view.lights.marks):
            if (chosen and art(piece.face) == "next") or piece.spot in view.lights.words:
                paint.image("hex-halo", piece.box.scale_by(drawing.HEX_HALO))

    def above(self, view: View, paint: Paint) -> None:
        """Draw pointers, counts, dust, and what the hand should know."""
        paint.image("pointers", view.board.at("pointers").box)
        neko_line.draw_counts(paint, view)
        neko_guide.draw_sides(paint, view)
        for (x, y), age in self.dust:
            part = age / DUST
            wide = 90 + 90 * part
            paint.image(
                "dust", (x - wide / 2, y - wide / 4 + 30 * part, wide, wide * 0.51), alpha=round(255 * (1 - part))
            )

    def spread(self, view: View) -> list[Box]:
        """Keep the numbers of the floors in sight."""
        board = view.board.at(f"board{max(0, view.viewer)}").box
        strip = Box(board.x + 14, board.y + 40, 56, board.h - 150)
        return [] if view.board.big else [view.camera.lies(strip)]  # large words have no other room

    def front(self, view: View, paint: Paint) -> None:
        """Warn of what a move would do to the tower."""
        warn(paint, view)


def leaning(view: View, seat: int) -> float:
    """Return where the bead of a seat's balance belongs."""
    return float(label(view.picture[f"balance{seat}"][0]))


def gone(spot: str, found: list[Change]) -> bool:
    """Tell whether what lay on a hex has been lost."""
    ends = [change.target for change in found if change.source and change.source[0] == spot]
    return any(end is None or end[0].startswith("waste-") for end in ends)


def warn(paint: Paint, view: View) -> None:
    """Say beside a storey what would become of it."""
    for spot, faces in view.lights.preview.items():
        if spot.startswith("fate") and art(faces[0]) in FATES:
            text = tell.face_name(view.words, "neko", faces[0])
            wide, high = paint.extent(text, 22, "strong")
            note = warning(view, spot, (wide + 40, high + 14))
            paint.sliced("plate-rose", note)
            paint.text(text, note.center, 22, "strong", "#8a2f1a", "center", fit=wide + 20)
            return


def warning(view: View, spot: str, size: tuple[float, float]) -> Box:
    """Return where it is said what becomes of a storey: beside it, on no tile of its tower and on nothing else."""
    lies, tower = view.camera.lies, spot.partition(".")[0].replace("fate", "tower")
    tiles = [piece.box for piece in (*view.pieces(), *drawing.foreseen(view)) if piece.spot.startswith(f"{tower}.")]
    cared = [*closer.cares(view), *map(lies, tiles)]
    free = [box for box in closer.places(lies(view.board.at(spot).box), size) if box.collidelist(cared) < 0]
    sky = lies(view.board.at("warnings").box) if spot.startswith(f"fate{view.viewer}.") else SAFE
    return next((box for box in free if sky.contains(box)), next(iter(free), Box(sky.topleft, size)))


class NekoScene(TableScene):
    """Neko no Tawa on its table."""

    manners = NekoManners


TABLE = NekoScene

"""L'Île des Chats: cards that tell their progress, and the walls seen through the cats while one is held."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...play.changes import art, label
from ...screen.paint import HALF, INK, PAPER, SOFT, Box, Paint
from ...screen.table.place import Piece
from ..table.scene import TableScene
from ..table.targets import Target
from ..table.things import Thing, Worth
from ..table.view import Manners, View, resting
from . import isle_worth

TEXT_TOP = 0.64  # where a family card is written on, as part of its height
TREASURES = ("common", "rare-")  # how the spots of treasures begin
CAPTION, NARROW = 18, 110  # the least size of its words; a card so narrow is looked at from near


class IsleManners(Manners):
    """A sea of boats."""

    def above(self, view: View, paint: Paint) -> None:
        """Write on cards and beside treasures, and draw the walls over the tiles while one is in hand."""
        if view.lights.grid:
            for piece in view.board.lay({view.lights.grid: ("walls",)}):
                paint.image(art(piece.face), piece.box)
        cause = *resting(view), view.easel.shifted
        paint.brush.group(("written", id(view)), cause, lambda: self.write_all(view, paint))

    def write_all(self, view: View, paint: Paint) -> None:
        """Write on all that lies there."""
        for piece in view.easel.readable(view.pieces()):
            if piece.spot.startswith(TREASURES):
                at = (piece.box.right + 4, piece.box.centery)
                paint.text(f"×{label(piece.face)}", at, 20, "strong", "#fff3d6", "midleft", grow=HALF)
            else:
                self.write(view, paint, piece)

    def spread(self, view: View) -> list[Box]:
        """Keep the treasures that are left in sight."""
        left = [piece.box for piece in view.pieces() if piece.spot.startswith(TREASURES)]
        return [] if view.board.big or not left else [view.camera.lies(left[0].unionall(left[1:]).inflate(60, 30))]

    def card(self, view: View, piece: Piece) -> bool:
        """Tell whether a piece is a family card that lies open."""
        return view.words.has(f"isle.{art(piece.face)}") and art(piece.face).startswith("card")

    def write(self, view: View, paint: Paint, piece: Piece) -> None:
        """Write what a family card asks for and how far its owner is."""
        if not self.card(view, piece) or piece.box.w < NARROW:
            return
        words, box = view.words, piece.box
        wide, foot = box.w * 0.88, box.y + box.h * 0.965
        size, told = max(CAPTION, box.w * 0.088), self.progress(view, piece)
        high = paint.extent(words(f"isle.{art(piece.face)}"), size, "strong", wide, 1.15, HALF)[1]
        below = paint.extent(told, size, "title", grow=HALF)[1] if told else 0
        if foot - high - below < box.y + box.h * TEXT_TOP:  # it needs some of the picture's room
            top = foot - high - below - 6
            paint.fill((box.x + 5, top, box.w - 10, box.bottom - 6 - top), PAPER, radius=10)
        middle, grown = box.centerx, {"align": "center", "grow": HALF}
        text, at = words(f"isle.{art(piece.face)}"), (middle, foot - below - high / 2)
        paint.text(text, at, size, "strong", INK, "center", wide, lead=1.15, **grown)
        if told:
            paint.text(told.replace("/", " / "), (middle, foot - below / 2), size, "title", SOFT, "center", **grown)

    def progress(self, view: View, piece: Piece) -> str:
        """Return how far the owner of a card is; nobody counts that at a free table."""
        told = view.picture.get(piece.spot.replace("card", "progress"), ())
        return label(told[piece.index]) if piece.spot.startswith("card") and told else ""

    def icon(self, view: View) -> str:
        """Show the emblem of the family in hand."""
        held = view.picture.get("held")
        emblem = f"emblem-{held[0].rpartition('-')[2]}" if held else ""
        return emblem if emblem in view.board.faces else super().icon(view)

    def part(self, view: View, target: Target, at: tuple[float, float]) -> tuple[Sequence[str], Target]:
        """Let a boat mean the room that is pointed at."""
        return isle_worth.part(view, target, at)

    def gaps(self, view: View, thing: Thing) -> Mapping[str, object]:
        """Say the shape of a cat and the name of a room."""
        return isle_worth.gaps(view, thing)

    def worth(self, view: View, thing: Thing) -> Worth | None:
        """Say what cats, rooms, rats and cards are worth now."""
        return isle_worth.worth(view, thing)


class IsleScene(TableScene):
    """L'Île des Chats on its table."""

    manners = IsleManners


TABLE = IsleScene

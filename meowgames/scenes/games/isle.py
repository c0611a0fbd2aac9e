"""L'Île des Chats: cards that tell their progress, and the walls seen through the cats while one is held."""

from __future__ import annotations

from ...play.changes import art, label
from ...screen.paint import INK, SOFT, Box, Paint
from ...screen.table.place import Piece
from ..table.scene import TableScene
from ..table.view import Manners, View

TEXT_TOP, TEXT_END = 0.64, 0.86  # where a family card is written on, as parts of its height


class IsleManners(Manners):
    """A sea of boats."""

    def above(self, view: View, paint: Paint) -> None:
        """Write on cards and beside treasures, and draw the walls over the tiles while one is in hand."""
        if view.lights.grid:
            for piece in view.board.lay({view.lights.grid: ("walls",)}):
                paint.image(art(piece.face), piece.box)
        for piece in view.easel.pieces:
            if piece.spot.startswith(("common", "rare-")):
                at = (piece.box.right + 4, piece.box.centery)
                paint.text(f"×{label(piece.face)}", at, 20, "strong", "#fff3d6", "midleft", grow=False)
            elif not view.easel.motions:
                self.write(view, paint, piece)

    def card(self, view: View, piece: Piece) -> bool:
        """Tell whether a piece is a family card that lies open."""
        return view.words.has(f"isle.{art(piece.face)}") and art(piece.face).startswith("card")

    def write(self, view: View, paint: Paint, piece: Piece) -> None:
        """Write what a family card asks for and how far its owner is."""
        if not self.card(view, piece):
            return
        seat = int(piece.spot.removeprefix("card"))
        words, box = view.words, piece.box
        room = Box(box.x + box.w * 0.08, box.y + box.h * TEXT_TOP, box.w * 0.84, box.h * (TEXT_END - TEXT_TOP))
        text, size = words(f"isle.{art(piece.face)}"), box.w * 0.088
        while size > 9 and paint.extent(text, size, "strong", room.w, 1.15, False)[1] > room.h:
            size -= 1
        paint.text(text, room.center, size, "strong", INK, "center", room.w, align="center", lead=1.15, grow=False)
        told = label(view.picture[f"progress{seat}"][piece.index]).replace("/", " / ")
        paint.text(told, (box.centerx, box.y + box.h * 0.93), box.w * 0.1, "title", SOFT, "center", grow=False)

    def icon(self, view: View) -> str:
        """Show the emblem of the family in hand."""
        held = view.picture.get("held")
        emblem = f"emblem-{held[0].rpartition('-')[2]}" if held else ""
        return emblem if emblem in view.board.faces else super().icon(view)


class IsleScene(TableScene):
    """L'Île des Chats on its table."""

    manners = IsleManners


TABLE = IsleScene

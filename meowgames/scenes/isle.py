"""L'Île des Chats: cards that tell their progress, and the walls seen through the cats while one is held."""

from __future__ import annotations

from ..play.changes import art, label
from ..screen.paint import INK, SOFT, Box, Paint
from ..screen.table.place import Piece
from .table import TableScene

TEXT_TOP, TEXT_END = 0.64, 0.86  # where a family card is written on, as parts of its height


class IsleScene(TableScene):
    """A sea of boats."""

    def draw_game(self, paint: Paint) -> None:
        """Write on cards and beside treasures, and draw the walls over the tiles while one is in hand."""
        if self.hand.placing.face:
            for piece in self.board.lay({self.hand.placing.name(): ("walls",)}):
                paint.image(art(piece.face), piece.box)
        for piece in self.easel.pieces:
            if piece.spot.startswith(("common", "rare-")):
                at = (piece.box.right + 4, piece.box.centery)
                paint.text(f"×{label(piece.face)}", at, 20, "strong", "#fff3d6", "midleft", grow=False)
            elif not self.easel.motions:
                self.write_on(paint, piece)

    def card(self, piece: Piece) -> bool:
        """Tell whether a piece is a family card that lies open."""
        return self.stage.words.has(f"isle.{art(piece.face)}") and art(piece.face).startswith("card")

    def write_on(self, paint: Paint, piece: Piece) -> None:
        """Write what a family card asks for and how far its owner is."""
        if not self.card(piece):
            return
        seat = int(piece.spot.removeprefix("card"))
        words, box = self.stage.words, piece.box
        room = Box(box.x + box.w * 0.08, box.y + box.h * TEXT_TOP, box.w * 0.84, box.h * (TEXT_END - TEXT_TOP))
        text, size = words(f"isle.{art(piece.face)}"), box.w * 0.088
        while size > 9 and paint.extent(text, size, "strong", room.w, 1.15, False)[1] > room.h:
            size -= 1
        paint.text(text, room.center, size, "strong", INK, "center", room.w, align="center", lead=1.15, grow=False)
        have, need = self.rules.progress(self.shown, seat, art(piece.face))
        told = f"{have} / {need}" if need else f"{have}"
        paint.text(told, (box.centerx, box.y + box.h * 0.93), box.w * 0.1, "title", SOFT, "center", grow=False)

    def prompt_icon(self) -> str:
        """Show the emblem of the family in hand."""
        held = self.easel.picture.get("held")
        emblem = f"emblem-{held[0].rpartition('-')[2]}" if held else ""
        return emblem if emblem in self.board.faces else super().prompt_icon()


TABLE = IsleScene

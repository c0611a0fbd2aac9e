"""How a free table is seen: a badge on every stack, faint what the hand has taken."""

from __future__ import annotations

from ...screen.paint import HALF, SMALLEST, SOFT, Box, Paint
from ...screen.table.place import Piece
from ..table.view import Manners, View
from . import strip
from .badge import badges, draw_badge
from .hand import FreeHand


class FreeManners(Manners):
    """A free table: whatever lies there, each stack says how high it is."""

    hand: FreeHand | None = None  # whoever only watches has none

    def icon(self, view: View) -> str:
        return "icon-hand"

    def pale(self, view: View, piece: Piece) -> bool:
        """Draw faintly what the hand has taken from there."""
        held = self.hand.held.grips if self.hand else ()
        return any(grip.spot == piece.spot and grip.first <= piece.index < grip.last for grip in held)

    def beneath(self, view: View, paint: Paint) -> None:
        """Draw one's own strip, and below each name how many pieces are in that hand, where there is room."""
        if self.hand:
            strip.draw(paint, view, self.hand)
        for seat in range(len(view.seating.seats)):
            panel, name = view.board.place(f"panel{seat}"), view.board.place(f"name{seat}")
            count = len(view.picture.get(f"hand{seat}", ()))
            if not panel or not name or not count:
                continue
            at = name.box.x, name.box.bottom + 4
            room = Box(at[0], at[1], name.box.w, 30)
            if panel.box.contains(room) and not any(piece.box.colliderect(room) for piece in view.pieces()):
                said = view.words.many("free.holds", count)
                paint.text(said, at, 22, "strong", SOFT, fit=room.w, least=SMALLEST, grow=HALF)

    def above(self, view: View, paint: Paint) -> None:
        for spot, box in badges(view):
            draw_badge(paint, box, len(view.picture.get(spot, ())))

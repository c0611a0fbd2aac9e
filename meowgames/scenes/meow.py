"""MEOW's table: the token at stake stands out, and the prompt wears the emblem of the led colour."""

from __future__ import annotations

from ..play.changes import art
from ..screen.paint import INK, Box, Paint
from ..screen.table.faces import draw_piece
from ..screen.table.place import Piece
from .table import TableScene

STAKE = 1.5  # how much larger the token at stake is
SUITS, RANKS = ("green", "blue", "pink"), 18
NOW = Box(402, 790, 1116, 262)  # where the cards played in this round are shown to whoever looks back
BEFORE = (Box(24, 440, 560, 150), Box(1336, 440, 560, 150))  # and those of the rounds before it


class MeowScene(TableScene):
    """A trick-taking table."""

    def pose(self, piece: Piece) -> Piece:
        """Let the token at stake stand out of its row."""
        if piece.spot.startswith("row") and f"stake{piece.spot[3:]}" in self.easel.picture:
            return piece._replace(box=piece.box.scale_by(STAKE))
        return super().pose(piece)

    def past(self) -> list[str]:
        """Return where the cards played are kept in sight, a spot for each round; none unless it was agreed."""
        return [spot for spot in ("seen1", "seen2", "seen3") if spot in self.easel.picture]

    def draw_peeked(self, paint: Paint) -> None:
        """Lay out every card played, round by round, if that was agreed."""
        spots = self.past()
        for spot, box in zip(spots, BEFORE[: len(spots) - 1] + (NOW,)):
            self.draw_played(paint, self.easel.picture[spot], box, self.stage.words("meow.round", spot[-1]))

    def draw_played(self, paint: Paint, faces: tuple[str, ...], box: Box, title: str) -> None:
        """Draw the cards of one round on a sheet: a row for each colour, a column for each number."""
        paint.piece("sheet", box.inflate(36, 36))
        paint.piece("plate-honey", (box.centerx - 90, box.y - 50, 180, 44))
        paint.text(title, (box.centerx, box.y - 29), 24, "strong", INK, "center", fit=160)
        wide, high = box.w / RANKS, box.h / len(SUITS)
        for face in faces:
            suit = next(suit for suit in SUITS if face.startswith(suit))
            column, row = int(art(face)[len(suit) :]) - 1, SUITS.index(suit)
            card = Box(box.x + column * wide + 1, box.y + row * high + 1, wide - 2, high - 2)
            draw_piece(paint, Piece(face, "seen", 0, card, kind="row"), look="bare")

    def prompt_icon(self) -> str:
        """Show the emblem of the colour that was led."""
        asked = self.rules.prompt(self.match.state, self.match.turn) if self.match.turn >= 0 else ()
        return f"emblem-{asked[1]}" if len(asked) > 1 else super().prompt_icon()


TABLE = MeowScene

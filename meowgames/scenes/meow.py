"""MEOW's table: the token at stake stands out, and the prompt wears the emblem of the led colour."""

from __future__ import annotations

from ..screen.board import Piece
from .table import TableScene

STAKE = 1.5  # how much larger the token at stake is


class MeowScene(TableScene):
    """A trick-taking table."""

    def pose(self, piece: Piece) -> Piece:
        """Let the token at stake stand out of its row."""
        if piece.spot.startswith("row") and f"stake{piece.spot[3:]}" in self.easel.picture:
            return piece._replace(box=piece.box.scale_by(STAKE))
        return super().pose(piece)

    def prompt_icon(self) -> str:
        """Show the emblem of the colour that was led."""
        asked = self.rules.prompt(self.match.state, self.match.turn) if self.match.turn >= 0 else ()
        return f"emblem-{asked[1]}" if len(asked) > 1 else super().prompt_icon()


TABLE = MeowScene

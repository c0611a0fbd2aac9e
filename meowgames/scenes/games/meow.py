"""MEOW's table: the token at stake stands out, and the prompt wears the emblem of the led colour."""

from __future__ import annotations

from ...rules.meow.cards import SUITS
from ...screen.table.place import Piece
from ..table.scene import TableScene
from ..table.view import Manners, View

STAKE = 1.5  # how much larger the token at stake is


class MeowManners(Manners):
    """A trick-taking table."""

    def pose(self, view: View, piece: Piece) -> Piece:
        """Let the token at stake stand out of its row."""
        if piece.spot.startswith("row") and f"stake{piece.spot[3:]}" in view.picture:
            return piece._replace(box=piece.box.scale_by(STAKE))
        return piece

    def icon(self, view: View) -> str:
        """Show the emblem of the colour that was led."""
        led = next((faces[0] for spot, faces in view.picture.items() if spot.startswith("trick")), "")
        suit = next((suit for suit in SUITS if led.startswith(suit)), "")
        return f"emblem-{suit}" if suit else super().icon(view)


class MeowScene(TableScene):
    """MEOW on its table."""

    manners = MeowManners


TABLE = MeowScene

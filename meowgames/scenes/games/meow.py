"""MEOW's table: the token at stake stands out, and the prompt wears the emblem of the led colour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...rules.meow.cards import SUITS
from ...screen.paint import Box
from ...screen.table.place import Piece
from ..table.scene import TableScene
from ..table.targets import Target
from ..table.things import Thing, Worth
from ..table.view import Manners, View
from . import meow_worth

STAKE = 1.5  # how much larger the token at stake is


class MeowManners(Manners):
    """A trick-taking table."""

    spared = ("trick", "crown")

    def pose(self, view: View, piece: Piece) -> Piece:
        """Let the token at stake stand out of its row."""
        if piece.spot.startswith("row") and f"stake{piece.spot[3:]}" in view.picture:
            return piece._replace(box=piece.box.scale_by(STAKE))
        return piece

    def spread(self, view: View) -> list[Box]:
        """Keep the tokens that are still to be won in sight."""
        if view.board.big:  # large words have no other room
            return []
        found = [piece.box for piece in view.pieces() if piece.spot.startswith("row")]
        crowns = [piece.box for piece in view.pieces() if piece.spot.startswith("crown")]
        found += [Box(box.centerx - 90, box.bottom + 160, 180, 60) for box in crowns]  # and what is said under it
        return [view.camera.lies(box) for box in found]

    def icon(self, view: View) -> str:
        """Show the emblem of the colour that was led."""
        led = next((faces[0] for spot, faces in view.picture.items() if spot.startswith("trick")), "")
        suit = next((suit for suit in SUITS if led.startswith(suit)), "")
        return f"emblem-{suit}" if suit else super().icon(view)

    def part(self, view: View, target: Target, at: tuple[float, float]) -> tuple[Sequence[str], Target]:
        """Call a vase by what it costs at this table."""
        vase = target.piece is not None and target.piece.face.endswith("vase")
        return (("vase-flat",) if vase and meow_worth.flat(view) else ()), target

    def gaps(self, view: View, thing: Thing) -> Mapping[str, object]:
        """Say who took a token."""
        return meow_worth.gaps(view, thing)

    def worth(self, view: View, thing: Thing) -> Worth | None:
        """Say what tokens and cards are worth now."""
        return meow_worth.worth(view, thing)


class MeowScene(TableScene):
    """MEOW on its table."""

    manners = MeowManners


TABLE = MeowScene

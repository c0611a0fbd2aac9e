"""Meowtopia's table: farms that grow, tiles with two halves, the evening told, the points walked."""

from __future__ import annotations

from collections.abc import Mapping

from ...play.changes import art, orientation
from ...screen.paint import Box, Paint
from ...screen.table.place import Piece
from ..table.counting import Counting
from ..table.scene import TableScene
from ..table.targets import Target
from ..table.things import Thing, Worth
from ..table.view import Manners, View
from . import meowtopia_signs as signs
from . import meowtopia_supper as supper
from . import meowtopia_track as track
from . import meowtopia_worth


class MeowtopiaManners(Manners):
    """A village of farms."""

    seen = 0.9  # what nobody chose follows step by step
    spared = ("field{me}.", "edge{me}.")

    def pose(self, view: View, piece: Piece) -> Piece:
        """Let the taker's badge lie in the middle of a tile that is used up."""
        tile = f"tile{piece.spot.removeprefix('taker')}" if piece.spot.startswith("taker") else ""
        place = view.board.place(tile) if tile and orientation(view.picture.get(tile, ("",))[0]) else None
        if not place:
            return piece
        box = piece.box.copy()
        box.center = place.box.center
        return piece._replace(box=box)

    def means(self, view: View, target: Target, at: tuple[float, float] | None) -> tuple[str, ...]:
        """Let a touch of a tile of two actions mean the half it hits."""
        mine, _ = signs.half(target.piece, at)
        if not mine:
            return ()
        action = f"do-{mine}"
        return (action,) if action in view.targets.next else (target.says, action) if target.says else ()

    def drawn(self, view: View) -> dict[str, Box]:
        """Let kittens be sent home from the evening's table too."""
        return supper.drawn(view)

    def spread(self, view: View) -> list[Box]:
        """Keep the evening's table in sight."""
        return [view.board.at("evening").box] if supper.laid(view) else []

    def icon(self, view: View) -> str:
        """Show the action that is asked for, or the part of the day."""
        doing = view.picture.get("doing", ("",))[0]
        asked = f"mark-{view.seen.prompt[0].rpartition('.')[2]}" if view.seen.prompt else doing
        phase = view.picture.get("phase", ("",))[0].replace("phase-", "icon-")
        known = (mark for mark in (asked, phase) if mark in view.board.faces)
        return next(known, super().icon(view))

    def gaps(self, view: View, thing: Thing) -> Mapping[str, object]:
        """Say a kitten's family, and who took a tile."""
        return meowtopia_worth.gaps(view, thing)

    def worth(self, view: View, thing: Thing) -> Worth | None:
        """Say what tiles, kittens and stores are worth now."""
        return meowtopia_worth.worth(view, thing)

    def write(self, view: View, paint: Paint, piece: Piece) -> None:
        """Write the name of its action on a tile."""
        if art(piece.face).startswith("tile-"):
            signs.write_tile(paint, view, piece)

    def above(self, view: View, paint: Paint) -> None:
        """Write on tiles and signs, and beside what is counted."""
        for piece in (*view.pieces(), *view.lights.marks):
            self.write(view, paint, piece)
        signs.draw(paint, view)

    def front(self, view: View, paint: Paint) -> None:
        """Draw the evening's table, or the score track when the game is over."""
        if supper.laid(view):
            supper.draw(paint, view)
        if view.counting and not view.counting.over:
            track.draw(paint, view, view.counting)

    def count(self, view: View, paint: Paint, counting: Counting) -> bool:
        """The score track tells the count."""
        return True


class MeowtopiaScene(TableScene):
    """Meowtopia on its table."""

    manners = MeowtopiaManners


TABLE = MeowtopiaScene

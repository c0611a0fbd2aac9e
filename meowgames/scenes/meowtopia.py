"""Meowtopia's table: farms that grow, tiles with two halves, the evening told, the points walked."""

from __future__ import annotations

from ..play.changes import art, turned
from ..rules import OVER, Move, Picture, State
from ..screen.paint import Paint
from ..screen.table.place import Piece
from . import meowtopia_signs as signs
from . import meowtopia_supper as supper
from . import meowtopia_track as track
from .table import TableScene


class MeowtopiaScene(TableScene):
    """A village of farms."""

    marks: tuple[State | None, Move, Picture] = (None, (), {})
    track = True
    crowned = False  # whether the new mayor has been named

    def offered(self) -> Picture:
        """Mark where a field or a stick may be laid."""
        if self.marks[0] is not self.now or self.marks[1] != self.picker.said:
            self.marks = self.now, self.picker.said, self.rules.preview(self.now, self.picker.said)
        return self.marks[2]

    def picture(self, state: State | None = None) -> Picture:
        """Return what is seen of a state; who is mayor is not told before the points are counted."""
        found = super().picture(state)
        if self.journal is None or self.crowned or self.ended:
            return found
        return {spot: faces for spot, faces in found.items() if not spot.startswith("mayor")}

    def pose(self, piece: Piece) -> Piece:
        """Let the taker's badge lie in the middle of a tile that is used up."""
        if piece.spot.startswith("taker"):
            tile = f"tile{piece.spot.removeprefix('taker')}"
            if turned(self.easel.picture.get(tile, ("",))[0]):
                box = piece.box.copy()
                box.center = self.board.place(tile).box.center
                return piece._replace(box=box)
        return super().pose(piece)

    # ── tiles of two actions ──

    def half(self) -> tuple[str, str]:
        """Return the action of a tile's half under the mouse and the one that is left to the others."""
        piece = None if self.hand.focus or not self.mine else self.poses.at(self.hand.spot)
        names = art(piece.face).split("-")[1:] if piece and piece.spot.startswith("tile") else ()
        if len(names) < 2 or turned(piece.face):
            return "", ""
        x, y = self.hand.spot
        first = (x - piece.box.x) / piece.box.w + (y - piece.box.y) / piece.box.h < 1
        return (names[0], names[1]) if first else (names[1], names[0])

    def touch(self, names: list[str]) -> None:
        """Take a touch; on a tile of two actions it means the half it hits."""
        mine, _ = self.half()
        tile = "tile-" in "".join(names) and mine
        if tile and self.picker.takes([f"do-{mine}"]) is None and self.picker.takes(names):
            super().touch(names)
        super().touch([f"do-{mine}"] if tile and self.picker.takes([f"do-{mine}"]) else names)

    # ── what is drawn ──

    def prompt_icon(self) -> str:
        """Show the action that is asked for, or the part of the day."""
        asked = self.rules.prompt(self.match.state, self.match.turn) if self.match.turn >= 0 else ()
        mark = f"mark-{asked[0].rpartition('.')[2]}" if asked else ""
        if mark in self.board.faces:
            return mark
        phase = self.easel.picture.get("phase", ("",))[0].replace("phase-", "icon-")
        return phase if phase in self.board.faces else super().prompt_icon()

    def write_on(self, paint: Paint, piece: Piece) -> None:
        """Write the name of its action on a tile."""
        if piece.spot.startswith("tile"):
            signs.write_tile(paint, self, piece)

    def draw_game(self, paint: Paint) -> None:
        """Write on tiles and signs, and beside what is counted."""
        signs.draw(paint, self)

    def draw_front(self, paint: Paint) -> None:
        """Draw the evening's table, or the score track when the game is over."""
        if supper.laid(self):
            supper.draw(paint, self)
        if self.counting and not self.counting.over:
            track.draw(paint, self)

    def button_boxes(self, words: list[str]) -> dict[str, object]:
        """Lay the ways through the evening out on its table."""
        return supper.boxes(words) if supper.laid(self) else {}

    # ── the end ──

    def update(self, seconds: float) -> bool:
        """Let time pass; the medal comes when the count has come so far."""
        counting = self.counting
        named = counting and not counting.over and counting.lines[counting.at].row == "mayor"
        if named and not self.crowned:
            self.crowned = True
            self.easel.show(self.picture())
        elif self.crowned and self.match.turn != OVER:
            self.crowned = False
        return super().update(seconds)


TABLE = MeowtopiaScene

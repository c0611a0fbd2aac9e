"""What is lit at a free table for a while: the pieces that break a clause, or the places where some are missing."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ...play.match import Match
from ...screen.paint import Box, Paint
from ...screen.stage import Stage
from ..table import rings
from ..table.targets import Target
from ..table.view import View

LASTS, BEAT = 6.0, 1.2  # seconds they are lit, and between two breaths


class Lit:
    """Rings round what lies on some spots; gone after a while, or with the next act."""

    def __init__(self, stage: Stage, match: Match, view: View):
        self.stage, self.match, self.view = stage, match, view
        self.spots: tuple[str, ...] = ()
        self.left, self.at = 0.0, 0

    def show(self, spots: Sequence[str]) -> None:
        """Light what lies on these spots."""
        self.spots, self.left, self.at = tuple(spots), LASTS, self.match.at
        self.stage.redraw()

    def hush(self) -> None:
        """Light nothing any more."""
        self.spots, self.left = (), 0.0

    def boxes(self) -> list[Box]:
        """Return what is lit: each piece that lies there, or the place itself if none does."""
        view, found = self.view, []
        pieces = view.pieces() if self.spots else []
        for spot in self.spots:
            place = view.board.place(spot)
            lying = [piece.box for piece in pieces if piece.spot == spot]
            if not lying and place and place.kind != "hidden":
                lying = [place.box]
            found += [view.camera.lies(box) for box in lying]
        return found

    # ── what a table asks of whoever speaks over it ──

    def event(self, _event: pygame.event.Event) -> bool:
        """Take nothing: it is only looked at."""
        return False

    def stops(self) -> list[Target]:
        """Return nothing: the keyboard cannot stand on it."""
        return []

    def press(self, _name: str) -> bool:
        """Press nothing."""
        return False

    def update(self, seconds: float) -> bool:
        """Go out after a while, and when something is done."""
        if not self.spots:
            return False
        self.left -= seconds
        if self.left <= 0 or self.match.at != self.at:
            self.hush()
        return True

    def refresh(self) -> None:
        """Nothing of it is written."""

    def lies(self) -> Box:
        """Return no place: whoever speaks may speak beside it."""
        return Box(0, 0, 0, 0)

    def draw(self, paint: Paint) -> None:
        """Draw the rings, breathing."""
        boxes = self.boxes()
        if boxes:
            part = (self.left % BEAT) / BEAT
            rings.draw(paint, boxes, 1 - abs(2 * part - 1) if self.stage.settings.pace else 1.0)

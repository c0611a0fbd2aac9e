"""A rival's boat, tower or farm comes near for a moment when something is laid on it."""

from __future__ import annotations

from collections.abc import Callable

from ...play.changes import changes
from ...play.level import backs
from ...play.sight import Sight
from ...rules import CHANCE
from ...screen.paint import Box
from ...screen.table.board import Board
from ...screen.table.place import Place
from .view import View

STAY = 1.9  # seconds it is looked at once all has arrived


class CloseUp:
    """Sends the camera to a rival's board and back; who holds a piece or looks at something else is left alone."""

    def __init__(self, view: View, idle: Callable[[], bool]):
        self.view, self.idle = view, idle
        self.box: Box | None = None  # what it shows
        self.seat = CHANCE  # whose that is
        view.watchers.append(self.notice)

    def notice(self, _ply: int, before: Sight, after: Sight) -> None:
        """Look at the board that a rival's move is shown on; at any other move come back."""
        view = self.view
        place = laid(view.board, before, after) if after.by not in (CHANCE, view.viewer) else None
        if not place or not self.wanted():
            self.end()
            return
        self.box, self.seat = view.board.around(place), after.by
        view.camera.visit(self.box)
        view.easel.linger(STAY * view.settings.pace * view.haste)

    def wanted(self) -> bool:
        """Tell whether the camera may go: the settings say so, nothing is in hand, nothing else is looked at."""
        camera, settings = self.view.camera, self.view.settings
        elsewhere = camera.near and (self.box is None or camera.shown != self.box)
        return settings.close_up and settings.pace > 0 and self.idle() and not elsewhere

    def update(self) -> None:
        """Come back when it has been seen and somebody else is to act; whoever came back earlier goes on at once."""
        view = self.view
        if self.box is None:
            return
        if view.camera.shown != self.box:
            self.box = None
            view.easel.hurry()
        elif not view.easel.busy and (view.seen.turn != self.seat or not self.idle()):
            self.end()

    def end(self) -> None:
        """Come back, if it is there."""
        if self.box is not None and self.view.camera.shown == self.box:
            self.view.camera.come_back()
        self.box = None


def laid(board: Board, before: Sight, after: Sight) -> Place | None:
    """Return the board of a seat on which a move laid something, if it can be looked at from near."""
    for change in changes(before.picture, after.picture, backs(board.game)):
        name, _, offset = change.target[0].partition(".") if change.target else ("", "", "")
        place = board.place(name) if offset and change.kind in ("slide", "flip", "come") else None
        if place and place.props.get("view"):
            return place
    return None

"""How a free table is seen: a badge on every stack, faint what the hand has taken."""

from __future__ import annotations

import types
from collections.abc import Sequence
from functools import cache, partial
from importlib import import_module

from ...play.level import laid
from ...rules import SHELF
from ...screen.paint import HALF, SMALLEST, SOFT, Box, Paint
from ...screen.table.place import Piece
from ..table.targets import Target
from ..table.things import Thing, Worth
from ..table.view import Manners, View
from . import about, strip
from .badge import draw_badges
from .draw import taken
from .grip import Grip
from .hand import FreeHand, aside
from .resting import OPEN, SHUT, eye
from .sentence import sentence

NARROW = 0.08  # part of a card the next one may lie on, for what is written stands in its middle
TELLS = 22.0  # the size of what is written below a name
LEANS = 3.0  # degrees from which on nothing is written on a piece, for words stand upright


@cache
def game_manners(game: str) -> Manners | None:
    """Return how a game is seen by its own rules, None for toys and tables of one's own."""
    package = __package__.rpartition(".")[0]
    return import_module(f"{package}.games.{game}").TABLE.manners() if SHELF.get(game) else None


def covered(view: View, piece: Piece) -> bool:
    """Tell whether the next card of a hand lies on what would be written on this one."""
    if piece.kind != "fan":
        return False
    later = (one.box for one in view.pieces() if one.spot == piece.spot and one.index > piece.index)
    return any(piece.box.x < box.x < piece.box.right - piece.box.w * NARROW for box in later)


def panels(hand: FreeHand) -> list[Box]:
    """Return where the box and a pile that is looked through stand, while they are open and not out of the way."""
    gone = aside(hand)
    return [panel.box for panel in hand.panels if panel not in gone]


class FreeManners(Manners):
    """A free table: whatever lies there, each stack says how high it is."""

    keys = "free"
    caps = types.MappingProxyType({"rules": "F1", "log": "H", "box": "B", "sort": "O"})
    hand: FreeHand | None = None  # whoever only watches has none
    held: tuple[Grip, ...] = ()  # what it held when that was last looked at

    def hold(self, view: View, hand: FreeHand) -> None:
        """Let a hand do something at this table: what it would do is said."""
        self.hand, self.says = hand, partial(sentence, view, hand)
        self.covers = partial(panels, hand)

    def tick(self, view: View, seconds: float) -> bool:  # noqa: ARG002
        """Notice what the hand has taken: it is seen faintly where it lies."""
        before, self.held = self.held, self.hand.grasp.held.grips if self.hand else ()
        return before != self.held

    def icon(self, view: View) -> str:
        hand = self.hand
        seen = eye(view, hand.grasp.held, hand.landing) if hand and hand.landing and hand.grasp.held.grips else ""
        idle = "icon-whistle" if hand and hand.play.referee.on and not self._busy(hand) else "icon-hand"
        return {OPEN: "icon-eye", SHUT: "icon-eye-closed"}.get(seen, idle)

    def _busy(self, hand: FreeHand) -> bool:
        """Tell whether the prompt speaks of the hand, and not of the game that is refereed."""
        return not hand.play.referee.objects and bool(self.says and self.says())

    def pale(self, view: View, piece: Piece) -> bool:
        """Draw faintly what the hand has taken from there."""
        held = self.hand.grasp.held.grips if self.hand else ()
        return any(grip.spot == piece.spot and grip.first <= piece.index < grip.last for grip in held)

    def write(self, view: View, paint: Paint, piece: Piece) -> None:
        """Write on a piece what its game writes there."""
        game = game_manners(laid(view.seating.board))
        if game and abs(piece.tilt) < LEANS and not covered(view, piece):
            game.write(view, paint, piece)

    def beneath(self, view: View, paint: Paint) -> None:
        """Draw one's own strip, and below each name how many pieces are in that hand, where there is room."""
        game = game_manners(laid(view.seating.board))
        if game:
            if game.ground:
                game.ground(paint, view)
        else:
            self.draw_empty(view, paint)
        if self.hand:
            strip.draw(paint, view, self.hand)
        for seat in range(len(view.seating.seats)):
            draw_held(paint, view, seat)

    def draw_empty(self, view: View, paint: Paint) -> None:
        """Outline the piles on which nothing lies: pieces find their way there."""
        for name, place in view.board.places.items():
            if place.kind == "pile" and name not in view.picture and not place.props.get("bag"):
                paint.dashes(place.box.inflate(-6, -6), "#d8e6cf", 9, 2)

    def part(self, view: View, target: Target, at: tuple[float, float]) -> tuple[Sequence[str], Target]:
        """Return of what sort a thing is: what its game makes of it is no law here."""
        return about.names(view, target), target

    def worth(self, view: View, thing: Thing) -> Worth | None:
        """Return who has seen a piece that is hidden."""
        said = about.seen(view, thing.target.piece) if thing.target.piece else ""
        return Worth(said) if said else None

    def above(self, view: View, paint: Paint) -> None:
        """Write on pieces, and how many of each stack lie there still."""
        for piece in view.easel.readable(view.pieces()):
            self.write(view, paint, piece)
        draw_badges(paint, view, taken(self.hand.grasp.held) if self.hand else {})


def draw_held(paint: Paint, view: View, seat: int) -> None:
    """Write below a name how many pieces are in that hand, or beside it where something lies below; else nowhere."""
    panel, name = view.board.place(f"panel{seat}"), view.board.place(f"name{seat}")
    count = len(view.picture.get(f"hand{seat}", ()))
    if not panel or not name or not count:
        return
    said, box = view.words.many("free.holds", count), name.box
    wide, high = paint.extent(said, TELLS, "strong", grow=HALF)
    size = TELLS * min(1.0, (panel.box.bottom - 6 - box.bottom) / high)  # a low panel has less room for large text
    below = Box(box.x, box.bottom + 2, max(box.w, panel.box.right - box.x - 14), high * size / TELLS)
    called = paint.extent(view.seating.seats[seat].name, min(34.0, box.h * 0.8), "button", grow=HALF)[0]
    beside = Box(box.x + called + 16, box.centery - high / 2, wide, high)
    for room, letters in ((below, size), (beside, TELLS)):
        inside = panel.box.contains(room) and room.right <= panel.box.right - 8
        if inside and not any(piece.box.colliderect(room) for piece in view.pieces()):
            paint.text(said, room.topleft, letters, "strong", SOFT, fit=room.w, least=SMALLEST, grow=HALF)
            return

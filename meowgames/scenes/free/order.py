"""How somebody likes the cards of a hand to lie: nobody else's business, and no act."""

from __future__ import annotations

from ..table.view import View
from .landing import Held


class Order:
    """Keeps one's own hands as they were sorted or laid; what has come since lies last."""

    def __init__(self, view: View):
        self.view = view
        self.wished: dict[str, list[str]] = {}  # by the spot of each hand

    @property
    def own(self) -> str:
        """The spot of one's own hand."""
        return f"hand{self.view.viewer}"

    def arrange(self) -> None:
        """Let one's own hand lie so, while its cards are seen."""
        view = self.view
        wished = self.wished.get(self.own) if view.eye == view.viewer and self.own in view.picture else None
        if view.board.arrange(self.own, tuple(wished) if wished else None) and not view.easel.busy:
            view.easel.swap(view.easel.picture)

    def move(self, held: Held, x: float) -> None:
        """Lay cards of one's own hand elsewhere in it."""
        pieces = [piece for piece in self.view.pieces() if piece.spot == self.own]
        moved = {index for grip in held.grips for index in range(grip.first, grip.last)}
        left = [piece for piece in pieces if piece.index not in moved and piece.box.centerx <= x]
        right = [piece for piece in pieces if piece.index not in moved and piece.box.centerx > x]
        middle = [piece for piece in pieces if piece.index in moved]
        faces = self.view.picture.get(self.own, ())
        self.wished[self.own] = [faces[piece.index] for piece in (*left, *middle, *right)]
        self.arrange()

    def sort(self) -> bool:
        """Sort one's own hand: by sort and value, or if it lies so by value and sort; tell whether there is one."""
        faces = list(self.view.picture.get(self.own, ()))
        if not faces or self.view.eye != self.view.viewer:
            return False
        by_suit = sorted(faces, key=key)
        by_value = sorted(faces, key=lambda face: key(face)[::-1])
        self.wished[self.own] = by_value if self.wished.get(self.own) == by_suit else by_suit
        self.arrange()
        return True


def key(face: str) -> tuple[str, int]:
    """Return sort and value of a card."""
    name = face.partition("@")[0]
    stem = name.rstrip("0123456789")
    number = name[len(stem) :] or face.partition(":")[2]
    return stem, int(number) if number.lstrip("+-").isdecimal() else 0

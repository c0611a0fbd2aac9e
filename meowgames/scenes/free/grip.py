"""What a hand takes hold of at a free table: some pieces of one place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ...rules import Move, Picture
from ...rules.free.things import BOX
from ...screen.paint import Box


class Grip(NamedTuple):
    """Some pieces that lie on one another, from the first index up to the one before the last; the last lies on top."""

    spot: str
    first: int
    last: int
    size: int  # how many lie there in all
    box: Box  # where the topmost of them is seen, in units of the table, or of the canvas if it stands in front
    front: bool = False  # lies in a panel before the table

    @property
    def words(self) -> Move:
        """How the rules call these pieces."""
        if self.last < self.size:
            return tuple(f"{self.spot}~{index}" for index in range(self.first, self.last))
        return (self.spot,) if self.first == self.size - 1 else (f"{self.spot}~{self.first}+",)

    @property
    def many(self) -> int:
        """How many pieces are taken."""
        return self.last - self.first

    @property
    def boxed(self) -> bool:
        """Whether they lie in the box."""
        return self.spot.startswith(f"{BOX}:")

    def faces(self, picture: Picture) -> tuple[str, ...]:
        """Return what is seen of them, the lowest first."""
        return picture.get(self.spot, ())[self.first : self.last]

    def top(self, many: int) -> Grip:
        """Return the topmost of all that lies there, so many of them as there are."""
        return self._replace(first=max(0, self.size - many), last=self.size)


def words(grips: Iterable[Grip]) -> Move:
    """Return how the rules call all these pieces."""
    return tuple(word for grip in grips for word in grip.words)

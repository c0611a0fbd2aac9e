"""What can be explained: a thing of the table with the key of its words, and what it is worth now."""

from __future__ import annotations

from typing import NamedTuple

from ...screen.paint import Box
from .targets import Target

PLAIN, GOOD, BAD = "plain", "good", "bad"  # tones of what a thing is worth: honey, mint, rose


class Thing(NamedTuple):
    """One thing that is pointed at and has words of its own."""

    key: str  # of its words
    box: Box  # where it is seen on the canvas
    target: Target
    name: str = ""  # by which its words were found: a face, a family of faces, a place

    def same(self, other: Thing | None) -> bool:
        """Tell whether another one is the same thing, though it may have moved a little."""
        alike = other is not None and (self.key, self.target.where) == (other.key, other.target.where)
        return other is not None and alike and (bool(self.target.piece) or self.target.names == other.target.names)


class Worth(NamedTuple):
    """What a thing is worth now for the person at the table: a few words with small pictures before them."""

    text: str
    tone: str = PLAIN
    icons: tuple[str, ...] = ()


class Meaning(NamedTuple):
    """All that the card of a thing says."""

    title: str
    clause: str  # "" where no clause speaks of it
    text: str
    worth: Worth | None = None
    cap: str = ""  # the key that acts on this very thing

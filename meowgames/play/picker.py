"""Makes a move of touches: what may come next are the branches of the legal moves as a prefix tree."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..rules import Move


class Picker:
    """The words said so far of a move; a word starting with @ is an orientation of the piece in hand."""

    def __init__(self, moves: Sequence[Move]):
        self.moves = list(moves)
        self.words: Move = ()
        self._known: dict[Move, dict[str, None]] = {}
        self._opened: dict[Move, dict[str, None]] = {}
        self._paths: dict[Move, dict[str, Move]] = {}
        self.orientation = self._first_orientation()

    def next(self) -> list[str]:
        """Return the words that may come next, looking through the orientation chosen for the piece in hand."""
        return list(self._open())

    @property
    def said(self) -> Move:
        """The words so far, with the orientation the piece in hand has now."""
        return self.words + ((self.orientation,) if self.orientation else ())

    def orientations(self) -> list[str]:
        """Return the orientations the piece in hand can have."""
        return [word for word in self._after(self.words) if word.startswith("@")]

    def say(self, words: Move) -> None:
        """Take these as the words said so far."""
        self.words = words
        self.orientation = self._first_orientation()

    def takes(self, names: Iterable[str]) -> str | None:
        """Return the first of these names that may be touched now."""
        allowed = self._open()
        return next((name for name in names if name in allowed), None)

    def says(self, names: Sequence[str]) -> str:
        """Return the word a touch of these names would say now, perhaps with others before it, "" if none."""
        agreed = self._agreed(self.words)
        return self.takes(names) or next((name for name in names if agreed.get(name)), "")

    def saying(self, word: str) -> Move:
        """Return all words once this one is said, without an orientation if it is not about the piece in hand.

        Words that every move says before this one are said with it.
        """
        if word in self._after(self.said):
            return self.said + (word,)
        return self.words + (word,) if word in self._after(self.words) else self._agreed(self.words).get(word, ())

    def anew(self, names: Iterable[str]) -> Move:
        """Return the words of another move that a touch of these names begins, once all is put back; () if none."""
        for name in names if self.words else ():
            if name in self._after(()):
                return (name,)
            if self._agreed(()).get(name):
                return self._agreed(())[name]
        return ()

    def spells(self, words: Move) -> bool:
        """Tell whether these words are a whole move."""
        return words in self.moves

    def cycle(self, step: int = 1, mirror: bool = False) -> bool:
        """Rotate the piece in hand to its next orientation, or mirror it; tell whether anything changed."""
        ways = [way for way in self.orientations() if way.endswith("m") == self.orientation.endswith("m")]
        if mirror:
            ways = [way for way in self.orientations() if way.endswith("m") != self.orientation.endswith("m")]
        if not ways:
            return False
        old = self.orientation
        if mirror:
            same = old.rstrip("m") if old.endswith("m") else old + "m"
            self.orientation = same if same in ways else ways[0]
        else:
            self.orientation = ways[(ways.index(old) + step) % len(ways)]
        return self.orientation != old

    def orient(self, way: str) -> bool:
        """Orient the piece in hand that way; tell whether it can be."""
        if way not in self.orientations():
            return False
        self.orientation = way
        return True

    def back(self) -> bool:
        """Put the last touched thing back; tell whether there was one."""
        if not self.words:
            return False
        self.words, self.orientation = self.words[:-1], ""
        if self.words and self.words[-1].startswith("@"):  # the piece is in hand again, oriented as it was
            self.words, self.orientation = self.words[:-1], self.words[-1]
        self.orientation = self.orientation or self._first_orientation()
        return True

    def _first_orientation(self) -> str:
        return next(iter(self.orientations()), "")

    def _open(self) -> dict[str, None]:
        """Return the words that may come next: about the piece as it is oriented, or about something else."""
        if not self.orientation:
            return self._after(self.words)
        if self.said not in self._opened:
            plain = (word for word in self._after(self.words) if not word.startswith("@"))
            self._opened[self.said] = self._after(self.said) | dict.fromkeys(plain)
        return self._opened[self.said]

    def _agreed(self, words: Move) -> dict[str, Move]:
        """Return for each later word the words up to it, () where moves that go on from here do not agree on them."""
        if words not in self._paths:
            found: dict[str, Move] = {}
            size = len(words)
            for move in self.moves:
                if move[:size] != words or any(word.startswith("@") for word in move[size:]):
                    continue  # which orientation is meant is never plain
                for end in range(size + 1, len(move) + 1):
                    path = move[:end]
                    found[move[end - 1]] = path if found.get(move[end - 1], path) == path else ()
            self._paths[words] = found
        return self._paths[words]

    def _after(self, words: Move) -> dict[str, None]:
        """Return what legal moves say after these words, found once."""
        if words not in self._known:
            size = len(words)
            after = (move[size] for move in self.moves if len(move) > size and move[:size] == words)
            self._known[words] = dict.fromkeys(after)
        return self._known[words]

"""The fingerprint of a board: what the rules read of it, found by a start on a recording proxy of its map."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from hashlib import blake2b
from typing import Any, SupportsIndex

from ..rules import Level, find
from .match import Match

# Version 0.1.0 took the fingerprint of the whole map: what it wrote -> what the rules read of that map. Never changed.
OLD = {
    "7dd3ac294d6205d6": "e2906c51fe1e52f2",  # meow
    "5b153505c5277618": "efcaf7e4b2fb86d2",  # meowtopia
    "2cdeb197b7284e2c": "fe53a319cc0763c2",  # minicity
    "418adb6da4844699": "26b619e11197dab9",  # neko
    "a0c4bb058d7903be": "0b4c6734464edda1",  # isle
}
# Free tables for so many, as they were before their maps had places for what only the rules of a game note, and before
# the box of Neko held more coins: nothing that lay on them lies elsewhere now.
GROWN = {
    "b3feffa5cfc73e20": "a1c58f53e38142df",  # isle, 2
    "21d90a6496ac2400": "c7fb55c68594c4cd",  # isle, 3
    "5b479d174a3a7a69": "ad82b237747faf58",  # isle, 4
    "cee5b63bc2ed9ffe": "59dea9cf0b510568",  # meowtopia, 2
    "104b6cb4ac57f090": "ceb73603647eccc8",  # meowtopia, 3
    "db56dcd19c4327f4": "9dba7b97a3f935b6",  # meowtopia, 4
    "986f49d82c2ea0ad": "f777f18da0811cf8",  # minicity, 2
    "d24f672b4e8e31c3": "925e9d9287281fab",  # minicity, 3
    "498387505d6d6913": "7f4d78a49f1e509c",  # minicity, 4
    "75b19e366db14417": "24a797c0123bb254",  # neko, 2
    "2c67169be7b59792": "5b74f5ef98afb2be",  # neko, 3
    "62e16a3dba11da53": "ca454ec4fa98cbaa",  # neko, 4
    "2793c2c4d9bac562": "495ed3e4d68c4f2c",  # neko, 5
}


class Watched(Mapping[str, Any]):
    """A mapping that remembers what was looked up in it."""

    def __init__(self, content: Mapping[str, Any]):
        self.content = content
        self.read: set[str] = set()

    def __getitem__(self, key: str) -> Any:
        value = self.content[key]
        self.read.add(key)
        return value

    def __iter__(self) -> Iterator[str]:
        return iter(self.content)

    def __len__(self) -> int:
        return len(self.content)

    def seen(self) -> dict[str, Any]:
        """Return that part of it."""
        return {key: value for key, value in self.content.items() if key in self.read}


class WatchedSpots(Watched):
    """The spots of a board: going through them all to find some is not yet reading them."""

    def __init__(self, spots: Mapping[str, Mapping[str, Any]]):
        super().__init__({name: Watched(props) for name, props in spots.items()})

    def items(self) -> Any:
        """Give every spot with its properties, unread."""
        return self.content.items()

    def values(self) -> Any:
        """Give the properties of every spot, unread."""
        return self.content.values()

    def seen(self) -> dict[str, Any]:
        """Return the spots looked up by name or by a property, with what was read of each."""
        return {name: props.seen() for name, props in self.content.items() if name in self.read or props.read}


class WatchedLines(tuple[tuple[str, ...], ...]):
    """The lines of a board; going through them counts as reading all."""

    read = False

    def __iter__(self) -> Iterator[tuple[str, ...]]:
        self.read = True
        return super().__iter__()

    def __getitem__(self, at: SupportsIndex | slice) -> Any:
        self.read = True
        return super().__getitem__(at)


def fingerprint(match: Match) -> str:
    """Return a short text that changes when the rules would read another board than this match is played on."""
    setup = match.setup
    return _digest(match.level, setup.game, len(setup.seats), tuple(sorted(setup.options.items())))


def same_board(written: str, match: Match) -> bool:
    """Tell whether a save with this fingerprint was played on the board of this match."""
    return fingerprint(match) in (written, OLD.get(written), GROWN.get(written))


def read_part(level: Level, game: str, seats: int, options: Mapping[str, Any]) -> Level:
    """Return the board with nothing but what the rules read of it to start such a match."""
    spots, lines, props = WatchedSpots(level.spots), WatchedLines(level.lines), Watched(level.props)
    faces = WatchedSpots(level.faces)
    find(game).start(Level(level.name, spots, lines, props, None, faces), seats, **options)
    joined = tuple(line for line in level.lines if len(set(line)) > 1) if lines.read else ()
    return Level(level.name, spots.seen(), joined, props.seen(), None, faces.seen())


@cache
def _digest(level: Level, game: str, seats: int, options: Collection[tuple[str, Any]]) -> str:
    part = read_part(level, game, seats, dict(options))
    read = [part.name, part.spots, part.lines, part.props, *([part.faces] if part.faces else [])]
    text = json.dumps(read, sort_keys=True, default=str)
    return blake2b(text.encode(), digest_size=8).hexdigest()

"""The floor tiles: five kinds of path, and a tile as one int that also says who has seen it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ..kit import replaced

# 1.2: how far the path of each kind turns to the left, in sixths of a circle, and how many there are.
KINDS = ("", "straight", "soft-left", "soft-right", "hard-left", "hard-right")
BEND = (0, 0, 1, -1, 2, -2)
COPIES = (0, 24, 28, 28, 20, 20)
KIND = {name: kind for kind, name in enumerate(KINDS) if kind}
NONE = (0,) * len(KINDS)
ROW = 4  # tiles a row is filled up to
TAKEN = 2  # tiles the rabbit exchanges and the monkey looks at

# A tile in a row is one int, 0 for an empty slot: its kind in the lowest bits, then a bit for each seat that has
# seen it, a bit for each seat that is shown it now (option memory), and the number of its batch. A batch is the
# tiles that were shuffled together, in a deck or by a dragon; one that nobody has seen may be any of them.
KIND_BITS = 7  # mask of the kind
SEEN, SHOWN, BATCH = 3, 8, 13  # the bits at which the rest begins


def marks(seats: int, memory: bool) -> tuple[int, ...]:
    """Return, per seat, the seen and shown bits of a tile it looks at; the last entry is everybody's."""
    each = [1 << SEEN + seat | (1 << SHOWN + seat if memory else 0) for seat in range(seats)]
    return (*each, sum(each))


def without(row: tuple[int, ...], slot: int) -> tuple[int, ...]:
    """Return a row with an empty slot; beyond the fourth, empty slots at the end vanish."""
    row = replaced(row, slot, 0)
    while len(row) > ROW and not row[-1]:
        row = row[:-1]
    return row


def faded(rows: tuple[tuple[int, ...], ...], seat: int) -> tuple[tuple[int, ...], ...]:
    """Return the rows with nothing shown to a seat any longer."""
    mask = ~(1 << SHOWN + seat)
    return tuple([tuple([tile & mask for tile in row]) for row in rows])


def added(row: tuple[int, ...], tile: int) -> tuple[int, ...]:
    """Return a row with one more tile, to the right of all others."""
    end = len(row)
    while end and not row[end - 1]:
        end -= 1
    return row[:end] + (tile,) + row[end + 1 :]  # 6.10


def filled(row: tuple[int, ...]) -> int:
    """Return how many tiles a row has."""
    return len(row) - row.count(0)


def more(counts: tuple[int, ...], kinds: Sequence[int]) -> tuple[int, ...]:
    """Return counts by kind with these tiles added."""
    found = list(counts)
    for kind in kinds:
        found[kind] += 1
    return tuple(found)


def draw(counts: list[int], total: int, rng: Random) -> int:
    """Take one of so many tiles at random out of their counts; random() alone is the same in every Python."""
    at = int(rng.random() * total)
    for kind, count in enumerate(counts):
        at -= count
        if at < 0:
            counts[kind] -= 1
            return kind
    raise ValueError("there is nothing to draw from")

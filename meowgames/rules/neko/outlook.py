"""What can be built on a tower and how far it is from the top, whoever owns it.

How far is an expectimax over the next tiles; its answers are kept (memoisation), because they are asked for often.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from .state import ENTRIES
from .tiles import COPIES, KINDS
from .tower import TOP, Tower, entering, falling, floor_of, grown, lowered, settled, swapped, walled

WALL, FALL, STANDS = range(3)  # how building a tile can end
UNSEEN = 0  # stands for the kind of a tile not seen yet
ALL = sum(COPIES)
AHEAD = 2  # tiles a tower is thought ahead
DOOM = 3  # turns lost where whatever is built falls
READY = 0.4  # what it is worth to know a good tile of one's row, as a part of what building it gains


class Outlook(NamedTuple):
    """What there is to know of building on a tower; by kind of tile, UNSEEN among them."""

    ends: tuple[int, ...]  # WALL, FALL or STANDS; of an unseen tile the best that can be
    leads: tuple[int, ...]  # floor to which its path leads; 0 for an unseen tile
    gains: tuple[float, ...]  # how much more the tower promises with it; an unseen tile on average
    ready: tuple[float, ...]  # what it is worth to have it at hand
    odds: float  # that a random tile would stand
    wins: bool  # whatever stands reaches the top
    promise: float  # what the tower is worth as it is


@lru_cache(maxsize=8192)
def outlook(tower: Tower) -> Outlook:
    """Return what there is to know of building on this tower."""
    base, ends, leads, gains = promise(tower), [WALL], [0], [0.0]
    for kind in range(1, len(KINDS)):
        end, floor = max(_ending(grown(under, kind)) for under in _bases(tower))
        ends.append(end)
        leads.append(floor)
        gains.append(max(promise(settled(grown(under, kind))) for under in _bases(tower)) - base)
    good = [max(0.0, READY * gain) if end == STANDS else 0.0 for end, gain in zip(ends, gains, strict=True)]
    odds = sum(copies for end, copies in zip(ends, COPIES, strict=True) if end == STANDS) / ALL
    ends[UNSEEN] = max(ends)
    gains[UNSEEN] = sum(gain * copies for gain, copies in zip(gains, COPIES, strict=True)) / ALL
    return Outlook(tuple(ends), tuple(leads), tuple(gains), tuple(good), odds, floor_of(tower.next) >= TOP, base)


def _bases(tower: Tower) -> list[Tower]:
    """Return what a tile can be laid on: the tower, or either entry of an empty one."""
    return [tower] if tower.tiles else [entering(tower.expert, first) for first in ENTRIES.values()]


def _ending(tower: Tower) -> tuple[int, int]:
    """Return how a tower ends that has just grown, and the floor to which its path leads."""
    return WALL if walled(tower) else FALL if falling(tower) else STANDS, floor_of(tower.next)


def promise(tower: Tower) -> float:
    """Return what a tower is worth, in floors: the fewer turns to the top, the more."""
    return TOP - far(tower)


@lru_cache(maxsize=16384)
def far(tower: Tower, ahead: int = AHEAD) -> float:
    """Return how many turns a tower is from the top, looking so many tiles ahead, each the better of two at random."""
    if tower.height >= TOP:
        return 0.0
    rest = far if ahead > 1 else _rough
    stay, marks = rest(tower, ahead - 1), []  # no tile need be built
    for kind in range(1, len(KINDS)):
        after = [rest(settled(grown(under, kind)), ahead - 1) for under in _bases(tower)]
        marks.append((min(stay, *after), COPIES[kind]))
    marks.sort(reverse=True)
    turns, worse = 1.0, 0
    for mark, copies in marks:  # what is to be expected of the better of two random tiles, the worst kind first
        turns += mark * ((worse + copies) ** 2 - worse**2) / ALL**2
        worse += copies
    return turns


def _rough(tower: Tower, _: int) -> float:
    """Return the floors to go, and the turns lost if whatever is built next falls."""
    if tower.height >= TOP:
        return 0.0
    return TOP + 1 - floor_of(tower.next) + DOOM * doomed(tower)


def doomed(tower: Tower) -> bool:
    """Tell whether the next tile of a tower falls unless it hits a wall; its cell alone decides that."""
    return falling(grown(tower, 1))  # 5.7


@lru_cache(maxsize=8192)
def cuts(tower: Tower) -> tuple[int, ...]:
    """Return the cells of the tiles from which on it is worth tearing a tower down."""
    base = promise(tower)
    return tuple([cell for at, cell in enumerate(tower.hexes) if promise(lowered(tower, at)) > base])


@lru_cache(maxsize=8192)
def swaps(tower: Tower) -> tuple[int, ...]:
    """Return which tiles, counted from the first, to swap with the next for a more promising tower."""
    tiles, base = tower.tiles, promise(tower)
    pairs = [at for at in range(len(tiles) - 1) if tiles[at] != tiles[at + 1]]
    return tuple([at for at in pairs if promise(settled(swapped(tower, at))) > base])

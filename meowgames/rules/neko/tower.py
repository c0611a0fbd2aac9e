"""A tower of hexes as it grows along its paw prints, leans and falls.

Hexes have doubled coordinates (double-width): half tiles from the axis, and the floor; a neighbour on the same
floor is two halves away, one on the next floor one. Both are packed into one int, the cell of a tile.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..kit import new
from .tiles import BEND, KINDS

# A cell is floor * STRIDE + MIDDLE + half tiles from the axis; headings count sixths to the left from due right.
STRIDE, MIDDLE = 64, 32
STEP = (2, STRIDE + 1, STRIDE - 1, -2, -STRIDE - 1, 1 - STRIDE)
START = STRIDE + MIDDLE  # 5.1
RIGHT_UP = 1  # 5.3
GROUND = (1 << STRIDE) - 1  # floor 0 is wall from end to end
TOP = 8
MOST = 3  # half tiles by which one side may hang out further than the other: 5.7
ZONES = {False: 3, True: 2}  # expert -> half tiles from the axis to the edge of the safe zone: 1.5, 9.3


class Tower(NamedTuple):
    """A tower; what is kept beside the tiles follows from them."""

    tiles: tuple[int, ...]  # kinds in the order laid
    first: int  # heading with which the path enters the first tile
    hexes: tuple[int, ...]  # their cells
    heading: int  # with which the path enters the next tile
    next: int  # cell of the next tile
    taken: int  # set of the cells that are wall
    lean: int  # half tiles that hang out to the right, less those to the left
    height: int  # 5.12
    expert: bool


def _overhang(zone: int) -> tuple[int, ...]:
    """Return how far a tile hangs out of the zone, in half tiles, left below 0, by its column."""
    found = []
    for column in range(STRIDE):
        across = column - MIDDLE
        out = max(0, min(2, abs(across) + 1 - zone))  # 5.6
        found.append(out if across > 0 else -out)
    return tuple(found)


OVERHANG = {expert: _overhang(zone) for expert, zone in ZONES.items()}
EMPTY = {expert: Tower((), RIGHT_UP, (), RIGHT_UP, START, GROUND, 0, 0, expert) for expert in ZONES}


def floor_of(cell: int) -> int:
    """Return the floor of a cell."""
    return cell // STRIDE


def column_of(cell: int) -> int:
    """Return the column of a cell: half tiles from the axis, MIDDLE on it."""
    return cell % STRIDE


def grown(tower: Tower, kind: int) -> Tower:
    """Return a tower with one more tile, whether it can stay there or not."""
    tiles, first, hexes, heading, cell, taken, lean, height, expert = tower
    heading = (heading + BEND[kind]) % 6  # 5.2
    floor, column = cell // STRIDE, cell % STRIDE  # not called, because playouts live on this
    return new(Tower, (
        tiles + (kind,), first, hexes + (cell,), heading, cell + STEP[heading], taken | 1 << cell,
        lean + OVERHANG[expert][column], floor if floor > height else height, expert,
    ))  # fmt: skip


def entering(expert: bool, first: int) -> Tower:
    """Return an empty tower that its first tile enters with this heading."""
    return EMPTY[expert]._replace(first=first, heading=first)


def walled(tower: Tower) -> bool:
    """Tell whether the last tile's path leads into a wall."""
    return bool(tower.taken >> tower.next & 1)  # 5.4


def falling(tower: Tower) -> bool:
    """Tell whether a tower hangs out too far to one side."""
    return not -MOST <= tower.lean <= MOST  # 5.7


@lru_cache(maxsize=4096)
def raised(expert: bool, first: int, tiles: tuple[int, ...]) -> Tower:
    """Return the tower these tiles make, up to the first that leads into a wall; it may lean."""
    tower = entering(expert, first) if tiles else EMPTY[expert]
    for kind in tiles:
        after = grown(tower, kind)
        if walled(after):
            return tower if tower.tiles else EMPTY[expert]
        tower = after
    return tower


def lowered(tower: Tower, count: int) -> Tower:
    """Return a tower of which only so many tiles are left."""
    return raised(tower.expert, tower.first, tower.tiles[:count])


def fallen(tower: Tower) -> Tower:
    """Return a tower whose last two tiles have fallen."""
    return lowered(tower, len(tower.tiles) - 2)  # 5.7


def settled(tower: Tower) -> Tower:
    """Return what stands of a tower after it has collapsed as often as it must."""
    if tower.tiles and walled(tower):
        tower = lowered(tower, len(tower.tiles) - 1)
    while falling(tower):
        tower = fallen(tower)  # 5.8
    return tower


def exchanged(tiles: tuple[int, ...], at: int) -> tuple[int, ...]:
    """Return tiles in their order, but one of them and the next exchanged."""
    return tiles[:at] + (tiles[at + 1], tiles[at]) + tiles[at + 2 :]


def swapped(tower: Tower, at: int) -> Tower:
    """Return a tower with a tile and the next one exchanged and the rest laid again; it may lean."""
    return raised(tower.expert, tower.first, exchanged(tower.tiles, at))  # 6.20


def sides(tower: Tower) -> tuple[int, int]:
    """Return how many half tiles hang out on the left and on the right."""
    out = [OVERHANG[tower.expert][column_of(cell)] for cell in tower.hexes]
    return -sum(half for half in out if half < 0), sum(half for half in out if half > 0)


def headings(tower: Tower) -> list[int]:
    """Return the heading with which the path enters each tile."""
    found, heading = [], tower.first
    for kind in tower.tiles:
        found.append(heading)
        heading = (heading + BEND[kind]) % 6
    return found


def face(kind: int, heading: int) -> str:
    """Name a tile as it lies when the path enters it with this heading; drawn as it is, it goes up right."""
    steps = (RIGHT_UP - heading) % 6
    return f"{KINDS[kind]}@{steps}" if steps else KINDS[kind]


def cell_spot(what: str, seat: int, cell: int) -> str:
    """Name a cell of a seat's tower: half tiles from the axis, then floors from the first, upwards negative."""
    return f"{what}{seat}.{column_of(cell) - MIDDLE},{1 - floor_of(cell)}"


def spot(seat: int, cell: int) -> str:
    """Name the cell of a tile."""
    return cell_spot("tower", seat, cell)

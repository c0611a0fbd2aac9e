"""A boat as bits of one int (a bitboard): which squares it has, what is drawn on them, and where a tile can lie."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from .. import Level, Move
from ..kit import new
from .tiles import COLOUR, COLOURS, HIGH, ORIENTED, STEPS, STRIDE, WAYS, WIDE, Way

HULLS = ("hull-blue", "hull-green", "hull-red", "hull-purple")
ROOMS = range(1, 8)
_NAMES = {y * STRIDE + x: f"{x},{y}" for y in range(HIGH) for x in range(WIDE)}
AT = {f"boat{seat}.{name}": bit for seat in range(4) for bit, name in _NAMES.items()}  # spot -> its bit's place
SPOTS = tuple({1 << bit: f"boat{seat}.{name}" for bit, name in _NAMES.items()} for seat in range(4))


class Hull(NamedTuple):
    """One of the four boats as it is drawn; sets of squares are ints."""

    name: str
    squares: int
    rooms: tuple[int, ...]
    rats: int
    maps: tuple[int, ...]  # the square of each colour's treasure map
    edge: int  # squares at the edge of the boat
    middle: int  # squares of the middle row


class Tile(NamedTuple):
    """A tile that lies on a boat."""

    name: str
    orientation: str
    corner: int  # number of the bit at the corner of its bounding box
    mask: int


class Boat(NamedTuple):
    """What a seat has saved so far."""

    hull: Hull
    free: int  # squares that no tile covers
    near: int  # free squares beside a tile; all of them while the boat is empty
    kin: tuple[tuple[tuple[int, int], ...], ...]  # per colour: squares and cats of each group that hangs together
    tiles: tuple[Tile, ...]


@cache
def hulls(level: Level) -> dict[str, Hull]:
    """Read the boats of a level."""
    found: dict[str, dict] = {name: {} for name in HULLS}
    for spot, props in level.spots.items():
        name, _, cell = spot.partition(".")
        if name in found and cell:
            found[name][1 << _bit(cell)] = props
    return {name: _hull(name, squares) for name, squares in found.items()}


def _bit(cell: str) -> int:
    """Return the bit of a square written x,y."""
    x, y = map(int, cell.split(","))
    if not (0 <= x < WIDE and 0 <= y < HIGH):
        raise ValueError(f"square {cell} lies outside the grid of {WIDE} by {HIGH}")
    return y * STRIDE + x


def _hull(name: str, cells: dict[int, dict]) -> Hull:
    """Return a boat whose squares have these properties."""
    squares = sum(cells)
    rooms = tuple(sum(bit for bit, props in cells.items() if props.get("room") == room) for room in ROOMS)
    maps = tuple(sum(bit for bit, props in cells.items() if props.get("map") == colour) for colour in COLOURS)
    if sum(rooms) != squares or 0 in rooms or any(square.bit_count() != 1 for square in maps):
        raise ValueError(f"{name} needs seven rooms and one treasure map of each colour")
    rats = sum(bit for bit, props in cells.items() if props.get("rat"))
    inner = squares & squares >> 1 & squares << 1 & squares >> STRIDE & squares << STRIDE
    row = ((1 << WIDE) - 1) << HIGH // 2 * STRIDE
    return Hull(name, squares, rooms, rats, maps, squares & ~inner, squares & row)  # 7.19, 7.5


def empty(hull: Hull) -> Boat:
    """Return a boat with nothing on it."""
    return Boat(hull, hull.squares, hull.squares, ((),) * len(COLOURS), ())


def spread(mask: int) -> int:
    """Return the squares beside these, and these too."""
    return mask | mask << 1 | mask >> 1 | mask << STRIDE | mask >> STRIDE


def anchors(boat: Boat, way: Way) -> int:
    """Return every square at which the corner of a tile laid this way may come to lie."""
    (_, free, near, _, _), (_, steps, _) = boat, way
    inside = -1
    for step in steps:  # 4.2, 4.3
        inside &= free >> step
        if not inside:
            return 0
    touching = 0
    for step in steps:  # 4.5, 4.6
        touching |= near >> step
    return inside & touching


def fits(boat: Boat, tile: str) -> bool:
    """Tell whether a tile can be laid somewhere."""
    _, free, near, _, _ = boat
    for steps in STEPS[tile]:  # anchors() written out, because playouts live on this
        inside = -1
        for step in steps:
            inside &= free >> step
            if not inside:
                break
        else:
            for step in steps:
                if near >> step & inside:
                    return True
    return False


def placements(boat: Boat, tile: str, seat: int) -> list[Move]:
    """List every orientation and square in which a tile can be laid."""
    spots, found = SPOTS[seat], list[Move]()
    for way in WAYS[tile]:
        good, orientation = anchors(boat, way), way.orientation
        while good:
            low = good & -good
            found.append((orientation, spots[low]))
            good ^= low
    return found


def put(boat: Boat, tile: str, orientation: str, corner: int) -> Boat:
    """Return the boat with a tile laid on it."""
    hull, free, near, kin, tiles = boat
    mask = ORIENTED[tile][orientation].mask << corner
    halo = spread(mask)
    free &= ~mask
    near = (near | halo) & free if tiles else halo & free
    if tile in COLOUR:
        colour = COLOUR[tile]
        kin = kin[:colour] + (_joined(kin[colour], mask, halo),) + kin[colour + 1 :]
    laid = new(Tile, (tile, orientation, corner, mask))
    return new(Boat, (hull, free, near, kin, tiles + (laid,)))


def _joined(groups: tuple[tuple[int, int], ...], mask: int, halo: int) -> tuple[tuple[int, int], ...]:
    """Return the groups of a colour after a cat joined those it touches."""
    apart, count = [], 1
    for group in groups:
        squares, cats = group
        if squares & halo:  # 6.4
            mask |= squares
            count += cats
        else:
            apart.append(group)
    return (*apart, (mask, count))


def squares(mask: int, seat: int) -> tuple[str, ...]:
    """Name the squares of a set on a seat's boat, row by row."""
    return tuple(SPOTS[seat][bit] for bit in bits(mask))


def bits(mask: int) -> Iterator[int]:
    """Yield the squares of a set one by one, row by row."""
    while mask:
        low = mask & -mask
        yield low
        mask ^= low

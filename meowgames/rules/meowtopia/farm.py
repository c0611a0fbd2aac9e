"""A farm: fields and sticks on an endless square lattice, and where the next ones may lie."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from .. import Move
from ..kit import new

REACH = 34  # squares from the first field to the rim; nobody ever gets as many fields in a row (6.9)
STRIDE = 2 * REACH + 1
HOME = REACH * STRIDE + REACH  # the square 0,0


class Farm(NamedTuple):
    """What a seat has laid; squares are numbered, square n has edge 2n to its right and edge 2n + 1 below it."""

    cells: tuple[int, ...]  # the fields; this and the next three are sorted
    dry: tuple[int, ...]  # fields without a stick
    open: tuple[int, ...]  # squares where a field may be laid
    free: tuple[int, ...]  # edges where a stick may be laid
    points: int  # what the sticks count


def first_farm() -> Farm:
    """Return two fields side by side with a stick between them."""
    squares, edges = zip(*_beside(HOME))
    farm = Farm((HOME,), (HOME,), tuple(sorted(squares)), tuple(sorted(edges)), 0)
    return lay_stick(lay_field(farm, HOME + 1), 2 * HOME)  # 2.4


@cache
def _beside(cell: int) -> tuple[tuple[int, int], ...]:
    """Return the four squares beside a square, each with the edge between."""
    above, left = cell - STRIDE, cell - 1
    return (above, 2 * above + 1), (left, 2 * left), (cell + 1, 2 * cell), (cell + STRIDE, 2 * cell + 1)


@cache
def around(cell: int) -> tuple[int, ...]:
    """Return the four squares beside a square."""
    return tuple([other for other, _ in _beside(cell)])


def sides(edge: int) -> tuple[int, int]:
    """Return the two squares on both sides of an edge."""
    cell = edge >> 1
    return cell, cell + (STRIDE if edge & 1 else 1)


def lay_field(farm: Farm, cell: int) -> Farm:
    """Return the farm with one more field."""
    cells, dry, room, free, points = farm
    squares, edges, gained = [*room], [*free], 0
    squares.remove(cell)
    for other, edge in _beside(cell):
        if other not in cells:
            edges.append(edge)
            if other not in room:
                squares.append(other)
        elif edge not in free:  # 6.8
            gained += 1
    squares.sort()
    edges.sort()
    if not gained:
        dry = tuple(sorted((*dry, cell)))
    return new(Farm, (tuple(sorted((*cells, cell))), dry, tuple(squares), tuple(edges), points + gained))


def lay_stick(farm: Farm, edge: int) -> Farm:
    """Return the farm with one more stick."""
    cells, dry, room, free, points = farm
    at = free.index(edge)
    for cell in sides(edge):
        if cell in cells:
            points += 1
            if cell in dry:  # 6.5
                where = dry.index(cell)
                dry = dry[:where] + dry[where + 1 :]
    return new(Farm, (cells, dry, room, free[:at] + free[at + 1 :], points))


def wet(farm: Farm) -> int:
    """Return how many fields have a stick beside them."""
    return len(farm.cells) - len(farm.dry)


def worth_of(farm: Farm, edge: int) -> int:
    """Return the points a stick on this edge counts."""
    return sum([cell in farm.cells for cell in sides(edge)])  # 10.2


def sticks(farm: Farm) -> Iterator[int]:
    """Yield the edges that bear a stick."""
    edges = {edge for cell in farm.cells for _, edge in _beside(cell)}
    yield from sorted(edges.difference(farm.free))


# ── names ──


# Filled as farms grow: nobody ever names most squares of the lattice.
_FIELDS: tuple[dict[int, Move], ...] = ({}, {}, {}, {})
_EDGES: tuple[dict[int, Move], ...] = ({}, {}, {}, {})


def field_moves(seat: int, farm: Farm) -> list[Move]:
    """Return the moves that lay a field on this farm of a seat."""
    known, room = _FIELDS[seat], farm.open
    try:
        return [known[cell] for cell in room]
    except KeyError:
        known.update({cell: (field_spot(seat, cell),) for cell in room if cell not in known})
        return [known[cell] for cell in room]


def stick_moves(seat: int, farm: Farm) -> list[Move]:
    """Return the moves that lay a stick on this farm of a seat."""
    known, free = _EDGES[seat], farm.free
    try:
        return [known[edge] for edge in free]
    except KeyError:
        known.update({edge: (edge_spot(seat, edge),) for edge in free if edge not in known})
        return [known[edge] for edge in free]


def square(cell: int) -> tuple[int, int]:
    """Return a square's column and row, counted from the first field."""
    return cell % STRIDE - REACH, cell // STRIDE - REACH


def field_spot(seat: int, cell: int) -> str:
    """Return the spot of a square on a seat's farm."""
    x, y = square(cell)
    return f"field{seat}.{x},{y}"


def edge_spot(seat: int, edge: int) -> str:
    """Return the spot of an edge, in half steps from the middle of the first field."""
    x, y = square(edge >> 1)
    return f"edge{seat}.{2 * x},{2 * y + 1}" if edge & 1 else f"edge{seat}.{2 * x + 1},{2 * y}"


@cache
def cell_at(spot: str) -> int:
    """Return the square a spot like field0.3,-1 means."""
    _, _, cell = spot.partition(".")
    x, y = map(int, cell.split(","))
    return (y + REACH) * STRIDE + x + REACH


@cache
def edge_at(spot: str) -> int:
    """Return the edge a spot like edge0.3,-2 means."""
    _, _, middle = spot.partition(".")
    x, y = map(int, middle.split(","))
    return 2 * ((y // 2 + REACH) * STRIDE + x // 2 + REACH) + (y & 1)

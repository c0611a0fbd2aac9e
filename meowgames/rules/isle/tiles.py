"""The tiles: cats and treasures are polyominoes, each with its orientations on the grid."""

from __future__ import annotations

from typing import NamedTuple

WIDE, HIGH = 22, 9  # squares of the grid every boat lies on
STRIDE = WIDE + 1  # bits of a row; the last one stays empty, so that no tile runs over into the next row

COLOURS = ("blue", "green", "red", "purple", "orange")
SHAPES = {  # 1.5
    "t5": "..# ### ..#",
    "w5": ".## ##. #..",
    "n6": ".# ## ## #.",
    "y5": ".# ## .# .#",
    "p5": ".# ## ##",
    "f6": "#.. ### #.#",
    "lt6": ".#.. .#.. ####",
    "v5": "..# ..# ###",
    "l5": "#. #. #. ##",
    "u5": "## #. ##",
    "z6": "###. #.##",
    "s6": ".## ### ..#",
    "x5": ".#. ### .#.",
    "n5": "..## ###.",
    "s4": ".## ##.",
    "i5": "# # # # #",
    "c6": ".#. .#. ### .#.",
}
COMMON = {"common1": "#", "common2": "##", "common3l": ".# ##", "common3i": "###"}  # 1.6
RARE = {
    "rare-i": "####",
    "rare-o": "## ##",
    "rare-t": "### .#.",
    "rare-l": "### #..",
    "rare-s": ".## ##.",
}  # 1.7

CATS = tuple(f"{shape}-{colour}" for colour in COLOURS for shape in SHAPES)
COLOUR = {cat: COLOURS.index(cat.partition("-")[2]) for cat in CATS}  # cat -> place of its colour
TREASURES = (*COMMON, *RARE)
RARE_COPIES = 5
COMMONS = {2: 5, 3: 8, 4: 11}  # 2.2: copies of each common treasure by number of players
BAG = tuple(sorted((*CATS, *(tuple(RARE) * RARE_COPIES))))  # 2.3

ORIENTATIONS = tuple(f"@{steps}{mirror}" for mirror in ("", "m") for steps in range(4))
Cell = tuple[int, int]


class Way(NamedTuple):
    """A shape as one orientation lays it."""

    orientation: str  # the word that says it, @0 to @3m
    steps: tuple[int, ...]  # how many bits each of its squares lies after the corner of its bounding box
    mask: int  # these squares as a set


def cells(rows: str) -> frozenset[Cell]:
    """Return the squares of a shape written row by row."""
    return frozenset((x, y) for y, row in enumerate(rows.split()) for x, mark in enumerate(row) if mark == "#")


def oriented(shape: frozenset[Cell], orientation: str) -> frozenset[Cell]:
    """Return a shape as an orientation lays it: mirrored left to right if it says so, then rotated clockwise."""
    if orientation.endswith("m"):
        shape = frozenset((-x, y) for x, y in shape)
    for _ in range(int(orientation.strip("@m"))):
        shape = frozenset((-y, x) for x, y in shape)
    left, top = min(x for x, _ in shape), min(y for _, y in shape)
    return frozenset((x - left, y - top) for x, y in shape)


def _ways(rows: str) -> dict[str, Way]:
    """Return what each orientation makes of a shape; those that look the same share the first one's way."""
    known: dict[frozenset[Cell], Way] = {}
    found = {}
    for orientation in ORIENTATIONS:
        shape = oriented(cells(rows), orientation)
        steps = tuple(sorted(y * STRIDE + x for x, y in shape))
        way = Way(orientation, steps, sum(1 << step for step in steps))
        found[orientation] = known.setdefault(shape, way)
    return found


_BY_SHAPE = {name: _ways(rows) for name, rows in {**SHAPES, **COMMON, **RARE}.items()}
ORIENTED = {tile: _BY_SHAPE[tile.partition("-")[0] if tile in COLOUR else tile] for tile in (*CATS, *TREASURES)}
_LISTED = {id(ways): tuple(dict.fromkeys(ways.values())) for ways in ORIENTED.values()}
WAYS = {tile: _LISTED[id(ways)] for tile, ways in ORIENTED.items()}  # 4.1: every different way, once
STEPS = {tile: tuple(way.steps for way in ways) for tile, ways in WAYS.items()}  # their squares alone

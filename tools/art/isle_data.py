"""L'Île des Chats as data: five cat families, seventeen shapes, nine treasures, and the boats."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from .order import ISLE_CELLS
from .palette import Fur

Cell = tuple[int, int]  # column, row
Cells = tuple[Cell, ...]
BOATS = Path(__file__).resolve().parents[2] / "levels" / "isle_boats.tmx"
ORIENTATIONS = tuple(f"@{steps}{mirror}" for mirror in ("", "m") for steps in range(4))
COMMON = {"common1": "#", "common2": "##", "common3l": ".#/##", "common3i": "###"}
RARE = {"rare-i": "####", "rare-o": "##/##", "rare-t": "###/.#.", "rare-l": "###/#..", "rare-s": ".##/##."}


class Kin(NamedTuple):
    """How a family of cats is told: fur, coat, tail, emblem, and the blanket under it."""

    fur: Fur  # base, light, dark, deep, iris, nose
    coat: str
    tail: str
    emblem: str
    back: str
    main: str


class Body(NamedTuple):
    """How a cat lies along a shape: rows of squares, and which squares are what of it."""

    rows: str
    path: Cells  # the spine from head to rump
    tail: Cells  # its square, and the one it grows from
    limbs: tuple[tuple[Cell, Cell, str], ...] = ()  # square, the one it grows from, fore or hind
    mass: Cells = ()  # squares of a stout belly beside the spine


FAMILIES = {
    "blue": Kin(
        ("#93c0f2", "#e6f1fd", "#3a66b4", "#2a4f94", "#f6cf5c", "#d98a9a"),
        *("tabby", "curl", "drop", "#3a6cb4", "#5b97e0"),
    ),
    "green": Kin(
        ("#bfe38f", "#f4fae0", "#46853a", "#356a2e", "#e8963a", "#d98b7c"),
        *("spotted", "plume", "leaf", "#5f9a48", "#8cc665"),
    ),
    "red": Kin(
        ("#ec8168", "#ffe6d8", "#b5392a", "#7c1f16", "#9fdcf0", "#7c2a24"),
        *("masked", "tuft", "heart", "#84231a", "#bf3626"),
    ),
    "purple": Kin(
        ("#f3ecfb", "#ffffff", "#9a6cc8", "#5f3a8a", "#5fc0a8", "#d4839a"),
        *("calico", "zigzag", "star", "#43276e", "#6b3fa0"),
    ),
    "orange": Kin(
        ("#fcbb58", "#fff4dc", "#cf7420", "#a8571a", "#5aa05a", "#e0786f"),
        *("tuxedo", "bob", "shell", "#d07f1c", "#f7ab3a"),
    ),
}


def at(text: str) -> Cells:
    """Read squares written as 'xy xy'."""
    return tuple((int(word[0]), int(word[1])) for word in text.split())


def limbs(text: str) -> tuple[tuple[Cell, Cell, str], ...]:
    """Read limbs written as 'xy xy fore, xy xy hind'."""
    return tuple((*at(part[:5]), part[6:]) for part in text.split(", "))


SHAPES = {
    "t5": Body("..#/###/..#", at("01 11 21"), at("20 21"), limbs("22 21 hind")),
    "w5": Body(".##/##./#..", at("20 10 11 01"), at("02 01")),
    "n6": Body(".#/##/##/#.", at("10 11 12 02"), at("03 02"), (), at("01 11 02 12")),
    "y5": Body(".#/##/.#/.#", at("10 11 12"), at("13 12"), limbs("01 11 fore")),
    "p5": Body(".#/##/##", at("10 11 12 02"), at("01 02")),
    "f6": Body("#../###/#.#", at("00 01 11 21"), at("22 21"), limbs("02 01 fore")),
    "lt6": Body(".#../.#../####", at("10 11 12 22"), at("32 22"), limbs("02 12 fore")),
    "v5": Body("..#/..#/###", at("20 21 22 12"), at("02 12")),
    "l5": Body("#./#./#./##", at("00 01 02 03"), at("13 03")),
    "u5": Body("##/#./##", at("10 00 01 02"), at("12 02")),
    "z6": Body("###./#.##", at("00 10 20 21"), at("31 21"), limbs("01 00 fore")),
    "s6": Body(".##/###/..#", at("01 11 21"), at("22 21"), (), at("10 20 11 21")),
    "x5": Body(".#./###/.#.", at("10 11"), at("12 11"), limbs("01 11 fore, 21 11 fore")),
    "n5": Body("..##/###.", at("30 20 21 11"), at("01 11")),
    "s4": Body(".##/##.", at("20 10 11"), at("01 11")),
    "i5": Body("#/#/#/#/#", at("00 01 02 03"), at("04 03")),
    "c6": Body(".#./.#./###/.#.", at("10 11 12"), at("13 12"), limbs("02 12 hind, 22 12 hind")),
}


def cells_of(rows: str) -> list[Cell]:
    """Return the squares of a shape written row by row."""
    return [(x, y) for y, row in enumerate(rows.split("/")) for x, mark in enumerate(row) if mark == "#"]


def orient(cells: Iterable[Cell], orientation: str) -> Callable[[Cell], Cell]:
    """Return what takes a square to its place when its shape is mirrored and rotated as the word says."""

    def spin(cell: Cell) -> Cell:
        """Turn one square about the corner."""
        x, y = cell
        if orientation.endswith("m"):
            x = -x
        for _ in range(int(orientation[1])):
            x, y = -y, x
        return x, y

    spun = [spin(cell) for cell in cells]
    left, top = min(x for x, _ in spun), min(y for _, y in spun)
    return lambda cell: (spin(cell)[0] - left, spin(cell)[1] - top)


def ways(rows: str) -> list[str]:
    """Return the turns that look different, each by the first word that says it."""
    cells, found = cells_of(rows), {}
    for orientation in ORIENTATIONS:
        found.setdefault(frozenset(map(orient(cells, orientation), cells)), orientation)
    return list(found.values())


@cache
def boats() -> dict[str, dict[Cell, str]]:
    """Return the squares of every boat as Tiled has them: what kind of cell lies where."""
    names = ISLE_CELLS.split()
    out = {}
    for layer in ET.parse(BOATS).getroot().findall("layer"):
        lines = (layer.findtext("data") or "").strip().splitlines()
        grid = [[int(number) for number in line.strip(",").split(",")] for line in lines]
        out[layer.get("name", "")] = {
            (x, y): names[number - 1] for y, row in enumerate(grid) for x, number in enumerate(row) if number
        }
    return out


def rooms(boat: str) -> dict[Cell, int]:
    """Return which room every square of a boat belongs to."""
    return {cell: int(name.split("-")[1]) for cell, name in boats()[boat].items()}

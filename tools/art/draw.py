"""Draws all sprites and tilesets into a folder."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from . import free, house, isle, isle_cells, larder, meow, meowtopia, minicity, neko, order, title, toybox
from .svg import Svg
from .tileset import Tile, tileset

ROOT = Path(__file__).resolve().parents[2]
# tileset: the order of its faces, then folder and maker of each part of it
SETS = {
    "house": (order.HOUSE, (("house", house.faces), ("title", title.faces))),
    "meow": (order.MEOW, (("meow", meow.faces),)),
    "isle": (order.ISLE, (("isle", isle.faces),)),
    "meowtopia": (order.MEOWTOPIA, (("meowtopia", meowtopia.faces),)),
    "isle_cells": (order.ISLE_CELLS, (("isle", isle_cells.faces),)),
    "minicity": (order.MINICITY, (("minicity", minicity.faces),)),
    "neko": (order.NEKO, (("neko", neko.faces),)),
    "toybox": (order.TOYBOX, (("toybox", toybox.faces),)),
}


def pictures(name: str) -> Iterator[tuple[Tile, Svg]]:
    """Yield every face of a tileset with its picture."""
    for folder, faces in SETS[name][1]:
        for face, picture, props in faces():
            yield Tile(face, folder, picture.width, picture.height, props | free.said(name, face)), picture


def numbered(names: str, tiles: list[Tile]) -> list[tuple[int, Tile]]:
    """Return the tiles with the ids that the order gives them."""
    ids = {face: number for number, face in enumerate(names.split())}
    missing = [t.face for t in tiles if t.face not in ids]
    if missing:
        raise SystemExit(f"Append these faces to the end of their list in tools/art/order.py: {' '.join(missing)}")
    return sorted((ids[t.face], t) for t in tiles)


def write(path: Path, text: str) -> int:
    """Write a text file, the same bytes on every system, and return their number."""
    data = text.encode("utf-8")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return len(data)


def draw(root: Path = ROOT) -> dict[str, tuple[int, int]]:
    """Draw everything under root, remove what is no longer drawn, and return files and bytes by folder."""
    counts: dict[str, tuple[int, int]] = {}
    kept = set()
    for name in SETS:
        tiles = []
        for tile, picture in pictures(name):
            path = root / "sprites" / tile.folder / f"{tile.face}.svg"
            size = write(path, picture.text())
            kept.add(path)
            tiles.append(tile)
            files, total = counts.get(tile.folder, (0, 0))
            counts[tile.folder] = files + 1, total + size
        write(root / "levels" / f"{name}.tsx", tileset(name, numbered(SETS[name][0], tiles)))
    for folder in counts:
        _clear(root / "sprites" / folder, kept)
    draw_example(root / "levels" / "example")
    return counts


def draw_example(folder: Path) -> None:
    """Draw the example of an own table: all of it but the pages that say how one is made."""
    kept, tiles = set(), []
    for face, picture, props in larder.faces():
        path = folder / larder.PICTURES / f"{face}.svg"
        write(path, picture.text())
        kept.add(path)
        tiles.append(Tile(face, larder.PICTURES, picture.width, picture.height, props))
    _clear(folder / larder.PICTURES, kept)
    write(folder / "table.tsx", tileset("table", list(enumerate(tiles)), ""))
    write(folder / "table.tmx", larder.table(tiles))


def _clear(folder: Path, kept: set[Path]) -> None:
    """Remove the pictures that are no longer drawn."""
    for path in sorted(folder.glob("*.svg")):
        if path not in kept:
            path.unlink()


def main() -> int:
    """Draw everything into the checkout and say how much it is."""
    counts = draw()
    for folder, (files, size) in counts.items():
        print(f"sprites/{folder}: {files} pictures, {size / 1000:.0f} kB")
    print(f"together {sum(n for _, n in counts.values()) / 1e6:.2f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())

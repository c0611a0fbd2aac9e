"""python3 tools/check_levels.py: says what is wrong with levels/ and sprites/, one sentence per fault."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path[0] = str(ROOT)
    if not find_spec("pygame") and Path(sys.prefix) != ROOT / ".venv":  # the Python of the house has it
        from tools import environment

        sys.exit(environment.start("tools.check_levels", [], str(ROOT)))
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from meowgames import paths, rules, words  # noqa: E402  found through the lines above
from meowgames.play import level  # noqa: E402
from tools import check_svg  # noqa: E402
from tools.levels import book, maps, outside, parts, tables, tilesets  # noqa: E402


def faults(root: Path = ROOT) -> list[str]:
    """Return all that is wrong with the levels and sprites of a checkout."""
    drawn = [*of_tilesets(root), *of_maps(root), *of_sprites(root), *of_book(root)]
    return list(dict.fromkeys([*drawn, *of_tables(root), *of_tiled(root)]))


def of_tilesets(root: Path) -> Iterator[str]:
    """Yield faults of every tileset."""
    for path in sorted((root / "levels").glob("*.tsx")):
        yield from said(path, root, tilesets.faults(path, root / "meowgames" / "sounds"))


def of_maps(root: Path) -> list[str]:
    """Return faults of every map, our own first, then what the reader says of those without."""
    found: list[str] = []
    with lent(root):
        for path in sorted((root / "levels").glob("*.tmx")):
            faulty = list(said(path, root, maps.faults(path)))
            found += faulty or _refused(path.stem)
    return found


def _refused(name: str) -> list[str]:
    """Return the sentence of the reader if it cannot read a map."""
    try:
        level.read_map(name)
    except paths.Missing as missing:
        return [str(missing)]
    return []


def of_sprites(root: Path) -> Iterator[str]:
    """Yield art no tileset names, and art the rasteriser would draw wrongly."""
    named = tilesets.art(root / "levels")
    for path in sorted((root / "sprites").rglob("*.svg")):
        strays = [] if path.resolve() in named else ["no tileset names it"]
        yield from said(path, root, strays + check_svg.faults(path))


def of_book(root: Path) -> Iterator[str]:
    """Yield what the book of the maps gets wrong, and what maps and tilesets say that is not in it."""
    path = root / "levels" / book.NAME
    yield from said(path, root, book.faults(path))
    try:
        known = book.read(path)
    except parts.Broken:
        return
    for file in sorted((root / "levels").glob("*.t[ms]x")):
        yield from said(file, root, book.of_file(file, known))


def of_tables(root: Path) -> list[str]:
    """Return faults of the tables of the games that can be played."""
    found: list[str] = []
    with lent(root):
        for name in rules.playable():
            try:
                found += said(root / "levels" / f"{name}.tmx", root, tables.faults(name))
            except paths.Missing as missing:
                found.append(str(missing))
    return found


def of_tiled(root: Path) -> Iterator[str]:
    """Yield what the real Tiled reads otherwise, where it is installed."""
    if outside.there():
        for path in sorted((root / "levels").glob("*.tmx")):
            yield from said(path, root, outside.faults(path))


def said(path: Path, root: Path, found: Iterable[str]) -> Iterator[str]:
    """Yield sentences with the name of their file."""
    for fault in found:
        yield f"{path.relative_to(root).as_posix()}: {fault}."


@contextmanager
def lent(root: Path) -> Iterator[None]:
    """Let the program take its data from this checkout for a while."""
    home, paths.PACKAGE = paths.PACKAGE, root / "meowgames"
    _forget()
    try:
        yield
    finally:
        paths.PACKAGE = home
        _forget()


def _forget() -> None:
    """Drop all that was read from another checkout."""
    for kept in (level.read_map, level.read_level, level.read_faces, words.catalogue):
        kept.cache_clear()


def main() -> int:
    """Print every fault; 1 if there is any."""
    found = faults()
    for fault in found:
        print(fault)
    if not found:
        print("Levels and sprites are in order" + ("." if outside.there() else "; Tiled was not asked."))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

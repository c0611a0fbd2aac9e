"""The data of the program as somebody might edit them: a tree of links in which single files are other ones."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from meowgames import paths, words
from meowgames.play import length, lesson, level, sheet, strength
from meowgames.screen import text

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ("levels", "seeds", "fonts", "sprites", "meowgames/sounds", "meowgames/locale")
KINDS = {  # kind of data -> its files
    "lessons": "levels/*.lesson.toml",
    "figures": "levels/[ls]*h.toml",
    "maps": "levels/*.tmx",
    "tilesets": "levels/*.tsx",
    "rule sheets": "seeds/*.md",
    "catalogues": "meowgames/locale/*/*.po",
    "typefaces": "fonts/*.ttf",
    "sounds": "meowgames/sounds/*.ogg",
}
NUMBERS = ("0", "-1", "7", "1e9", "99999999999999999999", "nan", "", "x", "0.5")
BABBLE = (b"\0", b"\xff\xfe", b'"', b"<", b"{", b"{0.__class__}", b"%s", b"]" * 40)
READERS = (words, length, lesson, level, sheet, strength, text)


def tree(folder: Path) -> Path:
    """Lay links to all data into a folder."""
    for name in FOLDERS:
        for path in (ROOT / name).rglob("*"):
            if path.is_file():
                link = folder / path.relative_to(ROOT)
                link.parent.mkdir(parents=True, exist_ok=True)
                link.symlink_to(path)
    return folder


@contextmanager
def edited(tree: Path, name: str, how: Callable[[bytes], bytes]) -> Iterator[Path]:
    """Let the program take its data from the tree for a while, in which one file is edited."""
    file = tree / name
    before = (ROOT / name).read_bytes()
    after = how(before)
    file.unlink()
    file.write_bytes(after)
    home, paths.PACKAGE = paths.PACKAGE, tree / "meowgames"
    forget()
    try:
        yield file
    finally:
        paths.PACKAGE = home
        forget()
        file.unlink()
        os.symlink(ROOT / name, file)


def forget() -> None:
    """Drop all that was read."""
    for kept in (one for module in READERS for one in vars(module).values() if hasattr(one, "cache_clear")):
        kept.cache_clear()


def careless(data: bytes, rng: Random) -> bytes:
    """Return a file as it is after a careless edit: cut, emptied, a line gone or twice, a word or number another."""
    lines, way = data.split(b"\n"), rng.randrange(9)
    at = rng.randrange(len(lines))
    if way == 0:
        return data[: rng.randrange(len(data))]
    if way == 1:
        return rng.randbytes(rng.randrange(400)) if rng.random() < 0.7 else b""
    if way == 2:
        return b"\n".join(lines[:at] + lines[at + 1 :])
    if way == 3:
        return b"\n".join(lines[:at] + [rng.choice(lines)] + lines[at:])
    if way == 4:
        place = rng.randrange(len(data))
        return data[:place] + rng.choice(BABBLE) + data[place:]
    found = list(re.finditer(rb"-?\d+(\.\d+)?" if way < 7 else rb'"([^"\n]*)"|[a-z_]+', data)) or [re.match(b"", data)]
    one = rng.choice(found)
    new = rng.choice(NUMBERS).encode() if way < 7 else rng.choice((b"", rng.choice(found)[0]))
    return data[: one.start()] + new + data[one.end() :]

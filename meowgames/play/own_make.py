"""Makes a table of one's own: a copy of the example, and the page that says how to go on."""

from __future__ import annotations

import errno
import os
import shutil
from pathlib import Path
from xml.sax.saxutils import escape

from .. import disk, paths
from .own_file import names

EXAMPLE = "example"  # among the levels
TITLE = "Snack race"  # what the map of the example calls itself
PAGE, LANGUAGE = "HOW-TO.{}.txt", "en"  # the page in each language, and the one that is always there


def example(*parts: str) -> Path:
    """Return the folder of the example, or a file in it."""
    return paths.data("levels", EXAMPLE, *parts)


def page(language: str) -> Path:
    """Return the page that says how a table is made, in that language if it was written in it."""
    found = example(PAGE.format(language))
    return found if found.exists() else example(PAGE.format(LANGUAGE))


def make(name: str, title: str, page_name: str, language: str) -> Path | str:
    """Return the folder of a new table, or the key of what hindered it; nothing that lies there is touched."""
    try:
        home = paths.tables()
        disk.make_folder(home)
        new, made = home / f".new-{os.getpid()}", home / fresh(name, home)
        try:
            _copy(new, title, page_name, language)
            os.rename(new, made)
        except BaseException:
            shutil.rmtree(new, ignore_errors=True)
            raise
    except OSError as error:
        return "own.make.full" if error.errno in (errno.ENOSPC, errno.EDQUOT) else "own.make.failed"
    except paths.Homeless:
        return "own.make.failed"
    return made


def fresh(name: str, home: Path) -> str:
    """Return that name, or one like it that nothing is called yet, however it is written."""
    taken, count, found = {one.casefold() for one in names(home)}, 1, name
    while found.casefold() in taken or os.path.lexists(home / found):
        count += 1
        found = f"{name} {count}"
    return found


def _copy(folder: Path, title: str, page_name: str, language: str) -> None:
    """Write all of the example into a new folder, so that it may be changed whoever owns the program."""
    folder.mkdir()
    for path in sorted(example().rglob("*")):
        to = folder / path.relative_to(example())
        if path.is_dir():
            to.mkdir()
        elif path.suffix == ".tmx":
            text = path.read_text("utf-8").replace(f'value="{TITLE}"', f'value="{escape(title, {chr(34): "&quot;"})}"')
            to.write_bytes(text.encode("utf-8"))
        elif not path.match(PAGE.format("*")):
            to.write_bytes(path.read_bytes())
    text = page(language).read_text("utf-8")
    (folder / f"{page_name}.txt").write_bytes(text.replace("\n", os.linesep).encode("utf-8"))

"""The files of a table of one's own: nothing is read that lies elsewhere, is no plain file, or is too large."""

from __future__ import annotations

import os
import re
import stat
import unicodedata
from collections.abc import Callable, Iterable
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from .. import paths

LETTERS = 40  # of the name of a folder
PATH = 200  # letters of what leads to a picture
FILES = 800  # that one table may name
ALL = 64 << 20  # bytes of all that is read of one table
LOOKED = 1000  # entries of a folder that are looked at
DEVICES = frozenset(("con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))))
ODD = re.compile(r'[\\%:*?"<>|\x00-\x1f\x7f]')  # what leads somewhere else on some system

Stamp = tuple[int, ...]  # what tells that a file is another one than before; () where there is none


class Where(NamedTuple):
    """A line of a file, as a sentence names it."""

    file: str
    line: int = 0


class Trouble(paths.Missing):
    """The sentence that says what is wrong with a table of one's own: a text key and what fills its gaps, and where."""

    def __init__(self, reason: str, *gaps: object, at: Where | None = None, table: str = ""):
        where = f"{at.file}:{at.line}" if at and at.line else at.file if at else ""
        super().__init__(table or where, where)
        self.key = reason if reason == "own.gone" else "own.broken"
        self.reason, self.gaps, self.at = reason, gaps, at or Where("")

    def __str__(self) -> str:
        return f"{self.why or self.path}: {self.reason} {self.gaps}"

    def said(self, words: Callable[..., str]) -> str:
        """Return the whole sentence in the language of these words: file, line, reason."""
        reason = words(self.reason, *self.gaps)
        if not self.at.file:
            return reason
        return words("own.line", self.at.file, self.at.line, reason) if self.at.line else words(
            "own.file", self.at.file, reason
        )  # fmt: skip


class Folder:
    """The folder of one table: what was looked at in it, and how much was read."""

    def __init__(self, path: Path):
        self.path, self.left = path, ALL
        self.seen: dict[Path, Stamp] = {}

    @property
    def name(self) -> str:
        """What the folder is called, the same on every system."""
        return unicodedata.normalize("NFC", self.path.name)

    def at_home(self) -> bool:
        """Tell whether the folder itself lies where tables do, and is no link to another."""
        try:
            return self.path.resolve().parent == self.path.parent.resolve() and not self.path.is_symlink()
        except (OSError, RuntimeError):
            return False

    def maps(self) -> list[Path]:
        """Return the maps in it by name."""
        self.seen[self.path] = listing(self.path)
        return [path for path in _entries(self.path) if path.suffix.lower() == ".tmx"]

    def find(self, home: Path, source: str, kinds: Iterable[str], missing: str, at: Where) -> Path:
        """Return the file that a file in that folder means by a source; Trouble where it may not or does not lie."""
        if not source or len(source) > PATH or source[0] in "/~" or ODD.search(source):
            raise Trouble("own.source.odd", shown(source), at=at)
        parts = source.split("/")
        if any(part.strip(" .") != part and part not in (".", "..") or device(part) for part in parts):
            raise Trouble("own.source.odd", shown(source), at=at)
        path = Path(os.path.normpath(home / source))
        self._note(path, at)
        try:
            real, root = path.resolve(), self.path.resolve()
        except (OSError, RuntimeError, ValueError):  # links that go round
            raise Trouble("own.source.out", shown(source), at=at) from None
        if not path.is_relative_to(self.path) or not real.is_relative_to(root):
            raise Trouble("own.source.out", shown(source), at=at)
        if Path(source).suffix.lower() not in kinds:
            raise Trouble(f"{missing}.kind", shown(source), at=at)
        self._note(real, at)
        if not self.seen[real]:
            other = next((one.name for one in _entries(path.parent) if one.name.lower() == path.name.lower()), "")
            raise Trouble("own.missing.case" if other else f"{missing}.missing", shown(source), shown(other), at=at)
        return real

    def _note(self, path: Path, at: Where) -> None:
        """Remember a file that was looked for, whether or not it is there."""
        self.seen.setdefault(path, stamp(path))
        if len(self.seen) > 2 * FILES:
            raise Trouble("own.much.files", FILES, at=at)

    def take(self, path: Path, most: int, at: Where) -> bytes:
        """Return what a file holds, never more than so many bytes; Trouble where it is no plain file, or larger."""
        self._note(path, at)
        try:
            found = _bytes(path, most)
        except OSError:
            raise Trouble("own.file.unread", shown(path.name), at=at) from None
        if isinstance(found, str):
            raise Trouble(found, shown(path.name), most >> 20, at=at)
        self.left -= len(found)
        if self.left < 0:
            raise Trouble("own.much.bytes", ALL >> 20, at=at)
        return found


def home_of(path: Path) -> Path | None:
    """Return the folder of the table a file belongs to, None where it belongs to none."""
    try:
        home = paths.tables().resolve()
    except (paths.Homeless, OSError, RuntimeError):
        return None
    return home / path.relative_to(home).parts[0] if home in path.parents else None


def again(path: Path, most: int) -> bytes:
    """Return what a file holds by now that was found before; Trouble where a link leads to it since."""
    at = Where(shown(path.name))
    found = Folder(path.parent).take(path, most, at) if _straight(path) else b""
    if not _straight(path):  # perhaps only since it was opened
        raise Trouble("own.source.out", shown(path.name), at=at)
    return found


def _straight(path: Path) -> bool:
    """Tell whether no link is on the way to a file."""
    try:
        return path.resolve() == path
    except (OSError, RuntimeError, ValueError):
        return False


def _bytes(path: Path, most: int) -> bytes | str:
    """Return what a plain file holds, or the key of what it is instead; a pipe or a device is not even opened."""
    if not stat.S_ISREG(os.lstat(path).st_mode):
        return "own.file.odd"
    how = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    with open(os.open(path, how), "rb") as file:
        known = os.fstat(file.fileno())
        if not stat.S_ISREG(known.st_mode):  # another one by now
            return "own.file.odd"
        found = file.read(most + 1) if known.st_size <= most else b""
    return "own.file.large" if known.st_size > most or len(found) > most else found


def _entries(folder: Path) -> list[Path]:
    """Return what lies in a folder, sorted by name, without what is hidden."""
    try:
        found = [one for one in islice(os.scandir(folder), LOOKED) if not one.name.startswith(".")]
    except OSError:
        return []
    return sorted(Path(one.path) for one in found)


def names(folder: Path) -> list[str]:
    """Return what everything in a folder is called that is looked at."""
    return [path.name for path in _entries(folder)]


def stamp(path: Path) -> Stamp:
    """Return what changes when a file does, () where nothing lies."""
    try:
        found = os.lstat(path)
    except (OSError, ValueError):
        return ()
    return found.st_mode, found.st_size, found.st_mtime_ns, found.st_ino


def listing(folder: Path) -> Stamp:
    """Return what changes when a folder has other maps, or is another one."""
    return stamp(folder)[:1] + tuple(hash(path.name) for path in _entries(folder) if path.suffix.lower() == ".tmx")


def folders() -> dict[str, Path]:
    """Return the folders of the user's tables by the names they are known by, the same on every system."""
    try:
        found = [path for path in _entries(paths.tables()) if os.path.isdir(path)]
    except paths.Homeless:
        return {}
    return {unicodedata.normalize("NFC", path.name): path for path in found}


def folder_of(name: str) -> Path | None:
    """Return the folder of a table; where there is none, the only one that is called so but for its capitals."""
    if not plain(name):
        return None
    known = folders()
    alike = [path for other, path in known.items() if other.casefold() == name.casefold()]
    return known.get(name) or (alike[0] if len(alike) == 1 else None)


def plain(name: str) -> bool:
    """Tell whether a folder can be called so on every system: letters, digits, spaces, - and _."""
    letters = all(one.isalnum() or one in " -_" for one in name)
    ends = name.strip(" -") == name and 0 < len(name) <= LETTERS
    return letters and ends and not device(name) and unicodedata.is_normalized("NFC", name)


def device(name: str) -> bool:
    """Tell whether some system takes a name for a device."""
    return name.partition(".")[0].strip().lower() in DEVICES


def shown(text: str) -> str:
    """Return what a sentence repeats of a file: one short line of letters."""
    found = "".join(" " if one.isspace() else one for one in text[: PATH // 2] if one.isspace() or one.isprintable())
    return found if len(found) <= LETTERS else f"{found[: LETTERS - 1]}\N{HORIZONTAL ELLIPSIS}"

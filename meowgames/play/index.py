"""The index of the saves: what a list shows of each file, kept on disk, so that only what has changed is read again."""

from __future__ import annotations

import json
import os
from collections.abc import Generator, Sequence
from contextlib import suppress
from functools import cache, lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any
from zlib import crc32

from .. import __version__, paths
from . import saves
from .match import Seat
from .saves import RUNNING, Summary
from .steps import Steps

FORMAT = "meowgames index 1"
MANY = 100  # files looked at between two looks at the clock
OWN = b'"own'  # in a line about a table of one's own: what it says follows from more than its file
SPARE = 500  # lines about files that have changed since or are gone, before all is written anew

File = bytes  # a save as the folder tells of it: its date, size and name; so they sort by date


class Index:
    """The saves of a folder, the last played first; whoever shows them lets it read on, a little at a time."""

    def __init__(self, folder: Path | str):
        self.folder = Path(folder)
        self.file = self.folder.with_name(f"{self.folder.name}.index")
        self.files: list[File] = []  # what lies there; at first, what lay there when that was last written down
        self.unread: list[File] = []  # those of which nothing is known, the last played at the end
        self.news = 0  # grows whenever it learns something
        self._known: dict[File, bytes] = {}  # the list it belongs to and its summary, as a line has them
        self._made: dict[File, Summary] = {}
        self._work = Steps(self._steps())
        self._lines: int | None = None  # on disk, once that was looked at
        self._new: list[File] = []  # what is not on disk yet

    # ── what it knows ──

    def listed(self, kind: str) -> Listed:
        """Return the saves of one list, as far as they are known."""
        start, known = kind.encode(), self._known
        return Listed(self, [file for file in self.files if known.get(file, b"").startswith(start)])

    def summary(self, file: File) -> Summary:
        """Return what a list shows of a file; one that is not known, or not as it should be, is read at once."""
        if file not in self._made:
            try:
                self._made[file] = _unpacked(self._path(file), file, self._known.get(file, b""))
            except (ValueError, TypeError, LookupError):
                self._note(file, Steps(saves.read(self._path(file), _date(file))).result())
        return self._made[file]

    def newest(self) -> Summary | None:
        """Return the last played match that is not over, as far as is known."""
        return next(iter(self.listed(RUNNING)), None)

    def _path(self, file: File) -> Path:
        return self.folder / os.fsdecode(_name(file))

    # ── how it learns ──

    def look(self) -> None:
        """Begin to look again at what lies in the folder."""
        self._work, self._made = Steps(self._steps()), {}
        self._known = {file: line for file, line in self._known.items() if OWN not in line}

    def read_on(self, seconds: float) -> bool:
        """Go on for that long, in time of this thread, or a move longer; tell whether it learned something."""
        before = self.news
        self._work.go_on(seconds)
        self._keep()
        return self.news > before

    def whole(self) -> list[Summary]:
        """Return every save, however long that takes."""
        self.look()
        self.read_on(float("inf"))
        return [self.summary(file) for file in self.files]

    def _steps(self) -> Generator[None, None, None]:
        """Take up what is on disk, look at what lies in the folder, and read what is not known."""
        if self._lines is None:
            self._take_up()
            yield
        found = []
        start = len(os.path.join(self.folder, ""))
        for path, changed, size in saves.files(self.folder):
            found.append(b"%020d %d %s" % (changed, size, os.fsencode(path[start:])))
            if len(found) % MANY == 0:
                yield
        self._lay_out(found)
        yield
        while self.unread:
            file = self.unread.pop()
            one = yield from saves.read(self._path(file), _date(file))
            self._note(file, one)
            yield

    def _take_up(self) -> None:
        """Take up what is on disk; a broken part does not count, nor what another version has written."""
        try:
            head, *parts = self.file.read_bytes().split(b"\n#")
        except OSError:
            head, parts = b"", []
        if head != _head():
            parts = []
        for part in parts:
            seal, _, body = part.partition(b"\n")
            if seal == _seal(body):
                for line in body.split(b"\n"):
                    file, _, self._known[file] = line.partition(b"\t")
        self._lines = len(self._known)
        self._lay_out(list({_name(file): file for file in self._known}.values()))

    def _lay_out(self, files: list[File]) -> None:
        """Put files in order, the last played first."""
        self.files = sorted(files, reverse=True)
        self.unread = [file for file in reversed(self.files) if file not in self._known]
        self.news += 1

    def _note(self, file: File, one: Summary) -> None:
        """Remember what was read."""
        self._known[file] = saves.kind(one).encode() + b"\t" + json.dumps(one[2:], default=str).encode()
        self._made[file] = one
        self.news += 1
        if os.fsdecode(_name(file)).isprintable() and OWN not in self._known[file]:  # others are read each time
            self._new.append(file)

    def _keep(self) -> None:
        """Put what is new on disk; if that fails, the files are read again another time."""
        if not self._new:
            return
        anew = not self._lines or self._lines > len(self.files) + SPARE
        written = [file for file in self.files if file in self._known] if anew else self._new
        body = b"\n".join(file + b"\t" + self._known[file] for file in written)
        part = b"\n#" + _seal(body) + b"\n" + body
        with suppress(OSError):
            if anew:
                new = self.file.with_name(f"{self.file.name}.{os.getpid()}.new")
                new.write_bytes(_head() + part)
                os.replace(new, self.file)
            else:
                with open(self.file, "ab") as out:
                    out.write(part)
        self._lines = len(written) + (0 if anew else self._lines or 0)
        self._new = []


class Listed(Sequence[Summary]):
    """The saves of one list, the last played first; each summary is made when it is looked at."""

    def __init__(self, source: Index, files: list[File]):
        self.source, self.files = source, files

    def __len__(self) -> int:
        return len(self.files)

    def __getitem__(self, number: Any) -> Any:
        found = self.files[number]
        return Listed(self.source, found) if isinstance(number, slice) else self.source.summary(found)

    def find(self, path: Path) -> Summary | None:
        """Return what is listed of a file, if it is among them."""
        wanted = os.fsencode(path.name)
        return next((self.source.summary(file) for file in self.files if _name(file) == wanted), None)


@lru_cache(maxsize=1)
def of(folder: Path) -> Index:
    """Return the index of a folder: one for all who show it."""
    return Index(folder)


def _name(file: File) -> bytes:
    return file.split(b" ", 2)[2]


def _date(file: File) -> int:
    return int(file.split(b" ", 1)[0])


@cache
def _head() -> bytes:
    """Return the first line: all that a summary follows from besides its file, the rules and maps of this program."""
    seal = blake2b(digest_size=8)
    rules = paths.PACKAGE / "rules"
    for folder in (paths.data("levels"), paths.PACKAGE / "play", rules, *sorted(rules.glob("*/"))):
        with suppress(OSError):  # a frozen program has no such folders
            for entry in sorted(os.scandir(folder), key=lambda entry: entry.name):
                if entry.is_file() and not entry.name.endswith(".pyc"):
                    about = entry.stat()
                    seal.update(f"{entry.name} {about.st_mtime_ns} {about.st_size}\n".encode("utf-8", "replace"))
    return f"{FORMAT} {__version__} {seal.hexdigest()}".encode()


def _seal(body: bytes) -> bytes:
    return b"%08x" % crc32(body)


def _unpacked(path: Path, file: File, line: bytes) -> Summary:
    game, seats, *rest = json.loads(line.split(b"\t", 1)[1])
    return Summary(path, saves.date(_date(file)), game, tuple(Seat(*seat) for seat in seats), *_tuples(rest))


def _tuples(found: Any) -> Any:
    """Return lists as the tuples they were."""
    return tuple(_tuples(one) for one in found) if isinstance(found, list) else found

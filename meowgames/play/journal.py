"""The save of a match: one file, to which every move is added before it is shown as done (a write-ahead log)."""

from __future__ import annotations

import contextlib
import errno
import os
import re
import secrets
import stat
import sys
from collections.abc import Generator
from datetime import datetime
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from .. import disk
from . import lines
from .cats import clean
from .lines import Mark, Note, Reading
from .match import Match

ENDING = ".match"
LARGEST = 8 << 20  # bytes; the longest match of the collection needs a hundredth of it
FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
LOCKED_BYTE = 1 << 30  # far behind the text, for systems that lock bytes and would refuse to read them


class Loaded(NamedTuple):
    """What a file or code gave: a match, a note where something was wrong, a journal to play on with."""

    match: Match | None
    note: Note | None = None
    journal: Journal | None = None


class Journal:
    """The one file a match is written to, made when there is first something to write."""

    def __init__(self, folder: Path | str, key: str = "", started: datetime | None = None):
        self.folder = Path(folder)
        self.id = key or secrets.token_hex(6)
        self.started = started or datetime.now().astimezone()
        self.path: Path | None = None
        self.trouble: str | None = None  # text key of why the last move is not on disk yet
        self._file: int | None = None
        self._mark = Mark([], 0, [])
        self._size = 0
        self._chain = b""
        self._seal = blake2b()  # of all that was written
        self._half = b""  # what was to follow when a write failed: any part of it may be there
        self._moved = False  # to a new file, which nobody was told yet
        self._closed = False

    @classmethod
    def create(cls, match: Match, folder: Path | str, started: datetime | None = None) -> Journal:
        """Start a file of its own for this match; `trouble` says whether that failed for now."""
        journal = cls(folder, started=started)
        journal.add(match)
        return journal

    @staticmethod
    def load(path: Path | str, write: bool = True, folder: Path | str | None = None) -> Loaded:
        """Read a match; with `write` hold its file to play on, or a new one in `folder` if it is damaged."""
        path = Path(path)
        try:
            file, ours = _open(path, write)
        except (OSError, ValueError) as error:
            return Loaded(None, _why(error))
        held = False
        try:
            data = _content(file, LARGEST)
            reading = lines.read(data) if len(data) <= LARGEST else Reading(note=("save.huge",))
            if reading.match is None:
                return Loaded(None, reading.note)
            if not write or ours is False:
                return Loaded(reading.match, reading.note if ours is not False else ("save.locked",))
            journal = _after(reading, folder or path.parent)
            note = reading.note or (("save.readonly",) if ours is None else None)
            if note is None:
                journal._hold(path, file, data, reading)
                held = True
            return Loaded(reading.match, note, journal)
        except OSError as error:
            return Loaded(None, _why(error))
        finally:
            if not held:
                os.close(file)

    def add(self, match: Match) -> str | None:
        """Put all that is new on disk; return the text key of what there is to say: trouble, or that it has moved.

        After trouble the next call tries again. A file that another program has changed is left to it.
        """
        try:
            if self._closed:
                raise OSError(errno.EBADF, "closed")
            if self._file is not None and not self._ours(self._file):
                self._let_go()
                self._moved = True
            file = self._make(match) if self._file is None else self._file
            self._write(file, lines.news(self._mark, match), match)
            self._mark = lines.mark(match)
            self.trouble = None
        except OSError as error:
            self.trouble = "save.full" if error.errno in FULL else "save.failed"
            return self.trouble
        moved, self._moved = self._moved, False
        return "save.moved" if moved else None

    def close(self) -> None:
        """Let go of the file for good; one in which nothing could be written is taken away."""
        self._closed = True
        if self._file is None:
            return
        self._let_go()
        if self.path and not self._size:
            with contextlib.suppress(OSError):  # an empty file harms nobody
                self.path.unlink()

    def _hold(self, path: Path, file: int, data: bytes, reading: Reading) -> None:
        self.path, self._file = path, file
        self._mark, self._chain = reading.mark, reading.chain
        self._size, self._seal = len(data), blake2b(data)

    def _ours(self, file: int) -> bool:
        """Tell whether the file lies where it lay and holds what was written, no more and no less."""
        try:
            if self.path is None or not os.path.samestat(os.stat(self.path), os.fstat(file)):
                return False
        except FileNotFoundError:
            return False
        found = _content(file, self._size + len(self._half))
        whole, rest = found[: self._size], found[self._size :]
        return blake2b(whole).digest() == self._seal.digest() and self._half.startswith(rest)

    def _let_go(self) -> None:
        if self._file is not None:
            os.close(self._file)
        self._file = None

    def _make(self, match: Match) -> int:
        """Make a file that was not there before, and return it."""
        disk.make_folder(self.folder)
        seed = re.sub(r"[^a-z0-9]+", "-", match.setup.seed.lower())[:24].strip("-")
        stem = "-".join(filter(None, (f"{self.started:%Y%m%d-%H%M%S}", match.setup.game, seed)))
        for count in range(1, 10000):
            path = self.folder / f"{stem}{f'-{count}' if count > 1 else ''}{ENDING}"
            try:
                self._file = file = os.open(path, _flags(os.O_RDWR | os.O_APPEND | os.O_CREAT | os.O_EXCL), 0o644)
                break
            except FileExistsError:
                continue
        else:
            raise OSError(errno.EEXIST, stem)
        _lock(file)
        self.path, self._size, self._chain, self._seal, self._half = path, 0, b"", blake2b(), b""
        self._mark = lines.unwritten(match.setup)
        return file

    def _write(self, file: int, texts: list[str], match: Match) -> None:
        """Append these texts in one go and wait for the disk."""
        if not self._size:
            texts = lines.opening(match, self.id, self.started) + texts
        if self._half:
            os.ftruncate(file, self._size)
            self._half = b""
        if not texts:
            return
        sealed, chain = [], self._chain
        for text in texts:
            line, chain = lines.seal(text, chain)
            sealed.append(line + "\n")
        data = "".join(sealed).encode("utf-8", "replace")
        self._half = left = data
        while left:
            left = left[os.write(file, left) :]
        os.fsync(file)
        if not self._size:
            disk.sync_folder(self.folder)
        self._half, self._chain, self._size = b"", chain, self._size + len(data)
        self._seal.update(data)


def peruse(path: Path | str) -> Generator[None, None, Loaded]:
    """Read a match to look at, in steps: whoever asks may do something else in between."""
    try:
        file, _ = _open(Path(path), False)
        try:
            data = _content(file, LARGEST)
        finally:
            os.close(file)
    except (OSError, ValueError) as error:
        return Loaded(None, _why(error))
    if len(data) > LARGEST:
        return Loaded(None, ("save.huge",))
    reading = Reading()
    yield from lines.steps(reading, data)
    return Loaded(reading.match, reading.note)


def _flags(wanted: int) -> int:
    return wanted | getattr(os, "O_BINARY", 0)


def _open(path: Path, write: bool) -> tuple[int, bool | None]:
    """Return the open file and whether it is ours: False if another window has it, None if only to read."""
    if not stat.S_ISREG(os.stat(path).st_mode):
        raise OSError(errno.EINVAL, "no file")
    if write:
        try:
            file = os.open(path, _flags(os.O_RDWR | os.O_APPEND))
            return file, _lock(file)
        except OSError as error:
            if error.errno not in (errno.EACCES, errno.EPERM, errno.EROFS):
                raise
    return os.open(path, _flags(os.O_RDONLY)), None


def _content(file: int, most: int) -> bytes:
    """Return what a file holds from its start; of one that holds more than that, a little more."""
    os.lseek(file, 0, os.SEEK_SET)
    data = b""
    while len(data) <= most and (part := os.read(file, 1 << 20)):
        data += part
    return data


def _after(reading: Reading, folder: Path | str) -> Journal:
    """Return the journal in which this match goes on; it has no file yet."""
    return Journal(folder, clean(reading.head["id"]), datetime.fromisoformat(reading.head["started"]))


def _why(error: Exception) -> Note:
    return ("save.missing",) if isinstance(error, FileNotFoundError) else ("save.unreadable",)


def _lock(file: int) -> bool:
    """Hold the file until it is closed or the program ends; False if another window holds it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(file, LOCKED_BYTE, os.SEEK_SET)
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        # a disk that knows no locks must not keep anybody from playing
        return error.errno not in (errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK)
    return True


def held(path: Path | str) -> bool:
    """Tell whether some window has this match open."""
    try:
        file, ours = _open(Path(path), True)
    except (OSError, ValueError):
        return False
    os.close(file)
    return ours is False

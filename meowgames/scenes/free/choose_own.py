"""The tables of one's own, as the choosing screen shows them: those that can be laid, and those that are broken."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple

from ... import paths
from ...play import own_make, own_map
from ...play.boards import is_own, lacking
from ...play.level import read_map
from ...play.own_file import Trouble, folders, shown
from ...play.own_map import OWN, Drawn
from ...screen.stage import Stage
from ...words import Words
from .choose_folder import Opening, show, tell

AT_ONCE = 0.05  # seconds a frame waits for what is read; the rest comes a few frames later
OFTEN = 0.3  # seconds from one list to the next, while there is more


class Own(NamedTuple):
    """A table of one's own."""

    laid: str  # how it is called when it is laid
    title: str
    about: str  # a line about it, or what is wrong with it
    good: bool
    folder: Path


class Found(NamedTuple):
    """A folder of the user's tables, and what was read in it."""

    name: str
    folder: Path
    map: Drawn | Trouble


class Reader(Thread):
    """Reads every table there is, beside the frames: a disk may be slow, a folder large."""

    def __init__(self) -> None:
        super().__init__(name="own tables", daemon=True)
        self.found: list[Found] = []
        self.wanted, self.done = True, False

    def run(self) -> None:
        """Read on while anybody wants to know."""
        for found in read():
            if not self.wanted:
                return
            self.found.append(found)
        self.done = True

    def stop(self) -> None:
        """Read no further."""
        self.wanted = False


class Shelf:
    """The tables there are, as far as they have been read; what was known stays until it is read again."""

    def __init__(self, stage: Stage):
        self.stage = stage
        self.reader: Reader | None = None  # while there may be more
        self.since = 0.0  # seconds since they were listed
        self.known: list[Found] = []
        self.own: list[Own] = []  # the same as they are shown
        self.folder: Opening | None = None  # one that is being opened

    def look(self, seconds: float = 0.0) -> None:
        """Begin to look again at what lies there; wait for it that long."""
        self.close()
        self.reader = Reader()
        self.reader.start()
        if seconds:
            self.reader.join(seconds)
            self.take_up()

    def close(self) -> None:
        """Read no further."""
        if self.reader:
            self.reader.stop()
        self.reader = None

    def update(self, seconds: float) -> bool:
        """Now and then take up what was read, tell a path that nothing opens; tell whether the list is another."""
        self.since += seconds
        if self.folder and self.folder.failed:
            tell(self.stage, self.folder.folder)
            self.folder = None
        return self.reader is not None and (self.reader.done or self.since > OFTEN) and self.take_up()

    def take_up(self) -> bool:
        """Take up what has been read; tell whether there is something new."""
        self.since = 0.0
        if not self.reader:
            return False
        done, found = self.reader.done, list(self.reader.found)
        if not done and len(found) <= len(self.known):
            return False
        self.reader = None if done else self.reader
        self.put(found)
        return True

    def put(self, found: list[Found]) -> None:
        """List these."""
        self.known = found
        self.write()

    def write(self) -> None:
        """Write down what is listed, in the language that is spoken now."""
        self.own = shelf(self.stage.words, self.known)

    def show(self, folder: Path) -> None:
        """Open a folder."""
        self.folder = show(self.stage, folder)

    def make(self, choose: Callable[[str], Any]) -> None:
        """Lay an example and a page of how-to into the folder, choose it, and open its folder."""
        made = make(self.stage)
        if made:
            self.look(AT_ONCE)
            choose(OWN + made.name)
            self.show(made)


def read() -> Iterator[Found]:
    """Yield every folder of the user's tables with what is in it, one after another by name."""
    for name, path in folders().items():
        yield Found(name, path, own_map.look(path))


def shelf(words: Words, found: list[Found]) -> list[Own]:
    """Return the tables as they are shown."""
    return [_own(words, one) for one in found]


def _own(words: Words, one: Found) -> Own:
    """Return a table with a line about it: where it lies, for how many it is, its pieces; or what is wrong with it."""
    name, laid = shown(one.name), OWN + one.name
    if isinstance(one.map, Trouble):
        return Own(laid, name, one.map.said(words), False, one.folder)
    seats = one.map.seats
    several = seats[0] != seats[-1]
    many = [seats[0], seats[-1]] if several else [seats[0]]
    about = words("own.about" if several else "own.about.one", *many, one.map.pieces)
    return Own(laid, one.map.title, about if one.map.title == name else f"{name} · {about}", True, one.folder)


def drawn(laid: str) -> Drawn | None:
    """Return the map of what is laid, as it is now, if it is a table of one's own; Trouble where it cannot be laid."""
    if not is_own(laid):
        return None
    if trouble := lacking(laid):
        raise trouble
    found: Drawn = read_map(laid)
    return found


def said(words: Words, error: paths.Missing) -> str:
    """Return why something cannot be laid, with file, line and reason where it is a table of one's own."""
    return error.said(words) if isinstance(error, Trouble) else words(error.key, error.path, error.why)


def make(stage: Stage) -> Path | None:
    """Lay an example and a page of how-to into that folder, and say so; nothing if that could not be done."""
    words = stage.words
    page = words("own.make.page")
    made = own_make.make(words("own.make.name"), words("own.make.title"), page, stage.settings.language)
    if isinstance(made, str):
        stage.warn(made)
        return None
    stage.toast(words("own.made", made.name, page), "icon-pencil")
    return made

"""The matches on disk: what a list of them shows, and how one is thrown away."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from .. import paths
from .journal import ENDING, Journal, Loaded, held, peruse
from .lines import Note
from .match import Seat
from .sharecode import from_code, looks_like_code

TRASH = "trash"
KINDS = RUNNING, FINISHED, BROKEN = ("running", "finished", "broken")  # the lists of saves


class Summary(NamedTuple):
    """One saved match as a list shows it; a file that gave no match has only path, when and note."""

    path: Path
    when: datetime  # last played
    game: str = ""
    seats: tuple[Seat, ...] = ()
    state: tuple = ()  # how far it is: text key, then arguments
    over: bool = False
    scores: tuple[int, ...] = ()  # once it is over
    places: tuple[int, ...] = ()
    plies: int = 0
    note: Note | None = None
    colours: tuple[int, ...] = ()  # of the seats
    laid: str = ""  # at a free table: whose map and pieces


def files(folder: Path | str) -> Iterator[tuple[str, int, int]]:
    """Yield path, date and size of every save of a folder, without reading it."""
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith(ENDING):
                with suppress(OSError):  # gone since, or a link to nowhere
                    about = entry.stat()
                    yield entry.path, about.st_mtime_ns, about.st_size


def read(path: Path, changed: int) -> Generator[None, None, Summary]:
    """Read what a list shows of one file, last changed then, in steps."""
    loaded = yield from peruse(path)
    match, when = loaded.match, date(changed)
    if match is None:
        return Summary(path, when, note=loaded.note)
    rules, state, over = match.rules, match.state, match.over
    ended = (rules.score(state), rules.rank(state)) if over else ((), ())
    about = match.setup.game, tuple(match.seats), rules.status(state), over
    return Summary(path, when, *about, *ended, match.at, loaded.note, tuple(match.colours), match.setup.laid)


def kind(one: Summary) -> str:
    """Return the list a save belongs to."""
    return BROKEN if not one.game else FINISHED if one.over else RUNNING


def date(changed: int) -> datetime:
    """Return when a file was changed, from its nanoseconds; a date no calendar has is as far off as one can be."""
    try:
        return datetime.fromtimestamp(changed / 1e9).astimezone()
    except (ValueError, OverflowError, OSError):
        return (datetime.max if changed > 0 else datetime.min).replace(tzinfo=UTC)


def delete(path: Path | str) -> str | None:
    """Move a match to the trash folder beside it; return the text key of what hindered it."""
    path = Path(path)
    if held(path):
        return "save.locked"
    trash = path.parent / TRASH
    try:
        trash.mkdir(exist_ok=True)
        os.rename(path, _free(trash / path.name))
    except OSError:
        return "save.undeleted"
    return None


def _free(path: Path) -> Path:
    """Return this path, or one like it that nothing lies at."""
    count, free = 1, path
    while free.exists():
        count += 1
        free = path.with_name(f"{path.stem}-{count}{path.suffix}")
    return free


def fetch(text: str, write: bool = False) -> Loaded:
    """Return the match a path or a share code stands for; a damaged one goes on among the other saves."""
    if looks_like_code(text) and not os.path.exists(text):
        return from_code(text)
    return Journal.load(text, write, paths.saves())

"""The matches on disk: what a list of them shows, and how one is thrown away."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from .. import paths
from .journal import ENDING, Journal, Loaded, held
from .lines import Note
from .match import Seat
from .sharecode import from_code, looks_like_code

TRASH = "trash"


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


def summaries(folder: Path | str) -> list[Summary]:
    """Return every match of the folder, the last played first; broken files are listed with their note."""
    return [summary(*file) for file in files(folder)]


def newest(folder: Path | str) -> Summary | None:
    """Return the last played match that is not over; finished ones are passed over one by one."""
    every = (summary(*file) for file in files(folder))
    return next((one for one in every if one.game and not one.over), None)


def files(folder: Path | str) -> list[tuple[str, int, int]]:
    """Return path, date and size of every match, the last played first, without reading them."""
    found = []
    try:
        entries = [entry for entry in os.scandir(folder) if entry.name.endswith(ENDING)]
    except OSError:
        return []
    for entry in entries:
        try:
            about = entry.stat()
        except OSError:
            continue  # gone since, or a link to nowhere
        found.append((entry.path, about.st_mtime_ns, about.st_size))
    return sorted(found, key=lambda file: (file[1], file[0]), reverse=True)


@lru_cache(maxsize=2000)
def summary(path: str, changed: int, size: int) -> Summary:  # noqa: ARG001 — the size is part of the key
    """Return what a list shows of one file; it is read again only when its date or size changes."""
    match, note, _ = Journal.load(path, write=False)
    if match is None:
        return Summary(Path(path), date(changed), note=note)
    rules, state, over = match.rules, match.state, match.over
    return Summary(
        Path(path),
        date(changed),
        match.setup.game,
        tuple(match.seats),
        rules.status(state),
        over,
        rules.score(state) if over else (),
        rules.rank(state) if over else (),
        match.at,
        note,
    )


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

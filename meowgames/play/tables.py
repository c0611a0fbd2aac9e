"""The last table of each game: who sat there and what was agreed, for the next set-up; a broken file harms nobody."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .. import disk, paths
from ..rules import playable
from ..rules.free.state import MOODS
from . import lines
from .boards import chairs, is_known, variants
from .brain import LEVELS
from .cats import clean
from .match import PERSON, Seat

LUCK = -1  # who starts: nobody chosen
USUAL = "cat"  # the level of a bot whose own is not known here
BROKEN = "tables.broken.json"


@dataclass(frozen=True)
class Table:
    """Who sat at a table, in the order of the set-up, who was to start, and what was agreed."""

    seats: tuple[Seat, ...]
    starter: int = LUCK
    options: Mapping[str, Any] = field(default_factory=dict)
    laid: str = ""  # at a free table: whose map and pieces
    moods: Mapping[str, str] = field(default_factory=dict)  # and how a referee watches each game


def load(game: str, path: Path | None = None) -> tuple[Table | None, str | None]:
    """Return a game's last table, and the key of a note when something about it was wrong."""
    found, note = _rows(path or paths.tables_file())
    if game not in found:
        return None, note
    try:
        table, same = _table(game, found[game])
    except (ValueError, TypeError, LookupError, AttributeError):
        return None, "note.tables.lost"
    return table, None if same else "note.tables.mended"


def save(game: str, table: Table, path: Path | None = None) -> str | None:
    """Remember a game's last table beside those of the others; the key of a note when the disk refuses."""
    path = path or paths.tables_file()
    found, _ = _rows(path)
    seats = [list(seat) for seat in table.seats]
    laid = {"laid": table.laid} if table.laid else {}
    moods = {"referee": dict(table.moods)} if table.moods else {}
    found[game] = {**laid, "seats": seats, "starter": table.starter, "options": dict(table.options), **moods}
    trouble = disk.write(path, found)
    return f"note.tables.{trouble}" if trouble else None


def _rows(path: Path) -> tuple[dict[str, Any], str | None]:
    """Return the tables as they are written, known or not; a file that cannot be understood is laid aside."""
    try:
        found = json.loads(path.read_text("utf-8"))
        if isinstance(found, dict):
            return found, None
    except FileNotFoundError:
        return {}, None
    except OSError:
        return {}, "note.tables.unread"
    except (ValueError, RecursionError):
        pass
    try:
        os.replace(path, path.with_name(BROKEN))
    except OSError:
        return {}, "note.tables.unread"
    return {}, "note.tables.broken"


def _table(game: str, row: Mapping[str, Any]) -> tuple[Table, bool]:
    """Return a table as it can be laid here, and whether that is all it was."""
    laid = row.get("laid", "")
    if not is_known(game, laid):
        raise ValueError(laid)
    sent = [Seat(*seat) for seat in row["seats"]]
    if len(sent) not in chairs(game, laid) or not all(isinstance(part, str) for seat in sent for part in seat[:3]):
        raise ValueError(game)
    levels = [_known(seat) for seat in sent]
    agreed = {name: lines.own_value(values, row["options"].get(name)) for name, values in variants(game, laid).items()}
    options = {name: value for name, value in agreed.items() if value is not None}
    seats, starter = lines.known_looks(levels), row["starter"]
    if type(starter) is not int or starter not in range(LUCK, len(seats)):
        starter = LUCK
    same = list(seats) == sent and starter == row["starter"] and options.keys() >= row["options"].keys()
    return Table(seats, starter, options, laid, _moods(row.get("referee"))), same


def _moods(sent: Any) -> dict[str, str]:
    """Return how a referee watches each game, as far as that can be understood."""
    rows = sent.items() if isinstance(sent, dict) else ()
    return {game: mood for game, mood in rows if game in playable() and mood in MOODS}


def _known(seat: Seat) -> Seat:
    """Return a seat with a level that is known here, and a name that can be written."""
    player = seat.player if seat.player in (PERSON, *LEVELS) else USUAL
    return seat._replace(name=clean(seat.name), player=player)

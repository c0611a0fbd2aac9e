"""What became of finished matches: one line each."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from .match import Match

PLAYERS = "minds"  # the name this column has in people's files
APART, POSITION, REFEREE = "apart", "position", "referee"  # the column that says why a match does not count; reasons
BLOCK = 1 << 20  # bytes searched at once
Row = dict[str, Any]


class Ended(NamedTuple):
    """A game that came to its end at a free table: which, what was agreed, the points and the places."""

    game: str
    options: Mapping[str, Any]
    scores: Sequence[int]
    places: Sequence[int]


def record(
    match: Match, file: Path | str, key: str = "", when: datetime | None = None, apart: str = "",
    ended: Ended | None = None,
) -> str | None:  # fmt: skip
    """Append a finished match once; key is its journal's id. Return the text key of what went wrong.

    What began from a position, or is apart for another reason that is told, is listed and never counted; so is a game
    that a referee followed to its end at a free table.
    """
    if not match.over and not ended:
        return None
    file, row = Path(file), _row(match, key, when or datetime.now().astimezone(), ended or _ended(match))
    if why := apart or (REFEREE if ended else apart_of(match)):
        row[APART] = why
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if any(known["id"] == row["id"] for known in naming(file, row["id"])):
            return None
        text = json.dumps(row, ensure_ascii=False) + "\n"
        with open(file, "ab+") as out:
            if _torn(out):
                text = "\n" + text
            out.write(text.encode("utf-8", "replace"))
            out.flush()
            os.fsync(out.fileno())
    except OSError:
        return "statistics.failed"
    return None


def read(file: Path | str) -> Iterator[Row]:
    """Yield every good line; one that is broken is passed over."""
    with suppress(OSError), open(file, "rb") as lines:
        yield from filter(None, map(row_of, lines))


def naming(file: Path | str, name: str) -> Iterator[Row]:
    """Yield the good lines in which a name stands, without taking the others apart."""
    text = json.dumps(name, ensure_ascii=False).encode("utf-8", "replace")
    with suppress(OSError), open(file, "rb") as lines:
        while block := lines.read(BLOCK) + lines.readline():
            if text in block:
                yield from filter(None, (row_of(line) for line in block.split(b"\n") if text in line))


def row_of(line: bytes) -> Row | None:
    """Return what a line says; None if it is broken."""
    try:
        row = json.loads(line)
        return row if _good(row) else None
    except (ValueError, TypeError, LookupError, RecursionError):
        return None


def played(file: Path | str, game: str) -> bool:
    """Tell whether a match of this game was ever finished here."""
    return any(row["game"] == game for row in naming(file, game))


def apart_of(match: Match) -> str:
    """Return why a match does not count among others, "" if it does."""
    return POSITION if match.setup.position else ""


def _ended(match: Match) -> Ended:
    rules, setup, state = match.rules, match.setup, match.state
    return Ended(setup.game, setup.options, rules.score(state), rules.rank(state))


def _row(match: Match, key: str, when: datetime, ended: Ended) -> Row:
    return {
        "id": key or _fingerprint(match),
        "when": when.isoformat(timespec="seconds"),
        "game": ended.game,
        PLAYERS: [seat.player for seat in match.seats],
        "names": [seat.name for seat in match.seats],
        "options": dict(ended.options),
        "seed": match.setup.seed,
        "plies": match.at,
        "scores": list(ended.scores),
        "places": list(ended.places),
    }


def _fingerprint(match: Match) -> str:
    """Return what tells a match without a journal from others."""
    text = repr((match.setup.game, match.setup.seats, match.setup.seed, match.moves[: match.at]))
    return blake2b(text.encode("utf-8", "replace"), digest_size=6).hexdigest()


def _good(row: Any) -> bool:
    """Tell whether a line says what is added up of it."""
    numbers = [*row["scores"], *row["places"]]
    return (
        isinstance(row["id"], str)
        and isinstance(row["game"], str)
        and len(row[PLAYERS]) > 0
        and len(row[PLAYERS]) == len(row["scores"]) == len(row["places"])
        and all(isinstance(player, str) for player in row[PLAYERS])
        and all(type(number) is int for number in numbers)
    )


def _torn(file: Any) -> bool:
    """Tell whether the last line was never finished."""
    if not file.seek(0, os.SEEK_END):
        return False
    file.seek(-1, os.SEEK_END)
    return file.read(1) != b"\n"

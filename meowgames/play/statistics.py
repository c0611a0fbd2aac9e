"""What became of finished matches: one line each, and what they add up to."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from datetime import datetime
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from .match import PERSON, Match

PLAYERS = "minds"  # the name this column has in people's files
Row = dict[str, Any]


class Standing(NamedTuple):
    """How the people at this screen did in one kind of match."""

    game: str
    levels: tuple[str, ...]  # of the bots they met; none: among themselves
    seats: int
    played: int
    won: int  # a person alone came first
    shared: int  # a person came first with somebody else
    best: int
    mean: float


def record(match: Match, file: Path | str, key: str = "", when: datetime | None = None) -> str | None:
    """Append a finished match once; key is its journal's id. Return the text key of what went wrong."""
    if not match.over:
        return None
    file, row = Path(file), _row(match, key, when or datetime.now().astimezone())
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if any(known["id"] == row["id"] for known in read(file)):
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


def read(file: Path | str) -> list[Row]:
    """Return every good line; one that is broken is passed over."""
    try:
        data = Path(file).read_bytes()
    except OSError:
        return []
    rows = []
    for line in data.splitlines():
        try:
            row = json.loads(line)
            if _good(row):
                rows.append(row)
        except (ValueError, TypeError, LookupError, RecursionError):
            continue
    return rows


def summary(rows: Iterable[Row]) -> list[Standing]:
    """Add the matches up by game, levels and seats; those without a person do not count."""
    groups: dict[tuple[str, tuple[str, ...], int], list[Row]] = {}
    for row in rows:
        if PERSON in row[PLAYERS]:
            levels = tuple(sorted(set(row[PLAYERS]) - {PERSON}))
            groups.setdefault((row["game"], levels, len(row[PLAYERS])), []).append(row)
    return [_standing(*kind, group) for kind, group in sorted(groups.items())]


def _standing(game: str, levels: tuple[str, ...], seats: int, group: list[Row]) -> Standing:
    """Add the matches of one kind up."""
    won = shared = 0
    points = []
    for row in group:
        people = [seat for seat, player in enumerate(row[PLAYERS]) if player == PERSON]
        points += [row["scores"][seat] for seat in people]
        if any(row["places"][seat] == 1 for seat in people):
            alone = row["places"].count(1) == 1
            won, shared = won + alone, shared + (not alone)
    mean = sum(points) / len(points)
    return Standing(game, levels, seats, len(group), won, shared, max(points), mean)


def _row(match: Match, key: str, when: datetime) -> Row:
    setup, state = match.setup, match.state
    return {
        "id": key or _fingerprint(match),
        "when": when.isoformat(timespec="seconds"),
        "game": setup.game,
        PLAYERS: [seat.player for seat in match.seats],
        "names": [seat.name for seat in match.seats],
        "options": dict(setup.options),
        "seed": setup.seed,
        "plies": match.at,
        "scores": list(match.rules.score(state)),
        "places": list(match.rules.rank(state)),
    }


def _fingerprint(match: Match) -> str:
    """Return what tells a match without a journal from others."""
    text = repr((match.setup.game, match.setup.seats, match.setup.seed, match.moves[: match.at]))
    return blake2b(text.encode("utf-8", "replace"), digest_size=6).hexdigest()


def _good(row: Any) -> bool:
    """Tell whether a line says what `summary` needs."""
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

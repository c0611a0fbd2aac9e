"""The positions on disk: pieces on a table under a name, one small file each, and each as a share code."""

from __future__ import annotations

import json
import os
import re
import secrets
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from .. import disk, paths
from ..rules import CHANCE, OVER, Move, find, playable
from ..rules.free.standing import pictured
from ..rules.free.words import SEAT
from . import lines, saves
from .boards import FREE_TABLE
from .cats import clean, new_seed
from .level import read_level
from .lines import Note, Stop
from .match import PERSON, Match, Seat, Setup
from .position import Position, Unstandable, of_state, of_table, recalled
from .sharecode import to_code
from .tables import USUAL

ENDING, HEAD, FORMAT = ".position", "meowgames position", 1
LARGEST = 1 << 20  # bytes; a large table has some thousand


class Kept(NamedTuple):
    """A position with all that is known of it: who sat there, at which free table, what lies there."""

    name: str
    setup: Setup  # of a free table; its bots are those of the match it was taken from
    position: Position

    @property
    def game(self) -> str:
        """The game that can go on from it, "" if there is none."""
        return self.setup.laid if stands(self.setup.laid) else ""


class Filed(NamedTuple):
    """A file of the folder: what it holds, or a note on why it holds nothing."""

    path: Path
    when: datetime  # it was kept
    kept: Kept | None = None
    note: Note | None = None


def stands(game: str) -> bool:
    """Tell whether a match of this game can go on from a table put up by hand."""
    return game in playable() and "stand" in vars(find(game))


# ── what is kept, and what becomes of it ──


def of_match(match: Match, name: str = "") -> Kept:
    """Return what lies on a table now; of a match with the answers that lead back to this moment.

    At a free table, who never had a hand over it is taken for a bot: a person alone looks at what might be.
    """
    setup, colours = match.setup, match.colours
    seats = tuple(seat._replace(colour=colour) for seat, colour in zip(match.seats, colours, strict=True))
    free = replace(setup, game=FREE_TABLE, laid=setup.laid or setup.game, seats=seats, strangers=(), position=None)
    if not match.rules.OPEN:
        rng = Random(new_seed())  # of what nobody sees
        return Kept(name, free, of_state(setup.game, len(seats), setup.options, match.state, rng))
    here = {match.by(ply) for ply, move in enumerate(match.moves[: match.at]) if not is_pass(move)} | {match.turn}
    guests = tuple(seat if at in here else seat._replace(player=USUAL) for at, seat in enumerate(seats))
    found, kept = of_table(match.state), Kept(name, replace(free, seats=guests), Position(()))
    thread = match.state.watch.thread
    asked = _answers(kept, match.state, thread[0]) if kept.game and thread else ()
    return kept._replace(position=found._replace(asked=asked))


def is_pass(move: Move) -> bool:
    """Tell whether a move of a free table only hands it on."""
    return move[0].startswith(f"{SEAT}:")


def _answers(kept: Kept, table: Any, state: Any) -> tuple[tuple[str, str], ...]:
    """Return the answers by which a table becomes the state that a referee follows there."""
    rules, seats = find(kept.game), len(kept.setup.seats)
    asked = recalled(rules, read_level(kept.game), seats, agreed(kept), pictured(table), state)
    return tuple((what, answer) for what, answer in asked.items() if what not in rules.OPTIONS)


def agreed(kept: Kept) -> dict[str, Any]:
    """Return what was agreed of the game whose pieces these are."""
    return {name: value for name, value in kept.setup.options.items() if name in find(kept.setup.laid).OPTIONS}


def free_setup(kept: Kept) -> Setup:
    """Return the free table on which a position is laid: nobody but people sit there."""
    seats = tuple(seat._replace(player=PERSON) for seat in kept.setup.seats)
    return replace(kept.setup, seats=seats, seed=new_seed())


def sits(kept: Kept) -> int:
    """Return who sits down first where a position is laid: the first person."""
    return next((at for at, seat in enumerate(kept.setup.seats) if seat.player == PERSON), 0)


def ruled_setup(kept: Kept, seats: tuple[Seat, ...], seed: str) -> Setup:
    """Return the match that goes on from a position by the rules."""
    return Setup(kept.game, seats, seed, agreed(kept), position=kept.position)


def table_of(kept: Kept) -> Match:
    """Return the free table with the position on it; Missing or another error where it cannot be laid."""
    return Match(free_setup(kept), (kept.position.words,)).begin()


def laid(kept: Kept) -> Match | None:
    """Return the free table with the position on it, None where these pieces cannot be laid any more."""
    try:
        return table_of(kept)
    except Exception:  # whatever somebody wrote into a file must not end the program
        return None


# ── as a text ──


def to_text(kept: Kept) -> str:
    """Return a position as a share code, "" if it is too long: of a match that begins there and has no moves.

    Where it is not known how its game goes on, it is a free table on which nobody has done anything.
    """
    if kept.game:
        with suppress(Unstandable):
            return to_code(Match(ruled_setup(kept, kept.setup.seats, kept.setup.seed)).begin())
    setup = replace(free_setup(kept), seed=kept.setup.seed)
    return to_code(Match(setup, (kept.position.words,)).begin())


def of_text(match: Match) -> Kept | None:
    """Return the position that a share code stands for, None if it is a match that was played or dealt."""
    setup = match.setup
    if any(match.by(ply) != CHANCE for ply in range(len(match.moves))):
        return None
    if setup.position:
        return Kept("", replace(setup, game=FREE_TABLE, laid=setup.game, position=None), setup.position)
    if not match.rules.OPEN or match.moves[0] == match.rules.chance(match.states[0], Random(f"{setup.seed}/0")):
        return None
    return Kept("", setup, Position(match.moves[0]))


# ── on disk ──


def now() -> datetime:
    """Return the time of day."""
    return datetime.now().astimezone()


def keep(kept: Kept, folder: Path, when: datetime | None = None) -> tuple[Path, str | None]:
    """Put a position into a file of its own; return it, and the text key of what hindered that."""
    board = re.sub(r"[^a-z0-9-]", "-", kept.setup.laid.lower())
    path = folder / f"{board[:40]}-{secrets.token_hex(4)}{ENDING}"
    return path, write(path, kept, when or now())


def write(path: Path, kept: Kept, when: datetime) -> str | None:
    """Write a position, the whole file or nothing; return the text key of what hindered that."""
    found = {
        HEAD: FORMAT,
        "name": clean(kept.name),
        "kept": when.isoformat(timespec="seconds"),
        "setup": lines.describe(kept.setup),
        "lay": " ".join(kept.position.words),
        "asked": dict(kept.position.asked),
    }
    trouble = disk.write(path, found)
    return f"position.{trouble}" if trouble else None


def rename(filed: Filed, name: str) -> str | None:
    """Give a position another name; return the text key of what hindered that."""
    return write(filed.path, filed.kept._replace(name=name), filed.when) if filed.kept else "position.broken"


def delete(path: Path) -> str | None:
    """Move a position to the trash folder beside it; return the text key of what hindered that."""
    return "position.undeleted" if saves.delete(path) else None


def listed(folder: Path) -> list[Filed]:
    """Return every position of a folder, the newest first; one that cannot be used says why."""
    return sorted(_files(folder), key=lambda one: (one.when, one.path.name), reverse=True)


def _files(folder: Path) -> Iterator[Filed]:
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith(ENDING):
                yield read(Path(entry.path))


def read(path: Path) -> Filed:
    """Read one file, whatever it is; never raise."""
    when = saves.date(0)
    try:
        about = os.stat(path)
        when = saves.date(about.st_mtime_ns)
        if not path.is_file() or about.st_size > LARGEST:
            return Filed(path, when, note=("position.foreign",))
        return _read(path, json.loads(path.read_bytes()))
    except Stop as stop:
        return Filed(path, when, note=("position.broken",) if stop.args[0] == "save.setup" else stop.args)
    except paths.Missing as missing:
        return Filed(path, when, note=(missing.key, missing.path, missing.why))
    except OSError:
        return Filed(path, when, note=("position.unread",))
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
        return Filed(path, when, note=("position.broken",))


def _read(path: Path, found: Any) -> Filed:
    """Return what a file says; Stop or another error where it says what cannot be."""
    if not isinstance(found, dict) or type(found.get(HEAD)) is not int:
        raise Stop("position.foreign")
    if found[HEAD] != FORMAT:
        raise Stop("position.future")
    setup, asked = lines.setup_of(found["setup"]), found["asked"].items()
    if setup.game != FREE_TABLE or not all(isinstance(one, str) for pair in asked for one in pair):
        raise ValueError("no position")
    kept = Kept(clean(found["name"]), setup, Position(tuple(found["lay"].split(" ")), tuple(asked)))
    return Filed(path, datetime.fromisoformat(found["kept"]).astimezone(), kept)


def who_looks(viewer: int, eye: int) -> int:
    """Return the seat that keeps its place before the screen: whose secrets are on it now, else nobody."""
    return viewer if viewer == eye else OVER

"""Measures how long a match is: bots play every game, and levels/length.toml keeps how many decisions they took."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from time import monotonic
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

from bench import inside  # noqa: E402

FILE = HERE.parent / "levels" / "length.toml"
NOTES = HERE.parent / "build" / "length.jsonl"  # every match played so far, so that a run can be broken off
OPTION = "length"
SLOW = ("meow", "neko", "isle")  # games that tigers think over for a minute or more: cats play those
PLAIN = ("printed",)  # the one length of a game without that option
HEAD = """# How many decisions a whole match takes, all seats together: the median of matches between bots of one level.
# A decision is a ply at which a seat acts, not chance. Above each table: how many matches of each length, and whose;
# cats play where tigers would take a minute or more for a match.
# Written by tools/length.py.
"""
EPILOG = """A run that was broken off goes on where it was; tables that are not asked for stay as they are.
examples:
  length.py                            every game at every table
  length.py isle neko --bots tiger     two games, between tigers
  length.py meowtopia --seats 2 --games 41"""


class Played(NamedTuple):
    """One match of the notes."""

    game: str
    seats: int
    length: str
    bots: str
    seed: str
    decisions: int


def lengths(game: str) -> tuple[str, ...]:
    """Return the lengths a game may have."""
    from meowgames.rules import find

    return find(game).OPTIONS.get(OPTION, PLAIN)


def tables(games: Sequence[str], seats: int | None) -> Iterator[tuple[str, int]]:
    """Yield every game at every table that is asked for."""
    from meowgames.rules import find, playable

    for game in games or playable():
        yield from ((game, count) for count in find(game).SEATS if seats in (None, count))


def play(game: str, seats: int, length: str, bots: str, seed: str) -> Played:
    """Play one match and count who decided."""
    from meowgames.play.arena import play_one

    options = {} if lengths(game) == PLAIN else {OPTION: length}
    match = play_one(game, [bots] * seats, options, seed)
    return Played(game, seats, length, bots, seed, sum(match.by(ply) >= 0 for ply in range(match.at)))


def noted(notes: Path) -> dict[tuple, Played]:
    """Return the matches of earlier runs; a line that was cut off is left out."""
    found = {}
    for line in notes.read_text("utf-8").splitlines() if notes.exists() else []:
        try:
            played = Played(*json.loads(line))
        except (ValueError, TypeError):
            continue
        found[played[:-1]] = played
    return found


def measured(game: str, seats: int, bots: str, asked: argparse.Namespace) -> dict[str, list[int]]:
    """Return the decisions of each match of a table by length, playing those that are not noted yet."""
    known, found, start, fresh = noted(asked.notes), {}, monotonic(), 0
    for length in lengths(game):
        found[length] = counts = []
        for number in range(asked.games):
            key = (game, seats, length, bots, f"{OPTION}/{number}")
            if key not in known:
                asked.notes.parent.mkdir(parents=True, exist_ok=True)
                with asked.notes.open("a", encoding="utf-8") as file:
                    known[key] = play(*key)
                    file.write(json.dumps(known[key]) + "\n")
                fresh += 1
            counts.append(known[key].decisions)
            pace = f"{(monotonic() - start) / fresh:.1f} s a match" if fresh else "noted"
            progress(f"{game}, {seats} seats, {length}: {number + 1} of {asked.games}, {pace}")
    return found


def progress(line: str) -> None:
    """Show how far it is: in place in a terminal, line by line in a file."""
    end = "\r" if sys.stderr.isatty() else "\n"
    print(f"{line:<78}", end=end, file=sys.stderr, flush=True)


def block(game: str, seats: int, bots: str, found: dict[str, list[int]]) -> str:
    """Return a table of the file."""
    count = min(map(len, found.values()))
    rows = [f"{length} = {round(median(counts))}\n" for length, counts in found.items()]
    return f"# {count} between {bots} players\n[{game}.{seats}]\n{''.join(rows)}"


def blocks(text: str) -> dict[tuple[str, str], str]:
    """Return the tables of a file as they stand."""
    found = re.finditer(r"^(?:#[^\n]*\n)?\[(\w+)\.(\d+)\]\n(?:[^#\[\n][^\n]*\n)*", text, re.M)
    return {(table[1], table[2]): table[0] for table in found}


def keep(path: Path, fresh: dict[tuple[str, str], str]) -> None:
    """Write these tables among those that the file has, in the order of the shelf."""
    from meowgames.rules import SHELF

    old = blocks(path.read_text("utf-8")) if path.exists() else {}
    shelf = list(SHELF)
    order = sorted({**old, **fresh}.items(), key=lambda item: (shelf.index(item[0][0]), int(item[0][1])))
    path.write_text("\n".join([HEAD, *(table for _, table in order)]), "utf-8", newline="\n")


def arguments(words: Sequence[str] | None) -> argparse.Namespace:
    """Return what was asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, epilog=EPILOG, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games_named", nargs="*", metavar="GAME", help="which games (all)")
    parser.add_argument("--bots", help="who plays: random, kitten, cat or tiger (tigers, or cats where those are slow)")
    parser.add_argument("--seats", type=int, help="how many sit at the table (every number)")
    parser.add_argument("--games", type=int, default=11, help="matches of each length")
    parser.add_argument("--notes", type=Path, default=NOTES, help="where every match is noted")
    parser.add_argument("--file", type=Path, default=FILE, help="where the medians are kept")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> int:
    """Measure every table asked for, and keep each as soon as it is known."""
    asked = arguments(words)
    inside()
    for game, seats in tables(asked.games_named, asked.seats):
        bots = asked.bots or ("cat" if game in SLOW else "tiger")
        found = block(game, seats, bots, measured(game, seats, bots, asked))
        keep(asked.file, {(game, str(seats)): found})
        print(found, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

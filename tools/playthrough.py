"""Writes the golden playthroughs: moves chosen once at random, fixed in their files, and what each seat sees of them.

A golden file (characterisation test, approval test) holds its own moves: a bot that thinks otherwise changes none.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "tests" / "playthroughs"
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

if TYPE_CHECKING:
    from meowgames.play.match import Match, Setup

PLIES = 80  # moves of a match that are kept, and then those of chance that follow
WHOLE = ("friends",)  # options that make another game of it: played at every table
ENDS = ("minicity-2-quick-five", "neko-2", "meowtopia-2", "isle-2", "meow-2")  # played to their end
FREE = ("toybox", "meow")  # laid at free tables
NAMES = ("Anna", "Ben", "Chloe", "Dan", "Eve", "Finn")
TROUBLE = ("missing", "left alone")  # how a line begins that tells of a file that could not be written
MOVE = re.compile(r"\d+\. \w+: (.*)")  # a line of a file that is a move


class Wanted(NamedTuple):
    """A playthrough that a game needs."""

    name: str
    game: str
    seats: int
    options: dict[str, object]
    laid: str = ""  # at a free table: whose pieces

    @property
    def path(self) -> Path:
        """The file it is kept in."""
        return FOLDER / f"{self.name}.txt"


def wanted(game: str) -> Iterator[Wanted]:
    """Yield every playthrough a game needs: each number of seats, then each other value of an option."""
    from meowgames.rules import find

    rules = find(game)
    counts = list(rules.SEATS)
    for seats in counts:
        yield Wanted(f"{game}-{seats}", game, seats, {})
    others = [(name, value) for name, values in rules.OPTIONS.items() for value in values[1:]]
    for number, (name, value) in enumerate(others):
        label = name if isinstance(value, bool) else f"{name}-{value}"
        for seats in counts if name in WHOLE else [counts[number % len(counts)]]:
            yield Wanted(f"{game}-{seats}-{label}", game, seats, {name: value})


def every() -> list[Wanted]:
    """Return what all games need, and what is done at free tables: with the toys, and with the pieces of a game."""
    from meowgames.rules import playable

    free = [Wanted(f"free-{laid}-3", "free", 3, {}, laid) for laid in FREE]
    return [*(one for game in playable() for one in wanted(game)), *free]


def chosen(one: Wanted, seed: str = "") -> Match:
    """Return a match whose moves are plainly random: each legal one is as likely as another."""
    from meowgames.play.match import Match

    seed = seed or one.name
    match, rng = Match(_setup(one, seed)).begin(), Random(f"{seed}/moves")
    while not match.over and (match.at < PLIES or one.name in ENDS):
        if match.rules.OPEN:  # not all that can be done is listed
            match.play(match.rules.sample(match.state, rng))
            continue
        found = match.rules.moves(match.state)
        match.play(found[int(rng.random() * len(found))])
    return match


def replayed(one: Wanted) -> Match:
    """Return the match of a file, move by move as it stands there; ValueError if one is not legal any more."""
    from meowgames.play.match import Match
    from meowgames.rules import CHANCE

    lines = one.path.read_text("utf-8").splitlines()
    moves = [tuple(found[1].split()) for found in map(MOVE.fullmatch, lines) if found]
    match = Match(_setup(one, lines[0].partition("seed ")[2]))  # nothing is dealt but what the file says
    for move in moves:
        if match.turn != CHANCE and not match.rules.accepts(match.state, move):
            raise ValueError(f"{one.path.name}: {' '.join(move)} is not legal as move {match.at + 1}")
        match.add(move)
    return match


def _setup(one: Wanted, seed: str) -> Setup:
    """Return what is agreed before the first move."""
    from meowgames.play.match import Seat, Setup

    return Setup(one.game, tuple(Seat(NAMES[n], "cat") for n in range(one.seats)), seed, one.options, laid=one.laid)


def text(match: Match) -> str:
    """Return a match as it is kept: each move, then what each seat sees where it changed."""
    from meowgames.play.transcript import playthrough

    return "\n".join(playthrough(match)) + "\n"


def again(one: Wanted) -> str:
    """Play the moves of a file once more, write what is seen of them now, and say what became of it."""
    if not one.path.exists():
        return "missing: `new` chooses its moves"
    try:
        now = text(replayed(one))
    except ValueError as error:
        return f"left alone: {error}"
    return keep(one, now)


def keep(one: Wanted, now: str) -> str:
    """Write a file if it is to change, and say whether it did."""
    was = one.path.read_text("utf-8") if one.path.exists() else None
    if was == now:
        return "as it was"
    FOLDER.mkdir(exist_ok=True)
    one.path.write_text(now, "utf-8", newline="\n")
    return "new" if was is None else "changed"


def main(argv: list[str] | None = None) -> int:
    """Write the files and say which of them changed."""
    parser = argparse.ArgumentParser(description=__doc__)
    acts = parser.add_subparsers(dest="act", required=True)
    fresh = acts.add_parser("new", help="choose moves: for these playthroughs, or for all that have no file yet")
    fresh.add_argument("names", nargs="*", metavar="NAME", help="such as meow-2; its file is written anew")
    fresh.add_argument("--seed", default="", help="other moves than the name itself would choose")
    old = acts.add_parser("again", help="play the moves of the files once more and write what is seen of them now")
    old.add_argument("names", nargs="*", metavar="NAME", help="only these, a game or such as meow-2")
    asked = parser.parse_args(argv)
    known = every()
    strange = set(asked.names) - {one.name for one in known} - {one.game for one in known}
    if strange:
        parser.error(f"there is no playthrough called {', '.join(sorted(strange))}")
    said = []
    for one in known:
        named = one.name in asked.names or one.game in asked.names
        if asked.act == "again" and (named or not asked.names):
            said.append(again(one))
        elif asked.act == "new" and (named if asked.names else not one.path.exists()):
            said.append(keep(one, text(chosen(one, asked.seed))))
        else:
            continue
        print(f"{one.path.relative_to(ROOT)}: {said[-1]}")
    return int(any(line.startswith(TROUBLE) for line in said))


if __name__ == "__main__":
    from bench import inside

    inside()
    sys.exit(main())

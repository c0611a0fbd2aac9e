"""Writes the golden playthroughs: one readable random match per game, player count and option."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "tests" / "playthroughs"
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

WHOLE = ("friends",)  # options that make another game of it: played at every table
NAMES = ("Anna", "Ben", "Chloe", "Dan", "Eve", "Finn")


def wanted(game: str) -> Iterator[tuple[str, int, dict]]:
    """Yield the name, seats and options of every playthrough a game needs."""
    from meowgames.rules import find

    rules = find(game)
    counts = list(rules.SEATS)
    for seats in counts:
        yield f"{game}-{seats}", seats, {}
    others = [(name, value) for name, values in rules.OPTIONS.items() for value in values[1:]]
    for number, (name, value) in enumerate(others):
        label = name if isinstance(value, bool) else f"{name}-{value}"
        for seats in counts if name in WHOLE else [counts[number % len(counts)]]:
            yield f"{game}-{seats}-{label}", seats, {name: value}


def text(game: str, name: str, seats: int, options: dict) -> str:
    """Return a playthrough: a match of random moves, and what each seat sees of it."""
    from meowgames.play.match import Match, Seat, Setup
    from meowgames.play.transcript import playthrough

    match = Match(Setup(game, tuple(Seat(NAMES[n], "cat") for n in range(seats)), name, options)).begin()
    while not match.over:
        match.play(match.rules.sample(match.state, Random(f"{name}/{match.at}")))
    return "\n".join(playthrough(match)) + "\n"


def main(argv: list[str] | None = None) -> int:
    """Write the files and say which of them changed."""
    from meowgames.rules import playable

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games")
    asked = parser.parse_args(argv).games
    if set(asked) - set(playable()):
        parser.error(f"the games are {', '.join(playable())}")
    FOLDER.mkdir(exist_ok=True)
    for game in asked or playable():
        for name, seats, options in wanted(game):
            path, new = FOLDER / f"{name}.txt", text(game, name, seats, options)
            old = path.read_text("utf-8") if path.exists() else None
            if new != old:
                path.write_text(new, "utf-8", newline="\n")
            how = "new" if old is None else "changed" if new != old else "as it was"
            print(f"{path.relative_to(ROOT)}: {how}")
    return 0


if __name__ == "__main__":
    from bench import inside

    inside()
    sys.exit(main())

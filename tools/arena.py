"""Lets bots play each other and says how sure the outcome is: who beats whom, by how much, how long they think."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import combinations
from math import sqrt
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from time import monotonic
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

from bench import inside  # noqa: E402

MARK = "<!-- measured -->"
SURE = 1.96  # standard deviations within which the truth lies nineteen times of twenty
EPILOG = """A deal is played once from every seat, and the points are added: the luck of the cards weighs less.
examples:
  arena.py meow                             the ladder at two seats: random, kitten, cat, tiger
  arena.py isle --bots tiger,cat --games 50
  arena.py neko --bots kitten,cat,tiger --seats 5 --games 40
  arena.py --keep                           measure every game anew and write it down
  arena.py meow --bots fox,cat --try fox=800/9/0   a bot of 800 playouts, 9 turns ahead, no noise"""


def deal(game: str, bots: Sequence[str], options: dict, seed: str, levels: dict) -> dict:
    """Play one deal from every seat, in a process of its own."""
    from meowgames.play.arena import play_deal

    return play_deal(game, bots, options, seed, levels)


def wilson(share: float, count: int) -> tuple[float, float]:
    """Return the bounds of a share of so many results."""
    wide = SURE * SURE / count
    middle = (share + wide / 2) / (1 + wide)
    half = SURE * sqrt(share * (1 - share) / count + wide / count / 4) / (1 + wide)
    return middle - half, middle + half


def mean(numbers: Sequence[float]) -> float:
    """Return the middle of some numbers."""
    return sum(numbers) / len(numbers)


def won(one: Any, two: Any) -> float:
    """Return what a deal gives the first bot: a whole result, a half, or none; places part equal points."""
    mine = mean(one.points), -mean(one.places)
    yours = mean(two.points), -mean(two.places)
    return 0.5 if mine == yours else float(mine > yours)


def play(pool: ProcessPoolExecutor, game: str, bots: Sequence[str], asked: argparse.Namespace) -> list[dict]:
    """Play all deals of one line-up, showing how far it is."""
    deals = max(1, asked.games // len(bots))
    start, found = monotonic(), []
    wanted = [pool.submit(deal, game, bots, {}, f"{asked.seed}/{number}", asked.levels) for number in range(deals)]
    for done in as_completed(wanted):
        found.append(done.result())
        left = (monotonic() - start) / len(found) * (deals - len(found))
        if asked.progress:
            print(
                f"\r{game} {'-'.join(bots)}: {len(found)} of {deals} deals, {left:.0f} s left  ",
                end="",
                file=sys.stderr,
            )
    if asked.progress:
        print("\r" + " " * 70 + "\r", end="", file=sys.stderr)
    return found


def summed(game: str, bots: Sequence[str], deals: Sequence[dict], seconds: float) -> dict:
    """Return what the deals of one line-up come to."""
    kinds = list(dict.fromkeys(bots))
    rows = {}
    for bot in kinds:
        thoughts = sorted(t for one in deals for t in one[bot].thoughts)
        places = [place for one in deals for place in one[bot].places]
        spread = sqrt(mean([(place - mean(places)) ** 2 for place in places]) / len(deals))
        rows[bot] = {
            "points": round(mean([mean(one[bot].points) for one in deals]), 2),
            "place": round(mean(places), 3),
            "place_error": round(SURE * spread, 3),
            "think_mean": round(mean(thoughts), 4),
            "think_max": round(thoughts[-1], 3),
        }
    pairs = []
    for one, two in combinations(kinds, 2):
        share = mean([won(each[one], each[two]) for each in deals])
        low, high = wilson(share, len(deals))
        pairs.append({"one": one, "two": two, "share": round(share, 4), "low": round(low, 4), "high": round(high, 4)})
    return {
        "game": game, "seats": len(bots), "bots": list(bots), "deals": len(deals),
        "games": len(deals) * len(bots), "seconds": round(seconds, 1), "levels": rows, "pairs": pairs,
    }  # fmt: skip


def told(found: dict) -> Iterator[str]:
    """Yield one line-up as lines of a table."""
    head = f"{found['game']}, {found['seats']} seats, {found['games']} games, {found['seconds']:.0f} s"
    yield f"{head:<46} {'points':>8} {'mean place':>14} {'a thought':>10} {'longest':>9}"
    for bot, row in found["levels"].items():
        place = f"{row['place']:.2f} ±{row['place_error']:.2f}"
        yield f"  {bot:<44} {row['points']:>8.1f} {place:>14} {row['think_mean']:>8.3f} s {row['think_max']:>7.2f} s"
    for pair in found["pairs"]:
        text = f"{pair['one']} beats {pair['two']}"
        yield f"  {text:<44} {pair['share']:>8.0%}   ({pair['low']:.0%} to {pair['high']:.0%} of the deals)"


def lineups(game: str, asked: argparse.Namespace) -> Iterator[tuple[str, ...]]:
    """Yield who plays whom: each neighbour of the ladder at two seats, or all at one larger table."""
    from meowgames.rules import find

    full = max(find(game).SEATS)
    seats = asked.seats or 2
    if seats == 2:
        yield from zip(asked.bots[1:], asked.bots)
    if seats > 2 or asked.keep:
        bots = [bot for bot in asked.bots if bot != "random"] if asked.keep else asked.bots
        yield tuple(bots[seat % len(bots)] for seat in range(full if asked.keep else seats))


def budget(text: str) -> tuple[str, Any]:
    """Return a name and a budget: name=playouts/depth/noise."""
    from meowgames.play.brain import Budget

    name, _, numbers = text.partition("=")
    playouts, depth, noise = numbers.split("/")
    return name, Budget(int(playouts), int(depth), float(noise), 60.0)


def arguments() -> argparse.Namespace:
    """Return what was asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, epilog=EPILOG, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games_named", nargs="*", metavar="GAME", help="which games (all)")
    parser.add_argument("--bots", default="random,kitten,cat,tiger", help="weakest first; neighbours play each other")
    parser.add_argument("--seats", type=int, default=0, help="how many sit at the table (2)")
    parser.add_argument("--games", type=int, default=200, help="how many games of a line-up")
    parser.add_argument("--seed", default="arena", help="which deals")
    parser.add_argument("--try", dest="tries", action="append", default=[], metavar="NAME=PLAYOUTS/DEPTH/NOISE")
    parser.add_argument("--processes", type=int, default=cpu_count() or 1)
    parser.add_argument("--json", action="store_true", help="one object instead of the table")
    parser.add_argument("--keep", action="store_true", help="full tables too; kept in levels/ and the README")
    parser.add_argument("--add", metavar="FILE", help="results of an earlier --json that count too")
    asked = parser.parse_args()
    asked.bots = asked.bots.split(",")
    asked.progress = sys.stderr.isatty()
    return asked


def ladder(found: Sequence[dict]) -> Iterator[str]:
    """Yield the lines of levels/strength.toml: what each level of each game came to against the one below."""
    from meowgames.play.strength import RIVAL

    yield "# How often a bot wins a deal against the level below it, at two seats; the mean place at a full table."
    yield "# Written by tools/arena.py --keep."
    for game in dict.fromkeys(one["game"] for one in found):
        yield f"\n[{game}]"
        for level, rival in RIVAL.items():
            pair = next(
                pair for one in found for pair in one["pairs"]
                if (one["game"], one["seats"], pair["one"], pair["two"]) == (game, 2, level, rival)
            )  # fmt: skip
            full = [one["levels"][level]["place"] for one in found if one["game"] == game and one["seats"] > 2]
            place = f", place = {full[0]}" if full else ""
            yield f"{level} = {{ share = {pair['share']}, low = {pair['low']}, high = {pair['high']}{place} }}"


def readme(text: str) -> str:
    """Return the README with the table of strengths as levels/strength.toml has it."""
    from meowgames.play.strength import RIVAL, measured

    names = ", ".join(f"{level} against {rival}" for level, rival in RIVAL.items())
    rows = [
        f"| | {names.replace(', ', ' | ')} | mean places at a full table: {' / '.join(RIVAL)} |",
        "|---|---|---|---|---|",
    ]
    for game, levels in measured().items():
        cells = [f"{levels[level]['share']:.0%}" for level in RIVAL]
        cells.append(" / ".join(f"{levels[level]['place']:.2f}" for level in RIVAL))
        rows.append(f"| {game} | {' | '.join(cells)} |")
    head, _, rest = text.partition(MARK)
    _, _, tail = rest.partition(MARK)
    return f"{head}{MARK}\n{chr(10).join(rows)}\n{MARK}{tail}"


def keep(found: Sequence[dict]) -> None:
    """Write what was measured where the program and the README show it."""
    from meowgames.play.strength import FILE, measured

    (HERE.parent / "levels" / FILE).write_text("\n".join(ladder(found)) + "\n", "utf-8")
    measured.cache_clear()
    page = HERE.parent / "README.md"
    page.write_text(readme(page.read_text("utf-8")), "utf-8")


def main() -> int:
    """Print the outcome of all line-ups asked for."""
    asked = arguments()
    inside()
    from meowgames.play.brain import LEVELS
    from meowgames.rules import playable

    asked.levels = {**LEVELS, **dict(budget(text) for text in asked.tries)}
    found = json.loads(Path(asked.add).read_text("utf-8")) if asked.add else []
    with ProcessPoolExecutor(asked.processes, get_context("spawn")) as pool:
        for game in asked.games_named or playable():
            for bots in lineups(game, asked):
                start = monotonic()
                deals = play(pool, game, bots, asked)
                found.append(summed(game, bots, deals, monotonic() - start))
                if not asked.json:
                    print(*told(found[-1]), sep="\n", flush=True)
    if asked.json:
        print(json.dumps(found, indent=1))
    if asked.keep:
        keep(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())

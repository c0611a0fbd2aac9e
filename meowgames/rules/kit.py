"""What all rules share: agreements, draws (Fisher-Yates shuffles), rows, places, stalemates, refused touches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import exp
from random import Random
from typing import Any, TypeVar

from . import CHANCE, Move, Picture, Text

Thing = TypeVar("Thing")

new = tuple.__new__  # makes a NamedTuple quickly; nothing but tests/rules/laws.py counts its fields


def agreed(seats: int, options: Mapping[str, Any], may: range, known: Mapping[str, tuple]) -> dict[str, Any]:
    """Return a value for each known option, the default if none is given; ValueError if the game has no such table."""
    chosen = {name: options.get(name, values[0]) for name, values in known.items()}
    if seats not in may or not options.keys() <= known.keys() or any(chosen[name] not in known[name] for name in known):
        raise ValueError(f"this game cannot be played by {seats} with {chosen | dict(options)}")
    return chosen


def draw(things: Sequence[Thing], count: int, rng: Random) -> list[Thing]:
    """Take so many of these things at random; random() alone is the same in every Python version."""
    pool, found, random = list(things), [], rng.random
    for size in range(len(pool), len(pool) - count, -1):
        at = int(random() * size)
        found.append(pool[at])
        pool[at] = pool[size - 1]
    return found


def pick(things: Sequence[Thing], rng: Random) -> Thing:
    """Return one of these things at random."""
    return things[int(rng.random() * len(things))]


def drawn(turn: int, stage: str, move: Move) -> Move:
    """Return what chance drew for this stage; ValueError if it has nothing of the kind to draw now."""
    if turn != CHANCE or not move or move[0] != stage:
        raise ValueError(f"{' '.join(move)} cannot happen now")
    return move[1:]


def replaced(row: tuple[Thing, ...], place: int, thing: Thing) -> tuple[Thing, ...]:
    """Return a row with another thing in one place."""
    return row[:place] + (thing,) + row[place + 1 :]


def places(marks: Sequence[Any]) -> tuple[int, ...]:
    """Return the place of each mark, the highest first; equals share one."""
    return tuple([1 + sum([other > mine for other in marks]) for mine in marks])


def nearing(game: str, quiet: int, most: int) -> Text:
    """Return that a game ends after so many quiet rounds, said in the last third of them, or that it has ended."""
    left = most - quiet
    if left * 3 > most:
        return ()
    if left > 1:
        return f"{game}.stalemate", str(quiet), str(left)
    return f"{game}.stalemate.{'last' if left else 'over'}", str(quiet)


def odds(lead: float) -> float:
    """Return how a lead looks to a brain, 0 to 1: the logistic curve."""
    return 1 / (1 + exp(-lead))


def leads(words: Move, moves: Iterable[Move]) -> bool:
    """Tell whether one of these moves begins with these words."""
    size = len(words)
    return any(move[:size] == words for move in moves)


def stem(word: str) -> str:
    """Return a face or spot without its square, number and orientation: `row0.2,0` is a row, `deck:7` a deck."""
    return word.partition(":")[0].partition("@")[0].partition(".")[0].rstrip("-0123456789")


def number(word: str) -> int:
    """Return the number of a spot, mostly its seat: 1 of `hand1` and of `row1.2,0`; -1 if it has none."""
    name = word.partition(":")[0].partition("@")[0].partition(".")[0]
    digits = name[len(name.rstrip("0123456789")) :]
    return int(digits) if digits else -1


def reason(word: str, reasons: Mapping[str, str]) -> str | None:
    """Return the clause for a word that no move can take, by its stem, else by the stem's first part."""
    name = stem(word)
    return reasons.get(name) or reasons.get(stem(name.partition("-")[0]))


# ── reading pictures, for the log ──


def counted(picture: Picture, spot: str) -> int:
    """Return the number written on what lies on a spot, 0 if nothing does."""
    return int((picture.get(spot) or (":0",))[0].partition(":")[2] or 0)


def gained(old: Picture, new: Picture, spots: str) -> Counter[str]:
    """Return what came to the spots that begin so and did not leave others of them, however it is oriented."""
    there = [
        Counter(_art(face) for spot, faces in picture.items() if spot.startswith(spots) for face in faces)
        for picture in (old, new)
    ]
    return there[1] - there[0]


def _art(face: str) -> str:
    return face.partition(":")[0].partition("@")[0]

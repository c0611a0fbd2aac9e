"""What chance drew for a game, read from the table on which somebody has drawn it by hand."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice, permutations
from random import Random
from typing import Any

from .. import CHANCE, Move, Picture, Rules
from .laying import game_of
from .standing import pictured
from .state import State

LARGE = 8  # pieces of a draw that are read in one order alone
TRIED = 150  # orders in which what came is read
FEW, ONE = 40, 90  # draws that show what can come; more where one thing comes, which may be any side of a die


def as_it_lies(state: State, thread: Any) -> Move | None:
    """Return the outcome by which a state of the game comes to look like this table; None while there is none."""
    rules, table = game_of(state.table.level), state.table
    if rules is None or rules.turn(thread) != CHANCE:
        return None
    before = rules.pieces(table.level, table.seats, rules.look(thread, CHANCE))
    now = rules.pieces(table.level, table.seats, pictured(state))
    for outcome in islice(_outcomes(rules, thread, before, now), TRIED):
        try:
            after = rules.play(thread, outcome)
        except ValueError:
            continue
        if rules.pieces(table.level, table.seats, rules.look(after, CHANCE)) == now:
            return outcome
    return None


def _outcomes(rules: Rules, thread: Any, before: Picture, now: Picture) -> Iterator[Move]:
    """Yield what chance may have drawn: the word for it, then what came, place by place in natural order."""
    stage, *words = rules.chance(thread, Random(0))
    draws = ONE if len(words) == 1 else FEW
    known = Counter(word for number in range(draws) for word in rules.chance(thread, Random(number))[1:])
    came = [face for spot in sorted(now, key=_natural) for face in _new(before.get(spot, ()), now[spot])]
    faces = [next((name for name in names_of(face) if name in known), names_of(face)[-1]) for face in came]
    found, tried = [face for face in faces if face in known] or faces, {tuple(faces)}
    yield (stage, *faces)
    if len(faces) > LARGE:
        yield (stage, *found)
        return
    for size in dict.fromkeys((len(words), len(found))):
        for order in permutations(found, size):
            if order not in tried:
                tried.add(order)
                yield (stage, *order)
    if len(words) == 1:  # a die is called by its side, and may lie as it lay
        yield from [(stage, word) for word in sorted(known) if (word,) not in tried]


def names_of(face: str) -> tuple[str, str, str]:
    """Return what a face may be called: as it lies, lying the usual way, and by its art alone."""
    name, colon, text = face.partition(":")
    bare = name.partition("@")[0]
    return face, bare + colon + text, bare


def _new(was: Sequence[str], now: Sequence[str]) -> list[str]:
    """Return what lies there now and did not, in its order; of a heap as many as it grew by."""
    left, found = Counter(was), list[str]()
    for face in now:
        left[face] -= 1
        name, _, number = face.partition(":")
        if left[face] >= 0:
            continue
        if number.isdecimal() and len(now) == 1:
            had = sum(int(one.partition(":")[2] or 0) for one in was if one.partition(":")[0] == name)
            found += [name] * (int(number) - had)
        else:
            found.append(face)
    return found


def _natural(spot: str) -> list[object]:
    """Return by what a name is sorted: its numbers as numbers."""
    return [int(part) if part.isdecimal() else part for part in re.split(r"(\d+)", spot)]

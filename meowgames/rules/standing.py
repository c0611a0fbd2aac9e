"""Standing a table up, what all games share: a picture becomes the state that looks like it (inverse of `look`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from . import CHANCE, Ask, Broken, Level, Options, Picture, State

Build = Callable[[Level, int, Picture, "Answers"], State]
Pieces = Callable[[Level, int, Picture], Picture]


class Out(Exception):
    """What comes out instead of a state: a question, or the clause that is broken."""


def need(good: object, clause: str, *spots: str) -> None:
    """Hold a picture to a clause; the spots are those on which lies what breaks it."""
    if not good:
        raise Out(Broken(clause, spots))


class Answers:
    """What has been answered of what a picture cannot say."""

    def __init__(self, given: Mapping[str, Any]):
        self.given = given

    def ask(self, what: str, answers: Iterable[Any], clause: str = "") -> Any:
        """Return the answer to a question; what has but one is not asked, and what has none breaks that clause."""
        found = tuple(dict.fromkeys(answers))
        need(found, clause)
        if len(found) == 1:
            return found[0]
        if what in self.given and self.given[what] in found:
            return self.given[what]
        raise Out(Ask(what, found))

    def options(self, offered: Options, **seen: Iterable[Any]) -> dict[str, Any]:
        """Return what was agreed: what the picture shows of an option narrows its values, the rest is asked."""
        return {name: self.ask(name, seen.get(name, values)) for name, values in offered.items()}


def heap(faces: Iterable[str]) -> int:
    """Return how many lie in a heap: the number written on it, else how many faces there are."""
    numbers = [face.partition(":")[2] for face in faces]
    return sum(int(number) for number in numbers) if any(numbers) else len(numbers)


def missing(faces: Iterable[str], stock: Iterable[str]) -> Counter[str]:
    """Return which of a stock are not among these faces."""
    return Counter(stock) - Counter(faces)


def surplus(faces: Iterable[str], stock: Iterable[str]) -> Counter[str]:
    """Return which of these faces are more than the stock has."""
    return Counter(faces) - Counter(stock)


def stood(
    level: Level,
    seats: int,
    picture: Picture,
    given: Mapping[str, Any],
    build: Build,
    look: Callable[[State, int], Picture],
    pieces: Pieces,
    clause_of: Callable[[str], str],
) -> State | Broken | Ask:
    """Build a state and look at it: where it shows other pieces, those break the clause of their kind."""
    try:
        state = build(level, seats, picture, Answers(given))
    except Out as out:
        return out.args[0]
    was, now = pieces(level, seats, picture), pieces(level, seats, look(state, CHANCE))
    for spot in dict.fromkeys((*was, *now)):
        if was.get(spot, ()) != now.get(spot, ()):
            return Broken(clause_of(spot), (spot,))
    return state

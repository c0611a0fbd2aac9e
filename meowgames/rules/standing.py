"""Standing a table up, what all games share: a picture becomes the state that looks like it (inverse of `look`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from . import CHANCE, Ask, Broken, Level, Options, Picture, Rules, State

Build = Callable[[Level, int, Picture, "Answers"], State]
Pieces = Callable[[Level, int, Picture], Picture]


WHOLE = "1.1"  # the clause that says in every sheet what a game is


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

    def ask(self, what: str, answers: Iterable[Any], clause: str = WHOLE) -> Any:
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
    return sum(int(number) for number in numbers if number.isdecimal()) if any(numbers) else len(numbers)


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


WAYS = 200  # answers that are tried at most, to find the one that is meant


def ways(
    rules: Rules, level: Level, seats: int, picture: Picture, asked: Mapping[str, Any]
) -> Iterator[tuple[Mapping[str, Any], State]]:
    """Yield every state that a picture can be, with what has to be answered to come there."""
    todo, tried = [dict(asked)], 0
    while todo and tried < WAYS:
        given, tried = todo.pop(), tried + 1
        found = rules.stand(level, seats, picture, **given)
        if isinstance(found, Ask):
            todo += [{**given, found.what: answer} for answer in reversed(found.answers)]
        elif not isinstance(found, Broken):
            yield given, found


def likest(rules: Rules, found: Iterable[tuple[Mapping[str, Any], State]], state: State) -> Mapping[str, Any] | None:
    """Return the answers that lead to what is most like a state; None where its seat would not be the one to act."""
    best: tuple[int, Mapping[str, Any]] | None = None
    turn, moves, status = rules.turn(state), set(rules.moves(state)), rules.status(state)
    asked = rules.prompt(state, turn)
    for given, one in found:
        if rules.turn(one) == turn:
            like = 4 * (rules.prompt(one, turn) == asked) + 2 * (set(rules.moves(one)) == moves)
            like += rules.status(one) == status
            if best is None or like > best[0]:
                best = like, given
            if like == 7:
                break
    return best[1] if best else None

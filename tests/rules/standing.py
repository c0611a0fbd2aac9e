"""Pictures stood up again: what must hold, for tests and campaigns."""

from collections.abc import Mapping
from random import Random
from typing import Any

from cases import Case, own, views

from meowgames.play.level import read_level
from meowgames.rules import CHANCE, OVER, Ask, Broken, Picture, find, free
from meowgames.rules.free.laying import aside
from meowgames.rules.free.standing import pictured

HURTS = ("remove", "double", "elsewhere", "move", "swap", "stranger")


def options(case: Case) -> dict[str, Any]:
    """What was agreed at this table."""
    return {name: dict(case.options).get(name, values[0]) for name, values in find(case.game).OPTIONS.items()}


def answered(case: Case, picture: Picture, truth: Mapping[str, Any]) -> tuple[Any, dict[str, Any]]:
    """What a picture becomes when every question is answered truly, and what was asked."""
    rules, asked = find(case.game), dict[str, Any]()
    while True:
        found = rules.stand(read_level(case.game), case.seats, picture, **asked)
        if not isinstance(found, Ask):
            return found, asked
        assert len(set(found.answers)) > 1, f"{found.what} has but one answer"
        assert found.what not in asked, f"{found.what} is asked twice"
        assert found.what in truth, f"what is the truth about {found.what}?"
        assert truth[found.what] in found.answers, f"{found} leaves out {truth[found.what]}"
        asked[found.what] = truth[found.what]


def truth(case: Case, state: Any) -> dict[str, Any]:
    """The true answer to whatever may be asked of a state."""
    return {**options(case), **own(case.game).truth(state)}


def stood(case: Case, state: Any) -> Any:
    """The state that the picture of this one becomes; it must look and play the same."""
    rules = find(case.game)
    found, _ = answered(case, rules.look(state, CHANCE), truth(case, state))
    assert not isinstance(found, Broken), f"{found} is broken by an honest picture"
    same(case, state, found)
    return found


def same(case: Case, one: Any, two: Any) -> None:
    """Hold two states to be alike in all that anybody sees, may do or is told."""
    rules = find(case.game)
    for view in views(case):
        a, b = rules.look(one, view), rules.look(two, view)
        odd = {spot: (a.get(spot), b.get(spot)) for spot in {*a, *b} if a.get(spot) != b.get(spot)}
        assert not odd, f"{view} sees {odd}"
    assert rules.turn(one) == rules.turn(two)
    assert set(rules.moves(one)) == set(rules.moves(two))
    assert rules.score(one) == rules.score(two) and rules.rank(one) == rules.rank(two)
    assert rules.status(one) == rules.status(two) and rules.clause(one) == rules.clause(two)
    assert all(rules.prompt(one, seat) == rules.prompt(two, seat) for seat in range(case.seats))


def goes_on(case: Case, one: Any, two: Any, plies: int, rng: Random) -> None:
    """Play the same moves with the same luck in both: they must go on looking the same."""
    rules = find(case.game)
    for _ in range(plies):
        if rules.turn(one) == OVER:
            break
        move = rules.chance(one, rng) if rules.turn(one) == CHANCE else rules.sample(one, rng)
        one, two = rules.play(one, move), rules.play(two, move)
        same(case, one, two)


def by_hand(case: Case, state: Any, rng: Random) -> Picture:
    """The picture of a free table at which somebody has put up this state: pieces, but none of the house's marks."""
    level = read_level(f"free-{case.game}")
    empty = free.start(level, case.seats, **options(case))
    return pictured(free.play(empty, aside(empty.table, state, rng)))


def stood_by_hand(case: Case, state: Any, rng: Random) -> Any:
    """The state that such a table becomes: the same pieces, and the same seat is to act."""
    rules, picture, level = find(case.game), by_hand(case, state, rng), read_level(case.game)
    found, _ = answered(case, picture, truth(case, state))
    assert not isinstance(found, Broken), f"{found} is broken by an honest table"
    assert rules.pieces(level, case.seats, rules.look(found, CHANCE)) == rules.pieces(level, case.seats, picture)
    ended = rules.turn(state) == OVER and rules.stalemate(state)  # how long nothing happened no piece says
    assert rules.turn(found) == rules.turn(state) or ended
    return found


def hurt(picture: Picture, rng: Random, way: str = "") -> Picture:
    """A picture with something wrong in it, at random."""
    hit: dict[str, list[str]] = {spot: list(faces) for spot, faces in picture.items()}
    spot, other = rng.choice(sorted(hit)), rng.choice(sorted(hit))
    at, to = rng.randrange(len(hit[spot])), rng.randrange(len(hit[other]))
    way, face = way or rng.choice(HURTS), hit[spot][at]
    if way in ("remove", "move"):
        del hit[spot][at]
    if way == "double":
        hit[spot].insert(at, face)
    if way in ("elsewhere", "move"):
        hit[other].append(face)
    if way == "swap":
        hit[spot][at], hit[other][to] = hit[other][to], face
    if way == "stranger":
        hit[other][to] = rng.choice(("nonsense", "nonsense:7", "@1", "", f"{face}:99", f"{face}@5", face + ":x"))
    return {spot: tuple(faces) for spot, faces in hit.items() if faces}


def survives(case: Case, state: Any, picture: Picture) -> Any:
    """Whatever a damaged picture becomes: a clause of the sheet, or a state that looks like it; never an exception."""
    rules, level = find(case.game), read_level(case.game)
    asked: dict[str, Any] = {}
    told = truth(case, state)
    while True:
        found = rules.stand(level, case.seats, picture, **asked)
        if not isinstance(found, Ask):
            break
        assert len(set(found.answers)) > 1 and found.what not in asked
        asked[found.what] = told[found.what] if told.get(found.what) in found.answers else found.answers[0]
    if not isinstance(found, Broken):
        assert rules.pieces(level, case.seats, rules.look(found, CHANCE)) == rules.pieces(level, case.seats, picture)
    return found

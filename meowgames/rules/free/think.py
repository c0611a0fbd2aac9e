"""What a seat may guess, and an act at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

from .. import CHANCE, Move
from ..kit import draw, new, pick
from . import watching
from .moves import any_act
from .moving import zone_of
from .state import Piece, State, eyes
from .things import BAG, OWNER, boxed, stock, things


def guess(state: State, seat: int, rng: Random) -> State:
    """Return a random table this seat cannot tell from the real one: what it does not know is dealt anew.

    What hides behind a back changes places with its like, and with what is in bags: it may have been drawn from one.
    """
    if seat == CHANCE:
        return state
    known, sees = things(state.table.level), eyes(state, seat)
    sure = seat >= 0 or state.table.remember and state.table.seats > 1  # else they may never have seen what all know
    slots: dict[str, list[tuple[int, int]]] = {}
    faces: dict[str, list[str]] = {}
    lying: list[str] = []  # what lies open before those who are sure of nothing else
    zones = [zone_of(state, spot) for spot, _ in state.places]
    bags = [there.kind == BAG for there in zones]
    for at, (_, found) in enumerate(state.places):
        for index, piece in enumerate(found):
            if bags[at] or (piece.known & sees != sees if sure else zones[at].kind == OWNER or piece.down):
                back = known[piece.face.partition(":")[0]].back
                slots.setdefault(BAG if bags[at] else f":{back}", []).append((at, index))
                faces.setdefault(f":{back}", []).append(piece.face)
            elif not sure:
                lying.append(piece.face)
    if not sure:
        faces = _elsewhere(state, lying, rng)
    places = {at: list(state.places[at][1]) for marks in slots.values() for at, _ in marks}
    left: list[str] = []  # for the bags
    for back in sorted(faces):
        marks = slots.get(back, [])
        dealt = draw(sorted(faces[back]), len(faces[back]), rng)
        left += dealt[len(marks) :]
        _deal(places, marks, dealt[: len(marks)])
    _deal(places, slots.get(BAG, ()), draw(sorted(left), len(left), rng))
    dealt_anew = [
        (spot, tuple(sorted(places[at]) if bags[at] else places[at]) if at in places else found)
        for at, (spot, found) in enumerate(state.places)
    ]
    watch = state.watch
    rules = watching.game(state) if watch.thread else None
    thread = (rules.guess(watch.thread[0], seat, rng),) if rules else ()
    return state._replace(places=tuple(dealt_anew), watch=watch._replace(thread=thread))


def _elsewhere(state: State, lying: Sequence[str], rng: Random) -> dict[str, list[str]]:
    """Return all pieces but those that lie open, by their backs, each with any of its sides up.

    What was put into the box open has forgotten its side there: which one it showed before nobody may tell.
    """
    level = state.table.level
    left, found = Counter(stock(level)), dict[str, list[str]]()
    left.subtract(boxed(level, face) for face in lying)
    for face in sorted(left.elements()):
        thing = things(level)[face.partition(":")[0]]
        side = pick(thing.sides, rng) if thing.sides else face
        found.setdefault(f":{thing.back}", []).append(side)
    return found


def _deal(places: Mapping[int, list[Piece]], marks: Sequence[tuple[int, int]], faces: Sequence[str]) -> None:
    """Give these pieces other faces."""
    for (at, index), face in zip(marks, faces, strict=True):
        _, *lies = places[at][index]
        places[at][index] = new(Piece, (face, *lies))


def sample(state: State, rng: Random) -> Move:
    """Return a random act."""
    return any_act(state, rng)


def worth(state: State, seat: int) -> float:  # noqa: ARG001 — it is always the same
    """Return that nobody is ahead."""
    return 0.5

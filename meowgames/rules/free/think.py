"""What a seat may guess, and an act at random."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from .. import CHANCE, Move
from ..kit import draw, new
from .moves import any_act
from .moving import seers, zone_of
from .state import Piece, State, eyes
from .things import BAG, things


def guess(state: State, seat: int, rng: Random) -> State:
    """Return a random table this seat cannot tell from the real one: what it does not know is dealt anew.

    What hides behind a back changes places with its like, and with what is in bags: it may have been drawn from one.
    """
    if seat == CHANCE:
        return state
    known, sees = things(state.table.level), eyes(state, seat)
    forgetful = seat < 0 and not state.table.remember  # they may never have seen what all know
    slots: dict[str, list[tuple[int, int]]] = {}
    faces: dict[str, list[str]] = {}
    zones = [zone_of(state, spot) for spot, _ in state.places]
    bags = [there.kind == BAG for there in zones]
    for at, (_, found) in enumerate(state.places):
        for index, piece in enumerate(found):
            if bags[at] or (seers(state, piece, zones[at]) if forgetful else piece.known) & sees != sees:
                back = known[piece.face.partition(":")[0]].back
                slots.setdefault(BAG if bags[at] else f":{back}", []).append((at, index))
                faces.setdefault(f":{back}", []).append(piece.face)
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
    return state._replace(places=tuple(dealt_anew))


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

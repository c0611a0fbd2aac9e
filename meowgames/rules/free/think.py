"""What a seat may guess, and an act at random."""

from __future__ import annotations

from random import Random

from .. import CHANCE, Move
from ..kit import draw
from .moves import any_act
from .moving import zone_of
from .state import Piece, State
from .things import BAG, art, things


def guess(state: State, seat: int, rng: Random) -> State:
    """Return a random table this seat cannot tell from the real one: what it does not know is dealt anew."""
    if seat == CHANCE:
        return state
    slots: dict[str, list[tuple[int, int]]] = {}
    places = [list(found) for _, found in state.places]
    for at, (spot, found) in enumerate(state.places):
        there = zone_of(state, spot)
        for index, piece in enumerate(found):
            if there.kind == BAG:
                slots.setdefault(BAG, []).append((at, index))
            elif not _knows(state, piece, seat):
                slots.setdefault(f":{things(state.table.level)[art(piece.face)].back}", []).append((at, index))
    for marks in slots.values():
        faces = sorted(places[at][index].face for at, index in marks)
        for (at, index), face in zip(marks, draw(faces, len(faces), rng), strict=True):
            places[at][index] = places[at][index]._replace(face=face)
    bags = {at for at, _ in slots.get(BAG, ())}
    new = [(spot, tuple(sorted(lying) if at in bags else lying))
           for at, ((spot, _), lying) in enumerate(zip(state.places, places, strict=True))]  # fmt: skip
    return state._replace(places=tuple(new))


def _knows(state: State, piece: Piece, seat: int) -> bool:
    """Tell whether a seat knows a piece; whoever watches knows what all know."""
    sees = (1 << state.table.seats) - 1 if seat < 0 else 1 << seat
    return piece.known & sees == sees


def sample(state: State, rng: Random) -> Move:
    """Return a random act."""
    return any_act(state, rng)


def worth(state: State, seat: int) -> float:  # noqa: ARG001 — it is always the same
    """Return that nobody is ahead."""
    return 0.5


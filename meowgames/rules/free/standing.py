"""What a game would see of a free table: its own pieces where they lie, as it pictures them."""

from __future__ import annotations

from collections.abc import Sequence

from .. import Picture, Spots
from .laying import GONE
from .state import Piece, State
from .things import BOX, art, things, words_of

TOY = "toy-"  # how the names of toys begin, which no game knows


def pictured(state: State) -> Picture:
    """Return all that lies on a table as its game shows it: heaps are counted, what is in the box is out of play."""
    found: Spots = dict(state.prints)
    boxes = f"{BOX}:"
    away: list[str] = []
    for spot, lying in state.places:
        faces = [_face(piece) for piece in lying if not piece.face.startswith(TOY)]
        if spot.startswith(boxes):
            away += faces
        elif faces:
            found[spot] = (*found.get(spot, ()), *_heaped(state, spot, faces))
    return {**found, GONE: tuple(sorted(away))} if away else found


def _face(piece: Piece) -> str:
    """Return a piece as its game shows it to those who see everything."""
    name, colon, text = piece.face.partition(":")
    return f"{name}{f'@{piece.turn}' if piece.turn else ''}{colon}{text}"


def _heaped(state: State, spot: str, faces: Sequence[str]) -> Sequence[str]:
    """Return what lies on a place; of a heap of equal pieces only how many they are."""
    kind = (words_of(state.table.level, spot.partition(".")[0]) or {}).get("stack")
    if not kind:
        return faces
    known = things(state.table.level)
    alike = [face for face in faces if known[art(face).partition("@")[0]] is known[kind]]
    others = [face for face in faces if face not in alike]
    return ([f"{spot}:{len(alike)}"] if alike else []) + others

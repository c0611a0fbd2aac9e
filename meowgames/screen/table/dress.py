"""How the faces of a seat are drawn in the colour that its player has chosen."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from ...play.changes import art
from ...play.level import looks, read_faces, roles
from ...rules import Picture

OWNER = re.compile(r"[a-z]+(\d+)$")  # boat3: what lies there is of seat 3
NOTHING: Picture = {}


def dress(game: str, colours: Sequence[int], picture: Picture = NOTHING) -> dict[str, str]:
    """Return how faces that exist once per seat are drawn, and those with a coat on a picture's spots."""
    found: dict[str, str] = {}
    for drawn in roles(game).values():
        for seat, look in enumerate(looks(colours, drawn)):
            if seat in drawn and look in drawn:
                found[drawn[seat]] = drawn[look]
    return found | _coats(game, colours, picture)


@cache
def _coated(game: str) -> frozenset[str]:
    """Return the faces of a game that wear their player's colour."""
    return frozenset(face for face, props in read_faces(game).items() if props.get("coat"))


def _coats(game: str, colours: Sequence[int], picture: Picture) -> dict[str, str]:
    """Return the faces with a coat, labelled by the colour of the player on whose spot they lie."""
    coated = _coated(game)
    found: dict[str, str] = {}
    for spot, faces in picture.items() if coated else ():
        owner = OWNER.match(spot)
        if owner and int(owner[1]) < len(colours):
            found |= {face: f"{face}:{colours[int(owner[1])]}" for face in faces if art(face) in coated}
    return found

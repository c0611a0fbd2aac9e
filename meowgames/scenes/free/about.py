"""What the card of a thing says at a free table: what can be done with it, and who has seen what lies hidden."""

from __future__ import annotations

from ...play.changes import art, orientation
from ...rules import OVER, Picture
from ...rules.free.laying import TURN_CAT
from ...rules.free.things import BAG, NOBODY, OWNER, PRINT, UNSEEN, Thing, things
from ...screen.table.place import Piece
from ..table import tell
from ..table.targets import Target
from ..table.view import View
from .landing import lies_down, zone_of

KNOWN = "d"  # how the orientation of a face ends that lies face down before one who knows it


def names(view: View, target: Target) -> list[str]:
    """Return the sort of what is pointed at: of a piece what a hand can do with it, of a place who sees into it."""
    spot = target.piece.spot if target.piece else target.names[0] if target.names else ""
    if spot.startswith(f"{PRINT}:"):
        return ["print"]
    there = zone_of(view, spot)
    kind = there.kind if there else ""
    if kind == BAG or not target.piece:
        return [{BAG: "bag", NOBODY: "pile", OWNER: "hand"}[kind]] if kind in (BAG, NOBODY, OWNER) else []
    if there and there.kind == OWNER and there.seat == view.eye:
        return ["mine"]
    name = art(target.piece.face).removeprefix("mini-")  # drawn small where it is counted
    return [_sort(things(view.seating.level).get(name), target.piece.face)]


def _sort(thing: Thing | None, face: str) -> str:
    """Return the sort of a piece as it lies."""
    if thing is None:
        return "back"
    if orientation(face).endswith(KNOWN):
        return "known"
    found = {
        "cat": thing.art == TURN_CAT, "die": thing.rolls, "dial": thing.counter, "note": thing.note,
        "sides": thing.sides, "card": thing.back != UNSEEN,
    }  # fmt: skip
    return next((sort for sort, so in found.items() if so), "piece")


def seen(view: View, piece: Piece) -> str:
    """Return who has seen a piece that not everybody sees, "" for one that lies open."""
    if not _hidden(view, piece, view.glance(OVER).picture):
        return ""
    seats, there = range(len(view.seating.seats)), zone_of(view, piece.spot)
    known = [seat for seat in seats if _is_face(view, view.glance(seat).picture, piece)]
    if there and known == [there.seat]:
        return ""  # it lies in a hand, and its owner sees it
    if len(known) in (0, len(seats)):
        return view.words("free.seen.all" if known else "free.seen.nobody")
    return view.words("free.seen.by", tell.listed(view.words, [view.seating.seats[seat].name for seat in known]))


def _hidden(view: View, piece: Piece, public: Picture) -> bool:
    """Tell whether somebody who only watches does not see this piece lie open; in a bag nobody has seen anything."""
    there, faces = zone_of(view, piece.spot), public.get(piece.spot, ())
    if there is None or there.kind == BAG or piece.index >= len(faces):
        return False
    return lies_down(view, faces[piece.index])


def _is_face(view: View, picture: Picture, piece: Piece) -> bool:
    """Tell whether a picture shows the face of a piece."""
    faces = picture.get(piece.spot, ())
    return piece.index < len(faces) and art(faces[piece.index]) in things(view.seating.level)

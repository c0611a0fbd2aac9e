"""Pieces that go from place to place: how they lie there, and who knows them then."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache

from .. import Level
from .state import Piece, State, everybody
from .things import BAG, BOX, NOBODY, OWNER, PUBLIC, UNSEEN, Zone, art, boxed, things, well, zone
from .words import Goes, plain

Lying = dict[str, tuple[Piece, ...]]
Lifted = tuple[str, Piece]  # where it lay, and what it is


def moved(state: State, goes: Sequence[Goes]) -> State:
    """Return the table after pieces went where they were taken; indices are those before anything was lifted."""
    before, gone = dict(state.places), _marks(goes)
    lying: Lying = {}
    for spot, found in state.places:
        left = gone.get(spot)
        lying[spot] = tuple([p for at, p in enumerate(found) if at not in left]) if left else found
    touched = set(gone)
    for one in goes:
        taken = [(what.spot, p) for what in one.whats for p in before[what.spot][what.first : what.last]]
        touched |= _laid(state, lying, taken, one, gone.get(one.spot, set()))
    return settled(state, lying, touched)


def _marks(goes: Sequence[Goes]) -> dict[str, set[int]]:
    """Return which pieces are lifted, by their places."""
    found: dict[str, set[int]] = {}
    for one in goes:
        for what in one.whats:
            found.setdefault(what.spot, set()).update(range(what.first, what.last))
    return found


def _laid(state: State, lying: Lying, found: Sequence[Lifted], goes: Goes, gone: Collection[int]) -> set[str]:
    """Lay lifted pieces where they go; return the places they came to."""
    at = goes.at - sum(index < goes.at for index in gone) if goes.at > 0 else goes.at
    return put(state, lying, found, goes.spot, at, goes.turn)


def put(state: State, lying: Lying, found: Sequence[Lifted], spot: str, at: int, turn: str | None) -> set[str]:
    """Lay pieces on a place, on top or at an index; return where they came to: in the box each has its own well."""
    if spot == BOX:
        return {_put_away(state, lying, piece) for _, piece in found}
    there = zone_of(state, spot)
    new = [landed(piece, there, was == spot, turn) for was, piece in found]
    held = lying.pop(spot, ())
    at = len(held) if at < 0 else at
    lying[spot] = (*held[:at], *new, *held[at:])
    return {spot}


def zone_of(state: State, spot: str) -> Zone:
    """Return who sees what lies there, of a place that is known to be one; half of a pile is seen as the pile is."""
    return _zone_of(state.table.level, spot, state.table.seats)


@cache
def _zone_of(level: Level, spot: str, seats: int) -> Zone:
    return zone(level, spot.partition("~")[0], seats) or Zone(PUBLIC)


def landed(piece: Piece, there: Zone, same: bool, turn: str | None) -> Piece:
    """Return how a piece lies where it was laid."""
    way, side = (turn or "").rstrip("ud"), (turn or "")[-1:]
    lies = plain(way) if way else piece.turn
    if there.kind == BAG:
        return Piece(piece.face, "", False, 0)  # 5.4
    if there.kind == OWNER:
        return piece._replace(down=False, turn=plain(way))  # 5.2
    if there.kind == NOBODY and not same:
        return piece._replace(down=side != "u", turn=plain(way))  # 5.3
    down = side == "d" if side in ("u", "d") else piece.down
    return piece._replace(down=down, turn=lies)


def _put_away(state: State, lying: Lying, piece: Piece) -> str:
    """Put a piece back into its own well: what all know of it forgets how it lay, a secret one stays secret."""
    known = piece.known == everybody(state)
    spot = well(state.table.level, piece.face, known)
    new = in_the_box(state, piece.face) if known else Piece(piece.face, "", True, piece.known)
    lying[spot] = (*lying.pop(spot, ()), new)
    return spot


def in_the_box(state: State, face: str) -> Piece:
    """Return a piece as it lies in the box, known to all: on its face, if it has a back."""
    hidden = things(state.table.level)[art(face)].back != UNSEEN
    return Piece(boxed(state.table.level, face), "", hidden, everybody(state))


def settled(state: State, lying: Lying, touched: Collection[str]) -> State:
    """Return the table on which this lies; who now sees a piece knows it from here on."""
    for spot in touched:
        there = zone_of(state, spot)
        found = [seen(state, piece, there) for piece in lying[spot]]
        lying[spot] = tuple(sorted(found) if there.kind == BAG else found)  # a bag has no order
    return state._replace(places=tuple([(spot, found) for spot, found in lying.items() if found]))


def seers(state: State, piece: Piece, there: Zone) -> int:
    """Return the set of seats before whose eyes a piece lies open there."""
    if there.kind == BAG:
        return 0
    if there.kind == OWNER:
        return 1 << there.seat
    return 0 if piece.down else everybody(state)


def seen(state: State, piece: Piece, there: Zone) -> Piece:
    """Return a piece known to all before whose eyes it lies open."""
    known = piece.known | seers(state, piece, there)
    return piece if known == piece.known else piece._replace(known=known)

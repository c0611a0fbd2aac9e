"""A seat joins a table that is laid, or leaves it: the words that lay the same table for one more, or one fewer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from .. import Move
from .laying import TURN, TURN_CAT, begun, printed
from .moving import in_the_box, zone_of
from .spelling import lay, spell
from .state import Piece, State, everybody, start
from .things import BOX, HIGH, OWNER, POINT, PUBLIC, SEATED, WIDE, art, drawn_spots, point, things, well, zone

TRIES = 60  # boards a newcomer is offered until one is free
STEP = 8  # points from one free place of the table to the next
Laid = dict[str, list[Piece]]


def joined(state: State) -> Move:
    """Return the words that lay this table for one seat more, the last; ValueError if it has no room for it."""
    old = state.table.seats
    fresh = _empty(state, old + 1)
    laid: Laid = {}
    for spot, found in state.places:
        there = fresh_spot(fresh, spot, laid, state)
        known = [piece._replace(known=_with_newcomer(state, spot, piece)) for piece in found]
        laid[there] = _covered(state, spot, there, known)
    return _spelt(fresh, {**dict(state.prints), **_board(fresh, dict(state.prints))}, laid)


def left(state: State, seat: int) -> Move:
    """Return the words that lay this table without one seat: what lay before it is in the box, others move up."""
    old = state.table.seats
    if not 0 <= seat < old:
        raise ValueError(f"there is no seat {seat}")
    fresh = _empty(state, old - 1)
    laid: Laid = {}
    away: list[Piece] = []
    faces = _worn(state, seat)
    for spot, found in state.places:
        known = [_without(piece, seat, faces) for piece in found]
        if owner(state, spot) == seat:
            away += known
        else:
            there = fresh_spot(fresh, moved_up(state, spot, seat), laid, state)
            laid[there] = _covered(state, spot, there, known)
    for piece in away:
        if piece.face == TURN_CAT:
            laid.setdefault(f"{TURN}{seat % fresh.table.seats}", []).append(piece)
        else:
            _put_away(fresh, laid, piece)
    prints = {moved_up(state, spot, seat): faces for spot, faces in state.prints if owner(state, spot) != seat}
    return _spelt(fresh, prints, laid)


def owner(state: State, spot: str) -> int:
    """Return the seat a place belongs to, -1 for the table's own."""
    base = spot.partition(".")[0]
    found = SEATED.match(base)
    return int(found[2]) if found and f"{found[1]}@0" in state.table.level.spots else -1


def moved_up(state: State, spot: str, seat: int) -> str:
    """Return what a place is called once a seat has left: those after it are one less."""
    base, dot, offset = spot.partition(".")
    mine = owner(state, spot)
    return f"{base[:-1]}{mine - 1}{dot}{offset}" if mine > seat else spot


def without(known: int, seat: int) -> int:
    """Return a set of seats once one has left."""
    return known & (1 << seat) - 1 | known >> seat + 1 << seat


def _without(piece: Piece, seat: int, faces: Mapping[str, str]) -> Piece:
    """Return a piece as it lies once a seat has left."""
    name = art(piece.face)
    return piece._replace(face=faces.get(name, name) + piece.face[len(name) :], known=without(piece.known, seat))


def _worn(state: State, seat: int) -> dict[str, str]:
    """Return what is named after another seat once this one has left, lest a figure change hands: face -> face."""
    found: dict[str, dict[int, str]] = {}
    for face, said in state.table.level.faces.items():
        if "seat" in said and face in things(state.table.level):
            found.setdefault(said.get("role") or face.rstrip("0123456789"), {})[said["seat"]] = face
    order = [*range(seat), *range(seat + 1, state.table.seats), seat]
    pairs = ((drawn.get(was), drawn.get(now)) for drawn in found.values() for now, was in enumerate(order))
    return {was: now for was, now in pairs if was and now}


def _empty(state: State, seats: int) -> State:
    """Return this table before it is laid, for so many."""
    table = state.table
    return start(table.level, seats, laid=table.laid, remember=table.remember, **dict(table.options))


def _with_newcomer(state: State, spot: str, piece: Piece) -> int:
    """Return who knows a piece once somebody has joined: they see what all know, but nothing that one kept alone."""
    alone = state.table.seats == 1 and not spot.startswith(f"{BOX}:")
    hidden = piece.down or zone_of(state, spot).kind == OWNER
    known = piece.known == everybody(state) and not (alone and hidden)
    return piece.known | known << state.table.seats


def fresh_spot(fresh: State, spot: str, laid: Mapping[str, object], state: State) -> str:
    """Return the place at the other table: the same, one of its kind, or a free point, where it has none so called."""
    if zone(fresh.table.level, spot, fresh.table.seats):
        return spot
    taken = {*laid, *dict(state.places)}
    name = spot.rstrip("0123456789")
    alike = [one for one in drawn_spots(fresh.table.level, fresh.table.seats) if one.rstrip("0123456789") == name]
    return next(one for one in (*alike, *_points()) if one not in taken)


def _covered(state: State, spot: str, there: str, found: list[Piece]) -> list[Piece]:
    """Return pieces as they lie at another place: face down on the open table if not all saw them where they lay."""
    moved = there.startswith(f"{POINT}.") and there != spot and zone_of(state, spot).kind != PUBLIC
    return [piece._replace(down=True) for piece in found] if moved else found


def _points() -> Iterator[str]:
    """Yield points of the table, from its middle outwards."""
    across, down = range(-WIDE + STEP, WIDE, STEP), range(-HIGH + STEP, HIGH, STEP)
    for x, y in sorted(((x, y) for x in across for y in down), key=lambda at: (at[0] ** 2 + at[1] ** 2, at)):
        yield point(x, y)


def _board(fresh: State, prints: Mapping[str, Sequence[str]]) -> dict[str, tuple[str, ...]]:
    """Return what is printed before a newcomer: a board that nobody has."""
    seat = fresh.table.seats - 1
    taken = {face for spot, faces in prints.items() if "." not in spot for face in faces}
    for number in range(TRIES):
        found = printed(fresh.table, begun(fresh.table, Random(number)).all)
        mine = {spot: faces for spot, faces in found.items() if owner(fresh, spot) == seat}
        if not taken & {face for spot, faces in mine.items() if "." not in spot for face in faces}:
            return mine
    return {}


def _put_away(fresh: State, laid: Laid, piece: Piece) -> None:
    """Put a piece into its well: one that all know forgets how it lay, a secret one stays secret."""
    known = piece.known == everybody(fresh)
    new = in_the_box(fresh, piece.face) if known else Piece(piece.face, "", True, piece.known)
    laid.setdefault(well(fresh.table.level, piece.face, known), []).append(new)


def _spelt(fresh: State, prints: Mapping[str, Sequence[str]], laid: Laid) -> Move:
    """Return the words for all that lies there; what would be in the box anyway need not be said."""

    def said(spot: str, found: Sequence[Piece]) -> bool:
        return not spot.startswith(f"{BOX}:") or any(piece != in_the_box(fresh, piece.face) for piece in found)

    whole = spell(prints, laid)
    short = spell(prints, {spot: found for spot, found in laid.items() if said(spot, found)})
    return short if lay(fresh, short).places == lay(fresh, whole).places else whole

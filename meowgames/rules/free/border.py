"""Borders: what going back over a move cannot undo in anybody's head, for it was mixed, rolled, drawn or seen."""

from __future__ import annotations

from collections.abc import Iterator

from .. import Move
from .flow import gone
from .moving import in_the_box, landed, seers, zone_of
from .state import Piece, State, everybody
from .things import BAG, BOX, OWNER, PUBLIC, Zone
from .words import Act, read, to_cat

MIXED, ROLLED, DRAWN, DEALT, SEEN = "mixed", "rolled", "drawn", "dealt", "seen"
LUCK = {"mix": MIXED, "roll": ROLLED, "draw": DRAWN, "luck": DRAWN}  # what chance did that would come out otherwise
LOOKS = ("peek", "show")  # what is for being seen, whoever knew it before
Lying = tuple[Piece, Zone]  # a piece, and who sees what lies there


def border(state: State, move: Move) -> str:
    """Return what makes a move a border, "" if nothing does: that of chance, or that somebody sees something anew."""
    if state.wait:
        return LUCK.get(move[0], "")
    if to_cat(move):
        return ""
    act = read(move, {spot: len(found) for spot, found in state.places})
    if act.verb in LOOKS:
        return SEEN
    for was, now in _touched(state, act):
        if _sees(state, now) & ~_knows(state, was):
            own = now[1] == Zone(OWNER, state.actor) and was[1].kind != OWNER
            return DEALT if act.verb == "deal" else DRAWN if own else SEEN
    return ""


def _sees(state: State, lying: Lying) -> int:
    """Return the set of seats before whose eyes a piece lies open."""
    return seers(state, *lying)


def _knows(state: State, lying: Lying) -> int:
    """Return the set of seats that see a piece, or have seen it and not forgotten."""
    return _sees(state, lying) | (lying[0].known if state.table.remember else 0)


def _touched(state: State, act: Act) -> Iterator[tuple[Lying, Lying]]:
    """Yield each piece that an act turns over or takes somewhere, as it lay and as it lies then."""
    lying = dict(state.places)
    for what in act.whats if act.verb == "flip" else ():
        there = zone_of(state, what.spot)
        for piece in lying[what.spot][what.first : what.last]:
            yield (piece, there), (piece._replace(down=not piece.down), there)
    for one in gone(state, act):
        for what in one.whats:
            old = zone_of(state, what.spot)
            for piece in lying[what.spot][what.first : what.last] if old.kind != BAG else ():  # drawn later: 4.3
                there = zone_of(state, one.spot) if one.spot != BOX else Zone(PUBLIC)
                yield (piece, old), (_laid(state, piece, there, one.spot, what.spot == one.spot, one.turn), there)


def _laid(state: State, piece: Piece, there: Zone, spot: str, same: bool, turn: str | None) -> Piece:
    """Return a piece as it lies where it was laid; one that is not known to all lies hidden in the box."""
    if spot != BOX:
        return landed(piece, there, same, turn)
    known = piece.known == everybody(state)
    return in_the_box(state, piece.face) if known else piece._replace(down=True)

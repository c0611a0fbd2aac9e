"""What an act does: whose hand it is, and the table after it."""

from __future__ import annotations

from collections.abc import Sequence

from .. import CHANCE, Move
from . import boards, watching
from .luck import befall
from .moving import Lying, moved, settled
from .reasons import beside, counted, turned
from .state import Piece, State
from .things import BAG, art, point, things, zone
from .words import BOARD, SEAT, Act, Goes, What, numbers, plain, read, to_cat


def turn(state: State) -> int:
    """Return the seat whose hand is over the table, or CHANCE where something is to be mixed, rolled or drawn."""
    return CHANCE if state.wait else state.actor


def play(state: State, move: Move) -> State:
    """Return the table after an act, or after what chance did."""
    if state.wait:
        return befall(state, move)._replace(acts=state.acts + 1)
    if to_cat(move):
        return watching.done(state, move)._replace(acts=state.acts + 1)
    act = read(move, {spot: len(lying) for spot, lying in state.places})
    return _done(state, act)._replace(acts=state.acts + 1)


def _done(state: State, act: Act) -> State:
    if act.verb == SEAT:
        return state._replace(actor=int(act.value))
    if act.verb == BOARD:
        return boards.exchanged(state, act.value)
    if act.verb == "mix":
        return state._replace(wait=("mix", *act.whats[0]))
    if act.verb == "roll":
        marks = tuple((what.spot, index) for what in act.whats for index in range(what.first, what.last))
        return state._replace(wait=("roll", *marks))
    goes = gone(state, act)
    if not goes:
        return _changed(state, act)
    first = goes[0].whats[0]
    there = zone(state.table.level, first.spot, state.table.seats)
    if there and there.kind == BAG:  # what comes out of a bag is drawn: 4.3
        return state._replace(wait=("draw", first.spot, first.size, goes[0].spot, goes[0].at, goes[0].turn or ""))
    return moved(state, goes)


def gone(state: State, act: Act) -> Sequence[Goes]:
    """Return which pieces an act takes where, () if all stay where they lie."""
    return act.goes or WAYS.get(act.verb, _nowhere)(state, act.whats, act.value)


def _nowhere(_state: State, _whats: Sequence[What], _value: str) -> tuple[Goes, ...]:
    return ()


def _dealt(state: State, whats: Sequence[What], value: str) -> tuple[Goes, ...]:
    """Deal from the top, one to each seat at a time, the seat after the dealer first."""
    seats, top = state.table.seats, whats[0].last - 1
    order = [(state.actor + 1 + number) % seats for number in range(seats)] * int(value)
    return tuple(Goes((What(whats[0].spot, top - n, top - n + 1),), f"hand{seat}", -1, None)
                 for n, seat in enumerate(order))  # fmt: skip


def _spread(_state: State, whats: Sequence[What], value: str) -> tuple[Goes, ...]:
    """Lay the pieces of a stack one beside the other, the lowest first."""
    x, y, dx, dy = numbers(value, 4) or (0, 0, 0, 0)
    spot, first, last = whats[0]
    return tuple(Goes((What(spot, first + n, first + n + 1),), point(x + n * dx, y + n * dy), -1, None)
                 for n in range(last - first))  # fmt: skip


def _by(_state: State, whats: Sequence[What], value: str) -> tuple[Goes, ...]:
    """Push pieces on the table all the same way."""
    step = numbers(value, 2) or (0, 0)
    return tuple(Goes((what,), beside(what.spot, step), -1, None) for what in whats)


WAYS = {"deal": _dealt, "spread": _spread, "by": _by}


def _changed(state: State, act: Act) -> State:
    """Return the table after what changes pieces where they lie."""
    lying: Lying = dict(state.places)
    for what in act.whats:
        found = lying[what.spot]
        new = CHANGES[act.verb](state, found[what.first : what.last], act.value)
        lying[what.spot] = (*found[: what.first], *new, *found[what.last :])
    return settled(state, lying, {what.spot for what in act.whats})


def _flip(_state: State, found: Sequence[Piece], _value: str) -> list[Piece]:
    """Turn a stack over: its lowest piece is its highest then."""
    return [piece._replace(down=not piece.down) for piece in reversed(found)]


def _peek(state: State, found: Sequence[Piece], _value: str) -> list[Piece]:
    return [piece._replace(known=piece.known | 1 << state.actor) for piece in found]


def _show(state: State, found: Sequence[Piece], value: str) -> list[Piece]:
    seats = (1 << state.table.seats) - 1 if value == "all" else 1 << int(value)
    return [piece._replace(known=piece.known | seats) for piece in found]


def _side(_state: State, found: Sequence[Piece], value: str) -> list[Piece]:
    return [piece._replace(face=value) for piece in found]


def _count(state: State, found: Sequence[Piece], value: str) -> list[Piece]:
    dials = [things(state.table.level)[art(piece.face)].art for piece in found]
    return [piece._replace(face=f"{dial}:{counted(piece, value)}") for dial, piece in zip(dials, found, strict=True)]


def _write(_state: State, found: Sequence[Piece], value: str) -> list[Piece]:
    return [piece._replace(face=f"{art(piece.face)}:{value}" if value else art(piece.face)) for piece in found]


def _turn(state: State, found: Sequence[Piece], value: str) -> list[Piece]:
    return [piece._replace(turn=turned(state, piece, int(value))) for piece in found]


def _set_turn(_state: State, found: Sequence[Piece], value: str) -> list[Piece]:
    return [piece._replace(turn=plain(value)) for piece in found]


CHANGES = {
    "flip": _flip, "peek": _peek, "show": _show, "side": _side, "count": _count, "write": _write, "turn": _turn,
    "@": _set_turn,
}  # fmt: skip

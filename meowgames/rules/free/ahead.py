"""What is shown on the way of an act: a pile that is being mixed, a secret that is seen for a moment only."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .. import Move
from . import watching
from .reasons import beside, touched
from .state import State, everybody
from .things import POINT, art, things
from .words import Act, read, to_cat

ASIDE = 14  # points beside a pile


def steps(state: State, move: Move) -> Iterator[State]:
    """Show the upper half of a pile beside it before it is mixed, for of backs nothing else would move.

    A die that rolls passes over another side, so that it is seen to roll whatever it shows then.

    Where nobody remembers, show what somebody looks at or is shown: the picture after it is as it was.
    """
    if state.wait:
        if state.wait[0] == move[0] == "mix":
            yield _halved(state)
        elif state.wait[0] == move[0] == "roll":
            yield _tumbling(state, move)
    elif to_cat(move):
        yield from watching.on_the_way(state, move)
    elif not state.table.remember:
        act = read(move, {spot: len(found) for spot, found in state.places})
        if act.verb in ("peek", "show"):
            yield _glimpsed(state, act)


def _halved(state: State) -> State:
    _, spot, first, last = state.wait
    half = (first + last + 1) // 2
    lying = dict(state.places)
    found = lying[spot]
    lying[spot] = (*found[:half], *found[last:])
    lying[aside(spot)] = found[half:last]
    return state._replace(places=tuple(lying.items()))


def _tumbling(state: State, move: Move) -> State:
    """Return the table while dice roll: each shows a side that is neither the last one nor the next."""
    lying = dict(state.places)
    for (spot, at), side in zip(state.wait[1:], move[1:], strict=True):
        found = lying[spot]
        sides = things(state.table.level)[art(found[at].face)].sides
        other = next((one for one in _from_middle(sides, side) if one not in (side, found[at].face)), side)
        lying[spot] = (*found[:at], found[at]._replace(face=other), *found[at + 1 :])
    return state._replace(places=tuple(lying.items()))


def _from_middle(sides: Sequence[str], side: str) -> Sequence[str]:
    """Return the sides of a die, beginning with that across from one of them."""
    start = (sides.index(side) + len(sides) // 2) % len(sides)
    return [*sides[start:], *sides[:start]]


def _glimpsed(state: State, act: Act) -> State:
    """Return the table as it is seen for a moment: what else one has seen stays forgotten."""
    seats = everybody(state) if act.value == "all" else 1 << int(act.value or state.actor)
    marks = touched(act.whats)
    places = tuple(
        (spot, tuple([piece._replace(known=seats * ((spot, at) in marks)) for at, piece in enumerate(found)]))
        for spot, found in state.places
    )
    return state._replace(table=state.table._replace(remember=True), places=places)


def aside(spot: str) -> str:
    """Return the place beside a place, where half of a pile is held while it is mixed."""
    if spot.startswith(f"{POINT}."):
        return beside(spot, (ASIDE, 0)) + "~"
    return f"{spot}~"

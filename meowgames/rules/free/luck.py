"""What chance does at a free table: laying it, mixing, rolling, drawing from a bag."""

from __future__ import annotations

from random import Random

from .. import Move
from ..kit import draw, pick
from . import watching
from .laying import laid
from .moving import Lying, put, settled
from .spelling import LAY, lay
from .state import State
from .things import art, things
from .words import LUCK


def chance(state: State, rng: Random) -> Move:
    """Draw what is owed."""
    kind, *owed = state.wait
    lying = dict(state.places)
    if kind == LAY:
        return laid(state.table, rng)
    if kind == LUCK:
        return watching.drawn(state, rng)
    if kind == "mix":
        _, first, last = owed
        return ("mix", *draw([str(index) for index in range(last - first)], last - first, rng))
    if kind == "draw":
        spot, size = owed[:2]
        return ("draw", *draw([str(index) for index in range(len(lying[spot]))], size, rng))
    level = state.table.level
    return ("roll", *[pick(things(level)[art(lying[spot][at].face)].sides, rng) for spot, at in owed])


def befall(state: State, move: Move) -> State:
    """Return the table after chance drew this; ValueError for what it could not have drawn."""
    if not move or move[0] != state.wait[0]:
        raise ValueError(f"{' '.join(move)} cannot happen now")
    return OUTCOMES[move[0]](state, move)


def _mixed(state: State, move: Move) -> State:
    """Lay the pieces of a pile anew, all upright: who knew one knows it no more, unless it lies open before them."""
    _, spot, first, last = state.wait
    if sorted(move[1:]) != sorted(map(str, range(last - first))):
        raise ValueError("a pile is mixed into all of its pieces")  # 4.1
    lying: Lying = dict(state.places)
    found = lying[spot]
    new = [found[first + int(word)]._replace(known=0, turn="") for word in move[1:]]
    lying[spot] = (*found[:first], *new, *found[last:])
    return settled(state._replace(wait=()), lying, (spot,))


def _rolled(state: State, move: Move) -> State:
    """Turn up the sides that were rolled."""
    lying: Lying = dict(state.places)
    if len(move) != len(state.wait):
        raise ValueError("each die shows one side")  # 4.2
    for (spot, at), side in zip(state.wait[1:], move[1:], strict=True):
        found = lying[spot]
        if side not in things(state.table.level)[art(found[at].face)].sides:
            raise ValueError(f"{side} is no side of this die")  # 4.2
        lying[spot] = (*found[:at], found[at]._replace(face=side), *found[at + 1 :])
    return settled(state._replace(wait=()), lying, {spot for spot, _ in state.wait[1:]})


def _drawn(state: State, move: Move) -> State:
    """Take pieces out of a bag, and lay them where the hand goes."""
    _, bag, size, spot, index, turn = state.wait
    lying: Lying = dict(state.places)
    found, chosen = lying[bag], [int(word) for word in move[1:] if word.isdecimal()]
    if len(move) - 1 != size or len(set(chosen)) != size or not all(0 <= at < len(found) for at in chosen):
        raise ValueError(f"{size} of {len(found)} pieces are drawn from a bag")  # 4.3
    if [str(at) for at in chosen] != list(move[1:]):
        raise ValueError("a piece of a bag is a number")
    lying[bag] = tuple(piece for at, piece in enumerate(found) if at not in chosen)
    drawn = [(bag, found[at]) for at in chosen]
    return settled(state._replace(wait=()), lying, {bag, *put(state, lying, drawn, spot, index, turn or None)})


OUTCOMES = {LAY: lay, LUCK: watching.befallen, "mix": _mixed, "roll": _rolled, "draw": _drawn}

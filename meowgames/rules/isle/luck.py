"""What chance does: handing out boats and family cards, and drawing the tiles of a day."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from .. import Move
from ..kit import draw, drawn
from .boats import HULLS, empty, hulls
from .cards import CARDS, DEALT
from .state import State
from .tiles import COLOUR, TREASURES
from .turns import choose

SHARE = 4  # cats drawn for each player and day


def chance(state: State, rng: Random) -> Move:
    """Hand out boats or family cards, or draw the tiles of a day."""
    seats = state.table.seats
    if state.stage == "boats":
        return ("boats", *draw(HULLS, seats, rng))  # 2.1
    if state.stage == "cards":
        return ("cards", *draw(CARDS, DEALT * seats, rng))
    pool, found, cats = list(state.bag), [], 0
    while cats < SHARE * seats:  # 3.2, 3.3
        at = int(rng.random() * len(pool))
        found.append(pool[at])
        cats += pool[at] in COLOUR
        pool[at] = pool[-1]
        pool.pop()
    return ("draw", *found)


def befall(state: State, move: Move) -> State:
    """Return the state after chance drew this, refusing what it could not have drawn."""
    found = drawn(state.turn, state.stage, move)
    return _OUTCOMES[state.stage](state, found)


def _boats(state: State, names: Sequence[str]) -> State:
    """Give each seat its boat."""
    known = hulls(state.table.level)
    if len(names) != state.table.seats or len(set(names)) < len(names) or not set(names) <= set(known):
        raise ValueError("each seat gets one of the four boats")
    return state._replace(stage="cards", boats=tuple(empty(known[name]) for name in names))


def _cards(state: State, names: Sequence[str]) -> State:
    """Give each seat three family cards, of which seat 0 is the first to choose."""
    count = DEALT * state.table.seats
    if len(names) != count or len(set(names)) < count or not set(names) <= set(CARDS):
        raise ValueError("each seat gets three different family cards")  # 2.5
    hands = tuple(tuple(sorted(names[at : at + DEALT])) for at in range(0, count, DEALT))
    return state._replace(turn=0, stage="give", cards=hands)


def _ashore(state: State, tiles: Sequence[str]) -> State:
    """Begin a day with these tiles: cats round the island, rare treasures beside the common ones."""
    cats = tuple(tile for tile in tiles if tile in COLOUR)
    if len(cats) != SHARE * state.table.seats or tiles[-1] not in COLOUR:
        raise ValueError("tiles are drawn until four cats for each seat are out")  # 3.2
    rest, stock = list(state.bag), list(state.stock)
    for tile in tiles:
        rest.remove(tile)  # a ValueError if it is not in the bag
        if tile not in COLOUR:
            stock[TREASURES.index(tile)] += 1  # 3.3
    fresh = state._replace(shore=cats, stock=tuple(stock), bag=tuple(rest))
    return choose(fresh, 0)


_OUTCOMES = {"boats": _boats, "cards": _cards, "draw": _ashore}

"""Every legal move of the seat to act, and what a move leads to."""

from __future__ import annotations

from collections.abc import Iterator

from .. import CHANCE, OVER, Move
from .city import city
from .flow import (
    AS, DONE, END, FILL, KEEP, STAY, after_unloading, decide, room_for, settled, unloaded,
)  # fmt: skip
from .friends import drops, ends, friend_moves, lays, ready, swaps
from .goods import BITS, CARDS, DIGIT, FOODS, FRIENDS, kinds, total
from .luck import befall
from .state import State, limit

_CALLS = [(word,) for word in AS]
_LEGS = BITS * FRIENDS.index("centipede")


def turn(state: State) -> int:
    """Return the seat to act, CHANCE or OVER."""
    return state.turn


def moves(state: State) -> list[Move]:
    """List what the seat to act may do."""
    return _LISTS[state.stage](state) if state.turn >= 0 else []


def play(state: State, move: Move) -> State:
    """Return the state after a move of the seat to act or of chance."""
    return decide(state, move) if state.turn >= 0 else befall(state, move)


def _cards(state: State) -> list[Move]:
    """List the cards that can be laid, and what else is possible between two cards."""
    hand, found = state.hands[state.turn], []
    if state.now.played < limit(state):
        for square in ends(state):
            found += lays(square, hand)
        if state.table.joker and total(hand) > 1:  # 9.5
            found += [("joker", *move) for move in found]
    if state.now.played:  # 3.2
        found.append(END)
    return found + friend_moves(state, "card") if state.table.friends else found


def reach(state: State) -> int:
    """Return how far the ant of the card can go, with the help of every centipede that is awake."""
    return state.card.run + (ready(state) >> _LEGS & DIGIT)  # 8.10


def _walks(state: State) -> list[Move]:
    """List the chambers the ant can stop in."""
    hill, ants = city(state.table.level), state.ants
    a, b, c, d, e = ants
    taken = 1 << a | 1 << b | 1 << c | 1 << d | 1 << e
    near = hill.near[ants[state.card.ant]]
    walks = hill.walks
    found = [walks[to] for to in near[min(reach(state), len(near) - 1)] if not taken >> to & 1]  # 5.5
    found.append(STAY)  # 5.3
    return found + friend_moves(state, "walk") if state.table.friends else found


def _unloads(state: State) -> list[Move]:
    """List how many blocks can be unloaded."""
    ant = state.card.ant
    chamber = state.ants[ant]
    most, found = room_for(state, ant, chamber), [KEEP]
    if most:  # 6.1
        found = [(FOODS[city(state.table.level).food[chamber]],), *((f"only{n}",) for n in range(most - 1, 0, -1)), KEEP]
    return found + friend_moves(state, "unload") if state.table.friends else found


def _blocks(state: State) -> list[Move]:
    """List the blocks the reserve has."""
    return [*((FOODS[kind],) for kind in kinds(state.stocks[state.turn])), FILL]


_LISTS = {
    "card": _cards,
    "call": lambda state: list(_CALLS),
    "toss": lambda state: [(CARDS[colour],) for colour in kinds(state.hands[state.turn])],
    "walk": _walks,
    "unload": _unloads,
    "graze": lambda state: [*_blocks(state), DONE],
    "drop": drops,
    "swap": swaps,
    "stock": _blocks,
    "pick": lambda state: [*((f"display{place}",) for place in range(len(state.pack.open))), ("deck",)],
}

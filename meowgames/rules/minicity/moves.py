"""Every legal move of the seat to act."""

from __future__ import annotations

from collections.abc import Callable

from .. import Move
from .city import city
from .crates import DONE, FILL
from .flow import AS, END, KEEP, STAY, room_for
from .friends import drops, ends, friend_moves, lays, legs, swaps
from .goods import CARDS, FOODS, kinds, total
from .state import State, limit

_CALLS: list[Move] = [(word,) for word in AS]


def moves(state: State) -> list[Move]:
    """List what the seat to act may do."""
    return _LISTS[state.stage](state) if state.turn >= 0 else []


def _cards(state: State) -> list[Move]:
    """List the cards that can be laid, and what else is possible between two cards."""
    hand, found, played, table = state.hands[state.turn], [], state.now.played, state.table
    if played < limit(state):
        known = city(table.level).ends
        for road, (first, row) in enumerate(state.roads):  # 4.3
            found += lays(*known[road][first][len(row)], hand)
        if table.joker and total(hand) > 1:  # 9.5
            for left, right in ends(state):
                found += lays(left, right, hand, "joker")
    if played:  # 3.2
        found.append(END)
    if table.friends:
        found += friend_moves(state, "card")
    return found


def reach(state: State) -> int:
    """Return how far the ant of the card can go, with the help of every centipede that is awake."""
    return state.card.run + legs(state)


def _walks(state: State) -> list[Move]:
    """List the chambers the ant can stop in."""
    hill, ants = city(state.table.level), state.ants
    near, walks = hill.near[ants[state.card.ant]], hill.walks
    found = [walks[to] for to in near[min(reach(state), len(near) - 1)] if to not in ants]  # 5.5
    found.append(STAY)  # 5.3
    if state.table.friends:
        found += friend_moves(state, "walk")
    return found


def _unloads(state: State) -> list[Move]:
    """List how many blocks can be unloaded."""
    ant = state.card.ant
    chamber = state.ants[ant]
    most, found = room_for(state, ant, chamber), list[Move]()
    if most:  # 6.1
        found.append((FOODS[city(state.table.level).food[chamber]],))
        found += [(f"only{count}",) for count in range(most - 1, 0, -1)]
    found.append(KEEP)
    if state.table.friends:
        found += friend_moves(state, "unload")
    return found


def _blocks(state: State) -> list[Move]:
    """List the blocks the reserve has."""
    return [*[(FOODS[kind],) for kind in kinds(state.stocks[state.turn])], FILL]


_LISTS: dict[str, Callable[[State], list[Move]]] = {
    "card": _cards,
    "call": lambda _: list(_CALLS),
    "toss": lambda state: [(CARDS[colour],) for colour in kinds(state.hands[state.turn])],
    "walk": _walks,
    "unload": _unloads,
    "graze": lambda state: [*_blocks(state), DONE],
    "drop": drops,
    "swap": swaps,
    "stock": _blocks,
    "pick": lambda state: [*[(f"display{place}",) for place in range(len(state.pack.open))], ("deck",)],
}

"""The five action tiles: one action each, or two on side B, where the actions stand in a circle."""

from __future__ import annotations

from functools import cache
from itertools import permutations

from .. import Move

FOOD, IRRIGATION, GOLD, RECRUIT, FIELDS = range(5)
ACTIONS = ("food", "irrigation", "gold", "recruit", "fields")
RATION = (2, 3, 3, 4, 4, 4)  # 6.1: food for the first kitten sent, for the second, and so on
MOST = len(RATION)  # kittens that can be sent at once

Tile = tuple[int, ...]  # its one or two actions, in the order of ACTIONS


def _circle(order: tuple[int, ...]) -> tuple[Tile, ...]:
    """Return the tiles of a circle of actions: each action together with the next."""
    return tuple(tuple(sorted(pair)) for pair in zip(order, order[1:] + order[:1], strict=True))


SIDE_A = tuple((action,) for action in range(len(ACTIONS)))  # 2.8
OURS = _circle((FOOD, FIELDS, GOLD, IRRIGATION, RECRUIT))  # 11.2
CIRCLES = tuple(_circle((FOOD, *rest)) for rest in permutations(range(1, 5)) if rest[0] > rest[-1])  # 11.5
SETS = (SIDE_A, *CIRCLES)  # a table plays with one of these


def name(tile: Tile) -> str:
    """Return the face of a tile."""
    return "-".join(("tile", *(ACTIONS[action] for action in tile)))


DO = tuple(f"do-{action}" for action in ACTIONS)  # the words that choose between two actions
NAMES = tuple(tuple(name(tile) for tile in tiles) for tiles in SETS)


@cache
def offers(kind: int, takers: tuple[int, ...]) -> tuple[Move, ...]:
    """Return the moves that take a free tile of a set; the taker of a free tile is −1."""
    found: list[Move] = []
    for place, tile in enumerate(SETS[kind]):
        if takers[place] < 0:  # 5.1
            word = NAMES[kind][place]
            found += [(word, DO[action]) for action in tile] if len(tile) > 1 else [(word,)]  # 11.3
    return tuple(found)

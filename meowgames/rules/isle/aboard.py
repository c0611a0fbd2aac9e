"""Boats stood up from what lies on them: inside, apart from each other, in one piece, and no treasure without a map."""

from __future__ import annotations

from collections.abc import Sequence

from .. import Level
from ..kit import number
from ..standing import need
from .boats import AT, Boat, Hull, empty, hulls, put
from .pieces import Thing
from .tiles import COLOUR, ORIENTED


def boats(level: Level, seats: int, drawn: Sequence[Thing], tiles: Sequence[Thing]) -> tuple[Boat, ...]:
    """Return the boats that are drawn with the tiles on them, none before they are handed out."""
    names = {number(thing.spot): thing.name for thing in drawn}
    need(len(drawn) == len(names), "2.1", *spots(drawn))
    if not drawn:
        need(not tiles, "2.1", *spots(tiles))
        return ()
    need(len(names) == seats, "2.1", *spots(drawn))
    aboard: list[list[Thing]] = [[] for _ in range(seats)]
    for tile in tiles:
        aboard[int(tile.spot[4])].append(tile)
    known = hulls(level)
    return tuple([_boat(known[names[seat]], found) for seat, found in enumerate(aboard)])


def spots(found: Sequence[Thing]) -> tuple[str, ...]:
    """Return where these lie, each spot once."""
    return tuple(dict.fromkeys([thing.spot for thing in found]))


def _boat(hull: Hull, tiles: Sequence[Thing]) -> Boat:
    """Return a boat with these tiles on it, which stay in the order in which they are seen."""
    masks = [ORIENTED[tile.name][tile.way].mask << AT[tile.spot] for tile in tiles]
    _apart(hull, tiles, masks)
    boat, seen = empty(hull), list[int]()
    waiting = list(range(len(tiles)))
    while waiting:
        for at in waiting:
            if masks[at] & boat.near:  # 4.5, 4.6: two may share a corner, so not the lower one first but what touches
                break
        else:
            far = waiting if 2 * len(waiting) <= len(tiles) else seen
            need(False, "4.6", *spots([tiles[at] for at in far]))
        waiting.remove(at)
        seen.append(at)
        boat = put(boat, tiles[at].name, tiles[at].way, AT[tiles[at].spot])
    laid = dict(zip(seen, boat.tiles))
    boat = boat._replace(tiles=tuple([laid[at] for at in range(len(tiles))]))
    found = [tile for tile in tiles if tile.name not in COLOUR]
    need(len(found) <= finds(boat), "5.1", *spots(found))
    return boat


def _apart(hull: Hull, tiles: Sequence[Thing], masks: Sequence[int]) -> None:
    """Hold tiles to lie inside a boat, none over another."""
    covered = 0
    for at, mask in enumerate(masks):
        need(not mask & ~hull.squares, "4.2", tiles[at].spot)
        if mask & covered:
            under = [tiles[other] for other in range(at) if masks[other] & mask]
            need(False, "4.3", *spots([*under, tiles[at]]))
        covered |= mask


def finds(boat: Boat) -> int:
    """Return how many cats lie on the map of their colour: each finds a treasure at most."""
    maps = boat.hull.maps
    return sum([1 for tile in boat.tiles if tile.name in COLOUR and tile.mask & maps[COLOUR[tile.name]]])  # 5.7

"""What a move would do to a tower: shown before it is chosen, and on the way to what comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .. import CHANCE, OVER, Move, Picture, Spots
from ..kit import leads, replaced
from .animals import after_paying, paid
from .moves import moves
from .state import BUILD, ENTRIES, SKIP, SLOT, WASTE_KIND, State
from .tiles import KIND_BITS, faded
from .tower import (
    Tower,
    cell_spot,
    entering,
    exchanged,
    face,
    fallen,
    falling,
    grown,
    headings,
    lowered,
    settled,
    spot,
    swapped,
    walled,
)  # fmt: skip
from .turns import dumped, removed
from .view import sees


class Built(NamedTuple):
    """A tower as a move makes it, before walls and balance are looked at."""

    before: State  # paid for, and with the tile gone from its row
    site: int  # whose tower
    tower: Tower
    lost: tuple[int, ...] = ()  # tiles destroyed by the move itself


def _built(state: State, move: Move) -> Built | None:
    """Return what a whole move makes of a tower, None if it does not touch any."""
    stage, power, seat = state.stage, state.power, state.turn
    if move == SKIP or seat < 0:
        return None
    if stage == "enter":
        kind, site = state.picks
        tower = grown(entering(state.round.table.expert, ENTRIES[move]), kind)
        return Built(state._replace(stage="act", picks=()), site, tower)
    if stage == "act" and move[1] == BUILD:
        return _laid(state, move[0], replaced(state.kobans, seat, state.kobans[seat] - 1), state.hoard)
    if stage == "power" and power in ("sheep", "ox"):
        return _laid(state, move[0], *paid(state))
    if stage == "power" and power in ("tiger", "snake"):
        tower = state.towers[seat]
        at = [spot(seat, cell) for cell in tower.hexes].index(move[0])
        if power == "tiger":
            return Built(state, seat, lowered(tower, at), tower.tiles[at:])
        return Built(after_paying(state), seat, *_relaid(tower, at))
    return None


def _laid(state: State, word: str, kobans: tuple[int, ...], hoard: int) -> Built | None:
    """Return what building the tile of a slot does, None if its heading must be chosen first."""
    owner, slot = SLOT[word]
    site = owner if state.round.table.sabotage else state.actor
    tower = state.towers[site]
    if not tower.tiles:
        return None
    kind = state.rows[owner][slot] & KIND_BITS
    return Built(removed(state, owner, slot, kobans, hoard), site, grown(tower, kind))


def _relaid(tower: Tower, at: int) -> tuple[Tower, tuple[int, ...]]:
    """Return a tower with two neighbours swapped, up to the tile that leads into a wall, and the tiles after it."""
    after = swapped(tower, at)
    rest = exchanged(tower.tiles, at)[len(after.tiles) :]
    if not rest:
        return after, ()
    base = after if after.tiles else entering(tower.expert, tower.first)
    return grown(base, rest[0]), rest[1:]


def steps(state: State, move: Move) -> Iterator[State]:
    """Yield a tower as it stands before it breaks, each time it does, and what the dragon shows."""
    if state.turn == CHANCE and state.stage == "shuffle":
        yield state  # 6.18
    made = _built(state, move)
    if made is None:
        return
    before, site, tower, lost = made
    if before.round.table.memory:
        before = before._replace(rows=faded(before.rows, state.turn))
    while tower.tiles and (walled(tower) or falling(tower)):
        yield before._replace(towers=replaced(before.towers, site, tower), piles=dumped(before.piles, lost))
        stands = lowered(tower, len(tower.tiles) - 1) if walled(tower) else fallen(tower)
        lost = (*lost, *tower.tiles[len(stands.tiles) :])
        tower = stands


def preview(state: State, words: Move) -> Picture:
    """Return where a tile would lie and lead and what would fall, as far as the seat to act can know."""
    if state.turn < 0 or not words or not leads(words, moves(state)):
        return {}
    power, seat = state.power, state.turn
    if state.stage == "enter":
        return _foreseen(state, _built(state, words))
    if state.stage == "act":
        return {} if len(words) > 1 and words[1] != BUILD else _lying(state, words[0], seat)
    if state.stage != "power" or words == SKIP:
        return {}
    if power == "sheep":
        return _lying(state, words[0], seat)
    if power == "ox":
        owner, _ = SLOT[words[0]]
        return _lying(state, words[0], owner if state.round.table.sabotage else seat)
    if power == "dog":
        return _on(state, WASTE_KIND[words[0]], seat)
    if power == "monkey" and any(len(move) > 1 for move in moves(state)):
        return _lying(state, words[0], seat)
    return _foreseen(state, _built(state, words)) if power in ("tiger", "snake") else {}


def _lying(state: State, word: str, site: int) -> Picture:
    """Return the tile of a slot where it would lie on a tower, or a riddle if it is not shown."""
    owner, slot = SLOT[word]
    tile = state.rows[owner][slot]
    if not sees(tile, state.turn, state.round.table):
        return {cell_spot("tower", site, state.towers[site].next): ("unknown",)}
    return _on(state, tile & KIND_BITS, site)


def _on(state: State, kind: int, site: int) -> Picture:
    """Return a tile of that kind where it would lie on a tower, and what would come of it."""
    tower = state.towers[site]
    if not tower.tiles:
        return {cell_spot("tower", site, tower.next): (face(kind, tower.heading),)}
    return _foreseen(state, Built(state, site, grown(tower, kind)))


def _foreseen(state: State, made: Built | None) -> Picture:
    """Return what is new or lost on a tower that a move makes, where it leads, and how it leans."""
    if made is None:
        return {}
    _, site, tower, _ = made
    old, stands = state.towers[site], settled(tower)
    picture: Spots = {}
    was = list(zip(old.hexes, old.tiles, headings(old), strict=True))
    for cell, kind, heading in zip(tower.hexes, tower.tiles, headings(tower), strict=True):
        if (cell, kind, heading) not in was:
            picture[cell_spot("tower", site, cell)] = (face(kind, heading),)
    left = [cell for cell in old.hexes[len(tower.tiles) :] if cell not in stands.hexes]  # 6.20: another may lie there
    for cell in (*tower.hexes[len(stands.tiles) :], *left):
        picture[cell_spot("fate", site, cell)] = ("falling",)
    if tower.tiles and walled(tower):
        picture[cell_spot("fate", site, tower.hexes[-1])] = ("wall",)
    else:
        picture[f"bead{site}"] = (f"bead:{tower.lean:+}",)
    if stands is tower:
        picture[cell_spot("beyond", site, tower.next)] = ("beyond",)
    return picture


def masked(state: State, seat: int) -> State:
    """Return the state with every tile unseen by a seat that not everybody sees."""
    table, hide = state.round.table, ~state.round.table.marks[seat]

    def hidden(tile: int) -> int:
        return tile if sees(tile, OVER, table) else tile & hide

    return state._replace(rows=tuple([tuple([hidden(tile) for tile in row]) for row in state.rows]))

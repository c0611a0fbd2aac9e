"""What the seat to act may do: put a pawn on an animal, take its first action, use the animal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from .. import Move
from .state import CAT, DONE, ENTRIES, POOR_DEEDS, RICH_DEEDS, ROW_MOVES, SKIP, WASTE, Moves, State
from .tiles import TAKEN, filled
from .tower import spot

PRICED = frozenset(("monkey", "ox", "snake", "sheep"))  # animals of no use without a koban
ROBBERS = frozenset(("monkey", "ox", "rabbit"))  # animals that need a tile of another seat


def moves(state: State) -> list[Move]:
    """List what the seat to act may do."""
    seat, stage = state.turn, state.stage
    if seat < 0:
        return []
    if stage == "act":
        deeds = (RICH_DEEDS if state.kobans[seat] else POOR_DEEDS)[seat]  # 4.1, 4.2
        found: Moves = []
        for slot, tile in enumerate(state.rows[seat]):
            if tile:
                found += deeds[slot]
        return found
    if stage == "pawn":
        pawns, lap = state.pawns, state.round
        return [move for place, move in enumerate(spaces(lap.line, lap.cat)) if place not in pawns]  # 3.3
    if stage == "power":
        return POWERS[state.power](state)
    return list(ENTRIES)  # 5.3


@lru_cache(maxsize=256)
def spaces(line: tuple[str, ...], cat: int) -> tuple[Move, ...]:
    """Return the word for each space of the line; the cat stands for the animal it lies on."""
    return tuple((CAT if place == cat else animal,) for place, animal in enumerate(line))  # 3.2


def usable(state: State, animal: str) -> bool:
    """Tell whether the seat that acts can do anything with this animal."""
    seat = state.actor
    if animal in PRICED and not state.kobans[seat]:
        return False
    if animal in ROBBERS:
        return any(any(row) for other, row in enumerate(state.rows) if other != seat)
    if animal == "dog":
        return any(state.piles.waste)  # 6.10
    if animal in ("tiger", "snake"):
        return len(state.towers[seat].tiles) > (animal == "snake")
    return True


# ── tiles in rows ──


def tiles(state: State, seat: int, without: Sequence[int] = ()) -> Moves:
    """List the tiles of a row, except for these slots."""
    words = ROW_MOVES[seat]
    return [words[slot] for slot, tile in enumerate(state.rows[seat]) if tile and slot not in without]


def others(state: State) -> Moves:
    """List the tiles of all seats but the one that acts."""
    actor = state.actor
    found: Moves = []
    for seat, row in enumerate(state.rows):
        if seat != actor:
            words = ROW_MOVES[seat]
            for slot, tile in enumerate(row):
                if tile:
                    found.append(words[slot])
    return found


def watched(state: State) -> bool:
    """Tell whether the monkey has looked at all the tiles it may."""
    other, *slots = state.picks
    return len(slots) == min(TAKEN, filled(state.rows[other]))


def givers(state: State) -> list[int]:
    """Return the seats that have a tile for the dragon, from the one that acts clockwise."""
    rows, actor = state.rows, state.actor
    order = (*range(actor, len(rows)), *range(actor))
    return [seat for seat in order if any(rows[seat])]  # 6.19


# ── animals; animals.py says what each of them picks ──


def _dog(state: State) -> Moves:
    """List what lies on the discard pile."""
    return [*((WASTE[kind],) for kind, count in enumerate(state.piles.waste) if count), SKIP]


def _horse(state: State) -> Moves:
    """List what has not been looked at in this use."""
    return [*tiles(state, state.actor, state.picks), DONE if state.picks else SKIP]


def _rabbit(state: State) -> Moves:
    """List what may be taken, or given back."""
    actor, picks = state.actor, state.picks
    if not picks:
        return [*others(state), SKIP]
    other, each, *slots = picks
    if len(slots) < each:
        return tiles(state, other, slots)
    if len(slots) < 2 * each:
        return tiles(state, actor, slots[each:])
    given = len(slots) - 2 * each
    words = ROW_MOVES[actor if given else other]
    return [words[slot] for slot in (slots[each : 2 * each] if given else slots[:each])]


def _monkey(state: State) -> Moves:
    """List what may be looked at, or exchanged."""
    if not state.picks:
        return [*others(state), SKIP]
    other, *slots = state.picks
    if not watched(state):
        return tiles(state, other, slots)
    own = tiles(state, state.actor)
    return [*(ROW_MOVES[other][slot] + mine for slot in slots for mine in own), SKIP]


def _ox(state: State) -> Moves:
    """List what the others have."""
    return [*others(state), SKIP]


def _sheep(state: State) -> Moves:
    """List what the seat that acts has."""
    return [*tiles(state, state.actor), SKIP]


def _tiger(state: State) -> Moves:
    """List the tiles of the tower."""
    seat = state.actor
    return [*((spot(seat, cell),) for cell in state.towers[seat].hexes), SKIP]


def _snake(state: State) -> Moves:
    """List each tile of the tower together with the next."""
    seat = state.actor
    return [*pairwise([spot(seat, cell) for cell in state.towers[seat].hexes]), SKIP]


def _dragon(state: State) -> Moves:
    """List the tiles of the seat whose turn it is to give one."""
    found = tiles(state, givers(state)[len(state.picks)])
    return found if state.picks else [*found, SKIP]


# The animals that ask for a choice, and what may be chosen.
POWERS = {
    "dog": _dog, "horse": _horse, "rabbit": _rabbit, "monkey": _monkey, "ox": _ox, "sheep": _sheep,
    "tiger": _tiger, "snake": _snake, "dragon": _dragon,
}  # fmt: skip

"""What chance draws: the line of animals, tiles, rolls of the die, and the dragon's shuffle."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from .. import CHANCE, Move
from ..kit import drawn, new, pick, replaced
from .animals import gathered, shuffled
from .state import ANIMALS, Piles, Round, State
from .tiles import BATCH, KIND, KIND_BITS, KINDS, ROW, draw, filled
from .turns import BEGIN, refilled


def chance(state: State, rng: Random) -> Move:
    """Draw one outcome."""
    stage = state.stage
    if stage in ("roll", "rooster"):
        return (stage, pick(ANIMALS, rng))
    if stage == "line":
        return (stage, *_mixed(ANIMALS, rng))
    if stage == "shuffle":
        return (stage, *_mixed(sorted(KINDS[tile & KIND_BITS] for tile in gathered(state)), rng))
    counts = list(state.piles.deck)
    total = sum(counts)
    wanted = ROW if stage == "deal" else _missing(state, total)
    return (stage, *[KINDS[draw(counts, total - at, rng)] for at in range(wanted)])


def _mixed(things: Sequence[str], rng: Random) -> list[str]:
    """Return these things in a random order; random() alone is the same in every Python version."""
    pool, found = list(things), []
    while pool:
        found.append(pool.pop(int(rng.random() * len(pool))))
    return found


def _missing(state: State, total: int) -> int:
    """Return how many tiles the row that is refilled gets at once when so many are in the deck."""
    row = state.rows[state.actor]
    return min(ROW - filled(row), total)


def befall(state: State, move: Move) -> State:
    """Return the state after chance drew this, refusing what it could not have drawn."""
    stage = state.stage
    names = drawn(state.turn, stage, move)
    return _DRAWN[stage](state, names)


def _line(state: State, names: Sequence[str]) -> State:
    """Lay out the line of animals."""
    if sorted(names) != sorted(ANIMALS):
        raise ValueError("the line holds each of the twelve animals once")  # 2.1
    return state._replace(stage="deal", round=state.round._replace(line=tuple(names)))


def _taken(piles: Piles, names: Sequence[str], count: int) -> tuple[list[int], Piles]:
    """Return so many tiles of these names, face down and unseen, and what is left in the middle."""
    deck, waste, batch, batches = piles
    left = list(deck)
    kinds = [KIND.get(name, 0) for name in names]
    for kind in kinds:
        left[kind] -= 1
    if len(kinds) != count or min(left) < 0:
        raise ValueError(f"the deck does not give {' '.join(names)}")
    return [kind | batch << BATCH for kind in kinds], new(Piles, (tuple(left), waste, batch, batches))


def _deal(state: State, names: Sequence[str]) -> State:
    """Give the next seat its row, of which it sees the ends; after the last the first turn begins."""
    (left, *middle, right), piles = _taken(state.piles, names, ROW)  # 2.4
    seat, table = state.rows.index(()), state.round.table
    mark = table.marks[seat]
    rows = replaced(state.rows, seat, (left | mark, *middle, right | mark))
    if seat + 1 < table.seats:
        return state._replace(rows=rows, piles=piles)
    return state._replace(stage="roll", rows=rows, piles=piles, round=state.round._replace(number=1))


def _roll(state: State, names: Sequence[str]) -> State:
    """Put the cat on the animal rolled; the first player is the first to place a pawn."""
    _, _, towers, rows, kobans, pawns, _, _, _, hoard, piles, lap = state
    table, line, number, _, first, _, record, still = lap
    die = _animal(names)
    if die == "rat":
        hoard = 0  # 6.6
    lap = new(Round, (table, line, number, line.index(die), first, die, record, still))  # 3.1
    return new(State, (first, "pawn", towers, rows, kobans, pawns, -1, "", (), hoard, piles, lap))


def _animal(names: Sequence[str]) -> str:
    """Return the one animal the die shows."""
    if len(names) != 1 or names[0] not in ANIMALS:
        raise ValueError("the die shows one of the twelve animals")
    return names[0]


def _refill(state: State, names: Sequence[str]) -> State:
    """Put what was drawn into the empty slots from the left."""
    _, _, towers, rows, kobans, pawns, actor, _, _, hoard, piles, lap = state
    tiles, piles = _taken(piles, names, _missing(state, sum(piles.deck)))
    row = rows[actor]
    for tile in tiles:
        row = replaced(row, row.index(0), tile)  # 4.6
    rows = replaced(rows, actor, row)
    return refilled(new(State, (CHANCE, "refill", towers, rows, kobans, pawns, actor, "", (), hoard, piles, lap)))


def _rooster(state: State, names: Sequence[str]) -> State:
    """Use the animal that the rooster rolled, covered or taken as it may be."""
    die = _animal(names)
    lap = state.round._replace(die=die)
    return state._replace(turn=state.actor, stage=BEGIN, power=die, round=lap)  # 6.7


def _shuffle(state: State, names: Sequence[str]) -> State:
    """Deal back what the dragon gathered."""
    kinds = [KIND.get(name, 0) for name in names]
    if sorted(kinds) != sorted(tile & KIND_BITS for tile in gathered(state)):
        raise ValueError("the dragon deals back what it took")
    return shuffled(state, kinds)


_DRAWN = {
    "line": _line, "deal": _deal, "roll": _roll, "refill": _refill, "rooster": _rooster, "shuffle": _shuffle,
}  # fmt: skip

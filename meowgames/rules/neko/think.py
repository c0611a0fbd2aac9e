"""What a brain needs: a fair guess, an opinion, moves worth trying, and quick sensible ones."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from math import exp
from random import Random

from .. import CHANCE, OVER, Move
from .flow import moves
from .state import BUILD, DISCARD, DONE, LOOK, ROW_MOVES, SKIP, SLOT, WASTE_KIND, State
from .tiles import BATCH, COPIES, KIND_BITS, KINDS, SEEN, draw
from .tower import TOP, Tower, falling, grown, settled, spot, swapped, walled

WALL, FALL, STANDS = range(3)
WILD = 0.1  # how often a quick move is any move at all
EAGER = ("sheep", "ox", "dog", "snake")  # animals that a quick move does not do without


# ── guessing ──


def guess(state: State, seat: int, rng: Random) -> State:
    """Deal anew every tile this seat has not seen, among those of its batch."""
    if seat == CHANCE:
        return state
    everybody = (1 << state.round.table.seats) - 1
    known = 1 << seat if seat >= 0 else everybody
    pools: dict[int, list[int]] = defaultdict(lambda: [0] * len(KINDS))
    batch = state.piles.batch
    pools[batch] = list(state.piles.deck)
    for row in state.rows:
        for tile in row:
            if tile and tile >> SEEN & known != known:
                pools[tile >> BATCH][tile & KIND_BITS] += 1
    left = {number: sum(pool) for number, pool in pools.items()}
    rows = []
    for row in state.rows:
        dealt = []
        for tile in row:
            if tile and tile >> SEEN & known != known:
                number = tile >> BATCH
                tile = tile & ~KIND_BITS | draw(pools[number], left[number], rng)
                left[number] -= 1
            dealt.append(tile)
        rows.append(tuple(dealt))
    return state._replace(rows=tuple(rows), piles=state.piles._replace(deck=tuple(pools[batch])))


# ── what can be built ──


@lru_cache(maxsize=8192)
def ways(tower: Tower) -> tuple[tuple[int, int], ...]:
    """Return for each kind of tile how it would end on this tower, and to which floor it would lead."""
    found = [(WALL, 0)]
    for kind in range(1, len(KINDS)):
        after = grown(tower, kind)
        end = WALL if walled(after) else FALL if falling(after) else STANDS
        found.append((end, after.next >> 6))
    if not tower.tiles:  # the other entry is the mirror image
        found = [found[0], *(max(found[kind], found[other]) for kind, other in enumerate((1, 3, 2, 5, 4), 1))]
    return tuple(found)


@lru_cache(maxsize=8192)
def promise(tower: Tower) -> float:
    """Return what a tower is worth, in floors: its height, and how easily it can grow on."""
    if tower.height >= TOP:
        return TOP + 2
    good = up = 0.0
    for (end, floor), copies in zip(ways(tower)[1:], COPIES[1:]):
        if end == STANDS:
            good += copies
            up += copies * (floor > tower.next >> 6)
    total = sum(COPIES)
    rising = (tower.next >> 6) - tower.height
    return tower.height + 0.35 * rising + 1.1 * good / total + 0.6 * up / total - 0.08 * abs(tower.lean)


def stuck(tower: Tower) -> bool:
    """Tell whether hardly anything can be built on a tower."""
    free = sum(copies for (end, _), copies in zip(ways(tower)[1:], COPIES[1:]) if end == STANDS)
    return free * 3 < sum(COPIES)


def worth(state: State, seat: int) -> float:
    """Return how the tower of this seat looks beside the best of the others, with what it has at hand."""
    marks = []
    for other, tower in enumerate(state.towers):
        mark = promise(tower)
        end = ways(tower)
        ready = [end[tile & KIND_BITS] for tile in state.rows[other] if tile >> SEEN + other & 1]
        best = max((floor for fate, floor in ready if fate == STANDS), default=0)
        mark += 0.25 * (best > tower.next >> 6) + 0.2 * (best > 0) + 0.2 * min(3, state.kobans[other])
        marks.append(mark)
    if state.turn == OVER:
        marks = [float(tower.height) for tower in state.towers]
    lead = marks[seat] - max(mark for other, mark in enumerate(marks) if other != seat)
    return 1 / (1 + exp(-lead))


# ── moves worth a look ──


def likely(state: State) -> list[Move] | None:
    """Return the moves worth a brain's time, judged by what the seat to act knows; None for all."""
    if state.turn < 0 or state.stage in ("pawn", "enter"):
        return None
    if state.stage == "act":
        return _acts(state)
    choose = _LIKELY.get(state.power)
    return choose(state) if choose else None


def _kinds(state: State, seat: int) -> list[tuple[int, int]]:
    """Return slot and kind of each tile of a row, kind 0 if the seat to act has not seen it."""
    seen, row = 1 << SEEN + state.turn, enumerate(state.rows[seat])
    return [(slot, tile & KIND_BITS if tile & seen else 0) for slot, tile in row if tile]


def _once(tiles: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return one tile of each kind, and one unseen."""
    return list({kind: (slot, kind) for slot, kind in reversed(tiles)}.values())


def _acts(state: State) -> list[Move]:
    """Build what stands, or anything unseen; discard one of each; look at what is unseen."""
    seat = state.turn
    tower, words = state.towers[seat], ROW_MOVES[seat]
    end, rich, lost = ways(tower), state.kobans[seat] > 0, stuck(tower)
    found: list[Move] = []
    for slot, kind in _once(_kinds(state, seat)):
        word = words[slot][0]
        fate = end[kind][0] if kind else STANDS
        if rich and (fate == STANDS or fate == FALL and lost):  # into a wall is worse than discarding
            found.append((word, BUILD))
        if not kind or fate != STANDS or not rich:
            found.append((word, DISCARD))
        if not kind:
            found.append((word, LOOK))
    return found or moves(state)


def _sheep(state: State) -> list[Move]:
    """Build what stands, or something unseen."""
    return _useful(state, state.turn, state.towers[state.turn])


def _useful(state: State, owner: int, tower: Tower) -> list[Move]:
    """Return the tiles of a row that would stand on a tower, one unseen, and doing without."""
    end, words = ways(tower), ROW_MOVES[owner]
    good = [words[slot] for slot, kind in _once(_kinds(state, owner)) if not kind or end[kind][0] == STANDS]
    return [*good, SKIP]


def _ox(state: State) -> list[Move] | None:
    """Build what would stand on one's own tower; whatever can be, when it goes on another's."""
    if state.round.table.sabotage:
        return None
    tower, seats = state.towers[state.turn], range(len(state.rows))
    found = [move for owner in seats if owner != state.turn for move in _useful(state, owner, tower)[:-1]]
    return [*found, SKIP]


def _dog(state: State) -> list[Move]:
    """Take what would stand on one's own tower."""
    end = ways(state.towers[state.turn])
    good = [move for move in moves(state)[:-1] if end[WASTE_KIND[move[0]]][0] == STANDS]
    return [*good, SKIP]


def _horse(state: State) -> list[Move]:
    """Look at what is unseen, as long as anything is."""
    words = ROW_MOVES[state.turn]
    unseen = [words[slot] for slot, kind in _kinds(state, state.turn) if not kind and slot not in state.picks]
    return [*unseen[:1], DONE] if state.picks else unseen[:1] or [SKIP]


def _monkey(state: State) -> list[Move] | None:
    """Exchange only for a tile that would stand, and never for its own kind."""
    if not any(len(move) > 1 for move in moves(state)):
        return None
    end, found = ways(state.towers[state.turn]), []
    own = _once(_kinds(state, state.turn))
    other, *slots = state.picks
    for slot in slots:
        kind = state.rows[other][slot] & KIND_BITS
        if end[kind][0] == STANDS:
            word = ROW_MOVES[other][slot]
            found += [word + ROW_MOVES[state.turn][mine] for mine, its in own if its != kind]
    return [*found, SKIP]


def _tiger(state: State) -> list[Move]:
    """Tear down a little when the tower is stuck."""
    seat = state.turn
    tower = state.towers[seat]
    if not stuck(tower):
        return [SKIP]
    return [*((spot(seat, place),) for place in tower.hexes[-4:]), SKIP]


def _snake(state: State) -> list[Move]:
    """Swap what makes the tower more promising."""
    seat = state.turn
    tower = state.towers[seat]
    words = [spot(seat, place) for place in tower.hexes]
    base = promise(tower)
    good = [
        (words[at], words[at + 1])
        for at in range(len(words) - 1)
        if tower.tiles[at] != tower.tiles[at + 1] and promise(settled(swapped(tower, at))) > base
    ]
    return [*good, SKIP]


_LIKELY = {
    "sheep": _sheep, "ox": _ox, "dog": _dog, "horse": _horse, "monkey": _monkey, "tiger": _tiger,
    "snake": _snake,
}  # fmt: skip


# ── quick moves ──


def sample(state: State, rng: Random) -> Move:
    """Return a random move, most of the time one that a sensible player might make."""
    random = rng.random
    if random() < WILD:
        found = moves(state)
    elif state.stage == "pawn":
        found = _welcome(state)
    elif state.stage == "act":
        found = _best_acts(state)
    else:
        found = likely(state) or moves(state)
        if state.power in EAGER and len(found) > 1 and found[-1] == SKIP:
            found = found[:-1]
    return found[int(random() * len(found))]


def _welcome(state: State) -> list[Move]:
    """Return the animals that are of some use to the seat to act."""
    seat = state.turn
    rich = state.kobans[seat] > 1  # one is needed for the first action
    wanted = {"boar", "rooster", "horse", "dog"}
    wanted |= {"sheep", "ox"} if rich else set()
    wanted |= {"tiger"} if stuck(state.towers[seat]) else set()
    wanted |= {"rat"} if state.hoard > 1 else set()
    found = moves(state)
    return [move for move in found if move[0] in wanted] or found


def _best_acts(state: State) -> list[Move]:
    """Return the builds that make the tower most promising, else looks and discards."""
    seat, found = state.turn, _acts(state)
    tower, kinds = state.towers[seat], dict(_kinds(state, seat))
    top, best = promise(tower), []
    for move in found:
        kind = kinds[SLOT[move[0]][1]]
        if move[1] == BUILD and kind:
            value = promise(settled(grown(tower, kind)))
            if value > top:
                top, best = value, [move]
    known = [move for move in found if move[1] == (LOOK if state.kobans[seat] else DISCARD)]
    return best or known or found

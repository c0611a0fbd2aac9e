"""What a brain needs: a fair guess, an opinion, moves worth trying, and quick sensible ones."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from .. import CHANCE, OVER, Move
from ..kit import odds, pick
from .moves import moves, spaces, watched
from .outlook import FALL, STANDS, UNSEEN, Outlook, cuts, outlook, promise, swaps
from .state import BUILD, DISCARD, DONE, ENTRIES, LOOK, ROW_MOVES, SKIP, SLOT, WASTE_KIND, State
from .tiles import BATCH, KIND_BITS, KINDS, SEEN, draw
from .tower import TOP, entering, grown, settled, spot

EVEN = 0.5  # odds of standing below which a tile is looked at before it is built
WEALTH = (0.0, 0.25, 0.45, 0.6, 0.7, 0.8, 0.85, 0.9)  # what koban are worth, in floors: the first most
WILD = 0.1  # how often a quick move is any move at all
EAGER = ("sheep", "ox", "dog", "snake")  # animals that a quick move does not do without
IDLE = ("rabbit", "dragon", "monkey")  # animals that a quick move does without: long, and mostly luck


# ── guessing ──


def guess(state: State, seat: int, rng: Random) -> State:
    """Deal anew every tile this seat has not seen, among those of its batch."""
    if seat == CHANCE:
        return state
    rows, piles = state.rows, state.piles
    known = (1 << seat if seat >= 0 else (1 << len(rows)) - 1) << SEEN
    pools = {piles.batch: list(piles.deck)}
    for row in rows:
        for tile in row:
            if tile and tile & known != known:
                pool = pools.get(tile >> BATCH)
                if pool is None:
                    pool = pools[tile >> BATCH] = [0] * len(KINDS)
                pool[tile & KIND_BITS] += 1
    left = {batch: sum(pool) for batch, pool in pools.items()}
    dealt = []
    for row in rows:
        fresh = []
        for tile in row:
            if tile and tile & known != known:
                batch = tile >> BATCH
                tile = tile & ~KIND_BITS | draw(pools[batch], left[batch], rng)
                left[batch] -= 1
            fresh.append(tile)
        dealt.append(tuple(fresh))
    return state._replace(rows=tuple(dealt), piles=piles._replace(deck=tuple(pools[piles.batch])))


# ── judging ──


def worth(state: State, seat: int) -> float:
    """Return how the tower of this seat looks beside the best of the others, with what it has at hand."""
    _, _, towers, rows, kobans, *_ = state
    if state.turn == OVER:
        marks = [float(tower.height) for tower in towers]
    else:
        marks = []
        for other, tower in enumerate(towers):
            future, seen, best = outlook(tower), 1 << SEEN + other, 0.0
            ready = future.ready
            for tile in rows[other]:
                if tile & seen and ready[tile & KIND_BITS] > best:
                    best = ready[tile & KIND_BITS]
            marks.append(future.promise + best + WEALTH[min(kobans[other], len(WEALTH) - 1)])
    mine = marks.pop(seat)
    return odds(mine - max(marks))


# ── moves worth a look ──


def likely(state: State) -> list[Move] | None:
    """Return the moves worth a brain's time, judged by what the seat to act knows; None for all."""
    if state.turn < 0:
        return None
    if state.stage == "power":
        return _LIKELY[state.power](state)
    return _LIKELY[state.stage](state)


def _tiles(state: State, owner: int) -> list[tuple[Move, int]]:
    """Return one tile of each kind in a row with its kind, and one that the seat to act has not seen with 0."""
    seen, words = 1 << SEEN + state.turn, ROW_MOVES[owner]
    found: dict[int, Move] = {}
    for slot, tile in enumerate(state.rows[owner]):
        if tile:
            found.setdefault(tile & KIND_BITS if tile & seen else 0, words[slot])
    return [(move, kind) for kind, move in found.items()]


def _alike(state: State) -> list[Move]:
    """Return all moves, but only one of those with tiles that look alike to the seat to act."""
    seen = 1 << SEEN + state.turn
    found: dict[Move | tuple[int, int], Move] = {}
    for move in moves(state):
        key: Move | tuple[int, int] = move
        if move[0] in SLOT:
            owner, slot = SLOT[move[0]]
            tile = state.rows[owner][slot]
            key = owner, tile if tile & seen else tile & ~KIND_BITS
        found.setdefault(key, move)
    return list(found.values())


def _builds(future: Outlook, tiles: list[tuple[Move, int]]) -> list[Move]:
    """Return the tiles worth building: those known to help, an unseen one only if it promises more."""
    ends, gains = future.ends, future.gains
    known = [(gains[kind], move) for move, kind in tiles if kind and ends[kind] == STANDS]
    found = [move for gain, move in known if gain > 0]
    best = max([gain for gain, _ in known], default=0.0)
    if ends[UNSEEN] == STANDS and (future.wins or future.odds >= EVEN and gains[UNSEEN] > best):
        found += [move for move, kind in tiles if not kind]
    return found


def _sure(future: Outlook, tiles: list[tuple[Move, int]]) -> list[Move]:
    """Return the tiles that win beyond doubt, known ones first."""
    if not future.wins:
        return []
    good = [(kind, move) for move, kind in tiles if future.ends[kind] == STANDS and (kind or future.odds == 1)]
    return [move for _, move in sorted(good, reverse=True)]


def _acts(state: State) -> list[Move]:
    """Build what helps, topple a lost tower, discard what is of no use, look at what is unseen."""
    seat = state.turn
    future, tiles, rich = outlook(state.towers[seat]), _tiles(state, seat), state.kobans[seat] > 0
    sure = _sure(future, tiles) if rich else []
    if sure:
        return [(sure[0][0], BUILD)]
    found = [(move[0], BUILD) for move in _builds(future, tiles)] if rich else []
    waste = [move for move, kind in tiles if kind and (future.ends[kind] != STANDS or future.gains[kind] <= 0)]
    unseen = [move for move, kind in tiles if not kind]
    if rich and future.ends[UNSEEN] == FALL:
        found += [(move[0], BUILD) for move, kind in tiles if kind and future.ends[kind] == FALL][:1]  # 10.1
    waste = waste or unseen
    if not found and not waste:
        waste = [move for move, _ in tiles]
    return [*found, *((move[0], DISCARD) for move in waste), *((move[0], LOOK) for move in unseen)]


def _pawns(state: State) -> list[Move] | None:
    """Return the animals that can help anybody; None, for all, where a win makes acting first what matters."""
    towers = state.towers
    if any(outlook(tower).wins for tower in towers):
        return None
    idle = {
        "tiger": not any(map(cuts, towers)), "snake": not any(map(swaps, towers)),
        "rat": not state.hoard, "dog": not any(state.piles.waste),
    }  # fmt: skip
    return [move for move in moves(state) if not idle.get(move[0])]


def _enter(state: State) -> list[Move]:
    """Let a first tile come in where it promises most, on another's tower least."""
    kind, site = state.picks
    expert, sign = state.round.table.expert, 1 if site == state.turn else -1
    marks = {move: sign * promise(settled(grown(entering(expert, first), kind))) for move, first in ENTRIES.items()}
    return [max(marks, key=marks.__getitem__)]


def _sheep(state: State) -> list[Move]:
    """Build what helps, or do without."""
    future, tiles = outlook(state.towers[state.turn]), _tiles(state, state.turn)
    return _sure(future, tiles)[:1] or [*_builds(future, tiles), SKIP]


def _ox(state: State) -> list[Move]:
    """Build what helps one's own tower; take away what can be, when somebody is about to win."""
    seat, futures = state.turn, [outlook(tower) for tower in state.towers]
    others = [other for other in range(len(futures)) if other != seat]
    tiles = [tile for other in others for tile in _tiles(state, other)]
    if state.round.table.sabotage:  # 9.1
        return _alike(state)
    sure = _sure(futures[seat], tiles)
    if not sure and any(futures[other].wins for other in others):
        return _alike(state)
    return sure[:1] or [*_builds(futures[seat], tiles), SKIP]


def _dog(state: State) -> list[Move]:
    """Take what would stand on one's own tower."""
    ends = outlook(state.towers[state.turn]).ends
    good = [move for move in moves(state)[:-1] if ends[WASTE_KIND[move[0]]] == STANDS]
    return [*good, SKIP]


def _horse(state: State) -> list[Move]:
    """Look at what is unseen, as long as anything is."""
    words, seen = ROW_MOVES[state.turn], 1 << SEEN + state.turn
    unseen = [words[slot] for slot, tile in enumerate(state.rows[state.turn]) if tile and not tile & seen]
    return [*unseen[:1], DONE] if state.picks else unseen[:1] or [SKIP]


def _monkey(state: State) -> list[Move]:
    """Exchange only for a tile that would stand and help more."""
    if not state.picks or not watched(state):
        return _alike(state)
    future, found = outlook(state.towers[state.turn]), []
    own = _tiles(state, state.turn)
    other, *slots = state.picks
    for slot in slots:
        kind = state.rows[other][slot] & KIND_BITS
        if future.ends[kind] == STANDS:
            gain, word = future.gains[kind], ROW_MOVES[other][slot]
            found += [word + mine for mine, its in own if future.gains[its] < gain]
    return [*found, SKIP]


def _tiger(state: State) -> list[Move]:
    """Tear down what only stands in the way."""
    seat = state.turn
    return [(spot(seat, cell),) for cell in cuts(state.towers[seat])] or [SKIP]


def _snake(state: State) -> list[Move]:
    """Swap what makes the tower more promising."""
    seat = state.turn
    tower = state.towers[seat]
    words = [spot(seat, cell) for cell in tower.hexes]
    return [*[(words[at], words[at + 1]) for at in swaps(tower)], SKIP]


_LIKELY = {
    "pawn": _pawns, "act": _acts, "enter": _enter, "sheep": _sheep, "ox": _ox, "dog": _dog, "horse": _horse,
    "monkey": _monkey, "tiger": _tiger, "snake": _snake, "rabbit": _alike, "dragon": _alike,
}  # fmt: skip


# ── quick moves ──


def sample(state: State, rng: Random) -> Move:
    """Return a random move, most of the time one that a sensible player might make."""
    stage, power = state.stage, state.power
    if rng.random() < WILD:
        found = moves(state)
    elif stage == "act":
        return _quick_act(state)
    elif stage == "pawn":
        found = _welcome(state)
    elif power in IDLE and not state.picks:
        return SKIP
    else:
        found = likely(state) or moves(state)
        if power in EAGER and len(found) > 1 and found[-1] == SKIP:
            found = found[:-1]
    return pick(found, rng)


@lru_cache(maxsize=8)
def _wanted(rich: bool, crooked: bool, hoard: bool) -> frozenset[str]:
    """Return the animals that are of some use to a seat."""
    found = {"boar", "rooster", "horse", "dog"}
    return frozenset(found | ({"sheep", "ox"} if rich else set()) | ({"tiger"} if crooked else set())
                     | ({"rat"} if hoard else set()))  # fmt: skip


def _welcome(state: State) -> list[Move]:
    """Return the animals that are of some use to the seat to act."""
    seat, pawns, lap = state.turn, state.pawns, state.round
    rich = state.kobans[seat] > 1  # one is needed for the first action
    wanted = _wanted(rich, bool(cuts(state.towers[seat])), state.hoard > 1)
    line = enumerate(spaces(lap.line, lap.cat))
    return [move for place, move in line if move[0] in wanted and place not in pawns] or moves(state)


def _quick_act(state: State) -> Move:
    """Return the build that promises most, else a look, or a discard of what is of least use."""
    seat = state.turn
    gains, words, seen = outlook(state.towers[seat]).gains, ROW_MOVES[seat], 1 << SEEN + seat
    best = worst = unseen = -1
    high, low = 0.0, float(TOP)
    for slot, tile in enumerate(state.rows[seat]):
        if tile & seen:
            gain = gains[tile & KIND_BITS]
            if gain > high:
                high, best = gain, slot
            if gain < low:
                low, worst = gain, slot
        elif tile:
            unseen = slot
    if state.kobans[seat]:
        if best >= 0:
            return (*words[best], BUILD)
        return (*words[unseen], LOOK) if unseen >= 0 else (*words[worst], DISCARD)
    return (*words[worst if low <= 0 or unseen < 0 else unseen], DISCARD)

"""What comes of each animal: paying the rat, looking at tiles, building, and tiles that change hands."""

from __future__ import annotations

from collections.abc import Sequence

from .. import CHANCE, Move
from ..kit import new, replaced
from .moves import POWERS, givers, usable
from .state import CAT, DONE, SKIP, SLOT, WASTE_KIND, State
from .tiles import BATCH, KIND_BITS, TAKEN, added, filled
from .tower import exchanged, lowered, spot, swapped
from .turns import built, done, rebuilt, removed


def begun(state: State) -> State:
    """Return the state in which the seat that acts chooses how to use its animal, or has used it without a choice."""
    _, _, towers, rows, kobans, pawns, seat, animal, _, hoard, piles, lap = state
    if animal in POWERS:
        if not usable(state, animal):
            return done(state)  # 3.4
        return new(State, (seat, "power", towers, rows, kobans, pawns, seat, animal, (), hoard, piles, lap))
    if animal == CAT:
        return done(state._replace(round=lap._replace(first=seat)))  # 6.3
    gain = {"boar": 2, "rat": hoard, "rooster": 1}[animal]  # 6.4, 6.5, 6.7
    kobans = replaced(kobans, seat, kobans[seat] + gain)
    if animal == "rooster":
        return state._replace(turn=CHANCE, stage="rooster", kobans=kobans)  # 6.8
    return done(state._replace(kobans=kobans, hoard=0 if animal == "rat" else hoard))


# ── what the powers are made of ──


def paid(state: State) -> tuple[tuple[int, ...], int]:
    """Return the koban of the seats and of the rat after the seat that acts paid one to the rat."""
    kobans, seat, lap = state.kobans, state.actor, state.round
    hoard = state.hoard if lap.line[lap.cat] == "rat" else state.hoard + 1  # 6.2
    return replaced(kobans, seat, kobans[seat] - 1), hoard


def after_paying(state: State) -> State:
    """Return the state after the seat that acts paid one koban to the rat."""
    turn, stage, towers, rows, _, pawns, actor, power, picks, _, piles, lap = state
    kobans, hoard = paid(state)
    return new(State, (turn, stage, towers, rows, kobans, pawns, actor, power, picks, hoard, piles, lap))


def picked(state: State, seat: int, picks: tuple[int, ...]) -> State:
    """Return the state in which these have been picked and this seat goes on."""
    _, stage, towers, rows, kobans, pawns, actor, power, _, hoard, piles, lap = state
    return new(State, (seat, stage, towers, rows, kobans, pawns, actor, power, picks, hoard, piles, lap))


def seen(state: State, looks: Sequence[tuple[int, int, int]]) -> State:
    """Return the state after looks at tiles: who looks, whose row, which slot."""
    turn, stage, towers, rows, kobans, pawns, actor, power, picks, hoard, piles, lap = state
    marks = lap.table.marks
    for who, seat, slot in looks:
        rows = replaced(rows, seat, replaced(rows[seat], slot, rows[seat][slot] | marks[who]))
    return new(State, (turn, stage, towers, rows, kobans, pawns, actor, power, picks, hoard, piles, lap))


def traded(state: State, one: tuple[int, int], two: tuple[int, int]) -> State:
    """Return the state after two tiles, given by seat and slot, changed places; who has seen them still has."""
    (seat, slot), (other, its) = one, two
    rows = state.rows
    mine, theirs = rows[seat][slot], rows[other][its]
    rows = replaced(rows, seat, replaced(rows[seat], slot, theirs))  # 7.3
    return state._replace(rows=replaced(rows, other, replaced(rows[other], its, mine)))


# ── dog; horse: picks are the slots looked at ──


def _dog(state: State, move: Move) -> State:
    """Take a tile from the discard pile, known to all."""
    if move == SKIP:
        return done(state)
    kind, seat, piles = WASTE_KIND[move[0]], state.actor, state.piles
    rows = replaced(state.rows, seat, added(state.rows[seat], kind | state.round.table.marks[-1]))
    waste = replaced(piles.waste, kind, piles.waste[kind] - 1)
    return done(state._replace(rows=rows, piles=piles._replace(waste=waste)))


def _horse(state: State, move: Move) -> State:
    """Look at a tile of one's own; every look after the first is paid for."""
    if move in (SKIP, DONE):
        return done(state)
    seat, slot = SLOT[move[0]]
    if state.picks:
        state = after_paying(state)
    picks = state.picks + (slot,)
    state = picked(seen(state, [(seat, seat, slot)]), seat, picks)
    return state if state.kobans[seat] and len(picks) < filled(state.rows[seat]) else done(state)


# ── ox, sheep, tiger, snake ──


def _build(state: State, move: Move) -> State:
    """Pay the rat and build a tile of one's own row or, with the ox, of another's."""
    if move == SKIP:
        return done(state)
    seat, slot = SLOT[move[0]]
    kind = state.rows[seat][slot] & KIND_BITS
    site = seat if state.round.table.sabotage else state.actor  # 6.16, 9.1
    return built(removed(state, seat, slot, *paid(state)), kind, site)


def _tiger(state: State, move: Move) -> State:
    """Destroy a tile of one's tower and all that follow it."""
    if move == SKIP:
        return done(state)
    seat = state.actor
    tower = state.towers[seat]
    count = [spot(seat, cell) for cell in tower.hexes].index(move[0])
    return rebuilt(state, seat, lowered(tower, count), tower.tiles[count:])  # 6.17


def _snake(state: State, move: Move) -> State:
    """Exchange two neighbours of one's tower and lay again what follows."""
    if move == SKIP:
        return done(state)
    seat = state.actor
    tower = state.towers[seat]
    at = [spot(seat, cell) for cell in tower.hexes].index(move[0])
    after = swapped(tower, at)
    lost = exchanged(tower.tiles, at)[len(after.tiles) :]
    return rebuilt(after_paying(state), seat, after, lost)  # 6.21


# ── rabbit: picks are the other seat, how many each takes, what was taken by both, what was given back ──


def _rabbit(state: State, move: Move) -> State:
    """Take tiles from another seat, let it take as many, look at them, and both give one back."""
    if move == SKIP:
        return done(state)
    seat, slot = SLOT[move[0]]
    actor, picks = state.actor, state.picks
    if not picks:
        each = min(TAKEN, filled(state.rows[actor]), filled(state.rows[seat]))  # 6.13
        picks = (seat, each)
    picks += (slot,)
    other, each, *slots = picks
    if len(slots) == 2 * each:
        looks = [(actor, other, slot) for slot in slots[:each]]
        looks += [(other, actor, slot) for slot in slots[each:]]
        state = seen(picked(state, actor, picks), looks)
        return state if each > 1 else done(state)  # 6.13
    if len(slots) == 2 * each + 2:
        back, gone = slots[-2:]
        kept = next(slot for slot in slots[:each] if slot != back)
        lost = next(slot for slot in slots[each : 2 * each] if slot != gone)
        return done(traded(state, (actor, lost), (other, kept)))
    return picked(state, actor if len(slots) < each else other, picks)


# ── monkey: picks are the other seat and the slots looked at ──


def _monkey(state: State, move: Move) -> State:
    """Look at tiles of another seat, then exchange one of them or none."""
    if move == SKIP:
        return done(state)
    seat, slot = SLOT[move[0]]
    if len(move) > 1:
        return done(traded(state, SLOT[move[1]], (seat, slot)))
    actor, picks = state.actor, state.picks
    if not picks:
        state, picks = after_paying(state), (seat,)
    return picked(seen(state, [(actor, seat, slot)]), actor, picks + (slot,))


# ── dragon: picks are the slots taken so far, from the seat that acts clockwise ──


def _dragon(state: State, move: Move) -> State:
    """Take a tile from each seat; when all are taken they are shown, and chance shuffles them."""
    if move == SKIP:
        return done(state)
    _, slot = SLOT[move[0]]
    picks, seats = state.picks + (slot,), givers(state)
    state = picked(state, state.actor, picks)
    if len(picks) < len(seats):
        return state
    shown = seen(state, [(-1, seat, slot) for seat, slot in zip(seats, picks, strict=True)])
    return shown._replace(turn=CHANCE, stage="shuffle")


def gathered(state: State) -> list[int]:
    """Return the tiles the dragon has taken."""
    return [state.rows[seat][slot] for seat, slot in zip(givers(state), state.picks, strict=True)]


def shuffled(state: State, kinds: Sequence[int]) -> State:
    """Return the state after these kinds were dealt back to those who gave a tile: a batch of their own."""
    rows, piles = state.rows, state.piles
    for seat, slot, kind in zip(givers(state), state.picks, kinds, strict=True):
        rows = replaced(rows, seat, replaced(rows[seat], slot, kind | piles.batches << BATCH))  # 6.18, 7.4
    return done(state._replace(rows=rows, piles=piles._replace(batches=piles.batches + 1)))


PLAY = {
    "dog": _dog, "horse": _horse, "rabbit": _rabbit, "monkey": _monkey, "ox": _build, "sheep": _build,
    "tiger": _tiger, "snake": _snake, "dragon": _dragon,
}  # fmt: skip

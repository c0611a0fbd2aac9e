"""The animals that let tiles change hands: rabbit, monkey and dragon."""

from __future__ import annotations

from collections.abc import Sequence

from .. import CHANCE, Move
from .course import done
from .hands import after_paying, exchanged, others, picked, seen, tiles
from .state import ROW_MOVES, SKIP, SLOT, Moves, State
from .tiles import BATCH, TAKEN, changed, filled

_new = tuple.__new__  # what calling a NamedTuple does, without the detour


# ── rabbit: picks are the other seat, how many each takes, what was taken by both, what was given back ──


def rabbit_moves(state: State) -> Moves:
    """List what may be taken, or given back."""
    picks, actor = state[8], state[6]
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


def rabbit(state: State, move: Move) -> State:
    """Take tiles from another seat, let it take as many, look at them, and both give one back."""
    if move == SKIP:
        return done(state)
    seat, slot = SLOT[move[0]]
    actor, picks = state[6], state[8]
    if not picks:
        each = min(TAKEN, filled(state[3][actor]), filled(state[3][seat]))  # 6.13
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
        return done(exchanged(state, (actor, lost), (other, kept)))
    return picked(state, actor if len(slots) < each else other, picks)


# ── monkey: picks are the other seat and the slots looked at ──


def watched(state: State) -> bool:
    """Tell whether the monkey has looked at all the tiles it may."""
    other, *slots = state.picks
    return len(slots) == min(TAKEN, filled(state.rows[other]))


def monkey_moves(state: State) -> Moves:
    """List what may be looked at, or exchanged."""
    if not state.picks:
        return [*others(state), SKIP]
    other, *slots = state.picks
    if not watched(state):
        return tiles(state, other, slots)
    own = tiles(state, state.actor)
    return [*(ROW_MOVES[other][slot] + mine for slot in slots for mine in own), SKIP]


def monkey(state: State, move: Move) -> State:
    """Look at tiles of another seat, then exchange one of them or none."""
    if move == SKIP:
        return done(state)
    seat, slot = SLOT[move[0]]
    if len(move) > 1:
        return done(exchanged(state, SLOT[move[1]], (seat, slot)))
    actor, picks = state[6], state[8]
    if not picks:
        state, picks = after_paying(state), (seat,)
    return picked(seen(state, [(actor, seat, slot)]), actor, picks + (slot,))


# ── dragon: picks are the slots taken so far, from the seat that acts clockwise ──


def givers(state: State) -> list[int]:
    """Return the seats that have a tile for the dragon, from the one that acts clockwise."""
    rows, actor = state[3], state[6]
    order = (*range(actor, len(rows)), *range(actor))
    return [seat for seat in order if any(rows[seat])]  # 6.19


def gathered(state: State) -> list[int]:
    """Return the tiles the dragon has taken."""
    return [state.rows[seat][slot] for seat, slot in zip(givers(state), state.picks)]


def dragon_moves(state: State) -> Moves:
    """List the tiles of the seat whose turn it is to give one."""
    found = tiles(state, givers(state)[len(state.picks)])
    return found if state.picks else [*found, SKIP]


def dragon(state: State, move: Move) -> State:
    """Take a tile from each seat; when all are taken they are shown, and chance shuffles them."""
    if move == SKIP:
        return done(state)
    picks, seats = state[8] + (SLOT[move[0]][1],), givers(state)
    state = picked(state, state[6], picks)
    if len(picks) < len(seats):
        return state
    shown = seen(state, [(-1, seat, slot) for seat, slot in zip(seats, picks)])
    return _new(State, (CHANCE, "shuffle") + shown[2:])


def shuffled(state: State, kinds: Sequence[int]) -> State:
    """Return the state after these kinds were dealt back to those who gave a tile: a batch of their own."""
    rows, piles = state.rows, state.piles
    for seat, slot, kind in zip(givers(state), state.picks, kinds):
        rows = changed(rows, seat, changed(rows[seat], slot, kind | piles.batches << BATCH))  # 6.18, 7.4
    return done(state._replace(rows=rows, piles=piles._replace(batches=piles.batches + 1)))

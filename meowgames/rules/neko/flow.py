"""The course of a game: what comes of a move, and whose turn it is then."""

from __future__ import annotations

from functools import lru_cache

from .. import Move
from ..kit import new, replaced
from .animals import PLAY, begun
from .luck import befall
from .moves import spaces
from .state import BUILD, DISCARD, ENTRIES, SLOT, State
from .tiles import KIND_BITS, faded, without
from .tower import entering, grown
from .turns import BEGIN, built, dumped, next_actor, rebuilt, refilled, removed


def turn(state: State) -> int:
    """Return the seat to act, CHANCE or OVER."""
    return state.turn


@lru_cache(maxsize=256)
def _places(line: tuple[str, ...], cat: int) -> dict[Move, int]:
    """Return where in the line each word stands."""
    return {move: place for place, move in enumerate(spaces(line, cat))}


def play(state: State, move: Move) -> State:
    """Return the state after a move of the seat to act or of chance."""
    seat, stage = state.turn, state.stage
    if seat >= 0 and state.round.table.memory:
        state = state._replace(rows=faded(state.rows, seat))  # 9.2
    if stage == "act":
        state = _acted(state, move)
    elif stage == "pawn":
        state = _placed(state, move)
    elif stage == "power":
        state = PLAY[state.power](state, move)
    elif stage == "enter":
        state = _entered(state, move)
    else:
        state = befall(state, move)
    while state.stage == BEGIN:
        state = begun(state)
    return state


def _placed(state: State, move: Move) -> State:
    """Return the state after a pawn was put on an animal."""
    seat, _, towers, rows, kobans, pawns, _, _, _, hoard, piles, lap = state
    pawns = replaced(pawns, seat, _places(lap.line, lap.cat)[move])
    seat = seat + 1 if seat + 1 < len(pawns) else 0
    after = new(State, (seat, "pawn", towers, rows, kobans, pawns, -1, "", (), hoard, piles, lap))
    return after if pawns[seat] < 0 else next_actor(after, -1)


def _acted(state: State, move: Move) -> State:
    """Return the state after a first action."""
    seat, _, towers, rows, kobans, pawns, actor, power, picks, hoard, piles, lap = state
    word, deed = move
    _, slot = SLOT[word]
    row = rows[seat]
    tile = row[slot]
    if deed == BUILD:
        kobans = replaced(kobans, seat, kobans[seat] - 1)
        return built(removed(state, seat, slot, kobans, hoard), tile & KIND_BITS, seat)
    if deed == DISCARD:
        kobans = replaced(kobans, seat, kobans[seat] + 1)
        row, piles = without(row, slot), dumped(piles, (tile & KIND_BITS,))  # 4.4
    else:
        row = replaced(row, slot, tile | lap.table.marks[seat])
    rows = replaced(rows, seat, row)
    return refilled(new(State, (seat, "act", towers, rows, kobans, pawns, actor, power, picks, hoard, piles, lap)))


def _entered(state: State, move: Move) -> State:
    """Return the state after the heading of a first tile was chosen."""
    kind, site = state.picks
    return rebuilt(state, site, grown(entering(state.round.table.expert, ENTRIES[move]), kind))

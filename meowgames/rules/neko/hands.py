"""What the animals' powers are made of: paying the rat, touching, seeing and exchanging tiles."""

from __future__ import annotations

from collections.abc import Sequence

from .state import ROW_MOVES, Moves, State
from .tiles import changed

_new = tuple.__new__  # what calling a NamedTuple does, without the detour


def paid(state: State) -> tuple[tuple[int, ...], int]:
    """Return the koban of the seats and of the rat after the seat that acts paid one to the rat."""
    kobans, seat, round = state[4], state[6], state[11]
    hoard = state[9] if round[1][round[3]] == "rat" else state[9] + 1  # 6.2
    return changed(kobans, seat, kobans[seat] - 1), hoard


def after_paying(state: State) -> State:
    """Return the state after the seat that acts paid one koban to the rat."""
    kobans, hoard = paid(state)
    return _new(State, state[:4] + (kobans,) + state[5:9] + (hoard,) + state[10:])


def picked(state: State, seat: int, picks: tuple[int, ...]) -> State:
    """Return the state in which these have been picked and this seat goes on."""
    return _new(State, (seat,) + state[1:8] + (picks,) + state[9:])


def with_rows(state: State, rows: tuple[tuple[int, ...], ...]) -> State:
    """Return the state with these rows."""
    return _new(State, state[:3] + (rows,) + state[4:])


def tiles(state: State, seat: int, without: Sequence[int] = ()) -> Moves:
    """List the tiles of a row, except for these slots."""
    words = ROW_MOVES[seat]
    return [words[slot] for slot, tile in enumerate(state[3][seat]) if tile and slot not in without]


def others(state: State) -> Moves:
    """List the tiles of all seats but the one that acts."""
    actor, found = state[6], []
    for seat, row in enumerate(state[3]):
        if seat != actor:
            words = ROW_MOVES[seat]
            for slot, tile in enumerate(row):
                if tile:
                    found.append(words[slot])
    return found


def seen(state: State, looks: Sequence[tuple[int, int, int]]) -> State:
    """Return the state after looks at tiles: who looks, whose row, which slot."""
    rows, marks = state[3], state[11][0][4]
    for who, seat, slot in looks:
        rows = changed(rows, seat, changed(rows[seat], slot, rows[seat][slot] | marks[who]))
    return with_rows(state, rows)


def exchanged(state: State, one: tuple[int, int], two: tuple[int, int]) -> State:
    """Return the state after two tiles changed places; who knows them still does."""
    (seat, slot), (other, place) = one, two
    rows = state.rows
    mine, theirs = rows[seat][slot], rows[other][place]
    rows = changed(rows, seat, changed(rows[seat], slot, theirs))  # 7.3
    return with_rows(state, changed(rows, other, changed(rows[other], place, mine)))

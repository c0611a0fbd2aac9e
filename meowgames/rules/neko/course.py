"""What follows what: building and what comes of it, refilling, the next pawn in the line, the end."""

from __future__ import annotations

from collections.abc import Sequence

from .. import CHANCE, OVER
from .state import ANIMALS, CAT, STALE, Piles, Round, State
from .tiles import NONE, ROW, changed, more, without
from .tower import MOST, TOP, Tower, grown, settled

BEGIN = "begin"  # the stage of a state in which an animal is about to be used; nobody ever sees it
_new = tuple.__new__  # what calling a NamedTuple does, without the detour


def next_actor(state: State, place: int) -> State:
    """Let the first pawn after this place of the line act, or end the turn."""
    seat, ahead = -1, len(ANIMALS)
    for other, its in enumerate(state[5]):
        if place < its < ahead:  # 3.5
            seat, ahead = other, its
    if seat < 0:
        return _evening(state)
    after = _new(State, (seat, "act") + state[2:6] + (seat, "", ()) + state[9:])
    return after if any(state[3][seat]) else refilled(after)  # 4.5


def _evening(state: State) -> State:
    """End the turn: the die is rolled again, unless nothing has grown for too long."""
    _, _, towers, rows, kobans, pawns, _, _, _, hoard, piles, round = state
    table, line, number, cat, first, die, record, still = round
    still += 1
    if still >= STALE:  # 8.5
        return over(state._replace(round=round._replace(still=still)))
    round = _new(Round, (table, line, number + 1, cat, first, die, record, still))
    none = (-1,) * len(pawns)
    return _new(State, (CHANCE, "roll", towers, rows, kobans, none, -1, "", (), hoard, piles, round))


def over(state: State) -> State:
    """Return the state as the end of the game."""
    return state._replace(turn=OVER, stage="over", picks=())


def built(state: State, kind: int, site: int) -> State:
    """Return the state after a tile was built on a seat's tower; the first one waits for its heading."""
    tower = state[2][site]
    if not tower[0]:  # 5.3
        return _new(State, (state[6], "enter", *state[2:8], (kind, site), *state[9:]))
    return rebuilt(state, site, grown(tower, kind))


def removed(state: State, seat: int, slot: int, kobans: tuple[int, ...], hoard: int) -> State:
    """Return the state with a tile taken out of a row and paid for: the koban are these now."""
    turn, stage, towers, rows, _, pawns, actor, power, _, _, piles, round = state
    rows = changed(rows, seat, without(rows[seat], slot))
    return _new(State, (turn, stage, towers, rows, kobans, pawns, actor, power, (), hoard, piles, round))


def rebuilt(state: State, site: int, tower: Tower, lost: Sequence[int] = ()) -> State:
    """Return the state after a tower changed and settled; these tiles were lost before."""
    _, stage, towers, rows, kobans, pawns, actor, power, _, hoard, piles, round = state
    stands = tower
    if tower[5] >> tower[4] & 1 or not -MOST <= tower[6] <= MOST:  # 5.4, 5.7
        stands = settled(tower)
        lost = (*lost, *tower[0][len(stands[0]) :])
    if lost:
        piles = dumped(piles, lost)  # 5.11
    if stands[7] > round[6]:
        round = round._replace(record=stands[7], still=-1)  # 8.5
    towers = changed(towers, site, stands)
    after = _new(State, (actor, stage, towers, rows, kobans, pawns, actor, power, (), hoard, piles, round))
    if stands[7] >= TOP:  # 8.1
        return over(after)
    return done(after) if power else refilled(after)


def dumped(piles: Piles, kinds: Sequence[int]) -> Piles:
    """Return the piles with these tiles face up on the discard pile."""
    deck, waste, batch, batches = piles
    return _new(Piles, (deck, more(waste, kinds), batch, batches))


def refilled(state: State) -> State:
    """Let chance refill the row of the seat that acts, or go on to its animal."""
    _, _, towers, rows, kobans, pawns, actor, _, _, hoard, piles, round = state
    row = rows[actor]
    if len(row) - row.count(0) >= ROW:  # 4.8
        place = pawns[actor]
        animal = CAT if place == round[3] else round[1][place]
        return _new(State, (actor, BEGIN) + state[2:6] + (actor, animal, ()) + state[9:])
    deck, waste, _, batches = piles
    if not any(deck):
        if not any(waste):
            return over(state)  # 8.2
        piles = _new(Piles, (waste, NONE, batches, batches + 1))  # 4.9
    return _new(State, (CHANCE, "refill", towers, rows, kobans, pawns, actor, "", (), hoard, piles, round))


def done(state: State) -> State:
    """Return the state after an animal was used: the next pawn in the line acts."""
    return next_actor(state, state[5][state[6]])  # 3.6

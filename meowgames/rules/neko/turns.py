"""What follows what: building and what comes of it, refilling, the next pawn in the line, the end."""

from __future__ import annotations

from collections.abc import Sequence

from .. import CHANCE, OVER
from ..kit import new, replaced
from .state import ANIMALS, CAT, STALE, Piles, Round, State
from .tiles import NONE, ROW, filled, more, without
from .tower import TOP, Tower, falling, grown, settled, walled

BEGIN = "begin"  # the stage of a state in which an animal is about to be used; nobody ever sees it


def next_actor(state: State, place: int) -> State:
    """Let the first pawn after this place of the line act, or end the turn."""
    seat, ahead = -1, len(ANIMALS)
    _, _, towers, rows, kobans, pawns, _, _, _, hoard, piles, lap = state
    for other, its in enumerate(pawns):
        if place < its < ahead:  # 3.5
            seat, ahead = other, its
    if seat < 0:
        return _evening(state)
    after = new(State, (seat, "act", towers, rows, kobans, pawns, seat, "", (), hoard, piles, lap))
    return after if any(rows[seat]) else refilled(after)  # 4.5


def _evening(state: State) -> State:
    """End the turn: the die is rolled again, unless nothing has grown for too long."""
    _, _, towers, rows, kobans, pawns, _, _, _, hoard, piles, lap = state
    table, line, number, cat, first, die, record, still = lap
    still += 1
    none = (-1,) * len(pawns)
    if still >= STALE:  # 8.5
        return over(state._replace(pawns=none, actor=-1, power="", round=lap._replace(still=still)))
    lap = new(Round, (table, line, number + 1, cat, first, die, record, still))
    return new(State, (CHANCE, "roll", towers, rows, kobans, none, -1, "", (), hoard, piles, lap))


def over(state: State) -> State:
    """Return the state as the end of the game."""
    return state._replace(turn=OVER, stage="over", picks=())


def built(state: State, kind: int, site: int) -> State:
    """Return the state after a tile was built on a seat's tower; the first one waits for its heading."""
    tower = state.towers[site]
    if not tower.tiles:  # 5.3
        return state._replace(turn=state.actor, stage="enter", picks=(kind, site))
    return rebuilt(state, site, grown(tower, kind))


def removed(state: State, seat: int, slot: int, kobans: tuple[int, ...], hoard: int) -> State:
    """Return the state with a tile taken out of a row and paid for: the koban are these now."""
    turn, stage, towers, rows, _, pawns, actor, power, _, _, piles, lap = state
    rows = replaced(rows, seat, without(rows[seat], slot))
    return new(State, (turn, stage, towers, rows, kobans, pawns, actor, power, (), hoard, piles, lap))


def rebuilt(state: State, site: int, tower: Tower, lost: Sequence[int] = ()) -> State:
    """Return the state after a tower changed and settled; these tiles were lost before."""
    _, stage, towers, rows, kobans, pawns, actor, power, _, hoard, piles, lap = state
    stands = tower
    if walled(tower) or falling(tower):
        stands = settled(tower)
        lost = (*lost, *tower.tiles[len(stands.tiles) :])
    if lost:
        piles = dumped(piles, lost)  # 5.11
    height = stands.height
    if height > lap.record:
        lap = lap._replace(record=height, still=-1)  # 8.5
    towers = replaced(towers, site, stands)
    after = new(State, (actor, stage, towers, rows, kobans, pawns, actor, power, (), hoard, piles, lap))
    if height >= TOP:  # 8.1
        return over(after)
    return done(after) if power else refilled(after)


def dumped(piles: Piles, kinds: Sequence[int]) -> Piles:
    """Return the piles with these tiles face up on the discard pile."""
    deck, waste, batch, batches = piles
    return new(Piles, (deck, more(waste, kinds), batch, batches))


def refilled(state: State) -> State:
    """Let chance refill the row of the seat that acts, or let that seat use its animal if the row is full."""
    _, _, towers, rows, kobans, pawns, actor, _, _, hoard, piles, lap = state
    row = rows[actor]
    if filled(row) >= ROW:  # 4.8
        place = pawns[actor]
        animal = CAT if place == lap.cat else lap.line[place]
        return new(State, (actor, BEGIN, towers, rows, kobans, pawns, actor, animal, (), hoard, piles, lap))
    deck, waste, _, batches = piles
    if not any(deck):
        if not any(waste):
            return over(state)  # 8.2
        piles = new(Piles, (waste, NONE, batches, batches + 1))  # 4.9
    return new(State, (CHANCE, "refill", towers, rows, kobans, pawns, actor, "", (), hoard, piles, lap))


def done(state: State) -> State:
    """Return the state after an animal was used: the next pawn in the line acts."""
    return next_actor(state, state.pawns[state.actor])  # 3.6

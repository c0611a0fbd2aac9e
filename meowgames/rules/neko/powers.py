"""The animals: which can be used, what may be done with each, and what comes of it."""

from __future__ import annotations

from .. import CHANCE, Move
from .course import built, done, rebuilt, removed
from .hands import after_paying, others, paid, picked, seen, tiles
from .state import DONE, SKIP, SLOT, WASTE, WASTE_KIND, Moves, State
from .tiles import KIND_BITS, added, changed, filled
from .tower import lowered, spot, swapped
from .trades import dragon, dragon_moves, monkey, monkey_moves, rabbit, rabbit_moves

PRICED = frozenset(("monkey", "ox", "snake", "sheep"))  # animals of no use without a koban
ROBBERS = frozenset(("monkey", "ox", "rabbit"))  # animals that need a tile of another seat
_new = tuple.__new__  # what calling a NamedTuple does, without the detour


def begun(state: State) -> State:
    """Return the state in which the animal of the seat that acts is used, or has been."""
    kobans, seat, animal, hoard, round = state[4], state[6], state[7], state[9], state[11]
    if animal in MOVES:
        if not usable(state, animal):
            return done(state)  # 3.4
        return _new(State, (seat, "power") + state[2:8] + ((),) + state[9:])
    if animal == "cat":
        return done(state._replace(round=round._replace(first=seat)))  # 6.3
    gain = {"boar": 2, "rat": hoard, "rooster": 1}[animal]  # 6.4, 6.5, 6.7
    kobans = changed(kobans, seat, kobans[seat] + gain)
    if animal == "rooster":
        return state._replace(turn=CHANCE, stage="rooster", kobans=kobans)  # 6.8
    return done(state._replace(kobans=kobans, hoard=0 if animal == "rat" else hoard))


def usable(state: State, animal: str) -> bool:
    """Tell whether the seat that acts can do anything with this animal."""
    seat = state[6]
    if animal in PRICED and not state[4][seat]:
        return False
    if animal in ROBBERS:
        for other, row in enumerate(state[3]):
            if other != seat and any(row):
                return True
        return False
    if animal == "dog":
        return any(state[10][1])  # 6.10
    if animal == "tiger" or animal == "snake":
        return len(state[2][seat][0]) > (animal == "snake")
    return True


# ── dog, horse ──


def _dog_moves(state: State) -> Moves:
    """List what lies on the discard pile."""
    return [*((WASTE[kind],) for kind, count in enumerate(state.piles.waste) if count), SKIP]


def _dog(state: State, move: Move) -> State:
    """Take a tile from the discard pile, known to all."""
    if move == SKIP:
        return done(state)
    kind, seat, piles = WASTE_KIND[move[0]], state.actor, state.piles
    rows = changed(state.rows, seat, added(state.rows[seat], kind | state.round.table.marks[-1]))
    waste = changed(piles.waste, kind, piles.waste[kind] - 1)
    return done(state._replace(rows=rows, piles=piles._replace(waste=waste)))


def _horse_moves(state: State) -> Moves:
    """List what has not been looked at in this use."""
    return [*tiles(state, state.actor, state.picks), DONE if state.picks else SKIP]


def _horse(state: State, move: Move) -> State:
    """Look at a tile of one's own; every look after the first is paid for."""
    if move == SKIP or move == DONE:
        return done(state)
    seat, slot = SLOT[move[0]]
    if state.picks:
        state = after_paying(state)
    picks = state.picks + (slot,)
    state = picked(seen(state, [(seat, seat, slot)]), seat, picks)
    return state if state.kobans[seat] and len(picks) < filled(state.rows[seat]) else done(state)


# ── ox, sheep, tiger, snake ──


def _ox_moves(state: State) -> Moves:
    """List what the others have."""
    return [*others(state), SKIP]


def _sheep_moves(state: State) -> Moves:
    """List what the seat that acts has."""
    return [*tiles(state, state[6]), SKIP]


def _build(state: State, move: Move) -> State:
    """Pay the rat and build a tile of one's own row or, with the ox, of another's."""
    if move == SKIP:
        return done(state)
    seat, slot = SLOT[move[0]]
    kind = state[3][seat][slot] & KIND_BITS
    site = seat if state[11][0].sabotage else state[6]  # 6.16, 9.1
    return built(removed(state, seat, slot, *paid(state)), kind, site)


def _tiger_moves(state: State) -> Moves:
    """List the tiles of the tower."""
    seat = state.actor
    return [*((spot(seat, place),) for place in state.towers[seat].hexes), SKIP]


def _tiger(state: State, move: Move) -> State:
    """Destroy a tile of one's tower and all that follow it."""
    if move == SKIP:
        return done(state)
    seat = state.actor
    tower = state.towers[seat]
    count = [spot(seat, place) for place in tower.hexes].index(move[0])
    return rebuilt(state, seat, lowered(tower, count), tower.tiles[count:])  # 6.17


def _snake_moves(state: State) -> Moves:
    """List the neighbours of the tower."""
    seat = state.actor
    words = [spot(seat, place) for place in state.towers[seat].hexes]
    return [*zip(words, words[1:]), SKIP]


def _snake(state: State, move: Move) -> State:
    """Exchange two neighbours of one's tower and lay again what follows."""
    if move == SKIP:
        return done(state)
    seat = state.actor
    tower = state.towers[seat]
    place = [spot(seat, place) for place in tower.hexes].index(move[0])
    after = swapped(tower, place)
    tiles = tower.tiles[:place] + tower.tiles[place : place + 2][::-1] + tower.tiles[place + 2 :]
    return rebuilt(after_paying(state), seat, after, tiles[len(after.tiles) :])  # 6.21


MOVES = {
    "dog": _dog_moves, "horse": _horse_moves, "rabbit": rabbit_moves, "monkey": monkey_moves, "ox": _ox_moves,
    "sheep": _sheep_moves, "tiger": _tiger_moves, "snake": _snake_moves, "dragon": dragon_moves,
}  # fmt: skip
PLAY = {
    "dog": _dog, "horse": _horse, "rabbit": rabbit, "monkey": monkey, "ox": _build, "sheep": _build,
    "tiger": _tiger, "snake": _snake, "dragon": dragon,
}  # fmt: skip

"""The course of a game: days, whose turn it is, taking and placing tiles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from .. import CHANCE, OVER, Level, Move
from .boats import AT, HULLS, Boat, empty, fits, hulls, placements, put
from .cards import CARDS, DEALT
from .tiles import BAG, COLOUR, COMMON, COMMONS, RARE, TREASURES

SEATS = range(2, 5)
OPTIONS = {"auto_pass": (True, False)}
DAYS = 5
SHARE = 4  # cats drawn for each player and day
PASS, BACK, SKIP = ("pass",), ("back",), ("skip",)


class Table(NamedTuple):
    """What was agreed before the game."""

    level: Level
    seats: int
    auto: bool  # who can take nothing passes without being asked


class State(NamedTuple):
    """A moment of the game."""

    turn: int
    stage: str  # boats, cards, give, draw, cat, place, treasure, lay or over
    boats: tuple[Boat, ...]
    shore: tuple[str, ...]  # cats round the island by slot, "" where one was taken
    held: str  # the tile in hand; it still lies in its slot or stock until it is placed
    stock: tuple[int, ...]  # treasures that can be had, common ones first
    passed: int  # set of the seats that passed today
    day: int  # where Vesh's boat is: 5 to 1, 0 when it has arrived
    order: tuple[int, ...]  # seats in the order of the island
    bag: tuple[str, ...]  # tiles not drawn yet, sorted
    cards: tuple[tuple[str, ...], ...]  # family cards each seat holds
    given: tuple[str, ...]  # the card each seat gave back, "" before
    table: Table


_new = tuple.__new__  # what calling a NamedTuple does, without the detour


def start(level: Level, seats: int, **options) -> State:
    """Return the first state: chance is to hand out the boats."""
    auto = options.pop("auto_pass", True)
    if seats not in SEATS or options or auto not in OPTIONS["auto_pass"]:
        raise ValueError(f"isle cannot be played by {seats} with {options or auto}")
    hulls(level)  # a level without boats is refused here
    stock = (COMMONS[seats],) * len(COMMON) + (0,) * len(RARE)  # 2.2
    order, cards, given = tuple(range(seats)), ((),) * seats, ("",) * seats
    table = Table(level, seats, auto)
    return State(CHANCE, "boats", (), (), "", stock, 0, DAYS, order, BAG, cards, given, table)


def turn(state: State) -> int:
    """Return the seat to act, CHANCE or OVER."""
    return state.turn


def moves(state: State) -> list[Move]:
    """List what the seat to act may do."""
    seat, stage = state.turn, state.stage
    if seat < 0:
        return []
    if stage in ("place", "lay"):
        return [*placements(state.boats[seat], state.held, seat), BACK]  # 3.10
    if stage == "give":
        return [(card,) for card in state.cards[seat]]  # 2.5
    if stage == "treasure":
        return [*((tile,) for tile in bounty(state.boats[seat], state.stock)), SKIP]  # 5.5
    boat = state.boats[seat]
    return [*((cat,) for cat in state.shore if cat and fits(boat, cat)), PASS]  # 3.4, 3.8


def bounty(boat: Boat, stock: Sequence[int]) -> list[str]:
    """List the treasures that can be had and that fit."""
    return [tile for tile, left in zip(TREASURES, stock) if left and fits(boat, tile)]  # 5.3, 5.4


def play(state: State, move: Move) -> State:
    """Return the state after a move of the seat to act or of chance."""
    stage = state.stage
    if stage == "place":
        return state._replace(stage="cat", held="") if move == BACK else _placed(state, move)
    if stage == "cat":
        if move == PASS:
            return _onward(state._replace(passed=state.passed | 1 << state.turn))  # 3.6
        return _held(state, "place", move[0])
    if stage == "treasure":
        return _onward(state) if move == SKIP else _held(state, "lay", move[0])
    if stage == "lay":
        return state._replace(stage="treasure", held="") if move == BACK else _laid(state, move)
    if stage == "give":
        return _gave(state, move[0])
    return _drawn(state, move)


def _held(state: State, stage: str, tile: str) -> State:
    """Return the state with a tile in hand."""
    return _new(State, (state[0], stage, state[2], state[3], tile) + state[5:])


def _set(row: tuple, place: int, value: object) -> tuple:
    """Return a row with one thing changed."""
    return row[:place] + (value,) + row[place + 1 :]


def _placed(state: State, move: Move) -> State:
    """Return the state after the cat in hand was placed."""
    after = put_down(state, move)
    seat, cat = state.turn, state.held
    boat = after.boats[seat]
    if boat.tiles[-1].mask & boat.hull.maps[COLOUR[cat]] and bounty(boat, after.stock):  # 5.1, 5.6
        return _new(State, (seat, "treasure") + after[2:])
    return _onward(after)


def _laid(state: State, move: Move) -> State:
    """Return the state after the treasure in hand was placed; it opens no other treasure."""
    return _onward(put_down(state, move))  # 5.2


def put_down(state: State, move: Move) -> State:
    """Return the state with the tile in hand on the boat of the seat to act, and nothing else done."""
    seat, stage, boats, shore, tile, stock = state[:6]
    boats = _set(boats, seat, put(boats[seat], tile, move[0], AT[move[1]]))
    if stage == "place":
        shore = _set(shore, shore.index(tile), "")
    else:
        kind = TREASURES.index(tile)
        stock = _set(stock, kind, stock[kind] - 1)
    return _new(State, (seat, stage, boats, shore, "", stock) + state[6:])


def _onward(state: State) -> State:
    """Let the next seat on the island that has not passed choose a cat, or end the day."""
    return _choose(state, state.order.index(state.turn) + 1)


def _choose(state: State, place: int) -> State:
    """Let the first seat choose that may, from this place in the order of the island on."""
    order, passed, auto, shore = state.order, state.passed, state.table.auto, state.shore
    if any(shore):
        for step in range(len(order)):
            seat = order[(place + step) % len(order)]
            if passed >> seat & 1:  # 3.7
                continue
            if auto and not can_take(state.boats[seat], shore):  # 3.9
                passed |= 1 << seat
                continue
            return _new(State, (seat, "cat", state[2], state[3], "", state[5], passed) + state[7:])
    return _dusk(state)


def can_take(boat: Boat, shore: Sequence[str]) -> bool:
    """Tell whether some cat ashore fits."""
    for cat in shore:
        if cat and fits(boat, cat):
            return True
    return False


def _dusk(state: State) -> State:
    """End the day: what is left leaves the game, Vesh sails on, the first figure goes last."""
    day, order = state.day - 1, state.order[1:] + state.order[:1]  # 3.12
    seat, stage = (CHANCE, "draw") if day else (OVER, "over")  # 3.13
    return state._replace(turn=seat, stage=stage, shore=(), held="", passed=0, day=day, order=order)  # 3.11


def steps(state: State, move: Move) -> Iterator[State]:
    """Yield the state in which the last tile is placed or the last seat has passed, before the day ends."""
    if state.turn < 0 or play(state, move).stage not in ("draw", "over") or state.stage == "give":
        return
    if move == PASS:
        yield state._replace(passed=state.passed | 1 << state.turn)
    elif move != SKIP:
        yield put_down(state, move)


def chance(state: State, rng: Random) -> Move:
    """Hand out boats or family cards, or draw the tiles of a day."""
    seats = state.table.seats
    if state.stage == "boats":
        return ("boats", *draw(HULLS, seats, rng))  # 2.1
    if state.stage == "cards":
        return ("cards", *draw(CARDS, DEALT * seats, rng))
    pool, found, cats = list(state.bag), [], 0
    while cats < SHARE * seats:  # 3.2, 3.3
        at = int(rng.random() * len(pool))
        found.append(pool[at])
        cats += pool[at] in COLOUR
        pool[at] = pool[-1]
        pool.pop()
    return ("draw", *found)


def draw(things: Sequence, count: int, rng: Random) -> list:
    """Take so many of these things at random; random() alone is the same in every Python version."""
    pool, found = list(things), []
    for size in range(len(pool), len(pool) - count, -1):
        at = int(rng.random() * size)
        found.append(pool[at])
        pool[at] = pool[size - 1]
    return found


def _drawn(state: State, move: Move) -> State:
    """Return the state after chance drew this, refusing what it could not have drawn."""
    if state.turn != CHANCE or not move or move[0] != state.stage:
        raise ValueError(f"{' '.join(move)} cannot happen now")
    return {"boats": _boats, "cards": _cards, "draw": _ashore}[state.stage](state, move[1:])


def _boats(state: State, names: Sequence[str]) -> State:
    """Give each seat its boat."""
    known = hulls(state.table.level)
    if len(names) != state.table.seats or len(set(names)) < len(names) or not set(names) <= set(known):
        raise ValueError("each seat gets one of the four boats")
    return state._replace(stage="cards", boats=tuple(empty(known[name]) for name in names))


def _cards(state: State, names: Sequence[str]) -> State:
    """Give each seat three family cards, of which seat 0 is the first to choose."""
    count = DEALT * state.table.seats
    if len(names) != count or len(set(names)) < count or not set(names) <= set(CARDS):
        raise ValueError("each seat gets three different family cards")  # 2.5
    hands = tuple(tuple(sorted(names[at : at + DEALT])) for at in range(0, count, DEALT))
    return state._replace(turn=0, stage="give", cards=hands)


def _gave(state: State, card: str) -> State:
    """Return the state after a seat gave a family card back; when all have, the first day begins."""
    seat = state.turn
    kept = tuple(other for other in state.cards[seat] if other != card)
    after = state._replace(cards=_set(state.cards, seat, kept), given=_set(state.given, seat, card))
    if seat + 1 < state.table.seats:
        return after._replace(turn=seat + 1)
    return after._replace(turn=CHANCE, stage="draw")  # 2.6


def _ashore(state: State, tiles: Sequence[str]) -> State:
    """Begin a day with these tiles: cats round the island, rare treasures beside the common ones."""
    cats = tuple(tile for tile in tiles if tile in COLOUR)
    if len(cats) != SHARE * state.table.seats or tiles[-1] not in COLOUR:
        raise ValueError("tiles are drawn until four cats for each seat are out")  # 3.2
    rest, stock = list(state.bag), list(state.stock)
    for tile in tiles:
        rest.remove(tile)  # a ValueError if it is not in the bag
        if tile not in COLOUR:
            stock[TREASURES.index(tile)] += 1  # 3.3
    fresh = state._replace(shore=cats, stock=tuple(stock), bag=tuple(rest))
    return _choose(fresh, 0)

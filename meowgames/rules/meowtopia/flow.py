"""The course of a game: what comes of a move, and whose turn it is then."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from .. import Move
from .choices import DONE
from .errands import errand, fed, left, served, serving, woken
from .families import BIT
from .state import Home, Round, State, Stock, dawn, supper
from .tiles import CIRCLES, DO, MOST, NAMES
from .turns import Seen, ask, can_do, followed, night, passed

_new = tuple.__new__  # what calling a NamedTuple does, without the detour


def turn(state: State) -> int:
    """Return the seat to act, CHANCE or OVER."""
    return state[0]


def play(state: State, move: Move) -> State:
    """Return the state after a move of the seat to act or of chance."""
    return _PLAY[state[1]](state, move, None)


def steps(state: State, move: Move) -> Iterator[State]:
    """Yield the night after a round's last turn, before the tiles are laid out again or the game is over."""
    seen: list[State] = []
    _PLAY[state[1]](state, move, seen)
    yield from seen


def _morning(state: State, move: Move, seen: Seen) -> State:
    """Wake a kitten, serve a merchant, or take a tile."""
    seat, stage, homes, _, _, _, _, spent, price, stock, round = state
    kitten = BIT.get(move[0])
    if kitten:
        home = woken(homes[seat], kitten, price)
        price = 1  # 4.3, 12.3: a kitten woken free was the only one or the first
    elif move[0] in NAMES[round[4][0]]:
        return _taken(state, move, seen)
    else:
        kitten, good = serving(move)
        home = served(homes[seat], kitten, good)
        spent |= kitten
    homes = homes[:seat] + (home,) + homes[seat + 1 :]
    return _new(State, (seat, stage, homes, seat, -1, -1, 0, spent, price, stock, round))


def _taken(state: State, move: Move, seen: Seen) -> State:
    """Take a tile with the food that waits on it; if nobody can be sent, the others are asked at once."""
    seat, _, homes, _, _, _, _, _, _, stock, round = state
    takers, bonus, first, number, table = round
    tile = NAMES[table[0]].index(move[0])
    action = DO.index(move[1]) if len(move) > 1 else tile
    home = homes[seat]
    takers = takers[:tile] + (seat,) + takers[tile + 1 :]
    food = bonus[tile]
    if food:  # 5.2
        homes = homes[:seat] + (_new(Home, (home[0] + food, *home[1:])),) + homes[seat + 1 :]
        bonus = bonus[:tile] + (0,) + bonus[tile + 1 :]
    round = _new(Round, (takers, bonus, first, number, table))
    if home[3] and can_do(home, action, stock):
        return _new(State, (seat, "work", homes, seat, tile, action, 0, 0, 0, stock, round))
    return ask(homes, seat, tile, followed(round, tile, action), stock, round, (seat + 1) % len(homes), seen)


def _work(state: State, move: Move, seen: Seen) -> State:
    """Send one more kitten, or be done; when no other can be sent the others are asked."""
    seat, stage, homes, _, tile, action, sent, spent, _, stock, round = state
    if move != DONE:
        home, stock, spent = errand(homes[seat], stock, seat, action, sent, spent, move)
        homes = homes[:seat] + (home,) + homes[seat + 1 :]
        sent += 1
        if sent < MOST and home[3] & ~spent and can_do(home, action, stock):  # 5.3
            return _new(State, (seat, stage, homes, seat, tile, action, sent, spent, 0, stock, round))
    return ask(homes, seat, tile, followed(round, tile, action), stock, round, (seat + 1) % len(homes), seen)


def _follow(state: State, move: Move, seen: Seen) -> State:
    """Send one kitten for the action another seat chose, or pass; then the next seat is asked."""
    seat, _, homes, active, tile, action, _, _, _, stock, round = state
    home = homes[seat]
    if move[0] == "pass":
        home = passed(home, BIT[move[1]] if len(move) > 1 else home[4] & -home[4])
    else:
        home, stock, _ = errand(home, stock, seat, action, 0, 0, move)  # 7.2
    homes = homes[:seat] + (home,) + homes[seat + 1 :]
    return ask(homes, active, tile, action, stock, round, (seat + 1) % len(homes), seen)


def _supper(state: State, move: Move, seen: Seen) -> State:
    """Feed, leave some unfed, or send a kitten home; when nothing is left to pay the turn ends."""
    seat, _, homes, _, tile, action, _, _, _, stock, round = state
    leaving = move[0] == "home"
    if leaving:
        kitten = BIT[move[1]]
        home = left(homes[seat], kitten)
        fields, sticks, nests, idle, ending = stock
        stock = _new(Stock, (fields, sticks, nests | kitten, idle, ending))
    else:
        home = fed(homes[seat], move)
    homes = homes[:seat] + (home,) + homes[seat + 1 :]
    if leaving and supper(home):
        return _new(State, (seat, "supper", homes, seat, tile, action, 0, 0, 0, stock, round))
    return night(homes, seat, tile, action, stock, round, seen)


def chance(state: State, rng: Random) -> Move:
    """Draw one of the twelve circles of actions."""
    return ("tiles", *NAMES[1 + int(rng.random() * len(CIRCLES))])  # 11.5


def _drawn(state: State, move: Move, seen: Seen) -> State:
    """Begin with these tiles, refusing any that are no circle of actions."""
    if move[:1] != ("tiles",) or move[1:] not in NAMES[1:]:
        raise ValueError(f"{' '.join(move)} is no circle of actions")
    round = state.round
    table = round.table._replace(kind=NAMES.index(move[1:]))
    return dawn(state.homes, 0, state.stock, round._replace(table=table))


_PLAY = {"draw": _drawn, "morning": _morning, "work": _work, "follow": _follow, "supper": _supper}

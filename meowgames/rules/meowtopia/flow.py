"""The course of a game: what comes of a move, and whose turn it is then."""

from __future__ import annotations

from .. import OVER, Move
from ..kit import new, replaced
from .families import BIT, MASKS, mixed
from .homes import errand, fed, left, passed, served, serving, woken
from .luck import befall
from .moves import DONE, can_do, followed
from .state import STALE, Home, Round, State, Stock, alert, dawn, supper
from .tiles import DO, MOST, NAMES

Homes = tuple[Home, ...]
Seen = list[State] | None  # gathers the states to show on the way


def turn(state: State) -> int:
    """Return the seat to act, CHANCE or OVER."""
    return state.turn


def play(state: State, move: Move) -> State:
    """Return the state after a move of the seat to act or of chance."""
    return PLAY[state.stage](state, move, None)


def _morning(state: State, move: Move, seen: Seen) -> State:
    """Wake a kitten, serve a merchant, or take a tile."""
    seat, stage, homes, _, _, _, _, spent, price, stock, lap = state
    kitten = BIT.get(move[0])
    if kitten:
        home = woken(homes[seat], kitten, price)
        price = 1  # 4.3, 12.3: a kitten woken free was the only one or the first
    elif move[0] in NAMES[lap.table.kind]:
        return _taken(state, move, seen)
    else:
        kitten, good = serving(move)
        home = served(homes[seat], kitten, good)
        spent |= kitten
    homes = replaced(homes, seat, home)
    return new(State, (seat, stage, homes, seat, -1, -1, 0, spent, price, stock, lap))


def _taken(state: State, move: Move, seen: Seen) -> State:
    """Take a tile with the food that waits on it; if nobody can be sent, the others are asked at once."""
    seat, _, homes, _, _, _, _, _, _, stock, lap = state
    takers, bonus, first, number, table = lap
    tile = NAMES[table.kind].index(move[0])
    action = DO.index(move[1]) if len(move) > 1 else tile
    home, waiting = homes[seat], bonus[tile]
    takers = replaced(takers, tile, seat)
    if waiting:  # 5.2
        food, gold, malus, awake, asleep, stalls, farm = home
        home = new(Home, (food + waiting, gold, malus, awake, asleep, stalls, farm))
        homes, bonus = replaced(homes, seat, home), replaced(bonus, tile, 0)
    lap = new(Round, (takers, bonus, first, number, table))
    if home.awake and can_do(home, action, stock):
        return new(State, (seat, "work", homes, seat, tile, action, 0, 0, 0, stock, lap))
    return ask(homes, seat, tile, followed(lap, tile, action), stock, lap, (seat + 1) % len(homes), seen)


def _work(state: State, move: Move, seen: Seen) -> State:
    """Send one more kitten, or be done; when no other can be sent the others are asked."""
    seat, stage, homes, _, tile, action, sent, spent, _, stock, lap = state
    if move != DONE:
        home, stock, spent = errand(homes[seat], stock, seat, action, sent, spent, move)
        homes = replaced(homes, seat, home)
        sent += 1
        if sent < MOST and home.awake & ~spent and can_do(home, action, stock):  # 5.3
            return new(State, (seat, stage, homes, seat, tile, action, sent, spent, 0, stock, lap))
    return ask(homes, seat, tile, followed(lap, tile, action), stock, lap, (seat + 1) % len(homes), seen)


def _follow(state: State, move: Move, seen: Seen) -> State:
    """Send one kitten for the action another seat chose, or pass; then the next seat is asked."""
    seat, _, homes, active, tile, action, _, _, _, stock, lap = state
    home = homes[seat]
    if move[0] == "pass":
        home = passed(home, BIT[move[1]] if len(move) > 1 else home.asleep & -home.asleep)
    else:
        home, stock, _ = errand(home, stock, seat, action, 0, 0, move)  # 7.2
    homes = replaced(homes, seat, home)
    return ask(homes, active, tile, action, stock, lap, (seat + 1) % len(homes), seen)


def _supper(state: State, move: Move, seen: Seen) -> State:
    """Feed, leave some unfed, or send a kitten home; when nothing is left to pay the turn ends."""
    seat, _, homes, _, tile, action, _, _, _, stock, lap = state
    leaving = move[0] == "home"
    if leaving:
        kitten = BIT[move[1]]
        home = left(homes[seat], kitten)
        fields, sticks, nests, idle, ending = stock
        stock = new(Stock, (fields, sticks, nests | kitten, idle, ending))
    else:
        home = fed(homes[seat], move)
    homes = replaced(homes, seat, home)
    if leaving and supper(home):
        return new(State, (seat, "supper", homes, seat, tile, action, 0, 0, 0, stock, lap))
    return night(homes, seat, tile, action, stock, lap, seen)


# ── what happens without anybody's choice ──


def ask(homes: Homes, active: int, tile: int, action: int, stock: Stock, lap: Round, seat: int, seen: Seen) -> State:
    """Let the others follow, from this seat on; whoever cannot passes at once."""
    count = len(homes)
    while seat != active:  # 7.1
        home = homes[seat]
        asleep = home.asleep
        if home.awake and can_do(home, action, stock) or asleep & ~MASKS[seat] and mixed(asleep):
            return new(State, (seat, "follow", homes, active, tile, action, 0, 0, 0, stock, lap))
        if seen is not None:
            seen.append(State(seat, "follow", homes, active, tile, action, 0, 0, 0, stock, lap))
        homes = replaced(homes, seat, passed(home, asleep & -asleep))  # 7.6
        seat = seat + 1 if seat + 1 < count else 0
    if supper(homes[active]):
        return new(State, (active, "supper", homes, active, tile, action, 0, 0, 0, stock, lap))
    return night(homes, active, tile, action, stock, lap, seen)  # 8.3


def night(homes: Homes, active: int, tile: int, action: int, stock: Stock, lap: Round, seen: Seen) -> State:
    """End a turn: the next seat's morning comes, or the round is over."""
    seat = active + 1 if active + 1 < len(homes) else 0
    if seen is not None and (seat == lap.first or not homes[seat].asleep):  # 4.1: the next seat is given food
        seen.append(State(active, "night", homes, active, tile, action, 0, 0, 0, stock, lap))
    if seat != lap.first:
        return dawn(homes, seat, stock, lap)  # 3.1
    takers, bonus, first, number, table = lap
    fields, sticks, nests, idle, ending = stock
    idle += 1
    stock = new(Stock, (fields, sticks, nests, idle, ending))
    if ending or idle == STALE:  # 9.3, 9.5
        fed = tuple([home._replace(food=home.food + alert(home)) for home in homes])  # 9.6
        return State(OVER, "over", fed, active, tile, action, 0, 0, 0, stock, lap)  # 9.7
    bonus = tuple([food + (taker < 0) for food, taker in zip(bonus, takers, strict=True)])  # 3.3
    seat = first + 1 if first + 1 < len(homes) else 0  # 3.4
    fresh = new(Round, ((-1,) * len(takers), bonus, seat, number + 1, table))
    return dawn(homes, seat, stock, fresh)


# What a move leads to at each stage.
PLAY = {
    "draw": lambda state, move, _: befall(state, move), "morning": _morning, "work": _work, "follow": _follow,
    "supper": _supper,
}  # fmt: skip

"""What the insect friends offer and do for the seat whose turn it is."""

from __future__ import annotations

from functools import cache, lru_cache

from .. import Level, Move
from .city import ROOM, city
from .goods import (
    ACTIVE, ANTS, BITS, CARDS, DIGIT, FOOD_OF, FOODS, FRIENDS, GAINS, ONE, PRICES, TRACK, UNIT, kinds,
)  # fmt: skip
from .state import State, limit, put

BUY = "buy-"
_SWAPS = [("dragonfly", one, two) for one in ANTS for two in ANTS if one != two]
_NIMBLE = DIGIT * (ONE["ladybird"] + ONE["bumblebee"])  # those that help between walking and unloading


@cache
def lays(square: str, hand: int) -> list[Move]:
    """List the ways to lay a card of this hand on a square."""
    return [(CARDS[colour], square) for colour in kinds(hand)]


def ends(state: State) -> list[str]:
    """Return the squares on which a card may be laid: those beside the rows of all roads in use."""
    found = []
    for (first, cards), squares in zip(state.roads, city(state.table.level).roads):  # 4.3
        found.append(squares[first - 1])
        found.append(squares[first + len(cards)])
    return found


@cache
def offers(shop: int, points: int) -> list[Move]:
    """List the friends that are for sale and can be paid."""
    return [(BUY + friend,) for friend, price in PRICES.items() if price <= points and shop & DIGIT * ONE[friend]]


def ready(state: State) -> int:
    """Return the friends of the seat whose turn it is that are not turned over."""
    return state.club.owned[state.now.seat] - state.now.used


def friend_moves(state: State, stage: str) -> list[Move]:
    """List what can be bought, and whom the seat to act can ask for help at this stage."""
    seat, (points, owned, shop) = state.now.seat, state.club
    found = [] if state.now.bought else [*offers(shop, points[seat])]  # 8.5
    awake = owned[seat] - state.now.used & ACTIVE
    if awake:
        if awake & DIGIT * ONE["ladybird"]:
            found += lifts(state.table.level, state.free)
        if awake & DIGIT * ONE["bumblebee"]:
            found += trades(state.crates[seat], state.stocks[seat])
        if stage == "card":
            found += _card_help(state, awake)
    return found


def _card_help(state: State, awake: int) -> list[Move]:
    """List the help that is only to be had between two cards."""
    found = [*_SWAPS] if awake & DIGIT * ONE["dragonfly"] else []  # 8.12
    if awake & DIGIT * ONE["stick-insect"] and state.now.played < limit(state):
        hand = state.hands[state.now.seat]
        found += [("stick-insect", *move) for square in ends(state) for move in lays(square, hand)]
    return found


@lru_cache(maxsize=1024)
def lifts(level: Level, free: int) -> list[Move]:
    """List the chambers from which a ladybird could carry a block to another one."""
    hill = city(level)
    found, room = [], [free >> ROOM * chamber & 7 for chamber in range(len(hill.names))]
    open_of = [0] * len(FOODS)
    for food, count in zip(hill.food, room):
        open_of[food] += count > 0
    for chamber, (food, count) in enumerate(zip(hill.food, room)):
        if count < len(hill.places[chamber]) and open_of[food] > (count > 0):  # 8.11
            found.append(("ladybird", hill.names[chamber]))
    return found


def drops(state: State) -> list[Move]:
    """List the chambers in which the lifted block can be put down."""
    hill, free, lifted = city(state.table.level), state.free, state.now.held
    food = hill.food[lifted]
    return [
        move
        for chamber, move in enumerate(hill.walks)
        if hill.food[chamber] == food and chamber != lifted and free >> ROOM * chamber & 7
    ]


@cache
def trades(crate: int, stock: int) -> list[Move]:
    """List the blocks of a small compartment that a bumblebee could exchange for another food."""
    return [("bumblebee", FOODS[food]) for food in kinds(crate) if any(other != food for other in kinds(stock))]


def tempting(state: State, gain: int) -> bool:
    """Tell whether a friend, owned or for sale, may matter before it is settled that nothing is unloaded."""
    seat, (points, owned, shop) = state.now.seat, state.club
    awake = owned[seat] - state.now.used & _NIMBLE
    if awake & DIGIT * ONE["ladybird"] and lifts(state.table.level, state.free):
        return True
    if awake & DIGIT * ONE["bumblebee"] and trades(state.crates[seat], state.stocks[seat]):
        return True
    if state.now.bought:
        return False
    sale = offers(shop, points[seat])
    if points[seat] + gain > TRACK and sale:  # buying first saves points from getting lost
        return True
    return any(friend in sale for friend in ((BUY + "ladybird",), (BUY + "bumblebee",)))


def gain_at(state: State, chamber: int) -> int:
    """Return the friendship points for stopping in a chamber without unloading."""
    if not state.table.friends or not state.free >> ROOM * chamber & 7:  # 8.3
        return 0
    return GAINS[city(state.table.level).food[chamber]]


def bought(state: State, friend: str) -> State:
    """Return the state after the seat to act bought a friend."""
    seat, (points, owned, shop) = state.now.seat, state.club
    paid = put(points, seat, points[seat] - PRICES[friend])
    club = state.club._replace(points=paid, owned=put(owned, seat, owned[seat] + ONE[friend]), shop=shop - ONE[friend])
    return state._replace(club=club, now=state.now._replace(bought=True))


def turned(state: State, friend: str, count: int = 1) -> State:
    """Return the state with a friend turned over for the rest of the turn."""
    return state._replace(now=state.now._replace(used=state.now.used + count * ONE[friend]))


def swapped(state: State, one: int, two: int) -> State:
    """Return the state after two ants changed places."""
    ants = list(state.ants)
    ants[one], ants[two] = ants[two], ants[one]
    return state._replace(ants=tuple(ants))


def lifted(state: State, chamber: int) -> State:
    """Return the state with a block in the air."""
    now = state.now._replace(back=state.stage, held=chamber)
    return state._replace(stage="drop", free=state.free + (1 << ROOM * chamber), now=now)


def dropped(state: State, chamber: int) -> State:
    """Return the state with that block in another chamber."""
    return state._replace(free=state.free - (1 << ROOM * chamber))


def put_back(state: State, food: str) -> State:
    """Return the state with a block of the small compartment back in the reserve."""
    kind, seat = FOOD_OF[food], state.now.seat
    crates = put(state.crates, seat, state.crates[seat] - UNIT[kind])
    stocks = put(state.stocks, seat, state.stocks[seat] + UNIT[kind])
    now = state.now._replace(back=state.stage, held=kind)
    return state._replace(stage="swap", crates=crates, stocks=stocks, now=now)


def swaps(state: State) -> list[Move]:
    """List the blocks the reserve can give for the one put back."""
    return [(FOODS[kind],) for kind in kinds(state.stocks[state.now.seat]) if kind != state.now.held]  # 8.13


def taken(state: State, food: str) -> State:
    """Return the state with a block of the reserve in the small compartment."""
    unit, seat = UNIT[FOOD_OF[food]], state.now.seat
    crates = put(state.crates, seat, state.crates[seat] + unit)
    return state._replace(crates=crates, stocks=put(state.stocks, seat, state.stocks[seat] - unit))


def medals(owned: int, used: int) -> tuple[str, ...]:
    """Name the friends of a seat, those turned over as spent."""
    found = []
    for kind, friend in enumerate(FRIENDS):
        have, spent = owned >> BITS * kind & DIGIT, used >> BITS * kind & DIGIT
        found += [friend] * (have - spent) + [f"spent-{friend}"] * spent
    return tuple(found)

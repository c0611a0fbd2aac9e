"""What the insect friends offer and do for the seat whose turn it is."""

from __future__ import annotations

from functools import cache, lru_cache

from .. import Level, Move
from ..kit import new, replaced
from .city import city
from .goods import (
    ACTIVE,
    ANTS,
    BITS,
    CARDS,
    DIGIT,
    FOOD_OF,
    FOODS,
    FRIENDS,
    GAINS,
    ONE,
    PRICES,
    TRACK,
    UNIT,
    kinds,
)  # fmt: skip
from .state import Club, State, limit

BUY = "buy-"
_SWAPS = [("dragonfly", one, two) for one in ANTS for two in ANTS if one != two]
LADYBIRD, BUMBLEBEE, DRAGONFLY, STICK = (
    DIGIT * ONE[friend] for friend in ("ladybird", "bumblebee", "dragonfly", "stick-insect")
)
_LEGS = BITS * FRIENDS.index("centipede")
_NIMBLE = ((BUY + "ladybird",), (BUY + "bumblebee",))  # they help between walking and unloading


@cache
def lays(left: str, right: str, hand: int, first: str = "") -> list[Move]:
    """List the ways to lay a card of this hand on either of two squares."""
    start = (first,) if first else ()
    return [(*start, CARDS[colour], square) for square in (left, right) for colour in kinds(hand)]


def ends(state: State) -> list[tuple[str, str]]:
    """Return for each road in use the squares on which a card may be laid: those beside its row."""
    known = city(state.table.level).ends
    return [known[road][first][len(row)] for road, (first, row) in enumerate(state.roads)]  # 4.3


@cache
def offers(shop: int, points: int) -> list[Move]:
    """List the friends that are for sale and can be paid."""
    paid = [friend for friend, price in PRICES.items() if price <= points]
    return [(BUY + friend,) for friend in paid if shop & DIGIT * ONE[friend]]


def awake(state: State) -> int:
    """Return the friends of the seat whose turn it is that are not turned over."""
    return state.club.owned[state.now.seat] - state.club.spent[state.now.seat]


def legs(state: State) -> int:
    """Return the extra steps that the centipedes of the seat whose turn it is offer."""
    return awake(state) >> _LEGS & DIGIT if state.table.friends else 0  # 8.10


def friend_moves(state: State, stage: str) -> list[Move]:
    """List what can be bought, and whom the seat to act can ask for help at this stage."""
    now, (points, owned, spent, shop) = state.now, state.club
    seat = now.seat
    found = [] if now.bought else offers(shop, points[seat])  # 8.5
    ready = owned[seat] - spent[seat] & ACTIVE
    if ready:
        found = [*found]
        if ready & LADYBIRD:
            found += lifts(state.table.level, state.free)
        if ready & BUMBLEBEE:
            found += trades(state.crates[seat], state.stocks[seat])
        if stage == "card" and ready & DRAGONFLY:  # 8.12
            found += _SWAPS
        if stage == "card" and ready & STICK and now.played < limit(state):  # 8.14
            for left, right in ends(state):
                found += lays(left, right, state.hands[seat], "stick-insect")
    return found


@lru_cache(maxsize=1024)
def lifts(level: Level, free: tuple[int, ...]) -> list[Move]:
    """List the chambers from which a ladybird could carry a block to another one."""
    hill, found = city(level), list[Move]()
    names, size = hill.names, hill.size
    for rooms in hill.rooms:
        airy = [chamber for chamber in rooms if free[chamber]]
        if airy:  # 8.11
            lone = airy[0] if len(airy) == 1 else -1
            found += [("ladybird", names[c]) for c in rooms if free[c] < size[c] and c != lone]
    return found


def drops(state: State) -> list[Move]:
    """List the chambers in which the lifted block can be put down."""
    hill, free, lifted = city(state.table.level), state.free, state.now.lifted
    return [hill.walks[c] for c in hill.rooms[hill.food[lifted]] if free[c] and c != lifted]


@lru_cache(maxsize=4096)
def trades(crate: int, stock: int) -> list[Move]:
    """List the blocks of a small compartment that a bumblebee could exchange for another food."""
    return [("bumblebee", FOODS[food]) for food in kinds(crate) if set(kinds(stock)) - {food}]


def tempting(state: State, gain: int) -> bool:
    """Tell whether a friend, owned or for sale, may matter before it is settled that nothing is unloaded."""
    now, (points, owned, spent, shop) = state.now, state.club
    seat = now.seat
    ready = owned[seat] - spent[seat]
    if ready & LADYBIRD and lifts(state.table.level, state.free):
        return True
    if ready & BUMBLEBEE and trades(state.crates[seat], state.stocks[seat]):
        return True
    sale = () if now.bought else offers(shop, points[seat])
    if sale and points[seat] + gain > TRACK:  # buying first saves points from getting lost
        return True
    return any(offer in _NIMBLE for offer in sale)


def gain_at(state: State, chamber: int) -> int:
    """Return the friendship points for stopping in a chamber without unloading."""
    if not state.table.friends or not state.free[chamber]:  # 8.3
        return 0
    return GAINS[city(state.table.level).food[chamber]]


def bought(state: State, offer: str) -> State:
    """Return the state after the seat to act bought a friend."""
    friend = offer[len(BUY) :]
    seat, (points, owned, spent, shop) = state.now.seat, state.club
    points = replaced(points, seat, points[seat] - PRICES[friend])
    club = Club(points, replaced(owned, seat, owned[seat] + ONE[friend]), spent, shop - ONE[friend])
    return state._replace(club=club, now=state.now._replace(bought=True))


def spend(state: State, friend: str, count: int = 1) -> Club:
    """Return the club after the seat used a friend, which stays turned over until its next turn."""
    points, owned, spent, shop = state.club
    seat = state.now.seat
    return new(Club, (points, owned, replaced(spent, seat, spent[seat] + count * ONE[friend]), shop))  # 8.9


def swapped(state: State, one: int, two: int) -> State:
    """Return the state after a dragonfly let two ants change places."""
    ants = list(state.ants)
    ants[one], ants[two] = ants[two], ants[one]
    return state._replace(ants=tuple(ants), club=spend(state, "dragonfly"))


def lifted(state: State, chamber: int) -> State:
    """Return the state with a block in the air, held by a ladybird."""
    now = state.now._replace(resume=state.stage, lifted=chamber)
    free = replaced(state.free, chamber, state.free[chamber] + 1)
    return state._replace(stage="drop", now=now, free=free, club=spend(state, "ladybird"))


def dropped(state: State, chamber: int) -> State:
    """Return the state with that block in another chamber."""
    return state._replace(free=replaced(state.free, chamber, state.free[chamber] - 1))


def put_back(state: State, food: str) -> State:
    """Return the state with a block of the small compartment back in the reserve, brought by a bumblebee."""
    kind, seat = FOOD_OF[food], state.now.seat
    now = state.now._replace(resume=state.stage, returned=kind)
    crates = replaced(state.crates, seat, state.crates[seat] - UNIT[kind])
    stocks = replaced(state.stocks, seat, state.stocks[seat] + UNIT[kind])
    return state._replace(stage="swap", now=now, crates=crates, stocks=stocks, club=spend(state, "bumblebee"))


def swaps(state: State) -> list[Move]:
    """List the blocks the reserve can give for the one put back."""
    return [(FOODS[kind],) for kind in kinds(state.stocks[state.now.seat]) if kind != state.now.returned]  # 8.13


def medals(owned: int, used: int) -> tuple[str, ...]:
    """Name the friends of a seat; one that was used is a spent one."""
    found = []
    for kind, friend in enumerate(FRIENDS):
        have, spent = owned >> BITS * kind & DIGIT, used >> BITS * kind & DIGIT
        found += [friend] * (have - spent) + [f"spent-{friend}"] * spent
    return tuple(found)

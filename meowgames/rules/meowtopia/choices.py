"""What the seat to act may do: wake, serve, take a tile, send kittens, and get through the evening."""

from __future__ import annotations

from .. import Move
from .families import LEAVING, MASKS, NAME, SIX, heads, mixed, named
from .farm import field_moves, stick_moves
from .state import EATS, SAVES, Home, State, Stock, supper
from .tiles import FIELDS, FOOD, GOLD, IRRIGATION, offers
from .turns import can_do

DONE, PASS, FEED = ("done",), ("pass",), ("feed",)
UNFED = tuple((f"unfed{count}",) for count in range(SIX * 4 + 1))
HIRE = (("worker",), ("merchant",))
ABROAD = [[(f"nest{family}", role) for (role,) in HIRE] for family in range(4)]
FOOD_TO = [{bit: (f"food{seat}", name) for bit, name in NAME.items()} for seat in range(4)]
COIN_TO = [{bit: (f"coin{seat}", name) for bit, name in NAME.items()} for seat in range(4)]


def moves(state: State) -> list[Move]:
    """List what the seat to act may do."""
    seat, stage, homes, _, _, action, _, spent, _, stock, _ = state
    if seat < 0:
        return []
    home = homes[seat]
    if stage == "work":
        return [*chores(seat, home, home[3] & ~spent, action, stock), DONE]
    if stage == "follow":
        able, asleep = home[3], home[4]
        found = chores(seat, home, able, action, stock) if able and can_do(home, action, stock) else []
        if asleep & ~MASKS[seat] and mixed(asleep):  # 5.6
            return [*found, *(("pass", NAME[kitten]) for kitten in heads(asleep))]
        return [*found, PASS]
    return _mornings(state, home) if stage == "morning" else _suppers(home)


def _mornings(state: State, home: Home) -> list[Move]:
    """List the ways to wake a kitten, serve a merchant, or end the morning with a tile."""
    found = servings(state, home) if home[5] else []
    asleep, round = home[4], state[10]
    if asleep and home[0] >= state[8]:  # 4.3
        found = named(asleep) + found
    found += offers(round[4][0], round[0])
    return found


def servings(state: State, home: Home) -> list[Move]:
    """List the ways to serve a merchant this morning."""
    food, gold, _, _, _, stalls, _ = home
    seat, spent, found = state[0], state[7], []
    for kitten, good, _ in stalls:
        if not kitten & spent:  # 4.6
            if food and good != SAVES:  # 4.7
                found.append(FOOD_TO[seat][kitten])
            if gold and good != EATS:
                found.append(COIN_TO[seat][kitten])
    return found


def chores(seat: int, home: Home, able: int, action: int, stock: Stock) -> list[Move]:
    """List the ways to send one of these kittens for an action."""
    if action == FOOD or action == GOLD:
        return named(able)
    if action == IRRIGATION:
        found = stick_moves(seat, home[6])
    elif action == FIELDS:
        found = field_moves(seat, home[6])
    else:
        found = hires(stock[2], seat)
    if able & ~MASKS[seat] and mixed(able):  # 5.6
        return [(NAME[kitten], *words) for kitten in heads(able) for words in found]
    return found


def hires(nests: int, seat: int) -> list[Move]:
    """List whom a seat may hire: its own family, and any other only when no kitten of its own is left."""
    if nests & MASKS[seat]:
        return [*HIRE]  # 6.10
    return [words for family in range(4) if nests & MASKS[family] for words in ABROAD[family]]  # 6.13


def _suppers(home: Home) -> list[Move]:
    """List the ways to get through the evening while something is to be paid."""
    food, _, _, awake, asleep, stalls, _ = home
    cost = supper(home)
    least, most = max(0, cost - food + 1 >> 1), cost + 1 >> 1  # 8.8
    found = [*UNFED[max(least, 1) : most + 1]]
    if not least:
        found.insert(0, FEED)
    workers = awake | asleep
    leaving = workers if workers & workers - 1 else 0  # 8.7
    for stall in stalls:
        leaving |= stall[0]
    return found + named(leaving, LEAVING) if leaving else found

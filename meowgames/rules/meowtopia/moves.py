"""What the seat to act may do: wake, serve, take a tile, send kittens, and get through the evening."""

from __future__ import annotations

from .. import Move
from .families import LEAVING, MASKS, NAME, SIX, heads, mixed, named
from .farm import field_moves, stick_moves
from .state import EATS, SAVES, Home, Round, State, Stock, supper
from .tiles import FIELDS, FOOD, GOLD, IRRIGATION, RECRUIT, SETS, offers

DONE: Move = ("done",)
PASS: Move = ("pass",)
FEED: Move = ("feed",)
UNFED: tuple[Move, ...] = tuple((f"unfed{count}",) for count in range(SIX * 4 + 1))  # by how many go hungry
ROLES = ("worker", "merchant")
HIRE: tuple[Move, ...] = tuple((role,) for role in ROLES)
NESTS = {f"nest{family}": family for family in range(4)}
ABROAD: list[list[Move]] = [[(nest, role) for role in ROLES] for nest in NESTS]
FOOD_TO: list[dict[int, Move]] = [{bit: (f"food{seat}", name) for bit, name in NAME.items()} for seat in range(4)]
COIN_TO: list[dict[int, Move]] = [{bit: (f"coin{seat}", name) for bit, name in NAME.items()} for seat in range(4)]
GATHERING = (FOOD, GOLD)  # actions for which a kitten is named, and nothing else


def moves(state: State) -> list[Move]:
    """List what the seat to act may do."""
    seat, stage, homes, _, _, action, _, spent, _, stock, _ = state
    if seat < 0:
        return []
    home = homes[seat]
    if stage == "work":
        return [*chores(seat, home, home.awake & ~spent, action, stock), DONE]
    if stage == "follow":
        able, asleep = home.awake, home.asleep
        found = chores(seat, home, able, action, stock) if able and can_do(home, action, stock) else []
        if asleep & ~MASKS[seat] and mixed(asleep):  # 5.6
            return [*found, *(("pass", NAME[kitten]) for kitten in heads(asleep))]
        return [*found, PASS]
    return _mornings(state, home) if stage == "morning" else _suppers(home)


def can_do(home: Home, action: int, stock: Stock) -> bool:
    """Tell whether one more kitten could be sent for an action."""
    if action == IRRIGATION:
        return bool(home.farm.free)  # 6.6
    if action == RECRUIT:
        return home.gold > 0 and stock.nests > 0  # 6.15
    return True


def followed(lap: Round, tile: int, action: int) -> int:
    """Return what others may do when this action of a tile was chosen: its other action, if it has two."""
    actions = SETS[lap.table.kind][tile]
    first, last = actions[0], actions[-1]
    return first if last == action else last  # 11.3


def _mornings(state: State, home: Home) -> list[Move]:
    """List the ways to wake a kitten, serve a merchant, or end the morning with a tile."""
    asleep, lap = home.asleep, state.round
    found = servings(state, home) if home.stalls else []
    if asleep and home.food >= state.price:  # 4.3
        found = named(asleep) + found
    found += offers(lap.table.kind, lap.takers)
    return found


def servings(state: State, home: Home) -> list[Move]:
    """List the ways to serve a merchant this morning."""
    food, gold, _, _, _, stalls, _ = home
    seat, spent = state.turn, state.spent
    found: list[Move] = []
    for kitten, good, _ in stalls:
        if not kitten & spent:  # 4.6
            if food and good != SAVES:  # 4.7
                found.append(FOOD_TO[seat][kitten])
            if gold and good != EATS:
                found.append(COIN_TO[seat][kitten])
    return found


def chores(seat: int, home: Home, able: int, action: int, stock: Stock) -> list[Move]:
    """List the ways to send one of these kittens for an action."""
    if action in GATHERING:
        return named(able)
    if action == IRRIGATION:
        found = stick_moves(seat, home.farm)
    elif action == FIELDS:
        found = field_moves(seat, home.farm)
    else:
        found = hires(stock.nests, seat)
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
        leaving |= stall.kitten
    return found + named(leaving, LEAVING) if leaving else found

"""The course of a game: what the seat to act may do, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from .. import Move
from .families import BIT, LEAVING, MASKS, NAME, SIX, heads, mixed, named
from .farm import cell_at, edge_at, field_moves, lay_field, lay_stick, stick_moves
from .state import EATS, NOTHING, SAVES, Home, Round, Stall, State, Stock, dawn, supper
from .tiles import CIRCLES, DO, FIELDS, FOOD, GOLD, IRRIGATION, MOST, NAMES, RATION, RECRUIT, offers
from .turns import Seen, ask, can_do, followed, night, passed

DONE, PASS, FEED = ("done",), ("pass",), ("feed",)
MALUS = 2  # food that a kitten left unfed saves
GIFT = 3  # food for a kitten sent home
UNFED = tuple((f"unfed{count}",) for count in range(SIX * 4 + 1))
HIRE = (("worker",), ("merchant",))
ABROAD = [[(f"nest{family}", role) for (role,) in HIRE] for family in range(4)]
FOOD_TO = [{bit: (f"food{seat}", name) for bit, name in NAME.items()} for seat in range(4)]
COIN_TO = [{bit: (f"coin{seat}", name) for bit, name in NAME.items()} for seat in range(4)]

_new = tuple.__new__  # what calling a NamedTuple does, without the detour


def turn(state: State) -> int:
    """Return the seat to act, CHANCE or OVER."""
    return state[0]


# ── what may be done ──


def moves(state: State) -> list[Move]:
    """List what the seat to act may do."""
    seat, stage, homes = state[:3]
    if seat < 0:
        return []
    home = homes[seat]
    if stage == "work":
        return [*chores(state, home, home[3] & ~state[7]), DONE]
    if stage == "follow":
        found = chores(state, home, home[3]) if home[3] and can_do(home, state[5], state[9]) else []
        asleep = home[4]
        if asleep and mixed(asleep):  # 5.6
            return [*found, *(("pass", NAME[kitten]) for kitten in heads(asleep))]
        return [*found, PASS]
    return _mornings(state, home) if stage == "morning" else _suppers(home)


def _mornings(state: State, home: Home) -> list[Move]:
    """List the ways to wake a kitten, serve a merchant, or end the morning with a tile."""
    food, gold, _, _, asleep, stalls, _ = home
    found = named(asleep) if asleep and food >= state[8] else []  # 4.3
    seat, spent = state[0], state[7]
    for kitten, good, _ in stalls:
        if not kitten & spent:  # 4.6
            if food and good != SAVES:  # 4.7
                found.append(FOOD_TO[seat][kitten])
            if gold and good != EATS:
                found.append(COIN_TO[seat][kitten])
    round = state[10]
    found += offers(round[4][0], round[0])
    return found


def chores(state: State, home: Home, able: int) -> list[Move]:
    """List the ways to send one of these kittens for the action at hand."""
    action, seat = state[5], state[0]
    if action == FOOD or action == GOLD:
        return named(able)
    if action == IRRIGATION:
        found = stick_moves(seat, home[6])
    elif action == FIELDS:
        found = field_moves(seat, home[6])
    else:
        found = hires(state[9][2], seat)
    if mixed(able):  # 5.6
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


# ── what comes of it ──


def play(state: State, move: Move) -> State:
    """Return the state after a move of the seat to act or of chance."""
    return _PLAY[state[1]](state, move, None)


def steps(state: State, move: Move) -> Iterator[State]:
    """Yield what lies on the table before others pass by themselves, and at the end of a round."""
    seen: list[State] = []
    _PLAY[state[1]](state, move, seen)
    asked = [other for other in seen if other.stage == "follow"]
    yield from asked[:1]
    yield from seen[len(asked) :]


def _morning(state: State, move: Move, seen: Seen) -> State:
    """Wake a kitten, serve a merchant, or take a tile."""
    seat, stage, homes, _, _, _, _, spent, price, stock, round = state
    food, gold, malus, awake, asleep, stalls, farm = homes[seat]
    kitten = BIT.get(move[0])
    if kitten:
        home = (food - price, gold, malus, awake | kitten, asleep ^ kitten, stalls, farm)
        price = 1  # 4.3; without the first_free option one free kitten was the only one
    elif move[0] in NAMES[round[4][0]]:
        return _taken(state, move, seen)
    else:
        kitten = BIT[move[1]]
        spent |= kitten
        eats = move[0][0] == "f"
        stalls = tuple(
            [
                _new(Stall, (kitten, EATS if eats else SAVES, stall[2] + 1)) if stall[0] == kitten else stall
                for stall in stalls
            ]
        )
        home = (food - eats, gold - (not eats), malus, awake, asleep, stalls, farm)
    homes = homes[:seat] + (_new(Home, home),) + homes[seat + 1 :]
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


def errand(
    home: Home, stock: Stock, seat: int, action: int, sent: int, spent: int, move: Move
) -> tuple[Home, Stock, int]:
    """Return home, reserve and hired kittens after one kitten did an action once."""
    food, gold, malus, awake, asleep, stalls, farm = home
    kitten = BIT.get(move[0])
    if not kitten:
        kitten = awake & ~spent
        kitten &= -kitten
    awake ^= kitten
    if action == FOOD:
        food += RATION[sent]  # 6.1
    elif action == GOLD:
        gold += 1  # 6.2
    elif action == RECRUIT:
        return _hired(home, stock, seat, spent, kitten, move)
    else:
        fields, sticks, nests, _, ending = stock
        if action == IRRIGATION:
            farm = lay_stick(farm, edge_at(move[-1]))
            sticks -= 1
        else:
            farm = lay_field(farm, cell_at(move[-1]))
            fields -= 1
        stock = _new(Stock, (fields, sticks, nests, -1, ending or fields <= 0 or sticks <= 0))  # 9.1
    return _new(Home, (food, gold, malus, awake, asleep | kitten, stalls, farm)), stock, spent


def _hired(home: Home, stock: Stock, seat: int, spent: int, kitten: int, move: Move) -> tuple[Home, Stock, int]:
    """Return home, reserve and hired kittens after a kitten brought another along."""
    food, gold, malus, awake, asleep, stalls, farm = home
    fields, sticks, nests, idle, ending = stock
    family = int(move[-2][4:]) if len(move) > 1 and move[-2][:4] == "nest" else seat
    fresh = nests & MASKS[family]
    fresh &= -fresh
    awake ^= kitten
    if move[-1] == "worker":  # 6.11
        awake |= fresh
    else:
        stalls += (_new(Stall, (fresh, NOTHING, 0)),)
    home = _new(Home, (food, gold - 1, malus, awake, asleep | kitten, stalls, farm))
    stock = _new(Stock, (fields, sticks, nests ^ fresh, idle, ending or family != seat))  # 9.1
    return home, stock, spent | fresh  # 5.5


def _supper(state: State, move: Move, seen: Seen) -> State:
    """Feed, leave some unfed, or send a kitten home; when nothing is left to pay the turn ends."""
    seat, _, homes, _, tile, action, _, _, _, stock, round = state
    home = homes[seat]
    word = move[0]
    if word == "home":
        home, stock = _left(home, stock, BIT[move[1]])
    else:
        unfed = 0 if word == "feed" else int(word[5:])
        food, gold, malus, *rest = home
        food -= max(0, supper(home) - MALUS * unfed)  # 8.8
        home = _new(Home, (food, gold, malus + unfed, *rest))
    homes = homes[:seat] + (home,) + homes[seat + 1 :]
    if word == "home" and supper(home):
        return _new(State, (seat, "supper", homes, seat, tile, action, 0, 0, 0, stock, round))
    return night(homes, seat, tile, action, stock, round, seen)


def _left(home: Home, stock: Stock, kitten: int) -> tuple[Home, Stock]:
    """Return home and reserve after a kitten was sent home; a merchant's goods are lost."""
    food, gold, malus, awake, asleep, stalls, farm = home
    stalls = tuple([stall for stall in stalls if stall[0] != kitten])  # 8.6
    home = _new(Home, (food + GIFT, gold, malus, awake & ~kitten, asleep & ~kitten, stalls, farm))  # 8.5
    return home, stock._replace(nests=stock.nests | kitten)


# ── chance ──


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

"""What a brain needs: moves worth its time, quick random ones with some sense, and an opinion."""

from __future__ import annotations

from functools import lru_cache
from heapq import nlargest
from math import tanh
from random import Random

from .. import OVER, Move
from .families import MASKS, NAME, heads, mixed
from .farm import STRIDE, Farm, around, cell_at, edge_at, field_moves, lay_field, sides, stick_moves, wet, worth_of
from .homes import serving
from .moves import COIN_TO, DONE, FEED, FOOD_TO, GATHERING, PASS, UNFED, can_do, hires
from .points import SOLD_COIN, SOLD_FOOD, parts
from .state import EATS, MEAL, SAVES, Home, Stall, State, Stock, alert, crowd, supper
from .tiles import IRRIGATION, NAMES, RECRUIT, offers

SQUARES = 2  # kinds of places for a field that a brain looks at
SAVINGS, LARDER = 3, 6  # coins and food beyond supper that nobody needs: merchants get what lies above
EAGER, STOP = 0.7, 0.15  # how often a quick move wakes or serves first, or sends no more kittens
# What a kitten, a merchant, and a green field that still feeds somebody bring in a round to come, in points.
WORKER, MERCHANT, GREEN = 0.7, 1.0, 0.5
COIN = 0.7  # what a coin may become beyond its own point


def likely(state: State) -> list[Move] | None:
    """Return the moves worth trying: one of kittens that are alike, the best places, no needless hunger."""
    seat, stage, homes, _, _, action, _, spent, _, stock, _ = state
    if seat < 0:
        return None
    home = homes[seat]
    if stage == "morning":
        return _mornings(state, home)
    if stage == "supper":
        return _suppers(home)
    able, asleep = home.awake & ~spent, home.asleep
    found = _chores(seat, home, able, action, stock) if able and can_do(home, action, stock) else []
    if stage == "work":
        return [*found, DONE]
    if asleep & ~MASKS[seat] and mixed(asleep):  # 5.6
        return [*found, ("pass", NAME[asleep & -asleep])]
    return [*found, PASS]


def sample(state: State, rng: Random) -> Move:
    """Return a random move with some sense: eat, wake, serve, and send most of those awake."""
    found, stage = likely(state) or [], state.stage
    if stage == "supper":
        return found[0]
    count = len(found)
    if stage == "morning":
        first = found[0]
        if not first[0].startswith("tile") and rng.random() < EAGER:
            return first
    elif stage == "work":
        if state.sent and rng.random() < STOP:
            return DONE
        count -= 1
    return found[int(rng.random() * count)]


# ── morning ──


def _mornings(state: State, home: Home) -> list[Move]:
    """Return what to do next: wake, then serve, then take a tile; another order gains nothing."""
    food, gold, _, awake, asleep, stalls, _ = home
    price, lap = state.price, state.round
    found: list[Move] = []
    if asleep and not state.spent and food >= price:
        found = [(NAME[asleep & -asleep],)]
        if not price:
            return found  # a kitten that costs nothing is always woken
    if stalls:
        gifts = _gifts(state, home)
        if gifts and _plenty(state, home, gifts[0]):
            return found + gifts[:1]
        found += gifts
    kind = lap.table.kind
    tiles = offers(kind, lap.takers)
    if awake and not gold:  # without a coin recruiting is an idle day
        waiting = dict(zip(NAMES[kind], lap.bonus, strict=True))
        tiles = tuple([move for move in tiles if not move[-1].endswith("recruit") or waiting[move[0]]]) or tiles
    return [*found, *tiles]


def _gifts(state: State, home: Home) -> list[Move]:
    """Return what merchants may be given, coins first; of merchants that take the same, one is enough."""
    food, gold, _, _, _, stalls, _ = home
    seat, spent = state.turn, state.spent
    coins: dict[int, Move] = {}
    foods: dict[int, Move] = {}
    for kitten, good, _ in stalls:
        if kitten & spent:
            if good == EATS:
                gold = 0  # coins come first, or the same gifts are tried in every order
            continue
        if good != EATS:
            coins.setdefault(good, COIN_TO[seat][kitten])
        if good != SAVES:
            foods.setdefault(good, FOOD_TO[seat][kitten])
    chosen = sorted(coins, reverse=True) if gold else []
    found = [coins[good] for good in chosen]
    return found + [foods[good] for good in sorted(foods, reverse=True)] if food else found


def _plenty(state: State, home: Home, gift: Move) -> bool:
    """Tell whether a gift is better given than kept, whatever comes."""
    last = state.stock.ending
    kitten, good = serving(gift)
    if good == SAVES:
        return last or home.gold > SAVINGS and not _fresh(home, kitten)
    return home.food - supper(home) > (0 if last else LARDER) and (last or not _fresh(home, kitten))


def _fresh(home: Home, merchant: int) -> bool:
    """Tell whether a merchant has been given nothing yet, so that its first gift decides what it takes."""
    return any(kitten == merchant and not count for kitten, _, count in home.stalls)


# ── day ──


def _chores(seat: int, home: Home, able: int, action: int, stock: Stock) -> list[Move]:
    """Return the ways to send a kitten for an action that are worth trying."""
    if action in GATHERING:
        return [(NAME[able & -able],)]
    if action == RECRUIT:
        found = hires(stock.nests, seat)[:2]
    else:
        found = (_edges if action == IRRIGATION else _squares)(seat, home.farm)
    if able & ~MASKS[seat] and mixed(able):  # 5.6
        return [(NAME[able & -able], *words) for words in found]
    return found


@lru_cache(maxsize=1 << 12)
def _edges(seat: int, farm: Farm) -> list[Move]:
    """Return the best edge of a farm for a stick, and the best of those that count more points, if any do."""
    found = {edge_value(farm, edge_at(move[0])): move for move in reversed(stick_moves(seat, farm))}
    best = max(found)
    most = worth_of(farm, edge_at(found[best][0]))
    more = [value for value, move in found.items() if worth_of(farm, edge_at(move[0])) > most]
    return [found[best], found[max(more)]] if more else [found[best]]


@lru_cache(maxsize=1 << 12)
def _squares(seat: int, farm: Farm) -> list[Move]:
    """Return the squares of a farm most worth a field, the best first, and one only of those equally good."""
    found = {square_value(farm, cell_at(move[0])): move for move in reversed(field_moves(seat, farm))}
    return [found[value] for value in nlargest(SQUARES, found)]


def edge_value(farm: Farm, edge: int) -> float:
    """Return what a stick there is good for: its points, fields that turn green, and pairs left for later."""
    dry = [cell for cell in sides(edge) if cell in farm.dry]
    pairs = sum([other in farm.dry for cell in dry for other in around(cell)])
    return worth_of(farm, edge) + 1.5 * len(dry) - 0.1 * pairs


def square_value(farm: Farm, cell: int) -> float:
    """Return what a field there is good for: green at once, or beside a dry one, and close to others."""
    after = lay_field(farm, cell)
    edges = len(after.free) - len(farm.free)  # the fewer new ones, the more neighbours
    thirsty = sum([other in farm.dry for other in around(cell)]) if cell in after.dry else 0
    corners = [cell - STRIDE - 1, cell - STRIDE + 1, cell + STRIDE - 1, cell + STRIDE + 1]
    close = sum([corner in farm.cells for corner in corners])
    return 2.5 * (after.points - farm.points) - edges + 0.5 * thirsty + 0.1 * close


# ── evening ──


def _suppers(home: Home) -> list[Move]:
    """Return the sensible ways through the evening: eat; else send one home or leave few hungry."""
    cost, food = supper(home), home.food
    if food >= cost:
        return [FEED]
    found = []
    workers = home.awake | home.asleep
    if workers & workers - 1:
        found += [("home", NAME[kitten]) for kitten in heads(home.asleep or home.awake)]
    if home.stalls:
        found.append(("home", NAME[min(home.stalls, key=_goods).kitten]))
    return [*found, UNFED[cost - food + 1 >> 1]]


def _goods(stall: Stall) -> int:
    """Return the points a merchant's goods count."""
    return stall.amount * (SOLD_FOOD if stall.good == EATS else SOLD_COIN)


# ── an opinion ──


def worth(state: State, seat: int) -> float:
    """Return how the lead over the best other seat looks, the surer the fewer rounds are left."""
    stock, homes = state.stock, state.homes
    over = state.turn == OVER
    rounds = min(12.0, min(stock.fields, stock.sticks) / (0.8 * len(homes)) + 1)
    left = 0.0 if over or stock.ending else rounds
    marks = [_promise(home, left, over) for home in homes]
    mine = marks.pop(seat)
    return 0.5 + 0.5 * tanh((mine - max(marks)) / (8 + 2 * left))  # cannot overflow, however far apart


@lru_cache(maxsize=1 << 12)  # asked again for every seat
def _promise(home: Home, left: float, over: bool) -> float:
    """Return what a home may be worth after so many rounds more."""
    if over:
        return sum(parts(home))
    treats, crew = alert(home), crowd(home)
    points = sum(parts(home, treats)) + (home.food + treats) % 2 / 2
    workers, feeding = crew - len(home.stalls), min(wet(home.farm), MEAL * crew)
    coins = COIN * min(home.gold, 3) if left else 0.0
    return points + coins + left * (WORKER * workers + MERCHANT * len(home.stalls) + GREEN * feeding - crew)

"""What a brain needs: moves worth its time, quick random ones with some sense, and an opinion."""

from __future__ import annotations

from heapq import nlargest
from math import tanh
from random import Random

from .. import OVER, Move
from .choices import FEED, UNFED, moves
from .families import BIT, NAME, heads
from .farm import Farm, cell_at, edge_at, lay_field, sides, wet, worth_of
from .points import parts
from .state import MEAL, Home, State, alert, crowd, supper
from .tiles import FIELDS, IRRIGATION

PLACES = 4  # squares or edges a brain looks at
# What a kitten, a merchant, and a green field that still feeds somebody bring in a round to come, in points.
WORKER, MERCHANT, GREEN = 0.7, 1.0, 0.5
COIN = 0.7  # what a coin may become beyond its own point


def likely(state: State) -> list[Move] | None:
    """Return the moves worth trying: one of kittens that are alike, the best places, no needless hunger."""
    seat, stage = state.turn, state.stage
    if seat < 0:
        return None
    if stage == "supper":
        return _suppers(state.homes[seat])
    found = moves(state)
    if stage == "morning":
        return _mornings(state, found)
    if state.action in (IRRIGATION, FIELDS):
        return _best(state.homes[seat].farm, found, state.action)
    return _alike(found, state.homes[seat].awake & ~state.spent)


def _mornings(state: State, found: list[Move]) -> list[Move]:
    """Return what is worth trying in the morning: a kitten that costs nothing is always woken."""
    asleep = state.homes[state.turn].asleep
    found = _alike(found, asleep)
    return [move for move in found if move[0] in BIT] if asleep and not state.price else found


def _alike(found: list[Move], kittens: int) -> list[Move]:
    """Return the moves without those that name another kitten of the same family in the same state."""
    first = {NAME[kitten] for kitten in heads(kittens)}
    return [move for move in found if move[0] not in BIT or move[0] in first]


def _best(farm: Farm, found: list[Move], action: int) -> list[Move]:
    """Return the few best places to lay something, and what else can be done."""
    value = _edge_value if action == IRRIGATION else _cell_value
    laid = [move for move in found if "." in move[-1]]
    rest = [move for move in found if "." not in move[-1]]
    return nlargest(PLACES, laid, key=lambda move: value(farm, move[-1])) + rest


def _edge_value(farm: Farm, spot: str) -> float:
    """Return what a stick there is good for: its points, and fields that turn green."""
    edge = edge_at(spot)
    return worth_of(farm, edge) + 1.5 * sum([cell in farm.dry for cell in sides(edge)])


def _cell_value(farm: Farm, spot: str) -> float:
    """Return what a field there is good for: close to others, and green at once."""
    after = lay_field(farm, cell_at(spot))
    edges = len(after.free) - len(farm.free)  # the fewer new ones, the more neighbours
    return 2.5 * (after.points - farm.points) - edges


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
        found.append(("home", NAME[min(home.stalls, key=lambda stall: stall.count).kitten]))
    return [*found, UNFED[cost - food + 1 >> 1]]


def sample(state: State, rng: Random) -> Move:
    """Return a random move with some sense: eat, wake what costs nothing, do not send nobody."""
    stage, home = state.stage, state.homes[state.turn]
    if stage == "supper":
        return _suppers(home)[0]
    found = moves(state)
    if stage == "morning" and home.asleep and not state.price:
        return found[0]
    count = len(found) - (stage == "work" and not state.sent)  # the last is done
    return found[int(rng.random() * count)]


def worth(state: State, seat: int) -> float:
    """Return how the lead over the best other seat looks, the surer the fewer rounds are left."""
    stock, seats = state.stock, len(state.homes)
    over = state.turn == OVER
    left = 0.0 if over or stock.ending else min(12.0, min(stock.fields, stock.sticks) / (0.8 * seats) + 1)
    marks = [_promise(home, left, over) for home in state.homes]
    lead = marks[seat] - max(mark for other, mark in enumerate(marks) if other != seat)
    return 0.5 + 0.5 * tanh(lead / (8 + 2 * left))  # cannot overflow, however far apart


def _promise(home: Home, left: float, over: bool) -> float:
    """Return what a home may be worth after so many rounds more."""
    if over:
        return sum(parts(home))
    treats, crew = alert(home), crowd(home)
    points = sum(parts(home, treats)) + (home.food + treats) % 2 / 2
    workers, feeding = crew - len(home.stalls), min(wet(home.farm), MEAL * crew)
    coins = COIN * min(home.gold, 3) if left else 0.0
    return points + coins + left * (WORKER * workers + MERCHANT * len(home.stalls) + GREEN * feeding - crew)

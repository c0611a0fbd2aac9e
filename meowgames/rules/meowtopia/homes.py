"""What a move does to the home of the seat that makes it, before anybody else does anything."""

from __future__ import annotations

from .. import Move
from ..kit import new
from .families import BIT, MASKS
from .farm import cell_at, edge_at, lay_field, lay_stick
from .moves import DONE, FEED, NESTS, UNFED
from .state import EATS, MEAL, NOTHING, SAVES, Home, Stall, State, Stock, supper
from .tiles import FOOD, GOLD, IRRIGATION, NAMES, RATION, RECRUIT

GIFT = 3  # 8.5: food for a kitten sent home


def woken(home: Home, kitten: int, price: int) -> Home:
    """Return a home after a worker was woken."""
    food, gold, malus, awake, asleep, stalls, farm = home
    return new(Home, (food - price, gold, malus, awake | kitten, asleep ^ kitten, stalls, farm))


def served(home: Home, kitten: int, good: int) -> Home:
    """Return a home after a merchant was given one unit of a good."""
    food, gold, malus, awake, asleep, stalls, farm = home
    stalls = tuple([new(Stall, (kitten, good, s.amount + 1)) if s.kitten == kitten else s for s in stalls])
    if good == EATS:
        food -= 1
    else:
        gold -= 1
    return new(Home, (food, gold, malus, awake, asleep, stalls, farm))


def serving(move: Move) -> tuple[int, int]:
    """Return the merchant and the good that a move like food0 marmalade3 means."""
    ware, kitten = move
    return BIT[kitten], EATS if ware.startswith("food") else SAVES


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
        return hired(home, stock, seat, spent, kitten, move)
    else:
        fields, sticks, nests, _, ending = stock
        if action == IRRIGATION:
            farm = lay_stick(farm, edge_at(move[-1]))
            sticks -= 1
        else:
            farm = lay_field(farm, cell_at(move[-1]))
            fields -= 1
        stock = new(Stock, (fields, sticks, nests, -1, ending or fields <= 0 or sticks <= 0))  # 9.1
    return new(Home, (food, gold, malus, awake, asleep | kitten, stalls, farm)), stock, spent


def hired(home: Home, stock: Stock, seat: int, spent: int, kitten: int, move: Move) -> tuple[Home, Stock, int]:
    """Return home, reserve and hired kittens after a kitten brought another along."""
    food, gold, malus, awake, asleep, stalls, farm = home
    fields, sticks, nests, idle, ending = stock
    family = NESTS.get(move[-2], seat) if len(move) > 1 else seat
    fresh = nests & MASKS[family]
    fresh &= -fresh
    awake ^= kitten
    if move[-1] == "worker":  # 6.11
        awake |= fresh
    else:
        stalls += (new(Stall, (fresh, NOTHING, 0)),)
    home = new(Home, (food, gold - 1, malus, awake, asleep | kitten, stalls, farm))
    stock = new(Stock, (fields, sticks, nests ^ fresh, idle, ending or family != seat))  # 9.1
    return home, stock, spent | fresh  # 5.5


def passed(home: Home, kitten: int) -> Home:
    """Return a home after passing: this kitten is woken, or food taken when none is asleep."""
    food, gold, malus, awake, asleep, stalls, farm = home
    if asleep:  # 7.4
        awake, asleep = awake | kitten, asleep ^ kitten
    else:
        food += 1  # 7.5
    return new(Home, (food, gold, malus, awake, asleep, stalls, farm))


def fed(home: Home, move: Move) -> Home:
    """Return a home after supper, with a malus for each kitten left unfed."""
    food, gold, malus, awake, asleep, stalls, farm = home
    unfed = 0 if move == FEED else UNFED.index(move)
    food -= max(0, supper(home) - MEAL * unfed)  # 8.8
    return new(Home, (food, gold, malus + unfed, awake, asleep, stalls, farm))


def left(home: Home, kitten: int) -> Home:
    """Return a home after a kitten was sent back; a merchant's goods are lost."""
    food, gold, malus, awake, asleep, stalls, farm = home
    stalls = tuple([stall for stall in stalls if stall.kitten != kitten])  # 8.6
    return new(Home, (food + GIFT, gold, malus, awake & ~kitten, asleep & ~kitten, stalls, farm))  # 8.5


def effect(state: State, move: Move) -> Home:
    """Return the home of the seat to act after its move alone, before anybody else does anything."""
    seat, stage, homes, _, _, action, sent, spent, price, stock, lap = state
    home = homes[seat]
    if stage == "supper":
        return left(home, BIT[move[1]]) if move[0] == "home" else fed(home, move)
    if stage == "morning":
        names = NAMES[lap.table.kind]
        if move[0] in names:
            return home._replace(food=home.food + lap.bonus[names.index(move[0])])
        return woken(home, BIT[move[0]], price) if move[0] in BIT else served(home, *serving(move))
    if move == DONE:
        return home
    if move[0] == "pass":
        return passed(home, BIT[move[1]] if len(move) > 1 else home.asleep & -home.asleep)
    home, _, _ = errand(home, stock, seat, action, sent, spent, move)
    return home

"""What happens without anybody's choice: passing because one must, evening, night, and the end of a round."""

from __future__ import annotations

from .. import OVER
from .families import MASKS, mixed
from .state import Home, Round, State, Stock, alert, dawn, supper
from .tiles import IRRIGATION, RECRUIT, SETS

STALE = 10  # 9.5: rounds without a field or a stick after which the game ends
Homes = tuple[Home, ...]
Seen = list[State] | None  # gathers the states to show on the way

_new = tuple.__new__  # what calling a NamedTuple does, without the detour


def can_do(home: Home, action: int, stock: Stock) -> bool:
    """Tell whether one more kitten could be sent for an action."""
    if action == IRRIGATION:
        return bool(home[6][3])  # 6.6
    if action == RECRUIT:
        return home[1] > 0 and stock[2] > 0  # 6.15
    return True


def followed(round: Round, tile: int, action: int) -> int:
    """Return what others may do when this action of a tile was chosen."""
    pair = SETS[round[4][0]][tile]
    return pair[0] if pair[-1] == action else pair[-1]  # 11.3


def passed(home: Home, kitten: int) -> Home:
    """Return a home after passing: this kitten is woken, or food taken when none is asleep."""
    food, gold, malus, awake, asleep, stalls, farm = home
    if asleep:  # 7.4
        awake, asleep = awake | kitten, asleep ^ kitten
    else:
        food += 1  # 7.5
    return _new(Home, (food, gold, malus, awake, asleep, stalls, farm))


def ask(homes: Homes, active: int, tile: int, action: int, stock: Stock, round: Round, seat: int, seen: Seen) -> State:
    """Let the others follow, from this seat on; whoever cannot passes at once."""
    count = len(homes)
    while seat != active:  # 7.1
        home = homes[seat]
        asleep = home[4]
        if home[3] and can_do(home, action, stock) or asleep & ~MASKS[seat] and mixed(asleep):
            return _new(State, (seat, "follow", homes, active, tile, action, 0, 0, 0, stock, round))
        homes = homes[:seat] + (passed(home, asleep & -asleep),) + homes[seat + 1 :]  # 7.6
        seat = seat + 1 if seat + 1 < count else 0
    if supper(homes[active]):
        return _new(State, (active, "supper", homes, active, tile, action, 0, 0, 0, stock, round))
    return night(homes, active, tile, action, stock, round, seen)  # 8.3


def night(homes: Homes, active: int, tile: int, action: int, stock: Stock, round: Round, seen: Seen) -> State:
    """End a turn: the next seat's morning comes, or the round is over."""
    seat = active + 1 if active + 1 < len(homes) else 0
    if seat != round[2]:
        return dawn(homes, seat, stock, round)  # 3.1
    if seen is not None:
        seen.append(State(active, "night", homes, active, tile, action, 0, 0, 0, stock, round))
    takers, bonus, first, number, table = round
    fields, sticks, nests, idle, ending = stock
    idle += 1
    if ending or idle == STALE:  # 9.3, 9.5
        fed = tuple([home._replace(food=home.food + alert(home)) for home in homes])  # 9.6
        return State(OVER, "over", fed, active, tile, action, 0, 0, 0, stock, round)  # 9.7
    bonus = tuple([food + (taker < 0) for food, taker in zip(bonus, takers)])  # 3.3
    seat = first + 1 if first + 1 < len(homes) else 0  # 3.4
    fresh = _new(Round, ((-1,) * len(takers), bonus, seat, number + 1, table))
    return dawn(homes, seat, _new(Stock, (fields, sticks, nests, idle, ending)), fresh)

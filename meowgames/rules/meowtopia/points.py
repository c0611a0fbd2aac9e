"""What everything is worth: the score sheet, the places, and the score line by line for the end."""

from __future__ import annotations

from .. import OVER, Scored
from ..kit import places
from .farm import edge_spot, sticks, wet
from .state import EATS, SAVES, Home, State, alert, crowd

KITTEN, SOLD_COIN, SOLD_FOOD, MALUS = 3, 3, 2, -3  # 10.1, 10.3, 10.4, 10.7
ROWS = ("kittens", "sticks", "sold_coins", "sold_food", "coins", "food", "malus")


def parts(home: Home, treats: int = 0) -> tuple[int, ...]:
    """Return what each row of the score sheet gives, with so much food more."""
    coins = food = 0
    for _, good, count in home.stalls:
        if good == SAVES:
            coins += count
        elif good == EATS:
            food += count
    return (
        KITTEN * crowd(home),
        home.farm.points,  # 10.2
        SOLD_COIN * coins,
        SOLD_FOOD * food,
        home.gold,  # 10.5
        (home.food + treats) // 2,  # 10.6
        MALUS * home.malus,
    )


def _columns(state: State) -> list[tuple[int, ...]]:
    """Return the score sheet per seat as if the game ended now; when it is over the last food is taken."""
    over = state.turn == OVER
    return [parts(home, 0 if over else alert(home)) for home in state.homes]  # 9.6, 10.10


def score(state: State) -> tuple[int, ...]:
    """Return the points per seat, as if the game ended now."""
    return tuple([sum(column) for column in _columns(state)])


def rank(state: State) -> tuple[int, ...]:
    """Return the places; equals share one, unless kittens and then irrigated fields are to decide."""
    points = score(state)
    if not state.round.table.kittens:
        return places(points)  # 10.8
    marks = [(mine, crowd(home), wet(home.farm)) for mine, home in zip(points, state.homes, strict=True)]
    return places(marks)  # 12.4


def tally(state: State) -> dict[str, tuple[int, ...]]:
    """Return the score sheet: its rows add up to the points."""
    return dict(zip(ROWS, zip(*_columns(state), strict=True), strict=True))


def scoring(state: State, seat: int) -> list[Scored]:
    """Return a seat's score line by line: its row, the spots it is about, its points; a mayor is named last."""
    farm = state.homes[seat].farm
    stalls = (f"stalls{seat}", f"wares{seat}")
    spots = {
        "kittens": (f"workers{seat}", f"stalls{seat}"),
        "sticks": tuple(edge_spot(seat, edge) for edge in sticks(farm)),
        "sold_coins": stalls,
        "sold_food": stalls,
        "coins": (f"coin{seat}",),
        "food": (f"food{seat}",),
        "malus": (f"malus{seat}",),
    }
    found = [(row, spots[row], points) for row, points in zip(ROWS, _columns(state)[seat], strict=True) if points]
    mayor = state.turn == OVER and rank(state)[seat] == 1  # 10.8
    return [*found, ("mayor", (), 0)] if mayor else found

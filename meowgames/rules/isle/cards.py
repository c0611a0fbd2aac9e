"""The eighteen family cards: how far a boat is with each, and what each gives."""

from __future__ import annotations

from collections.abc import Sequence

from .boats import Boat
from .tiles import COLOUR, COLOURS

CARDS = tuple(f"card{number}" for number in range(151, 169))  # 1.8
DEALT, KEPT = 3, 2
FAMILY = (0, 0, 0, 8, 11, 15, *range(20, 80, 5))  # 6.5: points by number of cats

# What the cards give: for every one counted, for so many or more, for so many exactly.
_EACH = {"card151": 1, "card164": 2, "card166": 2, "card167": 2}
_REACHED = {"card152": 9, "card154": 10, "card155": 10, "card156": 12, "card158": 15, "card165": 10}
EXACT = {"card157": 10, **{f"card{number}": 9 for number in range(159, 164)}}  # 7.20: one cat more spoils them
_FIVE = dict(zip(range(159, 164), ("blue", "green", "purple", "red", "orange")))
_FIVE_OF = {f"card{number}": COLOURS.index(colour) for number, colour in _FIVE.items()}


def families(boat: Boat) -> list[int]:
    """Return the sizes of a boat's families, the largest first."""
    sizes = [count for groups in boat.kin for _, count in groups if count >= 3]  # 6.4, 6.7
    return sorted(sizes, reverse=True)


def filled(boat: Boat) -> int:
    """Return how many rooms of a boat have no empty square."""
    free = boat.free
    return sum([not room & free for room in boat.hull.rooms])  # 6.2


def counts(boat: Boat) -> list[int]:
    """Return how many cats of each colour a boat has."""
    return [sum([count for _, count in groups]) for groups in boat.kin]


def edgers(boat: Boat) -> list[int]:
    """Return how many cats of each colour touch the edge of a boat."""
    found, edge = [0] * len(COLOURS), boat.hull.edge
    for name, _, _, mask in boat.tiles:
        if mask & edge and name in COLOUR:  # 7.19
            found[COLOUR[name]] += 1
    return found


def treasures(boat: Boat) -> int:
    """Return how many treasures a boat has, common and rare."""
    return sum([tile.name not in COLOUR for tile in boat.tiles])


def _covered(boat: Boat, squares: int) -> tuple[int, int]:
    """Return how many of these squares are covered, and how many there are."""
    return (squares & ~boat.free).bit_count(), squares.bit_count()


def _largest(boats: Sequence[Boat], seat: int) -> tuple[int, int]:
    """Return the size of a seat's largest family, and the least that makes it the largest of all."""
    sizes = [max(families(boat), default=0) for boat in boats]
    return sizes[seat], max(3, *(size for other, size in enumerate(sizes) if other != seat))


def progress_of(card: str, boats: Sequence[Boat], seat: int) -> tuple[int, int]:
    """Return how many a seat has of what a card counts, and how many it asks for, 0 if each one counts."""
    boat = boats[seat]
    if card in _FIVE_OF:
        return counts(boat)[_FIVE_OF[card]], 5  # 7.9 to 7.13
    return _PROGRESS[card](boats, seat)


_PROGRESS = {
    "card151": lambda boats, seat: (max(edgers(boats[seat])), 0),
    "card152": lambda boats, seat: (sum(map(bool, edgers(boats[seat]))), len(COLOURS)),
    "card153": lambda boats, seat: (sum(edgers(boats[seat])), 0),
    "card154": lambda boats, seat: _covered(boats[seat], boats[seat].hull.rats),
    "card155": lambda boats, seat: _covered(boats[seat], boats[seat].hull.middle),
    "card156": lambda boats, seat: _covered(boats[seat], boats[seat].hull.edge),
    "card157": lambda boats, seat: (sum(counts(boats[seat])), 20),
    "card158": lambda boats, seat: (sum(min(3, count) for count in counts(boats[seat])), 3 * len(COLOURS)),
    "card164": lambda boats, seat: (treasures(boats[seat]), 0),
    "card165": _largest,
    "card166": lambda boats, seat: ((boats[seat].hull.rats & boats[seat].free).bit_count(), 0),
    "card167": lambda boats, seat: (filled(boats[seat]), 0),
    "card168": lambda boats, seat: (len(families(boats[seat])), 3),
}


def given(card: str, have: int, need: int) -> int:
    """Return what a card gives for so many of what it asks for; that of card 168 depends on a family too."""
    if card in _EACH:
        return have * _EACH[card]  # 7.1, 7.14, 7.16, 7.17
    if card in EXACT:
        return EXACT[card] if have == need else 0
    if card in _REACHED:
        return _REACHED[card] if have >= need else 0
    return have // 2 if card == "card153" else 0  # 7.3


def points_of(card: str, boats: Sequence[Boat], seat: int) -> int:
    """Return what a card gives a seat."""
    have, need = progress_of(card, boats, seat)
    if card == "card168":
        return FAMILY[families(boats[seat])[2]] if have >= need else 0  # 7.18
    return given(card, have, need)

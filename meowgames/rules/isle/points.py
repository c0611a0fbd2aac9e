"""What the boats are worth: the score sheet, the places, and the score line by line."""

from __future__ import annotations

from .. import Scored
from ..kit import places
from .boats import Boat, squares
from .cards import FAMILY, filled, points_of, progress_of
from .state import State

RAT, ROOM = -1, -5  # 6.1, 6.2


def parts(boat: Boat) -> tuple[int, int, int]:
    """Return what the rats, the rooms and the families of a boat give."""
    hull, free, _, kin, _ = boat
    rooms = sum([1 for room in hull.rooms if room & free])  # 6.3
    cats = sum([FAMILY[count] for groups in kin for _, count in groups])
    return RAT * (hull.rats & free).bit_count(), ROOM * rooms, cats


def bonus(state: State, seat: int) -> int:
    """Return what a seat's family cards give; before it has chosen, none of them counts."""
    if state.given[seat]:
        return sum([points_of(card, state.boats, seat) for card in state.cards[seat]])
    return 0


def score(state: State) -> tuple[int, ...]:
    """Return the points per seat, as if the game ended now, family cards included."""
    points = tuple([sum(parts(boat)) + bonus(state, seat) for seat, boat in enumerate(state.boats)])
    return points or (0,) * state.table.seats  # before the boats are handed out


def rank(state: State) -> tuple[int, ...]:
    """Return the places: by points, then by filled rooms; what is still equal shares a place."""
    rooms = [filled(boat) for boat in state.boats] or [0] * state.table.seats
    marks = list(zip(score(state), rooms))
    return places(marks)  # 6.12


def tally(state: State) -> dict[str, tuple[int, ...]]:
    """Return the score sheet: its rows add up to the points."""
    rows = zip(*map(parts, state.boats))
    cards = tuple(bonus(state, seat) for seat in range(len(state.boats)))
    return {**dict(zip(("rats", "rooms", "families"), rows)), "cards": cards}


def progress(state: State, seat: int, card: str) -> tuple[int, int]:
    """Return how many a seat has of what a card counts, and how many it asks for, 0 if each one counts."""
    return progress_of(card, state.boats, seat)


def scoring(state: State, seat: int) -> list[Scored]:
    """Return a seat's score line by line: its row or family card, the spots it is about, its points."""
    boat = state.boats[seat]
    rats = boat.hull.rats & boat.free
    found = [("rats", squares(rats, seat), RAT * rats.bit_count())] if rats else []
    for room in boat.hull.rooms:
        if room & boat.free:
            found.append(("rooms", squares(room & boat.free, seat), ROOM))
    groups = sorted((group for kin in boat.kin for group in kin), key=lambda group: -group[1])
    for mask, count in groups:
        if FAMILY[count]:
            found.append(("families", squares(mask, seat), FAMILY[count]))
    if state.given[seat]:
        found += [(card, (f"card{seat}",), points_of(card, state.boats, seat)) for card in state.cards[seat]]
    return found

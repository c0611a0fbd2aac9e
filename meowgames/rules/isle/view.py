"""What people see and are told of a game: pictures and prompts, in names only."""

from __future__ import annotations

from functools import lru_cache

from .. import CHANCE, OVER, Move, Picture, Spots
from .boats import SPOTS, Boat, bits
from .cards import CARDS, DEALT
from .moves import can_take
from .points import bonus, parts, progress
from .state import DAYS, State
from .tiles import CATS, COLOUR, COLOURS, TREASURES

SINGLE = frozenset((*CATS, *CARDS))  # of each there is one


def look(state: State, seat: int) -> Picture:
    """Return what this seat sees: its own family cards, backs for the others, and all that lies open."""
    picture: Spots = {f"day{state.day}": ("vesh",)}
    for place, other in enumerate(state.order):
        picture[f"order{place}"] = (f"figure{other}",)
    for slot, cat in enumerate(state.shore):
        if cat and cat != state.held:
            picture[f"shore{slot}"] = (cat,)
    if state.held:
        picture["held"] = (state.held,)
        if state.stage == "place":
            picture["slot"] = (f"slot:{state.shore.index(state.held)}",)
    for tile, left in zip(TREASURES, state.stock):
        left -= state.stage == "lay" and tile == state.held
        if left:
            picture[tile] = (f"{tile}:{left}",)
    picture |= _bag(state.bag) | _cards(state, seat)
    for other, boat in enumerate(state.boats):
        picture |= _boat(boat, other)
        picture |= _points(state, other)
        if state.passed >> other & 1:
            picture[f"passed{other}"] = ("passed",)
        if card := state.given[other]:
            picture[f"given{other}"] = (f"given:{card}",) if seat == CHANCE else ("unseen",)  # 2.7
    if any(state.cards):
        gone = _gone(state)
        picture["gone"] = tuple(sorted(gone)) if seat == CHANCE else ("unseen",) * len(gone)
    return picture


@lru_cache(maxsize=64)
def _bag(bag: tuple[str, ...]) -> Spots:
    """Return how many tiles of each kind can still be drawn: everybody can count them."""
    cats = [COLOUR.get(tile) for tile in bag]
    found = {f"bag-{colour}": (f"bag:{cats.count(place)}",) for place, colour in enumerate(COLOURS)}
    return {**found, "bag-rare": (f"bag:{cats.count(None)}",)}  # 2.3


def _gone(state: State) -> frozenset[str]:
    """Return the cats that have left the game, and the family cards that nobody was dealt or kept."""
    aboard = [[tile.name for tile in boat.tiles] for boat in state.boats]
    return SINGLE.difference(state.bag, state.shore, *state.cards, *aboard)  # 2.5, 2.7, 3.11


def _cards(state: State, seat: int) -> Spots:
    """Return the family cards as this seat sees them, and how far their owners are with those that lie open."""
    found: Spots = {}
    for other, cards in enumerate(state.cards):
        if cards:
            own = seat in (other, CHANCE) or state.turn == OVER  # 2.6, 6.10
            found[f"card{other}"] = cards if own else ("card-back",) * len(cards)
            found[f"progress{other}"] = tuple([_have(state, other, card) if own else "have-back" for card in cards])
    return found


def _have(state: State, seat: int, card: str) -> str:
    """Return how far a seat is with a family card: what it has, and what it needs unless each one counts."""
    have, need = progress(state, seat, card)
    return f"have:{have}/{need}" if need else f"have:{have}"


def _boat(boat: Boat, seat: int) -> Spots:
    """Return a boat: its hull, the rats and maps that can be seen, and its tiles by their corners."""
    found: Spots = {f"boat{seat}": (boat.hull.name,)}
    for bit in bits(boat.hull.rats & boat.free):
        found[SPOTS[seat][bit]] = ("rat",)
    for colour, bit in zip(COLOURS, boat.hull.maps):
        if bit & boat.free:
            found[SPOTS[seat][bit]] = (f"map-{colour}",)
    for name, orientation, corner, _ in boat.tiles:
        spot = SPOTS[seat][1 << corner]
        face = name if orientation == "@0" else name + orientation
        found[spot] = (*found.get(spot, ()), face)
    return found


def _points(state: State, seat: int) -> Spots:
    """Return a seat's points as everybody may know them: family cards count when the game is over."""
    rats, rooms, cats = parts(state.boats[seat])
    total = rats + rooms + cats + (bonus(state, seat) if state.turn == OVER else 0)  # 6.13
    return {
        f"rats{seat}": (f"rats:{rats}",),
        f"rooms{seat}": (f"rooms:{rooms}",),
        f"families{seat}": (f"families:{cats}",),
        f"score{seat}": (f"score:{total}",),
    }


def told(state: State, move: Move, seat: int) -> Move:
    """Return the move as this seat hears it: of family cards, only its own."""
    if seat == CHANCE:
        return move
    if state.stage == "cards":
        return ("cards", *move[1 + DEALT * seat : 1 + DEALT * (seat + 1)]) if seat >= 0 else ("cards",)
    if state.stage == "give" and seat != state.turn:
        return ("card-back",)  # 2.6
    return move


def prompt(state: State, seat: int) -> tuple[str, ...]:
    """Return what the seat to act is asked."""
    if state.turn != seat or seat < 0:
        return ()
    if state.stage == "place":
        return ("isle.prompt.place", COLOURS[COLOUR[state.held]])
    if state.stage == "cat" and not can_take(state.boats[seat], state.shore):
        return ("isle.prompt.stuck",)
    return (f"isle.prompt.{state.stage}",)


def status(state: State) -> tuple[str, ...]:
    """Return which day it is and how many cats are left ashore."""
    if state.turn == OVER:
        return ("isle.status.over",)
    if state.stage in ("boats", "cards", "give"):
        return ("isle.status.before",)
    ashore = sum(1 for cat in state.shore if cat and cat != state.held)
    return ("isle.status", str(DAYS + 1 - state.day), str(ashore))


_CLAUSES = {
    "boats": "2.1", "cards": "2.5", "give": "2.5", "draw": "3.2", "cat": "3.4", "place": "4.6",
    "treasure": "5.1", "lay": "5.4", "over": "6.1",
}  # fmt: skip


def clause(state: State) -> str:
    """Return the clause that matters now."""
    if state.stage == "place" and not state.boats[state.turn].tiles:
        return "4.5"
    return _CLAUSES[state.stage]

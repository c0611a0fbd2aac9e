"""What a brain needs: a fair guess, quick random moves, places worth trying, and an opinion."""

from __future__ import annotations

from functools import lru_cache
from heapq import nlargest
from random import Random
from typing import NamedTuple

from .. import CHANCE, OVER, Move
from ..kit import draw, odds, pick, replaced
from .boats import AT, SPOTS, Boat, anchors, fits, placements, put
from .cards import CARDS, EXACT, FAMILY, points_of, progress_of
from .moves import PASS, SKIP, bounty, moves
from .points import bonus, parts, score
from .state import State
from .tiles import COLOUR, STRIDE, WAYS

CATS_TRIED, PLACES_TRIED = 6, 8  # how many cats and places a brain looks at
BEHIND = 3.5  # what looks so many points worse than the best is not looked at
GRABS = 4  # how often a random player reaches for a cat blindly
HOPE = (0, 0, 3)  # what a lone cat and a pair may still become, in points
FULL_ROOM = 8  # what filling a room is worth: more than its points, because it wastes no square
HOLE = 4  # how much a square hurts that only a treasure can cover
OPEN = 0.5  # how much a loose edge hurts
FIND = 4  # what a treasure is worth
BIG = 0.6  # what a covered square is worth in itself


class Berth(NamedTuple):
    """A place for a tile on a boat, and how the boat would look with it."""

    promise: float
    orientation: str
    corner: int


def guess(state: State, seat: int, rng: Random) -> State:
    """Deal the family cards this seat cannot know anew; nothing else is hidden."""
    if seat == CHANCE or state.stage in ("boats", "cards"):
        return state
    shown = state.turn == OVER  # 6.10: the cards kept are on the table, those given back stay secret
    known = {card for hand in state.cards for card in hand} if shown else set()
    if seat >= 0:
        known |= {*state.cards[seat], state.given[seat]}  # 2.7
    pool = [card for card in CARDS if card not in known]
    pool = draw(pool, len(pool), rng)
    cards, given = list(state.cards), list(state.given)
    for other in range(len(cards)):
        if other == seat:
            continue
        if not shown:
            cards[other] = tuple(sorted([pool.pop() for _ in cards[other]]))
        if given[other]:
            given[other] = pool.pop()
    return state._replace(cards=tuple(cards), given=tuple(given))


def sample(state: State, rng: Random) -> Move:
    """Return a random move that takes or places something if anything can be."""
    seat, stage, boats, shore, held = state[:5]
    if stage == "place" or stage == "lay":
        return _anywhere(boats[seat], held, seat, rng)
    if stage == "cat":
        return _some_cat(boats[seat], shore, rng)
    found = [(tile,) for tile in bounty(boats[seat], state.stock)] if stage == "treasure" else moves(state)
    return pick(found, rng) if found else SKIP


def _some_cat(boat: Boat, shore: tuple[str, ...], rng: Random) -> Move:
    """Return a random cat that fits: by reaching blindly a few times, then by going through all of them."""
    for _ in range(GRABS):
        cat = pick(shore, rng)
        if cat and fits(boat, cat):
            return (cat,)
    cats = [(cat,) for cat in shore if cat and fits(boat, cat)]
    return pick(cats, rng) if cats else PASS


def _anywhere(boat: Boat, tile: str, seat: int, rng: Random) -> Move:
    """Return a random placement: in a random orientation, or the next one in which the tile fits."""
    ways = WAYS[tile]
    first = int(rng.random() * len(ways))
    for number in range(first - len(ways), first):
        way = ways[number]
        good = anchors(boat, way)
        if good:
            at = int(rng.random() * good.bit_length())
            low = good >> at
            return way.orientation, SPOTS[seat][(low & -low) << at]
    raise ValueError(f"{tile} fits nowhere")


def likely(state: State) -> list[Move] | None:
    """Return the cats with the best places, the best places of a tile in hand, or None to try everything."""
    seat, stage = state.turn, state.stage
    if seat < 0 or stage == "give":
        return None
    boat = state.boats[seat]
    if stage in ("place", "lay"):
        return [(orientation, SPOTS[seat][1 << corner]) for _, orientation, corner in best_places(boat, state.held)]
    tiles = bounty(boat, state.stock) if stage == "treasure" else [c for c in state.shore if c and fits(boat, c)]
    if not tiles:
        return None
    tries = nlargest(CATS_TRIED, [(best_places(boat, tile)[0].promise, tile) for tile in tiles])
    most, _ = tries[0]
    found: list[Move] = [(tile,) for value, tile in tries if value > most - BEHIND]
    return [*found, PASS] if stage == "cat" and _content(state, seat, found) else found


def _content(state: State, seat: int, cats: list[Move]) -> bool:
    """Tell whether passing is worth a look: each of these cats would spoil a family card that is just met."""
    met = [card for card in state.cards[seat] if card in EXACT and points_of(card, state.boats, seat)]
    if not met:
        return False
    for (cat,) in cats:
        _, orientation, corner = best_places(state.boats[seat], cat)[0]
        after = put(state.boats[seat], cat, orientation, corner)
        boats = replaced(state.boats, seat, after)
        if all([points_of(card, boats, seat) for card in met]):
            return False
    return True


@lru_cache(maxsize=2048)
def best_places(boat: Boat, tile: str) -> tuple[Berth, ...]:
    """Return the places that look best for a tile that fits, the best first."""
    found = placements(boat, tile, 0)
    tries = []
    for orientation, spot in found:
        after = put(boat, tile, orientation, AT[spot])
        tries.append(Berth(round(promise(after), 3), orientation, AT[spot]))
    tries = nlargest(PLACES_TRIED, tries)
    return tuple([berth for berth in tries if berth.promise > tries[0].promise - BEHIND])


def promise(boat: Boat) -> float:
    """Return what a boat may be worth in the end, judged by itself alone."""
    hull, free, near, kin, tiles = boat
    rats, _, _ = parts(boat)
    value = rats - BIG * free.bit_count() - OPEN * near.bit_count()
    for room in hull.rooms:
        left, size = (room & free).bit_count(), room.bit_count()
        value -= FULL_ROOM * (0.65 + 0.35 * left / size) if left else 0
    for groups in kin:
        value += sum([FAMILY[count] if count > 2 else HOPE[count] for _, count in groups])
    value -= HOLE * stranded(free)
    last = tiles[-1] if tiles else None
    if last and last.name in COLOUR and last.mask & hull.maps[COLOUR[last.name]]:
        value += FIND
    return value


def stranded(free: int) -> int:
    """Return how many squares are walled in alone or in twos, where no cat will ever fit."""
    left, right, up, down = free << 1, free >> 1, free << STRIDE, free >> STRIDE
    some = left | right | up | down
    more = left & right | up & down | (left | right) & (up | down)
    ends = free & some & ~more  # squares with just one free square beside them
    return (free & ~some).bit_count() + 2 * (ends & (ends >> 1 | ends >> STRIDE)).bit_count()


def worth(state: State, seat: int) -> float:
    """Return how the lead over the best other seat looks, the surer the fewer days are left."""
    if not state.boats:
        return 0.5
    marks: list[float] = list(score(state))
    if state.turn != OVER:
        marks = [promise(boat) + _hoped(state, other) for other, boat in enumerate(state.boats)]
    lead = marks[seat] - max(mark for other, mark in enumerate(marks) if other != seat)
    return odds(lead / (4 + 2 * state.day))


def _hoped(state: State, seat: int) -> float:
    """Return what a seat's family cards may give: what they would give now, and a little for getting near."""
    sure = bonus(state, seat)
    near = 0.0
    for card in state.cards[seat] if state.given[seat] else ():
        have, need = progress_of(card, state.boats, seat)
        if need and have < need:
            near += 4 * have / need
    return sure + near

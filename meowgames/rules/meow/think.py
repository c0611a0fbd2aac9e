"""What a brain needs: a fair guess at the hidden cards, an opinion, and fewer cards to try."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from math import comb
from random import Random

from .. import CHANCE, Move
from ..kit import draw, odds
from .cards import EIGHTEENS, MOVE_BIT, ONES, SUIT, SUIT_MASKS, bits
from .moves import moves
from .points import score
from .state import State

# Colours that are left to a seat, by the cards it has shown it lacks.
_OPEN = {
    sum(SUIT_MASKS[i] for i in range(3) if not left >> i & 1): tuple(i for i in range(3) if left >> i & 1)
    for left in range(8)
}
_ANY = (0, 1, 2)


def guess(state: State, seat: int, rng: Random) -> State:
    """Deal the hidden cards anew; every deal that fits the colours shown to be lacking is equally likely."""
    _, hands, trick, lacks, lap = state
    if seat == CHANCE:
        return state
    groups: dict[tuple[int, ...], list[int]] = {}  # colours open to them -> seats
    for other, hand in enumerate(hands):
        if hand and other != seat:
            groups.setdefault(_OPEN[lacks[other]], []).append(other)
    known = lap.played | sum(trick) | (hands[seat] if seat >= 0 else 0)
    pool = bits(lap.table.cards & ~known)  # in table order, so it says nothing of the truth
    free = groups.pop(_ANY, [])
    dealt = list(hands)
    if groups:
        pool = _deal_tight(pool, groups, dealt, rng)
    _share(draw(pool, _size(free, hands), rng), free, dealt)
    return state._replace(hands=tuple(dealt))


def _size(seats: list[int], hands: list[int] | tuple[int, ...]) -> int:
    """Return how many cards these seats hold together."""
    return sum([hands[seat].bit_count() for seat in seats])


def _share(cards: list[int], seats: list[int], dealt: list[int]) -> None:
    """Give each of these seats as many of the cards as it holds."""
    at = 0
    for seat in seats:
        count = dealt[seat].bit_count()
        dealt[seat] = sum(cards[at : at + count])
        at += count


def _deal_tight(pool: list[int], groups: dict, dealt: list[int], rng: Random) -> list[int]:
    """Deal to the seats that lack a colour, one-colour seats first; return what remains."""
    suits = [[card for card in pool if card & mask] for mask in SUIT_MASKS]
    suits = [draw(suit, len(suit), rng) for suit in suits]
    order = sorted(groups, key=lambda colours: (len(colours), colours))
    wants = [(colours, _size(groups[colours], dealt)) for colours in order]
    for step, (colours, count) in enumerate(wants):
        taken = [count]
        if len(colours) == 2:
            left = tuple(map(len, suits))
            first = _pick(_weights(left, colours, count, tuple(wants[step + 1 :])), rng)
            taken = [first, count - first]
        cards = []
        for colour, number in zip(colours, taken):
            cards += suits[colour][:number]
            del suits[colour][:number]
        _share(draw(cards, count, rng), groups[colours], dealt)
    return suits[0] + suits[1] + suits[2]


def _pick(weights: tuple[int, ...], rng: Random) -> int:
    """Return a place in the list, likely in proportion to its weight."""
    at = rng.randrange(sum(weights))
    return next(place for place, most in enumerate(accumulate(weights)) if at < most)


@lru_cache(maxsize=4096)
def _weights(left: tuple[int, ...], colours: tuple[int, int], count: int, later: tuple) -> tuple[int, ...]:
    """Return, for every number of cards taken from the first colour, how many deals that leaves possible."""
    i, j = colours
    found = []
    for first in range(min(left[i], count) + 1):
        here = comb(left[i], first) * comb(left[j], count - first)
        rest = list(left)
        rest[i] -= first
        rest[j] -= count - first
        found.append(here and here * _ways(tuple(rest), later))
    return tuple(found)


def _ways(left: tuple[int, ...], groups: tuple) -> int:
    """Return how many deals to the two-colour groups are possible with so many cards left of each colour."""
    if not groups:
        return 1
    colours, count = groups[0]
    if len(groups) == 1:
        return comb(left[colours[0]] + left[colours[1]], count)
    return sum(_weights(left, colours, count, groups[1:]))


def likely(state: State) -> list[Move] | None:
    """Return the cards worth trying: one of each run that no card of another hand can come between."""
    found = moves(state)
    if len(found) < 3:
        return None
    hand, lap = state.hands[state.turn], state.round
    others = lap.table.cards & ~lap.played & ~hand
    kept, before = [], 0
    for move in found:
        card = MOVE_BIT[move]
        special = (card | before) & (ONES | EIGHTEENS)  # 4.4: these two change places
        if special or not before or (card - before) & others or SUIT[before] != SUIT[card]:
            kept.append(move)
        before = card
    return kept


def worth(state: State, seat: int) -> float:
    """Return how the lead over the others looks, the surer the fewer tokens are left."""
    points, lap = score(state), state.round
    others = [p for s, p in enumerate(points) if s != seat]
    rival = (max(others) + sum(others) / len(others)) / 2  # the best alone makes brains play worse
    left = len(lap.hidden) + len(lap.row) - len(lap.takers)
    return odds((points[seat] - rival) / (4 + 0.3 * left))

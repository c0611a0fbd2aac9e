"""What chance does: dealing, laying cards on the roads, drawing, and shuffling the discard."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from .. import CHANCE, Move
from .flow import _onward, drawing, table_set
from .goods import BITS, CARD_OF, CARDS, DIGIT, HAND, LETTERS, UNIT, hand_size, letters, total
from .state import OPEN, State, put


def wanted(state: State) -> int:
    """Return how many cards chance is to draw now."""
    if state.stage == "deal":
        return HAND  # 2.5
    if state.stage == "road":
        return 2  # 2.6, 4.4
    if state.stage == "open":
        return state.pack.open.count(-1) if state.pack.open else OPEN  # 9.4
    if state.table.display:
        return 1
    seat = state.now.seat
    return hand_size(state.club.owned[seat]) - total(state.hands[seat])  # 6.8


def chance(state: State, rng: Random) -> Move:
    """Draw the cards that are wanted, one after another."""
    deck, gone, found = state.pack.deck, state.pack.gone, [state.stage]
    for _ in range(wanted(state)):
        at, colour = int(rng.random() * total(deck)), 0
        while at >= (count := deck >> BITS * colour & DIGIT):
            at, colour = at - count, colour + 1
        deck, gone = _drawn(deck, gone, colour)
        found.append(CARDS[colour])
    return tuple(found)


def _drawn(deck: int, gone: str, colour: int) -> tuple[int, str]:
    """Return deck and discard after a card was drawn; an empty deck is the shuffled discard at once."""
    deck -= UNIT[colour]
    return (deck, gone) if deck else (letters(gone), "")  # 4.7


def befall(state: State, move: Move) -> State:
    """Return the state after chance drew this, refusing what it could not have drawn."""
    if state.turn != CHANCE or not move or move[0] != state.stage or len(move) != wanted(state) + 1:
        raise ValueError(f"{' '.join(move)} cannot happen now")
    deck, gone, colours = state.pack.deck, state.pack.gone, []
    for card in move[1:]:
        colour = CARD_OF.get(card, -1)
        if colour < 0 or not deck >> BITS * colour & DIGIT:
            raise ValueError(f"there is no {card} to be drawn")
        deck, gone = _drawn(deck, gone, colour)
        colours.append(colour)
    return _OUTCOMES[state.stage](state._replace(pack=state.pack._replace(deck=deck, gone=gone)), colours)


def _dealt(state: State, colours: Sequence[int]) -> State:
    """Give a seat its first cards."""
    seat = state.now.held
    after = state._replace(hands=put(state.hands, seat, sum(UNIT[colour] for colour in colours)))
    if seat + 1 < state.table.seats:
        return after._replace(now=state.now._replace(held=seat + 1))
    return after._replace(stage="road", now=state.now._replace(held=0))


def _laid(state: State, colours: Sequence[int]) -> State:
    """Lay two cards on the middle of a road."""
    from .city import city

    road = state.now.held
    fresh = (city(state.table.level).middle[road], "".join(LETTERS[colour] for colour in colours))
    if state.round:
        return _onward(state._replace(roads=put(state.roads, road, fresh)))  # 4.5
    state = state._replace(roads=state.roads + (fresh,))
    if len(state.roads) < (1 if state.table.seats == 2 else 2):  # 2.6
        return state._replace(now=state.now._replace(held=road + 1))
    return state._replace(stage="open") if state.table.display else table_set(state)


def _opened(state: State, colours: Sequence[int]) -> State:
    """Fill the gaps of the display."""
    fresh, row = iter(colours), state.pack.open or (-1,) * OPEN
    filled = tuple(next(fresh) if colour < 0 else colour for colour in row)
    state = state._replace(pack=state.pack._replace(open=filled))
    return drawing(state) if state.round else table_set(state)


def _taken(state: State, colours: Sequence[int]) -> State:
    """Give the cards drawn to the seat that ends its turn."""
    seat = state.now.seat
    return drawing(state._replace(hands=put(state.hands, seat, state.hands[seat] + sum(UNIT[c] for c in colours))))


_OUTCOMES = {"deal": _dealt, "road": _laid, "open": _opened, "draw": _taken}

"""What chance does: dealing, laying cards on the roads, drawing, and shuffling the discard."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from .. import Move
from ..kit import drawn, new, replaced
from .city import city
from .goods import BITS, CARD_OF, CARDS, DIGIT, HAND, LETTERS, UNIT, hand_size, letters, total
from .state import OPEN, Pack, State
from .turns import drawing, onward, table_set


def wanted(state: State) -> int:
    """Return how many cards chance is to draw now."""
    stage = state.stage
    if stage == "draw":
        seat = state.now.seat
        return 1 if state.table.display else hand_size(state.club.owned[seat]) - total(state.hands[seat])  # 6.8
    if stage == "road":
        return 2  # 2.6, 4.4
    if stage == "deal":
        return HAND  # 2.5
    return state.pack.open.count(-1) if state.pack.open else OPEN  # 9.4


def chance(state: State, rng: Random) -> Move:
    """Draw the cards that are wanted, one after another."""
    deck, gone, _, _ = state.pack
    found, random = [state.stage], rng.random
    for _ in range(wanted(state)):
        at, colour = int(random() * (deck % DIGIT)), 0
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
    cards, count = drawn(state.turn, state.stage, move), wanted(state)
    if len(cards) != count:
        raise ValueError(f"chance draws {count} cards now, not {len(cards)}")
    deck, gone, up, seen = state.pack
    colours = []
    for card in cards:
        colour = CARD_OF.get(card, -1)
        if colour < 0 or not deck >> BITS * colour & DIGIT:
            raise ValueError(f"there is no {card} to be drawn")
        deck, gone = _drawn(deck, gone, colour)
        colours.append(colour)
    return _OUTCOMES[state.stage](state, new(Pack, (deck, gone, up, seen)), colours)


def _dealt(state: State, pack: Pack, colours: Sequence[int]) -> State:
    """Give a seat its first cards."""
    seat = state.now.due
    stage, due = ("deal", seat + 1) if seat + 1 < state.table.seats else ("road", 0)
    hands = replaced(state.hands, seat, sum([UNIT[colour] for colour in colours]))
    return state._replace(stage=stage, now=state.now._replace(due=due), hands=hands, pack=pack)


def _laid(state: State, pack: Pack, colours: Sequence[int]) -> State:
    """Lay two cards on the middle of a road."""
    road = state.now.due
    fresh = (city(state.table.level).middle[road], "".join([LETTERS[colour] for colour in colours]))
    if state.round:
        return onward(state._replace(roads=replaced(state.roads, road, fresh), pack=pack))  # 4.5
    state = state._replace(roads=state.roads + (fresh,), pack=pack)
    if len(state.roads) == 1 and state.table.seats > 2:  # 2.6
        return state._replace(now=state.now._replace(due=1))
    return state._replace(stage="open") if state.table.display else table_set(state)


def _opened(state: State, pack: Pack, colours: Sequence[int]) -> State:
    """Fill the gaps of the display."""
    fresh, row = iter(colours), pack.open or (-1,) * OPEN
    filled = tuple([next(fresh) if colour < 0 else colour for colour in row])
    state = state._replace(pack=pack._replace(open=filled))
    return drawing(state) if state.round else table_set(state)


def _taken(state: State, pack: Pack, colours: Sequence[int]) -> State:
    """Give the cards drawn to the seat that ends its turn."""
    seat, hands = state.now.seat, state.hands
    hands = replaced(hands, seat, hands[seat] + sum([UNIT[colour] for colour in colours]))
    return drawing(new(State, state[:6] + (hands, state.roads, pack) + state[9:]))


_OUTCOMES = {"deal": _dealt, "road": _laid, "open": _opened, "draw": _taken}

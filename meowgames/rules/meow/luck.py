"""What chance does: laying out the tokens of a round, and dealing."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from .. import Move
from ..kit import draw, drawn
from .cards import BIT, deck_names
from .state import State, dealing, holder
from .tokens import ROW

HAND = 9


def chance(state: State, rng: Random) -> Move:
    """Lay out nine of the hidden tokens, or deal nine cards to each seat."""
    if dealing(state):
        return ("deal", *draw(deck_names(state.round.table.cards), HAND * len(state.hands), rng))
    return ("tokens", *draw(state.round.hidden, ROW, rng))


def befall(state: State, move: Move) -> State:
    """Return the state after chance drew this, refusing what it could not have drawn."""
    if dealing(state):
        return _dealt(state, drawn(state.turn, "deal", move))
    return _laid_out(state, drawn(state.turn, "tokens", move))


def _laid_out(state: State, tokens: Sequence[str]) -> State:
    """Begin a round with this row of tokens."""
    if len(tokens) != ROW:
        raise ValueError(f"a row is nine tokens, not {len(tokens)}")  # 2.4
    old = state.round
    rest = list(old.hidden)
    for token in tokens:
        rest.remove(token)  # a ValueError if it is no token, or was seen before
    past = old.past + (old.played,) if old.number else ()
    fresh = old._replace(number=old.number + 1, row=tuple(tokens), hidden=tuple(rest), past=past, takers=(), played=0)
    return state._replace(lacks=(0,) * len(state.hands), round=fresh)


def _dealt(state: State, cards: Sequence[str]) -> State:
    """Give each seat its nine cards; whoever has the first-player token leads."""
    count = HAND * len(state.hands)
    dealt = [BIT.get(card, 0) for card in cards]
    hands = tuple([sum(dealt[at : at + HAND]) for at in range(0, count, HAND)])
    total = sum(hands)  # a repeated card carries over, so that fewer bits than cards are left
    if len(dealt) != count or total.bit_count() != count or total & ~state.round.table.cards:
        raise ValueError("a deal is nine different cards of the game for each seat")  # 2.5, 7.1
    first = holder(state)
    return state._replace(turn=first, hands=hands, round=state.round._replace(lead=first))  # 3.2

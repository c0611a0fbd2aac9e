"""The course of a game: cards, tricks, and whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence

from .. import CHANCE, OVER, Move
from ..kit import new
from .cards import MOVE_BIT, SUIT, best
from .luck import befall
from .state import Round, State
from .tokens import ROUNDS, ROW


def turn(state: State) -> int:
    """Return the seat to act, CHANCE or OVER."""
    return state.turn


def play(state: State, move: Move) -> State:
    """Return the state after a card, a row of tokens or a deal."""
    seat, hands, trick, lacks, lap = state
    if seat < 0:
        return befall(state, move)
    card = MOVE_BIT[move]
    hands = hands[:seat] + (hands[seat] ^ card,) + hands[seat + 1 :]
    trick += (card,)
    led = SUIT[trick[0]]
    if not card & led:  # 3.6: everybody saw that this seat cannot follow
        lacks = lacks[:seat] + (lacks[seat] | led,) + lacks[seat + 1 :]
    seats = len(hands)
    if len(trick) == seats:
        seat, lap = _taken(trick, lap)
        trick = ()
    else:
        seat = seat + 1 if seat + 1 < seats else 0  # 3.1
    return new(State, (seat, hands, trick, lacks, lap))


def _taken(trick: tuple[int, ...], lap: Round) -> tuple[int, Round]:
    """Return whose turn is next and the round after its winner took the token of this full trick."""
    table, number, row, hidden, past, lead, takers, won, played, _, _ = lap
    seat = winner(lead, trick, len(trick))
    won = won[:seat] + (won[seat] + (row[len(takers)],),) + won[seat + 1 :]  # 4.9
    takers += (seat,)
    after = (table, number, row, hidden, past, seat, takers, won, played | sum(trick), trick, lead)
    if len(takers) == ROW:  # 5.1, 5.4
        seat = OVER if number == ROUNDS else CHANCE
    return seat, new(Round, after)


def winner(lead: int, trick: Sequence[int], seats: int) -> int:
    """Return the seat whose card wins so far, when these lie in order from the seat that led."""
    return (lead + trick.index(best(trick))) % seats

"""The course of a turn: taking and placing tiles, and what that opens."""

from __future__ import annotations

from .. import CHANCE, Move
from ..kit import new, replaced
from .boats import AT, put
from .luck import befall
from .moves import BACK, PASS, SKIP, bounty
from .state import State
from .tiles import COLOUR, TREASURES
from .turns import onward


def turn(state: State) -> int:
    """Return the seat to act, CHANCE or OVER."""
    return state.turn


def play(state: State, move: Move) -> State:
    """Return the state after a move of the seat to act or of chance."""
    stage = state.stage
    if stage == "place":
        return state._replace(stage="cat", held="") if move == BACK else _placed(state, move)
    if stage == "cat":
        if move == PASS:
            return onward(state._replace(passed=state.passed | 1 << state.turn))  # 3.6
        return _held(state, "place", move[0])
    if stage == "treasure":
        return onward(state) if move == SKIP else _held(state, "lay", move[0])
    if stage == "lay":
        return state._replace(stage="treasure", held="") if move == BACK else _laid(state, move)
    if stage == "give":
        return _gave(state, move[0])
    return befall(state, move)


def _held(state: State, stage: str, tile: str) -> State:
    """Return the state with a tile in hand."""
    seat, _, boats, shore, _, stock, passed, day, order, bag, cards, given, table = state
    return new(State, (seat, stage, boats, shore, tile, stock, passed, day, order, bag, cards, given, table))


def _placed(state: State, move: Move) -> State:
    """Return the state after the cat in hand was placed."""
    after = put_down(state, move)
    seat, cat = state.turn, state.held
    boat = after.boats[seat]
    if boat.tiles[-1].mask & boat.hull.maps[COLOUR[cat]] and bounty(boat, after.stock):  # 5.1, 5.6
        return after._replace(stage="treasure")
    return onward(after)


def _laid(state: State, move: Move) -> State:
    """Return the state after the treasure in hand was placed; it opens no other treasure."""
    return onward(put_down(state, move))  # 5.2


def put_down(state: State, move: Move) -> State:
    """Return the state with the tile in hand on the boat of the seat to act, and nothing else done."""
    seat, stage, boats, shore, tile, stock, passed, day, order, bag, cards, given, table = state
    orientation, spot = move
    boats = replaced(boats, seat, put(boats[seat], tile, orientation, AT[spot]))
    if stage == "place":
        shore = replaced(shore, shore.index(tile), "")
    else:
        kind = TREASURES.index(tile)
        stock = replaced(stock, kind, stock[kind] - 1)
    return new(State, (seat, stage, boats, shore, "", stock, passed, day, order, bag, cards, given, table))


def _gave(state: State, card: str) -> State:
    """Return the state after a seat gave a family card back; when all have, the first day begins."""
    seat = state.turn
    kept = tuple(other for other in state.cards[seat] if other != card)
    after = state._replace(cards=replaced(state.cards, seat, kept), given=replaced(state.given, seat, card))
    if seat + 1 < state.table.seats:
        return after._replace(turn=seat + 1)
    return after._replace(turn=CHANCE, stage="draw")  # 2.6

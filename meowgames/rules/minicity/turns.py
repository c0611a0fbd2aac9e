"""The end of a turn and the beginning of the next: filling the crate, drawing, and whose turn it is."""

from __future__ import annotations

from .. import CHANCE, OVER, Move
from ..kit import new, replaced
from .crates import filled, stocked, vacancy
from .friends import friend_moves
from .goods import DIGIT, ONE, QUIET, TRACK, UNIT, hand_size, kinds, total
from .state import NO_CARD, Club, State, Turn, limit


def onward(state: State) -> State:
    """Let the seat go on while it can lay a card or ask a friend, else end its turn."""
    seat, played = state.now[:2]
    able = state.hands[seat] and played < limit(state)  # 4.1
    if able or state.table.friends and friend_moves(state, "card"):
        return state if state.stage == "card" else new(State, (seat, "card") + state[2:])
    return stock(state)


def stock(state: State, move: Move = ()) -> State:
    """Fill the small compartment, asking only while there is a choice; then let the seat draw."""
    if move:
        state = stocked(state, move)
    seat, room = state.now.seat, vacancy(state)
    if room:
        reserve = state.stocks[seat]
        if room < total(reserve) and len(kinds(reserve)) > 1:  # 6.7
            return new(State, (seat, "stock") + state[2:])
        state = filled(state)
    if state.round:
        return drawing(state)
    if seat + 1 < state.table.seats:  # 2.8
        return stock(state._replace(now=state.now._replace(seat=seat + 1)))
    return _begin(state._replace(round=1), 0)


def drawing(state: State) -> State:
    """Let the seat draw until its hand is full, then let the next one begin."""
    seat = state.now.seat
    if total(state.hands[seat]) >= hand_size(state.club.owned[seat]):  # 6.8
        return _next(state)
    if state.table.display:
        return new(State, (seat, "pick") + state[2:])  # 9.4
    return new(State, (CHANCE, "draw") + state[2:])


def pick(state: State, move: Move) -> State:
    """Take a card of the display, or one from the deck."""
    if move == ("deck",):
        return new(State, (CHANCE, "draw") + state[2:])
    seat, pack, place = state.turn, state.pack, int(move[0][-1])
    unit = UNIT[pack.open[place]]
    pack = pack._replace(open=replaced(pack.open, place, -1), seen=replaced(pack.seen, seat, pack.seen[seat] + unit))
    hands = replaced(state.hands, seat, state.hands[seat] + unit)
    return state._replace(turn=CHANCE, stage="open", hands=hands, pack=pack)


def _next(state: State) -> State:
    """Pass the turn on; a round may end here."""
    seat = state.now.seat + 1
    if seat < state.table.seats:
        return _begin(state, seat)
    quiet = 0 if state.news else state.quiet + 1
    state = new(State, state[:12] + (False, state.round + 1, quiet, state.table))
    if quiet == QUIET:  # 7.5
        return state._replace(turn=OVER, stage="over")
    return _begin(state, 0)


def _begin(state: State, seat: int) -> State:
    """Begin the turn of a seat."""
    club = state.club
    points, owned, spent, shop = club
    if owned[seat]:
        if owned[seat] & DIGIT * ONE["beetle"]:  # 8.15
            points = replaced(points, seat, min(TRACK, points[seat] + 1))
        club = new(Club, (points, owned, replaced(spent, seat, 0), shop))  # 8.9
    now = new(Turn, (seat, 0, state.ants, False, "", 0, 0, 0))
    return new(State, (seat, "card", NO_CARD, now, club) + state[5:])


def table_set(state: State) -> State:
    """Go on once cards lie on all roads: the seats choose their first blocks."""
    return stock(state._replace(now=state.now._replace(seat=0, due=0)))

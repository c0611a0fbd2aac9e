"""Whose turn a table shows, and whether it is one of the first round, from the cards that have been laid."""

from __future__ import annotations

from ..standing import need
from .city import city
from .crates import vacancy
from .friends import LADYBIRD
from .goods import capacity, hand_size, total
from .moment import Moment, gone
from .state import State, limit, share

CLEARING = 5  # cards laid before a road can come to the river


def whose(moment: Moment) -> int:
    """Return whose turn it is: the seat that has laid cards or whose compartment has room, else as asked."""
    state, seats = moment.state, range(moment.state.table.seats)
    busy = halfway(state)
    found = [busy] if busy >= 0 else [seat for seat in seats if _begins(state, seat)]
    if moment.air >= 0:
        found = [seat for seat in found if state.club.spent[seat] & LADYBIRD]
        need(found, "7.4")
    noted = f"seat{moment.number('seat', -1)}"
    chosen = moment.choose("seat", [f"seat{seat}" for seat in found], "6.8", noted=noted)
    return int(chosen.removeprefix("seat"))


def halfway(state: State) -> int:
    """Return the seat that must be in the midst of its turn, -1 for none: there is never more than one."""
    seats = range(state.table.seats)
    for seat in seats:
        owned = state.club.owned[seat]
        need(total(state.hands[seat]) <= hand_size(owned), "6.8", f"hand{seat}")
        need(total(state.crates[seat]) <= capacity(owned), "2.7", f"crate{seat}")
    short = [seat for seat in seats if total(state.hands[seat]) < hand_size(state.club.owned[seat])]
    airy = [seat for seat in seats if vacancy(state._replace(now=state.now._replace(seat=seat)))]
    need(len(short) < 2, "6.8", *[f"hand{seat}" for seat in short])
    need(len(airy) < 2 and (not short or airy in ([], short)), "6.7", *[f"crate{seat}" for seat in airy])
    return (short or airy or [-1])[0]


def which(moment: Moment) -> int:
    """Return the number of the round: the first, else as noted, else the second."""
    noted = moment.number("round", 0)
    if noted:
        return noted
    state, seat = moment.state, moment.state.now.seat
    if not _first(state, seat):
        return 2
    late = _laid(state) >= _fewest(state, seat)
    return 1 if moment.choose("round", ["first", "later"] if late else ["first"], "4.2") == "first" else 2


def _begins(state: State, seat: int) -> bool:
    """Tell whether a seat may be about to begin its turn."""
    new = state._replace(now=state.now._replace(seat=seat))
    return _first(new, seat) or _laid(state) >= _fewest(new, seat) or not _fresh(state)


def _laid(state: State) -> int:
    """Return how many cards lie on the roads and in the discard, without those that lay there from the start."""
    return sum([len(row) for _, row in state.roads]) + len(state.pack.gone) - 2 * len(state.roads)


def _fewest(state: State, seat: int) -> int:
    """Return how few cards are out in a later round, as long as the discard was not shuffled."""
    return state.table.seats + seat + -(-gone(state)[0] // (2 if state.table.joker else 1))  # 3.2


def _first(state: State, seat: int) -> bool:
    """Tell whether this may be the first round: as many cards are out as the seats before may have laid."""
    table = state.table
    early = [limit(state._replace(round=1, now=state.now._replace(seat=other))) for other in range(seat + 1)]
    least, most = gone(state)[0], gone(state)[-1]
    drawing = bool(state.pack.open) and not vacancy(state)
    own = early[-1] if drawing else min(most, early[-1])
    cards = sum(early[:-1]) + own
    extra = cards * table.joker + 2 * (cards // CLEARING)
    few = seat + -(-least // (2 if table.joker else 1))
    whole = share(table)
    later = range(seat + 1, table.seats)
    return few <= _laid(state) <= cards + extra and all(_idle(state, other, sum(whole)) for other in later)


def _idle(state: State, seat: int, whole: int) -> bool:
    """Tell whether a seat has done nothing yet."""
    blocks = total(state.crates[seat] + state.stocks[seat])
    return blocks == whole and not state.club.points[seat] and not state.club.owned[seat]


def _fresh(state: State) -> bool:
    """Tell whether nothing has happened yet but cards being laid."""
    whole = sum(share(state.table))
    idle = all(_idle(state, seat, whole) for seat in range(state.table.seats))
    return idle and state.ants == city(state.table.level).starts

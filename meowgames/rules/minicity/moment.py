"""What a table says of a turn that is half over: how many cards were laid, where the last one may lie, what it calls.

What was noted is believed where the pieces allow it; else the pieces decide, and what they leave open is asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ..standing import Answers, need
from .city import city
from .flow import run
from .friends import STICK
from .goods import BITS, COLOURS, DIGIT, HAND, ONE, hand_size, kinds, total
from .state import HIDDEN, JOKER, NO_CARD, PLAIN, Laid, State, limit

PROGRESS = ("call", "toss", "walk", "unload", "graze")  # stages with a card on its way
DRAWING = ("pick", "draw", "open")
ENDS = ("a-top", "a-foot", "b-top", "b-foot")  # of the roads, as the card just laid counts them
MANNERS = ("plain", "hidden", "joker")
NUMBERS = ("none", "one", "two", "three", "four")


class Moment(NamedTuple):
    """A table of which all is known but how far the turn is."""

    state: State
    notes: Mapping[str, str]
    answers: Answers
    air: int  # the food of a block that a ladybird holds, -1 for none
    river: int  # the end of a road that has come to the river, -1 for none

    def choose(self, what: str, found: Sequence[str], clause: str, *spots: str, noted: str | None = None) -> str:
        """Return which of these it is: as noted, else as answered."""
        need(found, clause, *spots)
        return str(noted if noted in found else self.answers.ask(what, found, clause))

    def number(self, name: str, otherwise: int) -> int:
        """Return a number that was noted."""
        label = self.notes.get(name, "")
        return int(label) if label.isascii() and label.isdigit() and len(label) < 6 else otherwise


def hands(moment: Moment) -> str:
    """Return the spot of the hand of the seat whose turn it is."""
    return f"hand{moment.state.now.seat}"


def gone(state: State) -> list[int]:
    """Return how many cards may have left the hand of the seat in this turn; a snail may have come in it."""
    seat = state.now.seat
    owned, hand = state.club.owned[seat], total(state.hands[seat])
    sizes = {hand_size(owned)} | ({HAND} if owned & DIGIT * ONE["snail"] == ONE["snail"] else set())
    return sorted(size - hand for size in sizes if size >= hand)


def laid(moment: Moment, stage: str) -> list[int]:
    """Return how many cards may have been laid, and done with, before this stage of the turn."""
    state, left = moment.state, gone(moment.state)
    most, joker, busy = limit(state), state.table.joker, stage in PROGRESS
    if stage in DRAWING:  # some may be drawn already
        return [count for count in range(1, most + 1) if count * (2 if joker else 1) >= left[0]]
    found = []
    for count in range(stage in ("stock", "road"), most + 1 - busy):
        cards = count + busy
        tossed = (count if stage in ("call", "toss") else cards) if joker else 0  # 9.5
        if any(cards <= many <= cards + tossed for many in left):
            found.append(count)
    return found


# ── the card on its way ──


def ends(moment: Moment) -> list[int]:
    """Return at which ends of the roads the last card may have been laid."""
    if moment.river >= 0:
        return [moment.river]  # 4.4
    found, middle = list[int](), city(moment.state.table.level).middle
    for road, (first, row) in enumerate(moment.state.roads):
        found += [2 * road] if row and first < middle[road] else []
        found += [2 * road + 1] if first + len(row) > middle[road] + 2 else []
    return found


def top(state: State, end: int) -> int:
    """Return the colour of the card at an end."""
    row = state.roads[end >> 1][1]
    return int(row[-1] if end & 1 else row[0])


def disguises(moment: Moment) -> list[int]:
    """Return how the last card may stand for another colour."""
    state, seat = moment.state, moment.state.now.seat
    found = [HIDDEN] if state.club.spent[seat] & STICK else []  # 8.14
    return found + ([JOKER] if state.table.joker and gone(state)[-1] > 1 else [])


def walkers(moment: Moment, stage: str) -> list[int]:
    """Return whose ant may be on its way."""
    state = moment.state
    found = range(len(COLOURS)) if disguises(moment) else sorted({top(state, end) for end in ends(moment)})
    return [ant for ant in found if stage != "unload" or _unloads(state, ant)]


def _unloads(state: State, ant: int) -> bool:
    """Tell whether there is anything to decide where an ant has stopped."""
    chamber, crate = state.ants[ant], state.crates[state.now.seat]
    room = state.free[chamber] and crate >> BITS * city(state.table.level).food[chamber] & DIGIT
    return state.table.friends or bool(room)


def card(moment: Moment, stage: str) -> Laid:
    """Return the card on its way, asking which it is as far as that matters."""
    if stage not in PROGRESS:
        return NO_CARD
    if stage == "call":
        end = _end(moment)
        return Laid(-1, 0, end, _manner(moment, (HIDDEN, JOKER) if kinds(_hand(moment)) else (HIDDEN,)))
    if stage == "toss":
        end = _end(moment)
        return _called(moment, end, _ant(moment, range(len(COLOURS))), JOKER)
    if stage == "walk":
        end = _end(moment, alike=True)
        found = range(len(COLOURS)) if disguises(moment) else [top(moment.state, end)]
        ant = _ant(moment, found)
        own = top(moment.state, end) == ant and "stage" not in moment.notes
        return _called(moment, end, ant, PLAIN if own else _manner(moment, (PLAIN, HIDDEN, JOKER), end, ant))
    found = walkers(moment, stage)
    ant = _ant(moment, found) if stage == "unload" else _grazing(moment, found)
    able = sorted(ends(moment), key=lambda end: top(moment.state, end) != ant)
    end = moment.number("last", able[0])
    return _called(moment, end if end in able else able[0], ant, PLAIN)


def _grazing(moment: Moment, found: Sequence[int]) -> int:
    """Return whose ant has unloaded; nothing depends on it any more."""
    noted = moment.number("ant", -1)
    return noted if noted in found else found[0]


def _hand(moment: Moment) -> int:
    return moment.state.hands[moment.state.now.seat]


def _end(moment: Moment, alike: bool = False) -> int:
    """Return where the last card was laid; ends at which it would do the same need not be told apart."""
    state, found = moment.state, ends(moment)
    noted = ENDS[min(3, moment.number("last", 0))] if "last" in moment.notes else None
    if alike and noted is None and not disguises(moment):
        same = {(top(state, end), far(state, end, top(state, end))) for end in found}
        found = found[:1] if len(same) == 1 else found
    return ENDS.index(moment.choose("last", [ENDS[end] for end in found], "4.3", noted=noted))


def _ant(moment: Moment, found: Sequence[int]) -> int:
    """Return whose ant the last card calls."""
    number = moment.number("ant", -1)
    noted = COLOURS[number] if 0 <= number < len(COLOURS) else None
    return COLOURS.index(moment.choose("ant", [COLOURS[ant] for ant in found], "5.1", noted=noted))


def _manner(moment: Moment, found: Sequence[int], end: int = 0, ant: int = -1) -> int:
    """Return how the last card was laid."""
    can = disguises(moment)
    if ant < 0 and moment.state.table.joker and JOKER not in can:
        can = [*can, JOKER]
    able = [way for way in found if (way in can if way else top(moment.state, end) == ant)]
    noted = MANNERS[min(2, moment.number("guise", PLAIN))] if "stage" in moment.notes else None
    return MANNERS.index(moment.choose("manner", [MANNERS[way] for way in able], "8.14", noted=noted))


def _called(moment: Moment, end: int, ant: int, guise: int) -> Laid:
    return Laid(ant, far(moment.state, end, ant), end, guise)


def far(state: State, end: int, ant: int) -> int:
    """Return how far the card at an end lets an ant of this colour go."""
    row, last = state.roads[end >> 1][1], bool(end & 1)
    return run(row[:-1] if last else row[1:], last, ant)  # 5.1, 8.14

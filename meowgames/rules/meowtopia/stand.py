"""Standing a table up: the state that looks like a picture, the clause that is broken, or what must be asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from .. import CHANCE, OVER, Ask, Broken, Level, Picture
from ..standing import Answers, need, stood
from .families import MASKS, mixed
from .laid import Tiles, check, foreign, homes, kittens, lengths, lots, tiles
from .marks import PARTS, Marks, marks
from .moves import can_do, followed
from .pieces import clause_of, pieces, total
from .state import OPTIONS, SEATS, STALE, Home, Round, State, Stock, Table, start, supper, supply
from .tiles import ACTIONS, MOST, OURS, SETS
from .view import look

NONE = -1


class Act(NamedTuple):
    """How a turn may go on: with which tile, for what its taker has it, what the others do, and who is to act."""

    tile: int
    action: int
    other: int  # 11.3
    seat: int


class Middle(NamedTuple):
    """What is known before it is said what part of the day it is."""

    homes: tuple[Home, ...]
    stock: Stock
    tiles: Tiles
    table: Table
    first: int
    active: int
    busy: int  # the tile in use by the marks, −1 if none is marked
    marks: Marks
    answers: Answers


def stand(level: Level, seats: int, picture: Picture, **asked: Any) -> State | Broken | Ask:
    """Return the state that looks like this picture, the clause that it breaks, or what must be asked first."""
    return stood(level, seats, picture, asked, build, look, pieces, clause_of)


def build(level: Level, seats: int, picture: Picture, answers: Answers) -> State:
    """Return the state of a picture that keeps all clauses; what it does not say is derived, else asked."""
    need(seats in SEATS, "1.1")
    check(seats, picture)
    left = total(picture.get("fields", ())), total(picture.get("sticks", ()))
    laid = [sum(map(len, lying)) for lying in lots(seats, picture)]
    fitting = lengths(seats, left, laid)
    there = tiles(picture)
    if not there:
        return _undrawn(level, seats, picture, answers, fitting)
    own, said = homes(seats, picture, left[0]), marks(seats, picture, there.spots)
    first = next(seat for seat in range(seats) if picture.get(f"first{seat}"))
    active, busy = _active(there, said, first, seats), _busy(there, said)
    ending = _ending(seats, picture, said, left)
    nests = sum([kitten for seat in range(seats) for kitten, _ in kittens(picture, f"nest{seat}")])
    stock, table = Stock(*left, nests, said.idle, ending), Table(there.kind, False, False, False)
    middle = Middle(own, stock, there, table, first, active, busy, said, answers)
    _hold(middle)  # before anything is asked
    table = _agreed(middle, fitting)
    whole = zip(left, laid, supply(table, seats), strict=True)
    fields, sticks = [more or used - put for more, put, used in whole]  # 9.4
    return _acting(middle._replace(table=table, stock=Stock(fields, sticks, nests, said.idle, ending)))


def _active(there: Tiles, said: Marks, first: int, seats: int) -> int:
    """Return whose turn of the round it is: as many had theirs as tiles lie crosswise."""
    used = [spot for spot, over in zip(there.spots, there.used, strict=True) if over]
    need(len(used) < seats, "5.1", *used)  # 3.4: after the last turn of a round they go back
    active = (first + len(used)) % seats
    need(said.active in ((), (active,)), "5.1", *(used or there.spots))
    return active


def _busy(there: Tiles, said: Marks) -> int:
    """Return the tile that is upright though its taker is marked."""
    found = [at for at, over in enumerate(there.used) if said.takers[at] >= 0 and not over]
    need(len(found) < 2, "5.1", *[there.spots[at] for at in found])
    return found[0] if found else NONE


def _ending(seats: int, picture: Picture, said: Marks, left: Sequence[int]) -> bool:
    """Tell whether this is the last round; where there are marks, no kitten lives abroad before they say so."""
    if said.last:
        return True
    abroad = foreign(seats, picture)
    for seat, spot in abroad:
        need(not said.part, "6.13" if picture.get(f"nest{seat}") else "9.1", spot)
    return bool(abroad) or not all(left)  # 9.1


def _hold(middle: Middle) -> None:
    """Hold the marks to one another and to the pieces: a moment of the day they tell of must be possible."""
    said, spots = middle.marks, middle.tiles.spots
    seats, first, active = len(middle.homes), middle.first, middle.active
    need(said.round < 1 or (said.round - 1) % seats == first, "3.4", f"first{first}")
    need(said.part != "day" or said.sent <= _most(middle), "5.3", f"workers{active}")
    broken = {"day": "5.3", "evening": "8.3", "over": "9.3"}.get(said.part, "")
    need(not broken or said.part in _parts(middle), broken, *spots)


def _agreed(middle: Middle, fitting: list[str]) -> Table:
    """Return what was agreed; extra food and who paired the actions change nothing any more."""
    said, kind, free = middle.marks, middle.table.kind, OPTIONS["first_free"]
    home = middle.homes[middle.active]
    if said.part == "over":
        free = (False,)
    elif said.part == "morning" and home.asleep & home.asleep - 1 and said.price >= 0:  # 4.3, 12.3
        free = (True,) if not said.price else free if home.awake else (False,)
    paired = ("single" if not kind else "pairs" if SETS[kind] == OURS else "random",)
    seen = {"tiles": paired, "extra_food": (False,), "first_free": free, "length": fitting}
    chosen = middle.answers.options(OPTIONS, **seen)
    return Table(kind, chosen["first_free"], chosen["ties"] == "kittens", chosen["length"] == "short")


def _undrawn(level: Level, seats: int, picture: Picture, answers: Answers, fitting: list[str]) -> State:
    """Return the first state of a table whose actions luck is still to pair: nothing has happened yet."""
    rich = total(picture.get("food0", ())) > total(picture.get("food1", ()))  # 12.2
    begun = start(level, seats, tiles="random", extra_food=rich, length=fitting[0])
    good = pieces(level, seats, look(begun, CHANCE)) == pieces(level, seats, picture)
    need(good, "2.8", *[f"tile{at}" for at in range(len(ACTIONS))])
    chosen = answers.options(OPTIONS, tiles=("random",), extra_food=(rich,), length=fitting)
    return start(level, seats, **chosen)


# ── what part of the day it is ──


def _acting(middle: Middle) -> State:
    """Return the state at the part of the day it is."""
    part = middle.marks.part or middle.answers.ask("phase", _parts(middle))
    if part == "morning":
        return _morning(middle)
    if part == "day":
        way = _asked(middle, _days(middle))
        return _sending(middle, way) if way.seat == middle.active else _rest(middle, way, "follow")
    evenings = _evenings(middle)
    if part == "evening":
        return _rest(middle, _asked(middle, evenings), "supper")
    stock = middle.stock if middle.stock.ending else middle.stock._replace(idle=STALE)  # 9.5
    return _rest(middle._replace(stock=stock), evenings[0]._replace(seat=OVER), "over")


def _parts(middle: Middle) -> list[str]:
    """Return what part of the day it may be."""
    taken = bool(_evenings(middle))
    hungry = taken and supper(middle.homes[middle.active]) > 0  # 8.3
    last = taken and sum(middle.tiles.used) == len(middle.homes) - 1  # 9.3
    may = zip(PARTS, (True, bool(_days(middle)), hungry, last), strict=True)
    return [part for part, good in may if good]


def _ways(middle: Middle) -> list[Act]:
    """Return what the active seat may have taken: of the upright tiles without food, each action."""
    lap, found = Round((), (), 0, 0, middle.table), list[Act]()
    for tile, (over, food) in enumerate(zip(middle.tiles.used, middle.tiles.bonus, strict=True)):
        if not over and not food and middle.busy in (NONE, tile):  # 5.2
            for action in SETS[middle.table.kind][tile]:
                found.append(Act(tile, action, followed(lap, tile, action), middle.active))
    return found


def _days(middle: Middle) -> list[Act]:
    """Return how the day may go on: who sends kittens for what, or follows."""
    found = []
    for way in _ways(middle):
        for seat in range(len(middle.homes)):
            now = way.action if seat == middle.active else way.other
            fits = middle.marks.doing in (NONE, now) and (seat == middle.active or middle.marks.sent < 1)
            if fits and _able(middle, seat, now):
                found.append(way._replace(seat=seat))
    return found


def _able(middle: Middle, seat: int, action: int) -> bool:
    """Tell whether a seat is asked to send a kitten, or which one is to wake."""
    awake, asleep = middle.homes[seat].awake, middle.homes[seat].asleep
    can = can_do(middle.homes[seat], action, middle.stock)
    if seat == middle.active:
        return can and bool(awake & ~middle.marks.fresh)
    return can and bool(awake) or bool(asleep & ~MASKS[seat] and mixed(asleep))  # 5.6, 7.6


def _evenings(middle: Middle) -> list[Act]:
    """Return which tile may be in use in the evening; where it is known, what was done with it matters no more."""
    ways = _ways(middle)
    return ways if len({way.tile for way in ways}) > 1 else ways[:1]


def _asked(middle: Middle, ways: list[Act]) -> Act:
    """Return the one of these that is so: who acts, what the tile was taken for, and what the others do."""
    ask = middle.answers.ask
    who = ask("turn", [f"seat{way.seat}" for way in ways])
    ways = [way for way in ways if f"seat{way.seat}" == who]
    what = ask("action", [ACTIONS[way.action] for way in ways])
    ways = [way for way in ways if ACTIONS[way.action] == what]
    then = ask("other", [ACTIONS[way.other] for way in ways])
    return next(way for way in ways if ACTIONS[way.other] == then)


# ── the state ──


def _morning(middle: Middle) -> State:
    """Return the state in the morning; whether somebody was woken is asked where that sets the price."""
    home, price = middle.homes[middle.active], middle.marks.price
    if not home.asleep or price not in (0, 1):
        price = 0
        if home.asleep & home.asleep - 1 and not middle.table.first_free:
            price = 1  # 4.3
        elif home.asleep and home.awake:  # 4.2, 12.3
            price = int(middle.answers.ask("woken", ("no", "yes")) == "yes")
    served = middle.marks.served & sum([stall.kitten for stall in home.stalls if stall.amount])
    return _state(middle, Act(NONE, NONE, NONE, middle.active), "morning", NONE, 0, served, price)


def _sending(middle: Middle, way: Act) -> State:
    """Return the state while the active seat sends kittens; how many it has sent is asked where marks are missing."""
    home, said = middle.homes[way.seat], middle.marks
    marked = [max(0, said.sent)] if said.part or said.sent > 0 else range(_most(middle) + 1)
    sent = int(middle.answers.ask("sent", [str(count) for count in marked]))
    hired = home.awake | home.asleep | sum([stall.kitten for stall in home.stalls])
    return _state(middle, way, "work", way.action, sent, said.fresh & hired, 0)


def _most(middle: Middle) -> int:
    """Return how many kittens the active seat can have sent: they are asleep, and one more can go."""
    return min(MOST - 1, middle.homes[middle.active].asleep.bit_count())


def _rest(middle: Middle, way: Act, stage: str) -> State:
    """Return the state when the active seat has sent all it wanted to."""
    return _state(middle, way, stage, way.other, 0, 0, 0)


def _state(middle: Middle, way: Act, stage: str, action: int, sent: int, spent: int, price: int) -> State:
    """Return the state when what is asked has been answered."""
    homes, stock, there, table, first, active, _, _, _ = middle
    lap = Round(_takers(middle, way.tile), there.bonus, first, _number(middle), table)
    return State(way.seat, stage, homes, active, way.tile, action, sent, spent, price, stock, lap)


def _takers(middle: Middle, busy: int) -> tuple[int, ...]:
    """Return who took each tile; if that is not marked, in the order in which they lie, which changes nothing."""
    used, said = middle.tiles.used, middle.marks.takers
    turns = [(middle.first + step) % len(middle.homes) for step in range(sum(used))]
    marked = [seat for seat, over in zip(said, used, strict=True) if over]
    left = iter(marked if sorted(marked) == sorted(turns) else turns)
    return tuple([next(left) if over else middle.active if at == busy else NONE for at, over in enumerate(used)])


def _number(middle: Middle) -> int:
    """Return which round it is; if that is not marked, the earliest that fits who begins it and the food that waits."""
    seats, first, said = len(middle.homes), middle.first, middle.marks.round
    laps = (max(middle.tiles.bonus) - first + seats - 1) // seats  # 3.3
    return said if said > 0 else first + 1 + max(0, laps) * seats

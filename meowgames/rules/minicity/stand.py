"""Standing a table up: the state that looks like a picture, the clause it breaks, or what has to be asked."""

from __future__ import annotations

from collections import Counter
from typing import Any

from .. import CHANCE, Ask, Broken, Level, Picture
from ..standing import Answers, need, stood
from .city import city, prepared
from .goods import (
    ANT_OF,
    BITS,
    CARD_OF,
    DECK,
    DIGIT,
    FOOD_OF,
    FOODS,
    FRIENDS,
    HAND,
    LETTERS,
    SHARES,
    SHOP,
    SHORT,
    SMALL,
    UNIT,
    letters,
    total,
)  # fmt: skip
from .moment import Moment
from .notes import noted
from .pieces import Lying, befriended, clause_of, lying, pieces, placed, points, used
from .stages import running
from .state import JOKER, NO_CARD, OPEN, OPTIONS, Club, Pack, State, Table, Turn, done, share
from .view import look

FRIEND_OF = {friend: kind for kind, friend in enumerate(FRIENDS)}


def stand(level: Level, seats: int, picture: Picture, **asked: Any) -> State | Broken | Ask:
    """Return the state that looks like this picture, the clause that it breaks, or the next question."""
    return stood(level, seats, picture, asked, _built, look, pieces, clause_of)


def _built(level: Level, seats: int, picture: Picture, answers: Answers) -> State:
    """Return the state of a picture; what it breaks or leaves open comes out instead."""
    found, notes = lying(level, seats, picture), noted(picture)
    length, air = _length(level, seats, found, picture.get("held", ()))
    roads = tuple(_row(level, road, found) for road in range(used(seats)))
    table = Table(level, seats, befriended(found, seats), False, "off", False, False, length)
    state = _bare(table, found, roads)
    river = _river(level, roads)
    before = _before(state)
    seen: dict[str, Any] = {"friends": [table.friends], "length": [length], "display": [bool(state.pack.open)]}
    if not state.pack.open and not any(state.crates):
        seen["display"] = OPTIONS["display"]  # 9.4: it is laid open last
    if notes.get("guise") == str(JOKER):
        seen["joker"] = [True]
    if not before and "played" in notes:  # the game goes on
        seen["quick"] = [quick for quick in OPTIONS["quick"] if not _ended(state, quick)] or OPTIONS["quick"]
    table = Table(level, seats, *answers.options(OPTIONS, **seen).values())
    state = state._replace(table=table)
    return _setting(state) if before else running(Moment(_opened(state), notes, answers, air, river))


def _bare(table: Table, found: Lying, roads: tuple[tuple[int, str], ...]) -> State:
    """Return a state of all that lies on a table, in which nobody's turn has begun."""
    level, seats = table.level, range(table.seats)
    hill = city(level)
    hands = tuple([_count(found.get(f"hand{seat}", ()), CARD_OF) for seat in seats])
    crates = tuple([_count(found.get(f"crate{seat}", ()), FOOD_OF) for seat in seats])
    stocks = tuple([_count(found.get(f"stock{seat}", ()), FOOD_OF) for seat in seats])
    zones = {name: chamber for chamber, spot in enumerate(hill.names) for name in found.get(_zone(spot), ())}
    ants = tuple([zones[ant] for ant in sorted(zones, key=ANT_OF.__getitem__)])
    free = tuple([size - blocks for size, blocks in zip(hill.size, placed(level, found), strict=True)])
    gone = "".join([LETTERS[CARD_OF[card]] for card in found.get("discard", ())])
    shown = _display(found)
    laid = "".join([row for _, row in roads]) + gone
    deck = DECK - sum(hands) - letters(laid) - sum([UNIT[colour] for colour in shown if colour >= 0])
    for seat in seats:
        for kind, most in enumerate(share(table)):
            blocks = crates[seat] + stocks[seat] >> BITS * kind & DIGIT
            need(blocks <= most, "2.4", f"crate{seat}", f"stock{seat}")
    none, now = (0,) * table.seats, Turn(0, 0, ants, False, "", 0, 0, 0)
    return State(
        CHANCE, "", NO_CARD, now, _club(table, found), ants, hands, roads, Pack(deck, gone, shown, none),
        crates, stocks, free, False, 0, 0, table,
    )  # fmt: skip


def _zone(chamber: str) -> str:
    return chamber.replace("chamber", "zone")


def _count(names: tuple[str, ...], kinds: dict[str, int]) -> int:
    """Return how many there are of each kind, in one number."""
    return sum([UNIT[kinds[name]] for name in names])


def _club(table: Table, found: Lying) -> Club:
    """Return what the seats have of friends."""
    if not table.friends:
        none = (0,) * table.seats
        return Club(none, none, none, 0)
    owned, spent, cubes = list[int](), list[int](), list[int]()
    for seat in range(table.seats):
        names = found.get(f"friends{seat}", ())
        owned.append(_count(tuple([name.removeprefix("spent-") for name in names]), FRIEND_OF))
        spent.append(_count(tuple([name[6:] for name in names if name.startswith("spent-")]), FRIEND_OF))
        cubes.append(points(found[f"points{seat}"][0]))
    return Club(tuple(cubes), tuple(owned), tuple(spent), SHOP - sum(owned))


def _display(found: Lying) -> tuple[int, ...]:
    """Return the colours of the display, -1 for a gap; nothing if no card lies there."""
    shown = [found.get(f"display{place}", ()) for place in range(OPEN)]
    for place, cards in enumerate(shown):
        need(len(cards) < 2, "9.4", f"display{place}")
    if not any(shown):
        return ()
    need(shown.count(()) < 2, "9.4", *[f"display{place}" for place, cards in enumerate(shown) if cards])
    return tuple([CARD_OF[cards[0]] if cards else -1 for cards in shown])


# ── the roads ──


def _row(level: Level, road: int, found: Lying) -> tuple[int, str]:
    """Return the first square of a row of cards and the cards; there is never a gap."""
    hill = city(level)
    squares, middle = hill.roads[road], hill.middle[road]
    lying = [found.get(square, ()) for square in squares]
    taken = [at for at, cards in enumerate(lying) if cards]
    if not taken:
        return middle, ""
    for square, cards in zip(squares, lying, strict=True):
        need(len(cards) < 2, "4.3", square)
    beyond = [squares[at] for at, before in zip(taken[1:], taken) if at != before + 1]
    need(not beyond, "4.3", *beyond)
    need(taken[0] <= middle and taken[-1] > middle, "2.6", *[squares[at] for at in taken])
    need(len(taken) < len(squares), "4.4", squares[0], squares[-1])
    return taken[0], "".join([LETTERS[CARD_OF[lying[at][0]]] for at in taken])


def _river(level: Level, roads: tuple[tuple[int, str], ...]) -> int:
    """Return the end of a road that has come to the river, -1 for none."""
    found, squares = list[int](), city(level).roads
    for road, (first, row) in enumerate(roads):
        found += [2 * road] if row and not first else []
        found += [2 * road + 1] if first + len(row) == len(squares[road]) else []
    need(len(found) < 2, "4.4", *[squares[end >> 1][-(end & 1)] for end in found])
    return found[0] if found else -1


# ── the blocks ──


def _length(level: Level, seats: int, found: Lying, held: tuple[str, ...]) -> tuple[str, int]:
    """Return how many blocks the match began with, and the food of one that is in the air, -1 for none."""
    hill, ready = city(level), prepared(level, seats)
    filled = [sum([hill.size[room] - ready[room] for room in rooms]) for rooms in hill.rooms]
    there = Counter([name for names in found.values() for name in names if name in FOOD_OF])
    there.update([name for name in held if name in FOOD_OF])
    lacks = dict[str, list[int]]()
    for length, shares in (("printed", SHARES), ("short", SHORT)):
        lacks[length] = [have + seats * part - there[food] for food, have, part in zip(FOODS, filled, shares[seats])]
        if not any(lacks[length]):
            return length, FOOD_OF.get((*held, "")[0], -1)
        if not held and sorted(lacks[length]) == [0, 0, 0, 0, 1]:
            return length, lacks[length].index(1)
    nearest = min(lacks.values(), key=lambda counts: sum(map(abs, counts)))
    for food, lack in zip(FOODS, nearest, strict=True):
        where = [spot for spot, names in found.items() if food in names]
        need(lack >= 0, "2.4", *where)
        need(lack <= 0, "7.4", *where)
    raise AssertionError("something is lacking")


# ── before the game ──


def _ended(state: State, quick: str) -> bool:
    """Tell whether somebody has reached the goal of such a game."""
    state = state._replace(table=state.table._replace(quick=quick))
    return any(done(state, seat) for seat in range(state.table.seats))


def _before(state: State) -> bool:
    """Tell whether the table is still being set up: nobody has unloaded, and somebody has not chosen blocks yet."""
    whole, seats = sum(share(state.table)), range(state.table.seats)
    if any(state.club.owned) or any(total(state.crates[seat] + state.stocks[seat]) != whole for seat in seats):
        return False
    return any(total(crate) < SMALL for crate in state.crates)


def _setting(state: State) -> State:
    """Return the state of a table that is being set up, with what comes next."""
    level, seats = state.table.level, state.table.seats
    hill, free, hands = city(level), prepared(level, seats), [total(hand) for hand in state.hands]
    need(state.ants == hill.starts, "2.2", *[_zone(hill.names[ant]) for ant in set(state.ants) - set(hill.starts)])
    odd = [room for room, count in enumerate(free) if state.free[room] != count]
    need(not odd, "2.3", *[place for room in odd for place in hill.places[room]])
    need(not any(state.club.points), "8.1", *[f"points{seat}" for seat in range(seats)])
    need(not state.pack.gone, "2.9", "discard")
    dealt = hands.count(HAND)
    need(hands == [HAND] * dealt + [0] * (seats - dealt), "2.5", *[f"hand{seat}" for seat in range(seats)])
    for road, (_, row) in enumerate(state.roads):
        need(len(row) in (0, 2), "2.6", *hill.roads[road])
    rows = [row for row in state.roads if row[1]]
    need(rows == list(state.roads[: len(rows)]), "2.6", hill.roads[0][hill.middle[0]])
    chosen, turn = [total(crate) for crate in state.crates], state.turn
    seat = next(seat for seat, count in enumerate(chosen) if count < SMALL)
    need(not any(chosen[seat + 1 :]) and max(chosen) <= SMALL, "2.7", *[f"crate{other}" for other in range(seats)])
    if dealt < seats:
        stage, due, ready = "deal", dealt, not rows
    elif len(rows) < used(seats):
        stage, due, ready = "road", len(rows), True
    elif state.table.display and not state.pack.open:
        stage, due, ready = "open", 0, True
    else:
        stage, due, ready, turn = "stock", 0, True, seat
    need(ready, "2.5", *[f"hand{other}" for other in range(dealt, seats)])
    need(turn >= 0 or not any(chosen), "2.7", *[f"crate{other}" for other in range(seats)])
    need(turn >= 0 or not state.pack.open, "9.4", *[f"display{place}" for place in range(OPEN)])
    need(-1 not in state.pack.open, "9.4", *[f"display{place}" for place in range(OPEN)])
    now = state.now._replace(seat=seat if turn >= 0 else 0, due=due)
    return state._replace(turn=turn, stage=stage, now=now, roads=tuple(rows))


def _opened(state: State) -> State:
    """Return the state of a table at which a game goes on, if all that it needs lies there."""
    squares = city(state.table.level).roads
    empty = [road for road, (_, row) in enumerate(state.roads) if not row]
    need(len(empty) < 2, "2.6", *[square for road in empty for square in squares[road]])
    return state

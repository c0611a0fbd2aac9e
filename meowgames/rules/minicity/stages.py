"""What comes next at a table: the stage of a turn, as the pieces allow it, and the state that goes on from there."""

from __future__ import annotations

from .. import CHANCE, OVER
from ..standing import need
from .city import city
from .crates import vacancy
from .friends import BUMBLEBEE, friend_moves
from .goods import BITS, COLOURS, DIGIT, FOOD_OF, FOODS, ONE, QUIET, UNIT, hand_size, kinds, total
from .moment import DRAWING, NUMBERS, Moment, card, disguises, ends, hands, laid, top, walkers
from .rounds import halfway, which, whose
from .state import HIDDEN, NO_CARD, Laid, State, Turn, done, limit


def running(moment: Moment) -> State:
    """Return the state of a table at which all have chosen their first blocks."""
    state = moment.state
    winners = [seat for seat in range(state.table.seats) if done(state, seat)]
    if winners or _stale(moment):
        return _over(moment, winners)
    moment = _with(moment, state._replace(round=2, now=state.now._replace(seat=whose(moment))))
    moment = _with(moment, moment.state._replace(round=which(moment)))
    spot = f"hand{moment.state.now.seat}"
    found = _stages(moment)
    river = _at_river(moment)
    stage = moment.choose(
        "stage", found, "4.4" if river else "4.1", *(river or (spot,)), noted=moment.notes.get("stage")
    )
    onward = stage
    if stage in ("drop", "swap"):
        onward = moment.choose("then", _errands(moment), "4.1", spot, noted=moment.notes.get("then"))
    return _finished(moment, stage, onward)


def _with(moment: Moment, state: State) -> Moment:
    return moment._replace(state=state)


def _at_river(moment: Moment) -> tuple[str, ...]:
    """Return the square by the river on which a card lies."""
    if moment.river < 0:
        return ()
    return (city(moment.state.table.level).roads[moment.river >> 1][-(moment.river & 1)],)


# ── the end of the game ──


def _stale(moment: Moment) -> bool:
    """Tell whether the game was noted to have ended without a winner."""
    state = moment.state
    noted = moment.notes.get("stage") == "over" and moment.number("quiet", 0) >= QUIET  # 7.5
    return noted and moment.river < 0 and moment.air < 0 and halfway(state) < 0 and all(row for _, row in state.roads)


def _over(moment: Moment, winners: list[int]) -> State:
    """Return the state of a match that has ended."""
    state = moment.state
    clause = {"off": "7.1", "colour": "9.2", "five": "9.3"}[state.table.quick]
    need(len(winners) < 2, clause, *[f"crate{seat}" for seat in winners])
    busy = halfway(state)
    need(busy < 0 or busy in winners, "7.1", f"hand{busy}")
    need(moment.air < 0, "7.4")
    need(all(row for _, row in state.roads), "2.6")
    seat, began, bought = (
        (winners or [state.table.seats - 1])[0],
        _began(moment, "over", NO_CARD),
        "bought" in moment.notes,
    )
    now = state.now._replace(seat=seat, began=began, bought=bought)
    quiet = min(QUIET, moment.number("quiet", 0))
    return state._replace(
        turn=OVER, stage="over", now=now, round=max(1, moment.number("round", 2)), quiet=quiet,
        news=bool(winners), pack=state.pack._replace(seen=_seen(moment, -1)),
    )  # fmt: skip


# ── the stage ──


def _stages(moment: Moment) -> list[str]:
    """Return what may come next."""
    state, river = moment.state, moment.river
    seat = state.now.seat
    hand, room, reserve = total(state.hands[seat]), vacancy(state), state.stocks[seat]
    if moment.air >= 0:
        return ["drop"]  # 8.11
    if not all(row for _, row in state.roads):
        return ["road"] if river < 0 and laid(moment, "road") else []  # 4.4
    if -1 in state.pack.open:
        return ["open"] if river < 0 and not room and laid(moment, "open") else []  # 9.4
    found = ["card"] if _goes_on(moment) else []
    if ends(moment) and laid(moment, "walk"):
        found += _under_way(moment, hand, room)
    if state.club.spent[seat] & BUMBLEBEE and room and len(kinds(reserve)) > 1 and _errands(moment):
        found.append("swap")  # 8.13
    if river >= 0:
        return found
    if room:
        choice = room < total(reserve) and len(kinds(reserve)) > 1  # 6.7
        return found + (["stock"] if choice and laid(moment, "stock") else [])
    if hand < hand_size(state.club.owned[seat]) and laid(moment, "draw"):  # 6.8
        found += ["pick", "draw"] if state.table.display else ["draw"]  # 9.4
    return found


def _under_way(moment: Moment, hand: int, room: int) -> list[str]:
    """Return what may come next while a card is on its way."""
    state, found = moment.state, list[str]()
    joker = bool(state.table.joker and hand)
    if (joker or HIDDEN in disguises(moment)) and laid(moment, "call"):
        found.append("call")
    if joker and laid(moment, "toss"):
        found.append("toss")
    found.append("walk")
    if walkers(moment, "unload"):
        found.append("unload")
    if room and state.club.owned[state.now.seat] & DIGIT * ONE["grasshopper"]:  # 8.18
        found.append("graze")
    return found


def _goes_on(moment: Moment) -> bool:
    """Tell whether another card may be laid or a friend be asked, between two cards."""
    state, before = moment.state, laid(moment, "card")
    if moment.river >= 0 or not before:
        return False
    if state.hands[state.now.seat] and before[0] < limit(state):
        return True
    return state.table.friends and bool(friend_moves(state, "card"))


def _errands(moment: Moment) -> list[str]:
    """Return where the turn may go on once a friend has helped."""
    found = ["card"] if moment.river < 0 and laid(moment, "card") else []
    if ends(moment) and laid(moment, "walk"):
        found += ["walk", "unload"] if walkers(moment, "unload") else ["walk"]
    return found


# ── the state ──


def _finished(moment: Moment, stage: str, onward: str) -> State:
    """Return the state at this stage."""
    state, seat = moment.state, moment.state.now.seat
    last = card(moment, onward)
    before = laid(moment, onward)
    noted = moment.number("played", -1)
    if noted in before:
        played = noted
    elif onward in (*DRAWING, "stock"):
        played = before[0]  # nothing depends on it any more
    else:
        names = [NUMBERS[count] for count in before]
        played = NUMBERS.index(moment.choose("laid", names, "4.1", hands(moment)))
    lifted = _lifted(moment) if stage == "drop" else 0
    returned = _returned(moment) if stage == "swap" else 0
    due = next((road for road, (_, row) in enumerate(state.roads) if not row), 0)
    resume = onward if stage != onward else ""
    now = Turn(seat, played, _began(moment, onward, last), "bought" in moment.notes, resume, lifted, returned, due)
    return state._replace(
        turn=CHANCE if stage in ("road", "draw", "open") else seat, stage=stage, card=last, now=now,
        pack=state.pack._replace(seen=_seen(moment, last.end if last.guise == HIDDEN else -1)),
        news="news" in moment.notes, quiet=min(QUIET - 1, moment.number("quiet", 0)),
    )  # fmt: skip


def _lifted(moment: Moment) -> int:
    """Return from which chamber the ladybird has taken its block; if nobody knows, the first that is not full."""
    state, hill = moment.state, city(moment.state.table.level)
    found = [room for room in hill.rooms[moment.air] if state.free[room]]
    need(len(found) > 1, "8.11", *[hill.names[room] for room in found])
    noted = hill.number.get(f"chamber{moment.notes.get('lifted')}", -1)
    return noted if noted in found else found[0]


def _returned(moment: Moment) -> int:
    """Return which food the bumblebee has brought back."""
    names = [FOODS[kind] for kind in kinds(moment.state.stocks[moment.state.now.seat])]
    return FOOD_OF[moment.choose("returned", names, "8.13", noted=moment.notes.get("returned"))]


def _began(moment: Moment, stage: str, last: Laid) -> tuple[int, ...]:
    """Return where the ants stood when the turn began: as noted, else where they are, but for one that unloads."""
    hill, ants = city(moment.state.table.level), list(moment.state.ants)
    for ant, colour in enumerate(COLOURS):
        ants[ant] = hill.number.get(f"chamber{moment.notes.get(f'began-{colour}')}", ants[ant])
    if stage == "unload" and "stage" not in moment.notes:
        ants[last.ant] = hill.near[ants[last.ant]][-1][-1]  # so far away that it will not come back there
    return tuple(ants)


def _seen(moment: Moment, hidden: int) -> tuple[int, ...]:
    """Return which cards everybody saw each seat take, as far as it has them still."""
    state = moment.state
    if not state.table.display:
        return (0,) * state.table.seats
    found = []
    for seat, hand in enumerate(state.hands):
        if hidden >= 0 and seat == state.now.seat:
            hand += UNIT[top(state, hidden)]  # 8.14: nobody saw which card it was
        counts = [
            min(hand >> BITS * kind & DIGIT, moment.number(f"seen{seat}-{colour}", 0))
            for kind, colour in enumerate(COLOURS)
        ]
        found.append(sum([count * UNIT[kind] for kind, count in enumerate(counts)]))
    return tuple(found)

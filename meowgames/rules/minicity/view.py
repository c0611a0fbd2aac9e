"""What people see and are told of a game: pictures, prompts and the clause that matters, in names only."""

from __future__ import annotations

from functools import cache

from .. import CHANCE, OVER, Level, Move, Picture, Spots, Text
from ..kit import nearing
from .city import city, order
from .crates import vacancy
from .flow import AS, room_for
from .friends import BUY, drops, ends, friend_moves, gain_at, legs, medals, offers
from .goods import (
    ANTS,
    BITS,
    CARD_OF,
    CARDS,
    DIGIT,
    FOODS,
    PRICES,
    QUIET,
    capacity,
    cards,
    foods,
    hand_size,
    total,
)  # fmt: skip
from .moves import reach
from .notes import notes
from .state import HIDDEN, JOKER, State, left, limit

# Where the blocks lie that a touch means: food is called the same in a small compartment and in a reserve.
SOURCES: Spots = {stage: ("from:crate",) for stage in ("unload", "card", "walk")}
SOURCES |= {stage: ("from:stock",) for stage in ("stock", "graze", "swap")}


def look(state: State, seat: int) -> Picture:
    """Return what this seat sees: its own hand, backs for the others, and all that lies open."""
    picture = _hill(state.table.level, state.table.seats, state.free) | _roads(state, seat)
    zones = _zones(state.table.level)
    for ant, chamber in zip(ANTS, state.ants):
        picture[zones[chamber]] = (ant,)
    for other in range(state.table.seats):
        picture |= _seat(state, other, seat in (other, CHANCE))
    deck, gone = total(state.pack.deck), state.pack.gone
    picture["deck"] = ("card-back",) * deck
    picture["deck-count"] = (f"count:{deck}",)
    picture["discard"] = tuple([CARDS[int(letter)] for letter in gone])
    picture["discard-count"] = (f"count:{len(gone)}",)
    for place, colour in enumerate(state.pack.open):
        picture[f"display{place}"] = (CARDS[colour],) if colour >= 0 else ()
    for kind, (friend, price) in enumerate(PRICES.items()):
        picture[f"shop-{friend}"] = (f"{BUY}{friend}:{price}",) * (state.club.shop >> BITS * kind & DIGIT)
    picture |= _stage(state)
    return {spot: faces for spot, faces in picture.items() if faces}


@cache
def _zones(level: Level) -> tuple[str, ...]:
    """Return the zone of each chamber."""
    return tuple(name.replace("chamber", "zone") for name in city(level).names)


def _hill(level: Level, seats: int, free: tuple[int, ...]) -> Spots:
    """Return the blocks in the chambers."""
    hill, found = city(level), Spots()
    for chamber, places in enumerate(order(level, seats)):
        block = (FOODS[hill.food[chamber]],)
        for place in places[: len(places) - free[chamber]]:
            found[place] = block
    return found


def _roads(state: State, seat: int) -> Spots:
    """Return the cards on the roads; one laid face down is known to the seat that laid it."""
    found, hill = Spots(), city(state.table.level)
    for squares, (first, row) in zip(hill.roads, state.roads):
        for at, letter in enumerate(row):
            found[squares[first + at]] = (CARDS[int(letter)],)
    if state.card.guise == HIDDEN and seat not in (state.now.seat, CHANCE):  # 8.14
        road, last = divmod(state.card.end, 2)
        first, row = state.roads[road]
        found[hill.roads[road][first + (len(row) - 1) * last]] = ("card-back",)
    if state.card.guise and state.card.ant >= 0:
        found["call"] = (list(AS)[state.card.ant],)
    if state.table.seats == 2:
        found["road-b"] = ("closed",)  # 2.6
    return found


def _seat(state: State, seat: int, own: bool) -> Spots:
    """Return what a seat has, as it or the others see it."""
    hand, crate, stock = state.hands[seat], state.crates[seat], state.stocks[seat]
    known = own or state.round > 0  # 2.8
    found = {
        f"hand{seat}": cards(hand) if own else ("card-back",) * total(hand),  # 2.5
        f"crate{seat}": foods(crate) if known else ("food-back",) * total(crate),
        f"stock{seat}": foods(stock) if known else ("food-back",) * total(stock),
        f"left{seat}": (f"left:{left(state, seat)}",),
        f"room{seat}": (f"slots:{capacity(state.club.owned[seat])}",),
    }
    if state.table.friends:
        points = state.club.points[seat]
        found[f"points{seat}"] = (f"cube:{points}",)
        found[f"dear{seat}"] = tuple([f"dear-{friend}" for friend, price in PRICES.items() if price > points])  # 8.5
        found[f"friends{seat}"] = medals(state.club.owned[seat], state.club.spent[seat])
    return found


def _stage(state: State) -> Spots:
    """Return what shows how far the turn is and what may be done."""
    found = notes(state)
    found["source"] = SOURCES.get(state.stage, ())
    if state.card.ant >= 0:
        found["mover"] = (f"ant:{state.card.ant}",)
    if state.turn == OVER or not state.round:
        return found
    played, most = state.now.played, limit(state)
    found |= {"pips": ("pip-full",) * played + ("pip",) * (most - played)}
    if state.stage == "card" and played < most and state.hands[state.turn]:
        found |= {square: ("open",) for pair in ends(state) for square in pair}
    elif state.stage == "walk":
        found |= reached(state, state.card.ant, state.card.run, reach(state))
    elif state.stage == "unload":
        found[city(state.table.level).names[state.ants[state.card.ant]]] = ("here",)
    elif state.stage == "drop":
        found |= {chamber: ("target",) for (chamber,) in drops(state)}
        found["held"] = (FOODS[city(state.table.level).food[state.now.lifted]],)
    return found


def reached(state: State, ant: int, run: int, most: int) -> Spots:
    """Return the chambers an ant could stop in: the steps, and what could be unloaded or gained there."""
    hill, start, found = city(state.table.level), state.ants[ant], Spots()
    for chamber in hill.near[start][min(most, len(hill.near[start]) - 1)]:
        if chamber in state.ants:  # 5.5
            continue
        steps = hill.far[start][chamber]
        found[hill.names[chamber]] = (f"{'reach' if steps <= run else 'stretch'}:{steps}",)
        found |= gains(state, ant, chamber)
    return found


def gains(state: State, ant: int, chamber: int) -> Spots:
    """Return the tag of a chamber: the blocks that an ant could unload there, or the points if none are."""
    hill, blocks, points = city(state.table.level), room_for(state, ant, chamber), gain_at(state, chamber)
    tag = [FOODS[hill.food[chamber]].replace("food", "take") + f":{blocks}"] if blocks else []
    tag += [f"heart:{points}"] if points else []
    return {hill.names[chamber].replace("chamber", "tag"): tuple(tag)} if tag else {}


def told(state: State, move: Move, seat: int) -> Move:
    """Return the move as this seat hears it: of hidden cards and of the first blocks, only its own."""
    if seat == CHANCE:
        return move
    if state.turn == CHANCE:
        drawer = {"deal": state.now.due, "draw": state.now.seat}.get(move[0], seat)
        return move if drawer == seat else (move[0], *["card-back"] * (len(move) - 1))
    if seat == state.turn:
        return move
    if not state.round:
        return ("food-back",)  # 2.8
    return (move[0], "card-back", move[2]) if move[0] == "stick-insect" else move  # 8.14


def prompt(state: State, seat: int) -> Text:
    """Return what the seat to act is asked."""
    if state.turn != seat or seat < 0:
        return ()
    return (f"minicity.prompt.{_asked(state)}", *map(str, _details(state)))


def _asked(state: State) -> str:
    """Return the name of what is asked."""
    stage = state.stage
    if stage == "card":
        return _between_cards(state)
    if stage == "walk":
        return "walk-legs" if legs(state) else "walk"
    if stage == "unload":
        points = "-points" if gain_at(state, state.ants[state.card.ant]) else ""
        return ("unload" if room_for(state, state.card.ant, state.ants[state.card.ant]) else "keep") + points
    return "first" if stage == "stock" and not state.round else stage


def _between_cards(state: State) -> str:
    """Return what can be asked between two cards: to lay one, to buy a friend, to ask one, to end the turn."""
    buy = bool(not state.now.bought and offers(state.club.shop, state.club.points[state.turn]))  # 8.5
    if state.now.played >= limit(state) or not state.hands[state.turn]:
        helped = any(not move[0].startswith(BUY) for move in friend_moves(state, "card"))
        return "last-both" if buy and helped else "last-buy" if buy else "last"
    name = "more" if state.now.played else "card" if _most(state) > 1 else "only"
    return f"{name}-buy" if buy and state.table.friends else name


def _most(state: State) -> int:
    """Return how many cards can be laid in this turn, those already laid among them."""
    return min(limit(state), state.now.played + total(state.hands[state.turn]))


def _details(state: State) -> Text:
    """Return what the question is about."""
    stage, ant, chamber = state.stage, state.card.ant, state.ants[state.card.ant]
    if stage == "card":
        return state.now.played + 1, _most(state)
    if stage == "walk":
        return ANTS[ant], state.card.run, reach(state)
    if stage == "unload":
        kind = city(state.table.level).food[chamber]
        return FOODS[kind], room_for(state, ant, chamber), gain_at(state, chamber)
    if stage in ("stock", "graze"):
        return (vacancy(state),)
    if stage == "pick":
        seat = state.turn
        return (hand_size(state.club.owned[seat]) - total(state.hands[seat]),)
    return ()


def follow_up(state: State, words: Move) -> Text:
    """Return what is asked while a card is in hand, or a friend was asked for help."""
    first, last = words[0], words[-1]
    if state.turn < 0 or state.stage not in ("card", "walk", "unload"):
        return ()
    if last in city(state.table.level).number and first in CARD_OF:
        return ("minicity.then.end",)  # of several ends, any of which lets the ant come that far
    if first in CARD_OF:
        return "minicity.then.card", ANTS[CARD_OF[first]]
    if last in ANTS:
        return "minicity.then.other", last
    if last in CARD_OF:
        return ("minicity.then.end",)
    return (f"minicity.then.{first}",)


def status(state: State) -> tuple[str, ...]:
    """Return the number of the round."""
    if state.turn == OVER:
        return ("minicity.status.over",)
    if not state.round:
        return ("minicity.status.before",)
    return ("minicity.status", str(state.round))


def stalemate(state: State) -> Text:
    """Return that nobody has unloaded a block for long, or that the game ended so."""
    return () if state.news else nearing("minicity", state.quiet, QUIET)  # 7.5


_CLAUSES = {
    "deal": "2.5", "road": "4.4", "open": "9.4", "draw": "6.8", "card": "4.3", "toss": "9.5", "walk": "5.1",
    "unload": "6.1", "graze": "8.18", "drop": "8.11", "swap": "8.13", "stock": "6.7", "pick": "9.4",
    "over": "7.1",
}  # fmt: skip


def clause(state: State) -> str:
    """Return the clause that matters now."""
    stage = state.stage
    if stage == "call":
        return "9.5" if state.card.guise == JOKER else "8.14"
    if stage == "over" and stalemate(state):
        return "7.5"
    if not state.round:
        return {"stock": "2.7", "road": "2.6"}.get(stage, _CLAUSES[stage])
    return _CLAUSES[stage]

"""A table stood up from its picture (inverse of `look`): whose turn it is follows from what lies there, or is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .. import CHANCE, OVER, Ask, Broken, Level, Picture
from ..kit import number
from ..standing import Answers, need, stood
from .aboard import boats, finds, spots
from .boats import fits
from .cards import CARDS, DEALT, KEPT
from .counts import Lying, clause_of, inside, left, not_too_many, outside, placed
from .luck import SHARE
from .moves import bounty, can_take
from .pieces import pieces
from .state import DAYS, OPTIONS, SEATS, State, Table
from .tiles import CATS, COLOUR, RARE
from .view import look

Turn = tuple[int, str]  # who is to act, and what


def stand(level: Level, seats: int, picture: Picture, **asked: Any) -> State | Broken | Ask:
    """Return the state that looks like this picture of everything; else the clause broken, or the next question."""
    return stood(level, seats, picture, asked, _build, look, pieces, clause_of)


def _build(level: Level, seats: int, picture: Picture, answers: Answers) -> State:
    """Build the state: where each piece lies comes first, then how many there are, then how far the game is."""
    need(seats in SEATS, "1.1")
    lying = Lying(seats, picture, placed(seats, picture))
    not_too_many(lying)
    order, day = _order(lying), _day(lying)
    out = outside(lying)
    stock, bag = left(lying, out), inside(lying, out)
    fleet, cards = boats(level, seats, lying.on("boat"), lying.on("square")), _cards(lying)
    held = "".join([thing.name for thing in lying.on("held")])
    table, given = Table(level, seats, OPTIONS["auto_pass"][0]), _given(lying, cards)
    state = State(CHANCE, "", fleet, (), held, stock, 0, day, order, bag, cards, given, table)
    state = _today(lying, state) if _under_way(state) else _before(lying, state)
    if state.stage == "cat":
        return _acting(lying, state, answers)
    return _agreed(state, answers.options(OPTIONS)["auto_pass"])


def _agreed(state: State, auto: bool) -> State:
    """Return the state at a table where this was agreed about passing."""
    return state._replace(table=state.table._replace(auto=auto))


def _order(lying: Lying) -> tuple[int, ...]:
    """Return the seats in the order of the island."""
    found = sorted(lying.on("order"), key=lambda thing: number(thing.spot))
    seats, where = lying.seats, spots(found)
    order = tuple([number(thing.name) for thing in found])
    need(sorted(order) == list(range(seats)), "2.4", *where)
    need([number(spot) for spot in where] == list(range(seats)), "3.12", *where)
    first = order[0]
    need(order == tuple([(first + step) % seats for step in range(seats)]), "2.4", *where)
    return order


def _day(lying: Lying) -> int:
    """Return where the boat of Vesh is."""
    found = spots(lying.on("day"))
    need(found, "1.9")
    return number(found[0])


def _cards(lying: Lying) -> tuple[tuple[str, ...], ...]:
    """Return the family cards each seat holds; one after another gives one back."""
    hands: list[list[str]] = [[] for _ in range(lying.seats)]
    for thing in lying.on("card"):
        hands[number(thing.spot)].append(thing.name)
    sizes = [len(hand) for hand in hands]
    if any(sizes):
        many = [f"card{seat}" for seat, size in enumerate(sizes) if size > DEALT]
        need(not many, "2.5", *many)
        few = [f"card{seat}" for seat, size in enumerate(sizes) if size < KEPT]
        need(not few, "2.5", *lying.seen(*few))
        need(sizes == sorted(sizes), "2.5", *lying.seen(*(f"card{seat}" for seat in range(lying.seats))))
        away = [thing for thing in lying.on("gone") if thing.kind == "card"]
        need(sum(sizes) + len(away) == len(CARDS), "1.8", *lying.seen("gone"))
    return tuple([tuple(sorted(hand)) for hand in hands])


def _given(lying: Lying, cards: Sequence[Sequence[str]]) -> tuple[str, ...]:
    """Return the card each seat gave back: as it is told, else any that nobody holds (2.7)."""
    rest = [card for card in CARDS if not any(card in hand for hand in cards)]
    found = []
    for seat, hand in enumerate(cards):
        told = lying.mark(f"given{seat}")
        card = (told if told in rest else rest[0]) if len(hand) == KEPT else ""
        rest = [other for other in rest if other != card]
        found.append(card)
    return tuple(found)


# ── how far the game is ──


def _under_way(state: State) -> bool:
    """Tell whether everybody has kept two family cards."""
    return all(len(hand) == KEPT for hand in state.cards)


def _drawn(state: State) -> int:
    """Return how many cats have left the bag."""
    return len(CATS) - sum([tile in COLOUR for tile in state.bag])


def _before(lying: Lying, state: State) -> State:
    """Return the state before the first day, at which boats and family cards are handed out."""
    out = [thing for thing in lying.on("square", "shore", "held", "gone") if thing.kind == "cat"]
    need(not _drawn(state), "2.6", *spots(out))
    need(state.day == DAYS, "3.1", f"day{state.day}")
    _untouched(lying, state)
    dealt = any(state.cards)
    if not state.boats:
        need(not dealt, "2.1", *spots(lying.on("card")))
        return state._replace(stage="boats")
    if not dealt:
        return state._replace(stage="cards")
    return state._replace(turn=[len(hand) for hand in state.cards].index(DEALT), stage="give")


def _untouched(lying: Lying, state: State) -> None:
    """Hold a table of which nothing was drawn to have no rare treasures yet, and nothing in the hand."""
    rares = [thing for thing in lying.on("stock", "square", "held") if thing.name in RARE]
    need(_drawn(state) or not rares, "3.3", *spots(rares))
    need(not state.held, "3.10", "held")


def _today(lying: Lying, state: State) -> State:
    """Return the state between two days, or on one: how many cats were drawn tells which."""
    need(state.boats, "2.1", *spots(lying.on("card")))
    share, drawn, ashore = SHARE * lying.seats, _drawn(state), lying.on("shore")
    before = share * (DAYS - state.day)
    if drawn == before:
        need(not ashore, "3.11", *spots(ashore))
        _untouched(lying, state)
        seat, stage = (CHANCE, "draw") if state.day else (OVER, "over")  # 3.13
        return state._replace(turn=seat, stage=stage)
    need(state.day and drawn == before + share, "3.2", f"day{state.day}", *spots(ashore))
    need(len(ashore) + (state.held in COLOUR) <= share, "3.2", *spots(ashore))
    away = [thing for thing in lying.on("gone") if thing.kind == "cat"]
    need(len(away) <= before, "3.11", *spots(away))
    passed = sum([1 << seat for seat in range(lying.seats) if f"passed{seat}" in lying.picture])
    return state._replace(stage="cat", shore=_shore(lying, state.held, share), passed=passed)


def _shore(lying: Lying, held: str, share: int) -> tuple[str, ...]:
    """Return the cats round the island by slot, the one in hand in an empty one (3.14)."""
    shore, more = [""] * share, list[str]()
    for thing in lying.on("shore"):
        if shore[number(thing.spot)]:
            more.append(thing.name)
        else:
            shore[number(thing.spot)] = thing.name
    if held in COLOUR:
        told = lying.mark("slot")
        slot = next((slot for slot in range(share) if str(slot) == told and not shore[slot]), shore.index(""))
        shore[slot] = held
    for cat in more:
        shore[shore.index("")] = cat
    return tuple(shore)


# ── whose turn it is ──


def _acting(lying: Lying, state: State, answers: Answers) -> State:
    """Return the state with the seat to act and what it is to do: what is not seen is asked."""
    told = any(f"score{seat}" in lying.picture for seat in range(lying.seats))  # else no mark says who has passed
    ways = {auto: _turns(_agreed(state, auto), told) for auto in OPTIONS["auto_pass"]}
    agreed = [auto for auto, found in ways.items() if found]
    need(agreed, "3.11", *spots(lying.on("shore", "day")))
    auto = answers.options(OPTIONS, auto_pass=agreed)["auto_pass"]
    asked = answers.ask("turn", [f"seat{seat}" for seat, _ in ways[auto]])
    stage = answers.ask("stage", [stage for seat, stage in ways[auto] if f"seat{seat}" == asked])
    return _agreed(state, auto)._replace(turn=number(asked), stage=stage)


def _turns(state: State, told: bool) -> list[Turn]:
    """Return who may be to act now and with what; who comes next is plain where nobody has passed (3.5)."""
    seats = len(state.order)
    taken = SHARE * seats - sum([1 for cat in state.shore if cat])
    new = last = [seat for seat in state.order if not state.passed >> seat & 1]  # 3.6
    if told and not state.passed:
        new, last = [state.order[taken % seats]], [state.order[(taken - 1) % seats]]
    found = [(seat, "treasure") for seat in last if taken and _found(state, seat)]
    if state.held in COLOUR:
        return [(seat, "place") for seat in new if fits(state.boats[seat], state.held)]
    if state.held:
        return [(seat, "lay") for seat, _ in found if fits(state.boats[seat], state.held)]
    return [*((seat, "cat") for seat in new if _chooses(state, seat)), *found]


def _chooses(state: State, seat: int) -> bool:
    """Tell whether a seat may be choosing a cat: who can take none is not asked, if that was agreed (3.9)."""
    return any(state.shore) and (not state.table.auto or can_take(state.boats[seat], state.shore))


def _found(state: State, seat: int) -> bool:
    """Tell whether a seat may have found a treasure just now that it has not taken yet."""
    boat = state.boats[seat]
    taken = sum([tile.name not in COLOUR for tile in boat.tiles])
    return taken < finds(boat) and bool(bounty(boat, state.stock))  # 5.1, 5.6

"""Which clause forbids a touch, and by which one a move is made."""

from __future__ import annotations

from re import fullmatch

from .. import Move, Text
from ..kit import leads, number, reason
from .city import TUNNEL, city
from .crates import FILL
from .flow import KEEP, room_for
from .friends import BUY, awake, gain_at
from .goods import ANT_OF, BITS, CARD_OF, DIGIT, FOOD_OF, FRIENDS, ONE, PRICES
from .moves import moves
from .state import HIDDEN, JOKER, State, limit
from .view import clause

# The clause that answers a touch on something that is never part of a move, or not part of this one.
_REASONS = {
    "card-back": "2.5", "count": "4.7", "discard": "4.7", "discard-count": "4.7", "open": "4.3", "closed": "2.6",
    "food-back": "2.8", "cube": "8.4", "heart": "8.2", "take": "6.1", "dear": "8.5", "as": "8.14", "held": "8.11",
    "reach": "5.1", "stretch": "8.10", "here": "6.5", "target": "8.11", "stay": "5.3", "keep": "6.1", "end": "3.2",
    "fill": "6.7", "done": "8.18", "joker": "9.5", "only": "6.1",
}  # fmt: skip
# The clause of each friend.
_FRIENDS = {
    "centipede": "8.10", "ladybird": "8.11", "dragonfly": "8.12", "bumblebee": "8.13", "stick-insect": "8.14",
    "beetle": "8.15", "orange-caterpillar": "8.16", "exotic-caterpillar": "8.17", "grasshopper": "8.18",
    "snail": "8.19",
}  # fmt: skip
PRICED = "8.7"
_STOCKING = ("stock", "graze")
_QUIET = (*_STOCKING, "pick")  # 8.6: stages in which no friend is bought or used
_OPEN = ("card", "walk", "unload")  # stages with several things to do; in the others just one is asked


def why_not(state: State, words: Move) -> str | None:
    """Return the clause that forbids the last of these words after the others, None if nothing does."""
    if state.turn < 0 or not words or leads(words, moves(state)):
        return None
    name, before = words[-1].partition(":")[0].partition("@")[0], words[:-1]
    for kind, answer in _KINDS:
        if fullmatch(kind, name):
            return answer(state, before, name)
    return reason(name, _REASONS)


def objection(state: State, words: Move) -> Text:
    """Return what a friend costs that cannot be paid, and how many points there are."""
    name = words[-1].partition(":")[0]
    if not name.startswith(BUY) or why_not(state, words) != PRICED:
        return ()
    return "minicity.no.points", str(PRICES[name.removeprefix(BUY)]), str(state.club.points[state.turn])


def clause_of(state: State, move: Move) -> str:
    """Return the clause by which a move is made: of a card, an ant, a block or a friend."""
    first, stage = move[0], state.stage
    if first.startswith(BUY):
        return "8.5"
    if first in FRIENDS:
        return _FRIENDS[first]
    if stage == "card" and first in CARD_OF:
        hill = city(state.table.level)
        road, at = hill.squares[move[1]]
        return "4.4" if at in (0, len(hill.roads[road]) - 1) else "4.3"
    if move == KEEP and gain_at(state, state.ants[state.card.ant]):
        return "8.2"
    if move == FILL and not state.round:
        return "2.8"
    return {"end": "3.3", "stay": "5.3", "joker": "9.5"}.get(first) or clause(state)


def _help(before: Move) -> str | None:
    """Return the clause of the friend that is to help."""
    return _FRIENDS.get(before[0]) if before else None


def _full(state: State) -> bool:
    """Tell whether no card may be laid now: one has to be finished first, or all are laid."""
    return state.stage != "card" or state.now.played >= limit(state)


def _most(state: State) -> str:
    """Return the clause that says how many cards are laid, and that one comes after the other."""
    return "4.2" if state.stage == "card" and state.round == 1 else "4.1"


# ── cards and roads ──


def _card(state: State, _before: Move, name: str) -> str:
    """Say why a card is not to be touched now."""
    if not state.hands[state.turn] >> BITS * CARD_OF[name] & DIGIT:
        return "2.5"
    return _most(state) if state.stage in _OPEN else clause(state)


def _hand(state: State, _before: Move, name: str) -> str | None:
    """Say why a hand is not to be touched; of one's own the cards know better."""
    return None if number(name) == state.turn else "2.5"


def _square(state: State, _before: Move, name: str) -> str:
    """Say why no card can be laid on a square."""
    road, _ = city(state.table.level).squares[name]
    if road >= len(state.roads):
        return "2.6"
    if state.stage not in _OPEN:
        return clause(state)
    return _most(state) if _full(state) else "4.3"


def _road(state: State, _before: Move, _name: str) -> str | None:
    """Say why the second road is not in use, if it is not."""
    return "2.6" if len(state.roads) < 2 else None


def _deck(state: State, _before: Move, _name: str) -> str:
    """Say why no card is drawn now."""
    if not state.round:
        return "2.5"
    return "8.19" if state.club.owned[state.turn] & DIGIT * ONE["snail"] else "6.8"


def _display(state: State, _before: Move, _name: str) -> str | None:
    """Say why no card of the display can be taken now."""
    return "9.4" if state.table.display else None


def _pips(state: State, _before: Move, _name: str) -> str | None:
    """Say how many cards may be laid, once some may."""
    return ("4.2" if state.round == 1 else "4.1") if state.round else None


def _call(state: State, _before: Move, _name: str) -> str | None:
    """Say what lets a card stand for another colour, while one does."""
    return {HIDDEN: "8.14", JOKER: "9.5"}.get(state.card.guise)


# ── the hill ──


def _chamber(state: State, before: Move, name: str) -> str:
    """Say why the ant cannot stop in a chamber, or a friend cannot use it."""
    hill, stage, found = city(state.table.level), state.stage, fullmatch(TUNNEL, name)
    chamber = hill.number[f"chamber{found[1]}"] if found else -1
    if _help(before) or stage not in _OPEN:
        return _help(before) or clause(state)
    if stage == "unload":
        return _unloaded(state, hill.food[chamber]) if chamber == state.ants[state.card.ant] else "6.5"
    if stage == "card" and _full(state):
        return _most(state)
    if stage == "card" and not before:
        return "3.1"
    ant = state.card.ant if stage == "walk" else CARD_OF.get(before[0])
    if ant is None or chamber not in state.ants:
        return "5.1"
    return "5.6" if chamber == state.ants[ant] else "5.5"


def _ant(state: State, before: Move, name: str) -> str:
    """Say why an ant is not to be touched."""
    chamber = state.ants[ANT_OF[name]]
    return _chamber(state, before, city(state.table.level).names[chamber])


# ── blocks ──


def _food(state: State, before: Move, name: str) -> str:
    """Say why a block cannot be taken."""
    if _help(before) or state.stage not in _OPEN:
        return _help(before) or clause(state)
    if state.stage == "card" and not before and not _full(state):
        return "3.1"
    return _unloaded(state, FOOD_OF[name]) if state.stage == "unload" else "6.1"


def _unloaded(state: State, kind: int) -> str:
    """Say why no block of this food can be unloaded where the ant stopped."""
    ant = state.card.ant
    chamber = state.ants[ant]
    if city(state.table.level).food[chamber] != kind:
        return "6.2"
    if room_for(state, ant, chamber):
        return "6.1"
    if not state.free[chamber]:
        return "6.3"
    return "6.6" if state.crates[state.turn] >> BITS * kind & DIGIT else "6.4"


def _crate(state: State, _before: Move, name: str) -> str | None:
    """Say why a small compartment is not to be touched; while its own blocks may be meant, they know better."""
    if number(name) != state.turn:
        return "1.7" if state.round else "2.8"
    return None if state.stage in _OPEN else clause(state)


def _reserve(state: State, before: Move, name: str) -> str | None:
    """Say why a reserve is not to be touched; while its own blocks may be meant, they know better."""
    if number(name) != state.turn:
        return "1.7" if state.round else "2.8"
    if state.stage in _OPEN:
        return _help(before) or ("6.4" if state.stage == "unload" else "6.7")
    return None if state.stage in (*_STOCKING, "swap") else clause(state)


def _left(state: State, _before: Move, _name: str) -> str:
    """Say how many blocks may be left in the end."""
    return {"colour": "9.2", "five": "9.3"}.get(state.table.quick, "7.1")


# ── friends ──


def _offer(state: State, _before: Move, _name: str) -> str:
    """Say why a friend cannot be bought."""
    if state.stage not in _OPEN:
        return "8.6" if state.stage in _QUIET else clause(state)
    return "8.5" if state.now.bought else PRICED


def _shelf(state: State, _before: Move, name: str) -> str | None:
    """Say that a friend is no longer on offer; one that is knows better."""
    sold = not state.club.shop & DIGIT * ONE[name.removeprefix("shop-")]
    return "8.5" if state.table.friends and sold else None


def _friend(state: State, _before: Move, name: str) -> str:
    """Say why a friend cannot help now."""
    if name.startswith("spent-"):
        return "8.9"
    if state.stage not in _OPEN:
        return "8.6" if state.stage in _QUIET else clause(state)
    if not awake(state) & DIGIT * ONE[name]:
        return "8.8"
    if name == "stick-insect" and state.stage == "card":
        return "8.20"
    return "8.21" if name in ("ladybird", "bumblebee") else _FRIENDS[name]


def _friends(state: State, _before: Move, name: str) -> str | None:
    """Say why another's friends do not help; one's own know better."""
    return "8.8" if state.table.friends and number(name) != state.turn else None


def _points(state: State, _before: Move, _name: str) -> str | None:
    """Say why friendship points are not to be touched."""
    return "8.4" if state.table.friends else None


_KINDS = (
    ("|".join(CARD_OF), _card),
    (r"hand\d", _hand),
    (r"road-[ab]\d+", _square),
    (r"road-b", _road),
    (r"deck(-count)?", _deck),
    (r"display\d", _display),
    (r"pips|pip(-full)?", _pips),
    (r"call", _call),
    (TUNNEL, _chamber),
    ("|".join(ANT_OF), _ant),
    ("|".join(FOOD_OF), _food),
    (r"crate\d", _crate),
    (r"stock\d", _reserve),
    (r"left\d?", _left),
    ("|".join(BUY + friend for friend in FRIENDS), _offer),
    ("|".join(f"shop-{friend}" for friend in FRIENDS), _shelf),
    ("|".join(f"(spent-)?{friend}" for friend in FRIENDS), _friend),
    (r"friends\d", _friends),
    (r"points\d", _points),
)

"""Which clause forbids a touch."""

from __future__ import annotations

from re import fullmatch
from string import ascii_lowercase

from .. import Move
from ..kit import leads, reason
from .city import city
from .friends import BUY, awake, ends
from .goods import BITS, CARD_OF, DIGIT, FOOD_OF, FRIENDS, ONCE, ONE, PRICES
from .moves import moves
from .state import State

# The clause that answers a touch on something that is never part of a move, or not part of this one.
_REASONS = {
    "card-back": "2.5", "hand": "2.5", "deck": "6.8", "deck-count": "6.8", "count": "4.7",
    "discard": "4.7", "discard-count": "4.7", "display": "9.4", "road": "4.3", "open": "4.3",
    "closed": "2.6", "road-b": "2.6", "crate": "6.4", "stock": "6.7", "food-back": "2.8", "left": "7.1",
    "cube": "8.4", "points": "8.4", "heart": "8.2", "tag": "8.2", "take": "6.1", "friends": "8.8",
    "shop": "8.5", "dear": "8.5", "pips": "4.1", "pip": "4.1", "pip-full": "4.1", "call": "8.14", "as": "8.14",
    "held": "8.11", "reach": "5.1", "stretch": "8.10", "here": "6.5", "target": "8.11", "steps": "5.1",
    "stay": "5.3", "keep": "6.1", "end": "3.2", "fill": "6.7", "done": "8.18", "joker": "9.5",
    "only": "6.1",
}  # fmt: skip
_STOCKING = ("stock", "graze")


def why_not(state: State, words: Move) -> str | None:
    """Return the clause that forbids the last of these words after the others, None if nothing does."""
    if state.turn < 0 or not words:
        return None
    if leads(words, moves(state)):
        return None
    word = words[-1]
    name = word.partition(":")[0].partition("@")[0]
    for kind, answer in _KINDS:
        if fullmatch(kind, name):
            return answer(state, words[:-1], name)
    return reason(word, _REASONS)


def _card(state: State, _before: Move, name: str) -> str:
    """Say why a card is not to be touched now."""
    if not state.hands[state.turn] >> BITS * CARD_OF[name] & DIGIT:
        return "9.4" if state.stage == "pick" else "2.5"
    if state.stage == "stock":
        return "6.7" if state.round else "2.7"
    return "9.5" if state.stage == "call" else "9.4" if state.stage == "pick" else "4.1"


def _square(state: State, before: Move, name: str) -> str:
    """Say why no card can be laid on a square."""
    road, _ = city(state.table.level).squares[name]
    if road >= len(state.roads):
        return "2.6"
    free = any(name in pair for pair in ends(state)) if state.stage == "card" else False
    return "4.1" if free and not before else "4.3"


def _chamber(state: State, before: Move, name: str) -> str:
    """Say why the ant cannot stop in a chamber, or the ladybird cannot use it."""
    hill = city(state.table.level)
    chamber = hill.number.get(f"chamber{name.lstrip(ascii_lowercase).partition('-')[0]}")
    if state.stage == "drop" or before[:1] == ("ladybird",):
        return "8.11"
    if state.stage == "walk":
        if chamber == state.ants[state.card.ant]:
            return "5.6"
        return "5.5" if chamber in state.ants else "5.1"
    return "6.5" if state.stage == "unload" else "5.1"


def _ant(_state: State, before: Move, _name: str) -> str:
    """Say why an ant is not to be touched."""
    return "8.12" if before[:1] == ("dragonfly",) else "5.1"


def _food(state: State, before: Move, name: str) -> str:
    """Say why a block cannot be taken."""
    seat, kind = state.turn, FOOD_OF[name]
    if state.stage == "swap" or before[:1] == ("bumblebee",):
        return "8.13"
    if state.stage in _STOCKING:
        return "6.7"
    if state.stage != "unload":
        return "6.5"
    hill, ant = city(state.table.level), state.card.ant
    chamber = state.ants[ant]
    if hill.food[chamber] != kind:
        return "6.2"
    if not state.free[chamber]:
        return "6.3"
    return "6.6" if state.crates[seat] >> BITS * kind & DIGIT else "6.4"


def _offer(state: State, _before: Move, name: str) -> str:
    """Say why a friend cannot be bought."""
    if state.stage in _STOCKING or not state.round:
        return "8.6"
    dear = PRICES[name[len(BUY) :]] > state.club.points[state.turn]
    return "8.5" if state.now.bought or not dear else "8.7"


def _friend(state: State, _before: Move, name: str) -> str:
    """Say why a friend cannot help now."""
    if name.startswith("spent-"):
        return "8.9"
    if state.stage in _STOCKING or not state.round:
        return "8.6"
    if name not in ONCE or not awake(state) & DIGIT * ONE[name]:
        return "8.8"
    return {"dragonfly": "8.12", "centipede": "8.10", "stick-insect": "8.14", "ladybird": "8.11"}.get(name, "8.13")


_KINDS = (
    ("|".join(CARD_OF), _card),
    (r"road-[ab]\d+", _square),
    (r"(chamber|zone|place)\d+(-\d+)?", _chamber),
    (r"ant-[a-z]+", _ant),
    ("|".join(FOOD_OF), _food),
    ("|".join(BUY + friend for friend in FRIENDS), _offer),
    ("|".join(f"(spent-)?{friend}" for friend in FRIENDS), _friend),
)

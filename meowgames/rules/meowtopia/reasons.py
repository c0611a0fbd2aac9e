"""Why something cannot be touched: the clause of the rule sheet that forbids it."""

from __future__ import annotations

from .. import Move
from ..kit import leads, number, reason, stem
from .families import BIT, KIN, MASKS, NAME
from .farm import edge_at, sticks
from .moves import can_do, moves
from .state import EATS, SAVES, Stall, State
from .tiles import FIELDS, FOOD, GOLD, IRRIGATION, NAMES, RECRUIT, SETS
from .view import CROPS

# The clause that answers a touch on something that is never part of a move, or not now.
_REASONS = {
    "fields": "6.7", "sticks": "6.3", "spare": "2.2", "phase": "3.2", "round": "3.1", "ware-none": "4.6",
    "ware": "4.8", "need": "8.1", "meals": "8.1", "yield": "8.2", "supper": "8.1", "short": "8.8", "bill": "8.4",
    "pay": "8.4", "badge": "5.1", "score": "10.10", "active": "3.1", "played": "3.1", "price": "4.3", "sent": "5.3",
    "stick": "6.4", "done": "5.3", "pass": "7.4", "feed": "8.4", "unfed": "8.8", "home": "8.5", "worker": "6.11",
    "merchant": "6.11", "do": "11.3", "idle": "9.5", "served": "4.6", "fresh": "5.5", **dict.fromkeys(CROPS, "6.7"),
}  # fmt: skip
_DAY = ("work", "follow")
_GAINS = {("food", FOOD): "6.1", ("coin", GOLD): "6.2", ("coin", RECRUIT): "6.10"}  # tokens an action is about
_PLACES = {IRRIGATION: "6.3", FIELDS: "6.7", RECRUIT: "6.11"}  # actions for which a kitten need not be named


def why_not(state: State, words: Move) -> str | None:
    """Return the clause that forbids the last of these words, None if nothing does."""
    if state.turn < 0 or not words or leads(words, moves(state)):
        return None
    name, said = words[-1].partition(":")[0].partition("@")[0], words[:-1]
    if said and said[0].startswith("tile"):
        return "11.3"
    if name in BIT:
        return _kitten(state, BIT[name], said)
    kind, seat = stem(name), number(name)
    if kind in ("field", "edge"):
        return _place(state, kind, name) if "." in name else None
    if kind in _ANSWERS:
        return _ANSWERS[kind](state, seat)
    if name in NAMES[state.round.table.kind]:
        return _tile(state, NAMES[state.round.table.kind].index(name))
    return reason(name, _REASONS)


# ── kittens ──


def _kitten(state: State, kitten: int, said: Move) -> str:
    """Return why this kitten cannot be touched after what was said."""
    home, stage = state.homes[state.turn], state.stage
    stall = next((stall for stall in home.stalls if stall.kitten == kitten), None)
    if kitten & state.stock.nests:
        return _nest(state, MASKS.index(KIN[kitten]))
    if not stall and not kitten & (home.awake | home.asleep):
        return _stranger(state)
    if stage == "supper":
        return "8.5" if not said and leads(("home", NAME[kitten]), moves(state)) else "8.7"
    if stage == "morning":
        return _early(state, kitten, stall, said)
    if said == ("pass",):
        return "5.6" if kitten & home.asleep else "7.4"
    if not kitten & home.awake:
        return "7.4" if kitten & home.asleep and stage == "follow" else "5.4"
    if stage == "work" and kitten & state.spent:
        return "5.5"
    if not can_do(home, state.action, state.stock):
        return "6.6" if state.action == IRRIGATION else "6.15"
    alike = any(BIT.get(move[0], 0) & KIN[kitten] for move in moves(state))
    return "5.6" if alike else _PLACES.get(state.action, "5.3")


def _stranger(state: State) -> str:
    """Return why another player's kitten cannot be touched."""
    if state.stage in _DAY and state.action == RECRUIT:
        return "6.13"
    return {"follow": "7.2", "supper": "8.1"}.get(state.stage, "5.3")


def _early(state: State, kitten: int, stall: Stall | None, said: Move) -> str:
    """Return why a kitten of one's own can be neither woken nor served this morning."""
    home = state.homes[state.turn]
    if stall and not kitten & state.spent:
        store = {EATS: home.food, SAVES: home.gold}
        return "4.7" if stall.good in store and (said or not store[stall.good]) else "4.6"
    if stall or said:
        return "4.6"
    if kitten & home.asleep:
        return "12.3" if state.round.table.first_free else "4.3"
    return "5.1"


def _nest(state: State, family: int) -> str:
    """Return why no kitten of this reserve can be hired."""
    if state.stage not in _DAY or state.action != RECRUIT:
        return "6.10" if family == state.turn else "6.13"
    if not can_do(state.homes[state.turn], RECRUIT, state.stock):
        return "6.15"
    return "6.11" if family == state.turn and state.stock.nests & MASKS[family] else "6.13"


# ── what lies in the middle, and what a seat has ──


def _tile(state: State, place: int) -> str | None:
    """Return why an action tile cannot be taken."""
    lap, stage = state.round, state.stage
    double = len(SETS[lap.table.kind][place]) > 1
    if stage == "morning":
        return None if lap.takers[place] < 0 else "11.4" if double else "5.1"
    if stage == "supper":
        return "3.2"
    if stage == "work" and place != state.tile:
        return "5.1"
    return "11.3" if double else "5.3" if stage == "work" else "7.2"


def _doing(state: State, _seat: int) -> str | None:
    """Return why the action in use is not to be touched."""
    return _tile(state, state.tile) if state.stage in _DAY else None


def _waiting(state: State, place: int) -> str | None:
    """Return why the food on a tile cannot be taken."""
    return {"morning": "5.2", "follow": "7.3"}.get(state.stage) or _tile(state, place)


def _store(state: State, kind: str, seat: int) -> str:
    """Return why food or coins are not to be touched."""
    home, stage = state.homes[state.turn], state.stage
    if stage == "supper":
        return "8.4"
    if seat not in (-1, state.turn):
        return "4.6"
    if stage in _DAY:
        return _GAINS.get((kind, state.action)) or ("4.11" if stage == "work" else "4.6")
    hungry = [stall.good for stall in home.stalls if not stall.kitten & state.spent]
    other = SAVES if kind == "food" else EATS
    return "4.7" if hungry and set(hungry) == {other} else "4.6"


def _place(state: State, kind: str, spot: str) -> str:
    """Return why nothing can be laid on this spot."""
    farm, stage = state.homes[state.turn].farm, state.stage
    if number(spot) != state.turn:
        return "6.9"
    laying = state.action if stage in _DAY else -1
    if kind == "field":
        return "8.2" if stage == "supper" else "6.4" if laying == IRRIGATION else "6.7"
    if edge_at(spot) in sticks(farm) or laying in (IRRIGATION, FIELDS):
        return "6.4"
    return "3.2" if stage == "supper" else "6.3"


def _last(state: State, _seat: int) -> str | None:
    """Return why the last round cannot be touched, once it has come."""
    return "9.3" if state.stock.ending else None


def _first(state: State, seat: int) -> str | None:
    """Return why the first-player tile stays where it is."""
    return "3.4" if seat in (-1, state.round.first) else None


def _malus(state: State, seat: int) -> str | None:
    """Return why a malus stays, if there is one."""
    return "8.10" if seat < 0 or state.homes[seat].malus else None


def _better(_state: State, _seat: int) -> None:
    """Say nothing of a place whose pieces know better."""


_ANSWERS = {
    "tile": _tile, "taker": _tile, "nest": _nest, "doing": _doing, "mark": _doing, "waiting": _waiting,
    "bonus": _waiting, "last": _last, "last-round": _last, "first": _first, "malus": _malus,
    "food": lambda state, seat: _store(state, "food", seat), "coin": lambda state, seat: _store(state, "coin", seat),
    "workers": _better, "stalls": _better, "wares": _better,
}  # fmt: skip

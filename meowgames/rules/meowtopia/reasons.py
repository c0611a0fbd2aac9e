"""Why something cannot be touched: the clause of the rule sheet that forbids it."""

from __future__ import annotations

from .. import Move
from ..kit import leads, reason, stem
from .families import BIT
from .farm import edge_at, sticks
from .moves import moves
from .state import EATS, SAVES, State
from .tiles import FIELDS, IRRIGATION
from .view import CROPS

# The clause that answers a touch on something that is never part of a move, or not now.
_REASONS = {
    "fields": "2.1", "sticks": "2.1", "spare": "2.2", "nest": "6.10", "last": "9.3", "phase": "3.2",
    "round": "3.1", "workers": "5.3", "stalls": "4.6", "wares": "4.8", "ware": "4.8", "food": "4.6",
    "coin": "4.6", "malus": "8.10", "need": "8.1", "meals": "8.1", "yield": "8.2", "supper": "8.1", "short": "8.8",
    "bill": "8.4", "pay": "8.4",
    "score": "10.10", "first": "3.4", "active": "3.1", "played": "3.1", "price": "4.3", "sent": "5.3",
    "waiting": "5.2", "bonus": "5.2", "taker": "5.1", "badge": "5.1", "tile": "5.1", "stick": "6.4",
    "done": "5.3", "pass": "7.4", "feed": "8.4", "unfed": "8.8", "home": "8.5", "worker": "6.11",
    "merchant": "6.11", "do": "11.3", "doing": "5.3", "mark": "5.3", "mayor": "10.8",
    **dict.fromkeys(CROPS, "6.7"),
}  # fmt: skip


def why_not(state: State, words: Move) -> str | None:
    """Return the clause that forbids the last of these words, None if nothing does."""
    if state.turn < 0 or not words or leads(words, moves(state)):
        return None
    name = words[-1].partition(":")[0].partition("@")[0]
    if name in BIT:
        return _kitten(state, BIT[name], words[:-1])
    if "." in name and stem(name) in ("field", "edge"):
        return _place(state, stem(name), name)
    return reason(name, _REASONS)


def _kitten(state: State, kitten: int, said: Move) -> str:
    """Return why this kitten cannot be touched after what was said."""
    home, stage = state.homes[state.turn], state.stage
    stall = next((stall for stall in home.stalls if stall.kitten == kitten), None)
    if kitten & state.stock.nests:
        return "6.10"
    if not stall and not kitten & (home.awake | home.asleep):
        return "6.13"
    if stage == "supper":
        return "8.7" if said else "8.5"
    if stage == "morning":
        if said:
            other = stall and not kitten & state.spent and stall.good in (EATS, SAVES)
            return "4.7" if other else "4.6"
        return "4.6" if stall else "4.3" if kitten & home.asleep else "5.1"
    if said == ("pass",):
        return "7.4"
    if not kitten & home.awake:
        return "5.4"
    return "5.5" if kitten & state.spent else "5.6"


def _place(state: State, kind: str, spot: str) -> str:
    """Return why nothing can be laid on this spot."""
    seat = state.turn
    if not spot.startswith(f"{kind}{seat}."):
        return "6.9"
    if kind == "field":
        return "6.7"
    laying = state.stage in ("work", "follow") and state.action in (IRRIGATION, FIELDS)
    return "6.4" if laying or edge_at(spot) in sticks(state.homes[seat].farm) else "6.3"

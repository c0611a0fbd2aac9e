"""What is shown before it is done: what a place would bring, the end of a day, and trying while others think."""

from __future__ import annotations

from collections.abc import Iterator

from .. import CHANCE, OVER, Move, Picture
from ..kit import replaced
from .flow import play, put_down
from .moves import PASS, SKIP
from .points import bonus, parts
from .reasons import why_not
from .state import State
from .tiles import TREASURES

ROWS = ("rats", "rooms", "families", "cards")


def preview(state: State, words: Move) -> Picture:
    """Return what the points would change by if the tile in hand were placed like this, and the treasure it opens."""
    if state.turn < 0 or not state.held or why_not(state, words) or len(words) < 2:
        return {}
    seat, after = state.turn, put_down(state, words)
    gains = [new - old for new, old in zip(parts(after.boats[seat]), parts(state.boats[seat]))]
    gains.append(bonus(after, seat) - bonus(state, seat))
    found = {"gain": (f"gain:{sum(gains):+}",)}
    found |= {f"gain-{part}": (f"{part}:{gain:+}",) for part, gain in zip(ROWS, gains) if gain}
    opens = play(state, words).stage == "treasure"  # 5.1
    return found | ({"gain-treasure": (f"map-{state.held.rpartition('-')[2]}:+1",)} if opens else {})


def steps(state: State, move: Move) -> Iterator[State]:
    """Yield the state in which the last tile is placed or the last seat has passed, before the day ends."""
    if state.turn < 0 or play(state, move).stage not in ("draw", "over") or state.stage == "give":
        return
    if move == PASS:
        yield state._replace(passed=state.passed | 1 << state.turn)
    elif move != SKIP:
        yield put_down(state, move)


def as_if(state: State, seat: int) -> State:
    """Return the state as if this seat were to choose a cat, while another seat thinks about its own."""
    if state.turn < 0 or state.stage == "give" or seat in (state.turn, CHANCE, OVER):
        return state
    shore = tuple("" if cat == state.held else cat for cat in state.shore)
    stock = state.stock
    if state.stage == "lay":
        stock = tuple(left - (tile == state.held) for tile, left in zip(TREASURES, stock))
    return state._replace(turn=seat, stage="cat", shore=shore, held="", stock=stock)


def masked(state: State, seat: int) -> State:
    """Return the state without the family cards of a seat, so that they count nothing."""
    return state._replace(cards=replaced(state.cards, seat, ()))

"""What a hand means by one touch that is several moves, and what need not be asked."""

from __future__ import annotations

from .. import Move, Plan
from .families import BIT, MASKS, NAME, bits
from .flow import play
from .moves import DONE, FEED, GATHERING, ROLES, moves
from .state import State
from .tiles import MOST, RECRUIT

ALL, SEND = "all", "send"  # before a number: how many kittens go


def meant(state: State, words: Move) -> list[Plan]:
    """Return what a merchant may be given, who is sent where a place or a role was touched, and how many go."""
    if state.turn < 0 or len(words) != 1:
        return []
    word = words[0]
    if word in shortcuts(state) and word not in ROLES:
        return [sending(state, int(word.removeprefix(ALL).removeprefix(SEND)))]
    ways = [move for move in moves(state) if len(move) > 1 and move[-1] == word]
    if state.stage == "morning":
        return [(move,) for move in ways] if word in BIT else []
    if state.stage not in ("work", "follow") or len({move[0] for move in ways}) < 2:
        return []
    own = [move for move in ways if BIT.get(move[0], 0) & MASKS[state.turn]]
    first = (own or ways)[0][0]  # whoever is sent by no name: one's own first
    return [(move,) for move in ways if move[0] == first or move[0] not in BIT]


def shortcuts(state: State) -> Move:
    """Return how many kittens can be sent at once, all first; what can be hired where it is asked who goes."""
    if state.stage == "work" and state.action in GATHERING:
        most = able(state)
        return (f"{ALL}{most}", *(f"{SEND}{count}" for count in range(most - 1, 0, -1)))
    if state.stage in ("work", "follow") and state.action == RECRUIT:
        asked = moves(state)
        return tuple([role for role in ROLES if (role,) not in asked and any(move[-1] == role for move in asked)])
    return ()


def able(state: State) -> int:
    """Return how many kittens the seat to act can still send."""
    return min(MOST - state.sent, (state.homes[state.turn].awake & ~state.spent).bit_count())


def sending(state: State, count: int) -> Plan:
    """Return the moves that send so many kittens and no more."""
    seat, plan = state.turn, list[Move]()
    for kitten in list(bits(state.homes[seat].awake & ~state.spent))[:count]:
        plan.append((NAME[kitten],))
        state = play(state, plan[-1])
    return (*plan, DONE) if (state.turn, state.stage) == (seat, "work") else tuple(plan)


def obvious(state: State) -> Move | None:
    """Return the supper that everybody gets, where there is food for all."""
    return FEED if state.stage == "supper" and FEED in moves(state) else None

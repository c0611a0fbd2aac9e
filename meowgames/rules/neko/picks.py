"""What an animal in use has touched so far, as its marks say or, at a table put up by hand, as is asked."""

from __future__ import annotations

from ..standing import Answers, need
from .animals import seen
from .marks import Marks
from .moves import givers, usable
from .state import State
from .tiles import TAKEN, filled


def picked(state: State, said: Marks) -> State:
    """Return the state in which the animal in use has touched the tiles that are marked."""
    rows, power = state.rows, state.power
    spots = [f"pick{seat}.{slot},0" for seat, slot in said.picked]
    good = all(seat < len(rows) and 0 <= slot < len(rows[seat]) and rows[seat][slot] for seat, slot in said.picked)
    need(good, "7.2", *spots)
    slots = {seat: [slot for other, slot in said.picked if other == seat] for seat in range(len(rows))}
    if power == "horse":
        return _horse(state, slots, spots)
    if power == "rabbit":
        return _rabbit(state, slots, said, spots)
    if power == "monkey":
        return _monkey(state, slots, spots)
    return _dragon(state, slots, spots) if power == "dragon" else state


Slots = dict[int, list[int]]  # seat -> the slots of its tiles that are marked


def _horse(state: State, slots: Slots, spots: list[str]) -> State:
    """Look at one's own tiles one after another."""
    own = tuple(slots.pop(state.actor))
    more = not own or state.kobans[state.actor] and len(own) < filled(state.rows[state.actor])
    need(more and not any(slots.values()), "6.11", *spots)
    return state._replace(picks=own)


def _rabbit(state: State, slots: Slots, said: Marks, spots: list[str]) -> State:
    """Take tiles of another seat, let it take as many, and give one back."""
    actor, mine = state.actor, slots.pop(state.actor)
    others = [seat for seat, found in slots.items() if found]
    need(len(others) < 2 and (others or not mine), "6.12", *spots)
    if not others:
        return state
    other, theirs = others[0], slots[others[0]]
    each = min(TAKEN, filled(state.rows[actor]), filled(state.rows[other]))  # 6.13
    need(len(theirs) == each or len(theirs) < each and not mine, "6.12", *spots)
    need(len(mine) < each or len(mine) == each == TAKEN, "6.12", *spots)
    picks = (other, each, *theirs, *mine)
    if len(mine) == each and said.back and said.back[0] == other and said.back[1] in theirs:
        return state._replace(turn=other, picks=(*picks, said.back[1]))
    takes = len(theirs) == each > len(mine)
    return state._replace(turn=other if takes else actor, picks=picks)


def _monkey(state: State, slots: Slots, spots: list[str]) -> State:
    """Look at tiles of another seat."""
    others = [seat for seat, found in slots.items() if found]
    need(len(others) < 2 and state.actor not in others, "6.14", *spots)
    if not others:
        return state
    other, theirs = others[0], slots[others[0]]
    need(len(theirs) <= TAKEN, "6.14", *spots)
    return state._replace(picks=(other, *theirs))


def _dragon(state: State, slots: Slots, spots: list[str]) -> State:
    """Take a tile of each seat in turn; what is shuffled has been taken of all."""
    order = givers(state)
    counts = [len(slots[seat]) for seat in order]
    taken = sum(counts)
    need(counts == [1] * taken + [0] * (len(order) - taken), "6.18", *spots)
    need((taken == len(order)) == (state.stage == "shuffle"), "6.18", *spots)
    return state._replace(picks=tuple(slot for seat in order for slot in slots[seat]))


# ── without marks ──


def asked(state: State, answers: Answers) -> State:
    """Return the state of a table without marks: as if the animal were about to be used, but for what is spent."""
    actor, power, rows = state.actor, state.power, state.rows
    others = [seat for seat, row in enumerate(rows) if seat != actor and any(row)]
    if state.stage == "shuffle":
        order = givers(state)
        picks = tuple(_tiles(state, seat)[0] for seat in order)
        shown = seen(state, [(-1, seat, slot) for seat, slot in zip(order, picks, strict=True)])
        return shown._replace(picks=picks)  # 6.18
    if power == "rabbit":
        turn = seat_of(answers.ask("turn", [f"seat{seat}" for seat in (actor, *others)]))
        if turn != actor:
            each = min(TAKEN, filled(rows[actor]), filled(rows[turn]))
            return state._replace(turn=turn, picks=(turn, each, *_tiles(state, turn)[:each]))  # 6.12
    if power == "monkey" and not usable(state, power):
        other = seat_of(answers.ask("whom", [f"seat{seat}" for seat in others]))
        slot = _tiles(state, other)[0]
        return seen(state, [(actor, other, slot)])._replace(picks=(other, slot))  # 6.14: it has been paid
    return state


def _tiles(state: State, seat: int) -> list[int]:
    """Return the slots in which a seat has tiles."""
    return [slot for slot, tile in enumerate(state.rows[seat]) if tile]


def seat_of(name: str) -> int:
    """Return the seat that an answer names."""
    return int(name.removeprefix("seat"))

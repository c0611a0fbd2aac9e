"""Acts: those that need no target, for menus, and any at random, for monkeys. What can be done says `accepts` alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from .. import Move
from ..kit import pick
from .reasons import accepts, forbids
from .state import Piece, State
from .things import BOX, HIGH, WIDE, Thing, art, drawn_spots, lattices, point, things, zone
from .words import AND, SEAT, spelt

TRIES = 40


def moves(state: State) -> list[Move]:
    """Return every act that needs no target: on each top piece and each whole pile, and handing the table on."""
    if state.wait:
        return []
    found: list[Move] = [(f"{SEAT}:{seat}",) for seat in range(state.table.seats)]
    for spot, lying in state.places:
        top, pile = spot, f"{spot}~0+"
        found += [(top, verb) for verb in ("flip", "roll", "peek", "show:all", "turn:1", "count:+1", "count:-1", "box")]
        found += [(top, f"side:{side}") for side in things(state.table.level)[art(lying[-1].face)].sides]
        found += [(pile, verb) for verb in ("flip", "mix", "peek", "deal:1", "box") if len(lying) > 1]
    return [move for move in found if accepts(state, move)] or [(state.places[-1][0], "turn:1")]


def any_act(state: State, rng: Random) -> Move:
    """Return an act at random: every verb and every kind of place has its turn."""
    for _ in range(TRIES):
        move = pick(WAYS, rng)(state, rng)
        if move and accepts(state, move):
            return move
    return pick(moves(state), rng)


def _number(most: int, rng: Random) -> int:
    return int(rng.random() * (most + 1))


def _pile(state: State, rng: Random, many: bool = False) -> tuple[str, tuple[Piece, ...]]:
    """Return a place on which something lies: as often in the box as outside, rather one with many pieces if asked."""
    inside = rng.random() < 0.35
    found = [one for one in state.places if one[0].startswith(f"{BOX}:") == inside and (not many or len(one[1]) > 1)]
    return pick(found or state.places, rng)


def _what(state: State, rng: Random) -> str:
    """Return the word for one or some pieces anywhere."""
    spot, lying = _pile(state, rng)
    return pick((spot, f"{spot}~{_number(len(lying) - 1, rng)}", f"{spot}~{_number(len(lying) - 1, rng)}+",
                 f"{spot}~0+"), rng)  # fmt: skip


def _target(state: State, rng: Random) -> str:
    """Return where a hand may lay something: a spot, an offset, a point, a pile, a hand, the box."""
    level, seats = state.table.level, state.table.seats
    kind, spots, grids = rng.random(), drawn_spots(level, seats), lattices(level, seats)
    if kind < 0.2 and spots:
        spot = pick(spots, rng)
    elif kind < 0.35 and grids:
        spot = f"{pick(grids, rng)}.{_number(9, rng)},{_number(6, rng)}"
    elif kind < 0.6:
        spot = point(_number(2 * WIDE, rng) - WIDE, _number(2 * HIGH, rng) - HIGH)
    elif kind < 0.75:
        spot = f"hand{_number(seats - 1, rng)}"
    elif kind < 0.85:
        return BOX
    else:
        spot = _pile(state, rng)[0]
    lying = dict(state.places).get(spot, ())
    return spot if rng.random() < 0.7 or not lying else f"{spot}~{_number(len(lying), rng)}"


def _go(state: State, rng: Random) -> Move:
    """Take one thing somewhere, sometimes several, sometimes turned."""
    whats = [_what(state, rng) for _ in range(1 + (rng.random() < 0.2) * 2)]
    turn = [f"@{_number(5, rng)}{'m' * (rng.random() < 0.2)}"] * (rng.random() < 0.2)
    return (*whats, *turn, _target(state, rng))


def _several(state: State, rng: Random) -> Move:
    """Take things to several places in one act."""
    return (*_go(state, rng), AND, *_go(state, rng))


def _mix(state: State, rng: Random) -> Move:
    spot, lying = _pile(state, rng, many=True)
    return (f"{spot}~{_number(len(lying) - 1, rng) if rng.random() < 0.3 else 0}+", "mix")


def _deal(state: State, rng: Random) -> Move:
    spot, _ = _pile(state, rng, many=True)
    return (f"{spot}~0+", f"deal:{1 + _number(2, rng)}")


def _spread(state: State, rng: Random) -> Move:
    spot, lying = _pile(state, rng, many=True)
    first = max(0, len(lying) - 2 - _number(6, rng))
    x, y = _number(80, rng) - 60, _number(60, rng) - 30
    return (f"{spot}~{first}+", f"spread:{x},{y},{1 + _number(5, rng)},{_number(2, rng)}")


def _points(state: State) -> list[tuple[str, tuple[Piece, ...]]]:
    return [one for one in state.places if one[0].startswith("table.")]


def _by(state: State, rng: Random) -> Move:
    found = _points(state)
    if not found:
        return ()
    whats = {pick(found, rng)[0] for _ in range(1 + _number(2, rng))}
    return (*[f"{what}~0+" for what in sorted(whats)], f"by:{_number(20, rng) - 10},{_number(20, rng) - 10}")


def _open(state: State, rng: Random, good: Callable[[Thing], object]) -> Sequence[str]:
    """Return words for pieces that lie open and are of some sort, () if there are none."""
    level, known = state.table.level, things(state.table.level)
    found = [
        f"{spot}~{index}" for spot, lying in state.places for index, piece in enumerate(lying)
        if not piece.down and good(known[art(piece.face)]) and zone(level, spot, state.table.seats)
    ]  # fmt: skip
    return [pick(found, rng)] if found else ()


def _roll(state: State, rng: Random) -> Move:
    return (*_open(state, rng, lambda thing: thing.rolls), "roll")


def _side(state: State, rng: Random) -> Move:
    found = _open(state, rng, lambda thing: thing.sides)
    if not found:
        return ()
    spot, _, index = found[0].partition("~")
    sides = things(state.table.level)[art(dict(state.places)[spot][int(index)].face)].sides
    return (*found, f"side:{pick(sides, rng)}")


def _count(state: State, rng: Random) -> Move:
    return (*_open(state, rng, lambda thing: thing.counter), f"count:{pick(('+', '-', ''), rng)}{_number(30, rng)}")


def _write(state: State, rng: Random) -> Move:
    return (*_open(state, rng, lambda thing: thing.note), f"write:{spelt(pick(('', '12', 'Léa 7', 'x' * 30), rng))}")


def _verb(state: State, rng: Random) -> Move:
    """Turn over, turn, look at or show something."""
    seats = state.table.seats
    word = pick(("flip", "peek", "peek", f"turn:{1 + _number(4, rng)}", f"@{_number(3, rng)}", "show:all",
                 f"show:{_number(seats - 1, rng)}"), rng)  # fmt: skip
    return (_what(state, rng), word)


def _seat(state: State, rng: Random) -> Move:
    return (f"{SEAT}:{_number(state.table.seats - 1, rng)}",)


WAYS: tuple[Callable[[State, Random], Move], ...] = (
    *(_go,) * 8, _several, _mix, _mix, _deal, _spread, _by, _roll, _side, _count, _write, *(_verb,) * 4, _seat
)  # fmt: skip

__all__ = ["any_act", "forbids", "moves"]

"""Acts: those that need no target, for menus, and any at random, for monkeys. What can be done says `accepts` alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from .. import Level, Move
from ..kit import pick
from . import boards
from .moving import zone_of
from .reasons import VERBS as FORBIDS
from .reasons import accepts
from .state import Piece, Place, State, everybody
from .things import BAG, BOX, HIGH, POINT, WIDE, art, drawn_spots, lattices, point, things, zone
from .words import AND, BOARD, SEAT, What, spelt

TRIES = 40
OFFSET = "offset"  # a place beside a drawn spot: on a lattice, on a board of squares


def moves(state: State) -> list[Move]:
    """Return every act that needs no target: on each top piece and each whole pile, and handing the table on."""
    if state.wait:
        return []
    found: list[Move] = [(f"{SEAT}:{seat}",) for seat in range(state.table.seats) if seat != state.actor]
    found += [(f"{BOARD}:{spot}",) for spot in boards.lying(state)]
    known, boxes = things(state.table.level), f"{BOX}:"
    for spot, lying in state.places:
        thing, size, pile = known[art(lying[-1].face)], len(lying), f"{spot}~0+"
        verbs = ["flip", "peek", "show:all", "turn:1", *["roll"] * thing.rolls]
        verbs += [*(f"side:{side}" for side in thing.sides), *["count:+1", "count:-1"] * thing.counter]
        top, whole = (What(spot, size - 1, size),), (What(spot, 0, size),)
        found += [(spot, verb) for verb in verbs if _can(state, top, verb)]
        if size > 1:
            found += [(pile, verb) for verb in ("flip", "mix", "peek", "deal:1") if _can(state, whole, verb)]
        if not spot.startswith(boxes):
            found += [(spot, BOX), (pile, BOX)][: 1 + (size > 1)]
    return found


def _can(state: State, whats: tuple[What, ...], said: str) -> bool:
    """Tell whether this can be done with pieces that are there."""
    verb, _, value = said.partition(":")
    return FORBIDS[verb](state, whats, value) is None


def any_act(state: State, rng: Random) -> Move:
    """Return an act at random: every verb and every kind of place has its turn."""
    for _ in range(TRIES):
        move = pick(WAYS, rng)(state, rng)
        if move and accepts(state, move):
            return move
    return pick(moves(state), rng)


def _number(most: int, rng: Random) -> int:
    return int(rng.random() * (most + 1))


@cache
def _sort(level: Level, spot: str, seats: int) -> str:
    """Return of what sort a place is: in the box, a point, an offset, else who sees what lies there."""
    base, dot, _ = spot.partition(".")
    if base.startswith(f"{BOX}:"):
        return BOX
    there = zone(level, spot, seats)
    return base if base == POINT else OFFSET if dot or not there else there.kind


def _pile(state: State, rng: Random, many: bool = False) -> Place:
    """Return a place on which something lies: each sort of place as often, one with many pieces if asked."""
    found: dict[str, list[Place]] = {}
    level, seats = state.table.level, state.table.seats
    for place in state.places:
        if not many or len(place[1]) > 1:
            found.setdefault(_sort(level, place[0], seats), []).append(place)
    return pick(pick([*found.values()] or [state.places], rng), rng)


def _what(state: State, rng: Random) -> str:
    """Return the word for one or some pieces anywhere."""
    spot, lying = _pile(state, rng)
    return pick((spot, f"{spot}~{_number(len(lying) - 1, rng)}", f"{spot}~{_number(len(lying) - 1, rng)}+",
                 f"{spot}~0+"), rng)  # fmt: skip


def _spots(state: State) -> dict[str, list[str]]:
    """Return the drawn spots by who sees what lies there."""
    found: dict[str, list[str]] = {}
    for spot in drawn_spots(state.table.level, state.table.seats):
        found.setdefault(_sort(state.table.level, spot, state.table.seats), []).append(spot)
    return found


def _target(state: State, rng: Random) -> str:
    """Return where a hand may lay something: a spot of any sort, an offset, a point, a pile, the box."""
    spots, grids = _spots(state), lattices(state.table.level, state.table.seats)
    kind = pick((*spots, *(OFFSET,) * 2 * bool(grids), POINT, POINT, BOX, ""), rng)
    if kind == BOX:
        return BOX
    if kind == POINT:
        spot = point(_number(2 * WIDE, rng) - WIDE, _number(2 * HIGH, rng) - HIGH)
    elif kind == OFFSET:
        spot = f"{pick(grids, rng)}.{_number(9, rng)},{_number(6, rng)}"
    else:
        spot = pick(spots[kind], rng) if kind else _pile(state, rng)[0]
    lying = dict(state.places).get(spot, ())
    return spot if rng.random() < 0.7 or not lying else f"{spot}~{_number(len(lying), rng)}"


def _go(state: State, rng: Random) -> Move:
    """Take one thing somewhere, sometimes several, sometimes turned."""
    whats = [_what(state, rng) for _ in range(1 + (rng.random() < 0.2) * 2)]
    turn = [f"@{_number(5, rng)}{'m' * (rng.random() < 0.2)}{pick(('', 'u', 'd'), rng)}"] * (rng.random() < 0.3)
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


def _by(state: State, rng: Random) -> Move:
    found = [spot for spot, _ in state.places if spot.startswith(f"{POINT}.")]
    if not found:
        return ()
    whats = {pick(found, rng) for _ in range(1 + _number(2, rng))}
    return (*[f"{what}~0+" for what in sorted(whats)], f"by:{_number(20, rng) - 10},{_number(20, rng) - 10}")


def _one(state: State, rng: Random, good: Callable[[Piece], object]) -> Move:
    """Return the word for a piece that is good for something, () if there is none; in a bag none is."""
    found = [
        f"{spot}~{index}" for spot, lying in state.places if zone_of(state, spot).kind != BAG
        for index, piece in enumerate(lying) if good(piece)
    ]  # fmt: skip
    return (pick(found, rng),) if found else ()


def _open(state: State, rng: Random, kind: str) -> Move:
    """Return the word for a piece that lies open and of whose sort something is said."""
    known = things(state.table.level)
    return _one(state, rng, lambda piece: not piece.down and getattr(known[art(piece.face)], kind))


def _peek(state: State, rng: Random) -> Move:
    """Look at what one does not know."""
    return (*_one(state, rng, lambda piece: not piece.known >> state.actor & 1), "peek")


def _show(state: State, rng: Random) -> Move:
    """Show what one knows and not all do."""
    whole, to = everybody(state), pick(("all", *map(str, range(state.table.seats))), rng)
    return (*_one(state, rng, lambda piece: piece.known >> state.actor & 1 and piece.known != whole), f"show:{to}")


def _roll(state: State, rng: Random) -> Move:
    return (*_open(state, rng, "rolls"), "roll")


def _side(state: State, rng: Random) -> Move:
    found = _open(state, rng, "sides")
    if not found:
        return ()
    spot, _, index = found[0].partition("~")
    sides = things(state.table.level)[art(dict(state.places)[spot][int(index)].face)].sides
    return (*found, f"side:{pick(sides, rng)}")


def _count(state: State, rng: Random) -> Move:
    return (*_open(state, rng, "counter"), f"count:{pick(('+', '-', ''), rng)}{_number(30, rng)}")


def _write(state: State, rng: Random) -> Move:
    return (*_open(state, rng, "note"), f"write:{spelt(pick(('', '12', 'Léa 7', 'x' * 30), rng))}")


def _turn(state: State, rng: Random) -> Move:
    """Turn something over or round."""
    return (_what(state, rng), pick(("flip", f"turn:{1 + _number(4, rng)}", f"@{_number(3, rng)}"), rng))


def _seat(state: State, rng: Random) -> Move:
    return (f"{SEAT}:{_number(state.table.seats - 1, rng)}",)


WAYS: tuple[Callable[[State, Random], Move], ...] = (
    *(_go,) * 8, _several, _mix, _deal, _spread, _by, _roll, _side, _count, _write, *(_turn,) * 3, _peek, _show, _seat
)  # fmt: skip

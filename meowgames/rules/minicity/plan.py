"""Planning a turn: what a card brings together with the cards after it, and the win that cannot fail.

The win is found by a depth-first search that an upper bound cuts short, as in branch and bound; what the rest of a
turn brings, by one that tries the most promising moves only (forward pruning).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from heapq import nlargest
from typing import NamedTuple

from .. import Level, Move
from .city import city
from .flow import play, room_for, run
from .friends import ends, legs
from .goods import ANTS, BITS, CARDS, DIGIT, FEW, GAINS, UNIT, kinds, total
from .moves import moves
from .state import Pack, State, done, left, limit

HEART = 0.1  # what a friendship point is worth in blocks
LATER = 0.8  # what a block of a later card is worth beside one unloaded at once

Runs = dict[str, list[int]]  # open square -> the run each colour would make on it


def bare(state: State) -> State:
    """Return the state without the cards that are hidden, so that all guesses at them share one entry of a cache."""
    seat, pack = state.now.seat, state.pack
    hands = tuple([hand if other == seat else 0 for other, hand in enumerate(state.hands)])
    return state._replace(hands=hands, pack=Pack(0, "", pack.open, pack.seen))


@lru_cache(maxsize=4096)
def larder(level: Level, crate: int, free: tuple[int, ...], hearts: bool) -> tuple[float, ...]:
    """Return how many blocks of a crate each chamber takes, or what its points are worth where it takes none."""
    have = [crate >> BITS * kind & DIGIT for kind in range(len(GAINS))]
    return tuple(
        [
            min(have[food], room) or (HEART * GAINS[food] if hearts and room else 0)
            for food, room in zip(city(level).food, free)
        ]
    )


def values(state: State) -> tuple[float, ...]:
    """Return what stopping in each chamber is worth in blocks for the seat whose turn it is."""
    table = state.table
    return larder(table.level, state.crates[state.now.seat], state.free, table.friends)


def prospect(state: State, ant: int, start: int, far: int, gap: int = -1) -> float:
    """Return the best an ant could do from a chamber in so many steps; a gap is a chamber that counts as free."""
    near, ants, worths = city(state.table.level).near[start], state.ants, values(state)
    shut = -1 if state.table.back else state.now.began[ant]  # 6.6
    return max(
        [
            worths[to]
            for to in near[min(far, len(near) - 1)]
            if worths[to] and to != shut and (to not in ants or to == gap)
        ],
        default=0.0,
    )


def runs(state: State) -> Runs:
    """Return for each open square the run each colour would make on it; none when no card may be laid."""
    if state.now.played >= limit(state):
        return {}
    return {
        square: [run(row, bool(last), colour) for colour in range(len(CARDS))]
        for (_, row), pair in zip(state.roads, ends(state))
        for last, square in enumerate(pair)
    }


def longest(state: State) -> list[int]:
    """Return the longest run each colour could make now."""
    return [max(column) for column in zip(*runs(state).values())] or [0] * len(ANTS)


def pays(state: State) -> bool:
    """Tell whether a card in hand could unload a block at once."""
    far, extra, hand = longest(state), legs(state), kinds(state.hands[state.turn])
    return any(far[ant] and prospect(state, ant, state.ants[ant], far[ant] + extra) >= 1 for ant in hand)


def lays(state: State) -> list[tuple[float, int, Move]]:
    """Return every way to lay a card: what it and the cards after it may unload, its run, the move."""
    known, extra, hand = runs(state), legs(state), state.hands[state.turn]
    more, memo = limit(state) - state.now.played - 1, {}

    def hope(ant: int, far: int, gap: int = -1) -> float:
        key = ant, far, gap
        if key not in memo:
            memo[key] = prospect(state, ant, state.ants[ant], far + extra, gap)
        return memo[key]

    def promise(colour: int, square: str) -> float:
        now = hope(colour, known[square][colour])
        if not more:
            return now
        rest = kinds(hand - UNIT[colour])
        later = [_later(known, colour, square, other, state.ants[colour], hope) for other in rest]
        return now + LATER * sum(nlargest(more, later))

    return [
        (promise(colour, square), far[colour], (CARDS[colour], square))
        for square, far in known.items()
        for colour in kinds(hand)
    ]


def _later(known: Runs, colour: int, square: str, other: int, gap: int, hope: Callable) -> float:
    """Return what another card may bring once this one lies there; the chamber its ant left counts as free."""
    first = known[square][colour]
    beside = first + 1 if other == colour else 1
    far = max([beside] + [row[other] for at, row in known.items() if at != square])
    if other != colour:
        return hope(other, far, gap)
    whole = hope(colour, first + far)  # the same ant goes on from where the first card took it
    return whole if whole > hope(colour, first) else whole / 2


def walks(state: State) -> list[tuple[float, float, Move]]:
    """Return every chamber the ant can stop in: what it brings, what its next card could bring from there."""
    hill, ant, now = city(state.table.level), state.card.ant, state.now
    again = now.played + 1 < limit(state) and state.hands[now.seat] >> BITS * ant & DIGIT
    found = []
    for move in moves(state):
        to = hill.number.get(move[0], -1)
        if to >= 0:
            gain = room_for(state, ant, to) or (values(state)[to] if state.table.friends else 0)
            found.append((gain, prospect(state, ant, to, state.card.run + 1) if again else 0, move))
    return found


# ── a win that is on the table ──


@lru_cache(maxsize=1 << 14)
def win(state: State) -> Move | None:
    """Return the first move of a line that wins in this turn whatever chance does, from a bare state."""
    if not _close(state):
        return None
    seat = state.now.seat
    for move in _tries(state):
        after = play(state, move)
        if done(after, seat) or after.turn == seat and win(after):
            return move
    return None


def _tries(state: State) -> list[Move]:
    """Return the moves a win may begin with, those that unload most first."""
    if state.stage == "unload":
        return moves(state)[:1]
    if state.stage == "card":
        return [move for *_, move in sorted(lays(state), reverse=True)]
    return [move for *_, move in sorted(walks(state), reverse=True)] + [("stay",)]


def _close(state: State) -> bool:
    """Tell whether the cards left could at the very most unload what is missing for a win."""
    seat, stage, quick = state.now.seat, state.stage, state.table.quick
    if stage not in ("card", "walk", "unload"):
        return False
    missing, crate = needed(state), state.crates[seat]
    cards = min(limit(state) - state.now.played, total(state.hands[seat]) + (stage != "card"))
    if missing > total(crate):
        return False
    most = _most(state, cards)
    if missing > sum(nlargest(cards, [max(rooms) for rooms in most])):
        return False
    if quick == "five":
        return True
    best = [max(column) for column in zip(*most)]
    stops = [-(-(crate >> BITS * kind & DIGIT) // (best[kind] or 0.1)) for kind in range(len(GAINS))]
    return sum(stops) - (max(stops) if quick == "colour" else 0) <= cards


def needed(state: State) -> int:
    """Return how many blocks the seat whose turn it is must still unload to win."""
    seat, quick = state.now.seat, state.table.quick
    if quick == "five":
        return left(state, seat) - FEW  # 9.3
    blocks = state.crates[seat] + state.stocks[seat]
    spare = max(blocks >> BITS * kind & DIGIT for kind in range(len(GAINS))) if quick == "colour" else 0
    return left(state, seat) - spare  # 7.1, 9.2


def _most(state: State, cards: int) -> list[list[int]]:
    """Return an upper bound for each card left: the most of each food its ant could unload if every card moved it."""
    hand, found = state.hands[state.now.seat], []
    for ant in range(len(ANTS)):
        count, steps = min(hand >> BITS * ant & DIGIT, cards), legs(state)
        if count:
            far = max([run(row, last, ant) for _, row in state.roads for last in (False, True)])
            steps += count * far + count * (count - 1) // 2
        if ant == state.card.ant:
            count, steps = count + 1, steps + state.card.run * (state.stage == "walk")
        if count:
            found += [_fullest(state, ant, steps, cards == 1 and state.stage != "unload")] * count
    return found


def _fullest(state: State, ant: int, steps: int, last: bool) -> list[int]:
    """Return the most an ant could unload of each food; before the last card, chambers that are taken may get free."""
    hill, start, ants, found = city(state.table.level), state.ants[ant], state.ants, [0] * len(GAINS)
    near = hill.near[start]
    for to in near[min(steps, len(near) - 1)] if last else (start, *near[min(steps, len(near) - 1)]):
        if not last or to not in ants:
            food = hill.food[to]
            found[food] = max(found[food], room_for(state, ant, to))
    return found


# ── what the rest of a turn brings ──


class Landing(NamedTuple):
    """One stop of an ant in a plan."""

    ant: int
    chamber: int
    blocks: int


def harvest(state: State) -> tuple[Landing, ...]:
    """Return the stops of the rest of a turn that unloads most, as far as a quick look at a bare state finds it."""
    if state.turn != state.now.seat or state.stage not in ("card", "walk"):
        return ()
    laying = state.stage == "card"
    tries = nlargest(3, lays(state)) if laying else nlargest(2, walks(state))
    found = [harvest(play(state, move)) if laying else _stopped(state, move) for *_, move in tries]
    return max(found, key=crop, default=())


def crop(stops: tuple[Landing, ...]) -> int:
    """Return how many blocks all stops of a plan unload."""
    return sum([stop.blocks for stop in stops])


def _stopped(state: State, move: Move) -> tuple[Landing, ...]:
    """Return the stop in this chamber, all unloaded that fits, and those after it."""
    ant, chamber = state.card.ant, city(state.table.level).number[move[0]]
    stop, after = Landing(ant, chamber, room_for(state, ant, chamber)), play(state, move)
    if after.turn == state.turn and after.stage == "unload":
        after = play(after, moves(after)[0])
    return (stop, *harvest(after))

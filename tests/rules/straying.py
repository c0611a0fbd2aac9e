"""Drags that mean nothing at a refereed table: any piece to any place; and what the referee makes of them."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from meowgames.play import referee
from meowgames.play.referee import delta
from meowgames.rules import BACK, Move, Picture, Plan, Rules, find, free
from meowgames.rules.free import watching
from meowgames.rules.free.fate import names_of
from meowgames.rules.free.standing import TOY
from meowgames.rules.free.state import State
from meowgames.rules.free.things import BAG, BOX, art, drawn_spots, point, words_of, zone

WIDE, HIGH = 90, 50  # how far from the middle of the table a piece is thrown
TRIES = 40  # until a drag changes what the game sees
ELSEWHERE = ("turn", "deck-")  # places of the house


class Stray(NamedTuple):
    """A drag: from where, what, to where, and the table after it."""

    source: str
    face: str
    target: str
    after: State
    words: Move


def rules_of(table: State) -> Rules:
    """The game that is played there."""
    return find(table.table.level.name.removeprefix("free-"))


def stray(table: State, rng: Random) -> Stray | None:
    """Carry any piece of the game to any place, so that the game sees it; None where no such drag was found."""
    before, lying = watching.pieces(table), dict(table.places)
    sources = [spot for spot in lying if not spot.startswith((BOX, "turn")) and not is_bag(table, spot)]
    for _ in range(TRIES):
        source = rng.choice(sources)
        at = rng.randrange(len(lying[source]))
        piece, target = lying[source][at], any_place(table, rng)
        move: Move = (f"{source}~{at}", target)
        if piece.face.startswith(TOY) or not free.accepts(table, move):
            continue
        after = free.play(table, move)
        if watching.pieces(after) != before:
            return Stray(source, piece.face, target, after, move)
    return None


def is_bag(table: State, spot: str) -> bool:
    """Whether nobody sees into a place, so that chance draws from it."""
    there = zone(table.table.level, spot, table.table.seats)
    return there is not None and there.kind == BAG


def any_place(table: State, rng: Random) -> str:
    """Any place of the game, of any seat, a point of the table, the box."""
    level, seats = table.table.level, table.table.seats
    kind = rng.random()
    if kind < 0.08:
        return BOX
    if kind < 0.2:
        return point(rng.randint(-WIDE, WIDE), rng.randint(-HIGH, HIGH))
    spot = rng.choice([spot for spot, _ in table.places if not spot.startswith(BOX)])
    if kind > 0.5:
        spot = rng.choice([one for one in drawn_spots(level, seats) if not one.startswith("turn")])
    base = spot.partition(".")[0]
    if (words_of(level, base) or {}).get("kind") in ("lattice", "cells"):
        return f"{base}.{rng.randrange(9)},{rng.randrange(7)}"
    return spot


def is_legal(table: State, drag: Stray) -> bool:
    """Whether some legal move shows exactly that on its way."""
    rules, (thread,) = rules_of(table), table.watch.thread
    before = watching.wanted(table, thread)
    done = delta(before, watching.pieces(drag.after))
    return any(delta(before, watching.wanted(table, way)) == done for way in ways(rules, thread, drag.face))


def ways(rules: Rules, thread: object, face: str) -> Iterator[object]:
    """What every legal move shows, and every way to lay this piece where it is taken first."""
    for move in rules.moves(thread):
        if move == BACK:
            continue
        after = rules.play(thread, move)
        yield from (*rules.steps(thread, move), after)
        if art(face) in map(art, move) and rules.turn(after) == rules.turn(thread) and BACK in rules.moves(after):
            for laid in rules.moves(after):
                if laid != BACK:
                    yield rules.play(after, laid)


def shows(table: State, drag: Stray, plan: Plan) -> bool:
    """Whether these moves take such a piece from where it was dragged, and lay it where it was dropped."""
    rules, (thread,) = rules_of(table), table.watch.thread
    before, now = watching.wanted(table, thread), watching.pieces(drag.after)
    done = {spot: counts(before, now, spot) for spot in {*before, *now} if before.get(spot) != now.get(spot)}
    pictures = []
    for move in plan:
        pictures = [watching.wanted(table, way) for way in (*rules.steps(thread, move), rules.play(thread, move))]
        thread = rules.play(thread, move)
    return any(all(within(change, counts(before, after, spot)) for spot, change in done.items()) for after in pictures)


def counts(before: Picture, after: Picture, spot: str) -> dict[str, int]:
    """By how many of each art a place grew; a heap by the number on it."""
    found: dict[str, int] = {}
    for sign, faces in ((-1, before.get(spot, ())), (1, after.get(spot, ()))):
        for face in faces:
            name, number = names_of(face)[-1], face.partition(":")[2]
            found[name.partition(":")[0]] = found.get(name.partition(":")[0], 0) + sign * (
                int(number) if number.isdecimal() else 1
            )
    return {name: count for name, count in found.items() if count}


def within(change: dict[str, int], whole: dict[str, int]) -> bool:
    """Whether a change is a part of another."""
    return all(0 < count <= whole.get(name, 0) or whole.get(name, 0) <= count < 0 for name, count in change.items())


def judged(table: State, drag: Stray) -> referee.Verdict:
    """What the referee makes of it; a nod or question must be about what was dragged, a clause must exist."""
    found = referee.judge(drag.after)
    for plan in (*found.plans, *([found.plan] if found.plan else [])):
        assert shows(table, drag, plan), f"{drag[:3]} is taken for {plan}"
    return found

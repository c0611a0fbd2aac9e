"""Moves of a game made at a refereed free table as a hand makes them: one piece dragged, or a word said."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from cases import Case

from meowgames.play import referee
from meowgames.play.level import read_level
from meowgames.rules import BACK, CHANCE, Move, find, free
from meowgames.rules.free import watching
from meowgames.rules.free.laying import aside
from meowgames.rules.free.paw import laid_out
from meowgames.rules.free.state import PAW, State, Watch
from meowgames.rules.free.things import BOX, art, boxed, zone

MANY = 99  # pieces that chance moves at once
MOST = 6  # drags of one move, before it must be nodded at
Slide = tuple[str, int, str, str]  # from where, which of the pieces there, how it is turned, to where


def refereed(case: Case, state: Any, rng: Random, luck: str = PAW) -> State:
    """A free table on which a game lies as in this state, with a strict referee who follows it."""
    empty = free.start(read_level(f"free-{case.game}"), case.seats, **dict(case.options))
    table = free.play(empty, aside(empty.table, state, rng))
    turn = find(case.game).turn(state)
    return table._replace(watch=Watch("strict", (state,), (), luck), actor=max(0, turn))


def slides(table: State, plan: tuple[Move, ...]) -> list[Slide]:
    """Every drag of one piece that is a part of what these moves do: those they name come first."""
    rules = find(table.table.level.name.removeprefix("free-"))
    (thread,) = table.watch.thread
    named, found = {word for move in plan for word in move}, list[tuple[int, Slide]]()
    for move in plan:
        ways = [*rules.steps(thread, move), rules.play(thread, move)]
        thread = rules.play(thread, move)
    for way in ways:
        for slide, names in _moved(table, laid_out(table, way), named):
            apart = slide[0].partition(".")[0] != slide[3].partition(".")[0]
            found.append((-len(named & names) - (slide[0] in named) - apart, slide))
        if found:
            break
    return [slide for _, slide in sorted(found, key=lambda one: one[0])]


def _moved(table: State, after: State, named: set[str]) -> Iterator[tuple[Slide, set[str]]]:
    """Yield each piece that lies elsewhere on another table, or otherwise where it lies."""
    before, now = dict(table.places), dict(after.places)
    left, came = list[tuple[str, int, Any]](), list[tuple[str, Any]]()
    for spot in {*before, *now}:
        rest = [(piece.face, piece.turn) for piece in now.get(spot, ())]
        for at, piece in enumerate(before.get(spot, ())):
            if (piece.face, piece.turn) in rest:
                rest.remove((piece.face, piece.turn))
            else:
                left.append((spot, at, piece))
        came += [(spot, face) for face in rest]
    for spot, (face, turn) in sorted(came, key=lambda one: (one[0].startswith("row"), one)):
        level = table.table.level
        same = [one for one in left if boxed(level, one[2].face) == boxed(level, face)]
        same.sort(key=lambda one: (one[0] not in named, one[0].startswith(BOX)))
        if same and same[0][0] == spot and face.partition(":")[0] == same[0][2].face.partition(":")[0] != face:
            source, at, piece = same[0]
            left.remove(same[0])
            yield (source, at, f"count:{face.partition(':')[2]}", spot), {source, face, face.partition(":")[0]}
        elif same and same[0][0] == spot and art(face) != art(same[0][2].face):
            source, at, piece = same[0]
            left.remove(same[0])
            yield (source, at, f"side:{face}", spot), {source, face}
        elif same and not spot.startswith(BOX) and zone(table.table.level, spot, table.table.seats):
            source, at, piece = same[0]
            left.remove(same[0])
            bare = face.partition(":")[0]
            base = spot.partition(".")[0]
            yield (source, at, turn, spot), {source, spot, face, bare, f"@{turn or 0}", base, chamber(base)}
    for source, at, piece in left:
        if not source.startswith(BOX):
            yield (source, at, "", BOX), {source, piece.face}


def moved(table: State, after: object) -> list[Slide]:
    """Every drag that brings a table nearer to a state of its game."""
    return [slide for slide, _ in _moved(table, laid_out(table, after), set())]


def chamber(spot: str) -> str:
    """The name by which a move calls the place of an ant; other places are called as they are."""
    return spot.replace("zone", "chamber")


def fated(table: State, rng: Random) -> State:
    """The table once somebody has drawn for chance by hand: every piece it brings is carried where it belongs."""
    rules = find(table.table.level.name.removeprefix("free-"))
    (thread,) = table.watch.thread
    after = rules.play(thread, rules.chance(thread, rng))
    for _ in range(MANY):
        found = referee.judge(table)
        if found.kind == referee.FATE:
            break
        assert found == referee.Verdict(referee.STILL), f"{found} before all is drawn"
        todo = moved(table, after)
        if not todo:  # a die may show the same side once more
            break
        table = drop(table, todo[0])
    assert free.why_not(table, ("fate:hand",)) is None
    return in_step(free.play(table, ("fate:hand",)))


def words(table: State, slide: Slide) -> Move:
    """A drag as the words of a hand."""
    source, at, turn, spot = slide
    piece = dict(table.places)[source][at]
    word = f"{source}~{at}"
    if turn.startswith(("count:", "side:")):
        return (word, turn)
    if spot == BOX:
        return (word, BOX)
    return (word, f"@{turn or 0}") if source == spot else (word, *[f"@{turn or 0}"] * (piece.turn != turn), spot)


def drop(table: State, slide: Slide) -> State:
    """The table after a drag."""
    table = free.play(table, words(table, slide))
    if table.wait:  # out of a bag comes the very piece that was wanted
        table = free.play(table, ("draw", str(slide[1])))
    return table


def plan_of(table: State, rng: Random) -> tuple[Move, ...]:
    """What a player does next: a random move, with the laying of what it takes."""
    rules = find(table.table.level.name.removeprefix("free-"))
    (thread,) = table.watch.thread
    move = rules.sample(thread, rng)
    while move == BACK:
        move = rules.sample(thread, rng)
    after = rules.play(thread, move)
    if rules.turn(after) == rules.turn(thread) and BACK in rules.moves(after):
        laid = [one for one in rules.moves(after) if one != BACK]
        return (move, laid[int(rng.random() * len(laid))])
    return (move,)


def does(table: State, one: tuple[Move, ...], other: tuple[Move, ...]) -> bool:
    """Whether two plans lead to the same state of the game."""
    rules = find(table.table.level.name.removeprefix("free-"))
    ends = []
    for plan in (one, other):
        (thread,) = table.watch.thread
        for move in plan:
            thread = rules.play(thread, move)
        ends.append(thread)
    return ends[0] == ends[1]


def tells(plan: tuple[Move, ...], slide: Slide) -> bool:
    """Whether a drag touches what these moves name; else it may be a part of others too."""
    source, _, turn, spot = slide
    named = {word for move in plan for word in move}
    return bool(named & {source, spot, chamber(spot), f"@{turn}", source.partition(".")[0], spot.partition(".")[0]})


def made(table: State, plan: tuple[Move, ...], notes: Counter[str]) -> State:
    """The table once a hand has made these moves: said, or slid piece by piece until the referee nods or asks."""
    if len(plan) == 1 and plan[0] in referee.said(table):
        notes["said"] += 1
        return nodded(table, plan, "say")
    now = table
    for _ in range(MOST):
        todo = slides(now, plan)
        assert todo, f"{plan} can neither be slid nor said"
        now = drop(now, todo[0])
        found = referee.judge(now)
        notes[found.kind] += 1
        if found.kind == referee.NOD:
            good = does(table, found.plan, plan) or not tells(plan, todo[0])
            assert good, f"{todo[0]} is taken for {found.plan}, it was {plan}"
            return nodded(now, found.plan)
        good = any(does(table, one, plan) for one in found.plans)
        assert good, f"{found} at {todo[0]}, it was {plan}"
        if found.kind == referee.ASKS:
            return nodded(now, plan)
    raise AssertionError(f"{plan} is never nodded at")


def nodded(table: State, plan: tuple[Move, ...], verb: str = "nod") -> State:
    """The table once the referee has nodded at these moves; it lies as the game has it."""
    for move in plan:
        assert free.accepts(table, (verb, *move))
        table = free.play(table, (verb, *move))
    return in_step(table)


def in_step(table: State) -> State:
    """A table that lies as the game has it, with its moves known."""
    (thread,) = table.watch.thread
    lies, game = watching.pieces(table), watching.wanted(table, thread)
    odd = {spot: (lies.get(spot), game.get(spot)) for spot in {*lies, *game} if lies.get(spot) != game.get(spot)}
    assert not odd, f"table and game differ: {odd}"
    return table


def lucky(table: State, rng: Random) -> State:
    """The table once chance has drawn all it owes."""
    while table.wait:
        table = free.play(table, free.chance(table, rng))
    return table


__all__ = [
    "CHANCE",
    "does",
    "drop",
    "fated",
    "in_step",
    "lucky",
    "made",
    "moved",
    "nodded",
    "plan_of",
    "refereed",
    "referee",
    "slides",
]

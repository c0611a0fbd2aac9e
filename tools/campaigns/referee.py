"""Refereed free tables: right and wrong drags, house rules, moods, luck by hand or paw, undo, and the way to disk."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import sliding
import straying
from laws import is_same
from sitting import seats

from meowgames import paths
from meowgames.play import referee
from meowgames.play.journal import Journal
from meowgames.play.match import Match, Setup
from meowgames.play.position import recalled
from meowgames.play.sharecode import from_code, to_code
from meowgames.rules import BACK, CHANCE, OVER, Plan, find
from meowgames.rules.free import watching
from meowgames.rules.free.standing import pictured
from meowgames.rules.free.state import OFF, STRICT, WHISPERS

from .games import any_case

PLANS = 60  # of one match
WRONG, HURT, JUMP, MOOD = 0.4, 0.05, 0.1, 0.03  # how often a drag is wrong, is let be, all goes back, the mood changes
OFTEN = 0.2  # how often it is switched off and on then


def matches(rng: Random, home: Path) -> int:  # noqa: ARG001 — every case gets a folder
    """Play a refereed match by right and wrong drags; count those."""
    match, found = refereed(rng), 0
    for _ in range(PLANS):
        if rules_of(match).turn(thread(match)) == OVER:
            break
        found += wrong(match, rng) if rng.random() < WRONG else 0
        found += right(match, rng)
        if rng.random() < MOOD:
            match.play((f"referee:{WHISPERS if match.state.watch.mood == STRICT else STRICT}",))
        if rng.random() < JUMP:
            back_and_on(match, rng)
    travels(match)
    return found


def refereed(rng: Random) -> Match:
    """Return a free table on which a game begins, and a referee has found the thread."""
    case = any_case(rng)
    match = Match(Setup("free", seats(case.seats, range(case.seats)), case.luck, dict(case.options), laid=case.game))
    match.begin().play((f"referee:{STRICT}",))
    rules, level = rules_of(match), match.level
    first = rules.start(level, case.seats, **watching.agreed(match.state))
    while rules.turn(first) == CHANCE:
        first = rules.play(first, rules.chance(first, Random(0)))
    asked = recalled(rules, level, case.seats, dict(match.state.table.options), pictured(match.state), first)
    match.play(("stand", *[f"{what}={answer}" for what, answer in asked.items() if what not in rules.OPTIONS]))
    match.play((f"luck:{'paw' if rng.random() < 0.7 else 'hand'}",))
    sliding.in_step(match.state)
    return match


def rules_of(match: Match):
    """Return the game that is played there."""
    return find(match.setup.laid)


def thread(match: Match):
    """Return the moment of the game."""
    return match.state.watch.thread[0]


def finds(match: Match) -> bool:
    """Let the referee find the thread again, the first answer to every question; tell whether it did."""
    asked: dict[str, str] = {}
    while hasattr(found := watching.stand(match.state, asked), "answers"):
        asked[found.what] = found.answers[0]
    words = ("stand", *[f"{what}={answer}" for what, answer in asked.items()])
    assert match.rules.accepts(match.state, words) == (not hasattr(found, "clause")), words
    if not hasattr(found, "clause"):
        match.play(words)
        drawn(match)
        sliding.in_step(match.state)
    return bool(match.state.watch.thread)


def drawn(match: Match) -> None:
    """Let the paw draw where somebody is to do that by hand."""
    rules = rules_of(match)
    while match.state.watch.thread and rules.turn(thread(match)) == CHANCE:
        match.play(("fate:paw",))


def right(match: Match, rng: Random) -> int:
    """Make a move of the game as a hand does; count the drags."""
    drawn(match)
    rules, table = rules_of(match), match.state
    if rules.turn(thread(match)) == OVER:
        return 0
    holds = BACK in rules.moves(thread(match))
    plan: Plan = (rules.sample(thread(match), rng),) if holds else sliding.plan_of(table, rng)
    if holds or len(plan) == 1 and plan[0] in referee.said(table):
        nod(match, plan, "say")
        return 1
    for number in range(1, sliding.MOST + 1):
        slide = sliding.slides(match.state, plan)[0]
        match.play(sliding.words(match.state, slide))
        found = referee.judge(match.state)
        good = [one for one in (*found.plans, found.plan) if one and sliding.does(table, one, plan)]
        if found.kind == referee.NOD and not good and not sliding.tells(plan, slide):
            plan, good = found.plan, [found.plan]
        assert good, f"{found} at {match.moves[-1]}, it was {plan}"
        if found.kind in (referee.NOD, referee.ASKS):
            nod(match, plan)
            return number
    raise AssertionError(f"{plan} is never nodded at")


def nod(match: Match, plan: Plan, verb: str = "nod") -> None:
    """Nod at these moves, or say them."""
    for move in plan:
        match.play((verb, *move))
    sliding.in_step(match.state)


def wrong(match: Match, rng: Random) -> int:
    """Drag any piece anywhere: take it back, let it be, or nod where it was right; count the drag."""
    drawn(match)
    rules = rules_of(match)
    drag = straying.stray(match.state, rng) if rules.turn(thread(match)) >= 0 else None
    if drag is None or BACK in rules.moves(thread(match)):
        return 0
    found = straying.judged(match.state, drag)
    sheet = paths.data("seeds", f"{match.setup.laid}.en.md").read_text("utf-8")
    assert (found.kind == referee.OBJECTS) == bool(found.clause) and f"**{found.clause or '1.1'}**" in sheet, found
    if found.kind == referee.OBJECTS and rng.random() < HURT:
        at = match.at
        match.play(drag.words)
        match.play((f"waive:{found.clause}",))
        assert found.clause in match.state.watch.waived and re.fullmatch(r"\d+\.\d+", found.clause)
        if match.state.watch.thread or finds(match):
            sliding.in_step(match.state)
        else:
            match.jump(at)  # what was let be leads nowhere: back to where all lay well
    return 1


def back_and_on(match: Match, rng: Random) -> None:
    """Undo acts one by one, and redo all: every answer of the referee goes and comes with them."""
    last, at = match.state, match.at
    for _ in range(rng.randrange(1, 6)):
        back = match.undo_to("free")
        if back is None or back < 4:
            break
        match.jump(back)
    states = match.states[: at + 1]
    match.jump(at)
    assert match.state is last and states == match.states[: at + 1]
    if rng.random() < OFTEN:
        match.play((f"referee:{OFF}",))
        assert not match.state.watch.thread
        match.play((f"referee:{STRICT}",))
        assert finds(match), "it does not find again what it has lost"


def travels(match: Match) -> None:
    """Write a match to a file and into a code, and read it back."""
    with TemporaryDirectory() as folder:
        journal = Journal(Path(folder, "one"), "key")
        assert journal.add(match) is None
        journal.close()
        loaded = Journal.load(journal.path, write=False)
        assert loaded.note is None and is_same(loaded.match, match)
    match.jump(len(match.moves))
    assert is_same(from_code(to_code(match)).match, match)

"""Measures how long the referee of a free table takes: to see which move a drag was, and to lay what follows."""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PLANS = 150  # of each game at most


def times(game: str) -> dict[str, list[float]]:
    """Play a refereed match by drags at the largest table; return the milliseconds of each look and of each nod."""
    sys.path[:0] = [str(ROOT / "tests" / "rules")]
    import sliding
    import straying
    from cases import Case

    from meowgames.play import referee
    from meowgames.play.level import read_level
    from meowgames.rules import CHANCE, OVER, find, free
    from meowgames.rules.free.state import HAND

    found: dict[str, list[float]] = {"judge": [], "said": [], "nod": [], "object": [], "fate": []}

    def timed(what: str, work: Any, *given: Any) -> Any:
        start = time.process_time()
        done = work(*given)
        found[what].append((time.process_time() - start) * 1000)
        return done

    rules, rng = find(game), Random("bench")
    case = Case(game, rules.SEATS[-1])
    state = rules.start(read_level(f"free-{game}"), case.seats)
    while rules.turn(state) == CHANCE:
        state = rules.play(state, rules.chance(state, rng))
    table = sliding.refereed(case, state, rng, HAND)
    gc.collect()
    gc.freeze()
    for _ in range(PLANS):
        if rules.turn(table.watch.thread[0]) == OVER:
            break
        plan, words = sliding.plan_of(table, rng), timed("said", referee.said, table)
        verb, before = ("say" if len(plan) == 1 and plan[0] in words else "nod"), table
        while verb == "nod" and (todo := sliding.slides(table, plan)):
            table = sliding.drop(table, todo[0])
            verdict = timed("judge", referee.judge, table)
            if verdict.kind == referee.NOD:
                plan = verdict.plan
            if verdict.kind != referee.BEGUN:
                break
        if drag := straying.stray(before, rng):
            timed("object", referee.judge, drag.after)
        for move in plan:
            table = timed("nod", free.play, table, (verb, *move))
        while rules.turn(table.watch.thread[0]) == CHANCE:
            (thread,) = table.watch.thread
            after = rules.play(thread, rules.chance(thread, rng))
            while timed("fate", referee.judge, table).kind == referee.STILL and (todo := sliding.moved(table, after)):
                table = sliding.drop(table, todo[0])
            table = sliding.lucky(free.play(table, ("fate:paw",)), rng)
    return found


def figures(game: str) -> Iterator[tuple[str, float, float]]:
    """Yield what was measured, its value in milliseconds, and the most that it may be (none: infinity)."""
    names = {"judge": "which move a drag was", "said": "what can be said", "nod": "the paw does the rest",
             "object": "what a wrong drag breaks", "fate": "what a hand drew"}  # fmt: skip
    for what, spent in times(game).items():
        if not spent:  # chance draws nothing there
            continue
        spent.sort()
        name = f"referee, {game}, {names[what]}"
        yield f"{name}: p50", spent[len(spent) // 2], float("inf")
        yield f"{name}: p99", spent[len(spent) * 99 // 100], 16.0
        yield f"{name}: longest", spent[-1], 70.0

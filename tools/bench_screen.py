"""Measures one part of the screen in a process of its own: what bench.py calls, with PART WxH BORN."""

from __future__ import annotations

import json
import multiprocessing
import os
import sys
import time
from contextlib import suppress
from dataclasses import replace
from random import Random

FRAME = 1 / 60
BUSY = 9.0  # seconds of play watched: the last trick of a round, the next deal, the bots' first cards
IDLE = 4.0


def window(size: str, pace: float = 1.0):
    """Open the program's window on its title."""
    from meowgames import app, settings

    wide, high = map(int, size.split("x"))
    shown = app.Window(replace(settings.load()[0], window=(wide, high), pace=pace, language="en"))
    shown.open()
    shown.stage.push(shown.stage.doors.title())
    shown.frame(FRAME)
    return shown


def first(size: str, born: float) -> dict:
    """Time from the start of the process to the first frame, through the front door."""
    import pygame

    from meowgames.__main__ import main

    def flip() -> None:
        """Stand in for the real one: the first frame is all we want."""
        real()
        seen.append(time.time() - born)
        raise SystemExit

    seen: list[float] = []
    real, pygame.display.flip = pygame.display.flip, flip
    with suppress(SystemExit):
        main(["--window", size])
    return {"seconds": seen[0]}


def table(size: str, _born: float) -> dict:
    """Time from the press on Start until the table can be touched, twice, with the animations off."""
    import pygame

    from meowgames.scenes.table.scene import TableScene

    shown, found = window(size, pace=0.0), {}
    for how in ("cold", "warm"):
        shown.stage.push(shown.stage.doors.setup("meow", "bench"))
        for _ in range(3):
            shown.frame(FRAME)
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))
        start = time.perf_counter()
        for _ in range(600):
            drew, top = shown.frame(FRAME), shown.stage.top
            if drew and isinstance(top, TableScene) and not top.view.easel.busy:
                break
        else:
            raise SystemExit("no table opened")
        found[how] = time.perf_counter() - start
        shown.stage.home()
        shown.frame(FRAME)
    shown.close()
    return found


def late_match(seats: int):
    """A match before the last trick of its first round, after which everything on the table moves."""
    from meowgames.play.match import Match, Seat, Setup

    people = [Seat("You", "mochi"), *(Seat(f"Bot {n}", "biscuit", "tiger") for n in range(1, seats))]
    match, rng = Match(Setup("meow", tuple(people), "bench")).begin(), Random("bench")
    while len(match.moves) < 2 + 8 * seats:
        match.play(match.rules.sample(match.state, rng))
    return match


def sit_down(shown, match) -> object:
    """Show the table of a match."""
    from meowgames import paths
    from meowgames.play.journal import Journal

    shown.stage.push(shown.stage.doors.seat(match, Journal.create(match, paths.saves())))
    shown.frame(FRAME)
    return shown.stage.top


def frames(size: str, _born: float) -> dict:
    """Frame times while a round ends and the next is dealt to six, a tiger thinking all the while."""
    import pygame

    from meowgames.play.mind import Mind

    shown, match, thinker = window(size), late_match(6), Mind()
    scene, state = sit_down(shown, match), match.state
    clock, times, end = pygame.Clock(), [], time.perf_counter() + BUSY
    while time.perf_counter() < end:
        if not thinker.busy:
            thinker.ask("meow", state, match.rules.turn(state), "tiger", str(len(times)))
        thinker.poll()
        if scene.play.mine:
            scene.play.commit(match.rules.moves(match.state)[0])
        start = time.perf_counter()
        shown.frame(FRAME)
        times.append((time.perf_counter() - start) * 1000)
        clock.tick(60)
    pids = [os.getpid(), scene.stage.mind.process.pid]
    times.sort()
    found = {"p50": times[len(times) // 2], "p99": times[len(times) * 99 // 100], "max": times[-1]}
    found |= {"frames": len(times), "memory": sum(map(memory, pids))}
    thinker.close()
    shown.close()
    return found


def memory(pid: int) -> float:
    """Megabytes a process holds."""
    try:
        with open(f"/proc/{pid}/status", encoding="ascii", errors="replace") as file:
            return next(int(line.split()[1]) for line in file if line.startswith("VmRSS")) / 1024
    except OSError:  # no Linux: the most this process ever held, and nothing of the other
        import resource

        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return (most / (1 << 20 if sys.platform == "darwin" else 1 << 10)) if pid == os.getpid() else 0.0


def idle(size: str, _born: float) -> dict:
    """Share of a core, in percent, while nothing moves: on the title, and at the table on a person's turn."""
    shown = window(size, pace=0.0)
    found = {"title": idling(shown)}
    match = late_match(3)
    while match.turn != 0:
        match.play(match.rules.sample(match.state, Random("bench")))
    sit_down(shown, match)
    found["table"] = idling(shown)
    shown.close()
    return found


def idling(shown) -> float:
    """Run the window's own loop and see what it costs once it has come to rest."""
    from meowgames.app import ASLEEP, AWAKE

    seconds, wall = FRAME, time.perf_counter()
    work = None
    while time.perf_counter() - wall < IDLE:
        if work is None and time.perf_counter() - wall > IDLE / 2:
            wall, work = time.perf_counter(), time.process_time()
        moved = shown.frame(seconds)
        seconds = shown.clock.tick(AWAKE if moved else ASLEEP) / 1000
    return 100 * (time.process_time() - work) / (time.perf_counter() - wall)


if __name__ == "__main__":
    multiprocessing.freeze_support()
    parts = {"first": first, "table": table, "frames": frames, "idle": idle}
    print(json.dumps(parts[sys.argv[1]](sys.argv[2], float(sys.argv[3]))))

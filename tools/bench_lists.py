"""Measures title, library and statistics of somebody who has played for years: prints one JSON line.

A folder of that many saves and lines is made and measured beside an empty one, each scene in a process of its own: CPU
time of the drawing thread in milliseconds, memory in megabytes. "new" is the first look at what was never listed.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from bench_screen import FRAME, memory

HERE = Path(__file__).resolve().parent
PATTERNS = 4  # matches played of each game; the saves are copies of them
FRAMES = 240
PARTS = ("title", "library", "records")


# ── what somebody has played ──


def make_saves(folder: Path, count: int) -> None:
    """Fill a folder with matches of all games; one in ten is still running, and all of the newer half are over."""
    from meowgames.play.journal import Journal
    from meowgames.play.match import Match, Seat, Setup
    from meowgames.rules import find, playable

    rng, folder = Random("lists"), Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    patterns: dict[bool, list[tuple[str, bytes]]] = {True: [], False: []}
    for number in range(PATTERNS):
        for game in playable():
            few, *_, most = find(game).SEATS
            who = [Seat(f"Cat {seat}", "mochi", "cat" if seat else "person") for seat in range(rng.randint(few, most))]
            match = Match(Setup(game, tuple(who), f"bench{number}")).begin()
            for over in (False, True):
                while not match.over and (over or match.at < 30):
                    match.play(match.rules.sample(match.state, rng))
                with tempfile.TemporaryDirectory() as place:
                    journal = Journal.create(match, place)
                    journal.close()
                    patterns[match.over].append((game, Path(journal.path).read_bytes()))
    for number in range(count):
        game, data = rng.choice(patterns[number % 5 > 0 or number > count / 2])
        path = folder / f"2026{number // 400 % 12 + 1:02}{number % 28 + 1:02}-120000-{game}-{number}.match"
        path.write_bytes(data)
        os.utime(path, (1_700_000_000 + 600 * number,) * 2)


def make_statistics(file: Path, count: int) -> None:
    """Write that many lines of finished matches."""
    rng = Random("lists")
    games, levels = ("meow", "meowtopia", "minicity", "neko", "isle"), ("kitten", "cat", "tiger")
    with open(file, "w", encoding="utf-8") as out:
        for number in range(count):
            seats = rng.randint(2, 4)
            row = {
                "id": f"{number:012x}",
                "when": "2026-03-05T14:30:00+00:00",
                "game": rng.choice(games),
                "minds": ["person", *(rng.choice(levels) for _ in range(1, seats))],
                "names": [f"Cat {seat}" for seat in range(seats)],
                "options": {},
                "seed": str(number),
                "plies": rng.randint(50, 300),
                "scores": [rng.randint(0, 90) for _ in range(seats)],
                "places": rng.sample(range(1, seats + 1), seats),
            }
            out.write(json.dumps(row, ensure_ascii=False) + "\n")


# ── one scene, in a process of its own ──


def scene(part: str, size: str) -> dict[str, float]:
    """Open a scene and walk over it; tell what its opening and its frames cost."""
    import pygame

    from meowgames import app, settings

    wide, high = map(int, size.split("x"))
    shown, clock = app.Window(settings.Settings(window=(wide, high), language="en")), pygame.Clock()
    shown.open()
    shown.start()
    if part != "title":
        shown.stage.push(shown.stage.doors.title())
        for _ in range(40):  # until all pictures of the title are there
            timed(shown, clock)
    began, spent = time.perf_counter(), time.thread_time()
    shown.stage.push(getattr(shown.stage.doors, part)())
    spent = (time.thread_time() - spent) * 1000
    opening = [timed(shown, clock)]
    while shown.waits or shown.tired:  # pictures come from a thread of their own
        opening.append(timed(shown, clock))
    found = {"opening": spent + sum(opening[:2]) + opening[-1]}  # those between only wait for pictures
    found |= {"opening_longest": max(opening), "opening_wall": (time.perf_counter() - began) * 1000}
    if part == "library":
        shown.stage.top.show_tab("finished")  # the longest list
    found["settling_longest"] = max(timed(shown, clock) for _ in range(60))  # the match beside the list is read
    times = []
    for number in range(FRAMES):
        pos = wide * 0.3, high * (0.3 + 0.5 * (number % 60) / 60)
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 4), buttons=(0, 0, 0)))
        if number % 6 == 0:
            pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1, flipped=False))
        times.append(timed(shown, clock))
    times.sort()
    found |= {"p50": times[len(times) // 2], "p99": times[len(times) * 99 // 100], "longest": times[-1]}
    found["memory"] = memory("VmHWM")
    shown.close()
    return {name: round(value, 1) for name, value in found.items()}


def timed(shown, clock) -> float:
    """Let one frame pass at the usual pace and return the milliseconds it took of this thread."""
    start = time.thread_time()
    shown.frame(FRAME)
    spent = (time.thread_time() - start) * 1000
    clock.tick(60)
    return spent


# ── all of them ──


def measure(part: str, size: str, home: Path) -> dict[str, float]:
    """Measure a scene with what lies in a home."""
    driver = {} if os.environ.get("SDL_VIDEODRIVER") == "x11" else {"SDL_VIDEODRIVER": "dummy"}
    ours = {"SDL_AUDIODRIVER": "dummy", "MEOWGAMES_HOME": str(home), "PYTHONPATH": str(HERE.parent)}
    command = [sys.executable, __file__, "--part", part, "--size", size]
    done = subprocess.run(command, env={**os.environ, **driver, **ours}, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{part} failed:\n{done.stderr}")
    return json.loads(done.stdout.splitlines()[-1])


def figures(saves: int, lines: int, size: str) -> dict[str, dict[str, dict[str, float]]]:
    """Return what each scene costs: empty, full and new, and full once more when all has been listed."""
    found: dict[str, dict[str, dict[str, float]]] = {part: {} for part in PARTS}
    with tempfile.TemporaryDirectory() as place:
        empty, full = Path(place, "empty"), Path(place, "full")
        make_saves(full / "saves", saves)
        make_statistics(full / "statistics.jsonl", lines)
        empty.mkdir()
        measure("title", size, empty)  # once unmeasured, so that the disk's cache is warm for all
        for part in PARTS:
            found[part]["empty"] = measure(part, size, empty)
            found[part]["new"] = measure(part, size, full)
        list_all(full)
        for part in PARTS:
            found[part]["full"] = measure(part, size, full)
    return found


def list_all(home: Path) -> None:
    """Let everything be listed once, as some minutes at the title do."""
    from meowgames.play.index import Index
    from meowgames.play.steps import Steps
    from meowgames.play.sums import Sums

    Index(home / "saves").whole()
    Steps(Sums(home / "statistics.jsonl").steps()).result()


def main() -> int:
    """Print the figures as one JSON line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--saves", type=int, default=5000)
    parser.add_argument("--lines", type=int, default=100_000)
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--part", choices=PARTS, help="one scene only, in MEOWGAMES_HOME as it is")
    asked = parser.parse_args()
    sys.path.insert(0, str(HERE.parent))
    print(json.dumps(scene(asked.part, asked.size) if asked.part else figures(asked.saves, asked.lines, asked.size)))
    return 0


if __name__ == "__main__":
    sys.exit(main())

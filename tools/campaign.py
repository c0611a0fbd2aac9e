"""python3 tools/campaign.py: tries to break the program, case after case, for as long as it is told to.

Every case follows from its number, so one that fails can be run again. What was done is kept in a folder, and the
next run goes on from there; the table says how far each campaign is and what failed.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
SHARED = ("", "tests", "tests/rules", "tests/scenes", "tests/scenes/hand")  # what cases share with the tests
sys.path[:0] = [str(ROOT / part) for part in SHARED if str(ROOT / part) not in sys.path]

SPELL = 30.0  # seconds one process tries; then another campaign has its turn, in a fresh process
LIMIT = 180.0  # seconds after which a case hangs
SHOWN = 2.0  # seconds between two lines of progress
ENOUGH = 20  # failures of a campaign, before it goes on
KEPT = "campaign.json"


class Campaign(NamedTuple):
    """One way to try: a function that does one case, what it counts, and how many of those are wanted over time."""

    counts: str
    goal: int
    case: str | Callable[[Random, Path], int]  # or where it lies: module.function of tools/campaigns
    real: bool = False  # in a window of a virtual screen


CAMPAIGNS = {
    "moves": Campaign("moves held to the contract", 10**8, "games.moves"),
    "pairs": Campaign("pairs no seat can tell apart", 10**5, "games.pairs"),
    "standing": Campaign("moments stood up", 5 * 10**5, "standing.stands"),
    "referee": Campaign("drags at refereed tables", 10**5, "referee.matches"),
    "free": Campaign("acts at free tables", 10**6, "free.acts"),
    "freepairs": Campaign("free tables alike to a seat", 10**4, "free.pairs"),
    "freescreens": Campaign("free tables drawn alike", 10**3, "free.screens"),
    "kills": Campaign("kills while saving", 10**4, "saves.kills"),
    "damage": Campaign("broken saves", 10**5, "saves.damage"),
    "disks": Campaign("faults of the disk", 10**5, "saves.disks"),
    "hostile": Campaign("hostile files and codes", 10**5, "windows.hostile"),
    "monkey": Campaign("things a monkey did", 10**6, "windows.monkeys"),
    "window": Campaign("the same in a real window", 10**6, "windows.monkeys", real=True),
    "minds": Campaign("thinkers killed or stopped", 10**4, "minds.minds"),
}


def one(name: str, number: int, home: Path) -> int:
    """Do one case of a campaign in that folder; return how much it tried."""
    case = CAMPAIGNS[name].case
    if isinstance(case, str):
        module, _, function = case.partition(".")
        case = getattr(import_module(f"tools.campaigns.{module}"), function)
    return case(Random(f"{name}/{number}"), home)


def spell(line: Connection, name: str, campaign: Campaign, display: str, folder: str) -> None:
    """Do the cases whose numbers come, until one fails or no more come: the life of a process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it decides when to stop
    os.environ.update(SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
    os.environ.update({"SDL_VIDEODRIVER": "x11", "DISPLAY": display} if campaign.real else {"SDL_VIDEODRIVER": "dummy"})
    CAMPAIGNS[name] = campaign
    with contextlib.suppress(EOFError, OSError):
        while (number := line.recv()) is not None:
            with tempfile.TemporaryDirectory(dir=folder, ignore_cleanup_errors=True) as home:
                os.environ["MEOWGAMES_HOME"] = home
                try:
                    line.send((one(name, number, Path(home)), ""))
                except Exception:  # that is what is looked for
                    line.send((0, traceback.format_exc()))
                    return


class Spell:
    """A process at work on a campaign."""

    def __init__(self, name: str, display: str, folder: str, until: float) -> None:
        context = get_context("spawn")
        self.name, self.until, self.number, self.began = name, until, 0, monotonic()
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=spell, args=(theirs, name, CAMPAIGNS[name], display, folder))
        self.process.start()
        theirs.close()

    def give(self, number: int) -> None:
        """Let it do one case."""
        self.number, self.began = number, monotonic()
        with contextlib.suppress(OSError):  # it is gone, and will be heard to be
            self.line.send(number)

    def due(self) -> bool:
        """Tell whether something came of the case, or should have by now."""
        return self.line.poll() or monotonic() - self.began > LIMIT

    def heard(self) -> tuple[int, str]:
        """Return what came of the case: how much was tried, and what failed."""
        if not self.line.poll():
            return 0, f"it hangs: it took more than {LIMIT:.0f} s"
        try:
            return self.line.recv()
        except (EOFError, OSError):
            self.process.join(5)
            return 0, f"the process ended with {self.process.exitcode}"

    def end(self, now: bool) -> None:
        """Send it away."""
        if now:
            self.process.kill()
        with contextlib.suppress(OSError):
            self.line.send(None)
        self.line.close()
        self.process.join(2)
        self.process.kill()
        self.process.join()


class Kept:
    """What was done so far, in a file that is written anew after every few seconds."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / KEPT
        self.rows: dict[str, dict[str, Any]] = {}
        with contextlib.suppress(OSError, ValueError):
            self.rows = json.loads(self.path.read_text("utf-8"))

    def row(self, name: str) -> dict[str, Any]:
        """Return what is kept of a campaign: the next number, how much was done in how many seconds, what failed."""
        return self.rows.setdefault(name, {"next": 0, "done": 0, "seconds": 0.0, "failures": {}})

    def take(self, name: str) -> int:
        """Return the number of the next case."""
        row = self.row(name)
        row["next"] += 1
        return row["next"] - 1

    def note(self, name: str, number: int, done: int, failure: str, seconds: float) -> None:
        """Note what came of a case."""
        row = self.row(name)
        row["done"] += done
        row["seconds"] += seconds
        if failure:
            row["failures"][str(number)] = failure
        else:
            row["failures"].pop(str(number), None)

    def write(self) -> None:
        """Put it on disk."""
        from meowgames import disk

        if trouble := disk.write(self.path, self.rows):
            raise SystemExit(f"{self.path} cannot be written: {trouble}.")


def run(names: Sequence[str], kept: Kept, seconds: float, jobs: int, cases: Sequence[int] = ()) -> None:
    """Let as many processes as asked for try, until the time is up or these cases of one campaign are done."""
    end, shown = monotonic() + seconds, 0.0
    numbers = iter(cases) if cases else None
    spells: list[Spell] = []
    with contextlib.ExitStack() as stack:
        stack.enter_context(contextlib.suppress(KeyboardInterrupt))
        display = stack.enter_context(screen(any(CAMPAIGNS[name].real for name in names)))
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="campaign-", ignore_cleanup_errors=True))
        try:
            while True:
                while len(spells) < jobs and monotonic() < end and (name := next_of(names, kept, spells, cases)):
                    number = kept.take(name) if numbers is None else next(numbers, None)
                    if number is None:
                        break
                    spells.append(Spell(name, display, folder, min(end, monotonic() + SPELL)))
                    spells[-1].give(number)
                if not spells:
                    break
                wait([one.line for one in spells], 0.5)
                for one in [one for one in spells if one.due()]:
                    held = attend(one, kept, counted=numbers is None)
                    if held and numbers is None and monotonic() < one.until:
                        one.give(kept.take(one.name))
                    else:
                        spells.remove(one)
                        one.end(now=not held)
                if monotonic() - shown > SHOWN:
                    shown = monotonic()
                    kept.write()
                    progress(names, kept, end - shown)
        finally:
            for one in spells:
                one.end(now=True)
    kept.write()


def attend(one: Spell, kept: Kept, counted: bool) -> bool:
    """Note what came of a case; tell whether it held."""
    done, failure = one.heard()
    kept.note(one.name, one.number, done if counted else 0, failure, monotonic() - one.began)
    if failure:
        print(sentence(one.name, one.number, failure), flush=True)
    return not failure


def next_of(names: Sequence[str], kept: Kept, spells: Sequence[Spell], cases: Sequence[int]) -> str | None:
    """Return the campaign that has had the least time, those at work counted as if they were through.

    One of which too much failed is left out, unless cases of it are asked for: first that is to be mended.
    """
    busy = [one.name for one in spells]
    good = [name for name in names if cases or len(kept.row(name)["failures"]) < ENOUGH]
    return min(good, key=lambda name: kept.row(name)["seconds"] + busy.count(name) * SPELL, default=None)


@contextlib.contextmanager
def screen(wanted: bool) -> Iterator[str]:
    """Lend the name of a virtual screen."""
    if not wanted:
        yield ""
        return
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1920x1080x24", "-nolisten", "tcp"]
    server = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, start_new_session=True
    )
    try:
        assert server.stdout
        yield f":{server.stdout.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


def sentence(name: str, number: int, failure: str) -> str:
    """Return what failed, and how it is run again."""
    said = failure.strip().splitlines()[-1]
    return f"{name} {number}: {said}\n  again: python3 tools/campaign.py --only {name} --case {number}"


def progress(names: Sequence[str], kept: Kept, left: float) -> None:
    """Show how far it is: in place in a terminal, line by line in a file."""
    rows = [f"{name} {kept.row(name)['done']:,}" for name in names]
    end = "\r" if sys.stderr.isatty() else "\n"
    rows += [f"{max(0, left):.0f} s left"] if left < float("inf") else []
    print(" · ".join(rows), end=f"  {end}", file=sys.stderr, flush=True)


def table(names: Sequence[str], kept: Kept) -> str:
    """Return what was done of each campaign, and every failure."""
    out = [f"{'':<30}{'done':>14}{'goal':>14}{'hours':>8}{'failures':>10}"]
    for name in names:
        row, about = kept.row(name), CAMPAIGNS[name]
        words = f"{about.counts:<30}{row['done']:>14,}{about.goal:>14,}"
        out.append(f"{words}{row['seconds'] / 3600:>8.2f}{len(row['failures']):>10}")
    for name in names:
        out += [sentence(name, number, failure) for number, failure in kept.row(name)["failures"].items()]
    return "\n".join(out)


def arguments(words: Sequence[str] | None) -> argparse.Namespace:
    """Return what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10.0, help="how long it tries (10)")
    parser.add_argument("--only", nargs="+", choices=CAMPAIGNS, metavar="NAME", help=f"of {', '.join(CAMPAIGNS)}")
    parser.add_argument("--case", type=int, help="one case of the campaign that is named, with all that is known of it")
    parser.add_argument("--again", action="store_true", help="only cases that failed; those that hold are forgotten")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes try at once (1)")
    parser.add_argument("--keep", type=Path, default=Path(tempfile.gettempdir(), "meowgames-campaign"), help="a folder")
    asked = parser.parse_args(words)
    if asked.case is not None and len(asked.only or ()) != 1:
        parser.error("--case needs --only and the name of its campaign")
    asked.only = asked.only or list(CAMPAIGNS)
    if any(CAMPAIGNS[name].real for name in asked.only) and not shutil.which("Xvfb"):
        asked.only = [name for name in asked.only if not CAMPAIGNS[name].real]
        print("There is no Xvfb here: no real window is tried.", file=sys.stderr)
    return asked


def main(words: Sequence[str] | None = None) -> int:
    """Try what is asked for; return 1 if something failed."""
    asked = arguments(words)
    if not all(find_spec(name) for name in ("pygame", "pytmx", "pytest")):
        sys.path.insert(0, str(ROOT / "tools"))
        import environment  # makes .venv, which has them

        return environment.start("tools.campaign", sys.argv[1:], str(ROOT), environment.TEST)
    kept = Kept(asked.keep)
    if asked.case is not None or asked.again:
        for name in asked.only:
            failed = [int(number) for number in kept.row(name)["failures"]] if asked.again else [asked.case]
            if failed:
                run([name], kept, float("inf"), asked.jobs, failed)
        for name in asked.only if asked.case is not None else ():
            print(kept.row(name)["failures"].get(str(asked.case), "It holds."))
    else:
        run(asked.only, kept, asked.minutes * 60, asked.jobs)
    print(table(asked.only, kept))
    return 1 if any(kept.row(name)["failures"] for name in asked.only) else 0


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # the table is printed, and nothing is left behind
    sys.exit(main())

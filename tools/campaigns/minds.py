"""A match at its table while the process in which bots think is killed, stopped and woken."""

import contextlib
import os
import signal
import sys
import time
from pathlib import Path
from random import Random

from sitting import SMALL, seated

from meowgames.play.match import Match
from meowgames.play.mind import Mind

from .games import any_setup

TROUBLES = 6  # in one match
WORDS = (
    [signal.SIGKILL, signal.SIGTERM, signal.SIGSTOP, signal.SIGCONT] if sys.platform != "win32" else [signal.SIGTERM]
)
OFTEN = 0.05  # of the looks at the table, something befalls the process
LONG = 1.0  # seconds a look at the table never takes: nothing in it waits for the process
GONE = 20.0  # seconds until the last process is gone
QUICK = 0.05  # seconds a stopped process is waited for here: that is tried elsewhere


def minds(rng: Random, home: Path) -> int:  # noqa: ARG001 — the house is told of it
    """Play against bots whose process has a hard life: the match goes on, and no look at the table waits for it."""
    mind, seen, count = Mind(), set(), 0
    table = seated(Match(any_setup(rng)).begin(), mind, size=SMALL, obvious=False)
    play = table.play
    try:
        while count < TROUBLES and not play.match.over:
            if rng.random() < OFTEN and trouble(mind, rng, seen):
                count += 1
            start = time.monotonic()
            table.stage.update(0.3)
            table.stage.settle()
            took = time.monotonic() - start
            assert took < LONG, f"the table waited {took:.1f} s"
            if play.match.turn == 0 and not table.view.easel.busy and rng.random() < 0.2:
                play.commit(play.match.rules.sample(play.match.state, rng))
            time.sleep(0.002)
    finally:
        table.leave()
        mind.close()
    check_gone(seen)
    return count


def trouble(mind: Mind, rng: Random, seen: set[int]) -> bool:
    """Let something befall the process, if there is one."""
    process = mind.process
    with contextlib.suppress(OSError, AttributeError, ValueError):  # it is gone
        pid = process.pid
        seen.add(pid)
        word = rng.choice(WORDS)
        os.kill(pid, word)
        if word == signal.SIGSTOP:
            mind.until = time.monotonic() + QUICK
        return True
    return False


def check_gone(pids: set[int]) -> None:
    """Wait until none of these processes is left."""
    end = time.monotonic() + GONE
    for pid in pids:
        while lives(pid):
            assert time.monotonic() < end, f"process {pid} is left"
            time.sleep(0.01)


def lives(pid: int) -> bool:
    """Tell whether a process is still there; one that is dead and not yet fetched is not."""
    if sys.platform == "win32":  # where asking would end it
        return False
    with contextlib.suppress(OSError):
        os.kill(pid, 0)
        with contextlib.suppress(FileNotFoundError):
            return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
        return True
    return False

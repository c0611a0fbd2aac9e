"""The net under everything: what nobody foresaw is written to a log beside the saves, and named in one sentence."""

import os
import platform
import sys
import traceback
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from time import monotonic

from meowgames import __version__, paths

SOON = 3.0  # seconds in which a second fall says that going on helps nobody
LARGEST = 1_000_000  # bytes of the log; it then becomes the old one, and a new one begins
LONGEST = 160  # letters of an error's own words


class Fall(Exception):
    """The sentence with which a program ends that cannot go on; what it fell over is in the log."""


class Net:
    """Counts what falls into it."""

    def __init__(self, clock: Callable[[], float] = monotonic):
        self.clock = clock
        self.last: float | None = None  # when something fell last

    def catch(self, error: BaseException) -> bool:
        """Write down what fell; tell whether one may go on: not so soon after the last time."""
        write(error)
        now, last = self.clock(), self.last
        self.last = now
        return last is None or now - last > SOON


def write(error: BaseException) -> None:
    """Write an error to the log, with all that helps to mend it; a disk that refuses is no second error."""
    told = [
        f"── {datetime.now().astimezone().isoformat(' ', 'seconds')} · meowgames {__version__}",
        f"Python {platform.python_version()} · {platform.platform()} · {' '.join(map(repr, sys.argv[1:]))}",
        "".join(traceback.format_exception(error)),
    ]
    try:
        path = paths.log_file()
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.stat().st_size > LARGEST:
            os.replace(path, path.with_suffix(".old.log"))
        with open(path, "a", encoding="utf-8", errors="backslashreplace") as file:
            file.write("\n".join(told) + "\n")
    except Exception:
        return


def named(error: BaseException) -> str:
    """Return what an error is called, where it was raised, and what it says, in one line that any font can draw."""
    steps = traceback.extract_tb(error.__traceback__)
    place = f" ({Path(steps[-1].filename).name}, {steps[-1].lineno})" if steps else ""
    try:
        said = " ".join("".join(letter if letter.isprintable() else " " for letter in str(error)).split())
    except Exception:  # an error that cannot even be told
        said = ""
    return f"{type(error).__name__}{place}" + (f": {said[:LONGEST]}" if said else "")

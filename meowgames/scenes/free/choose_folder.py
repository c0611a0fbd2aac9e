"""Opens a folder in whatever shows folders on this system; where nothing does, its path is told and can be copied."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from threading import Thread

from ... import disk
from ...screen.kit.field import copy
from ...screen.stage import Stage

PATIENCE = 3.0  # seconds after which a path is told too: some programs do not say that they show a folder
NOBODY = ("dummy", "offscreen")  # drivers that draw for nobody
LIBRARIES = "LD_LIBRARY_PATH"  # where a frozen program lets itself find its own, and other programs must not


class Opening(Thread):
    """Opens a folder beside the frames: some systems take their time, some never come back."""

    def __init__(self, folder: Path):
        super().__init__(name="folder", daemon=True)
        self.folder, self.refused, self.begun = folder, False, time.monotonic()

    @property
    def failed(self) -> bool:
        """Whether nothing opens it, as far as is known by now."""
        return self.refused or self.is_alive() and time.monotonic() - self.begun > PATIENCE

    def run(self) -> None:
        """Open it; remember whether nothing did."""
        self.refused = not opened(self.folder)


def opened(folder: Path) -> bool:
    """Open a folder; tell whether something did."""
    if os.environ.get("SDL_VIDEODRIVER") in NOBODY:
        return False
    try:
        if sys.platform == "win32":
            os.startfile(folder)
            return True
        tool = shutil.which("open" if sys.platform == "darwin" else "xdg-open")
        if not tool:
            return False
        none = subprocess.DEVNULL
        said = subprocess.run(
            [tool, str(folder)], stdin=none, stdout=none, stderr=none, env=surroundings(), start_new_session=True
        )
        return said.returncode == 0
    except (OSError, ValueError):
        return False


def surroundings() -> dict[str, str]:
    """Return the variables another program is started with: those of a frozen one would lend it wrong libraries."""
    found = {key: value for key, value in os.environ.items() if key != LIBRARIES}
    before = os.environ.get(f"{LIBRARIES}_ORIG") if getattr(sys, "frozen", False) else os.environ.get(LIBRARIES)
    return found | ({LIBRARIES: before} if before else {})


def show(stage: Stage, folder: Path) -> Opening | None:
    """Begin to open a folder, which is made if it is not there; say so if it cannot be."""
    try:
        disk.make_folder(folder)
    except OSError:
        stage.warn("own.make.failed")
        return None
    opening = Opening(folder)
    opening.start()
    return opening


def tell(stage: Stage, folder: Path) -> None:
    """Tell the path of a folder that nothing opens."""
    words = stage.words
    answers = [
        (words("choose.path.done"), "primary", None),
        (words("choose.path.copy"), "plain", lambda: copied(stage, folder)),
    ]
    stage.push(stage.doors.ask(words("choose.path"), str(folder), answers))


def copied(stage: Stage, folder: Path) -> None:
    """Put a path on the clipboard, and say so."""
    done = copy(str(folder))
    stage.toast(stage.words("choose.copied" if done else "share.failed"), "icon-copy" if done else "icon-warning")

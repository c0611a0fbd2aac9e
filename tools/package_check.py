"""Drives the built program as a stranger's computer would: bare surroundings, odd folders, a real window."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

BARE = {name: os.environ[name] for name in ("SYSTEMROOT",) if name in os.environ}  # Windows needs its own
MUTE = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
CONSOLE = os.name != "nt"  # a windowed program prints nothing there
NOBODY = 65534
SIZE = (1280, 720)


class Wrong(Exception):
    """The sentence that says what the program did not do."""


class Visit:
    """A stranger's computer: the program where it must not write, a home, and somewhere else to stand."""

    def __init__(self, folder: Path, program: Path, room: Path):
        self.user = NOBODY if CONSOLE and os.geteuid() == 0 else None  # read-only means nothing to root
        self.home, self.elsewhere = room / "home", room / "elsewhere"
        self.folder = room / "café chat" / folder.name
        for place in (self.home, self.elsewhere, self.folder.parent):
            place.mkdir()
        shutil.copytree(folder, self.folder, symlinks=True)
        self.program = self.folder / program.relative_to(folder)
        if CONSOLE:
            for path in (self.folder, *self.folder.rglob("*")):
                if not path.is_symlink():
                    path.chmod(path.stat().st_mode & 0o555)
        if self.user:
            for place in (room, self.home, self.elsewhere):
                os.chown(place, self.user, self.user)
        self.before = self.print()

    def print(self) -> dict[str, tuple]:
        """What lies in the program's folder and when it was last changed."""
        every = [(path, path.lstat()) for path in self.folder.rglob("*")]
        return {str(path): (found.st_size, found.st_mtime_ns) for path, found in every}

    def start(self, *args: str, **env: str) -> subprocess.Popen:
        """Start the program with nothing but these words in its environment."""
        return subprocess.Popen(
            [str(self.program), *args], env={**BARE, **env}, cwd=self.elsewhere, user=self.user,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip

    def run(self, *args: str, code: int = 0, seconds: float = 300, **env: str) -> str:
        """Run it to its end; return what it printed."""
        child = self.start(*args, **env)
        try:
            out, err = child.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            child.kill()
            raise Wrong(f"{' '.join(args)} took longer than {seconds:.0f} s") from None
        if child.returncode != code or b"Traceback" in err:
            said = err.decode("utf-8", "replace")[-400:]
            what = " ".join(args) or "the program"
            raise Wrong(f"{what} ended with {child.returncode}, not {code}: {said}")
        return out.decode("utf-8", "replace")


def drive(folder: Path, program: Path, window: bool) -> int:
    """Try everything; tell how it went."""
    with tempfile.TemporaryDirectory(prefix="meowgames ", ignore_cleanup_errors=True) as room:
        visit = Visit(folder, program, Path(room))
        try:
            talk(visit)
            play(visit)
            paint(visit)
            think(visit)
            if window:
                look(visit)
            if visit.print() != visit.before:
                raise Wrong("the program wrote into its own folder")
            good("its own folder is as it was")
        except Wrong as wrong:
            print(f"no  {wrong}", file=sys.stderr)
            return 1
        finally:
            for path in (visit.folder, *visit.folder.rglob("*")):
                if path.is_dir() and not path.is_symlink():
                    path.chmod(0o755)
    return 0


def good(line: str) -> None:
    """Tell one thing that holds."""
    print(f"ok  {line}", flush=True)


def talk(visit: Visit) -> None:
    """What it says with an empty environment, from another folder, in a path with a space and an accent."""
    if not CONSOLE:
        return
    from meowgames import __version__

    if __version__ not in visit.run("--version"):
        raise Wrong("--version does not name the version")
    said = visit.run("--where", HOME=str(visit.home))
    if said.count(str(visit.home)) != 3:
        raise Wrong(f"--where says {said!r}")
    visit.run("simulate", "nothing", code=2)
    good("--version, --where and a wrong word")
    if sys.platform.startswith("linux"):
        if "There is no display" not in visit.run():
            raise Wrong("without a display it does not say so")
        good("without a display: a match as text")


def play(visit: Visit) -> None:
    """A match of each game between bots."""
    from meowgames.rules import playable

    for game in playable():
        out = visit.run("simulate", game, "--games", "1", "--json")
        if CONSOLE and len(json.loads(out)["results"]) != 1:
            raise Wrong(f"simulate {game} has no result")
        good(f"simulate {game}")


def paint(visit: Visit) -> None:
    """Pictures of every scene, drawn without a window."""
    from meowgames.rules import playable

    shots = visit.home / "shots"
    visit.run("shots", str(shots), "--size", "1280x720", HOME=str(visit.home), **MUTE)
    names = [file.name for file in shots.glob("*.png") if file.stat().st_size > 5000]
    if len(names) < 20 or not all(any(game in name for name in names) for game in playable()):
        raise Wrong(f"shots drew only {len(names)} pictures")
    good(f"shots: {len(names)} pictures")


def think(visit: Visit) -> None:
    """Two bots that move first, in a window nobody sees, and the process that thinks for them."""
    from meowgames.play.journal import Journal
    from meowgames.play.match import Match, Seat, Setup

    seats = (Seat("One", "mochi", "cat"), Seat("Two", "biscuit", "cat"), Seat("Three", "figue"))
    journal = Journal.create(Match(Setup("meow", seats, "A")).begin(), visit.home)
    journal.close()
    if visit.user:
        os.chown(journal.path, visit.user, visit.user)
    begun = len(Journal.load(journal.path, write=False).match.moves)
    child = visit.start("--load", str(journal.path), MEOWGAMES_HOME=str(visit.home), **MUTE)
    try:
        wait("a bot's move", lambda: len(Journal.load(journal.path, write=False).match.moves) > begun, 60)
        thinker(child.pid)
    finally:
        end(child)
    good("bots move, and a process of its own thinks for them")


def thinker(parent: int) -> int:
    """The process that thinks for the bots of that program."""
    if CONSOLE:
        command = ["ps", "-A", "-o", "ppid=,pid=,args="]
    else:
        fields = "$_.ParentProcessId, $_.ProcessId, $_.CommandLine -join ' '"
        ask = f"Get-CimInstance Win32_Process | % {{ {fields} }}"
        command = ["powershell", "-NoProfile", "-Command", ask]
    found = subprocess.run(command, capture_output=True, check=True).stdout
    for line in found.decode("utf-8", "replace").splitlines():
        words = line.split()
        if words[:1] == [str(parent)] and "--multiprocessing-fork" in words:
            return int(words[1])
    raise Wrong("no process thinks for the bots")


def look(visit: Visit) -> None:
    """A real window: start a match by mouse, make a move, be killed, go on where it stopped."""
    missing = [tool for tool in ("Xvfb", "xdotool") if not shutil.which(tool)]
    if missing:
        raise Wrong(f"a real window needs {' and '.join(missing)}: install it, or ask for --smoke")
    import package_hand

    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1400x900x24", "-nolisten", "tcp", "-ac"]
    null = subprocess.DEVNULL
    screen = subprocess.Popen(command, pass_fds=[write], stdout=null, stderr=null)
    os.close(write)
    try:
        with os.fdopen(read) as number:
            display = f":{number.readline().strip()}"
        hand = package_hand.Hand(visit, display)
        try:
            hand.session()
        finally:
            hand.kill()
    finally:
        screen.terminate()
        screen.wait()


def wait(what: str, holds: Callable[[], Any], seconds: float = 20.0) -> Any:
    """Wait until something holds and return it."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = holds()
        if found:
            return found
        time.sleep(0.1)
    raise Wrong(f"{what} did not come within {seconds:.0f} s")


def end(child: subprocess.Popen) -> None:
    """Kill a process of ours the hard way, as a power cut would."""
    if child.poll() is None:
        child.kill()
    child.wait()

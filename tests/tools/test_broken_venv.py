"""A folder .venv that is broken or half made: the next start makes it anew, and only then."""

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from workshop import TOOLS, script


@pytest.fixture
def real(venv: ModuleType, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """tools/environment.py with a real .venv, made fast: no pip, and in place of fetched libraries two of our own."""
    fresh = script("environment")

    def call(command: list) -> tuple:
        return fresh.call(command + ["--without-pip"] if command[3] == "venv" else command)

    def fetch(wanted: list) -> None:
        venv.done.append("pip")
        for name in ("cats", "dogs"):
            for path, text in ((f"{name}/__init__.py", name), (f"{name}-1.dist-info/METADATA", "Name: " + name)):
                file = Path(venv.packages(), path)
                file.parent.mkdir(exist_ok=True)
                file.write_text(text)
            rows = [f"{name}/__init__.py,sha256=x,{len(name)}", f"{name}-1.dist-info/RECORD,,"]
            Path(venv.packages(), f"{name}-1.dist-info", "RECORD").write_text("\n".join(rows))

    monkeypatch.setattr(venv, "call", call)
    monkeypatch.setattr(venv, "fetch", fetch)
    return venv


def bare_text(path: Path) -> None:
    """Leave a text where something else was."""
    path.unlink()
    path.write_text("no program")
    path.chmod(0o755)


BREAKS = {
    "python gone": lambda venv: os.remove(venv.python()),
    "python a text": lambda venv: bare_text(Path(venv.python())),
    "all of it a text": lambda venv: (shutil.rmtree(venv.FOLDER), Path(venv.FOLDER).write_text("no folder")),
    "a dangling link": lambda venv: (shutil.rmtree(venv.FOLDER), os.symlink("nowhere", venv.FOLDER)),
    "pyvenv.cfg gone": lambda venv: os.remove(os.path.join(venv.FOLDER, "pyvenv.cfg")),
    "a library gone": lambda venv: [shutil.rmtree(path) for path in Path(venv.packages()).glob("dogs*")],
    "its code gone": lambda venv: shutil.rmtree(Path(venv.packages(), "dogs")),
    "a file cut": lambda venv: Path(venv.packages(), "cats", "__init__.py").write_text("ca"),
    "its list gone": lambda venv: Path(venv.packages(), "cats-1.dist-info", "RECORD").unlink(),
    "its list babble": lambda venv: Path(venv.packages(), "cats-1.dist-info", "RECORD").write_bytes(b"a,b,\xff\n" * 9),
    "stamp babble": lambda venv: Path(venv.STAMP).write_bytes(b"\xff\0 \n\n"),
}


@pytest.mark.skipif(os.name == "nt", reason="an interpreter in use cannot be taken away there")
@pytest.mark.parametrize("harm", BREAKS.values(), ids=BREAKS)
def test_a_broken_folder_is_made_anew(real: ModuleType, harm: object) -> None:
    real.start("meowgames", [])
    real.done.clear()
    assert real.start("meowgames", []) == 0 and real.done == [("meowgames", [])]  # nothing is broken yet
    harm(real)
    real.done.clear()
    assert real.start("meowgames", []) == 0
    assert real.done == ["pip", ("meowgames", [])] and real.answers() and real.ready(real.PLAY)


def test_what_a_kill_left_of_the_tests_libraries_is_not_taken_for_installed(real: ModuleType) -> None:
    real.start("meowgames", [])
    half = Path(real.packages(), "mypy-1.dist-info")  # pip counts it as installed, though its files are not all there
    half.mkdir()
    (half / "METADATA").write_text("Name: mypy")
    assert real.start("pytest", [], groups=real.TEST) == 0
    assert not half.exists() and real.ready(real.TEST)


def test_libraries_of_ones_own_are_left_alone(real: ModuleType) -> None:
    real.start("meowgames", [])
    own = Path(real.packages(), "own-1.dist-info")
    own.mkdir()
    assert real.ready(real.PLAY)


@pytest.mark.skipif(os.name == "nt", reason="there is no such lock there")
def test_a_step_that_outlasts_a_killed_start_is_waited_for(venv: ModuleType) -> None:
    """It holds the lock, so no second start clears away what it is still writing."""
    step = "import os, time; print('Collecting', os.getpid(), flush=True); time.sleep(60)"
    code = "import sys; sys.path.insert(0, sys.argv[1]); import environment as venv; venv.ROOT = sys.argv[2]\n"
    code += "with venv.alone(): venv.call([sys.executable, '-c', sys.argv[3]])"
    start = subprocess.Popen([sys.executable, "-c", code, str(TOOLS), venv.ROOT, step], stdout=subprocess.PIPE)
    pid = int(start.stdout.readline().split()[1])
    start.kill()
    start.wait()
    start.stdout.close()
    look = "import fcntl, sys; fcntl.flock(open(sys.argv[1]), fcntl.LOCK_EX | %s)"
    file = os.path.join(venv.ROOT, "pyproject.toml")
    held = [sys.executable, "-c", look % "fcntl.LOCK_NB", file]
    try:
        assert subprocess.run(held, stderr=subprocess.DEVNULL).returncode == 1
    finally:
        os.kill(pid, signal.SIGKILL)
    assert subprocess.run([sys.executable, "-c", look % "0", file], timeout=60).returncode == 0

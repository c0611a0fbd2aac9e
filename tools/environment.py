"""The folder .venv: made when missing or stale, holding what pyproject.toml pins; standard library only."""

# No newer syntax than that of Python 3.6 in here, so that an old Python can say that it is too old.
import contextlib
import csv
import errno
import glob
import hashlib
import os
import re
import shutil
import subprocess
import sys

VERSION = "2"  # another number makes every .venv stale
OLDEST = (3, 11)
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FOLDER = os.path.join(ROOT, ".venv")
STAMP = os.path.join(FOLDER, "meowgames.stamp")  # written last: a group it does not name is half installed
BASE = "dependencies"  # the group of pyproject.toml that plays; the others are extras
PLAY = (BASE,)
TEST = (BASE, "test")
NET = ("connection", "retrying", "timed out", "timeout", "resolve", "getaddrinfo", "ssl", "proxy")
NEED = 60000000  # bytes without which nothing else need be suspected
LOCKED = []  # the lock of whoever makes .venv; a step holds it too, so that it outlasts a start that is killed
HARM = ("PIP_USER", "PIP_TARGET", "PIP_PREFIX")  # a user's settings that would install elsewhere


class Failed(Exception):
    """The one sentence that says why it does not go on, and what helps."""


def start(module: str, args: list, cwd: str = "", groups: tuple = PLAY) -> int:
    """Run a module of ours in .venv, which is made first where it has to be; returns the exit code."""
    return answered(lambda: run(module, args, cwd), groups)


def answered(work: object, groups: tuple) -> int:
    """Do some work that needs .venv and return its exit code; what hinders it is told in one sentence."""
    try:
        prepare(groups)
        return work()
    except Failed as failed:
        print(failed, file=sys.stderr)
    except KeyboardInterrupt:
        print("Stopped: start again whenever you like.", file=sys.stderr)
    return 1


def prepare(groups: tuple) -> None:
    """Make .venv hold these groups of requirements, or stop."""
    check_python()
    if not ready(groups):
        with alone():
            if not ready(groups):  # another start may have made it meanwhile
                make(groups)


def check_python() -> None:
    """Stop when this Python is older than the program."""
    if sys.version_info[:2] < OLDEST:
        versions = sys.version_info[:2] + OLDEST
        raise Failed(
            "This is Python %d.%d, meowgames needs %d.%d or newer: get one from python.org and start with it."
            % versions
        )


def python() -> str:
    """The interpreter inside .venv."""
    inside = ("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")
    return os.path.join(FOLDER, *inside)


def pins(groups: tuple) -> list:
    """The requirements that pyproject.toml lists in these groups."""
    try:
        with open(os.path.join(ROOT, "pyproject.toml"), encoding="utf-8") as file:
            text = file.read()
    except OSError as error:
        raise Failed("The file pyproject.toml cannot be read in %s: get the whole folder again." % ROOT) from error
    found = []
    for name in groups:
        block = re.search(r"^%s = \[$(.*?)^\]" % name, text, re.M | re.S)
        found += re.findall(r'^\s*"([^"]+)"', block.group(1), re.M) if block else []
    return found


def stamp(group: str) -> str:
    """The line that says what a group of .venv was made from: requirements, Python and this file's version."""
    parts = [VERSION, sys.platform, sys.implementation.cache_tag] + pins((group,))
    return group + " " + hashlib.sha256("\n".join(parts).encode()).hexdigest()


def stamps() -> list:
    """The lines of the groups that .venv holds, each with the libraries it was made with; none where it is missing."""
    try:
        with open(STAMP, encoding="utf-8") as file:
            return file.read().splitlines()
    except (OSError, ValueError):
        return []


def ready(groups: tuple) -> bool:
    """Whether .venv is there, unbroken, and holds these groups as they are asked for today."""
    held = [line.split(" ") for line in stamps()]
    asked = [words for words in held if words[0] in groups]
    if not all(stamp(group).split(" ") in [words[:2] for words in asked] for group in groups):
        return False
    return answers() and all(complete(name) for words in asked for name in words[2:] or libraries())


def answers() -> bool:
    """Whether the interpreter in .venv runs, and takes its libraries from there."""
    code, text = call([python(), "-I", "-c", "import sys; print(sys.prefix)"])
    return not code and os.path.realpath(text.strip()) == os.path.realpath(FOLDER)


def packages() -> str:
    """The folder in .venv where libraries lie."""
    inside = ("Lib",) if os.name == "nt" else ("lib", "*")
    return (glob.glob(os.path.join(glob.escape(FOLDER), *(inside + ("site-packages",)))) or [FOLDER])[0]


def libraries() -> list:
    """The libraries that lie in .venv, by the folders that describe them."""
    return sorted(os.path.basename(path) for path in glob.glob(os.path.join(glob.escape(packages()), "*.dist-info")))


def complete(name: str) -> bool:
    """Whether every file of a library is there and as long as it was: a kill or a stray hand may have cut it."""
    folder = packages()
    try:
        with open(os.path.join(folder, name, "RECORD"), encoding="utf-8", newline="") as file:
            rows = [row for row in csv.reader(file) if len(row) == 3 and row[2]]
        return all(os.path.getsize(os.path.join(folder, row[0])) == int(row[2]) for row in rows)
    except (OSError, ValueError, csv.Error):
        return False


def make(groups: tuple) -> None:
    """Add the groups that .venv lacks; where it cannot even play, or something in it is broken, make it anew."""
    if ready(PLAY) and all(complete(name) for name in libraries()):
        say("meowgames: completing the folder .venv, once. This takes about a minute.")
    else:
        say("meowgames: making the folder .venv, once. This takes about a minute.")
        empty()
    kept = [line for line in stamps() if line.split(" ")[0] not in groups]
    fetch(pins([group for group in groups if not ready((group,))]))
    with writing(), open(STAMP, "w", encoding="utf-8") as file:
        file.write("\n".join(kept + [" ".join([stamp(group)] + libraries()) for group in groups]))
    say("meowgames: ready.")


def empty() -> None:
    """Make an empty .venv: also after a start that was interrupted."""
    pins(PLAY)  # a checkout without its list loses nothing
    with writing():
        clear(FOLDER)
        os.mkdir(FOLDER)
    base = getattr(sys, "_base_executable", None) or sys.executable  # not the one in the .venv just cleared
    code, text = call([base, "-I", "-m", "venv", FOLDER])
    if code:
        raise Failed(no_venv(text))


def fetch(wanted: list) -> None:
    """Let pip install these requirements into .venv."""
    say("meowgames: fetching " + ", ".join(wanted) + ".")
    code, text = call(
        [python(), "-I", "-m", "pip", "install", "--only-binary", ":all:", "--progress-bar", "off"]
        + ["--no-input", "--disable-pip-version-check", "--retries", "2"]
        + wanted
    )
    if code:
        raise Failed(no_pip(text))


def run(module: str, args: list, cwd: str) -> int:
    """Hand over to the module: in this very process where the system can, else in a child."""
    command = [python(), "-m", module] + args
    sys.stdout.flush()
    if cwd:
        os.chdir(cwd)
    if os.name != "nt":
        os.execve(command[0], command, surroundings())
    return follow(module, args, cwd)


def follow(module: str, args: list, cwd: str) -> int:
    """Run a module in .venv to its end, in a child; returns the exit code."""
    child = subprocess.Popen([python(), "-m", module] + args, env=surroundings(), cwd=cwd or None)
    while True:
        try:
            return child.wait()
        except KeyboardInterrupt:  # the child got it too and answers it
            pass


def surroundings() -> dict:
    """The variables a module of ours is started with."""
    env = dict(os.environ, PYTHONPATH=ROOT)
    env.pop("PYTHONHOME", None)
    return env


def call(command: list) -> tuple:
    """Run a step, show the lines that tell how far it is; returns its exit code and all it said."""
    env = {name: value for name, value in os.environ.items() if name not in HARM}
    said = []
    try:
        child = subprocess.Popen(
            command, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, pass_fds=tuple(LOCKED)
        )
    except OSError as error:
        return 1, str(error)
    try:
        for line in child.stdout:
            line = line.decode("utf-8", "replace").rstrip()
            said.append(line)
            if line.lstrip().startswith(("Collecting", "Downloading", "Installing")):
                say("  " + line.strip())
        return child.wait(), "\n".join(said)
    finally:
        if child.poll() is None:
            child.kill()
            child.wait()


def no_venv(text: str) -> str:
    """Why Python could not make .venv."""
    if re.search(r"ensurepip is not\s+available|No module named '?(venv|ensurepip)", text):
        return (
            "This Python comes without venv: install it (Debian, Ubuntu: sudo apt install python3-venv; "
            "elsewhere: the full Python from python.org) and start again."
        )
    return no_disk(text) or "Python could not make .venv (%s): try another Python." % last(text)


def no_pip(text: str) -> str:
    """Why the libraries could not be installed."""
    lower = text.lower()
    if no_disk(text):
        return no_disk(text)
    if "no matching distribution" in lower and not any(word in lower for word in NET):
        name = re.search(r"No matching distribution found for (\S+)", text)
        what = (name.group(1) if name else "library",) + sys.version_info[:2]
        return (
            "pip finds no %s for Python %d.%d on this system: start with another Python, such as 3.12, "
            "or mend pip's index setting." % what
        )
    if any(word in lower for word in NET):
        return "The libraries could not be fetched: the first start needs the internet, connect and retry."
    return "The libraries could not be installed (%s): start again, it begins anew." % last(text)


def no_disk(text: str) -> str:
    """The sentence for a disk that refuses, or nothing."""
    if "No space left" in text or shutil.disk_usage(ROOT).free < NEED:
        return "The disk is full: free 200 MB and start again."
    if "Permission denied" in text or "Read-only file system" in text or "WinError 5]" in text:
        return "Nothing can be written to %s: move meowgames to a folder of your own and start again." % ROOT
    return ""


def last(text: str) -> str:
    """The last line that says something."""
    return ([line for line in text.splitlines() if line.strip()] or ["no reason given"])[-1].strip(" .")


@contextlib.contextmanager
def writing():
    """Answer a folder that refuses to be written with a sentence."""
    try:
        yield
    except OSError as error:
        text = "No space left" if error.errno == errno.ENOSPC else "Permission denied"
        raise Failed(no_disk(text)) from error


@contextlib.contextmanager
def alone():
    """Let only one start at a time make .venv, where the system knows such locks."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with open(os.path.join(ROOT, "pyproject.toml")) as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            say("meowgames: another start is still at work on the folder .venv, waiting for it.")
            fcntl.flock(file, fcntl.LOCK_EX)
        LOCKED.append(file.fileno())
        try:
            yield
        finally:
            LOCKED.clear()


def clear(path: str) -> None:
    """Remove what lies there, whatever it is."""
    if os.path.isdir(path) and not os.path.islink(path):
        shutil.rmtree(path)
    elif os.path.lexists(path):
        os.remove(path)


def say(line: str) -> None:
    """A plain line of progress."""
    print(line, flush=True)

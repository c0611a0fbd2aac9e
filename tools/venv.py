"""The folder .venv: made when missing or stale, holding what pyproject.toml pins; standard library only."""

# No newer syntax than that of Python 3.6 in here, so that an old Python can say that it is too old.
import contextlib
import errno
import hashlib
import os
import re
import shutil
import subprocess
import sys

VERSION = "1"  # another number makes every .venv stale
OLDEST = (3, 11)
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FOLDER = os.path.join(ROOT, ".venv")
STAMP = os.path.join(FOLDER, "meowgames.stamp")  # written last: without it, .venv is half made
NET = ("connection", "retrying", "timed out", "timeout", "resolve", "getaddrinfo", "ssl", "proxy")
NEED = 60000000  # bytes without which nothing else need be suspected
HARM = ("PIP_USER", "PIP_TARGET", "PIP_PREFIX")  # a user's settings that would install elsewhere


class Stop(Exception):
    """The one sentence that says why it does not go on, and what helps."""


def start(module: str, args: list, cwd: str = "") -> int:
    """Run a module of ours in .venv, which is made first where it has to be; returns the exit code."""
    try:
        check_python()
        if not ready():
            with alone():
                if not ready():  # another start may have made it meanwhile
                    make()
        return run(module, args, cwd)
    except Stop as stop:
        print(stop, file=sys.stderr)
    except KeyboardInterrupt:
        print("Stopped: start again whenever you like.", file=sys.stderr)
    return 1


def check_python() -> None:
    """Stop when this Python is older than the program."""
    if sys.version_info[:2] < OLDEST:
        versions = sys.version_info[:2] + OLDEST
        raise Stop(
            "This is Python %d.%d, meowgames needs %d.%d or newer: get one from python.org and start with it."
            % versions
        )


def python() -> str:
    """The interpreter inside .venv."""
    inside = ("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")
    return os.path.join(FOLDER, *inside)


def pins() -> list:
    """The requirements that pyproject.toml lists, those of the tests included."""
    try:
        with open(os.path.join(ROOT, "pyproject.toml"), encoding="utf-8") as file:
            text = file.read()
    except OSError:
        raise Stop("The file pyproject.toml cannot be read in %s: get the whole folder again." % ROOT)
    found = []
    for name in ("dependencies", "test"):
        block = re.search(r"^%s = \[$(.*?)^\]" % name, text, re.M | re.S)
        found += re.findall(r'^\s*"([^"]+)"', block.group(1), re.M) if block else []
    return found


def stamp() -> str:
    """What .venv was made from: requirements, Python and this file's version."""
    parts = [VERSION, sys.platform, sys.implementation.cache_tag] + pins()
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def ready() -> bool:
    """Whether .venv is there, finished, and made from what is asked for today."""
    try:
        with open(STAMP, encoding="utf-8") as file:
            return file.read() == stamp() and os.path.exists(python())
    except (OSError, ValueError):
        return False


def make() -> None:
    """Make .venv from nothing: also after a start that was interrupted."""
    wanted = pins()
    say("meowgames: making the folder .venv, once. This takes about a minute.")
    with writing():
        clear(FOLDER)
        os.mkdir(FOLDER)
    base = getattr(sys, "_base_executable", None) or sys.executable  # not the one in the .venv just cleared
    code, text = call([base, "-I", "-m", "venv", FOLDER])
    if code:
        raise Stop(no_venv(text))
    say("meowgames: fetching " + ", ".join(wanted) + ".")
    code, text = call(
        [python(), "-I", "-m", "pip", "install", "--only-binary", ":all:", "--progress-bar", "off"]
        + ["--no-input", "--disable-pip-version-check", "--retries", "2"]
        + wanted
    )
    if code:
        raise Stop(no_pip(text))
    with writing():
        with open(STAMP, "w", encoding="utf-8") as file:
            file.write(stamp())
    say("meowgames: ready.")


def run(module: str, args: list, cwd: str) -> int:
    """Hand over to the module: in this very process where the system can, else in a child."""
    env = dict(os.environ, PYTHONPATH=ROOT)
    env.pop("PYTHONHOME", None)
    command = [python(), "-m", module] + args
    sys.stdout.flush()
    if cwd:
        os.chdir(cwd)
    if os.name != "nt":
        os.execve(command[0], command, env)
    child = subprocess.Popen(command, env=env)
    while True:
        try:
            return child.wait()
        except KeyboardInterrupt:  # the child got it too and answers it
            pass


def call(command: list) -> tuple:
    """Run a step, show the lines that tell how far it is; returns its exit code and all it said."""
    env = {name: value for name, value in os.environ.items() if name not in HARM}
    said = []
    try:
        child = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
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
        return "The disk is full: free 100 MB and start again."
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
        raise Stop(no_disk(text))


@contextlib.contextmanager
def alone():
    """Let only one start at a time make .venv, where the system knows such locks."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with open(os.path.join(ROOT, "pyproject.toml")) as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def clear(path: str) -> None:
    """Remove what lies there, whatever it is."""
    if os.path.isdir(path) and not os.path.islink(path):
        shutil.rmtree(path)
    elif os.path.lexists(path):
        os.remove(path)


def say(line: str) -> None:
    """A plain line of progress."""
    print(line, flush=True)

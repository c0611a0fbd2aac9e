"""Where things lie: data in a checkout, a wheel or a frozen program; saves where the system wants them."""

import os
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
NAME = "meowgames"
BESIDE = ("levels", "sprites", "fonts", "seeds")  # beside the package in a checkout, inside it in a wheel
INSIDE = ("sounds", "locale")


class Missing(Exception):
    """The sentence that names a file the program cannot do without; key, path and why translate it."""

    def __init__(self, path: Path | str, why: str = "") -> None:
        super().__init__(path, why)
        self.path, self.why = Path(path), why
        self.key = "missing.broken" if why else "missing.file"

    def __str__(self) -> str:
        if self.why:
            return f"The file {self.path} cannot be used ({self.why}): put the original back."
        return f"The file {self.path} is missing: put it back, or install the program again."


class Homeless(Exception):
    """The sentence that says why there is no folder for what a player makes."""


def data(*parts: str) -> Path:
    """A file or folder that comes with the program, such as data("levels", "meow.tmx")."""
    # a wheel carries all folders in the package; a checkout and a frozen program have most of them beside it
    inside = PACKAGE.joinpath(*parts[:1])
    home = PACKAGE if parts and inside.exists() else PACKAGE.parent
    return home.joinpath(*parts)


def need(path: Path | str) -> Path:
    """The same path when something readable lies there; Missing otherwise."""
    path = Path(path)
    if not path.exists():
        raise Missing(path)
    if not os.access(path, os.R_OK):
        raise Missing(path, "it may not be read")
    return path


def saves() -> Path:
    """The folder of matches, one file each; whoever writes there makes it."""
    return _home("data") / "saves"


def positions() -> Path:
    """The folder of positions that were kept, one small file each; whoever keeps one makes it."""
    return _home("data") / "positions"


def settings_file() -> Path:
    """The one file of settings."""
    return _home("config") / "settings.json"


def statistics_file() -> Path:
    """The file that gets one line per finished match."""
    return _home("data") / "statistics.jsonl"


def log_file() -> Path:
    """The file that gets what nobody foresaw."""
    return _home("data") / f"{NAME}.log"


def lessons_file() -> Path:
    """The file of what has been learned so far, and which tips have been given."""
    return _home("data") / "lessons.json"


def tables_file() -> Path:
    """The file of the last table of each game."""
    return _home("config") / "tables.json"


def tables() -> Path:
    """The folder of the tables somebody has drawn, one folder each; whoever makes one makes it."""
    return _home("data") / "tables"


def pictures() -> Path:
    """The folder of pictures that were drawn once; it can be thrown away at any time."""
    return _home("cache") / "pictures"


def _home(kind: str) -> Path:
    """The user's own folder for data, config or cache; MEOWGAMES_HOME puts all in one place."""
    chosen = os.environ.get("MEOWGAMES_HOME")
    if chosen:
        found = Path(os.path.expanduser(chosen))
    else:
        import platformdirs  # here, because most commands never ask

        folders = {"data": platformdirs.user_data_path, "config": platformdirs.user_config_path}
        found = folders.get(kind, platformdirs.user_cache_path)(NAME, appauthor=False)
    if found.parts[:1] and found.parts[0].startswith("~"):  # of whom the system knows no home
        raise Homeless(
            f"MEOWGAMES_HOME is {chosen}, the home of nobody this system knows: let it name another folder."
            if chosen
            else "This system knows no home of yours: let MEOWGAMES_HOME name a folder for saves and settings."
        )
    return found.absolute()

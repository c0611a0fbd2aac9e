"""What a player has chosen: one frozen dataclass, kept in one file that can be broken without harm."""

import json
import os
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any

from meowgames import disk, paths

LANGUAGES = ("en", "fr")
TEXTS = (1.0, 1.15, 1.3, 1.5, 1.75, 2.0)  # text sizes offered
BIG = 1.5  # from this text size on, what else stands side by side lies one under the other
PACES = {"slow": 1.7, "normal": 1.0, "fast": 0.5, "none": 0.0}  # how long an animation takes, in its usual time
RENAMED = {"speed": "pace"}  # what version 0.1.0 wrote, and what it is called now
CONFIRM = ("never", "tiles", "final", "always")  # before which moves to ask
SECRET = ("meow", "minicity", "neko", "isle")  # games with secrets while one answer held for all of them
UNDO = ("free", "fair", "never")  # free: against bots; a shared screen is always at best fair


@dataclass(frozen=True)
class Settings:
    """Everything the options screen and the window remember."""

    language: str = "en"
    text: float = 1.0
    window: tuple[int, int] = (1280, 720)
    place: tuple[int, int] | None = None
    full_screen: bool = False
    sharp: bool = False  # draw every line of a window with more than 1440 of them
    pace: float = 1.0
    sound: float = 0.7
    music: float = 0.35
    mute: bool = False
    marks: bool = True
    confirm: str = "tiles"
    undo: str = "free"
    obvious: bool = True
    show_next: bool = True
    show_last: bool = True
    close_up: bool = True
    hold_to_show: tuple[str, ...] = ("neko", "isle")  # games in which one's own secrets are seen only while held open
    names: tuple[str, ...] = ()
    tips: bool = True


def system_language() -> str:
    """The language the system speaks, as far as we speak it too."""
    asked = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    asked = [word for word in asked if word][:1]  # the first that is set rules the others
    if asked and asked[0].split(".")[0] not in ("C", "POSIX"):
        asked = os.environ.get("LANGUAGE", "").split(":") + asked
    if not any(asked) and sys.platform in ("win32", "darwin"):
        asked = _desktop_languages()
    for word in asked:
        code = word[:2].lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


def _desktop_languages() -> list[str]:
    """What the desktop prefers, where no variable says it."""
    try:
        from pygame.system import get_pref_locales

        return [found["language"] for found in get_pref_locales()]
    except Exception:  # a language is never worth a failed start
        return []


def load(path: Path | None = None) -> tuple[Settings, str | None]:
    """The settings on disk, with the key of a note when something was wrong with them."""
    path = path or paths.settings_file()
    start = Settings(language=system_language())
    try:
        found = json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return start, None
    except OSError:
        return start, "note.settings.unread"
    except (ValueError, RecursionError):  # no JSON, or no UTF-8
        return start, _aside(path)
    if not isinstance(found, dict):
        return start, _aside(path)
    found = {RENAMED.get(name, name): value for name, value in found.items() if RENAMED.get(name) not in found}
    good, wrong = {}, False
    for field in fields(Settings):
        if field.name in found:
            try:
                good[field.name] = CHECKS[field.name](found[field.name])
            except (TypeError, ValueError, OverflowError):
                wrong = True
    return replace(start, **good), "note.settings.mended" if wrong else None


def save(settings: Settings, path: Path | None = None) -> str | None:
    """Write the settings whole or not at all, beside what a later version keeps there; the key of a note if refused."""
    path, mine = path or paths.settings_file(), asdict(settings)
    others = {name: value for name, value in disk.words(path).items() if RENAMED.get(name, name) not in mine}
    trouble = disk.write(path, others | mine)
    return f"note.settings.{trouble}" if trouble else None


def _aside(path: Path) -> str:
    """Keep a broken file beside the new one, for whoever wants to mend it."""
    try:
        os.replace(path, path.with_name("settings.broken.json"))
    except OSError:
        return "note.settings.unread"
    return "note.settings.broken"


def _flag(value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError
    return value


def _one_of(*choices: str) -> Callable[[Any], str]:
    def check(value: Any) -> str:
        if value not in choices:
            raise ValueError
        return value

    return check


def _between(low: float, high: float) -> Callable[[Any], float]:
    def check(value: Any) -> float:
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not low <= value <= high:
            raise ValueError
        return float(value)

    return check


def _pair(low: int, high: int) -> Callable[[Any], tuple[int, int]]:
    def check(value: Any) -> tuple[int, int]:
        one, two = value
        for number in (one, two):
            if type(number) is not int or not low <= number <= high:
                raise ValueError
        return one, two

    return check


def _place(value: Any) -> tuple[int, int] | None:
    return None if value is None else _pair(-32768, 32767)(value)


def _names(value: Any) -> tuple[str, ...]:
    if not isinstance(value, (list, tuple)) or len(value) > 12:
        raise ValueError
    for name in value:
        if not isinstance(name, str) or len(name) > 40 or not name.isprintable():
            raise ValueError
    return tuple(value)


def _games(value: Any) -> tuple[str, ...]:
    if isinstance(value, bool):  # what version 0.1.0 wrote: off was what nobody had chosen
        return SECRET if value else Settings().hold_to_show
    return _names(value)


CHECKS: dict[str, Callable[[Any], Any]] = {
    "language": _one_of(*LANGUAGES),
    "text": _between(TEXTS[0], TEXTS[-1]),
    "window": _pair(320, 16384),
    "place": _place,
    "full_screen": _flag,
    "pace": _between(0, 3),
    "sound": _between(0, 1),
    "music": _between(0, 1),
    "mute": _flag,
    "marks": _flag,
    "confirm": _one_of(*CONFIRM),
    "undo": _one_of(*UNDO),
    "obvious": _flag,
    "show_next": _flag,
    "show_last": _flag,
    "close_up": _flag,
    "hold_to_show": _games,
    "names": _names,
    "tips": _flag,
    "sharp": _flag,
}

"""A window under hard conditions: a monkey at mouse and keyboard, hostile settings, saves and share codes."""

import base64
import json
import time
from contextlib import suppress
from copy import deepcopy
from dataclasses import fields, replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import monkey
import pygame
from forging import forge, reworded
from playing import Player
from sitting import SMALL, keep

from meowgames import paths, settings
from meowgames.play import progress, saves, statistics, tables
from meowgames.play.match import Match
from meowgames.play.sharecode import to_code
from meowgames.play.steps import Steps
from meowgames.play.sums import Sums
from meowgames.rules import playable
from meowgames.settings import Settings
from meowgames.words import Words

from .games import any_setup
from .saves import wander

THINGS = 60  # a monkey does in one case
PATIENT = 0.8  # of what it does, it looks at what came of it
LATE = 200  # frames for which it waits at most
READ = 10  # hostile codes, saves and sets of small files in one case
RARELY = 0.1  # a case has a window of another size: all pictures are made anew for it
ROW = {
    **{"id": "1", "when": "2026-01-01T00:00:00+00:00", "game": "meow", "minds": ["person", "cat"], "names": ["A", "B"]},
    **{"options": {}, "seed": "x", "plies": 60, "scores": [3, 4], "places": [2, 1]},
}  # of the statistics
LARGEST = 1920, 1080  # of a hostile window; that larger ones are held to the screen is not tried here
NASTY: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 7, 1.0, 0.5, -0.0, 1e308, float("nan"), float("inf"), 10**30, -(10**30)),
    *("", " ", "\0", "\ud83d", "caf\udce9", "\u200b\u202e", "a\nb", "x" * 3000, "é" * 41, "%s {0} {name}", "../../x"),
    *("meow", "isle", "person", "tiger", "unicorn", "en", "fr", "always", "free", "1", "-1", "MEOW1-"),
    *([], {}, [[]], [None], [0, 0], [-1, -1], [1, 1], [16384, 16384], [320, 320], [-32768, 32767], ["a"] * 50),
    *({"": ""}, {"meow": [0, 0]}, {"seats": []}, [{}], [["A", "mochi", "person", 1]], [[["x"] * 3] * 3] * 3),
)


@cache
def player() -> Player:
    """Return the one who sits at the window of this process."""
    made = Player()
    if pygame.display.get_driver() == "x11":
        made.window.start()  # pictures come when they come, as for people
    return made


def monkeys(rng: Random, home: Path) -> int:  # noqa: ARG001 — the house is told of it
    """Let a monkey do things nobody would think of; whatever it does, there is a scene, or it has left the program."""
    one = player()
    for _ in monkey.play(one, rng, THINGS, rng.choice(settings.LANGUAGES)):
        if rng.random() < PATIENT:
            see(one)
    return THINGS


def see(one: Player) -> None:
    """Wait until the frame is there, as most people would."""
    for _ in range(LATE):
        if not one.window.waits:
            break
        one.spin(1, 0.02)
        time.sleep(0.005)


def hostile(rng: Random, home: Path) -> int:
    """Read many hostile words as codes, saves and small files, then open some as a person would: nothing falls."""
    for _ in range(READ):
        spoil(rng, home)
        chosen = read_small()
    match = Match(any_setup(rng, rng.choice(((0,), (0, 1))))).begin()
    for _, _ in zip(range(rng.randrange(30)), wander(match, rng)):
        pass
    code, data = to_code(match), keep(match).read_text("utf-8")
    codes, files = [code], []
    for number in range(READ):
        codes.append(spoiled_code(code, rng))
        files.append(home / f"{number}.match")
        files[-1].write_bytes(spoiled_save(data, rng))
    good = [one for one in (*codes, *files) if read(one)]
    wide, high = (min(sides) for sides in zip(chosen.window, LARGEST)) if rng.random() < RARELY else SMALL
    sit(replace(chosen, window=(wide, high), full_screen=False))
    for what in (rng.choice(good), rubbed(code, rng)):
        visit(what)
    return READ * 3 + 1


def read(what: str | Path) -> bool:
    """Read a code or a save; tell whether it gave a match."""
    match, note, _ = saves.fetch(str(what))
    assert match or note
    assert note is None or all(Words(language)(*note) for language in settings.LANGUAGES)
    return match is not None


def read_small() -> Settings:
    """Read all small files; return the settings."""
    chosen, note = settings.load()
    assert note is None or Words("en").has(note)
    for game in playable():
        tables.load(game)
    progress.load()
    list(statistics.read(paths.statistics_file()))
    Steps(Sums(paths.statistics_file()).steps()).result()
    return chosen


def sit(chosen: Settings) -> None:
    """Look at the screens that show what is in the small files, with these settings."""
    one = player()
    one.sit_down(**{field.name: getattr(chosen, field.name) for field in fields(Settings) if field.name != "window"})
    one.resize(chosen.window)
    one.spin(2)
    doors = one.stage.doors
    for scene in (doors.options, doors.records, lambda: doors.setup("meow")):
        one.stage.push(scene())
        one.spin(2)


def visit(what: str | Path) -> None:
    """Open a code or a save as a person would, then look where it is listed."""
    one = player()
    one.sit_down()
    if scene := one.stage.doors.file(what):
        one.stage.push(scene)
    one.spin(4)
    one.stage.home()
    one.spin(2)
    one.stage.push(one.stage.doors.library())
    one.spin(2)


def spoil(rng: Random, home: Path) -> None:
    """Put hostile words into every small file, and odd things among the saves."""
    whole = {field.name: getattr(Settings(), field.name) for field in fields(Settings)}
    texts = {
        paths.settings_file(): spoiled(whole, rng),
        paths.tables_file(): spoiled({"meow": {"seats": [["A", "mochi", "person", 0]] * 3, "options": {}}}, rng),
        paths.lessons_file(): spoiled({"places": {"meow": [0, 1]}, "done": ["isle"], "told": ["offer"]}, rng),
    }
    home.mkdir(exist_ok=True)
    for path, words in texts.items():
        text = json.dumps(words).encode() if rng.random() < 0.8 else rng.randbytes(rng.randrange(200))
        path.write_bytes(text)
    rows = [json.dumps(spoiled(ROW, rng)) for _ in range(4)]
    paths.statistics_file().write_text("\n".join(rows), "utf-8")
    with suppress(OSError):
        paths.saves().mkdir(exist_ok=True)
        (paths.saves() / "folder.match").mkdir()
        (paths.saves() / "nowhere.match").symlink_to(home / "gone")


def spoiled(words: Any, rng: Random) -> Any:
    """Return a copy of plain data in which a few things were replaced, left out or added."""
    words = deepcopy(words)
    for _ in range(rng.choice((1, 1, 2, 5))):
        inside = words
        while True:
            keys = list(inside) if isinstance(inside, dict) else range(len(inside))
            key = rng.choice(keys) if keys else None
            if key is not None and isinstance(inside[key], (dict, list)) and inside[key] and rng.random() < 0.7:
                inside = inside[key]
                continue
            break
        kind = rng.random()
        if key is None or (kind < 0.1 and isinstance(inside, dict)):
            inside.update(odd=rng.choice(NASTY)) if isinstance(inside, dict) else inside.append(rng.choice(NASTY))
        elif kind < 0.2:
            del inside[key]
        else:
            inside[key] = deepcopy(rng.choice(NASTY))
    return words


def spoiled_code(code: str, rng: Random) -> str:
    """Return a code with good seals around hostile words."""

    def change(words: dict) -> None:
        other = spoiled(words, rng)
        words.clear()
        words.update(other)

    return reworded(code, change)


def spoiled_save(text: str, rng: Random) -> bytes:
    """Return a save with a hostile opening or a hostile line, with good seals."""
    texts = [line.rpartition(" #")[0] for line in text.splitlines()]
    if rng.random() < 0.7:
        texts[1] = json.dumps(spoiled(json.loads(texts[1]), rng))
    else:
        texts.insert(rng.randrange(2, len(texts) + 1), f"{rng.choice('<>= ')} {rng.choice(NASTY)}".replace("\n", " "))
    return forge(texts)


def rubbed(code: str, rng: Random) -> str:
    """Return a code of which letters are missing or wrong; a short one, since one slip is searched for long."""
    letters = list(code[: rng.choice((20, 60, 100))])
    for _ in range(rng.randrange(4)):
        letters[rng.randrange(len(letters))] = rng.choice(("", "x", "é", "\0", base64.b64encode(b"?").decode()))
    return "".join(letters)

"""A sixth game: laid out in a copy of the house with one line changed, it stands on the shelf and plays at once."""

import difflib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from meowgames import words
from tools import new_game

ROOT = Path(__file__).resolve().parents[2]
NAME = "marble"
LEFT = (".git", ".venv", "__pycache__", ".*cache*", ".coverage*", "build", "dist")  # what is no part of the house
# The tests of the house that ask something of every game: those of this one carry its name, and the books hold too.
ASKED = (
    *("tests/rules", "tests/test_clauses.py", "tests/test_words.py", "tests/test_layers.py"),
    *("tests/play/test_brain.py", "tests/play/test_sheet.py", "tests/play/test_sight.py", "tests/test_book.py"),
    *("tests/scenes/test_every_game.py", "tests/scenes/test_setup.py"),
    *("tests/scenes/test_targets.py", "tests/scenes/test_view.py"),
)
LEVELS = """
import sys
from tools import check_levels
from tools.levels import tables

root = check_levels.ROOT
print(*check_levels.of_tilesets(root), *check_levels.of_maps(root), *tables.faults(sys.argv[1]), sep="\\n")
"""
DEFAULTS = """
import sys
from meowgames import rules, sound
from meowgames.play import lesson, strength
from meowgames.scenes.menus.shelf import cover
from meowgames.words import Words
from meowgames.scenes.menus.levels import level_name

game, voice, words = sys.argv[1], sound.Sound(), Words("en")
assert game in rules.playable() and game not in rules.whole()
voice.music(game)
assert voice.tune == "title" and cover(game) == "box-plain"
assert not lesson.has(game) and level_name(words, game, "tiger") == words("level.tiger.why")
"""
MOST = 60  # seconds of work in which a sixth game is found in order; on a machine that does much else they are longer


def files(root: Path) -> dict[str, bytes]:
    """All files under a root by their path."""
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in root.rglob("*") if path.is_file()}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, bytes]]:
    """A copy of the house in which the game is laid out, and its files as they were before."""
    root = tmp_path_factory.mktemp("copy") / "house"
    shutil.copytree(ROOT, root, ignore=shutil.ignore_patterns(*LEFT))
    before = files(root)
    new_game.make(NAME, root)
    return root, before


def run(house: Path, *command: str) -> str:
    """What a command says that is started in the copy."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("COV")}  # a copy is not measured
    env |= {"PYTHONPATH": str(house), "PYTHONPYCACHEPREFIX": str(house.parent / "compiled")}
    done = subprocess.run([sys.executable, *command], cwd=house, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def work() -> float:
    """Seconds that programs started from here have worked, waiting not counted."""
    times = os.times()
    return times.children_user + times.children_system


def test_one_line_of_what_was_there_is_changed(copy: tuple[Path, dict[str, bytes]]) -> None:
    root, before = copy
    after = files(root)
    changed = [name for name in before if after.get(name) != before[name]]
    assert changed == [new_game.SHELF]
    was, now = (text[new_game.SHELF].decode().splitlines() for text in (before, after))
    lines = [line for line in difflib.ndiff(was, now) if not line.startswith("  ")]
    assert lines == [f'+     "{NAME}": NEW,']
    assert {name for name in after if name not in before} == set(new_game.layout(NAME).values())


@pytest.mark.slow
def test_the_house_finds_it_in_order(copy: tuple[Path, dict[str, bytes]]) -> None:
    begun, (root, _) = work(), copy
    said = run(root, "-m", "pytest", "-k", f"{NAME} or test_book", *ASKED)
    assert int(re.search(r"(\d+) passed", said)[1]) > 100 and "skipped" not in said
    assert run(root, "-c", LEVELS, NAME).split() == []
    run(root, "-c", DEFAULTS, NAME)
    assert work() - begun < MOST


@pytest.mark.slow
def test_it_is_written_as_the_house_writes(copy: tuple[Path, dict[str, bytes]]) -> None:
    root, before = copy
    sources = [name for name in files(root) if name not in before and name.endswith(".py")]
    run(root, "-m", "ruff", "check", "--no-cache", *sources)
    run(root, "-m", "ruff", "format", "--no-cache", "--check", *sources)
    run(root, "-m", "mypy", "--cache-dir", os.devnull, "-p", f"meowgames.rules.{NAME}")


def test_nothing_of_the_model_is_left(copy: tuple[Path, dict[str, bytes]]) -> None:
    root, before = copy
    assert [name for name, text in files(root).items() if name not in before and b"pebble" in text.lower()] == []
    texts = [words.read(root / f"meowgames/locale/{language}/{NAME}.po") for language in ("en", "fr")]
    assert texts[0].keys() == texts[1].keys() and f"{NAME}.title" in texts[0]


def test_nothing_is_overwritten(copy: tuple[Path, dict[str, bytes]]) -> None:
    root, _ = copy
    with pytest.raises(new_game.Refused, match=f"already meowgames/rules/{NAME}:"):
        new_game.make(NAME, root)
    before = files(root)
    for name, file in (("house", "meowgames/locale/en/house.po"), ("kit", "meowgames/rules/kit.py")):
        with pytest.raises(new_game.Refused, match=f"already {file}:"):
            new_game.make(name, root)
    assert files(root) == before


def test_the_shelf_is_asked_first(tmp_path: Path) -> None:
    shelf = tmp_path / new_game.SHELF
    shelf.parent.mkdir(parents=True)
    for text, why in ((f'SHELF = {{\n    "{NAME}": True,\n}}\n', "already"), ("GAMES = ()\n", "no shelf")):
        shelf.write_text(text, "utf-8")
        with pytest.raises(new_game.Refused, match=why):
            new_game.make(NAME, tmp_path)
        assert files(tmp_path) == {new_game.SHELF: text.encode()}


@pytest.mark.parametrize("name", ["", "x", "Bubble", "6th", "a-b", "class", "../up"])
def test_a_name_that_cannot_be_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(new_game.Refused, match="cannot be a game's name"):
        new_game.make(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_it_says_what_comes_next(tmp_path: Path, monkeypatch, capsys) -> None:
    monkeypatch.setattr(new_game, "make", lambda name: [tmp_path])
    assert new_game.main([NAME]) == 0
    said = capsys.readouterr().out
    assert f"seeds/{NAME}.en.md" in said and f"tests/rules/{NAME}_table.py" in said
    assert new_game.main([]) == 2 and new_game.main(["--help"]) == 0

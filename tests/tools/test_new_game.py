"""A sixth game: the skeleton lies down in a copy of the house and plays there at once."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from meowgames import words
from tools import new_game

pytestmark = pytest.mark.slow
ROOT = Path(__file__).resolve().parents[2]
NAME = "bubble"
SHELF = '"isle": '
PLAYED = """
import sys
from random import Random
from meowgames import rules
from meowgames.play.match import Match, Seat, Setup
from meowgames.scenes import doors, table
from meowgames.screen.table.board import Board
from tools import check_levels

name = sys.argv[1]
assert name in rules.playable()
rules.SHELF = {name: True}
for seats in rules.find(name).SEATS:
    match, rng = Match(Setup(name, tuple(Seat(f"P{n}", "mochi") for n in range(seats)), "1")).begin(), Random(seats)
    while not match.over:
        match.play(match.rules.sample(match.state, rng))
        assert len(Board(name, seats, 1).lay(match.rules.look(match.state, 1))) > seats
    print(seats, match.rules.score(match.state))
assert issubclass(doors.scene_of(name), table.TableScene)
root = check_levels.ROOT
found = [*check_levels.of_tilesets(root), *check_levels.of_maps(root), *check_levels.of_tables(root)]
print(*[fault for fault in found if name in fault], sep="\\n")
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house with the new game on its shelf."""
    root = tmp_path_factory.mktemp("house")
    quiet = shutil.ignore_patterns("__pycache__", "music_*")
    for folder in ("meowgames", "levels", "seeds", "tools/levels"):
        shutil.copytree(ROOT / folder, root / folder, ignore=quiet)
    shutil.copytree(ROOT / "sprites" / "house", root / "sprites" / "house")
    for file in ("tools/check_levels.py", "tools/check_svg.py", "pyproject.toml"):
        shutil.copy(ROOT / file, root / file)
    (root / "tests" / "rules").mkdir(parents=True)
    for path in ("conftest.py", "rules/cases.py", "rules/pieces.py", "rules/test_contract.py"):
        shutil.copy(ROOT / "tests" / path, root / "tests" / path)
    new_game.make(NAME, root)
    shelf = root / "meowgames" / "rules" / "__init__.py"
    before = shelf.read_text("utf-8")
    assert before.count(SHELF) == 1
    shelf.write_text(before.replace(SHELF, f'"{NAME}": True, {SHELF}'), "utf-8")
    return root


def run(house: Path, *command: str) -> str:
    """What a command says that is started in the copy."""
    env = {**os.environ, "PYTHONPATH": str(house), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, *command], cwd=house, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_plays_and_its_table_is_in_order(house: Path) -> None:
    lines = run(house, "-c", PLAYED, NAME).splitlines()
    scores = [line for line in lines if line.startswith(("2 ", "3 ", "4 "))]
    assert len(scores) == 3 and lines[-1] == ""
    assert [line for line in lines if line not in scores and NAME in line] == []


def test_it_keeps_its_own_rule_sheet_and_the_contract(house: Path) -> None:
    # what is conserved its author must say first; and an open game has nothing to guess
    wanted = f"{NAME} and not piece and not truth"
    said = run(house, "-m", "pytest", "-k", wanted, "tests/rules/test_contract.py", f"tests/rules/test_{NAME}.py")
    assert re.search(r"[3-9]\d passed", said)  # three table sizes, and its own


def test_both_languages_say_the_same(house: Path) -> None:
    texts = [words.read(house / f"meowgames/locale/{language}/{NAME}.po") for language in ("en", "fr")]
    assert texts[0].keys() == texts[1].keys() and f"{NAME}.title" in texts[0]
    assert not any("pebble" in text.lower() for both in texts for forms in both.values() for text in forms)


def test_nothing_is_overwritten(house: Path) -> None:
    with pytest.raises(new_game.Refused, match=f"already a file meowgames/rules/{NAME}.py"):
        new_game.make(NAME, house)
    with pytest.raises(new_game.Refused, match="already a file"):
        new_game.make("meow", ROOT)


@pytest.mark.parametrize("name", ["", "x", "Bubble", "6th", "a-b", "class", "../up"])
def test_a_name_that_cannot_be_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(new_game.Refused, match="cannot be a game's name"):
        new_game.make(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_texts_that_are_there_stay(tmp_path: Path) -> None:
    path = tmp_path / "meowgames" / "locale" / "en" / f"{NAME}.po"
    path.parent.mkdir(parents=True)
    path.write_text(f'msgid "{NAME}.title"\nmsgstr "Bubbles"\n', "utf-8")
    new_game.make(NAME, tmp_path)
    texts = words.read(path)
    assert texts[f"{NAME}.title"] == ("Bubbles",) and f"{NAME}.prompt" in texts


def test_it_says_what_comes_next(tmp_path: Path, monkeypatch, capsys) -> None:
    monkeypatch.setattr(new_game, "make", lambda name: [tmp_path])
    assert new_game.main([NAME]) == 0
    assert f'put "{NAME}": True on the shelf' in capsys.readouterr().out
    assert new_game.main([]) == 2 and new_game.main(["--help"]) == 0

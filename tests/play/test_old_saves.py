"""Saves and share codes of every release: each opens without a note and stands where it stood."""

import json
import re
import shutil
from pathlib import Path
from random import Random

import pytest

from meowgames.play.journal import Journal
from meowgames.play.match import Match
from meowgames.play.sharecode import from_code
from meowgames.rules import find

SAVES = Path(__file__).parent.parent / "saves"
GAMES = ("meow", "meowtopia", "minicity", "neko", "isle")  # those of version 0.1.0
LATER = ("length",)  # options that version 0.1.0 had not


def table(name: str) -> dict[str, list[str]]:
    """The rows of a file of facts by their first column."""
    rows = (line.split("\t") for line in (SAVES / name).read_text("utf-8").splitlines())
    return {row[0]: row[1:] for row in rows}


FACTS, CODES = table("facts.txt"), table("codes.txt")


def check(match: Match, name: str) -> None:
    """Hold a match to what was noted when it was written."""
    at, plies, points = FACTS[name]
    assert (match.at, len(match.moves)) == (int(at), int(plies))
    assert " ".join(map(str, match.rules.score(match.state))) == points
    assert match.over == (".finished." in name)


@pytest.mark.parametrize("name", FACTS)
def test_an_old_save_opens_in_its_own_file_without_a_note(name: str, tmp_path: Path) -> None:
    path = Path(shutil.copy(SAVES / name, tmp_path))
    match, note, journal = Journal.load(path)
    assert note is None and match is not None and journal is not None and journal.path == path
    check(match, name)
    if not match.over:
        match.play(match.rules.sample(match.state, Random(name)))
        assert journal.add(match) is None
    journal.close()
    again = Journal.load(path, write=False)
    assert again.note is None and again.match is not None and again.match.moves == match.moves
    assert list(tmp_path.iterdir()) == [path] and path.read_bytes().startswith((SAVES / name).read_bytes())


@pytest.mark.parametrize("name", CODES)
def test_an_old_share_code_opens_without_a_note(name: str) -> None:
    match, note, _ = from_code(CODES[name][0])
    assert note is None and match is not None
    check(match, f"{name}.match")
    saved = Journal.load(SAVES / f"{name}.match", write=False).match
    assert saved is not None and (match.moves, match.seats) == (saved.moves, saved.seats)


def test_every_file_of_the_folder_is_opened() -> None:
    assert {path.name for path in SAVES.iterdir()} == {*FACTS, "free", "facts.txt", "codes.txt", "README.md"}


def test_every_release_has_left_saves_and_a_newer_one_cannot_forget_to() -> None:
    changes = (SAVES.parent.parent / ".github" / "CHANGELOG.md").read_text("utf-8")
    openings = [(SAVES / name).read_text("utf-8").splitlines()[1].rpartition(" #")[0] for name in FACTS]
    assert set(re.findall(r"^## ([0-9.]+)$", changes, re.M)) == {json.loads(text)["app"] for text in openings}


def test_there_are_saves_of_every_game_seat_count_and_option() -> None:
    matches = {name: Journal.load(SAVES / name, write=False).match for name in FACTS}
    for kind in ("running", "finished"):
        found = [match for name, match in matches.items() if match is not None and f".{kind}." in name]
        assert {(match.setup.game, len(match.seats)) for match in found if not match.setup.options} == {
            (game, seats) for game in GAMES for seats in find(game).SEATS
        }
        assert {(match.setup.game, *option) for match in found for option in match.setup.options.items()} == {
            (game, name, value)
            for game in GAMES
            for name, values in find(game).OPTIONS.items()
            for value in values[1:]
            if name not in LATER
        }
    assert set(CODES) >= {name.removesuffix(".match") for name in FACTS if ".finished." in name}
    lines = [line[:2] for name in FACTS for line in (SAVES / name).read_text("utf-8").splitlines()]
    assert {"< ", "> ", "= "} <= set(lines)


@pytest.mark.parametrize("path", sorted((SAVES / "free").glob("*.match")), ids=lambda path: path.stem)
def test_a_free_table_kept_before_its_map_grew_opens_without_a_note(path: Path) -> None:
    loaded = Journal.load(path, write=False)
    assert loaded.note is None and loaded.match is not None and len(loaded.match.moves) >= 40

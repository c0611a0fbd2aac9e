"""How long a match is: measured match by match, taken up again where it was broken off, kept for every table."""

import sys
import tomllib
from pathlib import Path

import pytest

from meowgames.play.arena import play_one
from meowgames.rules import find, whole

ROOT = Path(__file__).parents[2]
KEPT = tomllib.loads((ROOT / "levels" / "length.toml").read_text("utf-8"))
sys.path.insert(0, str(ROOT / "tools"))

import length  # noqa: E402  tools/length.py


@pytest.fixture
def run(tmp_path, capsys):
    """Run the tool in a folder of its own; what it kept, and how many matches it has noted."""

    def go(*words: str) -> tuple[dict, int]:
        file, notes = tmp_path / "length.toml", tmp_path / "deep" / "notes.jsonl"
        assert length.main([*words, "--file", str(file), "--notes", str(notes)]) == 0
        assert capsys.readouterr().out
        return tomllib.loads(file.read_text("utf-8")), len(notes.read_text("utf-8").splitlines())

    return go


def test_a_match_counts_what_seats_decide_and_not_what_chance_draws():
    played = length.play("meow", 3, "printed", "random", "one")
    match = play_one("meow", ["random"] * 3, {}, "one")
    drawn = sum(move[0] in ("deal", "draw") for move in match.moves)
    assert 0 < played.decisions < match.at and match.at - played.decisions >= drawn


def test_the_lengths_of_a_game_are_measured_and_kept_side_by_side(run):
    kept, noted = run("meowtopia", "--seats", "2", "--bots", "kitten", "--games", "1")
    assert list(kept) == ["meowtopia"] and list(kept["meowtopia"]) == ["2"] and noted == 2
    assert kept["meowtopia"]["2"]["short"] < kept["meowtopia"]["2"]["printed"]


def test_a_run_goes_on_where_it_was_broken_off_and_leaves_other_tables_alone(run, tmp_path):
    first, noted = run("neko", "--seats", "2", "--bots", "random", "--games", "1")
    assert noted == 1
    again, noted = run("neko", "--seats", "2", "--bots", "random", "--games", "1")
    assert (again, noted) == (first, 1)  # nothing was played again
    with (tmp_path / "deep" / "notes.jsonl").open("a", encoding="utf-8") as notes:
        notes.write('["neko", 2, "prin\n')  # as a run leaves it that was ended while it wrote
    more, noted = run("meow", "--bots", "random", "--seats", "2", "--games", "3")
    assert noted == 1 + 1 + 3 and list(more) == ["meow", "neko"] and more["neko"] == first["neko"]


def test_the_file_says_who_played_each_table_and_how_often(run, tmp_path):
    run("meow", "--bots", "random", "--seats", "2", "--games", "2")
    run("meow", "--bots", "kitten", "--seats", "3", "--games", "1")
    text = (tmp_path / "length.toml").read_text("utf-8")
    assert text.startswith(length.HEAD)
    assert "# 2 between random players\n[meow.2]\n" in text and "# 1 between kitten players\n[meow.3]\n" in text


@pytest.mark.parametrize("game", whole())
def test_every_table_has_been_measured(game):
    assert list(KEPT[game]) == [str(seats) for seats in find(game).SEATS]
    for found in KEPT[game].values():
        assert tuple(found) == find(game).OPTIONS.get("length", ("printed",))
        assert all(type(count) is int and count > 0 for count in found.values())
        assert found.get("short", 0) < found["printed"]

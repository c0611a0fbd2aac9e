"""What finished matches add up to, and that only what is new is added up again."""

import json
from random import Random

import pytest

from meowgames.play.steps import Steps
from meowgames.play.sums import Standing, Sums


def row(minds, scores, places, game="tiny"):
    return {"id": "x", "game": game, "minds": minds.split(), "scores": scores, "places": places}


ROWS = [
    row("person kitten", [10, 4], [1, 2]),
    row("kitten person", [9, 5], [1, 2]),
    row("person kitten", [6, 6], [1, 1]),
    row("person kitten cat", [3, 8, 1], [2, 1, 3]),
    row("person person", [7, 2], [1, 2]),
    row("kitten kitten", [1, 2], [2, 1]),
    row("person kitten", [-4, 0], [2, 1], "other"),
]
STANDINGS = [
    Standing("other", ("kitten",), 2, 1, 0, 0, -4, -4.0),
    Standing("tiny", (), 2, 1, 1, 0, 7, 4.5),
    Standing("tiny", ("cat", "kitten"), 3, 1, 0, 0, 3, 3.0),
    Standing("tiny", ("kitten",), 2, 3, 1, 1, 10, 7.0),
]


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "statistics.jsonl"
    path.write_text("".join(json.dumps(one) + "\n" for one in ROWS))
    return path


def counted(file):
    """Return the standings, and how many steps they took."""
    steps, taken = Steps(Sums(file).steps()), 1
    while not steps.go_on(0.0):
        taken += 1
    return steps.result(), taken


def anew(file):
    """Return the standings as they are if nothing is kept."""
    sums = Sums(file)
    for line in file.read_bytes().splitlines():
        sums.add(json.loads(line))
    return sums.standings()


def test_matches_add_up_by_game_levels_and_seats(file):
    assert counted(file)[0] == STANDINGS


def test_no_file_adds_up_to_nothing(tmp_path):
    assert counted(tmp_path / "none.jsonl") == ([], 1)
    assert not list(tmp_path.iterdir())


def test_what_is_added_up_is_not_read_again(file):
    file.write_text(file.read_text() * 300)
    found, long = counted(file)
    again, short = counted(file)
    assert again == found == anew(file) and short == 1 < long


def test_only_new_lines_are_added(file):
    text = file.read_text() * 300
    file.write_text(text)
    _, long = counted(file)
    file.write_text(text + json.dumps(ROWS[3]) + "\n")
    found, short = counted(file)
    assert found == anew(file) != STANDINGS and short < long / 2


def test_any_change_of_the_lines_is_noticed(file):
    rng = Random("change")
    for _ in range(30):
        counted(file)
        lines = file.read_text().splitlines(keepends=True)
        at = rng.randrange(len(lines))
        lines[at : at + rng.randrange(2)] = [json.dumps(rng.choice(ROWS)) + "\n"] * rng.randrange(3)
        file.write_text("".join(lines) or json.dumps(ROWS[0]) + "\n")
        assert counted(file)[0] == anew(file)


def test_a_line_that_is_not_finished_counts_only_as_far_as_it_is_good(file):
    file.write_text(file.read_text() + json.dumps(ROWS[3]))
    assert counted(file)[0] == counted(file)[0] == anew(file)
    whole = file.read_bytes()
    file.write_bytes(whole[:-9])
    assert counted(file)[0] == STANDINGS
    file.write_bytes(whole + b"\n" + whole.splitlines()[0] + b"\n")
    assert counted(file)[0] == anew(file)


def test_kept_sums_that_are_broken_are_made_anew(file):
    rng = Random("broken")
    counted(file)
    kept = Sums(file).kept
    good = kept.read_bytes()
    for _ in range(60):
        bad = bytearray(good)
        bad[rng.randrange(len(bad))] ^= 1 << rng.randrange(8)
        kept.write_bytes(rng.choice((bytes(bad), good[: rng.randrange(len(good))], b"[]", b"{}")))
        assert counted(file)[0] == STANDINGS
    kept.unlink()
    kept.mkdir()
    assert counted(file)[0] == STANDINGS

"""Finished matches: each counted once, and added up for the people at this screen."""

import errno
import json
import os
from datetime import UTC, datetime

import pytest
import tiny

from meowgames.play import statistics
from meowgames.play.statistics import Standing, read, record, summary
from meowgames.words import Words

WHEN = datetime(2026, 3, 5, 14, 30, tzinfo=UTC)


@pytest.fixture(autouse=True)
def shelf(monkeypatch):
    tiny.put_on_shelf(monkeypatch)


@pytest.fixture
def file(tmp_path):
    return tmp_path / "deep" / "statistics.jsonl"


def row(minds, scores, places, game="tiny", key="x"):
    return {"id": key, "game": game, "minds": minds.split(), "scores": scores, "places": places}


def test_a_finished_match_is_one_line(file):
    match = tiny.random_game(players=("person", "kitten"), wild=True)
    assert record(match, file, "abc", WHEN) is None
    (found,) = read(file)
    assert found == {
        "id": "abc",
        "when": "2026-03-05T14:30:00+00:00",
        "game": "tiny",
        "minds": ["person", "kitten"],
        "names": ["Zoé 0", "Zoé 1"],
        "options": {"wild": True},
        "seed": "7",
        "plies": match.at,
        "scores": list(match.rules.score(match.state)),
        "places": list(match.rules.rank(match.state)),
    }


def test_the_same_match_counts_once_however_often_it_ends(file):
    match = tiny.random_game()
    for _ in range(3):
        record(match, file, "abc")
    record(tiny.random_game("8"), file, "abc")  # undone and ended otherwise: still that match
    assert len(read(file)) == 1
    record(match, file, "other")
    assert [found["id"] for found in read(file)] == ["abc", "other"]


def test_a_match_without_a_journal_is_known_by_its_moves(file):
    for seed in ("1", "1", "2"):
        record(tiny.random_game(seed), file)
    assert len(read(file)) == 2


def test_a_match_that_goes_on_is_not_counted(file):
    assert record(tiny.new(), file, "abc") is None
    assert not file.exists()


def test_broken_lines_are_passed_over(file):
    record(tiny.random_game("1"), file, "one")
    good = file.read_text("utf-8")
    bad = [
        "",
        "no json",
        "[]",
        "5",
        "null",
        "{}",
        "[" * 100_000,
        good[: len(good) // 2],
        json.dumps(row("person", [], [])),
        json.dumps(row("person", ["many"], [1])),
    ]
    file.write_bytes("\n".join([*bad, good]).encode() + b"\xff\xfe\n")
    assert [found["id"] for found in read(file)] == ["one"]


def test_a_line_cut_short_does_not_spoil_the_next(file):
    record(tiny.random_game("1"), file, "one")
    file.write_bytes(file.read_bytes()[:-20])
    record(tiny.random_game("2"), file, "two")
    assert [found["id"] for found in read(file)] == ["two"]


def test_no_file_is_no_matches(tmp_path):
    assert read(tmp_path / "none") == [] == summary([])
    assert read(tmp_path) == []


def test_a_disk_that_refuses_is_told(file, monkeypatch):
    def full(*args):
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "fsync", full)
    key = record(tiny.random_game(), file, "abc")
    assert key == "statistics.failed"
    assert all(Words(language).has(key) for language in ("en", "fr"))


def test_matches_add_up_by_game_levels_and_seats():
    rows = [
        row("person kitten", [10, 4], [1, 2]),
        row("kitten person", [9, 5], [1, 2]),
        row("person kitten", [6, 6], [1, 1]),
        row("person kitten cat", [3, 8, 1], [2, 1, 3]),
        row("person person", [7, 2], [1, 2]),
        row("kitten kitten", [1, 2], [2, 1]),
        row("person kitten", [-4, 0], [2, 1], "other"),
    ]
    assert summary(rows) == [
        Standing("other", ("kitten",), 2, 1, 0, 0, -4, -4.0),
        Standing("tiny", (), 2, 1, 1, 0, 7, 4.5),
        Standing("tiny", ("cat", "kitten"), 3, 1, 0, 0, 3, 3.0),
        Standing("tiny", ("kitten",), 2, 3, 1, 1, 10, 7.0),
    ]


def test_what_is_recorded_can_be_added_up(file):
    for seed in range(5):
        record(tiny.random_game(str(seed), ("person", "kitten")), file)
    (line,) = statistics.summary(read(file))
    assert (line.game, line.levels, line.seats, line.played) == ("tiny", ("kitten",), 2, 5)

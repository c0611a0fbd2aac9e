"""Finished matches: each counted once, and added up for the people at this screen."""

import errno
import json
import os
from datetime import UTC, datetime

import pytest
import tiny

from meowgames.play import statistics
from meowgames.play.statistics import played, record
from meowgames.words import Words

WHEN = datetime(2026, 3, 5, 14, 30, tzinfo=UTC)


@pytest.fixture(autouse=True)
def shelf(monkeypatch):
    tiny.put_on_shelf(monkeypatch)


@pytest.fixture
def file(tmp_path):
    return tmp_path / "deep" / "statistics.jsonl"


def read(path):
    return list(statistics.read(path))


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
    assert read(tmp_path / "none") == []
    assert read(tmp_path) == []


def test_a_disk_that_refuses_is_told(file, monkeypatch):
    def full(*args):
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "fsync", full)
    key = record(tiny.random_game(), file, "abc")
    assert key == "statistics.failed"
    assert all(Words(language).has(key) for language in ("en", "fr"))


def test_a_game_was_played_when_a_line_of_it_is_good(file):
    record(tiny.random_game("1"), file, "meow")
    assert played(file, "tiny") and not played(file, "meow") and not played(file.parent / "none", "tiny")
    file.write_bytes(b'{"game": "meow"}\n' + file.read_bytes())
    assert played(file, "tiny") and not played(file, "meow")


def test_a_name_is_found_wherever_it_stands_in_a_long_file(file, monkeypatch):
    monkeypatch.setattr(statistics, "BLOCK", 100)
    for number in range(20):
        record(tiny.random_game("1"), file, f"key{number}")
        record(tiny.random_game("1"), file, f"key{number // 2}")
    assert [found["id"] for found in read(file)] == [f"key{number}" for number in range(20)]
    assert [len(list(statistics.naming(file, f"key{number}"))) for number in range(21)] == [1] * 20 + [0]

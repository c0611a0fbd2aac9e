"""Positions: kept in a file of their own, read with suspicion, sent as a code, and what goes on from one."""

import errno
import json
import os
from datetime import UTC, datetime
from random import Random

import pytest
from sitting import begun, finished, seats

from meowgames import disk
from meowgames.play import lines, positions, statistics
from meowgames.play.journal import Journal
from meowgames.play.match import PERSON, Match, Setup
from meowgames.play.saves import fetch
from meowgames.play.sharecode import from_code, to_code
from meowgames.play.steps import Steps
from meowgames.play.sums import Sums
from meowgames.play.taking_up import outcome
from meowgames.rules import CHANCE, find, playable
from meowgames.words import Words

WHEN = datetime(2026, 11, 19, 18, 42, tzinfo=UTC)
STANDING = [game for game in playable() if positions.stands(game)]


def free_table(laid="meow", count=3):
    return Match(Setup("free", seats(count, range(count)), "F", laid=laid)).begin()


def moments(game, every=7, seed="M"):
    """Moments of a random match, at which somebody decides."""
    count = find(game).SEATS[0]
    match, rng = Match(Setup(game, seats(count), seed)).begin(), Random(seed)
    while not match.over and match.at < 60:
        if match.at % every == 0:
            yield match
        match.play(match.rules.sample(match.state, rng))


def pieces(match):
    return match.rules.pieces(match.level, len(match.seats), match.rules.look(match.state, CHANCE))


@pytest.mark.parametrize("game", STANDING)
def test_a_match_goes_on_from_the_moment_that_was_kept(game):
    for match in moments(game):
        kept = positions.of_match(match, "here")
        begun = Match(positions.ruled_setup(kept, kept.setup.seats, "another"))
        assert begun.turn == match.turn and begun.at == 0
        assert pieces(begun) == pieces(match)
        assert set(match.rules.moves(begun.state)) >= set(match.rules.moves(match.state)), "pieces forget what was done"


def test_a_file_gives_back_what_was_kept(tmp_path):
    kept = positions.of_match(begun(), "L'Île · 19 nov.")
    path, trouble = positions.keep(kept, tmp_path / "deep", WHEN)
    (found,) = positions.listed(path.parent)
    assert trouble is None and (found.kept, found.when, found.note) == (kept, WHEN, None)
    assert [seat.player for seat in found.kept.setup.seats] == [PERSON, "kitten", "kitten"]
    assert positions.sits(kept) == 0 and {seat.player for seat in positions.free_setup(kept).seats} == {PERSON}


def test_a_new_name_leaves_date_and_pieces(tmp_path):
    kept = positions.of_match(free_table("toybox"), "one")
    positions.keep(kept, tmp_path, WHEN)
    (found,) = positions.listed(tmp_path)
    assert positions.rename(found, "two") is None
    (again,) = positions.listed(tmp_path)
    assert again == found._replace(kept=kept._replace(name="two")) and again.path == found.path
    assert positions.delete(again.path) is None and positions.listed(tmp_path) == []
    assert [one.name for one in (tmp_path / "trash").iterdir()] == [again.path.name]
    assert positions.delete(again.path) == "position.undeleted"


def test_the_newest_stands_first(tmp_path):
    for day, name in ((3, "old"), (9, "new"), (5, "middle")):
        positions.keep(positions.of_match(begun(), name), tmp_path, WHEN.replace(day=day))
    assert [one.kept.name for one in positions.listed(tmp_path)] == ["new", "middle", "old"]


# ── files that are none ──


def whole(tmp_path):
    path, _ = positions.keep(positions.of_match(begun(), "x"), tmp_path, WHEN)
    return path, json.loads(path.read_text())


WRONG = {
    "empty": (lambda found: b"", "position.broken"),
    "torn": (lambda found: json.dumps(found).encode()[:90], "position.broken"),
    "letters": (lambda found: b"\xff\xfe\x00", "position.broken"),
    "deep": (lambda found: b"[" * 100_000, "position.broken"),
    "list": (lambda found: b"[1]", "position.foreign"),
    "foreign": (lambda found: {"name": "x"}, "position.foreign"),
    "future": (lambda found: {**found, positions.HEAD: 2}, "position.future"),
    "nameless": (lambda found: {k: v for k, v in found.items() if k != "name"}, "position.broken"),
    "dateless": (lambda found: {**found, "kept": "yesterday"}, "position.broken"),
    "seats": (lambda found: {**found, "setup": {**found["setup"], "seats": 3}}, "position.broken"),
    "game": (lambda found: {**found, "setup": {**found["setup"], "laid": "chess"}}, "save.game"),
    "ruled": (lambda found: {**found, "setup": {**found["setup"], "game": "meow", "laid": ""}}, "position.broken"),
    "lay": (lambda found: {**found, "lay": 7}, "position.broken"),
    "asked": (lambda found: {**found, "asked": {"lead": 3}}, "position.broken"),
    "huge": (lambda found: b" " * (positions.LARGEST + 1), "position.foreign"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_file_is_listed_with_a_sentence(tmp_path, name):
    path, found = whole(tmp_path)
    spoil, note = WRONG[name]
    spoilt = spoil(found)
    path.write_bytes(spoilt if isinstance(spoilt, bytes) else json.dumps(spoilt).encode())
    (listed,) = positions.listed(tmp_path)
    assert listed.kept is None and listed.note[0] == note and listed.path == path
    for language in ("en", "fr"):
        assert Words(language).has(note)


def test_what_is_no_file_harms_nobody(tmp_path):
    (tmp_path / f"folder{positions.ENDING}").mkdir()
    (tmp_path / f"nowhere{positions.ENDING}").symlink_to(tmp_path / "gone")
    (tmp_path / "letter.txt").write_text("hello")
    found = {one.path.name: one.note for one in positions.listed(tmp_path)}
    assert found == {"folder.position": ("position.foreign",), "nowhere.position": ("position.unread",)}
    assert positions.listed(tmp_path / "nothing") == []


@pytest.mark.parametrize(
    "words", ["lay n=0", "", "lay", "lay n=1 deck= green99", "lay n=2 moon= green1 green2", "seat:1"]
)
def test_pieces_that_cannot_lie_are_told(tmp_path, words):
    path, found = whole(tmp_path)
    path.write_text(json.dumps({**found, "lay": words}))
    (listed,) = positions.listed(tmp_path)
    assert listed.kept
    laid = positions.laid(listed.kept)
    assert (laid is None) == (words != "lay n=0"), "an empty table can be laid"


@pytest.mark.parametrize("number, note", [(errno.ENOSPC, "position.full"), (errno.EACCES, "position.unwritable")])
def test_a_disk_that_refuses_leaves_nothing_and_says_so(tmp_path, monkeypatch, number, note):
    def refuse(*_):
        raise OSError(number, "no")

    monkeypatch.setattr(disk.os, "fsync", refuse)
    _, trouble = positions.keep(positions.of_match(begun(), "x"), tmp_path / "deep", WHEN)
    assert trouble == note and Words("fr").has(note)
    assert [one for one in os.listdir(tmp_path / "deep")] == []


# ── as a text ──


@pytest.mark.parametrize("game", STANDING)
def test_a_text_brings_a_position_back(game):
    for match in moments(game, 11):
        kept = positions.of_match(match)
        code = positions.to_text(kept)
        loaded = from_code(code)
        assert loaded.note is None and loaded.match.setup.game == game and loaded.match.setup.position
        assert positions.of_text(loaded.match) == kept


def test_where_nobody_knows_how_it_goes_on_the_text_is_a_free_table():
    for laid in ("toybox", "meow"):
        match = free_table(laid)
        if laid == "meow":
            match.play(("hand0", "trick1")), match.play(("hand0", "trick1"))  # two cards of one trick: 3.1
        kept = positions.of_match(match)
        sent = from_code(positions.to_text(kept)).match
        assert sent.setup.laid == laid and not sent.setup.position
        back = positions.of_text(sent)
        assert back.position == kept.position and positions.laid(back).state.places == sent.state.places


def test_a_match_that_was_played_or_only_dealt_is_no_position():
    for match in (begun(), Match(Setup("meow", seats(3), "X")).begin(), free_table(), free_table("toybox")):
        assert positions.of_text(from_code(to_code(match)).match) is None
    match = free_table()
    match.play(("deck", "hand0"))
    assert positions.of_text(match) is None


# ── what goes on from one ──


def ruled(people=(0,)):
    """A match that began from a position, at its end."""
    kept = positions.of_match(begun(3, 60, people=people))
    match = Match(positions.ruled_setup(kept, kept.setup.seats, "on")).begin()
    while not match.over:
        match.play(match.rules.moves(match.state)[0])
    return match


def test_a_match_from_a_position_is_saved_and_opened_again(tmp_path):
    match = ruled()
    journal = Journal.create(match, tmp_path)
    journal.close()
    loaded = fetch(str(journal.path))
    assert loaded.note is None and loaded.match.state == match.state
    assert from_code(to_code(match)).match.state == match.state


def test_pieces_that_can_stand_no_more_are_said_in_both_languages(tmp_path):
    match = free_table()
    match.play(("hand0", "trick1")), match.play(("hand0", "trick1"))
    kept = positions.of_match(match)
    good = positions.of_match(begun())
    journal = Journal.create(Match(positions.ruled_setup(good, good.setup.seats, "on")), tmp_path)
    journal.close()
    opening = journal.path.read_text().splitlines()[1]
    head = json.loads(opening.rpartition(" #")[0])
    head["position"]["lay"] = " ".join(kept.position.words)
    first, chain = lines.seal(f"{lines.MAGIC} {lines.FORMAT}", b"")
    second, _ = lines.seal(json.dumps(head), chain)
    journal.path.write_text(f"{first}\n{second}\n")
    assert fetch(str(journal.path)).note == ("save.position",)
    assert all(Words(language).has("save.position") for language in ("en", "fr"))


def added(file):
    sums = Sums(file)
    steps = Steps(sums.steps())
    while not steps.go_on(1.0):
        pass
    return steps.result(), sums.apart


def test_it_is_listed_apart_and_counts_in_no_sum(tmp_path):
    file = tmp_path / "statistics.jsonl"
    assert statistics.record(finished(3), file, "a") is None
    before = added(file)
    assert before[1] == {}
    assert statistics.record(ruled(), file, "b") is None
    assert statistics.record(finished(3, "B"), file, "c", apart="referee") is None
    assert statistics.record(ruled(people=()), file, "d") is None  # no person, so nothing to tell
    assert [row.get(statistics.APART) for row in statistics.read(file)] == [None, "position", "referee", "position"]
    for _ in range(2):  # read, then taken up from what was added up
        assert added(file) == (before[0], {"meow": 2})
    file.with_suffix(".sums").unlink()
    assert added(file) == (before[0], {"meow": 2})


def test_sums_of_an_older_program_are_added_up_anew(tmp_path):
    file = tmp_path / "statistics.jsonl"
    statistics.record(finished(3), file, "a")
    before = added(file)
    kept = file.with_suffix(".sums")
    found = json.loads(kept.read_text())
    kept.write_text(json.dumps({**{k: v for k, v in found.items() if k != "apart"}, "format": 1}))
    assert added(file) == before


# ── what has to be asked ──


def test_every_question_has_several_answers_and_leads_on():
    match = free_table("meow", 4)
    usual = positions.agreed(positions.of_match(match))
    found = outcome("meow", match.state, usual, {})
    assert found.state is not None and [one.what for one in found.asked] == ["vases", "history"]
    assert all(len(one.answers) > 1 for one in found.asked)
    other = outcome("meow", match.state, usual, {"history": True, "vases": "flat"})
    assert other.answers() == {"vases": "flat", "history": True} and other.state != found.state
    assert outcome("meow", match.state, usual, {"vases": "dear"}).answers()["vases"] == found.answers()["vases"]


def test_a_question_waits_until_it_is_answered_and_what_was_kept_answers_it():
    """Between two tricks of a round nobody says who leads, once the crown is gone."""
    match = begun(4, 0)
    while match.state.trick or match.at < 21:
        match.play(match.rules.moves(match.state)[0])
    kept = positions.of_match(match)
    table, usual = positions.laid(kept).state, positions.agreed(kept)
    bare = outcome("meow", table, usual, {})
    assert bare.state is None and bare.broken is None
    assert bare.asked[-1].what == "lead" and bare.asked[-1].given is None
    assert all(len(one.answers) > 1 for one in bare.asked)
    told = outcome("meow", table, usual, dict(kept.position.asked))
    assert match.rules.turn(told.state) == match.turn and told.asked[-1].given == f"seat{match.turn}"
    other = next(one for one in bare.asked[-1].answers if one != f"seat{match.turn}")
    assert match.rules.turn(outcome("meow", table, usual, {"lead": other}).state) == int(other[-1])

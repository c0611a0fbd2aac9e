"""Every game is played through at every table, move by move and as each seat sees it, as it was before."""

from functools import cache

import pytest
from cases import own

from meowgames.play.match import Match
from meowgames.rules import CHANCE, find, whole
from tools import playthrough

pytestmark = pytest.mark.slow
WANTED = [one for one in playthrough.every() if one.game in whole() or one.laid or one.path.exists()]
MOST = 16_000  # lines of all files together, so that a change can still be read
every_playthrough = pytest.mark.parametrize("one", WANTED, ids=lambda one: one.name)
every_game = pytest.mark.parametrize("game", whole())


@cache
def match(name: str) -> Match:
    """The match of a file, played once."""
    return playthrough.replayed(next(one for one in WANTED if one.name == name))


def matches(game: str) -> list[Match]:
    """All matches of a game."""
    return [match(one.name) for one in WANTED if one.game == game]


def stages(played: Match) -> set[str]:
    """What is seen of a match: its stages, those that are only shown on the way too."""
    rules, before = played.rules, zip(played.states, played.moves)
    shown = [step for state, move in before for step in rules.steps(state, move)]
    return {getattr(state, "stage", None) or rules.clause(state) for state in (*played.states, *shown)}


@every_playthrough
def test_a_match_goes_as_it_went(one):
    assert one.path.exists(), f"python3 tools/playthrough.py new {one.name} chooses its moves"
    golden = one.path.read_text("utf-8").splitlines()
    played = playthrough.text(match(one.name)).splitlines()
    for number, (was, now) in enumerate(zip(golden, played), 1):
        assert now == was, f"{one.path.name}, line {number}"
    assert len(played) == len(golden)


@every_playthrough
def test_the_first_plies_are_there(one):
    played = match(one.name)
    assert played.over or played.at >= playthrough.PLIES
    assert (len(played.seats), dict(played.setup.options)) == (one.seats, one.options)


@every_game
def test_one_match_of_a_game_is_played_to_its_end(game):
    assert any(played.over for played in matches(game))


@every_game
def test_every_stage_of_a_game_is_seen(game):
    assert set().union(*map(stages, matches(game))) == own(game).STAGES


@every_game
def test_every_option_of_a_game_is_seen(game):
    rules = find(game)
    seen = {pair for played in matches(game) for pair in played.setup.options.items()}
    assert seen == {(name, value) for name, values in rules.OPTIONS.items() for value in values[1:]}
    assert any(not played.setup.options for played in matches(game))


def test_no_playthrough_is_left_over_and_all_can_be_read():
    assert {path.name for path in playthrough.FOLDER.iterdir()} == {one.path.name for one in WANTED}
    assert sum(len(one.path.read_text("utf-8").splitlines()) for one in WANTED) < MOST


# ── the tool ──


@pytest.fixture
def copy(tmp_path, monkeypatch) -> playthrough.Wanted:
    """A playthrough in a folder of its own."""
    one = next(one for one in WANTED if one.name == "meow-2")
    kept = one.path.read_text("utf-8")
    monkeypatch.setattr(playthrough, "ROOT", tmp_path)
    monkeypatch.setattr(playthrough, "FOLDER", tmp_path / "files")
    one.path.parent.mkdir()
    one.path.write_text(kept, "utf-8")
    return one


def test_again_keeps_the_moves_and_writes_what_is_seen_now(copy, capsys):
    kept = copy.path.read_text("utf-8")
    copy.path.write_text(kept.replace("score0: score:0", "score0: score:99"), "utf-8")
    assert playthrough.main(["again", "meow-2"]) == 0 and "changed" in capsys.readouterr().out
    assert copy.path.read_text("utf-8") == kept
    assert playthrough.main(["again", "meow-2"]) == 0 and "as it was" in capsys.readouterr().out


def test_no_bot_is_asked_for_a_move(copy, monkeypatch):
    def asked(*_):
        raise AssertionError("a bot's taste")

    for name in ("sample", "likely", "worth", "guess"):
        monkeypatch.setattr(find("meow"), name, asked)
    assert playthrough.text(playthrough.chosen(copy)) == copy.path.read_text("utf-8")
    monkeypatch.setattr(find("meow"), "chance", asked)  # what was drawn stands in the file too
    assert playthrough.again(copy) == "as it was"


def test_a_move_that_is_not_legal_any_more_is_named_and_its_file_left_alone(copy, capsys):
    played = match("meow-2")
    ply = next(ply for ply in range(played.at) if played.by(ply) != CHANCE)
    wrong = copy.path.read_text("utf-8").replace(f"{ply + 1}. Anna: {played.moves[ply][0]}", f"{ply + 1}. Anna: pink99")
    copy.path.write_text(wrong, "utf-8")
    assert playthrough.main(["again", "meow-2"]) == 1
    assert f"meow-2.txt: pink99 is not legal as move {ply + 1}" in capsys.readouterr().out
    assert copy.path.read_text("utf-8") == wrong


def test_new_chooses_moves_once_and_other_moves_only_for_what_is_named(copy, monkeypatch, capsys):
    kept = copy.path.read_text("utf-8")
    monkeypatch.setattr(playthrough, "every", lambda: [copy])
    assert playthrough.main(["new"]) == 0 and copy.path.read_text("utf-8") == kept
    assert playthrough.main(["new", "meow-2", "--seed", "other"]) == 0
    assert copy.path.read_text("utf-8").startswith("meow, 2 seats, seed other\n")
    copy.path.unlink()
    assert playthrough.main(["again"]) == 1 and "missing" in capsys.readouterr().out
    assert playthrough.main(["new"]) == 0 and copy.path.read_text("utf-8") == kept

"""Free tables on disk: act by act before they are shown, taken up exactly, listed, watched, thrown away."""

import errno
import os
import signal
import subprocess
import sys
from random import Random

import pygame
import pytest
from handling import Hand
from sitting import keep, seats

from meowgames import paths
from meowgames.play import journal as journals
from meowgames.play import saves, transcript
from meowgames.play.match import Match, Setup
from meowgames.play.saves import fetch
from meowgames.rules import CHANCE
from meowgames.scenes.menus.ask import AskScene
from meowgames.scenes.menus.library import LibraryScene
from meowgames.scenes.menus.replay import ReplayScene
from meowgames.scenes.menus.title import TitleScene
from meowgames.scenes.table.scene import TableScene
from meowgames.screen.kit.widget import walk
from meowgames.words import Words

pytestmark = pytest.mark.filterwarnings("ignore:Please use Window")  # the one way to a window's least size
KILLED = 4  # times a process is killed in mid-game

PLAYER = """
import sys
from random import Random
from meowgames import paths
from meowgames.play.journal import Journal
from meowgames.play.match import Match, Seat, Setup
match = Match(Setup("free", (Seat("Zoe", "mochi"), Seat("Max", "plume")), "killed", {}, laid="toybox")).begin()
journal, rng = Journal.create(match, sys.argv[1]), Random("killed")
while True:
    match.play(match.rules.sample(match.state, rng))
    assert journal.add(match) is None
    if rng.random() < 0.2 and match.at > 3:
        match.jump(match.undo_to("free"))
        assert journal.add(match) is None
    print(match.at, len(match.moves), flush=True)
"""


def table(seed="saved", laid="meow", count=2, acts=0):
    match = Match(Setup("free", seats(count, range(count)), seed, laid=laid)).begin()
    rng = Random(seed)
    for _ in range(acts):
        match.play(match.rules.sample(match.state, rng))
    return match


def same(one, other):
    return (one.setup, one.moves, one.at, one.states) == (other.setup, other.moves, other.at, other.states)


def library(player):
    """The library with all it lists read, the chosen one shown."""
    player.stage.push(LibraryScene(player.stage))
    shown = player.until(LibraryScene)
    player.until(lambda: shown.view is not None)
    player.spin(3)
    return shown


def written(scene):
    """What is written on a page."""
    return [one.text for one, _ in walk(scene.page.form.root) if hasattr(one, "text")]


# ── act by act ──


def test_every_act_is_on_disk_before_it_is_shown(home, monkeypatch):
    hand = Hand("toybox")
    shown = []

    def show(ply, *args, **more):
        shown.append(ply)
        assert same(fetch(str(hand.table.play.journal.path)).match, hand.match)

    monkeypatch.setattr(hand.view, "show", show)
    for act in (("deck", "hand0"), ("deck~0+", "mix"), ("deck~0+", "flip"), ("hand0", "table.0,0"), ("seat:1",)):
        assert hand.table.acting.act(*act)
    assert len(shown) == 6, "five acts, and what chance did of one"


def test_after_undo_and_another_act_the_save_is_what_the_table_is(home):
    hand, rng = Hand("toybox"), Random(3)
    path = str(hand.table.play.journal.path)
    for number in range(60):
        play, match = hand.table.play, hand.match
        if number % 3 == 2:
            play.jump(rng.randrange(1, len(match.moves) + 1) if number % 2 else match.undo_to("free"))
        elif match.at < len(match.moves) and rng.random() < 0.3:
            play.tools["redo"].use()
        else:
            play.commit(match.rules.sample(match.state, rng))
        loaded = fetch(path)
        while match.turn == CHANCE:  # a save goes on where somebody decides
            match.jump(match.at + 1)
        assert loaded.note is None and same(loaded.match, match)


def test_what_was_undone_can_be_done_again_after_a_night(home):
    hand = Hand("toybox")
    play, match = hand.table.play, hand.match
    for act in (("deck", "hand0"), ("deck~0+", "mix"), ("seat:1",), ("deck", "hand1")):
        play.act(*act)
    whole = list(match.moves)
    for _ in range(3):
        play.jump(match.undo_to("free"))
    found = fetch(str(play.journal.path)).match
    assert found.moves == whole and found.at == match.at < len(whole)
    while found.redo_to() is not None:
        found.jump(found.redo_to())
    assert found.at == len(whole)


# ── killed ──


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_a_program_that_is_killed_loses_nothing_it_has_shown(home, tmp_path):
    rng = Random(7)
    for number in range(KILLED):
        folder = tmp_path / str(number)
        process = subprocess.Popen([sys.executable, "-c", PLAYER, str(folder)], stdout=subprocess.PIPE, text=True)
        said = ["0 0"]
        for _ in range(rng.randrange(20, 120)):
            said.append(process.stdout.readline())
        process.send_signal(signal.SIGKILL)
        said += process.stdout.read().splitlines()
        process.wait()
        at, plies = map(int, [line for line in said if line.strip()][-1].split())
        path = next(folder.glob("*.match"))
        loaded = fetch(str(path))
        assert loaded.note is None or loaded.note[0] == "save.torn"
        _held_to(loaded.match, at, plies)


def _held_to(match, at, plies):
    """The match is one that its seed leads to, and goes at least as far as was said."""
    twin = Match(match.setup)
    for move in match.moves:
        chance = twin.turn == CHANCE
        drawn = twin.rules.chance(twin.state, Random(f"{match.setup.seed}/{twin.drawn[twin.at]}")) if chance else move
        assert move == drawn
        twin.add(move)
    assert twin.states == match.states and len(match.moves) >= min(plies, at) and match.turn != CHANCE


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_a_program_killed_between_an_act_and_what_chance_made_of_it_draws_the_same(home, tmp_path):
    match = table(laid="toybox")
    whole = table(laid="toybox")
    for one in (match, whole):
        one.play(("deck~0+", "mix"))
    path = keep(match)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-1]))
    assert lines[-2].startswith(b"deck~0+ mix")
    found = fetch(str(path), write=True)
    assert found.note is None and same(found.match, whole)
    found.journal.close()


# ── what the disk refuses ──


def test_a_full_disk_is_told_and_nothing_is_lost(home, monkeypatch):
    hand = Hand("toybox")
    path = hand.table.play.journal.path
    real = os.write

    def full(file, data):
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(journals.os, "write", full)
    hand.table.acting.act("deck", "hand0")
    assert hand.stage.toasts[-1].text == hand.stage.words("save.full")
    assert hand.table.play.journal.trouble == "save.full" and hand.many("hand0") == 1
    monkeypatch.setattr(journals.os, "write", real)
    hand.table.acting.act("deck", "hand0")
    assert hand.table.play.journal.trouble is None and same(fetch(str(path)).match, hand.match)


def test_a_table_open_in_another_window_is_only_watched(player):
    path = keep(table(acts=5))
    held = fetch(str(path), write=True)
    player.stage.push(player.stage.doors.file(path))
    player.until(ReplayScene)
    assert player.stage.toasts[-1].text == player.stage.words("save.locked")
    held.journal.close()


def test_a_broken_save_goes_on_as_far_as_it_is_good(player):
    match = table(acts=20)
    path = keep(match)
    data = path.read_bytes()
    path.write_bytes(data[:-40] + b"?" + data[-39:])
    player.stage.push(player.stage.doors.file(path))
    player.spin(3)
    found = fetch(str(path))
    assert found.note[0] == "save.changed" and found.match.moves == match.moves[: len(found.match.moves)]
    assert player.stage.toasts[-1].text == player.stage.words(*found.note)


# ── among the saves ──


@pytest.mark.parametrize("language, named", [("en", "Free table · MEOW"), ("fr", "Table libre · MEOW")])
def test_it_is_listed_with_its_name_and_picture(player, language, named):
    player.sit_down(language=language)
    path = keep(table(acts=4))
    shown = library(player)
    assert shown.chosen.path == path and written(shown).count(named) == 2
    assert shown.view.picture and shown.view.seating.board == "free-meow"


def test_it_is_gone_on_with_from_the_title(player):
    match = table(acts=4, count=1, laid="toybox")
    path = keep(match)
    player.until(TitleScene).enter()
    player.until(lambda: player.form().find("continue") is not None)
    assert player.form().find("continue").sub == "Free table · Toy box · 1 player"
    player.click("continue")
    taken = player.until(TableScene)
    assert taken.play.journal.path == path and same(taken.match, match)


def test_it_is_thrown_away_like_any_other(player):
    path = keep(table())
    library(player)
    player.press(pygame.K_DELETE)
    player.until(AskScene)
    assert "Free table · MEOW" in player.top.text
    player.click("answer1")
    player.until(LibraryScene)
    assert not path.exists() and len(list((paths.saves() / saves.TRASH).iterdir())) == 1


def test_it_is_watched_and_taken_over_from_any_moment(player):
    match = table(acts=12, laid="toybox", count=1)
    player.stage.push(player.stage.doors.file(keep(match), replay=True))
    replay = player.until(ReplayScene)
    assert replay.stops == match.decisions()
    seen = [replay.view.picture]
    for _ in replay.stops[1:]:
        player.press(pygame.K_RIGHT)
        player.until(lambda: not replay.view.easel.busy)
        seen.append(replay.view.picture)
    look = match.rules.look
    assert [dict(one) for one in seen] == [dict(look(match.states[ply], -2)) for ply in match.decisions()]
    replay.jump(6)
    at = replay.stops[6]
    player.click("branch")
    taken = player.until(TableScene)
    assert taken.match.states == match.states[: at + 1] and len(list(paths.saves().glob("*.match"))) == 2


def test_it_is_watched_as_text(capsys, home):
    from meowgames.cli import main

    match = table(acts=6)
    assert main(["replay", str(keep(match)), "--text"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("free-meow, 2 seats") and "seat 1: Mochi (person)" in said
    assert [line for line in said.splitlines() if line.startswith("chance: lay")] == ["chance: lay"]


@pytest.mark.parametrize("words", [["simulate", "free"], ["--game", "free"]])
def test_where_there_is_nothing_to_play_against_the_command_line_says_so(capsys, home, words):
    from meowgames.cli import main

    assert main(words) == 2
    assert "There is no game called free" in capsys.readouterr().err


# ── no secret ──


def twins():
    """Two tables that nobody who watches can tell apart, though the cards lie otherwise."""
    found = []
    for seed in ("one", "two"):
        match = table(seed, "toybox", 3)  # what two know of a table for two, all know
        drawn = "deck~49+ hand0", "deck~45+ hand1", "deck~0 peek"
        for act in (*drawn, "hand0~1 @0d table.0,0", "hand1 hand0", "deck~0+ mix"):
            match.play(tuple(act.split()))
        found.append(match)
    one, two = (match.rules.look(match.state, CHANCE) for match in found)
    assert one != two and found[0].moves[1:-1] == found[1].moves[1:-1]
    return found


def test_what_the_library_shows_tells_no_secret(player):
    seen = []
    for match in twins():
        path = keep(match)
        os.utime(path, (1e9, 1e9))
        shown = library(player)
        one = shown.chosen
        seen.append((one[2:], dict(shown.view.picture), written(shown), pixels(player)))
        player.stage.pop()
        player.spin(2)
        assert saves.delete(path) is None
    assert seen[0][:3] == seen[1][:3]
    assert seen[0][3] == seen[1][3]


def pixels(player):
    for _ in range(400):
        if not player.window.frame(0.1):
            return pygame.image.tobytes(player.stage.paint.surface, "RGB")
    raise AssertionError("it is drawn for ever")


def test_what_a_replay_shows_tells_no_secret(player):
    seen = []
    for match in twins():
        player.stage.push(ReplayScene(player.stage, match))
        replay = player.until(ReplayScene)
        found = []
        for index in range(len(replay.stops)):
            replay.jump(index)
            found.append((dict(replay.view.picture), replay.caption()))
        seen.append((found, pixels(player)))
        player.stage.pop()
        player.spin(2)
    assert seen[0] == seen[1]


def test_what_is_written_of_it_tells_no_secret():
    one, two = (list(transcript.lines(match)) for match in twins())
    assert one[1:] == two[1:] and "seed one" in one[0]


def test_every_sentence_of_these_has_words_in_both_languages():
    for language in ("en", "fr"):
        words = Words(language)
        keys = (
            "save.full",
            "save.locked",
            "save.changed",
            "save.torn",
            "share.long",
            "free.log.joined",
            "free.log.left",
        )
        assert [key for key in keys if not words.has(key)] == []

"""What nobody foresaw: the player is back at the title, the match is kept, and the log has it all."""

import re
import sys

import pygame
import pytest
from sitting import begun, keep

from meowgames import app, cli, net, paths
from meowgames.scenes.doors import Doors
from meowgames.scenes.menus.title import TitleScene
from meowgames.scenes.table.scene import TableScene
from meowgames.screen.stage import Scene

pytestmark = pytest.mark.filterwarnings("ignore:Please use Window")
HOOKS = ("enter", "event", "update", "draw", "keeps", "leave")


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self):
        self.now = 100.0

    def __call__(self):
        return self.now


class Broken(Scene):
    """A scene one of whose hooks is broken."""

    def __init__(self, stage, hook, error):
        super().__init__(stage)
        self.error = error
        setattr(self, hook, self.fail)

    def fail(self, *_):
        raise self.error


@pytest.fixture
def falling(player):
    """The player, at a window whose net has fallen asleep long ago."""
    player.window.net = net.Net(Clock())
    return player


def dare(player, frames=4):
    for _ in range(frames):
        player.window.dare(0.1)


def said(player):
    return " ".join(toast.text for toast in player.stage.toasts)


@pytest.mark.parametrize("hook", HOOKS)
def test_a_scene_that_breaks_leads_back_to_the_title_with_a_sentence_and_a_log(falling, hook):
    stage = falling.stage
    stage.push(Broken(stage, hook, ZeroDivisionError("by\0no\ud800thing\nat all")))
    stage.toast("a note, so that places for it are asked for")
    dare(falling, 1)
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_x, mod=0, unicode="x"))
    if hook == "leave":
        stage.pop()
    dare(falling)
    assert isinstance(stage.top, TitleScene) and len(stage.scenes) == 1
    assert re.search(r"ZeroDivisionError \(test_net\.py, \d+\): by no thing at all\..*meowgames\.log", said(falling))
    told = paths.log_file().read_text("utf-8")
    assert "Traceback" in told and "in fail" in told and told.count("──") == 1


def test_the_sentence_is_in_the_players_language(player, falling):
    stage = player.sit_down(language="fr").stage
    stage.push(Broken(stage, "update", ValueError("x")))
    dare(falling)
    assert "Toutes les parties sont gardées" in said(falling)
    stage.push(Broken(stage, "update", paths.Missing(paths.data("levels", "x.tmx"))))
    dare(falling)
    assert "manque" in said(falling)


def test_a_second_fall_within_seconds_ends_the_program_with_a_sentence(falling):
    stage, clock = falling.stage, falling.window.net.clock
    for pause in (0, net.SOON + 1):
        clock.now += pause
        stage.push(Broken(stage, "update", ValueError("x")))
        dare(falling)
    clock.now += net.SOON - 1
    stage.push(Broken(stage, "update", KeyError("second")))
    with pytest.raises(net.Fall, match=r"KeyError \(test_net\.py, \d+\): 'second'.*meowgames\.log"):
        dare(falling)
    assert paths.log_file().read_text("utf-8").count("──") == 3


def test_a_title_that_breaks_ends_the_program_and_does_not_spin(falling, monkeypatch):
    monkeypatch.setattr(TitleScene, "draw", lambda *_: 1 / 0)
    falling.stage.redraw()
    with pytest.raises(net.Fall):
        falling.window.run()


class Opener(Scene):
    """A scene that opens a file with its first breath."""

    def __init__(self, stage, path):
        super().__init__(stage)
        self.path = path

    def update(self, _seconds):
        self.stage.push(self.stage.doors.file(self.path))
        return True


@pytest.mark.parametrize(
    "owner, broken", [(TableScene, "update"), (TableScene, "draw"), (TableScene, "enter"), (Doors, "seat")]
)
def test_a_match_goes_on_after_a_fall_where_it_was(falling, monkeypatch, owner, broken):
    stage, match = falling.stage, begun()
    path = keep(match)
    with monkeypatch.context() as spoilt:
        spoilt.setattr(owner, broken, lambda *_, **__: 1 / 0)
        stage.push(Opener(stage, path))
        dare(falling)
    assert isinstance(stage.top, TitleScene) and "ZeroDivisionError" in said(falling)
    table = stage.doors.file(path)
    assert table.real.match.at == match.at and table.real.journal.path == path  # the same file: nobody holds it
    stage.push(table)
    dare(falling)
    assert stage.top is table


def test_a_log_that_grows_too_large_begins_anew_and_one_that_cannot_be_written_hinders_nobody(monkeypatch):
    path = paths.log_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"x" * (net.LARGEST + 1))
    net.write(ValueError("new"))
    assert "new" in path.read_text("utf-8") and path.stat().st_size < 2000
    assert path.with_suffix(".old.log").stat().st_size == net.LARGEST + 1
    monkeypatch.setenv("MEOWGAMES_HOME", str(path))  # a file where the folder should be
    net.write(ValueError("nowhere"))
    assert net.Net().catch(ValueError("nowhere"))


@pytest.mark.parametrize("windowed", [False, True], ids=["terminal", "windowed"])
def test_what_falls_past_the_window_is_a_sentence_and_in_a_windowed_program_a_box(capsys, monkeypatch, windowed):
    shown = []

    def run(**_):
        raise RuntimeError("unheard of")

    monkeypatch.setattr(app, "run", run)
    monkeypatch.setattr(pygame.display, "message_box", lambda *words: shown.append(words[1]))
    if windowed:
        monkeypatch.setattr(sys, "frozen", True, raising=False)
        monkeypatch.setattr(sys, "stderr", None)
        monkeypatch.setattr(sys, "stdout", None)
    assert cli.main([]) == 1
    told = shown[0] if windowed else capsys.readouterr().err
    assert re.search(r"RuntimeError \(test_net\.py, \d+\): unheard of; .*meowgames\.log", told)
    assert "Traceback" not in told and "unheard of" in paths.log_file().read_text("utf-8")
    assert len(shown) == windowed


def test_the_words_of_a_last_fall_are_those_of_the_window(capsys, monkeypatch):
    def run(**_):
        raise net.Fall("The end.")

    monkeypatch.setattr(app, "run", run)
    assert cli.main([]) == 1 and capsys.readouterr().err == "The end.\n"

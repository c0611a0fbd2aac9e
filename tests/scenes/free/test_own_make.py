"""Tables of one's own where a free table is chosen: made, their folder shown, or its path where nothing shows it."""

import os
import stat
import sys
import threading
import time

import own_tables as own
import pygame
import pytest
from choosing import opened, press, rows, settle, texts
from looking import click, key

from meowgames import paths
from meowgames.scenes.free import choose_folder, choose_own
from meowgames.screen.kit.widget import walk

pytestmark = pytest.mark.filterwarnings("ignore:Please use Window")  # the one way to a window's least size


@pytest.fixture(autouse=True)
def nothing_read(home, monkeypatch):
    """Each test has its own folder of tables; all of them are read before a frame goes on."""
    own.forget()
    monkeypatch.setattr("meowgames.scenes.free.choose.AT_ONCE", 60)
    monkeypatch.setattr(choose_own, "AT_ONCE", 60)


@pytest.fixture
def desktop(monkeypatch, tmp_path):
    """A system on which something opens folders, or nothing does: what it was asked to open."""
    if sys.platform == "win32":
        pytest.skip("folders are opened otherwise there")
    asked = tmp_path / "asked"
    monkeypatch.setenv("SDL_VIDEODRIVER", "x11")
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))

    def install(code=0, waits=":"):
        tool = tmp_path / "bin" / ("open" if sys.platform == "darwin" else "xdg-open")
        tool.parent.mkdir()
        tells = f'printf "%s|" "$#" "$1" "$LD_LIBRARY_PATH" >> "{asked}"'
        tool.write_text(f"#!/bin/sh\n{tells}\n{waits}\nexit {code}\n", "utf-8")
        tool.chmod(tool.stat().st_mode | stat.S_IXUSR)

    install.asked = lambda: asked.read_text("utf-8") if asked.exists() else ""
    return install


def test_make_your_own_lays_an_example_chooses_it_and_opens_its_folder(desktop, tables):
    desktop()
    stage, scene = opened(language="fr")
    press(stage, "make")
    folder = paths.tables() / "ma-table"
    assert desktop.asked() == f"1|{folder}||" and stage.top is scene
    assert scene.laid == "own-ma-table" and rows(scene) == [("own-ma-table", "La course au goûter", True)]
    assert "À lire d'abord.txt" in os.listdir(folder) and "ma-table" in stage.toasts[-1].text
    press(stage, "make")
    assert [laid for laid, *_ in rows(scene)] == ["own-ma-table", "own-ma-table 2"] and scene.laid == "own-ma-table 2"
    scene.lay()
    assert tables[-1].laid == "own-ma-table 2" and own.Match(tables[-1]).begin()


@pytest.mark.parametrize("name", ["make", "folder"])
@pytest.mark.parametrize("how", ["no tool", "the tool fails", "no window"])
def test_where_nothing_opens_a_folder_its_path_is_shown_and_can_be_copied(desktop, monkeypatch, how, name):
    if how == "the tool fails":
        desktop(3)
    elif how == "no window":
        desktop()
        monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    copies = []
    monkeypatch.setattr(choose_folder, "copy", lambda text: copies.append(text) or True)
    stage, scene = opened()
    press(stage, name)
    wanted = paths.tables() / "my-table" if name == "make" else paths.tables()
    assert wanted.is_dir() and stage.top is not scene
    assert str(wanted) in texts(stage.top)
    assert bool(desktop.asked()) == (how == "the tool fails")
    copying = next(one for one, _ in walk(stage.top.form.root) if getattr(one, "text", "") == "Copy the path")
    click(stage, copying.box.center)
    settle(stage)
    assert copies == [str(wanted)] and stage.top is scene
    assert stage.toasts[-1].text == stage.words("choose.copied")


def test_where_what_opens_folders_never_comes_back_the_path_is_shown_and_no_frame_waits(desktop, monkeypatch, tmp_path):
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    desktop(waits=f'read line < "{gate}"')
    monkeypatch.setattr(choose_folder, "PATIENCE", 0.5)
    stage, scene = opened()
    scene.page.form.take("folder")
    begun, longest = time.monotonic(), 0.0
    stage.event(key(pygame.K_RETURN))
    while stage.top is scene and time.monotonic() - begun < 30:
        frame = time.monotonic()
        stage.update(0.02)
        longest = max(longest, time.monotonic() - frame)
        time.sleep(0.01)
    assert str(paths.tables()) in texts(stage.top) and time.monotonic() - begun >= 0.5 and longest < 10
    told = stage.top
    opener = next(one for one in threading.enumerate() if one.name == "folder")
    with open(gate, "w", encoding="utf-8") as late:
        late.write("\n")
    opener.join(30)
    for _ in range(20):
        stage.update(0.1)
    assert stage.top is told and not opener.is_alive()  # and it is told once


def test_the_folder_of_a_broken_table_is_shown(desktop):
    desktop()
    (own.copied("broken") / "table.tmx").unlink()
    stage, _ = opened()
    press(stage, "show-own-broken")
    assert f"|{paths.tables() / 'broken'}|" in desktop.asked()


def test_what_is_opened_takes_no_libraries_of_a_frozen_program(monkeypatch):
    monkeypatch.setenv("LD_LIBRARY_PATH", "/frozen")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/before")
    assert choose_folder.surroundings()["LD_LIBRARY_PATH"] == "/frozen"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert choose_folder.surroundings()["LD_LIBRARY_PATH"] == "/before"
    monkeypatch.delenv("LD_LIBRARY_PATH_ORIG")
    assert "LD_LIBRARY_PATH" not in choose_folder.surroundings()


@pytest.mark.parametrize("error, says", [(28, "disk is full"), (30, "cannot be written")])
def test_a_disk_that_takes_nothing_is_a_sentence(monkeypatch, error, says):
    def refuse(*_):
        raise OSError(error, "no")

    monkeypatch.setattr("meowgames.play.own_make._copy", refuse)
    stage, scene = opened()
    press(stage, "make")
    assert says in stage.toasts[-1].text and stage.top is scene and rows(scene) == []


def test_a_file_where_the_folder_should_be_is_a_sentence():
    paths.tables().write_text("mine", "utf-8")
    stage, scene = opened()
    for name in ("make", "folder"):
        press(stage, name)
        assert "cannot be written" in stage.toasts[-1].text and stage.top is scene

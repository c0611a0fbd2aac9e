"""Tables of one's own where a free table is chosen: listed, made, shown, laid; broken ones say why and stop nothing."""

import shutil
import threading
from collections import Counter

import own_tables as own
import pygame
import pytest
from choosing import opened, rows, settle, texts
from looking import click, faults, make_stage

from meowgames import paths
from meowgames.play import own_map
from meowgames.play.index import Index
from meowgames.scenes.free import choose_own
from meowgames.scenes.free.choose import ChooseScene
from meowgames.scenes.menus.library import LibraryScene
from meowgames.scenes.menus.title import TitleScene
from meowgames.scenes.table.scene import TableScene
from meowgames.screen.kit.widget import walk
from meowgames.settings import TEXTS

pytestmark = pytest.mark.filterwarnings("ignore:Please use Window")  # the one way to a window's least size
MAP, SET = "table.tmx", "table.tsx"


@pytest.fixture(autouse=True)
def nothing_read(home, monkeypatch):
    """Each test has its own folder of tables; all of them are read before a frame goes on."""
    own.forget()
    monkeypatch.setattr("meowgames.scenes.free.choose.AT_ONCE", 60)
    monkeypatch.setattr(choose_own, "AT_ONCE", 60)


# ── what is listed ──


def test_good_and_broken_tables_are_listed_with_a_line_about_them():
    own.copied("goose")
    own.write(tiles=own.tile(0, "dog", "moon.png"), name="space cats")
    own.write(own.layer("seats3"), name="torn")
    stage, scene = opened()
    assert rows(scene) == [
        ("own-goose", "Snack race", True), ("own-space cats", "space cats", False), ("own-torn", "torn", False),
    ]  # fmt: skip
    line = own.line_of(paths.tables() / "space cats" / MAP, "moon.png")
    written = texts(scene)
    assert "goose · 1 to 6 players, pieces: 72" in written
    assert f"table.tmx, line {line}: the picture “moon.png” is not there." in written
    stage.change(language="fr")
    settle(stage)
    nbsp = "\N{NO-BREAK SPACE}"
    assert f"goose · 1 à 6 joueurs, pièces{nbsp}: 72" in [text.replace("\u202f", nbsp) for text in texts(scene)]
    assert any("moon.png" in text and "ligne" in text for text in texts(scene))


def test_a_broken_table_stops_nothing_and_cannot_be_chosen(tables):
    folder = own.copied("broken")
    (folder / MAP).write_text("<map", "utf-8")
    own.copied("good")
    stage, scene = opened()
    click(stage, scene.page.form.find("lay-own-broken").box.center)
    assert not tables and not scene.page.form.find("lay-own-broken").focusable
    click(stage, scene.page.form.find("lay-own-good").box.center)
    settle(stage)
    assert scene.laid == "own-good" and scene.view and not scene.trouble
    scene.lay()
    assert [setup.laid for setup in tables] == ["own-good"]


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_overlaps_whatever_is_wrong(language, text):
    own.copied("goose")
    own.copied("x" * 40)
    own.write(tiles=own.tile(0, "dog", "a-long-name-of-a-picture-that-is-nowhere-to-be-found-at-all.png"), name="space")
    _, scene = opened((1280, 720), language, text, like=own.setup("goose", 6))
    assert scene.laid == "own-goose" and len(scene.shelf.own) == 3
    assert faults(scene.page.form) == []


def test_what_has_been_drawn_meanwhile_is_seen_when_the_screen_is_entered_and_when_the_window_is_looked_at_again():
    folder = own.copied("mine")
    stage, scene = opened(like=own.setup("mine"))
    view, picture = scene.view, folder / "pictures" / "larder.svg"
    assert not colours(small(stage))[0x12, 0xAB, 0x34]
    picture.write_bytes(own.svg(1124, 610, '<rect width="2000" height="2000" fill="#12ab34"/>'))
    stage.event(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    settle(stage)
    assert scene.view is not view and small(stage)
    assert colours(small(stage))[0x12, 0xAB, 0x34] > 1000
    own.swap(folder / MAP, 'name="deck"', 'name="Deck"')
    own.copied("other")
    scene.enter()
    settle(stage)
    assert rows(scene) == [("own-mine", "mine", False), ("own-other", "Snack race", True)]
    assert scene.laid == "toybox"
    own.swap(folder / MAP, 'name="Deck"', 'name="deck"')
    stage.event(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    settle(stage)
    assert [good for *_, good in rows(scene)] == [True, True]


def small(stage):
    """The pixels of the screen, the small table among them."""
    return pygame.image.tobytes(stage.paint.surface, "RGB")


def colours(pixels):
    """How often each colour is there."""
    return Counter(zip(pixels[::3], pixels[1::3], pixels[2::3]))


def test_a_table_that_breaks_between_choosing_and_laying_says_why():
    folder = own.copied()
    stage, scene = opened(like=own.setup())
    (folder / "pictures" / "crumb.svg").unlink()
    scene.lay()
    stage.settle()
    assert stage.top is scene and "crumb.svg" in stage.toasts[-1].text and "table.tsx" in stage.toasts[-1].text


# ── reading takes its time ──


def test_a_slow_disk_holds_up_no_frame(monkeypatch):
    go_on, real = threading.Semaphore(0), own_map.look
    for name in "abc":
        own.copied(name)
    monkeypatch.setattr("meowgames.scenes.free.choose.AT_ONCE", 0.01)
    monkeypatch.setattr(own_map, "look", lambda folder: go_on.acquire(timeout=60) and real(folder))
    stage = make_stage()
    stage.push(ChooseScene(stage))
    stage.settle()
    scene, reader = stage.top, stage.top.shelf.reader
    stage.draw()
    assert rows(scene) == [] and reader.is_alive()  # and yet the screen is there
    go_on.release()
    while not reader.found:
        pass
    assert stage.update(1.0) and [laid for laid, *_ in rows(scene)] == ["own-a"]
    go_on.release(2)
    reader.join(60)
    assert stage.update(0.01) and len(rows(scene)) == 3 and scene.shelf.reader is None
    assert not scene.shelf.update(1.0)


def test_frames_read_nothing(monkeypatch):
    own.copied()
    stage, scene = opened()
    asked = []
    monkeypatch.setattr(choose_own, "folders", lambda: asked.append(1) or {})
    for _ in range(50):
        stage.update(0.5)
        stage.draw()
    assert not asked and len(rows(scene)) == 1


def test_who_leaves_waits_for_nothing(monkeypatch):
    own.copied()
    monkeypatch.setattr("meowgames.scenes.free.choose.AT_ONCE", 0)
    seen, real = [], own_map.look
    monkeypatch.setattr(choose_own, "folders", lambda: {str(n): paths.tables() / "mine" for n in range(200)})
    gate = threading.Event()
    monkeypatch.setattr(own_map, "look", lambda folder: seen.append(gate.wait(60)) or real(folder))
    stage, scene = make_stage(), None
    shelf = choose_own.Shelf(stage)
    shelf.look()
    reader = shelf.reader
    shelf.close()
    gate.set()
    reader.join(60)
    assert len(seen) <= 1 and not reader.done and scene is None


def test_a_hundred_tables_make_no_more_rows_than_are_seen():
    found = own.read(own.copied())
    stage, scene = opened()
    scene.shelf.put([choose_own.Found(f"t{n}", paths.tables() / "mine", found) for n in range(400)])
    scene.refresh()
    stage.draw()
    made = [one.key for one, _ in walk(scene.page.form.root) if (one.key or "").startswith("lay-own-")]
    assert 2 <= len(made) < 15
    assert faults(scene.page.form) == []


# ── at the table, and afterwards ──


def test_an_own_table_is_played_resumed_and_listed_by_its_title(player):
    own.copied()
    player.click("chest")
    player.until(ChooseScene)
    player.click("lay-own-mine")
    player.click("lay")
    table = player.until(TableScene)
    table.match.play(("deck~0+", "deal:1"))
    table.play.journal.add(table.match)
    player.stage.home()
    player.until(TitleScene)
    player.stage.push(LibraryScene(player.stage))
    library = player.until(LibraryScene)
    for _ in range(200):
        player.stage.update(0.1)
        if library.view:
            break
    assert "Free table · Snack race" in texts(library) and library.view.picture["deck"]
    press_open = library.page.form.find("open")
    click(player.stage, press_open.box.center)
    again = player.until(TableScene)
    assert again.match.moves == table.match.moves


def test_a_save_is_listed_again_once_its_table_is_back(player):
    folder = own.copied()
    stage = player.stage
    stage.push(stage.doors.table(own.setup()))
    stage.settle()
    stage.home()
    stage.settle()
    folder.rename(folder.parent.parent / "away")
    for lost in (True, False):
        if not lost:
            shutil.move(folder.parent.parent / "away", folder)
        anew = Index(paths.saves()).whole()  # as when the program starts anew
        library = LibraryScene(stage)
        library.enter()
        for listed in (anew, library.index.whole()):
            assert [one.game for one in listed] == ([""] if lost else ["free"])
            assert (listed[0].note and listed[0].note[0]) == ("own.gone" if lost else None)

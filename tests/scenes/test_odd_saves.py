"""Odd codes, files, names and seeds through the real scenes: the collection opens, lists and plays all the same."""

import os
import sys
from contextlib import suppress

import pygame
import pytest
from forging import forge_head, reworded
from sitting import begun, finished, keep

from meowgames import app, paths
from meowgames.play import saves
from meowgames.play.journal import Journal
from meowgames.play.sharecode import to_code
from meowgames.scenes.menus.code import CodeScene
from meowgames.scenes.menus.library import LibraryScene
from meowgames.scenes.menus.pause import PauseScene
from meowgames.scenes.menus.replay import ReplayScene
from meowgames.scenes.menus.setup import SetupScene
from meowgames.scenes.menus.title import TitleScene
from meowgames.scenes.table.scene import TableScene
from meowgames.screen.kit.widget import walk

pytestmark = pytest.mark.filterwarnings("ignore:Please use Window")  # the one way to a window's least size

NAMES = ["L\0a", "\ud83d", "caf\udce9", "\u200b", "x" * 3000, "a\nb"]


def poisoned(name):
    """A code with good seals whose first player is called and looks like nobody."""

    def change(words):
        words["setup"]["seats"][0] = [name, "unicorn\0", "person", True]
        words["setup"]["seats"][1][3] = 1.0

    return reworded(to_code(begun(3, 7)), change)


@pytest.mark.parametrize("name", NAMES)
def test_a_code_with_a_poisoned_seat_is_played_listed_continued_and_deleted(player, name):
    player.click("saves")
    player.until(LibraryScene)
    player.click("paste")
    player.until(CodeScene).write(poisoned(name))
    player.click("open")
    player.until(TableScene)
    player.spin(3)
    player.stage.home()
    player.until(TitleScene)
    player.click("continue")
    player.until(TableScene)
    player.press(pygame.K_ESCAPE)
    player.until(PauseScene)
    player.stage.home()
    player.until(TitleScene)
    player.click("saves")
    library = player.until(LibraryScene)
    assert len(library.lists["running"]) == 1 and library.chosen.seats[0].name.isprintable()
    player.spin(2)
    library.delete(library.chosen.path)
    assert list(saves.files(paths.saves())) == []


@pytest.mark.parametrize("at", [1, 3, 10**30])
def test_a_code_that_claims_to_stand_elsewhere_opens_where_a_player_decides(player, at):
    match = finished(2, "AT")
    player.stage.push(player.stage.doors.file(reworded(to_code(match), lambda words: words.update(at=at))))
    scene = player.until(TableScene if at < 10 else ReplayScene)
    player.spin(3)
    assert at > 10 or scene.play.match.turn >= 0


def test_odd_things_among_the_saves_hide_neither_continue_nor_the_list(player):
    running, folder = keep(begun(3, 7)), paths.saves()
    (folder / "folder.match").mkdir()
    if sys.platform != "win32":
        (folder / "nowhere.match").symlink_to(folder / "gone")
        (folder / "device.match").symlink_to(os.devnull)
        for name, data in ((b"caf\xe9.match", b"nothing"), (b"th\xe9.match", running.read_bytes())):
            with open(os.fsencode(folder) + b"/" + name, "wb") as file:
                file.write(data)
    for path, year in zip(sorted(folder.iterdir()), (11983, 0, -29719, 33658, 1970), strict=False):
        with suppress(OSError, OverflowError):  # not every disk can keep such dates
            os.utime(path, ns=(0, (year - 1970) * 31556952 * 10**9))
    player.top.enter()
    player.spin()
    assert player.form().find("continue").enabled
    player.click("saves")
    library = player.until(LibraryScene)
    for tab, them in library.lists.items():
        if them:
            library.show_tab(tab)
        for one in them:
            library.choose(one)
            player.stage.redraw()
            player.spin()
            said = [each.text for each, _ in walk(player.form().root) if hasattr(each, "text")]
            assert one.game or one.path.name in said
    assert len(library.lists["running"]) + len(library.lists["broken"]) == len(list(saves.files(folder))) >= 2


class Dated:
    """A file with a date that not every disk can keep."""

    def __init__(self, year):
        self.st_mtime = (year - 1970) * 31556952
        self.st_mtime_ns = self.st_mtime * 10**9

    def stat(self):
        return self


@pytest.mark.parametrize("year", [0, 11983])
def test_a_replay_of_a_file_dated_where_no_calendar_reaches_opens(player, year):
    player.stage.push(player.stage.doors.replay(finished(2), path=Dated(year)))
    replay = player.until(ReplayScene)
    player.spin(2)
    assert abs(replay.when.year - min(year, 9999)) <= 1


def test_a_save_changed_while_it_is_played_is_told_and_the_match_goes_on(player):
    path = keep(begun(3, 7))
    player.stage.push(player.stage.doors.file(path))
    table = player.until(TableScene)
    player.until(lambda: table.play.match.turn == 0)
    player.spin(5)
    path.write_bytes(changed := path.read_bytes()[:-20])
    player.play_card(table)
    assert player.stage.words("save.moved") in [toast.text for toast in player.stage.toasts]
    assert table.play.journal.path != path and path.read_bytes() == changed
    found, note, _ = Journal.load(table.play.journal.path, write=False)
    assert note is None and found.moves == table.play.match.moves


def test_a_save_changed_after_the_last_move_is_whole_again_once_the_table_is_left(player):
    path = keep(begun(3, 7))
    player.stage.push(player.stage.doors.file(path))
    table = player.until(TableScene)
    path.write_bytes(b"")
    player.stage.home()
    player.until(TitleScene)
    found, note, _ = Journal.load(table.play.journal.path, write=False)
    assert note is None and found.moves == table.play.match.moves and player.top.waiting
    assert player.stage.words("save.moved") in [toast.text for toast in player.stage.toasts]


def test_a_damaged_save_that_is_only_opened_leaves_no_second_file(player):
    path = keep(begun(3, 7))
    path.write_bytes(path.read_bytes()[:-9])
    player.stage.push(player.stage.doors.file(path))
    table = player.until(TableScene)
    table.leave()
    assert [file[0] for file in saves.files(paths.saves())] == [str(path)]


def test_a_save_of_a_later_version_is_listed_with_its_sentence(player):
    forge_head(keep(begun(3, 7)), app="99.0", options={"moons": 3})
    player.click("saves")
    library = player.until(LibraryScene)
    player.spin()
    assert [one.note for one in library.lists["broken"]] == [("save.later", "99.0")]


@pytest.mark.parametrize("seed", ["\udcff\udcfe", "a\0b", "\u200b", "y" * 3000])
def test_a_seed_of_any_bytes_is_drawn_and_played(player, seed):
    player.stage.quit()
    player.stage.settle()
    app.greet(player.stage, None, "meow", seed, None, False)
    player.until(SetupScene)
    player.spin(2)
    player.click("start")
    table = player.until(TableScene)
    player.spin(2)
    assert table.play.match.setup.seed.isprintable() and len(table.play.match.setup.seed) <= 40

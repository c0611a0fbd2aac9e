"""Matches watched again, taken up, deleted and sent as a code."""

from dataclasses import replace
from random import Random

import pygame
import pytest
import tiny
from sitting import begun, finished, keep, seats

from meowgames import paths
from meowgames.play import statistics
from meowgames.play.match import PERSON, Match, Setup
from meowgames.play.sharecode import to_code
from meowgames.play.sight import points
from meowgames.rules import CHANCE, OVER, find, playable
from meowgames.scenes.menus.ask import AskScene
from meowgames.scenes.menus.code import CodeScene
from meowgames.scenes.menus.library import LibraryScene
from meowgames.scenes.menus.pause import PauseScene
from meowgames.scenes.menus.records import RecordsScene
from meowgames.scenes.menus.replay import ReplayScene
from meowgames.scenes.menus.title import TitleScene
from meowgames.scenes.table.scene import TableScene
from meowgames.screen.kit.widget import walk

pytestmark = pytest.mark.filterwarnings("ignore:Please use Window")  # the one way to a window's least size


# ── watching again ──


def test_a_replay_steps_plays_and_jumps(player):
    player.stage.push(ReplayScene(player.stage, finished(3)))
    replay = player.until(ReplayScene)
    assert replay.index == 0
    player.press(pygame.K_RIGHT)
    player.press(pygame.K_RIGHT)
    player.press(pygame.K_LEFT)
    assert replay.index == 1 and replay.match.at == replay.stops[1]
    player.press(pygame.K_END)
    assert replay.match.over and not player.form().find("branch").enabled
    player.press(pygame.K_HOME)
    player.press(pygame.K_SPACE)
    player.until(lambda: replay.index >= 4)
    player.press(pygame.K_SPACE)
    stood = replay.index
    player.spin(30)
    assert replay.index == stood
    line = player.form().find("line")
    player.click((line.x(60), line.groove().centery))
    assert replay.index == 60
    expected = replay.match.rules.look(replay.match.states[replay.stops[60]], CHANCE)
    assert replay.view.easel.picture == expected
    player.click("hands")
    assert replay.view.easel.picture == replay.match.rules.look(replay.match.state, OVER)
    player.press(pygame.K_ESCAPE)
    player.until(TitleScene)


def test_up_and_down_set_the_speed_of_a_replay_and_plus_its_text(player):
    player.stage.push(ReplayScene(player.stage, finished(3)))
    replay = player.until(ReplayScene)
    player.press(pygame.K_UP)
    assert replay.rate == 2.0
    player.press(pygame.K_DOWN)
    player.press(pygame.K_DOWN)
    assert replay.rate == 0.5
    player.press(pygame.K_PLUS, 0, "+")
    assert replay.rate == 0.5 and player.stage.settings.text > 1


def test_a_replay_lights_the_seat_to_act(player):
    player.stage.push(ReplayScene(player.stage, finished(3)))
    replay = player.until(ReplayScene)
    for index in (5, 40, 17):
        replay.jump(index)
        assert replay.view.seen.turn == replay.match.turn >= 0


def test_a_running_match_keeps_its_secrets_in_a_replay(player):
    match = begun(3, 7)
    player.stage.push(ReplayScene(player.stage, match))
    replay = player.until(ReplayScene)
    assert not replay.open and set(replay.view.easel.picture["hand1"]) == {"card-back"}
    player.press(pygame.K_END)
    assert replay.match.at == match.at


def test_playing_on_from_a_replay_leaves_the_old_file_alone(player):
    path = keep(finished(3))
    old = path.read_bytes()
    player.stage.push(player.stage.doors.file(path, replay=True))
    replay = player.until(ReplayScene)
    replay.jump(30)
    moves = replay.match.moves[: replay.match.at]
    player.click("branch")
    table = player.until(TableScene)
    assert table.play.match.moves == moves and table.play.journal.path != path
    player.until(lambda: table.play.mine)
    player.play_card(table)
    assert path.read_bytes() == old and len(tiny.listed(paths.saves())) == 2


def test_a_match_of_bots_can_be_taken_over(player):
    player.stage.push(ReplayScene(player.stage, finished(2, people=())))
    replay = player.until(ReplayScene)
    replay.jump(10)
    player.click("branch")
    table = player.until(TableScene)
    assert [seat.player for seat in table.play.match.seats] == [PERSON, "kitten"]


# ── the saved matches ──


def test_the_library_lists_opens_and_deletes(player):
    done, running = keep(finished(2, "D")), keep(begun(4, 9, "R"))
    broken = paths.saves() / "broken.match"
    broken.write_text("not a match\n")
    player.click("saves")
    library = player.until(LibraryScene)
    assert [one.path for one in library.lists["running"]] == [running]
    player.click(f"row-{running.name}")
    table = player.until(TableScene)
    assert table.play.match.setup.seed == "R"
    player.press(pygame.K_ESCAPE)
    player.until(PauseScene)
    player.click("leave")
    player.click("saves")
    library = player.until(LibraryScene)
    library.show_tab("finished")
    player.click("open")
    player.until(ReplayScene)
    player.press(pygame.K_ESCAPE)
    player.until(LibraryScene)
    assert library.chosen.path == done
    player.click("delete")
    player.until(AskScene)
    player.press(pygame.K_ESCAPE)
    assert done.exists()
    player.click("delete")
    player.click("answer1")
    assert not done.exists() and not library.lists["finished"]
    library.show_tab("broken")
    player.spin()
    assert library.chosen.path == broken and not player.form().find("open").enabled
    player.press(pygame.K_DELETE)
    player.click("answer1")
    assert not broken.exists() and running.exists()


def test_points_are_told_once_a_match_has_been_read(player):
    keep(begun())
    player.click("saves")
    library = player.until(LibraryScene)

    def figures():
        return [one.text for one, _ in walk(library.page.form.root) if getattr(one, "role", "") == "number"]

    here = library.chosen
    library.choose(None)
    library.choose(here)
    library.page.form.ready()
    assert library.match is None and set(figures()) == {""}
    player.until(lambda: library.match)
    library.page.form.ready()
    assert "" not in figures() and figures()


def test_an_empty_library_says_so(player):
    player.click("saves")
    library = player.until(LibraryScene)
    said = [one.text for one, _ in walk(player.form().root) if hasattr(one, "text")]
    assert library.stage.words("library.none.running") in said
    player.press(pygame.K_DELETE)
    assert player.top is library


def test_a_code_is_typed_mended_and_opened(player):
    code = to_code(finished(2, "CODE"))
    player.click("saves")
    player.until(LibraryScene)
    player.click("paste")
    scene = player.until(CodeScene)
    scene.write(code[:-5] + "xxxxx")
    player.click("watch")
    assert player.top is scene and scene.wrong == player.stage.words("code.damaged")
    scene.write("meow")
    player.click("open")
    assert scene.wrong == player.stage.words("code.foreign")
    scene.write(code[:50] + code[51:])
    player.click("open")
    assert "51" in scene.wrong
    player.form().take("code")
    player.press(pygame.K_a, pygame.KMOD_CTRL)
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=code))
    player.spin()
    assert scene.code == code
    player.click("watch")
    replay = player.until(ReplayScene)
    assert replay.match.setup.seed == "CODE"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_match_whose_cat_is_not_known_opens_with_another_and_says_so(player, language):
    match = begun(3, 7)
    match.setup = replace(match.setup, seats=(match.seats[0]._replace(avatar="unicorn"), *match.seats[1:]))
    path = keep(match)
    player.sit_down(language=language)
    player.stage.push(player.stage.doors.file(path))
    table = player.until(TableScene)
    assert table.play.journal.path == path and table.play.match.seats[0].avatar == "clementine"
    assert match.seats[0].name in player.stage.toasts[-1].text
    assert ("inconnu ici" in player.stage.toasts[-1].text) == (language == "fr")
    player.spin()  # and can be drawn


def test_files_that_cannot_be_opened_are_told(player, tmp_path):
    nothing = tmp_path / "nothing.match"
    assert player.stage.doors.file(nothing) is None
    player.spin()
    assert isinstance(player.top, TitleScene)
    assert player.stage.toasts[-1].text == player.stage.words("save.missing")
    path = keep(begun(3, 7))
    path.write_bytes(path.read_bytes()[:-9])
    player.stage.push(player.stage.doors.file(path))
    table = player.until(TableScene)
    assert table.play.journal.path is None and player.stage.toasts, "a damaged file is played on in another"


def test_statistics_count_what_was_finished(player):
    for number in range(3):
        statistics.record(finished(3, f"S{number}"), paths.statistics_file(), str(number))
    player.click("statistics")
    records = player.until(RecordsScene)
    assert [(line.game, line.seats, line.played) for line in records.lines] == [("meow", 3, 3)]
    player.press(pygame.K_ESCAPE)
    player.until(TitleScene)


@pytest.mark.parametrize("game", playable())
def test_the_points_of_a_running_match_tell_no_secret(game):
    rules, rng = find(game), Random(game)
    match = Match(Setup(game, seats(rules.SEATS[-1], (0, 1)), "points")).begin()
    while not match.over:
        if rng.random() < 0.2:
            shown = points(match)
            true, match.states[match.at] = match.state, rules.guess(match.state, 0, rng)
            assert points(match) == shown
            match.states[match.at] = true
        match.play(rules.sample(match.state, rng))
    assert points(match) == rules.score(match.state)

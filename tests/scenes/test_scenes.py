"""The scenes as a player meets them: a window without a screen, real clicks and keys, the log read."""

import pygame
import pytest
import tiny
from sitting import lying, seats

from meowgames import paths
from meowgames.play import statistics
from meowgames.play.journal import Journal
from meowgames.play.match import PERSON, Setup
from meowgames.rules import OVER
from meowgames.scenes.menus.ask import AskScene
from meowgames.scenes.menus.curtain import CurtainScene
from meowgames.scenes.menus.pause import PauseScene
from meowgames.scenes.menus.result import ResultScene
from meowgames.scenes.menus.setup import SetupScene
from meowgames.scenes.menus.title import TitleScene
from meowgames.scenes.table.scene import TableScene

pytestmark = pytest.mark.filterwarnings("ignore:Please use Window")  # the one way to a window's least size


# ── from the shelf to the result ──


def test_a_whole_game_by_clicks_alone(player):
    player.click("box-meow")
    player.until(SetupScene)
    player.click("remove2")
    player.click("level1")
    player.click("level1=kitten")
    player.click("start")
    table = player.until(TableScene)
    match = table.play.match
    assert [seat.player for seat in sorted(match.seats, key=lambda seat: seat.player != PERSON)] == [
        PERSON,
        "kitten",
    ]
    cards = 0
    while not isinstance(player.top, ResultScene):
        player.until(lambda: isinstance(player.top, ResultScene) or table.play.mine)
        if table.play.mine:
            before = match.at
            player.play_card(table)
            assert match.at > before, "the click played nothing"
            cards += 1
    assert match.over and cards == 27
    assert len(list(statistics.read(paths.statistics_file()))) == 1
    player.click("table")
    player.until(TableScene)
    player.spin(30)
    assert player.top is table, "the result comes back by itself"
    player.press(pygame.K_ESCAPE)
    result = player.until(ResultScene)
    for _ in range(2):  # Esc leads to the table and back, as often as one likes
        player.press(pygame.K_ESCAPE)
        assert player.top is table
        player.press(pygame.K_ESCAPE)
        assert player.top is result
    player.press(pygame.K_ESCAPE)
    table.pause()
    player.until(PauseScene)
    player.click("result")
    player.until(ResultScene)
    player.click("rematch")
    again = player.until(TableScene)
    assert again.play.match.seats == match.seats[1:] + match.seats[:1] and len(player.stage.scenes) == 2
    assert again.play.match.setup.seed != match.setup.seed


def test_a_new_game_from_the_pause_keeps_the_players(player):
    sat = tuple(seat._replace(colour=5 - number) for number, seat in enumerate(seats(3)))
    player.stage.push(player.stage.doors.table(Setup("meow", sat, "K", {"expert": True})))
    player.until(TableScene).pause()
    player.until(PauseScene)
    player.click("new")
    company = player.until(SetupScene).company
    assert company.names() == [seat.name for seat in sat]
    assert [(one.avatar, one.colour, one.player) for one in company.chairs] == [
        (seat.avatar, seat.colour, seat.player) for seat in sat
    ]
    assert player.top.options["expert"] is True


def test_a_whole_round_by_keys_alone(player):
    player.stage.push(player.stage.doors.table(Setup("meow", seats(2), "K")))
    table = player.until(TableScene)
    match, mine = table.play.match, 0
    while mine < 9:
        player.until(lambda: table.play.mine)
        before = match.at
        player.press(pygame.K_RIGHT)
        player.press(pygame.K_RETURN)
        assert match.at > before and match.by(before) == 0
        mine += 1
    player.until(lambda: table.play.mine)
    assert match.rules.status(match.state)[1] == "2"


def test_undo_and_redo_against_bots(player):
    player.stage.push(player.stage.doors.table(Setup("meow", seats(3), "U")))
    table = player.until(TableScene)
    player.until(lambda: table.play.mine)
    before, hand = table.play.match.at, table.view.easel.picture["hand0"]
    face = player.play_card(table)
    player.until(lambda: table.play.mine and table.play.match.at > before + 2)
    assert face not in table.view.easel.picture["hand0"]
    on = table.play.match.at
    player.press(pygame.K_z, pygame.KMOD_CTRL)
    player.until(lambda: table.play.mine)
    assert (table.play.match.at, table.view.easel.picture["hand0"]) == (before, hand)
    player.press(pygame.K_z, pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
    player.until(lambda: table.play.mine)
    assert table.play.match.at == on


def test_esc_between_two_pictures_stands_in_the_present(player, monkeypatch):
    player.sit_down(pace=1.0)
    player.stage.push(player.stage.doors.table(Setup("meow", seats(2), "E")))
    table = player.until(TableScene)
    player.until(lambda: table.play.mine)
    easel, calls = table.view.easel, []
    hurry = easel.hurry

    def counted():
        calls.append(1)
        assert len(calls) < 1000, "it never catches up"
        return hurry()

    for state in table.play.match.states[:3]:
        easel.show(table.play.match.rules.look(state, table.view.eye))
    easel.motions, easel.hold = [], 0.0  # a motion has just ended, the next picture waits
    assert easel.queue
    monkeypatch.setattr(easel, "hurry", counted)
    player.stage.event(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
    assert player.top is table and not easel.busy and easel.picture == lying(table)


def test_the_log_of_a_scripted_game(player):
    player.stage.push(player.stage.doors.table(Setup("meow", seats(2, (0, 1)), "LOG")))
    player.until(CurtainScene)
    table = player.stage.scenes[-2]
    for _ in range(6):
        player.until(lambda: isinstance(player.top, CurtainScene) or table.play.mine)
        if isinstance(player.top, CurtainScene):
            player.press(pygame.K_SPACE)
            player.until(lambda: table.play.mine)
        player.play_card(table, sorted(table.play.match.rules.moves(table.play.match.state))[0][0])
    player.until(lambda: not table.view.easel.busy)
    assert [line.text for line in table.view.log] == LOGGED


LOGGED = [
    "Nine tokens are laid out in a row",
    "Everybody gets nine cards, Léa begins",
    "Léa leads the 1 of drops",
    "Mochi follows with the 12 of drops",
    "Mochi wins the trick: fish bone −1",
    "Mochi leads the 15 of drops",
    "Léa follows with the 7 of drops",
    "Mochi wins the trick: bowl +1",
    "Mochi leads the 17 of drops",
    "Léa trumps with the 1 of leaves",
    "Léa wins the trick: bowl +9",
]


def test_a_seat_goes_to_a_bot_and_back(player):
    player.stage.push(player.stage.doors.table(Setup("meow", seats(2), "H")))
    table = player.until(TableScene)
    player.until(lambda: table.play.mine)
    player.press(pygame.K_ESCAPE)
    player.until(PauseScene)
    player.click("player0")
    player.click("player0=cat")
    assert table.play.match.seats[0].player == "cat"
    player.press(pygame.K_ESCAPE)
    player.until(lambda: table.play.match.at > 8)
    player.press(pygame.K_ESCAPE)
    player.until(PauseScene)
    player.click("player0")
    player.click("player0=person")
    player.press(pygame.K_ESCAPE)
    player.until(lambda: table.play.mine)
    path, players = table.play.journal.path, [seat.player for seat in table.play.match.seats]
    player.stage.home()
    player.spin()
    again = Journal.load(path, write=False).match
    assert [seat.player for seat in again.seats] == players and again.moves == table.play.match.moves


# ── several people at one screen ──


def test_the_curtain_hides_until_it_is_opened_on_purpose(player):
    player.stage.push(player.stage.doors.table(Setup("meow", seats(2, (0, 1)), "C")))
    curtain = player.until(CurtainScene)
    table = player.stage.scenes[-2]
    seat = table.play.match.turn
    assert table.view.viewer == OVER
    for other in range(2):
        assert set(table.view.easel.picture[f"hand{other}"]) == {"card-back"}
    player.click((40, 1000))
    player.press(pygame.K_a)
    player.press(pygame.K_ESCAPE)
    assert isinstance(player.top, AskScene)
    player.press(pygame.K_ESCAPE)
    assert player.top is curtain
    player.click("open")
    player.until(TableScene)
    assert table.view.viewer == seat and "card-back" not in table.view.easel.picture[f"hand{seat}"]
    player.play_card(table)
    player.until(CurtainScene)
    assert player.top.seat == 1 - seat and table.view.viewer == OVER


def test_nothing_secret_shows_while_the_curtain_parts(player):
    player.sit_down(pace=1.0)
    player.stage.push(player.stage.doors.table(Setup("meow", seats(2, (0, 1)), "C")))
    curtain = player.until(CurtainScene)
    table = player.stage.scenes[-2]
    player.press(pygame.K_SPACE)
    assert not curtain.opaque
    while player.top is curtain:
        assert table.view.viewer == OVER
        player.spin(1, 0.05)
    assert table.view.viewer == table.play.match.turn


# ── pausing, leaving, coming back ──


def test_a_game_that_was_left_goes_on_where_it_stood(player):
    player.stage.push(player.stage.doors.table(Setup("meow", seats(3), "L")))
    table = player.until(TableScene)
    player.until(lambda: table.play.mine)
    player.play_card(table)
    player.until(lambda: table.play.mine)
    moves = list(table.play.match.moves)
    player.press(pygame.K_ESCAPE)
    player.until(PauseScene)
    player.click("leave")
    title = player.until(TitleScene)
    assert title.waiting and "MEOW" in player.form().find("continue").sub
    player.click("continue")
    again = player.until(TableScene)
    assert again is not table and again.play.match.moves == moves and again.play.journal.path == table.play.journal.path


def test_the_same_deal_again(player):
    player.stage.push(player.stage.doors.table(Setup("meow", seats(2), "S")))
    table = player.until(TableScene)
    player.until(lambda: table.play.mine)
    dealt = table.play.match.moves[:2]
    player.press(pygame.K_ESCAPE)
    player.until(PauseScene)
    player.click("again")
    player.until(AskScene)
    player.click("answer1")
    again = player.until(TableScene)
    assert again is not table and again.play.match.moves[:2] == dealt
    assert len(tiny.listed(paths.saves())) == 2

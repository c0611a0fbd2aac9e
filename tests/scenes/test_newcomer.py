"""Whoever is new is offered a lesson once, and tips once each."""

import pygame
import pytest
from learners import GAMES, LIMIT
from sitting import seats

from meowgames import paths
from meowgames.play import progress, statistics
from meowgames.play.journal import Journal
from meowgames.play.match import Match, Setup
from meowgames.scenes.menus.newcomer import never_played
from meowgames.scenes.menus.setup import SetupScene
from meowgames.scenes.menus.title import TitleScene
from meowgames.scenes.table.scene import TableScene
from meowgames.scenes.table.tips import Tips
from meowgames.screen.paint import CANVAS, Box

pytestmark = pytest.mark.filterwarnings("ignore:Please use Window")


# ── who is new ──


def test_the_title_offers_a_lesson_once(player):
    title = player.top
    assert title.offering and title.form.find("later")
    player.click("later")
    assert not title.offering and title.form.find("later") is None
    assert progress.OFFER in progress.load().told
    assert not TitleScene(player.stage).offering
    player.sit_down()
    assert not player.top.offering


def test_the_offer_waits_until_something_is_begun(player):
    player.click("settings")
    player.spin()
    player.press(pygame.K_ESCAPE)
    assert isinstance(player.top, TitleScene) and player.top.offering
    progress.save(progress.Progress(done=frozenset({"meow"})))
    player.click("settings")
    player.spin()
    player.press(pygame.K_ESCAPE)
    assert isinstance(player.top, TitleScene) and not player.top.offering


def test_a_done_lesson_is_ticked(player):
    progress.save(progress.Progress(done=frozenset({"meow"})))
    player.sit_down()
    assert player.top.form.find("learn-meow").done and not player.top.form.find("learn-neko").done


def test_set_up_speaks_of_the_lesson_once(player):
    player.click("box-isle")
    scene = player.until(SetupScene)
    assert scene.page.form.find("learn-new")
    player.press(pygame.K_ESCAPE)
    player.click("box-isle")
    scene = player.until(SetupScene)
    assert not scene.page.form.find("learn-new")
    player.click("learn")
    assert player.until(TableScene).play.game == "isle"


def test_set_up_knows_who_has_played(home):
    assert all(never_played(game) for game in GAMES)
    match = Match(Setup("meow", seats(2), "A")).begin()
    Journal.create(match, paths.saves()).close()
    assert not never_played("meow") and never_played("meowtopia")
    while not match.over:
        match.play(match.rules.moves(match.state)[0])
    for path in paths.saves().iterdir():
        path.unlink()
    assert never_played("meow")
    statistics.record(match, paths.statistics_file(), "x")
    assert not never_played("meow")


# ── tips ──


def tips(table):
    """Return whoever says in a first match what has just happened."""
    return next(one.__self__ for one in table.view.watchers if isinstance(one.__self__, Tips))


def tipped(player, **settings):
    """Play a match of Meow until the first tip is given, if it is."""
    player.stage.settings = type(player.stage.settings)(**{**vars(player.stage.settings), **settings})
    player.stage.push(player.stage.doors.table(Setup("meow", seats(3), "TIPS")))
    table = player.until(TableScene)
    for _ in range(LIMIT):
        if tips(table).tip or table.play.match.over:
            break
        if table.play.mine:
            table.play.commit(table.play.match.rules.moves(table.play.match.state)[0])
        player.spin(1, 0.8)
    return table


def test_a_tip_is_given_once_and_kept(player):
    table = tipped(player)
    tip = tips(table).tip
    assert tip and f"lesson.meow.{tip.say}" in progress.load().told
    assert Box(0, 0, *CANVAS).contains(tips(table).bubble.box)
    player.click(tips(table).bubble.form.find("close").box.center)
    assert tips(table).tip is None
    player.stage.home()
    player.spin()
    assert tips(tipped(player)).tip is not tip


def test_a_tip_goes_away_after_the_next_move(player):
    table = tipped(player)
    tip = tips(table).tip
    for _ in range(60):
        if table.play.mine:
            table.play.commit(table.play.match.rules.moves(table.play.match.state)[0])
        player.spin(1, 0.8)
        if tips(table).tip is not tip:
            break
    assert tips(table).tip is not tip


def test_tips_can_be_stopped_on_the_bubble_and_in_the_options(player):
    table = tipped(player)
    player.click(tips(table).bubble.form.find("stop").box.center)
    assert tips(table).tip is None and player.stage.settings.tips is False
    player.stage.home()
    player.spin()
    assert tips(tipped(player, tips=False)).tip is None


def test_tab_reaches_the_buttons_of_a_tip_and_enter_presses_them(player):
    table = tipped(player)
    player.until(lambda: table.play.mine)
    stops = [stop.names[0] for stop in tips(table).stops()]
    assert len(stops) >= 2 and set(stops) <= set(table.view.targets.order())
    for _ in table.view.targets.order():
        player.press(pygame.K_TAB)
        if table.hand.focus == "tool:tip-close":
            break
    at = table.play.match.at
    player.press(pygame.K_RETURN)
    assert tips(table).tip is None and table.play.match.at == at
    player.spin()
    assert not set(stops) & set(table.view.targets.order())


def test_a_tip_is_for_the_one_who_looks(player):
    table = tipped(player)
    assert tips(table).heard
    table.play.sit(-2)
    assert not tips(table).heard
    player.spin()
    assert tips(table).tip is None and not table.overlays

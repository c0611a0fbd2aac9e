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
from meowgames.scenes.table import TableScene
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


def test_whoever_looked_elsewhere_is_not_offered_again(player):
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
    assert player.until(TableScene).guide.game == "isle"


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


def tipped(player, **settings):
    """Play a match of Meow until the first tip is given, if it is."""
    player.stage.settings = type(player.stage.settings)(**{**vars(player.stage.settings), **settings})
    player.stage.push(player.stage.doors.table(Setup("meow", seats(3), "TIPS")))
    table = player.until(TableScene)
    for _ in range(LIMIT):
        if table.tips.tip or table.match.over:
            break
        if table.mine:
            table.commit(table.rules.moves(table.match.state)[0])
        player.spin(1, 0.8)
    return table


def test_a_tip_is_given_once_and_kept(player):
    table = tipped(player)
    tip = table.tips.tip
    assert tip and f"lesson.meow.{tip.say}" in progress.load().told
    assert Box(0, 0, *CANVAS).contains(table.tips.bubble.box)
    player.click(table.tips.bubble.form.find("close").box.center)
    assert table.tips.tip is None
    player.stage.home()
    player.spin()
    assert tipped(player).tips.tip is not tip


def test_a_tip_goes_away_after_the_next_move(player):
    table = tipped(player)
    tip = table.tips.tip
    for _ in range(60):
        if table.mine:
            table.commit(table.rules.moves(table.match.state)[0])
        player.spin(1, 0.8)
        if table.tips.tip is not tip:
            break
    assert table.tips.tip is not tip


def test_tips_can_be_stopped_on_the_bubble_and_in_the_options(player):
    table = tipped(player)
    player.click(table.tips.bubble.form.find("stop").box.center)
    assert table.tips.tip is None and player.stage.settings.tips is False
    player.stage.home()
    player.spin()
    assert tipped(player, tips=False).tips.tip is None


def test_a_tip_is_for_the_one_who_looks(player):
    table = tipped(player)
    assert table.tips.heard
    table.sit(-2)
    assert not table.tips.heard and table.tips.tip is None

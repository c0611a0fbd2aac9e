"""Secrets of a free table on one screen: what was held open, picked or known is nothing to the next who looks."""

import pygame
import pytest
from handling import Hand
from test_free_people import BACK, hands, own, two

from meowgames.play.match import Match, Setup
from meowgames.rules import OVER
from meowgames.scenes.free.grip import of
from meowgames.scenes.menus.curtain import CurtainScene
from meowgames.scenes.menus.pause import PauseScene
from meowgames.scenes.table.scene import TableScene

pytestmark = pytest.mark.filterwarnings("ignore:Please use Window")  # the one way to a window's least size


def space(player, down):
    kind, typed = (pygame.KEYDOWN, {"unicode": " "}) if down else (pygame.KEYUP, {})
    pygame.event.post(pygame.event.Event(kind, key=pygame.K_SPACE, mod=0, **typed))
    player.spin(3)


def card(table):
    """A place of the canvas where a card of the first hand is."""
    piece = [one for one in table.view.pieces() if one.spot == "hand0"][-1]
    return table.view.camera.lies(piece.box).center


def test_what_is_held_open_is_shut_though_the_key_is_let_go_over_a_menu(player):
    table = two(player, hold_to_show=("free",))
    space(player, True)
    player.click(card(table), button=3)
    player.spin(3)
    assert table.fronts.menu and hands(table)[0] == own(table, 0)
    space(player, False)
    assert table.fronts.menu is None, "its title names a card"
    assert hands(table) == [BACK, BACK]


def test_what_is_held_open_is_shut_before_the_pause(player):
    table = two(player, hold_to_show=("free",))
    space(player, True)
    player.press(pygame.K_ESCAPE)
    player.until(PauseScene)
    assert hands(table) == [BACK, BACK]
    space(player, False)
    player.press(pygame.K_ESCAPE)
    player.until(TableScene)
    assert hands(table) == [BACK, BACK]


def test_the_curtain_takes_back_only_what_whoever_sat_there_before_did(player):
    table = two(player, "toybox")
    for act in (("deck", "hand0"), ("deck", "hand1"), ("deck", "table.0,20"), ("seat:1",)):
        table.acting.act(*act)
        player.spin(5)
    player.until(CurtainScene)
    player.click("open")
    player.until(TableScene)
    assert table.view.viewer == 1
    player.press(pygame.K_BACKSPACE)  # back to before the table was handed on
    player.until(CurtainScene)
    assert player.top.seat == 0 and player.top.back is None, "the hand of the other would be seen on the way"


def test_what_was_picked_or_counted_is_nothing_to_the_next(player):
    table = two(player, "toybox", hold_to_show=("free",))
    table.acting.act("deck", "hand0")
    player.spin(5)
    table.hand.look()
    table.hand.grasp.pick(of(table.view, next(one for one in table.view.pieces() if one.spot == "hand0")))
    table.hand.grasp.count(3)
    table.acting.act("seat:1")
    player.until(lambda: table.view.viewer == 1)
    table.hand.look()
    assert table.hand.grasp.picks == [] and table.hand.grasp.number == 0


@pytest.mark.clause("free", "5.5")
def test_what_one_knows_alone_nobody_sees_who_watches():
    """Somebody who joins later may look at the save."""
    rows = (
        "lay",
        "n=4",
        "hand0=",
        "toy-paw1",
        "table.0,0=",
        "toy-paw2@0d~1",
        "table.9,0=",
        "toy-paw3",
        "deck=",
        "toy-paw4@0d",
    )
    for count, knows in ((1, False), (2, True)):
        chairs = Hand("toybox", count).match.seats
        match = Match(Setup("free", chairs, "alone", laid="toybox"), [rows]).begin()
        look = match.rules.look
        assert look(match.state, 0)["hand0"] == ("toy-paw1",) and look(match.state, 0)["table.0,0"] == ("toy-paw2@0d",)
        assert look(match.state, OVER)["hand0"] == ("toy-back",) and look(match.state, OVER)["table.9,0"] == (
            "toy-paw3",
        )
        if knows:
            match.play(("table.0,0", "show:all"))
        assert look(match.state, OVER)["table.0,0"] == (("toy-paw2@0d",) if knows else ("toy-back",))


@pytest.mark.parametrize("laid, face", [("meowtopia", "marmalade1"), ("meowtopia", "tile-food"), ("isle", "x5-blue")])
def test_how_a_hidden_piece_is_turned_tells_nothing_of_it(laid, face):
    hand = Hand(laid, 2, f"hand0: {face}")
    hand.carry(hand.on("hand0"), hand.empty())
    for _ in range(3):
        hand.wheel(-1)
    hand.key("F")
    hand.up(hand.pos)
    hand.spin()
    spot = hand.act().split()[-1]
    assert hand.match.rules.look(hand.match.state, 1)[spot] == ("unseen@3",)

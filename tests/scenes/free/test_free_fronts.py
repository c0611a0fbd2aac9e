"""What stands before a free table: found by keys, asked before it pries, out of the way of what is read."""

import pygame
import pytest
from handling import Hand

from meowgames.rules import OVER
from meowgames.scenes.free.draw import draw_front
from meowgames.scenes.free.sentence import sentence

DECK = "deck: toy-bell1@0d toy-bell2@0d toy-bell3@0d"


@pytest.fixture
def hand():
    return Hand("toybox", 3, DECK, "hand0: toy-fish1 toy-fish2", "hand1: toy-paw1 toy-paw2", "table.0,-20: toy-coin-1")


@pytest.mark.parametrize("key, panel", [("B", "crate"), ("L", "tray")])
def test_who_opens_a_case_by_key_stands_on_its_first_piece_and_sees_where(hand, key, panel, monkeypatch):
    hand.point(hand.on("deck"))
    hand.hand.keyed = True
    hand.key(key)
    case = getattr(hand.table.fronts, panel)
    first = next(cell for cell in case.cells() if cell.count)
    assert hand.hand.pointed.where == first.grip.where
    rings = []
    monkeypatch.setattr(hand.stage.paint, "ring", lambda box, *how: rings.append(tuple(box)))
    draw_front(hand.stage.paint, hand.hand)
    assert rings == [tuple(case.lying(first))]
    hand.key("right")
    rings.clear()
    draw_front(hand.stage.paint, hand.hand)
    assert rings == [tuple(hand.hand.pointed.box)] and hand.hand.pointed.where != first.grip.where


def test_who_opens_a_case_by_mouse_stays_where_they_point(hand):
    hand.click(hand.tool("box"))
    assert hand.hand.pointed is None and not hand.hand.keyed


def test_another_s_whole_hand_is_looked_at_only_when_that_is_meant(hand):
    for answer, known in ((0, "toy-back"), (1, "toy-paw1@0d")):
        hand.point(hand.on("hand1"))
        hand.key("L")
        assert hand.stage.top is not hand.table and hand.acts() == []
        hand.stage.top.form.ready()
        hand.stage.top.form.find(f"answer{answer}").go(hand.stage.top.form)
        hand.stage.settle()
        hand.spin(3)
        assert hand.stage.top is hand.table and hand.picture["hand1"][0] == known
        assert bool(hand.table.fronts.tray) == (answer == 1)
        assert hand.match.rules.look(hand.match.state, OVER)["hand1"][0] == "toy-back"
        hand.acts()


def test_an_arrow_leads_away_from_what_was_laid_though_it_lies_beside_the_pointer(hand):
    start = hand.on("table.0,-20")
    hand.drag(start, (start[0] - 4, start[1] - 200))
    (act,) = hand.acts()
    spot = act.split()[-1]
    assert hand.hand.pointed.spot == spot
    hand.key("left")
    assert hand.hand.pointed and hand.hand.pointed.spot != spot


def test_the_button_that_sorts_hides_no_line_of_the_history():
    hand = Hand("toybox", 2, "hand0: " + " ".join(f"toy-fish{number}" for number in range(1, 9)), look=((1280, 720),))
    strip = hand.table.overlays[-1]
    assert strip.button
    hand.key("H")
    hand.spin(3)
    log = hand.table.hud.form.find("tool:log")
    assert log and (strip.button is None or not strip.button.colliderect(log.box))


def test_the_sentence_names_the_key_that_lets_it_lie_anywhere(hand):
    hand.carry(hand.on("hand0", 0), hand.on("deck"))
    assert "Shift" in sentence(hand.view, hand.hand)
    hand.hold("Shift")
    hand.point(hand.pos)
    assert "Shift" not in sentence(hand.view, hand.hand), "nothing snaps"
    hand.let("Shift")


def test_the_sign_beside_the_sentence_says_whether_others_will_see_it(hand):
    manners = hand.view.manners
    assert manners.icon(hand.view) == "icon-hand"
    hand.carry(hand.on("hand0", 0), hand.at(20, -20))
    assert manners.icon(hand.view) == "icon-eye"
    hand.up(hand.pos)
    hand.spin(3)
    hand.carry(hand.on("table.20,-20"), hand.place("hand0"))
    assert manners.icon(hand.view) == "icon-eye-closed"


def test_keys_are_called_as_they_are_in_the_reader_s_language():
    for language, cap in (("en", "Del"), ("fr", "Suppr")):
        hand = Hand("toybox", 2, DECK, look=((1280, 720), language))
        hand.click(hand.on("deck"), button=3)
        assert hand.table.fronts.menu.kids[-1].cap == cap
        hand.send(pygame.KEYDOWN, key=pygame.K_DELETE, mod=0, unicode="")
        hand.spin(3)
        assert hand.act() == "deck~0+ box"


def test_a_number_on_a_bag_does_not_empty_it():
    hand = Hand("toybox", 2, "bag: toy-man-white toy-man-black toy-coin-1")
    hand.drag(hand.badge("bag"), hand.at(0, -20))
    assert hand.act() == "bag table.0,-20" and hand.many("bag") == 2
    hand.point(hand.on("bag"))
    assert sentence(hand.view, hand.hand) == "2 pieces in the bag: what you take is drawn"


def test_nothing_that_is_looked_at_closely_lies_over_a_menu(hand, monkeypatch):
    from meowgames.scenes.free import scene

    drawn = []
    monkeypatch.setattr(scene.drawn, "draw_close", lambda *how: drawn.append(how))
    hand.point(hand.on("deck"))
    hand.stage.draw()
    assert drawn
    hand.click(hand.on("deck"), button=3)
    drawn.clear()
    hand.stage.redraw()
    hand.stage.draw()
    assert hand.table.fronts.menu and not drawn


def test_the_whole_of_one_s_own_tag_means_one_s_hand():
    hand = Hand("toybox", 2, "table.0,-20: toy-coin-1")
    panel = hand.view.board.place("panel0").box
    for x, y in ((0.3, 0.2), (0.6, 0.9), (0.95, 0.6)):
        hand.carry(hand.on("table.0,-20"), (panel.x + panel.w * x, panel.y + panel.h * y))
        assert hand.hand.landing.spot == "hand0"
        hand.key("Esc")
        hand.up(hand.pos)

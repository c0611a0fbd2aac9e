"""Boards and stacks of unlike pieces: what stands on a board goes with it, and nothing joins what it is no kind of."""

import pygame
import pytest
from handling import Hand

from meowgames.scenes.free.hand import on_squares
from meowgames.screen.table import freely

MAN = "toy-white-pawn"


@pytest.fixture
def hand():
    """A chess board of which one square is taken, a stack of cards, a coin and a die."""
    return Hand(
        "toybox", 2, "table.-64,-11: toy-chess-board", f"table.-61,-8: {MAN}", "table.20,-20: toy-paw1 toy-paw2",
        "table.50,0: toy-coin-1", "table.60,0: toy-d6-1", "deck: toy-bell1@0d toy-bell2@0d",
    )  # fmt: skip


def test_a_drag_on_the_squares_of_a_board_draws_a_box_and_leaves_the_board_alone(hand):
    start, end = hand.at(-69, -16), hand.at(-52, 0)
    hand.carry(start, end)
    assert hand.hand.band is not None and not hand.hand.grasp.held.grips
    hand.up(end)
    assert [pick.spot for pick in hand.hand.grasp.picks] == ["table.-61,-8"] and hand.acts() == []
    hand.key("Esc")
    hand.click(start)
    assert not hand.hand.grasp.held.grips, "nor does a click on them take it"


def test_a_board_taken_by_its_rim_carries_what_stands_on_it(hand):
    board = hand.seen("table.-64,-11").box
    rim = board.centerx, board.bottom - 8
    hand.point(rim)
    assert not on_squares(hand.hand)
    hand.drag(rim, (rim[0] + 100, rim[1] + 50))
    assert hand.act() == "table.-64,-11~0+ table.-61,-8~0+ by:10,5"
    assert [piece.face for piece in hand.view.pieces() if piece.spot.startswith("table.")][-2:] == [
        "toy-chess-board",
        MAN,
    ]
    hand.key("Backspace")
    assert hand.many("table.-61,-8") == 1, "one act, one undo"


@pytest.mark.parametrize("start", ["table.50,0", "table.60,0", "table.-61,-8"])
def test_what_is_dropped_in_the_middle_of_another_kind_lies_beside_it(hand, start):
    box = hand.seen("table.20,-20", 0).box  # the middle of the lowest card is the point they lie on
    hand.drag(hand.on(start), box.center)
    assert hand.many("table.20,-20") == 2
    x, y = (int(part) for part in hand.act().split()[1].removeprefix("table.").split(","))
    assert max(abs(x - 20), abs(y + 20)) <= 1, "as near as it can"


@pytest.mark.parametrize("start", ["table.50,0", "table.60,0"])
def test_a_deck_takes_nothing_but_what_is_of_its_kind(hand, start):
    hand.drag(hand.on(start), hand.on("deck"))
    assert hand.many("deck") == 2 and hand.act().split()[1].startswith("table.")
    hand.drag(hand.on("table.20,-20"), hand.on("deck"))
    assert hand.many("deck") == 3


def test_an_empty_deck_takes_what_has_a_back():
    hand = Hand("toybox", 2, "table.20,-20: toy-paw1", "table.60,0: toy-d6-1")
    hand.drag(hand.on("table.60,0"), hand.place("deck"))
    assert hand.many("deck") == 0 and hand.act().split()[1].startswith("table.")
    hand.drag(hand.on("table.20,-20"), hand.place("deck"))
    assert hand.act() == "table.20,-20 deck"


def test_things_that_lie_apart_do_not_join_what_lies_where_they_come_to(hand):
    for spot in ("table.50,0", "table.60,0"):
        hand.click(hand.on(spot), mod=pygame.KMOD_CTRL)
    die = hand.on("table.60,0")
    hand.drag(hand.on("table.50,0"), hand.at(10, -20))  # the die would come to lie on the cards
    assert hand.many("table.20,-20") == 2 and die
    x, y = (int(part) for part in hand.act().split(":")[1].split(","))
    assert (x, y) != (-40, -20) and max(abs(x + 40), abs(y + 20)) <= 2


def test_nothing_is_laid_behind_the_sign_of_the_table(hand):
    sign = hand.view.board.places["title"].box
    hand.drag(hand.on("table.50,0"), (sign.centerx, sign.bottom - 12))
    spot = hand.act().split()[1]
    assert hand.seen(spot).box.y >= sign.bottom - 6


def test_what_lies_where_the_sentence_stands_is_not_hidden_by_it(hand):
    place = hand.view.board.places["prompt"].box
    assert hand.table.play.prompt()
    hand.drag(hand.on("table.50,0"), place.center)
    hand.point(place.center)
    assert hand.table.play.prompt() == ""
    hand.point(hand.on("table.60,0"))
    assert hand.table.play.prompt(), "what is pointed at elsewhere is said still"
    hand.point(hand.empty())
    assert hand.table.play.prompt() == ""


def test_a_drop_anywhere_on_the_tag_of_another_gives_to_their_hand():
    hand = Hand("toybox", 2, "hand0: toy-paw1 toy-paw2 toy-paw3 toy-paw4 toy-paw5")
    panel = hand.view.board.place("panel1").box
    for x in (0.1, 0.5, 0.95):
        hand.drag(hand.on("hand0", 0), (panel.x + panel.w * x, panel.bottom - 6))
        assert hand.act() == "hand0~0 hand1"


def test_letting_go_after_esc_takes_nothing(hand):
    start = hand.on("table.50,0")
    hand.carry(start, hand.on("table.60,0"))
    hand.key("Esc")
    assert not hand.hand.grasp.held.grips
    hand.up(hand.pos)
    assert not hand.hand.grasp.held.grips and hand.acts() == []


def test_a_stone_stands_on_the_middle_of_a_board_of_odd_squares():
    hand = Hand("toybox", 2)
    board = next(piece for piece in hand.view.pieces() if piece.face == "toy-go-board")
    field = freely.field(hand.view.board, board.face, board.box)
    hand.drag(hand.on("stones-black"), field.center)
    act = hand.act()
    assert act.split()[1] != board.spot and freely.point(act.split()[1]).box.topleft == field.center
    hand.drag(hand.on("stones-white"), (field.centerx + 50, field.centery))
    shown = [piece.face for piece in hand.view.pieces() if piece.spot.startswith("table.")]
    assert shown.index("toy-go-board") < shown.index("toy-stone-black") < shown.index("toy-stone-white")


def test_an_empty_board_follows_the_hand_as_it_was_taken_hold_of():
    hand = Hand("toybox", 2, "table.-64,-11: toy-chess-board")
    box = hand.seen("table.-64,-11").box
    hand.drag((box.x + 8, box.centery), (box.x + 208, box.centery + 30))
    assert hand.act() == "table.-64,-11~0+ by:20,3"


@pytest.mark.parametrize("way", ["", "@1", "@2", "@3"])
def test_what_is_dropped_on_a_turned_board_stands_in_the_middle_of_a_square(way):
    hand = Hand("toybox", 2, f"table.-10,-8: toy-chess-board{way}", "table.60,0: toy-coin-1")
    board = hand.seen("table.-10,-8")
    field = freely.field(hand.view.board, board.face, board.box)
    side = field.w / 8
    middle = field.x + 2.5 * side, field.y + 5.5 * side
    hand.drag(hand.on("table.60,0"), (middle[0] + side / 3, middle[1] - side / 3))
    assert freely.point(hand.act().split()[1]).box.topleft == pytest.approx(middle, abs=1)

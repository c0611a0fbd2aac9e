"""The numbers of stacks and bags at a free table: seen whole where the stack is seen, and nowhere else."""

import pytest
from handling import DECK, Hand

from meowgames.screen.table import freely
from meowgames.screen.table.place import BAGGED

HIDDEN = "dominoes: toy-domino-1-1@0d toy-domino-1-2@0d toy-domino-1-3@0d"
OVER = "table.21,11: toy-paw1"


def written(hand, box):
    """Return all numbers that are written within a box of the table."""
    paint = hand.stage.paint
    with paint.ledger.reading() as found:
        hand.stage.draw()
        return {one.text for one in found if paint.pixels(box).contains(one.box) and one.text.isdecimal()}


# ── covered stacks ──


def test_the_number_of_a_stack_is_not_seen_through_what_lies_over_it():
    bare, hand = Hand("toybox", 2, HIDDEN, DECK), Hand("toybox", 2, HIDDEN, DECK, OVER)
    box = dict(bare.badges())["dominoes"]
    assert written(bare, box.inflate(4, 4)) == {"3"}
    assert "dominoes" not in dict(hand.badges()) and "deck" in dict(hand.badges())
    assert written(hand, box.inflate(4, 4)) == set()


def test_where_a_covered_number_would_be_what_lies_over_it_is_pointed_at():
    at = dict(Hand("toybox", 2, HIDDEN).badges())["dominoes"].center
    hand = Hand("toybox", 2, HIDDEN, OVER)
    hand.point(at)
    assert hand.hand.pointed.spot == "table.21,11" and not hand.hand.badged


def test_a_board_laid_over_stacks_hides_their_numbers_and_not_those_of_the_men_on_it():
    stones = "stones-white: toy-stone-white toy-stone-white", "stones-black: toy-stone-black toy-stone-black"
    hand = Hand("toybox", 2, *stones, "table.48,15: toy-go-board", "table.40,10: toy-coin-1 toy-coin-1")
    assert set(dict(hand.badges())) == {"table.40,10"}


def test_a_stack_beside_another_keeps_its_number():
    hand = Hand("toybox", 2, "table.0,0: toy-coin-1 toy-coin-1", "table.4,0: toy-coin-5 toy-coin-5")
    assert set(dict(hand.badges())) == {"table.0,0", "table.4,0"}


def test_the_number_is_there_again_when_what_covered_it_is_gone():
    hand = Hand("toybox", 2, HIDDEN, OVER)
    hand.drag(hand.on("table.21,11"), hand.empty())
    assert "dominoes" in dict(hand.badges())


# ── bags ──


@pytest.mark.parametrize("count", [1, 2, 5])
def test_a_bag_is_seen_as_the_bag_with_a_number_from_one_on(count):
    hand = Hand("toybox", 2, "bag: " + " ".join(["toy-coin-1"] * count))
    pieces = [piece for piece in hand.view.pieces() if piece.spot == "bag"]
    assert [piece.kind for piece in pieces] == [BAGGED]
    assert written(hand, dict(hand.badges())["bag"].inflate(4, 4)) == {str(count)}
    assert pieces[0].box == hand.view.board.place("bag").box


def test_an_empty_bag_has_no_number():
    assert not Hand("toybox", 2, "table.0,0: toy-coin-1").badges()


def test_what_is_in_a_bag_is_drawn_nowhere_on_it():
    empty, full = (
        Hand("toybox", 2, "table.0,0: toy-coin-5"),
        Hand("toybox", 2, "table.0,0: toy-coin-5", "bag: toy-coin-1"),
    )
    box = full.stage.paint.pixels(full.view.board.place("bag").box)
    box = box.inflate(-box.w // 2, -box.h // 2).move(-box.w // 8, box.h // 8)
    pictures = [bytes(hand.stage.paint.surface.subsurface(box).copy().get_buffer()) for hand in (empty, full)]
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("at", [(0.5, 0.5), (0.2, 0.9), (0.8, 0.8)])
def test_a_bag_is_drawn_from_wherever_it_is_touched(at):
    hand = Hand("toybox", 2, "bag: toy-coin-1 toy-coin-1")
    box = hand.view.camera.lies(hand.view.board.place("bag").box)
    hand.drag((box.x + box.w * at[0], box.y + box.h * at[1]), hand.at(0, 0))
    assert hand.act() == "bag table.0,0"


def test_a_bag_of_one_s_own_without_a_picture_shows_what_is_in_it():
    board = Hand("toybox", 2, "bag: toy-coin-1").view.board
    place = board.place("bag")
    board.scenery[:] = [(face, box) for face, box in board.scenery if face != "toy-bag"]
    assert not freely.shows_bag(board, place)


@pytest.mark.parametrize("text", [1.0, 1.6, 2.0])
def test_the_number_of_the_isle_s_bag_is_whole(text):
    hand = Hand("isle", 2, look=((1280, 720), "en", text))
    box, board = dict(hand.badges())["bag"], hand.view.board
    assert hand.many("bag") > 100
    for one in hand.view.targets.front:
        assert not one.box.colliderect(box), one.names
    assert not board.places["title"].box.colliderect(box)

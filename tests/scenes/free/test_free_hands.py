"""What lies in one's own hand at a free table: cards as ever, anything else whole, in its shape, side by side."""

import pytest
from handling import Hand

from meowgames.screen.paint import CANVAS
from meowgames.screen.table import freely, hands

DOMINOES = " ".join(f"toy-domino-{one}-{two}" for one, two in ((0, 1), (2, 3), (4, 5), (5, 5), (6, 6), (1, 3), (0, 0)))
MIXED = "toy-paw3 toy-domino-2-3 toy-coin-5 toy-pawn-teal toy-yarn9 toy-fish6 toy-white-king toy-note-pink"


def held(hand):
    return [piece for piece in hand.view.pieces() if piece.spot == "hand0"]


def size(hand, piece):
    return freely.lies(hand.view.board, piece.face)


@pytest.mark.parametrize(
    ("laid", "faces"),
    [
        ("toybox", DOMINOES),
        ("toybox", MIXED),
        ("toybox", "toy-chess-board toy-coin-1"),
        ("toybox", "toy-domino-2-3@1"),
        ("meow", "green3 toy-coin-10 bowl:+1"),
        ("neko", "straight toy-d8:3 koban"),
        ("isle", "i5-blue rare-t"),
        ("meowtopia", "marmalade3 stick food:2"),
    ],
)
def test_pieces_keep_their_shape_in_one_s_own_hand_and_are_little_larger_than_on_the_table(laid, faces):
    hand = Hand(laid, 2, f"hand0: {faces}")
    assert len(held(hand)) == len(faces.split())
    for piece in held(hand):
        wide, high = size(hand, piece)
        assert piece.box.w / piece.box.h == pytest.approx(wide / high), piece.face
        assert piece.box.h <= 1.31 * high, piece.face


@pytest.mark.parametrize("faces", [DOMINOES, MIXED, "toy-chess-board", "toy-coin-1 toy-coin-5 toy-coin-10"])
def test_what_is_no_card_is_seen_whole_and_lies_over_nothing(faces):
    hand = Hand("toybox", 2, f"hand0: {faces}")
    pieces = held(hand)
    for at, piece in enumerate(pieces):
        if not piece.face.startswith(("toy-paw", "toy-yarn", "toy-fish")) or piece.face == "toy-pawn-teal":
            assert piece.box.bottom <= CANVAS[1] and piece.tilt == 0, piece.face
            assert piece.box.y >= hand.view.board.place("hand0").box.y, piece.face
            for other in pieces[max(0, at - 1) : at + 2]:
                assert other is piece or not other.box.colliderect(piece.box), (piece.face, other.face)


def test_cards_lie_in_one_s_own_hand_as_high_as_that_and_over_one_another():
    hand = Hand("toybox", 2, "hand0: toy-paw3 toy-yarn9 toy-fish6 toy-bell1")
    place, pieces = hand.view.board.place("hand0"), held(hand)
    assert all(piece.box.h == pytest.approx(place.box.h) for piece in pieces)
    assert [b.box.x - a.box.x for a, b in zip(pieces, pieces[1:], strict=False)] == pytest.approx([92] * 3)
    assert [round(piece.tilt, 1) for piece in pieces] == [-2.7, -0.9, 0.9, 2.7]


@pytest.mark.parametrize("count", [9, 20, 30])
def test_many_dominoes_keep_to_the_strip_and_each_is_told(count):
    faces = [f"toy-domino-{one}-{two}" for one in range(7) for two in range(one, 7)][:count]
    faces += [f"toy-coin-{worth}" for worth in (1, 5, 10)] * 3
    hand = Hand("toybox", 2, f"hand0: {' '.join(faces)}")
    box, pieces = hand.view.board.place("hand0").box, held(hand)
    assert box.x - 1 <= pieces[0].box.x and max(piece.box.right for piece in pieces) <= box.right + 1
    for one, after in zip(pieces, pieces[1:], strict=False):
        assert after.box.x - one.box.x >= 0.29 * one.box.w


def test_a_card_keeps_its_size_in_one_s_own_hand_however_it_is_turned():
    hand = Hand("toybox", 2, "hand0: toy-paw3 toy-paw4@1")
    upright, turned = held(hand)
    assert sorted(turned.box.size) == pytest.approx(sorted(upright.box.size))


def test_the_hand_of_somebody_else_is_as_low_as_ever():
    hand = Hand("toybox", 2, "hand1: toy-paw3 toy-domino-2-3 toy-coin-5")
    place = hand.view.board.place("hand1")
    for piece in (piece for piece in hand.view.pieces() if piece.spot == "hand1"):
        assert place.box.y <= piece.box.y and piece.box.bottom <= place.box.bottom + 1
    assert not hands.own(place)


@pytest.mark.parametrize("laid", ["toybox", "isle", "neko"])
def test_a_card_counts_as_one_in_any_own_hand_whichever_side_of_it_is_seen(laid):
    board = Hand(laid, 2).view.board
    place = board.place("hand0")
    assert hands.is_card(board, place, "toy-paw1") and hands.is_card(board, place, "toy-back")
    assert not hands.is_card(board, place, "toy-domino-1-2") and not hands.is_card(board, place, "toy-chess-board")

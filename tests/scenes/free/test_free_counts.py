"""What is counted at a free table: values that are seen, counts written alike, all of it where there is room for it."""

import pytest
from handling import Hand

from meowgames.screen.table import freely

WON = "won0: bowl:+6 bowl:+4 bone:-2 fish fish"
MINE = "hand0: green3 green4 blue7"
FOODS = ("yellow", "orange", "blue", "green", "pink")


def lying(hand, spot):
    return [piece for piece in hand.view.pieces() if piece.spot == spot]


def written(hand, box=None):
    """Return all that is written, or what is written in a box of the table."""
    paint = hand.stage.paint
    with paint.ledger.reading() as found:
        hand.stage.draw()
        return {one.text for one in found if box is None or paint.pixels(box).contains(one.box)}


def test_tokens_that_were_won_say_what_they_are_worth():
    hand = Hand("meow", 4, WON)
    assert {piece.says for piece in lying(hand, "won0")} == {"×2", "+6", "+4", "-2"}
    assert {"×2", "+6", "+4", "\N{MINUS SIGN}2"} <= written(hand, hand.view.board.at("panel0").box)


@pytest.mark.parametrize(("says", "index"), [("+6", 0), ("+4", 1), ("-2", 2)])
def test_a_token_is_taken_by_its_value(says, index):
    hand = Hand("meow", 4, WON)
    piece = next(piece for piece in lying(hand, "won0") if piece.says == says)
    hand.drag(piece.box.center, hand.place("trick0"))
    assert hand.act() == f"won0~{index} trick0"


def test_how_many_cards_are_held_is_said_beside_a_name_below_which_tokens_lie():
    for rows in ((MINE,), (MINE, WON)):
        hand = Hand("meow", 4, *rows)
        assert "3 in hand" in written(hand, hand.view.board.at("panel0").box)


@pytest.mark.parametrize(("many", "says"), [(3, ["×3", "×2"]), (12, ["12", "2"])])
def test_counts_of_a_place_are_written_alike(many, says):
    hand = Hand("minicity", 2, f"stock0: {' '.join(['food-yellow'] * many)} food-blue food-blue")
    assert [piece.says for piece in lying(hand, "stock0")] == says


@pytest.mark.parametrize(
    ("game", "spot", "faces"),
    [
        ("minicity", "stock0", [*(f"food-{one}" for one in FOODS), "card-red", "ant-blue", "toy-paw1"]),
        ("minicity", "stock1", [*(f"food-{one}" for one in FOODS), "card-red"]),
        ("meow", "won0", [*(f"bowl:+{one}" for one in range(1, 10)), "fish"]),
        ("meow", "won1", ["bowl:+1", "bowl:+2", "bone:-1", "fish", "vase", "green3"]),
    ],
)
def test_however_many_kinds_are_counted_they_keep_to_their_place_and_their_shape(game, spot, faces):
    hand = Hand(game, 2, f"{spot}: {' '.join(faces)}")
    pieces, room = lying(hand, spot), hand.view.board.at(spot).box.inflate(2, 2)
    assert len(pieces) == len(faces)
    for piece in pieces:
        assert room.contains(piece.box), piece.face
        assert len(piece.box.collidelistall([other.box for other in pieces])) == 1, piece.face
        wide, high = freely.lies(hand.view.board, piece.face)
        assert piece.box.w / piece.box.h == pytest.approx(wide / high, rel=0.01)


def test_pieces_of_one_row_each_keep_their_shape():
    hand = Hand("minicity", 2, "crate0: food-yellow card-violet ant-red toy-domino-1-2")
    for piece in lying(hand, "crate0"):
        wide, high = freely.lies(hand.view.board, piece.face)
        assert piece.box.w / piece.box.h == pytest.approx(wide / high, rel=0.01), piece.face


def test_what_is_counted_small_is_explained_as_the_piece_it_is():
    hand = Hand("meow", 4, "won0: fish fish")
    (piece,) = lying(hand, "won0")
    hand.point(piece.box.center)
    hand.stage.update(3.0)
    hand.stage.settle()
    assert not any("You do not know" in text for text in written(hand))

"""A game laid free: where its signs are not laid there is room for names and pieces."""

import pytest
from handling import Hand

from meowgames.rules import playable
from meowgames.screen.table.board import Board

TREASURES = ("common1", "common2", "common3l", "common3i")


@pytest.mark.parametrize("seats", [2, 3])
def test_the_name_of_a_rival_has_the_room_of_signs_that_are_not_laid(seats):
    own, free = Board("isle", seats), Board("free-isle", seats)
    for seat in range(1, seats):
        assert free.places[f"name@{seat}"].box.w > 3 * own.places[f"name@{seat}"].box.w


@pytest.mark.parametrize("game", [*playable(), "toybox"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_name_keeps_to_its_tag_and_clear_of_the_pieces_on_it(game, seats):
    hand = Hand(game, seats)
    board = hand.view.board
    for seat in range(seats):
        name, panel = board.at(f"name{seat}").box, board.at(f"panel{seat}").box
        assert name.right <= panel.right
        own = Board(game, seats).at(f"name{seat}").box
        more = [piece for piece in hand.view.pieces() if name.colliderect(piece.box) and not own.colliderect(piece.box)]
        assert not more and name.topleft == own.topleft and name.w >= own.w


def test_the_treasures_of_the_isle_lie_in_their_tray_large_enough_to_be_told():
    hand = Hand("isle", 2)
    tray = next(box for face, box in hand.view.board.scenery if face == "treasury").inflate(-48, -48)
    boxes = [hand.seen(spot).box for spot in TREASURES]
    assert min(min(box.size) for box in boxes) >= 30
    for box in boxes:
        assert tray.contains(box) and len(box.collidelistall(boxes)) == 1


@pytest.mark.parametrize(("game", "faces"), [("meowtopia", {"sign", "strip"}), ("isle", {"bag-plank"})])
def test_furniture_on_which_only_signs_stand_is_not_drawn_where_they_are_not_laid(game, faces):
    own, free = ({face for face, _ in Board(name, 2).scenery} for name in (game, f"free-{game}"))
    assert faces <= own and not faces & free

"""How large pieces are at a free table: the same whichever way they lie, and wherever."""

import pygame
import pytest
from handling import Hand

from meowgames.rules.free.words import spelt
from meowgames.screen.table import freely
from meowgames.screen.table.faces import composite
from meowgames.screen.table.place import Place

AT = "table.0,0"


def size(hand, spot=AT):
    return pytest.approx(sorted(hand.seen(spot).box.size))


@pytest.mark.parametrize(
    ("laid", "spot", "face"),
    [
        ("toybox", AT, "toy-domino-2-3"),
        ("toybox", AT, "toy-paw7"),
        ("toybox", AT, "toy-paw7@0d~1"),
        ("toybox", AT, "toy-paw7@0d"),
        ("toybox", AT, "toy-domino-2-3@0d~1"),
        ("toybox", AT, "toy-pawn-teal"),
        ("toybox", AT, "toy-note-pink"),
        ("toybox", "played", "toy-paw7"),
        ("toybox", "dominoes", "toy-paw7"),
        ("meow", "deck", "green3"),
        ("isle", AT, "n6-blue"),
        ("isle", "shore0", "n6-blue"),
        ("isle", "boat0.4,3", "n6-blue"),
        ("meowtopia", "food0", "food:3"),
        ("neko", AT, "straight@0d~1"),
    ],
)
def test_a_piece_keeps_its_size_and_its_shape_whichever_way_it_is_turned(laid, spot, face):
    hand = Hand(laid, 2, f"{spot}: {face}")
    upright, before = size(hand, spot), hand.seen(spot).box.size
    quarters = laid != "neko"
    for step in range(1, 4):
        hand.point(hand.on(spot))
        hand.key("E")
        box = hand.seen(spot).box
        assert sorted(box.size) == upright, step
        assert not quarters or (box.w == pytest.approx(before[step % 2])), step


def test_a_piece_that_is_held_is_as_large_turned_as_upright():
    hand = Hand("isle", 2, f"{AT}: n6-blue")
    wide, high = freely.lies(hand.view.board, "n6-blue")
    assert freely.lies(hand.view.board, "n6-blue@1") == pytest.approx((high, wide))


def test_a_piece_dropped_on_a_place_grows_no_larger_than_the_place_was_made_for_it():
    hand = Hand("toybox", 2, f"{AT}: toy-coin-5", "played: toy-coin-1", "deck: toy-white-pawn")
    for spot in ("played", "deck"):
        piece = hand.seen(spot)
        assert piece.box.w < 1.1 * freely.lies(hand.view.board, piece.face)[0]


# ── how they are drawn ──


def drawn(face, box):
    """Return the pixels of a face of that size."""
    paint = Hand("toybox").stage.paint
    return composite(paint, face, box, 0, bare=True)


def same(one, other):
    """Tell whether two pictures hardly differ."""
    if one.get_size() != other.get_size():
        return False
    pairs = zip(pygame.image.tobytes(one, "RGBA"), pygame.image.tobytes(other, "RGBA"), strict=True)
    return sum(abs(a - b) for a, b in pairs) < 4 * one.get_width() * one.get_height()


@pytest.mark.parametrize("face", ["toy-back", "toy-white-knight", "toy-pawn-teal"])
def test_what_is_not_drawn_lying_on_its_side_is_its_picture_turned(face):
    upright = drawn(face, (88, 122))
    assert same(drawn(f"{face}@1", (122, 88)), pygame.transform.rotate(upright, -90))
    assert same(drawn(f"{face}@2", (88, 122)), pygame.transform.rotate(upright, 180))


def test_a_known_card_face_down_on_its_side_is_its_back_turned_with_its_face_in_the_corner():
    back, known = drawn("toy-back@1", (122, 88)), drawn("toy-paw7@1d", (122, 88))
    corner = pygame.Rect(122 - 40, 88 - 66, 40, 66)
    assert same(back.subsurface((0, 0, 80, 88)), known.subsurface((0, 0, 80, 88)))
    assert not same(back.subsurface(corner), known.subsurface(corner))


def test_a_known_tile_of_six_sides_shows_the_back_that_others_see():
    paint = Hand("neko").stage.paint
    back, known = (composite(paint, face, (98, 112), 0, bare=True) for face in ("tile-back", "straight@3d"))
    assert same(back.subsurface((0, 0, 98, 50)), known.subsurface((0, 0, 98, 50)))


# ── boards ──


@pytest.mark.parametrize("way", ["", "@1", "@2", "@3"])
@pytest.mark.parametrize("board, aside", [("toy-chess-board", 0), ("toy-go-board", 1)])  # a square is in its middle
def test_a_board_lies_with_the_middle_of_its_squares_on_its_point_however_it_is_turned(board, aside, way):
    hand = Hand("toybox", 2, f"{AT}: {board}{way}")
    piece = hand.seen(AT)
    squares = freely.field(hand.view.board, piece.face, piece.box)
    assert squares.center == pytest.approx(hand.at(-aside, -aside)), "or on the point beside it"
    assert squares.w == pytest.approx(squares.h, abs=1)
    assert piece.box.contains(squares)


def test_turned_all_rims_of_a_board_come_round():
    class Tiles:
        faces = {"plank": {"width": 100, "height": 60, "columns": 4, "rows": 2, "l": 20, "t": 10, "r": 0, "b": 0}}

        def tile(self, face):
            return self.faces["plank"]

    found = {}
    for way in ("", "@1", "@2", "@3"):
        (piece,) = freely.lay(Tiles(), Place(AT, pygame.FRect(0, 0, 0, 0), "free", {}), AT, (f"plank{way}",))
        found[way] = [round(value) for value in piece.box]
    assert found == {
        "": [-60, -35, 100, 60], "@1": [-25, -60, 60, 100], "@2": [-40, -25, 100, 60], "@3": [-35, -40, 60, 100],
    }  # fmt: skip


# ── notes ──


@pytest.mark.parametrize(
    "text", ["Sevens", "Best of three, loser feeds the cats and cleans up", " ".join(["catnip"] * 28)]
)
def test_what_is_written_on_a_note_keeps_clear_of_the_corner_that_is_turned_up(text):
    wide, high = 210, 182
    empty, written = (drawn(face, (wide, high)) for face in ("toy-note-pink", f"toy-note-pink:{spelt(text)}"))
    ink = [(x, y) for x in range(wide) for y in range(high) if empty.get_at((x, y)) != written.get_at((x, y))]
    assert ink and max(y for _, y in ink) < 0.83 * high and min(y for _, y in ink) > 0.12 * high
    assert min(x for x, _ in ink) > 0.03 * wide and max(x for x, _ in ink) < 0.97 * wide


def test_a_note_is_as_large_as_it_must_be_to_be_read():
    board = Hand("toybox", 2).view.board
    assert freely.lies(board, "toy-note-yellow") == pytest.approx((210, 182))

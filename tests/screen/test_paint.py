"""What is drawn for a while in another way is drawn as before afterwards, even when drawing fails."""

import pygame
import pytest
from looking import make_stage

from meowgames import paths
from meowgames.play.level import read_faces
from meowgames.screen.paint import Box
from meowgames.screen.table.camera import Camera
from meowgames.screen.table.faces import composite, draw_moving
from meowgames.screen.table.place import Piece


def test_another_scale_ends_also_when_a_picture_is_missing():
    paint = make_stage().paint
    before = paint.surface, paint.scale, paint.offset
    sheet = pygame.Surface((96, 54))
    with pytest.raises(paths.Missing), paint.seen(0.05, (7, 9), sheet):
        assert (paint.surface, paint.scale, paint.offset) == (sheet, 0.05, (7, 9))
        paint.image("no-such-face", (0, 0, 10, 10))
    assert (paint.surface, paint.scale, paint.offset) == before


def test_a_near_view_is_drawn_larger_and_moved():
    paint, camera = make_stage().paint, Camera()
    camera.stand(Box(480, 270, 960, 540))
    middle = paint.point((960, 540))
    with camera.through(paint):
        assert paint.point((960, 540)) == middle
        assert paint.pixels((480, 270, 960, 540)) == pygame.Rect(0, 0, 1280, 720)
    assert paint.pixels((480, 270, 960, 540)).w == 640


def test_texts_are_of_another_size_for_a_while():
    paint = make_stage(text=2.0).paint
    wide = paint.extent("cat")[0]
    with paint.sized(1.0):
        assert paint.extent("cat")[0] < wide
    assert paint.extent("cat")[0] == wide


def test_marks_that_change_drop_what_was_drawn_with_them():
    paint = make_stage().paint
    paint.image("icon-paw", (0, 0, 40, 40))
    paint.follow(1.5, paint.marks)
    assert paint.text_size == 1.5 and paint.art.kept
    paint.follow(1.5, not paint.marks)
    assert not paint.art.kept


@pytest.mark.parametrize("left", [0, 1, 2, 3, 9])
def test_a_card_that_was_late_shows_its_face_in_the_end(left):
    paint, size = make_stage((1024, 576)).paint, (60, 84)
    paint.art.learn(read_faces("meow"))
    paint.art.forget()
    for tilt in range(9):
        composite(paint, "card-back", size, tilt)
    paint.budget.grant(left)
    first = composite(paint, "blue7", size, 5)
    assert paint.budget.late == (left == 0)
    paint.budget.grant(1 << 30)
    last = composite(paint, "blue7", size, 5)
    assert left == 0 or first is last
    paint.art.forget()
    fresh = composite(paint, "blue7", size, 5)
    assert pygame.image.tobytes(last, "RGBA") == pygame.image.tobytes(fresh, "RGBA")


def test_a_card_that_was_late_on_its_way_is_not_kept_as_what_stood_in_for_it():
    paint, size = make_stage((1024, 576)).paint, (60, 84)
    paint.art.learn(read_faces("meow"))
    wide = Box(0, 0, size[0] / paint.scale, size[1] / paint.scale)
    card = Piece("blue7", "hand0", 0, wide, kind="fan", tilt=13)

    def moving(left):
        paint.surface.fill("black")
        paint.budget.grant(left)
        draw_moving(paint, card, wide, squeeze=0.5)
        return pygame.image.tobytes(paint.surface, "RGB")

    paint.art.forget()
    fresh = moving(1 << 30)
    paint.art.forget()
    composite(paint, "card-back", size, 12)  # as large as the card
    assert moving(0) != fresh and moving(1 << 30) == fresh

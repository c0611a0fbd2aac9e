"""What is drawn for a while in another way is drawn as before afterwards, even when drawing fails."""

import pygame
import pytest
from looking import make_stage

from meowgames import paths
from meowgames.screen.paint import Box
from meowgames.screen.table.camera import Camera


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

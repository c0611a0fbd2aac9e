"""What a frame lacks is asked for and put off: nothing made of it is kept, and no frame takes long."""

from contextlib import suppress
from functools import partial

import pygame
import pytest
from looking import Later, make_stage

from meowgames.play.level import read_faces
from meowgames.screen.art import Art
from meowgames.screen.budget import Absent, FrameBudget
from meowgames.screen.kit.form import Form
from meowgames.screen.kit.widgets import Label
from meowgames.screen.paint import Box, Paint
from meowgames.screen.table.faces import draw_piece
from meowgames.screen.table.place import Piece


def slow_paint():
    paint = Paint(Art())
    paint.art.rasters = Later()
    paint.art.learn(read_faces("house"))
    paint.aim(pygame.Surface((1280, 720)))
    return paint


def test_nothing_made_of_what_is_missing_is_kept():
    paint = slow_paint()

    def sheet():
        made = pygame.Surface((100, 100))
        with paint.seen(1.0, (0, 0), made):
            paint.image("icon-paw", (0, 0, 40, 40))
            paint.sliced("plate", (0, 0, 90, 60))
        return made

    def frame():
        paint.art.begin()
        return paint.brush.listed(lambda: paint.brush.make("sheet", sheet))

    assert frame() == [] and paint.art.budget.late
    assert paint.brush.make("sheet", sheet) is None and "sheet" not in paint.art.kept
    for _ in range(5):  # one asks for the next
        paint.art.rasters.draw()
        frame()
    assert not paint.art.budget.late
    kept = paint.brush.make("sheet", sheet)
    paint.art.rasters = None
    paint.art.forget()
    assert pygame.image.tobytes(kept, "RGB") == pygame.image.tobytes(sheet(), "RGB")


def test_all_that_a_face_is_made_of_is_asked_for_at_once():
    paint = slow_paint()
    faces = read_faces("isle")
    paint.art.learn(faces)
    marked = next(name for name, props in faces.items() if props.get("mark") and props.get("cells"))

    def frame():
        paint.art.begin()
        paint.brush.listed(lambda: draw_piece(paint, Piece(f"{marked}@1", "boat0", 0, Box(9, 9, 120, 80))))
        return paint.art.budget.late

    assert frame() and len(paint.art.rasters.asked) == 2  # the cat, and the sign of its colour
    paint.art.rasters.draw()
    assert not frame()


def test_a_group_that_lacks_something_is_listed_anew():
    paint = slow_paint()

    def frame():
        paint.art.begin()
        return paint.brush.listed(lambda: paint.brush.group("cat", (), lambda: paint.image("icon-paw", (0, 0, 40, 40))))

    assert frame() == [] and paint.art.budget.late
    paint.art.rasters.draw()
    assert len(frame()) == 1 and not paint.art.budget.late


def test_something_rough_stands_in_while_pictures_are_awaited_and_the_frame_is_shown():
    paint = slow_paint()

    def frame():
        paint.art.begin()
        return paint.brush.listed(
            lambda: paint.brush.instead(
                lambda: paint.image("icon-paw", (0, 0, 40, 40)), lambda: paint.fill((0, 0, 40, 40), "#a8431f")
            )
        )

    for _ in range(2):  # it is asked for; it has not come yet
        assert isinstance(frame()[0].what, tuple) and paint.art.budget.rough and not paint.art.budget.late
    paint.art.rasters.draw()
    assert isinstance(frame()[0].what, pygame.Surface) and not paint.art.budget.rough


def test_a_group_in_which_something_rough_stands_in_is_listed_anew():
    paint, listed = slow_paint(), []

    def draw():
        listed.append(1)
        if len(listed) == 1:
            paint.art.budget.stand_in()

    for _ in range(3):
        paint.art.begin()
        paint.brush.listed(lambda: paint.brush.group("below a menu", (), draw))
    assert len(listed) == 2


def test_what_a_frame_uses_is_not_dropped_before_its_end(monkeypatch):
    monkeypatch.setattr("meowgames.screen.art.KEPT", 10_000)
    art = Art()
    art.budget.start()
    art.begin()
    for number in range(9):
        art.memo(number, lambda: pygame.Surface((50, 50)))
    assert list(art.kept) == list(range(9))
    art.begin()
    art.memo(8, lambda: pygame.Surface((50, 50)))
    art.memo(9, lambda: pygame.Surface((50, 50)))
    assert list(art.kept) == [8, 9] or art.size <= 10_000


def test_a_frame_that_has_spent_its_time_puts_the_rest_off(monkeypatch):
    times = iter((0.0, 0.0, 0.1, 0.2, 0.2, 0.3))
    monkeypatch.setattr("time.thread_time", lambda: next(times))
    budget = FrameBudget()
    budget.start()
    budget.begin()
    assert budget.make(lambda: budget.make(lambda: "both, one within the other")) and not budget.late
    with pytest.raises(Absent):
        budget.make(lambda: "too late")
    assert budget.late
    budget.begin()
    assert budget.make(lambda: "next time") and not budget.late


def test_of_very_many_groups_those_for_which_a_frame_has_no_time_come_in_the_next(monkeypatch):
    clock = iter(range(10_000))
    paint, drawn = make_stage().paint, []
    monkeypatch.setattr(paint.art.budget, "counts", True)
    monkeypatch.setattr("time.thread_time", lambda: next(clock) / 400)  # 2.5 ms between two looks at it

    def draw(number):
        drawn.append(number)
        paint.fill((number, 0, 1, 1), "#a8431f")

    def frame():
        paint.art.begin()
        setting = paint.brush.setting()
        return paint.brush.listed(
            lambda: [paint.brush.group(number, (), partial(draw, number), setting) for number in range(8)]
        )

    assert len(frame()) == 3 and paint.art.budget.late and paint.art.budget.short
    assert len(frame()) == 6 and len(frame()) == 8 and not paint.art.budget.late
    assert drawn == list(range(8))


def test_a_frame_that_will_not_be_shown_lists_no_more_once_it_has_taken_long(monkeypatch):
    clock, drawn = iter(range(10_000)), []
    paint = slow_paint()
    monkeypatch.setattr(paint.art.budget, "counts", True)
    monkeypatch.setattr("time.thread_time", lambda: next(clock) / 250)  # 4 ms between two looks at it

    def draw(number):
        drawn.append(number)
        if number == 1:
            paint.image("icon-paw", (0, 0, 40, 40))
        paint.fill((number, 0, 1, 1), "#a8431f")

    def frame():
        paint.art.begin()
        return paint.brush.listed(lambda: [paint.brush.group(number, (), partial(draw, number)) for number in range(6)])

    frame()
    assert drawn == [0, 1, 2, 3] and paint.art.budget.late and paint.art.budget.short
    paint.art.rasters.draw()
    assert len(frame()) == 7 and not paint.art.budget.late
    assert drawn == [0, 1, 2, 3, 1, 4, 5]


def test_what_was_laid_out_for_long_is_drawn_in_the_next_frame(monkeypatch):
    stage = make_stage()
    form = Form(stage, lambda: Label("cat"))
    times = iter((0.0, 0.0, 0.02, 1.0, 1.0, 1.001))
    monkeypatch.setattr(stage.paint.art.budget, "counts", True)
    monkeypatch.setattr("time.thread_time", lambda: next(times, 2.0))

    def frame():
        stage.paint.art.begin()
        return stage.paint.brush.listed(lambda: form.draw(stage.paint))

    assert frame() == [] and stage.paint.art.budget.late and stage.paint.art.budget.short
    assert frame() and not stage.paint.art.budget.late


def test_after_a_frame_that_was_rough_on_purpose_comes_one_more_before_it_is_drawn_finely():
    paint, drawn = make_stage().paint, []

    def frame(draw):
        paint.art.begin()
        paint.brush.listed(draw)

    frame(lambda: paint.brush.roughly(lambda: drawn.append("rough")))
    for _ in range(2):
        frame(lambda: paint.brush.instead(lambda: drawn.append("fine"), lambda: drawn.append("rough")))
    assert drawn == ["rough", "rough", "fine"]


def test_no_frame_both_tries_for_long_and_draws_roughly(monkeypatch):
    clock, drawn = iter(range(10_000)), []
    paint = make_stage().paint
    monkeypatch.setattr(paint.art.budget, "counts", True)
    monkeypatch.setattr("time.thread_time", lambda: next(clock) / 250)  # 4 ms between two looks at it

    def fine():
        drawn.append("tried")
        for _ in range(3):
            with suppress(Absent):
                paint.art.budget.make(lambda: None)

    def frame():
        paint.art.begin()
        paint.brush.listed(lambda: paint.brush.instead(fine, lambda: drawn.append("rough")))
        return paint.art.budget.late

    assert [frame() for _ in range(4)] == [True, False, True, False]
    assert drawn == ["tried", "rough", "tried", "rough"]

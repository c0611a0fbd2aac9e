"""The widget kit: nothing clips or overlaps, at any size of text and window."""

import pygame
import pytest
from looking import faults
from workbench import Bench, walk_form

from meowgames.screen.kit.layout import Split
from meowgames.screen.kit.widgets import Button, Label
from meowgames.screen.paint import Box


@pytest.mark.parametrize("text", [1.0, 1.3, 2.0])
@pytest.mark.parametrize("wide", [900, 1800])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_nothing_clips_or_overlaps(text, wide, size):
    assert faults(Bench(text, Box(60, 40, wide, 1000), size=size).form) == []


def test_the_eye_sees_bad_layout():
    bench = Bench(build=lambda: Split([Label("x" * 60), Button("two", None)], (1, 1), gap=-200), box=Box(0, 0, 500, 60))
    found = faults(bench.form)
    assert any("lies over" in fault for fault in found) and any("needs" in fault for fault in found)


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_everything_draws_in_every_state(text):
    bench = Bench(text)
    before = pygame.image.tobytes(bench.stage.paint.surface, "RGB")
    for one, _ in list(walk_form(bench.form)):
        bench.form.hover = bench.form.pressed = bench.form.focus = one
        bench.form.keys = True
        bench.form.draw(bench.stage.paint)
    assert pygame.image.tobytes(bench.stage.paint.surface, "RGB") != before


def test_layout_follows_text_size_and_window():
    bench = Bench()
    bench.form.ready()
    before = bench.form.find("good").box.w
    bench.stage.paint.text_size = 2.0
    bench.form.ready()
    assert bench.form.find("good").box.w > before
    bench.stage.paint.aim(pygame.Surface((1024, 576)))
    assert faults(bench.form) == []

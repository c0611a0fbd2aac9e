"""Each control does what mouse and keyboard ask of it."""

import pygame
import pytest
from looking import click, key, mouse, typed
from workbench import LEVELS, SIZES, Bench

from meowgames.screen.kit import field as fields
from meowgames.screen.kit import roles
from meowgames.screen.kit.choices import Segments
from meowgames.screen.kit.dropdown import Dropdown
from meowgames.screen.kit.layout import Column, Gap, Row
from meowgames.screen.kit.widgets import Button
from meowgames.screen.paint import Box


def test_segments_by_click_and_by_arrows():
    bench = Bench()
    size = bench.form.find("size")
    click(bench.form, size.cell(bench.stage.paint, 4).center)
    assert bench.heard == [("size", 175)]
    bench.press(pygame.K_LEFT)
    assert size.value == 150
    for _ in range(9):
        bench.press(pygame.K_LEFT)
    assert size.value == 100
    click(bench.form, size.cell(bench.stage.paint, 0).center)
    assert len(bench.heard) == 5  # choosing what is chosen says nothing


def test_segments_flow_into_rows_when_narrow():
    bench = Bench(2.0, Box(0, 0, 500, 900), lambda: Column([Segments(SIZES, 100, bench.hear("size"), "size")]))
    cells = [bench.form.find("size").cell(bench.stage.paint, index) for index in range(6)]
    assert len({cell.y for cell in cells}) > 1
    assert all(roles.extent(bench.stage.paint, "200 %", "control")[0] <= cell.w for cell in cells)


def test_a_drop_down_opens_chooses_and_closes():
    bench = Bench()
    bench.form.take("drop")
    bench.press(pygame.K_RETURN)
    assert bench.form.popup and bench.form.focus.key == "drop=cat"
    bench.press(pygame.K_DOWN)
    bench.press(pygame.K_RETURN)
    assert bench.heard == [("drop", "tiger")] and bench.form.popup is None and bench.form.focus.key == "drop"
    bench.press(pygame.K_RETURN)
    bench.press(pygame.K_UP)
    assert bench.press(pygame.K_ESCAPE) and bench.form.popup is None and len(bench.heard) == 1
    click(bench.form, bench.form.find("drop").box.center)
    click(bench.form, bench.form.find("drop=kitten").box.center)
    assert bench.heard[-1] == ("drop", "kitten")
    click(bench.form, bench.form.find("drop").box.center)
    click(bench.form, (1900, 1070))
    assert bench.form.popup is None and len(bench.heard) == 2


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("y", [10, 500, 1000])
def test_an_open_list_stays_on_the_canvas_beside_its_owner(text, y):
    choice = Dropdown(LEVELS, "cat", print, "drop")
    bench = Bench(text, build=lambda: Column([Gap(y), Row([choice], align="right")], gap=0))
    bench.form.take("drop")
    bench.press(pygame.K_RETURN)
    box = bench.form.popup.box
    assert bench.form.box.contains(box) and not box.colliderect(choice.box)
    assert box.h > 250  # room to read, above where below there is none


def test_a_slider_by_keys_and_by_dragging():
    bench = Bench()
    music = bench.form.find("music")
    bench.form.take(music)
    for code in (pygame.K_RIGHT, pygame.K_PAGEUP, pygame.K_LEFT, pygame.K_HOME, pygame.K_END):
        bench.press(code)
    assert [told for _, told in bench.heard] == [36, 46, 45, 0, 100]
    y = music.box.centery
    bench.form.event(mouse(pygame.MOUSEBUTTONDOWN, (music.groove.right - 9, y)))
    bench.form.event(mouse(pygame.MOUSEMOTION, (music.groove.centerx, y + 300)))
    assert music.value == 50 and len(bench.heard) == 5  # told where it ends, not on the way
    bench.form.event(mouse(pygame.MOUSEBUTTONUP, (music.groove.x - 90, y)))
    assert bench.heard[-1] == ("music", 50)


def test_a_field_is_edited():
    bench = Bench()
    name = bench.form.find("name")
    bench.form.take("name")
    for event in (
        key(pygame.K_END),
        key(pygame.K_BACKSPACE),
        typed("e"),
        key(pygame.K_HOME),
        key(pygame.K_DELETE),
    ):
        assert bench.form.event(event)
    assert name.value == "rand-père" and name.caret == 0
    bench.press(pygame.K_RIGHT, pygame.KMOD_SHIFT)
    bench.form.event(typed("G"))
    assert name.value == "Gand-père"
    bench.press(pygame.K_a, pygame.KMOD_CTRL)
    bench.form.event(typed("Mochi\n\0"))
    assert name.value == "Mochi" and bench.heard[-1] == ("name", "Mochi")
    assert bench.press(pygame.K_SPACE, unicode=" ")  # a letter here, not a press
    assert bench.press(pygame.K_h, unicode="h") and not bench.press(pygame.K_F11)
    bench.form.event(typed("x" * 99))
    assert len(name.value) == name.limit


def test_space_presses_nothing_that_is_not_seen_to_have_the_focus():
    bench = Bench(build=lambda: Button("Start", lambda: bench.heard.append("start"), key="start"))
    bench.form.ready()
    bench.form.focus = bench.form.find("start")
    assert bench.press(pygame.K_SPACE, unicode=" ") and not bench.heard  # a field was missed by a click, perhaps
    assert bench.form.look(bench.form.focus).focus
    assert bench.press(pygame.K_SPACE, unicode=" ") and bench.heard == ["start"]


def test_a_field_takes_a_click_and_the_clipboard(monkeypatch):
    kept = []
    monkeypatch.setattr(fields, "pasted", lambda: "Sardine\n")
    monkeypatch.setattr(fields, "copy", kept.append)
    bench = Bench()
    name = bench.form.find("name")
    click(bench.form, (name.box.x + 8, name.box.centery))
    assert bench.form.focus is name and name.caret == 0
    bench.form.event(mouse(pygame.MOUSEBUTTONDOWN, (name.box.x + 8, name.box.centery)))
    bench.form.event(mouse(pygame.MOUSEMOTION, (name.box.right, name.box.centery)))
    bench.form.event(mouse(pygame.MOUSEBUTTONUP, (name.box.right, name.box.centery)))
    bench.press(pygame.K_x, pygame.KMOD_CTRL)
    assert kept == ["Grand-père"] and name.value == ""
    bench.press(pygame.K_v, pygame.KMOD_CTRL)
    assert name.value == "Sardine"


def test_selecting_all_of_a_field_lets_typing_replace_it():
    bench = Bench()
    bench.form.take("name")
    bench.form.find("name").select()
    bench.form.event(typed("Mochi"))
    assert bench.form.find("name").value == "Mochi"


def test_a_book_that_is_pasted_into_a_field_is_refused_at_once(monkeypatch):
    monkeypatch.setattr(fields, "pasted", lambda: "x" * 100_000)
    bench = Bench()
    name = bench.form.find("name")
    bench.form.take("name")
    bench.press(pygame.K_v, pygame.KMOD_CTRL)
    bench.form.event(typed("y" * 100_000))
    assert name.value == "Grand-père" and not bench.heard
    assert "10000" in bench.form.stage.toasts[-1].text


def test_of_a_long_text_only_what_can_be_seen_is_measured_and_drawn(monkeypatch):
    long = fields.Field("abc " * 2000, lambda _: None, key="long", limit=fields.MOST)
    bench = Bench(build=lambda: Column([long]))
    paint, asked = bench.form.stage.paint, []
    for name in ("extent", "text"):
        real = getattr(paint, name)
        monkeypatch.setattr(
            paint, name, lambda text, *how, real=real, **more: (asked.append(len(text)), real(text, *how, **more))[1]
        )
    bench.form.take("long")
    for code in (pygame.K_HOME, pygame.K_END, pygame.K_LEFT):
        bench.press(code)
        bench.form.draw(paint)
    middle = (long.box.centerx, long.box.centery)
    before = long.caret
    click(bench.form, middle)
    assert 1 < before - long.caret < 200  # the letter one sees there, near the end
    bench.press(pygame.K_a, pygame.KMOD_CTRL)
    bench.form.draw(paint)
    assert asked and max(asked) <= 2 * fields.SEEN

"""What scrolls, and what survives when a form is built anew."""

import pygame
from looking import click, mouse
from workbench import Bench, long_list

from meowgames.screen.kit.layout import Column
from meowgames.screen.kit.widgets import Button
from meowgames.screen.paint import Box


def test_scrolling_by_wheel_keys_and_bar():
    bench = Bench(box=Box(100, 100, 600, 500), build=lambda: long_list(bench))
    scroll = bench.form.find("list")
    click(bench.form, (300, 350))
    bench.form.event(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-2, flipped=False))
    assert scroll.offset == 180
    bench.press(pygame.K_END)
    assert scroll.offset == scroll.full - scroll.box.h
    bench.press(pygame.K_HOME)
    assert scroll.offset == 0
    thumb = scroll.thumb
    bench.form.event(mouse(pygame.MOUSEBUTTONDOWN, thumb.center))
    bench.form.event(mouse(pygame.MOUSEMOTION, (thumb.centerx, 900)))
    bench.form.event(mouse(pygame.MOUSEBUTTONUP, (thumb.centerx, 900)))
    assert scroll.offset == scroll.full - scroll.box.h
    bench.heard.clear()
    click(bench.form, (300, 590))
    assert bench.heard == [("row39",)]


def test_what_is_scrolled_away_cannot_be_clicked():
    bench = Bench(box=Box(100, 100, 600, 500), build=lambda: long_list(bench))
    bench.form.find("list").scroll(300)
    bench.form.layout()
    hidden = bench.form.find("row2").box
    assert hidden.bottom < 100
    click(bench.form, hidden.center)
    assert bench.heard == []


def test_focus_caret_and_scroll_survive_a_rebuild():
    bench = Bench(2.0)
    bench.form.take("name")
    offset = bench.form.find("left").offset
    before = bench.form.find("name")
    before.caret = 2
    bench.form.refresh()
    assert bench.form.find("name") is not before
    assert bench.form.focus is bench.form.find("name")
    assert bench.form.find("left").offset == offset > 0 and bench.form.find("name").caret == 2


def test_a_drag_survives_a_rebuild():
    bench = Bench()
    music = bench.form.find("music")
    bench.form.event(mouse(pygame.MOUSEBUTTONDOWN, music.ring().center))
    bench.form.refresh()
    bench.form.event(mouse(pygame.MOUSEMOTION, (music.groove.right, music.box.centery)))
    assert bench.form.find("music").value == 100


def test_when_the_focused_widget_goes_the_focus_stays_near():
    rows = ["a", "b", "c"]
    bench = Bench(build=lambda: Column([Button(name, None, key=name) for name in rows]))
    bench.form.take("b")
    rows.remove("b")
    bench.form.refresh()
    bench.form.ready()
    assert bench.form.focus.key == "c"

"""Mouse and keyboard can both reach and do everything."""

import pygame
from looking import click, mouse
from workbench import ALL, Bench

from meowgames.screen.kit.scroll import Scroll
from meowgames.screen.kit.tree import trail
from meowgames.screen.paint import Box


def test_tab_reaches_every_control_and_brings_it_into_view():
    bench = Bench(2.0)
    seen = []
    for _ in ALL:
        bench.press(pygame.K_TAB)
        seen.append(bench.form.focus.key)
        scroll = next(one for one in trail([bench.form.root], bench.form.focus) if isinstance(one, Scroll))
        ring = bench.form.focus.ring()
        assert ring.h > scroll.box.h or scroll.window.contains(ring), seen[-1]
    assert seen == ALL
    bench.press(pygame.K_TAB)
    assert bench.form.focus.key == ALL[0]
    bench.press(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert bench.form.focus.key == ALL[-1]


def test_arrows_reach_every_control():
    bench = Bench(box=Box(60, 40, 1800, 1000))
    bench.press(pygame.K_DOWN)
    reached, todo = set(), [bench.form.focus.key]
    while todo:
        at = todo.pop()
        if at in reached:
            continue
        reached.add(at)
        for code in (pygame.K_DOWN, pygame.K_UP, pygame.K_RIGHT, pygame.K_LEFT):
            bench.form.take(at)
            if not (code in (pygame.K_LEFT, pygame.K_RIGHT) and at in ("drop", "size", "music", "name", "tab")):
                bench.press(code)
                todo.append(bench.form.focus.key)
    assert reached == set(ALL)


def test_enter_and_click_do_the_same():
    told = {"full": (False,), "size": (130,), "tab": (2,)}
    for name in (
        "full",
        "row",
        "cat",
        "clause",
        "add",
        "good",
        "bad",
        "hint",
        "sub",
        "size",
        "tab",
    ):
        bench = Bench()
        bench.form.take(name)
        bench.press(pygame.K_RETURN)
        assert bench.heard == [(name, *told.get(name, ()))]
        if name not in ("size", "tab"):
            bench = Bench()
            bench.form.take(name)
            click(bench.form, bench.form.focus.ring().center)
            assert bench.heard == [(name, *told.get(name, ()))]


def test_a_press_that_leaves_is_no_click():
    bench = Bench()
    bench.form.take("good")
    at = bench.form.focus.box.center
    bench.form.event(mouse(pygame.MOUSEBUTTONDOWN, at))
    bench.form.event(mouse(pygame.MOUSEMOTION, (at[0] + 600, at[1])))
    bench.form.event(mouse(pygame.MOUSEBUTTONUP, (at[0] + 600, at[1])))
    assert bench.heard == []


def test_what_is_disabled_neither_hears_nor_holds_the_focus():
    bench = Bench()
    never = bench.form.find("never")
    click(bench.form, never.box.center)
    assert bench.heard == [] and never not in bench.form.order()

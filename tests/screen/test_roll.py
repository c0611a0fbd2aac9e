"""A list of any length makes the rows that are seen, and is otherwise like a column of all of them."""

import pygame
from looking import click, mouse
from workbench import Bench

from meowgames.screen.kit.layout import Column
from meowgames.screen.kit.roll import Roll
from meowgames.screen.kit.rows import ListRow
from meowgames.screen.kit.scroll import Scroll
from meowgames.screen.kit.widgets import Button, Label
from meowgames.screen.paint import CANVAS, Box

PLACE = Box(100, 100, 600, 500)
LONG = "A line of words so long that it wraps, and wraps again, in so narrow a place as this one is; " * 2


def row(bench, number, odd=False):
    text = LONG if odd and number % 7 == 3 else f"row {number}"
    return ListRow(Label(text, stretch=1), bench.hear(number), key=f"row{number}")


def rolled(count, odd=False):
    """Return a bench with a long list, and the numbers of the rows that were made."""
    made = []

    def make(number):
        made.append(number)
        return row(bench, number, odd)

    def build():
        below = Button("below", bench.hear("below"), key="below")
        return Column([Scroll(Roll(count, make, key="rows"), key="list"), below])

    bench = Bench(box=Box(PLACE), build=build)
    return bench, made


def column(count, odd=False):
    """Return a bench with the same list, every row of it made."""

    def build():
        below = Button("below", bench.hear("below"), key="below")
        rows = [row(bench, number, odd) for number in range(count)]
        return Column([Scroll(Column(rows, gap=6), key="list"), below])

    bench = Bench(box=Box(PLACE), build=build)
    return bench


def boxes(bench, count):
    """Return where the rows lie that can be seen."""
    found = {number: bench.form.find(f"row{number}") for number in range(count)}
    window = bench.form.find("list").box
    return {number: tuple(one.box) for number, one in found.items() if one and one.box.colliderect(window)}


def wheel(bench, notches):
    bench.form.event(mouse(pygame.MOUSEMOTION, (300, 300)))
    bench.form.event(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-notches, flipped=False))


def test_only_rows_that_are_seen_are_made():
    bench, made = rolled(100_000)
    bench.form.ready()
    most = CANVAS[1] / 64 + 3
    assert 5 < len(made) < most
    bench.press(pygame.K_END)
    assert len(made) < 2 * most and max(made) == 99_999
    assert bench.form.find("row99999").box.bottom <= bench.form.find("list").box.bottom + 1
    made.clear()
    wheel(bench, -1)
    assert len(made) <= 2


def test_rows_lie_where_they_would_in_a_column():
    for odd, moves in ((False, (0, 1, 3, 20, -2, 200, -5, -9, 300)), (True, (0, 1, 3, -2, *[4] * 15, -9, -30, 6))):
        (bench, _), other = rolled(60, odd), column(60, odd)
        for move in moves:
            for one in (bench, other):
                one.form.ready()
                wheel(one, move)
            assert boxes(bench, 60) == boxes(other, 60) and len(boxes(bench, 60)) > 2
            assert bench.form.find("list").offset == other.form.find("list").offset


def test_a_row_that_was_moved_can_be_clicked_and_one_that_is_hidden_cannot():
    bench, _ = rolled(500)
    wheel(bench, 4)
    seen = boxes(bench, 500)
    number = sorted(seen)[2]
    click(bench.form, Box(seen[number]).center)
    assert bench.heard == [(number,)]
    click(bench.form, (300, 90))
    assert bench.heard == [(number,)]


def test_tab_and_arrows_walk_through_all_rows_and_on():
    for key, step in ((pygame.K_TAB, 0), (pygame.K_DOWN, 0)):
        bench, _ = rolled(40)
        bench.form.take("row0")
        for number in range(1, 40):
            bench.press(key, step)
            assert bench.form.focus.key == f"row{number}"
            window = bench.form.find("list").box
            assert window.top - 1 <= bench.form.focus.box.top and bench.form.focus.box.bottom <= window.bottom + 1
        bench.press(key, step)
        assert bench.form.focus.key == "below"
        for number in range(39, 25, -1):
            bench.press(pygame.K_TAB, pygame.KMOD_SHIFT)
            assert bench.form.focus.key == f"row{number}"


def test_the_row_with_the_focus_is_kept_out_of_sight_and_through_a_rebuild():
    for taken in ("keys", "mouse"):
        bench, _ = rolled(1000)
        if taken == "keys":
            bench.form.take("row3")
        else:
            click(bench.form, bench.form.find("row3").box.center)
        wheel(bench, 100)
        bench.form.refresh()
        assert bench.form.find("row3") is bench.form.focus and bench.form.focus.box.bottom < 0
        assert bench.form.find("row5") is None
        bench.press(pygame.K_TAB)
        assert bench.form.focus.key != "row0" and bench.form.focus.box.top >= bench.form.find("list").box.top - 1


def test_an_empty_list_is_nothing():
    bench, made = rolled(0)
    bench.form.ready()
    assert not made and bench.form.find("rows").box.h <= PLACE.h and not bench.form.find("list").slides


def test_the_focus_stays_with_its_row_when_the_list_changes_above_it():
    bench, gone = Bench(box=Box(PLACE), build=lambda: build()), []

    def build():
        return Scroll(Roll(300, lambda number: row(bench, number + len(gone)), key="rows"), key="list")

    bench.form.take("row5")
    gone.append("row0")
    bench.form.refresh()
    assert bench.form.find("row0") is None and bench.form.focus is bench.form.find("row5")

"""The widget kit: nothing clips or overlaps, and mouse and keyboard can both do everything."""

import pygame
import pytest
from looking import click, faults, key, make_stage, mouse, typed

from meowgames.scenes.menus.ask import AskScene
from meowgames.screen import field as fields
from meowgames.screen import roles
from meowgames.screen.choices import Choice, Segments, Tabs
from meowgames.screen.dropdown import Dropdown
from meowgames.screen.field import Field
from meowgames.screen.form import Form
from meowgames.screen.layout import Column, Gap, Pairs, Row, Sheet, Split
from meowgames.screen.paint import CANVAS, Box
from meowgames.screen.plain import walk
from meowgames.screen.prose import Prose
from meowgames.screen.rows import ClauseTag, DashedRow, KeyCap, ListRow, Plate, Progress
from meowgames.screen.scroll import Scroll
from meowgames.screen.sliders import Slider, Stepper
from meowgames.screen.stage import Scene
from meowgames.screen.widgets import Button, Check, Heading, Label, Picture, RoundButton, Toggle

LONG = "A rather long line of words, as translators love to write them; it has to wrap somewhere."
SIZES = [Choice(size, f"{size} %") for size in (100, 115, 130, 150, 175, 200)]
LEVELS = [
    Choice("kitten", "Chaton", "bot-kitten", "apprend encore"),
    Choice("cat", "Chat", "bot-cat", "joue bien"),
    Choice("tiger", "Tigre", "bot-tiger", "ne pardonne rien, réfléchit longtemps"),
]


class Bench:
    """A form with one of everything, and what was heard from it."""

    def __init__(self, text=1.0, box=None, build=None, size=(1280, 720)):
        self.heard = []
        self.stage = make_stage(size, text=text)
        self.form = Form(self.stage, build or self.everything, box)

    def hear(self, name):
        """Return an act that notes its name and what it is told."""
        return lambda *told: self.heard.append((name, *told))

    def everything(self):
        hear = self.hear
        left = Column(
            [
                Heading("Controls", "icon-paw"),
                Pairs(
                    [
                        (Label("Language"), Dropdown(LEVELS, "cat", hear("drop"), "drop")),
                        (Label("Size of the text"), Segments(SIZES, 115, hear("size"), "size")),
                        (
                            Label("Full screen"),
                            Row([Toggle(True, hear("full"), "full"), KeyCap("F11"), Label("or so", "note")]),
                        ),
                        (Label("Music"), Slider(35, hear("music"), say="{:g} %".format, key="music")),
                        (Label("Name"), Field("Grand-père", hear("name"), key="name")),
                        (Label("Rounds"), Stepper(3, hear("rounds"), 1, 9, key="rounds")),
                    ]
                ),
                Check("a box with words to tick", False, hear("check"), "check"),
                Label(LONG),
            ]
        )
        right = Column(
            [
                Tabs([Choice(1, "Running", None, "5"), Choice(2, "Replays", None, "23")], 1, hear("tab"), "tab"),
                ListRow(
                    Row([Label("1", "number"), Label("What is in the box", stretch=1)]),
                    hear("row"),
                    key="row",
                ),
                ListRow(
                    Row([Picture("avatar-mochi", (92, 92), 1), Label(LONG, "note", stretch=1)]),
                    hear("cat"),
                    True,
                    "cat",
                ),
                Row(
                    [
                        ClauseTag("3.2", hear("clause"), "clause"),
                        Prose("You **must** follow *(ours)*.\n- one item", "must"),
                    ]
                ),
                Progress(0.5, "50 %"),
                Plate("Léa begins", "seat0"),
                Gap(10),
                DashedRow("Add a player", hear("add"), "icon-plus", "seat3", "add"),
                Row(
                    [
                        Button("Good", hear("good"), "good", key="good"),
                        Button("Delete it", hear("bad"), "danger", "icon-trash", key="bad"),
                        RoundButton("icon-hint", hear("hint"), "Hint", key="hint"),
                    ]
                ),
                Button("With a line", hear("sub"), "night", "icon-play", "which says more", "sub"),
                Button("Not now", hear("never"), enabled=False, key="never"),
            ]
        )
        return Split([Sheet(Scroll(left, "left"), cat="cat-loaf-grey"), Sheet(Scroll(right, "right"))], (1, 1))

    def press(self, code, mod=0, unicode=""):
        return self.form.event(key(code, mod, unicode))


ALL = "drop size full music name rounds check tab row cat clause add good bad hint sub".split()


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


def walk_form(form):
    form.ready()
    return walk(form.root)


def test_tab_reaches_every_control_and_brings_it_into_view():
    bench = Bench(2.0)
    seen = []
    for _ in ALL:
        bench.press(pygame.K_TAB)
        seen.append(bench.form.focus.key)
        scroll = next(one for one in bench.form._trail(bench.form.focus) if isinstance(one, Scroll))
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
            if not (
                code in (pygame.K_LEFT, pygame.K_RIGHT) and at in ("drop", "size", "music", "name", "rounds", "tab")
            ):
                bench.press(code)
                todo.append(bench.form.focus.key)
    assert reached == set(ALL)


def test_enter_and_click_do_the_same():
    told = {"full": (False,), "check": (True,), "size": (130,), "rounds": (4,), "tab": (2,)}
    for name in (
        "full",
        "check",
        "row",
        "cat",
        "clause",
        "add",
        "good",
        "bad",
        "hint",
        "sub",
        "size",
        "rounds",
        "tab",
    ):
        bench = Bench()
        bench.form.take(name)
        bench.press(pygame.K_RETURN)
        assert bench.heard == [(name, *told.get(name, ()))]
        if name not in ("size", "rounds", "tab"):
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


def test_a_stepper_stops_at_its_ends():
    bench = Bench()
    rounds = bench.form.find("rounds")
    click(bench.form, (rounds.box.x + 20, rounds.box.centery))
    click(bench.form, (rounds.box.right - 20, rounds.box.centery))
    assert bench.heard == [("rounds", 2), ("rounds", 3)]
    bench.press(pygame.K_PAGEUP)
    bench.press(pygame.K_PLUS)
    assert rounds.value == 9


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


def long_list(bench):
    rows = [ListRow(Label(f"row {n}"), bench.hear(f"row{n}"), key=f"row{n}") for n in range(40)]
    return Column([Scroll(Column(rows, gap=4), "list")])


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
    bench.form.take("rounds")
    offset = bench.form.find("left").offset
    bench.form.find("name").caret = 2
    before = bench.form.find("rounds")
    bench.form.refresh()
    assert bench.form.find("rounds") is not before
    assert bench.form.focus is bench.form.find("rounds")
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


def test_layout_follows_text_size_and_window():
    bench = Bench()
    bench.form.ready()
    before = bench.form.find("good").box.w
    bench.stage.paint.text_size = 2.0
    bench.form.ready()
    assert bench.form.find("good").box.w > before
    bench.stage.paint.aim(pygame.Surface((1024, 576)))
    assert faults(bench.form) == []


class Floor(Scene):
    """A scene for a question to stand on."""

    def draw(self, paint):
        paint.fill((0, 0, *CANVAS), "#ffffff")


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_a_question_traps_the_focus_and_esc_is_harmless(text):
    stage, heard = make_stage(text=text), []
    ask = AskScene(
        stage,
        "Leave?",
        LONG * 6,
        [("Stay", "primary", None), ("Leave", "plain", lambda: heard.append("left"))],
    )
    stage.push(Floor(stage))
    stage.push(ask)
    stage.settle()
    stage.draw()
    assert faults(ask.form) == [] and ask.form.box.contains(ask.form.root.box)
    assert ask.form.focus.key == "answer0"
    for _ in range(5):
        stage.event(key(pygame.K_TAB))
        assert ask.form.focus.key in ("answer0", "answer1")
    click(stage, (5, 5))
    assert stage.top is ask
    stage.event(key(pygame.K_ESCAPE))
    assert heard == [] and isinstance(stage.top, Floor)


def test_a_question_answered_goes_and_then_acts():
    stage, heard = make_stage(), []
    stage.push(Floor(stage))
    stage.push(
        AskScene(
            stage,
            "Leave?",
            "now",
            [("Stay", "plain", None), ("Leave", "primary", lambda: heard.append("left"))],
        )
    )
    stage.settle()
    stage.event(key(pygame.K_RIGHT))
    stage.event(key(pygame.K_RETURN))
    assert heard == ["left"] and isinstance(stage.top, Floor)

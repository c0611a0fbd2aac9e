"""A lesson flows: it never waits for the mouse, skips nothing unseen, and says only what can be seen."""

from dataclasses import replace

import pygame
import pytest
from learners import GAMES
from looking import Still, key, make_stage, mouse
from sitting import SMALL

from meowgames.play import lesson as lessons
from meowgames.play import progress
from meowgames.play.changes import art
from meowgames.scenes.menus.learned import LearnedScene
from meowgames.scenes.menus.newcomer import learning_minutes
from meowgames.scenes.menus.setup import SetupScene
from meowgames.scenes.table.bubble import UNSEEN, explained
from meowgames.screen.paint import CANVAS, Box
from meowgames.words import Words

pytestmark = pytest.mark.filterwarnings("ignore:Please use Window")
MINUTE = 60 * 20  # pictures


def lesson_at(game, at, pace=1.0, **settings):
    """Return a stage with the lesson of a game on it at that step."""
    stage = make_stage(size=SMALL, **settings)
    stage.mind, stage.settings = Still(), replace(stage.settings, pace=pace)
    stage.push(stage.doors.lesson(game, at))
    stage.settle()
    return stage


def watch(stage, until, frames=MINUTE):
    """Let time pass without any event, drawing as the window does: only when something has changed."""
    drawn = None
    for _ in range(frames):
        if stage.update(0.05):
            stage.draw()
            cat = stage.top.overlays[0]
            drawn = cat.pupil.at, type(cat.bubble.form.root).__name__
        if until(stage.top) and drawn and drawn[0] == stage.top.play.pupil.at:
            return drawn
    raise AssertionError(f"it waits for ever at {stage.top.play.pupil.at}, drawn is {drawn}")


def last_move(game):
    """Return the last step of a course that moves something, and the one after it."""
    course = lessons.read(game)
    steps = course.steps()
    at = max(number for number, (part, step) in enumerate(steps) if course.parts[part].steps[step].moves)
    return steps[at], steps[at + 1]


# ── the end comes by itself ──


@pytest.mark.parametrize("game", GAMES)
def test_after_the_last_move_the_cat_speaks_without_the_mouse(home, game):
    at, after = last_move(game)
    stage = lesson_at(game, at, pace=0.0)
    watch(stage, lambda table: table.play.phase in ("act", "show"))
    lesson = stage.top.play
    if lesson.phase == "act":
        lesson.commit(lesson.pupil.step.do or lesson.pupil.step.solve[0])
    drawn = watch(stage, lambda table: table.overlays[0].speaking and table.play.phase == "read")
    assert drawn == (after, "Speech")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("hand", ("keys", "mouse"))
def test_the_end_is_reached_by_one_hand_alone(home, game, hand):
    stage = lesson_at(game, last_move(game)[1], pace=0.0)
    for _ in range(MINUTE):
        if isinstance(stage.top, LearnedScene):
            break
        stage.update(0.2)
        if stage.top.overlays[0].reading and hand == "keys":
            stage.event(key(pygame.K_RETURN))
        elif stage.top.overlays[0].reading:
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                stage.event(mouse(kind, stage.top.overlays[0].way.find("next").box.center))
                if isinstance(stage.top, LearnedScene):
                    break
    assert isinstance(stage.top, LearnedScene) and game in progress.load().done


@pytest.mark.parametrize("game", ("meowtopia", "isle"))
def test_who_comes_back_to_the_end_need_not_watch_the_count_again(home, game):
    stage = lesson_at(game, last_move(game)[1])
    watch(stage, lambda table: table.overlays[0].speaking, frames=40)


# ── nothing is skipped unseen ──


@pytest.mark.parametrize("what", ("enter", "click"))
def test_what_hurries_a_motion_on_does_not_skip_what_is_said_after_it(home, what):
    stage = lesson_at("meow", (0, 4))
    press = [key(pygame.K_RETURN)]
    if what == "click":
        press = [mouse(kind, (60, 240)) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)]
    seen = []
    for _ in range(400):
        stage.update(0.05)
        for event in press:
            stage.event(event)
        cat = stage.top.overlays[0]
        if cat.reading:
            seen.append(cat.pupil.at)
        if cat.pupil.at >= (0, 7):
            break
    for at in ((0, 4), (0, 6)):
        assert seen.count(at) * 0.05 >= UNSEEN - 0.1, f"{at} was seen {seen.count(at)} times"


# ── what is told of is there ──


def test_a_trick_lies_on_the_table_while_it_is_explained(home):
    course = lessons.read("meow")
    for at in [(0, 6), (1, 3), (2, 2), (4, 3)]:
        stage = lesson_at("meow", at, pace=0.0)
        stage.update(0.5)
        table, part = stage.top, course.parts[at[0]]
        laid = {art(piece.face) for piece in explained(table.view, table.play)}
        assert len(laid) >= part.seats and set(part.steps[at[1] - 1].moves[0]) <= laid
        assert not any(table.overlays[0].bubble.box.colliderect(one.box) for one in explained(table.view, table.play))
    stage = lesson_at("meow", (0, 7), pace=0.0)
    assert not explained(stage.top.view, stage.top.play), "one's own lead is on an empty table"


def test_bends_are_shown_before_they_are_named(home):
    """A soft or hard tile is pointed at, face up, in the first step that names its kind."""
    texts, course = Words("en"), lessons.read("neko")
    for kind in ("soft", "hard"):
        at = next(at for at in course.captioned()
                  if f"{kind} " in texts(course.key(course.parts[at[0]].steps[at[1]].say)))  # fmt: skip
        stage = lesson_at("neko", at, pace=0.0)
        stage.update(0.5)
        shown = [one.piece.face for one in stage.top.view.targets.pieces
                 if any(one.box.colliderect(box) for box in stage.top.overlays[0].pointed())]  # fmt: skip
        assert any(kind in face for face in shown), (kind, at, shown)


@pytest.mark.parametrize("name", ("", "Mochi", "Biscuit"))
def test_everybody_keeps_name_and_colour_through_a_lesson_and_no_name_comes_twice(home, name):
    stage = make_stage(size=SMALL, names=(name,) if name else ())
    for game in GAMES:
        known, course = {}, lessons.read(game)
        for number, part in enumerate(course.parts):
            match = stage.doors.lesson(game, (number, 0)).match
            assert match.seats[part.learner].name == (name or "Clementine") and match.colours[part.learner] == 0
            for seat, colour in zip(match.seats, match.colours):
                assert known.setdefault(seat.name, (seat.avatar, colour)) == (seat.avatar, colour)
            assert len({seat.name for seat in match.seats}) == part.seats


@pytest.mark.parametrize("language", ("en", "fr"))
def test_no_kitten_has_the_name_of_a_player(language):
    texts = Words(language)
    players = {texts(key) for key in texts.texts if key.startswith("avatar.")}
    kittens = {texts(key) for key in texts.texts if key.startswith("meowtopia.face.")}
    assert players and kittens and not players & kittens


# ── before and after it ──


def test_the_end_of_a_lesson_fills_its_page(home):
    for text in (1.0, 2.0):
        stage = make_stage(size=SMALL, language="fr", text=text)
        scene = stage.doors.learned("isle")
        stage.push(scene)
        stage.settle()
        stage.draw()
        root = scene.form.root
        boxes = [root.shown.box, root.sheet.box, root.row.box]
        assert Box(0, 0, *CANVAS).contains(boxes[0].unionall(boxes[1:]))
        assert sum(box.w * box.h for box in boxes) > 0.4 * CANVAS[0] * CANVAS[1]
        assert not any(one.colliderect(two) for one, two in ((boxes[0], boxes[1]), (boxes[1], boxes[2])))
        assert len(scene._known()) == len(lessons.read("isle").parts)


@pytest.mark.parametrize("language", ("en", "fr"))
def test_title_and_set_up_say_how_long_a_lesson_takes(home, language):
    stage = make_stage(language=language)
    stage.push(stage.doors.title())
    stage.settle()
    for game in GAMES:
        assert str(learning_minutes(game, stage.words)) in stage.top.form.find(f"learn-{game}").text
    scene = SetupScene(stage, "isle")
    row = scene._new()[0] if scene.unknown else None
    assert row and str(learning_minutes("isle", stage.words)) in row.kids[1].text


@pytest.mark.parametrize("language", ("en", "fr"))
@pytest.mark.parametrize("text", (1.0, 1.5, 2.0))
@pytest.mark.parametrize("new", (False, True))
def test_the_sideboard_of_the_title_covers_neither_logo_nor_cats_nor_signs(home, language, text, new):
    stage = make_stage(language=language, text=text)
    scene = stage.doors.title()
    stage.push(scene)
    stage.settle()
    scene.offering = new
    scene.form.refresh()
    scene.form.ready()
    front = scene.form.root
    drawn = [one.box for one in front.boxes] + [scene.board.places["logo"].box]
    drawn += [one.stand.cat for one in front.boxes if getattr(one, "stand", None) and one.stand.cat]
    assert not any(front.row.box.colliderect(box) for box in drawn)
    assert Box(0, 0, *CANVAS).contains(front.row.box)
    others = [scene.form.find(name).box for name in ("settings", "saves", "quit")]
    assert len({round(box.centery) for box in others}) == 1, "they stand in one row"

"""Tips of first matches: they lie on nothing, speak up in one's own turn, and give way to everything else."""

import pygame
import pytest
from learners import GAMES
from looking import key
from speakers import READERS, WHOLE, hidden, read_as, stage_for, tipped, told

from meowgames import paths
from meowgames.play import lesson as lessons
from meowgames.play import progress
from meowgames.scenes.table.play import recap
from meowgames.scenes.table.view import View
from meowgames.screen.paint import Box, written

pytestmark = pytest.mark.filterwarnings("ignore:Please use Window")


@pytest.fixture(autouse=True)
def bare(home, monkeypatch):
    """Let tables stand at once: no log is written."""
    monkeypatch.setattr(View, "tell_all", lambda view, plies=None: None)


@pytest.fixture
def saves(home):
    return paths.saves()


@pytest.mark.parametrize("game", GAMES)
def test_no_tip_lies_on_anything(saves, game):
    stage = stage_for(*READERS[0])
    stage.saves = saves
    table, tips = tipped(stage, game)
    for reader in READERS:
        read_as(stage, table, *reader)
        for tip in lessons.read(game).tips:
            tips.say(tip, tips.course.key(tip.say), table.view.latest - 1)
            stage.update(0.01)
            box = tips.bubble.box
            assert tips.tip is tip and WHOLE.contains(box)
            assert not hidden(box, tips._keeps()), (reader, tip.say, tuple(box))
            tips.hush()


def test_escape_closes_a_tip_before_it_pauses(saves):
    stage = stage_for("en", 1.0, (1280, 720))
    table, tips = told(stage, saves)
    stage.event(key(pygame.K_ESCAPE))
    assert tips.tip is None and stage.top is table
    stage.event(key(pygame.K_ESCAPE))
    assert stage.top is not table


def test_a_tip_goes_with_an_undo(saves):
    stage = stage_for("en", 1.0, (1280, 720))
    table, tips = told(stage, saves)
    assert tips.tip
    table.view.go(table.view.latest - 1)
    stage.update(0.01)
    assert tips.tip is None


@pytest.mark.parametrize("read", (False, True))
def test_a_pause_puts_a_tip_away_and_keeps_one_that_nobody_could_read(saves, read):
    stage = stage_for("en", 1.0, (1280, 720))
    table, tips = told(stage, saves)
    if read:
        stage.update(60.0)
    table.pause()
    stage.settle()
    stage.update(0.1)
    stage.pop()
    stage.settle()
    stage.update(0.1)
    assert (tips.tip is None) == read
    assert read or tips.bubble.folded


def test_a_tip_that_was_not_read_waits_as_a_mark_through_ones_own_move(saves, monkeypatch):
    stage = stage_for("en", 1.0, (1280, 720))
    table, tips = told(stage, saves)
    monkeypatch.setattr(type(tips.tip), "fires", lambda *given: True)  # what it speaks of stays
    table.play.commit(table.play.match.rules.moves(table.play.match.state)[0])
    stage.update(0.1)
    assert tips.tip and tips.bubble.folded
    tips.bubble.unfold()
    assert not tips.bubble.folded


def test_a_mark_goes_once_what_it_speaks_of_does_and_is_told_another_time(saves):
    stage = stage_for("en", 1.0, (1280, 720))
    stage.saves = saves
    table, tips = tipped(stage, "meow")
    before = table.view.picture
    there = next(tip for tip in tips.course.tips if tip.fires({}, before, 0))
    gone = next(tip for tip in tips.course.tips if not tip.fires({}, before, 0))
    for tip in (there, gone):
        key = tips.course.key(tip.say)
        tips.say(tip, key, table.view.latest - 1)
        tips.update(0.01)
        assert tips.tip is tip, "what is open can be read to its end"
        tips.bubble.shrink()
        tips.update(0.01)
        assert (tips.tip is tip) == (tip is there)
        assert (key in tips.told) == (key in progress.load().told) == (tip is there)
        tips.hush()


# ── whose turn it is ──


def turned(table, seat):
    """Let a table look as if it were the turn of a seat."""
    table.view.seen = table.view.seen._replace(turn=seat)


def test_a_tip_of_anothers_turn_waits_as_a_mark_until_ones_own(saves):
    stage = stage_for("en", 1.0, (1280, 720))
    stage.saves = saves
    table, tips = tipped(stage, "meow")
    turned(table, 1)
    tip = tips.course.tips[0]
    tips.say(tip, tips.course.key(tip.say), table.view.latest - 1)
    tips.update(0.01)
    assert tips.bubble.folded
    turned(table, 0)
    assert tips.update(0.01) and not tips.bubble.folded
    turned(table, 1)
    assert tips.update(0.01) and tips.bubble.folded


def test_a_tip_goes_elsewhere_once_in_a_turn_and_then_waits(saves, monkeypatch):
    stage = stage_for("en", 1.0, (1280, 720))
    table, tips = told(stage, saves)
    keeps, in_the_way = tips.bubble.keeps, []
    monkeypatch.setattr(tips.bubble, "keeps", lambda: [*keeps(), *in_the_way])
    first = Box(tips.bubble.box)
    table.view.targets.pieces = list(table.view.targets.pieces)
    tips.update(0.01)
    assert tips.bubble.box == first, "it stays while it hides nothing"
    for folded in (False, True):
        in_the_way.append(Box(*tips.bubble.box.center, 30, 30))
        table.view.targets.pieces = list(table.view.targets.pieces)
        tips.update(0.01)
        assert tips.bubble.folded == folded


def test_nobody_tells_a_tip_while_something_is_shown_again(saves):
    stage = stage_for("en", 1.0, (1280, 720))
    table, tips = told(stage, saves)
    recap(table.play, 0)
    stage.update(0.01)
    assert table.view.said and not tips.heard and tips.lies().w == 0
    table.view.catch_up()
    stage.update(0.01)
    assert tips.heard


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_can_be_asked_for_while_a_tip_is_told(saves, game):
    stage = stage_for("en", 1.0, (1280, 720))
    stage.saves = saves
    table, tips = tipped(stage, game)
    tip = tips.course.tips[0]
    tips.say(tip, tips.course.key(tip.say), table.view.latest - 1)
    stage.update(0.01)
    stage.event(key(pygame.K_h))
    assert table.play.hint.asked and tips.tip


@pytest.mark.parametrize(("game", "text"), [("isle", 1.0), ("meowtopia", 2.0), ("minicity", 1.0)])
def test_the_mark_of_a_tip_lies_on_no_words(saves, game, text):
    stage = stage_for("fr", text, (1280, 720))
    stage.saves = saves
    _, tips = tipped(stage, game)
    tip = tips.course.tips[0]
    stage.draw()
    tips.say(tip, tips.course.key(tip.say), tips.view.latest - 1)
    free = [one for one in written(stage.paint, [WHOLE]) if not hidden(one.inflate(90, 90), tips._keeps())]
    assert free, "it would like to lie on some"
    for text in free:
        tips.bubble.where = text.inflate(90, 90)
        tips.bubble.shrink()
        assert tips.bubble.folded and not written(stage.paint, [tips.bubble.box])


@pytest.mark.parametrize("game", GAMES)
def test_the_buttons_of_a_tip_lie_side_by_side(saves, game):
    stage = stage_for("fr", 1.0, (1280, 720))
    stage.saves = saves
    _, tips = tipped(stage, game)
    for tip in tips.course.tips:
        tips.say(tip, tips.course.key(tip.say), tips.view.latest - 1)
        tips.bubble.unfold()
        stop, close = (tips.bubble.form.find(name).box for name in ("stop", "close"))
        assert stop.y == close.y and stop.h == close.h, tip.say
        tips.hush()


@pytest.mark.parametrize(("language", "text", "room"), [("en", 1.0, 400), ("fr", 1.0, 400), ("fr", 2.0, 640)])
def test_the_buttons_of_a_tip_are_read_in_one_line_where_it_is_narrow(saves, monkeypatch, language, text, room):
    stage = stage_for(language, text, (1280, 720))
    _, tips = told(stage, saves)
    monkeypatch.setattr(tips.bubble, "keeps", lambda: [Box(room, 0, 1920 - room, 1080)])
    tips.refresh()
    assert not tips.bubble.folded
    for button in (tips.bubble.form.find(name) for name in ("stop", "close")):
        assert button.box.w >= button.wish(stage.paint) - 1 and tips.bubble.box.contains(button.box)

"""Whoever speaks hides nothing: bubbles, tips and notes keep clear of what is touched, read and spoken of."""

import pygame
import pytest
from learners import GAMES
from looking import key, mouse
from speakers import READERS, WHOLE, hidden, read_as, stage_for, step_of, tipped, told

from meowgames import paths
from meowgames.play import lesson as lessons
from meowgames.scenes.table import clear, rings
from meowgames.scenes.table.pointing import paw
from meowgames.scenes.table.view import View
from meowgames.screen import room
from meowgames.screen.ledger import PICTURE
from meowgames.screen.ledger import hidden as covered
from meowgames.screen.paint import CANVAS, Box

pytestmark = pytest.mark.filterwarnings("ignore:Please use Window")


@pytest.fixture(autouse=True)
def bare(home, monkeypatch):
    """Let tables stand at once: no log is written."""
    monkeypatch.setattr(View, "tell_all", lambda view, plies=None: None)


# ── lessons ──

BESIDE = {"undo", "rules", "before", "menu"}  # tools beside the button that goes on


@pytest.mark.slow
@pytest.mark.parametrize("game", [*GAMES, "free"])
def test_the_cat_of_a_lesson_lies_on_nothing_in_any_step(game):
    stage, ways = stage_for(*READERS[0]), {}
    for number, at in enumerate(lessons.read(game).captioned()):
        table = step_of(stage, game, at)
        for reader in READERS:
            read_as(stage, table, *reader)
            lies_on_nothing(table, (at, reader))
            if reader == READERS[number % 2]:
                rings_lie_on_no_words(stage, table, (at, reader))
            way = table.overlays[0].way.find("next").box
            assert ways.setdefault(reader, tuple(way)) == tuple(way), "Next moves about"
            others = [table.hud.form.find(f"tool:{name}").hit for name in BESIDE & set(table.play.shown)]
            assert not hidden(way, others), "Back or Leave is where Next was"


@pytest.mark.parametrize("language", ("en", "fr"))
@pytest.mark.parametrize(
    ("game", "text", "spots", "steps"),
    (
        ("meow", 2.0, ("trick", "crown"), ((0, 4), (1, 0), (1, 1), (1, 6), (1, 7))),
        ("meowtopia", 1.5, ("field0.", "edge0."), ((0, 2), (0, 4), (0, 5))),
    ),
)
def test_the_cat_hides_nothing_the_game_is_about_while_there_is_room_elsewhere(language, game, text, spots, steps):
    stage = stage_for(language, text, (1280, 720))
    for at in steps:
        table = step_of(stage, game, at)
        cat, seen = table.overlays[0], 0
        for _ in range(8):  # what is shown comes to lie there while the cat speaks
            table.hand.look()
            lying = [table.view.camera.lies(one.box) for one in table.view.pieces() if one.spot.startswith(spots)]
            assert not cat.speaking or not (cat.bubble.folded or hidden(cat.bubble.box, lying)), at
            seen += len(lying) if cat.speaking and cat.pupil.at == at else 0
            stage.update(0.5)
        assert seen, at


def test_a_cat_without_other_room_lies_on_what_is_rather_spared(monkeypatch):
    stage = stage_for("en", 1.0, (1280, 720))
    table = step_of(stage, "meow", (1, 1))
    cat = table.overlays[0]
    monkeypatch.setattr(clear, "spared", lambda view: [WHOLE])
    cat.refresh()
    assert not cat.bubble.folded
    lies_on_nothing(table, (1, 1))


def test_the_sign_that_is_spoken_of_is_pointed_at():
    table = step_of(stage_for("fr", 1.5, (1280, 720)), "meowtopia", (0, 2))
    assert table.overlays[0].pointed() == [table.view.board.places["supper-sign"].box]


def lies_on_nothing(table, where):
    """Hold what the cat says to the law; in no step of a lesson it has to wait as a mark."""
    cat = table.overlays[0]
    assert cat.speaking and not cat.bubble.folded, where
    box, kept = cat.bubble.box, clear.keeps(table.view, cat.pointed())
    assert WHOLE.contains(box) and not hidden(box, kept), (where, cat.pupil.step.say, tuple(box), hidden(box, kept))
    tapped, prompt = cat.tapped(), table.view.board.places["prompt"].box
    written = [prompt, box, *clear.players(table.view), *(one.box for one in table.view.targets.front)]
    assert tapped is None or not hidden(tapped, written), (where, "the paw lies on words")


def rings_lie_on_no_words(stage, table, where):
    """Hold the rings of a step to the law: whatever could be read before they were drawn can be read after."""
    paint, cat = stage.paint, table.overlays[0]
    if not cat.pointed():
        return
    with paint.ledger.reading() as writings, pytest.MonkeyPatch.context() as patch:
        patch.setattr(rings, "draw_ring", lambda paint, edge: spared(paint, edge, writings, where))
        stage.draw()


def spared(paint, edge, writings, where, draw=rings.draw_ring):
    """Draw a ring, and find no letters under it."""
    near = [one for one in writings if one.owner != PICTURE and one.box.colliderect(paint.pixels(edge))]
    before = [covered(one, paint.surface) for one in near]
    draw(paint, edge)
    after = [one.text for one, was in zip(near, before) if covered(one, paint.surface) > was + 0.03]
    assert not after, (where, after)


@pytest.mark.parametrize(("boxes", "count"), (([(0, 0), (90, 0)], 2), ([(0, 0), (60, 0)], 1), ([(0, 0), (300, 0)], 2)))
def test_neighbours_share_the_room_between_their_rings_and_one_ring_if_they_overlap(boxes, count):
    found = rings.fit([Box(400 + x, 400 + y, 80, 80) for x, y in boxes], [])
    assert len(found) == count
    assert not any(one.outer().colliderect(two.outer()) for one in found for two in found if one is not two)


def test_a_ring_takes_in_the_words_of_its_thing_and_keeps_off_those_of_others():
    own, other = Box(470, 420, 40, 20), Box(420, 484, 40, 20)
    (ring,) = rings.fit([Box(400, 400, 80, 80)], [own, other])
    assert ring.box.contains(own) and not ring.outer().colliderect(other)
    for pulse in (0.0, 0.5, 1.0):
        inside = ring.outer(pulse).inflate(-2 * rings.THICK, -2 * rings.THICK)
        assert inside.contains(own)


def test_a_cat_without_room_is_a_mark_that_a_click_or_a_key_opens_and_folds(monkeypatch):
    stage = stage_for("en", 1.0, (1280, 720))
    table = step_of(stage, "meow", (0, 3))
    cat = table.overlays[0]
    everything = [Box(0, 0, CANVAS[0] - 160, CANVAS[1])]
    monkeypatch.setattr(clear, "keeps", lambda view, pointed=(): everything)
    cat.refresh()
    assert cat.bubble.folded and not hidden(cat.bubble.box, everything)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        stage.event(mouse(kind, cat.bubble.box.center))
    assert not cat.bubble.folded and cat.bubble.open
    stage.event(key(pygame.K_ESCAPE))
    assert cat.bubble.folded and stage.top is table
    stage.update(0.5)
    table.hand.look()
    names = [one.names[0] for one in cat.stops()]
    assert names and set(names) <= set(table.view.targets.order())
    table.hand.stand(names[0])
    stage.event(key(pygame.K_RETURN))
    assert cat.bubble.open
    stage.event(mouse(pygame.MOUSEBUTTONDOWN, (960, 540)))
    stage.event(mouse(pygame.MOUSEBUTTONUP, (960, 540)))
    assert cat.bubble.folded and cat.pupil.at == (0, 3)


def test_the_paw_keeps_off_what_is_kept_and_stays_away_without_room():
    thing = Box(900, 500, 100, 100)
    below = paw(thing, [])
    assert below.top > thing.bottom
    above = paw(thing, [below])
    assert above.bottom < thing.top and not above.colliderect(below)
    assert paw(thing, [thing.inflate(400, 400)]) is None


@pytest.fixture
def saves(home):
    return paths.saves()


# ── notes ──


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("text", (1.0, 2.0))
def test_a_refusal_lies_on_nothing_that_can_be_touched(saves, game, text):
    stage = stage_for("fr", text, (1280, 720))
    stage.saves = saves
    table, _ = tipped(stage, game)
    table.overlays.clear()
    stage.toast(stage.words("lesson.pause"))
    stage.update(0.1)
    stage.draw()
    assert not hidden(stage.toasts[0].box, table.keeps())


def test_a_note_lies_beside_a_tip(saves):
    stage = stage_for("en", 1.0, (1280, 720))
    _, tips = told(stage, saves)
    stage.toast("Not now")
    stage.update(0.1)
    stage.draw()
    assert tips.lies().w > 0 and not hidden(stage.toasts[0].box, [tips.lies()])


def test_a_note_of_the_table_waits_while_the_pause_lies_over_it(saves):
    stage = stage_for("en", 1.0, (1280, 720))
    table, _ = told(stage, saves)
    stage.toast("Not now")
    stage.update(0.1)
    assert [note.text for note in stage.shown()] == ["Not now"]
    table.pause()
    stage.settle()
    stage.update(60.0)
    assert not stage.shown() and stage.toasts
    stage.toast("Copied")
    stage.update(0.1)
    stage.draw()
    assert [note.text for note in stage.shown()] == ["Copied"]
    assert not hidden(stage.toasts[-1].box, [stage.top.form.find("resume").box])
    stage.pop()
    stage.settle()
    assert "Not now" in [note.text for note in stage.shown()]


# ── room ──


def test_room_is_found_beside_what_is_kept_and_near_the_last_place():
    wall = Box(300, 0, 1320, 1080)
    left, right = Box(20, 500, 200, 100), Box(1700, 500, 200, 100)
    assert room.find([(200, 100)], [wall], near=left).right < wall.left
    assert room.find([(200, 100)], [wall], near=right).left > wall.right
    assert room.find([(400, 100)], [wall]) is None
    assert room.find([(400, 100), (250, 160)], [wall]).w == 250
    assert room.least([(400, 100)], [wall]).w == 400


def test_room_hides_what_matters_least():
    costs = [(Box(0, 0, 960, 1080), 5.0), (Box(960, 0, 960, 1080), 0.1)]
    assert room.find([(300, 300)], [], costs).left >= 960


def test_who_sits_somewhere_stays_while_nothing_is_hidden_that_must_be_seen():
    seat, lying = Box(20, 400, 300, 200), [(Box(140, 480, 60, 60), 0.6)]
    assert not room.find([(300, 200)], [], lying, seat).colliderect(lying[0][0]), "others rather hide nothing"
    for size in ((300, 200), (360, 120)):
        assert room.find([size], [], lying, seat, sits=True).bottomleft == seat.bottomleft
    assert room.find([(300, 200)], [Box(20, 400, 50, 50)], lying, seat, sits=True).bottomleft != seat.bottomleft

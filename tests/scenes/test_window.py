"""The window shows what a full drawing of everything would, whatever was kept of the frames before."""

from random import Random

import pygame
import pytest
from looking import Later
from sitting import seats

from meowgames import app, paths
from meowgames.play.journal import Journal
from meowgames.play.match import Match, Setup
from meowgames.rules import find, playable
from meowgames.scenes.table.scene import TableScene
from meowgames.screen.canvas import Canvas
from meowgames.screen.kit.form import Form
from meowgames.screen.table import easel
from meowgames.settings import Settings

pytestmark = pytest.mark.filterwarnings("ignore:Please use Window")


@pytest.fixture
def player(player):
    player.stage.change(pace=1.0)
    return player


def table(player, game):
    """Sit down at the largest table of a game."""
    match = Match(Setup(game, seats(find(game).SEATS[-1]), "frames")).begin()
    scene = player.stage.doors.seat(match, Journal.create(match, paths.saves()), tips=False)
    player.stage.push(scene)
    player.spin(2)
    return scene


def pixels(surface):
    return pygame.image.tobytes(surface, "RGB")


def whole(window):
    """Return what is to be seen, drawn from the bottom up."""
    canvas = Canvas()
    canvas.aim(pygame.Surface(window.canvas.surface.get_size(), 0, window.canvas.surface))
    canvas.draw(window.shown)
    return pixels(canvas.surface)


def check(player):
    """Compare the window with its list drawn whole, and the list with one that nothing is kept for."""
    window = player.window
    assert pixels(window.canvas.surface) == whole(window)
    window.draw()
    kept = whole(window)
    window.paint.brush.last, window.paint.brush.asides = {}, {}
    window.paint.brush.forget()
    window.draw()
    assert whole(window) == kept


@pytest.mark.parametrize("game", playable())
def test_the_window_equals_a_full_drawing_of_a_list_that_is_never_stale(player, game):
    scene, rng = table(player, game), Random(game)
    for turn in range(90):
        if isinstance(player.top, TableScene) and scene.play.free and not scene.view.easel.busy and rng.random() < 0.5:
            scene.play.commit(scene.match.rules.sample(scene.match.state, rng))
        things = [scene.view.camera.lies(one.box).center for one in scene.view.targets.pieces]
        player.point(
            rng.choice(things) if things and rng.random() < 0.7 else (rng.randrange(1920), rng.randrange(1080))
        )
        if turn % 30 == 29:
            player.press(pygame.K_ESCAPE)
        if turn % 9 == 8:
            scene.view.camera.next()
        player.spin(1, rng.choice((0.0, 0.016, 0.05, 0.3)))
        check(player)


def test_under_a_veil_that_lifts_nothing_is_stale_and_what_stays_is_drawn_once(player, monkeypatch):
    scene, drawn = table(player, "isle"), []
    while scene.view.easel.busy or not scene.play.free:
        player.spin(1, 0.5)
    player.stage.push(player.stage.doors.options())
    player.spin()
    assert player.stage.veil
    real = Form.draw
    monkeypatch.setattr(Form, "draw", lambda form, paint: drawn.append(form) or real(form, paint))
    player.spin(3, 0.03)
    assert not drawn  # the veil moved, and nothing below it
    player.point(player.form().find("music").box.center)
    player.spin(1, 0.01)
    assert player.stage.veil and len(drawn) == 1  # it looks touched already
    check(player)
    player.stage.pop()
    player.spin(2, 0.03)
    assert player.stage.veil
    scene.play.commit(scene.match.rules.moves(scene.match.state)[0])
    while player.stage.veil:
        player.spin(1, 0.02)
        check(player)


@pytest.fixture
def late(player):
    """A player whose pictures come late."""
    art = player.window.art
    art.forget()
    art.rasters = Later()
    yield player
    art.rasters = None
    art.forget()
    player.window.waits = 0


def test_a_picture_is_shown_whole_or_not_at_all_and_time_waits_for_it(late):
    window = late.window
    while window.waits:
        window.art.rasters.draw()
        late.spin()
    late.spin()
    before, seconds = pixels(window.canvas.surface), []
    scene = table(late, "meow")
    scene.update = lambda passed: seconds.append(passed) or True
    for _ in range(app.PATIENT - 3):
        late.spin()
        assert window.waits and pixels(window.canvas.surface) == before
    assert not any(seconds[1:])
    while window.waits <= app.PATIENT + 3:
        late.spin()
    with_paw = pixels(window.canvas.surface)
    assert with_paw != before
    late.spin(3)
    assert pixels(window.canvas.surface) != with_paw  # it moves
    for _ in range(40):
        window.art.rasters.draw()
        late.spin()
    assert not window.waits and seconds[-1] > 0
    shown = pixels(window.canvas.surface)
    window.canvas.forget()
    window.draw()
    assert pixels(window.canvas.surface) == shown


def test_a_window_of_another_size_shows_the_last_picture_until_all_is_drawn_for_it(late):
    window = late.window
    for _ in range(40):
        window.art.rasters.draw()
        late.spin()
    window.art.budget.start()
    before = window.canvas.surface.copy()
    late.resize((800, 450))
    late.spin(2)
    assert window.waits and pixels(window.canvas.surface) == pixels(pygame.transform.scale(before, (800, 450)))
    for _ in range(60):
        window.art.rasters.draw()
        late.spin()
    assert not window.waits and pixels(window.canvas.surface) == whole(window)
    assert len(window.shown) > 9
    window.art.budget.counts = False


def test_a_table_seen_from_near_is_stretched_until_its_pieces_are_drawn_finely(late):
    window = late.window
    scene = table(late, "isle")
    for _ in range(40):
        window.art.rasters.draw()
        late.spin()
    scene.view.camera.next()
    while scene.view.camera.glides:
        late.spin(1, 0.05)
        window.art.rasters.draw()
    late.spin(3, 0.05)
    assert scene.view.camera.near and not window.waits and window.art.budget.rough
    rough = pixels(window.canvas.surface)
    for _ in range(40):
        window.art.rasters.draw()
        late.spin()
    assert not window.art.budget.rough and pixels(window.canvas.surface) != rough


@pytest.mark.parametrize("game", ["isle", "meowtopia", "neko"])
def test_of_a_near_view_only_what_is_seen_is_asked_for_and_nothing_is_missing(player, game, monkeypatch):
    scene = table(player, game)
    scene.view.camera.next()
    while scene.view.camera.glides or scene.view.easel.busy:
        player.spin(1, 0.5)
    player.window.art.forget()
    check(player)
    shown, count = whole(player.window), len(player.window.art.kept)
    monkeypatch.setattr("meowgames.screen.paint.unseen", lambda *_given: None)
    monkeypatch.setattr("meowgames.screen.paint.sees", lambda *_given: True)
    player.window.art.forget()
    check(player)
    assert len(player.window.art.kept) > count
    assert whole(player.window) == shown


def test_a_table_one_comes_back_to_is_not_listed_anew(player, monkeypatch):
    scene, listed = table(player, "isle"), []
    while scene.view.easel.busy:
        player.spin(1, 0.5)
    real = easel.draw_piece
    monkeypatch.setattr(easel, "draw_piece", lambda *given: listed.append(given[1]) or real(*given))
    player.stage.redraw()
    player.spin()
    assert not listed
    for _ in range(2):
        scene.view.camera.next()
        while scene.view.camera.glides:
            player.spin(1, 0.05)
        player.spin()
    near = len(listed)
    assert near
    scene.view.camera.reset()
    while scene.view.camera.glides:
        player.spin(1, 0.05)
    player.spin()
    assert len(listed) - near < 20  # what changed meanwhile


def test_a_mouse_that_rests_is_not_looked_under_while_the_table_glides_but_a_press_is(player):
    scene = table(player, "isle")
    while scene.view.easel.busy or not scene.play.free:
        player.spin(1, 0.5)
    player.point((960, 500))
    player.spin()
    at = scene.view.lights.at
    scene.view.camera.next()
    player.spin(2, 0.03)
    assert scene.view.camera.glides and scene.view.lights.at == at != scene.hand.there
    event = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(960, 500), button=1)
    scene.hand.press(event)
    assert scene.view.lights.at == scene.hand.there != at


def test_the_paw_of_a_thinking_bot_is_drawn_nine_times_a_second(player):
    scene = table(player, "meow")

    class Deep:
        busy, plans = True, []
        warm = drop = close = ask = lambda self, *_asked, **_more: None

        def poll(self):
            return None

    player.stage.mind = Deep()
    while scene.play.free:
        scene.play.commit(scene.match.rules.moves(scene.match.state)[0])
    while scene.view.easel.busy or scene.turns.step < 0:
        player.spin(1, 1 / 60)
    drawn = sum(player.window.frame(1 / 60) for _ in range(120))
    assert 14 <= drawn <= 22


def test_a_click_lands_where_it_is_seen_in_a_window_of_more_lines_than_are_drawn(player):
    player.resize((3840, 2160))
    window = player.window
    assert window.canvas.zoom == 2.0 and window.unit((1920, 1080)) == (960.0, 540.0)
    player.stage.push(player.stage.doors.options())
    player.spin(2)
    player.click("sharp")
    player.spin()
    assert window.canvas.zoom == 1.0 and window.paint.scale == 2.0 and window.unit((1920, 1080)) == (960.0, 540.0)


def test_sharpness_is_offered_only_where_it_would_be_seen(player):
    player.stage.push(player.stage.doors.options())
    player.spin(2)
    assert player.form().find("sharp") is None


def test_long_events_put_the_drawing_off_for_two_frames_and_no_further():
    window = app.Window(Settings())
    assert not window.puts_off(100.0)  # without a thread nothing is counted
    window.art.budget.start()
    assert [window.puts_off(spent) for spent in (1.0, 9.0, 9.0, 9.0, 1.0)] == [False, True, True, False, False]

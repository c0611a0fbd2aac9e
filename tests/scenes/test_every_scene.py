"""The title and every scene above it: at each size, as pictures, and under a monkey's hands."""

from itertools import combinations

import pygame
import pytest
from sitting import SMALL, begun, finished, keep, lying, seats

from meowgames import paths
from meowgames.play import statistics
from meowgames.play.match import Setup
from meowgames.rules import SHELF, find
from meowgames.scenes import shots
from meowgames.scenes.menus.ask import AskScene
from meowgames.scenes.menus.code import CodeScene
from meowgames.scenes.menus.credits import CreditsScene
from meowgames.scenes.menus.curtain import CurtainScene
from meowgames.scenes.menus.keycard import KeysScene
from meowgames.scenes.menus.learned import LearnedScene
from meowgames.scenes.menus.library import LibraryScene
from meowgames.scenes.menus.options import OptionsScene
from meowgames.scenes.menus.pause import PauseScene
from meowgames.scenes.menus.records import RecordsScene
from meowgames.scenes.menus.replay import ReplayScene
from meowgames.scenes.menus.result import ResultScene
from meowgames.scenes.menus.rules import RulesScene
from meowgames.scenes.menus.setup import SetupScene
from meowgames.scenes.menus.title import TitleScene
from meowgames.scenes.table.scene import TableScene
from meowgames.screen.kit.widget import walk
from meowgames.screen.paint import CANVAS, Box

pytestmark = pytest.mark.filterwarnings("ignore:Please use Window")  # the one way to a window's least size


# ── the title ──


@pytest.mark.parametrize("game", SHELF)
def test_closed_boxes_say_so(player, monkeypatch, game):
    monkeypatch.setitem(SHELF, game, False)
    player.top.refresh()
    player.click(f"box-{game}")
    assert isinstance(player.top, TitleScene)
    assert player.stage.words(f"{game}.title") in player.stage.toasts[0].text


def test_the_arrows_reach_every_box_and_button(player):
    form = player.form()
    wanted = {one.key for one in form.order()}
    player.press(pygame.K_RIGHT)
    ahead, seen = [form.focus.key], set()
    while ahead:
        here = ahead.pop()
        seen.add(here)
        for key in (pygame.K_RIGHT, pygame.K_LEFT, pygame.K_DOWN, pygame.K_UP):
            form.take(here)
            player.press(key)
            ahead += [] if form.focus.key in (*seen, *ahead) else [form.focus.key]
    assert seen == wanted and len(seen) > len(SHELF)


def test_a_seed_can_be_brought_along(player):
    player.stage.push(player.stage.doors.setup("meow", "BRING"))
    scene = player.until(SetupScene)
    assert scene.seed == "BRING" and scene.setup().seed == "BRING"


# ── every scene, every size ──


def everything(stage):
    """Yield each scene above the title, ready to be looked at."""
    match, done = begun(6, 40), finished(6)
    table = shots.table(stage, match)
    yield [SetupScene(stage, "isle", "A")]
    yield [OptionsScene(stage)]
    yield [RulesScene(stage, "meow", "4.2")]
    yield [CreditsScene(stage)]
    yield [LearnedScene(stage, "meow")]
    yield [KeysScene(stage)]
    yield [LibraryScene(stage)]
    yield [LibraryScene(stage), CodeScene(stage)]
    yield [RecordsScene(stage)]
    yield [CurtainScene(stage, match, 1, lambda: None)]
    yield [table, PauseScene(stage, table.real, table.turns.seats_changed)]
    yield [ResultScene(stage, done, None)]
    yield [ReplayScene(stage, done)]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_nothing_overlaps_and_nothing_is_cut(chair, home, language, text):
    player = chair.sit_down(language=language, text=text)
    keep(begun(6, 40)), keep(finished(6, "B"))
    statistics.record(finished(6, "B"), paths.statistics_file())
    canvas = Box(0, 0, *CANVAS)
    for scenes in [[], *everything(player.stage)]:
        for scene in scenes:
            player.stage.push(scene)
        player.spin(2)
        here = player.form()
        loose = [
            (one, one.box) for one, trail in walk(here.root)
            if one.focusable and not any(hasattr(other, "scroll") for other in trail)
        ]  # fmt: skip
        for one, box in loose:
            assert canvas.contains(box.inflate(-2, -2)), f"{type(player.top).__name__}: {one} leaves the canvas"
        loose += [(one.title, one.paper(player.stage.paint)) for one, _ in loose if hasattr(one, "paper")]
        for (one, box), (two, other) in combinations(loose, 2):
            assert not box.inflate(-4, -4).colliderect(other), f"{type(player.top).__name__}: {one} on {two}"
        player.stage.home()
        player.spin()


ODD = [(100, 60), (1, 1), (1600, 100), (170, 1700)]


@pytest.mark.slow
def test_a_window_may_have_any_shape(player):
    keep(begun(6, 40))
    player.stage.toast("A note that wants room too.")
    for scenes in [[], *everything(player.stage)]:
        for scene in scenes:
            player.stage.push(scene)
        for size in ODD:
            player.resize(size)
            player.stage.redraw()
            player.point((CANVAS[0] / 2, CANVAS[1] / 2))
            player.spin()
        player.stage.home()
        player.spin()
    player.resize(SMALL)
    player.spin()
    assert player.stage.paint.surface is pygame.display.get_surface()


def test_esc_steps_back_from_every_scene(player):
    for scenes in everything(player.stage):
        for scene in scenes:
            player.stage.push(scene)
        player.spin()
        below = player.stage.scenes[-2]
        player.press(pygame.K_ESCAPE)
        if isinstance(scenes[-1], CurtainScene):
            assert isinstance(player.top, AskScene)
            player.click("answer1")
        assert player.top is below
        player.stage.home()
        player.spin()
        assert isinstance(player.top, TitleScene)


def looks(player):
    """Return what is seen now, as pixels."""
    player.stage.toasts.clear()
    player.spin(4)
    player.stage.paint.surface.fill("black")  # the cloth of a curtain lets a hint of the last frame through
    player.stage.draw()
    return pygame.image.tobytes(player.stage.paint.surface, "RGB")


def ask_for_keys(player):
    player.press(pygame.K_COMMA, pygame.KMOD_SHIFT, "?")


def test_a_question_mark_lists_the_keys_over_every_scene_and_esc_is_back_there(player):
    keep(begun(6, 40))
    question = player.stage.doors.ask("Really?", "Sure?", [("Yes", "primary", None), ("No", "plain", None)])
    lesson, table = player.stage.doors.lesson("meow", (0, 0)), shots.table(player.stage, begun(3))
    typing = set()
    for scenes in [[], [question], [lesson], [table], *everything(player.stage)]:
        for scene in scenes:
            player.stage.push(scene)
        player.spin()
        top, before = player.top, looks(player)
        ask_for_keys(player)
        if isinstance(player.top, CodeScene):
            typing.add(top)
            assert player.top.form.find("code").value == "?"
        elif not isinstance(top, KeysScene):
            assert isinstance(player.top, KeysScene), f"{type(top).__name__} lists no keys"
            assert player.stage.scenes[-2] is top and looks(player) != before
            player.press(pygame.K_ESCAPE)
            assert player.top is top and looks(player) == before, f"{type(top).__name__} looks otherwise"
        player.stage.home()
        player.spin()
    assert len(typing) == 1


def test_the_keys_are_closed_by_what_opened_them_and_show_no_secrets(player):
    player.stage.push(CurtainScene(player.stage, begun(2, 12, people=(0, 1)), 1, lambda: pytest.fail("it parted")))
    player.spin()
    curtain = player.top
    ask_for_keys(player)
    assert isinstance(player.top, KeysScene) and player.stage._visible() == [curtain, player.top]
    ask_for_keys(player)
    assert player.top is curtain and curtain.parted is None


def test_the_window_may_change_size_in_the_middle_of_an_animation(player):
    player.sit_down(pace=1.0)
    player.stage.push(player.stage.doors.table(Setup("meow", seats(2), "Z")))
    table = player.until(TableScene)
    player.until(lambda: table.play.mine)
    player.play_card(table)
    assert table.view.easel.busy
    for size in ((800, 450), (500, 700), (1024, 576), SMALL):
        player.resize(size)
        player.spin(1, 0.03)
        assert player.stage.paint.surface.get_size() == size
    player.until(lambda: not table.view.easel.busy)
    assert table.view.easel.picture == lying(table)


def test_the_whole_screen_and_back(player):
    for full in (True, False):
        player.press(pygame.K_F11)
        player.spin()
        assert player.stage.settings.full_screen is full and player.window.full is full


# ── pictures without a window ──


@pytest.mark.slow
def test_pictures_of_every_scene(tmp_path, capsys):
    taken = shots.render(tmp_path / "new" / "folder", (480, 270), "fr")
    said = capsys.readouterr().out.split()
    assert said == [path.name for path in taken] and len(said) == len(set(said))
    for name in (
        "title",
        "setup",
        "options",
        "keys",
        "saves",
        "statistics",
        "credits",
        "meow-rules",
        "meow-4-replay",
    ):
        assert f"{name}.png" in said
    for count in find("meow").SEATS:
        for moment in ("opening", "middle", "choice", "end"):
            assert f"meow-{count}-{moment}.png" in said
    for path in taken:
        picture = pygame.image.load(path)
        tones = {tuple(picture.get_at((x, y))) for x in range(0, 480, 16) for y in range(0, 270, 16)}
        assert picture.get_size() == (480, 270) and len(tones) > 40, path.name


@pytest.mark.slow
def test_pictures_are_the_same_each_time(tmp_path):
    prints = []
    for folder in ("a", "b"):
        with shots.borrowed_home():
            (tmp_path / folder).mkdir()
            camera = shots.Studio((480, 270), "en")
            shots.furnish()
            wanted = [*shots.menus(camera), *shots.games(camera, "meow")]
            names = ("title", "saves", "setup", "meow-3-middle", "meow-2-end")
            taken = [camera.take(shot, tmp_path / folder) for shot in wanted if shot.name in names]
        prints.append([path.read_bytes() for path in taken])
    assert prints[0] == prints[1] and len(prints[0]) == 5


def test_a_folder_that_cannot_be_made_is_told(tmp_path):
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(OSError, match="cannot be made"):
        shots.render(tmp_path / "file" / "inside", (480, 270), "en")

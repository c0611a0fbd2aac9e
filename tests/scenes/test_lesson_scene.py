"""Lessons as a learner meets them: by mouse alone, by keys alone, with wrong touches, left and taken up again."""

import pygame
import pytest
from learners import GAMES, Keys, Mouse, at_move, bubble, learn, nothing_kept
from sitting import seats

from meowgames import paths
from meowgames.play import lesson as lessons
from meowgames.play import progress
from meowgames.play.match import Setup
from meowgames.scenes.menus.ask import AskScene
from meowgames.scenes.menus.learned import LearnedScene
from meowgames.scenes.menus.rules import RulesScene
from meowgames.scenes.menus.setup import SetupScene
from meowgames.scenes.menus.title import TitleScene
from meowgames.scenes.table.scene import TableScene
from meowgames.scenes.table.tips import Tips

pytestmark = pytest.mark.filterwarnings("ignore:Please use Window")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_lesson_by_mouse_alone(player, game):
    player.click(f"learn-{game}")
    end = learn(player, Mouse(player))
    assert isinstance(end, LearnedScene) and nothing_kept()
    assert game in progress.load().done and game not in progress.load().places
    player.click("play")
    scene = player.until(SetupScene)
    assert scene.game == game and {chair.player for chair in scene.company.chairs[1:]} == {"kitten"}
    assert not scene.unknown


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_lesson_by_keys_alone_in_large_french(chair, home, game):
    player = chair.sit_down(language="fr", text=2.0)
    player.form().take(f"learn-{game}")
    player.press(pygame.K_RETURN)
    assert isinstance(learn(player, Keys(player)), LearnedScene) and nothing_kept()
    player.press(pygame.K_ESCAPE)
    assert isinstance(player.top, TitleScene)


# ── what the learner may do besides ──


def test_a_wrong_touch_is_answered_and_nothing_is_played(player):
    table = at_move(player)
    lesson, pupil, match = table.play, table.play.pupil, table.play.match
    before, wanted = match.at, pupil.step.do
    other = next(face for face in table.view.picture["hand0"] if face not in wanted)
    box = next(piece.box for piece in table.view.pieces() if piece.face == other)
    player.click((box.x + 10, box.y + 60))
    assert lesson.answer and not lesson.answer_clause and match.at == before and lesson.phase == "act"
    assert bubble(table).form.find("clause")
    Mouse(player).touch(table, wanted)
    assert match.at > before and pupil.praise


def test_a_touch_while_reading_asks_to_read_first(player):
    player.stage.push(player.stage.doors.lesson("meow"))
    player.spin(2, 0.8)
    table = player.top
    lesson, pupil, at = table.play, table.play.pupil, table.play.pupil.at
    assert lesson.phase == "read"
    box = next(piece.box for piece in table.view.pieces() if piece.spot == "hand0")
    player.click((box.x + 10, box.y + 60))
    assert pupil.at == at and lesson.answer
    empty = next((x, y) for x in range(40, 1900, 40) for y in range(200, 900, 40)
                 if not table.view.targets.at((x, y), (x, y)) and not bubble(table).over((x, y)))  # fmt: skip
    player.click(empty)
    assert pupil.at > at and not lesson.answer


def solving(player, game):
    course = lessons.read(game)
    solve = next(at for at in course.steps() if course.parts[at[0]].steps[at[1]].kind == "solve")
    player.stage.push(player.stage.doors.lesson(game, solve))
    player.spin()
    return player.top


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_answer_is_not_played(player, game):
    lesson = solving(player, game).play
    match, before, step = lesson.match, lesson.match.at, lesson.pupil.step
    legal = match.rules.moves(match.state)
    assert lesson.picker.moves == legal
    lesson.commit(next(move for move in legal if move not in step.solve))
    assert match.at == before and lesson.phase == "act"
    assert lesson.answer == player.stage.words(lesson.pupil.course.key(step.wrong))
    lesson.commit(step.solve[-1])
    assert match.at > before and lesson.phase == "done"


def test_tools_of_a_match_wait_and_the_rules_open_at_the_clause(player):
    table = at_move(player)
    lesson = table.play
    for key in (pygame.K_h, pygame.K_s):
        lesson.answer = ""
        player.press(key)
        assert lesson.answer == player.stage.words("lesson.later")
    player.press(pygame.K_y, pygame.KMOD_CTRL)
    assert player.top is table and lesson.phase == "act"
    player.press(pygame.K_r)
    rules = player.until(RulesScene)
    assert rules.game == "meow"
    player.press(pygame.K_ESCAPE)
    assert player.top is table and lesson.phase == "act" and nothing_kept()


def test_one_step_back(player):
    pupil = at_move(player).play.pupil
    at = pupil.at
    player.press(pygame.K_BACKSPACE)
    assert pupil.at < at and player.top.play.phase == "read" and player.top.play.pupil is pupil
    player.spin(2, 0.8)
    player.press(pygame.K_RETURN)
    assert pupil.at == at and player.top.play.phase == "act"
    player.click(player.top.hud.form.find("tool:undo").box.center)
    assert pupil.at < at
    pupil.at = (0, 0)
    assert pupil.before() is None


def test_a_lesson_is_left_and_taken_up_where_it_was(player):
    table = at_move(player, "neko")
    at, moves = table.play.pupil.at, list(table.play.match.moves)
    player.press(pygame.K_ESCAPE)
    player.until(AskScene)
    player.press(pygame.K_ESCAPE)
    assert player.top is table
    player.press(pygame.K_ESCAPE)
    player.until(AskScene)
    player.click("answer2")
    title = player.until(TitleScene)
    assert title.form.find("learn-neko").text == player.stage.words("lesson.resume")
    assert title.form.find("learn-meow").text.startswith(player.stage.words("lesson.learn"))
    player.click("learn-neko")
    again = player.until(TableScene)
    assert again is not table and again.play.phase == "act"
    assert (again.play.pupil.at, again.play.match.moves) == (at, moves)
    player.press(pygame.K_ESCAPE)
    player.until(AskScene)
    player.click("answer1")
    player.spin()
    assert player.top.play.pupil.at == (0, 0) and nothing_kept()


def test_every_step_can_be_taken_up(player):
    for game in GAMES:
        for number, part in enumerate(lessons.read(game).parts):
            last = number, len(part.steps) - 1
            table = player.stage.doors.lesson(game, last)
            assert isinstance(table, TableScene) and table.play.pupil.at == last
            assert table.play.pupil.part == part and table.overlays[0].lesson is table.play
    assert player.stage.doors.lesson("meow", (77, 3)).play.pupil.at == (0, 0)


def test_the_end_leads_on(player):
    player.stage.push(LearnedScene(player.stage, "meow"))
    player.spin()
    player.click("other")
    player.until(AskScene)
    player.click("answer0")
    table = player.until(TableScene)
    assert table.play.game == GAMES[1] and len(player.stage.scenes) == 2


# ── what is remembered ──


def test_progress_is_kept_and_a_broken_file_is_harmless(home):
    assert progress.load().fresh
    learned = progress.Progress().at("meow", 1, 2).finished("neko").telling("x")
    assert progress.save(learned) is None and progress.load() == learned
    assert learned.finished("meow").places == {}
    for text in (
        "",
        "[",
        "[]",
        "7",
        '{"places": 3, "done": {"a": 1}, "told": [4]}',
        '{"places": {"meow": [1]}}',
        "\ud800",
    ):
        paths.lessons_file().write_bytes(text.encode("utf-8", "surrogatepass"))
        assert progress.load() == progress.Progress()
    paths.lessons_file().write_text('{"places": {"meow": [1, 2], "neko": [-1, 0]}, "told": ["x", 4]}', "utf-8")
    assert progress.load() == progress.Progress({"meow": (1, 2)}, told=frozenset("x"))


def test_a_disk_that_refuses_is_a_sentence(player, monkeypatch):
    monkeypatch.setattr(paths, "lessons_file", lambda: paths.settings_file() / "no" / "folder")
    paths.settings_file().write_text("{}", "utf-8")
    player.stage.push(player.stage.doors.lesson("meow"))
    player.spin()
    assert isinstance(player.top, TableScene)
    assert player.stage.words("note.lessons.unwritable") in [toast.text for toast in player.stage.toasts]


def test_lessons_are_no_matches(player):
    at_move(player)
    player.stage.home()
    player.spin()
    assert player.top.waiting is None and nothing_kept()


# ── a lesson somebody edited ──


@pytest.mark.parametrize("old, new", [("[[part]]", "[[part"), ('do = "', 'do = "x'), ('bot = "', 'bot = "x')])
def test_a_lesson_edited_badly_is_a_sentence(player, monkeypatch, tmp_path, old, new):
    text = lessons.where("meow").read_text("utf-8").replace(old, new)
    (tmp_path / "meow.lesson.toml").write_text(text, "utf-8")
    monkeypatch.setattr(lessons, "where", lambda game: tmp_path / f"{game}.lesson.toml")
    lessons.read.cache_clear()
    try:
        player.stage.push(player.stage.doors.lesson("meow"))
        player.spin()
        for _ in range(60):
            if isinstance(player.top, TitleScene):
                break
            if player.top.play.phase == "act":
                Mouse(player).touch(player.top, player.top.play.pupil.step.do)
            else:
                player.press(pygame.K_RETURN)
            player.spin(2, 0.8)
        assert isinstance(player.top, TitleScene)
        assert "meow.lesson.toml" in player.stage.toasts[-1].text
        player.stage.push(player.stage.doors.table(Setup("meow", seats(2), "A")))
        assert Tips in [type(watcher.__self__) for watcher in player.until(TableScene).view.watchers]
    finally:
        lessons.read.cache_clear()

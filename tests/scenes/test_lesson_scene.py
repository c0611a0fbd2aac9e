"""Lessons as a learner meets them: by mouse alone, by keys alone, with wrong touches, left and taken up again."""

import pygame
import pytest
from test_scenes import Player, seats

from meowgames import paths
from meowgames.play import lesson as lessons
from meowgames.play import progress, statistics
from meowgames.play.journal import Journal
from meowgames.play.match import Match, Setup
from meowgames.rules import playable
from meowgames.scenes import drawer, furniture, guiding, tools
from meowgames.scenes.ask import AskScene
from meowgames.scenes.learned import LearnedScene
from meowgames.scenes.lesson import Guide, open_lesson
from meowgames.scenes.newcomer import never_played
from meowgames.scenes.rules import RulesScene
from meowgames.scenes.setup import SetupScene
from meowgames.scenes.table import TableScene, open_table
from meowgames.scenes.title import TitleScene
from meowgames.screen.paint import CANVAS, Box

pytestmark = pytest.mark.filterwarnings("ignore:Please use Window")
GAMES = [game for game in playable() if lessons.has(game)]
LIMIT = 3000  # frames a lesson may take
PARTS = sorted((n / 12 for n in range(1, 12)), key=lambda part: abs(part - 0.5))  # where in a box a click is tried


@pytest.fixture(scope="module")
def chair():
    player = Player()
    yield player
    player.stage.quit()
    player.stage.settle()


@pytest.fixture
def player(chair, home):
    return chair.sit_down()


class Mouse:
    """A learner who only clicks."""

    def __init__(self, player):
        self.player = player

    def go_on(self, table):
        self.player.click(table.guide.bubble.form.find("next").box.center)

    def touch(self, table, move):
        word = guiding.next_word(table, move)
        shade = guiding.ghost(table, move)
        if shade and word == move[-1]:
            self.player.point(self.cell(table, shade, word))
            self.player.spin()
            self.player.click(self.cell(table, shade, word))
        else:
            self.player.click(self.spot(table, word))

    def cell(self, table, shade, word):
        """Return where the mouse must be for the piece in hand to lie there."""
        wide, high = (side / count for side, count in zip(shade.box.size, table.hand.placing.size()))
        corner = shade.box.topleft
        squares = ((corner[0] + (x + 0.5) * wide, corner[1] + (y + 0.5) * high) for x in range(9) for y in range(9))
        before = table.hand.pos
        for spot in squares:
            table.hand.pos = tuple(table.camera.lies(Box(*spot, 1, 1)).topleft)
            found, table.hand.pos = table.hand.placing.aim() == word and table.hand.pos, before
            if found:
                return found
        raise AssertionError(f"no way to aim at {word}")

    def spot(self, table, word):
        """Return a place where a click means this word and nothing lies over it."""
        table.poses.forget()
        for box in guiding.boxes(table, word):
            for pos in ((box.x + box.w * x, box.y + box.h * y) for y in PARTS for x in PARTS):
                if self.means(table, pos, word):
                    return pos
        raise AssertionError(f"{word} cannot be clicked")

    @staticmethod
    def means(table, pos, word):
        if table.guide.bubble.over(pos) or drawer.under(table, pos) or not Box(0, 0, *CANVAS).collidepoint(pos):
            return False
        tool = furniture.tool_at(table, pos)
        if tool:
            return tool in (word, tools.WORD + word)
        named = table.hand.named(table.camera.seen(pos))
        return table.picker.takes(named + table.meant(named)) == word


class Keys:
    """A learner who only types."""

    def __init__(self, player):
        self.player = player

    def go_on(self, table):
        self.player.press(pygame.K_SPACE if table.guide.at[1] % 2 else pygame.K_RETURN)

    def touch(self, table, move):
        word = guiding.next_word(table, move)
        if word in ("right", "flip"):
            self.player.press(pygame.K_e if word == "right" else pygame.K_f)
        elif guiding.ghost(table, move) and word == move[-1]:
            self.push(table, word)
        else:
            self.walk(table, word)

    def push(self, table, word):
        wanted = [int(part) for part in word.partition(".")[2].split(",")]
        for _ in range(80):
            cell = table.hand.placing.cell
            if cell == tuple(wanted):
                break
            keys = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)
            x, y = (a - b for a, b in zip(wanted, cell or wanted))
            self.player.press(keys[(x > 0) if x else 2 + (y > 0)])
        self.player.press(pygame.K_RETURN)

    def walk(self, table, word):
        for _ in range(len(table.hand.targets()) + 1):
            if table.hand.focus == word:
                break
            self.player.press(pygame.K_TAB)
        assert table.hand.focus == word, f"{word} cannot be reached: {table.hand.targets()}"
        self.player.press(pygame.K_RETURN)


def learn(player, hands, stop=lambda guide: False):
    """Follow a lesson to its end, or until told to stop; whatever is pointed at must be seen."""
    for _ in range(LIMIT):
        table = player.top
        if isinstance(table, LearnedScene) or stop(table.guide):
            return table
        guide = table.guide
        if guide.busy or guide.phase in ("show", "done"):
            player.spin(1, 0.8)
            continue
        seen(guide)
        at = guide.at, guide.phase, table.picker.said
        if guide.phase == "read":
            hands.go_on(table)
        else:
            hands.touch(table, guide.step.do or guide.step.solve[0])
        assert not guide.answer, f"{guide.part.name} {at}: {guide.answer}"
        assert player.top is not table or (guide.at, guide.phase, table.picker.said) != at, f"{at} leads nowhere"
    raise AssertionError(f"the lesson does not end: {table.guide.at}")


def seen(guide):
    """Check that the bubble is on the canvas and hides nothing it points at."""
    box = guide.bubble.box
    assert Box(0, 0, *CANVAS).contains(box), f"{guide.part.name}, {guide.step.say}: the bubble sticks out: {box}"
    if guide.phase == "act" and guide.step.do:
        for target in guiding.target(guide.table, guide.step.do):
            both = box.clip(target)
            assert both.w * both.h < 0.3 * target.w * target.h, f"{guide.part.name}, {guide.step.say}: hidden"


def nothing_kept():
    return not list(paths.saves().glob("*")) and not statistics.read(paths.statistics_file())


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_lesson_by_mouse_alone(player, game):
    player.click(f"learn-{game}")
    end = learn(player, Mouse(player))
    assert isinstance(end, LearnedScene) and nothing_kept()
    assert game in progress.load().done and game not in progress.load().places
    player.click("play")
    scene = player.until(SetupScene)
    assert scene.game == game and {place.mind for place in scene.places[1:]} == {"kitten"}
    assert not scene.unknown


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_lesson_by_keys_alone_in_large_french(chair, home, game):
    player = chair.sit_down(language="fr", text=2.0)
    player.form().take(f"learn-{game}")
    player.press(pygame.K_RETURN)
    assert isinstance(learn(player, Keys(player)), LearnedScene) and nothing_kept()
    player.press(pygame.K_ESCAPE)
    assert isinstance(player.top, TitleScene)


# ── what the learner may do besides ──


def at_move(player, game="meow"):
    """Follow a lesson to its first move; return its table."""
    open_lesson(player.stage, game)
    player.spin()
    return learn(player, Mouse(player), lambda guide: guide.phase == "act")


def test_a_wrong_touch_is_answered_and_nothing_is_played(player):
    table = at_move(player)
    guide, match = table.guide, table.match
    before, wanted = match.at, guide.step.do
    other = next(face for face in table.easel.picture["hand0"] if face not in wanted)
    box = next(piece.box for piece in table.poses.all() if piece.face == other)
    player.click((box.x + 10, box.y + 60))
    assert guide.answer and guide.answer_clause == guide.step.clause and match.at == before and guide.phase == "act"
    assert guide.bubble.form.find("clause")
    Mouse(player).touch(table, wanted)
    assert match.at > before and guide.praise


def test_a_touch_while_reading_asks_to_read_first(player):
    open_lesson(player.stage, "meow")
    player.spin()
    table = player.top
    guide, at = table.guide, table.guide.at
    assert guide.phase == "read"
    box = next(piece.box for piece in table.poses.all() if piece.spot == "hand0")
    player.click((box.x + 10, box.y + 60))
    assert guide.at == at and guide.answer
    empty = next((x, y) for x in range(40, 1900, 40) for y in range(200, 900, 40)
                 if not table.hand.named((x, y)) and not guide.bubble.over((x, y)))  # fmt: skip
    player.click(empty)
    assert guide.at > at and not guide.answer


def solving(player, game):
    guide = Guide(player.stage, game)
    solve = next(at for at in guide.lesson.steps() if guide.lesson.parts[at[0]].steps[at[1]].kind == "solve")
    player.stage.push(Guide(player.stage, game, solve).seat())
    player.spin()
    return player.top


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_answer_is_not_played(player, game):
    table = solving(player, game)
    guide, before = table.guide, table.match.at
    legal = table.rules.moves(table.match.state)
    assert table.picker.moves == legal
    table.commit(next(move for move in legal if move not in guide.step.solve))
    assert table.match.at == before and guide.phase == "act"
    assert guide.answer == player.stage.words(guide.lesson.key(guide.step.wrong))
    table.commit(guide.step.solve[-1])
    assert table.match.at > before and guide.phase == "done"


def test_tools_of_a_match_wait_and_the_rules_open_at_the_clause(player):
    table = at_move(player)
    guide = table.guide
    for key in (pygame.K_h, pygame.K_s):
        guide.answer = ""
        player.press(key)
        assert guide.answer == player.stage.words("lesson.later")
    player.press(pygame.K_y, pygame.KMOD_CTRL)
    assert player.top is table and guide.phase == "act"
    player.press(pygame.K_r)
    rules = player.until(RulesScene)
    assert rules.game == "meow"
    player.press(pygame.K_ESCAPE)
    assert player.top is table and guide.phase == "act" and nothing_kept()


def test_one_step_back(player):
    table = at_move(player)
    guide, at = table.guide, table.guide.at
    player.press(pygame.K_BACKSPACE)
    assert guide.at < at and guide.phase == "read" and player.top.guide is guide
    player.press(pygame.K_RETURN)
    assert guide.at == at and guide.phase == "act"
    player.click(guide.bubble.form.find("back").box.center)
    assert guide.at < at
    guide.at = (0, 0)
    assert guide.before() is None


def test_a_lesson_is_left_and_taken_up_where_it_was(player):
    table = at_move(player, "neko")
    at, moves = table.guide.at, list(table.match.moves)
    player.press(pygame.K_ESCAPE)
    player.until(AskScene)
    player.press(pygame.K_ESCAPE)
    assert player.top is table
    player.press(pygame.K_ESCAPE)
    player.until(AskScene)
    player.click("answer2")
    title = player.until(TitleScene)
    assert title.form.find("learn-neko").text == player.stage.words("lesson.resume")
    assert title.form.find("learn-meow").text == player.stage.words("lesson.learn")
    player.click("learn-neko")
    again = player.until(TableScene)
    assert again is not table and (again.guide.at, again.match.moves) == (at, moves) and again.guide.phase == "act"
    player.press(pygame.K_ESCAPE)
    player.until(AskScene)
    player.click("answer1")
    player.spin()
    assert player.top.guide.at == (0, 0) and nothing_kept()


def test_every_step_can_be_taken_up(player):
    for game in GAMES:
        lesson = lessons.read(game)
        for number, part in enumerate(lesson.parts):
            guide = Guide(player.stage, game, (number, len(part.steps) - 1))
            table = guide.seat()
            assert table.guide is guide and guide.at == (number, len(part.steps) - 1)
    assert Guide(player.stage, "meow", (77, 3)).at == (0, 0)


def test_the_end_leads_on(player):
    player.stage.push(LearnedScene(player.stage, "meow"))
    player.spin()
    player.click("other")
    player.until(AskScene)
    player.click("answer0")
    table = player.until(TableScene)
    assert table.guide.game == GAMES[1] and len(player.stage.scenes) == 2


# ── who is new ──


def test_the_title_offers_a_lesson_once(player):
    title = player.top
    assert title.offering and title.form.find("later")
    player.click("later")
    assert not title.offering and title.form.find("later") is None
    assert progress.OFFER in progress.load().told
    assert not TitleScene(player.stage).offering
    player.sit_down()
    assert not player.top.offering


def test_whoever_looked_elsewhere_is_not_offered_again(player):
    player.click("settings")
    player.spin()
    player.press(pygame.K_ESCAPE)
    assert isinstance(player.top, TitleScene) and not player.top.offering


def test_a_done_lesson_is_ticked(player):
    progress.save(progress.Progress(done=frozenset({"meow"})))
    player.sit_down()
    assert player.top.form.find("learn-meow").done and not player.top.form.find("learn-neko").done


def test_set_up_speaks_of_the_lesson_once(player):
    player.click("box-isle")
    scene = player.until(SetupScene)
    assert scene.page.form.find("learn-new")
    player.press(pygame.K_ESCAPE)
    player.click("box-isle")
    scene = player.until(SetupScene)
    assert not scene.page.form.find("learn-new")
    player.click("learn")
    assert player.until(TableScene).guide.game == "isle"


def test_set_up_knows_who_has_played(home):
    assert all(never_played(game) for game in GAMES)
    match = Match(Setup("meow", seats(2), "A"))
    Journal.create(match, paths.saves()).close()
    assert not never_played("meow") and never_played("meowtopia")
    while not match.over:
        match.play(match.rules.moves(match.state)[0])
    for path in paths.saves().iterdir():
        path.unlink()
    assert never_played("meow")
    statistics.record(match, paths.statistics_file(), "x")
    assert not never_played("meow")


# ── tips ──


def tipped(player, **settings):
    """Play a match of Meow until the first tip is given, if it is."""
    player.stage.settings = type(player.stage.settings)(**{**vars(player.stage.settings), **settings})
    open_table(player.stage, Setup("meow", seats(3), "TIPS"))
    table = player.until(TableScene)
    for _ in range(LIMIT):
        if table.tips.tip or table.match.over:
            break
        if table.mine:
            table.commit(table.rules.moves(table.match.state)[0])
        player.spin(1, 0.8)
    return table


def test_a_tip_is_given_once_and_kept(player):
    table = tipped(player)
    tip = table.tips.tip
    assert tip and f"lesson.meow.{tip.say}" in progress.load().told
    assert Box(0, 0, *CANVAS).contains(table.tips.bubble.box)
    player.click(table.tips.bubble.form.find("close").box.center)
    assert table.tips.tip is None
    player.stage.home()
    player.spin()
    assert tipped(player).tips.tip is not tip


def test_a_tip_goes_away_after_the_next_move(player):
    table = tipped(player)
    tip = table.tips.tip
    for _ in range(60):
        if table.mine:
            table.commit(table.rules.moves(table.match.state)[0])
        player.spin(1, 0.8)
        if table.tips.tip is not tip:
            break
    assert table.tips.tip is not tip


def test_tips_can_be_stopped_on_the_bubble_and_in_the_options(player):
    table = tipped(player)
    player.click(table.tips.bubble.form.find("stop").box.center)
    assert table.tips.tip is None and player.stage.settings.tips is False
    player.stage.home()
    player.spin()
    assert tipped(player, tips=False).tips.tip is None


def test_a_tip_is_for_the_one_who_looks(player):
    table = tipped(player)
    assert table.tips.heard
    table.sit(-2)
    assert not table.tips.heard and table.tips.tip is None


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
    open_lesson(player.stage, "meow")
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
        open_lesson(player.stage, "meow")
        player.spin()
        for _ in range(60):
            if isinstance(player.top, TitleScene):
                break
            if player.top.guide.phase == "act":
                Mouse(player).touch(player.top, player.top.guide.step.do)
            else:
                player.press(pygame.K_RETURN)
            player.spin(2, 0.8)
        assert isinstance(player.top, TitleScene)
        assert "meow.lesson.toml" in player.stage.toasts[-1].text
        open_table(player.stage, Setup("meow", seats(2), "A"))
        assert player.until(TableScene).tips
    finally:
        lessons.read.cache_clear()

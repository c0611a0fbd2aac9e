"""The scenes as a player meets them: a window without a screen, real clicks and keys, the log read."""

from dataclasses import replace
from itertools import combinations
from random import Random

import pygame
import pytest

from meowgames import app, paths
from meowgames.play import saves, statistics
from meowgames.play.journal import Journal
from meowgames.play.match import PERSON, Match, Seat, Setup
from meowgames.play.sharecode import to_code
from meowgames.rules import CHANCE, OVER, SHELF, find
from meowgames.scenes import shots
from meowgames.scenes.ask import AskScene
from meowgames.scenes.code import CodeScene
from meowgames.scenes.curtain import CurtainScene
from meowgames.scenes.library import LibraryScene
from meowgames.scenes.pause import PauseScene
from meowgames.scenes.records import RecordsScene
from meowgames.scenes.replay import ReplayScene
from meowgames.scenes.result import ResultScene
from meowgames.scenes.setup import SetupScene
from meowgames.scenes.table import TableScene, open_table
from meowgames.scenes.title import TitleScene, open_file, open_game
from meowgames.screen import text as letters
from meowgames.screen.paint import CANVAS, Box
from meowgames.screen.plain import walk
from meowgames.settings import Settings
from meowgames.words import Words

pytestmark = pytest.mark.filterwarnings("ignore:Please use Window")  # the one way to a window's least size

SMALL = (640, 360)
NAMES = ("Léa", "Mochi", "Biscuit", "Sardine", "Figue", "Plume")
CATS = ("clementine", "mochi", "biscuit", "sardine", "figue", "plume")


class Quick:
    """A mind that answers at once with a random legal move."""

    def __init__(self):
        self.answer = None

    @property
    def busy(self):
        return self.answer is not None

    def warm(self):
        pass

    def ask(self, game, state, seat, level, seed):
        self.answer = find(game).sample(state, Random(seed))

    def poll(self):
        move, self.answer = self.answer, None
        return move

    def drop(self):
        self.answer = None

    close = drop


class Player:
    """Somebody at the window who clicks, types and waits."""

    def __init__(self):
        letters.font.cache_clear()
        self.window = app.Window(Settings(window=SMALL, speed=0.0))
        self.window.open()
        self.stage = self.window.stage

    def sit_down(self, **settings):
        """Begin at the title, everything as on the first day."""
        stage = self.stage
        stage.quit()
        stage.settle()
        pygame.event.clear()
        stage.settings = replace(Settings(window=SMALL, speed=0.0), **settings)
        stage.words, stage.paint.text_size = Words(stage.settings.language), stage.settings.text
        stage.mind, stage.veil = Quick(), 0.0
        stage.toasts.clear()
        self.resize(SMALL)
        stage.push(TitleScene(stage))
        self.spin(1)
        return self

    @property
    def top(self):
        return self.stage.top

    def form(self):
        return self.top.page.form if hasattr(self.top, "page") else self.top.form

    def spin(self, frames=1, seconds=0.1):
        for _ in range(frames):
            self.window.frame(seconds)

    def until(self, wanted, frames=400):
        """Wait for a scene of that kind, or until something holds."""
        holds = (lambda: isinstance(self.top, wanted)) if isinstance(wanted, type) else wanted
        for _ in range(frames):
            if holds():
                return self.top
            self.spin()
        raise AssertionError(f"{wanted} did not come; on top is {self.top}")

    def point(self, pos):
        at = self.stage.paint.point(pos)
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))

    def click(self, what, button=1):
        """Click a widget by its key, or a place of the canvas."""
        if isinstance(what, str):
            widget = self.form().find(what)
            assert widget and widget.enabled, f"nothing to click called {what}"
            what = widget.ring().center
        self.point(what)
        at = self.stage.paint.point(what)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=at, button=button))
        self.spin()

    def press(self, key, mod=0, text=""):
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=key, mod=mod, unicode=text))
        if text:
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=text))
        self.spin()

    def resize(self, size):
        pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
        self.window.event(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))

    def play_card(self, table, face=None):
        """Click a card that may be played where nothing lies over it; return its name."""
        cards = [piece for piece in table.poses.all() if table.poses.touchable(piece)]
        piece = next(piece for piece in cards if face in (None, piece.face))
        spots = [(piece.box.x + piece.box.w * part, piece.box.y + 24) for part in (0.1, 0.2, 0.3, 0.5, 0.9)]
        table.poses.forget()
        self.click(next(spot for spot in spots if self.covers(table, piece.face, spot)))
        return piece.face

    @staticmethod
    def covers(table, face, spot, near=6):
        """Tell whether a card lies at a place and around it: a click lands on a pixel, and cards lie askew."""
        around = [(spot[0] + x, spot[1] + y) for x in (-near, near) for y in (-near, near)]
        return all(getattr(table.poses.at(place), "face", None) == face for place in around)


@pytest.fixture(scope="module")
def chair():
    player = Player()
    yield player
    player.stage.quit()
    player.stage.settle()


@pytest.fixture
def player(chair, home):
    return chair.sit_down()


def seats(count, people=(0,), bot="kitten"):
    return tuple(Seat(NAMES[s], CATS[s], PERSON if s in people else bot) for s in range(count))


def finished(count=3, seed="A", people=(0,)):
    match = Match(Setup("meow", seats(count, people), seed))
    while not match.over:
        match.play(match.rules.moves(match.state)[0])
    return match


def begun(count=3, moves=7, seed="A", people=(0,)):
    match = Match(Setup("meow", seats(count, people), seed))
    for _ in range(moves):
        match.play(match.rules.moves(match.state)[0])
    return match


def keep(match):
    """Put a match on disk; return its file."""
    journal = Journal.create(match, paths.saves())
    journal.close()
    return journal.path


# ── from the shelf to the result ──


def test_a_whole_game_by_clicks_alone(player):
    player.click("box-meow")
    player.until(SetupScene)
    player.click("remove2")
    player.click("level1")
    player.click("level1=kitten")
    player.click("start")
    table = player.until(TableScene)
    match = table.match
    assert [seat.mind for seat in sorted(match.seats, key=lambda seat: seat.mind != PERSON)] == [
        PERSON,
        "kitten",
    ]
    cards = 0
    while not isinstance(player.top, ResultScene):
        player.until(lambda: isinstance(player.top, ResultScene) or table.mine)
        if table.mine:
            before = match.at
            player.play_card(table)
            assert match.at > before, "the click played nothing"
            cards += 1
    assert match.over and cards == 27
    assert len(statistics.read(paths.statistics_file())) == 1
    player.click("table")
    player.until(TableScene)
    player.spin(30)
    assert player.top is table, "the result comes back by itself"
    player.press(pygame.K_ESCAPE)
    player.until(PauseScene)
    player.click("result")
    player.until(ResultScene)
    player.click("rematch")
    again = player.until(TableScene)
    assert again.match.seats == match.seats[1:] + match.seats[:1] and len(player.stage.scenes) == 2
    assert again.match.setup.seed != match.setup.seed


def test_a_whole_round_by_keys_alone(player):
    open_table(player.stage, Setup("meow", seats(2), "K"))
    table = player.until(TableScene)
    match, mine = table.match, 0
    while mine < 9:
        player.until(lambda: table.mine)
        before = match.at
        player.press(pygame.K_RIGHT)
        player.press(pygame.K_RETURN)
        assert match.at > before and match.by(before) == 0
        mine += 1
    player.until(lambda: table.mine)
    assert match.rules.status(match.state)[1] == "2"


def test_undo_and_redo_against_bots(player):
    open_table(player.stage, Setup("meow", seats(3), "U"))
    table = player.until(TableScene)
    player.until(lambda: table.mine)
    before, hand = table.match.at, table.easel.picture["hand0"]
    face = player.play_card(table)
    player.until(lambda: table.mine and table.match.at > before + 2)
    assert face not in table.easel.picture["hand0"]
    on = table.match.at
    player.press(pygame.K_z, pygame.KMOD_CTRL)
    player.until(lambda: table.mine)
    assert (table.match.at, table.easel.picture["hand0"]) == (before, hand)
    player.press(pygame.K_z, pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
    player.until(lambda: table.mine)
    assert table.match.at == on


def test_esc_between_two_pictures_stands_in_the_present(player, monkeypatch):
    player.sit_down(speed=1.0)
    open_table(player.stage, Setup("meow", seats(2), "E"))
    table = player.until(TableScene)
    player.until(lambda: table.mine)
    easel, calls = table.easel, []
    hurry = easel.hurry

    def counted():
        calls.append(1)
        assert len(calls) < 1000, "it never catches up"
        return hurry()

    for state in table.match.states[:3]:
        easel.show(table.picture(state))
    easel.motions, easel.hold = [], 0.0  # a motion has just ended, the next picture waits
    assert easel.queue
    monkeypatch.setattr(easel, "hurry", counted)
    player.stage.event(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
    assert player.top is table and not easel.busy and easel.picture == table.picture()


def test_the_log_of_a_scripted_game(player):
    open_table(player.stage, Setup("meow", seats(2, (0, 1)), "LOG"))
    player.until(CurtainScene)
    table = player.stage.scenes[-2]
    for _ in range(6):
        player.until(lambda: isinstance(player.top, CurtainScene) or table.mine)
        if isinstance(player.top, CurtainScene):
            player.press(pygame.K_SPACE)
            player.until(lambda: table.mine)
        player.play_card(table, sorted(table.rules.moves(table.match.state))[0][0])
    player.until(lambda: not table.easel.busy)
    assert [line.text for line in table.log] == LOGGED


LOGGED = [
    "Round 1 begins",
    "Léa: 1 of drops",
    "Mochi: 12 of drops",
    "Mochi takes: fish bone −1",
    "Mochi: 15 of drops",
    "Léa: 7 of drops",
    "Mochi takes: bowl +1",
    "Mochi: 17 of drops",
    "Léa: 1 of leaves",
    "Léa takes: bowl +9",
]


def test_a_seat_goes_to_a_bot_and_back(player):
    open_table(player.stage, Setup("meow", seats(2), "H"))
    table = player.until(TableScene)
    player.until(lambda: table.mine)
    player.press(pygame.K_ESCAPE)
    player.until(PauseScene)
    player.click("mind0")
    player.click("mind0=cat")
    assert table.match.seats[0].mind == "cat"
    player.press(pygame.K_ESCAPE)
    player.until(lambda: table.match.at > 8)
    player.press(pygame.K_ESCAPE)
    player.until(PauseScene)
    player.click("mind0")
    player.click("mind0=person")
    player.press(pygame.K_ESCAPE)
    player.until(lambda: table.mine)
    path, minds = table.journal.path, [seat.mind for seat in table.match.seats]
    player.stage.home()
    player.spin()
    again = Journal.load(path, write=False).match
    assert [seat.mind for seat in again.seats] == minds and again.moves == table.match.moves


# ── several people at one screen ──


def test_the_curtain_hides_until_it_is_opened_on_purpose(player):
    open_table(player.stage, Setup("meow", seats(2, (0, 1)), "C"))
    curtain = player.until(CurtainScene)
    table = player.stage.scenes[-2]
    seat = table.match.turn
    assert table.viewer == OVER
    for other in range(2):
        assert set(table.easel.picture[f"hand{other}"]) == {"card-back"}
    player.click((40, 1000))
    player.press(pygame.K_a)
    player.press(pygame.K_ESCAPE)
    assert isinstance(player.top, AskScene)
    player.press(pygame.K_ESCAPE)
    assert player.top is curtain
    player.click("open")
    player.until(TableScene)
    assert table.viewer == seat and "card-back" not in table.easel.picture[f"hand{seat}"]
    player.play_card(table)
    player.until(CurtainScene)
    assert player.top.seat == 1 - seat and table.viewer == OVER


def test_nothing_secret_shows_while_the_curtain_parts(player):
    player.sit_down(speed=1.0)
    open_table(player.stage, Setup("meow", seats(2, (0, 1)), "C"))
    curtain = player.until(CurtainScene)
    table = player.stage.scenes[-2]
    player.press(pygame.K_SPACE)
    assert not curtain.opaque
    while player.top is curtain:
        assert table.viewer == OVER
        player.spin(1, 0.05)
    assert table.viewer == table.match.turn


# ── pausing, leaving, coming back ──


def test_a_game_that_was_left_goes_on_where_it_stood(player):
    open_table(player.stage, Setup("meow", seats(3), "L"))
    table = player.until(TableScene)
    player.until(lambda: table.mine)
    player.play_card(table)
    player.until(lambda: table.mine)
    moves = list(table.match.moves)
    player.press(pygame.K_ESCAPE)
    player.until(PauseScene)
    player.click("leave")
    title = player.until(TitleScene)
    assert title.waiting and "MEOW" in player.form().find("continue").sub
    player.click("continue")
    again = player.until(TableScene)
    assert again is not table and again.match.moves == moves and again.journal.path == table.journal.path


def test_the_same_deal_again(player):
    open_table(player.stage, Setup("meow", seats(2), "S"))
    table = player.until(TableScene)
    player.until(lambda: table.mine)
    dealt = table.match.moves[:2]
    player.press(pygame.K_ESCAPE)
    player.until(PauseScene)
    player.click("again")
    player.until(AskScene)
    player.click("answer1")
    again = player.until(TableScene)
    assert again is not table and again.match.moves[:2] == dealt
    assert len(saves.summaries(paths.saves())) == 2


# ── watching again ──


def test_a_replay_steps_plays_and_jumps(player):
    player.stage.push(ReplayScene(player.stage, finished(3)))
    replay = player.until(ReplayScene)
    assert replay.index == 0
    player.press(pygame.K_RIGHT)
    player.press(pygame.K_RIGHT)
    player.press(pygame.K_LEFT)
    assert replay.index == 1 and replay.match.at == replay.stops[1]
    player.press(pygame.K_END)
    assert replay.match.over and not player.form().find("branch").enabled
    player.press(pygame.K_HOME)
    player.press(pygame.K_SPACE)
    player.until(lambda: replay.index >= 4)
    player.press(pygame.K_SPACE)
    stood = replay.index
    player.spin(30)
    assert replay.index == stood
    line = player.form().find("line")
    player.click((line.x(60), line.groove().centery))
    assert replay.index == 60
    expected = replay.match.rules.look(replay.match.states[replay.stops[60]], CHANCE)
    assert replay.table.easel.picture == expected
    player.click("hands")
    assert replay.table.easel.picture == replay.match.rules.look(replay.match.state, OVER)
    player.press(pygame.K_ESCAPE)
    player.until(TitleScene)


def test_a_replay_lights_the_seat_to_act(player):
    player.stage.push(ReplayScene(player.stage, finished(3)))
    replay = player.until(ReplayScene)
    for index in (5, 40, 17):
        replay.jump(index)
        assert replay.table.rules.turn(replay.table.shown) == replay.match.turn >= 0


def test_a_running_match_keeps_its_secrets_in_a_replay(player):
    match = begun(3, 7)
    player.stage.push(ReplayScene(player.stage, match))
    replay = player.until(ReplayScene)
    assert not replay.open and set(replay.table.easel.picture["hand1"]) == {"card-back"}
    player.press(pygame.K_END)
    assert replay.match.at == match.at


def test_playing_on_from_a_replay_leaves_the_old_file_alone(player):
    path = keep(finished(3))
    old = path.read_bytes()
    assert open_file(player.stage, path, True)
    replay = player.until(ReplayScene)
    replay.jump(30)
    moves = replay.match.moves[: replay.match.at]
    player.click("branch")
    table = player.until(TableScene)
    assert table.match.moves == moves and table.journal.path != path
    player.until(lambda: table.mine)
    player.play_card(table)
    assert path.read_bytes() == old and len(saves.summaries(paths.saves())) == 2


def test_a_match_of_bots_can_be_taken_over(player):
    player.stage.push(ReplayScene(player.stage, finished(2, people=())))
    replay = player.until(ReplayScene)
    replay.jump(10)
    player.click("branch")
    table = player.until(TableScene)
    assert [seat.mind for seat in table.match.seats] == [PERSON, "kitten"]


# ── the saved matches ──


def test_the_library_lists_opens_and_deletes(player):
    done, running = keep(finished(2, "D")), keep(begun(4, 9, "R"))
    broken = paths.saves() / "broken.match"
    broken.write_text("not a match\n")
    player.click("saves")
    library = player.until(LibraryScene)
    assert [one.path for one in library.lists["running"]] == [running]
    player.click(f"row-{running.name}")
    table = player.until(TableScene)
    assert table.match.setup.seed == "R"
    player.press(pygame.K_ESCAPE)
    player.until(PauseScene)
    player.click("leave")
    player.click("saves")
    library = player.until(LibraryScene)
    library.turn("finished")
    player.click("open")
    player.until(ReplayScene)
    player.press(pygame.K_ESCAPE)
    player.until(LibraryScene)
    assert library.chosen.path == done
    player.click("delete")
    player.until(AskScene)
    player.press(pygame.K_ESCAPE)
    assert done.exists()
    player.click("delete")
    player.click("answer1")
    assert not done.exists() and not library.lists["finished"]
    library.turn("broken")
    player.spin()
    assert library.chosen.path == broken and not player.form().find("open").enabled
    player.press(pygame.K_DELETE)
    player.click("answer1")
    assert not broken.exists() and running.exists()


def test_an_empty_library_says_so(player):
    player.click("saves")
    library = player.until(LibraryScene)
    said = [one.text for one, _ in walk(player.form().root) if hasattr(one, "text")]
    assert library.stage.words("library.none.running") in said
    player.press(pygame.K_DELETE)
    assert player.top is library


def test_a_code_is_typed_mended_and_opened(player):
    code = to_code(finished(2, "CODE"))
    player.click("saves")
    player.until(LibraryScene)
    player.click("paste")
    scene = player.until(CodeScene)
    scene.type(code[:-5] + "xxxxx")
    player.click("watch")
    assert player.top is scene and scene.wrong and player.stage.toasts
    player.form().take("code")
    player.press(pygame.K_a, pygame.KMOD_CTRL)
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=code))
    player.spin()
    assert scene.code == code
    player.click("watch")
    replay = player.until(ReplayScene)
    assert replay.match.setup.seed == "CODE"


def test_files_that_cannot_be_opened_are_told(player, tmp_path):
    nothing = tmp_path / "nothing.match"
    assert not open_file(player.stage, nothing, False)
    player.spin()
    assert isinstance(player.top, TitleScene)
    assert player.stage.toasts[-1].text == player.stage.words("save.missing")
    path = keep(begun(3, 7))
    path.write_bytes(path.read_bytes()[:-9])
    assert open_file(player.stage, path, False)
    table = player.until(TableScene)
    assert table.journal.path is None and player.stage.toasts, "a damaged file is played on in another"


def test_statistics_count_what_was_finished(player):
    for number in range(3):
        statistics.record(finished(3, f"S{number}"), paths.statistics_file(), str(number))
    player.click("statistics")
    records = player.until(RecordsScene)
    assert [(line.game, line.seats, line.played) for line in records.lines] == [("meow", 3, 3)]
    player.press(pygame.K_ESCAPE)
    player.until(TitleScene)


# ── the title ──


@pytest.mark.parametrize("game", SHELF)
def test_closed_boxes_say_so(player, monkeypatch, game):
    monkeypatch.setitem(SHELF, game, False)
    player.top.refresh()
    player.click(f"box-{game}")
    assert isinstance(player.top, TitleScene)
    assert player.stage.words(f"{game}.title") in player.stage.toasts[0].text


def test_the_arrows_reach_every_box_and_button(player):
    form, seen = player.form(), set()
    wanted = {one.key for one in form.order()}
    right, left, down, up = (pygame.K_RIGHT, pygame.K_LEFT, pygame.K_DOWN, pygame.K_UP)
    walks = (right,) * 6 + (down,) * 3 + (left,) * 4 + (right,) * 4 + (up,) + (left,) * 5 + (right,) * 5 + (up,) * 2
    for key in walks:
        player.press(key)
        seen.add(form.focus.key)
    assert seen == wanted


def test_a_seed_can_be_brought_along(player):
    open_game(player.stage, "meow", "BRING")
    scene = player.until(SetupScene)
    assert scene.seed == "BRING" and scene.setup().seed == "BRING"


# ── every scene, every size ──


def everything(stage):
    """Yield each scene above the title, ready to be looked at."""
    match, done = begun(6, 40), finished(6)
    table = shots.table(stage, match)
    yield [LibraryScene(stage)]
    yield [LibraryScene(stage), CodeScene(stage)]
    yield [RecordsScene(stage)]
    yield [CurtainScene(stage, match, 1, lambda: None)]
    yield [table, PauseScene(stage, table)]
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


def test_the_window_may_change_size_in_the_middle_of_an_animation(player):
    player.sit_down(speed=1.0)
    open_table(player.stage, Setup("meow", seats(2), "Z"))
    table = player.until(TableScene)
    player.until(lambda: table.mine)
    player.play_card(table)
    assert table.easel.busy
    for size in ((800, 450), (500, 700), (1024, 576), SMALL):
        player.resize(size)
        player.spin(1, 0.03)
        assert player.stage.paint.surface.get_size() == size
    player.until(lambda: not table.easel.busy)
    assert table.easel.picture == table.picture()


def test_the_whole_screen_and_back(player):
    for full in (True, False):
        player.press(pygame.K_F11)
        player.spin()
        assert player.stage.settings.full_screen is full and player.window.full is full


# ── pictures without a window ──


def test_pictures_of_every_scene(tmp_path, capsys):
    taken = shots.render(tmp_path / "new" / "folder", (480, 270), "fr")
    said = capsys.readouterr().out.split()
    assert said == [path.name for path in taken] and len(said) == len(set(said))
    for name in (
        "title",
        "setup",
        "options",
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


def test_pictures_are_the_same_each_time(tmp_path):
    prints = []
    for folder in ("a", "b"):
        with shots.borrowed_home():
            (tmp_path / folder).mkdir()
            camera = shots.Camera(tmp_path / folder, (480, 270), "en")
            shots.furnish(camera.stage)
            wanted = [*shots.menus(camera), *shots.games(camera, "meow")]
            for shot in wanted:
                if shot.name in ("title", "saves", "setup", "meow-3-middle", "meow-2-end"):
                    camera.take(shot)
        prints.append([path.read_bytes() for path in camera.taken])
    assert prints[0] == prints[1] and len(prints[0]) == 5


def test_a_folder_that_cannot_be_made_is_told(tmp_path):
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(OSError, match="cannot be made"):
        shots.render(tmp_path / "file" / "inside", (480, 270), "en")


# ── the monkey ──

KEYS = (
    *(pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB) * 2,
    *(pygame.K_BACKSPACE, pygame.K_DELETE),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_HOME, pygame.K_END) * 2,
    *(pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_F1, pygame.K_PLUS, pygame.K_MINUS),
    *range(pygame.K_1, pygame.K_9 + 1), *range(pygame.K_a, pygame.K_z + 1),
    pygame.K_LALT, pygame.K_QUESTION,
)  # fmt: skip
SIZES = (
    SMALL,
    (800, 360),
    (640, 480),
    (900, 360),
    (640, 500),
    (720, 405),
)  # mostly bands: a new scale is dear


def monkey_event(player, rng):
    """Do one thing nobody would think of; mostly clicks where there is something."""
    kind = rng.random()
    if kind < 0.55:
        targets = []
        form = getattr(player.top, "form", None) or getattr(getattr(player.top, "page", None), "form", None)
        if form and rng.random() < 0.7:
            form.ready()
            targets = [one.ring().center for one in form.order()]
        elif isinstance(player.top, TableScene) and player.top.mine and rng.random() < 0.8:
            targets = [piece.box.center for piece in player.top.poses.all() if player.top.poses.touchable(piece)]
        pos = rng.choice(targets) if targets else (rng.randrange(-20, 1940), rng.randrange(-20, 1100))
        player.click(pos, rng.choice((1, 1, 1, 1, 1, 1, 2, 3)))
    elif kind < 0.9:
        key = rng.choice(KEYS)
        mod = rng.choice((0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT))
        player.press(key, mod, chr(key) if key < 128 and not mod and chr(key).isalnum() else "")
    elif kind < 0.94:
        pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=rng.choice((-1, 1)), flipped=False))
    elif kind < 0.98:
        start, end = ((rng.randrange(1920), rng.randrange(1080)) for _ in range(2))
        for what, pos in ((pygame.MOUSEBUTTONDOWN, start), (pygame.MOUSEBUTTONUP, end)):
            player.point(pos)
            pygame.event.post(pygame.event.Event(what, pos=player.stage.paint.point(pos), button=1))
    else:
        player.resize(rng.choice(SIZES))
    player.spin(1, rng.choice((0.0, 0.02, 0.1, 0.7)))


def start_somewhere(player, rng):
    """Put the monkey before one scene or another."""
    stage, people = player.stage, seats(rng.randrange(2, 7), (0, 1))
    starts = (
        lambda: None,
        lambda: stage.push(LibraryScene(stage)),
        lambda: open_table(stage, Setup("meow", people, str(rng.random()))),
        lambda: stage.push(ReplayScene(stage, finished(2))),
        lambda: stage.push(ResultScene(stage, finished(4), None)),
    )
    rng.choice(starts)()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_monkey(chair, home, language):
    """Whatever is clicked, typed or resized, nothing breaks and there is always a way on."""
    player, rng = chair.sit_down(language=language, speed=0.5), Random(f"monkey {language}")
    keep(begun(4, 30)), keep(begun(2, 12, "TWO", (0, 1))), keep(finished(3, "DONE"))
    met = set()
    for count in range(800):
        monkey_event(player, rng)
        if not player.stage.scenes or count % 150 == 0:
            player.sit_down(language=language, speed=0.5, text=rng.choice((1.0, 1.5, 2.0)))
            start_somewhere(player, rng)
            player.spin()
        met.add(type(player.top).__name__)
    assert len(met) >= 9, met

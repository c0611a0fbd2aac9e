"""The lesson of the hand: every step by mouse alone and by keys alone, in every language; nothing else goes on."""

import pygame
import pytest
from handling import Hand
from looking import Still, make_stage

from meowgames import paths
from meowgames.play import lesson as lessons
from meowgames.play import progress
from meowgames.play.boards import FREE_TABLE
from meowgames.rules import CHANCE
from meowgames.scenes.free.choose import ChooseScene
from meowgames.scenes.free.lesson import touched
from meowgames.scenes.menus.ask import AskScene
from meowgames.scenes.menus.learned import LearnedScene
from meowgames.settings import LANGUAGES

pytestmark = pytest.mark.filterwarnings("ignore:Please use Window")
COURSE = lessons.read(FREE_TABLE)
ACTS = [COURSE.parts[part].steps[at].say for part, at in COURSE.steps() if COURSE.parts[part].steps[at].act]
EACH = pytest.mark.parametrize("say", ACTS)


def at_step(say):
    """Return where in the course something is said."""
    return next(at for at in COURSE.steps() if COURSE.parts[at[0]].steps[at[1]].say == say)


class Learner(Hand):
    """Somebody in the lesson of the hand."""

    def __init__(self, at=(0, 0), *look):
        self.stage = make_stage((1280, 720), *look)
        self.stage.mind = Still()
        pygame.display.init()  # which keys are held is asked of the window
        pygame.key.set_mods(0)
        self.stage.push(self.stage.doors.lesson(FREE_TABLE, at))
        self.stage.settle()
        self.start, self.inputs, self.pos = self.match.at, 0, (960.0, 200.0)
        self.rest()

    @property
    def table(self):
        return self.stage.top

    @property
    def lesson(self):
        return self.table.real

    @property
    def say(self):
        return self.lesson.pupil.step.say

    @property
    def learned(self):
        return isinstance(self.stage.top, LearnedScene)

    def went_on(self, say):
        """Tell whether the lesson is beyond what was said there."""
        return self.learned or self.lesson.pupil.at > at_step(say)

    def spin(self, frames=2):
        """Let everything come to rest, the lesson too."""
        for _ in range(3 * frames):
            self.stage.update(0.5)
            self.stage.settle()
        self.stage.draw()

    rest = spin

    def pointing(self):
        """Return the middle of the last thing that is pointed at."""
        return self.table.overlays[0].pointed()[-1].center

    def next(self):
        self.click(self.table.overlays[0].way.find("next").box.center)
        self.rest()

    # ── by mouse alone ──

    def choose(self, spot, line):
        self.click(self.on(spot), button=3)
        self.click(self.line(line))

    def mouse(self, say):
        die, pawn = "table.-21,-8", "table.-30,11"
        ways = {
            "hello": lambda: self.click(self.table.overlays[0].way.find("next").box.center),
            "one": lambda: self.drag(self.on("deck"), self.place("played")),
            "flip": lambda: self.choose(touched(self.lesson), "flip"),
            "three": lambda: self.choose("deck", "split"),
            "stack": lambda: self.drag(self.badge(touched(self.lesson)), self.on("deck")),
            "deal": lambda: self.choose("deck", "deal"),
            "sort": lambda: self.click(self.pointing()),
            "roll": lambda: self.choose(die, "roll"),
            "several": lambda: self.gather(pawn),
            "undo": lambda: self.click(self.tool("undo")),
            "box": lambda: self.drag(self.on("table.5,11"), self.tool("box")),
            "turn": lambda: self.drag(self.on("turn0"), self.pointing()),
        }
        ways[say]()
        self.rest()

    def gather(self, pawn):
        """Draw a box round three pawns and push them down."""
        x, y = self.at(-30, 11)
        self.drag((x - 44, y + 60), (x + 175, y - 40))
        self.drag(self.on(pawn), (x, y + 62))

    # ── by keys alone ──

    def walk(self, spot):
        for _ in range(200):
            one = self.hand.pointed
            if one and one.spot == spot:
                return
            self.key("Tab")
        raise AssertionError(f"{spot} cannot be reached")

    def carry_away(self, spot, *ways, first=(), take="Enter"):
        self.walk(spot)
        self.key(*first, take, *ways, "Enter")

    def typed(self, say):
        right, down = ("right",) * 4, ("down",) * 8
        ways = {
            "hello": lambda: self.key("Enter"),
            "one": lambda: self.carry_away("deck", *right),
            "flip": lambda: (self.walk(touched(self.lesson)), self.key("F")),
            "three": lambda: self.carry_away("deck", *right, first=("3",)),
            "stack": lambda: self.carry_away(touched(self.lesson), *down, take="Shift+Enter"),
            "deal": lambda: (self.walk("deck"), self.key("M"), self.line_by_key("deal")),
            "sort": lambda: self.key("O"),
            "roll": lambda: (self.walk("table.-21,-8"), self.key("R")),
            "several": self.gather_by_key,
            "undo": lambda: self.key("Ctrl+Z"),
            "box": lambda: (self.walk("table.5,11"), self.key("Delete")),
            "turn": lambda: self.key("N"),
        }
        ways[say]()
        self.rest()

    def line_by_key(self, name):
        for _ in range(9):
            focus = self.table.fronts.menu.form.focus
            if focus and focus.line.name == name:
                break
            self.key("down")
        self.key("Enter")

    def gather_by_key(self):
        for pawn in ("table.-30,11", "table.-23,11"):
            self.walk(pawn)
            self.key("Ctrl+Enter")
        self.key("Enter", "down", "down", "Enter")


@pytest.mark.parametrize("hand", ("mouse", "typed"))
@pytest.mark.parametrize(("language", "text"), [*((one, 1.0) for one in LANGUAGES), ("fr", 2.0)])
def test_the_whole_lesson_by_one_hand_alone(home, hand, language, text):
    learner = Learner((0, 0), language, text)
    for part, at in COURSE.steps():
        say = COURSE.parts[part].steps[at].say
        assert (learner.lesson.pupil.at, learner.say) == ((part, at), say)
        assert say in ("hello",) or learner.lesson.phase == "act", say
        getattr(learner, hand)(say)
        assert learner.learned or learner.lesson.pupil.praise or say == "hello", say
    assert learner.learned
    assert FREE_TABLE in progress.load().done and FREE_TABLE not in progress.load().places
    assert not list(paths.saves().glob("*")), "a lesson is no match"


@EACH
@pytest.mark.parametrize("hand", ("mouse", "typed"))
def test_each_step_can_be_taken_up_and_done(home, say, hand):
    learner = Learner(at_step(say))
    getattr(learner, hand)(say)
    assert learner.went_on(say)


@EACH
def test_anything_else_may_be_done_and_the_step_still_waits(home, say):
    learner = Learner(at_step(say))
    before = learner.match.at
    learner.point(learner.on("table.-2,2"))
    learner.key("E")
    learner.drag(learner.on("table.24,-8"), learner.at(32, -28))
    learner.rest()
    assert learner.match.at == before + 2 and learner.lesson.pupil.at == at_step(say)
    assert learner.lesson.phase == "act" and not learner.lesson.pupil.praise
    learner.mouse(say)
    assert learner.went_on(say)


@EACH
def test_who_goes_on_without_sees_it_done_and_is_not_praised(home, say):
    learner = Learner(at_step(say))
    step, match = learner.lesson.pupil.step, learner.match
    before = match.at
    learner.next()
    made = [match.moves[ply] for ply in range(before, match.at) if match.by(ply) != CHANCE]
    assert made == list(step.moves)
    assert learner.went_on(say)
    assert learner.learned or not learner.lesson.pupil.praise


def test_where_it_cannot_be_shown_any_more_one_goes_on_all_the_same(home):
    learner = Learner(at_step("stack"))
    learner.point(learner.on("played"))
    learner.key("Delete", "Delete", "Delete", "Delete")
    assert not learner.many("played") and learner.say == "stack"
    learner.next()
    assert learner.lesson.pupil.at > at_step("stack")


def test_back_leads_to_the_step_before_as_it_was(home):
    learner = Learner(at_step("flip"))
    learner.mouse("flip")
    learner.mouse("three")
    assert learner.say == "stack"
    learner.click(learner.tool("before"))
    learner.rest()
    assert learner.say == "three" and learner.many("played") == 1
    assert [" ".join(move) for move in learner.match.moves[1:]] == ["deck played", "played flip"]


def test_undo_takes_back_what_the_hand_did_and_leads_nowhere(home):
    learner = Learner(at_step("roll"))
    learner.point(learner.on("table.-2,2"))
    learner.key("E", "Ctrl+Z")
    learner.rest()
    assert learner.say == "roll" and not learner.lesson.pupil.praise


def test_the_table_is_handed_on_only_where_that_is_learned(home):
    learner = Learner(at_step("roll"))
    learner.key("N")
    learner.rest()
    assert learner.match.turn == 0 and learner.say == "roll"
    assert learner.lesson.answer == learner.stage.words("lesson.later")


def test_a_hand_that_carries_something_passes_the_cat(home):
    learner = Learner(at_step("one"))
    cat = learner.table.overlays[0].bubble.box
    learner.carry(learner.on("deck"), cat.center)
    assert learner.hand.pos == cat.center and learner.hand.grasp.held.grips and learner.hand.landing


def test_while_one_reads_nothing_can_be_taken(home):
    learner = Learner()
    learner.point(learner.on("deck"))
    learner.key("D", "R")
    learner.drag(learner.on("deck"), learner.place("played"))
    assert learner.many("deck") == 54 and learner.match.at == 1


def test_the_lesson_is_left_and_taken_up_where_it_was(home):
    learner = Learner(at_step("deal"))
    learner.mouse("deal")
    learner.click(learner.tool("menu"))
    assert isinstance(learner.stage.top, AskScene)
    learner.stage.home()
    assert progress.load().places == {FREE_TABLE: at_step("sort")}
    again = learner.stage.doors.lesson(FREE_TABLE)
    assert again.real.pupil.at == at_step("sort")


def test_it_is_found_where_tables_are_chosen_and_leads_back_there(home):
    stage = make_stage()
    stage.push(stage.doors.free())
    stage.settle()
    button = stage.top.page.form.find("learn")
    assert button.text == stage.words("lesson.minutes", 2)
    button.act()
    stage.settle()
    assert stage.top.real.pupil.course.game == FREE_TABLE
    progress.save(progress.load().finished(FREE_TABLE))
    stage.swap(stage.doors.learned(FREE_TABLE))
    stage.settle()
    stage.top.play()
    stage.settle()
    assert isinstance(stage.top, ChooseScene) and stage.top.page.form.find("learn").icon == "icon-check"


def test_after_a_lesson_of_a_game_that_of_the_hand_is_offered(home):
    stage = make_stage()
    stage.push(stage.doors.learned("meow"))
    stage.settle()
    stage.top.choose()
    stage.settle()
    assert stage.top.form.find("answer4").text == stage.words("free.title")
    stage.top.form.find("answer4").act()
    stage.settle()
    assert stage.top.real.pupil.course.game == FREE_TABLE


def test_what_ends_a_part_is_seen_before_the_table_is_laid_anew(home):
    learner = Learner(at_step("sort"))
    table = learner.table
    table.acts["sort"].use()
    for _ in range(12):
        learner.stage.update(0.1)
        learner.stage.settle()
    assert learner.lesson.phase == "done" and learner.table is table, "the sorted hand is looked at"
    learner.rest()
    assert learner.lesson.pupil.at[0] == at_step("sort")[0] + 1 and learner.table is not table

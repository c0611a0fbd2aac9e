"""Lessons at the table: a play that opens one move at a time, and turns that show what follows."""

from __future__ import annotations

from collections.abc import Sequence

from ...play import lesson as lessons
from ...play import progress
from ...play.journal import Journal
from ...play.lesson import Pupil
from ...play.match import Match
from ...play.picker import Picker
from ...rules import Move, Plan
from ...screen.stage import Stage
from .play import Play, Tool, forbids
from .turns import Turns
from .view import View

LOOK, FAST = 1.4, 0.3  # seconds before a move is shown, and between moves that are shown quickly
HASTE = 0.35  # how much of their time animations take then
PRAISE = 4  # ways to say well done


class Lesson(Play):
    """A play that is led: `phase` says whether one reads, acts or watches."""

    tries = follows = asks = False
    lingers = 0.0  # seconds what was asked for stays to be seen before the lesson goes on
    named = {"undo": "lesson.back", "redo": "", "hint": "", "recap": ""}

    def __init__(self, stage: Stage, match: Match, journal: Journal, view: View, pupil: Pupil):
        super().__init__(stage, match, journal, view)
        self.pupil, self.game = pupil, match.setup.game
        self.phase = "read"  # read: a click goes on; act: the learner moves; show: moves are shown; done
        self.queue: list[Move] = []  # moves still to be shown
        self.answer, self.answer_clause = "", ""  # what a touch was answered with
        later = Tool(lambda: self.reply(stage.words("lesson.later")), lambda: False)
        self.tools = dict.fromkeys(self.tools, later)
        self.tools["undo"] = Tool(lambda: go_back(self), lambda: pupil.before() is not None)
        self.begin()

    @property
    def mine(self) -> bool:
        """Whether the learner may touch something now."""
        return bool(self.picker.moves) and super().mine

    @property
    def busy(self) -> bool:
        """Whether the table still shows something."""
        counting = self.view.counting
        counted = counting is not None and counting.over
        return self.view.easel.busy or (self.match.over and not counted)

    def begin(self, phase: str = "") -> None:
        """Take up the step one stands at, or another phase of it, and remember that one stands there."""
        step = self.pupil.step
        if not phase:
            self.stage.warn(progress.save(progress.load().at(self.game, *self.pupil.at)))
            self.answer = self.answer_clause = ""
        self.phase = phase or {"talk": "read", "act": "act", "do": "act", "solve": "act"}.get(step.kind, "show")
        self.queue = list(step.moves) if self.phase == "show" else []
        self.view.hurry(HASTE if self.phase == "show" and step.kind == "fast" else 1.0)
        if phase or step.kind == "act" or all(holds(self, move) for move in step.moves[:1]):
            self.ready()
        self.stage.redraw()  # something else is said, whether or not anything moves

    def ready(self, _moves: Sequence[Move] | None = None) -> None:
        """Open the moves that may be touched now, or are only pointed at."""
        super().ready(opened(self, self.match.rules.moves(self.state) if self.free else []))
        self.plain = None  # whatever goes without saying is a step here

    def meant(self, names: Sequence[str]) -> list[Plan]:
        """Return the first move of what a touch means, if that is open: each is a step of its own here."""
        return [plan[:1] for plan in super().meant(names) if plan[0] in self.picker.moves]

    def commit(self, move: Move, joined: bool = False) -> None:
        """Make a move that is shown, or the right one of the learner; any other is answered."""
        step, words = self.pupil.step, self.stage.words
        if self.phase == "act" and move in (step.solve or (step.do,)):
            praise(self)
            super().commit(move, joined)
        elif self.phase == "show":
            super().commit(move, joined)
        else:
            if self.phase == "act":
                solved = step.kind == "solve"
                self.reply(words(self.pupil.course.key(step.wrong)) if solved else missed(self, move))
            if not any(word.startswith("@") for word in move):  # a tile in the wrong place keeps its orientation
                self.ready()

    def keep(self) -> None:
        """A lesson is no match to keep."""

    def refuse(self, names: Sequence[str], keep: bool = False, told: bool = False) -> None:  # noqa: ARG002
        """Answer a touch that is not open now, kindly; where the rules forbid it too, with the clause."""
        if self.phase != "act":
            return
        clause = None if allowed(self, names) else forbids(self, names)
        if self.picker.words and not keep:
            self.put_back()
        key = "lesson.not" if self.pupil.step.kind == "do" else "lesson.cannot"
        laid = keep and key == "lesson.not" and self.picker.orientation and "." in names[0]
        text = missed(self, (self.picker.orientation, names[0])) if laid else self.stage.words(key)
        self.reply(text, clause or "")

    def reply(self, text: str = "", clause: str = "") -> None:
        """Answer something the learner did, beside what was said; nothing once it has been heard."""
        self.answer, self.answer_clause = text, clause
        if text:
            self.stage.sound.play("mrrp_2")

    def clause(self) -> str | None:
        """Return the clause of the answer or of the step, else the one that matters now."""
        return self.answer_clause or self.pupil.step.clause or super().clause()

    def prompt(self) -> str:
        """Say what the learner does now: read, watch, or what the game asks."""
        if self.phase != "act" and not self.view.easel.busy:
            return self.stage.words(f"lesson.prompt.{self.phase}")
        step = self.pupil.step
        if step.kind == "do" and not step.do[0].startswith("@") and not self.armed and not self.busy:
            return self.stage.words("prompt.you", self.stage.words("lesson.prompt.do"))
        return super().prompt()


def praise(lesson: Lesson) -> None:
    """Say well done: what was asked for is done, and the lesson goes on once it has been seen."""
    stage, ouch = lesson.stage, lesson.pupil.step.ouch
    lesson.begin("done")
    number = lesson.pupil.did_well()
    lesson.pupil.hear("" if ouch else stage.words(f"lesson.praise.{number % PRAISE}"))
    stage.sound.play("mrrp_2" if ouch else "purr")


def opened(lesson: Lesson, legal: list[Move]) -> list[Move]:
    """Return the moves that may be touched now, or are only pointed at; a piece may have any orientation."""
    step = lesson.pupil.step
    if lesson.phase == "read":
        return [move for move in legal if set(move) & set(step.point)]
    if lesson.phase != "act" or step.kind == "solve":
        return legal if lesson.phase == "act" else []
    held = next((at for at, word in enumerate(step.do) if word.startswith("@")), None)
    if held is None:
        return [step.do]
    return [one for one in legal if one[:held] == step.do[:held] and one[held : held + 1] and one[held][0] == "@"]


def missed(lesson: Lesson, laid: Move) -> str:
    """Say what is missing where the right tile was laid otherwise than it should be: a turn, a flip, or the way."""
    words, wanted = lesson.stage.words, lesson.pupil.step.do[-2:]
    if laid[-2] != wanted[0]:
        return words("lesson.flip" if laid[-2].endswith("m") != wanted[0].endswith("m") else "lesson.turn")
    there, here = ([int(part) for part in word.partition(".")[2].split(",")] for word in (wanted[1], laid[-1]))
    ways = [("right", "left"), ("down", "up")]
    far = [(way[one < other], abs(one - other)) for way, one, other in zip(ways, there, here) if one != other]
    steps = [words.many(f"lesson.way.{way}", squares) for way, squares in far]
    return words("lesson.there", words("lesson.way.both", *steps) if len(steps) == 2 else "".join(steps))


def allowed(lesson: Lesson, names: Sequence[str]) -> bool:
    """Tell whether the rules would let this be touched now or next, if it were no lesson: then no clause forbids it."""
    legal, said = lesson.match.rules.moves(lesson.state), lesson.picker.said
    if not said and any(not set(names).isdisjoint(move) for move in legal):
        return True
    picker = Picker(legal)
    picker.say(lesson.picker.words)
    picker.orient(lesson.picker.orientation)
    return bool(picker.says(names) or picker.anew(names) or Play.meant(lesson, names))


def holds(lesson: Lesson, move: Move) -> bool:
    """Tell whether a move can be made as the lesson says; one edited badly is left with a sentence."""
    good = lesson.match.rules.accepts(lesson.match.state, move)
    if not good:
        pupil = lesson.pupil
        broken(lesson.stage, lesson.game, f"{pupil.part.name}, {pupil.at[1] + 1}: {' '.join(move)}")
        lesson.stage.home()
    return good


def go_on(lesson: Lesson) -> None:
    """Go on to the next step, the next part, or the end."""
    stage, after = lesson.stage, lesson.pupil.after()
    if after is None:
        stage.warn(progress.save(progress.load().finished(lesson.game)))
        stage.swap(stage.doors.learned(lesson.game))
    elif lesson.pupil.go(after):
        stage.sound.play("page")
        stage.swap(stage.doors.part(lesson.pupil))
    else:
        lesson.begin()


def go_back(lesson: Lesson) -> None:
    """Go back to what was said before this."""
    before = lesson.pupil.before()
    if before is None:
        lesson.reply(lesson.stage.words("lesson.later"))
        return
    lesson.stage.sound.play("undo")
    go_to(lesson, before)


def go_to(lesson: Lesson, at: tuple[int, int]) -> None:
    """Take the lesson up at another step."""
    lesson.pupil.go(at)
    lesson.pupil.hear()
    lesson.stage.swap(lesson.stage.doors.part(lesson.pupil))


def broken(stage: Stage, game: str, why: str) -> None:
    """Say that a lesson's file was edited in a way that cannot be followed."""
    stage.toast(stage.words("missing.broken", lessons.where(game).name, why), "icon-warning")


class LessonTurns(Turns):
    """Shows the moves of a step one by one, and goes on when they are done."""

    play: Lesson

    def warm(self) -> None:
        """Nobody thinks in a lesson."""

    def wait(self) -> None:
        """Count the end out; else show the next move, or go on when all are shown."""
        lesson = self.play
        if self.match.over and not self.ended:
            self.ended = self.counted()
            if self.view.counting and lesson.phase == "read":  # taken up again after the end: it was counted before
                self.view.counting.skip()
        elif lesson.phase == "done":
            if self.waited >= lesson.lingers:
                go_on(lesson)
        elif lesson.phase == "show" and lesson.queue:
            soon = FAST if lesson.pupil.step.kind == "fast" else LOOK
            if self.waited >= soon and holds(lesson, lesson.queue[0]):
                lesson.commit(lesson.queue.pop(0))
        elif lesson.phase == "show" and lesson.pupil.step.say:
            lesson.begin("read")
        elif lesson.phase == "show":
            go_on(lesson)

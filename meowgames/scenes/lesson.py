"""Lessons at the table: a guide speaks, lets the learner make one move at a time, and shows what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from .. import paths
from ..play import lesson as lessons
from ..play import progress
from ..play.journal import Journal
from ..play.lesson import Part, Step
from ..play.picker import Picker
from ..rules import Move
from ..screen.kit.form import ENTER
from ..screen.paint import Box, Paint
from ..screen.stage import Stage
from . import drawer, furniture, guiding, tools
from .caption import caption
from .cats import AVATARS
from .speech import Bubble

if TYPE_CHECKING:
    from .table import TableScene

LOOK, FAST = 1.4, 0.3  # seconds before a move is shown, and between moves that are shown quickly
HASTE = 0.35  # how much of their time animations take then
BEATS = 8  # pictures a second of what breathes
PRAISE = 4  # ways to say well done


class Guide:
    """Leads through one lesson: `at` is the part and step, `phase` whether one reads, acts or watches."""

    def __init__(self, stage: Stage, game: str, at: tuple[int, int] = (0, 0)):
        self.stage, self.game = stage, game
        self.lesson = lessons.read(game)
        self.at = at if at in self.lesson.steps() else (0, 0)
        self.table: TableScene | None = None
        self.phase = "read"  # read: a click goes on; act: the learner moves; show: moves are shown; done
        self.queue: list[Move] = []  # moves still to be shown
        self.answer, self.answer_clause = "", ""  # what a touch was answered with
        self.praise, self.praised = "", 0
        self.pressed: tuple[float, float] | None = None
        self.passed, self.beat = 0.0, 0
        self.spoke = False  # whether the cat spoke in the last frame
        self.placed: Move | None = None  # the words in hand when the bubble was last placed
        self.bubble = Bubble(stage, lambda: caption(self), self._costs)

    # ── where it stands ──

    @property
    def part(self) -> Part:
        """The part one is in."""
        return self.lesson.parts[self.at[0]]

    @property
    def step(self) -> Step:
        """The step one is at."""
        return self.part.steps[self.at[1]]

    @property
    def clause(self) -> str:
        """The clause that matters now."""
        return self.answer_clause or self.step.clause

    @property
    def pace(self) -> float:
        """How much of its time everything shown takes now."""
        return HASTE if self.phase == "show" and self.step.kind == "fast" else 1.0

    def before(self) -> tuple[int, int] | None:
        """Return the last step before this one that says something."""
        steps = self.lesson.steps()
        earlier = steps[: steps.index(self.at)]
        return next((at for at in reversed(earlier) if at in self.captioned()), None)

    def captioned(self) -> list[tuple[int, int]]:
        """Return the steps that say something, in order."""
        return [at for at in self.lesson.steps() if self.lesson.parts[at[0]].steps[at[1]].say]

    def seat(self) -> TableScene:
        """Return the table of this part, played as far as this step."""
        part, words = self.part, self.stage.words
        cats = AVATARS[: part.seats]
        names = [(words(f"avatar.{cat}"), cat) for cat in cats]
        names.insert(part.learner, (self.learner(), names.pop(0)[1]))
        match = lessons.begin(self.game, part, names)
        lessons.go(match, part, self.at[1])
        self.table = self.stage.doors.seat(match, Journal(paths.saves()), tips=False)
        self.table.guide = self
        self.begin()
        return self.table

    def learner(self) -> str:
        """Return the learner's name: the one last used, else that of the first cat."""
        return next(iter(self.stage.settings.names), self.stage.words(f"avatar.{AVATARS[0]}"))

    def begin(self) -> None:
        """Take up the step one stands at, and remember that one stands there."""
        self.stage.warn(progress.save(progress.load().at(self.game, *self.at)))
        step = self.step
        self.answer = self.answer_clause = ""
        self.phase = {"talk": "read", "do": "act", "solve": "act"}.get(step.kind, "show")
        self.queue = list(step.moves) if self.phase == "show" else []
        self.table.easel.set_pace(self.stage.settings.speed * self.pace)
        if all(map(self.holds, step.moves[:1])):
            self.table.ready()
        self.bubble.refresh()

    def holds(self, move: Move) -> bool:
        """Tell whether a move can be made as the lesson says; one edited badly is left with a sentence."""
        good = move in self.table.rules.moves(self.table.match.state)
        if not good:
            broken(self.stage, self.game, f"{self.part.name}, {self.at[1] + 1}: {' '.join(move)}")
            self.stage.home()
        return good

    def next(self) -> None:
        """Go on to the next step, the next part, or the end."""
        part, step = self.at
        if step + 1 < len(self.part.steps):
            self.at = part, step + 1
            self.begin()
        elif part + 1 < len(self.lesson.parts):
            self.at = part + 1, 0
            self.stage.sound.play("page")
            self.stage.swap(self.seat())
        else:
            self.end()

    def back(self) -> None:
        """Go back to what was said before this."""
        before = self.before()
        if before is None:
            self.later()
            return
        self.at, self.praise = before, ""
        self.stage.sound.play("undo")
        self.stage.swap(self.seat())

    def again(self) -> None:
        """Begin the lesson anew."""
        self.at, self.praise = (0, 0), ""
        self.stage.swap(self.seat())

    def end(self) -> None:
        """Say goodbye: the game can be played now."""
        self.stage.warn(progress.save(progress.load().finished(self.game)))
        self.stage.swap(self.stage.doors.learned(self.game))

    # ── what the table asks ──

    def open(self, legal: list[Move]) -> list[Move]:
        """Return the moves that may be touched now, or are only pointed at; a piece may be turned any way."""
        if self.phase == "read":
            return [move for move in legal if set(move) & set(self.step.point)]
        if self.phase != "act":
            return []
        if self.step.kind == "solve":
            return legal
        move = self.step.do
        turn = next((at for at, word in enumerate(move) if word.startswith("@")), None)
        if turn is None:
            return [move]
        return [one for one in legal if one[:turn] == move[:turn] and one[turn : turn + 1] and one[turn][0] == "@"]

    def right(self, move: Move) -> bool:
        """Tell whether a move may be made; the learner's is praised or answered."""
        if self.phase != "act":
            return self.phase == "show"
        if move in (self.step.solve or (self.step.do,)):
            self.phase = "done"
            self.praised += 1
            praise = self.stage.words(f"lesson.praise.{self.praised % PRAISE}")
            self.praise = "" if self.step.ouch else praise
            self.stage.sound.play("mrrp_2" if self.step.ouch else "purr")
            self.bubble.refresh()
            return True
        if self.step.kind == "solve":
            self.say(self.stage.words(self.lesson.key(self.step.wrong)))
        else:
            self.say(self.stage.words("lesson.there"))
        return False

    def refuse(self, names: list[str]) -> None:
        """Answer a touch that is not open now, kindly and with the clause."""
        table, words = self.table, self.stage.words
        if self.phase != "act":
            return
        if self.step.kind == "do" and Picker(table.rules.moves(table.now)).takes(names):
            self.say(words("lesson.not"), self.step.clause)
            return
        said = table.picker.said
        clauses = (table.rules.why_not(table.now, said + (name,)) for name in names)
        clause = next((clause for clause in clauses if clause), None) or self.step.clause
        self.say(words("lesson.not" if self.step.kind == "do" else "lesson.cannot"), clause)

    def later(self) -> None:
        """Say that a tool has to wait for a match."""
        self.say(self.stage.words("lesson.later"))

    def say(self, text: str, clause: str = "") -> None:
        """Answer something the learner did, beside what was said."""
        self.answer, self.answer_clause = text, clause
        self.stage.sound.play("mrrp_2")
        self.bubble.refresh()

    def wait(self) -> None:
        """Show the next move, or go on when all are shown; called while nothing moves on the table."""
        table = self.table
        if self.phase == "done":
            self.next()
        elif self.phase == "show":
            if self.queue:
                if table.waited >= (FAST if self.step.kind == "fast" else LOOK) and self.holds(self.queue[0]):
                    table.commit(self.queue.pop(0))
            elif self.step.say:
                self.phase = "read"
                table.easel.set_pace(self.stage.settings.speed)
                table.ready()
                self.bubble.refresh()
            else:
                self.next()

    # ── reading on ──

    @property
    def busy(self) -> bool:
        """Whether the table still shows something."""
        counting = self.table.counting
        over = self.table.match.over and not self.table.ended
        return self.table.easel.busy or over or bool(counting and not counting.over)

    def event(self, event: pygame.event.Event) -> bool:
        """Take what is said to the guide: buttons of the bubble, going on, going back."""
        if self.speaking and self.bubble.event(event):
            return True
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.MOUSEMOTION and self.speaking and self.bubble.over(event.pos):
            self.table.hand.move((-60.0, -60.0))
            return True
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button == 1:
            return self._mouse(event)
        return False

    def _key(self, event: pygame.event.Event) -> bool:
        if self.phase == "read" and not self.busy and event.key in ENTER and not hasattr(event, "again"):
            self.stage.sound.play("click")
            self.go_on()
            return True
        return False

    def _mouse(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONUP:
            pressed, self.pressed = self.pressed, None
            if pressed is None:
                return False
            if self.phase == "read" and not self.busy:
                self._clicked(event.pos)
            return True
        over = self.speaking and self.bubble.over(event.pos)
        tool = furniture.tool_at(self.table, event.pos) or ""
        tool = not tool.startswith(tools.WORD) and (tool or drawer.under(self.table, event.pos))
        if over or (self.phase == "read" and not self.busy and not tool):
            self.pressed = event.pos
            return True
        return False

    def _clicked(self, pos: tuple[float, float]) -> None:
        """Go on with a click; on a piece that will soon be wanted, ask to read first."""
        table = self.table
        mine = table.match.turn == table.viewer and not self.bubble.over(pos)
        named = table.hand.named(table.camera.seen(pos))
        named.append((furniture.tool_at(table, pos) or "").removeprefix(tools.WORD))
        if mine and Picker(table.rules.moves(table.now)).takes(named):
            self.say(self.stage.words("lesson.first"))
        else:
            self.stage.sound.play("click")
            self.go_on()

    def go_on(self) -> None:
        """Go on: what was said has been read."""
        self.praise = ""
        self.next()

    def pause(self) -> None:
        """Ask whether to go on, begin again or leave; where one stands is kept."""
        words = self.stage.words
        answers = [
            (words("lesson.go_on"), "primary", None),
            (words("lesson.again"), "plain", self.again),
            (words("lesson.leave"), "plain", self.stage.home),
        ]
        title = f"{words('lesson.title')} · {words(f'{self.game}.title')}"
        self.stage.push(self.stage.doors.ask(title, words("lesson.pause"), answers))

    # ── what is seen ──

    @property
    def speaking(self) -> bool:
        """Whether the cat says something now."""
        quiet = self.phase == "done" or (self.phase in ("read", "act") and self.busy)
        return bool(self.step.say) and not quiet

    def refresh(self) -> None:
        """Follow a change of language, speed or text size."""
        self.table.easel.set_pace(self.stage.settings.speed * self.pace)
        self.bubble.refresh()

    def update(self, seconds: float) -> bool:
        """Let what is pointed at breathe, and place the bubble anew where it would hide it."""
        self.passed += seconds
        if self.spoke != self.speaking:  # the table has come to rest, or moves again
            self.spoke = self.speaking
            self.bubble.refresh()
        if self.phase == "act" and self.placed != self.table.picker.said:
            self.placed = self.table.picker.said
            if self.placed and self.answer:  # it has been heard: this touch was right
                self.answer = self.answer_clause = ""
                self.bubble.refresh()
            if any(self.bubble.box.colliderect(box) for box in self.pointed()):
                self.bubble.refresh()
        beat = int(self.passed * BEATS) if self.stage.settings.speed and self.speaking else 0
        changed, self.beat = beat != self.beat, beat
        return changed and bool(self.pointed())

    def pointed(self) -> list[Box]:
        """Return what is pointed at now."""
        if self.busy or not self.speaking:
            return []
        found = [box for name in self.step.point for box in guiding.boxes(self.table, name)]
        if self.phase == "act" and self.step.do:
            return guiding.target(self.table, self.step.do) or found
        return found if self.phase != "show" else []

    def draw(self, paint: Paint) -> None:
        """Draw rings, the paw and the cat with its bubble."""
        if not self.speaking:
            return
        pulse = abs(self.beat % BEATS - BEATS / 2) / (BEATS / 2) if self.stage.settings.speed else 0.5
        if self.phase == "act" and self.step.do and not self.busy:
            guiding.draw_ghost(paint, self.table, self.step.do)
        boxes = self.pointed()
        for box in boxes:
            guiding.draw_ring(paint, box, pulse)
        self.bubble.draw(paint)
        if boxes and self.phase == "act" and self.step.do:
            guiding.draw_paw(paint, boxes[0], pulse)

    def _costs(self) -> list[tuple[Box, float]]:
        step, table = self.step, self.table
        move = step.do if self.phase == "act" else ()
        later = [box for word in move for box in guiding.boxes(table, word)]
        coming = step.moves[:1] if self.phase == "act" else self.queue[:1]
        soon = [box for move in coming for box in guiding.changed(table, move)]
        return guiding.costs(table, self.pointed() + later) + [(box, 30.0) for box in soon]


def broken(stage: Stage, game: str, why: str) -> None:
    """Say that a lesson's file was edited in a way that cannot be followed."""
    stage.toast(stage.words("missing.broken", lessons.where(game).name, why), "icon-warning")

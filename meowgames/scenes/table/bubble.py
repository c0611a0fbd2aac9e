"""The lesson cat over the table: what it says and answers, the ways on and back, and what it points at."""

from __future__ import annotations

from typing import Any

import pygame

from ...play.picker import Picker
from ...play.sight import glance
from ...rules import Move
from ...screen.keys import PRESS
from ...screen.kit.layout import Column, Gap, Row
from ...screen.kit.rows import ClauseTag
from ...screen.kit.widget import Widget
from ...screen.kit.widgets import Button, Label
from ...screen.paint import Box, Paint
from ...screen.stage import Stage
from ...screen.table.faces import draw_piece
from ...screen.table.place import Piece
from . import pointing, tell
from .hand import Hand
from .lesson import Lesson, go_back, go_on, go_to
from .speech import Bubble, Cost, Dots
from .targets import Target
from .view import View

BEATS = 8  # pictures a second of what breathes
GOOD = "#2f7d43"
LARGE = 1.5  # text from this size on leaves no room for the sentence of a clause
AWAY = (-60.0, -60.0)  # where a mouse over the bubble points at nothing


class LessonBubble:
    """Says what the lesson says, and takes what is said to it."""

    def __init__(self, stage: Stage, view: View, lesson: Lesson, hand: Hand):
        self.stage, self.view, self.lesson, self.hand = stage, view, lesson, hand
        self.pupil = lesson.pupil
        self.pressed = False
        self.passed, self.beat = 0.0, 0
        self.spoke: tuple[object, ...] = ()  # what it spoke of when it was last built
        self.heard = False  # whether it spoke in the last frame
        self.placed: tuple[object, ...] = ()  # what was in hand when it was last placed
        where = Box(*self.pupil.cat) if self.pupil.cat else None
        self.bubble = Bubble(stage, self._caption, self._costs, where=where)

    @property
    def speaking(self) -> bool:
        """Whether the cat says something now."""
        lesson = self.lesson
        quiet = lesson.phase == "done" or (lesson.phase in ("read", "act") and lesson.busy)
        return bool(self.pupil.step.say) and not quiet

    @property
    def reading(self) -> bool:
        """Whether a click means to go on."""
        return self.lesson.phase == "read" and not self.lesson.busy

    def refresh(self) -> None:
        """Follow a change of language, pace or text size."""
        self.bubble.refresh()

    def follow(self) -> None:
        """Say something else once the lesson does."""
        lesson = self.lesson
        said = self.pupil.at, lesson.phase, lesson.answer, lesson.answer_clause, self.pupil.praise
        if said != self.spoke:
            self.spoke = said
            self.bubble.refresh()

    # ── what is said to it ──

    def event(self, event: pygame.event.Event) -> bool:
        """Take what is said to the cat: buttons of the bubble, going on, going back."""
        self.follow()
        if self.speaking and self.bubble.event(event):
            return True
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.MOUSEMOTION and self.speaking and self.bubble.over(event.pos):
            self.hand.move(AWAY)
            return True
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button == 1:
            return self._mouse(event)
        return False

    def stops(self) -> list[Target]:
        """Return nothing: Enter goes on, wherever the keyboard stands."""
        return []

    def press(self, _name: str) -> bool:
        """Press nothing."""
        return False

    def _key(self, event: pygame.event.Event) -> bool:
        if self.reading and event.key in PRESS and not hasattr(event, "again"):
            self.stage.sound.play("click")
            self.go_on()
            return True
        return False

    def _mouse(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONUP:
            pressed, self.pressed = self.pressed, False
            if pressed and self.reading:
                self._clicked(event.pos)
            return pressed
        target = self.view.targets.at(event.pos, self.view.camera.seen(event.pos))
        tool = target is not None and target.front and target.kind != "word"
        self.pressed = (self.speaking and self.bubble.over(event.pos)) or (self.reading and not tool)
        return self.pressed

    def _clicked(self, pos: tuple[float, float]) -> None:
        """Go on with a click; on a piece that will soon be wanted, ask to read first."""
        lesson = self.lesson
        target = self.view.targets.at(pos, self.view.camera.seen(pos))
        wanted = target and lesson.free and not self.bubble.over(pos)
        if target and wanted and Picker(lesson.match.rules.moves(lesson.state)).takes(target.names):
            lesson.reply(self.stage.words("lesson.first"))
        else:
            self.stage.sound.play("click")
            self.go_on()

    def go_on(self) -> None:
        """Go on: what was said has been read."""
        self.pupil.hear()
        go_on(self.lesson)

    def pause(self) -> None:
        """Ask whether to go on, begin again or leave; where one stands is kept."""
        words = self.stage.words
        answers = [
            (words("lesson.go_on"), "primary", None),
            (words("lesson.again"), "plain", lambda: go_to(self.lesson, (0, 0))),
            (words("lesson.leave"), "plain", self.stage.home),
        ]
        title = f"{words('lesson.title')} · {words(f'{self.lesson.game}.title')}"
        self.stage.push(self.stage.doors.ask(title, words("lesson.pause"), answers))

    # ── what is seen ──

    def update(self, seconds: float) -> bool:
        """Let what is pointed at breathe, and place the bubble anew where it would hide it."""
        lesson, said = self.lesson, self.lesson.picker.said
        touched = said, self.hand.grid.lies(), lesson.armed
        self.passed += seconds
        self.follow()
        if self.heard != self.speaking:  # the table has come to rest, or moves again
            self.heard = self.speaking
            self.bubble.refresh()
            self.stage.redraw()
        if lesson.phase == "act" and self.placed != touched:
            self.placed = touched
            if said and lesson.answer:  # it has been heard: this touch was right
                lesson.reply()
            if any(self.bubble.box.colliderect(box) for box in self.pointed()):
                self.bubble.refresh()
        beat = int(self.passed * BEATS) if self.stage.settings.pace and self.speaking else 0
        changed, self.beat = beat != self.beat, beat
        return changed and bool(self.pointed())

    def pointed(self) -> list[Box]:
        """Return what is pointed at now."""
        lesson, step = self.lesson, self.pupil.step
        if lesson.busy or not self.speaking:
            return []
        if lesson.phase == "act" and step.do:
            goal = target(self.view, self.hand, step.do)
            if goal:
                return goal
        found = [box for name in step.point for box in pointing.boxes(self.view, name)]
        return found if lesson.phase != "show" else []

    def draw(self, paint: Paint) -> None:
        """Draw rings, the paw and the cat with its bubble."""
        self.follow()
        if not self.speaking:
            return
        lesson, step = self.lesson, self.pupil.step
        acting = lesson.phase == "act" and bool(step.do)
        pulse = abs(self.beat % BEATS - BEATS / 2) / (BEATS / 2) if self.stage.settings.pace else 0.5
        shade = ghost(self.view, self.hand, step.do) if acting and not lesson.busy else None
        if shade:
            with self.view.camera.through(paint):
                draw_piece(paint, shade, alpha=120)
        boxes = self.pointed()
        for box in boxes:
            pointing.draw_ring(paint, box, pulse)
        self.bubble.draw(paint)
        self.pupil.seat_cat(tuple(self.bubble.where) if self.bubble.where else None)
        if boxes and acting:
            pointing.draw_paw(paint, boxes[0], pulse)

    def _costs(self) -> list[Cost]:
        lesson, step = self.lesson, self.pupil.step
        acting = lesson.phase == "act"
        later = [box for word in (step.do if acting else ()) for box in pointing.boxes(self.view, word)]
        out = pointing.costs(self.view, self.pointed() + later)
        for move in step.moves[:1] if acting else lesson.queue[:1]:
            states = lesson.state, lesson.match.rules.play(lesson.state, move)
            before, after = (glance(lesson.match, state)(self.view.eye).picture for state in states)
            out += [(box, 30.0) for box in pointing.changed(self.view, before, after)]
        return out

    # ── what the bubble holds ──

    def _caption(self) -> Any | None:
        if not self.speaking:
            return None
        lesson, words, course = self.lesson, self.stage.words, self.pupil.course
        said: list[Any] = [Label(self.pupil.praise, "strong", GOOD, stretch=1)] if self.pupil.praise else []
        said.append(Label(words(course.key(self.pupil.step.say)), "speech", stretch=1))
        if lesson.answer:
            said.append(Label(lesson.answer, "strong", stretch=1))
        if lesson.answer_clause and self.stage.settings.text < LARGE:
            said.append(Label(tell.reason(words, lesson.game, lesson.answer_clause), "small", stretch=1))
        return Column([self._head(), *said, self._foot()], gap=10)

    def _head(self) -> Row:
        """Return the name of the part and how far one is."""
        words, course, every = self.stage.words, self.pupil.course, self.pupil.course.captioned()
        number = sum(at <= self.pupil.at for at in every)
        title = Label(words(course.key(f"part.{self.pupil.part.name}")), "note")
        count = Label(words("lesson.progress", number, len(every)), "note")
        return Row([title, Dots(len(course.parts), self.pupil.at[0]), Gap(stretch=1), count], gap=14)

    def _foot(self) -> Row:
        """Return the clause that matters, and the ways back, out and on."""
        words, lesson = self.stage.words, self.lesson
        kids: list[Widget] = []
        clause = lesson.answer_clause or self.pupil.step.clause
        if clause:
            doors, game = self.stage.doors, lesson.game
            kids.append(ClauseTag(f"§ {clause}", lambda: self.stage.push(doors.rules(game, clause)), key="clause"))
        if self.pupil.before() is not None:
            back = Button(words("lesson.back"), lambda: go_back(lesson), key="back", role="control", least_high=52)
            kids.append(back)
        leave = Button(words("lesson.leave"), self.stage.home, key="leave", role="control", least_high=52)
        kids += [leave, Gap(stretch=1)]
        if lesson.phase == "read":
            on = Button(words("lesson.next"), self.go_on, "primary", key="next", role="button", least_high=60)
            kids.append(on)
        return Row(kids, gap=12)


def next_word(hand: Hand, move: Move) -> str:
    """Return what must be touched next to make a move: a word of it, or a tool that rotates the piece or places it."""
    picker = hand.play.picker
    if hand.play.armed == (move,) or hand.grid.lies() == move:
        return "drop"
    said = picker.words
    rest = move[len(said) :] if move[: len(said)] == said else ()
    if not rest or not rest[0].startswith("@"):
        return rest[0] if rest else ""
    if picker.orientation == rest[0]:
        return rest[1] if len(rest) > 1 else ""
    return "mirror" if rest[0].endswith("m") != picker.orientation.endswith("m") else "right"


def target(view: View, hand: Hand, move: Move) -> list[Box]:
    """Return where the next touch of a move goes: for a piece of squares, all squares it will cover."""
    word, shade = next_word(hand, move), ghost(view, hand, move)
    if shade and word == move[-1]:
        return [view.camera.lies(shade.box)]
    return pointing.boxes(view, word) if word else []


def ghost(view: View, hand: Hand, move: Move) -> Piece | None:
    """Return the piece in hand where this move would lay it, if it is one of squares."""
    if not hand.grid.face or "." not in move[-1]:
        return None
    orientation = next((word for word in move if word.startswith("@")), "")
    return next(iter(view.board.lay({move[-1]: (hand.grid.face + orientation,)})), None)

"""The lesson cat over the table: what it says and answers, the way on, and what it points at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from ...play.picker import Picker
from ...play.sight import glance
from ...rules import Move
from ...screen.keys import PRESS
from ...screen.kit.form import Form
from ...screen.kit.layout import Column, Gap, Row
from ...screen.kit.rows import ClauseTag
from ...screen.kit.widget import Widget
from ...screen.kit.widgets import Button, Label
from ...screen.paint import Box, Paint
from ...screen.room import Cost
from ...screen.stage import Stage
from ...screen.table.faces import draw_piece
from ...screen.table.place import Piece
from ...settings import BIG
from . import clear, front, pointing, rings, tell
from .guide import Guide
from .hand import Hand
from .lesson import Lesson, go_to
from .peek import peeked
from .speech import Bubble, Dots
from .targets import TOOL, Target
from .view import View

BEATS = 8  # pictures a second of what breathes
GOOD = "#2f7d43"
AWAY = (-60.0, -60.0)  # where a mouse over the bubble points at nothing
SOON = 30.0  # how much it matters that what changes next is not hidden
ASIDE = 440  # canvas units that what is explained moves aside where its text is large
UNSEEN = 0.4  # seconds after something moved in which no key or click goes on: it was meant for the motion
MARK = TOOL + "lesson-mark"  # where the keyboard stands on the small cat


class LessonBubble:
    """Says what the lesson says, and takes what is said to it."""

    def __init__(self, stage: Stage, guide: Guide):
        self.stage, self.guide = stage, guide
        self.view, self.lesson, self.hand = guide.view, guide.lesson, guide.hand
        self.pupil = guide.lesson.pupil
        self.pressed = False
        self.passed, self.beat = 0.0, 0
        self.spoke: tuple[object, ...] = ()  # what it spoke of when it was last built
        self.heard = False  # whether it spoke in the last frame
        self.new = 0.0  # seconds it has spoken since something moved
        self.led = False  # whether the learner has asked for what is said next
        self.placed: tuple[object, ...] = ()  # what was in hand when it was last placed
        where = Box(*self.pupil.cat) if self.pupil.cat else None
        self.bubble = Bubble(
            stage, self._caption, self._keeps, self._costs, where=where, spared=lambda: spared(self.view, self.lesson)
        )
        self.way = Form(stage, self._next)

    @property
    def speaking(self) -> bool:
        """Whether the cat says something now."""
        lesson = self.lesson
        quiet = lesson.phase == "done" or (lesson.phase in ("read", "act") and lesson.busy)
        return bool(self.pupil.step.say) and not quiet

    @property
    def unseen(self) -> bool:
        """Whether it speaks so newly that nobody can have read it: what is pressed now was meant for what moved."""
        return self.speaking and self.new < UNSEEN

    @property
    def reading(self) -> bool:
        """Whether a click anywhere means to go on."""
        return self.lesson.phase == "read" and not self.lesson.busy

    def refresh(self) -> None:
        """Follow a change of language, pace or text size."""
        self.bubble.refresh()
        self.way.refresh()

    def follow(self) -> None:
        """Say something else once the lesson does."""
        lesson = self.lesson
        said = self.pupil.at, lesson.phase, lesson.answer, lesson.answer_clause, self.pupil.praise
        if said != self.spoke:
            if said[:2] != self.spoke[:2]:  # what comes by itself must be seen before it can be left
                self.new, self.led = UNSEEN if self.led else 0.0, False
            self.spoke = said
            self.refresh()

    # ── what is said to it ──

    def event(self, event: pygame.event.Event) -> bool:
        """Take what is said to the cat: buttons of the bubble, going on, folding it."""
        self.follow()
        if self.guide.carries(event) and not self._presses(event):
            return False
        aimed = self.lesson.phase == "act" and (event.type != pygame.KEYDOWN or self.hand.focus)
        if self.unseen and not aimed and hastens(event):
            return True
        if self.speaking and (self.bubble.event(event) or self._presses(event)):
            return True
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.MOUSEMOTION and self.speaking and self.bubble.over(event.pos):
            self.hand.move(AWAY)
            return True
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button == 1:
            return self._mouse(event)
        return False

    def _presses(self, event: pygame.event.Event) -> bool:
        """Hand the mouse to the button that goes on; tell whether it took something."""
        mouse = event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        return mouse and self.way.event(event) and event.type != pygame.MOUSEMOTION

    def stops(self) -> list[Target]:
        """Return the small cat, if it waits to speak; else nothing: Enter goes on, wherever the keyboard stands."""
        waits = self.speaking and self.bubble.folded
        return [Target((MARK,), "", self.bubble.box, "tip", True, 0.0)] if waits else []

    def press(self, name: str) -> bool:
        """Let the small cat speak."""
        if name == MARK:
            self.bubble.unfold()
        return name == MARK

    def _key(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_ESCAPE and self.bubble.fold():
            return True
        if self.reading and event.key in PRESS and not hasattr(event, "again"):
            self.stage.sound.play("click")
            self.go_on()
            return True
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.guide.on_nothing():
            return asks_first(self.lesson)
        return False

    def _mouse(self, event: pygame.event.Event) -> bool:
        if self.way.find("next").box.collidepoint(event.pos) and not self.guide.open:
            return event.type == pygame.MOUSEBUTTONDOWN or asks_first(self.lesson)
        if event.type == pygame.MOUSEBUTTONUP:
            pressed, self.pressed = self.pressed, False
            if pressed and not self.bubble.fold() and self.reading:
                self._clicked(event.pos)
            return pressed
        target = self.view.targets.at(event.pos, self.view.camera.seen(event.pos))
        tool = target is not None and target.front and target.kind != "word"
        over = self.speaking and (self.bubble.open or self.bubble.over(event.pos))
        self.pressed = over or (self.reading and not tool)
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
        """Go on: what was said has been read; a cat that waits to speak speaks first."""
        if self.bubble.folded:
            self.bubble.unfold()
            return
        self.pupil.hear()
        self.led = True
        self.guide.go_on()

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

    def lies(self) -> Box:
        """Return where the cat and its bubble are."""
        return self.bubble.box

    def update(self, seconds: float) -> bool:
        """Let what is pointed at breathe, and place the bubble anew where it would hide it."""
        lesson, said = self.lesson, self.lesson.picker.said
        touched = said, self.hand.grid.lies(), lesson.armed
        self.passed += seconds
        self.new += seconds
        self.guide.notice()
        self.follow()
        if self.heard != self.speaking:  # the table has come to rest, or moves again
            self.heard, self.new = self.speaking, 0.0
            self.refresh()
            self.stage.redraw()
        if lesson.phase == "act" and self.placed != touched:
            self.placed = touched
            if said and lesson.answer:  # it has been heard: this touch was right
                lesson.reply()
        if self.speaking and self.bubble.follow(self.view.targets):
            self.stage.redraw()
        beat = int(self.passed * BEATS) if self.stage.settings.pace and self.speaking else 0
        changed, self.beat = beat != self.beat, beat
        return changed and bool(self.pointed())

    def pointed(self) -> list[Box]:
        """Return what is pointed at now."""
        lesson, step = self.lesson, self.pupil.step
        if lesson.busy or not self.speaking:
            return []
        if lesson.phase == "act" and step.kind == "do":
            goal = target(self.view, self.hand, step.do)
            if goal:
                return goal
        found = [box for name in step.point for box in self.guide.boxes(name)]
        return found if lesson.phase != "show" else []

    def draw(self, paint: Paint) -> None:
        """Draw what is explained, rings, the paw and the cat with its bubble."""
        self.follow()
        with self.view.camera.through(paint):
            for piece in explained(self.view, self.lesson):
                draw_piece(paint, piece)
        if not self.speaking:
            return
        lesson, step = self.lesson, self.pupil.step
        acting = lesson.phase == "act" and step.kind in ("act", "do")
        pulse = abs(self.beat % BEATS - BEATS / 2) / (BEATS / 2) if self.stage.settings.pace else 0.5
        led = acting and step.kind == "do" and not lesson.busy
        shade = ghost(self.view, self.hand, step.do) if led else None
        if shade:
            with self.view.camera.through(paint):
                draw_piece(paint, shade, alpha=120)
        rings.draw(paint, self.pointed(), pulse)
        self.bubble.draw(paint)
        self.way.draw(paint)
        for one in self.stops():
            if self.view.lights.focus in one.names:
                paint.ring(one.box, 20)
        self.pupil.seat_cat(tuple(self.bubble.where) if self.bubble.where else None)
        tapped = self.tapped() if acting else None
        if tapped:
            pointing.draw_paw(paint, tapped, pulse)

    def tapped(self) -> Box | None:
        """Return where the paw taps: beside what is to be touched, never on words or another piece."""
        boxes, targets = self.pointed(), self.view.targets
        if not boxes:
            return None
        lying = [self.view.camera.lies(one.box) for one in targets.pieces if one.piece and one.piece.kind != "cells"]
        places = self.view.board.places.values()
        written = [place.box for place in places if place.kind in ("title", "panel", "label", "name")]
        written += [one.box for one in targets.front]
        return pointing.paw(boxes[0], [*clear.keeps(self.view), *lying, *written, self.bubble.box])

    def _keeps(self) -> list[Box]:
        """Return what must be seen: what is pointed at and what moves next, too."""
        view, lesson = self.view, self.lesson
        lying = [view.camera.lies(piece.box) for piece in explained(view, lesson)]
        return clear.keeps(view, self.pointed()) + lying + coming(view, lesson, lesson.queue[:1])

    def _costs(self) -> list[Cost]:
        step, acting = self.pupil.step, self.lesson.phase == "act"
        later = [box for word in (step.do if acting else ()) for box in self.guide.boxes(word)]
        later += coming(self.view, self.lesson, step.moves[:1]) if acting and step.kind != "act" else []
        return self.guide.costs() + [(box, SOON) for box in (*later, *spared(self.view, self.lesson))]

    # ── what the bubble holds ──

    def _caption(self, least: bool) -> Any | None:
        if not self.speaking:
            return None
        lesson, words, course = self.lesson, self.stage.words, self.pupil.course
        praised = self.pupil.praise and not least and not lesson.answer
        said: list[Any] = [Label(self.pupil.praise, "strong", GOOD, stretch=1)] if praised else []
        said.append(Label(words(course.key(self.pupil.step.say)), "speech", stretch=1))
        if lesson.answer:
            said.append(Label(lesson.answer, "strong", stretch=1))
        if lesson.answer_clause and not least and self.stage.settings.text < BIG:
            said.append(Label(tell.reason(words, lesson.game, lesson.answer_clause), "small", stretch=1))
        return Column([*([] if least else [self._head()]), *said], gap=10)

    def _head(self) -> Row:
        """Return the name of the part, how far one is, and the clause that matters."""
        words, course, every = self.stage.words, self.pupil.course, self.pupil.course.captioned()
        number = sum(at <= self.pupil.at for at in every)
        kids: list[Widget] = [Label(words(course.key(f"part.{self.pupil.part.name}")), "note")]
        if self.stage.settings.text < BIG:
            kids.append(Dots(len(course.parts), self.pupil.at[0]))
        kids += [Gap(stretch=1), Label(words("lesson.progress", number, len(every)), "note")]
        clause = self.lesson.answer_clause or self.pupil.step.clause
        if clause:
            doors, game = self.stage.doors, self.lesson.game
            kids.append(ClauseTag(f"§ {clause}", lambda: self.stage.push(doors.rules(game, clause)), key="clause"))
        return Row(kids, gap=14)

    def _next(self) -> Widget:
        """Return the button that goes on, where it stands in every step: among the tools."""
        place = self.view.board.places.get("tools")
        on = Button(
            self.stage.words("lesson.next"), self.go_on, "primary", key="next", role="way", enabled=self.guide.open
        )
        words, lesson = self.stage.words, self.lesson
        return Pinned(on, lambda paint: front.free_of(paint, words, place.box, lesson) if place else Box(0, 0, 0, 0))


class Pinned(Widget):
    """A button that never moves."""

    def __init__(self, button: Button, where: Callable[[Paint], Box]):
        self.button, self.where = button, where

    def parts(self) -> tuple[Widget, ...]:
        return (self.button,)

    def place(self, paint: Paint, _box: Box) -> None:
        self.box = self.where(paint)
        self.button.place(paint, self.box)


def hastens(event: pygame.event.Event) -> bool:
    """Tell whether an event is one that lets a motion arrive: the same again must not skip what comes after it."""
    key = event.type == pygame.KEYDOWN and event.key in PRESS
    return key or (event.type == pygame.MOUSEBUTTONDOWN and event.button == 1)


def asks_first(lesson: Lesson) -> bool:
    """Say what is to be done before one can go on; tell whether something is."""
    early = lesson.phase == "act" and not lesson.busy
    if early:
        lesson.reply(lesson.stage.words(f"lesson.early.{lesson.pupil.step.kind}"))
    return early


def spared(view: View, lesson: Lesson) -> list[Box]:
    """Return what a step speaks of, and what the game is about."""
    return [box for name in lesson.pupil.step.see for box in pointing.boxes(view, name)] + clear.spared(view)


def coming(view: View, lesson: Lesson, moves: Sequence[Move]) -> list[Box]:
    """Return where the table will look otherwise after the next move."""
    found: list[Box] = []
    for move in moves:
        states = lesson.state, lesson.match.rules.play(lesson.state, move)
        before, after = (glance(lesson.match, state)(view.eye).picture for state in states)
        found += pointing.changed(view, before, after)
    return found


def explained(view: View, lesson: Lesson) -> list[Piece]:
    """Return what has just left the table and is spoken of now or next, such as a trick that was won."""
    pupil, after = lesson.pupil, lesson.pupil.after()
    if lesson.phase == "read":
        at = pupil.at[1]
        told = at > 0 and not pupil.step.moves and bool(pupil.part.steps[at - 1].moves)
    else:
        follows = after is not None and after[0] == pupil.at[0] and pupil.part.steps[after[1]].kind == "talk"
        told = follows and not lesson.queue and bool(pupil.step.moves) and lesson.phase != "act"
    laid = peeked(view) if told else {}
    aside = ASIDE if view.settings.text >= BIG else 0
    pieces = [] if any(view.picture.get(spot) for spot in laid) else view.board.lay(laid)
    return [piece._replace(box=piece.box.move(aside, 0)) for piece in pieces]


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

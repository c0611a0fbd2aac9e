"""The lesson of the hand: a free table at which one is led; what a step asks for may be done in any of its ways."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ...play.journal import Journal
from ...play.lesson import BADGE, LAST, SORTS, UNDOES, Pupil
from ...play.match import Match
from ...rules import CHANCE, Move
from ...rules.free.things import BOX
from ...rules.free.words import SEAT
from ...screen.paint import Box
from ...screen.room import Cost
from ...screen.stage import Stage
from ..table.guide import Guide
from ..table.lesson import Lesson, praise
from ..table.play import Play, Tool
from ..table.view import View
from .badge import badges
from .hand import FreeHand
from .landing import is_board
from .play import FreePlay
from .strip import SORT

BEFORE = "before"  # the tool that leads back in the lesson: undo is undo here
STAYS = 1.6  # seconds the last thing of a part stays to be seen
GROUND = 0.1  # how much it matters that a board is not hidden


class FreeLesson(Lesson, FreePlay):
    """A free table at which one is led: anything else may be done too, and what was asked for goes on."""

    watched = False
    shown = {"undo": "undo", "next": "", "box": "box", BEFORE: "back", "menu": "menu"}
    named = {BEFORE: "lesson.back", "next": ""}

    def __init__(self, stage: Stage, match: Match, journal: Journal, view: View, pupil: Pupil):
        super().__init__(stage, match, journal, view, pupil)
        self.tools["undo"] = Tool(self.history.undo, lambda: self.free and match.undo_to("free") is not None)
        self.tools["redo"] = Tool(self.history.redo, lambda: match.at < len(match.moves))

    @property
    def free(self) -> bool:
        """Whether the learner's hand may do something now."""
        return self.phase == "act" and super().free

    def ready(self, _moves: Sequence[Move] | None = None) -> None:
        """Let go of everything in hand; anything may be done. At the end of a part the table is laid anew: later."""
        FreePlay.ready(self)
        part, at = self.pupil.at
        self.lingers = STAYS if at + 1 == len(self.pupil.course.parts[part].steps) else 0.0

    def act(self, *move: str, glide: bool = True) -> bool:
        """Do something; the table is handed on only where that is learned, for nobody else sits here."""
        if self.free and move[0].startswith(f"{SEAT}:") and not self.pupil.step.takes(move):
            self.reply(self.stage.words("lesson.later"))
            return False
        return super().act(*move, glide=glide)

    def commit(self, move: Move, joined: bool = False) -> None:
        """Do something; if that was asked for, go on."""
        asked = self.phase == "act" and self.pupil.step.takes(move)
        self.reply()
        Play.commit(self, move, joined)
        if asked:
            praise(self)

    def jump(self, ply: int | None, otherwise: str = "explain.redo.off") -> None:
        """Stand elsewhere in the history; where that is learned, going back is what was asked for."""
        asked = self.phase == "act" and UNDOES in self.pupil.step.act and ply is not None and ply < self.match.at
        super().jump(ply, otherwise)
        if asked:
            praise(self)


class FreeGuide(Guide):
    """What its cat knows: it waits until something was done in any way, or shows it to who goes on without."""

    lesson: FreeLesson
    hand: FreeHand

    def __init__(self, view: View, lesson: FreeLesson, hand: FreeHand):
        super().__init__(view, lesson, hand)
        self.since: tuple[object, ...] = ()  # the step, and how one's cards lay when it began

    @property
    def open(self) -> bool:
        """Whether one can go on now: also without having done what is asked for."""
        return self.lesson.phase in ("read", "act") and not self.lesson.busy

    def go_on(self) -> None:
        """Go on; who has not done what is asked for sees it done, if it can still be done."""
        lesson, do = self.lesson, self.lesson.pupil.step.do
        if lesson.phase != "act":
            super().go_on()
            return
        lesson.begin("done")
        if do and lesson.match.rules.accepts(lesson.state, do):
            Play.commit(lesson, do)

    def on_nothing(self) -> bool:
        """Tell whether Enter would touch nothing: the pointer is on nothing either."""
        return not (self.hand.pointed or self.hand.grasp.held.grips) and super().on_nothing()

    def carries(self, _event: pygame.event.Event) -> bool:
        """Tell whether the hand carries something, or draws a box round pieces."""
        return bool(self.hand.grasp.held.grips) or self.hand.band is not None

    def notice(self) -> None:
        """See whether the hand was sorted."""
        lesson, order = self.lesson, {spot: tuple(faces) for spot, faces in self.hand.order.wished.items()}
        if self.since[:2] != (lesson.pupil.at, lesson.phase):
            self.since = lesson.pupil.at, lesson.phase, order
        elif lesson.phase == "act" and SORTS in lesson.pupil.step.act and self.since[2] != order:
            praise(lesson)

    def boxes(self, name: str) -> list[Box]:
        """Return where something is seen: also what was asked for last, its number, the button that sorts."""
        view = self.view
        if name == "sort":
            return [one.box for one in view.targets.front if SORT in one.names]
        if name == BADGE:
            return [view.camera.lies(box) for spot, box in badges(view) if spot == touched(self.lesson)]
        return super().boxes(touched(self.lesson) if name == LAST else name.partition("~")[0])

    def costs(self) -> list[Cost]:
        """A board is the ground of what lies on it: the cat sits there rather than on pieces."""
        view = self.view
        boards = [tuple(view.camera.lies(piece.box)) for piece in view.pieces() if is_board(view, piece.face)]
        return [(box, GROUND if tuple(box) in boards else cost) for box, cost in super().costs()]


def touched(lesson: FreeLesson) -> str:
    """Return the place where the last act that was asked for left something."""
    match, lying, pupil = lesson.match, lesson.view.picture, lesson.pupil
    asked = pupil.part.steps[: pupil.at[1]]
    acts = (match.moves[ply] for ply in reversed(range(match.at)) if match.by(ply) != CHANCE)
    wanted = (act for act in acts if any(step.takes(act) for step in asked))
    spots = (word.partition("~")[0] for act in wanted for word in reversed(act))
    return next((spot for spot in spots if spot in lying and not spot.startswith(BOX)), "")

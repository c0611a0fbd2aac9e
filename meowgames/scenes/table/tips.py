"""Tips in first matches: what has just happened for the first time is said once, beside the play."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Any

import pygame

from ...paths import Missing
from ...play import lesson as lessons
from ...play import progress
from ...play.changes import art
from ...play.lesson import Course, Tip
from ...play.sight import Sight
from ...screen.kit.layout import Column, Gap, Row
from ...screen.kit.rows import ClauseTag
from ...screen.kit.widget import Widget
from ...screen.kit.widgets import Button, Label
from ...screen.paint import Box, Paint
from ...screen.stage import Scene, Stage
from ...screen.table.place import Piece
from ...screen.toasts import READ
from . import clear, footprints, pointing
from .speech import NARROW, Bubble
from .targets import TOOL, Target
from .view import View

WAITS = 2  # own moves a tip that nobody has opened waits as a small cat
STOP = TOOL + "tip-"  # before the key of a button, where the keyboard stands on it


class Tips:
    """Watches a person's own sights of a match; the lesson cat says what is new in them, once for ever."""

    def __init__(self, stage: Stage, view: View, overlays: list[Any]):
        self.stage, self.view, self.game = stage, view, view.seating.game
        self.overlays = overlays  # what speaks over the table; this does while it has a tip to tell
        self.course = self._course()
        self.told = progress.load().told
        self.tip: Tip | None = None
        self.whom = view.viewer  # who was told
        self.since = -1  # the ply it was told at
        self.over: Scene | None = None  # the scene it was told at
        self.shown = 0.0  # seconds it could be read
        self.waited = 0  # own moves since it was told
        self.mine = False  # whether it was one's own turn when last looked at
        self.went = False  # whether it had to go elsewhere in this turn
        self.bubble = Bubble(stage, self._words, self._keeps, lambda: pointing.costs(view), NARROW)
        view.watchers.append(self.notice)

    def _course(self) -> Course | None:
        try:
            return lessons.read(self.game) if lessons.has(self.game) else None
        except Missing:  # a match is played without tips rather than not at all
            return None

    def notice(self, ply: int, before: Sight, after: Sight) -> None:
        """Look what a move has changed for the viewer; a tip that was read goes with their own next move."""
        me = self.view.viewer
        if self.tip and ply > self.since and after.by == me:
            self.waited += 1
            self.give_way()
        if self.tip or not self.course or not self.stage.settings.tips:
            return
        if me not in self.view.seating.people or self.view.eye != me:
            return
        new = (tip for tip in self.course.tips if self.course.key(tip.say) not in self.told)
        tip = next((tip for tip in new if tip.fires(before.picture, after.picture, me)), None)
        if tip:
            self.say(tip, self.course.key(tip.say), ply)

    def say(self, tip: Tip, key: str, ply: int) -> None:
        """Say a tip, and remember that it was said."""
        self.told |= {key}
        self.tip, self.whom, self.since, self.over = tip, self.view.viewer, ply, self.stage.top
        self.shown, self.waited, self.mine, self.went = 0.0, 0, self.due, False
        self.stage.warn(progress.save(progress.load().telling(key)))
        self.overlays.append(self)
        self.stage.sound.play("mrrp_2")
        self.bubble.refresh()
        if not self.mine:
            self.bubble.shrink()

    @property
    def due(self) -> bool:
        """Whether there is time to read: it is one's own turn, and nothing moves."""
        return self.view.seen.turn == self.view.viewer and not self.view.easel.busy

    @property
    def read(self) -> bool:
        """Whether there was time to read it."""
        return self.tip is None or self.shown * READ >= len(self._text())

    def give_way(self) -> None:
        """Go if it could be read; else wait as a small cat, not for ever."""
        if self.read or self.waited > WAITS:
            self.hush()
        else:
            self.bubble.shrink()

    def hush(self) -> None:
        """Say nothing more of it."""
        if self.tip:
            self.tip = None
            self.overlays.remove(self)
            self.bubble.refresh()
            self.stage.redraw()

    def unsay(self) -> None:
        """Take a tip back that nobody has read: it is told when the same happens again."""
        key = self.course.key(self.tip.say) if self.course and self.tip else ""
        self.told -= {key}
        self.stage.warn(progress.save(progress.load().keeping(key)))
        self.hush()

    @property
    def heard(self) -> bool:
        """Whether a tip stands there for the one who looks; not while something is shown again."""
        return self.tip is not None and self.view.eye == self.view.viewer == self.whom and not self.view.said

    def stop(self) -> None:
        """Give no more tips; the options bring them back."""
        self.hush()
        self.stage.change(tips=False)

    def refresh(self) -> None:
        """Follow a change of language or text size."""
        self.bubble.refresh()

    def lies(self) -> Box:
        """Return where the cat and its bubble are."""
        return self.bubble.box if self.heard else Box(-9, -9, 0, 0)

    def update(self, seconds: float) -> bool:
        """Follow what it was said of: go with an undo or another reader, give way to a pause and to what is touched."""
        if self.tip and (self.whom != self.view.viewer or self.view.latest <= self.since):
            self.hush()
        elif self.tip and self.stage.top is not self.over:
            self.give_way()
            self.over = self.stage.top
        if not self.heard:
            return False
        if self.tip and self.bubble.folded and not self.read and not still_lies(self.tip, self.whom, self.view):
            self.unsay()
            return True
        self.shown += 0 if self.bubble.folded else seconds
        return self._take_turns() or self._make_room()

    def _take_turns(self) -> bool:
        """Speak up once it is one's own turn, wait as a small cat while it is another's; tell whether it did either."""
        mine = self.due or (self.mine and self.view.seen.turn == self.view.viewer)
        if mine == self.mine:
            return False
        self.mine, self.went = mine, False
        if mine and self.bubble.small:
            self.bubble.refresh()
        elif not mine and not self.bubble.small:
            self.bubble.shrink()
        return True

    def _make_room(self) -> bool:
        """Go out of the way of what is touched, once in a turn; then wait as a small cat. Tell whether it had to."""
        folded = self.bubble.folded
        if not self.bubble.follow(self.view.targets):
            return False
        if self.went and not folded:
            self.bubble.shrink()
        self.went = self.went or not folded
        return True

    def event(self, event: pygame.event.Event) -> bool:
        """Take what is meant for the bubble: a click on it or Esc has it go away, the rest is play."""
        if not self.heard:
            return False
        if self.bubble.event(event):
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE and not self.bubble.folded:
            self.hush()
            return True
        pressed = event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button == 1
        if pressed and (self.bubble.open or self.bubble.over(event.pos)):
            if event.type == pygame.MOUSEBUTTONUP:
                self.hush()
            return True
        return False

    def stops(self) -> list[Target]:
        """Return the buttons of the bubble as the keyboard can stand on them."""
        return [Target((STOP + one.key,), "", one.box, "tip", True, 0.0) for one in self._buttons() if one.key]

    def press(self, name: str) -> bool:
        """Press the button the keyboard stands on; tell whether it is one of these."""
        found = next((one for one in self._buttons() if name == f"{STOP}{one.key}"), None)
        if found:
            found.go(self.bubble.form)
        return found is not None

    def _buttons(self) -> list[Widget]:
        self.bubble.form.ready()
        return self.bubble.form.order() if self.heard else []

    def draw(self, paint: Paint) -> None:
        """Draw the bubble; what is for one pair of eyes is not said to another."""
        if not self.heard:
            return
        self.bubble.draw(paint)
        for one in self.stops():
            if self.view.lights.focus in one.names:
                paint.ring(one.box, 20)

    def _keeps(self) -> list[Box]:
        """Return what it must not hide: what it speaks of, what was laid last and one's own ship, too."""
        view, tip = self.view, self.tip
        own = [one for one in view.targets.pieces if one.piece and one.piece.kind == "cells"]
        found = [one.box for one in own if one.piece and one.piece.spot.endswith(str(view.viewer))]
        found += [one.box for one in view.targets.pieces if one.piece and tip and speaks_of(tip, self.whom, one.piece)]
        found += [one.box for one in view.targets.pieces if one.where in view.easel.last]
        found += [piece.box for one in view.lights.prints for piece in footprints.pieces(view, one)]
        return clear.keeps(view) + [view.camera.lies(box) for box in found]

    def _text(self) -> str:
        return self.stage.words(self.course.key(self.tip.say)) if self.course and self.tip else ""

    def _words(self, least: bool) -> Any | None:
        if not self.tip or not self.course:
            return None
        words, clause = self.stage.words, "" if least else self.tip.clause
        tag = [ClauseTag(clause, lambda: self.look_up(clause), key="clause")] if clause else []
        stop = Button(words("tip.stop"), self.stop, key="stop", role="control", least_high=50)
        close = Button(words("tip.close"), self.hush, key="close", role="control", least_high=50)
        whole = [Row([one], stretch=0, wraps=False) for one in (stop, close)]  # rather one below the other than wrapped
        said = Label(self._text(), "speech", stretch=1)
        return Column([said, Row([*tag, *([Gap(stretch=1)] if tag else []), *whole], gap=14, align="right")], gap=12)

    def look_up(self, clause: str) -> None:
        """Open the rules where they speak of it."""
        self.stage.push(self.stage.doors.rules(self.game, clause))


def still_lies(tip: Tip, me: int, view: View) -> bool:
    """Tell whether what a tip is about lies there now."""
    return tip.fires({}, view.picture, me)


def speaks_of(tip: Tip, me: int, piece: Piece) -> bool:
    """Tell whether a tip is about this piece."""
    return fnmatchcase(piece.spot, tip.spot.format(me=me)) and any(
        fnmatchcase(face, tip.face) for face in (piece.face, art(piece.face))
    )

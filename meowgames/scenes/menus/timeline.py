"""The line of a replay, marked with its parts and what was won, and the tray it lies on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

from ...play.changes import art
from ...play.match import Match
from ...rules import OVER
from ...screen.kit import roles
from ...screen.kit.layout import Column, Row
from ...screen.kit.widget import Holder, Look, Widget
from ...screen.paint import CANVAS, INK, LIGHT, SOFT, Box, Paint
from ...screen.table.board import Board
from ..table import tell

MOST_DOTS, MOST_ICONS = 120, 60  # more would only be a blur
ICON, KNOB, GROOVE = 32, 46, 18


class Marks:
    """What is marked along a match: found once, when its replay opens."""

    def __init__(self, match: Match, stops: Sequence[int], board: Board):
        status = [match.rules.status(match.states[ply]) for ply in stops]
        inner = [at for at in range(len(stops)) if not match.rules.turn(match.states[stops[at]]) < 0]
        inner = inner[:1] if match.rules.OPEN else inner  # a free table has no parts
        self.posts = [at for at in inner if at == 0 or status[at][:2] != status[at - 1][:2]]
        dots = [at for at in inner if at and status[at] != status[at - 1] and at not in self.posts]
        self.dots = dots if len(dots) <= MOST_DOTS else []
        icons = [(at, face) for at in range(1, len(stops)) for face in arrived(match, stops[at - 1], stops[at], board)]
        self.icons = icons if len(icons) <= MOST_ICONS else []
        self.over = match.over


def arrived(match: Match, start: int, end: int, board: Board) -> list[str]:
    """Return the small pictures of what came to a noted place between two plies, for all to see."""
    pictures = [match.rules.look(match.states[ply], OVER) for ply in range(start, end + 1)]
    came = [change for old, new in pairwise(pictures) for change, _ in tell.noted(match.setup.board, old, new, board)]
    return [small for small in (f"mini-{art(change.face)}" for change in came) if small in board.faces]


class Timeline(Widget):
    """Shows and sets where the replay stands; click or drag goes there, pointing tells what lies there."""

    focusable = True
    stretch = 1.0
    radius = 24.0
    key = "line"

    def __init__(self, marks: Marks, count: int, index: int, act: Callable[[int], Any], say: Callable[[int], str]):
        self.marks, self.count, self.index, self.act, self.say = marks, count, index, act, say
        self.over = 0

    def wish(self, _paint: Paint) -> float:
        return 1600

    def measure(self, paint: Paint, _width: float) -> float:
        return 14 + ICON + 10 + GROOVE + 12 + roles.extent(paint, "X", "caption")[1] + 4

    def inherit(self, old: Timeline) -> None:
        self.over = old.over

    def draw(self, paint: Paint, look: Callable[[Any], Look]) -> None:
        groove, seen = self.groove(), look(self)
        paint.sliced("plate", self.box)
        paint.image("icon-flag", (groove.x - 54, groove.centery - 19, 38, 38))
        if self.marks.over:
            paint.image("icon-crown", (groove.right + 16, groove.centery - 21, 40, 40))
        paint.sliced("slider_track-normal", groove)
        done = self.x(self.index) - groove.x
        if done > 28:
            paint.sliced("slider_fill-normal", (groove.x, groove.y, done, groove.h))
        self._marks(paint)
        face = "knob" if seen.state() == "normal" else f"knob-{seen.state()}"
        wide, high = paint.natural(face)
        paint.image(face, (self.x(self.index) - wide / 2, groove.centery - high / 2, wide, high))
        if seen.hover:
            self._hint(paint)

    def _marks(self, paint: Paint) -> None:
        groove = self.groove()
        for at in self.marks.dots:
            paint.circle((self.x(at), groove.centery), 4, LIGHT if at <= self.index else "#c9ab8c")
        free = 0.0
        for at in self.marks.posts:
            x = self.x(at)
            paint.fill((x - 6, groove.centery - 18, 12, 36), INK, radius=6)
            paint.fill((x - 4, groove.centery - 16, 8, 32), LIGHT, radius=4)
            text = self.say(at)
            wide = roles.extent(paint, text, "caption")[0]
            if x - 4 >= free and x + wide < self.box.right - 10:
                roles.write(paint, text, "caption", (x - 4, groove.bottom + 11), SOFT)
                free = x + wide + 24
        for at, face in self.marks.icons:
            paint.image(face, (self.x(at) - ICON / 2, self.box.y + 9, ICON, ICON))

    def _hint(self, paint: Paint) -> None:
        """Tell what lies under the mouse."""
        groove, x, text = self.groove(), self.x(self.over), self.say(self.over)
        paint.line(((x, groove.y - 10), (x, groove.bottom + 10)), INK, 3.4)
        wide, high = roles.extent(paint, text, "note")
        box = Box(0, 0, wide + 48, high + 26)
        box.midbottom = max(40 + box.w / 2, min(1880 - box.w / 2, x)), self.box.y - 8
        paint.sliced("tooltip", box)
        paint.image("tooltip-arrow", (x - 20, box.bottom - 10, 40, 28))
        roles.write(paint, text, "note", (box.centerx, box.centery - 1), LIGHT, anchor="center")

    # ── where things lie ──

    def groove(self) -> Box:
        """Return the line itself."""
        return Box(self.box.x + 78, self.box.y + 14 + ICON + 10, self.box.w - 156, GROOVE)

    def x(self, index: int) -> float:
        """Return where a stop lies along the line."""
        groove = self.groove()
        return groove.x + 9 + (groove.w - 18) * index / max(1, self.count - 1)

    def ring(self) -> Box:
        return Box(self.x(self.index) - KNOB / 2, self.groove().centery - KNOB / 2, KNOB, KNOB)

    def near(self, pos: tuple[float, float]) -> int:
        """Return the stop nearest to a place."""
        groove = self.groove()
        part = (pos[0] - groove.x - 9) / max(1.0, groove.w - 18)
        return max(0, min(self.count - 1, round(part * (self.count - 1))))

    def hovered(self, pos: tuple[float, float], _form: Holder) -> None:
        self.over = self.near(pos)

    def press(self, pos: tuple[float, float], form: Holder) -> None:
        self.drag(pos, form)

    def drag(self, pos: tuple[float, float], _form: Holder) -> None:
        at = self.near(pos)
        if at != self.index:
            self.index = at
            self.act(at)

    def release(self, pos: tuple[float, float], form: Holder) -> None:
        """Where it was let go is where it stands."""

    def go(self, form: Holder) -> None:
        """Enter changes nothing on a line."""


class Tray(Widget):
    """The wooden tray below the table with everything that moves the replay, and the doors at the top."""

    def __init__(self, body: Column, doors: Row):
        self.body, self.doors = body, doors
        self.body_box = Box(0, 0, 0, 0)

    def parts(self) -> tuple:
        return (self.body, self.doors)

    def place(self, paint: Paint, box: Box) -> None:
        self.box = Box(box)
        high = self.body.measure(paint, 1800)
        self.body_box = Box(28, box.bottom - 18 - high - 40, 1864, high + 40)
        self.body.place(paint, Box(60, self.body_box.y + 20, 1800, high))
        left = above(self.body_box).right + 14
        self.doors.place(paint, Box(left, 24, 1892 - left, self.doors.measure(paint, 1892 - left)))

    def draw(self, paint: Paint, look: Callable[[Any], Look]) -> None:
        paint.sliced("wood", self.body_box)
        self.body.draw(paint, look)
        self.doors.draw(paint, look)


def above(tray: Box) -> Box:
    """Return where the table is seen: as large as fits above the tray."""
    high = tray.y + 4
    wide = high * CANVAS[0] / CANVAS[1]
    return Box(0, 0, wide, high)  # what is told stands beside it

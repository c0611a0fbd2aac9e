"""The log as a notebook in a drawer: sentences below the round, day or turn they belong to, which folds away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import accumulate, groupby, takewhile
from operator import attrgetter
from typing import Any

from ...play.changes import art, changes
from ...play.level import backs
from ...screen.kit.field import copy
from ...screen.kit.widget import Looks, Widget, draw_seen
from ...screen.paint import CANVAS, HALF, INK, LIGHT, Box, Paint
from ...screen.stage import Stage
from ...screen.table.place import Piece
from . import rings
from .lamps import outline
from .moments import Moment, Stand
from .rows import AGAIN, PART, ROW, SIZE, Border, Row, Rows
from .targets import LOG, Step
from .tell import Line, Past
from .view import View

EDGE = 12
WIDE, MOST, HIGH = 448, 640, 660  # how wide it is pulled up, at most for large text, and how high at most
FEW = 3  # rows that stay in sight however far one leafs
LATE = 5  # lines that are never folded away by themselves
FURTHER = 3  # rows it leafs on where the keyboard comes to its edge
HONEY = "#ffc94d"


class Drawer(Widget):
    """The log, the newest line last; its tab folds it away and pulls it up."""

    key = LOG
    ringed = True

    def __init__(
        self, view: View, texts: tuple[str, Callable[[int], str]], box: Box, size: int, act: Callable[[], object],
        recap: Callable[[int], object], again: Callable[[], object], border: tuple[int, Border] | None = None,
        past: Past | None = None,
    ):  # fmt: skip
        self.view, (self.text, self.count), self.act = view, texts, act
        self.recap, self.again = recap, again  # shows a ply and what followed once more; lays everything out anew
        self.drawn, self.border = box, border  # where it is, and the ply undo does not go beyond
        self.past = past
        self.size = 0 if size == 1 and view.board.big else size  # 0 folded away, 1 as the map draws it, 2 pulled up
        self.back = 0  # rows it is scrolled back
        self.shut: dict[str, bool] = {}  # parts that were folded or unfolded by hand
        self.opened = ""  # the part that was unfolded just now: it is seen from its heading on
        self.stood = len(view.log)  # in a history: where one stands
        self.follows = past is not None  # whether that line comes into sight, for one has gone there
        self.rows: list[Row | Border] = []  # those that can be seen

    def parts(self) -> tuple[Row, ...]:
        return tuple(row for row in self.rows if isinstance(row, Row))

    def place(self, paint: Paint, box: Box) -> None:
        box, rows = Box(self.drawn), self._all() if self.size else Rows()
        if self.size == 0:
            box.y, box.h = (CANVAS[1] if box.bottom >= CANVAS[1] else box.y), 0
        elif self.size == 2:
            wide = max(box.w, min(MOST, WIDE * paint.text_size))
            high = max(box.h, min(HIGH, self._needed(paint, rows, wide - 2 * EDGE) + 2 * EDGE))
            box = Box(box.x, box.y, wide, high).clamp(Box(0, 60, CANVAS[0], CANVAS[1] - 60))
        self.box = box
        self.rows = self._seen(paint, rows) if self.size else []

    @property
    def hit(self) -> Box:
        """The tab that pulls the drawer up or pushes it down."""
        wide = 150.0 if not self.view.board.big else 220.0
        return Box(self.box.x + 24, self.box.y - 42, wide, 46)

    def catches(self, pos: tuple[float, float]) -> bool:
        return self.hit.collidepoint(pos)

    def inherit(self, old: Drawer) -> None:
        self.shut, self.opened = old.shut, old.opened
        self.back = old.back if old.size == self.size else 0  # who opens it again sees the newest
        went = self.past and old.past and old.stood != self.stood and (self.past.later or old.past.later)
        self.follows = self.past is not None and (old.size != self.size or bool(went))

    def leaf(self, rows: int) -> None:
        """Leaf back or forth by rows."""
        self.back = max(0, min(len(self._all()) - FEW, self.back + rows))
        self.again()

    def reveal(self, name: str) -> None:
        """Leaf on where the keyboard has come to the first or last row that can be seen."""
        rows = self.parts()
        ends = [row.key for row in (*rows[:1], *rows[-1:])]
        if name in ends:
            self.leaf(FURTHER if name == ends[0] else -FURTHER)

    def fold(self, part: str, shut: bool) -> None:
        """Fold the lines of a part away, or show them."""
        self.shut[part], self.opened = shut, "" if shut else part
        self.again()

    def _all(self) -> Rows:
        """Return all rows there are: of every part its heading and, unless it is folded, its lines."""
        log, rows, start = self.view.log, Rows(), 0
        reach, border = self.border or (0, None)
        bar = next((at for at, line in enumerate(log) if at and line.since >= reach), len(log)) if border else -1
        late = {line.part for line in log[-LATE:]}
        for part, group in groupby(log, key=attrgetter("part")):
            end = start + sum(1 for _ in group)
            shut = bool(part) and self.shut.get(part, part not in late)
            if part:
                rows.heads.setdefault(part, len(rows))
                rows.add(1, partial(self._heading, part, shut, start, end))
            split = bar if start <= bar < end else end
            rows.add(0 if shut else split - start, partial(self._line, start))
            if border and split < end:
                rows.put(border)
            rows.add(0 if shut else end - split, partial(self._line, split))
            start = end
        if self.past:
            rows.add(len(self.past.later), partial(self._later, self.past.later))
        if border and bar == len(log) and len(rows):
            rows.put(border)
        return rows

    def _heading(self, part: str, shut: bool, start: int, end: int, _at: int) -> Row:
        """Return the heading of some lines."""
        note = self.count(end - start) if shut else ""
        return Row(self.view, f"{PART}{start}", part, -1, partial(self.fold, part, not shut), note)

    def _line(self, start: int, at: int) -> Row:
        """Return the row of a line, so many after another."""
        number = start + at
        line, key = self.view.log[number], f"{ROW}{number}"
        act = partial(self.recap, line.since)
        if self.past is None:
            return Row(self.view, key, line.text, line.seat, act)
        now = number == len(self.view.log) - 1
        return Moment(self.view, key, line, act, Stand(now, mark=self.past.mark(line)))

    def _later(self, lines: Sequence[Line], at: int) -> Row:
        """Return the row of a line that was taken back."""
        act = partial(self.recap, lines[at].ply + 1)
        return Moment(self.view, f"{AGAIN}{at}", lines[at], act, Stand(later=True))

    def _needed(self, paint: Paint, rows: Rows, wide: float) -> float:
        """Return how high rows are together, as far as a drawer that is pulled up may show them."""
        high, at = 0.0, len(rows)
        while at and high < HIGH:
            at -= 1
            high += rows[at].measure(paint, wide)
        return high

    def _seen(self, paint: Paint, rows: Rows) -> list[Row | Border]:
        """Return the rows that can be seen, each in its place, the newest at the bottom."""
        wide, bottom, top = self.box.w - 2 * EDGE, self.box.bottom - EDGE, self.box.y + EDGE / 2
        first = rows.heads.get(self.opened, len(rows))
        if first < len(rows):
            ends = accumulate(rows[at].measure(paint, wide) for at in range(first, len(rows)))
            self.back = len(rows) - first - sum(1 for _ in takewhile(lambda end: end <= bottom - top, ends))
        self.back, self.opened = max(0, min(len(rows) - FEW, self.back)), ""
        found = self._laid(paint, rows)
        later = len(self.past.later) if self.past else 0
        for ahead in (min(1, later), 0) if self.follows else ():  # one that was taken back too, where there is room
            stands = [row.stand for row in found if isinstance(row, Moment)]
            if not any(one.now for one in stands) or sum(one.later for one in stands) < ahead:
                self.back = later - ahead
                found = self._laid(paint, rows)
        self.follows = False
        return found

    def _laid(self, paint: Paint, rows: Rows) -> list[Row | Border]:
        """Return the rows that have room, each in its place, as far back as one has leafed."""
        box, last = self.box, len(rows) - self.back - 1
        found, bottom, wide, top = list[Row | Border](), box.bottom - EDGE, box.w - 2 * EDGE, box.y + EDGE / 2
        size = rows[last].fit(paint, wide, bottom - top) if last >= 0 else SIZE  # the newest line is seen whole
        for at in range(last, -1, -1):
            row = rows[at].sized(size)
            high = row.measure(paint, wide)
            if bottom - high < top and found:
                break
            bottom = max(bottom - high, top)
            row.place(paint, Box(box.x + 12, bottom, wide, high - 3))
            found.insert(0, row)
        return found

    def cause(self, look: Looks) -> tuple[Any, ...]:
        rows = tuple((tuple(row.box), row.cause(look)) for row in self.rows)
        return self.text, self.size, look(self).hover, self.view.lights.focus == self.key, self.view.board.big, rows

    def draw(self, paint: Paint, look: Looks) -> None:
        tab, box = self.hit, self.box
        paint.sliced("drawer-tab-hover" if look(self).hover else "drawer-tab-normal", tab)
        at, fit = (tab.centerx, tab.centery - (7 if self.view.board.big else 2)), tab.w - 20
        paint.text(self.text, at, 25, "button", LIGHT, "center", fit=fit, least=20, grow=HALF)
        if self.size:
            below = 40 if box.bottom >= CANVAS[1] else 0  # a drawer at the edge of the table goes on beneath it
            paint.sliced("drawer", (box.x, box.y, box.w, box.h + below))
            with paint.clip((box.x, box.y + 4, box.w, box.h - 8)):
                draw_seen(paint, look, self.rows)
        if self.view.lights.focus == self.key:
            paint.ring(tab, 20)


# ── what a line is about ──


def pointed(view: View) -> Line | None:
    """Return the line of the log that mouse or keyboard points at."""
    lights = view.lights
    name = lights.focus or (lights.target.names[0] if lights.target else "")
    number = name.removeprefix(ROW) if name.startswith(ROW) else ""
    return view.log[int(number)] if number and int(number) < len(view.log) else None


def copy_pointed(stage: Stage, view: View) -> None:
    """Copy the line of the log that is pointed at."""
    line = pointed(view)
    if line and copy(line.text):
        stage.toast(stage.words("log.copied", line.text), "icon-copy")


def meant(view: View, line: Line) -> Sequence[Piece]:
    """Return the pieces that lie where the act of a line has brought them: no light, no ground, no empty place."""
    old, new = (view.logbook.records(ply, view.eye).picture for ply in (line.since, line.ply + 1))
    found = changes(old, new, backs(view.seating.board))
    came = {(one.target[0], art(one.face)) for one in found if one.target and one.kind != "label"}
    lying = [piece for piece in view.pieces() if piece.kind != "label"]
    lying = [piece for piece in lying if not view.board.faces.get(art(piece.face), {}).get("slot")]
    brought = [piece for piece in lying if (piece.spot, art(piece.face)) in came]
    brought = [one for one in brought if not any(one.box.contains(two.box) for two in lying if two.box != one.box)]
    counted = {one.target[0] for one in found if one.target and one.kind == "label"}  # signs, where nothing else moved
    return brought or [one for one in view.pieces() if one.spot in counted and one.spot.endswith(str(line.seat))]


def draw_meant(paint: Paint, view: View) -> None:
    """Draw a ring of honey round the pieces that the line pointed at is about; one round a whole row of them."""
    line = pointed(view)
    pieces, boxes = meant(view, line) if line else (), dict[str, Box]()
    for piece in pieces:
        if piece.tilt or piece.kind == "hex" or "cells" in view.board.faces.get(art(piece.face), {}):
            edge = outline(view, Step(0, piece.box, piece=piece))
            paint.line(edge, INK, 10)
            paint.line(edge, HONEY, 6)
        else:
            whole = all(one in pieces for one in view.pieces() if one.spot == piece.spot and one.kind != "label")
            name, place = piece.spot if whole else f"{piece.spot} {len(boxes)}", view.board.place(piece.spot)
            box = place.box if whole and place and place.kind == "tally" else piece.box  # with what is counted there
            boxes[name] = boxes[name].union(box) if name in boxes else Box(box)
    rings.draw(paint, list(boxes.values()), 0.0)

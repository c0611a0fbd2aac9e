"""The log as a notebook in a drawer: sentences below the round, day or turn they belong to, which folds away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import accumulate, groupby
from typing import Any

from ...play.changes import art, changes
from ...play.level import backs
from ...screen.kit.field import copy
from ...screen.kit.widget import Looks, Widget, draw_seen
from ...screen.paint import CANVAS, HALF, INK, LIGHT, PAPER, SOFT, Box, Paint
from ...screen.stage import Stage
from ...screen.table.place import Piece
from . import rings
from .lamps import outline
from .targets import LOG, Step
from .tell import Line, Past
from .view import View

ROW, PART = LOG + "-", LOG + "+"  # before the number of a line: its own row, and the heading above it
AGAIN = LOG + ">"  # the same, of one that was taken back
SIZE, LEAST, LEAD, GAP, EDGE = 20, 8, 1.2, 8, 12
WIDE, MOST, HIGH = 448, 640, 660  # how wide it is pulled up, at most for large text, and how high at most
FEW = 3  # rows that stay in sight however far one leafs

LATE = 5  # lines that are never folded away by themselves
FURTHER = 3  # rows it leafs on where the keyboard comes to its edge
TIED, GLOW = "#f0d5a2", "#ffe9a8"  # of a heading, and of the row that is pointed at
HONEY = "#ffc94d"
NOW, LATER, CROSSED = "#fff0b8", "#a08c78", "#a8321f"  # in a history: where one stands, what was taken back, a border


class Row(Widget):
    """One line of the log, or the heading of a part of it."""

    ringed = True

    def __init__(
        self, view: View, key: str, text: str, seat: int, act: Callable[[], object], note: str = "", kind: str = ""
    ):  # fmt: skip
        self.view, self.key, self.text, self.seat, self.act, self.note = view, key, text, seat, act, note
        self.kind = kind  # of a history: now, later, or border, which is not crossed unasked
        self.head = key.startswith(PART)
        self.shut, self.size = bool(note), SIZE

    def side(self, paint: Paint) -> float:
        """Return how large its badge or chevron is."""
        return 26 * min(1.5, paint.text_size)

    def room(self, paint: Paint, wide: float) -> float:
        """Return how wide its text may be."""
        return wide - self.side(paint) - 34

    def measure(self, paint: Paint, width: float) -> float:
        style = "strong" if self.head else "body"
        return paint.extent(self.text, self.size, style, room=self.room(paint, width), lead=LEAD)[1] + GAP

    def fit(self, paint: Paint, width: float, high: float) -> int:
        """Return how large it can be written in that room: smaller where it is too long for a small drawer."""
        sizes = range(SIZE, LEAST, -1)
        return next((size for size in sizes if self.sized(size).measure(paint, width) <= high), LEAST)

    def sized(self, size: int) -> Row:
        """Write it that large."""
        self.size = size
        return self

    def catches(self, pos: tuple[float, float]) -> bool:
        return self.box.collidepoint(pos)

    def cause(self, look: Looks) -> tuple[Any, ...]:
        colour = self.view.seating.colours[self.seat] if self.seat >= 0 else -1
        written = self.text, self.size, self.note, self.shut, self.head, self.kind, colour
        return *written, look(self).hover, self.view.lights.focus == self.key

    def draw(self, paint: Paint, look: Looks) -> None:
        lit = look(self).hover or self.view.lights.focus == self.key
        box, side = self.box, self.side(paint)
        if self.head or lit:
            paint.fill(box, INK, radius=12)
            paint.fill(box.inflate(-3, -3), GLOW if lit else TIED, radius=11)
        elif self.kind == "now":
            paint.fill(box, INK, radius=12)
            paint.fill(box.inflate(-4, -4), NOW, radius=10)
        elif self.kind == "border":
            paint.line([(box.x + 6, box.bottom + 1), (box.right - 6, box.bottom + 1)], CROSSED, 2.6, (9, 7))
        at = Box(box.x + 6, box.y + GAP / 2 + (paint.extent("M", self.size)[1] - side) / 2, side, side)
        if self.head:
            chevron(paint, at, self.shut)
        elif self.seat >= 0:
            paint.image(f"seat{self.view.seating.colours[self.seat]}", at, alpha=110 if self.kind == "later" else 255)
        where, room = (box.x + side + 16, box.y + GAP / 2), self.room(paint, box.w)
        tone, style = INK if self.head or self.seat >= 0 else SOFT, "strong" if self.head else "body"
        tone = {"later": LATER, "border": CROSSED}.get(self.kind, tone)
        paint.text(self.text, where, self.size, style, tone, room=room, lead=LEAD)
        wide = paint.extent(self.text, self.size, style)[0]
        if self.note and wide + 20 + paint.extent(self.note, self.size)[0] <= room:
            paint.text(self.note, (where[0] + wide + 20, where[1]), self.size, "body", SOFT)
        if self.view.lights.focus == self.key:
            paint.ring(box, 12, 3)


class Border(Widget):
    """A dashed line between two rows that says how far undo reaches."""

    head, text = False, ""

    def __init__(self, said: str, shut: bool):
        self.said, self.tone, self.icon = said, *(("#a8321f", "icon-lock") if shut else ("#2c6e2f", "icon-undo"))
        self.size = SIZE

    def fit(self, _paint: Paint, _width: float, _high: float) -> int:
        """Return how large it is written: as usual."""
        return SIZE

    def sized(self, size: int) -> Border:
        """Write it that large."""
        self.size = size
        return self

    def measure(self, paint: Paint, _width: float) -> float:
        return paint.extent(self.said, self.size, "strong", grow=HALF)[1] + GAP + 4

    def cause(self, _look: Looks) -> tuple[Any, ...]:
        return self.said, self.icon, self.size

    def draw(self, paint: Paint, _look: Looks) -> None:
        box, wide = self.box, paint.extent(self.said, self.size, "strong", grow=HALF)[0]
        side = box.h - GAP - 4
        chip = Box(0, 0, min(box.w, wide + side + 40), box.h - 4)
        chip.center = box.center
        paint.line([(box.x + 6, box.centery), (box.right - 6, box.centery)], self.tone, 2.6, (9, 7))
        paint.fill(chip, self.tone, radius=chip.h / 2)
        paint.fill(chip.inflate(-4, -4), PAPER, radius=chip.h / 2 - 2)
        paint.image(self.icon, (chip.x + 12, chip.centery - side / 2, side, side))
        at, fit = (chip.x + side + 20, chip.centery - 1), chip.w - side - 32
        paint.text(self.said, at, self.size, "strong", self.tone, "midleft", fit=fit, least=LEAST, grow=HALF)


def chevron(paint: Paint, box: Box, shut: bool) -> None:
    """Draw the sign of a heading: to the side while its lines are folded away, else down to them."""
    x, y, reach = box.centerx, box.centery, box.w * 0.2
    points = ((-0.6, -1), (0.6, 0), (-0.6, 1)) if shut else ((-1, -0.6), (0, 0.6), (1, -0.6))
    paint.line([(x + dx * reach, y + dy * reach) for dx, dy in points], INK, 3.4)


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
        self.rows: list[Row | Border] = []  # those that can be seen

    def parts(self) -> tuple[Row, ...]:
        return tuple(row for row in self.rows if isinstance(row, Row))

    def place(self, paint: Paint, box: Box) -> None:
        box = Box(self.drawn)
        if self.size == 0:
            box.y, box.h = (CANVAS[1] if box.bottom >= CANVAS[1] else box.y), 0
        elif self.size == 2:
            wide = max(box.w, min(MOST, WIDE * paint.text_size))
            lines = sum(row.measure(paint, wide - 2 * EDGE) for row in self._all()) + 2 * EDGE
            high = max(box.h, min(HIGH, lines))
            box = Box(box.x, box.y, wide, high).clamp(Box(0, 60, CANVAS[0], CANVAS[1] - 60))
        self.box = box
        self.rows = self._seen(paint) if self.size else []

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

    def _all(self) -> list[Row | Border]:
        """Return all rows there are: of every part its heading and, unless it is folded, its lines."""
        view, found, at = self.view, list[Row | Border](), 0
        reach, border = self.border or (0, None)
        late = {line.part for line in view.log[-LATE:]}
        for part, group in groupby(view.log, key=lambda line: line.part):
            lines = list(group)
            shut = self.shut.get(part, part not in late)
            note = self.count(len(lines)) if shut else ""
            if part:
                found.append(Row(view, f"{PART}{at}", part, -1, partial(self.fold, part, not shut), note))
            for number, line in enumerate(lines, at):
                if border and number and line.since >= reach:
                    found.append(border)
                    border = None
                if not part or not shut:
                    kind = self._kind(number, line)
                    act = partial(self.recap, line.since)
                    found.append(Row(view, f"{ROW}{number}", line.text, line.seat, act, kind=kind))
            at += len(lines)
        for number, line in enumerate(self.past.later if self.past else ()):
            act = partial(self.recap, line.ply + 1)
            found.append(Row(view, f"{AGAIN}{number}", line.text, line.seat, act, kind="later"))
        return [*found, border] if border and found else found

    def _kind(self, number: int, line: Line) -> str:
        """Return what a line is in a history."""
        if self.past is None:
            return ""
        return "now" if number == len(self.view.log) - 1 else "border" if self.past.borders(line) else ""

    def _seen(self, paint: Paint) -> list[Row | Border]:
        """Return the rows that can be seen, each in its place, the newest at the bottom."""
        rows, box = self._all(), self.box
        found, bottom, wide, top = list[Row | Border](), box.bottom - EDGE, box.w - 2 * EDGE, box.y + EDGE / 2
        first = next((at for at, row in enumerate(rows) if row.head and row.text == self.opened), len(rows))
        ends = accumulate(row.measure(paint, wide) for row in rows[first:])
        if first < len(rows):
            self.back = len(rows) - first - sum(end <= bottom - top for end in ends)
        self.back, self.opened = max(0, min(len(rows) - FEW, self.back)), ""
        seen = rows[: len(rows) - self.back]
        size = seen[-1].fit(paint, wide, bottom - top) if seen else SIZE  # the newest line is seen whole
        for row in reversed(seen):
            high = row.sized(size).measure(paint, wide)
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

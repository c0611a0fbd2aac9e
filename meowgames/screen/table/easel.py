"""Eases from picture to picture: whatever moves on the table follows from two pictures (tweens)."""

from __future__ import annotations

import math
from collections import defaultdict, deque
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from ...play.changes import Change, art, changes
from ...rules import Picture
from ..paint import Box, Paint
from .board import Board
from .faces import draw_moving, draw_piece, foresee
from .place import Piece

HELD = "held"  # the spot whose face is in the hand of the seat to act
WALK = 640.0  # canvas units a second at which a piece follows a way
SECONDS = {"slide": 0.36, "flip": 0.38, "come": 0.24, "go": 0.24, "label": 0.3, "shift": 0.2}


class Motion(NamedTuple):
    """A piece on its way from one place to another."""

    kind: str
    start: Piece | None
    end: Piece | None
    way: tuple[tuple[float, float], ...] = ()  # where it passes, if not straight on

    def seconds(self) -> float:
        """Return how long it takes."""
        long = sum(math.dist(a, b) for a, b in pairwise(self.way))
        return max(SECONDS[self.kind], long / WALK)


class Wanted(NamedTuple):
    """A picture waiting to be shown, how long it stays, and what to call when it appears."""

    picture: Picture | Callable[[], Picture]
    hold: float
    shown: Callable[[], None] | None


Laid = dict[tuple[str, int] | None, Piece]  # pieces by spot and index; nothing lies at None
Way = Callable[[Piece, Piece], Sequence[tuple[float, float]]]


def straight(_start: Piece, _end: Piece) -> tuple[tuple[float, float], ...]:
    """Return no points to pass: the way of a piece where a game names none."""
    return ()


class Easel:
    """Shows pictures one after another on a board."""

    def __init__(
        self, board: Board, backs: Mapping[str, str], heard: Callable[[list[Change]], None], way: Way = straight
    ):
        self.board, self.backs, self.heard, self.way = board, backs, heard, way
        self.picture: Picture = {}
        self.pieces: list[Piece] = []
        self.motions: list[Motion] = []
        self.foreseen: list[Motion] = []  # whose faces have been asked for
        self.queue: deque[Wanted] = deque()
        self.passed = self.length = self.hold = 0.0
        self.pace = 1.0  # how long a motion takes, in its usual time; 0 shows everything at once
        self.last: set[tuple[str, int]] = set()  # what moved when something last moved

    @property
    def busy(self) -> bool:
        """Whether something still moves, stays to be seen, or waits to be shown."""
        return bool(self.motions or self.queue or self.hold > 0)

    def set_pace(self, pace: float) -> None:
        """Let motions take so much of their usual time from now on."""
        self.pace = pace

    def show(
        self,
        picture: Picture | Callable[[], Picture],
        hold: float = 0.0,
        shown: Callable[[], None] | None = None,
    ) -> None:
        """Ask for a picture, taken when those asked for before have been shown; it stays hold seconds."""
        self.queue.append(Wanted(picture, hold, shown))
        if not self.motions and self.hold <= 0:
            self._next()

    def set(self, picture: Picture, board: Board | None = None) -> None:
        """Show a picture at once, on another board if told."""
        self.board = board or self.board
        self.queue.clear()
        self.motions, self.hold = [], 0.0
        self.board.make_room(picture)
        self.picture, self.pieces, self.last = picture, self.board.lay(picture), set()

    def swap(self, picture: Picture) -> None:
        """Lay down the present picture as somebody else sees it; what waits goes on waiting."""
        self.motions = []
        self.board.make_room(picture)
        self.picture, self.pieces = picture, self.board.lay(picture)

    def linger(self, seconds: float) -> None:
        """Let what is shown now stay at least so long once it has arrived."""
        self.hold = max(self.hold, seconds)

    def hurry(self) -> bool:
        """End what moves or stays now; tell whether there was something."""
        if not self.motions and self.hold <= 0:
            return False
        self.motions, self.hold = [], 0.0
        if self.queue:
            self._next()
        return True

    def drop(self) -> None:
        """Let go of what waits, moves or stays."""
        self.queue.clear()
        self.motions, self.hold = [], 0.0

    def catch_up(self) -> None:
        """Go through all that waits to be shown at once; between two pictures time brings the next."""
        while self.queue:
            self.hurry() or self.update(0.0)

    def update(self, seconds: float) -> bool:
        """Let time pass; tell whether the picture has changed."""
        if self.motions:
            self.passed += seconds
            if self.passed >= self.length:
                self.motions = []
            return True
        held = self.hold > 0
        if held:
            self.hold -= seconds
        if self.hold <= 0 and self.queue:
            self._next()
            return True
        return held and self.hold <= 0  # the prompt speaks of what comes now

    def _next(self) -> None:
        wanted = self.queue.popleft()
        picture = wanted.picture() if callable(wanted.picture) else wanted.picture
        found = [change for change in changes(self.picture, picture, self.backs) if not self._silent(change)]
        self.board.make_room(picture)
        old, new = self.pieces, self.board.lay(picture)
        if self.pace > 0:
            self.motions = self._motions(old, new, found)
        self.passed = 0.0
        self.length = self.pace * max((motion.seconds() for motion in self.motions), default=0)
        self.picture, self.pieces, self.hold = picture, new, wanted.hold
        moved = {change.target for change in found if change.kind in ("slide", "flip", "come") and change.target}
        self.last = moved or self.last
        if found:
            self.heard(found)
        if wanted.shown:
            wanted.shown()

    def _silent(self, change: Change) -> bool:
        """Tell whether nobody is to notice a change: the map says so of the places it is about."""
        places = [self.board.place(end[0]) for end in (change.source, change.target) if end]
        return all(place is not None and place.props.get("silent") for place in places)

    def _motions(self, old: list[Piece], new: list[Piece], found: list[Change]) -> list[Motion]:
        """Pair old pieces with new ones: those that changed as told, the rest by face and spot."""
        at_old: Laid = {(piece.spot, piece.index): piece for piece in old if piece.kind != "tally"}
        at_new: Laid = {(piece.spot, piece.index): piece for piece in new if piece.kind != "tally"}
        motions: list[Motion] = []
        for change in found:
            if HELD in (change.source and change.source[0], change.target and change.target[0]):
                at_old.pop(change.source, None)
                at_new.pop(change.target, None)
                continue  # what is in the hand moves with the hand
            start = self._piece(at_old, change.source, change.was)
            end = self._piece(at_new, change.target, change.face)
            kind = change.kind
            if kind == "come" and end:
                start = self._source(end)
                kind = "come" if start is None else "slide" if start.face == end.face else "flip"
            if kind == "slide" and start and end and start.face != end.face:
                kind = "flip"  # it looks different where it goes
            if start or end:
                way = tuple(self.way(start, end)) if kind == "slide" and start and end else ()
                motions.append(Motion(kind, start, end, way))
            at_old.pop(change.source, None)
            at_new.pop(change.target, None)
        waiting: defaultdict[tuple[str, str], list[Piece]] = defaultdict(list)
        for piece in at_old.values():
            waiting[piece.spot, piece.face].append(piece)
        for piece in at_new.values():
            if waiting[piece.spot, piece.face]:
                start = waiting[piece.spot, piece.face].pop(0)
                if start.box != piece.box:
                    motions.append(Motion("shift", start, piece))
        return motions

    def _source(self, end: Piece) -> Piece | None:
        """Return the pile a new face comes from, where its spot names one."""
        place = self.board.place(end.spot)
        pile = place and self.board.place(place.props.get("source", ""))
        if not pile:
            return None
        back = self.backs.get(art(end.face), end.face)
        wide, high = self.board.sized(pile, back)
        box = Box(pile.box.centerx - wide / 2, pile.box.centery - high / 2, wide, high)
        return end._replace(face=back, box=box, tilt=0)

    def _piece(self, at: Laid, where: tuple[str, int] | None, face: str) -> Piece | None:
        """Return the piece of a change; one that is only counted flies to the middle of its place."""
        if where is None:
            return None
        if where in at:
            return at[where]
        place = self.board.place(where[0])
        if place is None or place.kind in ("hidden", "label"):
            return None
        wide = place.props.get("size", place.box.h)
        box = Box(0, 0, wide, wide / self.board.ratio(face))
        box.center = place.box.center
        return Piece(face, where[0], -1, box, kind="flown")

    def draw(self, paint: Paint, look: Callable[[Piece], tuple[Piece, str]], cause: tuple[object, ...]) -> None:
        """Draw all pieces; look says how each lies for the hand that may touch it, and follows from a cause."""
        moving = {id(motion.end): motion for motion in self.motions if motion.end}

        def draw_resting() -> None:
            setting = paint.brush.setting()
            for piece in self.pieces:
                if id(piece) not in moving:
                    shown = look(piece)
                    name = "piece", id(self), piece.spot, piece.index
                    paint.brush.group(name, shown, partial(draw_piece, paint, shown[0], 255, shown[1]), setting)

        paint.brush.group(("resting", id(self)), cause, draw_resting)
        if not self.motions:
            return
        if self.foreseen is not self.motions:
            self.foreseen = self.motions
            for one in self.motions:
                foresee(paint, *([one.end] if one.end else ()))
        t = self.passed / self.length if self.length else 1.0
        later = [motion for motion in self.motions if motion.end is None or motion.end.kind == "flown"]
        for piece in self.pieces:
            motion = moving.get(id(piece))
            if motion is None:
                continue
            if motion.kind == "shift" and motion.start:
                draw_shifted(paint, motion.start, *look(piece), ease(t))
            elif motion.kind == "label":
                draw_piece(paint, look(piece)[0], round(120 + 135 * ease(t)), look(piece)[1])
            else:
                later.append(motion)
        for motion in later:
            draw_motion(paint, motion, t)

    @property
    def shifted(self) -> float:
        """How far what makes room for others has come; 0 where nothing does."""
        return ease(self.passed / self.length) if any(one.kind == "shift" for one in self.motions) else 0.0

    def readable(self, posed: Sequence[Piece]) -> list[Piece]:
        """Return the pieces that can be read now, where they are: all but what comes from elsewhere or turns over."""
        found, shifted = {id(one.end): one for one in self.motions}, self.shifted
        out = []
        for piece, lies in zip(self.pieces, posed):
            motion = found.get(id(piece))
            if motion is None or motion.kind == "label":
                out.append(lies)
            elif motion.kind == "shift" and motion.start:
                box = Box(lies.box)
                box.center = between(motion.start, lies, shifted).box.center
                out.append(lies._replace(box=box))
        return out


def ease(t: float) -> float:
    """Return how far a motion has come, starting and ending gently (smoothstep)."""
    t = min(1.0, max(0.0, t))
    return t * t * (3 - 2 * t)


def between(start: Piece, end: Piece, t: float) -> Piece:
    """Return a piece that part of the way between two places."""
    box = Box(*(a + (b - a) * t for a, b in zip(start.box, end.box, strict=True)))
    return end._replace(box=box, tilt=start.tilt + (end.tilt - start.tilt) * t)


def along(way: Sequence[tuple[float, float]], t: float) -> tuple[float, float]:
    """Return the point at that part of a way."""
    lengths = [math.dist(a, b) for a, b in pairwise(way)]
    left = min(1.0, max(0.0, t)) * sum(lengths)
    for ((ax, ay), (bx, by)), long in zip(pairwise(way), lengths, strict=True):
        if left <= long:
            part = left / long if long else 0.0
            return ax + (bx - ax) * part, ay + (by - ay) * part
        left -= long
    return way[-1]


def draw_shifted(paint: Paint, start: Piece, end: Piece, look: str, t: float) -> None:
    """Draw a piece that makes room for others; one that grows or shrinks is one picture, scaled on its way."""
    piece, grows = between(start, end, t), start.box.size != end.box.size
    if grows and end.kind not in ("label", "tally"):
        draw_moving(paint, piece, max(start.box, end.box, key=lambda box: box.w))
    else:
        draw_piece(paint, piece, look=look)


def draw_motion(paint: Paint, motion: Motion, t: float) -> None:
    """Draw a piece that slides, flips, comes or leaves."""
    start, end, go = motion.start, motion.end, ease(t)
    if start is None or end is None:
        one = end or start
        if one and one.kind != "flown":
            draw_piece(paint, one, alpha=round(255 * (go if start is None else 1 - go)))
        return
    piece, drawn = between(start, end, go), max(start.box, end.box, key=lambda box: box.w)
    if motion.way:
        piece.box.center = along(motion.way, t)
    if motion.kind == "flip":
        if t < 0.5:
            piece = piece._replace(face=start.face, kind=start.kind)
        drawn = start.box if t < 0.5 else end.box  # its two faces may be of different shape
        draw_moving(paint, piece, drawn, squeeze=max(0.06, abs(1 - 2 * t)))
    else:
        fade = 255 if end.kind != "flown" or t < 0.8 else round(255 * (1 - t) * 5)
        draw_moving(paint, piece, drawn, alpha=fade)

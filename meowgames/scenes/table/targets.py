"""All that can be touched at a table, in one ordered list: the hit test, hover, Tab, rings and pointers read it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from pygame import Vector2

from ...screen.keys import MOST
from ...screen.paint import Box
from ...screen.table.board import FURNITURE, Board
from ...screen.table.place import Piece
from .poses import Where, names

SNAP = 0.62  # how far from its middle a mark is still meant, as part of its length
COUNTED = 2.0  # how much wider than a small face it is with its number
TOOL = "tool:"  # before the name of a tool or control, so that no word of a game is taken for one
LOG = TOOL + "log"  # the one tool that does no harm if it is used by mistake
PEEK = TOOL + "peek"  # the sign for looking back
BESIDE = ("tip", "control", "tool", "sign", "log", "row")  # what can be walked to beside the words, in this order
LAST = 1000  # the walk of a place that says none
ADVICE = TOOL + "hint-"  # before the name of a button on the card of a hint
TOUCHABLE, LYING = 12.0, 0.6  # how much it matters that a piece is not hidden
Says = Callable[[tuple[str, ...]], str]  # names -> the word a touch of them would say now, or ""


class Target(NamedTuple):
    """One thing that can be pointed at; its names are what a touch may mean, most exact first."""

    names: tuple[str, ...]
    says: str  # the word a touch would say now, "" if none
    box: Box  # in units of the table, or of the canvas if it stands in front
    kind: str  # piece, mark, spot, word, tip, tool, control, sign, log, row
    front: bool = False  # stands before the camera
    weight: float = LYING  # how much it matters that nothing hides it
    piece: Piece | None = None

    @property
    def where(self) -> Where:
        """The spot of its piece and its number there."""
        return (self.piece.spot, self.piece.index) if self.piece else ("", -1)


class Step(NamedTuple):
    """One thing that a hint marks, or that waits to be confirmed."""

    number: int  # 1, 2 … of a hint of several steps, 0 of one step
    box: Box  # in units of the table, or of the canvas if it stands in front
    front: bool = False  # stands before the camera
    piece: Piece | None = None
    ghost: bool = False  # whether it does not lie there yet


class Trace(NamedTuple):
    """A face on its spot."""

    spot: str
    face: str


class Print(NamedTuple):
    """What a rival's last move left on the table."""

    ply: int
    seat: int
    things: tuple[Trace, ...]
    text: str  # what the log says of it


def counted(piece: Piece) -> Box:
    """Return all that is seen of a piece: of one that is counted, its number too."""
    box = piece.box
    return Box(box.x, box.y, box.w * COUNTED, box.h) if piece.kind == "tally" else box


def lies_at(piece: Piece, pos: Sequence[float]) -> bool:
    """Tell whether a piece covers that place, tilted as it lies."""
    if piece.kind == "hex":  # beyond its slanted sides lie its neighbours
        x, y = abs(pos[0] - piece.box.centerx) / piece.box.w, abs(pos[1] - piece.box.centery) / piece.box.h
        return x <= 0.5 and y + x / 2 <= 0.5
    if piece.kind == "tally":  # how many there are stands beside it
        return counted(piece).collidepoint(pos)
    if not piece.tilt:
        return piece.box.collidepoint(pos)
    middle = Vector2(piece.box.center)
    return piece.box.collidepoint(middle + (Vector2(pos) - middle).rotate(-piece.tilt))


class Targets:
    """The list, made anew when its cause changes; positions are given in units of table and canvas."""

    def __init__(self) -> None:
        self.front: list[Target] = []
        self.marks: list[Target] = []
        self.pieces: list[Target] = []  # bottom first
        self.spots: list[Target] = []
        self.next: list[str] = []  # what may be said next, in the rules' order
        self.words: list[str] = []  # the same as the keyboard walks through it
        self.board: Board | None = None
        self.drawn: list[tuple[str, Box]] = []  # the spots of the map, kept per board

    def renew(
        self, board: Board, pieces: Iterable[Piece], marks: Iterable[Piece], front: list[Target], says: Says
    ) -> None:
        """List what can be touched; says tells what a touch of some names would say."""
        if board is not self.board:
            self.board = board
            places = (place for place in board.places.values() if place.kind not in FURNITURE)
            self.drawn = [(board.absolute(place.name), place.box) for place in places]
        self.front = front
        self.marks = [one for one in (_target(piece, "mark", says) for piece in marks) if one.says]
        self.pieces = [_target(piece, "piece", says) for piece in pieces]
        self.spots = [Target((name,), says((name,)), box, "spot") for name, box in self.drawn]

    def walk(self, words: list[str], covered: set[str], onto: str = "") -> None:
        """Say in which order the keyboard walks: all that lies there as one reads it, then other words.

        Squares of the grid that a piece in hand is laid onto are none of them: arrows push it there.
        """
        self.next = words
        lying = [one for one in self.pieces + self.marks if one.says]
        known, squares = covered.union(one.says for one in lying), f"{onto}."
        left = [word for word in words if word not in known and not word.startswith("@")]
        lying += [one for one in self.spots if one.says in left]
        buttons = self.read([one for one in self.front if one.kind == "word" and one.says in left])
        order = [one.says for one in (*self.read(lying), *buttons)] + left
        self.words = list(dict.fromkeys(word for word in order if not onto or not word.startswith(squares)))

    def read(self, found: Sequence[Target]) -> list[Target]:
        """Return things as one reads them: row by row from left to right, but in the order their places say."""
        rows: list[list[Target]] = []
        for one in sorted(found, key=lambda one: (self._number(one), one.box.centery)):
            first = rows[-1][0] if rows else None
            if first and self._number(first) == self._number(one) and one.box.centery < first.box.bottom:
                rows[-1].append(one)
            else:
                rows.append([one])
        return [one for row in rows for one in sorted(row, key=lambda one: one.box.centerx)]

    def _number(self, one: Target) -> int:
        """Return which of the places is walked to first: the map may say."""
        place = self.board.place(one.piece.spot if one.piece else one.names[0]) if self.board else None
        return int(place.props.get("walk", LAST)) if place else LAST

    def at(self, pos: Sequence[float], there: Sequence[float]) -> Target | None:
        """Return what a touch means there: what stands in front, else a piece with the spots it lies on."""
        for one in self.front:
            if one.box.collidepoint(pos):
                return one
        return self.under(there)

    def under(self, there: Sequence[float]) -> Target | None:
        """Return what lies at a place of the table: the nearest mark or the topmost piece, then the spots."""
        top = self._nearest(there) or self.piece_at(there)
        here = [one for one in self.spots if one.box.collidepoint(there)]
        found = [top, *here] if top else here
        if not found:
            return None
        called = tuple(name for one in found for name in one.names)
        return found[0]._replace(names=called, says=next((one.says for one in found if one.says), ""))

    def piece_at(self, there: Sequence[float]) -> Target | None:
        """Return the topmost piece at a place of the table by itself; no mark can be picked up."""
        if self._nearest(there):
            return None
        return next((one for one in reversed(self.pieces) if self._covers(one, there)), None)

    def of(self, piece: Piece) -> Target | None:
        """Return a piece as it can be touched now."""
        return next((one for one in self.pieces if one.where == (piece.spot, piece.index)), None)

    def find(self, name: str) -> list[Target]:
        """Return what is called so: pieces and marks, buttons and tools."""
        return [one for one in (*self.pieces, *self.marks, *self.front) if name in one.names]

    def saying(self, word: str) -> list[Target]:
        """Return the pieces and marks a touch of which would say this word now."""
        return [one for one in (*self.pieces, *self.marks) if one.says == word]

    def stood_on(self, focus: str | None) -> Target | None:
        """Return what of the table the keyboard stands on, the first of several alike; None off the table."""
        lying = [one for one in (*self.pieces, *self.marks) if focus in one.names]
        found = self.read([one for one in lying if one.says] or lying)
        found = found or [one for one in self.spots if focus in one.names]
        return found[0] if found and focus else None

    def order(self) -> list[str]:
        """Return what Tab walks through: words that may be said, then tools; the log first where Enter might undo."""
        idle = not self.words and not any(one.kind == "control" for one in self.front)
        return list(dict.fromkeys(self.words + sorted(self.tools(), key=lambda name: idle and name != LOG)))

    def numbered(self) -> list[str]:
        """Return the words that the digits say, the first for 1."""
        return self.words[:MOST]

    def tools(self) -> list[str]:
        """Return the names of all that stands before the table and is no word of the game."""
        beside = [one for one in self.front if one.kind in BESIDE]
        return [one.names[0] for one in sorted(beside, key=lambda one: BESIDE.index(one.kind))]

    def _covers(self, one: Target, there: Sequence[float]) -> bool:
        """Tell whether a piece lies there and stops the touch; places with the word `through` let it pass."""
        if one.piece is None or not lies_at(one.piece, there):
            return False
        place = self.board.place(one.piece.spot) if self.board else None
        return not (place and place.props.get("through"))

    def _nearest(self, there: Sequence[float]) -> Target | None:
        """Return the mark nearest to a place, if it is near enough for the hand to mean it."""
        near = min(self.marks, key=lambda one: _far(one, there), default=None)
        return near if near and _far(near, there) < SNAP * max(near.box.size) else None


def nowhere(board: Board, pieces: Iterable[Piece], words: Iterable[str], covered: set[str]) -> list[str]:
    """Return the words that are no spot, no face and no orientation: they need a button."""
    lying = {name for piece in pieces for name in names(piece)} | covered
    return [word for word in words if word not in lying and word[0] != "@" and board.place(word) is None]


def _target(piece: Piece, kind: str, says: Says) -> Target:
    called = names(piece)
    laid = piece.kind == "cell" and "." in piece.spot  # its face names one that can still be taken, not this one
    word = says((piece.spot,) if laid else called)
    return Target(called, word, piece.box, kind, False, TOUCHABLE if word else LYING, piece)


def _far(one: Target, there: Sequence[float]) -> float:
    """Return how far a place is from the middle of a mark."""
    return Vector2(one.box.center).distance_to(there)

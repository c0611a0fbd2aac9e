"""The caption of a rival's last move: the log's words on a paper beside what was moved, where it hides nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import NamedTuple

from pygame import Vector2

from ...play.changes import label
from ...screen.paint import HALF, INK, PAPER, SAFE, SEAT_TONES, Box, Paint, fill_shape
from ...screen.table.place import Piece
from .closer import area, cares
from .drawing import draw_portrait
from .footprints import owner, pieces, reach
from .targets import Print
from .view import View

SIZE, LEAD = 22, 1.18  # of its letters, and from line to line
HIGH, FACE, INSET, END = 52, 40, 64, 26  # of one line: height, portrait, where words begin, what is left after them
ROOM = 520  # one line is at most so wide in text of usual size
NARROW = 190  # words are not broken to less
SHARES = (1.0, 0.62, 0.42)  # parts of the width of one line that are tried
ROUND, RULE = 22, 2.6  # corners, and the rule in the seat's colour
TIP, FOOT = 15, 13  # how far the arrow reaches at least, and half as wide as its foot is
GAPS = (0, 26, 64, 110)  # how much further off it may stand
SLIDES = (0.5, 0.3, 0.7, 0.14, 0.86)  # where on its side the arrow may be
ALONG = (0.0, -0.3, 0.3)  # where on the side of what it points at, from the middle
SIDES = (Vector2(0, 1), Vector2(0, -1), Vector2(1, 0), Vector2(-1, 0))  # below, above, right, left
FURNITURE = ("title", "buttons", "ending", "tools")  # before the table, wherever the camera is
WRITTEN = ("portrait", "name", "sign")  # on the table
BOARDS = ("cells", "lattice")  # boats, towers and farms, which have a view of their own
WHOLE = 200_000  # what is larger is a board of one's own: what lies on it must be seen, not every rim of it
MUCH = 700  # rather nothing is said than so much hidden
LYING, DRAWN, CROSSED = 0.05, 0.1, 4  # how much it matters that a piece, or what a game draws, is not hidden or crossed


class Paper(NamedTuple):
    """Where a caption stands, how wide its words may be, and what it points at."""

    box: Box
    room: float
    tip: Vector2
    side: Vector2


class Caption:
    """Finds a place for the caption of the newest move, and keeps it while nothing changes."""

    def __init__(self, view: View, quiet: Callable[[], bool]):
        self.view, self.quiet = view, quiet  # whether somebody else speaks
        self.cause: tuple[object, ...] = ()
        self.next: tuple[object, ...] = ()  # the cause for which the next frame finds a place
        self.paper: Paper | None = None

    def place(self, paint: Paint) -> Paper | None:
        """Return where the caption stands; None while something moves, or where there is no room for it."""
        view, prints = self.view, self.view.lights.prints
        if not prints or not prints[0].text or view.easel.motions or view.camera.glides or self.quiet() or view.said:
            return None
        targets, camera = view.targets, tuple(view.camera.box)
        cause = prints, targets.pieces, targets.front, targets.marks, camera, paint.scale, paint.text_size
        if cause == self.cause:
            return self.paper
        if paint.art.budget.counts and cause != self.next:  # a frame in which much has changed has enough to do
            self.next = cause
            paint.art.budget.stand_in()
            return None
        self.cause, self.paper = cause, find(paint, view, prints[0])
        return self.paper

    def draw(self, paint: Paint) -> None:
        """Draw it, with the portrait of who moved."""
        paper = self.place(paint)
        if paper:
            draw(paint, self.view, self.view.lights.prints[0], paper)


# ── where ──


def find(paint: Paint, view: View, one: Print) -> Paper | None:
    """Return the place beside what was moved, else beside who moved, that hides least and nothing that must be seen."""
    free, soft, rivals = kept_free(view), hidden(view), boards(view)
    boxes = [box for box, _ in soft]
    for marked in pointed(view, one):
        best: tuple[float, Paper] | None = None
        for far, paper in sorted(papers(paint, one.text, marked), key=lambda found: found[0]):
            if best and far >= best[0]:
                break  # however little the rest hides (branch and bound)
            apart = paper.box.collidelist(free) < 0 and tail(paper).collidelist(free) < 0
            if SAFE.contains(paper.box) and apart and paper.box.collidelist(rivals) < 0:
                arrow = tail(paper).inflate(FOOT, FOOT)
                hides = sum(area(paper.box.clip(boxes[at])) * soft[at][1] for at in paper.box.collidelistall(boxes))
                hides += sum(CROSSED * area(arrow.clip(boxes[at])) * soft[at][1] for at in arrow.collidelistall(boxes))
                if hides <= MUCH and (best is None or far + hides < best[0]):
                    best = far + hides, paper
        if best:
            return best[1]
    return None


def pointed(view: View, one: Print) -> list[Box]:
    """Return what the arrow may point at, as it is seen: what was moved, else who moved, if that is in sight.

    Of what lies on a rival's small board the ring shows which it is: the arrow points at the board.
    """
    portrait = view.board.place(f"portrait{one.seat}")
    found = ringed(view, one)[:1]
    found = [next((box for box in boards(view) if box.collidepoint(moved.center)), moved) for moved in found]
    found += [view.camera.lies(portrait.box)] if portrait else []
    return [box for box in found if SAFE.contains(box.inflate(-2 * FOOT, -2 * FOOT))]


def ringed(view: View, one: Print) -> list[Box]:
    """Return what a rival's last move is about, as it is seen, with its rings."""
    found = [(piece.box, 2 * reach(view, piece)) for piece in pieces(view, one)]
    return [view.camera.lies(box.inflate(rim, rim)) for box, rim in found]


def papers(paint: Paint, text: str, marked: Box) -> Iterator[tuple[float, Paper]]:
    """Yield where a caption might stand, each with how far from the best it is: one line, close by, below."""
    grown = 1 + (paint.text_size - 1) * HALF
    whole = paint.extent(text, SIZE, "strong", lead=LEAD, grow=HALF)[0]
    for at, share in enumerate(SHARES):
        room = whole * share + 2
        if room > ROOM * grown or (at and room < NARROW * grown):
            continue
        wide, high = paint.extent(text, SIZE, "strong", room, LEAD, grow=HALF)
        size = wide + (INSET + END) * grown, max(HIGH * grown, high + 22 * grown)
        for (number, side), gap, slide, along in product(enumerate(SIDES), GAPS, SLIDES, ALONG):
            tip = Vector2(marked.center) + Vector2(side.x * marked.w / 2, side.y * marked.h / 2)
            tip += Vector2(abs(side.y) * marked.w, abs(side.x) * marked.h) * along
            box, start = Box(0, 0, *size), tip + side * (TIP + gap)
            if side.x:
                box.x = start.x if side.x > 0 else start.x - box.w
                box.y = start.y - box.h * slide
            else:
                box.y = start.y if side.y > 0 else start.y - box.h
                box.x = start.x - box.w * slide
            yield gap + 12 * number + 30 * at + 20 * abs(slide - 0.5) + 40 * abs(along), Paper(box, room, tip, side)


def tail(paper: Paper) -> Box:
    """Return the box of the arrow from the caption to what it points at."""
    box, tip, side = paper.box, paper.tip, paper.side
    if side.x:
        edge = box.left if side.x > 0 else box.right
        return Box(min(edge, tip.x), tip.y - 2, abs(edge - tip.x), 4)
    edge = box.top if side.y > 0 else box.bottom
    return Box(tip.x - 2, min(edge, tip.y), 4, abs(edge - tip.y))


def kept_free(view: View) -> list[Box]:
    """Return what must be seen: what may be touched, prompt, buttons, log, numbers, names, one's own, slots, rings."""
    see, board, targets = view.camera.lies, view.board, view.targets
    found = cares(view) + [one.box for one in targets.front if one.kind == "drawer" and one.box.h > 0]
    found += [place.box for place in board.places.values() if place.kind in FURNITURE]
    found += [see(place.box) for place in board.places.values() if place.kind in WRITTEN or "empty" in place.props]
    own = [piece for piece in view.pieces() if owner(board, piece.spot) == view.viewer and area(piece.box) < WHOLE]
    found += [see(piece.box) for piece in (*own, *filter(written, view.pieces()))]
    found += view.manners.spread(view)
    return found + [box.inflate(-2, -2) for one in view.lights.prints for box in ringed(view, one)]


def written(piece: Piece) -> bool:
    """Tell whether a piece says a number: a score, a count."""
    return piece.kind in ("label", "tally") or (piece.kind == "one" and bool(label(piece.face)))


def boards(view: View) -> list[Box]:
    """Return the rivals' boats, towers and farms, small as they are seen from afar: words stand beside them."""
    own = f"@{max(0, view.viewer)}"
    found = [place for place in view.board.places.values() if place.kind in BOARDS and place.props.get("view")]
    return [view.camera.lies(one.box) for one in found if not view.camera.near and not one.name.endswith(own)]


def hidden(view: View) -> list[tuple[Box, float]]:
    """Return what had better be seen, and how much that matters."""
    see, board = view.camera.lies, view.board
    found = [(see(piece.box), LYING) for piece in view.pieces() if piece.kind != "cells"]
    areas = [place for place in board.places.values() if place.kind == "area" and not place.name.startswith("near-")]
    return found + [(see(place.box), DRAWN) for place in areas if place.box.h < 220 and place.box.w < 700]


# ── what is seen ──


def draw(paint: Paint, view: View, one: Print, paper: Paper) -> None:
    """Draw a caption: paper, rule in the seat's colour, arrow, portrait, words."""
    box, tip, side = paper.box, paper.tip, paper.side
    grown, seat = 1 + (paint.text_size - 1) * HALF, view.seating.seats[one.seat]
    colour = view.seating.colours[one.seat]
    across = Vector2(side.y, side.x)
    edge = Vector2(tip.x if side.y else (box.left if side.x > 0 else box.right),
                   tip.y if side.x else (box.top if side.y > 0 else box.bottom))  # fmt: skip
    paint.fill(box.move(0, 5), INK, 60, ROUND)
    foot = edge + side * 6
    fill_shape(paint, [tip - side * 5, foot + across * (FOOT + 4), foot - across * (FOOT + 4)], INK)
    paint.fill(box.inflate(6, 6), INK, radius=ROUND + 3)
    paint.fill(box, PAPER, radius=ROUND)
    fill_shape(paint, [tip, foot + across * FOOT, foot - across * FOOT], PAPER)
    paint.frame(box.inflate(-10, -10), SEAT_TONES[colour], RULE, ROUND - 4)
    high = FACE * grown
    draw_portrait(paint, Box(box.x + 14, box.centery - high / 2, high, high), seat.avatar, colour)
    at = box.x + INSET * grown, box.centery - 1
    with paint.ledger.speaks(paint.pixels(box)):
        paint.text(one.text, at, SIZE, "strong", INK, "midleft", room=paper.room, lead=LEAD, grow=HALF)

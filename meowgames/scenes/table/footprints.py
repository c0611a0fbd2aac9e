"""What rivals moved last, found by comparing what the viewer saw before and after: it wears a ring in their colour."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...play.changes import art, changes, label
from ...play.level import backs
from ...play.sight import Sight
from ...rules import CHANCE, OVER
from ...screen.ledger import PICTURE
from ...screen.paint import CANVAS, INK, LIGHT, SEAT_TONES, Paint
from ...screen.table.board import SEAT, Board
from ...screen.table.easel import HELD
from ...screen.table.faces import draw_piece
from ...screen.table.place import Piece
from . import lamps
from .targets import Print, Step, Trace, counted
from .view import View

SECONDS = 8.0  # a ring stays where nobody plays who could end it
MOST = 6  # things ringed of one move
FAR = 80  # plies that are looked back at
NAMED, TOUCHED, OWN, COUNT, ANY, NONE = range(6)  # how well a thing shows what a move was: the best first
BELL = "turn_bell"  # the sound of what only says how far the game is
RING, WHITE, EDGE = 6, 10, 12.5  # how thick the ring is, the white under it, and a hairline of ink under that
LARGE, LEAST = 84, 0.55  # a piece smaller than this has a finer ring, down to that part


class Deed(NamedTuple):
    """One ply of a rival as the viewer saw it."""

    ply: int
    before: Sight
    after: Sight


class Footprints:
    """Keeps the rings of a view in step with what has been shown of the match."""

    def __init__(self, view: View, follows: bool):
        self.view, self.follows = view, follows
        self.reached = 0  # plies whose pictures have been shown
        self.cause: tuple[object, ...] = ()
        self.found: tuple[Print, ...] = ()
        self.clock = 0.0
        self.born: dict[int, float] = {}  # ply -> when its ring came
        view.watchers.append(self.notice)

    def notice(self, ply: int, _before: Sight, _after: Sight) -> None:
        """Hear of a move that is shown now."""
        self.reached = ply + 1

    def update(self, seconds: float) -> bool:
        """Follow what is shown; tell whether other rings are seen."""
        view = self.view
        self.clock += seconds
        if not view.easel.queue:
            self.reached = view.latest
        own = view.seen.by == view.viewer and HELD not in view.seen.picture  # a moment on the way of it, perhaps
        reached, on = min(self.reached, view.latest), self.follows and view.settings.show_last and not view.counting
        cause = on, reached, view.seen, view.viewer, view.eye, view.words, view.board
        if cause != self.cause:
            self.cause, self.found = cause, prints(view, reached) if on else ()
            self.born = {one.ply: self.born.get(one.ply, self.clock) for one in self.found}
        bots = not view.seating.people
        young = (one for one in self.found if not bots or self.clock - self.born[one.ply] < SECONDS)
        seen = () if own else tuple(young)
        changed = seen != view.lights.prints
        view.light(view.lights._replace(prints=seen))
        return changed


# ── which moves ──


def prints(view: View, reached: int) -> tuple[Print, ...]:
    """Return the last move of each rival since the viewer's own was done, newest first."""
    found = (footprint(view, seat, turn) for seat, turn in turns(view, reached).items())
    return tuple(sorted(found, key=lambda one: -one.ply))


def turns(view: View, reached: int) -> dict[int, list[Deed]]:
    """Return what each rival did in their last turn, the newest ply first."""
    found: dict[int, list[Deed]] = {}
    last, after = view.viewer, view.sights(reached, view.eye)
    for ply in range(reached - 1, max(-1, reached - FAR), -1):
        before, seat = view.sights(ply, view.eye), after.by
        ended = seat == view.viewer and HELD not in after.picture  # what is only in hand can be put back
        if ended or (seat in found and seat != last and len(found) >= len(view.seating.seats) - 1):
            break
        if seat not in (CHANCE, view.viewer) and (seat == last or seat not in found):
            found.setdefault(seat, []).append(Deed(ply, before, after))
        last, after = last if seat == CHANCE else seat, before
    return found


def footprint(view: View, seat: int, turn: list[Deed]) -> Print:
    """Return what a rival's turn left on the table: what its last move that laid something is about."""
    ranked = [(move, *moved(view.board, move.before, move.after)) for move in turn]
    ranked = [(move, rank, still(view, things)) for move, rank, things in ranked]
    shown = [one for one in ranked if one[2]]
    best = next((one for one in shown if one[1] <= TOUCHED), shown[0] if shown else (turn[0], NONE, ()))
    return Print(turn[0].ply, seat, best[2], said(view, best[0], turn))


def said(view: View, move: Deed, turn: list[Deed]) -> str:
    """Return what the log says of a move; of one that it does not tell by itself, what was told with it."""
    at = turn.index(move)
    for one in (*turn[at:], *reversed(turn[:at])):
        told = [line.text for line in view.log if line.since <= one.ply <= line.ply]
        if told:
            return "\n".join(told[:2])
    return ""


# ── which things ──


def moved(board: Board, before: Sight, after: Sight) -> tuple[int, tuple[Trace, ...]]:
    """Return what a move moved, and how well that shows what it was: things it named, then others of its seat."""
    ranked = list(_ranked(board, before, after))
    best = min((rank for rank, _ in ranked), default=NONE)
    found: dict[object, Trace] = {}
    for thing in (thing for rank, thing in ranked if rank == best):
        found.setdefault(thing.spot if board.at(thing.spot).kind == "tally" else thing, thing)  # one of each heap
    return best, tuple(found.values())[:MOST]


def _ranked(board: Board, before: Sight, after: Sight) -> Iterator[tuple[int, Trace]]:
    """Yield the things that may show what a move was, each with its rank."""
    told = set(after.told)
    for change in changes(before.picture, after.picture, backs(board.game)):
        spot = change.target[0] if change.target else ""
        if not spot or not drawn(board, spot) or change.kind not in ("slide", "flip", "come", "label"):
            continue
        ends = {spot, change.source[0] if change.source else spot}
        own = any(owner(board, end) == after.by for end in ends)
        if change.kind == "label":
            if own:
                yield COUNT, Trace(spot, change.face)
        elif piece_of(board, change.face):
            meant = bool(told & {*ends, change.face, art(change.face)})
            yield NAMED if meant else OWN if own else ANY, Trace(spot, change.face)
    named = [
        Trace(spot, face)
        for spot, faces in after.picture.items()
        for face in faces
        if spot in told or face in told or art(face) in told
    ]
    lying = [thing for thing in named if drawn(board, thing.spot) and piece_of(board, thing.face)]
    for word in told:
        called = [thing for thing in lying if word in (thing.face, art(thing.face))]
        there = [thing for thing in lying if word == thing.spot]
        for thing in called if len(called) == 1 else there:  # of several alike, who knows which
            yield TOUCHED, thing


def owner(board: Board, spot: str) -> int:
    """Return whose a spot is, OVER if everybody's."""
    name = spot.partition(".")[0]
    seat = None if name in board.places else SEAT.match(name)
    return int(seat[2]) if seat else OVER


def drawn(board: Board, spot: str) -> bool:
    """Tell whether what lies on a spot is seen as a piece."""
    place = board.place(spot)
    return place is not None and place.kind not in ("hidden", "label") and not place.props.get("silent")


def piece_of(board: Board, face: str) -> bool:
    """Tell whether a face is something that is moved, no mark: it sounds when it moves."""
    return board.faces.get(art(face), {}).get("sound", BELL) != BELL


def still(view: View, things: tuple[Trace, ...]) -> tuple[Trace, ...]:
    """Return the things that lie where they were laid."""
    return tuple(one for one in things if one.face in view.seen.picture.get(one.spot, ()))


# ── where ──


def pieces(view: View, one: Print) -> list[Piece]:
    """Return the pieces of a rival's last move where they are seen; none that is on its way."""
    moving = {(motion.end.spot, motion.end.index) for motion in view.easel.motions if motion.end}
    found = []
    for thing in one.things:
        lying = [piece for piece in view.pieces() if piece.spot == thing.spot and wears(piece, thing.face)]
        found += [piece for piece in lying[-1:] if (piece.spot, piece.index) not in moving]
    return found


def wears(piece: Piece, face: str) -> bool:
    """Tell whether a piece is drawn for a face, perhaps by art that its place likes better."""
    return piece.face == face or art(piece.face).endswith(f"-{art(face)}") or art(piece.face) == art(face)


def draw(paint: Paint, view: View) -> None:
    """Ring what each rival moved last, in their colour on white."""
    for one in reversed(view.lights.prints):
        tone = SEAT_TONES[view.seating.colours[one.seat]]
        for piece in pieces(view, one):
            fine = fineness(view, piece)
            box = counted(piece)
            edge = lamps.outline(view, Step(0, box, piece=piece if box == piece.box else None), lamps.GAP * fine)
            for thick, ink in ((EDGE, INK), (WHITE, LIGHT), (RING, tone)):
                paint.line(edge, ink, thick * fine)
            with paint.ledger.of(PICTURE):  # they were written before
                for sign in signs(view, piece):
                    draw_piece(paint, sign)


def signs(view: View, piece: Piece) -> list[Piece]:
    """Return what is written beside a pile, such as its count: a ring lies under it."""
    return [one for one in view.pieces() if one.spot.startswith(f"{piece.spot}-") and label(one.face)]


def fineness(view: View, piece: Piece) -> float:
    """Return how thick the ring of a piece is, as part of the usual: on a small piece less, from near no more."""
    zoom = CANVAS[0] / view.camera.wide
    return min(1.0, max(LEAST, min(piece.box.size) * zoom / LARGE)) / zoom


def reach(view: View, piece: Piece) -> float:
    """Return how far beside its piece a ring reaches."""
    return (lamps.GAP + EDGE / 2) * fineness(view, piece)

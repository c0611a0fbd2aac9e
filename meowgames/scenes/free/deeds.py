"""What can be done with pieces beside carrying them, as words of the rules: for keys and for the menu alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from typing import NamedTuple

from ...play.changes import art, label
from ...rules import Move
from ...rules.free.things import BOX, NOBODY, POINT, UNSEEN, Thing, drawn_spots, things
from ...screen.paint import CANVAS, Box
from ...screen.table import freely
from ..table.view import View
from .grip import Grip, words
from .landing import is_board, lies_down, sort, zone_of
from .turning import seen, two_sided, way

APART = 14  # units between a piece and what is laid beside it
BELOW = 16  # points below a pile of the map to where it is spread
WIDE = 9  # points from card to card of what is spread, at most
HIGHEST = 50  # points above or below the middle that are on the table
EDGE = 90  # points from the middle to where the last card may lie


class Subject(NamedTuple):
    """What a deed is about: some pieces, and whether all that lies there is meant."""

    view: View
    grips: tuple[Grip, ...]

    @property
    def one(self) -> Grip:
        """The first of them."""
        return self.grips[0]

    @property
    def whole(self) -> Grip:
        """All that lies where the first of them does."""
        return self.one._replace(first=0, last=self.one.size)

    @property
    def faces(self) -> list[str]:
        """What is seen of them."""
        return [face for grip in self.grips for face in grip.faces(self.view.picture)]

    @property
    def stacked(self) -> bool:
        """Whether they lie on one another."""
        place = self.view.board.place(self.one.spot)
        kind = place.kind if place else "pile"
        return len(self.grips) == 1 and self.one.size > 1 and kind not in ("fan", "row", "tally")

    def thing(self, face: str) -> Thing | None:
        """Return what the tile of a piece says of it, None while its face is hidden."""
        return None if lies_down(self.view, face) else things(self.view.seating.level).get(seen(face))

    def all(self, good: Callable[[Thing], object]) -> bool:
        """Tell whether all of them lie open and are of some sort."""
        found = [self.thing(face) for face in self.faces]
        return bool(found) and all(one is not None and good(one) for one in found)


def hand(subject: Subject) -> Move:
    """Into one's own hand."""
    return (*words(subject.grips), f"hand{subject.view.viewer}")


def draw(subject: Subject) -> Move:
    """The top piece of a stack into one's own hand."""
    top = subject.one.top(max(1, subject.one.many if subject.one.last == subject.one.size else 1))
    return (*words([top]), f"hand{subject.view.viewer}")


def flip(subject: Subject) -> Move:
    """Turn over what has another side; a piece without a back shows the next of its sides, or its mirror image."""
    grips = [grip for grip in subject.grips if has_back(subject._replace(grips=(grip,)))]
    others = sides(subject) if not grips and not subject.all(lambda thing: thing.rolls) else ()
    if grips or others:
        return (*words(grips), "flip") if grips else side(subject, others[0])
    level, faces = subject.view.seating.level, subject.faces
    ways = {way(level, face, 0, over=True) or "0" for face in faces if two_sided(level, face)}
    return (*words(subject.grips), f"@{ways.pop()}") if len(ways) == 1 and len(set(faces)) == 1 else ()


def flip_all(subject: Subject) -> Move:
    """Turn the whole stack over."""
    return (*words([subject.whole]), "flip")


def turn(subject: Subject, steps: int = 1) -> Move:
    """Turn them round by so many of their steps."""
    return (*words(subject.grips), f"turn:{steps}")


def mix(subject: Subject) -> Move:
    """Mix the whole stack."""
    return (*words([subject.whole]), "mix")


def roll(subject: Subject) -> Move:
    """Roll them."""
    return (*words(subject.grips), "roll")


def look(subject: Subject) -> Move:
    """Peek at all of a stack: told to everybody."""
    return (*words([subject.whole]), "peek")


def peek(subject: Subject) -> Move:
    """Look at them: told to everybody."""
    return (*words(subject.grips), "peek")


def give(subject: Subject, seat: int) -> Move:
    """Into the hand of another."""
    return (*words(subject.grips), f"hand{seat}")


def show(subject: Subject, seat: str) -> Move:
    """Show them to a seat, or to all."""
    return (*words(subject.grips), f"show:{seat}")


def box(subject: Subject) -> Move:
    """Back into the box."""
    return (*words(subject.grips), BOX)


def box_all(subject: Subject) -> Move:
    """The whole stack back into the box."""
    return (*words([subject.whole]), BOX)


def deal(subject: Subject, number: int) -> Move:
    """So many to each seat, from the top."""
    return (*words([subject.whole]), f"deal:{number}")


def side(subject: Subject, face: str) -> Move:
    """Turn that side of them up."""
    return (*words(subject.grips), f"side:{face}")


def count(subject: Subject, value: str) -> Move:
    """Count a dial up or down, or set it."""
    return (*words(subject.grips), f"count:{value}")


def gather(subject: Subject) -> Move:
    """All of it on the first of them."""
    first, *others = subject.grips
    return (*words(others), first.spot) if others else ()


def under(subject: Subject) -> Move:
    """Beneath the pile nobody sees that is of their kind, where the map has one with something on it."""
    view, level = subject.view, subject.view.seating.level
    kinds = {sort(level, face) for face in subject.faces}
    piles = [spot for spot in drawn_spots(level, len(view.seating.seats)) if hides(view, spot)
             and {sort(level, face) for face in view.picture[spot]} == kinds]  # fmt: skip
    return (*words(subject.grips), f"{piles[0]}~0") if piles else ()


def hides(view: View, spot: str) -> bool:
    """Tell whether a place is a pile nobody looks at, with something on it."""
    found = zone_of(view, spot)
    return found is not None and found.kind == NOBODY and spot in view.picture


def split(subject: Subject) -> Move:
    """The upper half beside the lower one."""
    whole = subject.whole
    half = whole._replace(first=(whole.size + 1) // 2)
    spot = beside(subject.view, whole)
    return (*words([half]), spot) if spot else ()


def beside(view: View, grip: Grip) -> str:
    """Return a point next to a piece where nothing lies, where one as large hides nothing if there is one; "" if none.

    To the right first, then to the left, below and above, and further away.
    """
    place, (wide, high) = _place(grip), grip.box.size
    across, down = (ceil((side + APART) / freely.STEP) for side in (wide, high))
    ways = ((far * x, far * y) for far in (1, 2, 3) for x, y in ((across, 0), (-across, 0), (0, down), (0, -down)))
    points = [(place[0] + x, place[1] + y) for x, y in ways]
    clear = [f"{POINT}.{x},{y}" for x, y in points if abs(x) <= EDGE and abs(y) <= HIGHEST]
    clear = [spot for spot in clear if spot not in view.picture]

    def hidden(spot: str) -> bool:
        box = Box(0, 0, wide, high)
        box.center = freely.point(spot).box.topleft
        return any(box.colliderect(piece.box) for piece in view.pieces() if not is_board(view, piece.face))

    return next((spot for spot in clear if not hidden(spot)), clear[0] if clear else "")


def spread(subject: Subject) -> Move:
    """One beside the other, the lowest first; close enough for all to have room."""
    whole = subject.whole
    x, y = _place(whole)
    if not whole.spot.startswith(f"{POINT}."):
        y += BELOW
    y = min(y, CANVAS[1] // 2 // freely.STEP - 24)
    step = max(1, min(WIDE, (2 * EDGE) // max(1, whole.size - 1)))
    start = max(-EDGE, min(x, EDGE - step * (whole.size - 1)))
    return (*words([whole]), f"spread:{start},{y},{step},0")


def _place(grip: Grip) -> tuple[int, int]:
    """Return the point of the table nearest to what lies there."""
    x, y = freely.nearest(grip.box.center).partition(".")[2].split(",")
    return int(x), int(y)


def sides(subject: Subject) -> Sequence[str]:
    """Return the other faces that a piece may show, if all of the pieces have the same."""
    found = {thing.sides for face in subject.faces if (thing := subject.thing(face))}
    if len(found) != 1 or not subject.all(lambda thing: thing.sides):
        return ()
    shown = {side_of(face) for face in subject.faces}
    return [one for one in found.pop() if one not in shown]


def side_of(face: str) -> str:
    """Return which of its sides a piece shows."""
    return art(face) + ":" + label(face) if ":" in face else art(face)


def is_secret(subject: Subject) -> bool:
    """Tell whether the one who looks does not know all of a stack: looking through it is told to everybody."""
    level, faces = subject.view.seating.level, subject.whole.faces(subject.view.picture)
    return any(seen(face) not in things(level) for face in faces)


def another(subject: Subject) -> Move:
    """One more of the same, out of the box, beside it; nothing if none is left there."""
    view, thing = subject.view, subject.thing(subject.faces[-1])
    well = f"{BOX}:{thing.well or thing.art}" if thing else ""
    faces = view.picture.get(well, ())
    alike = [index for index, face in enumerate(faces) if thing and art(face) == thing.art]
    if not alike:
        return ()
    spot = beside(view, subject.one)
    return (f"{well}~{alike[-1]}", spot) if spot else ()


def has_back(subject: Subject) -> bool:
    """Tell whether all of them have another side: a back of their own, or they lie face down."""
    known = (subject.thing(face) for face in subject.faces)
    return all(one is None or one.back != UNSEEN for one in known)

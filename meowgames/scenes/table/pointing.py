"""Pointing at things of a table: where a name lies, what glows, and what a bubble had better not hide."""

from __future__ import annotations

from collections.abc import Sequence

from ...play.changes import art
from ...rules import Picture
from ...screen.paint import CANVAS, INK, Box, Paint
from ...screen.room import Cost
from ...screen.table.place import Piece
from .targets import Target, counted
from .view import View

PAW = "icon-paw"
TAP, BESIDE = 66, 44  # the side of the paw with the room it moves in, and how far off both sides it stays
MANY = 8  # so many things of one name are ringed; of more, the place they lie on
LAST, SIGN, GROUND, PANEL, PAPER = 4.0, 3.0, 1.2, 0.5, 0.4  # how much it matters that such a thing is not hidden


def boxes(view: View, name: str) -> list[Box]:
    """Return where on the canvas a spot, a face, a button or a tool is seen; what a touch would mean comes first."""
    said = view.targets.saying(name)
    found = [whole(view, one.piece) if one.piece else one.box for one in said] or standing(view, name)
    if found:
        return [view.camera.lies(box) for box in found]
    front = [one.box if one.kind == "word" else bare(one) for one in view.targets.front if name in one.names]
    if front:
        return front[:1]
    place = view.board.place(name)
    if name == "prompt" and place:
        return [place.box]
    here = lying(view, name) if place is None or place.kind not in ("hidden", "cells") else []
    if not here and place and place.kind != "hidden":
        here = [place.box]
    return [view.camera.lies(box) for box in here or (lying(view, name) if place and place.kind == "hidden" else [])]


def whole(view: View, piece: Piece) -> Box:
    """Return all that is meant by a piece: its number too, and of a sign in a corner the place it is a sign of."""
    place = view.board.place(piece.spot)
    sign = place is not None and place.kind == "one" and bool(place.props.get("anchor"))
    return place.box.union(piece.box) if place and sign else counted(piece)


def bare(one: Target) -> Box:
    """Return a tool without the room a click has beside it."""
    return one.box.inflate(-8, -44) if one.kind == "tool" else one.box


def standing(view: View, word: str) -> list[Box]:
    """Return the boxes of spots whose touch would mean this word, as the manners of the game say."""
    found = []
    for spot in view.picture if word in view.targets.next else ():
        place = view.board.place(spot)
        if place and place.kind != "hidden" and spot != word:
            target = Target((spot,), "", place.box, "spot")
            found += [place.box] if word in view.manners.means(view, target, None) else []
    return found


def lying(view: View, name: str) -> list[Box]:
    """Return the pieces of a name on the table: all of a spot as one, of a face each."""
    listed = (one.piece for one in (*view.targets.pieces, *view.targets.marks))
    pieces = [piece for piece in listed if piece and piece.kind != "cells"]
    here = [whole(view, piece) for piece in pieces if piece.spot == name]
    if here:
        return [here[0].unionall(here[1:])]
    each = [whole(view, piece) for piece in pieces if name in (piece.face, art(piece.face))]
    return each if len(each) <= MANY else [each[0].unionall(each[1:])]


def changed(view: View, before: Picture, after: Picture) -> list[Box]:
    """Return where two pictures differ, so that it can be watched."""
    spots = {spot for spot in {*before, *after} if before.get(spot) != after.get(spot)}
    pieces = view.board.lay({spot: after[spot] for spot in spots if spot in after})
    gone = [place.box for spot in spots - set(after) if (place := view.board.place(spot))]
    return [view.camera.lies(box) for box in [piece.box for piece in pieces] + gone if box.h < CANVAS[1] / 2]


def costs(view: View) -> list[Cost]:
    """Return what a bubble had better not hide beside what it must not, and how much it matters."""
    out = []
    for one in (*view.targets.pieces, *view.targets.marks):
        if one.piece and one.piece.kind == "cells":
            out += [(view.camera.lies(one.box), GROUND)] if one.piece.spot.endswith(str(view.viewer)) else []
        elif one.piece:
            last = one.where in view.easel.last and not one.says
            out.append((view.camera.lies(one.box), LAST if last else one.weight))
    out += [(place.box, SIGN) for place in view.board.places.values() if place.kind in ("title", "portrait")]
    out += [(view.camera.lies(place.box), PANEL) for place in view.board.places.values() if place.kind == "panel"]
    return out + [(one.box, PAPER) for one in view.targets.front if one.kind in ("log", "drawer")]


def paw(box: Box, keeps: Sequence[Box]) -> Box | None:
    """Return where beside a thing a paw can tap without lying on anything that is kept; None if nowhere."""
    for x, y in ((0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, 1), (1, -1), (-1, -1)):
        found = Box(0, 0, TAP, TAP)
        found.center = (
            box.centerx + x * (box.w + TAP + BESIDE) / 2,
            box.centery + y * (box.h + TAP + BESIDE) / 2,
        )
        if Box(0, 0, *CANVAS).contains(found) and found.collidelist(list(keeps)) < 0:
            return found
    return None


def draw_paw(paint: Paint, box: Box, pulse: float) -> None:
    """Let a paw tap there."""
    side, centre = TAP - 8, (box.centerx, box.centery + 4 * pulse - 2)
    paint.circle(centre, side / 2, INK)
    paint.circle(centre, side / 2 - 3, "#fff7e6")
    paint.image(PAW, (centre[0] - side * 0.32, centre[1] - side * 0.32, side * 0.64, side * 0.64))

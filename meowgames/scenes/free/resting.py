"""How what is held would rest where it lands, and who would see it then: the rules say so, as of a real drop."""

from __future__ import annotations

from ...play.changes import orientation
from ...rules.free import moving
from ...rules.free import state as rules
from ...rules.free.things import BAG, OWNER, PUBLIC, UNSEEN, Zone, things, turns, ways
from ..table.view import View
from .grip import Grip, zone_kind
from .landing import Held, Landing, lies_down, zone_of
from .turning import KNOWN, seen, two_sided, way

OPEN, SHUT = "open", "shut"  # eyes: others will see it, others will not
KEPT = (OWNER, BAG)  # where nobody else sees a piece, whichever side is up


def can_lie(view: View, held: Held, turn: str) -> bool:
    """Tell whether the topmost piece is drawn as an edge wants it to lie."""
    face = held.grips[-1].faces(view.picture)[-1]
    return bool(turn) and turn.replace("0", "") in turns(view.seating.level, seen(face))


def turned_over(view: View, held: Held) -> bool:
    """Tell whether what is held will lie with its other side up."""
    faces = [face for grip in held.grips for face in grip.faces(view.picture)]
    return bool(held.side) and held.side != ("d" if any(lies_down(view, face) for face in faces) else "u")


def rested(view: View, held: Held, landing: Landing, grip: Grip, face: str) -> rules.Piece:
    """Return how a piece would rest there by the rules, as far as the one who looks knows it."""
    there = zone_of(view, landing.spot) or Zone(PUBLIC)
    down = zone_kind(view, grip.spot) not in KEPT and lies_down(view, face)
    piece = rules.Piece(seen(face), orientation(face).removesuffix(KNOWN), down, 0)
    return moving.landed(piece, there, landing.spot == grip.spot, said(view, held, landing, grip, face))


def said(view: View, held: Held, landing: Landing, grip: Grip, face: str) -> str:
    """Return how a piece is laid, in the words of the rules: its orientation and its side, as far as they change.

    What others will not see turns as its back does: else its turn would tell them what it is.
    """
    turn = landing.turn if can_lie(view, held, landing.turn) else ""
    over = held.over and two_sided(view.seating.level, face)
    if (held.steps or over) and not turn:
        there = zone_of(view, landing.spot) or Zone(PUBLIC)
        down = zone_kind(view, grip.spot) not in KEPT and lies_down(view, face)
        piece = moving.landed(rules.Piece(seen(face), "", down, 0), there, landing.spot == grip.spot, held.side)
        turn = way(view.seating.level, face, held.steps, over, piece.down or there.kind in KEPT) or "0"
    return f"{turn}{held.side}"


def landed(view: View, held: Held, landing: Landing) -> list[str]:
    """Return what the one who looks will see of what is held where it lands, the lowest first.

    What will be turned up only there is still seen as its back: nothing is known of it before it is let go.
    """
    found = [_seen(view, held, landing, grip, face) for grip in held.grips for face in grip.faces(view.picture)]
    return found[::-1] if turned_over(view, held) else found


def _seen(view: View, held: Held, landing: Landing, grip: Grip, face: str) -> str:
    """Return a piece as it is seen there: faint in the corner of its back if it lies face down and is known."""
    level, there, piece = view.seating.level, zone_of(view, landing.spot), rested(view, held, landing, grip, face)
    if there and there.kind == BAG:
        return UNSEEN
    down = there.seat != view.viewer if there and there.kind == OWNER else piece.down
    lies = "" if piece.turn.strip("0") not in ways(level, piece.face) else piece.turn.replace("0", "")
    known = KNOWN if down and piece.face in things(level) else ""
    _, colon, text = face.partition(":")
    return f"{piece.face}{f'@{lies or 0}{known}' if lies or known else ''}{colon}{text}"


def eye(view: View, held: Held, landing: Landing) -> str:
    """Return whether others will see what they did not, or not see any more what they saw; "" if nothing changes."""
    if landing.boxed:
        return ""
    kept, found = (zone_of(view, landing.spot) or Zone(PUBLIC)).kind in KEPT, set()
    for grip in held.grips:
        for face in grip.faces(view.picture):
            before = zone_kind(view, grip.spot) not in KEPT and not lies_down(view, face)
            after = not kept and not rested(view, held, landing, grip, face).down
            found.add((before, after))
    return OPEN if (False, True) in found else SHUT if (True, False) in found else ""

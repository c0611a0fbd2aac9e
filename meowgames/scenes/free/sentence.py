"""The sentence below a free table: what letting go would do, what is pointed at, the one key that changes it."""

from __future__ import annotations

from ...rules.free.things import POINT
from ..table import tell
from ..table.view import View
from .grip import in_bag
from .hand import FreeHand, on_squares
from .landing import Landing
from .resting import OPEN, SHUT, eye

ROOM = 1.3  # the largest text at which there is room for the key


def sentence(view: View, hand: FreeHand) -> str | None:
    """Return what is said now, None where nothing special is pointed at; "" where that would only hide pieces."""
    words, place = view.words, view.board.places.get("prompt")
    hides = place is not None and any(
        piece.spot.startswith(f"{POINT}.") and place.box.colliderect(piece.box) for piece in view.pieces()
    )
    if hides and place and place.box.collidepoint(hand.pos):
        return ""
    if hand.grasp.held.grips:
        return _letting_go(view, hand, hand.landing)
    if hand.grasp.picks:
        return words.many("free.say.picked", sum(pick.many for pick in hand.grasp.picks))
    if hand.grasp.number:
        return words("free.say.number", hand.grasp.number)
    one = hand.pointed
    if not one or not hand.play.free:
        return "" if hides and hand.play.free else None
    if in_bag(view, one.spot):
        return words.many("free.say.bag", one.size)
    if hand.badged:
        return words.many("free.say.stack", one.size)
    faces = one.faces(view.picture)
    if not faces:
        return None
    if on_squares(hand):
        return words(
            "free.say.board", tell.face_name(words, view.seating.board, faces[-1].partition("@")[0]).capitalize()
        )
    name, colon, label = faces[-1].partition(":")
    called = tell.face_name(words, view.seating.board, name.partition("@")[0] + colon + label)
    called = called[:1].upper() + called[1:]
    stacked = one.last == one.size > 1 and not one.front and not one.spot.startswith("hand")
    return words("free.say.top", called, one.size) if stacked else called


def _letting_go(view: View, hand: FreeHand, landing: Landing | None) -> str:
    words, many = view.words, hand.grasp.held.many
    if landing is None:
        return words.many("free.say.back", many)
    if landing.boxed:
        return words.many("free.say.box", many)
    seat = landing.spot.removeprefix("hand")
    seen = {OPEN: words.many("free.say.open", many), SHUT: words.many("free.say.shut", many)}.get(
        eye(view, hand.grasp.held, landing), ""
    )
    if seat != landing.spot and seat.isdecimal():
        own = int(seat) == view.viewer
        return words.many("free.say.hand", many) if own else words("free.say.give", view.seating.seats[int(seat)].name)
    joins = "free.say.beneath" if landing.under else "free.say.join" if landing.stack else "free.say.lay"
    said = f"{words.many(joins, many)} {seen}".strip()
    snaps = landing.stack or landing.square or not landing.spot.startswith(f"{POINT}.")
    return f"{said} · {words('free.say.loose')}" if snaps and view.settings.text <= ROOM else said

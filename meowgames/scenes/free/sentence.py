"""The sentence below a free table: what letting go would do, what is pointed at, the one key that changes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..table import tell
from . import landing as landings
from .landing import OPEN, SHUT, Landing

if TYPE_CHECKING:
    from .scene import FreeScene


def sentence(scene: FreeScene) -> str | None:
    """Return what is said now, None where nothing special is pointed at."""
    hand, words, view = scene.hand, scene.stage.words, scene.view
    if hand.held.grips:
        return _letting_go(scene, hand.landing)
    if hand.picks:
        return words.many("free.say.picked", sum(pick.many for pick in hand.picks))
    if hand.number:
        return words("free.say.number", hand.number)
    one = hand.pointed
    if not one or not scene.free_play.free:
        return None
    if hand.badged:
        return words.many("free.say.stack", one.size)
    faces = one.faces(view.picture)
    if not faces:
        return None
    name, colon, label = faces[-1].partition(":")
    called = tell.face_name(words, view.seating.board, name.partition("@")[0] + colon + label)
    called = called[:1].upper() + called[1:]
    return words("free.say.top", called, one.size) if one.size > 1 and not one.front else called


def _letting_go(scene: FreeScene, landing: Landing | None) -> str:
    hand, words, view = scene.hand, scene.stage.words, scene.view
    if landing is None:
        return words("free.say.back")
    if landing.boxed:
        return words.many("free.say.box", hand.held.many)
    seat = landing.spot.removeprefix("hand")
    eye = landings.eye(view, hand.held, landing)
    seen = {OPEN: words("free.say.open"), SHUT: words("free.say.shut")}.get(eye, "")
    if seat != landing.spot and seat.isdecimal():
        own = int(seat) == view.viewer
        said = words("free.say.hand") if own else words("free.say.give", view.seating.seats[int(seat)].name)
        return said
    said = words("free.say.join") if landing.stack else words("free.say.lay")
    return f"{said} {seen}".strip()

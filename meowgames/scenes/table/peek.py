"""Looking back at a table: what lay on it a moment ago, and charts of what was played, while a sign is pointed at."""

from __future__ import annotations

from collections.abc import Sequence

from ...play.changes import art
from ...rules import Picture
from ...screen.paint import HALF, INK, Box, Paint
from ...screen.surround import veil
from ...screen.table.faces import draw_piece
from ...screen.table.place import Piece, Place
from .targets import PEEK, Target
from .view import View


def peeked(view: View) -> Picture:
    """Return what lay on the spots that hidden places of the map stand over, such as the last trick."""
    found = {}
    for place in view.board.places.values():
        over, spot = place.props.get("over"), view.board.absolute(place.name)
        if over and view.picture.get(spot):
            found[over + spot[len(place.name.partition("@")[0]) :]] = view.picture[spot]
    return found


def past(view: View) -> list[tuple[str, Place]]:
    """Return the spots whose faces are kept in sight, newest first, each with the chart it is laid on."""
    charts = [place for place in view.board.places.values() if place.kind == "past"]
    stem = charts[0].props["spots"] if charts else ""
    spots = [spot for spot in view.picture if stem and spot.startswith(stem)]
    return list(zip(sorted(spots, reverse=True), charts, strict=False))


def sign(view: View) -> Place | None:
    """Return the sign to point at for looking back, if there is something to look back at."""
    place = view.board.places.get("peek")
    return place if place and (peeked(view) or past(view)) else None


def targets(view: View, front: Sequence[Target]) -> list[Target]:
    """Return the sign as it can be walked to, unless the log lies over it."""
    place, logs = sign(view), [one.box for one in front if one.kind == "drawer"]
    if not place or place.box.collidelist(logs) >= 0:
        return []
    return [Target((PEEK, "peek"), "", place.box, "sign", True, 0.0)]


def points_at(view: View, pos: tuple[float, float]) -> bool:
    """Tell whether the sign for looking back is pointed at."""
    place = sign(view)
    return bool(place and place.box.collidepoint(pos) and not covered(view, place, pos))


def covered(view: View, place: Place, pos: tuple[float, float] | None = None) -> bool:
    """Tell whether the log lies over the sign, or over a place of it."""
    logs = [one.box for one in view.targets.find("log")]
    return any(log.collidepoint(pos) if pos else log.colliderect(place.box) for log in logs)


def draw(paint: Paint, view: View) -> None:
    """Draw the sign for looking back and, while it is pointed at, what lay there."""
    place = sign(view)
    if not place:
        return
    if view.lights.peek:
        veil(paint, "#1d2448", 150)
        for piece in view.board.lay(peeked(view)):
            draw_piece(paint, piece)
        for spot, chart in past(view):
            draw_chart(paint, view, spot, chart)
    if covered(view, place):
        return
    paint.sliced("plate-honey" if view.lights.peek else "plate", place.box)
    paint.image("icon-eye", (place.box.x + 12, place.box.centery - 18, 36, 36))
    text = view.words(place.props["words"])
    at, fit = (place.box.x + 56, place.box.centery), place.box.w - 68
    paint.text(text, at, 22, "strong", INK, "midleft", fit=fit, least=20, grow=HALF)
    if view.lights.focus == PEEK:
        paint.ring(place.box, 20)


def draw_chart(paint: Paint, view: View, spot: str, chart: Place) -> None:
    """Draw the faces of a spot on a sheet: a row for each kind, a column for each number."""
    box, kinds = chart.box, chart.props["rows"].split()
    paint.sliced("sheet", box.inflate(36, 36))
    paint.sliced("plate-honey", (box.centerx - 90, box.y - 50, 180, 44))
    title = view.words(chart.props["words"], spot.removeprefix(chart.props["spots"]))
    paint.text(title, (box.centerx, box.y - 29), 24, "strong", INK, "center", fit=160)
    wide, high = box.w / chart.props["columns"], box.h / len(kinds)
    for face in view.picture[spot]:
        kind = next(kind for kind in kinds if face.startswith(kind))
        column, row = int(art(face)[len(kind) :]) - 1, kinds.index(kind)
        card = Box(box.x + column * wide + 1, box.y + row * high + 1, wide - 2, high - 2)
        draw_piece(paint, Piece(face, spot, 0, card, kind="row"), look="bare")

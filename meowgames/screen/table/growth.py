"""Makes room as a game grows: a lattice shrinks until all that lies on it fits, rows share one strip."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from ...rules import Picture
from ..paint import Box
from .place import Place

STEP = 40  # canvas units from spot to spot of a lattice that names none


class Fit(NamedTuple):
    """How a lattice is seen: how much smaller than drawn, and what lies in its middle, in unshrunk units."""

    zoom: float = 1.0
    x: float = 0.0
    y: float = 0.0


class Span(NamedTuple):
    """How a row lies on a strip: the middle of its first face, and the step from face to face."""

    start: float
    step: float


def offset(spot: str) -> tuple[float, float]:
    """Return the offset a dotted name says; what lies beside it while it is mixed belongs to the same."""
    x, y = spot.partition(".")[2].rstrip("~").split(",")
    return float(x), float(y)


def steps(place: Place) -> tuple[float, float]:
    """Return the largest steps of a lattice."""
    return place.props.get("dx", STEP), place.props.get("dy", STEP)


def face_size(place: Place, x: float) -> tuple[float, float]:
    """Return how many steps of a lattice a face on it reaches across and down."""
    thin = place.props.get("thin")  # an edge is two half steps long and this much of that across
    if thin:
        return (2 * thin, 2) if x % 2 else (2, 2 * thin)
    return place.props.get("across", 1), place.props.get("down", 1)


def home(place: Place, zoom: float = 1.0) -> Fit:
    """Return how a lattice is seen that nothing has moved: its origin in the middle, or standing on its ground."""
    if not place.props.get("stands"):
        return Fit(zoom)
    return Fit(zoom, 0, steps(place)[1] * place.props.get("down", 1) / 2 - place.box.h / 2 / zoom)


def fits(drawn: Callable[[str], Place | None], picture: Picture) -> dict[tuple[float, ...], Fit]:
    """Return zoom and shift of each lattice, so that a picture fits on it; those of one rectangle share them."""
    reach: dict[tuple[float, ...], list[Box]] = {}
    lattices: dict[tuple[float, ...], list[Place]] = {}
    for spot in picture:
        place = drawn(spot.partition(".")[0]) if "." in spot else None
        if place and place.kind == "lattice":
            (x, y), (wide, high) = offset(spot), steps(place)
            across, down = (max(1, place.props.get(side, 1)) for side in ("across", "down"))
            box = Box((x - across / 2) * wide, (y - down / 2) * high, across * wide, down * high)
            reach.setdefault(tuple(place.box), []).append(box)
            lattices.setdefault(tuple(place.box), []).append(place)
    return {key: _fit(lattices[key], boxes[0].unionall(boxes[1:])) for key, boxes in reach.items()}


def _fit(places: list[Place], whole: Box) -> Fit:
    """Return how lattices on one rectangle are seen if they reach so far and need a margin all round."""
    first = places[0]
    if first.props.get("stands"):
        side = max(whole.right, -whole.left)
        return home(first, min(1.0, first.box.w / 2 / side, first.box.h / whole.h))
    margin = max(place.props.get("margin", 0) * steps(place)[0] for place in places)
    wide, high = first.box.w / (whole.w + 2 * margin), first.box.h / (whole.h + 2 * margin)
    return Fit(min(1.0, wide, high), *whole.center)


def spans(places: Iterable[Place], absolute: Callable[[str], str], picture: Picture) -> dict[str, Span]:
    """Return how rows lie that share a strip: one after another, as close as they must."""
    groups: dict[tuple[str, str], list[Place]] = {}
    for place in places:
        if "strip" in place.props:
            groups.setdefault((place.props["strip"], place.name.partition("@")[2]), []).append(place)
    found: dict[str, Span] = {}
    for group in groups.values():
        found |= _shared(group, {place.name: len(picture.get(absolute(place.name), ())) for place in group})
    for place in places:
        if "along" in place.props:
            found[place.name] = found["@".join((place.props["along"], place.name.partition("@")[2]))]
    return found


def _shared(group: list[Place], counts: Mapping[str, int]) -> dict[str, Span]:
    """Share one strip among rows; a gap parts those that have something."""
    first = group[0]
    gap = first.props.get("gap", 0) * (sum(1 for count in counts.values() if count) - 1)
    step = min(first.props["step"], (first.box.w - max(0, gap)) / max(1, sum(counts.values())))
    x, found = first.box.x, {}
    for place in group:
        found[place.name] = Span(x + step / 2, step)
        if counts[place.name]:
            x += step * counts[place.name] + first.props.get("gap", 0)
    return found

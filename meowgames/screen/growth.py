"""Makes room as a game grows: a lattice shrinks until all that lies on it fits, rows share one strip."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from ..rules import Picture
from .paint import Box

if TYPE_CHECKING:
    from .board import Board, Place

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
    """Return the offset a dotted name says."""
    x, y = spot.partition(".")[2].split(",")
    return float(x), float(y)


def steps(place: Place) -> tuple[float, float]:
    """Return the largest steps of a lattice."""
    return place.props.get("dx", STEP), place.props.get("dy", STEP)


def fits(board: Board, picture: Picture) -> dict[tuple[float, ...], Fit]:
    """Return how each lattice of a board has to be seen to show a picture; those drawn on one another agree."""
    reach: dict[tuple[float, ...], list[Box]] = {}
    margin: dict[tuple[float, ...], float] = {}
    for spot in picture:
        place = board.drawn(spot.partition(".")[0]) if "." in spot else None
        if place and place.kind == "lattice":
            (x, y), (wide, high) = offset(spot), steps(place)
            box = Box((x - 0.5) * wide, (y - 0.5) * high, wide, high)
            key = tuple(place.box)
            reach.setdefault(key, []).append(box)
            margin[key] = max(margin.get(key, 0), place.props.get("margin", 0) * wide)
    return {key: _fit(key, boxes[0].unionall(boxes[1:]), margin[key]) for key, boxes in reach.items()}


def _fit(place: tuple[float, ...], whole: Box, margin: float) -> Fit:
    """Return how something is seen that reaches so far and needs a margin all round."""
    wide, high = place[2] / (whole.w + 2 * margin), place[3] / (whole.h + 2 * margin)
    return Fit(min(1.0, wide, high), *whole.center)


def spans(board: Board, picture: Picture) -> dict[str, Span]:
    """Return how rows lie that share a strip: one after another, as close as they must."""
    groups: dict[tuple[str, str], list[Place]] = {}
    for place in board.places.values():
        if "strip" in place.props:
            groups.setdefault((place.props["strip"], place.name.partition("@")[2]), []).append(place)
    found: dict[str, Span] = {}
    for group in groups.values():
        found |= _shared(group, {place.name: len(picture.get(board.absolute(place.name), ())) for place in group})
    for place in board.places.values():
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

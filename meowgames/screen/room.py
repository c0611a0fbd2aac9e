"""Where there is room on the canvas: the free place for something spoken that hides least (branch and bound)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import dist

from .paint import CANVAS, Box

RIM = 14  # how far from the window's edge it stays
ROOM = Box(RIM, RIM, CANVAS[0] - 2 * RIM, CANVAS[1] - 2 * RIM)
GAP = 8.0  # between it and what must be seen
STEP = 72  # canvas units between two places that are tried
HIDDEN = 60.0  # how much it matters that something is seen that nothing should lie on
FAR, HIGH = 2.0, 4.0  # what a unit of way from where it is wanted costs, and a unit of height
STAY = 40.0  # what a unit of way costs for one who sits in the lower left corner and would rather stay there
Cost = tuple[Box, float]  # what had better be seen, and how much it matters
Size = tuple[float, float]


def find(
    sizes: Iterable[Size],
    keeps: Sequence[Box],
    costs: Sequence[Cost] = (),
    near: Box | None = None,
    room: Box = ROOM,
    sits: bool = False,
) -> Box | None:
    """Return the place that lies on nothing that is kept free and hides least of the rest; None if there is none."""
    kept = _outer([box.inflate(2 * GAP - 1, 2 * GAP - 1) for box in keeps if box.w > 0 and box.h > 0])
    return _best([(size, kept) for size in sizes], costs, near, room, sits)


def least(
    sizes: Iterable[Size],
    keeps: Sequence[Box],
    costs: Sequence[Cost] = (),
    near: Box | None = None,
    room: Box = ROOM,
    sits: bool = False,
) -> Box:
    """Return the place that hides least where none is free."""
    hidden = [(box, HIDDEN) for box in keeps] + list(costs)
    return _best([(size, []) for size in sizes], hidden, near, room, sits) or Box(room)


def _best(
    tried: Iterable[tuple[Size, list[Box]]], costs: Sequence[Cost], near: Box | None, room: Box, sits: bool
) -> Box | None:
    """Return the best of all places; what is too far off already is not looked at."""
    boxes, weights = [cost[0] for cost in costs], [cost[1] for cost in costs]
    best, found = 1e18, None
    for (wide, high), kept in tried:
        if wide > room.w or high > room.h:
            continue
        box = Box(0, 0, wide, high)
        seat = [(near.left, near.bottom - high)] if near else []
        beside = [(one.right, one.bottom) for one in kept] + [(one.left - wide, one.top - high) for one in kept] + seat
        xs = _stops(room.x, room.right - wide, [x for x, _ in beside])
        ys = _stops(room.y, room.bottom - high, [y for _, y in beside])
        for x in xs:
            for y in ys:
                box.topleft = x, y
                worth = high * HIGH + (_way(box, near, sits) if near else 0.0)
                if worth >= best or box.collidelist(kept) >= 0:
                    continue
                for at in box.collidelistall(boxes):
                    both = box.clip(boxes[at])
                    worth += both.w * both.h * weights[at]
                if worth < best:
                    best, found = worth, Box(box)
    return found


def _way(box: Box, near: Box, sits: bool) -> float:
    """Return what it costs to be that far off."""
    return dist(box.bottomleft, near.bottomleft) * STAY if sits else dist(box.center, near.center) * FAR


def _outer(boxes: list[Box]) -> list[Box]:
    """Return boxes without those that lie inside another."""
    found: list[Box] = []
    for box in sorted(boxes, key=lambda one: -one.w * one.h):
        if not any(one.contains(box) for one in found):
            found.append(box)
    return found


def _stops(first: float, last: float, edges: Iterable[float]) -> list[float]:
    """Return where along one side it is tried: evenly spread, and beside what is kept free."""
    even = max(1, round((last - first) / STEP))
    found = {round(first + (last - first) * at / even) for at in range(even + 1)}
    return sorted(found | {round(edge) for edge in edges if first <= edge <= last})

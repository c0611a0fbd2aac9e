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
FAR, HIGH = 2.0, 4.0  # what a unit of way from the last place costs, and a unit of height
Cost = tuple[Box, float]  # what had better be seen, and how much it matters
Size = tuple[float, float]


def find(
    sizes: Iterable[Size], keeps: Sequence[Box], costs: Sequence[Cost] = (), near: Box | None = None, room: Box = ROOM
) -> Box | None:
    """Return the place that lies on nothing that is kept free and hides least of the rest; None if there is none."""
    kept = _outer([box.inflate(2 * GAP - 1, 2 * GAP - 1) for box in keeps if box.w > 0 and box.h > 0])
    return _best([(size, kept) for size in sizes], costs, near, room)


def least(
    sizes: Iterable[Size], keeps: Sequence[Box], costs: Sequence[Cost] = (), near: Box | None = None, room: Box = ROOM
) -> Box:
    """Return the place that hides least where none is free."""
    return _best([(size, []) for size in sizes], [(box, HIDDEN) for box in keeps] + list(costs), near, room) or Box(
        room
    )


def _best(tried: Iterable[tuple[Size, list[Box]]], costs: Sequence[Cost], near: Box | None, room: Box) -> Box | None:
    """Return the best of all places; what is too far off already is not looked at."""
    boxes, weights = [cost[0] for cost in costs], [cost[1] for cost in costs]
    best, found = 1e18, None
    for (wide, high), kept in tried:
        if wide > room.w or high > room.h:
            continue
        box = Box(0, 0, wide, high)
        xs = _stops(room.x, room.right - wide, [x for one in kept for x in (one.right, one.left - wide)])
        ys = _stops(room.y, room.bottom - high, [y for one in kept for y in (one.bottom, one.top - high)])
        for x in xs:
            for y in ys:
                box.topleft = x, y
                worth = high * HIGH + (dist(box.center, near.center) * FAR if near else 0.0)
                if worth >= best or box.collidelist(kept) >= 0:
                    continue
                for at in box.collidelistall(boxes):
                    both = box.clip(boxes[at])
                    worth += both.w * both.h * weights[at]
                if worth < best:
                    best, found = worth, Box(box)
    return found


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

"""Rings round what is pointed at: each holds its thing with all that is written on it, and lies on no letters."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...screen.paint import CANVAS, INK, Box, Paint, written

HONEY = "#f7c458"
THICK, RIM = 7, 1.5  # of a ring with its dark rims, and of one of these
GAP, BREATH = 6.0, 5.0  # how far off its thing a ring is, and how far it breathes
CUT = 7.0  # how far inside its thing a ring may lie, so that it spares the neighbour's letters
OWN = 0.3  # of a text lies on what it belongs to
ROUND = 16
AROUND = 160  # how far from a thing letters may concern its ring, both sides together
SAFE = Box(3, 3, CANVAS[0] - 6, CANVAS[1] - 6)


class Ring:
    """A box, and how far off each of its sides the ring lies: left, above, right, below."""

    def __init__(self, box: Box):
        self.box, self.gaps = Box(box), [GAP + BREATH] * 4
        self.least = [-CUT] * 4  # how near, or how far inside, it may come

    def outer(self, part: float = 1.0) -> Box:
        """Return the outer edge of the ring, drawn as near as its thing or, at 1, as far off as it may be."""
        left, above, right, below = (THICK + gap - BREATH * (1 - part) * (gap > GAP) for gap in self.gaps)
        box = self.box
        return Box(box.x - left, box.y - above, box.w + left + right, box.h + above + below).clip(SAFE)

    def spare(self, text: Box) -> bool:
        """Keep off a text, or take it in if it belongs to the thing; tell whether that changed anything."""
        inner = self.outer(0.0).inflate(-2 * THICK, -2 * THICK)
        if inner.contains(text) or not self.outer().colliderect(text):
            return False
        if self.box.contains(text):  # it came too near for its own words
            near = min(self.gaps) < 0
            self.gaps, self.least = [max(0.0, gap) for gap in self.gaps], [0.0] * 4
            return near
        both = self.box.clip(text)
        if both.w * both.h > OWN * text.w * text.h or not self.give_way(text):
            self.box.union_ip(text)
        return True

    def give_way(self, other: Box, part: float = 1.0) -> bool:
        """Come nearer to the thing on the side of something else, by part of the way; tell whether that can be."""
        box = self.box
        ways = (box.x - other.right, box.y - other.bottom, other.x - box.right, other.y - box.bottom)
        side = max(range(4), key=lambda one: ways[one])
        gap = ways[side] * part - THICK - 1
        if gap >= self.least[side]:
            self.gaps[side] = min(self.gaps[side], gap)
        return gap >= self.least[side]


def fit(boxes: Iterable[Box], letters: Sequence[Box]) -> list[Ring]:
    """Return the rings of things among letters; neighbours share the room between them, else one ring."""
    found: list[Ring] = []
    for box in boxes:
        ring = _clear(Ring(box), letters)
        for other in [one for one in found if one.outer().colliderect(ring.outer())]:
            if not _apart(ring, other, letters):
                found.remove(other)
                ring = _clear(Ring(ring.box.union(other.box)), letters)
        found.append(ring)
    return found


def _apart(one: Ring, two: Ring, letters: Sequence[Box]) -> bool:
    """Let two rings share the room between them; tell whether both can still spare all letters."""
    shared = one.give_way(two.box, 0.5) and two.give_way(one.box, 0.5)
    return shared and not _clear(one, letters).outer().colliderect(_clear(two, letters).outer())


def _clear(ring: Ring, letters: Sequence[Box]) -> Ring:
    while any(ring.spare(text) for text in letters):
        pass
    return ring


def draw(paint: Paint, boxes: Sequence[Box], pulse: float) -> None:
    """Ring things in honey; the rings breathe as the pulse goes from 0 to 1."""
    letters = written(paint, [one.inflate(AROUND, AROUND) for one in boxes])
    for ring in fit(boxes, letters):
        draw_ring(paint, ring.outer(pulse))


def draw_ring(paint: Paint, edge: Box) -> None:
    """Draw one, its outer edge given."""
    paint.frame(edge, INK, THICK, ROUND)
    paint.frame(edge.inflate(-2 * RIM, -2 * RIM), HONEY, THICK - 2 * RIM, ROUND - RIM)

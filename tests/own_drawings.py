"""Lines of all sorts for drawings of one's own, ordinary ones and such as take long to be drawn."""

import math
from random import Random

JOINED = 'stroke-linejoin="round"'
THICK = 'fill="none" stroke="#c33" stroke-width="8"'


def drawn(points, how='fill="#c33"'):
    """A path through points."""
    return f'<path {how} d="M{" ".join(f"{x:.2f} {y:.2f}" for x, y in points)}"/>'


def strewn(count, seed=1):
    """Points anywhere: each line between them crosses a third of all others."""
    rng = Random(seed)
    return [(rng.uniform(0, 100), rng.uniform(0, 100)) for _ in range(count)]


def fence(upright, across):
    """Lines from top to bottom, and others that cross all of them, one below another."""
    points = [(10 + 80 * at / upright, 100 * (at % 2)) for at in range(upright)]
    for at in range(across):
        points += [(100, 100 * at / across), (0, 100 * (at + 1) / across)]
    return points


def hand(count, seed=3):
    """A line drawn by hand, its points close to one another."""
    rng, turn, x, y, found = Random(seed), 0.0, 50.0, 50.0, []
    for _ in range(count):
        turn += rng.uniform(-0.5, 0.5) + (math.pi / 2 if not (5 < x < 95 and 5 < y < 95) else 0.0)
        x, y = (min(97.0, max(3.0, at)) for at in (x + 0.7 * math.cos(turn), y + 0.7 * math.sin(turn)))
        found.append((x, y))
    return found


def outline(count):
    """The outline of something furry."""
    sizes = [38 + 6 * math.sin(at / 8) + Random(at).uniform(-0.6, 0.6) for at in range(count)]
    turns = [2 * math.pi * at / count for at in range(count)]
    return [(50 + size * math.cos(turn), 50 + size * math.sin(turn)) for size, turn in zip(sizes, turns)]

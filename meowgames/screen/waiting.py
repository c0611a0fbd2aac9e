"""The paw that walks over the last picture while the next one is not there yet."""

from __future__ import annotations

import math

from .paint import INK, PAPER, Paint

MIDDLE, ROUND = (960, 540), 58
PADS = ((-26, -6, 9), (-10, -24, 10), (10, -24, 10), (26, -6, 9), (0, 10, 17))  # across, down, radius
STEPS = 18  # frames for each pad to rise and sink


def draw(paint: Paint, frames: int) -> None:
    """Draw a paw whose pads tap one after another."""
    x, y = MIDDLE
    paint.circle((x, y), ROUND, INK)
    paint.circle((x, y), ROUND - 4, PAPER)
    for number, (across, down, radius) in enumerate(PADS):
        rise = 5 * max(0.0, math.sin(frames / STEPS * math.tau - number))
        paint.circle((x + across, y + down + 4 - rise), radius, INK)

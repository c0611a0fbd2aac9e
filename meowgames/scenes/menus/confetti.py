"""Confetti: paper that falls once, the same for the same seed."""

from __future__ import annotations

from random import Random

import pygame

from ...screen.paint import Paint

FALL, PIECES = 2.4, 54  # seconds it falls, and how much of it
FLOOR = 972  # where the podium stands: no paper falls lower
KINDS = ("curl", "disc", "fish", "heart", "leaf", "paw", "star", "strip")

Paper = tuple[str, float, float, float, float, float, int]


def confetti(seed: str) -> list[Paper]:
    """Return pieces of paper: face, start, delay, how fast it falls, sways and spins, and its size."""
    rng, out = Random(seed), []
    for index in range(PIECES):
        face = f"confetti-{KINDS[index % len(KINDS)]}{1 + index // len(KINDS) % 2}"
        start, delay, fast = rng.uniform(30, 880), rng.uniform(0, 0.9), rng.uniform(380, 620)
        out.append((face, start, delay, fast, rng.uniform(10, 46), rng.uniform(-240, 240), rng.choice((28, 38))))
    return out


def draw_confetti(paint: Paint, paper: list[Paper], passed: float) -> None:
    """Draw the paper as it falls past the podium; it fades when it nears the floor."""
    for face, start, delay, fast, sway, spin, side in paper:
        t = passed - delay
        y = -40 + fast * t
        if t > 0 and y < FLOOR - 20:
            x = start + sway * pygame.Vector2(1, 0).rotate(200 * t + start).x
            alpha = round(255 * max(0.0, min(1.0, (FLOOR - y) / 160, (FALL - passed) / 0.4)))
            paint.image(face, (x - side / 2, y - side / 2, side, side), round(spin * t / 15) * 15 % 360, alpha)

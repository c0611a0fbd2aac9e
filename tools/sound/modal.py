"""Struck things: sums of decaying modes for wood, stone, ceramic, bells, bars, tines and felt piano."""

import math
from functools import lru_cache

from .core import RATE, Signal, add, fade, samples, times
from .filters import bandpass, lowpass1
from .osc import TAU, decay, noise

# name: (ratio, amplitude, t60 in seconds) of each mode
WOOD = ((1, 1, 0.11), (2.57, 0.45, 0.06), (4.21, 0.22, 0.035), (6.1, 0.12, 0.02))
STONE = ((1, 1, 0.055), (1.63, 0.7, 0.045), (2.41, 0.5, 0.03), (3.9, 0.3, 0.018))
CERAMIC = ((1, 1, 0.5), (1.53, 0.55, 0.38), (2.31, 0.42, 0.27), (3.12, 0.25, 0.18), (4.37, 0.14, 0.1))
GLASSY = ((1, 1, 0.3), (1.41, 0.8, 0.22), (1.97, 0.6, 0.2), (2.73, 0.5, 0.14), (3.6, 0.4, 0.1))
BELL = (
    (0.5, 0.18, 1.1),
    (1, 1, 1.3),
    (1.003, 0.5, 1.2),
    (2.0, 0.35, 0.8),
    (2.4, 0.2, 0.6),
    (3.01, 0.16, 0.45),
    (4.2, 0.1, 0.25),
)
MARIMBA = ((1, 1, 0.75), (3.93, 0.24, 0.16), (9.6, 0.07, 0.05))
KALIMBA = ((1, 1, 1.5), (2.003, 0.12, 0.9), (5.42, 0.12, 0.16), (8.9, 0.05, 0.06))
CHIME = ((1, 1, 1.1), (2.76, 0.3, 0.5), (5.4, 0.12, 0.2))


def ring(modes: tuple, seconds: float) -> Signal:
    """Sum of decaying sines given as (hertz, amplitude, t60)."""
    n = samples(seconds)
    out = [0.0] * n
    for freq, amp, t60 in modes:
        if freq > 0.42 * RATE:
            continue
        r, w = 10.0 ** (-3.0 / (t60 * RATE)), TAU * freq / RATE
        k, r2 = 2.0 * r * math.cos(w), r * r
        y2, y1, one = 0.0, amp * r * math.sin(w), [0.0]
        push = one.append
        for _ in range(min(n, int(1.25 * t60 * RATE)) - 1):
            push(y1)
            y1, y2 = k * y1 - r2 * y2, y1
        out[: len(one)] = [a + b for a, b in zip(out, one)]
    return out


def strike(material: tuple, freq: float, seconds: float, damp: float = 1.0, soft: float = 1.0) -> Signal:
    """Strike a material at a pitch; `damp` scales the ring, `soft` below 1 dulls the upper modes."""
    return ring([(freq * m, a * soft**i, d * damp) for i, (m, a, d) in enumerate(material)], seconds)


def thump(freq: float, seconds: float, seed: int, t60: float = 0.05) -> Signal:
    """Short filtered noise knock: the contact of felt, finger or cloth."""
    return times(bandpass(noise(seconds, seed), freq, 0.8), decay(seconds, t60))


@lru_cache(None)
def kalimba(freq: float) -> Signal:
    """A kalimba tine with its thumb noise."""
    body = strike(KALIMBA, freq, 1.7, damp=min(1.3, (330.0 / freq) ** 0.4))
    add(body, thump(900, 0.05, 3, 0.03), 0, 0.35)
    return fade(body, 0.001, 0.2)


@lru_cache(None)
def marimba(freq: float) -> Signal:
    """A marimba bar under a soft mallet."""
    body = strike(MARIMBA, freq, 1.0, damp=min(1.6, (300.0 / freq) ** 0.5))
    add(body, thump(500, 0.04, 4, 0.025), 0, 0.4)
    return fade(body, 0.0015, 0.1)


@lru_cache(None)
def piano(freq: float, seconds: float = 1.6, hardness: float = 0.5) -> Signal:
    """Felt upright piano: stretched partials, paired strings, soft hammer, damper at the end."""
    base = 4.2 * (200.0 / freq) ** 0.45
    modes = []
    for k in range(1, 11):
        f = freq * k * math.sqrt(1.0 + 0.0005 * k * k)
        if f > 7000:
            break
        amp = hardness ** (k - 1) * (1.0 if k < 3 else 0.8) * abs(math.sin(math.pi * k / 7.6)) * 1.6
        if amp < 0.012:
            continue
        t60 = base / (1.0 + 0.38 * (k - 1))
        modes.append((f * 0.9996, 0.6 * amp, t60))
        if k < 3:
            modes.append((f * 1.0005, 0.4 * amp, t60 * 1.25))
    body = ring(modes, seconds)
    add(body, lowpass1(thump(280, 0.09, 5, 0.07), 900), 0, 0.8)
    return fade(body[: samples(seconds)], 0.004, min(0.35, 0.4 * seconds))

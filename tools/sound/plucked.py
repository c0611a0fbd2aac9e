"""Plucked strings by Karplus-Strong: koto and upright bass."""

import random
from functools import lru_cache

from .core import RATE, Signal, add, fade, peak, samples, scale
from .filters import highpass1, lowpass1
from .modal import thump


def shape(n: int, position: float, grit: float, bright: float, seed: int) -> Signal:
    """The string at the moment of release: a triangle drawn at `position`, roughened by filtered noise."""
    rng = random.Random(seed)
    rough = lowpass1([rng.uniform(-1.0, 1.0) for _ in range(2 * n)], 800 + 5000 * bright)[n:]
    apex = max(2, int(n * position))
    line = [i / apex if i < apex else (n - i) / (n - apex) for i in range(n)]
    mixed = [a + grit * b for a, b in zip(line, rough)]
    mean = sum(mixed) / n
    return [x - mean for x in mixed]


def pluck(
    freq: float,
    seconds: float,
    bright: float = 0.5,
    t60: float = 2.0,
    position: float = 0.2,
    grit: float = 0.3,
    seed: int = 1,
) -> Signal:
    """String loop with a damping average and an allpass that tunes the fraction of a sample."""
    stretch = 0.5 * (1.0 - bright)
    period = RATE / freq - stretch
    n = int(period - 0.3)
    frac = period - n
    c = (1.0 - frac) / (1.0 + frac)
    g = 10.0 ** (-3.0 / (freq * t60))
    ringbuf = shape(n, position, grit, bright, seed)
    keep, prev, ap_x, ap_y, out, i = 1.0 - stretch, 0.0, 0.0, 0.0, [], 0
    for _ in range(samples(seconds)):
        x = ringbuf[i]
        out.append(x)
        d = g * (keep * x + stretch * prev)
        prev = x
        ap_y = c * (d - ap_y) + ap_x
        ap_x = d
        ringbuf[i] = ap_y
        i += 1
        if i == n:
            i = 0
    return scale(out, 1.0 / max(peak(out), 1e-9))


@lru_cache(None)
def koto(freq: float, seconds: float = 2.2) -> Signal:
    """A silk koto string with a small pick noise."""
    body = highpass1(pluck(freq, seconds, 0.75, 3.6 * (300.0 / freq) ** 0.3, 0.11, 0.35, int(freq)), 90)
    add(body, thump(2200, 0.03, 6, 0.015), 0, 0.2)
    return fade(body, 0.0015, 0.3 * seconds)


@lru_cache(None)
def bass(freq: float, seconds: float = 0.9) -> Signal:
    """An upright bass string under the finger, warm, with the knock of the body."""
    body = lowpass1(pluck(freq, seconds, 0.6, 2.6, 0.14, 0.2, int(freq * 7)), 1500)
    add(body, thump(160, 0.08, 7, 0.06), 0, 0.35)
    return fade(body, 0.004, min(0.12, 0.3 * seconds))

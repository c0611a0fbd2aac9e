"""Sources and envelopes: noise, sines, wavetables, breakpoint curves."""

import math
import random
from collections.abc import Sequence

from .core import RATE, Signal, samples

TAU = 2.0 * math.pi


def noise(seconds: float, seed: int) -> Signal:
    """White noise in -1..1 from its own seed."""
    rnd = random.Random(seed).random
    return [2.0 * rnd() - 1.0 for _ in range(samples(seconds))]


def crackle(seconds: float, seed: int, rate: float) -> Signal:
    """Sparse random impulses, the grain of paper and gravel, about `rate` of them per second."""
    rng = random.Random(seed)
    out = [0.0] * samples(seconds)
    for _ in range(int(rate * seconds)):
        out[rng.randrange(len(out))] += rng.uniform(-1.0, 1.0) * rng.random()
    return out


def curve(points: list, seconds: float) -> Signal:
    """Smooth (half-cosine) curve through (time, value) points, held at both ends."""
    n = samples(seconds)
    out = []
    for (t0, v0), (t1, v1) in zip(points, points[1:]):
        i0, i1 = samples(t0), samples(t1)
        m = max(1, i1 - i0)
        out += [v0 + (v1 - v0) * (0.5 - 0.5 * math.cos(math.pi * i / m)) for i in range(i1 - i0)]
    out += [points[-1][1]] * max(0, n - len(out))
    return out[:n]


def decay(seconds: float, t60: float) -> Signal:
    """Exponential decay that falls 60 dB in t60 seconds."""
    r = 10.0 ** (-3.0 / (t60 * RATE))
    out, y = [], 1.0
    for _ in range(samples(seconds)):
        out.append(y)
        y *= r
    return out


def swell(seconds: float, top: float = 0.5) -> Signal:
    """Half-cosine rise to 1 at the fraction `top`, then fall to 0."""
    return curve([(0, 0.0), (seconds * top, 1.0), (seconds, 0.0)], seconds)


def sweep(freqs: Signal, phase: float = 0.0) -> Signal:
    """A sine following a list of frequencies, one per sample."""
    k, sin, out = TAU / RATE, math.sin, []
    for f in freqs:
        out.append(sin(phase))
        phase += k * f
    return out


def table(harmonics: Sequence[float], size: int = 2048) -> Signal:
    """One wave cycle from a list of harmonic amplitudes, with a guard sample."""
    out = [0.0] * (size + 1)
    for h, amp in enumerate(harmonics, 1):
        if amp:
            for i in range(size + 1):
                out[i] += amp * math.sin(TAU * h * i / size)
    return out


def wavetable(tab: Signal, freqs: Signal, phase: float = 0.0) -> Signal:
    """Read a wave cycle at a list of frequencies, with linear interpolation."""
    size = len(tab) - 1
    k, out, p = size / RATE, [], phase * size
    for f in freqs:
        i = int(p)
        a = tab[i]
        out.append(a + (tab[i + 1] - a) * (p - i))
        p += k * f
        if p >= size:
            p -= size
    return out


def vibrato(freq: float, seconds: float, rate: float = 5.0, depth: float = 0.006, delay: float = 0.25) -> Signal:
    """A frequency curve with a vibrato that grows in after a delay."""
    k, d = TAU * rate / RATE, 1.0 / (max(delay, 0.01) * RATE)
    sin = math.sin
    return [freq * (1.0 + depth * min(1.0, i * d * 0.7) * sin(k * i)) for i in range(samples(seconds))]


def hz(name: str) -> float:
    """Frequency of a note name such as A4, Bb3 or C#5."""
    step = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}[name[0]]
    step += name.count("#") - name.count("b")
    return 440.0 * 2.0 ** ((step + 12 * (int(name[-1]) - 4) - 9) / 12.0)

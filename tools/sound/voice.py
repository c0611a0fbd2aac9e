"""The cat: mrrp, meow and purr from a glottal source and moving formants."""

import math
import random

from .core import RATE, Signal, fade, samples, times
from .filters import bandpass, formants, highpass1, lowpass1
from .osc import TAU, curve, noise, table, wavetable

GLOTTIS = table([1.0 / h**1.15 for h in range(1, 19)])


def wobble(points: list, seconds: float, seed: int, depth: float = 0.012) -> Signal:
    """A pitch curve with a slow natural waver."""
    rng = random.Random(seed)
    a, b = rng.uniform(0, TAU), rng.uniform(6.0, 9.0)
    return [f * (1.0 + depth * math.sin(a + TAU * b * i / RATE)) for i, f in enumerate(curve(points, seconds))]


def throat(pitch: Signal, env: Signal, bands: tuple, seed: int, breath: float = 0.12) -> Signal:
    """Glottal wave with some breath through a bank of formants (curves of hertz, q, gain)."""
    seconds = len(pitch) / RATE
    source = wavetable(GLOTTIS, pitch)
    air = noise(seconds, seed)
    mixed = [(a + breath * b) * e for a, b, e in zip(source, air, env)]
    return formants(mixed, bands)


def mrrp(low: float, high: float, seconds: float = 0.36, roll: float = 27.0, seed: int = 1) -> Signal:
    """A closed-mouth rolled greeting that rises and opens a little at its end."""
    t = seconds
    pitch = wobble([(0, low), (0.55 * t, low * 1.12), (0.88 * t, high), (t, high * 0.94)], t, seed)
    env = curve([(0, 0), (0.05, 0.75), (0.6 * t, 0.8), (0.82 * t, 1), (t, 0)], t)
    deep = curve([(0, 0.75), (0.5 * t, 0.6), (0.75 * t, 0.0), (t, 0)], t)
    k = TAU * roll / RATE
    env = [e * (1.0 - d * (0.5 - 0.5 * math.cos(k * i)) ** 1.5) for i, (e, d) in enumerate(zip(env, deep))]
    f1 = curve([(0, 420), (0.6 * t, 520), (0.9 * t, 900), (t, 700)], t)
    f2 = curve([(0, 1250), (0.6 * t, 1450), (0.9 * t, 2100), (t, 1800)], t)
    f3 = [3300.0] * samples(t)
    return fade(throat(pitch, env, ((f1, 3, 1.0), (f2, 4.5, 0.8), (f3, 5, 0.25)), seed), 0.01, 0.04)


def miaow(low: float = 430.0, high: float = 650.0, seconds: float = 0.72, seed: int = 5) -> Signal:
    """A small meow: closed m, bright i-a in the middle, closing to u."""
    t = seconds
    pitch = wobble([(0, low), (0.28 * t, high), (0.5 * t, high * 0.97), (t, low * 0.88)], t, seed, 0.008)
    env = curve([(0, 0), (0.09, 0.45), (0.3 * t, 1), (0.6 * t, 0.8), (t, 0)], t)
    f1 = curve([(0, 380), (0.14 * t, 420), (0.45 * t, 1150), (0.8 * t, 650), (t, 450)], t)
    f2 = curve([(0, 1500), (0.18 * t, 2500), (0.5 * t, 1900), (t, 1000)], t)
    f3 = curve([(0, 3000), (0.3 * t, 3600), (t, 3000)], t)
    return fade(throat(pitch, env, ((f1, 3.5, 1.0), (f2, 4.5, 1.1), (f3, 5, 0.5)), seed), 0.015, 0.08)


def purring(seconds: float = 1.7, rate: float = 25.0, seed: int = 9) -> Signal:
    """Purr: irregular soft pulses of chest noise, out-breath then in-breath."""
    rng = random.Random(seed)
    n = samples(seconds)
    gate, at = [0.0] * n, 0.0
    while at < seconds:
        inhale = at > 0.56 * seconds
        width = rng.uniform(0.9, 1.1) * (0.020 if inhale else 0.024)
        size = rng.uniform(0.8, 1.0) * (0.65 if inhale else 1.0)
        i0, m = samples(at), samples(width)
        for i in range(min(m, n - i0)):
            u = i / m
            gate[i0 + i] += size * (math.sin(math.pi * u**0.55)) ** 2
        at += rng.uniform(0.95, 1.05) / (rate * (1.1 if inhale else 1.0))
    air = noise(seconds, seed)
    chest = [
        1.5 * a + 1.1 * b + 0.35 * c
        for a, b, c in zip(bandpass(air, 170, 1.2), bandpass(air, 420, 1.6), bandpass(air, 1150, 1.8))
    ]
    breath = curve(
        [
            (0, 0),
            (0.25 * seconds, 1),
            (0.5 * seconds, 0.7),
            (0.56 * seconds, 0.25),
            (0.75 * seconds, 0.9),
            (seconds, 0),
        ],
        seconds,
    )
    return fade(highpass1(lowpass1(times(times(chest, gate), breath), 2200), 70), 0.03, 0.15)

"""Held and electric instruments: flute, reed (accordion) and FM electric piano."""

import math
from functools import lru_cache

from .core import RATE, Signal, fade, samples, times
from .filters import bandpass, lowpass1
from .osc import TAU, curve, noise, table, vibrato, wavetable

FLUTE = table((1, 0.34, 0.13, 0.05, 0.02, 0.008))
REED = table((1, 0.62, 0.5, 0.34, 0.27, 0.2, 0.15, 0.11, 0.08, 0.06, 0.045, 0.03, 0.02))


@lru_cache(None)
def flute(freq: float, seconds: float) -> Signal:
    """A wooden flute: few harmonics, late vibrato, breath around the note."""
    t = seconds + 0.12
    env = curve([(0, 0), (0.07, 1), (0.2, 0.8), (max(0.25, seconds - 0.05), 0.72), (t, 0)], t)
    tone = wavetable(FLUTE, vibrato(freq, t, 4.8, 0.007, 0.35))
    breath = bandpass(noise(t, int(freq)), min(7000, freq * 2.0), 1.5)
    puff = curve([(0, 0), (0.03, 1), (0.14, 0.45), (t, 0.3)], t)
    return fade(times([a + 0.11 * b * p for a, b, p in zip(tone, breath, puff)], env), 0.005, 0.04)


@lru_cache(None)
def reed(freq: float, seconds: float, detune: float = 0.0035) -> Signal:
    """Two free reeds a few cents apart, with bellows that breathe in and out."""
    t = seconds + 0.1
    n = samples(t)
    one = wavetable(REED, [freq * (1 - detune / 2)] * n)
    two = wavetable(REED, [freq * (1 + detune / 2)] * n, 0.31)
    env = curve([(0, 0), (0.06, 0.85), (min(0.4, seconds * 0.6), 1), (max(0.1, seconds - 0.02), 0.8), (t, 0)], t)
    return fade(times(lowpass1([0.5 * (a + b) for a, b in zip(one, two)], 2200), env), 0.005, 0.03)


@lru_cache(None)
def epiano(freq: float, seconds: float = 1.8) -> Signal:
    """FM electric piano: a slow modulator for the body and a fast one for the tine."""
    w, sin, out = TAU * freq / RATE, math.sin, []
    body, tine, amp = 0.9, 0.22, 1.0
    rb, rt, ra = (10.0 ** (-3.0 / (t * RATE)) for t in (1.6, 0.35, 3.0))
    for i in range(samples(seconds)):
        p = w * i
        out.append(amp * sin(p + body * sin(p) + tine * sin(14.0 * p)))
        body *= rb
        tine *= rt
        amp *= ra
    return fade(out, 0.004, 0.4 * seconds)

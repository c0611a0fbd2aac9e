"""Background nature: one wave on the beach, one bird call, brushes on a snare."""

import random
from functools import lru_cache

from .core import Signal, add, fade, silence, times
from .filters import bandpass, highpass1, lowpass1, swept
from .osc import curve, noise, sweep, swell


@lru_cache(None)
def beach(seconds: float, seed: int) -> Signal:
    """One wave: a dull far swell that brightens as it breaks, then hisses back."""
    n = noise(seconds, seed)
    s = seconds
    tone = swept(n, curve([(0, 250), (0.42 * s, 1500), (0.55 * s, 2600), (s, 500)], s), 0.6, "low")
    return times(tone, curve([(0, 0), (0.42 * s, 0.8), (0.5 * s, 1), (0.7 * s, 0.45), (s, 0)], s))


@lru_cache(None)
def bird(kind: str, seed: int = 1) -> Signal:
    """A short call: 'tit' two notes seesawing, 'robin' a falling trickle, 'wren' a quick trill."""
    rng = random.Random(seed)
    if kind == "tit":
        notes = [(4300, 4250, 0.09, 0.12), (3300, 3250, 0.12, 0.17)] * 3
    elif kind == "wren":
        notes = [(3600, 4100, 0.045, 0.07)] * 7
    else:
        notes = [
            (
                rng.uniform(2600, 4600),
                rng.uniform(2400, 4200),
                rng.uniform(0.05, 0.14),
                rng.uniform(0.09, 0.17),
            )
            for _ in range(6)
        ]
    out, at = silence(0.1), 0.0
    for f0, f1, length, step in notes:
        tone = sweep(curve([(0, f0), (length * 0.3, f0 * 1.04), (length, f1)], length))
        add(out, times(tone, swell(length, 0.35)), at, rng.uniform(0.7, 1.0))
        at += step * rng.uniform(0.95, 1.05)
    return fade(out, 0.002, 0.01)


@lru_cache(None)
def brush_sweep(seconds: float = 0.6, seed: int = 2) -> Signal:
    """The round stroke of a wire brush on a snare skin."""
    air = noise(seconds, seed)
    tone = swept(air, curve([(0, 1900), (0.6 * seconds, 3400), (seconds, 2300)], seconds), 0.7)
    return times(highpass1(tone, 500), swell(seconds, 0.6))


@lru_cache(None)
def brush_tap(seed: int = 3) -> Signal:
    """A brush tap: a soft skin and a puff of wires."""
    wires = times(bandpass(noise(0.16, seed), 3200, 0.7), curve([(0, 0), (0.004, 1), (0.05, 0.3), (0.16, 0)], 0.16))
    skin = times(bandpass(noise(0.16, seed + 1), 240, 1.5), curve([(0, 0), (0.005, 1), (0.09, 0)], 0.16))
    return fade([a + 1.2 * b for a, b in zip(wires, skin)], 0.001, 0.03)


def stream(seconds: float, seed: int) -> Signal:
    """A trickle of water: many small rising drops over a soft hiss."""
    rng = random.Random(seed)
    out = [0.12 * x for x in times(bandpass(noise(seconds, seed), 1500, 0.6), swell(seconds, 0.4))]
    for _ in range(int(26 * seconds)):
        f, length = rng.uniform(500, 1700), rng.uniform(0.02, 0.06)
        drop = sweep(curve([(0, f), (length, f * rng.uniform(1.2, 1.8))], length))
        at = rng.triangular(0, seconds - 0.07, 0.4 * seconds)
        add(out, times(drop, swell(length, 0.2)), at, rng.uniform(0.08, 0.4))
    return lowpass1(out, 5000)

"""Filters: one-pole, biquad, swept state-variable, formant bank."""

import math

from .core import RATE, Signal


def lowpass1(sig: Signal, freq: float) -> Signal:
    """Gentle one-pole low-pass."""
    a = 1.0 - math.exp(-2.0 * math.pi * freq / RATE)
    y, out = 0.0, []
    for x in sig:
        y += a * (x - y)
        out.append(y)
    return out


def highpass1(sig: Signal, freq: float) -> Signal:
    """Gentle one-pole high-pass, also the remover of DC."""
    a = 1.0 - math.exp(-2.0 * math.pi * freq / RATE)
    y, out = 0.0, []
    for x in sig:
        y += a * (x - y)
        out.append(x - y)
    return out


def biquad(sig: Signal, b0: float, b1: float, b2: float, a1: float, a2: float) -> Signal:
    """Second-order section in transposed direct form."""
    s1 = s2 = 0.0
    out = []
    for x in sig:
        y = b0 * x + s1
        s1 = b1 * x - a1 * y + s2
        s2 = b2 * x - a2 * y
        out.append(y)
    return out


def lowpass(sig: Signal, freq: float, q: float = 0.707) -> Signal:
    """Resonant two-pole low-pass."""
    w = 2.0 * math.pi * freq / RATE
    al, c = math.sin(w) / (2.0 * q), math.cos(w)
    a0 = 1.0 + al
    return biquad(sig, (1 - c) / 2 / a0, (1 - c) / a0, (1 - c) / 2 / a0, -2 * c / a0, (1 - al) / a0)


def bandpass(sig: Signal, freq: float, q: float = 1.0) -> Signal:
    """Two-pole band-pass with unity gain at its centre."""
    w = 2.0 * math.pi * freq / RATE
    al, c = math.sin(w) / (2.0 * q), math.cos(w)
    a0 = 1.0 + al
    return biquad(sig, al / a0, 0.0, -al / a0, -2 * c / a0, (1 - al) / a0)


def swept(sig: Signal, freqs: Signal, q: float = 1.0, mode: str = "band") -> Signal:
    """State-variable filter whose centre follows a list of frequencies, refreshed every 32 samples."""
    k, s1, s2, out = 1.0 / q, 0.0, 0.0, []
    low = mode == "low"
    for start in range(0, len(sig), 32):
        g = math.tan(math.pi * min(freqs[min(start, len(freqs) - 1)], 0.45 * RATE) / RATE)
        a1 = 1.0 / (1.0 + g * (g + k))
        a2 = g * a1
        a3 = g * a2
        for x in sig[start : start + 32]:
            v3 = x - s2
            v1 = a1 * s1 + a2 * v3
            v2 = s2 + a2 * s1 + a3 * v3
            s1 = 2.0 * v1 - s1
            s2 = 2.0 * v2 - s2
            out.append(v2 if low else k * v1)
    return out


def formants(sig: Signal, bands: tuple) -> Signal:
    """Sum of parallel swept band-passes, each given as (frequency curve, q, gain)."""
    out = [0.0] * len(sig)
    for freqs, q, gain in bands:
        out = [a + gain * b for a, b in zip(out, swept(sig, freqs, q))]
    return out

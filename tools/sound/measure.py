"""Ears made of arithmetic: spectrum, centroid, attack, decay, and the seam of a loop."""

import cmath
import math

from .core import RATE, Signal, db, loudness, peak, rms, samples


def fft(x: list) -> list:
    """Radix-2 Fourier transform of a list whose length is a power of two."""
    n = len(x)
    if n == 1:
        return list(x)
    even, odd = fft(x[::2]), fft(x[1::2])
    turn = [cmath.exp(-2j * math.pi * k / n) * odd[k] for k in range(n // 2)]
    return [a + b for a, b in zip(even, turn)] + [a - b for a, b in zip(even, turn)]


def power(sig: Signal, size: int = 1024, frames: int = 12) -> Signal:
    """Mean power spectrum of Hann frames spread over a sound."""
    win = [0.5 - 0.5 * math.cos(2 * math.pi * i / size) for i in range(size)]
    pad = list(sig) + [0.0] * size
    hop = max(size // 2, len(sig) // frames)
    total = [0.0] * (size // 2)
    for at in range(0, len(sig), hop):
        spec = fft([a * w for a, w in zip(pad[at : at + size], win)])
        total = [t + abs(s) ** 2 for t, s in zip(total, spec)]
    return total


def centroid(sig: Signal, size: int = 1024) -> float:
    """Centre of gravity of the spectrum in hertz, a measure of brightness."""
    spec = power(sig, size)
    return sum(i * p for i, p in enumerate(spec)) / max(sum(spec), 1e-20) * RATE / size


def shape(sig: Signal) -> tuple[float, float]:
    """Attack (to 90 % of the strongest 2 ms) and decay (from there to -20 dB for good), in seconds."""
    hop = samples(0.002)
    env = [rms(sig[i : i + hop]) for i in range(0, len(sig), hop)]
    top = max(env)
    start = next(i for i, e in enumerate(env) if e > 0.05 * top)
    hit = next(i for i, e in enumerate(env) if e > 0.9 * top)
    last = max(i for i, e in enumerate(env) if e > 0.1 * top)
    return (hit - start) * 0.002, (last - hit) * 0.002


def seam(channel: Signal) -> tuple[float, float]:
    """Step across the loop point, and the 99th percentile step of the loop for comparison."""
    steps = sorted(abs(a - b) for a, b in zip(channel[::7], channel[1::7]))
    return abs(channel[0] - channel[-1]), steps[int(0.99 * len(steps))]


def report(name: str, sig: Signal, took: float) -> str:
    """One line of measurements for an effect."""
    attack, fall = shape(sig)
    return (
        f"{name:12s} {len(sig) / RATE:5.2f} s  peak {db(peak(sig)):6.1f}"
        f"  loud {db(loudness(sig)):6.1f}  rms {db(rms(sig)):6.1f}"
        f"  dc {sum(sig) / len(sig):+.0e}  centroid {centroid(sig):5.0f} Hz  attack {1000 * attack:4.0f} ms"
        f"  fall {1000 * fall:4.0f} ms  ends {sig[0]:.0e} {sig[-1]:.0e}  {1000 * took:4.0f} ms cpu"
    )

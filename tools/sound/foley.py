"""Paper, cloth, earth and wood handled on the table."""

import random

from .core import Signal, add, layer, silence, times
from .filters import bandpass, lowpass, lowpass1, swept
from .modal import CERAMIC, GLASSY, STONE, WOOD, strike, thump
from .osc import crackle, curve, decay, noise, swell


def rub(
    seconds: float, f0: float, f1: float, seed: int, top: float = 0.4, grain: float = 900, q: float = 0.8
) -> Signal:
    """Paper or cloth rubbed: grainy noise through a moving band."""
    grains = crackle(seconds, seed, grain)
    src = [0.6 * a + 1.3 * b for a, b in zip(noise(seconds, seed + 1), grains)]
    tone = lowpass1(swept(src, curve([(0, f0), (seconds, f1)], seconds), q), 3600)
    return times(tone, swell(seconds, top))


def tok(freq: float, seed: int, damp: float = 1.0, soft: float = 1.0, seconds: float = 0.2) -> Signal:
    """A wooden tok: modes of a small block and the contact knock."""
    body = strike(WOOD, freq, seconds, damp, soft)
    return layer(
        (body, 0, 1.0),
        (thump(freq * 1.8, 0.03, seed, 0.02), 0, 0.5 * soft),
        (lowpass1(thump(170, 0.08, seed + 1, 0.06), 500), 0, 0.9),
    )


def pebble(freq: float, seed: int) -> Signal:
    """A stone piece on a board: hard short modes and a low table answer."""
    return layer(
        (strike(STONE, freq, 0.12), 0, 1.0),
        (thump(4200, 0.02, seed, 0.01), 0, 0.25),
        (strike(WOOD, 230, 0.16, 0.8, 0.5), 0.001, 0.45),
    )


def tink(freq: float, damp: float = 1.0, soft: float = 0.85) -> Signal:
    """A ceramic bowl touched by a claw."""
    return layer((strike(CERAMIC, freq, 0.6 * damp, damp, soft), 0, 1.0), (thump(5200, 0.02, 11, 0.01), 0, 0.15))


def crash(seed: int = 21) -> Signal:
    """A vase that breaks in the next room: low thud, many shards, all behind a cushion."""
    rng = random.Random(seed)
    out = silence(1.1)
    add(out, times(lowpass(noise(0.3, seed), 420), decay(0.3, 0.25)), 0, 2.2)
    add(out, strike(WOOD, 120, 0.25, 1.6, 0.5), 0, 0.9)
    for i in range(26):
        at = rng.expovariate(5.5) if i > 6 else rng.uniform(0, 0.03)
        if at < 0.75:
            f = rng.uniform(900, 3600)
            add(out, strike(GLASSY[:3], f, 0.2, rng.uniform(0.4, 0.9)), at, rng.uniform(0.1, 0.4) * (1 - at))
    add(out, times(bandpass(noise(0.5, seed + 2), 2300, 0.7), decay(0.5, 0.4)), 0.004, 0.5)
    return lowpass(out, 1900, 0.6)


def rattle(seed: int = 31) -> Signal:
    """Two dice on wood: a tumble of knocks that slow down and settle."""
    rng = random.Random(seed)
    out, at, gap, size = silence(0.9), 0.0, 0.035, 0.6
    while at < 0.68:
        f = rng.choice((1180, 1390, 1560, 1720)) * rng.uniform(0.96, 1.04)
        add(out, strike(WOOD, f, 0.09, 0.45), at, size * rng.uniform(0.6, 1.0))
        add(out, thump(260, 0.05, int(at * 1e4), 0.04), at, 0.7 * size)
        at += gap * rng.uniform(0.7, 1.3)
        gap *= 1.13
        size = min(1.0, size * 1.12) if at < 0.3 else size * 0.86
    return out


def earth(seconds: float, seed: int, tone: float = 700) -> Signal:
    """A paw in soil: dull grains with a scoop shape."""
    grains = crackle(seconds, seed, 1500)
    src = [0.6 * a + 2.4 * b for a, b in zip(noise(seconds, seed + 3), grains)]
    body = swept(src, curve([(0, tone * 0.6), (0.4 * seconds, tone * 1.6), (seconds, tone * 0.7)], seconds), 0.7, "low")
    return times(body, swell(seconds, 0.35))


def tumble(seed: int = 41) -> Signal:
    """A tower of blocks that gives way: wooden knocks thinning out over a soft rumble."""
    rng = random.Random(seed)
    out = silence(1.2)
    add(out, times(lowpass(noise(0.8, seed), 180), swell(0.8, 0.25)), 0, 3.0)
    at = 0.02
    for i in range(17):
        f = rng.uniform(260, 620) * (1.0 - 0.3 * at)
        add(
            out,
            tok(f, seed + i, rng.uniform(0.7, 1.2), 0.7, 0.16),
            at,
            rng.uniform(0.35, 1.0) * (1.0 - 0.65 * at),
        )
        at += rng.uniform(0.015, 0.05) * (1.0 + 2.2 * at)
    return lowpass1(out, 3800)


def leaf(seed: int = 51) -> Signal:
    """A sheet of paper turned: a lifting rustle, then the flop of the page."""
    return layer(
        (rub(0.22, 1700, 3800, seed, 0.6, 1400), 0, 0.8),
        (rub(0.16, 3000, 1200, seed + 2, 0.25, 1100), 0.2, 0.9),
        (thump(320, 0.06, seed, 0.05), 0.23, 0.5),
    )


def drape(seed: int = 61) -> Signal:
    """A heavy curtain drawn: cloth in two pulls with wooden rings on the rail."""
    rng = random.Random(seed)
    out = layer(
        (rub(0.55, 500, 1300, seed, 0.45, 500, 0.6), 0, 1.0),
        (rub(0.5, 700, 1100, seed + 4, 0.4, 500, 0.6), 0.42, 0.8),
    )
    for i in range(9):
        add(
            out,
            strike(WOOD, rng.uniform(1100, 1500), 0.08, 0.5, 0.6),
            0.06 + i * 0.085 + rng.uniform(0, 0.03),
            0.05,
        )
    return lowpass1(out, 4200)

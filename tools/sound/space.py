"""Rooms: feedback comb, allpass and a small wooden-room reverb."""

from .core import RATE, Signal


def comb(sig: Signal, delay: int, feedback: float, damp: float = 0.35) -> Signal:
    """Feedback comb with a one-pole damper in the loop."""
    ring, i, y, keep, out = [0.0] * delay, 0, 0.0, 1.0 - damp, []
    for x in sig:
        d = ring[i]
        out.append(d)
        y = keep * d + damp * y
        ring[i] = x + feedback * y
        i += 1
        if i == delay:
            i = 0
    return out


def allpass(sig: Signal, delay: int, g: float = 0.5) -> Signal:
    """Schroeder allpass, which thickens echoes without colouring them."""
    ring, i, out = [0.0] * delay, 0, []
    for x in sig:
        d = ring[i]
        v = x + g * d
        ring[i] = v
        out.append(d - g * v)
        i += 1
        if i == delay:
            i = 0
    return out


def reverb(sig: Signal, t60: float = 0.9, spread: int = 0, damp: float = 0.4, tail: float | None = None) -> Signal:
    """Room of four combs and two allpasses; `spread` shifts the delays for the second ear; wet only."""
    src = list(sig) + [0.0] * int(RATE * (t60 if tail is None else tail))
    wet = [0.0] * len(src)
    for delay in (1307, 1493, 1733, 1931):
        d = delay + spread
        one = comb(src, d, 10.0 ** (-3.0 * d / (t60 * RATE)), damp)
        wet = [a + 0.25 * b for a, b in zip(wet, one)]
    return allpass(allpass(wet, 347 + spread), 113 + spread)


def room(sig: Signal, wet: float = 0.15, t60: float = 0.5, tail: float | None = None) -> Signal:
    """A dry sound with a little room behind it."""
    back = reverb(sig, t60, tail=tail)
    dry = list(sig) + [0.0] * (len(back) - len(sig))
    return [a + wet * b for a, b in zip(dry, back)]

"""Buffers: plain lists of floats at 44.1 kHz, mixed, faded, levelled and written as 16-bit wav."""

import array
import math
import pathlib
import wave

RATE = 44100
Signal = list[float]


def samples(seconds: float) -> int:
    """Number of samples in a length of time."""
    return int(round(seconds * RATE))


def silence(seconds: float) -> Signal:
    """A silent buffer."""
    return [0.0] * samples(seconds)


def add(buf: Signal, sig: Signal, at: float = 0.0, gain: float = 1.0) -> Signal:
    """Mix a signal into a buffer at a time in seconds, growing the buffer when needed."""
    i = samples(at)
    missing = i + len(sig) - len(buf)
    if missing > 0:
        buf.extend([0.0] * missing)
    j = i + len(sig)
    buf[i:j] = [a + gain * b for a, b in zip(buf[i:j], sig)]
    return buf


def layer(*parts: tuple[Signal, float, float]) -> Signal:
    """Mix (signal, at, gain) parts into a new buffer."""
    buf = []
    for sig, at, gain in parts:
        add(buf, sig, at, gain)
    return buf


def scale(sig: Signal, gain: float) -> Signal:
    """Multiply a signal by a constant."""
    return [gain * x for x in sig]


def times(sig: Signal, env: Signal) -> Signal:
    """Multiply a signal by an envelope, cut to the shorter of the two."""
    return [x * e for x, e in zip(sig, env)]


def peak(sig: Signal) -> float:
    """Largest absolute sample."""
    return max(max(sig), -min(sig)) if sig else 0.0


def rms(sig: Signal) -> float:
    """Root mean square of a signal."""
    return math.sqrt(math.fsum(x * x for x in sig) / max(1, len(sig)))


def db(value: float) -> float:
    """Linear amplitude to decibels."""
    return 20.0 * math.log10(max(value, 1e-9))


def lin(decibels: float) -> float:
    """Decibels to linear amplitude."""
    return 10.0 ** (decibels / 20.0)


def fade(sig: Signal, t_in: float = 0.002, t_out: float = 0.02) -> Signal:
    """Raised-cosine fade at both ends, so that the first and last samples are zero."""
    out = list(sig)
    n = len(out)
    a, b = min(n // 2, max(2, samples(t_in))), min(n // 2, max(2, samples(t_out)))
    for i in range(a):
        out[i] *= 0.5 - 0.5 * math.cos(math.pi * i / a)
    for i in range(b):
        out[n - 1 - i] *= 0.5 - 0.5 * math.cos(math.pi * i / b)
    return out


def loudness(sig: Signal, window: float = 0.1) -> float:
    """RMS of the loudest stretch of a tenth of a second: what the ear takes as the level of a short sound."""
    n, hop = samples(window), samples(window / 4)
    sums = [math.fsum(x * x for x in sig[i : i + hop]) for i in range(0, len(sig), hop)]
    best = max(sum(sums[i : i + 4]) for i in range(max(1, len(sums) - 3)))
    return math.sqrt(best / n)


def trim(sig: Signal, floor: float = 0.0008) -> Signal:
    """Cut the tail once it stays below a fraction of the peak."""
    limit = floor * peak(sig)
    end = len(sig)
    while end > 64 and abs(sig[end - 1]) < limit:
        end -= 1
    return sig[:end]


def centre(sig: Signal) -> Signal:
    """Take out what is left of DC with a window that is zero at both ends."""
    n = len(sig)
    shift = 2.0 * math.fsum(sig) / n
    return [x - shift * math.sin(math.pi * i / (n - 1)) ** 2 for i, x in enumerate(sig)]


def level(sig: Signal, target_db: float, ceiling_db: float = -3.0) -> Signal:
    """Bring a signal to a target loudness, the peak held at or under the ceiling."""
    gain = min(lin(target_db) / max(loudness(sig), 1e-9), lin(ceiling_db) / max(peak(sig), 1e-9))
    return scale(sig, gain)


def to_pcm(sig: Signal) -> array.array:
    """Round floats to signed 16-bit integers."""
    return array.array("h", [int(round(max(-1.0, min(1.0, x)) * 32767.0)) for x in sig])


def write_wav(path: pathlib.Path, *channels: Signal) -> None:
    """Write one or two channels as a 16-bit wav file."""
    pcm = [to_pcm(c) for c in channels]
    frames = array.array("h", bytes(2 * len(pcm) * len(pcm[0])))
    for i, channel in enumerate(pcm):
        frames[i :: len(pcm)] = channel
    with wave.open(str(path), "wb") as out:
        out.setnchannels(len(pcm))
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(frames.tobytes())

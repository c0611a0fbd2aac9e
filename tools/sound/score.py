"""Writing music: lines of notes in text, swing, human timing, and a circular stereo stage."""

import math
import random
from collections.abc import Callable

from .core import Signal, lin, rms, samples, scale
from .filters import highpass1
from .osc import hz
from .space import reverb

Voice = Callable[[float, float], Signal]  # (hertz, seconds) -> a note


def line(text: str, start: float = 0.0) -> list:
    """Parse 'A4:1 r:.5 C4+E4:2 |' into (beat, length, [hertz]); bars are decoration."""
    out, beat = [], start
    for word in text.replace("|", " ").split():
        names, length = word.split(":")
        if names != "r":
            out.append((beat, float(length), tuple(hz(n) for n in names.split("+"))))
        beat += float(length)
    return out


def swung(beat: float, ratio: float = 0.5) -> float:
    """Beat with its off-beat eighth moved to `ratio` of the beat."""
    whole, part = math.floor(beat), beat - math.floor(beat)
    return whole + (part * 2 * ratio if part < 0.5 else ratio + (part - 0.5) * 2 * (1 - ratio))


def soften(sig: Signal, knee: float = 0.42, top: float = 0.7) -> Signal:
    """Round off the rare peaks above the knee without a memory, so that a loop stays a loop."""
    span, tanh = top - knee, math.tanh
    return [x if -knee < x < knee else math.copysign(knee + span * tanh((abs(x) - knee) / span), x) for x in sig]


class Stage:
    """A loop of fixed length on which every tail wraps to the start, so that it repeats without a seam."""

    def __init__(
        self,
        bpm: float,
        length: float,
        swing: float = 0.5,
        seed: int = 1,
        tail: float = 4.0,
        late: float = 0.007,
    ) -> None:
        """A stage of `length` beats at a tempo, with its own human hand."""
        self.step, self.swing, self.late = 60.0 / bpm, swing, late
        self.n = samples(length * self.step)
        self.rng = random.Random(seed)
        self.left, self.right, self.send = ([0.0] * (self.n + samples(tail)) for _ in range(3))

    def put(self, sig: Signal, at: float, gain: float = 1.0, pan: float = 0.0, send: float = 0.2) -> None:
        """Mix a mono signal at a time in seconds, placed left to right, with some of it sent to the room."""
        i = samples(at) % self.n
        j = i + len(sig)
        if j > len(self.left):
            raise ValueError("tail too short")
        a = (pan + 1.0) * math.pi / 4.0
        for bus, g in (
            (self.left, gain * math.cos(a)),
            (self.right, gain * math.sin(a)),
            (self.send, gain * send),
        ):
            if g:
                bus[i:j] = [x + g * y for x, y in zip(bus[i:j], sig)]

    def time(self, beat: float) -> float:
        """Seconds of a beat, swung and a little human."""
        return swung(beat, self.swing) * self.step + self.rng.gauss(0, self.late)

    def hit(self, sig: Signal, beat: float, gain: float = 1.0, pan: float = 0.0, send: float = 0.15) -> None:
        """Mix an unpitched sound at a beat with a human touch."""
        self.put(sig, self.time(beat), gain * self.rng.uniform(0.88, 1.08), pan, send)

    def play(
        self,
        notes: list,
        voice: Voice,
        gain: float = 1.0,
        pan: float = 0.0,
        send: float = 0.2,
        roll: float = 0.012,
    ) -> None:
        """Play a parsed line with voice(hertz, seconds); chords are rolled slightly, phrases leaned on."""
        for beat, length, freqs in notes:
            touch = gain * self.rng.uniform(0.86, 1.06) * (1.06 if beat % 2 == 0 else 0.96)
            at = self.time(beat)
            for k, freq in enumerate(freqs):
                self.put(voice(freq, round(length * self.step, 3)), at + k * roll, touch, pan, send)

    def finish(self, rms_db: float = -20.0, wet: float = 1.0, t60: float = 1.3) -> list[Signal]:
        """Add the room, wrap the tails around, remove DC and set the loudness; returns two channels."""
        out = []
        for bus, spread in ((self.left, 0), (self.right, 23)):
            room = reverb(self.send, t60, spread, tail=0)
            mixed = highpass1([a + wet * b for a, b in zip(bus, room)], 25)
            loop, rest = mixed[: self.n], mixed[self.n :]
            loop[: len(rest)] = [a + b for a, b in zip(loop, rest)]
            out.append(loop)
        gain = lin(rms_db) / math.sqrt((rms(out[0]) ** 2 + rms(out[1]) ** 2) / 2)
        return [soften(scale(c, gain)) for c in out]

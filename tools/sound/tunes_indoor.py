"""Three tunes by lamplight: the title waltz, MEOW's night jazz, Minicity's marimba; every one AABA."""

from .ambience import brush_sweep, brush_tap
from .core import Signal
from .modal import WOOD, kalimba, marimba, piano, strike
from .osc import hz
from .plucked import bass
from .score import Stage, Voice, line
from .winds import epiano


def keys(freq: float, seconds: float) -> Signal:
    """Felt piano held for its written length, in three lengths so that notes are shared."""
    return piano(freq, 0.8 if seconds < 0.5 else 1.5 if seconds < 1.2 else 2.4)


def tine(freq: float, seconds: float) -> Signal:
    """Kalimba as a voice."""
    return kalimba(freq)


def bar(freq: float, seconds: float) -> Signal:
    """Marimba as a voice."""
    return marimba(freq)


def chords(stage: Stage, table: dict, plan: str, length: float, pattern: tuple, voice: Voice, **how: float) -> None:
    """Play a plan of chord names over a pattern of (beat, tone indexes or None for the bass)."""
    notes, beat = [], 0.0
    for name in plan.replace("|", " ").split():
        name, _, size = name.partition("*")
        size = float(size or length)
        tones = [hz(t) for t in table[name].split()]
        for at, picks in pattern:
            if at < size:
                notes.append((beat + at, max(0.5, size - at), tuple(tones[p] for p in picks)))
        beat += size
    stage.play(notes, voice, **how)


def title() -> list[Signal]:
    """Title: waltz in F, 84 to the minute, 16 bars; piano sings, kalimba answers in the last A."""
    s = Stage(84, 48, seed=11)
    table = {
        "Fmaj7": "F2 A3 C4 E4",
        "Dm7": "D3 A3 C4 F4",
        "Gm7": "G2 Bb3 D4 F4",
        "C7": "C3 Bb3 D4 E4",
        "F6": "F2 A3 C4 D4",
        "Bbmaj7": "Bb2 A3 D4 F4",
        "Am7": "A2 G3 C4 E4",
        "C7sus": "C3 Bb3 D4 F4",
    }
    first = "Fmaj7 Dm7 Gm7 C7"
    close = "Fmaj7 Dm7 Gm7*2 C7*1 F6"
    plan = f"{first} | {close} | Bbmaj7 Am7 Gm7 C7sus*1.5 C7*1.5 | {close}"
    chords(s, table, plan, 3, ((0, (0,)), (1, (1, 2)), (2, (2, 3))), keys, gain=0.26, pan=-0.15, send=0.22)
    a1 = "C5:1.5 A4:.5 C5:1 | D5:2 A4:1 | Bb4:1.5 A4:.5 G4:1 | C5:3 |"
    a2 = "C5:1.5 A4:.5 C5:1 | F5:2 D5:1 | Bb4:1.5 A4:.5 G4:1 | F4:3 |"
    b = "D5:1 F5:1.5 E5:.5 | E5:2 C5:1 | Bb4:1 D5:1.5 C5:.5 | G4:1 A4:1 Bb4:1 |"
    s.play(line(a1 + a2 + b + a2), keys, gain=0.5, pan=0.05, send=0.3)
    answers = "r:9 r:1 G5:.5 E5:.5 C5:1 | r:9 r:1 C5:.5 F5:.5 A5:1 | r:3 r:1.5 G5:.5 C6:1 r:6 |"
    echo = "C6:1.5 A5:.5 C6:1 | F6:2 D6:1 | Bb5:1.5 A5:.5 G5:1 | F5:1 C6:.5 A5:.5 F6:1"
    s.play(line(answers + echo), tine, gain=0.32, pan=0.35, send=0.4)
    return s.finish(t60=1.6)


def meow() -> list[Signal]:
    """MEOW: night swing in D minor at 80; A2 A2 B4 A2 and a two-bar turnaround."""
    s = Stage(80, 48, swing=0.63, seed=22, late=0.009)
    table = {
        "Dm9": "F3 C4 E4",
        "G13": "F3 B3 E4",
        "Eø": "G3 Bb3 D4",
        "A7": "G3 Bb3 C#4",
        "Gm9": "F3 A3 Bb3 D4",
        "C9": "E3 Bb3 D4",
        "Fmaj7": "E3 A3 C4",
        "Bbmaj7": "F3 A3 D4",
        "Dm6": "F3 B3 D4",
        "Bb9": "Ab3 C4 D4",
    }
    plan = (
        "Dm9*4 Eø*2 A7*2 | Dm9*2 G13*2 Eø*2 A7*2 | Gm9*4 C9*4 Fmaj7*2 Bbmaj7*2 Eø*2 A7*2 |"
        "Dm9*4 Eø*2 A7*2 | Dm6*2 Bb9*2 Eø*2 A7*2"
    )
    chords(s, table, plan, 4, ((0, (0, 1, 2)), (2.5, (1, 2))), keys, gain=0.2, pan=-0.25, send=0.25)
    walk = (
        "D2 F2 A2 F2 | E2 G2 A2 C#3 | D3 A2 G2 B2 | E2 Bb2 A2 C#3 | G2 Bb2 D3 C#3 | C3 Bb2 G2 E2 |"
        "F2 A2 Bb2 D3 | E3 Bb2 A2 E2 | D2 F2 A2 F2 | E2 G2 A2 C#3 | D3 A2 Bb2 F2 | E2 Bb2 A2 Eb2"
    )
    text = " ".join(w if w == "|" else w + ":1" for w in walk.split())
    s.play(line(text), lambda f, t: bass(f, 0.82), gain=0.46, pan=0.08, send=0.06)
    a1 = "r:.5 A4:.5 D5:.5 E5:.5 F5:1.5 D5:.5 | E5:.5 D5:.5 Bb4:1 A4:2 |"
    a2 = "r:.5 A4:.5 D5:.5 E5:.5 F5:1 E5:.5 D5:.5 | D5:.5 Bb4:.5 G4:1 C#5:.5 Bb4:.5 A4:1 |"
    b = (
        "r:.5 D5:.5 G5:1 F5:.5 D5:1.5 | r:.5 C5:.5 E5:1 D5:.5 Bb4:1.5 | A4:.5 C5:.5 E5:1 D5:.5 C5:.5 A4:1 |"
        "G4:.5 Bb4:.5 D5:1 C#5:1 Bb4:.5 G4:.5 |"
    )
    a3 = "r:.5 A4:.5 D5:.5 E5:.5 F5:1.5 D5:.5 | E5:.5 D5:.5 Bb4:.5 G4:.5 A4:2 | r:1 F4:.5 A4:.5 D5:2 | r:4"
    s.play(line(a1 + a2 + b + a3), keys, gain=0.42, pan=0.15, send=0.32)
    for beat in range(48):
        if beat % 2 == 0:
            s.hit(brush_sweep(1.1, 2 + beat % 6), beat, 0.16, -0.2 if beat % 4 else 0.2, 0.1)
        else:
            s.hit(brush_tap(3 + beat % 4), beat, 0.32, 0.1, 0.15)
            s.hit(brush_tap(9), beat + 0.5, 0.14, 0.2, 0.15)
    return s.finish(t60=1.2)


def minicity() -> list[Signal]:
    """Minicity: C major at 88, straight and busy; marimba tune, ticking blocks, soft electric piano."""
    s = Stage(88, 48, seed=33, late=0.004)
    table = {
        "C6": "C3 E4 G4 A4",
        "Am7": "A2 E4 G4 C5",
        "Dm7": "D3 F4 A4 C5",
        "G13": "G2 F4 A4 B4",
        "Fmaj7": "F2 E4 A4 C5",
        "Em7": "E3 D4 G4 B4",
        "A7": "A2 C#4 G4 B4",
        "G7sus": "G2 F4 A4 C5",
    }
    a = "C6*2 Am7*2 Dm7*2 G13*2"
    plan = f"{a} | {a} | Fmaj7*4 Em7*2 A7*2 Dm7*4 G7sus*2 G13*2 | {a} | C6*2 Am7*2 Dm7*2 G13*2"
    chords(s, table, plan, 4, ((0.5, (1, 2, 3)),), lambda f, t: epiano(f, 1.1), gain=0.07, pan=-0.3, send=0.25)
    chords(
        s,
        table,
        plan,
        4,
        ((0, (0,)), (0.75, (0,)), (2, (0,)), (3.5, (0,))),
        bar,
        gain=0.42,
        pan=-0.05,
        send=0.08,
    )
    a1 = "G4:.5 C5:.5 r:.25 E5:.25 D5:.5 C5:.5 A4:.5 r:.5 G4:.5 |"
    a2 = "A4:.5 D5:.5 r:.25 F5:.25 E5:.5 D5:.5 B4:.5 r:1 |"
    a3 = "A4:.5 D5:.5 r:.25 F5:.25 E5:.5 D5:.25 E5:.25 G5:.5 r:1 |"
    b = (
        "r:.5 A4:.5 C5:.5 E5:1 C5:.5 A4:1 | r:.5 G4:.5 B4:.5 D5:.5 C#5:1 A4:1 |"
        "r:.5 F4:.5 A4:.5 C5:1 A4:.5 F4:1 |"
        "G4:.5 A4:.5 C5:.5 D5:.5 B4:1 r:1 |"
    )
    tag = (
        "E5:.25 C5:.25 G4:.25 C5:.25 E5:.5 G5:.5 E5:.25 C5:.25 A4:.25 C5:.25 E5:1 |"
        "F5:.25 D5:.25 A4:.25 D5:.25 F5:.5 A5:.5 G5:.25 F5:.25 D5:.25 B4:.25 r:1"
    )
    s.play(line(a1 + a2 + a1 + a3 + b + a1 + a3 + tag), bar, gain=0.5, pan=0.18, send=0.22)
    s.play(
        line("r:15 C6:.25 D6:.25 G6:.5 | r:15 D6:.25 B5:.25 G5:.5 | r:15 E6:.5 G6:.5"),
        tine,
        gain=0.24,
        pan=0.4,
        send=0.4,
    )
    hi, lo = strike(WOOD, 2100, 0.08, 0.3), strike(WOOD, 1250, 0.1, 0.4)
    for beat in range(48):
        s.hit(hi, beat + 0.5, 0.2, 0.45, 0.1)
        s.hit(lo, beat, 0.18 if beat % 2 else 0.1, -0.45, 0.1)
        if beat % 4 == 2:
            s.hit(hi, beat + 0.75, 0.14, 0.45, 0.1)
            s.hit(brush_tap(5), beat + 1, 0.2, 0, 0.15)
    return s.finish(t60=0.9)

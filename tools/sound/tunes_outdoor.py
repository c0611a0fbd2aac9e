"""Three tunes in the open: Meowtopia's meadow, Neko's garden, the Isle's quay; every one AABA."""

from .ambience import beach, bird
from .core import RATE, Signal
from .modal import WOOD, strike
from .plucked import bass, koto
from .score import Stage, line
from .tunes_indoor import chords, keys, tine
from .winds import epiano, flute, reed


def meowtopia() -> list[Signal]:
    """Meowtopia: G major in six-eight, dotted quarter at 70; flute over kalimba, birds in the pauses."""
    s = Stage(210, 96, seed=44)
    table = {
        "G": "G3 D4 G4 B4",
        "Em7": "E3 D4 G4 B4",
        "C": "C4 E4 G4 C5",
        "D": "D3 D4 F#4 A4",
        "G/B": "B3 D4 G4 B4",
        "Am7": "A3 E4 G4 C5",
    }
    close = "G Em7 C*3 D*3 G"
    plan = f"G Em7 C D | {close} | C G/B Am7 D | {close}"
    chords(
        s,
        table,
        plan,
        6,
        ((0, (0,)), (1, (1,)), (2, (2,)), (3, (3,)), (4, (2,)), (5, (1,))),
        tine,
        gain=0.3,
        pan=-0.25,
        send=0.25,
    )
    chords(
        s,
        table,
        plan,
        6,
        ((0, (0, 1, 2)),),
        lambda f, t: epiano(f / 2 if f > 330 else f, 2.0),
        gain=0.06,
        pan=0.2,
        send=0.3,
    )
    a1 = "B4:2 D5:1 G5:3 | F#5:2 E5:1 B4:3 | C5:2 E5:1 D5:2 C5:1 | A4:5 r:1 |"
    a2 = "B4:2 D5:1 G5:3 | F#5:2 E5:1 B4:3 | C5:1 D5:1 E5:1 F#5:2 A5:1 | G5:5 r:1 |"
    b = "E5:3 G5:2 E5:1 | D5:4 B4:2 | C5:2 D5:1 E5:2 C5:1 | D5:5 r:1 |"
    s.play(line(a1 + a2 + b + a2), flute, gain=0.3, pan=0.15, send=0.4)
    for beat, kind, seed, gain, pan in (
        (21, "robin", 1, 0.045, -0.7),
        (33, "tit", 2, 0.035, 0.7),
        (45, "wren", 3, 0.03, -0.5),
        (57, "robin", 4, 0.03, 0.6),
        (69, "robin", 5, 0.045, -0.6),
        (84, "tit", 6, 0.025, 0.75),
        (93, "wren", 7, 0.03, -0.75),
    ):
        s.hit(bird(kind, seed), beat, 1.6 * gain, pan, 0.9)
    return s.finish(t60=1.5)


def neko() -> list[Signal]:
    """Neko: koto on D at 72, open yo scale in A and the shaded in scale in B, wood blocks and much air."""
    s = Stage(72, 40, seed=55, late=0.01)
    a1 = "D5:1.5 E5:.5 D5:1 B4:1 | A4:1 B4:.5 A4:.5 G4:.5 E4:.5 D4:1 |"
    a2 = "D5:1.5 E5:.5 G5:1 E5:1 | D5:.5 B4:.5 A4:1 D5:2 |"
    b = (
        "G4:.5 A4:.5 Bb4:1 D5:1 Eb5:1 | D5:1.5 Bb4:.5 A4:2 | r:.5 A4:.5 Bb4:.5 A4:.5 G4:1 Eb4:1 |"
        "A4:1 A4:.75 A4:.5 A4:.5 A4:.25 A4:.25 A4:.25 D5:.5 |"
    )
    a3 = "D5:1.5 E5:.5 D5:1 B4:1 | A4:.5 G4:.5 E4:1 D4:2"
    s.play(line(a1 + a2 + b + a3), lambda f, t: koto(f), gain=0.42, pan=0.12, send=0.3)
    low = (
        "D3:1.5 A3:1 D4:1.5 | G3:1.5 D4:.5 D3:2 | D3:1.5 G3:1 D4:1.5 | A3:1.5 E4:.5 D3:2 |"
        "G3:1.5 D4:1 G4:1.5 | D3+A3+D4:4 | G3:1.5 Bb3:.5 Eb4:2 | A3+D4+G4:4 |"
        "D3:1.5 A3:1 D4:1.5 | G3:1 A3:1 D3+A3+D4:2"
    )
    s.play(line(low), lambda f, t: koto(f, 2.6), gain=0.3, pan=-0.25, send=0.28, roll=0.05)
    hi, mid = strike(WOOD, 1120, 0.16, 1.0, 0.8), strike(WOOD, 760, 0.2, 1.1, 0.8)
    for bar in range(10):
        s.hit(mid, 4 * bar, 0.32, -0.5, 0.5)
        s.hit(hi, 4 * bar + 2.5, 0.2, 0.5, 0.5)
        if bar % 2:
            s.hit(hi, 4 * bar + 3, 0.24, 0.5, 0.5)
            s.hit(mid, 4 * bar + 3.5, 0.16, -0.5, 0.5)
    bamboo = strike(WOOD, 390, 0.3, 1.6, 0.7)
    s.hit(bamboo, 23, 0.4, -0.7, 0.8)
    s.hit(bamboo, 39, 0.3, -0.7, 0.8)
    return s.finish(t60=1.7)


def isle() -> list[Signal]:
    """Isle: musette waltz in A minor at 90, relative major in B; reed tune, bass and piano oom-pah, waves."""
    s = Stage(90, 48, seed=66, tail=9.0)
    table = {
        "Am": "A2 A3 C4 E4",
        "Dm": "D3 A3 D4 F4",
        "E7": "E3 G#3 B3 D4",
        "C": "C3 G3 C4 E4",
        "G7": "G2 G3 B3 F4",
        "F": "F2 A3 C4 F4",
    }
    plan = "Am Dm E7 Am | Am Dm E7 Am | C G7 F E7 | Am Dm E7 Am"
    chords(s, table, plan, 3, ((0, (0,)),), lambda f, t: bass(f, 1.1), gain=0.45, send=0.06)
    chords(
        s,
        table,
        plan,
        3,
        ((1, (1, 2, 3)), (2, (1, 2, 3))),
        lambda f, t: keys(f, 0.4),
        gain=0.17,
        pan=-0.3,
        send=0.2,
    )
    chords(
        s,
        table,
        plan,
        3,
        ((0, (2, 3)),),
        lambda f, t: reed(f, 1.9, 0.002),
        gain=0.045,
        pan=-0.35,
        send=0.3,
        roll=0,
    )
    a1 = "E5:2 C5:.5 D5:.5 | F5:2 E5:.5 D5:.5 | B4:1 E5:1 D5:1 | C5:2 A4:1 |"
    a2 = "E5:2 C5:.5 D5:.5 | F5:2 E5:.5 D5:.5 | B4:1 G#4:1 B4:1 | A4:2 r:1 |"
    b = "G5:2 E5:.5 F5:.5 | D5:2 B4:.5 D5:.5 | C5:1 A4:1 C5:1 | B4:2 r:1 |"
    s.play(line(a1 + a2 + b + a2), reed, gain=0.25, pan=0.15, send=0.3)
    span = s.n / RATE
    for k in range(4):
        s.put(beach(8.6, 70 + k), span * k / 4 + 0.3 * (k % 2), 0.28, -0.55, 0.1)
        s.put(beach(8.2, 80 + k), span * k / 4 + 4.1 - 0.4 * (k % 2), 0.25, 0.55, 0.1)
    return s.finish(t60=1.2)

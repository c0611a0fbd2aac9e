"""The game sounds, name -> function; pitched ones use D, G and A, which fit the keys of all six loops."""

from . import ambience, foley, voice
from .core import Signal, add, centre, fade, layer, level, silence, times, trim
from .filters import highpass1, lowpass1
from .modal import BELL, CHIME, kalimba, piano, strike, thump
from .osc import curve, hz, sweep, swell
from .space import room

# loudness wanted (dBFS, loudest 100 ms); the peak never passes -3 dBFS
LOUDNESS = {
    "card_slide": -21,
    "card_flip": -19,
    "place_wood": -17,
    "place_stone": -18,
    "pick_up": -23,
    "snap": -19,
    "refuse": -20,
    "click": -22,
    "hover": -33,
    "turn_bell": -19,
    "coin": -19,
    "bowl_tink": -20,
    "fish": -19,
    "bone": -18,
    "vase_crash": -14,
    "trick_won": -17,
    "dice_roll": -17,
    "water": -19,
    "dig": -19,
    "plant": -19,
    "collapse": -15,
    "page": -20,
    "curtain": -19,
    "purr": -18,
    "mrrp_1": -18,
    "mrrp_2": -18,
    "mrrp_3": -18,
    "meow": -17,
    "win_fanfare": -15,
    "lose_sigh": -18,
    "undo": -22,
}


def blip(f0: float, f1: float, seconds: float, top: float = 0.2) -> Signal:
    """A soft sine that glides, for small interface gestures."""
    return times(sweep(curve([(0, f0), (seconds, f1)], seconds)), swell(seconds, top))


def card_slide() -> Signal:
    """Paper pushed over felt."""
    return layer((foley.rub(0.24, 2600, 1500, 101, 0.35), 0, 1), (foley.rub(0.24, 500, 350, 103, 0.4, 300), 0, 0.4))


def card_flip() -> Signal:
    """A card turned over: a lift, then a flat pat."""
    return layer(
        (foley.rub(0.11, 1800, 4200, 111, 0.7), 0, 0.5),
        (thump(1500, 0.04, 112, 0.03), 0.1, 1.0),
        (thump(330, 0.07, 113, 0.06), 0.1, 1.1),
    )


def place_wood() -> Signal:
    """A wooden piece set down."""
    return room(foley.tok(430, 121), 0.1, 0.25)


def place_stone() -> Signal:
    """A stone piece set down."""
    return room(foley.pebble(1750, 131), 0.08, 0.2)


def pick_up() -> Signal:
    """A piece lifted: tiny wooden tick with a rising breath."""
    return layer(
        (foley.tok(720, 141, 0.5, 0.6, 0.1), 0, 0.6),
        (blip(hz("D5"), hz("A5"), 0.09), 0.01, 0.22),
        (foley.rub(0.1, 1200, 2600, 143, 0.4), 0.005, 0.35),
    )


def snap() -> Signal:
    """A piece that finds its place: two ticks that close on a low tok."""
    return layer((foley.tok(980, 151, 0.4, 0.7, 0.08), 0, 0.5), (foley.tok(520, 152, 0.7, 0.9), 0.035, 1.0))


def refuse() -> Signal:
    """A soft 'tok-tok', the second lower: no, kindly."""
    one = lowpass1(foley.tok(310, 161, 1.0, 0.55), 1400)
    return layer((one, 0, 0.9), (lowpass1(foley.tok(262, 162, 1.1, 0.5), 1300), 0.13, 1.0))


def click() -> Signal:
    """A button of boxwood."""
    return foley.tok(840, 171, 0.45, 0.8, 0.1)


def hover() -> Signal:
    """A felt touch, hardly there."""
    return layer((lowpass1(thump(620, 0.06, 181, 0.045), 1200), 0, 1.0), (blip(hz("D5"), hz("D5"), 0.05), 0, 0.08))


def turn_bell() -> Signal:
    """Your turn: one small table bell on A, a fifth above the lower D."""
    return room(
        layer(
            (strike(BELL, hz("A5"), 1.4, 0.8, 0.8), 0.0, 0.8),
            (strike(BELL, hz("D5"), 1.3, 0.7, 0.6), 0, 0.35),
        ),
        0.2,
        0.6,
        0.4,
    )


def coin() -> Signal:
    """A coin on the pile: two bright bars, a fourth apart."""
    return layer(
        (strike(CHIME, hz("A6"), 0.3, 0.25), 0, 0.7),
        (strike(CHIME, hz("D7"), 0.55, 0.45), 0.065, 0.9),
        (thump(3800, 0.02, 191, 0.012), 0, 0.2),
    )


def bowl_tink() -> Signal:
    """A claw on a ceramic bowl."""
    return room(foley.tink(hz("D7") * 0.9), 0.1, 0.3)


def fish() -> Signal:
    """A fish dropped in the bowl: wet slap, drop, faint ceramic."""
    return layer(
        (lowpass1(thump(480, 0.1, 201, 0.07), 2200), 0, 1.0),
        (blip(420, 900, 0.07), 0.03, 0.45),
        (blip(520, 1150, 0.06), 0.1, 0.25),
        (foley.tink(1900, 0.6, 0.6), 0.012, 0.12),
    )


def bone() -> Signal:
    """A bone on the floor: two hollow dry knocks."""
    return layer(
        (strike(foley.WOOD, 1020, 0.12, 0.7, 0.9), 0, 0.8),
        (strike(foley.WOOD, 640, 0.15, 0.8, 0.7), 0.004, 0.6),
        (strike(foley.WOOD, 930, 0.1, 0.6, 0.8), 0.09, 0.4),
        (thump(240, 0.06, 211, 0.05), 0, 0.6),
    )


def trick_won() -> Signal:
    """Three kalimba tines up: D, G, A, and the octave."""
    out = silence(0.1)
    for i, (name, g) in enumerate((("D5", 0.8), ("G5", 0.8), ("A5", 0.85), ("D6", 0.7))):
        add(out, kalimba(hz(name))[:40000], i * 0.085, g)
    return room(out, 0.15, 0.6, 0.3)


def dig() -> Signal:
    """Two strokes of a paw in soil."""
    return layer((foley.earth(0.24, 221), 0, 1.0), (foley.earth(0.26, 225, 560), 0.24, 0.85))


def plant() -> Signal:
    """A seed pressed down: soft earth, then one kalimba leaf."""
    return layer(
        (foley.earth(0.2, 231, 520), 0, 1.0),
        (thump(150, 0.09, 232, 0.07), 0.13, 0.9),
        (kalimba(hz("G5"))[:22000], 0.2, 0.4),
    )


def win_fanfare() -> Signal:
    """Cosy win: kalimba climbs D G A B D over a felt G chord, then a G sixth rings with one bell."""
    out = silence(2.0)
    for name, at, g in (
        ("D5", 0, 0.6),
        ("G5", 0.17, 0.62),
        ("A5", 0.34, 0.64),
        ("B5", 0.51, 0.68),
        ("D6", 0.77, 0.8),
    ):
        add(out, kalimba(hz(name)), at, g)
    for name in ("G3", "D4", "B4"):
        add(out, piano(hz(name), 0.7), 0, 0.3)
    for name in ("C4", "E4", "G4"):
        add(out, piano(hz(name), 0.5), 0.51, 0.26)
    for i, name in enumerate(("G2", "D4", "G4", "B4", "E5")):
        add(out, piano(hz(name), 1.3), 0.77 + 0.018 * i, 0.34)
    add(out, strike(BELL, hz("G6"), 0.9, 0.5, 0.6), 0.79, 0.1)
    return room(out[:88200], 0.2, 0.7, 0.15)


def lose_sigh() -> Signal:
    """Never mind: two felt chords that fall a step, and a small breath."""
    out = silence(0.2)
    for chord, at in ((("A3", "C4", "E4"), 0), (("G3", "B3", "D4"), 0.42)):
        for name in chord:
            add(out, piano(hz(name), 0.9), at, 0.4)
    air = lowpass1(foley.rub(0.7, 1100, 500, 241, 0.3, 60, 0.7), 1500)
    return room(layer((out, 0, 1.0), (air, 0.3, 0.35)), 0.18, 0.6, 0.2)


def undo() -> Signal:
    """The gesture back: a short rub drawn inward and a falling pair of tines."""
    return layer(
        (foley.rub(0.14, 2400, 1000, 251, 0.8), 0, 0.3),
        (kalimba(hz("A5"))[:5000], 0.05, 0.4),
        (kalimba(hz("D5"))[:9000], 0.12, 0.45),
    )


SOUNDS = {
    "card_slide": card_slide,
    "card_flip": card_flip,
    "place_wood": place_wood,
    "place_stone": place_stone,
    "pick_up": pick_up,
    "snap": snap,
    "refuse": refuse,
    "click": click,
    "hover": hover,
    "turn_bell": turn_bell,
    "coin": coin,
    "bowl_tink": bowl_tink,
    "fish": fish,
    "bone": bone,
    "vase_crash": foley.crash,
    "trick_won": trick_won,
    "dice_roll": foley.rattle,
    "water": lambda: ambience.stream(0.7, 261),
    "dig": dig,
    "plant": plant,
    "collapse": foley.tumble,
    "page": foley.leaf,
    "curtain": foley.drape,
    "purr": voice.purring,
    "mrrp_1": lambda: voice.mrrp(300, 520, 0.36, 27, 1),
    "mrrp_2": lambda: voice.mrrp(340, 620, 0.3, 30, 2),
    "mrrp_3": lambda: voice.mrrp(270, 440, 0.44, 25, 3),
    "meow": voice.miaow,
    "win_fanfare": win_fanfare,
    "lose_sigh": lose_sigh,
    "undo": undo,
}


def render(name: str) -> Signal:
    """Synthesise one effect, clean its edges and set its loudness."""
    sig = fade(trim(highpass1(SOUNDS[name](), 35)), 0.0015, 0.03)
    return level(centre(sig), LOUDNESS[name])

"""Named colours of meowgames, and the small colour arithmetic the kit needs."""

from __future__ import annotations

import math
from collections.abc import Iterable

Fur = tuple[str, ...]

# Each suit: main colour, deep (text, border), pale (background), and the emblem shape that says the same.
SUITS = {
    "green": {"main": "#3f8a49", "deep": "#153f26", "pale": "#dcefcf", "mid": "#a9d39d", "emblem": "leaf"},
    "blue": {"main": "#2f66b5", "deep": "#1c3f80", "pale": "#d3e6f8", "mid": "#8fbbe8", "emblem": "drop"},
    "pink": {"main": "#f59dbf", "deep": "#b0346a", "pale": "#fde3ea", "mid": "#f9bdd0", "emblem": "heart"},
}

# Player seats: colour plus a badge shape, so that no seat is told by colour alone.
SEATS = {
    "honey": {"main": "#f4b73c", "deep": "#7d4f0c", "badge": "sun"},
    "teal": {"main": "#1d7f80", "deep": "#0f4849", "badge": "wave"},
    "plum": {"main": "#5f3d8c", "deep": "#3a2358", "badge": "moon"},
    "brick": {"main": "#b5412b", "deep": "#6d2113", "badge": "house"},
    "snow": {"main": "#d3dbe6", "deep": "#4a5566", "badge": "mountain"},
    "sky": {"main": "#5aa9ee", "deep": "#1f568f", "badge": "star"},
}

# Fur: base coat, light (muzzle, belly), dark (markings), second marking colour, iris, nose.
FURS = {
    "ginger": ("#f2a154", "#fde3bd", "#cf6f2b", "#b9561d", "#7fb04f", "#e0786f"),
    "cream": ("#f9dcae", "#fff4dd", "#e3b272", "#c98d4c", "#5aa3cf", "#e58f86"),
    "grey": ("#a9adb8", "#e9e9ee", "#70768a", "#555b70", "#e0b13d", "#d98a8f"),
    "smoke": ("#7f8aa3", "#ccd4e2", "#58627d", "#454e68", "#f0c04c", "#c98390"),
    "black": ("#5a5062", "#fff6ea", "#433a4b", "#352d3c", "#f2c246", "#e39a97"),
    "white": ("#fff8ee", "#ffffff", "#ee9a4d", "#5f5260", "#6fb3dc", "#f0948f"),
    "brown": ("#b98560", "#ecd0ac", "#865539", "#6a3f2a", "#93b553", "#c86f66"),
    "seal": ("#f6e5cb", "#fff5e4", "#7a5748", "#5c3f35", "#4d9fd8", "#8a5a52"),
    "rose": ("#eebfa9", "#ffece0", "#cf8d78", "#b06d5c", "#6fae86", "#d9706f"),
    "mint": ("#b9cfae", "#eef6e4", "#83a478", "#64875d", "#d99a3c", "#d98b86"),
    "lilac": ("#c3b4d6", "#f1eafa", "#9480b4", "#76629a", "#e8b44c", "#d4839a"),
    "teal": ("#7fb8b4", "#def2ee", "#4d8b8a", "#387170", "#f2c858", "#d68585"),
}


def rgb(colour: str) -> tuple[int, ...]:
    """Return the three 0..255 channels of a #rrggbb colour."""
    text = colour.lstrip("#")
    return tuple(int(text[i : i + 2], 16) for i in (0, 2, 4))


def hexa(channels: Iterable[float]) -> str:
    """Return #rrggbb for three numbers, clamped to 0..255."""
    return "#" + "".join(f"{max(0, min(255, round(c))):02x}" for c in channels)


def mix(a: str, b: str, t: float) -> str:
    """Blend colour a towards colour b by t in 0..1."""
    return hexa(x + (y - x) * t for x, y in zip(rgb(a), rgb(b)))


def lighten(colour: str, t: float) -> str:
    """Blend a colour towards warm white."""
    return mix(colour, "#fffaf0", t)


def darken(colour: str, t: float) -> str:
    """Blend a colour towards the ink, never towards pure black."""
    return mix(colour, "#2e1d1a", t)


def linear(colour: str) -> list[float]:
    """Return the three channels as amounts of light, 0..1."""
    return [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in rgb(colour)]


# what is left of red, green and blue light for people without one kind of cone (Machado 2009)
BLINDNESS = {
    "protan": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deutan": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
}


def simulate(colour: str, kind: str) -> str:
    """Return how a colour looks under full 'protan' or 'deutan' deficiency."""
    light = linear(colour)
    out = [max(0.0, min(1.0, sum(m * v for m, v in zip(row, light)))) for row in BLINDNESS[kind]]
    return hexa(255 * (12.92 * v if v <= 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055) for v in out)


def lab(colour: str) -> tuple[float, float, float]:
    """Return a colour as lightness and two hues, in which equal steps look equal."""
    r, g, b = linear(colour)
    white = (0.95047, 1.0, 1.08883)
    xyz = (
        0.4124 * r + 0.3576 * g + 0.1805 * b,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        0.0193 * r + 0.1192 * g + 0.9505 * b,
    )
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (v / n for v, n in zip(xyz, white)))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(a: str, b: str) -> float:
    """Return how different two colours look at least, to people with and without colour deficiency."""
    pairs = [(a, b)] + [(simulate(a, kind), simulate(b, kind)) for kind in BLINDNESS]
    return min(math.dist(lab(p), lab(q)) for p, q in pairs)

"""Every effect and music loop, synthesised from nothing but the standard library."""

from .effects import LOUDNESS, SOUNDS, render
from .tunes_indoor import meow, minicity, title
from .tunes_outdoor import isle, meowtopia, neko

MUSIC = {
    "title": title,
    "meow": meow,
    "meowtopia": meowtopia,
    "minicity": minicity,
    "neko": neko,
    "isle": isle,
}

__all__ = ["LOUDNESS", "MUSIC", "SOUNDS", "render"]

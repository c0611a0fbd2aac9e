"""The cats one can be, the colours they can wear, and seeds in their language."""

from __future__ import annotations

import random

AVATARS = (
    "clementine", "mochi", "biscuit", "sardine", "domino", "praline",
    "noisette", "figue", "plume", "brume", "caramel", "rosie",
)  # fmt: skip
COLOURS = range(6)  # of the rings and badges of seats
SEED_WORDS = (
    "CHAT",
    "MIAOU",
    "PATTE",
    "NEKO",
    "MEOW",
    "YARN",
    "FISH",
    "PURR",
    "BOWL",
    "LUNE",
    "SIESTE",
    "TIGRE",
)


def new_seed() -> str:
    """Return a seed that can be read aloud."""
    return f"{random.choice(SEED_WORDS)}-{random.randrange(1000, 10000)}"

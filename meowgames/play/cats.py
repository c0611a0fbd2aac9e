"""The cats one can be, the colours they can wear, seeds in their language, names and seeds as they can be written."""

from __future__ import annotations

import random
from itertools import islice

AVATARS = (
    "clementine", "mochi", "biscuit", "sardine", "domino", "praline",
    "noisette", "figue", "plume", "brume", "caramel", "rosie",
)  # fmt: skip
COLOURS = range(6)  # of the rings and badges of seats
LONG = 40  # letters of a name or seed, and of what a note repeats of a file
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


def clean(text: str) -> str:
    """Return a name or seed, whoever sent it, as it can be read and written: one short line of letters."""
    letters = (" " if letter.isspace() else letter for letter in text)
    return "".join(islice((letter for letter in letters if letter.isprintable()), LONG)).strip()


def new_seed() -> str:
    """Return a seed that can be read aloud."""
    return f"{random.choice(SEED_WORDS)}-{random.randrange(1000, 10000)}"

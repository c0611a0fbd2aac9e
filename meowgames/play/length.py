"""How long a match takes, by how many decisions were counted in matches of strong bots: read where one is set up."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from .. import paths
from .match import PERSON, Setup
from .strength import figure

FILE = "length.toml"
OPTION, PRINTED = "length", "printed"  # the option that shortens a game, and its value without it
THINKS, BOT = 6.0, 1.2  # seconds of a person and of a bot over one decision
COARSE, STEP = 15, 5  # minutes above which they are told in steps


@cache
def counted(path: Path | None = None) -> Mapping[str, Mapping[str, Any]]:
    """Return what was counted: game -> seats -> length -> decisions; nothing where the file is broken."""
    import tomllib  # here, because the title needs none of it

    try:
        return tomllib.loads((path or paths.data("levels", FILE)).read_text("utf-8"))
    except (OSError, ValueError):
        return {}


def minutes(setup: Setup, path: Path | None = None) -> int | None:
    """Return how many minutes a match will take about, None where nobody counted."""
    long = str(setup.options.get(OPTION, PRINTED))
    decisions = figure(counted(path), setup.game, str(len(setup.seats)), long)
    if not decisions:
        return None
    people = sum(seat.player == PERSON for seat in setup.seats) / len(setup.seats)
    found = decisions * (THINKS * people + BOT * (1 - people)) / 60
    return max(1, round(found)) if found <= COARSE else STEP * round(found / STEP)

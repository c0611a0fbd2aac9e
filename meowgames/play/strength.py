"""How strong the bots are, as tools/arena.py measured it: read where a level is chosen."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cache
from typing import Any

from .. import paths

FILE = "strength.toml"
RIVAL = {"kitten": "random", "cat": "kitten", "tiger": "cat"}  # whom each level is measured against
LEAST = {"kitten": 0.85, "cat": 0.75, "tiger": 0.65}  # the share of deals it has to win against them


@cache
def measured() -> Mapping[str, Mapping[str, Any]]:
    """Return what is known of each game: level -> share of deals won; nothing where the file is broken."""
    import tomllib  # here, because the title needs none of it

    try:
        return tomllib.loads(paths.data("levels", FILE).read_text("utf-8"))
    except (OSError, ValueError):
        return {}


def wins(game: str, level: str) -> int | None:
    """Return how many deals of a hundred a level wins against the one below it, if that was measured."""
    share = figure(measured(), game, level, "share")
    return None if share is None else round(100 * min(1, share))


def figure(found: Any, *keys: str) -> float | None:
    """Return the number that stands under these keys, None where something else does or nothing."""
    for key in keys:
        found = found.get(key) if isinstance(found, Mapping) else None
    return found if type(found) in (int, float) and 0 <= found < math.inf else None

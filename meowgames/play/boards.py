"""What can be laid as a free table, for how many, and with which options."""

from __future__ import annotations

from ..rules import Options, find, playable
from .level import TOYS

FREE_TABLE = "free"  # the game of a free table


def boards() -> list[str]:
    """Return whose pieces can be laid."""
    return [*playable(), TOYS]


def is_known(game: str, laid: str) -> bool:
    """Tell whether this can be played here: a game, or something laid as a free table."""
    return laid in boards() if game == FREE_TABLE else game in playable() and not laid


def variants(game: str, laid: str) -> Options:
    """Return the options of a game; those of a free table are its own and those of the game that is laid."""
    own = find(game).OPTIONS
    return {**own, **find(laid).OPTIONS} if laid in playable() else own


def chairs(game: str, laid: str) -> range:
    """Return how many may sit down."""
    return find(laid).SEATS if laid in playable() else find(game).SEATS

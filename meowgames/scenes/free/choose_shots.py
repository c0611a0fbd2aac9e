"""What is shown of the choosing screen in the pictures of every scene."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ...play.boards import FREE_TABLE
from ...play.match import Seat, Setup
from .choose_own import Own

SEED = "CHAT-4827"
PEOPLE = (("Léa", "clementine"), ("", "mochi"), ("", "biscuit"), ("", "sardine"), ("", "figue"), ("", "plume"))
OWN = (  # tables of one's own: name, title, what is said of it, whether it can be laid
    ("own-goose", "Grandpa's goose game", "1 map, 63 squares, 6 pawns", True),
    ("own-mouse", "Mouse and cheese", "2 maps, 48 pieces", True),
    ("own-space", "Space cats", "board.tmx, line 12: picture “moon.png” is missing", False),
)


def like(board: str, seats: int, **options: Any) -> Setup:
    """Return a free table as it may have been laid before."""
    return Setup(FREE_TABLE, tuple(Seat(*one) for one in PEOPLE[:seats]), SEED, options, laid=board)


def unfolding(scene: Any) -> None:
    """Let one of the people be chosen otherwise."""
    scene.hands.company.unfold(1)


def owning(scene: Any) -> None:
    """Let there be tables of one's own, one of them broken."""
    scene.own = [Own(name, title, about, good, Path(name)) for name, title, about, good in OWN]
    scene.refresh()


def resting(_scene: Any) -> None:
    """Leave all as it is."""


SHOTS = (  # name, what was laid before, what is done then
    ("free-toys", like("toybox", 2), resting),
    ("free-game", like("isle", 4), resting),
    ("free-boxed", like("meow", 6, laid=False), unfolding),
    ("free-own", like("meow", 3), owning),
)

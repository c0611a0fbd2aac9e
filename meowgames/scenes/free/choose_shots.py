"""What is shown of the choosing screen in the pictures of every scene."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ...play.boards import FREE_TABLE
from ...play.match import Seat, Setup
from ...play.own_file import Trouble, Where
from ...play.own_map import Drawn
from .choose_own import Found

SEED = "CHAT-4827"
PEOPLE = (("Léa", "clementine"), ("", "mochi"), ("", "biscuit"), ("", "sardine"), ("", "figue"), ("", "plume"))
FILE = Path("table.tmx")
OWN = (  # tables of one's own: the folder, and what was read in it
    ("goose", Drawn(FILE, "Grandpa's goose game", (), {}, range(2, 7), 12)),
    ("mouse-and-cheese", Drawn(FILE, "Mouse and cheese", (), {}, range(1, 5), 48)),
    ("space-cats", Trouble("own.picture.missing", "moon.png", at=Where("board.tmx", 12))),
)


def like(board: str, seats: int, **options: Any) -> Setup:
    """Return a free table as it may have been laid before."""
    return Setup(FREE_TABLE, tuple(Seat(*one) for one in PEOPLE[:seats]), SEED, options, laid=board)


def unfolding(scene: Any) -> None:
    """Let one of the people be chosen otherwise."""
    scene.hands.company.unfold(1)


def owning(scene: Any) -> None:
    """Let there be tables of one's own, one of them broken."""
    scene.shelf.put([Found(name, Path(name), read) for name, read in OWN])
    scene.refresh()


def resting(_scene: Any) -> None:
    """Leave all as it is."""


SHOTS = (  # name, what was laid before, what is done then
    ("free-toys", like("toybox", 2), resting),
    ("free-game", like("isle", 4), resting),
    ("free-boxed", like("meow", 6, laid=False), unfolding),
    ("free-own", like("meow", 3), owning),
)

"""What people call a match and what stands for it: its game, or at a free table what is laid there."""

from __future__ import annotations

from ...play.boards import FREE_TABLE
from ...play.match import Setup
from ...rules import SHELF
from ...words import Words
from ..table.tell import board_title
from .shelf import cover

CHEST = "free-chest"  # the picture of what is no game of the shelf


def title(words: Words, game: str, laid: str = "") -> str:
    """Return what a match is called."""
    return words("free.named", board_title(words, laid)) if game == FREE_TABLE else words(f"{game}.title")


def picture(game: str, laid: str = "") -> str:
    """Return the picture that stands for a match in a list."""
    shown = laid or game
    return cover(shown) if shown in SHELF else CHEST


def music(setup: Setup) -> str:
    """Return the loop that plays at a table: that of its game or of what is laid; toys have that of the title."""
    shown = setup.laid or setup.game
    return shown if shown in SHELF else "title"

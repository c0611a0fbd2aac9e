"""Asks once more before a word that ends more than it seems to."""

from __future__ import annotations

from collections.abc import Callable

from ...screen.stage import Stage
from . import tell


def asks(stage: Stage, game: str, word: str, said: Callable[[], object]) -> bool:
    """Ask whether a word is meant, if the catalogue has a text for that; it is said only after a yes."""
    words, key = stage.words, f"{game}.{word}.sure"
    if not words.has(key):
        return False
    name = tell.face_name(words, game, word)
    stage.push(stage.doors.ask(name, words(key), [(words("ask.no"), "primary", None), (name, "plain", said)]))
    return True

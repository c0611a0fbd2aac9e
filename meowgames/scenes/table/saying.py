"""What a person is asked and advised, as sentences: texts of the rules with their things named as they lie here."""

from __future__ import annotations

from collections.abc import Mapping

from ...rules import Text
from ...words import Words
from . import tell

Dress = Mapping[str, str]  # faces drawn as others: those of a seat in its player's colour


def sentence(words: Words, game: str, said: Text, dress: Dress) -> str:
    """Return a text with its things named as people name them; of two forms its first number takes one."""
    if not said or not said[0]:
        return ""
    named = [_named(words, game, dress.get(arg, arg)) for arg in said[1:]]
    number = next((int(arg) for arg in said[1:] if arg.isdigit()), 0)
    return words.many(said[0], number, *named)


def _named(words: Words, game: str, name: str) -> str:
    own = f"{game}.{name}"
    return words(own) if words.has(own) else tell.face_name(words, game, name)


def capital(text: str) -> str:
    """Return a text as a sentence begins."""
    return text[:1].upper() + text[1:]

"""What is said beside the level of a bot."""

from __future__ import annotations

from ...play.strength import RIVAL, wins
from ...words import Words


def level_name(words: Words, game: str, level: str) -> str:
    """Return what is said beside a bot's level: how often it wins, where that was measured."""
    share = wins(game, level)
    if share is None:
        return words(f"level.{level}.why")
    return words("level.beats", share, words(f"level.beats.{RIVAL[level]}"))

"""What is said beside the level of a bot."""

from __future__ import annotations

from ...play.brain import LEVELS
from ...play.match import PERSON
from ...play.strength import RIVAL, wins
from ...screen.kit.choices import Choice
from ...words import Words


def level_name(words: Words, game: str, level: str) -> str:
    """Return what is said beside a bot's level: how often it wins, where that was measured."""
    share = wins(game, level)
    if share is None:
        return words(f"level.{level}.why")
    return words("level.beats", share, words(f"level.beats.{RIVAL[level]}"))


def players(words: Words, game: str) -> list[Choice]:
    """Return who may sit on a seat: a person, or a bot of some level."""
    person = Choice(PERSON, words("player.person"), "icon-person", words("player.person.why"))
    bots = (Choice(one, words(f"level.{one}"), f"bot-{one}", level_name(words, game, one)) for one in LEVELS)
    return [person, *bots]

"""Who is new: to the house, or to one of its games."""

from __future__ import annotations

from ... import paths
from ...play import lesson as lessons
from ...play import statistics
from ...play.journal import ENDING
from ...play.progress import Progress, load
from ...play.reading import minutes
from ...rules import SHELF
from ...words import Words


def new_here(learned: Progress) -> bool:
    """Tell whether somebody starts for the first time: nothing chosen, played or learned yet."""
    known = paths.settings_file(), paths.statistics_file(), paths.saves()
    return learned.fresh and any(map(lessons.has, SHELF)) and not any(path.exists() for path in known)


def learning_minutes(game: str, words: Words) -> int:
    """Return how many minutes the lesson of a game takes its reader; 0 if it cannot be read.

    Those of the house are counted beforehand: the title would read all of them to say a number.
    """
    if words.has(f"lesson.minutes.{game}"):
        return int(words(f"lesson.minutes.{game}"))
    try:
        return minutes(lessons.read(game), words)
    except paths.Missing:  # said when it is opened
        return 0


def never_played(game: str) -> bool:
    """Tell whether a game was never begun, finished or learned here, and nobody has been told yet."""
    known = load()
    if not lessons.has(game) or game in known.told | known.done | set(known.places):
        return False
    return game not in _saved() and not statistics.played(paths.statistics_file(), game)


def is_new(game: str) -> bool:
    """Tell whether no match and no lesson of a game was ever finished here."""
    return game not in load().done and not statistics.played(paths.statistics_file(), game)


def _saved() -> set[str]:
    """Return the games of all saves, as their names tell: day, hour, game, seed."""
    try:
        named = [path.name.removesuffix(ENDING).split("-") for path in paths.saves().iterdir()]
    except OSError:
        return set()
    return {parts[2] for parts in named if len(parts) > 2}

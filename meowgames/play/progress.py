"""What has been learned so far: where each lesson stands, which tips were given; a broken file harms nobody."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from .. import disk, paths

OFFER = "offer"  # among what was told: that there are lessons at all


@dataclass(frozen=True)
class Progress:
    """Everything remembered of lessons and tips."""

    places: Mapping[str, tuple[int, int]] = field(default_factory=dict)  # game -> part and step of a lesson begun
    done: frozenset[str] = frozenset()  # games whose lesson was heard to its end
    told: frozenset[str] = frozenset()  # tips given, games whose set-up spoke of the lesson, the first offer

    def at(self, game: str, part: int, step: int) -> Progress:
        """Return the same with this lesson at that part and step."""
        return replace(self, places={**self.places, game: (part, step)})

    def finished(self, game: str) -> Progress:
        """Return the same with a lesson heard to its end."""
        left = {other: place for other, place in self.places.items() if other != game}
        return replace(self, places=left, done=self.done | {game})

    def telling(self, *things: str) -> Progress:
        """Return the same with these things noted as told."""
        return replace(self, told=self.told | set(things))

    def keeping(self, *things: str) -> Progress:
        """Return the same with these things still to be told."""
        return replace(self, told=self.told - set(things))

    @property
    def fresh(self) -> bool:
        """Whether nothing has been learned or told yet."""
        return self == Progress()


def load(path: Path | None = None) -> Progress:
    """Return what is remembered; what cannot be understood is forgotten."""
    try:
        found = json.loads((path or paths.lessons_file()).read_text("utf-8"))
        return Progress(_places(found.get("places")), _names(found.get("done")), _names(found.get("told")))
    except (OSError, ValueError, RecursionError, AttributeError):
        return Progress()


def save(progress: Progress, path: Path | None = None) -> str | None:
    """Write it whole or not at all, beside what a later version keeps there; the key of a note if refused."""
    path = path or paths.lessons_file()
    rows = disk.words(path) | {
        "places": dict(progress.places),
        "done": sorted(progress.done),
        "told": sorted(progress.told),
    }
    trouble = disk.write(path, rows)
    return f"note.lessons.{trouble}" if trouble else None


def _places(found: Any) -> dict[str, tuple[int, int]]:
    """Return the places that are a pair of numbers."""
    rows = found.items() if isinstance(found, dict) else ()
    good = {game: tuple(at) for game, at in rows if isinstance(at, list) and len(at) == 2}
    return {game: at for game, at in good.items() if all(type(number) is int and number >= 0 for number in at)}


def _names(found: Any) -> frozenset[str]:
    return frozenset(name for name in found if isinstance(name, str)) if isinstance(found, list) else frozenset()

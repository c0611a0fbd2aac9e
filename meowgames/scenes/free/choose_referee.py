"""How a referee will watch a free table: each game as it was chosen last, whispering to who is new to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...play import positions
from ...rules import Move
from ...rules.free.state import OFF, WHISPERS
from ...rules.free.words import MOOD
from ..menus.newcomer import is_new


class Moods:
    """The moods that were chosen, game by game."""

    def __init__(self, chosen: Mapping[str, str]):
        self.chosen = dict(chosen)

    def of(self, laid: str, options: Mapping[str, Any]) -> str | None:
        """Return how a referee will watch there; None where there is none: games alone are refereed, once laid."""
        if not (options["laid"] and positions.stands(laid)):
            return None
        return self.chosen.get(laid) or (WHISPERS if is_new(laid) else OFF)

    def choose(self, laid: str, mood: str) -> None:
        """Choose how a referee will watch a game."""
        self.chosen[laid] = mood

    def moves(self, laid: str, options: Mapping[str, Any]) -> tuple[Move, ...]:
        """Return what is said when the table is laid; who laid a game once is not new to it any more."""
        mood = self.of(laid, options)
        if mood:
            self.chosen[laid] = mood
        return ((f"{MOOD}:{mood}",),) if mood not in (None, OFF) else ()

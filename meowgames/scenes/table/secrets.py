"""Keeping secrets at a screen several people look at: what lies face down, and notes for one reader."""

from __future__ import annotations

from random import Random

from ...play.changes import art
from ...play.match import Match
from ...rules import Move, Picture, Rules, State
from ...screen.stage import Stage


def spots(rules: Rules, state: State, viewer: int, eye: int) -> list[str]:
    """Return where the viewer's own secrets lie face down now."""
    if eye == viewer:
        return []
    seen, own = rules.look(state, eye), rules.look(state, viewer)
    return [spot for spot, faces in own.items() if seen.get(spot) != faces]


def covered(rules: Rules, state: State, viewer: int, eye: int) -> set[str]:
    """Return the names of the viewer's own faces that lie face down now."""
    hidden = spots(rules, state, viewer, eye)
    own = rules.look(state, viewer) if hidden else {}
    return {name for spot in hidden for face in own[spot] for name in (face, art(face))}


def imagined(match: Match, eye: int) -> State:
    """Return the state as far as an eye can know it, to look up what matters now without telling more."""
    if match.over or match.turn == eye:
        return match.state
    return match.rules.guess(match.state, eye, Random(0))


def preview(rules: Rules, state: State, words: Move, viewer: int, eye: int) -> Picture:
    """Return what is laid over the table while these words are in hand: while others look on, without secrets."""
    shown = state if eye == viewer else rules.masked(state, viewer)
    return {} if shown is None else rules.preview(shown, words)


class Whispers:
    """Notes that only the viewer should read, one at a time, taken back before somebody else looks."""

    def __init__(self, stage: Stage):
        self.stage = stage
        self.said: list[str] = []

    def say(self, text: str, icon: str) -> None:
        """Say something to the viewer alone."""
        self.hush()
        self.said.append(text)
        self.stage.toast(text, icon)

    def hush(self) -> None:
        """Take back what was whispered."""
        if self.said:
            self.stage.untoast(self.said)
            self.said = []

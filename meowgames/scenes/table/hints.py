"""What the best bot would play: asked for, marked on the table, and why."""

from __future__ import annotations

from ...rules import Move, Plan
from . import tell
from .play import Play


def advise(play: Play, move: Move) -> None:
    """Mark the move a hint proposes, and say why."""
    plan: Plan = (move,)
    play.hint.show(plan)
    words, game, why = play.stage.words, play.match.setup.game, play.match.rules.because(play.match.state, move)
    named = tell.move_name(words, game, tell.worn(play.view.seating, play.view.board, move))
    reason = tell.spoken(words, game, why)
    said = words("hint.say", named) if named else words("hint.marked")
    play.whispers.say(words("hint.because", said, reason) if reason else said, "icon-hint")

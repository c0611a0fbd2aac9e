"""What a person does at a free table: every act is one move, on disk before it is shown."""

from __future__ import annotations

from collections.abc import Sequence

from ...rules import Move
from ..table import tell
from ..table.play import Play


class FreePlay(Play):
    """A free table in the hands of whoever sits at it: whatever a hand can do is done, nothing is asked first."""

    tries = False
    follows = False
    asks = False

    @property
    def mine(self) -> bool:
        """Whether the person at the screen may touch something now: what still moves need not be waited for."""
        return self.free

    def ready(self, _moves: Sequence[Move] | None = None) -> None:
        """Let go of everything in hand; what can be done is never listed."""
        super().ready(())
        self.plain = None

    def act(self, *move: str) -> bool:
        """Do something, or say which clause forbids it; tell whether it was done."""
        if not self.free:
            return False
        clause = self.match.rules.why_not(self.state, move)
        if clause is None:
            self.view.catch_up()
            self.commit(move)
            return True
        self.refused = clause
        self.stage.sound.play("refuse")
        self.whispers.say(tell.reason(self.stage.words, self.match.setup.game, clause), "icon-rules")
        return False

    def can(self, *move: str) -> bool:
        """Tell whether something could be done now."""
        return self.free and self.match.rules.accepts(self.state, move)

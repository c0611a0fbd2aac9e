"""What a person does at a free table: every act is one move, on disk before it is shown."""

from __future__ import annotations

from collections.abc import Sequence

from ...play.journal import Journal
from ...play.match import Match
from ...rules import Move
from ...screen.stage import Stage
from ..table import tell
from ..table.play import Play, Tool
from ..table.view import View
from .history import History
from .lit import Lit

LOOKS, LOOKED, MOMENT = ("peek", "show"), 1.8, 0.1  # what shows a secret; seconds for that, and for all else


class FreePlay(Play):
    """A free table in the hands of whoever sits at it: whatever a hand can do is done, nothing is asked first."""

    tries = False
    follows = False
    asks = False
    log_name = "free.history"
    history: History
    shown = {"undo": "undo", "redo": "redo", "box": "box", "rules": "rules", "menu": "menu"}

    def __init__(self, stage: Stage, match: Match, journal: Journal, view: View):
        super().__init__(stage, match, journal, view)
        self.lit = Lit(stage, match, view)
        self.history = History(stage, match, view, self.jump)
        self.tools["undo"] = Tool(self.history.undo, lambda: match.undo_to("free") is not None)
        self.tools["redo"] = Tool(self.history.redo, lambda: match.at < len(match.moves))

    @property
    def mine(self) -> bool:
        """Whether some words may be said next: never, for nothing is listed here; hands just do things."""
        return False

    def ready(self, _moves: Sequence[Move] | None = None) -> None:
        """Let go of everything in hand; what can be done is never listed."""
        super().ready(())
        self.plain = None

    def act(self, *move: str, glide: bool = True) -> bool:
        """Do something, or say which clause forbids it; tell whether it was done.

        What the hand itself has laid down does not glide there once more.
        """
        if not self.free:
            return False
        clause = self.match.rules.why_not(self.state, move)
        if clause is None:
            self.view.catch_up()
            self.commit(move)
            if not glide:
                self.view.easel.hurry()
            return True
        self.refused = clause
        self.stage.sound.play("refuse")
        self.whispers.say(tell.reason(self.stage.words, self.match.setup.game, clause), "icon-rules")
        return False

    def commit(self, move: Move, joined: bool = False) -> None:
        """Do something; what is shown on its way stays for a moment, but for a secret that one may look at."""
        looks = move[-1].partition(":")[0] in LOOKS
        self.lasts = LOOKED if looks else MOMENT * bool(self.stage.settings.pace)
        super().commit(move, joined)

    def can(self, *move: str) -> bool:
        """Tell whether something could be done now."""
        return self.free and self.match.rules.accepts(self.state, move)

    def prompt(self) -> str:
        """Return what letting go would do, or what is pointed at; else whose hand is over the table."""
        words, match, view = self.stage.words, self.match, self.view
        meant = view.manners.says() if view.manners.says else None
        if meant is not None:
            return meant
        if match.turn != view.viewer and match.turn >= 0:
            return words("prompt.named", match.seats[match.turn].name, words("prompt.turn"))
        return words("free.prompt", match.seats[match.turn].name)

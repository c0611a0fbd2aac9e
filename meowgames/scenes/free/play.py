"""What a person does at a free table: every act is one move, on disk before it is shown."""

from __future__ import annotations

from collections.abc import Sequence

from ...play.changes import reveals
from ...play.journal import Journal
from ...play.level import backs
from ...play.match import Match
from ...rules import CHANCE, OVER, Move
from ...rules.free.words import SEAT
from ...screen.stage import Stage
from ..table import tell
from ..table.play import Play, Tool
from ..table.view import View

LOOKS, LOOKED, MOMENT = ("peek", "show"), 1.8, 0.1  # what shows a secret; seconds for that, and for all else
MIXED = ("mix", "draw", "roll")  # what chance did that cannot be done again


class FreePlay(Play):
    """A free table in the hands of whoever sits at it: whatever a hand can do is done, nothing is asked first."""

    tries = False
    follows = False
    asks = False
    log_name = "free.history"
    shown = {"undo": "undo", "redo": "redo", "box": "box", "rules": "rules", "menu": "menu"}

    def __init__(self, stage: Stage, match: Match, journal: Journal, view: View):
        super().__init__(stage, match, journal, view)
        self.tools["undo"] = Tool(self.undo, lambda: match.undo_to("free") is not None)
        self.crossed: dict[int, tuple[Move, bool]] = {}  # whether the move of a ply is a border, as far as it was asked
        self.later: tuple[object, list[tell.Line]] = ((), [])  # what was taken back, and where that was asked
        self.said: str | None = None  # what letting go would do, or what is pointed at

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
        self.view.manners.seen = LOOKED if looks else MOMENT * bool(self.stage.settings.pace)
        super().commit(move, joined)

    def can(self, *move: str) -> bool:
        """Tell whether something could be done now."""
        return self.free and self.match.rules.accepts(self.state, move)

    def prompt(self) -> str:
        """Return what letting go would do, or what is pointed at; else whose hand is over the table."""
        words, match, view = self.stage.words, self.match, self.view
        if self.said:
            return self.said
        if match.turn != view.viewer and match.turn >= 0:
            return words("prompt.named", match.seats[match.turn].name, words("prompt.turn"))
        return words("free.prompt", match.seats[match.turn].name)

    # ── going back ──

    def undo(self) -> None:
        """Take the last act back, whoever made it; what was mixed or seen since is asked about first.

        That the table was passed on since goes back with it: another's act takes no more than one's own.
        """
        match = self.match
        last = ply = match.undo_to("free")
        while ply is not None and match.moves[ply][0].startswith(f"{SEAT}:"):
            ply = match.undo_to("free", at=ply)
        self.go_back(last if ply is None else ply)

    def go_back(self, ply: int | None) -> None:
        """Stand at an earlier moment; where something was revealed or mixed since, ask first."""
        if ply is None or ply >= self.match.at:
            self.jump(ply, "undo.none") if ply is None else self.jump(ply)
            return
        ply = max(ply, next(at for at in range(self.match.at + 1) if self.match.by(at) != CHANCE))  # laid it stays
        if not self.borders(ply):
            self.jump(ply)
            return
        words = self.stage.words
        answers = [(words("free.undo.no"), "primary", None), (words("free.undo.yes"), "plain", lambda: self.jump(ply))]
        self.stage.push(self.stage.doors.ask(words("free.undo.title"), words("free.undo.text"), answers))

    def borders(self, ply: int) -> bool:
        """Tell whether going back to a ply would undo something that was mixed, rolled, drawn or revealed."""
        return any(self.is_border(at) for at in range(ply, self.match.at))

    def is_border(self, ply: int) -> bool:
        """Tell whether the move of a ply mixed or rolled something, or let somebody see what they did not know."""
        match = self.match
        if match.by(ply) == CHANCE:
            return match.moves[ply][0] in MIXED
        look, (before, after) = match.rules.look, match.states[ply : ply + 2]
        eyes = (*range(len(match.seats)), OVER)
        known = backs(match.setup.board)
        return any(reveals(look(before, eye), look(after, eye), known) for eye in eyes)

    def past(self) -> tell.Past | None:
        """Return which lines of the history are borders, and what was taken back and can be done again."""
        match, words = self.match, self.stage.words
        cause = match.at, len(match.moves), words.language, self.view.eye
        if self.later[0] != cause:
            ahead = self.view.logbook.between(match.at, len(match.moves)) if match.at < len(match.moves) else []
            self.later = cause, ahead
        return tell.Past(self._crossed, self.later[1])

    def _crossed(self, line: tell.Line) -> bool:
        """Tell whether a line tells of something that was mixed or revealed; asked once."""
        for ply in range(line.since, min(line.ply + 1, self.match.at)):
            move = self.match.moves[ply]
            if self.crossed.get(ply, ((), False))[0] is not move:
                self.crossed[ply] = move, self.is_border(ply)
        return any(self.crossed[ply][1] for ply in range(line.since, min(line.ply + 1, self.match.at)))

    def told(self, ply: int) -> None:
        """Go to where a line of the history stood: back before it, or on to what was taken back."""
        if ply > self.match.at:
            self.jump(ply)
        else:
            self.go_back(ply)

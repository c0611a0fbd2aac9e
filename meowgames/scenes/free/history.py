"""The history of a free table: undo is everybody's, and any line leads back to where it was told."""

from __future__ import annotations

from collections.abc import Callable

from ...play.match import Match
from ...rules import CHANCE, Move
from ...rules.free.border import DEALT, DRAWN, MIXED, ROLLED, SEEN, border
from ...rules.free.words import FATE, NOD, SAY, SEAT, STAND, WAIVE, to_cat
from ...screen.stage import Stage
from ..table import tell
from ..table.view import View

SIGNS = {
    MIXED: "icon-shuffle", ROLLED: "icon-roll", DRAWN: "icon-hand", DEALT: "icon-deal", SEEN: "icon-eye",
}  # fmt: skip


class History:
    """Goes back and forth in a match; where something was mixed or seen meanwhile, it asks first."""

    def __init__(self, stage: Stage, match: Match, view: View, jump: Callable[..., object]):
        self.stage, self.match, self.view, self.jump = stage, match, view, jump
        self.crossed: dict[int, tuple[Move, str]] = {}  # what makes the move of a ply a border, as far as it was asked
        self.later: tuple[object, list[tell.Line]] = ((), [])  # what was taken back, and where that was asked

    def undo(self) -> None:
        """Take the last act back, whoever made it; what was mixed or seen since is asked about first."""
        self.go(self.before(self.match.at))

    def take_back(self) -> None:
        """Take the last act back because the referee objects to it: nothing is asked."""
        self.jump(self.before(self.match.at), "undo.none")

    def redo(self) -> None:
        """Do again what the last undo took back."""
        self.jump(self.after(self.match.at))

    def before(self, at: int) -> int | None:
        """Return the ply to which undo goes back from there.

        That the table was passed on since goes back with it: another's act takes no more than one's own.
        """
        last = ply = self.match.undo_to("free", at=at)
        while ply is not None and self._hands_on(ply):
            ply = self.match.undo_to("free", at=ply)
        return last if ply is None else ply

    def after(self, at: int) -> int | None:
        """Return the ply to which redo goes on from there: the last one from which undo would come back to it."""
        match = self.match
        end = len(match.moves)
        ply = next((ply for ply in range(at + 1, end + 1) if match.by(ply) != CHANCE), None)
        while ply is not None and ply < end and self._hands_on(ply) and self.before(ply + 1) == at:
            ply += 1
        return ply

    def choose(self, ply: int) -> None:
        """Go to where a line of the history stood: back before it, or on to what was taken back.

        What the referee answered to an act goes with it.
        """
        match, back = self.match, ply < self.match.at
        while 0 < ply < len(match.moves) and (match.by(ply) == CHANCE or self._hands_on(ply)):
            ply += -1 if back else 1
        self.go(ply)

    def go(self, ply: int | None) -> None:
        """Stand at another moment; where it is an earlier one and something was mixed or seen since, ask first."""
        if ply is None or ply >= self.match.at:
            self.jump(ply, "undo.none") if ply is None else self.jump(ply)
            return
        ply = max(ply, next(at for at in range(self.match.at + 1) if self.match.by(at) != CHANCE))  # laid it stays
        if not any(self.border(at) for at in range(ply, self.match.at)):
            self.jump(ply)
            return
        words = self.stage.words
        answers = [(words("free.undo.no"), "primary", None), (words("free.undo.yes"), "plain", lambda: self.jump(ply))]
        self.stage.push(self.stage.doors.ask(words("free.undo.title"), words("free.undo.text"), answers))

    def border(self, ply: int) -> str:
        """Return what makes the move of a ply a border, "" if nothing does; worked out once."""
        move = self.match.moves[ply]
        if self.crossed.get(ply, ((), ""))[0] is not move:
            self.crossed[ply] = move, border(self.match.states[ply], move)
        return self.crossed[ply][1]

    def past(self) -> tell.Past:
        """Return which lines of the history are borders, and what was taken back and can be done again."""
        match, words = self.match, self.stage.words
        cause = match.at, len(match.moves), words.language, self.view.eye
        if self.later[0] != cause:
            ahead = self.view.logbook.between(match.at, len(match.moves)) if match.at < len(match.moves) else []
            self.later = cause, ahead
        return tell.Past(self._mark, self.later[1])

    def _mark(self, line: tell.Line) -> tell.Mark | None:
        """Return the sign of a line that tells of something mixed or seen, or of a house rule, None for any other."""
        plies = range(line.since, min(line.ply + 1, self.match.at))
        words = self.stage.words
        if line.text in {words("free.log.waive", clause) for ply in plies if (clause := self._let(ply))}:
            return tell.Mark("icon-whistle", words("free.border.let"))
        kind = next(filter(None, map(self.border, plies)), "")
        return tell.Mark(SIGNS[kind], words(f"free.border.{kind}")) if kind else None

    def _let(self, ply: int) -> str:
        """Return the clause that was let be at a ply, "" if none was."""
        move = self.match.moves[ply]
        return move[0].partition(":")[2] if to_cat(move) == WAIVE else ""

    def _hands_on(self, ply: int) -> bool:
        """Tell whether a move goes back with the one before it: it hands the table on, or is the referee's answer."""
        move = self.match.moves[ply]
        verb = to_cat(move)
        if verb == SAY:
            return not self.match.person(self.match.by(ply))
        return verb in (NOD, WAIVE, FATE, STAND) or move[0].startswith(f"{SEAT}:")

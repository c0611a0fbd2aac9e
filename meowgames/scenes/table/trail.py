"""What undo and redo know beyond the list of moves: which were made in one go, and which without asking."""

from __future__ import annotations

from typing import NamedTuple

from ...play.match import Match
from ...rules import CHANCE


class Aside(NamedTuple):
    """A move that was made without asking; it can be taken back, and perhaps asked instead."""

    ply: int
    word: str
    asks: bool  # whether asking is another thing than taking back


class Trail:
    """Follows a match in the hands of a person; nothing of it is kept on disk."""

    def __init__(self, match: Match):
        self.match = match
        self.joined: set[int] = set()  # plies made in one go with the one before
        self.asked: set[int] = set()  # plies one has come back to: nothing is done there without asking
        self.aside: Aside | None = None

    def go(self, joined: bool) -> None:
        """A move is made where the match stands, perhaps in one go with the one before."""
        here = self.match.at
        self.joined = {ply for ply in self.joined if ply < here} | ({here} if joined else set())

    def note(self, aside: Aside | None) -> None:
        """Remember what was just done without asking, or nothing any more."""
        self.aside = aside

    def come_back(self, ply: int) -> None:
        """The match stands elsewhere; what was done there without asking is asked from now on."""
        if ply < self.match.at:
            self.asked.add(ply)
        self.aside = None

    def past(self, policy: str, seat: int) -> int | None:
        """Return the ply a seat's undo goes back to, as far as the policy lets: the first of those made in one go."""
        ply = self.match.undo_to(policy, seat)
        while ply in self.joined:
            further = self.match.undo_to(policy, seat, ply)
            if further is None:
                break
            ply = further
        return ply

    def reach(self, policy: str, seat: int) -> int:
        """Return the ply beyond which a seat's undo does not go; where the match stands if it goes nowhere."""
        ply = self.match.at
        if self.match.rules.OPEN:  # all but that it was laid, however long that is ago
            return next((at for at in range(ply) if self.match.by(at) != CHANCE), ply)
        while (further := self.match.undo_to(policy, seat, ply)) is not None:
            ply = further
        return ply

    def barred(self, policy: str, seat: int) -> str:
        """Return the text key of why a seat can take nothing back."""
        match, last = self.match, self.match.at - 1
        if policy == "never":
            return "undo.never"
        if not any(match.person(match.by(ply)) for ply in range(match.at)):
            return "undo.none"
        return "undo.seen" if match.by(last) in (CHANCE, seat) else "undo.other"

    def brought(self, policy: str, seat: int, spot: str, face: str) -> int | None:
        """Return the ply among a seat's latest that laid such a face on a spot, if undo may reach it."""
        rules, states, ply = self.match.rules, self.match.states, self.match.at

        def count(at: int) -> int:
            return rules.look(states[at], seat).get(spot, ()).count(face)

        while self.match.undo_to(policy, seat, ply) == ply - 1:  # else somebody else moved before
            ply -= 1
            if count(ply + 1) > count(ply):
                return ply
        return None

    def ahead(self) -> int | None:
        """Return the ply redo goes on to: past those made in one go."""
        ply = self.match.redo_to()
        while ply in self.joined:
            ply = self.match.redo_to(ply)
        return ply

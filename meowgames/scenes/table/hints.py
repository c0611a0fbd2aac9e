"""What a good bot would play, once it was asked for: a few plans, one shown at a time, and why."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from ...play.changes import art
from ...play.match import Match
from ...rules import Move, Plan, State, Text
from ...words import Words
from . import saying, tell
from .saying import Dress

THEN = ".then"  # ends the key of a text that goes on after another move
FEW = 3  # plans a hint goes round


class Hint:
    """What the best bot would play: its best few plans, the best first; a new one for every moment."""

    def __init__(self) -> None:
        self.plans: tuple[Plan, ...] = ()
        self.at = 0  # the plan that is shown; behind the last it says that this was all
        self.open = False
        self.asked = False  # whether it was asked for and has not come yet

    @property
    def plan(self) -> Plan:
        """The plan that is shown, () if none is."""
        return self.plans[self.at] if self.open and self.at < len(self.plans) else ()

    def ask(self, may: bool, shut: bool = False) -> None:
        """Ask for it, if that may be; asked again it shows another plan, and one that was closed opens anew.

        While the secrets it speaks of are shut it waits until they are seen.
        """
        if may and self.plans and not shut:
            self.at = (self.at + 1) % (len(self.plans) + 1) if self.open else 0
            self.open = True
        else:
            self.asked = may

    def show(self, plans: Sequence[Plan]) -> None:
        """Show what was found."""
        self.plans, self.at, self.open, self.asked = tuple(plans), 0, True, False

    def close(self) -> bool:
        """Show nothing any more, and wait for nothing; tell whether something was shown."""
        was, self.open, self.asked = self.open, False, False
        return was

    def look(self) -> tuple[object, ...]:
        """Return all that follows from it on the screen."""
        return id(self), self.open, self.at, len(self.plans)


class Advice(NamedTuple):
    """A plan in words: what to do, and one reason."""

    deed: str
    reason: str


def advise(words: Words, match: Match, plans: Sequence[Plan]) -> list[Plan]:
    """Return plans as a hint shows them: with their second move only where it goes on with what the first began.

    It does if its first word could not have been said before in this turn, and names nothing that lies beside what the
    first one names: a cat is taken, then laid; a card that is played after another begins something new, and so does
    whatever comes in another round. A game that calls its moves has words for those that go on.
    """
    rules, state, seat = match.rules, match.state, match.turn
    lying = [{art(face) for face in faces} | set(faces) for faces in rules.look(state, seat).values()]
    before = {move[0] for move in (*rules.moves(state), *rules.moves(_beginning(match)))}
    found = []
    for plan in plans:
        after = ahead(match, plan[:1])
        onward = rules.turn(after) == seat and plan[1:] and plan[1] in rules.moves(after)
        onward = onward and rules.status(after)[:2] == rules.status(state)[:2]
        said = rules.deed(after, plan[1]) if onward else ()
        onward = onward and (not said or words.has(said[0] + THEN))
        alike = onward and any({plan[0][0], plan[1][0]} <= faces for faces in lying)
        found.append(plan if onward and not alike and plan[1][0] not in before else plan[:1])
    return list(dict.fromkeys(found))


def _beginning(match: Match) -> State:
    """Return the state in which the turn of the seat to act began."""
    ply = match.at
    while ply and match.by(ply - 1) == match.turn:
        ply -= 1
    return match.states[ply]


def ahead(match: Match, plan: Plan) -> State:
    """Return where moves of the seat to act lead, as far as it can know: never from what is hidden from it."""
    rules, seat = match.rules, match.turn
    state = rules.guess(match.state, seat, Random(0))
    for move in plan:
        state = rules.play(state, move) if rules.turn(state) == seat else state
    return state


def played(match: Match, plan: Plan) -> Plan:
    """Return the moves that playing a plan makes: where its last one means several in a row, those, as by touch."""
    meant = match.rules.meant(ahead(match, plan[:-1]), plan[-1])
    return (*plan[:-1], *meant[0]) if len(meant) == 1 else plan


def advice(words: Words, match: Match, plan: Plan, dress: Dress) -> Advice:
    """Return what a hint says of a plan, things named as they are worn here; without a reason, how it was found."""
    reason = saying.sentence(words, match.setup.game, why(match, plan), dress) or words("hint.tried")
    deeds = [_deed(words, match, plan[: at + 1], dress) for at in range(len(plan))]
    return Advice(words("hint.then", *deeds) if plan[1:] else deeds[0], saying.capital(reason))


def why(match: Match, plan: Plan) -> Text:
    """Return what speaks for a plan: for its last move, if that has a reason, else for its first."""
    later = match.rules.because(ahead(match, plan[:-1]), plan[-1]) if plan[1:] else ()
    return later or match.rules.because(match.state, plan[0])


def _deed(words: Words, match: Match, plan: Plan, dress: Dress) -> str:
    """Return what to do last of all in a plan; after another move it goes on in the same sentence."""
    game, move = match.setup.game, plan[-1]
    said = match.rules.deed(ahead(match, plan[:-1]), move)
    if said:
        later = (said[0] + THEN, *said[1:])
        text = saying.sentence(words, game, later if plan[1:] and words.has(later[0]) else said, dress)
    else:  # a game without words for it: the things it names
        named = tell.move_name(words, game, tuple(dress.get(word, word) for word in move))
        text = words("hint.say", named) if named else words("hint.marked")
    return text[:1].lower() + text[1:] if plan[1:] else saying.capital(text)


def orientation(move: Move) -> str:
    """Return how a move orients what it lays, "" if it does not."""
    return next((word for word in move if word.startswith("@")), "")
